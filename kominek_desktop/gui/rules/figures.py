"""The pictures of the rules book as values, and their lines in its text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from kominek_desktop.rules.cards import RANK_LETTERS, Card, Rank, Suit, parse_card, parse_suit

SEATS = "WNES"
_EIGHT = re.compile(r"([0-8]) ([0-8])(?: ([FG]))?")
_VALUE = re.compile(r"(.)=([0-9]+)")


class Mark(Enum):
    """What is shown about a card."""

    PLAIN = ""
    TICKED = "+"  # allowed or chosen, lifted
    SHADED = "-"  # not allowed
    REFUSED = "!"


@dataclass(frozen=True, slots=True)
class Shown:
    """A card of a picture; None is a back."""

    card: Card | None
    mark: Mark = Mark.PLAIN


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in groups, with an arrow between them."""

    groups: tuple[tuple[Shown, ...], ...]


@dataclass(frozen=True, slots=True)
class Ranks:
    """The cards of a suit from high to low."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Eights:
    """Points uncovered on our eight and theirs, and how many coats lie on theirs."""

    ours: int
    theirs: int
    coats: int = 0


@dataclass(frozen=True, slots=True)
class TrickPicture:
    """Cards by seats (letters of SEATS) in the order of play, and who takes them."""

    plays: tuple[tuple[str, Card], ...]
    winner: str


@dataclass(frozen=True, slots=True)
class Values:
    """Cards with their worth."""

    cards: tuple[tuple[Card, int], ...]


Figure = Cards | Ranks | Eights | TrickPicture | Values


def read_figure(line: str) -> Figure:
    """The picture of a line that begins with ``@``; raises ValueError with what is wrong."""
    kind, _, rest = line.partition(" ")
    rest = rest.strip()
    match kind:
        case "@cards":
            return Cards(tuple(_group(part) for part in rest.split("|")))
        case "@rank":
            suit, _, ranks = rest.rpartition(":")
            of = parse_suit(suit.strip()) if suit else Suit.HEARTS
            return Ranks(tuple(Card(_rank(letter), of) for letter in _filled(ranks)))
        case "@eight":
            found = _EIGHT.fullmatch(rest)
            if found is None:
                raise ValueError(f"not two eights: {rest!r}")
            return Eights(int(found[1]), int(found[2]), " FG".find(found[3] or " "))
        case "@trick":
            return _trick(rest)
        case "@values":
            return Values(tuple(_value(part) for part in _filled(rest)))
    raise ValueError(f"no picture is called {kind!r}")


def _filled(text: str) -> list[str]:
    parts = text.split()
    if not parts:
        raise ValueError("a picture of nothing")
    return parts


def _group(text: str) -> tuple[Shown, ...]:
    return tuple(_shown(part) for part in _filled(text))


def _shown(text: str) -> Shown:
    mark = Mark(text[0]) if text[0] in "+-!" else Mark.PLAIN
    name = text.removeprefix(mark.value)
    return Shown(None if name == "?" else parse_card(name), mark)


def _rank(letter: str) -> Rank:
    place = RANK_LETTERS.find(letter)
    if len(letter) != 1 or place < 0:
        raise ValueError(f"not a rank: {letter!r}")
    return Rank(place + 2)


def _value(text: str) -> tuple[Card, int]:
    found = _VALUE.fullmatch(text)
    if found is None:
        raise ValueError(f"not a rank and its worth: {text!r}")
    return Card(_rank(found[1]), Suit.HEARTS), int(found[2])


def _trick(text: str) -> TrickPicture:
    cards, _, winner = (part.strip() for part in text.partition(">"))
    plays: list[tuple[str, Card]] = []
    for part in _filled(cards):
        seat, _, card = part.partition(":")
        if seat not in tuple(SEATS):
            raise ValueError(f"not a seat: {seat!r}")
        plays.append((seat, parse_card(card)))
    seats = [seat for seat, _ in plays]
    if len(set(seats)) < len(seats) or winner not in seats:
        raise ValueError(f"nobody can take this trick: {text!r}")
    return TrickPicture(tuple(plays), winner)
