"""Naming solo games by what they are worth: sampled worlds, and the chance to win the match.

In each world the game is solved with open cards, and the ordinary deal is played out by the rule
list; what the two pay is compared as equity.
"""

from __future__ import annotations

from math import sqrt

from kominek_desktop.ai.kominek_equity import Standing, equity, standing_of, worth_of_game
from kominek_desktop.ai.kominek_memory import remember
from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.kominek_rollout import Table, roll_out
from kominek_desktop.ai.kominek_rules import play_list
from kominek_desktop.ai.kominek_search import Budget, play_rules
from kominek_desktop.ai.kominek_seen import suit_set
from kominek_desktop.ai.kominek_solo import sure_winners
from kominek_desktop.ai.kominek_solo_search import chances
from kominek_desktop.ai.kominek_worlds import World, worlds_of
from kominek_desktop.ai.player import Choice, Estimate, Insight
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.legality import highest_bid, trump_in_force
from kominek_desktop.rules.games.kominek.moves import Bid, Pass, SoloGame
from kominek_desktop.rules.games.kominek.state import SEATS, View
from kominek_desktop.rules.moves import Move

FEWEST_SURE = 2
"""With fewer sure winners no game is thought of."""
FIRST_LOOK = 24
HOPELESS = 0.25
"""A chance of five tricks, after a first look, at which a game is given up."""
OTHERS_MAKE = 0.85
"""How often a game that another seat has named is made."""
MARGIN = 0.01
"""The equity by which a game must beat what else would happen."""


def call_by_worth(view: View, moves: tuple[Move, ...], budget: Budget, dice: Dice) -> Choice:
    """The game that is worth most, or a pass. Raises NoWorld.

    The insight of a call has the value of each game that could be named, and of passing, as the
    chance to win the match; its chance is that of making the game.
    """
    bids = [move for move in moves if isinstance(move, Bid)]
    memory = remember(view)
    hand = memory.hand
    if not bids or sure_winners(hand) < FEWEST_SURE:
        return Choice(Pass(), Reason.FEW_WINNERS.value)
    force = suit_set(trump_in_force(view.trump, SoloGame.GARNITUR, view.options))
    all_worlds = worlds_of(memory)
    drawn = all_worlds.draw(FIRST_LOOK, dice)
    if chances(drawn, view.seat, 0, budget.seconds / 4)[0] < HOPELESS:
        return Choice(Pass(), Reason.FEW_WINNERS.value)
    drawn += all_worlds.draw(budget.worlds - FIRST_LOOK, dice)
    five, six, coat = chances(drawn, view.seat, force, budget.seconds / 2)
    standing = standing_of(view)
    made = {SoloGame.FIVE: five, SoloGame.SIX: six, SoloGame.FUTRO: coat, SoloGame.GARNITUR: coat}
    worth = {bid: worth_of_game(standing, bid.game, made[bid.game], view.options) for bid in bids}
    best = max(bids, key=lambda bid: worth[bid])
    passing = _worth_of_passing(view, standing, drawn)
    estimates = [
        Estimate(bid, worth[bid], _error(made[bid.game], len(drawn)), made[bid.game])
        for bid in sorted(bids, key=lambda bid: -worth[bid])
    ]
    passed = Estimate(Pass(), passing, 0.0, passing)
    if worth[best] > passing + MARGIN:
        reason = Reason.SURE_WINNERS if made[best.game] >= 1.0 else Reason.WORTH_NAMING
        return Choice(best, reason.value, Insight((*estimates, passed), len(drawn)))
    return Choice(Pass(), Reason.FEW_WINNERS.value, Insight((passed, *estimates), len(drawn)))


def _error(chance: float, count: int) -> float:
    return sqrt(chance * (1 - chance) / count)


def _worth_of_passing(view: View, standing: Standing, worlds: list[World]) -> float:
    """The equity of the game that stands already, or of the ordinary deal."""
    named = highest_bid(view)
    if named is not None:
        by = next(seat for seat, game in reversed(view.calls) if game is named)
        own = by % 2 == view.seat % 2
        return worth_of_game(standing, named, OTHERS_MAKE, view.options, own)
    rules = play_rules(view.options)
    policy = play_list(rules.classic)
    forehand = (view.dealer + 1) % SEATS
    namer = -1 if view.namer is None else view.namer
    sign = -1 if view.seat % 2 else 1
    total = 0.0
    for world in worlds:
        table = Table([*world], suit_set(view.trump), forehand, namer=namer)
        points = sign * roll_out(table, rules, (policy, policy, policy, policy))
        total += equity(standing.after_points(points).next_deal())
    return total / len(worlds)
