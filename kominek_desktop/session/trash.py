"""Files that were thrown away: out of sight beside the others, for thirty days."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from kominek_desktop.session.files import free_name

TRASH = ".trash"
KEPT_DAYS = 30

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Discarded:
    """A file in the trash: where it lay, and where it lies now."""

    was: Path
    now: Path


def throw_away(path: Path, today: date) -> Discarded:
    """Moves a file into the trash beside it, into a folder of the day. Raises OSError and then
    changes nothing."""
    folder = path.parent / TRASH / today.isoformat()
    folder.mkdir(parents=True, exist_ok=True)
    return Discarded(path, path.rename(free_name(folder / path.name)))


def bring_back(discarded: Discarded) -> Path:
    """Moves a file back, under another name when its own has been taken since, and returns the
    name. Raises OSError."""
    discarded.was.parent.mkdir(parents=True, exist_ok=True)
    return discarded.now.rename(free_name(discarded.was))


def empty(folder: Path, today: date) -> int:
    """Removes for good what was thrown away from ``folder`` at least thirty days ago; returns how
    many files that were. What cannot be removed stays for the next time."""
    gone = 0
    try:
        days = sorted((folder / TRASH).iterdir())
    except OSError:
        return 0
    for day in days:
        try:
            old = date.fromisoformat(day.name) <= today - timedelta(days=KEPT_DAYS)
        except ValueError:
            continue  # not put there by us
        if old:
            gone += _remove(day)
    return gone


def _remove(day: Path) -> int:
    gone = 0
    try:
        for path in sorted(day.iterdir()):
            path.unlink()
            gone += 1
        day.rmdir()
    except OSError as error:
        _log.warning("%s stays in the trash: %s", day, error)
    with contextlib.suppress(OSError):
        day.parent.rmdir()  # only when nothing is left in it
    return gone
