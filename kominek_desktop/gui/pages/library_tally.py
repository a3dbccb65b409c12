"""How a match of the library ended or stands: what every game tells, and where each tells it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import cast

from kominek_desktop.gui.texts import library as words
from kominek_desktop.session.entries import Summary


@dataclass(frozen=True, slots=True)
class Tally:
    """``balance``: by how much the person is ahead, None when that means nothing; ``words``: how
    the match ended; ``details``: the score."""

    balance: int | None
    words: str
    details: str = ""


_TALLIES = {
    "kominek": "kominek_desktop.gui.pages.library_kominek",
    "klin": "kominek_desktop.gui.pages.library_kominek",
}


def ending(summary: Summary) -> str:
    """Won, lost, or whether it is over at all."""
    if not summary.over:
        return words.unfinished()
    if summary.place is None:
        return words.finished()
    return words.won() if summary.place == 1 else words.lost()


def tally(summary: Summary) -> Tally:
    """The tally of a match; a game without one of its own tells only the ending."""
    module = _TALLIES.get(summary.game)
    if module is None:
        return Tally(None, ending(summary))
    return cast("Tally", import_module(module).tally(summary))
