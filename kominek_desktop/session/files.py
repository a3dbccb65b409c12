"""Writing that leaves either the old file or the new one, and putting damaged files aside."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

_log = logging.getLogger(__name__)


def write_atomically(path: Path, data: bytes) -> str:
    """Replaces the file as a whole and makes its folder; returns what the system said when that
    failed (the old file is then untouched), else nothing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return str(error)
    file = QSaveFile(str(path))
    written = (
        file.open(QIODevice.OpenModeFlag.WriteOnly)
        and file.write(data) == len(data)
        and file.commit()
    )
    return "" if written else file.errorString() or "not written"


def free_name(path: Path) -> Path:
    """The path itself, or with the lowest number behind its stem that no file has."""
    free, number = path, 1
    while free.exists() or free.is_symlink():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def put_aside(path: Path) -> Path:
    """Renames a damaged file to NAME.corrupt, numbered if that is taken, and returns where it
    lies now; the old name when it cannot be renamed."""
    aside, number = path.with_name(f"{path.name}.corrupt"), 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.corrupt-{number}")
    try:
        path.rename(aside)
    except OSError:
        _log.exception("%s cannot be put aside", path)
        return path
    _log.warning("%s is damaged and now lies at %s", path, aside)
    return aside
