"""Pictures on the tiles of the welcome page: fans of cards, the covered eight, eights in play."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from kominek_desktop.gui.table.faces import CARD_RATIO, Faces, margin
from kominek_desktop.gui.table.layout import EIGHT
from kominek_desktop.gui.table.markers import COAT_WIDTH, TWIN_OUT, coat_place, cover_offset
from kominek_desktop.gui.table.marks import GOLD, RIM, paint_flame
from kominek_desktop.gui.table.model import CoatKind, Marker
from kominek_desktop.rules.cards import Card, parse_card

HALF_STEP = 0.52  # of a card's width from one card of a fan to the next
TURN = 5.0  # degrees from one card of a fan to the next
LEAN = 0.04  # of a card's height that the outer cards of a fan hang lower
WIDEST_EIGHT = 118.0
BETWEEN = 0.34  # of an eight, between two of them


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards side by side, each a little more turned than the one before. ``flame`` marks the last
    one as a hint does."""

    cards: tuple[Card, ...]
    flame: bool = False


@dataclass(frozen=True, slots=True)
class Hearth:
    """A covered eight with a coat on it: the sign of Kominek."""


@dataclass(frozen=True, slots=True)
class Eights:
    """Eights as they lie in a match."""

    markers: tuple[Marker, ...]


Picture = Fan | Hearth | Eights

LESSON = Fan((parse_card("AH"),), flame=True)


def fan(*cards: str) -> Fan:
    """A fan of cards by their two letters."""
    return Fan(tuple(map(parse_card, cards)))


def paint_picture(
    painter: QPainter, area: QRectF, picture: Picture, faces: Faces, dpr: float
) -> None:
    """Paint a picture into the middle of an area, as large as it may be."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    match picture:
        case Fan():
            _paint_fan(painter, area, picture, faces, dpr)
        case Hearth():
            _paint_hearth(painter, area, faces, dpr)
        case Eights(markers):
            _paint_eights(painter, area, markers, faces, dpr)
    painter.restore()


def _paint_fan(painter: QPainter, area: QRectF, fan_: Fan, faces: Faces, dpr: float) -> None:
    count = len(fan_.cards)
    most = (count - 1) / 2
    tilt = math.radians(TURN * most if count > 1 else TURN * fan_.flame)
    hang = most * most * LEAN * CARD_RATIO
    high = CARD_RATIO * math.cos(tilt) + math.sin(tilt) + hang
    wide = HALF_STEP * (count - 1) + math.cos(tilt) + CARD_RATIO * math.sin(tilt)
    width = float(int(min(area.height() / high, area.width() / wide)))
    middle = area.center() - QPointF(0, hang * width / 2)
    for place, card in enumerate(fan_.cards):
        off = place - most
        at = middle + QPointF(off * HALF_STEP * width, off * off * LEAN * width * CARD_RATIO)
        lean = TURN * off if count > 1 else -TURN * fan_.flame
        _card(painter, faces.card(card, width, dpr), at, width, lean)
    if fan_.flame:
        side = width * 0.62
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(middle + QPointF(width * 0.62, -width * CARD_RATIO * 0.26))
        painter.setPen(GOLD)
        painter.setBrush(RIM)
        painter.drawEllipse(disc)
        inner = side * 0.18
        paint_flame(painter, disc.adjusted(inner, inner, -inner, -inner))


def _paint_hearth(painter: QPainter, area: QRectF, faces: Faces, dpr: float) -> None:
    width = float(int(min(area.width() / 1.18, area.height() / (1.12 / CARD_RATIO))))
    middle = area.center() - QPointF(width * 0.08, 0)
    _card(painter, faces.cover(width, dpr), middle, width, 0.0, landscape=True)
    coat = float(int(width * 0.39))
    at = middle + QPointF(width * 0.44, width * 0.06)
    _card(painter, faces.coat(CoatKind.FUTRO, coat, dpr), at, coat, 6.0)


def _paint_eights(
    painter: QPainter, area: QRectF, markers: Sequence[Marker], faces: Faces, dpr: float
) -> None:
    ways = [cover_offset(marker.uncovered) for marker in markers]
    units = sum(1 + way for way in ways) + BETWEEN * (len(markers) - 1)
    high = 1 / CARD_RATIO + (2 * TWIN_OUT if _any_twin(markers) else 0.0)
    width = float(int(min(area.width() / units, area.height() / high, WIDEST_EIGHT)))
    x = area.center().x() - units * width / 2
    for marker, way in zip(markers, ways, strict=True):
        _paint_eight(painter, QPointF(x, area.center().y()), width, marker, faces, dpr)
        x += (1 + way + BETWEEN) * width


def _any_twin(markers: Sequence[Marker]) -> bool:
    return any(CoatKind.GARNITUR in marker.coats for marker in markers)


def _paint_eight(
    painter: QPainter, left: QPointF, width: float, marker: Marker, faces: Faces, dpr: float
) -> None:
    """An eight whose left edge is at ``left``, half way up."""
    middle = left + QPointF(width / 2, 0)
    cover = middle + QPointF(cover_offset(marker.uncovered) * width, 0)
    coat = float(int(COAT_WIDTH * width))
    for kind in marker.coats:
        if kind is CoatKind.GARNITUR:
            low = width / CARD_RATIO / 2 + TWIN_OUT * width - coat * CARD_RATIO / 2
            at = cover + QPointF(width * (48 / EIGHT - 0.5), low)
            _card(painter, faces.coat(kind, coat, dpr), at, coat, -8.0)
    _card(painter, faces.eight(marker.suit, width, dpr), middle, width, 0.0, landscape=True)
    _card(painter, faces.cover(width, dpr), cover, width, 0.0, landscape=True)
    for place, kind in enumerate(marker.coats):
        dx, turn = coat_place(place, len(marker.coats))
        at = cover + QPointF(dx * width / EIGHT, 0)
        _card(painter, faces.coat(kind, coat, dpr), at, coat, turn)


def _card(
    painter: QPainter,
    pixmap: QPixmap,
    middle: QPointF,
    width: float,
    turn: float,
    *,
    landscape: bool = False,
) -> None:
    """A card ``width`` wide about its middle; upright ones that are not turned stay sharp."""
    high = width / CARD_RATIO if landscape else width * CARD_RATIO
    edge = margin(width)
    painter.save()
    corner = QPointF(-width / 2 - edge, -high / 2 - edge)
    if turn:
        painter.translate(middle)
        painter.rotate(turn)
    else:
        at = middle + corner
        painter.translate(QPointF(round(at.x()), round(at.y())) - corner)
    painter.drawPixmap(corner, pixmap)
    painter.restore()
