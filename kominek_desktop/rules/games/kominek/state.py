"""The truth of a match of Kominek, and what a seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from kominek_desktop.rules.cards import Card, Rank, Suit, make_pack
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.options import Options

PACK = make_pack(Rank.NINE)
SEATS = 4
NOBODY = -2
"""The actor when the match is over."""

PIPS = {
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
    Rank.NINE: 0,
}
"""Card values (K3)."""

STRENGTH = {
    Rank.ACE: 5,
    Rank.TEN: 4,
    Rank.KING: 3,
    Rank.QUEEN: 2,
    Rank.JACK: 1,
    Rank.NINE: 0,
}
"""Rank within every suit, trumps too (K2)."""


class Phase(Enum):
    """What the match waits for."""

    LOT = auto()  # chance: the first dealer
    PACK = auto()  # chance: a pack for this deal
    CUTTER = auto()
    CUT = auto()
    TRUMP = auto()
    REDEAL = auto()  # secret
    NINES = auto()  # secret
    ANSWER = auto()  # secret
    LEAVE = auto()
    AUCTION = auto()
    PLAY = auto()
    SOLO = auto()
    LAST_CLAIM = auto()
    REST = auto()  # a deal is over; chance brings the pack of the next one
    DONE = auto()  # the match is over
    WAIT = auto()  # in views only: somebody else is asked in secret


SECRET = frozenset({Phase.REDEAL, Phase.NINES, Phase.ANSWER})


class Ground(Enum):
    """Why a new deal may be asked for (K11)."""

    LOW = "a"
    FOUR_NINES = "b"
    NO_TRUMP = "c"
    ONE_TRUMP = "d"
    NINE_AND_JACK = "e"


class Coat(Enum):
    """What is put on an eight, with the number of coats it counts for (K36)."""

    FUTRO = 1
    GARNITUR = 2


class Reason(Enum):
    """Why a deal's points were scored: a stable id and the clause that says so."""

    NO_TRICK = ("no_trick", "K31")
    HAS_TRICK = ("has_trick", "K31")
    UNDER_33 = ("under_33", "K31")
    FROM_33 = ("from_33", "K31")
    LAST_TRICK = ("last_trick", "K32")
    SOLO_MADE = ("solo_made", "K21")
    SOLO_FAILED = ("solo_failed", "K21")
    COAT_MADE = ("coat_made", "K22")
    COAT_FAILED = ("coat_failed", "K22")
    WRONG_CLAIM = ("wrong_claim", "K30")
    NINE_CUT = ("nine_cut", "K7")
    NINES = ("nines", "K16")

    @property
    def id(self) -> str:
        """The stable name of the reason."""
        return self.value[0]

    @property
    def clause(self) -> str:
        """The clause id."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick; ``cards`` in the order of play as (seat, card)."""

    cards: tuple[tuple[int, Card], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Picked:
    """An opponent's answer to three nines (K15); no card when he had none of a shown suit."""

    seat: int
    card: Card | None
    top: bool


@dataclass(frozen=True, slots=True)
class SideGame:
    """How three nines ended (K16)."""

    holder: int
    left: Card
    picks: tuple[Picked, ...]
    hit: bool

    @property
    def pair(self) -> int:
        """The pair that uncovers 3."""
        return (self.holder + self.hit) % 2


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One pay of the match, as on a score sheet: points and coats that ``pair`` won with it."""

    deal: int
    pair: int
    points: int
    coats: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal. Pairs in the order 0+2, 1+3; ``pips`` with marriages included."""

    deal: int
    dealer: int
    trump: Suit | None
    namer: int | None
    soloist: int | None
    game: SoloGame | None
    made: bool | None
    reason: Reason
    pips: tuple[int, int]
    marriage_pips: tuple[int, int]
    tricks: tuple[int, int]
    scored_by: int | None
    points: int
    coat: Coat | None  # put on the other pair by ``scored_by`` as the game's own pay
    eights_before: tuple[int, int]
    eights: tuple[int, int]
    coats: tuple[int, int]  # worn by each pair afterwards
    carried: int
    claimer: int | None
    side: SideGame | None
    pack: tuple[Card, ...]  # as cut, for looking at
    loser_trick: Trick | None  # the trick that lost a solo game


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth. ``hands`` hold what is still in hand, in no particular order."""

    options: Options
    announcements: bool
    phase: Phase = Phase.LOT
    turn: int = -1
    dealer: int = 0
    deal: int = 0
    eights: tuple[int, int] = (0, 0)
    worn: tuple[tuple[Coat, ...], tuple[Coat, ...]] = ((), ())
    pack: tuple[Card, ...] = ()
    cutter: int = 0
    cut_nines: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    trump: Suit | None = None
    namer: int | None = None
    shown: Card | None = None
    asked: int = 0  # seats counted from forehand whose redeal right is settled
    nines_by: int | None = None
    laid: tuple[Card, ...] = ()
    picks: tuple[Picked, ...] = ()
    side: SideGame | None = None
    calls: tuple[tuple[int, SoloGame | None], ...] = ()
    soloist: int | None = None
    game: SoloGame | None = None
    trick: tuple[tuple[int, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    marriages: tuple[tuple[int, Suit], ...] = ()
    eights_before: tuple[int, int] = (0, 0)
    scores: tuple[ScoreLine, ...] = ()
    result: DealResult | None = None
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What ``seat`` may know (K38). Nothing here refers to the state it was taken from.

    ``turn`` is None while somebody else is asked in secret, and when nobody is to act.
    ``grounds`` are this seat's own redeal grounds once it has been asked; ``pips`` are given only
    with ``show_pips`` or when the deal is over (``result``).
    """

    seat: int
    options: Options
    announcements: bool
    phase: Phase
    turn: int | None
    dealer: int
    deal: int
    eights: tuple[int, int]
    worn: tuple[tuple[Coat, ...], tuple[Coat, ...]]
    cutter: int
    cut_nines: tuple[Card, ...]
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    trump: Suit | None
    namer: int | None
    shown: Card | None
    grounds: tuple[Ground, ...]
    nines_by: int | None
    laid: tuple[Card, ...]
    my_pick: Picked | None
    side: SideGame | None
    calls: tuple[tuple[int, SoloGame | None], ...]
    soloist: int | None
    game: SoloGame | None
    trick: tuple[tuple[int, Card], ...]
    tricks: tuple[Trick, ...]
    marriages: tuple[tuple[int, Suit], ...]
    eights_before: tuple[int, int]
    pips: tuple[int, int] | None
    scores: tuple[ScoreLine, ...]
    result: DealResult | None
    winner: int | None


def sort_key(card: Card) -> tuple[int, int]:
    """Suits in table order, strongest card first."""
    return card.suit, -STRENGTH[card.rank]


def pips_of(
    tricks: tuple[Trick, ...], marriages: tuple[tuple[int, Suit], ...], trump: Suit | None
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Pips of both pairs with marriages, and the marriages' part alone (K3, K28)."""
    total, married = [0, 0], [0, 0]
    for trick in tricks:
        total[trick.winner % 2] += sum(PIPS[card.rank] for _, card in trick.cards)
    for seat, suit in marriages:
        worth = 40 if suit is trump else 20
        total[seat % 2] += worth
        married[seat % 2] += worth
    return (total[0], total[1]), (married[0], married[1])


def coats_of(worn: tuple[tuple[Coat, ...], ...]) -> tuple[int, int]:
    """Coats worn by each pair, a garnitur counting two (K36)."""
    first, second = (sum(coat.value for coat in pile) for pile in worn)
    return first, second


def dealt_to(pack: tuple[Card, ...], dealer: int, seat: int) -> tuple[Card, ...]:
    """The six cards a seat gets of a cut pack, in the order in which they come (K8)."""
    first = 3 * ((seat - dealer - 1) % SEATS)
    return pack[first : first + 3] + pack[first + 12 : first + 15]
