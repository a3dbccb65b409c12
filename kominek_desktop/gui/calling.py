"""What reaches the program from outside while it runs: later starts of it, and files that the
system hands over."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore  # its Qt takes milliseconds to come, and waits for a request
from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from kominek_desktop.session.instance import TOKEN_VARIABLE, Request

if TYPE_CHECKING:
    from kominek_desktop.gui.main_window import MainWindow

AGAIN_MS = 100


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


APPLICATION = Application if sys.platform == "darwin" else QApplication
"""What the program makes. Elsewhere nobody hands over files, and a look at every event makes the
binding translate all kinds of them, which takes milliseconds at the start."""


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
        self._bring_to_front()
        self._window.take_up(request.file, request.resume)

    def _bring_to_front(self) -> None:
        """As far as the desktop lets the program; else the window calls for notice."""
        window = self._window
        window.setWindowState(window.windowState() & ~QtCore.Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        self._front().activateWindow()
        QApplication.alert(window)
        QTimer.singleShot(AGAIN_MS, self, self._activate_again)

    def _front(self) -> QWidget:
        """The window, or the dialog that is open before it, which then gets the keys."""
        from PySide6.QtWidgets import QDialog

        dialogs = [each for each in self._window.findChildren(QDialog) if each.isVisible()]
        return QApplication.activeModalWidget() or (dialogs[-1] if dialogs else self._window)

    @Slot()
    def _activate_again(self) -> None:
        """Under X11 the first call came with the time of the last input here, and was refused if
        the player has been elsewhere since; to call for notice has brought the time of now."""
        front = self._front()
        if not front.isActiveWindow():
            front.activateWindow()
