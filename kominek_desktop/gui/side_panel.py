"""The panel beside the table: docked at its right, or a window of its own beside a narrow one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QMainWindow, QWidget

WIDE = 336  # at least
DOCKED_FROM = 1100
"""A main window narrower than this has no room for the panel."""
LEAST_HIGH, LESS_HIGH = 400, 120  # of the panel's own window, the latter than the main one


class SidePanel(QObject):
    """Holds one widget, or none. ``closed``: the person has closed the window it was in."""

    closed = Signal()

    def __init__(self, window: QMainWindow, row: QBoxLayout) -> None:
        """``row`` is the layout in which the table stands; the panel comes at its end."""
        super().__init__(window)
        self._window = window
        self._row = row
        self._widget: QWidget | None = None
        window.installEventFilter(self)

    @property
    def widget(self) -> QWidget | None:
        """What is shown."""
        return self._widget

    def show(self, widget: QWidget | None) -> None:
        """Show a widget in place of the one before, which is hidden and stays its maker's."""
        if self._widget is not None and self._widget is not widget:
            self._widget.removeEventFilter(self)
            self._row.removeWidget(self._widget)
            self._widget.hide()
        if widget is not None and widget is not self._widget:
            widget.installEventFilter(self)
        self._widget = widget
        self._settle()

    def _settle(self) -> None:
        widget = self._widget
        if widget is None:
            return
        docked = self._window.width() >= DOCKED_FROM
        if docked and self._row.indexOf(widget) < 0:
            widget.setWindowFlags(Qt.WindowType.Widget)
            widget.setMinimumWidth(WIDE)
            self._row.addWidget(widget)
        elif not docked and not widget.isWindow():
            self._row.removeWidget(widget)
            widget.setParent(self._window, Qt.WindowType.Dialog)
            widget.resize(WIDE, max(LEAST_HIGH, self._window.height() - LESS_HIGH))
        widget.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Dock or float with the width of the window, and hear when it is closed."""
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._settle()
        elif watched is self._widget and event.type() is QEvent.Type.Close:
            self.show(None)
            self.closed.emit()
        return super().eventFilter(watched, event)
