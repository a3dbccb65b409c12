"""Texts painted on tiles: broken into lines that fit, smaller where a word would not."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

LEAST_PX = 12
ONE_LINE = 0.86
"""A font may be so much smaller for the sake of one line."""
DOT = " · "


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of one text in one font, and the room they take."""

    lines: tuple[str, ...]
    font: QFont
    colour: QColor

    @property
    def height(self) -> float:
        """Of all lines."""
        return QFontMetricsF(self.font).height() * len(self.lines)


def block(text: str, font: QFont, colour: QColor, width: float) -> Block:
    """A text in one line where a slightly smaller font makes that possible, else broken at a dot
    or between words. A word wider than ``width`` makes the font smaller, down to the least size;
    what does not fit then is cut with dots."""
    font = QFont(font)
    large = font.pixelSize()
    if _wide(text, font) > width:
        font.setPixelSize(max(LEAST_PX, int(large * ONE_LINE)))
    if _wide(text, font) <= width:
        while font.pixelSize() < large and _wide(text, font, 1) <= width:
            font.setPixelSize(font.pixelSize() + 1)
        return Block((text,), font, colour)
    font.setPixelSize(large)
    parts = [part + DOT for part in text.split(DOT)]
    parts[-1] = parts[-1].removesuffix(DOT)
    if len(parts) == 1 or any(_wide(part, font) > width for part in parts):
        parts = [word + " " for word in text.split(" ")]
    while font.pixelSize() > LEAST_PX and any(_wide(part, font) > width for part in parts):
        font.setPixelSize(font.pixelSize() - 1)
    lines: list[str] = []
    for part in parts:
        if lines and _wide(lines[-1] + part, font) <= width:
            lines[-1] += part
        else:
            lines.append(part)
    metrics = QFontMetricsF(font)
    elided = (
        metrics.elidedText(line.rstrip(" ·"), Qt.TextElideMode.ElideRight, width) for line in lines
    )
    return Block(tuple(elided), font, colour)


def _wide(text: str, font: QFont, more: int = 0) -> float:
    """The width of a text without what may hang over, in a font so many pixels larger."""
    if more:
        font = QFont(font)
        font.setPixelSize(font.pixelSize() + more)
    return QFontMetricsF(font).horizontalAdvance(text.rstrip(" ·"))


def paint_blocks(
    painter: QPainter, area: QRectF, blocks: tuple[Block, ...], gap: float, *, centred: bool
) -> None:
    """Paint blocks from the top of an area downwards, ``gap`` between them."""
    top = area.top()
    for one in blocks:
        metrics = QFontMetricsF(one.font)
        painter.setFont(one.font)
        painter.setPen(one.colour)
        for line in one.lines:
            spare = area.width() - metrics.horizontalAdvance(line)
            left = area.left() + (spare / 2 if centred else 0)
            painter.drawText(QPointF(left, top + metrics.ascent()), line)
            top += metrics.height()
        top += gap


def total(blocks: tuple[Block, ...], gap: float) -> float:
    """The height of blocks with what lies between them."""
    return sum(one.height for one in blocks) + gap * max(0, len(blocks) - 1)
