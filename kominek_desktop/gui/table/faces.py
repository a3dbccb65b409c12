"""Pictures of cards and of the table, painted once a size and kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from kominek_desktop.gui.table.backdrop import paint_table
from kominek_desktop.gui.table.cardback import paint_back
from kominek_desktop.gui.table.coats import paint_coat
from kominek_desktop.gui.table.eightcards import paint_cover, paint_eight
from kominek_desktop.gui.table.fronts import paint_front
from kominek_desktop.gui.table.marks import paint_card_shadow, shadow_scale
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.table.outlines import PAPER
from kominek_desktop.gui.theme import Theme
from kominek_desktop.rules.cards import Card, Rank, Suit

CARD_RATIO = 1.4
SHORT, LONG = 250.0, 350.0
RADIUS = 14.0
BORDER = 1.5
SHADOW_REACH = 12.0  # how far the shadow looks out under a card 112 wide
KEPT_BYTES = 96 * 1024 * 1024

_Key = tuple[object, float, float]


def margin(width: float) -> int:
    """Logical pixels around every picture that is ``width`` wide, for its shadow."""
    return math.ceil(SHADOW_REACH * shadow_scale(width))


class Faces:
    """All pictures for one language, theme and set of suit colours.

    Widths are logical pixels of the card alone; a picture is larger by ``margin(width)`` on every
    side. The same call returns the same object while it is among the recently used ones.
    """

    def __init__(
        self, letters: Mapping[Rank, str], theme: Theme, four_colour: bool = False
    ) -> None:
        """``letters`` are the index letters of the court and the ace; other ranks show figures."""
        self.letters: dict[Rank, str] = dict(letters)
        self.theme = theme
        self._four_colour = four_colour
        self._kept: dict[_Key, QPixmap] = {}
        self._bytes = 0
        self._table: tuple[tuple[int, int, float, float], QPixmap] | None = None

    def card(self, card: Card | None, width: float, dpr: float) -> QPixmap:
        """A card face up, or the back for None."""

        def paint(painter: QPainter) -> None:
            if card is None:
                painter.translate(SHORT / 2, LONG / 2)
                paint_back(painter)
            else:
                paint_front(painter, card, self._letter(card.rank), self._four_colour)

        return self._picture(("card", card), width, dpr, False, paint)

    def eight(self, suit: Suit, width: float, dpr: float) -> QPixmap:
        """The eight that counts points, landscape; ``width`` is its long side."""

        def paint(painter: QPainter) -> None:
            paint_eight(painter, suit, self._letter(Rank.EIGHT))

        return self._picture(("eight", suit), width, dpr, True, paint)

    def cover(self, width: float, dpr: float) -> QPixmap:
        """The hearth card that covers an eight, landscape; ``width`` is its long side."""

        def paint(painter: QPainter) -> None:
            painter.translate(LONG / 2, SHORT / 2)
            paint_cover(painter)

        return self._picture("cover", width, dpr, True, paint)

    def coat(self, kind: CoatKind, width: float, dpr: float) -> QPixmap:
        """A coat card, upright."""

        def paint(painter: QPainter) -> None:
            painter.translate(SHORT / 2, LONG / 2)
            paint_coat(painter, kind)

        return self._picture(("coat", kind), width, dpr, False, paint)

    def table(self, width: int, height: int, k: float, dpr: float) -> QPixmap:
        """The empty table; ``k`` is the scale of the layout's units. Only the last one is kept."""
        key = (width, height, k, dpr)
        if self._table is None or self._table[0] != key:
            pixmap = QPixmap(round(width * dpr), round(height * dpr))
            pixmap.setDevicePixelRatio(dpr)
            painter = QPainter(pixmap)
            paint_table(painter, QRectF(0, 0, width, height), k, dpr, self.theme)
            painter.end()
            self._table = (key, pixmap)
        return self._table[1]

    def _letter(self, rank: Rank) -> str:
        return self.letters.get(rank, str(int(rank)))

    def _picture(
        self,
        what: object,
        width: float,
        dpr: float,
        landscape: bool,
        paint: Callable[[QPainter], None],
    ) -> QPixmap:
        key = (what, width, dpr)
        pixmap = self._kept.pop(key, None)
        if pixmap is None:
            pixmap = self._render(width, dpr, landscape, paint)
            self._bytes += _size(pixmap)
            while self._kept and self._bytes > KEPT_BYTES:
                self._bytes -= _size(self._kept.pop(next(iter(self._kept))))
        self._kept[key] = pixmap  # the last place: the least used ones are dropped first
        return pixmap

    def _render(
        self, width: float, dpr: float, landscape: bool, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        units = (LONG, SHORT) if landscape else (SHORT, LONG)
        edge = round(margin(width) * dpr)
        # Whole device pixels: the edges of the card stay sharp.
        wide = max(1, round(width * dpr))
        high = max(1, round(width * units[1] / units[0] * dpr))
        pixmap = QPixmap(wide + 2 * edge, high + 2 * edge)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter, QRectF(edge, edge, wide, high), min(wide, high) / SHORT, dpr)
        painter.translate(edge, edge)
        painter.scale(wide / units[0], high / units[1])
        paint(painter)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _paint_paper(self, painter: QPainter, rect: QRectF, unit: float, dpr: float) -> None:
        radius = RADIUS * unit
        painter.save()
        painter.scale(dpr, dpr)
        area = QRectF(rect.topLeft() / dpr, rect.size() / dpr)
        paint_card_shadow(painter, area, radius / dpr, self.theme)
        painter.restore()
        line = max(1.0, BORDER * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        inner = rect.adjusted(line, line, -line, -line)
        for area, colour, corner in (
            (rect, self.theme.card_border, radius),
            (inner, PAPER, radius - line),
        ):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(area, corner, corner)


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
