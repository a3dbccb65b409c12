"""The remark beside our plate: opened, told to the reader, gone by itself, said again on demand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from kominek_desktop.gui.panels.model import Note
from kominek_desktop.gui.table.view import TableView

NOTE_MS = 8000
"""A refusal goes by itself after this long."""


def single_shot(parent: QObject, ms: int, slot: Callable[[], None]) -> QTimer:
    """A timer that waits ``ms`` after each start and then calls ``slot`` once."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(ms)
    timer.timeout.connect(slot)
    return timer


class Remarks(QObject):
    """One note at a time. ``message`` tells its words; ``expired``, that it has stood long
    enough."""

    message = Signal(str)
    expired = Signal()

    def __init__(self, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._timer = single_shot(self, NOTE_MS, self.expired.emit)
        self.last = ""

    def open(self, note: Note, *, stays: bool = False) -> None:
        """Show a note; the same note again pulses. One that ``stays`` is closed by the person."""
        self._table.set_note(note)
        self.say(" ".join(line.replace("**", "") for line in note.lines))
        if stays:
            self._timer.stop()
        else:
            self._timer.start()

    def say(self, text: str) -> None:
        """Tell something without a note."""
        self.last = text
        self.message.emit(text)

    @Slot()
    def repeat(self) -> None:
        """Tell the last words again."""
        self.message.emit(self.last)

    def close(self) -> None:
        """The note goes."""
        self._timer.stop()
        self._table.set_note(None)
