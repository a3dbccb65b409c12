"""How the book is set: colours, sizes, letters of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.theme import Theme
from kominek_desktop.rules.cards import Rank

COLUMN = 600.0  # width of the text with the clause ids, in units
IDS = 64.0  # width of the clause ids
TEXT = 18.0
PITCH = 1.42


@dataclass(frozen=True)
class Look:
    """``scale`` is logical pixels for a unit, with the size of texts and the zoom in it;
    ``column`` the width of the text with the clause ids in logical pixels."""

    theme: Theme
    letters: Mapping[Rank, str]
    deck: DeckChoice
    scale: float
    column: float
    dpr: float

    def u(self, units: float) -> float:
        """Units in logical pixels."""
        return units * self.scale

    def px(self, size: float) -> float:
        """A size of type, never under the floor of 12."""
        return max(12.0, size * self.scale)

    @property
    def ids(self) -> float:
        """Width of the column of clause ids: narrower where there is little room."""
        return min(self.u(IDS), max(self.u(44.0), self.column * 0.14))

    @property
    def room(self) -> float:
        """Width of the text beside the clause ids."""
        return self.column - self.ids
