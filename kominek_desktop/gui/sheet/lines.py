"""The lines of the sheet in the panel: a list that scrolls, can be walked through by keys, and is
read aloud line by line."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.sheet.coats import paint_coat
from kominek_desktop.gui.sheet.grid import Grid, Look
from kominek_desktop.gui.sheet.inks import Inks
from kominek_desktop.gui.sheet.model import Line, Sheet
from kominek_desktop.gui.sheet.plain import spoken
from kominek_desktop.gui.texts import sheet as words

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
ROW, HEAD = 30, 30
PAD = 4.0
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_LINE_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class LineModel(QAbstractListModel):
    """The lines of a sheet, and its sums as the last one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sheet: Sheet | None = None

    def set_sheet(self, sheet: Sheet | None) -> None:
        """Other lines."""
        self.beginResetModel()
        self.sheet = sheet
        self.endResetModel()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """See Qt."""
        if self.sheet is None or parent.isValid():
            return 0
        return len(self.sheet.rows) + bool(self.sheet.totals)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A line is a sentence, for the ear and as a tool tip."""
        said = (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
            Qt.ItemDataRole.ToolTipRole,
        )
        if self.sheet is None or role not in said or not 0 <= index.row() < self.rowCount():
            return None
        if index.row() == len(self.sheet.rows):
            return spoken(self.sheet.totals, self.sheet)
        row = self.sheet.rows[index.row()]
        text = spoken(row.cells, self.sheet)
        return words.current(text) if row.line is Line.CURRENT else text


class _Delegate(QStyledItemDelegate):
    """Draws lines for a list."""

    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """See Qt."""
        grid, sheet = self._view.grid, self._view.lines.sheet
        if grid is None or sheet is None or index.row() >= len(sheet.rows):
            return QSize(100, round(self._view.line_height()))
        return QSize(100, round(grid.height(sheet.rows[index.row()])))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """See Qt."""
        drawn: Any = option  # the binding's stubs do not know the fields of the option
        area = QRectF(drawn.rect)
        painter.save()
        painter.translate(area.topLeft())
        self._view.paint_line(painter, index.row(), area.size().height())
        painter.restore()


class LineList(QListView):
    """``copy_wanted`` for Ctrl+C, ``menu_wanted`` with a place on the screen."""

    copy_wanted = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self) -> None:
        super().__init__()
        self.lines = LineModel(self)
        self.grid: Grid | None = None
        self._inks: Inks | None = None
        self._scale = 1.0
        self._keyed = False  # whether the line that keys are on is shown
        self.setModel(self.lines)
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(3 * ROW)
        self.viewport().setAutoFillBackground(False)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Other lines; the newest comes into view when it was not there before."""
        before, scrolled = self.lines.rowCount(), self.verticalScrollBar().value()
        chosen = self.currentIndex().row()
        self.lines.set_sheet(sheet)
        self._lay_out()
        count = self.lines.rowCount()
        if 0 <= chosen < count:
            self.setCurrentIndex(self.lines.index(chosen))
        elif self.hasFocus():
            self._begin_at_newest()
        if count != before:
            self.scrollToBottom()
        else:
            self.verticalScrollBar().setValue(scrolled)

    def dress(self, inks: Inks, scale: float) -> None:
        """Colours and the size of texts."""
        self._inks, self._scale = inks, scale
        self.verticalScrollBar().setSingleStep(round(self.line_height()))
        self._lay_out()

    def line_height(self) -> float:
        """A line of one line of text."""
        return ROW * max(1.0, self._scale)

    def _lay_out(self) -> None:
        sheet, inks, scale = self.lines.sheet, self._inks, self._scale
        if sheet is None or inks is None:
            self.grid = None
        else:
            look = Look(
                plain=sans(15 * scale),
                bold=sans(15 * scale, 700),
                figure=sans(16 * scale, 800),
                head=sans(14 * scale, 700),
                ink=inks.ink,
                second=inks.second,
                line=inks.line,
                band=None,
                frame=inks.frame,
                row=self.line_height(),
                pad=PAD,
                hair=1.4,
                narrow=True,
            )
            self.grid = Grid(sheet, self.viewport().width(), look, paint_coat)
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        self.doItemsLayout()
        if at_end:
            self.scrollToBottom()
        self.viewport().update()

    def paint_line(self, painter: QPainter, number: int, height: float) -> None:
        """One line from the painter's origin on."""
        sheet, grid, inks = self.lines.sheet, self.grid, self._inks
        if sheet is None or grid is None or inks is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if number < len(sheet.rows):
            grid.paint_row(painter, 0.0, sheet.rows[number])
        else:
            grid.paint_totals(painter, 0.0)
        if self._keyed and self.hasFocus() and number == self.currentIndex().row():
            painter.setPen(QPen(inks.ink, 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(1.2, 1.2, self.viewport().width() - 2.4, height - 2.4)
            painter.drawRoundedRect(ring, 5, 5)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines, or that there are none yet."""
        super().paintEvent(event)
        if self.lines.rowCount() == 0 and self._inks is not None:
            painter = QPainter(self.viewport())
            painter.setFont(sans(15 * self._scale))
            painter.setPen(self._inks.second)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect(), flags, words.empty())

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(words.rows_name())
        self.setAccessibleDescription(words.rows_help())
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Reading begins at the newest line."""
        self._begin_at_newest()
        self._keyed |= event.reason() in _BY_KEY
        super().focusInEvent(event)

    def _begin_at_newest(self) -> None:
        if not self.currentIndex().isValid() and self.lines.rowCount():
            self.setCurrentIndex(self.lines.index(self.lines.rowCount() - 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Who uses the mouse needs no ring."""
        self._keyed = False
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is not about lines goes on to the panel."""
        self._keyed = True
        self.viewport().update()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        elif event.key() in _LINE_KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the sheet."""
        self.menu_wanted.emit(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns for the new width; who looks at the newest line still does."""
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._lay_out()
        if at_end:
            self.scrollToBottom()


class Heads(QWidget):
    """The heads of the columns, above the lines."""

    def __init__(self, lines: LineList) -> None:
        super().__init__()
        self._lines = lines
        lines.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go with the width of the lines."""
        if event.type() is QEvent.Type.Resize:
            self.update()
        return False

    def dress(self, _inks: Inks, scale: float) -> None:
        """As high as a line."""
        self.setFixedHeight(round(HEAD * max(1.0, scale)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """See Qt."""
        if self._lines.grid is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._lines.grid.paint_heads(painter, 0.0, self.height() - 1.0)
