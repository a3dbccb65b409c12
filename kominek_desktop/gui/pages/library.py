"""The library: all matches there are, to look for, to carry on, to look at and to throw away."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QDesktopServices,
    QHideEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from kominek_desktop.gui.dialogs.base import label
from kominek_desktop.gui.dialogs.controls import Combo, Item, Segments
from kominek_desktop.gui.dialogs.message_bar import Message, MessageBar
from kominek_desktop.gui.games.presenter import find_face
from kominek_desktop.gui.pages.library_acts import acts_of
from kominek_desktop.gui.pages.library_list import Heads, LibraryList
from kominek_desktop.gui.pages.library_rows import ORDERS, Row, RowMaker, matching, ordered
from kominek_desktop.gui.pages.page import Page
from kominek_desktop.gui.style import scale_in_force
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.texts import library as words
from kominek_desktop.gui.texts.window import file_filter
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.catalogue import Catalogue, Removed
from kominek_desktop.session.library import Lying
from kominek_desktop.session.values import Trouble

SIDE = 40
CHEVRON = 52
WIDEST = 1320
"""Wider rows would have to be followed with a finger, at the usual size of texts."""
KINDS = ("matches", "favourites")
OTHER_KEYS = "Ctrl+Return"
"""To look at a match that Enter carries on."""
_KEYS = {"mark": "Ctrl+B", "unmark": "Ctrl+B", "delete": "Del", "forget": "Del"}


class LibraryPage(Page):
    """A page of matches. ``continue_wanted`` and ``look_wanted`` tell the file of a match that is
    to be carried on or looked at, ``sheet_wanted`` one whose score sheet is wanted;
    ``open_file_wanted`` asks for another file, ``table_wanted`` for the match on the table."""

    continue_wanted = Signal(object)
    look_wanted = Signal(object)
    sheet_wanted = Signal(object)
    open_file_wanted = Signal()
    table_wanted = Signal()

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._maker = RowMaker()
        self._awaited: Path | None = None  # chosen as soon as it is there again
        self._eager = False  # the list is to have the focus when there are rows
        self.kinds = Segments()
        self.open_button = QPushButton()
        self.search = QLineEdit()
        self.order, self.games = Combo(), Combo()
        self.messages = MessageBar()
        self.list = LibraryList(catalogue.is_favourite)
        self.heads = Heads(self.list)
        self.nothing = label("head", wrap=True)
        self._build()
        self._wire()

    def _build(self) -> None:
        self.add_head(self.kinds)
        self.add_action(self.open_button)
        self.search.setClearButtonEnabled(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        controls = QHBoxLayout()
        controls.setSpacing(16)
        controls.addWidget(self.search, 1)
        controls.addWidget(self.order)
        controls.addWidget(self.games)
        rows = QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heads)
        column.addWidget(self.list, 1)
        self._stack = QStackedWidget()
        self._stack.addWidget(rows)
        self._stack.addWidget(self.nothing)
        self._inside = QWidget()
        inside = QVBoxLayout(self._inside)
        inside.setContentsMargins(SIDE, 18, SIDE - 12, 12)
        inside.setSpacing(8)
        inside.addLayout(controls)
        inside.addWidget(self._stack, 1)
        controls.setContentsMargins(0, 0, 12, 0)
        self.body.addWidget(self.messages)
        middle = QHBoxLayout()
        middle.addWidget(self._inside)
        self.body.addLayout(middle, 1)

    def _wire(self) -> None:
        self._catalogue.changed.connect(self._refill)
        self._catalogue.trouble.connect(self.show_trouble)
        self.kinds.picked.connect(self._refill)
        self.order.picked.connect(self._refill)
        self.games.picked.connect(self._refill)
        self.search.textChanged.connect(self._refill)
        self.open_button.clicked.connect(self.open_file_wanted)
        self.messages.acted.connect(self._undo)
        self.list.opened.connect(self._open)
        self.list.acts.wanted.connect(self._act_on_chosen)
        self.list.mark_wanted.connect(self._mark)
        self.list.menu_wanted.connect(self._menu)
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, slot, widget in (
            ("Ctrl+F", self._find, self),
            ("Ctrl+B", self._mark_chosen, self),
            ("Del", self._remove_chosen, self.list),
            (OTHER_KEYS, self._open_other, self.list),
        ):
            shortcut = QShortcut(QKeySequence(keys), widget)
            shortcut.setContext(here)
            shortcut.activated.connect(slot)

    # ---- the page ------------------------------------------------------------------------------

    def set_deck(self, deck: DeckChoice) -> None:
        """The deck of the thumbnails."""
        self.list.set_deck(deck)

    def opened(self) -> None:
        """Look what there is now."""
        self._catalogue.refresh()
        self._refill()
        self._eager = not self.list.rows.entries

    def first_focus(self) -> QWidget:
        """The list, or where another match can be had."""
        return self.list if self.list.rows.entries else self.open_button

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is read while nobody looks."""
        super().hideEvent(event)
        self._catalogue.rest()

    def retranslate(self) -> None:
        """Set every text anew."""
        super().retranslate()
        self._maker = RowMaker()
        self.kinds.set_items([Item(key, words.kind(key)) for key in KINDS])
        if self.kinds.value() is None:
            self.kinds.set_value(KINDS[0])
        self.kinds.setAccessibleName(words.shown_kind())
        self.open_button.setText(words.open_file())
        self.search.setAccessibleName(words.search_name())
        self.order.set_items([Item(key, words.order(key)) for key in ORDERS])
        self.order.setAccessibleName(words.order_name())
        titles = [Item(game.id, find_face(game.id).title()) for game in GAMES]
        self.games.set_items([Item("", words.all_games()), *titles])
        self.games.setAccessibleName(words.game_name())
        self._fit_controls()
        self.list.retranslate()
        self.heads.update()
        self._refill()

    def refresh_look(self) -> None:
        """Draw anew what was drawn for a theme or a size of texts."""
        self.list.refresh_look()
        self.heads.refresh_look()
        self.search.setMinimumHeight(round(40 * max(1.0, scale_in_force())))
        self._inside.setMaximumWidth(round(WIDEST * max(1.0, scale_in_force())))
        self._fit_controls()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The search field says as much as it has room for."""
        super().resizeEvent(event)
        self._fit_controls()

    def _fit_controls(self) -> None:
        for combo in (self.order, self.games):
            metrics = combo.fontMetrics()
            texts = (combo.itemText(place) for place in range(combo.count()))
            widest = max(map(metrics.horizontalAdvance, texts), default=0)
            combo.setMinimumWidth(widest + CHEVRON)
        hint = words.search_hint()
        self.search.setToolTip(hint)
        room = (
            min(self.width(), self._inside.maximumWidth())
            - 2 * SIDE
            - self.order.minimumWidth()
            - self.games.minimumWidth()
        )
        fits = self.search.fontMetrics().horizontalAdvance(hint) + CHEVRON + 32 <= room
        self.search.setPlaceholderText(hint if fits else words.search_name())

    @Slot()
    def _refill(self) -> None:
        catalogue = self._catalogue
        entries = kept = catalogue.entries
        if self.kinds.value() == "favourites":
            kept = tuple(entry for entry in entries if catalogue.is_favourite(entry.path))
        game = str(self.games.value() or "")
        found = matching(kept, self._maker, self.search.text(), game)
        self.list.show_entries(ordered(found, str(self.order.value())), self._maker)
        if self._awaited is not None and self.list.choose(self._awaited):
            self._awaited = None
        if entries and not kept:
            self.nothing.setText(words.nothing("favourites"))
        elif kept:
            self.nothing.setText(words.nothing("found"))
        else:
            self.nothing.setText(words.nothing("reading" if catalogue.busy else ""))
        self._stack.setCurrentIndex(0 if found else 1)
        if found and self._eager:
            self._eager = False
            if self.open_button.hasFocus():
                self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        unread = catalogue.unread
        self.set_title(words.title(), words.reading(unread) if catalogue.busy and unread else "")

    # ---- what can be done ------------------------------------------------------------------------

    @Slot(object)
    def _open(self, row: Row) -> None:
        """The usual thing: the match on the table, carry on, or look at."""
        self._act(row, acts_of(row, False)[0])

    @Slot()
    def _open_other(self) -> None:
        row = self.list.chosen()
        if row is not None and row.open:
            self._act(row, "look")

    @Slot(str)
    def _act_on_chosen(self, act: str) -> None:
        row = self.list.chosen()
        if row is not None:
            self._act(row, act)

    def _act(self, row: Row, act: str) -> None:
        path = row.entry.path
        match act:
            case "table":
                self.table_wanted.emit()
            case "continue":
                self.continue_wanted.emit(path)
            case "look":
                self.look_wanted.emit(path)
            case "sheet":
                self.sheet_wanted.emit(path)
            case "mark" | "unmark":
                self._mark(row)
            case "export":
                self._ask_export(row)
            case "folder":
                self._show_folder(path)
            case "delete" | "forget":
                self._remove(row)

    @Slot(object)
    def _mark(self, row: Row) -> None:
        path = row.entry.path
        self._catalogue.set_favourite(path, not self._catalogue.is_favourite(path))

    @Slot()
    def _mark_chosen(self) -> None:
        self._act_on_chosen("mark")

    @Slot()
    def _remove_chosen(self) -> None:
        self._act_on_chosen("delete")

    @Slot()
    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot(object, QPoint)
    def _menu(self, row: Row, at: QPoint) -> None:
        """The menu of a row; it belongs to the row even if another is chosen meanwhile."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for act in acts_of(row, self._catalogue.is_favourite(row.entry.path)):
            if not act:
                menu.addSeparator()
                continue
            action = menu.addAction(words.act(act))
            action.setData((row, act))
            # Shown only: the keys themselves belong to the page.
            keys = OTHER_KEYS if act == "look" and row.open else _KEYS.get(act, "")
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.setShortcutVisibleInContextMenu(True)
        menu.triggered.connect(self._on_menu)
        menu.popup(at)

    @Slot(QAction)
    def _on_menu(self, action: QAction) -> None:
        row, act = action.data()
        self._act(row, act)

    def _remove(self, row: Row) -> None:
        removed = self._catalogue.remove(row.entry.path)
        if removed is not None:
            said = words.forgotten if row.entry.lying is Lying.OPENED else words.deleted
            self.messages.clear()  # only the last one can be undone from here
            self.messages.show_message(Message(partial(said, row.title), words.undo, removed))

    @Slot(object)
    def _undo(self, removed: Removed | None) -> None:
        path = self._catalogue.restore(removed) if removed is not None else None
        if path is not None:
            self._awaited = path
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_export(self, row: Row) -> None:
        dialog = QFileDialog(self, words.export_title(), row.entry.path.name, file_filter())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setProperty("copied", str(row.entry.path))
        dialog.fileSelected.connect(self._on_export)
        dialog.open()

    @Slot(str)
    def _on_export(self, name: str) -> None:
        self.export(Path(str(self.sender().property("copied"))), Path(name))

    def export(self, path: Path, target: Path) -> None:
        """Write a copy of a match and say so."""
        written = self._catalogue.export(path, target)
        if written is not None:
            self.messages.show_message(Message(partial(words.exported, written.name)))

    def _show_folder(self, path: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent))):
            self.messages.show_message(Message(partial(words.no_folder, str(path.parent))))

    @Slot(object)
    def show_trouble(self, trouble: Trouble) -> None:
        """A file could not be moved or written; the page says so, and play is not touched."""
        self.messages.show_message(Message(partial(words.not_moved, trouble)))
