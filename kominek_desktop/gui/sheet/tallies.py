"""How the sides stand, over the lines of the panel, and the coats that they wear, under them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.fonts import sans, serif
from kominek_desktop.gui.sheet.coats import coat_step, empty_place, paint_coat
from kominek_desktop.gui.sheet.grid import fitted
from kominek_desktop.gui.sheet.inks import Inks
from kominek_desktop.gui.sheet.model import Sheet, Side
from kominek_desktop.gui.sheet.plain import side_line
from kominek_desktop.gui.table.marks import paint_roundel
from kominek_desktop.gui.texts import sheet as words

BOX, LOW_BOX, GAP = 66.0, 40.0, 8.0
COAT, STEP = QSizeF(42, 58), 56.0
SMALL_COAT, SMALL_STEP = QSizeF(27, 38), 32.0
_NAMES = 52.0


class _Part(QWidget):
    """What both parts have: a sheet, inks and a size of texts."""

    def __init__(self) -> None:
        super().__init__()
        self._sheet: Sheet | None = None
        self._inks: Inks | None = None
        self._scale = 1.0

    def sides(self) -> tuple[Side, ...]:
        """Whose scores there are."""
        return self._sheet.sides if self._sheet is not None else ()

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Other scores."""
        self._sheet = sheet
        self.setAccessibleName("; ".join(map(self.told, self.sides())))
        self.fit()

    def dress(self, inks: Inks, scale: float) -> None:
        """Colours and the size of texts."""
        self._inks, self._scale = inks, scale
        self.fit()

    def told(self, side: Side) -> str:
        """A side, for the screen reader."""
        return side.name

    def need(self) -> float:
        """The height that is needed at the usual size of texts."""
        return 0.0

    def fit(self) -> None:
        """Take that height."""
        self.setFixedHeight(round(self.need() * max(1.0, self._scale)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """In units of the usual size of texts."""
        if self._inks is None or self._sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = max(1.0, self._scale)
        painter.scale(scale, scale)
        self.draw(painter, self.width() / scale, self._inks)

    def draw(self, painter: QPainter, width: float, inks: Inks) -> None:
        """Paint it."""


def _write(
    painter: QPainter, font: QFont, text: str, left: float, base: float, room: float
) -> None:
    small = fitted(font, text, room)
    painter.setFont(small)
    cut = QFontMetricsF(small).elidedText(text, Qt.TextElideMode.ElideRight, room + 0.5)
    painter.drawText(QPointF(left, base), cut)


class Tallies(_Part):
    """A box for each side, two in a row."""

    def told(self, side: Side) -> str:
        """A side and its score."""
        return side_line(side)

    def _high(self) -> float:
        return BOX if any(side.dots for side in self.sides()) else LOW_BOX

    def need(self) -> float:
        """Two boxes stand side by side."""
        rows = (len(self.sides()) + 1) // 2
        return rows * (self._high() + GAP) - GAP if rows else 0.0

    def draw(self, painter: QPainter, width: float, inks: Inks) -> None:
        """The boxes."""
        wide = (width - GAP) / 2
        for place, side in enumerate(self.sides()):
            across, down = place % 2, place // 2
            left, top = across * (wide + GAP), down * (self._high() + GAP)
            self._box(painter, QRectF(left, top, wide, self._high()), side, inks)

    def _box(self, painter: QPainter, box: QRectF, side: Side, inks: Inks) -> None:
        painter.setPen(QPen(inks.border, 1.2))
        painter.setBrush(inks.raised)
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)
        base, left = box.top() + 29, box.left() + 10
        if side.dots:
            paint_roundel(painter, QRectF(left, box.top() + 10, 26, 26), side.ours)
            left += 35
        painter.setPen(inks.ink)
        figure = sans(24, 800)
        wide = QFontMetricsF(figure).horizontalAdvance(side.total)
        painter.setFont(figure)
        painter.drawText(QPointF(box.right() - 20 - wide, base + 1), side.total)
        _write(painter, sans(17, 700), side.name, left, base - 1, box.right() - 28 - wide - left)
        step = min(15.0, (box.width() - 32) / max(1, side.dots - 1))
        for dot in range(side.dots):
            painter.setPen(QPen(inks.frame, 1.5))
            painter.setBrush(inks.frame if dot < side.uncovered else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(box.left() + 16 + dot * step, box.bottom() - 15), 4.8, 4.8)


class Worn(_Part):
    """The coats that each side wears and the places for more; nothing in a game without any."""

    def __init__(self) -> None:
        super().__init__()
        self._compact = False

    def set_compact(self, compact: bool) -> None:
        """All sides in one row, with small coats."""
        if compact != self._compact:
            self._compact = compact
            self.fit()

    def told(self, side: Side) -> str:
        """A side and how many coats it wears."""
        return words.coats_spoken(side.name, len(side.coats))

    def need(self) -> float:
        """A head, and a row for each side."""
        wearers = [side for side in self.sides() if side.coat_places != 0]
        if not wearers:
            return 0.0
        if self._compact:
            return SMALL_COAT.height() + 4
        return 34 + len(wearers) * (COAT.height() + 12)

    def draw(self, painter: QPainter, width: float, inks: Inks) -> None:
        """Rows of coats."""
        wearers = [side for side in self.sides() if side.coat_places != 0]
        painter.setPen(inks.ink)
        if not self._compact and wearers and self._sheet is not None:
            _write(painter, serif(20), self._sheet.worn, 0, 22, width)
        for place, side in enumerate(wearers):
            if self._compact:
                wide = width / len(wearers)
                area = QRectF(place * wide, 2, wide - 8, SMALL_COAT.height())
                self._row(painter, area, side, SMALL_COAT, SMALL_STEP, inks)
            else:
                top = 34 + place * (COAT.height() + 12)
                self._row(painter, QRectF(0, top, width, COAT.height()), side, COAT, STEP, inks)

    def _row(
        self, painter: QPainter, area: QRectF, side: Side, size: QSizeF, step: float, inks: Inks
    ) -> None:
        font = sans(15 if self._compact else 17, 700)
        named = QFontMetricsF(font).horizontalAdvance(side.name) + 8 if self._compact else _NAMES
        painter.setPen(inks.ink)
        _write(painter, font, side.name, area.left(), area.center().y() + 5, named - 4)
        left = area.left() + named
        count = max(side.coat_places or 0, len(side.coats))
        step = coat_step(count, size.width(), step, area.right() - left)
        for place in range(count):
            at = QRectF(QPointF(left + place * step, area.top()), size)
            if place < len(side.coats):
                paint_coat(painter, side.coats[place], at)
            else:
                empty_place(painter, at, inks.second)
