"""Positions for the tests of Kominek's players: random matches, and packs that fit a layout."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from kominek_desktop.ai.player import Job, choose
from kominek_desktop.rules.cards import Card, Rank
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games.kominek.moves import Bid, LayNines
from kominek_desktop.rules.games.kominek.state import Phase, State


def random_options(game: GameDef, dice: Dice) -> Any:
    """One value of every switch."""
    values = {switch.id: dice.pick(switch.values) for switch in game.switches}
    return replace(game.default_options, **values)


def questions(game: GameDef, seed: int, moves: int) -> Iterator[tuple[Any, State]]:
    """Every view in which a seat decides, with the truth, along matches of random and plain
    players under random house rules; solo games and three nines are called now and then."""
    dice = Dice(seed)
    state = game.new_match(random_options(game, dice))
    for _ in range(moves):
        actor = game.actor(state)
        if actor is None:
            state = game.new_match(random_options(game, dice))
            continue
        if actor == CHANCE:
            move = game.chance(state, dice)
        else:
            seen = game.view(state, actor)
            yield seen, state
            legal = game.view_moves(seen)
            move = dice.pick(legal)
            if dice.below(2):
                move = choose(Job(game.id, seen, legal, "plain", dice.below(1 << 20))).move
            elif len(legal) == 2 and state.phase is Phase.REDEAL:
                move = legal[0]
            elif dice.below(4) == 0:
                move = next((m for m in legal if isinstance(m, (Bid, LayNines))), move)
        state = game.apply(state, move).state


def fitting_pack(state: State, hands: list[list[Card]]) -> State | None:
    """``state`` with other cards in hand and a pack that deals them; None when it cannot be."""
    forehand = (state.dealer + 1) % 4
    played: list[list[Card]] = [[], [], [], []]
    for cards in (*(trick.cards for trick in state.tricks), state.trick):
        for seat, card in cards:
            played[seat].append(card)
    pack: list[Card] = [Card(Rank.NINE, state.pack[0].suit)] * 24
    for seat in range(4):
        six = [*played[seat], *hands[seat]]
        if seat == state.dealer and state.options.nine_cut == "on":
            six.sort(key=lambda card: card.rank is not Rank.NINE)
            if six[-1].rank is Rank.NINE:
                return None
        if seat == forehand and state.shown is not None:
            if state.shown not in six:
                return None
            six.remove(state.shown)
            six.append(state.shown)
        first = 3 * ((seat - forehand) % 4)
        pack[first : first + 3] = six[:3]
        pack[first + 12 : first + 15] = six[3:]
    side = state.side
    if side is not None:
        suits = {card.suit for card in state.laid}
        for pick in side.picks:
            six = [*played[pick.seat], *hands[pick.seat]]
            if pick.card is None and any(card.suit in suits for card in six):
                return None
            if pick.card is not None and pick.card not in six:
                return None
    laid_by = state.nines_by
    if laid_by is not None and not set(state.laid) <= {*played[laid_by], *hands[laid_by]}:
        return None
    for seat, suit in state.marriages:
        pair = {Card(Rank.KING, suit), Card(Rank.QUEEN, suit)}
        if not pair <= {*played[seat], *hands[seat]}:
            return None
    return replace(state, pack=tuple(pack), hands=tuple(map(tuple, hands)))
