"""The list of the library: its model, and the view with the buttons on the chosen row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kominek_desktop.gui.pages.library_acts import RowActs
from kominek_desktop.gui.pages.library_paint import GAP, MARK, RowPainter, columns, row_height
from kominek_desktop.gui.pages.library_rows import Row, RowMaker
from kominek_desktop.gui.style import scale_in_force, theme_in_force
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.table.pictures import Pictures
from kominek_desktop.gui.texts import library as words
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.session.entries import Entry

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
ROW_ROLE = Qt.ItemDataRole.UserRole
_SHEET = """
QListView { background: transparent; border: none; }
QScrollBar[idle="true"]::handle { background: transparent; }
"""
"""The bar keeps its place while there is nothing to scroll, so that the columns do."""
LEAST_RESULT = 190
"""So much of the result stays in view beside two buttons."""


class RowModel(QAbstractListModel):
    """Entries in their order, each with its row, which is made when it is seen first. ``marked``
    tells whether a match is a favourite."""

    def __init__(self, marked: Callable[[Path], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._maker = RowMaker()
        self._marked = marked

    @property
    def entries(self) -> Sequence[Entry]:
        """What is shown."""
        return self._entries

    def set_entries(self, entries: list[Entry], maker: RowMaker) -> bool:
        """Show these, with rows by ``maker``; False when they are shown already."""
        self._maker = maker
        if entries == self._entries:
            return False
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()
        return True

    def place(self, path: Path) -> int:
        """Where the row of a file is, -1 when it is not shown."""
        places = (place for place, entry in enumerate(self._entries) if entry.path == path)
        return next(places, -1)

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """See Qt."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See Qt."""
        if not 0 <= index.row() < len(self._entries):
            return None
        row = self._maker.row(self._entries[index.row()])
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            said = [row.spoken]
            if self._marked(row.entry.path):
                said.append(words.favourite_row())
            return ", ".join(said)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (*row.result, *row.rules))) or None
        return None


class _Delegate(QStyledItemDelegate):
    """Draws rows for a list."""

    def __init__(self, view: LibraryList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """See Qt."""
        return QSize(100, row_height(scale_in_force()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """See Qt."""
        drawn: Any = option  # the binding's stubs do not know the fields of the option
        view = self._view
        taken = index.row() == view.currentIndex().row()
        area = QRectF(drawn.rect).adjusted(0, 0, 0, -GAP)
        row = index.data(ROW_ROLE)
        painter.save()
        view.painter.paint(
            painter,
            area,
            row,
            taken=taken,
            under=bool(drawn.state & QStyle.StateFlag.State_MouseOver),
            marked=view.marked(row.entry.path),
            right=view.free_to() if taken else area.width(),
            dpr=view.devicePixelRatioF(),
        )
        painter.restore()


class LibraryList(QListView):
    """``opened`` tells the row that Enter or a double click is for, ``mark_wanted`` the row whose
    diamond was clicked, ``menu_wanted`` a row and where its menu belongs on the screen."""

    opened = Signal(object)
    mark_wanted = Signal(object)
    menu_wanted = Signal(object, QPoint)

    def __init__(self, marked: Callable[[Path], bool]) -> None:
        super().__init__()
        self.marked = marked
        self.rows = RowModel(marked, self)
        self._deck = DeckChoice()
        self._pictures = Pictures(self)
        self._pictures.sharper.connect(self._on_sharper)
        self.painter = self._make_painter()
        self.acts = RowActs(self.viewport())
        self.setModel(self.rows)
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(_SHEET)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().setSingleStep(row_height(1.0) // 2)
        self.verticalScrollBar().valueChanged.connect(self._place_acts)
        self.verticalScrollBar().rangeChanged.connect(self._show_bar)

    def set_deck(self, deck: DeckChoice) -> None:
        """The deck of the thumbnails."""
        if deck != self._deck:
            self._deck = deck
            self.refresh_look()

    def show_entries(self, entries: list[Entry], maker: RowMaker) -> None:
        """Show these, the chosen one still chosen; where it is gone, the one in its place."""
        chosen, place = self.chosen(), self.currentIndex().row()
        scrolled = self.verticalScrollBar().value()
        if not self.rows.set_entries(entries, maker):
            self.viewport().update()
            return
        found = self.rows.place(chosen.entry.path) if chosen is not None else -1
        if found < 0:
            found = min(max(place, 0), len(entries) - 1)
        if found >= 0:
            self.setCurrentIndex(self.rows.index(found))
        self.doItemsLayout()
        self.verticalScrollBar().setValue(scrolled)
        self._choose_acts()

    def chosen(self) -> Row | None:
        """The chosen row."""
        row = self.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, Row) else None

    def choose(self, path: Path) -> bool:
        """Choose the row of a file; False when it is not shown."""
        place = self.rows.place(path)
        if place >= 0:
            self.setCurrentIndex(self.rows.index(place))
            self.scrollTo(self.currentIndex())
        return place >= 0

    def free_to(self) -> float:
        """How far the texts of the chosen row may go."""
        return float(self.acts.x() - 12) if self.acts.isVisible() else float(self.width())

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(words.list_name())
        self.setAccessibleDescription(words.list_help())
        self.acts.retranslate()
        self.refresh_look()

    def refresh_look(self) -> None:
        """Draw anew what was drawn for a theme, a language or a size of texts."""
        self._pictures.forget_wants()
        self.painter = self._make_painter()
        self.doItemsLayout()
        self._place_acts()
        self.viewport().update()

    def _make_painter(self) -> RowPainter:
        theme = theme_in_force()
        faces = Faces(rank_letters(), theme, self._deck, self._pictures)
        return RowPainter(theme, scale_in_force(), faces)

    @Slot(object)
    def _on_sharper(self, _subjects: object) -> None:
        self.viewport().update()

    @Slot()
    def _show_bar(self) -> None:
        bar = self.verticalScrollBar()
        idle = bar.maximum() == 0
        if bar.property("idle") != idle:
            bar.setProperty("idle", idle)
            bar.style().unpolish(bar)
            bar.style().polish(bar)

    # ---- the buttons on the chosen row --------------------------------------------------------

    def currentChanged(self, current: Index, previous: Index) -> None:
        """See Qt."""
        super().currentChanged(current, previous)
        self._choose_acts()
        self.viewport().update()

    def _choose_acts(self) -> None:
        self.acts.show_for(self.chosen())
        self._place_acts()

    @Slot()
    def _place_acts(self) -> None:
        area = self.visualRect(self.currentIndex())
        if self.chosen() is None or area.isEmpty():
            self.acts.hide()
            return
        parts = columns(area.width(), scale_in_force())
        room = parts.mark.left - parts.result.left - LEAST_RESULT * scale_in_force()
        self.acts.fit(room)
        size = self.acts.sizeHint()
        left = round(parts.mark.left) - size.width()
        high = area.height() - GAP
        self.acts.setGeometry(left, area.top() + (high - size.height()) // 2, *size.toTuple())
        self.acts.show()

    # ---- input ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens; what the list does not know goes on to the page."""
        row = self.chosen()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row is not None:
            self.opened.emit(row)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click opens."""
        row = self._row_at(event.position())
        if row is not None and not self._on_mark(event.position()):
            self.opened.emit(row)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the diamond marks the match."""
        super().mouseReleaseEvent(event)
        row = self._row_at(event.position())
        left = event.button() is Qt.MouseButton.LeftButton
        if left and row is not None and self._on_mark(event.position()):
            self.mark_wanted.emit(row)

    def _row_at(self, point: QPointF) -> Row | None:
        row = self.indexAt(point.toPoint()).data(ROW_ROLE)
        return row if isinstance(row, Row) else None

    def _on_mark(self, point: QPointF) -> bool:
        return point.x() >= self.viewport().width() - MARK

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of a row, at the pointer or at the chosen row."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            row = self.chosen()
            at = self.visualRect(self.currentIndex()).center()
        else:
            row = self._row_at(QPointF(event.pos()))
            at = event.pos()
        if row is not None:
            self.menu_wanted.emit(row, self.viewport().mapToGlobal(at))
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows as wide as the list, with the buttons at their ends."""
        super().resizeEvent(event)
        self._place_acts()

    def showEvent(self, event: QShowEvent) -> None:
        """Pictures are made while they are seen."""
        super().showEvent(event)
        self._pictures.start()
        self._place_acts()

    def hideEvent(self, event: QHideEvent) -> None:
        """No thread is left behind."""
        super().hideEvent(event)
        self._pictures.stop()


class Heads(QWidget):
    """The heads of the columns, above the list."""

    def __init__(self, view: LibraryList) -> None:
        super().__init__()
        self._view = view
        view.installEventFilter(self)
        self.refresh_look()

    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        """Go with the width of the list."""
        if event.type() is QEvent.Type.Resize:
            self.update()
        return False

    def refresh_look(self) -> None:
        """As high as a line of text."""
        self.setFixedHeight(round(30 * max(1.0, scale_in_force())))
        self.update()

    def paintEvent(self, event: Any) -> None:
        """The words over each column."""
        parts = columns(self._view.viewport().width(), scale_in_force())
        spans = {
            "match": parts.title,
            "hand": parts.hand,
            "result": parts.result,
            "rules": parts.rules,
        }
        heads = {words.column(key): span for key, span in spans.items() if span is not None}
        self._view.painter.paint_heads(QPainter(self), heads, self.height())
