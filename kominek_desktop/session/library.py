"""The files of matches: the running one, saved after every move, and those kept or opened."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from datetime import UTC, date, datetime
from enum import Enum
from pathlib import Path

from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.record import SUFFIX, BadRecord, Replay, read_record
from kominek_desktop.session.files import free_name, put_aside, write_atomically
from kominek_desktop.session.places import Places, find_places
from kominek_desktop.session.trash import Discarded, bring_back, empty, throw_away
from kominek_desktop.session.values import Trouble, TroubleKind

CURRENT = "current.kominek"
PREVIOUS = "previous.kominek"
RECENT = "recent.json"
RECENT_COUNT = 10
HEAD_BYTES = 512
"""So much of two records tells whether one may be an older state of the other."""

_log = logging.getLogger(__name__)


class Lying(Enum):
    """Where the file of a match belongs: the match on the table, the matches kept, or the files
    of the person's own that were opened or saved of late."""

    RUNNING = "running"
    KEPT = "kept"
    OPENED = "opened"


class Library:
    """Reads and writes records. Nothing is ever overwritten that was not written out or put
    aside before, except an older state of the same match."""

    def __init__(self, games: Sequence[GameDef], places: Places | None = None) -> None:
        self._games = tuple(games)
        self._places = places or find_places()
        self._current = self._places.state / CURRENT
        self._previous = self._places.state / PREVIOUS
        self._good: str | None = None  # what is known to lie in the current file

    def load(self) -> tuple[Replay | None, tuple[Trouble, ...]]:
        """The match that was being played: the current file, else the copy before it. Damaged
        files are put aside, so that nothing later overwrites them."""
        troubles = []
        for path in (self._current, self._previous):
            if not path.exists():
                continue
            try:
                data = path.read_bytes()
                replay = read_record(data, self._games)
            except BadRecord as bad:
                troubles.append(_damaged(put_aside(path), bad))
            except OSError as error:
                kind = TroubleKind.DAMAGED_SAVE
                troubles.append(Trouble(kind, put_aside(path), detail=str(error)))
            else:
                self._good = data.decode()
                return replay, tuple(troubles)
        return None, tuple(troubles)

    def autosave(self, text: str, new_deal: bool = False) -> Trouble | None:
        """Saves the running match; at a new deal the good copy before it is kept as well."""
        if new_deal and self._good is not None:
            error = write_atomically(self._previous, self._good.encode())
            if error:
                return _unwritable(self._previous, error)
        error = write_atomically(self._current, text.encode())
        if error:
            return _unwritable(self._current, error)
        self._good = text
        return None

    @property
    def places(self) -> Places:
        """The folders of this library."""
        return self._places

    @property
    def games(self) -> tuple[GameDef, ...]:
        """The games whose records it reads."""
        return self._games

    def keep(self, text: str, game_id: str) -> Trouble | None:
        """Puts a match that is being left among the kept ones, under the time of leaving it; in
        the folder of the running match when the usual one cannot be written. A kept match that
        was only carried on keeps its file."""
        older = self._older_state(text.encode())
        if older is not None and not write_atomically(older, text.encode()):
            return None
        name = f"{game_id}-{datetime.now(UTC):%Y%m%d-%H%M%S}{SUFFIX}"
        trouble = None
        for folder in (self._places.matches, self._places.state):
            path = free_name(folder / name)
            error = write_atomically(path, text.encode())
            if not error:
                return None
            trouble = _unwritable(path, error)
        return trouble

    def kept(self) -> tuple[Path, ...]:
        """The matches kept, the last one first."""
        try:
            return tuple(sorted(self._places.matches.glob(f"*{SUFFIX}"), reverse=True))
        except OSError:
            return ()

    def _older_state(self, data: bytes) -> Path | None:
        """A kept match that begins as this one does and ends sooner."""
        for path in self.kept():
            try:
                with path.open("rb") as file:
                    head = file.read(HEAD_BYTES)
                    if head and data.startswith(head) and data.startswith(head + file.read()):
                        return path
            except OSError:
                continue
        return None

    def files(self) -> tuple[tuple[Lying, Path], ...]:
        """All matches there are, each file once: the running one, those kept, those of the
        person's own."""
        places = self._places
        found: dict[Path, Lying] = {}
        if self._current.exists():
            found[self._current] = Lying.RUNNING
        kept = [*self.kept()]
        try:
            kept += sorted(places.state.glob(f"*{SUFFIX}"))
        except OSError as error:
            _log.warning("%s cannot be listed: %s", places.state, error)
        for path in kept:
            if path != self._previous:
                found.setdefault(path, Lying.KEPT)
        for path in self.recent():
            if path != self._previous:
                found.setdefault(path, Lying.OPENED)
        return tuple((lying, path) for path, lying in found.items())

    def discard(self, path: Path, today: date) -> Discarded | Trouble:
        """Throws a file away; it lies in the trash for thirty days."""
        try:
            return throw_away(path, today)
        except OSError as error:
            return _unwritable(path, error.strerror or str(error))

    def restore(self, discarded: Discarded) -> Path | Trouble:
        """Brings a file back from the trash and returns the name it has now."""
        try:
            return bring_back(discarded)
        except OSError as error:
            return _unwritable(discarded.was, error.strerror or str(error))

    def empty_trash(self, today: date) -> int:
        """Removes for good what has been in the trash for thirty days; returns how many."""
        return sum(empty(folder, today) for folder in (self._places.matches, self._places.state))

    def export(self, path: Path, target: Path) -> Path | Trouble:
        """Writes a copy of a file, as it is, and returns its name, with the suffix."""
        target = _with_suffix(target)
        try:
            data = path.read_bytes()
        except OSError as error:
            return _unreadable(path, error)
        error_text = write_atomically(target, data)
        return _unwritable(target, error_text) if error_text else target

    def open(self, path: Path) -> Replay | Trouble:
        """Reads any record; the file stays as it is."""
        found = read_match(path, self._games)
        if isinstance(found, Replay):
            self.remember(path)
        return found

    def save_as(self, path: Path, text: str) -> Path | Trouble:
        """Writes a record where the person wants it and returns where that is: the suffix is
        added when it is missing (file dialogs in a sandbox drop it)."""
        path = _with_suffix(path)
        error = write_atomically(path, text.encode())
        if error:
            return _unwritable(path, error)
        self.remember(path)
        return path

    def recent(self) -> tuple[Path, ...]:
        """Files opened or saved of late that are still there, the last one first."""
        path = self._places.state / RECENT
        try:
            names = json.loads(path.read_text("utf-8"))["files"]
            return tuple(file for name in names if (file := Path(name)).exists())
        except FileNotFoundError:
            return ()
        except (OSError, ValueError, KeyError, TypeError):
            put_aside(path)
            return ()

    def remember(self, path: Path) -> None:
        """Puts a file at the head of those of late."""
        path = path.absolute()
        self._write_recent([path, *(file for file in self.recent() if file != path)])

    def forget(self, path: Path) -> None:
        """Takes a file off the list of those of late; the file stays as it is."""
        self._write_recent([file for file in self.recent() if file != path])

    def _write_recent(self, files: Sequence[Path]) -> None:
        names = [str(file) for file in files[:RECENT_COUNT]]
        data = json.dumps({"version": 1, "files": names}, indent=1)
        error = write_atomically(self._places.state / RECENT, data.encode())
        if error:
            _log.warning("the list of recent files is not saved: %s", error)


def read_match(path: Path, games: Sequence[GameDef]) -> Replay | Trouble:
    """Reads a record of one of these games, or says what is wrong with the file, which stays as it
    is."""
    try:
        return read_record(path.read_bytes(), games)
    except BadRecord as bad:
        _log.warning("%s: %s", path, bad)
        return Trouble(TroubleKind.BAD_RECORD, path, bad.line, bad.column, bad.fault.value)
    except OSError as error:
        return _unreadable(path, error)


def _with_suffix(path: Path) -> Path:
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def _damaged(path: Path, bad: BadRecord) -> Trouble:
    _log.warning("%s: %s", path, bad)
    kind = TroubleKind.DAMAGED_SAVE
    return Trouble(kind, path, bad.line, bad.column, bad.fault.value)


def _unreadable(path: Path, error: OSError) -> Trouble:
    return Trouble(TroubleKind.UNREADABLE, path, detail=error.strerror or str(error))


def _unwritable(path: Path, error: str) -> Trouble:
    _log.warning("%s is not written: %s", path, error)
    return Trouble(TroubleKind.UNWRITABLE, path, detail=error)
