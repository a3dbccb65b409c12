"""Reports of faults: text files on this machine, for whoever wants to pass them on himself.

Nothing here sends anything anywhere. A report tells the program's version and the system's, the
traceback, the last lines of the log and the record of the running match; no environment, no names
of the user's files, and not the user's own name.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from threading import Lock

import PySide6
from PySide6.QtCore import QLocale, QSysInfo, qVersion

from kominek_desktop import __version__
from kominek_desktop.session.files import free_name, write_atomically
from kominek_desktop.session.places import Places
from kominek_desktop.session.recent_log import RecentLog

FOLDER = "reports"
MOST = 20
"""So many reports are kept."""
SAME_S = 60.0
"""The same fault within so many seconds is counted in the report that there is."""

_PREFIX = "crash-"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong. ``key`` is the same for the same fault; ``names``: files that its text may
    name; ``facts`` are more lines for the head, by their titles."""

    key: str
    text: str
    names: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Filed:
    """A fault that is new. ``report`` is the file, None when it could not be written; ``earlier``:
    it happened in the run of the program before this one."""

    report: Path | None
    earlier: bool = False


@dataclass(slots=True)
class _Counted:
    at: float
    fault: Fault
    filed: Filed
    times: int = 1
    written: int = 1
    when: datetime = field(default_factory=datetime.now)


class Reports:
    """Writes them; may be used from any thread, and raises nothing for a file."""

    def __init__(
        self,
        places: Places,
        log: RecentLog | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``clock`` tells seconds that only go forward."""
        self._places = places
        self.folder = places.state / FOLDER
        self._log_kept = log
        self._clock = clock
        self._lock = Lock()
        self._counted: dict[str, _Counted] = {}

    def file(self, fault: Fault, earlier: bool = False) -> Filed | None:
        """Writes a report; None for a fault of the last minute, which is only counted."""
        with self._lock:
            now, known = self._clock(), self._counted.get(fault.key)
            if known is not None and now - known.at < SAME_S:
                known.times += 1
                # Written again ever more seldom: a fault may come with every picture drawn.
                if known.times & (known.times - 1) == 0:
                    self._write_times(known)
                return None
            if known is not None:
                self._write_times(known)
            counted = _Counted(now, fault, Filed(None, earlier))
            path = free_name(self.folder / f"{_PREFIX}{counted.when:%Y%m%d-%H%M%S}.txt")
            error = write_atomically(path, self._text(counted).encode())
            if error:
                _log.warning("no report is written: %s", error)
            else:
                counted.filed = replace(counted.filed, report=path)
                self._keep_few()
            self._counted[fault.key] = counted
            return counted.filed

    def settle(self) -> None:
        """Writes how often each fault came in all."""
        with self._lock:
            for counted in self._counted.values():
                self._write_times(counted)

    def _write_times(self, counted: _Counted) -> None:
        """Into the report, unless it is gone or says so already."""
        report = counted.filed.report
        if report is None or counted.times == counted.written:
            return
        if os.path.exists(report):
            counted.written = counted.times
            error = write_atomically(report, self._text(counted).encode())
            if error:
                _log.warning("%s is not brought up to date: %s", report, error)

    def _text(self, counted: _Counted) -> str:
        # Not needed in most runs of the program.
        import platform

        from kominek_desktop.session.discreet import discreet, without

        tell, fault = discreet(self._places), counted.fault
        head = {
            "Program": f"kominek {__version__}",
            "Qt": f"{qVersion()} (PySide {PySide6.__version__})",
            "Python": sys.version.split()[0],
            "System": f"{QSysInfo.prettyProductName()}, {platform.machine()}",
            "Language": QLocale().name(),
            "Time": f"{counted.when:%Y-%m-%d %H:%M:%S}",
            "Times": str(counted.times),
            **dict(fault.facts),
        }
        text = without(fault.text, fault.names, tell)
        log = self._log_kept.lines() if self._log_kept is not None else []
        return "".join(
            (
                *(f"{title}: {value}\n" for title, value in head.items()),
                *_section("What happened", tell.text(text).splitlines()),
                *_section("Log", map(tell.text, log)),
                *_section("Match", self._record().splitlines()),
            )
        )

    def _record(self) -> str:
        """The match as it was saved last: after its last move, unless the disk is at fault."""
        from kominek_desktop.session.library import CURRENT

        try:
            return (self._places.state / CURRENT).read_text("utf-8", "replace")
        except OSError:
            return ""

    def _keep_few(self) -> None:
        try:
            reports = sorted(self.folder.glob(f"{_PREFIX}*.txt"), key=_age)
            for old in reports[:-MOST]:
                old.unlink()
        except OSError as error:
            _log.warning("old reports stay: %s", error)


def _age(path: Path) -> tuple[float, str]:
    return path.stat().st_mtime, path.name


def _section(title: str, lines: Iterable[str]) -> Iterable[str]:
    yield f"\n--- {title} ---\n"
    for line in lines:
        yield f"{line}\n"
