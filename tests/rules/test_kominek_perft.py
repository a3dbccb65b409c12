"""Fact 11: counts of card sequences until the deal stops."""

from __future__ import annotations

import pytest

from kominek_desktop.rules.cards import Card, Suit
from kominek_desktop.rules.games.kominek.legality import allowed, best_card
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.state import PIPS, Phase, State
from tests.rules.build import KOMINEK, S, cards, leading, rules

HANDS = ("AD KD TH 9H JS KH", "JC TC TD JH 9C QS", "AH AC 9S KS 9D QC", "KC AS QD QH JD TS")
TRUMP = Suit.DIAMONDS

Hands = tuple[tuple[Card, ...], ...]
Known = dict[tuple[Hands, int, int], tuple[int, int]]


class Counter:
    """Counts with the legality and the trick rule alone. Positions at the start of a trick that
    differ only in the way to them go on alike and are counted once."""

    def __init__(self, beat: str) -> None:
        self.options = Options(must_beat=beat)
        self.known: Known = {}

    def count(self, depth: int) -> tuple[int, int]:
        """Sequences of at most ``depth`` cards, and those of them that end by K32."""
        self.known.clear()
        return self._lead(tuple(map(cards, HANDS)), S, (0, 0), depth)

    def _lead(self, hands: Hands, seat: int, pips: tuple[int, int], depth: int) -> tuple[int, int]:
        if max(pips) >= 66:
            return 1, 0
        if not hands[0] or not depth:
            return 1, not hands[0]
        key = hands, seat, pips[0]
        if (found := self.known.get(key)) is None:
            found = self.known[key] = self._add(hands, seat, (), pips, depth)
        return found

    def _add(
        self,
        hands: Hands,
        seat: int,
        table: tuple[tuple[int, Card], ...],
        pips: tuple[int, int],
        depth: int,
    ) -> tuple[int, int]:
        if len(table) == 4:
            winner = best_card(table, TRUMP)[0]
            won = sum(PIPS[card.rank] for _, card in table)
            after = (pips[0] + won, pips[1]) if winner % 2 == 0 else (pips[0], pips[1] + won)
            return self._lead(hands, winner, after, depth)
        if not depth:
            return 1, 0
        total = by_last = 0
        for card in allowed(hands[seat], table, TRUMP, self.options):
            left = tuple(held for held in hands[seat] if held is not card)
            rest = (*hands[:seat], left, *hands[seat + 1 :])
            more, last = self._add(rest, (seat + 1) % 4, (*table, (seat, card)), pips, depth - 1)
            total, by_last = total + more, by_last + last
        return total, by_last


def applied(state: State, depth: int) -> int:
    """Sequences of at most ``depth`` cards by the moves of the game itself."""
    if state.result is not None or not depth:
        return 1
    moves = KOMINEK.legal_moves(state)
    assert all(isinstance(move, Play) and not move.marriage for move in moves)
    return sum(applied(KOMINEK.apply(state, move).state, depth - 1) for move in moves)


@pytest.mark.parametrize(
    ("beat", "four", "eight", "deals"),
    [("off", 11, 234, 241_855), ("suit", 9, 180, 134_531)],
)
def test_fact_11_perft(beat: str, four: int, eight: int, deals: int) -> None:
    counter = Counter(beat)
    assert [counter.count(depth)[0] for depth in (4, 8)] == [four, eight]
    total, by_last = counter.count(24)
    assert total == deals
    if beat == "off":
        assert by_last == 45_830, "ended by K32"


@pytest.mark.parametrize("beat", ["off", "suit", "always"])
def test_fact_11_the_moves_of_the_game_give_the_same_counts(beat: str) -> None:
    state = leading(HANDS, "D", options=rules(must_beat=beat))
    assert state.phase is Phase.PLAY
    assert not any(KOMINEK.view(state, seat).grounds for seat in range(4))
    for depth in (4, 8, 9):
        assert applied(state, depth) == Counter(beat).count(depth)[0]
