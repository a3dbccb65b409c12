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
    """One note at a time. ``message`` tells its words for the status bar, the reader says them;
    ``expired``: it has stood long enough."""

    message = Signal(str)
    expired = Signal()

    def __init__(self, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._timer = single_shot(self, NOTE_MS, self.expired.emit)
        self.last = ""
        self._note: Note | None = None

    def open(self, note: Note, *, stays: bool = False) -> None:
        """Show a note; the same note again pulses. One that ``stays`` is closed by the person."""
        self._table.set_note(note)
        self._tell(note)
        self._note = note
        if stays:
            self._timer.stop()
        else:
            self._timer.start()

    def say(self, text: str) -> None:
        """Tell something without a note."""
        self._note = None
        self.last = text
        self.message.emit(text)
        self._table.announce(text)

    @Slot()
    def repeat(self) -> None:
        """Tell the last words again."""
        if self._note is not None:
            self._tell(self._note)
        else:
            self.say(self.last)

    def _tell(self, note: Note) -> None:
        self.last = " ".join(line.replace("**", "") for line in note.lines)
        self.message.emit(self.last)
        self._table.reader.say_note(note)

    def close(self) -> None:
        """The note goes."""
        self._timer.stop()
        self._table.set_note(None)
