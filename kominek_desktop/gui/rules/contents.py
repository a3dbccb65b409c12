"""The contents of all books: games with their chapters as a tree, drawn in our own way."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kominek_desktop.gui.dialogs.controls import stroke
from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.rules.book import Section
from kominek_desktop.gui.rules.house import House
from kominek_desktop.gui.rules.pictures import paint_diamond
from kominek_desktop.gui.rules.shelf import Place, Shelf
from kominek_desktop.gui.style import scale_in_force, theme_in_force
from kominek_desktop.gui.texts import rules_page as words

PLACE, RANGE, DIFFERS = (Qt.ItemDataRole.UserRole + number for number in range(3))
INSET, LEFT, RIGHT = 6, 22, 14
ROW = 36
DIAMOND = 9


def clause_range(section: Section) -> str:
    """The clauses of a chapter by number: ``K6, K7`` or ``K14–K23`` or ``T4, T5, T10``."""
    runs: list[list[str]] = []
    for one in sorted(section.clause_ids, key=_number):
        if runs and _number(runs[-1][-1]) + 1 == _number(one):
            runs[-1].append(one)
        else:
            runs.append([one])
    parts: list[str] = []
    for run in runs:
        parts += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else run
    return ", ".join(parts)


def _number(clause: str) -> int:
    return int(clause[1:])


class _Rows(QStyledItemDelegate):
    """A row: chevron or diamond, title in one line or two, the clauses at the right."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """As high as the title needs."""
        scale = max(1.0, scale_in_force())
        font = _font(index)
        width = self._room(self._width(), index)
        area = QFontMetricsF(font).boundingRect(
            QRectF(0, 0, width, 1000), Qt.TextFlag.TextWordWrap, str(index.data())
        )
        return QSize(100, max(round(ROW * scale), round(area.height() + 14)))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """See the class."""
        theme = theme_in_force()
        area = QRectF(option.rect)
        area.setLeft(0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(theme.accent, 2))
            painter.setBrush(theme.selected)
            painter.drawRoundedRect(area.adjusted(INSET, 1.5, -INSET, -1.5), 9, 9)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.raised)
            painter.drawRoundedRect(area.adjusted(INSET, 1.5, -INSET, -1.5), 9, 9)
        left = float(self._left(index))
        middle = area.center().y()
        if not index.parent().isValid():
            self._chevron(painter, left - 10, middle, bool(state & QStyle.StateFlag.State_Open))
        elif index.data(DIFFERS):
            box = QRectF(left - 14, middle - DIAMOND / 2, DIAMOND, DIAMOND)
            paint_diamond(painter, box, theme.accent)
        flags = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(_small())
        painter.setPen(theme.second)
        ends = area.adjusted(0, 0, -RIGHT, 0)
        painter.drawText(ends, flags | Qt.AlignmentFlag.AlignRight, str(index.data(RANGE) or ""))
        painter.setFont(_font(index))
        painter.setPen(theme.text)
        room = QRectF(left, area.top(), self._room(area.width(), index), area.height())
        painter.drawText(room, flags | Qt.TextFlag.TextWordWrap, str(index.data()))
        painter.restore()

    def _chevron(self, painter: QPainter, x: float, y: float, opened: bool) -> None:
        painter.setPen(stroke(theme_in_force().second, 2.0))
        if opened:
            painter.drawPolyline([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)])
        else:
            painter.drawPolyline([QPointF(x - 2, y - 4), QPointF(x + 2, y), QPointF(x - 2, y + 4)])

    def _left(self, index: QModelIndex | QPersistentModelIndex) -> int:
        return LEFT + (INSET + 8 if index.parent().isValid() else 8)

    def _room(self, width: float, index: QModelIndex | QPersistentModelIndex) -> float:
        ends = QFontMetricsF(_small()).horizontalAdvance(str(index.data(RANGE) or ""))
        return max(60.0, width - self._left(index) - RIGHT - (ends + 10 if ends else 0))

    def _width(self) -> int:
        view = self.parent()
        assert isinstance(view, QTreeWidget)
        return view.viewport().width()


class Contents(QTreeWidget):
    """``chosen`` tells the place of a row that was clicked or entered."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setExpandsOnDoubleClick(False)
        self.setItemDelegate(_Rows(self))
        self.itemClicked.connect(self._tell)
        self.itemActivated.connect(self._tell)

    def show_shelf(self, shelf: Shelf, house: House) -> None:
        """List the books; what was open stays open."""
        opened = {item.data(0, PLACE).game for item in self._games() if item.isExpanded()}
        current = self.currentItem()
        here = current.data(0, PLACE) if current is not None else None
        self.clear()
        for book in shelf.books:
            game = QTreeWidgetItem(self, [book.title])
            game.setData(0, PLACE, Place(book.game))
            for section in book.sections:
                row = QTreeWidgetItem(game, [section.title])
                row.setData(0, PLACE, Place(book.game, section=section.id))
                row.setData(0, RANGE, clause_range(section))
                differs = house.differs(book, section)
                row.setData(0, DIFFERS, differs)
                told = (section.title, clause_range(section), words.differs() if differs else "")
                spoken = ", ".join(filter(None, told))
                row.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
            game.setExpanded(book.game in opened)
        if here is not None:
            self.mark(here)

    def mark(self, place: Place) -> None:
        """Choose the row of a place (a game or a section) without telling, its book open."""
        for game in self._games():
            if game.data(0, PLACE).game != place.game:
                continue
            game.setExpanded(True)
            found = next((one for one in _children(game) if one.data(0, PLACE) == place), game)
            if found is not self.currentItem():
                self.setCurrentItem(found)

    def open_only(self, game: str) -> None:
        """Close all books but one."""
        for item in self._games():
            item.setExpanded(item.data(0, PLACE).game == game)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Titles break otherwise at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def refresh_look(self) -> None:
        """Colours and measures of the theme in force."""
        theme = theme_in_force()
        self.setStyleSheet(
            f"QTreeView {{ background: {theme.panel.name()}; border: none; border-radius: 0; }}"
            "QTreeView::item, QTreeView::item:selected { background: transparent; }"
            "QTreeView::branch { background: transparent; }"
        )
        self.scheduleDelayedItemsLayout()

    def _games(self) -> list[QTreeWidgetItem]:
        return _children(self.invisibleRootItem())

    def _tell(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(item.data(0, PLACE))


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    children = (item.child(number) for number in range(item.childCount()))
    return [child for child in children if child is not None]


def _font(index: QModelIndex | QPersistentModelIndex) -> QFont:
    return sans(16 * scale_in_force(), 500 if index.parent().isValid() else 700)


def _small() -> QFont:
    return sans(max(12.0, 14 * scale_in_force()))
