"""A sheet on the screen as it would be printed: its pages one under the other."""

from __future__ import annotations

from math import ceil, sqrt

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPageSize,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QAbstractSlider, QFrame, QListView

from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.sheet.inks import inks_of
from kominek_desktop.gui.sheet.lines import Index, LineModel
from kominek_desktop.gui.sheet.model import Sheet
from kominek_desktop.gui.sheet.paper import MARGIN, ROW, Paper
from kominek_desktop.gui.sheet.printing import usual_size
from kominek_desktop.gui.style import scale_in_force, set_role, theme_in_force

WIDEST = 900
"""A page is not wider at the usual size of texts, before it is made larger."""
LEAST = 240
ZOOMS = (0.5, 0.65, 0.8, 1.0, 1.25, 1.5, 2.0)
GAP = 24
_PIXELS = 16_000_000
"""No picture of a page has more; beyond it is a little less sharp than the screen."""
_PER_POINT = 96 / 72
_PACE = 64  # pixels for a step of the wheel or of an arrow at the end of the lines


class _Placed(Paper):
    """Pages that know where their lines are: where they were painted."""

    def __init__(self, sheet: Sheet, size: QSizeF) -> None:
        super().__init__(sheet, size)
        self.size = size
        self._top = 0.0
        nothing = QImage(1, 1, QImage.Format.Format_RGB32)
        painter = QPainter(nothing)
        self.paint(painter, 0)
        painter.end()

    def _paint_lines(self, painter: QPainter, top: float, page: int) -> None:
        self._top = top
        super()._paint_lines(painter, top, page)

    def line(self, number: int) -> tuple[int, QRectF]:
        """The page of a line and its place there; the line of sums follows the last one."""
        page = 0
        while page < self.pages - 1 and number >= len(self._pages[page]):
            number -= len(self._pages[page])
            page += 1
        top = MARGIN + self._top + ROW * (number + 1)
        return page, QRectF(MARGIN, top, self._wide, ROW)


class PaperView(QListView):
    """The pages of one sheet, as wide as there is room. For keys and for the ear it is a list of
    the lines on them. ``zoom_wanted`` brings 1 or -1 for the wheel with Ctrl."""

    zoom_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.lines = LineModel(self)
        self._paper: _Placed | None = None
        self._hint = ""
        self._zoom = ZOOMS.index(1.0)
        self._pictures: dict[int, QPixmap] = {}
        self._drawn: tuple[object, ...] = ()
        self._keyed = False  # whether the line that keys are on is shown
        self.setModel(self.lines)
        set_role(self, "papers")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # A bar that comes and goes would change the width that the pages are fitted to.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAutoScroll(False)

    # ---- what is shown -----------------------------------------------------------------------

    def show_sheet(self, sheet: Sheet | None, hint: str = "") -> None:
        """Show a sheet, or ``hint`` where there is none; the place among the pages stays."""
        chosen = self.currentIndex().row()
        self._hint = hint
        self._paper = None
        if sheet is not None:
            size = QPageSize(usual_size()).size(QPageSize.Unit.Point) * _PER_POINT
            self._paper = _Placed(sheet, size)
        self._drawn = ()
        self.lines.set_sheet(sheet)
        if 0 <= chosen < self.lines.rowCount():
            self.setCurrentIndex(self.lines.index(chosen))
        elif self.hasFocus():
            self._begin()
        self._lay_out()

    def to_top(self) -> None:
        """Begin at the first line of the first page."""
        self.setCurrentIndex(self.lines.index(0))
        self.verticalScrollBar().setValue(0)

    def refresh_look(self) -> None:
        """Another theme or size of texts."""
        self._drawn = ()
        self._lay_out()

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return self._paper.pages if self._paper is not None else 0

    @property
    def zoom(self) -> float:
        """How much larger than fitted the pages are."""
        return ZOOMS[self._zoom]

    def zoom_by(self, step: int) -> None:
        """Larger or smaller by a step, 0 for the fitted width; the middle stays in view."""
        wanted = self._zoom + step if step else ZOOMS.index(1.0)
        wanted = max(0, min(len(ZOOMS) - 1, wanted))
        if wanted == self._zoom:
            return
        bars = self.verticalScrollBar(), self.horizontalScrollBar()
        halves = self.viewport().height() / 2, self.viewport().width() / 2
        ratio = ZOOMS[wanted] / self.zoom
        middles = [(bar.value() + half) * ratio for bar, half in zip(bars, halves, strict=True)]
        self._zoom = wanted
        self._lay_out()
        for bar, half, middle in zip(bars, halves, middles, strict=True):
            bar.setValue(round(middle - half))

    # ---- where it lies -----------------------------------------------------------------------

    def page_rect(self, page: int) -> QRectF:
        """Where a page lies, in the coordinates of the viewport."""
        wide, high = self._page_size()
        left = max(GAP, (self.viewport().width() - wide) // 2) - self.horizontalOffset()
        top = GAP + page * (high + GAP) - self.verticalOffset()
        return QRectF(left, top, wide, high)

    def _page_size(self) -> tuple[int, int]:
        """Width and height of a page on the screen, (0, 0) while there is none."""
        if self._paper is None:
            return 0, 0
        fitted = min(self.viewport().width() - 2 * GAP, WIDEST * max(1.0, scale_in_force()))
        wide = round(max(LEAST, fitted) * self.zoom)
        return wide, round(wide * self._paper.size.height() / self._paper.size.width())

    def _lay_out(self) -> None:
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        """Let the scroll bars go as far as the pages do."""
        wide, high = self._page_size()
        port = self.viewport()
        for bar, long, room in (
            (self.verticalScrollBar(), GAP + self.pages * (high + GAP), port.height()),
            (self.horizontalScrollBar(), wide + 2 * GAP, port.width()),
        ):
            bar.setSingleStep(_PACE)
            bar.setPageStep(room)
            bar.setRange(0, max(0, long - room))

    def doItemsLayout(self) -> None:
        """The lines lie where the paper has them."""
        QAbstractItemView.doItemsLayout(self)

    def horizontalOffset(self) -> int:
        """See Qt."""
        return self.horizontalScrollBar().value()

    def verticalOffset(self) -> int:
        """See Qt."""
        return self.verticalScrollBar().value()

    def visualRect(self, index: Index) -> QRect:
        """Where a line lies on its page."""
        if self._paper is None or not 0 <= index.row() < self.lines.rowCount():
            return QRect()
        page, place = self._paper.line(index.row())
        area = self.page_rect(page)
        scale = area.width() / self._paper.size.width()
        corner = area.topLeft() + place.topLeft() * scale
        return QRectF(corner, place.size() * scale).toRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The line at a point of the viewport."""
        for row in range(self.lines.rowCount()):
            index = self.lines.index(row)
            if self.visualRect(index).contains(point):
                return index
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a line into view, with the lines beside it."""
        area = self.visualRect(index)
        if area.isEmpty():
            return
        near = area.adjusted(0, -area.height(), 0, area.height())
        bar = self.verticalScrollBar()
        if near.top() < 0:
            bar.setValue(bar.value() + near.top())
        elif near.bottom() > self.viewport().height():
            bar.setValue(bar.value() + near.bottom() - self.viewport().height())

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Nothing is selected here."""

    # ---- painting ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pages that are in view, and the line that keys are on."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_in_force()
        if self._paper is None:
            painter.setFont(sans(18 * scale_in_force()))
            painter.setPen(theme.second)
            painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, self._hint)
            return
        inks = inks_of(theme)
        drawn = theme.id, self._page_size(), self.devicePixelRatioF()
        if drawn != self._drawn:
            self._drawn = drawn
            self._pictures.clear()
        painter.setPen(QPen(inks.border, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for page in range(self.pages):
            area = self.page_rect(page)
            if not area.intersects(QRectF(self.viewport().rect())):
                self._pictures.pop(page, None)
                continue
            if page not in self._pictures:
                self._pictures[page] = self._picture(page, area.size())
            painter.drawPixmap(area, self._pictures[page], QRectF(self._pictures[page].rect()))
            painter.drawRect(area.adjusted(-0.75, -0.75, 0.75, 0.75))
        place = self.visualRect(self.currentIndex())
        if self._keyed and self.hasFocus() and not place.isEmpty():
            painter.setPen(QPen(inks.ink, 2.4))
            painter.drawRoundedRect(QRectF(place).adjusted(-3, 1, 3, -1), 5, 5)

    def _picture(self, page: int, size: QSizeF) -> QPixmap:
        assert self._paper is not None
        dense = min(self.devicePixelRatioF(), sqrt(_PIXELS / (size.width() * size.height())))
        picture = QPixmap(ceil(size.width() * dense), ceil(size.height() * dense))
        picture.setDevicePixelRatio(dense)
        picture.fill(inks_of(theme_in_force()).paper)
        painter = QPainter(picture)
        scale = size.width() / self._paper.size.width()
        painter.scale(scale, scale)
        self._paper.paint(painter, page)
        painter.end()
        return picture

    # ---- keys and the mouse ------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Reading begins at the first line."""
        self._begin()
        super().focusInEvent(event)

    def _begin(self) -> None:
        if not self.currentIndex().isValid() and self.lines.rowCount():
            self.setCurrentIndex(self.lines.index(0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from line to line and beyond the last one to the end of the paper; what is
        not about the pages goes on to what they lie in."""
        bar, row, count = self.verticalScrollBar(), self.currentIndex().row(), self.lines.rowCount()
        act = QAbstractSlider.SliderAction
        self._keyed = True
        match event.key():
            case Qt.Key.Key_Up if row > 0:
                self._go(row - 1)
            case Qt.Key.Key_Down if row + 1 < count:
                self._go(row + 1)
            case Qt.Key.Key_Up:
                bar.triggerAction(act.SliderSingleStepSub)
            case Qt.Key.Key_Down:
                bar.triggerAction(act.SliderSingleStepAdd)
            case Qt.Key.Key_PageUp:
                bar.triggerAction(act.SliderPageStepSub)
                self._catch_up()
            case Qt.Key.Key_PageDown:
                bar.triggerAction(act.SliderPageStepAdd)
                self._catch_up()
            case Qt.Key.Key_Home:
                self._go(0)
                bar.triggerAction(act.SliderToMinimum)
            case Qt.Key.Key_End:
                self._go(count - 1)
                bar.triggerAction(act.SliderToMaximum)
            case Qt.Key.Key_Left:
                self.horizontalScrollBar().triggerAction(act.SliderSingleStepSub)
            case Qt.Key.Key_Right:
                self.horizontalScrollBar().triggerAction(act.SliderSingleStepAdd)
            case _:
                event.ignore()
                return
        self.viewport().update()

    def _go(self, row: int) -> None:
        index = self.lines.index(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _catch_up(self) -> None:
        """The first line that is in view whole, where the one before has gone out of it."""
        port = self.viewport().rect()
        if port.contains(self.visualRect(self.currentIndex())):
            return
        for row in range(self.lines.rowCount()):
            if port.contains(self.visualRect(self.lines.index(row))):
                self.setCurrentIndex(self.lines.index(row))
                return

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Who uses the mouse needs no ring."""
        self._keyed = False
        super().mousePressEvent(event)
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the wheel makes the pages larger and smaller."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                self.zoom_wanted.emit(1 if turned > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)
