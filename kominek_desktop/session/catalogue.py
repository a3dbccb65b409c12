"""All matches there are, in short: read beside the window, a few at a time, and each only once."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from kominek_desktop import __version__
from kominek_desktop.rules.game import Step
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.entries import Entry, Stamp, from_json, read_entry, to_json
from kominek_desktop.session.files import put_aside, write_atomically
from kominek_desktop.session.library import Library, Lying
from kominek_desktop.session.trash import Discarded
from kominek_desktop.session.values import Trouble

INDEX = "library.json"
FAVOURITES = "favourites.json"
FIRST_CHUNK, CHUNK = 8, 32
"""How many files are told of together: at first as many as are seen at a glance."""

_log = logging.getLogger(__name__)

Removed = Discarded | Path
"""What was taken out of the catalogue: a file that lies in the trash, or one of the person's own
that is merely no longer listed."""


class _Stopped(Exception):
    """Nobody waits for this file any more."""


class _Reading(QThread):
    """Looks which files there are and reads those that are not known. ``listed`` brings the known
    entries and how many files are to be read, ``came`` what was read, a few at a time. All signals
    bring the number of the reading first."""

    listed = Signal(int, object, int)
    came = Signal(int, object)
    through = Signal(int)

    def __init__(
        self, number: int, library: Library, known: Mapping[Path, Entry], first: bool, today: date
    ) -> None:
        """``first``: nothing is known yet but what the index tells."""
        super().__init__()
        self.number = number
        self._library = library
        # A long match is left in the midst of it.
        self._games = tuple(
            replace(game, apply=partial(self._apply, game.apply)) for game in library.games
        )
        self._known = dict(known)
        self._first = first
        self._today = today
        self._index = library.places.state / INDEX

    def run(self) -> None:
        """See Qt."""
        if self._first:
            self._library.empty_trash(self._today)
            self._known |= _read_index(self._index)
        there, unread = self._look()
        # What was read of a file that has changed is shown until it is read anew.
        older = [self._known[path] for path, _, _ in unread if path in self._known]
        self.listed.emit(self.number, (*there.values(), *older), len(unread))
        self._read(there, unread)
        if there != self._known:
            _write_index(self._index, there.values())
        self.through.emit(self.number)

    def _apply(self, apply: Callable[[Any, Move], Step], state: Any, move: Move) -> Step:
        if self.isInterruptionRequested():
            raise _Stopped
        return apply(state, move)

    def _look(self) -> tuple[dict[Path, Entry], list[tuple[Path, Lying, Stamp]]]:
        there: dict[Path, Entry] = {}
        unread = []
        for lying, path in self._library.files():
            try:
                status = path.stat()
            except OSError:
                continue  # gone in between
            stamp = Stamp(status.st_mtime_ns, status.st_size)
            known = self._known.get(path)
            if known is not None and known.stamp == stamp:
                there[path] = known if known.lying is lying else replace(known, lying=lying)
            else:
                unread.append((path, lying, stamp))
        unread.sort(key=lambda each: each[2].time, reverse=True)
        return there, unread

    def _read(self, there: dict[Path, Entry], unread: list[tuple[Path, Lying, Stamp]]) -> None:
        chunk: list[Entry] = []
        size = FIRST_CHUNK
        for path, lying, stamp in unread:
            if self.isInterruptionRequested():
                break
            try:
                entry = read_entry(path, lying, stamp, self._games)
            except _Stopped:
                break
            there[path] = entry
            chunk.append(entry)
            if len(chunk) == size:
                self.came.emit(self.number, tuple(chunk))
                chunk, size = [], CHUNK
        if chunk:
            self.came.emit(self.number, tuple(chunk))


class Catalogue(QObject):
    """The entries of a library. ``changed``: they are others now; ``trouble`` tells a
    :class:`Trouble` with a file that could not be moved or written.

    Nothing is read before :meth:`refresh`, and nothing in the thread of the caller. The index of
    what was read may be lost at any time: the files are then read again.
    """

    changed = Signal()
    trouble = Signal(object)

    def __init__(
        self,
        library: Library,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        """``today`` is the clock that the trash goes by."""
        super().__init__(parent)
        self._library = library
        self._today = today
        self._entries: dict[Path, Entry] = {}
        self._unread = 0
        self._gone: set[Path] = set()  # removed while they may still be on their way here
        self._reading: _Reading | None = None
        self._number = 0
        self._again = False
        self._first = True
        self._favourites = _read_favourites(library.places.state / FAVOURITES)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is known by now, in no order."""
        return tuple(self._entries.values())

    @property
    def unread(self) -> int:
        """How many files are still to be read."""
        return self._unread

    @property
    def busy(self) -> bool:
        """Whether files are being looked at."""
        return self._reading is not None

    def entry(self, path: Path) -> Entry | None:
        """What is known of a file."""
        return self._entries.get(path)

    @Slot()
    def refresh(self) -> None:
        """Look what there is now, and read what is new."""
        if self._reading is not None:
            self._again = True
            return
        self._again = False
        self._gone.clear()
        self._number += 1
        reading = _Reading(self._number, self._library, self._entries, self._first, self._today())
        self._reading = reading
        reading.listed.connect(self._on_listed)
        reading.came.connect(self._on_came)
        reading.through.connect(self._on_through)
        reading.start(QThread.Priority.LowPriority)

    @Slot()
    def rest(self) -> None:
        """Stop; no thread is left. :meth:`refresh` goes on from there."""
        self._again = False
        if self._reading is not None:
            self._reading.requestInterruption()
            self._end()

    def remove(self, path: Path) -> Removed | None:
        """Takes a match out: into the trash, or off the list if it is a file of the person's own,
        which stays where it is. None when it cannot be done (which is told), and for the match
        on the table."""
        entry = self._entries.get(path)
        if entry is None or entry.lying is Lying.RUNNING:
            return None
        removed: Removed = path
        if entry.lying is Lying.OPENED:
            self._library.forget(path)
        else:
            discarded = self._library.discard(path, self._today())
            if isinstance(discarded, Trouble):
                self.trouble.emit(discarded)
                return None
            removed = discarded
        del self._entries[path]
        self._gone.add(path)
        self.changed.emit()
        return removed

    def restore(self, removed: Removed) -> Path | None:
        """Brings back what was removed and returns where it lies now; None when it cannot be done
        (which is told)."""
        if isinstance(removed, Path):
            self._library.remember(removed)
            path = removed
        else:
            back = self._library.restore(removed)
            if isinstance(back, Trouble):
                self.trouble.emit(back)
                return None
            path = back
            if path != removed.was and self.is_favourite(removed.was):
                self.set_favourite(path, True)
        self._gone.discard(path)
        self.refresh()
        return path

    def export(self, path: Path, target: Path) -> Path | None:
        """Writes a copy of a file and returns its name; None when that fails (which is told)."""
        written = self._library.export(path, target)
        if isinstance(written, Trouble):
            self.trouble.emit(written)
            return None
        return written

    def is_favourite(self, path: Path) -> bool:
        """Whether the person marked a match."""
        return str(path) in self._favourites

    def set_favourite(self, path: Path, on: bool) -> None:
        """Marks a match, or takes the mark away; kept at once."""
        if on == self.is_favourite(path):
            return
        if on:
            self._favourites.append(str(path))
        else:
            self._favourites.remove(str(path))
        file = self._library.places.state / FAVOURITES
        data = json.dumps({"version": 1, "files": self._favourites}, indent=1)
        error = write_atomically(file, data.encode())
        if error:
            _log.warning("the favourites are not saved: %s", error)
        self.changed.emit()

    def _awaits(self, number: int) -> bool:
        """Whether a signal comes from the reading that runs, not from one that was left."""
        return self._reading is not None and number == self._number

    @Slot(int, object, int)
    def _on_listed(self, number: int, entries: tuple[Entry, ...], unread: int) -> None:
        if self._awaits(number):
            self._first = False
            self._entries = {}
            self._unread = unread
            self._take(entries)

    @Slot(int, object)
    def _on_came(self, number: int, entries: tuple[Entry, ...]) -> None:
        if self._awaits(number):
            self._unread -= len(entries)
            self._take(entries)

    def _take(self, entries: Iterable[Entry]) -> None:
        self._entries |= {each.path: each for each in entries if each.path not in self._gone}
        self.changed.emit()

    @Slot(int)
    def _on_through(self, number: int) -> None:
        if not self._awaits(number):
            return
        self._end()
        if self._again:
            self.refresh()
        else:
            self.changed.emit()

    def _end(self) -> None:
        reading, self._reading = self._reading, None
        if reading is not None:
            reading.wait()
            reading.deleteLater()


def _read_index(path: Path) -> dict[Path, Entry]:
    """What was read in earlier runs; nothing when another version wrote it. It can be made anew,
    so that a damaged one is no loss."""
    try:
        told = json.loads(path.read_text("utf-8"))
        if told["version"] != __version__:
            return {}
        return {
            (file := Path(name)): from_json(one, file, Lying.KEPT)
            for name, one in told["files"].items()
        }
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        _log.warning("%s cannot be used and is made anew: %s", path, error)
        return {}


def _write_index(path: Path, entries: Iterable[Entry]) -> None:
    files = {str(entry.path): to_json(entry) for entry in entries}
    error = write_atomically(path, json.dumps({"version": __version__, "files": files}).encode())
    if error:
        _log.warning("%s is not written: %s", path, error)


def _read_favourites(path: Path) -> list[str]:
    try:
        told: Any = json.loads(path.read_text("utf-8"))
        return [str(name) for name in told["files"]]
    except FileNotFoundError:
        return []
    except (OSError, ValueError, KeyError, TypeError) as error:
        _log.warning("%s cannot be read: %s", path, error)
        put_aside(path)
        return []
