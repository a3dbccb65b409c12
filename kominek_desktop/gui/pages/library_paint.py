"""How a row of the library is drawn: columns that go with the width, cards, texts, the diamond."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.pages.library_rows import MINUS, Row
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces, margin
from kominek_desktop.gui.theme import Theme
from kominek_desktop.rules.cards import Card

ROW, GAP = 64, 8
EDGE, BETWEEN = 16, 20
CARD, STEP = 35.0, 30.0
CARDS = 6
WITH_HAND, WITH_RULES = 960, 690
"""A row so wide at the usual size of texts has room for the cards, and for the house rules."""
MARK = 44
"""What the diamond takes at the end of a row, and where a click marks the match."""
FIGURE = 46


@dataclass(frozen=True, slots=True)
class Span:
    """A part of a row: from where, and how wide."""

    left: float
    width: float

    def upto(self, right: float) -> Span:
        """The part of it before ``right``."""
        return Span(self.left, max(0.0, min(self.width, right - self.left)))


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the parts of a row lie; ``hand`` and ``rules`` are None in a narrow one."""

    title: Span
    hand: Span | None
    result: Span
    rules: Span | None
    mark: Span


def row_height(scale: float) -> int:
    """A row and the gap under it, for a size of texts."""
    return round(ROW * max(1.0, scale)) + GAP


def columns(width: float, scale: float) -> Columns:
    """The parts of a row ``width`` wide."""
    scale = max(1.0, scale)
    right = width - MARK
    hand = None
    if width >= WITH_HAND * scale:
        title = Span(EDGE, 234 * scale)
        hand = Span(EDGE + 234 * scale + EDGE, (CARD + STEP * (CARDS - 1)) * scale)
        left = hand.left + hand.width + 34
        share = (right - left) * 0.46
    else:
        title = Span(EDGE, (right - EDGE) * 0.33 - BETWEEN)
        left = EDGE + (right - EDGE) * 0.33
        share = (right - left) * 0.57
    rules = None
    if width >= WITH_RULES * scale:
        rules = Span(left + share, right - left - share - BETWEEN)
    else:
        share = right - left
    result = Span(left, share - BETWEEN)
    return Columns(title, hand, result, rules, Span(right, MARK))


class RowPainter:
    """Draws rows with one look; made anew for another theme, language or size of texts."""

    def __init__(self, theme: Theme, scale: float, faces: Faces) -> None:
        self._theme, self._scale, self._faces = theme, scale, faces
        self._first = sans(17 * scale, 700)
        self._second = sans(14 * scale)
        self._figure = sans(20 * scale, 800)

    def paint(
        self, painter: QPainter, area: QRectF, row: Row, taken: bool, under: bool, marked: bool,
        right: float, dpr: float,
    ) -> None:  # fmt: skip
        """Draw a row into ``area``, its texts no further than ``right`` from its left edge.
        ``taken``: it is the chosen one; ``under``: the pointer is over it."""
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2.4 if taken else 1.4
        painter.setPen(QPen(_edge(theme, taken, under), width))
        painter.setBrush(theme.selected if taken else theme.panel)
        painter.drawRoundedRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2), 10, 10)
        painter.translate(area.topLeft())
        parts = columns(area.width(), self._scale)
        high = area.height()
        title = parts.title
        if not row.hand:  # a file at fault is known by its name alone
            title = Span(title.left, parts.result.left - BETWEEN - title.left)
        self._two_lines(painter, title, high, (row.title, row.date), theme.text)
        if parts.hand is not None:
            self._cards(painter, parts.hand.left, high, row.hand, dpr)
        result = parts.result.upto(right)
        if row.figure:
            self._sign(painter, result.upto(result.left + FIGURE * self._scale), high, row.figure)
            left = result.left + FIGURE * self._scale
            result = Span(left, max(0.0, result.left + result.width - left))
        ink = theme.text if row.entry.trouble is None else theme.cost
        self._two_lines(painter, result, high, row.result, ink)
        if parts.rules is not None:
            self._two_lines(painter, parts.rules.upto(right), high, row.rules, theme.text)
        if marked or taken or under:
            self._diamond(painter, QPointF(parts.mark.left + MARK - 28, high / 2), marked)
        painter.translate(-area.topLeft())

    def paint_heads(self, painter: QPainter, heads: Mapping[str, Span], high: float) -> None:
        """Write the heads of the columns, text by place."""
        font = sans(15 * self._scale, 700)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(self._theme.second)
        for text, span in heads.items():
            cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, span.width)
            painter.drawText(QPointF(span.left, (high + metrics.capHeight()) / 2), cut)

    def _two_lines(
        self, painter: QPainter, span: Span, high: float, lines: Sequence[str], ink: QColor
    ) -> None:
        if span.width < 3 * self._second.pixelSize():
            return
        fonts = [(self._first, ink), (self._second, self._theme.second)]
        shown = [(text, *font) for text, font in zip(lines, fonts, strict=True) if text]
        metrics = [QFontMetricsF(font) for _, font, _ in shown]
        top = (high - sum(each.height() for each in metrics)) / 2
        for (text, font, colour), measure in zip(shown, metrics, strict=True):
            painter.setFont(font)
            painter.setPen(colour)
            cut = measure.elidedText(text, Qt.TextElideMode.ElideRight, span.width)
            painter.drawText(QPointF(span.left, top + measure.ascent()), cut)
            top += measure.height()

    def _sign(self, painter: QPainter, span: Span, high: float, figure: str) -> None:
        metrics = QFontMetricsF(self._figure)
        painter.setFont(self._figure)
        painter.setPen(self._theme.cost if figure.startswith(MINUS) else self._theme.text)
        painter.drawText(QPointF(span.left, (high + metrics.capHeight()) / 2), figure)

    def _cards(
        self, painter: QPainter, left: float, high: float, hand: Sequence[Card], dpr: float
    ) -> None:
        scale = max(1.0, self._scale)
        wide = CARD * scale
        edge, top = margin(wide), (high - wide * CARD_RATIO) / 2
        for place, card in enumerate(hand):
            at = QPointF(round(left + place * STEP * scale) - edge, round(top) - edge)
            painter.drawPixmap(at, self._faces.card(card, wide, dpr))

    def _diamond(self, painter: QPainter, middle: QPointF, full: bool) -> None:
        points = [QPointF(0, -7), QPointF(6.5, 0), QPointF(0, 7), QPointF(-6.5, 0)]
        painter.setPen(QPen(self._theme.accent if full else self._theme.control_border, 1.6))
        painter.setBrush(self._theme.accent if full else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([middle + point for point in points]))


def _edge(theme: Theme, taken: bool, under: bool) -> QColor:
    if taken:
        return theme.accent
    return theme.control_border if under else theme.line
