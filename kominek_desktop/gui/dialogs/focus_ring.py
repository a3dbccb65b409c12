"""The ring round the focused control of a dialog: visible in every theme, once keys are used."""

from __future__ import annotations

from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid

from kominek_desktop.gui.style import theme_in_force

REACH = 7
_WATCH = "focusWatch"
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show)


class _Watch(QObject):
    """Tells all rings where the focus goes. It lives as long as the application: a ring that is
    being destroyed together with its window must not be called by a signal."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.setObjectName(_WATCH)
        self.rings: WeakSet[FocusRing] = WeakSet()
        app.focusChanged.connect(self._on_focus)

    @classmethod
    def of_application(cls) -> _Watch:
        """The one of the running application."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        found = app.findChild(cls, _WATCH, Qt.FindChildOption.FindDirectChildrenOnly)
        return found if found is not None else cls(app)

    @Slot(QWidget, QWidget)
    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        for ring in list(self.rings):
            if isValid(ring):
                ring.follow(new)


class FocusRing(QWidget):
    """Lies over the focused widget of one window and goes with it; lets the mouse through.

    Inside a scroll area it is a child of the scrolled page, so that it moves and is cut with it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._target: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        _Watch.of_application().rings.add(self)

    def target(self) -> QWidget | None:
        """The widget that the ring shows, None while it is hidden."""
        return self._target

    def follow(self, new: QWidget | None) -> None:
        """The focus went to ``new``."""
        if not isValid(self._window):  # a window gives its focus away while it is destroyed
            return
        if self._target is not None:
            self._target.removeEventFilter(self)
            self._target = None
        mine = new is not None and new.window() is self._window
        keyed = self._window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if new is None or not mine or not keyed or new is self._window:
            self.hide()
            return
        self._target = new
        new.installEventFilter(self)
        page = self._page_of(new)
        if self.parentWidget() is not page:
            self.setParent(page)
        self._place()
        self.raise_()
        self.show()

    def _page_of(self, widget: QWidget) -> QWidget:
        """The scrolled page that the widget lies on, else the window."""
        above = widget.parentWidget()
        while above is not None and above is not self._window:
            frame = above.parentWidget()
            area = frame.parentWidget() if frame is not None else None
            if isinstance(area, QScrollArea) and area.widget() is above:
                return above
            above = frame
        return self._window

    def _place(self) -> None:
        target, page = self._target, self.parentWidget()
        if target is None or page is None:
            return
        place = QRect(target.mapTo(page, QPoint(0, 0)), target.size())
        self.setGeometry(place.adjusted(-REACH, -REACH, REACH, REACH) & page.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go along with the focused widget."""
        if watched is self._target:
            if event.type() in _MOVES:
                self._place()
            elif event.type() == QEvent.Type.Hide:
                self.hide()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two lines, so that one of them stands out from any ground."""
        theme = theme_in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        inner, outer = theme.focus_cream, theme.focus_dark
        if theme.id == "light":
            inner, outer = theme.focus_dark, theme.accent
        for colour, width, inset in ((outer, 6.0, 3.0), (inner, 2.4, 3.0)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), 11, 11)
