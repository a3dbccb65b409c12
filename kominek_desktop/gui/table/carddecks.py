"""Foreign decks in the format of KDE's games: a folder with ``index.desktop`` and one ``.svgz``.

They lie in ``carddecks`` of the user's and of the system's data folders. The file holds an element
for every card, called by rank and suit (``1_heart``, ``king_spade``), and one called ``back``.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths

from kominek_desktop.rules.cards import Card, Rank, Suit, make_pack

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

FOLDER, INDEX, GROUP, BACK = "carddecks", "index.desktop", "KDE Backdeck", "back"
LONGEST_INDEX = 256 * 1024  # bytes; a real one has a few thousand
_RANKS = {Rank.ACE: "1", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
_SUITS = {
    Suit.SPADES: "spade",
    Suit.HEARTS: "heart",
    Suit.DIAMONDS: "diamond",
    Suit.CLUBS: "club",
}
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CardDeck:
    """A deck that was found; whether its pictures are any good is known once they are loaded.
    ``folder`` is the name of its folder, ``names`` its names by locale, "" for all others."""

    folder: str
    names: Mapping[str, str]
    svg: Path

    def name(self, language: str) -> str:
        """Its name in a language (``pl``, ``pt_BR``)."""
        for locale in (language, language.partition("_")[0], ""):
            if locale in self.names:
                return self.names[locale]
        return self.folder


@dataclass(frozen=True, slots=True)
class Contents:
    """What the file of a deck holds: the elements that can be printed, and width by height of a
    card. Without elements the deck cannot be used."""

    elements: frozenset[str] = frozenset()
    aspect: float = 1.0


def element_of(card: Card | None) -> str:
    """The name of the element that shows a card, or the back for None."""
    if card is None:
        return BACK
    return f"{_RANKS.get(card.rank, int(card.rank))}_{_SUITS[card.suit]}"


def find_decks() -> tuple[CardDeck, ...]:
    """All decks, by folder; of two folders with one name the user's goes before the system's. A
    folder that is no deck is passed over with a line in the log."""
    found: dict[str, CardDeck] = {}
    for root in _roots():
        try:
            folders = sorted(path.name for path in root.iterdir() if path.is_dir())
        except OSError:
            continue
        for folder in folders:
            deck = _read(root / folder) if folder not in found else None
            if deck is not None:
                found[folder] = deck
    return tuple(found[folder] for folder in sorted(found))


def find_deck(folder: str) -> CardDeck | None:
    """The deck in a folder of this name; None when there is none."""
    if not folder or Path(folder).name != folder:
        return None
    places = (root / folder for root in _roots())
    return next((deck for place in places if place.is_dir() and (deck := _read(place))), None)


def contents(renderer: QSvgRenderer, file: Path) -> Contents:
    """What a loaded file holds. A broken or landscape one holds nothing; that and cards that are
    missing is told by one line in the log."""
    if not renderer.isValid():
        _log.warning("%s: left out, it is no readable SVG", file)
        return Contents()
    box = renderer.boundsOnElement(BACK) if renderer.elementExists(BACK) else None
    if box is None or box.width() <= 0 or box.height() <= 0:
        _log.warning("%s: left out, it has no back", file)
        return Contents()
    if box.width() >= box.height():
        _log.warning("%s: left out, its cards are wider than high", file)
        return Contents()
    wanted = [element_of(card) for card in (None, *make_pack(Rank.TWO))]
    missing = [name for name in wanted if not renderer.elementExists(name)]
    if missing:
        _log.warning("%s: our own pictures are shown for %s", file, ", ".join(missing))
    return Contents(frozenset(wanted) - frozenset(missing), box.width() / box.height())


def _roots() -> Iterator[Path]:
    where = QStandardPaths.StandardLocation.GenericDataLocation
    for place in QStandardPaths.standardLocations(where):
        yield Path(place, FOLDER)


def _read(folder: Path) -> CardDeck | None:
    index = folder / INDEX
    try:
        if index.stat().st_size > LONGEST_INDEX:
            raise ValueError("too long")
        keys = _keys(index.read_text("utf-8-sig"))
    except FileNotFoundError:
        _log.warning("%s: left out, it has no %s", folder, INDEX)
        return None
    except (OSError, ValueError) as error:
        _log.warning("%s: left out: %s", index, error)
        return None
    svg = keys.get("SVG", "")
    if not svg or Path(svg).name != svg or not (folder / svg).is_file():
        _log.warning("%s: left out, its picture %r is not there", index, svg)
        return None
    names = {
        key.removeprefix("Name").strip("[]"): text
        for key, text in keys.items()
        if text and (key == "Name" or (key.startswith("Name[") and key.endswith("]")))
    }
    return CardDeck(folder.name, names, folder / svg)


def _keys(text: str) -> dict[str, str]:
    """The keys of the deck's group; raises ValueError when there is no such group."""
    keys: dict[str, str] = {}
    inside = seen = False
    for line in map(str.strip, text.splitlines()):
        if line.startswith("[") and line.endswith("]"):
            inside = line[1:-1] == GROUP
            seen = seen or inside
        elif inside and "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            keys.setdefault(key.strip(), _unescaped(value.strip()))
    if not seen:
        raise ValueError(f"no group [{GROUP}]")
    return keys


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda found: _ESCAPES.get(found[1], found[0]), text)
