"""A sheet on pages of paper, by any painter: printer, PDF file or picture.

Measures are points of 96 to the inch, whatever the device is; black ink with red hearts and
diamonds, so that a page is as good in grey.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from kominek_desktop import __version__
from kominek_desktop.gui.fonts import sans, serif
from kominek_desktop.gui.sheet.coats import coat_step, empty_place, paint_coat
from kominek_desktop.gui.sheet.grid import Grid, Look, fitted, wrapped
from kominek_desktop.gui.sheet.model import Line, Row, Sheet, Side
from kominek_desktop.gui.table.hearth import hearth
from kominek_desktop.gui.table.marks import paint_teeth
from kominek_desktop.gui.texts import sheet as words

A4 = QSizeF(794, 1123)
LETTER = QSizeF(816, 1056)
MARGIN = 57.0
ROW = 30.0
INK, SECOND = QColor("#16120E"), QColor("#4A3A2C")
LINES, BAND = QColor("#B9B29F"), QColor("#F0EBE0")
HAIR = 0.8
_HEAD = 182.0  # from the margin to the heads of the columns
_FOOT = 134.0  # from the last line to the edge of the paper
_BOX, _BETWEEN = 70.0, 12.0
_COAT, _STEP = QSizeF(33, 46), 42.0
_HEARTH = 60.0


class Paper:
    """A sheet laid out on pages of ``size`` in points of 96 to the inch."""

    def __init__(self, sheet: Sheet, size: QSizeF = A4) -> None:
        self._sheet = sheet
        self._size = size
        self._wide = size.width() - 2 * MARGIN
        self._subtitle, self._small = self._set_subtitle()
        pitch = QFontMetricsF(self._small).lineSpacing()
        self._down = (len(self._subtitle) - 1) * pitch
        look = Look(
            plain=sans(15),
            bold=_thin(sans(15, 700)),
            figure=_thin(sans(16, 800)),
            head=_thin(sans(14, 700)),
            ink=INK,
            second=SECOND,
            line=LINES,
            band=BAND,
            frame=INK,
            row=ROW,
            pad=6.0,
            hair=HAIR,
        )
        self._grid = Grid(sheet, self._wide, look, paint_coat)
        top = MARGIN + _HEAD + self._down + ROW
        self._lines = max(4, int((size.height() - top - _FOOT) / ROW + 0.01))
        self._pages = self._split()

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return len(self._pages)

    def paint(self, painter: QPainter, page: int) -> None:
        """One page, counted from 0, from the painter's origin on."""
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(MARGIN, MARGIN)
        self._paint_head(painter)
        self._paint_sides(painter, 92 + self._down)
        self._paint_lines(painter, _HEAD + self._down, page)
        self._paint_foot(painter, page)
        painter.restore()

    def _set_subtitle(self) -> tuple[list[str], QFont]:
        text = words.subtitle(self._sheet.date, self._sheet.rules)
        room = self._wide - _HEARTH - 14
        font = fitted(sans(14), text, room, 13)
        return wrapped(text, font, room), font

    def _split(self) -> list[tuple[Row, ...]]:
        """The lines of each page. What belongs to a line is not torn from it."""
        rows = list(self._sheet.rows)
        room = self._lines
        pages = []
        while len(rows) + bool(self._sheet.totals) > room:
            end = min(room, len(rows))
            while end > room // 2 and end < len(rows) and rows[end].line in (Line.BAND, Line.EXTRA):
                end -= 1
            pages.append(tuple(rows[:end]))
            rows = rows[end:]
        return [*pages, tuple(rows)]

    def _paint_head(self, painter: QPainter) -> None:
        painter.save()
        painter.translate(_HEARTH / 2, 29)
        painter.scale(_HEARTH / 168, _HEARTH / 168)
        hearth().paint(painter)
        painter.restore()
        left = _HEARTH + 14
        painter.setPen(INK)
        title = fitted(_thin(serif(36, 800)), self._sheet.title, self._wide - left)
        painter.setFont(title)
        painter.drawText(QPointF(left, 30), self._sheet.title)
        painter.setFont(self._small)
        painter.setPen(SECOND)
        pitch = QFontMetricsF(self._small).lineSpacing()
        for number, line in enumerate(self._subtitle):
            painter.drawText(QPointF(left, 52 + number * pitch), line)
        paint_teeth(painter, 0, self._wide, 72 + self._down, 5, 11, INK)

    def _paint_sides(self, painter: QPainter, top: float) -> None:
        sides = self._sheet.sides
        wide = (self._wide - _BETWEEN * (len(sides) - 1)) / max(1, len(sides))
        for place, side in enumerate(sides):
            box = QRectF(place * (wide + _BETWEEN), top, wide, _BOX)
            painter.setPen(QPen(INK, 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 8, 8)
            right = self._paint_worn(painter, box, side)
            room = right - box.left() - 22
            for text, font, ink, base in (
                (side.name, _thin(serif(24)), INK, 29.0),
                (side.players, sans(14), SECOND, 53.0),
            ):
                small = fitted(font, text, room)
                painter.setFont(small)
                painter.setPen(ink)
                cut = QFontMetricsF(small).elidedText(text, Qt.TextElideMode.ElideRight, room + 0.5)
                painter.drawText(box.topLeft() + QPointF(14, base), cut)

    def _paint_worn(self, painter: QPainter, box: QRectF, side: Side) -> float:
        """The coats of a side, or its score in a game without any; returns how far the names may
        go."""
        if side.coat_places == 0:
            font = _thin(sans(24, 800))
            painter.setFont(font)
            painter.setPen(INK)
            wide = QFontMetricsF(font).horizontalAdvance(side.total)
            painter.drawText(QPointF(box.right() - 16 - wide, box.top() + 43), side.total)
            return box.right() - 16 - wide
        count = max(side.coat_places or 0, len(side.coats))
        step = coat_step(count, _COAT.width(), _STEP, box.width() * 0.5)
        left = box.right() - 20 - _COAT.width() - step * (count - 1)
        first = left
        for place in range(count):
            area = QRectF(QPointF(left, box.top() + (_BOX - _COAT.height()) / 2), _COAT)
            if place < len(side.coats):
                paint_coat(painter, side.coats[place], area)
            else:
                empty_place(painter, area, SECOND)
            left += step
        return first

    def _paint_lines(self, painter: QPainter, top: float, page: int) -> None:
        grid, rows = self._grid, self._pages[page]
        bottom = top + ROW * (self._lines + 1)
        grid.uprights(painter, top, bottom)
        grid.paint_heads(painter, top, ROW)
        y = top + ROW
        for row in rows:
            grid.paint_row(painter, y, row)
            y += ROW
        if page == self.pages - 1 and self._sheet.totals:
            grid.paint_totals(painter, y)
            y += ROW
            grid.rule(painter, y)
        while y < bottom - 1:
            y += ROW
            grid.rule(painter, y)

    def _paint_foot(self, painter: QPainter, page: int) -> None:
        bottom = self._size.height() - 2 * MARGIN
        if page == self.pages - 1:
            font = fitted(_thin(sans(17, 700)), self._sheet.foot, self._wide, 14)
            painter.setFont(font)
            painter.setPen(INK)
            pitch = QFontMetricsF(font).lineSpacing()
            for number, line in enumerate(wrapped(self._sheet.foot, font, self._wide)):
                painter.drawText(QPointF(0, bottom - 42 + number * pitch), line)
        painter.setFont(sans(14))
        painter.setPen(SECOND)
        area = QRectF(0, bottom - 20, self._wide, 24)
        left = words.written_by(__version__, self._sheet.code)
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, left)
        right = words.page_of(page + 1, self.pages)
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, right)


def _thin(font: QFont) -> QFont:
    """A face that is bold by itself, so that it is not thickened once more in a PDF."""
    font.setWeight(QFont.Weight.Normal)
    return font
