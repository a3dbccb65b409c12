"""The lines of a sheet in columns, painted on paper or in the panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout, QTextOption

from kominek_desktop.gui.sheet.model import NOTHING, Cell, Kind, Line, Row, Sheet, narrow_columns
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.table.pips import paint_pip

CoatPainter = Callable[[QPainter, CoatKind, QRectF], None]

_BOLD = (Kind.FIGURE, Kind.TOTAL, Kind.CHIPS)
_CENTRED = (Kind.NUMBER, Kind.NAME, Kind.AGAINST, *_BOLD)
_LEAST_FONT = 11
_GAP = 5.0
_AIRY = 1.7
_LEAST_TEXT = 0.27  # the share of the width that is kept for texts
_BAND_COAT = 18.0, 25.0
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Look:
    """Fonts, colours and measures. ``row`` is the height of a line of one line of text. With
    ``narrow`` only the columns with a short head are there, and long texts take more lines; on
    paper they are set smaller. ``hair`` is the width of the lines between."""

    plain: QFont
    bold: QFont
    figure: QFont
    head: QFont
    ink: QColor
    second: QColor
    line: QColor
    band: QColor | None
    frame: QColor
    row: float
    pad: float
    hair: float
    narrow: bool = False


class Grid:
    """Columns fitted into a width; lines are painted from x 0 on. ``coat`` paints the picture of
    a coat."""

    def __init__(self, sheet: Sheet, width: float, look: Look, coat: CoatPainter) -> None:
        self._sheet = sheet
        self._look = look
        self._coat = coat
        self._sign = look.plain.pixelSize() * 1.1
        self.width = width
        columns = range(len(sheet.columns))
        self._places = narrow_columns(sheet) if look.narrow else tuple(columns)
        self._widths = self._fit()
        self._lefts = [sum(self._widths[:at]) for at in range(len(self._widths))]

    def _fit(self) -> list[float]:
        """What each column needs; the rest is for texts, and where there is too little of it,
        the columns of players give way."""
        kinds = [self._sheet.columns[place].kind for place in self._places]
        wants = [self._want(place) for place in self._places]
        texts = [at for at, kind in enumerate(kinds) if kind is Kind.TEXT]
        fixed = sum(want for at, want in enumerate(wants) if at not in texts)
        least = self.width * _LEAST_TEXT if texts else 0.0
        if fixed > self.width - least:
            soft = [at for at, kind in enumerate(kinds) if kind in (Kind.NAME, Kind.SUIT)]
            too_much = fixed - (self.width - least)
            room = sum(wants[at] for at in soft)
            for at in soft:
                wants[at] = max(3 * self._look.pad, wants[at] - too_much * wants[at] / room)
            fixed = sum(want for at, want in enumerate(wants) if at not in texts)
        if texts:
            for at in texts:
                wants[at] = (self.width - fixed) / len(texts)
            return wants
        return [want * self.width / fixed for want in wants]

    def _want(self, place: int) -> float:
        column, look = self._sheet.columns[place], self._look
        head = column.short if look.narrow else column.head
        metrics = QFontMetricsF(look.figure if column.kind in _BOLD else look.plain)
        cells = [row.cells[place] for row in self._sheet.rows]
        if self._sheet.totals:
            cells.append(self._sheet.totals[place])
        sign = self._sign + _GAP + 1 if column.kind is Kind.SUIT else 0.0
        texts = [metrics.horizontalAdvance(self._text(cell)) + sign for cell in cells]
        most = max([QFontMetricsF(look.head).horizontalAdvance(head or ""), *texts])
        airy = not look.narrow and column.kind in (Kind.AGAINST, *_BOLD)
        return most + 2 * look.pad * (_AIRY if airy else 1.0)

    def _text(self, cell: Cell) -> str:
        return cell.short if self._look.narrow and cell.short else cell.shown

    def height(self, row: Row) -> float:
        """How high a line is."""
        look = self._look
        if not look.narrow:
            return look.row
        lines = 1
        for at, place in enumerate(self._places):
            if self._sheet.columns[place].kind is Kind.TEXT:
                width = self._room(row.cells, at, row.line is Line.BAND) - 2 * look.pad
                lines = max(lines, len(wrapped(self._text(row.cells[place]), look.plain, width)))
        return look.row + (lines - 1) * QFontMetricsF(look.plain).height()

    def _room(self, cells: tuple[Cell, ...], at: int, band: bool) -> float:
        """The width of a cell; the text of a band may go over the empty ones beside it."""
        end = at + 1
        while band and end < len(self._places) and cells[self._places[end]].empty:
            end += 1
        return sum(self._widths[at:end])

    def paint_heads(self, painter: QPainter, top: float, height: float) -> None:
        """The heads of the columns and the line under them."""
        look = self._look
        painter.setFont(look.head)
        painter.setPen(look.second)
        for at, place in enumerate(self._places):
            column = self._sheet.columns[place]
            text = (column.short if look.narrow else column.head) or ""
            area = QRectF(self._lefts[at], top, self._widths[at], height)
            self._write(painter, area, text, look.head, column.kind in _CENTRED)
        painter.setPen(QPen(look.ink, 1.6))
        painter.drawLine(QPointF(0, top + height), QPointF(self.width, top + height))

    def paint_row(self, painter: QPainter, top: float, row: Row) -> None:
        """One line, with the hairline under it."""
        look, height = self._look, self.height(row)
        area = QRectF(0, top, self.width, height)
        band = row.line is Line.BAND
        if band and look.band is not None:
            painter.fillRect(area, look.band)
        self.rule(painter, area.bottom())
        for at in range(len(self._places)):
            self._paint_cell(painter, QRectF(self._lefts[at], top, 0, height), row.cells, at, band)
            if band and row.coat is not None and not look.narrow:
                self._paint_coat(painter, at, top, height, row.coat)
        if row.line is Line.CURRENT:
            painter.setPen(QPen(look.frame, 2, j=Qt.PenJoinStyle.MiterJoin))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area.adjusted(1, 1, -1, -1))

    def paint_totals(self, painter: QPainter, top: float) -> None:
        """The line of sums, under a strong line."""
        painter.setPen(QPen(self._look.ink, 1.6))
        painter.drawLine(QPointF(0, top), QPointF(self.width, top))
        totals = self._sheet.totals
        for at in range(len(self._places)):
            area = QRectF(self._lefts[at], top, 0, self._look.row)
            self._paint_cell(painter, area, totals, at, True)

    def rule(self, painter: QPainter, y: float) -> None:
        """A hairline across."""
        painter.setPen(QPen(self._look.line, self._look.hair))
        painter.drawLine(QPointF(0, y), QPointF(self.width, y))

    def uprights(self, painter: QPainter, top: float, bottom: float) -> None:
        """The lines between the columns."""
        painter.setPen(QPen(self._look.line, self._look.hair))
        for left in self._lefts[1:]:
            painter.drawLine(QPointF(left, top), QPointF(left, bottom))

    def _paint_coat(
        self, painter: QPainter, at: int, top: float, height: float, coat: CoatKind
    ) -> None:
        if self._sheet.columns[self._places[at]].kind is Kind.SUIT:
            wide, high = _BAND_COAT
            left = self._lefts[at] + self._look.pad
            self._coat(painter, coat, QRectF(left, top + (height - high) / 2, wide, high))

    def _paint_cell(
        self, painter: QPainter, area: QRectF, cells: tuple[Cell, ...], at: int, band: bool
    ) -> None:
        """``area`` has the place and the height."""
        look, place = self._look, self._places[at]
        kind, cell = self._sheet.columns[place].kind, cells[place]
        if cell == NOTHING:
            return
        text = self._text(cell)
        bold = look.bold if band and not look.narrow else look.plain
        font = look.figure if kind in _BOLD else bold
        area.setWidth(self._room(cells, at, band and kind is Kind.TEXT))
        if cell.suit is not None:
            side = self._sign
            sign = QRectF(area.left() + look.pad, area.center().y() - side / 2, side, side)
            paint_pip(painter, cell.suit, sign)
            area.setLeft(sign.right() + _GAP - look.pad)
        quiet = kind is Kind.NUMBER or (kind is Kind.NAME and look.narrow)
        painter.setPen(look.second if quiet else look.ink)
        if look.narrow and kind is Kind.TEXT:
            self._write_lines(painter, area, text)
        else:
            self._write(painter, area, text, font, kind in _CENTRED)

    def _write(
        self, painter: QPainter, area: QRectF, text: str, font: QFont, centred: bool
    ) -> None:
        """One line of text, smaller where it finds no room, then cut with dots."""
        pad = 2.0 if centred else self._look.pad
        room = area.adjusted(pad, 0, -pad, 0)
        font = fitted(font, text, room.width())
        painter.setFont(font)
        cut = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 0.5)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, _CENTRE if centred else left, cut)

    def _write_lines(self, painter: QPainter, area: QRectF, text: str) -> None:
        font = self._look.plain
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        pad = self._look.pad
        lines = wrapped(text, font, area.width() - 2 * pad)
        top = area.center().y() - len(lines) * metrics.height() / 2
        for number, line in enumerate(lines):
            base = top + number * metrics.height() + metrics.ascent()
            painter.drawText(QPointF(area.left() + pad, base), line)


def fitted(font: QFont, text: str, width: float, least: int = _LEAST_FONT) -> QFont:
    """The font, or a smaller one of the same face in which the text finds room, down to a floor
    in pixels."""
    found = QFont(font)
    while found.pixelSize() > least and QFontMetricsF(found).horizontalAdvance(text) > width:
        found.setPixelSize(found.pixelSize() - 1)
    return found


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """The lines of a text in a width; a long word is broken."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return lines or [""]
