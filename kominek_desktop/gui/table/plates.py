"""Painters of what belongs to a seat: its plate and its speech bubble."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from kominek_desktop.gui.table import marks
from kominek_desktop.gui.table.layout import Side
from kominek_desktop.gui.table.model import SeatModel
from kominek_desktop.gui.table.style import Picture, Style, text_width

PLATE_WIDTH = 184.0
BUBBLE_TEXT = 260.0
HALO = 12.0


def _u_right(style: Style, seat: SeatModel) -> float:
    """Room of the marks at the right end of a plate."""
    room = 16.0
    if seat.dealer_mark:
        room += 32
    if seat.thinking:
        room += 48
    elif seat.turn:
        room += 30
    return style.u(room)


def plate_width(style: Style, seat: SeatModel) -> float:
    """The plate's width in pixels; it grows to its text."""
    name = text_width(style.sans(17, 700), seat.name)
    line = text_width(style.sans(14), seat.line)
    return max(style.u(PLATE_WIDTH), style.u(49) + max(name, line) + _u_right(style, seat))


def paint_plate(style: Style, seat: SeatModel, size: QSizeF) -> Picture:
    """A seat plate with its origin at the top left of the plate itself."""
    u, theme = style.u, style.theme
    rect = QRectF(0, 0, size.width(), size.height())
    halo = u(HALO)

    def paint(painter: QPainter) -> None:
        radius = rect.height() / 2
        if seat.turn:
            for out, alpha in ((8.0, 0.16), (5.0, 0.24)):
                colour = QColor(theme.turn_ring)
                colour.setAlphaF(alpha)
                grown = rect.adjusted(-u(out), -u(out), u(out), u(out))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawRoundedRect(grown, radius + u(out), radius + u(out))
            painter.setPen(QPen(theme.turn_ring, style.hair(2.6)))
        else:
            painter.setPen(QPen(theme.plate_border, style.hair(1.6)))
        painter.setBrush(theme.plate)
        painter.drawRoundedRect(rect, radius, radius)
        disc = u(36)
        middle = rect.height() / 2
        left = u(5) + max(0.0, (u(46) - disc) / 2 - u(5))
        marks.paint_roundel(painter, QRectF(left, middle - disc / 2, disc, disc), seat.ours)
        _plate_text(painter, style, seat, rect)
        _plate_marks(painter, style, seat, rect)

    return style.picture(rect.adjusted(-halo, -halo, halo, halo), paint)


def _plate_text(painter: QPainter, style: Style, seat: SeatModel, rect: QRectF) -> None:
    name, line = style.sans(17, 700), style.sans(14)
    left = style.u(48)
    upper = QFontMetricsF(name)
    painter.setFont(name)
    painter.setPen(style.theme.text)
    if not seat.line:
        painter.drawText(QPointF(left, _baseline(upper, rect.center().y())), seat.name)
        return
    lower = QFontMetricsF(line)
    apart = max(style.u(18.5), (name.pixelSize() + line.pixelSize()) * 0.56)
    middle = rect.center().y() - style.u(0.5)
    share = name.pixelSize() / (name.pixelSize() + line.pixelSize())
    painter.drawText(QPointF(left, _baseline(upper, middle - apart * (1 - share))), seat.name)
    painter.setFont(line)
    painter.setPen(style.theme.second)
    painter.drawText(QPointF(left, _baseline(lower, middle + apart * share)), seat.line)


def _baseline(metrics: QFontMetricsF, middle: float) -> float:
    """The baseline for which capitals stand around ``middle``."""
    return middle + metrics.capHeight() / 2


def flame_rect(style: Style, plate: QRectF) -> QRectF:
    """Where the flame of the turn burns on a plate."""
    u = style.u
    left = plate.right() - u(13) - u(26)
    return QRectF(left, plate.center().y() - u(20), u(30), u(38))


def _plate_marks(painter: QPainter, style: Style, seat: SeatModel, rect: QRectF) -> None:
    u, theme = style.u, style.theme
    right = rect.right() - u(13)
    middle = rect.center().y()
    if seat.thinking:
        for index, alpha in enumerate((0.31, 0.63, 1.0)):
            colour = QColor(theme.turn_ring)
            colour.setAlphaF(alpha)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(right - u(7) - index * u(15), middle), u(4), u(4))
        right -= u(48)
    elif seat.turn:
        marks.paint_flame(painter, flame_rect(style, rect))
        right -= u(32)
    if seat.dealer_mark:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        centre = QPointF(right - u(12), middle)
        painter.drawEllipse(centre, u(12), u(12))
        painter.setPen(theme.on_accent)
        painter.setFont(style.sans(14, 800))
        box = QRectF(centre.x() - u(20), centre.y() - u(20), u(40), u(40))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, seat.dealer_mark)


def bubble_size(style: Style, text: str) -> QSizeF:
    """The body of a bubble for a text; a very long one wraps."""
    metrics = QFontMetricsF(style.serif(21))
    most = style.u(BUBBLE_TEXT)
    wide = min(most, metrics.horizontalAdvance(text))
    box = metrics.boundingRect(
        QRectF(0, 0, most, 10000),
        int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter),
        text,
    )
    extra = max(0.0, box.height() - metrics.height() * 1.5)
    return QSizeF(max(style.u(78), wide + style.u(46)), style.u(52) + extra)


def paint_bubble(style: Style, side: Side, text: str, size: QSizeF) -> Picture:
    """A bubble whose origin is the middle of its body, so that it can grow from there."""
    u, theme = style.u, style.theme
    body = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
    radius = u(14)
    tail = QPainterPath()
    if side in (Side.WEST, Side.EAST):
        sign = 1 if side is Side.WEST else -1
        edge = body.left() if side is Side.WEST else body.right()
        root = body.bottom() - u(2)
        tail.moveTo(edge + sign * u(24), root)
        tail.quadTo(edge + sign * u(29), root + u(10), edge + sign * u(30), root + u(23))
        tail.quadTo(edge + sign * u(46), root + u(14), edge + sign * u(58), root)
    else:
        root = body.left() + u(2)
        tail.moveTo(root, -u(12))
        tail.quadTo(root - u(8), -u(4), root - u(26), u(0))
        tail.quadTo(root - u(8), u(6), root, u(14))
    outline = QPainterPath()
    outline.addRoundedRect(body, radius, radius)
    outline = outline.united(tail)

    def paint(painter: QPainter) -> None:
        shadow = QColor(theme.shadow)
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, down, alpha in ((1.0, 1.5, 0.22), (2.0, 3.0, 0.12)):
            shadow.setAlphaF(alpha * theme.shadow_strength)
            painter.setBrush(shadow)
            at = body.adjusted(-u(grow), u(down - grow), u(grow), u(down + grow))
            painter.drawRoundedRect(at, radius, radius)
        painter.setPen(QPen(theme.bubble_border, style.hair(2), j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(theme.bubble)
        painter.drawPath(outline)
        line = QColor(theme.bubble_border)
        line.setAlphaF(0.3)
        painter.setPen(QPen(line, style.hair(1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = body.adjusted(u(5), u(5), -u(5), -u(5))
        painter.drawRoundedRect(inner, radius - u(4), radius - u(4))
        painter.setFont(style.serif(21))
        painter.setPen(theme.bubble_text)
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        painter.drawText(body.adjusted(u(8), 0, -u(8), 0), flags, text)

    room = body.adjusted(-u(30), -u(6), u(8), u(30))
    return style.picture(room, paint)
