"""The region in which the rules are read: one text, with boxes painted behind it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from kominek_desktop.gui.rules.book import Book
from kominek_desktop.gui.rules.compose import BoxKind, Composed, compose
from kominek_desktop.gui.rules.house import House
from kominek_desktop.gui.rules.look import COLUMN, Look
from kominek_desktop.gui.rules.shelf import Place
from kominek_desktop.gui.rules.typeset import CLAUSE_SCHEME, ROOM

SIDE, LEAST_SIDE = 52, 24
OUT = 14  # how far the box of a clause reaches out on its sides
TOP = 20
ASIDE_GAP = 30
CONTEXT = 0.18  # of the view, left for what stands before the clause that is wanted


class Reading(QTextBrowser):
    """``clause_wanted`` tells the clause of a link, ``moved`` that other text is in view,
    ``column_changed`` that the text must be set anew for another width, and ``zoom_wanted`` the
    way (1 or -1) in which the wheel was turned with Ctrl held."""

    clause_wanted = Signal(str)
    moved = Signal()
    column_changed = Signal()
    zoom_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self._on_link)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self._page: Composed | None = None
        self._wanted = Place("")
        self._aside: QWidget | None = None
        self._aside_width = 0
        self._column = 0.0

    def set_aside(self, widget: QWidget, width: int) -> None:
        """What lies at the right of the text, ``width`` logical pixels wide with its margins; 0
        takes it away."""
        if widget.parentWidget() is not self:
            widget.setParent(self)
        self._aside, self._aside_width = widget, width
        widget.setVisible(width > 0)
        self.setViewportMargins(0, 0, width, 0)
        self._place_aside()

    def column(self, scale: float) -> float:
        """The width of the text that finds room, in logical pixels."""
        return min(COLUMN * scale, float(self._room() - 2 * LEAST_SIDE))

    def set_book(self, book: Book, house: House, look: Look) -> None:
        """Show a book; the view goes to its beginning."""
        self._column = look.column
        old = self._page
        document = QTextDocument(self)
        document.setDocumentMargin(0)
        document.setUndoRedoEnabled(False)
        self._page = compose(book, house, look, document)
        self.setDocument(document)
        if old is not None:
            old.document.deleteLater()
        self._set_margins()
        self._place_aside()

    def composed(self) -> Composed | None:
        """The text that is shown."""
        return self._page

    def show_place(self, place: Place, wanted: bool) -> None:
        """Bring a place to the top of the view; ``wanted`` puts a box round its clause."""
        if self._page is None:
            return
        self._wanted = place if wanted else Place("")
        position = self._page.places.get(place, 0)
        cursor = QTextCursor(self._page.document)
        cursor.setPosition(position)
        self.setTextCursor(cursor)
        self.scroll_to(place)
        self.viewport().update()

    def scroll_to(self, place: Place) -> None:
        """Bring a place to the top of the view and leave everything else as it is."""
        above = self.viewport().height() * CONTEXT if place == self._wanted else TOP
        self.verticalScrollBar().setValue(round(self._top(place) - above))

    def place_in_view(self) -> Place | None:
        """The clause (or section) at the top of the view: the one that was gone to as long as it
        is in sight."""
        if self._page is None:
            return None
        top = self.verticalScrollBar().value()
        end = top + self.viewport().height() - 2 * TOP
        if self._wanted in self._page.tables and top - 1 <= self._top(self._wanted) <= end:
            return self._wanted
        here = None
        for place in self._page.places:
            if self._top(place) > top + 2 * TOP + 1:
                break
            here = place
        return here

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The pictures, each drawn when it is painted first."""
        found = self._page.setter.picture(QUrl(name)) if self._page is not None else None
        return found if found is not None else super().loadResource(kind, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The boxes, then the text over them."""
        if self._page is not None:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for frame, kind in self._page.boxes:
                self._paint_box(painter, frame, kind)
            wanted = self._page.tables.get(self._wanted)
            if wanted is not None:
                self._paint_box(painter, wanted, BoxKind.WANTED)
            painter.end()
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The history of the page is not that of the browser, and Esc is the page's."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier or event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """From link to link, beginning with the first after what is in view."""
        cursor = self.textCursor()
        if not cursor.hasSelection() or not self.viewport().rect().intersects(self.cursorRect()):
            cursor = self.cursorForPosition(QPoint(SIDE, 0))
            if self._wanted in (self._page.tables if self._page is not None else ()):
                cursor = self.textCursor()
            cursor.movePosition(
                QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor
            )
            self.setTextCursor(cursor)
        return super().focusNextPrevChild(next)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the page zooms, which sets the whole text anew."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.angleDelta().y():
                self.zoom_wanted.emit(1 if event.angleDelta().y() > 0 else -1)
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the text in its column."""
        super().resizeEvent(event)
        self._place_aside()
        if self._page is not None:
            self._set_margins()
            if abs(self.column(self._page.setter.look.scale) - self._column) >= 1:
                self.column_changed.emit()

    def _room(self) -> int:
        bar = self.verticalScrollBar().sizeHint().width()
        return max(200, self.width() - bar - self._aside_width)

    def _left_margin(self) -> float:
        spare = self._room() - self._column
        return min(float(SIDE), max(spare / 2, spare - LEAST_SIDE))

    def _set_margins(self) -> None:
        assert self._page is not None
        frame = self._page.document.rootFrame()
        shape = frame.frameFormat()
        spare = self._room() - self._column
        left = self._left_margin()
        shape.setTopMargin(TOP)
        shape.setBottomMargin(self.viewport().height() * 0.5)
        shape.setLeftMargin(left)
        shape.setRightMargin(max(0.0, spare - left))
        frame.setFrameFormat(shape)

    def _top(self, place: Place) -> float:
        assert self._page is not None
        table = self._page.tables.get(place)
        if table is not None:
            return self._area(table).top()
        position = self._page.places.get(place, 0)
        block = self._page.document.findBlock(position)
        return self._page.document.documentLayout().blockBoundingRect(block).top()

    def _area(self, frame: QTextFrame) -> QRectF:
        assert self._page is not None
        return self._page.document.documentLayout().frameBoundingRect(frame)

    def _paint_box(self, painter: QPainter, frame: QTextFrame, kind: BoxKind) -> None:
        assert self._page is not None
        theme = self._page.setter.look.theme
        area = self._area(frame).translated(0, -self.verticalScrollBar().value())
        if kind is BoxKind.WANTED:
            # The room that a clause keeps lies under its text only; the box divides it.
            up = -self._page.setter.look.u(ROOM / 2)
            area = area.adjusted(-OUT, up, OUT, up)
            painter.setPen(QPen(theme.accent, 2))
            painter.setBrush(theme.selected)
        else:
            shape = frame.frameFormat()
            area = area.adjusted(0, shape.topMargin(), 0, -shape.bottomMargin())
            painter.setPen(QPen(theme.line, 1.4))
            painter.setBrush(theme.panel)
        painter.drawRoundedRect(area, 10, 10)

    def _place_aside(self) -> None:
        if self._aside is not None and self._aside_width:
            bar = self.verticalScrollBar().sizeHint().width()
            beside = round(self._left_margin() + self._column) + OUT + ASIDE_GAP
            left = min(self.width() - bar - self._aside_width, beside)
            self._aside.setGeometry(left, 0, self._aside_width, self.height())

    def _on_link(self, url: QUrl) -> None:
        if url.scheme() == CLAUSE_SCHEME:
            self.clause_wanted.emit(url.path())

    def _on_scrolled(self) -> None:
        self.moved.emit()
