"""The books of all games in one language, and the way to a clause among them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kominek_desktop.gui.resources import asset
from kominek_desktop.gui.rules.book import Book, Clause, read_book

GAMES = ("kominek", "klin", "klaberjass", "gag", "thousand", "king", "ambigu")
"""All games that have a book, in the order of the collection."""
ORIGINAL = "pl"


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the books: a clause id, else a section id, else the beginning of the game."""

    game: str
    clause: str = ""
    section: str = ""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The books of one language."""

    books: tuple[Book, ...]

    def book(self, game: str) -> Book:
        """The book of a game; raises KeyError."""
        for book in self.books:
            if book.game == game:
                return book
        raise KeyError(game)

    def place_of(self, clause: str, game: str = "") -> Place | None:
        """Where a clause stands: in the book of ``game`` if it is there, else in any."""
        for book in sorted(self.books, key=lambda book: book.game != game):
            if book.section_of(clause) is not None:
                return Place(book.game, clause)
        return None

    def valid(self, place: Place) -> Place | None:
        """The same place, or the nearest one there is; None when the game has no book."""
        books = [book for book in self.books if book.game == place.game]
        if not books:
            return None
        if place.clause:
            return self.place_of(place.clause, place.game) or Place(place.game)
        known = any(section.id == place.section for section in books[0].sections)
        return place if known else Place(place.game)

    def clause(self, place: Place) -> Clause | None:
        """The text of a place that is a clause."""
        if not place.clause:
            return None
        section = self.book(place.game).section_of(place.clause)
        clauses = section.clauses if section is not None else ()
        return next((clause for clause in clauses if place.clause in clause.ids), None)


def load_shelf(language: str, folder: Path | None = None) -> Shelf:
    """The books in a language, in the original where one is not translated.

    Raises BadBook for a faulty text and OSError when the original of a game is not there.
    """
    root = folder or asset("rules")
    return _load(language, root, GAMES if folder is None else _games_in(root))


def _games_in(root: Path) -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in root.iterdir() if folder.is_dir()))


@cache
def _load(language: str, root: Path, games: tuple[str, ...]) -> Shelf:
    books = []
    for game in games:
        file = root / game / f"{language}.md"
        if not file.is_file():
            file = root / game / f"{ORIGINAL}.md"
        books.append(read_book(game, file.read_text("utf-8"), f"{game}/{file.name}"))
    return Shelf(tuple(books))
