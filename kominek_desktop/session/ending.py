"""The system's signals to end, brought into the event loop."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

NAMES = ("SIGTERM", "SIGINT", "SIGHUP")


class EndSignals(QObject):
    """Tells of the first of these signals by ``received``, with its number; the next one ends the
    process as if nobody listened. Made in the main thread; nothing happens on Windows, which ends
    programs by messages to their windows."""

    received = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before: dict[int, object] = {}
        self._pipe: tuple[int, int] | None = None
        if sys.platform == "win32":
            return
        # The signal's number comes through a pipe: Python itself runs only when there is something
        # for it to do, and the event loop sleeps in Qt.
        self._pipe = reader, writer = os.pipe()
        for end in self._pipe:
            os.set_blocking(end, False)
        self._notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_byte)
        self._wakeup = signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
        for name in NAMES:
            number = getattr(signal, name)
            # What was ignored from the start stays so: nohup means it.
            if signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, _leave_to_pipe)

    def end(self) -> None:
        """The signals mean again what they did before."""
        if self._pipe is None:
            return
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        for end in self._pipe:
            os.close(end)
        self._pipe = None

    @Slot()
    def _on_byte(self) -> None:
        if self._pipe is None:
            return
        numbers = b""
        with contextlib.suppress(BlockingIOError):
            numbers = os.read(self._pipe[0], 64)
        for number in numbers:
            if number in self._before:
                for each in self._before:
                    signal.signal(each, signal.SIG_DFL)
                self.received.emit(number)
                return


def _leave_to_pipe(_number: int, _frame: FrameType | None) -> None:
    """There must be a handler for the number to be written."""
