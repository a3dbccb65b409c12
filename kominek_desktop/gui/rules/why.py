"""The card at the right of the rules: the remark that led here, and the way back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kominek_desktop.gui.dialogs.base import frame, label, scrolled
from kominek_desktop.gui.rules.head import CapButton
from kominek_desktop.gui.style import scale_in_force, set_role
from kominek_desktop.gui.texts import rules_page as words

WIDTH = 256
LEFT, RIGHT = 8, 22  # room at its sides
INSIDE = 14


class Why(QWidget):
    """``left`` asks to go back to the table."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.why = ""
        self._title = label("strong", wrap=True)
        self._text = label("row", wrap=True)
        self._button = CapButton("Esc")
        set_role(self._button, "primary")
        self._button.clicked.connect(self.left)
        card = frame("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(INSIDE, 14, INSIDE, 16)
        inside.setSpacing(6)
        inside.addWidget(self._title)
        inside.addWidget(self._text)
        inside.addSpacing(14)
        inside.addWidget(self._button)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 22, 0, 22)
        column.addWidget(card)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(LEFT, 0, RIGHT, 0)
        outer.addWidget(scrolled(page))
        self.hide()

    @property
    def wide(self) -> int:
        """The width that it takes, with the room at its sides."""
        return self._card() + LEFT + RIGHT

    def set_why(self, text: str) -> None:
        """The remark; empty for none."""
        self.why = text
        self._text.setText(text)
        self._button.setAccessibleDescription(text)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._title.setText(words.why_title())
        self._button.set_words(words.to_table(), words.to_table())
        self.refresh_look()

    def refresh_look(self) -> None:
        """Draw anew for a theme or a size of texts."""
        self._button.set_capped(True)
        room = self._card() - 2 * INSIDE - 4
        self._button.set_capped(self._button.sizeHint().width() <= room)

    @staticmethod
    def _card() -> int:
        return round(WIDTH * max(1.0, scale_in_force()))
