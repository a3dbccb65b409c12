"""Watches over a run of the program: what nobody else catches ends here, in a report."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import sys
import threading
from collections import deque
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Self

from PySide6 import QtCore  # its Qt takes milliseconds to come, and waits for a fault
from PySide6.QtCore import (
    QMetaObject,
    QObject,
    Signal,
    Slot,
    qInstallMessageHandler,
)

from kominek_desktop.session.places import Places
from kominek_desktop.session.recent_log import RecentLog

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

    from kominek_desktop.session.reports import Filed, Reports

RUNNING = "running.txt"
"""Lies in the folder of the running match while the program runs. Where it is found at the start,
the last run did not come to its end; what it holds was written while the process died. With nothing
but ``ENDING`` in it, the system took the process away when it was about to end."""
ENDING = "ending\n"

# By their names: the types take longer to come than all the rest of this module.
_LEVELS = {
    "QtDebugMsg": logging.DEBUG,
    "QtInfoMsg": logging.INFO,
    "QtWarningMsg": logging.WARNING,
    "QtCriticalMsg": logging.ERROR,
    "QtFatalMsg": logging.CRITICAL,
}
_UNKNOWN_END = "The program ended without leave: killed, or with the machine.\n"
_SCREEN_LOST = ("The X11 connection broke", "The Wayland connection broke")
_TOOK_TOO_LONG = "no answer"
_SENT_AWAY = ("(-1)", "(-2)", "(-9)", "(-15)")

_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")


class Watch(QObject):
    """A context manager around a run. ``happened`` tells a :class:`Filed` of each new fault, never
    in the midst of what is being done; ``earlier`` is that of the last run, if it had one.

    Exceptions that nobody catches, in any thread, and fatal messages of Qt make reports; messages
    of Qt go to the log. An exception that ends the run itself is reported too, and goes on.

    ``screen_lost`` comes when the window system is gone; Qt ends the process right after it. That
    is how many desktops end a session, and no fault.
    """

    happened = Signal(object)
    screen_lost = Signal()

    def __init__(self, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log = RecentLog()
        self.facts: dict[str, str] = {}
        """More lines for the heads of reports."""
        self.earlier: Filed | None = None
        self._places = places
        self._running: IO[str] | None = None
        self._at_work = threading.local()
        self._clean = True
        self._untold: deque[Filed] = deque()

    @cached_property
    def reports(self) -> Reports:
        """Not needed in most runs of the program."""
        from kominek_desktop.session.reports import Reports

        return Reports(self._places, self.log)

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self.log)
        self._excepthook, sys.excepthook = sys.excepthook, self._on_exception
        self._threadhook, threading.excepthook = threading.excepthook, self._on_thread
        _qt_log.setLevel(logging.DEBUG)  # Qt's own rules decide what it tells
        self._qt_handler = qInstallMessageHandler(self._on_qt)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None and error is not None:
            self._clean = False
            self._report(kind, error, trace)
        qInstallMessageHandler(self._qt_handler)
        sys.excepthook, threading.excepthook = self._excepthook, self._threadhook
        logging.getLogger().removeHandler(self.log)
        try:
            if "reports" in self.__dict__:
                self.reports.settle()
        except Exception:
            _log.exception("a report is not brought up to date")
        self._unmark()

    def mark(self) -> None:
        """Leaves the mark of a running program, after having looked at that of the last run."""
        path = self._path
        try:
            trace = path.read_text("utf-8", "replace")
        except FileNotFoundError:
            pass
        except OSError as error:
            _log.warning("%s cannot be read: %s", path, error)
        else:
            if trace != ENDING:
                self.earlier = self._file_earlier(trace.removeprefix(ENDING) or _UNKNOWN_END)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._running = path.open("w", encoding="utf-8")
        except OSError as error:
            _log.warning("%s cannot be written: %s", path, error)
        else:
            faulthandler.enable(self._running)

    def _file_earlier(self, text: str) -> Filed | None:
        """A fault in here must not keep the program from starting, now and ever after."""
        from kominek_desktop.session.reports import Fault, Filed

        try:
            return self.reports.file(Fault("end", text), earlier=True)
        except Exception:
            _log.exception("no report is made")
            return Filed(None, earlier=True)

    @Slot()
    def ending(self) -> None:
        """The run ends, and well; the system may take the process away before it is quite done."""
        if self._running is not None and self._clean:
            try:
                self._running.write(ENDING)
                self._running.flush()
            except OSError as error:
                _log.warning("%s cannot be written: %s", self._path, error)

    def failed(self) -> None:
        """The run ends by itself, but not as it should; the next one tells of it."""
        self._clean = False

    @Slot(int, str)
    def player_failed(self, _ticket: int, text: str) -> None:
        """A player by computer did not answer, for a reason given as the thinker does. It makes a
        report if a fault is behind it, and not the clock or the end of the session."""
        if not text.startswith(_TOOK_TOO_LONG) and not text.endswith(_SENT_AWAY):
            lines = text.splitlines()
            # What was raised comes last; of a child that ended each question finds another sign.
            same = lines[-1] if len(lines) > 1 else text.partition(":")[0]
            self._file(f"player {same}", f"A player by computer is at fault:\n{text}\n")

    @property
    def _path(self) -> Path:
        return self._places.state / RUNNING

    def _unmark(self) -> None:
        if self._running is None:
            return
        faulthandler.disable()
        with contextlib.suppress(OSError):
            if not self._clean:
                self._running.truncate(0)
            self._running.close()
        self._running = None
        if self._clean:
            try:
                self._path.unlink(missing_ok=True)
            except OSError as error:
                _log.warning("%s stays: %s", self._path, error)

    # ---- what is caught ----------------------------------------------------------------------

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        self._excepthook(kind, error, trace)
        self._report(kind, error, trace)

    def _on_thread(self, caught: threading.ExceptHookArgs) -> None:
        self._threadhook(caught)
        if caught.exc_value is not None:
            self._report(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def _on_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
        text = message or ""
        category = getattr(context, "category", None) or "default"
        _qt_log.log(_LEVELS.get(kind.name, logging.WARNING), "%s: %s", category, text)
        if text.startswith(_SCREEN_LOST):
            self.ending()
            self.screen_lost.emit()
        if kind.name == "QtFatalMsg":  # Qt ends the process after this
            self._file(f"qt {text}", f"Fatal message of Qt: {text}\n")

    def _report(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if not issubclass(kind, Exception):
            return  # somebody wants the program to end
        import traceback

        frames = traceback.extract_tb(trace)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        text = "".join(traceback.format_exception(kind, error, trace))
        self._file(f"{kind.__name__} {place}", text, _names(error))

    def _file(self, key: str, text: str, names: tuple[str, ...] = ()) -> None:
        """A fault in here is not reported in turn."""
        if getattr(self._at_work, "busy", False):
            return
        self._at_work.busy = True
        try:
            from kominek_desktop.session.reports import Fault

            facts = tuple(self.facts.items())
            filed = self.reports.file(Fault(key, text, names, facts))
            if filed is not None:
                self._untold.append(filed)
                # Whatever goes on while a fault is found is not disturbed by its being told.
                QMetaObject.invokeMethod(self, "_tell", QtCore.Qt.ConnectionType.QueuedConnection)
        except Exception:
            _log.exception("no report is made")
        finally:
            self._at_work.busy = False

    @Slot()
    def _tell(self) -> None:
        self.happened.emit(self._untold.popleft())


def _names(error: BaseException) -> tuple[str, ...]:
    """The files that an exception and those behind it name."""
    found: list[str] = []
    behind: BaseException | None = error
    while behind is not None and len(found) < 16:
        for name in (getattr(behind, "filename", None), getattr(behind, "filename2", None)):
            if isinstance(name, str) and name:
                found.append(name)
        behind = behind.__cause__ or behind.__context__
    return tuple(found)
