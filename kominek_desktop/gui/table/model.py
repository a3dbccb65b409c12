"""What the table shows, as plain frozen values.

A game's presenter (``gui/games``) turns views and events into these; the scene turns these into
items. Every text here is already in the player's language. The scene knows no game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from kominek_desktop.rules.cards import Card, Suit


class Look(Enum):
    """How a card of the person's hand stands (shape, not colour alone)."""

    REST = auto()  # nothing asked: not lifted, not shaded
    LEGAL = auto()  # lifted 14
    ILLEGAL = auto()  # at rest, 22 % shade; still reachable and read with the reason
    SELECTED = auto()  # lifted 28, gold ring, tick badge


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the person's hand."""

    card: Card
    look: Look = Look.REST
    hint: bool = False  # dashed gold ring and flame badge
    pill: str = ""  # small value on the top edge, e.g. "10"
    bar: float | None = None  # with a pill: a bar under the figure, 0..1
    refused: bool = False  # cream outline and a red disc with a bar
    spoken: str = ""  # full name and "allowed" or the reason, for the screen reader


@dataclass(frozen=True, slots=True)
class SeatModel:
    """A player's place. Seats are counted clockwise from the person, who is seat 0."""

    name: str
    line: str = ""  # second line of the plate
    ours: bool = False  # roundel: rosette on red or star on teal
    dealer_mark: str = ""  # the letter on the dealer's chip, empty when not dealing
    turn: bool = False
    thinking: bool = False
    cards: int = 0  # backs held (seats other than 0)
    laid: tuple[Card, ...] = ()  # cards lying face up before the player (shown nines and the like)
    sits_out: bool = False  # cards crosswise and shaded
    pile: int = 0  # tricks taken: a small crosswise pile beside the plate when above 0


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card on the table, and who played it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Badge:
    """Top left: the trump suit and who named it."""

    head: str  # "ATU"
    title: str  # "kier", "?" or "bez atu"
    line: str  # "wyznaczasz ty" or "—"
    suit: Suit | None = None  # None with crossed False: a question mark
    crossed: bool = False  # trumpless: a crossed-out pip


class CoatKind(Enum):
    """What lies on an eight."""

    FUTRO = auto()
    GARNITUR = auto()  # one card on the cover and its twin under the eight


@dataclass(frozen=True, slots=True)
class Marker:
    """A pair's eight: how many points are uncovered and what lies on its cover."""

    caption: str
    uncovered: int  # 0..8
    suit: Suit
    coats: tuple[CoatKind, ...] = ()
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One line of the score plate."""

    name: str
    ours: bool
    points: int  # 0..8: filled dots of eight, and the figure
    coats: tuple[CoatKind, ...]
    coat_places: int  # dashed outlines to fill; 0 = none drawn


@dataclass(frozen=True, slots=True)
class Score:
    """The score plate bottom right."""

    head: str  # "Rozdanie 7 · do 3 futer"
    note: str  # "noszą", over the coat places
    rows: tuple[ScoreRow, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """Left of our plate in a game of tricks: "Wziątka 3 z 6" with coins."""

    text: str
    done: int
    count: int


@dataclass(frozen=True, slots=True)
class Ribbon:
    """The pack spread for cutting. ``open_at`` None = closed; the player moves it himself when
    ``interactive``."""

    title: str
    note: str
    instruction: str = ""
    keys: str = ""
    lifted_text: str = ""  # template with "{n}": "zdejmujesz {n} z 24"
    cards: int = 24
    open_at: int | None = None
    interactive: bool = False
    shown: tuple[Card, ...] = ()  # cards that came to the bottom
    shown_caption: str = ""
    message: str = ""  # plate with an accent border below


@dataclass(frozen=True, slots=True)
class Standing:
    """A small standing button left of our plate (e.g. „66"); its key and whether it is bright."""

    text: str
    bright: bool
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class TableModel:
    """Everything on the table at one moment. ``show`` of it is idempotent."""

    seats: tuple[SeatModel, ...] = ()
    hand: tuple[HandCard, ...] = ()
    trick: tuple[TrickCard, ...] = ()
    winning: int | None = None  # seat whose trick card wears the crown
    place: bool = False  # dashed outline where our card goes
    badge: Badge | None = None
    markers: tuple[Marker, ...] = ()  # ours bottom left, theirs top right
    score: Score | None = None
    progress: Progress | None = None
    ribbon: Ribbon | None = None
    standing: Standing | None = None
    plate_hidden: bool = False  # our plate makes room for the result
    status: str = ""
    status_right: str = ""


class Motion(Enum):
    """How the scene travels from one model to the next; times are in art units (section Motion)."""

    NONE = auto()  # at once
    SETTLE = auto()  # re-sort, close gaps
    DEAL = auto()  # a packet flies from the dealer
    PLAY = auto()  # a card flies to the trick
    GATHER = auto()  # the trick goes to its winner (model.pile tells to whom)
    COLLECT = auto()  # all cards go back to the dealer
    CUT = auto()  # packets of the ribbon cross
    FLIP = auto()  # a card turns face up
    UNCOVER = auto()  # one point of an eight
    COVER = auto()  # an eight is covered again
    COAT = auto()  # a coat appears in the middle, then travels to its eight


class Pause(Enum):
    """How long a frame is held before the next one."""

    NONE = auto()
    SHORT = auto()  # 240
    BUBBLE = auto()  # long enough to read what was said
    TRICK = auto()  # a full trick lies open
    SHOWN = auto()  # 1200, a card shown to all


@dataclass(frozen=True, slots=True)
class Say:
    """A speech bubble."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Splash:
    """The words under a coat in the middle of the table."""

    kind: CoatKind
    marker: int  # index of the eight that it will lie on
    title: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of the presentation queue: travel to ``model``, then hold."""

    model: TableModel
    motion: Motion = Motion.NONE
    actor: int | None = None  # the seat that plays, is dealt to or gathers
    say: Say | None = None
    pause: Pause = Pause.NONE
    splash: Splash | None = None
    spoken: str = ""  # for status bar and screen reader


@dataclass(frozen=True, slots=True)
class Script:
    """What a turn brings to the table: frames to play, then the model to rest at."""

    frames: tuple[Frame, ...] = field(default=())
    final: TableModel = field(default_factory=TableModel)
