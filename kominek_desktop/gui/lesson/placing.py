"""Where the callout stands: where nothing is that the step is about, near what it speaks of."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QRectF, QSizeF

NEAR = 8.0
BLOCKED, COVERED = 40.0, 0.12  # cost of a covered pixel of a hole, and of what is better left free
LEFT, ABOVE, UNUSUAL, ASKEW = 25.0, 40.0, 45.0, 0.25


def place(
    area: QRectF,
    sizes: Sequence[QSizeF],
    holes: Sequence[QRectF],
    spared: Sequence[QRectF],
    gap: float,
) -> QRectF:
    """The best place inside ``area`` for one of the ``sizes``, the first being the usual one.

    It keeps off the ``holes``, off the ``spared`` where it can, and ``gap`` away from the first
    hole: right of it, else left, else above or below. Without holes it is in the middle.
    """
    best, least = QRectF(area.topLeft(), sizes[0]), math.inf
    for number, size in enumerate(sizes):
        if least <= UNUSUAL * number:
            break
        for rect in _places(area, size, (*holes, *spared), gap):
            cost = UNUSUAL * number + _cost(area, rect, holes, spared, gap)
            if cost < least:
                best, least = rect, cost
    return best


def _places(area: QRectF, size: QSizeF, things: Sequence[QRectF], gap: float) -> Iterator[QRectF]:
    """At the edges and in the middle of the area, and beside and in line with every thing."""
    wide, high = size.width(), size.height()
    across = [area.left(), area.center().x() - wide / 2, area.right() - wide]
    down = [area.top(), area.center().y() - high / 2, area.bottom() - high]
    for thing in things:
        middle = thing.center()
        across += (thing.right() + gap, thing.left() - gap - wide, middle.x() - wide / 2)
        down += (thing.bottom() + gap, thing.top() - gap - high, middle.y() - high / 2)
    for x in _inside(across, area.left(), area.right() - wide):
        for y in _inside(down, area.top(), area.bottom() - high):
            yield QRectF(x, y, wide, high)


def _inside(places: Iterable[float], first: float, last: float) -> list[float]:
    return sorted({max(first, min(last, found)) for found in places})


def _cost(
    area: QRectF,
    rect: QRectF,
    holes: Sequence[QRectF],
    spared: Sequence[QRectF],
    gap: float,
) -> float:
    cost = BLOCKED * _overlap(rect.adjusted(-NEAR, -NEAR, NEAR, NEAR), holes)
    cost += COVERED * _overlap(rect, spared)
    if not holes:
        away = rect.center() - area.center()
        return cost + math.hypot(away.x(), away.y())
    target = holes[0]
    across, down = apart(rect, target)
    cost += abs(math.hypot(across, down) - gap)
    middle = rect.center() - target.center()
    if across > 0:
        return cost + (LEFT if middle.x() < 0 else 0.0) + ASKEW * abs(middle.y())
    return cost + ABOVE + ASKEW * abs(middle.x())


def _overlap(rect: QRectF, others: Sequence[QRectF]) -> float:
    shared = (rect & other for other in others)
    return sum(part.width() * part.height() for part in shared if not part.isEmpty())


def apart(one: QRectF, other: QRectF) -> tuple[float, float]:
    """How far two rectangles are from each other, across and down; 0 where they overlap."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0.0)
    down = max(one.top() - other.bottom(), other.top() - one.bottom(), 0.0)
    return across, down
