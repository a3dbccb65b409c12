"""Worlds: exactly those that fit, each equally often, against counting by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

from kominek_desktop.ai.kominek_memory import Memory, remember
from kominek_desktop.ai.kominek_seen import CARDS, as_set
from kominek_desktop.ai.kominek_worlds import World, worlds_of
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.legality import allowed
from kominek_desktop.rules.games.kominek.state import Phase, State
from tests.ai.kominek_positions import fitting_pack, questions

PLAYING = (Phase.PLAY, Phase.SOLO)


def arrangements(items: list[int]) -> Iterator[tuple[int, ...]]:
    """All different orders of items that repeat."""
    if not items:
        yield ()
    for item in sorted(set(items)):
        rest = items.copy()
        rest.remove(item)
        for order in arrangements(rest):
            yield (item, *order)


def true_world(state: State) -> World:
    first, second, third, fourth = map(as_set, state.hands)
    return first, second, third, fourth


def plays_were_legal(state: State) -> bool:
    """Whether every card of the past could be played from the hand it came from."""
    hands = [list(hand) for hand in state.hands]
    tables = [*(trick.cards for trick in state.tricks), state.trick]
    for cards in reversed(tables):
        for place in range(len(cards) - 1, -1, -1):
            seat, card = cards[place]
            hands[seat].append(card)
            may = allowed(hands[seat], cards[:place], state.trump, state.options, state.game)
            if card not in may:
                return False
    return True


def by_brute_force(memory: Memory, state: State) -> set[World]:
    """All layouts of the hidden cards for which the referee's own view stays the same."""
    game = find_game("kominek")
    hidden = [card for card in range(24) if memory.unseen >> card & 1]
    seats = [s for s in range(4) if s != memory.seat for _ in range(memory.sizes[s])]
    found = set()
    for places in arrangements(seats):
        hands = [0, 0, 0, 0]
        hands[memory.seat] = memory.hand
        for card, seat in zip(hidden, places, strict=True):
            hands[seat] |= 1 << card
        laid_out = [[CARDS[c] for c in range(24) if hand >> c & 1] for hand in hands]
        other = fitting_pack(state, laid_out)
        if other is None or game.view(other, memory.seat) != memory.view:
            continue
        if plays_were_legal(other):
            found.add((hands[0], hands[1], hands[2], hands[3]))
    return found


def test_small_positions_have_exactly_the_worlds_that_fit() -> None:
    """From each position with few hidden cards: the same worlds as by trying all layouts."""
    seen_totals: set[tuple[int, int, int]] = set()
    for seen, state in questions(find_game("kominek"), 31, 6000):
        if seen.phase not in PLAYING or sum(seen.sizes) - len(seen.hand) > 8:
            continue
        if len(seen_totals) >= 25:
            break
        memory = remember(seen)
        worlds = worlds_of(memory)
        listed = list(worlds.every())
        assert len(listed) == len(set(listed)) == worlds.total
        fitting = by_brute_force(memory, state)
        assert true_world(state) in fitting
        assert set(listed) == fitting
        seen_totals.add((worlds.total, len(seen.hand), len(seen.trick)))
    assert len(seen_totals) >= 12


def drawn_evenly(worlds: Any, draws: int, dice: Dice) -> None:
    """The chi-square of the draws lies within five standard deviations of its mean."""
    counts = Counter(worlds.draw(draws, dice))
    every = list(worlds.every())
    assert set(counts) <= set(every)
    expected = draws / len(every)
    chi = sum((counts[world] - expected) ** 2 / expected for world in every)
    freedom = len(every) - 1
    assert abs(chi - freedom) < 5 * sqrt(2 * freedom) + 1


def test_draws_are_even() -> None:
    tried = 0
    for seen, _ in questions(find_game("kominek"), 32, 4000):
        if seen.phase in PLAYING and tried < 12:
            worlds = worlds_of(remember(seen))
            if 2 <= worlds.total <= 400 and len(worlds.splits) > 1:
                drawn_evenly(worlds, 20 * worlds.total + 200, Dice(tried))
                tried += 1
    assert tried == 12


@pytest.mark.parametrize("game_id", ["kominek", "klin"])
def test_the_truth_is_always_among_the_worlds(game_id: str) -> None:
    """Each hidden card's holder is possible, and so are all holders together."""
    for count, (seen, state) in enumerate(questions(find_game(game_id), 33, 1000)):
        if seen.phase not in (*PLAYING, Phase.AUCTION):
            continue
        worlds = worlds_of(remember(seen))
        truth = true_world(state)
        shares = [
            tuple(
                (seat, size)
                for seat in group.seats
                if (size := (truth[seat] & sum(1 << c for c in group.cards)).bit_count())
            )
            for group in worlds.groups
        ]
        assert tuple(shares) in worlds.splits
        for fixed, held in zip(worlds.fixed, truth, strict=True):
            assert not fixed & ~held
        for world in worlds.draw(2, Dice(count)):
            assert sum(world) == sum(truth)
            assert [hand.bit_count() for hand in world] == list(seen.sizes)
