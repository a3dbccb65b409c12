"""The words and the mark of the pack that is spread for cutting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from kominek_desktop.gui.table import corners, pack
from kominek_desktop.gui.table.faces import CARD_RATIO
from kominek_desktop.gui.table.items import triangle
from kominek_desktop.gui.table.model import Ribbon
from kominek_desktop.gui.table.style import Picture, Style, text_width

MESSAGE_WIDTH = 608.0
DRAG = 24.0  # virtual units that pull a packet off
FIRST = 12  # where the keyboard opens the pack


@dataclass(frozen=True, slots=True)
class Part:
    """One picture of the ribbon."""

    name: str
    value: object
    make: Callable[[], Picture]
    at: QPointF


def area(style: Style, ribbon: Ribbon) -> QRectF:
    """The spread pack, the raised packet included."""
    layout = style.layout
    spots = pack.ribbon(layout, ribbon.cards, min(FIRST, ribbon.cards - 1))
    half, high = layout.trick_card / 2, layout.trick_card * CARD_RATIO / 2
    left, right = spots[0].x - half, spots[-1].x + half
    return QRectF(left, spots[-1].y - high, right - left, 2 * high + style.u(12))


def words(
    style: Style, ribbon: Ribbon, cut: int | None, south: QRectF, north: QRectF
) -> Iterator[Part]:
    """Title, mark, count, captions and instruction, from top to bottom."""
    u = style.u
    middle = style.layout.width / 2
    spread = area(style, ribbon)
    yield _title(style, ribbon, QPointF(middle, north.bottom() + u(18)))
    lifted = cut if ribbon.interactive and cut is not None else ribbon.open_at
    if lifted is not None:
        x = pack.gap_at(style.layout, ribbon.cards, lifted)
        yield _mark(style, QPointF(x, 0), spread, line=True)
        if ribbon.lifted_text:
            text = ribbon.lifted_text.replace("{n}", str(lifted))
            yield _count(style, text, QPointF(x, spread.bottom() + u(14)))
    elif ribbon.interactive:
        yield _mark(style, QPointF(middle, 0), spread, line=False)
    if ribbon.shown and ribbon.shown_caption:
        spots = pack.shown(style.layout, len(ribbon.shown))
        x = sum(spot.x for spot in spots) / len(spots)
        y = spots[0].y + pack.shown_width(style.layout) * 0.7 + u(10) + style.layout.text(15)
        caption = ribbon.shown_caption
        yield Part(
            "shown",
            caption,
            lambda: corners.paint_caption(style, caption, 15, bold=True, middle=True),
            style.snap(QPointF(x, y)),
        )
    y = south.bottom() + u(14)
    if ribbon.message:
        part, high = _message(style, ribbon.message, QPointF(middle, y))
        yield part
        y += high
    y += u(12) + style.layout.text(17)
    for name, text, size in (("told", ribbon.instruction, 17.0), ("keys", ribbon.keys, 15.0)):
        if text:
            yield Part(
                name,
                text,
                partial(corners.paint_caption, style, text, size, bold=False, middle=True),
                style.snap(QPointF(middle, y)),
            )
            y += style.layout.text(size) * 1.5


def _title(style: Style, ribbon: Ribbon, top: QPointF) -> Part:
    u = style.u
    title, note = style.serif(24), style.sans(15)
    gap = u(20) if ribbon.note else 0.0
    first = text_width(title, ribbon.title)
    wide = first + gap + text_width(note, ribbon.note) + u(56)
    high = max(u(46), style.layout.text(24) * 1.5)
    rect = QRectF(-wide / 2, 0, wide, high)

    def paint(painter: QPainter) -> None:
        corners.plate(painter, style, rect, high / 2, style.theme.plate_border)
        base = high / 2 + QFontMetricsF(title).capHeight() / 2
        painter.setFont(title)
        painter.setPen(style.theme.text)
        painter.drawText(QPointF(rect.left() + u(28), base), ribbon.title)
        painter.setFont(note)
        painter.setPen(style.theme.second)
        painter.drawText(QPointF(rect.left() + u(28) + first + gap, base), ribbon.note)

    room = rect.adjusted(-u(2), -u(2), u(2), u(2))
    return Part("title", (ribbon.title, ribbon.note), lambda: style.picture(room, paint), top)


def _mark(style: Style, at: QPointF, pack: QRectF, line: bool) -> Part:
    u, theme = style.u, style.theme
    top, bottom = pack.top(), pack.bottom() + u(13)

    def paint(painter: QPainter) -> None:
        if line:
            ends = (QPointF(0, top), QPointF(0, bottom))
            for colour, width in ((theme.focus_dark, 7.0), (theme.focus_cream, 3.0)):
                painter.setPen(QPen(colour, u(width), c=Qt.PenCapStyle.FlatCap))
                painter.drawLine(*ends)
        triangle(painter, style, QPointF(0, top - u(1)), u(13), u(17))

    room = QRectF(-u(17), top - u(22), u(34), bottom - top + u(24))
    return Part("mark", line, lambda: style.picture(room, paint), at)


def _count(style: Style, text: str, top: QPointF) -> Part:
    u = style.u
    font = style.sans(17, 700)
    wide = text_width(font, text) + u(30)
    high = max(u(28), style.layout.text(17) * 1.5)
    rect = QRectF(-wide / 2, 0, wide, high)

    def paint(painter: QPainter) -> None:
        corners.plate(painter, style, rect, high / 2, style.theme.accent)
        painter.setFont(font)
        painter.setPen(style.theme.text)
        painter.drawText(rect, corners.CENTRE, text)

    room = rect.adjusted(-u(2), -u(2), u(2), u(2))
    return Part("count", text, lambda: style.picture(room, paint), top)


def _message(style: Style, text: str, top: QPointF) -> tuple[Part, float]:
    u = style.u
    font = style.sans(17)
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    inside = QRectF(0, 0, u(MESSAGE_WIDTH - 112), 10000)
    box = QFontMetricsF(font).boundingRect(inside, flags, text)
    rect = QRectF(-u(MESSAGE_WIDTH) / 2, 0, u(MESSAGE_WIDTH), box.height() + u(26))

    def paint(painter: QPainter) -> None:
        corners.plate(painter, style, rect, u(14), style.theme.accent)
        painter.setFont(font)
        painter.setPen(style.theme.text)
        painter.drawText(rect.adjusted(u(56), 0, -u(56), 0), flags, text)

    room = rect.adjusted(-u(2), -u(2), u(2), u(2))
    return Part("message", text, lambda: style.picture(room, paint), top), rect.height()
