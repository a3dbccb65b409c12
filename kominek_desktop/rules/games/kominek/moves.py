"""The moves of Kominek and their text forms, one line each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from kominek_desktop.rules.cards import (
    Card,
    Suit,
    format_card,
    format_cards,
    format_suit,
    parse_card,
    parse_suit,
)
from kominek_desktop.rules.moves import Move

SEAT_NAMES = ("S", "W", "N", "E")


class SoloGame(IntEnum):
    """The ladder of announced games, low to high (K18)."""

    FIVE = 0
    SIX = 1
    FUTRO = 2
    GARNITUR = 3

    @property
    def id(self) -> str:
        """The stable name, also the text form."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class DrawDealer(Move):
    """Chance: the lot for the first dealer (K5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance: the shuffled pack from the top, before the cut (K6)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NameCutter(Move):
    """The dealer names who cuts (K6, switch ``cutter``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Cut(Move):
    """``place`` cards, 1 to 23, are lifted and go under the rest (K6)."""

    place: int


@dataclass(frozen=True, slots=True)
class NameTrump(Move):
    """Forehand names the trump suit on his first three cards (K8)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """Forehand leaves the trump to his sixth card (K8, K9)."""


@dataclass(frozen=True, slots=True)
class Redeal(Move):
    """The answer to the redeal question (K12)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class LayNines(Move):
    """Three nines are laid face up (K14)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class KeepNines(Move):
    """The holder of three nines does not announce them (K14)."""


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """An opponent picks a card of a shown suit and calls it top or bottom (K15)."""

    card: Card
    top: bool


@dataclass(frozen=True, slots=True)
class LeaveNine(Move):
    """The holder leaves one of the three nines (K16)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """A solo game is named (K18)."""

    game: SoloGame


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """No (further) solo game from this seat (K18)."""


@dataclass(frozen=True, slots=True)
class Play(Move):
    """A card, led or added; ``marriage``: announced with it (K28)."""

    card: Card
    marriage: bool = False


@dataclass(frozen=True, slots=True)
class GoOut(Move):
    """A marriage is announced together with "66", and no card is led (K29, ``claim: word``)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """„66” (K30, ``claim: word``)."""


@dataclass(frozen=True, slots=True)
class Silent(Move):
    """The winner of the sixth trick does not say "66" (K30, ``claim: word``)."""


_PLAIN: dict[str, Move] = {
    "trump none": Decline(),
    "redeal yes": Redeal(True),
    "redeal no": Redeal(False),
    "nines none": KeepNines(),
    "pass": Pass(),
    "claim": Claim(),
    "silent": Silent(),
}
_PLAIN_TEXT = {move: text for text, move in _PLAIN.items()}


def format_move(move: Move) -> str:
    """The text of a move, without the seat; raises ValueError for a move of another game."""
    if (text := _PLAIN_TEXT.get(move)) is not None:
        return text
    match move:
        case Play(card, marriage):
            return f"play {format_card(card)}{' marriage' if marriage else ''}"
        case Deal(cards):
            return f"deal {format_cards(cards)}"
        case DrawDealer(seat):
            return f"dealer {SEAT_NAMES[seat]}"
        case NameCutter(seat):
            return f"cutter {SEAT_NAMES[seat]}"
        case Cut(place):
            return f"cut {place}"
        case NameTrump(suit):
            return f"trump {format_suit(suit)}"
        case LayNines(cards):
            return f"nines {format_cards(cards)}"
        case Pick(card, top):
            return f"pick {format_card(card)} {'top' if top else 'bottom'}"
        case LeaveNine(card):
            return f"leave {format_card(card)}"
        case Bid(game):
            return f"bid {game.id}"
        case GoOut(suit):
            return f"out {format_suit(suit)}"
    raise ValueError(f"not a move of this game: {move!r}")


def parse_move(text: str) -> Move:
    """The inverse of :func:`format_move`; raises ValueError on anything else."""
    if (plain := _PLAIN.get(text)) is not None:
        return plain
    match text.split(" "):
        case ["play", card]:
            return Play(parse_card(card))
        case ["play", card, "marriage"]:
            return Play(parse_card(card), True)
        case ["deal", *cards] if cards:
            return Deal(tuple(map(parse_card, cards)))
        case ["dealer", seat] if seat in SEAT_NAMES:
            return DrawDealer(SEAT_NAMES.index(seat))
        case ["cutter", seat] if seat in SEAT_NAMES:
            return NameCutter(SEAT_NAMES.index(seat))
        case ["cut", place] if place.isascii() and place.isdigit() and str(int(place)) == place:
            return Cut(int(place))
        case ["trump", suit]:
            return NameTrump(parse_suit(suit))
        case ["nines", *cards] if cards:
            return LayNines(tuple(map(parse_card, cards)))
        case ["pick", card, ("top" | "bottom") as where]:
            return Pick(parse_card(card), where == "top")
        case ["leave", card]:
            return LeaveNine(parse_card(card))
        case ["bid", game] if game in _GAMES:
            return Bid(_GAMES[game])
        case ["out", suit]:
            return GoOut(parse_suit(suit))
    raise ValueError(f"not a move: {text!r}")


_GAMES = {game.id: game for game in SoloGame}
