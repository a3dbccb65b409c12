"""What an in-scene panel asks or tells, as plain frozen values; the panel item draws any of them.

Texts are already in the player's language; ``**bold**`` marks bold words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.rules.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Picture:
    """What a tile shows: exactly one of the fields is set."""

    suit: Suit | None = None
    figure: str = ""
    coat: CoatKind | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A tile or a button. ``value`` is handed back when it is chosen; for a panel that lets cards
    be selected it may be a callable that is given the selected cards."""

    label: str
    value: Any
    key: str = (
        ""  # the digit on the keycap; "0" is the refusing answer, "Space" the primary of a result
    )
    second: str = ""  # second line of a tile; when off, the reason
    picture: Picture | None = None
    explain: str = ""  # shown in the explanation line while focused or hovered
    enabled: bool = True
    primary: bool = False
    needs_selection: bool = False  # off until the wanted number of cards is selected
    hint: bool = False


@dataclass(frozen=True, slots=True)
class Pill:
    """A call in the row of an auction."""

    text: str
    mine: bool = False
    faded: bool = False


@dataclass(frozen=True, slots=True)
class PanelCard:
    """A card (or an empty slot) pictured in a panel."""

    card: Card | None = None
    caption: str = ""
    crown: bool = False
    sign: str = ""  # "=" or "≠" in a disc between this card and the middle one


@dataclass(frozen=True, slots=True)
class Select:
    """Cards are chosen in the hand while the panel is open."""

    count: int
    allowed: tuple[Card, ...]
    chosen: tuple[Card, ...] = ()
    counter: str = ""  # template with "{n}"; empty = no counter


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A pair's line in the table of a deal's result."""

    name: str
    ours: bool
    tricks: str
    cards: str
    marriages: str
    total: str
    solid: int  # for the bar of 0..120: pips in cards
    striped: int  # and from marriages


@dataclass(frozen=True, slots=True)
class ResultTable:
    """Columns of the result table and its rows."""

    heads: tuple[str, str, str, str]  # tricks, in cards, marriages, total
    rows: tuple[ResultRow, ...]
    marks: tuple[int, ...] = (33, 66)


@dataclass(frozen=True, slots=True)
class Coins:
    """A solo deal's result: coins won of all, and the trick that lost it."""

    won: int
    count: int
    text: str
    trick: tuple[PanelCard, ...] = ()


@dataclass(frozen=True, slots=True)
class EightChange:
    """Before and after of an eight."""

    caption: str
    before: int
    after: int
    suit: Suit
    plus: str = ""  # "+1"


@dataclass(frozen=True, slots=True)
class MatchBar:
    """One deal in the picture of a match: points up (ours) or down (theirs), coats."""

    points: int  # positive ours, negative theirs
    coats: int = 0  # positive put on them, negative put on us


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel over the trick. Parts that are empty are left out; the order is fixed:
    title, pills, lines, table / coins / cards, eights, bars, tiles, explanation and buttons."""

    title: str
    note: str = ""
    width: int = 640
    big: bool = False  # a result: title 26, may stand lower than decisions
    coats: tuple[CoatKind, ...] = ()  # a row of coats over the title (match end)
    pills: tuple[Pill, ...] = ()
    lines: tuple[str, ...] = ()
    table: ResultTable | None = None
    coins: Coins | None = None
    cards: tuple[PanelCard, ...] = ()
    card_width: int = 70
    beside: bool = False  # cards at the left, buttons stacked at the right (marriage)
    roundel: str = ""  # "40" over the pictured cards
    eights: tuple[EightChange, ...] = ()
    bars: tuple[MatchBar, ...] = ()
    facts: tuple[str, ...] = ()
    tiles: tuple[Choice, ...] = ()
    explain: str = ""  # the explanation while nothing is focused
    explain_lines: int = 1  # reserved height, so that nothing jumps
    buttons: tuple[Choice, ...] = ()
    focus: int | None = None  # button or tile (tiles first) that has the focus when keys are used
    select: Select | None = None
    cancel: Any = None  # value handed back on Esc; None = Esc does nothing
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """The remark right of our plate: a hint or a refusal."""

    title: str
    lines: tuple[str, ...]
    foot: str = ""
    link: str = ""  # the clause, e.g. "Zasada K25"
    refusal: bool = False  # red bar at the left; a hint has the flame
    clause: str = ""


Chosen = Callable[[Any], None]
