"""The bar at the top of the window: messages that ask for nothing at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QPushButton, QWidget

from kominek_desktop.gui.dialogs.base import label
from kominek_desktop.gui.dialogs.controls import stroke
from kominek_desktop.gui.style import set_role, theme_in_force
from kominek_desktop.gui.texts import dialogs as texts

Words = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Message:
    """What to say. ``text`` and ``action`` give their words in the language in force; without
    ``action`` there is no button. ``tag`` comes back when the button is pressed."""

    text: Words
    action: Words | None = None
    tag: object = None


class MessageBar(QFrame):
    """Shows the newest message; hidden while there is none. ``acted`` tells the tag of
    the message whose button was pressed; that message is gone then."""

    acted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "bar")
        self._messages: list[Message] = []
        self._text = label("row", wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.action_button = QPushButton()
        set_role(self.action_button, "quiet")
        self.close_button = CrossButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 6, 12, 6)
        row.setSpacing(12)
        row.addWidget(self._text, 1)
        row.addWidget(self.action_button)
        row.addWidget(self.close_button)
        self.action_button.clicked.connect(self._act)
        self.close_button.clicked.connect(self.close_message)
        self.hide()

    def show_message(self, message: Message) -> None:
        """Show a message at once; those from before come again when it is closed, each of them
        once."""
        if message == self.message():
            return
        if message in self._messages:
            self._messages.remove(message)
        self._messages.insert(0, message)
        self._show_first()

    def message(self) -> Message | None:
        """The message in view."""
        return self._messages[0] if self._messages else None

    def text(self) -> str:
        """The words in view, empty while there is no message."""
        return self._text.text() if self._messages else ""

    def close_message(self) -> None:
        """Go on to the next message; the bar goes with the last one."""
        if self._messages:
            self._messages.pop(0)
        self._show_first()

    def clear(self) -> None:
        """Drop all messages."""
        self._messages.clear()
        self._show_first()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the message while the bar has the focus."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_message()
        else:
            super().keyPressEvent(event)

    def _act(self) -> None:
        tag = self._messages[0].tag if self._messages else None
        self.close_message()
        self.acted.emit(tag)

    def _show_first(self) -> None:
        self.setVisible(bool(self._messages))
        if self._messages:
            self._retranslate()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._text.text()))

    def _retranslate(self) -> None:
        self.close_button.setAccessibleName(texts.dismiss())
        self.close_button.setToolTip(texts.dismiss())
        if self._messages:
            message = self._messages[0]
            self._text.setText(message.text())
            self.action_button.setVisible(message.action is not None)
            self.action_button.setText(message.action() if message.action else "")


class CrossButton(QAbstractButton):
    """A small cross."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Large enough to hit."""
        return QSize(32, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cross, in a ring while it has the focus or the pointer."""
        theme = theme_in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        if self.hasFocus() or self.underMouse():
            painter.setPen(stroke(theme.accent if self.hasFocus() else theme.control_border, 2.4))
            painter.drawEllipse(middle, 13, 13)
        painter.setPen(stroke(theme.text, 2.2))
        for side in (-1, 1):
            painter.drawLine(middle + QPointF(-5, -5 * side), middle + QPointF(5, 5 * side))
