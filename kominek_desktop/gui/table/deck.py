"""What a deck is: which pictures a player has chosen, and where each of them comes from.

The pictures of our own decks are files of SVG named by an index; they carry no paper, no border
and no index letters. A foreign deck is one file with an element for each card, printed as it is.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from kominek_desktop.gui.resources import asset
from kominek_desktop.gui.table.carddecks import element_of, find_deck
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.rules.cards import Card, Suit, format_card, format_suit

Colours = Literal["two", "four"]
Pips = Literal["closed", "open"]
Back = Literal["ember", "forest", "navy"]

STANDARD, LARGE, FOREIGN = "standard", "large", "kde:"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """``kind`` is ``standard``, ``large`` (large index letters) or ``kde:`` and the folder's name
    of a foreign deck. ``colours`` are those of the suits; with ``open`` pips diamonds and clubs
    have holes. What a foreign deck lacks comes from the standard deck."""

    kind: str = STANDARD
    colours: Colours = "two"
    pips: Pips = "closed"
    back: Back = "ember"

    @property
    def folder(self) -> str:
        """The folder of a foreign deck; empty for our own."""
        return self.kind.removeprefix(FOREIGN) if self.kind.startswith(FOREIGN) else ""

    @property
    def large(self) -> bool:
        """Whether the index letters are large."""
        return self.kind == LARGE

    @property
    def four_colour(self) -> bool:
        """Whether each suit has its own colour."""
        return self.colours == "four"


class Subject(NamedTuple):
    """What a picture shows: ``card`` (a card, or None for the back), ``eight`` (a suit),
    ``cover`` (None) or ``coat`` (its kind)."""

    kind: Literal["card", "eight", "cover", "coat"]
    of: Card | Suit | CoatKind | None

    @property
    def landscape(self) -> bool:
        """Whether it lies on its long side."""
        return self.kind in ("eight", "cover")


@dataclass(frozen=True, slots=True)
class Source:
    """A file of SVG, or an ``element`` of one. ``paper``: it is printed on paper of ours and
    gets our index letters."""

    file: Path
    element: str = ""
    paper: bool = True


class Deck:
    """A chosen deck whose files have been looked for."""

    def __init__(self, choice: DeckChoice) -> None:
        self.choice = choice
        self.foreign = find_deck(choice.folder) if choice.folder else None
        if choice.folder and self.foreign is None:
            _log.warning("the deck %s is not there; ours is shown", choice.folder)

    def sources(self, subject: Subject) -> tuple[Source, ...]:
        """Where a picture may come from, the best first; empty when nothing is there."""
        found: list[Source] = []
        card = subject.of
        if self.foreign is not None and subject.kind == "card":
            element = element_of(card if isinstance(card, Card) else None)
            found.append(Source(self.foreign.svg, element, paper=False))
        name = _file_name(self.choice, subject)
        file = asset("cards", name) if name else None
        if file is not None and file.is_file():
            found.append(Source(file))
        return tuple(found)


def _file_name(choice: DeckChoice, subject: Subject) -> str:
    index = _index()
    try:
        match subject.kind, subject.of:
            case "card", Card() as card:
                kind = LARGE if choice.large else STANDARD
                cards = index["decks"][kind][choice.colours][choice.pips]
                return str(cards[format_card(card)])
            case "card", _:
                return str(index["backs"][choice.back])
            case "eight", Suit() as suit:
                return str(index["eights"][format_suit(suit)])
            case "coat", CoatKind() as coat:
                return str(index["coats"][coat.name.lower()])
            case _:
                return str(index["cover"])
    except (KeyError, TypeError):
        return ""


@cache
def _index() -> dict[str, Any]:
    file = asset("cards", "index.json")
    try:
        index = json.loads(file.read_bytes())
    except (OSError, ValueError) as error:
        _log.warning("%s: no pictures of cards: %s", file, error)
        return {}
    return index if isinstance(index, dict) else {}
