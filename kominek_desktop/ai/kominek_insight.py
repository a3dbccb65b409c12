"""What thinking ahead found, in the words of moves: for hints."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from kominek_desktop.ai.kominek_memory import Memory
from kominek_desktop.ai.kominek_rollout import OTHERS
from kominek_desktop.ai.kominek_search import Found, Result
from kominek_desktop.ai.kominek_seen import CARDS
from kominek_desktop.ai.kominek_solo_search import SoloResult
from kominek_desktop.ai.player import Estimate, Insight
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.moves import Move

FEWEST = 12
"""Worlds in which a card must lie with a seat before anything is said of it."""


def insight_of(memory: Memory, result: Result, moves: Mapping[int, Move]) -> Insight:
    """The estimates of all cards, the chosen one first."""
    ordered = sorted(result.cards, key=lambda found: found.card != result.card)
    estimates = tuple(
        Estimate(moves[found.card], found.value, found.error, found.chance) for found in ordered
    )
    return Insight(
        estimates,
        len(result.sample.worlds),
        result.sample.certain,
        _turning(memory, result, ordered) if len(ordered) > 1 else None,
    )


def _turning(memory: Memory, result: Result, ordered: list[Found]) -> tuple[Card, int] | None:
    """The hidden card, and its seat, that would make the second card better by most."""
    first, second = ordered[:2]
    looked = list(zip(result.sample.worlds, first.points, second.points, strict=False))
    best = 0.0
    found = None
    for seat in OTHERS[memory.seat]:
        for card in range(24):
            if not memory.unseen >> card & 1:
                continue
            gaps = [
                (weight, theirs - mine)
                for (world, weight), mine, theirs in looked
                if world[seat] >> card & 1
            ]
            if FEWEST <= len(gaps) < len(looked):
                gain = sum(weight * gap for weight, gap in gaps)
                gain /= sum(weight for weight, _ in gaps)
                if gain > best:
                    best = gain
                    found = CARDS[card], seat
    return found


def insight_of_solo(result: SoloResult, sign: int) -> Insight:
    """The chance of each card that the game goes the way of the seat; ``sign``: 1 for the
    soloist, -1 for a defender. The value counts the game as one point."""
    estimates = []
    for card, made in result.made.items():
        chance = made if sign > 0 else 1 - made
        error = 2 * sqrt(chance * (1 - chance) / max(result.worlds, 1))
        estimates.append(Estimate(Play(CARDS[card]), 2 * chance - 1, error, chance))
    estimates.sort(key=lambda each: -each.chance)
    return Insight(tuple(estimates), result.worlds, result.certain)
