"""Matches for tests of the library: golden records with a person at the first seat."""

from __future__ import annotations

import os
import re
from pathlib import Path

GOLDEN = Path(__file__).resolve().parent.parent / "golden"


def put(home: Path, golden: str, name: str = "", seconds: int = 1_796_000_000) -> Path:
    """Puts a golden record among the kept matches; ``seconds`` since 1970 are its time."""
    folder = home / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name or golden}.kominek"
    text = (GOLDEN / f"{golden}.kominek").read_text("utf-8")
    path.write_text(re.sub("^seats: .*", "seats: person plain plain plain", text, flags=re.M))
    os.utime(path, (seconds, seconds))
    return path
