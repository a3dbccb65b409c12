"""The buttons on the chosen row, and what can be done with a match at all."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from kominek_desktop.gui.pages.library_rows import Row
from kominek_desktop.gui.style import set_role
from kominek_desktop.gui.texts import library as words
from kominek_desktop.session.library import Lying


def acts_of(row: Row, marked: bool) -> tuple[str, ...]:
    """The ids of what can be done with a match, the usual one first; an empty id parts groups."""
    lying = row.entry.lying
    taking = "forget" if lying is Lying.OPENED else "delete"
    if row.entry.trouble is not None:
        return ("folder", taking)
    mark = "unmark" if marked else "mark"
    rest = (mark, "", "export", "sheet", "folder")
    if lying is Lying.RUNNING:
        return ("table", *rest)
    usual = ("continue", "look") if row.open else ("look",)
    return (*usual, *rest, "", taking)


class RowActs(QFrame):
    """One or two buttons; ``wanted`` tells the id of the one that was pressed."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ids: tuple[str, ...] = ()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self.second, self.first = QPushButton(), QPushButton()
        set_role(self.first, "primary")
        for button in (self.second, self.first):
            button.setAutoDefault(False)
            button.clicked.connect(self._press)
            self._row.addWidget(button)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    def show_for(self, row: Row | None) -> None:
        """The buttons of a row; none without a row."""
        ids = tuple(filter(None, acts_of(row, False))) if row is not None else ()
        # The first two of a match that can be carried on or of a file at fault, else one.
        self._ids = ids[:2] if row is not None and (row.open or row.entry.trouble) else ids[:1]
        if row is not None and row.entry.lying is Lying.RUNNING:
            self._ids = ids[:1]
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts anew."""
        for place, button in enumerate((self.first, self.second)):
            button.setVisible(place < len(self._ids))
            if place < len(self._ids):
                text = words.act(self._ids[place])
                button.setText(text)
                button.setAccessibleName(text.replace("&", ""))
        self.adjustSize()

    def fit(self, room: float) -> None:
        """In a narrow row the second button is only in the menu."""
        self.second.setVisible(len(self._ids) > 1)
        if self.sizeHint().width() > room:
            self.second.hide()

    @Slot()
    def _press(self) -> None:
        place = 0 if self.sender() is self.first else 1
        self.wanted.emit(self._ids[place])
