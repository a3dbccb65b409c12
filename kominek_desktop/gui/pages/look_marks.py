"""What a deal brought, in short: what every game may tell, and where each tells it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, cast

from kominek_desktop.gui.table.model import CoatKind


@dataclass(frozen=True, slots=True)
class Mark:
    """``figure``: the person's gain with its sign, ``loss`` when it is one; ``coats``: pictures
    beside it; ``spoken``: the whole of it for the ear."""

    figure: str = ""
    loss: bool = False
    coats: tuple[CoatKind, ...] = ()
    spoken: str = ""


_MARKS = {
    "kominek": "kominek_desktop.gui.pages.look_kominek",
    "klin": "kominek_desktop.gui.pages.look_kominek",
}


def mark_of(game_id: str, view: Any) -> Mark:
    """The mark of a deal from the view at its end; an empty one for a game without marks."""
    module = _MARKS.get(game_id)
    return cast("Mark", import_module(module).mark(view)) if module else Mark()
