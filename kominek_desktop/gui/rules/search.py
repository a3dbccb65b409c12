"""Looking for words in all books. Letters are compared without case, accents and strokes."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kominek_desktop.gui.rules.book import (
    Block,
    Book,
    Choice,
    Listing,
    Paragraph,
    Part,
    Picture,
    Sum,
    Table,
)
from kominek_desktop.gui.rules.house import House
from kominek_desktop.gui.rules.inline import Inline, Link, Words
from kominek_desktop.gui.rules.shelf import Place, Shelf

BEFORE, AFTER = 34, 90
MOST = 200
_STROKES = str.maketrans("łŁøđ\u00a0", "lLod ")
Signs = Callable[[Inline], str]


@dataclass(frozen=True, slots=True)
class Hit:
    """A place with what was looked for, and the words round it."""

    place: Place
    title: str
    excerpt: str


def folded(text: str) -> str:
    """The text for comparing: as long as before, letter by letter."""
    plain = text.translate(_STROKES)
    return "".join((unicodedata.normalize("NFD", one)[0].lower() + one)[0] for one in plain)


def search(shelf: Shelf, house: House, query: str, first: str, signs: Signs) -> tuple[Hit, ...]:
    """The places that have all words of ``query``, those of the game ``first`` before others; a
    clause whose id is the query stands before all. ``signs`` tells a card or suit as text."""
    words = folded(query).split()
    if not words:
        return ()
    hits: list[Hit] = []
    books = sorted(shelf.books, key=lambda book: book.game != first)
    for book in books:
        for place, title, text in _texts(book, house, signs):
            found = _found(text, words)
            if found is not None:
                hits.append(Hit(place, title, _excerpt(text, found)))
    exact = "".join(words).upper()
    hits.sort(key=lambda hit: hit.place.clause != exact)
    return tuple(hits[:MOST])


def plain_text(text: tuple[Inline, ...], signs: Signs) -> str:
    """A line without its marks."""
    parts = []
    for part in text:
        match part:
            case Words(words):
                parts.append(words)
            case Link(clause):
                parts.append(clause)
            case _:
                parts.append(signs(part))
    return "".join(parts)


def _texts(book: Book, house: House, signs: Signs) -> Iterator[tuple[Place, str, str]]:
    head = [plain_text(line, signs) for line in (*book.spirit, *book.reconstructed)]
    yield Place(book.game), book.title, " ".join((book.title, *head))
    for section in book.sections:
        intro = _plain(book, house, section.intro, signs)
        yield Place(book.game, section=section.id), section.title, f"{section.title}. {intro}"
        for clause in section.clauses:
            ids = ", ".join(clause.ids)
            text = _plain(book, house, clause.parts, signs)
            yield Place(book.game, clause.ids[0]), f"{ids} · {section.title}", f"{ids} {text}"


def _plain(book: Book, house: House, parts: tuple[Part, ...], signs: Signs) -> str:
    found: list[str] = []
    for part in parts:
        if isinstance(part, Choice):
            shown = (house.shown(book, part), *house.others(book, part))
            found += (_block(block, signs) for variant in shown for block in variant.blocks)
        else:
            found.append(_block(part, signs))
    return " ".join(filter(None, found))


def _block(block: Block, signs: Signs) -> str:
    match block:
        case Paragraph(text):
            return plain_text(text, signs)
        case Listing(entries):
            return " ".join(plain_text(entry, signs) for entry in entries)
        case Table(rows):
            return " ".join(plain_text(cell, signs) for row in rows for cell in row)
        case Sum(lines):
            return " ".join(f"{plain_text(text, signs)} {figure}" for text, figure in lines)
        case Picture():
            return ""


def _found(text: str, words: list[str]) -> int | None:
    plain = folded(text)
    places = [plain.find(word) for word in words]
    return None if min(places) < 0 else min(places)


def _excerpt(text: str, at: int) -> str:
    start = max(0, at - BEFORE)
    end = min(len(text), at + AFTER)
    if start:
        start = text.rfind(" ", 0, start) + 1
    if end < len(text):
        end = text.rfind(" ", start, end)
    return ("… " if start else "") + text[start:end].strip() + (" …" if end < len(text) else "")
