"""The search of the rules book: a field, and the list of what was found."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from kominek_desktop.gui.dialogs.base import label
from kominek_desktop.gui.rules.house import House
from kominek_desktop.gui.rules.search import Hit
from kominek_desktop.gui.rules.search import search as find_hits
from kominek_desktop.gui.rules.shelf import Shelf
from kominek_desktop.gui.rules.told import sign_text
from kominek_desktop.gui.style import theme_in_force
from kominek_desktop.gui.texts import rules_page as words

PAUSE_MS = 150  # after the last letter, so that each keystroke does not search


class Finder(QWidget):
    """``chosen`` tells the place of a hit; ``left`` asks to close the search."""

    chosen = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setSpacing(2)
        self._count = label("second", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 10)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addWidget(self._count)
        column.addWidget(self.list, 1)
        self._shelf: Shelf | None = None
        self._house = House()
        self._first = ""
        self._hits: tuple[Hit, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.search)
        self.field.textEdited.connect(self._timer.start)
        self.field.returnPressed.connect(self._on_return)
        self.list.itemClicked.connect(self._tell)
        self.list.itemActivated.connect(self._tell)
        self.setFocusProxy(self.field)

    @property
    def hits(self) -> tuple[Hit, ...]:
        """What is listed."""
        return self._hits

    def set_books(self, shelf: Shelf, house: House, first: str) -> None:
        """Where to search, and whose hits come first."""
        self._shelf, self._house, self._first = shelf, house, first
        if self.field.text():
            self.search()

    @Slot()
    def search(self) -> None:
        """List what is found now."""
        self._timer.stop()
        query = self.field.text().strip()
        found: tuple[Hit, ...] = ()
        if self._shelf is not None:
            found = find_hits(self._shelf, self._house, query, self._first, sign_text)
        self._hits = found
        self.list.clear()
        for hit in found:
            game = self._shelf.book(hit.place.game).title if self._shelf is not None else ""
            head = hit.title if hit.place.game == self._first else f"{game} · {hit.title}"
            QListWidgetItem(f"{head}\n{hit.excerpt}", self.list)
        if found:
            self.list.setCurrentRow(0)
        self._count.setText(words.hits_count(len(found)) if query else "")

    def retranslate(self) -> None:
        """Set every text anew."""
        self.field.setPlaceholderText(words.find_hint())
        self.field.setAccessibleName(words.find())
        self.field.setAccessibleDescription(words.find_hint())
        self.list.setAccessibleName(words.hits())
        self.search()

    def refresh_look(self) -> None:
        """Colours of the theme in force."""
        theme = theme_in_force()
        self.list.setStyleSheet(
            f"QListView {{ background: {theme.panel.name()}; border: none; }}"
            "QListView::item { border: 2px solid transparent; border-radius: 9px; padding: 6px; }"
            f"QListView::item:hover {{ background: {theme.raised.name()}; }}"
            f"QListView::item:selected {{ background: {theme.selected.name()};"
            f" border-color: {theme.accent.name()}; color: {theme.text.name()}; }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, the arrows go from the field into the list."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Down and self.field.hasFocus() and self._hits:
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_return(self) -> None:
        if self._timer.isActive() or not self._hits:
            self.search()
        row = self.list.currentRow()
        if row >= 0:
            self.chosen.emit(self._hits[row].place)

    def _tell(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self._hits[self.list.row(item)].place)
