"""Record files on the command line."""

from __future__ import annotations

from pathlib import Path

from kominek_desktop.cli.faults import bad_file, bad_path
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import BadRecord, Replay, read_record


def read(path: Path) -> Replay:
    """The match in a file, every move checked; raises CommandFault."""
    try:
        return read_record(path.read_bytes(), GAMES)
    except OSError as error:
        raise bad_path(path, error) from error
    except BadRecord as error:
        raise bad_file(path, error) from error


def write(path: Path, text: str) -> None:
    """Writes a record with line ends of one byte, over what was there; raises CommandFault."""
    try:
        path.write_bytes(text.encode("utf-8"))
    except OSError as error:
        raise bad_path(path, error) from error


def numbered(path: Path, number: int) -> Path:
    """``path`` for the first file of a series, then ``name-2.suffix``, ``name-3.suffix`` …"""
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
