"""Arrow keys among things that lie anywhere: the nearest one that way."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPoint, QRect, Qt

ASIDE = 4
"""Times as far as straight on counts what lies aside."""


class Way(Enum):
    """Where an arrow points."""

    LEFT = Qt.Key.Key_Left
    RIGHT = Qt.Key.Key_Right
    UP = Qt.Key.Key_Up
    DOWN = Qt.Key.Key_Down

    @property
    def across(self) -> bool:
        """Whether it goes left or right."""
        return self in (Way.LEFT, Way.RIGHT)


def step(places: Sequence[QRect], here: int, way: Way, anchor: QPoint) -> int | None:
    """The index of the place to go to from ``places[here]``, None where there is none. ``anchor``
    is a point on the way in ``here``: a wide place is left straight on from there."""
    best: tuple[int, int] | None = None
    found = None
    for index, place in enumerate(places):
        ahead = _ahead(places[here], place, way)
        if index == here or ahead < 0:
            continue
        aside = _aside(place, way, anchor)
        rank = ahead + ASIDE * aside, aside
        if best is None or rank < best:
            best, found = rank, index
    return found


def arrive(place: QRect, way: Way, anchor: QPoint) -> QPoint:
    """The anchor in a place that was gone to: as before across the way, where that lies in it."""
    middle = place.center()
    if way.across:
        return QPoint(middle.x(), max(place.top(), min(place.bottom(), anchor.y())))
    return QPoint(max(place.left(), min(place.right(), anchor.x())), middle.y())


def _ahead(here: QRect, place: QRect, way: Way) -> int:
    """How far it is straight on; negative when it does not lie that way."""
    return {
        Way.LEFT: here.left() - place.right(),
        Way.RIGHT: place.left() - here.right(),
        Way.UP: here.top() - place.bottom(),
        Way.DOWN: place.top() - here.bottom(),
    }[way]


def _aside(place: QRect, way: Way, anchor: QPoint) -> int:
    low, high = (place.top(), place.bottom()) if way.across else (place.left(), place.right())
    at = anchor.y() if way.across else anchor.x()
    return max(0, low - at, at - high)
