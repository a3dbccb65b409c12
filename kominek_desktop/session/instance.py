"""One program at a time on one folder: a later start leaves its wish to the first, and ends.

The first start holds a lock in the folder of the running match. A later one puts a file with its
wish into a folder beside it, which the first watches; that the file is gone tells the later one
that its wish was taken up. A lock of a program that was killed, or from before the machine was
started anew, counts for nothing; another program may have its number by now.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from PySide6 import QtCore  # the rest of what is used takes its time, and waits for the window
from PySide6.QtCore import QLockFile, QObject, Signal, Slot

from kominek_desktop.session.files import write_atomically

LOCK = "running.lock"
REQUESTS = "requests"
ANSWER_S = 5.0
"""So long a later start waits for the first, in seconds, before it has something to say of it."""
LOOK_MS = 1000
"""How often the first looks for wishes where the system does not tell of new files."""
OLD_S = 60.0
"""A wish of that age, in seconds, was left by a start that did not wait for the answer."""
TOKEN_VARIABLE = "XDG_ACTIVATION_TOKEN"
"""In the environment: the right to bring a window to the front, given by who starts a program."""

_SUFFIX = ".json"
_PAUSE_S = 0.01
_WRITTEN_S = 0.1
_AGAIN_S = 1.0

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Request:
    """What a start wants: the window in front; with ``file`` (an absolute path) that record on the
    table, with ``resume`` the match that was left. ``token``: see TOKEN_VARIABLE."""

    file: Path | None = None
    resume: bool = False
    token: str = ""


class Claim(Enum):
    """What became of a start."""

    FIRST = auto()
    """Nobody else runs here; the lock is held."""
    APART = auto()
    """There can be no lock, or it is another machine's: the program runs without one."""
    TAKEN_UP = auto()
    """The first program does what was wanted."""
    UNANSWERED = auto()
    """The first program is there and does not answer."""


class Instance(QObject):
    """This start of the program. ``requested`` tells the :class:`Request` of a later one."""

    requested = Signal(object)

    def __init__(self, state: Path, parent: QObject | None = None) -> None:
        """``state`` is the folder; it is made when it is wanted."""
        super().__init__(parent)
        self._folder = state
        self._requests = state / REQUESTS
        self._lock = QLockFile(str(state / LOCK))
        self._lock.setStaleLockTime(0)  # however old, it holds as long as its program runs
        self._request = Request()
        self._wish: Path | None = None
        self._tried: float | None = None
        self._watcher: QtCore.QFileSystemWatcher | None = None
        self._timer: QtCore.QTimer | None = None

    @property
    def first(self) -> bool:
        """Whether it holds the lock."""
        return self._lock.isLocked()

    def claim(self, request: Request, patience_s: float = ANSWER_S) -> Claim:
        """Takes the lock, or hands the request to who has it and waits for the answer, at most so
        many seconds. While it is UNANSWERED, the wish lies there; see ``again``."""
        self._request = request
        end = time.monotonic() + patience_s
        while (claim := self.again()) is Claim.UNANSWERED and time.monotonic() < end:
            time.sleep(_PAUSE_S)
        return claim

    def again(self) -> Claim:
        """What has become of the last claim; UNANSWERED as long as the first does nothing."""
        if self._wish is not None and not self._wish.exists():
            self._wish = None
            return Claim.TAKEN_UP
        claim = self._take()  # the first may have ended without having seen the wish
        if claim is not None:
            self.withdraw()
            return claim
        now = time.monotonic()
        if self._tried is None:
            self._wish = self._leave()
        elif now - self._tried < _AGAIN_S:
            return Claim.UNANSWERED
        elif self._lock.removeStaleLockFile():
            # Another program has the number of the first. Only now, since who has the lock has it
            # for certain a moment after the file is there.
            return self.again()
        elif self._wish is None:
            self._wish = self._leave()
        else:
            with contextlib.suppress(OSError):
                os.utime(self._wish)  # still wanted
        self._tried = now
        return Claim.UNANSWERED

    def withdraw(self) -> None:
        """Nothing is wanted of the first any more."""
        wish, self._wish = self._wish, None
        if wish is not None:
            try:
                wish.unlink(missing_ok=True)
            except OSError as error:
                _log.warning("%s stays: %s", wish, error)

    def listen(self) -> None:
        """Begins to tell of requests, those that wait already included, when the lock is held."""
        if self.first and self._watcher is None:
            self._timer = QtCore.QTimer(self)
            self._timer.setInterval(LOOK_MS)
            self._timer.timeout.connect(self._look)
            self._watcher = QtCore.QFileSystemWatcher(self)
            self._watcher.directoryChanged.connect(self._look)
            self._look()

    @Slot()
    def rest(self) -> None:
        """Tells of no more requests; who comes now waits until this start has ended."""
        for thing in (self._watcher, self._timer):
            if thing is not None:
                thing.deleteLater()
        self._watcher = self._timer = None

    def end(self) -> None:
        """Lets the next start be the first."""
        self.rest()
        self._lock.unlock()

    def _take(self) -> Claim | None:
        """FIRST or APART, None when another program on this machine has the lock."""
        if not _made(self._folder):
            return Claim.APART
        if self._lock.tryLock(0):
            return Claim.FIRST
        if self._lock.error() is not QLockFile.LockError.LockFailedError:
            _log.warning("%s cannot be locked: %s", self._folder, self._lock.error().name)
            return Claim.APART
        pid, host, _program = self._lock.getLockInfo()
        if pid == 0:
            return self._take_damaged()
        if host not in ("", QtCore.QSysInfo.machineHostName()):
            _log.warning("the program also runs on another machine; this one runs beside it")
            return Claim.APART
        return None

    def _take_damaged(self) -> Claim | None:
        """The lock names nobody: it is being written, or whoever wrote it was cut off."""
        time.sleep(_WRITTEN_S)
        pid, _host, _program = self._lock.getLockInfo()
        if pid == 0 and self._lock.removeStaleLockFile() and self._lock.tryLock(0):
            return Claim.FIRST
        return None

    def _leave(self) -> Path | None:
        """The file with the wish; None when it cannot be written."""
        _let_come_to_front(self._lock)
        request = self._request
        wish = {
            "file": str(request.file) if request.file is not None else "",
            "resume": request.resume,
            "token": request.token,
        }
        path = self._requests / f"{time.time_ns()}-{os.getpid()}{_SUFFIX}"
        error = write_atomically(path, json.dumps(wish).encode())
        if error and self._tried is None:
            _log.warning("%s is not written: %s", path, error)
        return None if error else path

    @Slot()
    def _look(self) -> None:
        """Takes up what was left, the oldest first, and goes on watching."""
        if self._watcher is None:
            return  # the system told of the folder before this start came to its end
        self._watch()
        try:
            wishes = sorted(self._requests.glob(f"*{_SUFFIX}"))
        except OSError:
            return
        for wish in wishes:
            try:
                data, left = wish.read_bytes(), wish.stat().st_mtime
                wish.unlink()
            except OSError as error:
                _log.warning("%s is not taken up: %s", wish, error)
                continue
            request = _read(data) if time.time() - left < OLD_S else None
            if request is not None:
                self.requested.emit(request)

    def _watch(self) -> None:
        """The folder may have been removed, and then is watched no more."""
        assert self._watcher is not None and self._timer is not None
        if not self._watcher.directories():
            watched = _made(self._requests) and self._watcher.addPath(str(self._requests))
            timer: Callable[[], None] = self._timer.stop if watched else self._timer.start
            timer()


def _made(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _log.warning("%s cannot be made: %s", folder, error)
        return False
    return True


def _read(data: bytes) -> Request | None:
    """None for what no start of the program has written."""
    try:
        wish = json.loads(data)
        file, resume, token = wish["file"], wish["resume"], wish["token"]
        if not (isinstance(file, str) and isinstance(resume, bool) and isinstance(token, str)):
            raise TypeError("not as it is written")
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        _log.warning("a request cannot be read: %s", error)
        return None
    return Request(Path(file) if file else None, resume, token)


def _let_come_to_front(lock: QLockFile) -> None:
    """Windows lets only the program that was started last put itself in front; it may pass that
    on."""
    if sys.platform == "win32":
        import ctypes

        pid, _host, _program = lock.getLockInfo()
        ctypes.windll.user32.AllowSetForegroundWindow(pid)
