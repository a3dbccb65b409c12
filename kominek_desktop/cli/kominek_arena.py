"""Kominek and Klin in the arena.

The unit is points uncovered. A coat that is put on an eight by the pay of an announced game counts
as the points of a whole eight: 8, and 16 for a garnitur; the points that an eight already shows
are left out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kominek_desktop.ai.kominek_calls import name_trump
from kominek_desktop.ai.kominek_playout import Position
from kominek_desktop.ai.kominek_search import play_rules
from kominek_desktop.ai.kominek_seen import CARDS, NUMBERS, as_set, suit_set
from kominek_desktop.ai.kominek_solver import best_cards, solo_made
from kominek_desktop.cli.arena import Desk
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.legality import trump_in_force
from kominek_desktop.rules.games.kominek.moves import KeepNines, Pass, Play, SoloGame
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.play import TRICKS
from kominek_desktop.rules.games.kominek.scoring import FULL
from kominek_desktop.rules.games.kominek.state import Coat, Phase, State, View, pips_of
from kominek_desktop.rules.moves import Move


def side(seat: int) -> int:
    """The pair of a seat."""
    return seat % 2


def card_play_options(options: Options) -> Options:
    """The same rules without new deals and without deals that a nine at the cut ends."""
    off = {f"redeal_{ground}": "off" for ground in "abcde"}
    return replace(options, nine_cut="off", **off)


def given(view: View, moves: tuple[Move, ...], cards: Dice, card_play: bool) -> Move | None:
    """Cuts are chance at both tables alike. For card play alone everybody names the trump by the
    same formula and announces nothing."""
    if view.phase in (Phase.CUTTER, Phase.CUT):
        return cards.pick(moves)
    if card_play:
        match view.phase:
            case Phase.TRUMP:
                return name_trump(view)[0]
            case Phase.NINES:
                return KeepNines()
            case Phase.AUCTION:
                return Pass()
    return None


def points(report: dict[str, Any]) -> int:
    """What a deal brought to seats 0 and 2, less what it brought to the others."""
    total = 0
    for part in (report, report["nines"] or {}):
        won = part.get("points", 0)
        if part.get("coat"):
            won += FULL * Coat[part["coat"].upper()].value
        if part.get("scored_by") is not None:
            total += won if part["scored_by"] == 0 else -won
    return total


def position_of(state: State) -> Position:
    """Ordinary play with all cards open."""
    won = [0, 0]
    for trick in state.tricks:
        won[trick.winner % 2] += 1
    return Position(
        [as_set(hand) for hand in state.hands],
        suit_set(state.trump),
        state.turn,
        [NUMBERS[card] for _, card in state.trick],
        list(pips_of(state.tricks, state.marriages, state.trump)[0]),
        won,
    )


def cheat(state: State, moves: tuple[Move, ...], usual: Move) -> Move:
    """The best card when all cards are open, the usual one when none is better. Whatever is not
    a card is decided in the usual way."""
    if not isinstance(usual, Play) or len(moves) == 1:
        return usual
    worth = _solo_worth(state, moves) if state.phase is Phase.SOLO else _worth(state)
    best = max(worth.values())
    if worth[NUMBERS[usual.card]] == best:
        return usual
    card = CARDS[next(number for number in worth if worth[number] == best)]
    announced = Play(card, True)
    return announced if announced in moves else Play(card)


def _worth(state: State) -> dict[int, int]:
    """By card, what it brings to the pair that plays it."""
    found = best_cards(position_of(state), play_rules(state.options))
    return {card: -worth if side(state.turn) else worth for card, worth in found.items()}


def _solo_worth(state: State, moves: tuple[Move, ...]) -> dict[int, int]:
    """By card, whether the side that plays it then reaches its aim."""
    soloist = state.soloist
    assert soloist is not None
    tricks = (TRICKS - 1 if state.game is SoloGame.FIVE else TRICKS) - len(state.tricks)
    force = suit_set(trump_in_force(state.trump, state.game, state.options))
    table = [NUMBERS[card] for _, card in state.trick]
    worth: dict[int, int] = {}
    for number in sorted(NUMBERS[move.card] for move in moves if isinstance(move, Play)):
        hands = [as_set(hand) for hand in state.hands]
        hands[state.turn] ^= 1 << number
        made = solo_made(hands, soloist, tricks, force, [*table, number])
        worth[number] = made if state.turn == soloist else not made
    return worth


DESK = Desk(side, card_play_options, given, points, cheat)
