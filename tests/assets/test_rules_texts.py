"""The rules books: complete, alike in all languages, and right where a test can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

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
from kominek_desktop.gui.rules.inline import Inline, Link
from kominek_desktop.gui.rules.shelf import GAMES, load_shelf
from kominek_desktop.rules.games import GAMES as PLAYABLE
from kominek_desktop.rules.games.kominek.legality import No
from kominek_desktop.rules.games.kominek.state import Reason

LANGUAGES = ("pl", "ru", "en")
CLAUSES = {
    "kominek": ("K", 38),
    "klin": ("L", 3),
    "klaberjass": ("B", 15),
    "gag": ("G", 11),
    "thousand": ("T", 11),
    "king": ("R", 7),
    "ambigu": ("P", 12),
}
ON_AND_OFF = "K13"
"""The clause that tells in one text what each of its five switches does."""


def book(game: str, language: str) -> Book:
    return load_shelf(language).book(game)


def _shape(part: Picture | Sum | Table) -> object:
    """What must be the same in all languages: everything but the words."""
    match part:
        case Picture(figure):
            return figure
        case Sum(lines):
            return "sum", tuple(figure for _, figure in lines)
        case Table(rows):
            return "table", tuple(len(row) for row in rows)


def skeleton(parts: tuple[Part, ...]) -> tuple[object, ...]:
    """Variants, pictures and figures; paragraphs a language may divide in its own way."""
    found: list[object] = []
    for part in parts:
        if isinstance(part, Choice):
            variants = tuple((one.value, skeleton(one.blocks)) for one in part.variants)
            found.append((part.switch, variants))
        elif isinstance(part, Picture | Sum | Table):
            found.append(_shape(part))
    return tuple(found)


def outline(made: Book) -> list[object]:
    return [
        (
            section.id,
            skeleton(section.intro),
            [(clause.ids, skeleton(clause.parts)) for clause in section.clauses],
        )
        for section in made.sections
    ]


def blocks(made: Book) -> Iterator[Block]:
    for section in made.sections:
        for parts in (section.intro, *(clause.parts for clause in section.clauses)):
            for part in parts:
                if isinstance(part, Choice):
                    for variant in part.variants:
                        yield from variant.blocks
                else:
                    yield part


def lines(made: Book) -> Iterator[tuple[Inline, ...]]:
    yield from (*made.spirit, *made.reconstructed)
    for block in blocks(made):
        match block:
            case Paragraph(text):
                yield text
            case Listing(entries):
                yield from entries
            case Table(rows):
                yield from (cell for row in rows for cell in row)
            case Sum(rows):
                yield from (text for text, _ in rows)


@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_there_in_all_languages(game: str) -> None:
    titles = {language: book(game, language) for language in LANGUAGES}
    assert titles["ru"].sections[0].title != titles["pl"].sections[0].title
    assert titles["en"].sections[0].title != titles["pl"].sections[0].title


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_sections_clauses_variants_pictures_and_figures_are_those_of_the_original(
    game: str, language: str
) -> None:
    assert outline(book(game, language)) == outline(book(game, "pl"))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_spirit_and_reconstructions_are_those_of_the_original(game: str, language: str) -> None:
    made, original = book(game, language), book(game, "pl")
    assert len(made.spirit) == len(original.spirit)
    assert len(made.reconstructed) == len(original.reconstructed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_the_game_stands_once(game: str, language: str) -> None:
    letter, last = CLAUSES[game]
    found = [one for section in book(game, language).sections for one in section.clause_ids]
    assert sorted(found) == sorted(f"{letter}{number}" for number in range(1, last + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_book_ends_with_a_glossary(game: str, language: str) -> None:
    last = book(game, language).sections[-1]
    assert last.id == "glossary"
    assert any(isinstance(part, Listing) for part in last.intro)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_to_a_clause(game: str, language: str) -> None:
    shelf = load_shelf(language)
    links = {
        part.clause
        for line in lines(book(game, language))
        for part in line
        if isinstance(part, Link)
    }
    assert {link for link in links if shelf.place_of(link, game) is None} == set()


def figure(text: str) -> int:
    return int(re.sub(r"[=\s\u00a0]", "", text).replace("−", "-"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_adds_up(game: str, language: str) -> None:
    for block in blocks(book(game, language)):
        if not isinstance(block, Sum):
            continue
        counted = [
            number
            for text, number in block.lines
            if not getattr(text[0], "text", "").startswith("(")
        ]
        *terms, result = counted
        total = sum(figure(term) for term in terms)
        assert result.startswith("=")
        assert not any(term.startswith("=") for term in terms)
        assert total == figure(result), counted


@pytest.mark.parametrize("game", [game.id for game in PLAYABLE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_has_a_text_for_each_of_its_values_the_printed_first(
    game: str, language: str
) -> None:
    shelf = load_shelf(language)
    switches = next(one for one in PLAYABLE if one.id == game).switches
    found: dict[str, set[tuple[str, ...]]] = {}
    places = [shelf.place_of(switch.clause) for switch in switches]
    for of in {place.game for place in places}:
        for section in shelf.book(of).sections:
            for clause in section.clauses:
                for part in clause.parts:
                    if isinstance(part, Choice):
                        values = tuple(one.value for one in part.variants)
                        found.setdefault(part.switch, set()).add(values)
    for switch in switches:
        if switch.clause != ON_AND_OFF:
            assert found[switch.id] == {switch.values}, switch.id


def test_the_books_of_playable_games_know_no_switch_that_is_not_there() -> None:
    known = {switch.id: switch.values for game in PLAYABLE for switch in game.switches}
    for game in PLAYABLE:
        for section in book(game.id, "pl").sections:
            for clause in section.clauses:
                switches = {part.switch for part in clause.parts if isinstance(part, Choice)}
                assert switches <= known.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_that_the_game_names_are_in_the_book(language: str) -> None:
    made = book("kominek", language)
    named = {no.clause for no in No} | {reason.clause for reason in Reason}
    assert {clause for clause in named if made.section_of(clause) is None} == set()
