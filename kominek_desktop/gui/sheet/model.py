"""A score sheet as plain values: what any game writes, without how it is drawn.

A sheet has sides (players or pairs), columns, and lines from the oldest to the newest. The game
writes the cells; panel, paper, tables and texts are made of nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.rules.cards import Suit


class Kind(Enum):
    """What stands in a column."""

    NUMBER = auto()  # of the deal
    NAME = auto()  # a player; the narrow form shows the short one
    SUIT = auto()
    TEXT = auto()  # takes what room there is
    AGAINST = auto()  # a figure for each side in one cell, as in 82 : 44
    FIGURE = auto()  # what a line brings
    TOTAL = auto()  # what it comes to
    CHIPS = auto()  # a number of chips


class Line(Enum):
    """What a line is about."""

    DEAL = auto()
    EXTRA = auto()  # more about the same deal
    BAND = auto()  # something that closes what stands above it
    CURRENT = auto()  # the deal that is being played


@dataclass(frozen=True, slots=True)
class Column:
    """``head`` stands over it, ``short`` in the narrow form, which has only columns with one;
    ``name`` says in full what it is, for tables and for the ear. A column without a name is
    read without one."""

    kind: Kind
    head: str
    name: str
    short: str | None = None
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """``short`` is written in its place where there is little room; ``figures`` are those of an
    AGAINST cell, one for each side."""

    text: str = ""
    short: str = ""
    suit: Suit | None = None
    figures: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        """The text, or the figures against each other."""
        return " : ".join(self.figures) if self.figures else self.text

    @property
    def empty(self) -> bool:
        """Nothing is written."""
        return not self.shown and self.suit is None


NOTHING = Cell()


@dataclass(frozen=True, slots=True)
class Row:
    """One line with a cell for every column. ``coat`` is the picture on a band."""

    line: Line
    cells: tuple[Cell, ...]
    coat: CoatKind | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """Who a score belongs to; ``players`` is empty where the name says it. ``uncovered`` of
    ``dots`` are filled; there are none where a game counts otherwise. ``coat_places`` is None
    where there is no end to them, 0 where there are none."""

    name: str
    players: str
    total: str
    ours: bool = False
    uncovered: int = 0
    dots: int = 0
    coats: tuple[CoatKind, ...] = ()
    coat_places: int | None = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole sheet. ``title`` names the game, ``length`` how long the match is, ``rules`` the
    house rules; ``totals`` is a last line of sums for a game that has one; ``foot`` says how it
    stands; ``legend`` explains the narrow form; ``worn`` heads the coats. ``date`` and ``code``
    are empty where nobody knows them."""

    title: str
    length: str
    rules: str
    sides: tuple[Side, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    totals: tuple[Cell, ...] = ()
    foot: str = ""
    legend: str = ""
    worn: str = ""
    date: str = ""
    code: str = ""


def narrow_columns(sheet: Sheet) -> tuple[int, ...]:
    """The places of the columns of the narrow form."""
    return tuple(place for place, column in enumerate(sheet.columns) if column.short is not None)


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """One letter for each name, more where letters are the same; very short names stay."""

    def initial(name: str) -> str:
        if len(name) <= 2:
            return name
        others = [other for other in names if other != name]
        size = 1
        while size < len(name) and any(other[:size] == name[:size] for other in others):
            size += 1
        return name[:size]

    return tuple(map(initial, names))


def signed(figure: int) -> str:
    """A figure with its sign, as King and its kin write them."""
    return f"+{figure}" if figure > 0 else f"\N{MINUS SIGN}{-figure}" if figure else "0"
