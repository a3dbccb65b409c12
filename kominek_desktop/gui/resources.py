"""Where the shipped files lie: in a checkout, in an installed package, or in a frozen program."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


@cache
def _root(name: str) -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen, name)
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name


def asset(*parts: str) -> Path:
    """The path of a shipped file; it is not checked that the file is there."""
    return _root("assets").joinpath(*parts)


def translation_folder() -> Path:
    """The folder of the compiled translations (``kominek_pl.qm`` and so on)."""
    return _root("translations")
