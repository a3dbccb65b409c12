"""Our pinned randomness: the same seed gives the same packs on every machine and version."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A seeded source of draws. Only the generator's raw bits are used, since they alone are
    promised to stay the same in later versions of Python."""

    __slots__ = ("_bits",)

    def __init__(self, seed: int) -> None:
        self._bits = random.Random(seed).getrandbits

    def below(self, count: int) -> int:
        """A whole number in ``0 .. count - 1``, evenly. Raises ValueError when there is none."""
        if count < 1:
            raise ValueError(f"nothing to draw from: {count}")
        size = count.bit_length()
        value = self._bits(size)
        while value >= count:
            value = self._bits(size)
        return value

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, evenly."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
