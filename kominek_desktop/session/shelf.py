"""The files of the match on the table: saved as it goes on, kept when it is left."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kominek_desktop.rules.record import Replay
from kominek_desktop.session.autosave import Autosave
from kominek_desktop.session.history import History
from kominek_desktop.session.library import Library
from kominek_desktop.session.values import Trouble


class Shelf(QObject):
    """Where a session's match lies. ``trouble`` tells a :class:`Trouble` with a file; nothing
    here raises for a file."""

    trouble = Signal(object)

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._autosave = Autosave(library, self)
        self._autosave.trouble.connect(self.trouble)
        self._kept = ""  # what lies in a file of its own already

    def load(self) -> Replay | None:
        """The match that was being played when the program ended."""
        replay, troubles = self._library.load()
        for trouble in troubles:
            self.trouble.emit(trouble)
        return replay

    def open(self, path: Path) -> Replay | None:
        """Any record; None when it cannot be read."""
        replay = self._library.open(path)
        if isinstance(replay, Trouble):
            self.trouble.emit(replay)
            return None
        return replay

    def save(self, history: History, new_deal: bool = False) -> None:
        """Saves the running match. ``new_deal``: the copy before it stays as well."""
        self._autosave.save(history.text(), new_deal)

    def save_as(self, path: Path, history: History) -> Path | None:
        """Writes the match to a file of its own and returns the name, with the suffix."""
        text = history.text()
        saved = self._library.save_as(path, text)
        if isinstance(saved, Trouble):
            self.trouble.emit(saved)
            return None
        self._kept = text
        return saved

    def leave(self, history: History | None) -> None:
        """Keeps the match that is about to be replaced, also one that was not resumed (None)."""
        if history is None:
            replay = self.load()
            history = History.from_replay(replay) if replay else None
        if history is not None and history.has_decisions and history.text() != self._kept:
            trouble = self._library.keep(history.text(), history.game.id)
            if trouble is not None:
                self.trouble.emit(trouble)

    def begin(self, kept: History | None = None) -> None:
        """Another match is on the table; ``kept`` when it lies in a file of its own already."""
        self._kept = kept.text() if kept else ""

    def close(self) -> None:
        """Saves what could not be saved before."""
        self._autosave.close()
