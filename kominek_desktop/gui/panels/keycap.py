"""A key drawn as a small cap with a thicker lower edge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPen

from kominek_desktop.gui.panels.drawing import box, draw_return
from kominek_desktop.gui.panels.style import BLACK, Style
from kominek_desktop.gui.panels.text import line_width

CAP_TEXT = 13
ENTER_KEYS = ("Enter", "Return")


def keycap_text(key: str) -> str:
    """The name of a key as the platform writes it in the interface's language."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def keycap_size(style: Style, key: str) -> tuple[float, float]:
    """Width and height in logical pixels; (0, 0) without a key."""
    if not key:
        return 0.0, 0.0
    height = float(round(1.5 * style.px(CAP_TEXT)))
    if key in ENTER_KEYS:
        return height, height
    width = line_width(keycap_text(key), style.sans(CAP_TEXT, BLACK)) + style.u(10)
    return max(height, width), height


def paint_keycap(
    painter: QPainter, style: Style, rect: QRectF, key: str, *, paper: bool, ink: QColor
) -> None:
    """Paint the cap of ``key`` into ``rect``, on paper or on the plate (then with ``ink``)."""
    theme = style.theme
    fill = theme.tile if paper else theme.raised
    edge = theme.tile_second if paper else theme.control_border
    ink = theme.tile_ink if paper else ink
    box(painter, rect, style.u(4), fill, QPen(edge, style.stroke(1.2)))
    painter.setPen(QPen(edge, style.stroke(2.4)))
    low = rect.bottom() - style.stroke(1.6)
    side = style.u(4)
    painter.drawLine(QPointF(rect.left() + side, low), QPointF(rect.right() - side, low))
    if key in ENTER_KEYS:
        draw_return(painter, rect, ink)
        return
    painter.setFont(style.sans(CAP_TEXT, BLACK))
    painter.setPen(ink)
    painter.drawText(rect.translated(0, -1), Qt.AlignmentFlag.AlignCenter, keycap_text(key))
