"""Saving the running match after every step, without ever stopping the play."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from kominek_desktop.session.library import Library

RETRY_MS = 20_000


class Autosave(QObject):
    """Saves at once; what cannot be saved is tried again at the next step and after a while.

    ``trouble`` tells a ``Trouble`` once when saving begins to fail, and not again until it has
    worked in between.
    """

    trouble = Signal(object)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._waiting: tuple[str, bool] | None = None  # what could not be saved
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.flush)

    def save(self, text: str, new_deal: bool = False) -> None:
        """Saves the record of the running match. ``new_deal``: the copy before it is kept."""
        failing = self._waiting is not None
        trouble = self._library.autosave(text, new_deal)
        if trouble is None:
            self._waiting = None
            self._retry.stop()
            return
        self._waiting = (text, new_deal)
        self._retry.start()
        if not failing:
            self.trouble.emit(trouble)

    @Slot()
    def flush(self) -> None:
        """Tries again to save what could not be saved."""
        if self._waiting is not None:
            self.save(*self._waiting)

    def close(self) -> None:
        """The last try."""
        self.flush()
        self._retry.stop()
