"""What reaches the program from outside while it runs: later starts of it, and files that the
system hands over."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from kominek_desktop.session.instance import TOKEN_VARIABLE, Request

if TYPE_CHECKING:
    from kominek_desktop.gui.main_window import MainWindow


class Application(QApplication):
    """``handed`` tells a :class:`Request` for a file that was opened with the program: macOS gives
    it to the program that runs, or has just been started for it, and not to a new one."""

    handed = Signal(object)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))

    def event(self, event: QEvent) -> bool:
        """See Qt."""
        if event.type() is QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            if event.file():
                self.handed.emit(Request(Path(event.file())))
            return True
        return super().event(event)


class Caller(QObject):
    """Carries out requests in a window; those that come before it is furnished wait."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._ready = False
        self._waiting: list[Request] = []

    @Slot()
    def begin(self) -> None:
        """The window is furnished."""
        self._ready = True
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            self.take(request)

    @Slot(object)
    def take(self, request: Request) -> None:
        """The window comes to the front, with what is wanted in it."""
        if not self._ready:
            self._waiting.append(request)
            return
        if request.token:
            os.environ[TOKEN_VARIABLE] = request.token  # Qt takes it from there
        bring_to_front(self._window)
        self._window.take_up(request.file, request.resume)


def bring_to_front(window: QWidget) -> None:
    """Show a window before all others, as far as the desktop lets it; else it calls for notice."""
    # A dialog of the window may be open: it is what can be used, and comes along.
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if not window.isActiveWindow():
        QApplication.alert(window)
