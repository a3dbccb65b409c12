"""A sample of worlds for one decision: drawn evenly, weighed, drawn again by weight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kominek_desktop.ai.kominek_worlds import World, Worlds
from kominek_desktop.rules.chance import Dice

OVERSAMPLING = 3
_FINE = 1 << 20


@dataclass(frozen=True, slots=True)
class Sample:
    """Different worlds and how often each counts. ``certain``: these are all there are."""

    worlds: tuple[tuple[World, float], ...]
    certain: bool


def take_sample(
    worlds: Worlds, count: int, dice: Dice, weigh: Callable[[World], float] | None
) -> Sample:
    """At most ``count`` worlds in random order; all of them when there are no more than that.

    ``weigh`` says how likely a world is, up to a constant factor; None for all alike.
    """
    if worlds.total <= count:
        every = dice.shuffle(tuple(worlds.every()))
        if weigh is None:
            return Sample(tuple((world, 1.0) for world in every), True)
        weights = [weigh(world) for world in every]
        scale = len(every) / sum(weights)
        pairs = zip(every, weights, strict=True)
        return Sample(tuple((world, weight * scale) for world, weight in pairs), True)
    if weigh is None:
        return Sample(tuple((world, 1.0) for world in worlds.draw(count, dice)), False)
    drawn = worlds.draw(OVERSAMPLING * count, dice)
    again = dice.shuffle(_draw_again(drawn, [weigh(world) for world in drawn], count, dice))
    return Sample(again, False)


def _draw_again(
    worlds: list[World], weights: list[float], count: int, dice: Dice
) -> tuple[tuple[World, float], ...]:
    """Systematic sampling: equal steps through the summed weights, from a random start."""
    step = sum(weights) / count
    mark = step * (dice.below(_FINE) + 0.5) / _FINE
    found: dict[World, float] = {}
    passed = 0.0
    for world, weight in zip(worlds, weights, strict=True):
        passed += weight
        while passed > mark:
            found[world] = found.get(world, 0.0) + 1.0
            mark += step
    return tuple(found.items())
