"""Thinking beside the window: a thread that waits, and a child process that computes.

The search must neither hold up the window (a search in a thread would, through the interpreter
lock) nor be waited for when nobody wants its answer any more (so the child can be killed). A
second child stands by, since a start takes longer than most answers.
"""

from __future__ import annotations

import contextlib
import logging
import subprocess
import sys
from collections.abc import Sequence
from threading import Lock

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QThread, Signal, Slot

from kominek_desktop.ai.codec import Answer, read_frame, write_frame
from kominek_desktop.ai.player import Choice, Job, load_judgements
from kominek_desktop.session.timers import single_shot

CAP_MS = 10_000
"""Longest time on the clock for one answer, in milliseconds."""

_log = logging.getLogger(__name__)


def child_command() -> tuple[str, ...]:
    """How this program starts its thinking child."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "--ai-worker")
    return (sys.executable, "-m", "kominek_desktop", "--ai-worker")


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW  # no console flashes up
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, creationflags=flags)
    # What is typed in a terminal to interrupt the program is not for the child.
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, process_group=0)


class _Worker(QObject):
    """Lives on the thread and owns the children. ``want`` and ``drop`` alone may be called from
    another thread, ``stop`` when the thread has ended."""

    answered = Signal(int, object)
    broke = Signal(int, str)

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__()
        self._command = tuple(command)
        self._child: subprocess.Popen[bytes] | None = None
        self._spare: subprocess.Popen[bytes] | None = None
        self._lock = Lock()  # guards the two below
        self._wanted: int | None = None
        self._busy: subprocess.Popen[bytes] | None = None

    def want(self, ticket: int) -> None:
        """Only the answer to this ticket is wanted from now on."""
        with self._lock:
            self._wanted = ticket

    def drop(self) -> None:
        """No answer is wanted; a child at work is killed."""
        with self._lock:
            self._wanted = None
            busy, self._busy = self._busy, None
            if busy is not None:
                busy.kill()

    def stop(self) -> None:
        """Ends the children for good."""
        self._drop_child()
        self._child, self._spare = self._spare, None
        self._drop_child()

    @Slot()
    def warm(self) -> None:
        """Has a child ready, so that the next question need not wait for its start, and the
        judgements in this process too, for the answers given in place of a player at fault."""
        self._ready_child()
        try:
            load_judgements()
        except Exception:
            _log.exception("no stand-in can judge")

    def _ready_child(self) -> subprocess.Popen[bytes] | None:
        """A child that runs: the one at hand, else the spare one, else a new one."""
        while self._child is None or self._child.poll() is not None:
            self._drop_child()
            if self._spare is None:
                self._child = self._start()
                break
            self._child, self._spare = self._spare, None
        return self._child

    def _drop_child(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            _end(child)

    def _start(self) -> subprocess.Popen[bytes] | None:
        try:
            return _start(self._command)
        except OSError:
            _log.exception("the thinking child does not start")
            return None

    @Slot(int, object)
    def think(self, ticket: int, job: Job) -> None:
        """Puts one question to the child and waits for the answer, or for the child's end."""
        child = self._ready_child()
        with self._lock:
            if ticket != self._wanted:
                return
            self._busy = child
        if child is None or child.stdin is None or child.stdout is None:
            self.broke.emit(ticket, "the thinking child does not start")
            return
        try:
            write_frame(child.stdin, job)
            if self._spare is None:
                self._spare = self._start()
            answer = read_frame(child.stdout)
        except Exception as error:  # whatever came through the pipe, the child is of no more use
            self._drop_child()
            self.broke.emit(ticket, f"the thinking child ended: {error!r} ({child.returncode})")
            self._ready_child()
            return
        finally:
            with self._lock:
                killed, self._busy = self._busy is None, None
        if killed:  # it may have answered just before, and must not be asked again while it dies
            self._drop_child()
            return
        if isinstance(answer, Answer) and answer.choice is not None:
            self.answered.emit(ticket, answer.choice)
        else:
            self.broke.emit(ticket, getattr(answer, "error", repr(answer)))


def _end(child: subprocess.Popen[bytes]) -> None:
    child.kill()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):  # nobody reads what was still to be flushed
                pipe.close()
    child.wait()


class Thinker(QObject):
    """Answers one question at a time; a new question replaces the one before.

    For every ticket asked at most one of the two signals comes, never before ``ask`` has
    returned, and none once ``cancel`` was called.
    """

    chosen = Signal(int, object)
    """ticket, :class:`Choice`"""
    failed = Signal(int, str)
    """ticket, what went wrong (for the log)"""

    _asked = Signal(int, object)
    _warmed = Signal()

    def __init__(
        self,
        command: Sequence[str] | None = None,
        cap_ms: int = CAP_MS,
        parent: QObject | None = None,
    ) -> None:
        """``command`` starts the child, by default this program itself."""
        super().__init__(parent)
        self._ticket: int | None = None
        self._serial = 0  # the worker's own ticket, so that callers may use theirs twice
        self._outcome: Choice | str | None = None
        self._least_ms = 0
        self._cap_ms = cap_ms
        self._clock = QElapsedTimer()
        self._hold = single_shot(self, self._deliver)
        self._cap = single_shot(self, self._run_out)
        self._thread = QThread(self)
        self._thread.setObjectName("thinker")
        self._worker = _Worker(command or child_command())
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think, Qt.ConnectionType.QueuedConnection)
        self._warmed.connect(self._worker.warm, Qt.ConnectionType.QueuedConnection)
        self._worker.answered.connect(self._on_answer, Qt.ConnectionType.QueuedConnection)
        self._worker.broke.connect(self._on_broke, Qt.ConnectionType.QueuedConnection)
        self._closed = False

    def warm_up(self) -> None:
        """Has thread and child ready ahead of the next question; nothing when they are."""
        if not self._closed:
            self._thread.start()
            self._warmed.emit()

    def ask(self, ticket: int, job: Job, min_ms: int = 0) -> None:
        """Asks; the answer comes after ``min_ms`` milliseconds at the earliest, counted from
        now, so that the least time runs beside the search."""
        self.cancel()
        if self._closed:
            return
        self._ticket, self._outcome, self._least_ms = ticket, None, min_ms
        self._clock.start()
        self._cap.start(self._cap_ms)
        self._serial += 1
        self._worker.want(self._serial)
        self._thread.start()
        self._asked.emit(self._serial, job)

    def cancel(self) -> None:
        """Forgets the question; a child at work on it is killed at once and replaced."""
        if self._ticket is not None:
            self._ticket = None
            self._hold.stop()
            self._cap.stop()
            self._worker.drop()

    def close(self) -> None:
        """Cancels, ends the child and waits for the thread. Nothing is answered afterwards."""
        self.cancel()
        self._closed = True
        self._thread.quit()
        self._thread.wait()
        self._worker.stop()

    @Slot(int, object)
    def _on_answer(self, serial: int, choice: Choice) -> None:
        if serial == self._serial and self._ticket is not None:
            self._finish(choice)

    @Slot(int, str)
    def _on_broke(self, serial: int, text: str) -> None:
        if serial == self._serial and self._ticket is not None:
            self._finish(text)

    @Slot()
    def _run_out(self) -> None:
        self._worker.drop()
        self._finish(f"no answer within {self._cap_ms} ms")

    def _finish(self, outcome: Choice | str) -> None:
        self._cap.stop()
        self._outcome = outcome
        left = self._least_ms - self._clock.elapsed()
        if left > 0:
            self._hold.start(left)
        else:
            self._deliver()

    @Slot()
    def _deliver(self) -> None:
        ticket, outcome = self._ticket, self._outcome
        self._ticket = self._outcome = None
        if ticket is None:
            return
        if isinstance(outcome, Choice):
            self.chosen.emit(ticket, outcome)
        else:
            self.failed.emit(ticket, outcome or "")
