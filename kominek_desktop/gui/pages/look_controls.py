"""The buttons that walk through a match."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from kominek_desktop.gui.style import theme_in_force
from kominek_desktop.gui.texts import look as words

SIZE = 42
GAP = 10
KEYS = {
    "deal_before": "Page Up",
    "back": "\N{LEFTWARDS ARROW}",
    "play": "Space",
    "forward": "\N{RIGHTWARDS ARROW}",
    "deal_after": "Page Down",
}
"""The buttons by what they do, in their order, and the keys that do the same."""


class StepButton(QAbstractButton):
    """A round button with an arrow; ``kind`` is one of KEYS. Enter presses it as Space does."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self._running = False
        self.setFixedSize(QSize(SIZE, SIZE))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_running(self, on: bool) -> None:
        """Whether the match plays on by itself, so that the button stops it."""
        self._running = on
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Set the words anew."""
        name = words.act("pause" if self._running else self.kind)
        self.setAccessibleName(name)
        self.setToolTip(words.tip(name, KEYS[self.kind]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring, and what the button does."""
        theme = theme_in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        main, on = self.kind == "play", self.isEnabled()
        ring = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = theme.accent if on and (main or self.underMouse()) else theme.control_border
        painter.setPen(QPen(edge if on else theme.line, 1.8))
        fill = theme.field if self.isDown() else theme.panel
        painter.setBrush(theme.accent if main and on and not self.isDown() else fill)
        painter.drawEllipse(ring)
        painter.setPen(Qt.PenStyle.NoPen)
        ink = theme.on_accent if main and not self.isDown() else theme.text
        painter.setBrush(ink if on else theme.line)
        painter.translate(ring.center())
        if self.kind in ("back", "deal_before"):
            painter.scale(-1, 1)
        self._paint_sign(painter)

    def _paint_sign(self, painter: QPainter) -> None:
        """Towards the right; what leads back is mirrored."""
        if self._running:
            painter.drawRoundedRect(QRectF(-6.5, -7.5, 4.5, 15), 1, 1)
            painter.drawRoundedRect(QRectF(2, -7.5, 4.5, 15), 1, 1)
            return
        if self.kind == "play":
            _arrow(painter, -5, 13)
        elif self.kind in ("back", "forward"):
            _arrow(painter, -6.5, 9)
            painter.drawRoundedRect(QRectF(4, -7, 2.6, 14), 1, 1)
        else:
            _arrow(painter, -9, 9)
            _arrow(painter, 0, 9)


def _arrow(painter: QPainter, left: float, wide: float) -> None:
    high = wide * 0.62 + 1.4
    points = [QPointF(left, -high), QPointF(left + wide, 0), QPointF(left, high)]
    painter.drawPolygon(QPolygonF(points))


class Steps(QWidget):
    """The buttons in a row. ``wanted`` tells what was pressed, one of KEYS."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        self.buttons = {kind: StepButton(kind, self) for kind in KEYS}
        for button in self.buttons.values():
            button.clicked.connect(self._press)
            row.addWidget(button)

    def set_ends(self, start: bool, end: bool) -> None:
        """Whether nothing lies before, and nothing behind. A button that can no longer be pressed
        gives the focus to the one that leads the other way."""
        off = {"deal_before": start, "back": start, "play": end, "forward": end, "deal_after": end}
        lost = any(off[kind] and button.hasFocus() for kind, button in self.buttons.items())
        for kind, button in self.buttons.items():
            if not off[kind]:
                button.setEnabled(True)
        if lost and not (start and end):
            other = self.buttons["play" if start else "back"]
            other.setFocus(Qt.FocusReason.OtherFocusReason)
        for kind, button in self.buttons.items():
            button.setEnabled(not off[kind])

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(words.steps_name())
        for button in self.buttons.values():
            button.retranslate()

    @Slot()
    def _press(self) -> None:
        button = self.sender()
        if isinstance(button, StepButton):
            self.wanted.emit(button.kind)
