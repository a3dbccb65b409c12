"""The words and the mark of the pack that is spread for cutting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from kominek_desktop.gui.panels.keycap import keycap_size, paint_keycap
from kominek_desktop.gui.panels.style import Style as CapStyle
from kominek_desktop.gui.table import corners, pack
from kominek_desktop.gui.table.faces import CARD_RATIO
from kominek_desktop.gui.table.items import triangle
from kominek_desktop.gui.table.layout import INSET, SCORE_WIDTH
from kominek_desktop.gui.table.model import Ribbon
from kominek_desktop.gui.table.style import Picture, Style, text_width

MESSAGE_WIDTH = 608.0
DRAG = 24.0  # virtual units that pull a packet off
KEYS_TEXT = 15.0
KEY_SIGNS = frozenset({"←", "→", "↑", "↓", "Home", "End"})
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
    for name, line in zip(("told", "told on"), _lines(style, ribbon.instruction), strict=False):
        yield Part(
            name,
            line,
            partial(corners.paint_caption, style, line, 17.0, bold=False, middle=True),
            style.snap(QPointF(middle, y)),
        )
        y += style.layout.text(17) * 1.5
    if ribbon.keys:
        at = style.snap(QPointF(middle, y + style.layout.text(KEYS_TEXT) * 0.3))
        yield Part("keys", ribbon.keys, partial(_keys, style, ribbon.keys), at)


def _lines(style: Style, text: str) -> list[str]:
    """The instruction in one line, or in two where it would reach the score plate."""
    layout, font = style.layout, style.sans(17)
    most = layout.width - 2 * style.u(SCORE_WIDTH + INSET + 12)
    if text_width(font, text) <= most or " " not in text:
        return [text] if text else []
    half = min(
        (place for place, sign in enumerate(text) if sign == " "),
        key=lambda place: abs(2 * text_width(font, text[:place]) - text_width(font, text)),
    )
    return [text[:half], text[half + 1 :]]


def _runs(text: str) -> Iterator[tuple[str, bool]]:
    """The words of a line about keys, and which of them are keys: the arrows and edges that a
    part between commas begins with, else its first word."""
    for part in text.split(", "):
        tokens = part.split()
        keys = 0
        while keys < len(tokens) and tokens[keys] in KEY_SIGNS:
            keys += 1
        keys = keys or 1
        yield from ((token, True) for token in tokens[:keys])
        yield " ".join(tokens[keys:]), False


def _keys(style: Style, text: str) -> Picture:
    """The line about keys, every key as a cap; origin at the baseline's middle."""
    u, caps = style.u, CapStyle(style.layout.k, style.layout.text_scale, style.theme)
    font = style.sans(KEYS_TEXT)
    metrics = QFontMetricsF(font)
    placed: list[tuple[str, bool, float, float]] = []
    x = 0.0
    for word, is_key in _runs(text):
        wide = keycap_size(caps, word)[0] if is_key else text_width(font, word)
        placed.append((word, is_key, x, wide))
        x += wide + (u(5) if is_key else u(20))
    total = x - u(20)
    high = keycap_size(caps, "A")[1]
    middle = -metrics.capHeight() / 2

    def paint(painter: QPainter) -> None:
        for word, is_key, left, wide in placed:
            at = left - total / 2
            if is_key:
                rect = QRectF(at, middle - high / 2, wide, high)
                paint_keycap(painter, caps, rect, word, paper=False, ink=style.theme.text)
            else:
                painter.setFont(font)
                painter.setPen(style.theme.text)
                painter.drawText(QPointF(at, 0), word)

    tall = max(high, metrics.height()) / 2 + 2
    return style.picture(QRectF(-total / 2 - 2, middle - tall, total + 4, 2 * tall), paint)


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
