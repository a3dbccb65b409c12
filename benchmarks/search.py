"""Figures of the rule list and of the levels that think ahead: speed, strength, calibration.

``python -m benchmarks.search [--deals N] [--games N] [--seed N] [--json]``. Strength is in points
per deal over duplicate deals at the table, card play only (no redeals, trump named alike): the
same cards twice with the pairs swapped, value (a - b) / 2, with the half-width of its 95 %
interval. Times are of the processor, in milliseconds, for decisions with a choice, by phase: trump,
new deals and games included. How fast a search is given up is measured by ``benchmarks.cancel``.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from benchmarks.plain import DEALER, hands_of, mean, packs
from kominek_desktop.ai.kominek import decide
from kominek_desktop.ai.kominek_levels import LEVELS
from kominek_desktop.ai.kominek_playout import PRINTED as PRINTED_PLAY
from kominek_desktop.ai.kominek_rollout import Players, Table, roll_out
from kominek_desktop.ai.kominek_rules import play_list
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import Bid, Cut, Decline, KeepNines, Redeal
from kominek_desktop.rules.games.kominek.options import PRINTED
from kominek_desktop.rules.games.kominek.state import Phase, State

STARTS = 10
"""So many deals are played up to the first card for each one that is played to its end."""
UNTIMED = (Phase.CUTTER, Phase.CUT)
BINS = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.999, 1.01)
OPTIONS = replace(PRINTED, nine_cut="off", **{f"redeal_{ground}": "off" for ground in "abcde"})


class Clock:
    """Processor time of the decisions of every player."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {}

    def decide(self, player: str, seen: Any, moves: tuple[Any, ...], seed: int) -> Any:
        started = time.process_time()
        choice = decide(seen, moves, player, Dice(seed))
        name = f"{player} {seen.phase.name.lower()}"
        self.times.setdefault(name, []).append(time.process_time() - started)
        return choice

    def facts(self) -> dict[str, dict[str, float]]:
        return {
            name: {
                "mean": round(1000 * sum(spent) / len(spent), 3),
                "worst": round(1000 * max(spent), 3),
                "count": len(spent),
            }
            for name, spent in sorted(self.times.items())
        }


def decision_times(players: Sequence[str], deals: int, seed: int) -> dict[str, dict[str, float]]:
    """By player and phase, milliseconds of the decisions with a choice in deals of the whole game,
    printed rules, one player on all seats. Of a decision that is seldom asked for there are few."""
    clock = Clock()
    for player in players:
        for number in range(STARTS * deals):
            time_deal(player, Dice((seed << 64) + number), clock, number < deals)
    return clock.facts()


def time_deal(player: str, dice: Dice, clock: Clock, to_the_end: bool) -> None:
    """One deal, or its start up to the first card of ordinary play."""
    game = find_game("kominek")
    state = game.new_match(PRINTED)
    ended = False
    while not ended and (to_the_end or state.phase is not Phase.PLAY):
        actor = game.actor(state)
        if actor == CHANCE:
            move = game.chance(state, dice)
        else:
            seen = game.view(state, state.turn)
            moves = game.view_moves(seen)
            if len(moves) == 1 or state.phase in UNTIMED:
                move = dice.pick(moves)
            else:
                move = clock.decide(player, seen, moves, dice.below(1 << 32)).move
        step = game.apply(state, move)
        state = step.state
        ended = any(game.deal_report(event) for event in step.events)


def playout_speed(count: int, seed: int) -> dict[str, int]:
    """Whole deals a second with the list at all seats: the first ones, and when it is warm."""
    policy = play_list(False)
    seats: Players = (policy, policy, policy, policy)
    dealt = [hands_of(pack) for pack in packs(count, seed)]
    speeds = {}
    for name in ("cold", "warm"):
        started = time.process_time()
        for hands, trump in dealt:
            roll_out(Table(hands[:], trump, 0, namer=0), PRINTED_PLAY, seats)
        speeds[name] = round(count / (time.process_time() - started))
    return speeds


def table(
    game: GameDef,
    pack: tuple[Card, ...],
    pairs: tuple[str, str],
    clock: Clock,
    seed: int,
    scale: str,
) -> int:
    """Points of seats 0 and 2 in one deal of card play."""
    options = replace(OPTIONS, loser_scale=scale)
    state = State(options, False, phase=Phase.CUT, turn=2, dealer=DEALER, deal=1, pack=pack)
    state = game.apply(state, Cut(1)).state
    count = 0
    while state.result is None:
        seen = game.view(state, state.turn)
        moves = game.view_moves(seen)
        count += 1
        if state.phase is Phase.TRUMP:
            move = decide(seen, moves, "plain", Dice(0)).move
        elif len(moves) == 1:
            move = moves[0]
        else:
            move = clock.decide(pairs[state.turn % 2], seen, moves, 100 * seed + count).move
        state = game.apply(state, move).state
    points: int = state.result.points
    return points if state.result.scored_by == 0 else -points


def duel(
    first: str, second: str, count: int, seed: int, clock: Clock, scale: str
) -> dict[str, float]:
    game = find_game("klin")
    values = []
    for index, pack in enumerate(packs(count, seed)):
        deal = seed * 100_000 + index
        there = table(game, pack, (first, second), clock, deal, scale)
        back = table(game, pack, (second, first), clock, deal, scale)
        values.append((there - back) / 2)
    middle, half = mean(values)
    return {"mean": middle, "half_width": half, "deals": count}


def solo_calls(count: int, seed: int, defenders: str, clock: Clock) -> dict[str, dict[str, float]]:
    """By the announced chance of a game that ``top`` names: how often it is made against these
    defenders, ``top`` playing it."""
    found: list[tuple[float, bool]] = []
    game = find_game("kominek")
    for index, pack in enumerate(packs(count, seed)):
        state = State(OPTIONS, True, phase=Phase.CUT, turn=2, dealer=DEALER, deal=1, pack=pack)
        state = game.apply(state, Cut(1)).state
        said = 0.0
        while state.result is None and state.phase is not Phase.PLAY:
            seen = game.view(state, state.turn)
            moves = game.view_moves(seen)
            fixed: Iterable[Any] = (KeepNines(), Redeal(False))
            move = next((m for m in fixed if m in moves), None)
            if move is None:
                attack = state.phase is Phase.AUCTION or state.turn == state.soloist
                who = "plain" if Decline() in moves else "top" if attack else defenders
                choice = clock.decide(who, seen, moves, 1000 * seed + index)
                move = choice.move
                if isinstance(move, Bid) and choice.insight is not None:
                    said = choice.insight.estimates[0].chance
            state = game.apply(state, move).state
        if state.result is not None and state.result.made is not None:
            found.append((said, state.result.made))
    facts = {}
    for low, high in pairwise(BINS):
        row = [each for each in found if low <= each[0] < high]
        if row:
            facts[f"{low:.3g} to {min(high, 1):.3g}"] = {
                "games": len(row),
                "said": round(sum(said for said, _ in row) / len(row), 3),
                "made": round(sum(made for _, made in row) / len(row), 3),
            }
    return facts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=50, help="duplicate deals of each pairing")
    parser.add_argument("--games", type=int, default=300, help="deals looked at for solo games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    clock = Clock()
    facts: dict[str, Any] = {"playouts_per_second": playout_speed(20 * given.deals, given.seed)}
    for level in LEVELS:
        for scale in ("printed", "classic"):
            name = f"{level} over plain, {scale}"
            facts[name] = duel(level, "plain", given.deals, given.seed, clock, scale)
    for defenders in ("plain", "top"):
        facts[f"solo games against {defenders}"] = solo_calls(
            given.games, given.seed, defenders, clock
        )
    facts["milliseconds_in_duels"] = clock.facts()
    whole = max(given.deals // 10, 1)
    facts["milliseconds"] = decision_times(tuple(LEVELS), whole, given.seed)
    if given.json:
        print(json.dumps(facts, indent=2))
    else:
        for name, value in facts.items():
            print(f"{name}: {value}")


if __name__ == "__main__":
    main()
