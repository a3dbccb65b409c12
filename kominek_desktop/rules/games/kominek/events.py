"""What happens in a match of Kominek, in the order in which the table should see it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kominek_desktop.rules.cards import Card, Suit
from kominek_desktop.rules.game import Event
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.state import (
    Coat,
    DealResult,
    Ground,
    Picked,
    SideGame,
)


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """The lot for the first dealer (K5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PackShuffled(Event):
    """A new pack lies before the dealer; ``deal`` counts from 1."""

    dealer: int
    deal: int


@dataclass(frozen=True, slots=True)
class CutterNamed(Event):
    """The dealer chose who cuts (K6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """``place`` is known to the cutter alone; ``nine`` is the nine that came to the bottom."""

    seat: int
    place: int | None
    nine: Card | None


@dataclass(frozen=True, slots=True)
class PacketDealt(Event):
    """Three cards to a seat; ``cards`` are empty for everybody else (K8)."""

    seat: int
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """Forehand names the trump suit, or declines (``suit`` None) (K8)."""

    seat: int
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class TrumpShown(Event):
    """Forehand's sixth card is shown and fixes the trump suit (K9)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class RedealAsked(Event):
    """A seat used its right to a new deal (K12)."""

    seat: int
    grounds: tuple[Ground, ...]


@dataclass(frozen=True, slots=True)
class NinesLaid(Event):
    """Three nines lie face up (K14)."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPicked(Event):
    """An opponent's answer; only he learns of it before the reveal (K15)."""

    pick: Picked


@dataclass(frozen=True, slots=True)
class NinesRevealed(Event):
    """One nine is left and the picks are shown (K16)."""

    side: SideGame


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A call of the auction; ``game`` None is a pass (K18)."""

    seat: int
    game: SoloGame | None


@dataclass(frozen=True, slots=True)
class SoloBegan(Event):
    """The auction ended with a solo game (K19)."""

    seat: int
    game: SoloGame


@dataclass(frozen=True, slots=True)
class MarriageAnnounced(Event):
    """K and D of a suit (K28); ``ends``: it ends the deal, and ``cards`` are shown (K29)."""

    seat: int
    suit: Suit
    points: int
    ends: bool
    by_word: bool


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick is complete."""

    seat: int


@dataclass(frozen=True, slots=True)
class SixtySixSaid(Event):
    """„66” by word (K30)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PointsUncovered(Event):
    """``before`` to ``after`` (at most 8) on the eight of a pair; ``reason`` is on the result."""

    pair: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class CoatPut(Event):
    """A coat lands on the eight of ``pair``, which wears it (K22, K33)."""

    pair: int
    coat: Coat


@dataclass(frozen=True, slots=True)
class EightsCovered(Event):
    """Both eights are covered again, then hold ``eights`` (a carried surplus, K33, K34)."""

    eights: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over and may be looked at."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """A pair has put enough coats on the other (K36)."""

    pair: int


def redact(event: Event, seat: int) -> Event | None:
    """The event as ``seat`` may know it, or None when it must not learn of it (K38)."""
    match event:
        case PacketDealt():
            return event if event.seat == seat else replace(event, cards=())
        case PackCut():
            return event if event.seat == seat else replace(event, place=None)
        case CardPicked():
            return event if event.pick.seat == seat else None
    return event
