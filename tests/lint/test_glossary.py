"""The words of docs/glossary.md: the program says them, its rules books explain them, and it says
no others in their place."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
GLOSSARY = ROOT / "docs" / "glossary.md"
COLUMNS = {"Polish": "pl", "Russian": "ru", "English": "en"}
LANGUAGES = tuple(COLUMNS.values())
BOOK = "kominek"
SHORT = 3
"""Words up to this length have no ending to cut off."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table of terms."""

    code: str
    terms: dict[str, tuple[str, ...]]
    in_book: bool
    forbidden: dict[str, tuple[str, ...]]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def tables() -> Iterator[tuple[list[str], list[list[str]]]]:
    """The head and the rows of every table of the glossary."""
    for block in re.findall(r"(?:^\|.*\n)+", GLOSSARY.read_text("utf-8"), re.MULTILINE):
        head, _, *rows = block.splitlines()
        yield cells(head), [cells(row) for row in rows]


def listed(cell: str) -> tuple[str, ...]:
    """What a cell lists, without the remarks in brackets."""
    bare = re.sub(r"\(.*?\)", "", cell)
    return tuple(term.strip() for term in bare.split(",") if term.strip())


def forbidden_in(cell: str) -> dict[str, tuple[str, ...]]:
    parts = [part.split(maxsplit=1) for part in cell.split(";") if part.strip()]
    return {language: listed(words) for language, words in parts}


def term_rows() -> list[Row]:
    made = []
    for head, rows in tables():
        if head[0] == "code":
            for row in rows:
                of = dict(zip(head, row, strict=True))
                terms = {COLUMNS[name]: listed(of[name]) for name in COLUMNS}
                made.append(Row(of["code"], terms, of["book"] == "yes", forbidden_in(of["not"])))
    return made


def case_rows() -> list[tuple[str, str, tuple[str, ...]]]:
    """Rank or suit, language and forms from the tables of cards."""
    return [
        (row[0], COLUMNS[name.partition(":")[0]], listed(cell))
        for head, rows in tables()
        if head[0] in ("rank", "suit")
        for row in rows
        for name, cell in zip(head, row, strict=True)
        if name.partition(":")[0] in COLUMNS
    ]


def elsewhere() -> tuple[str, ...]:
    """Polish words that only other tables use."""
    return tuple(
        word
        for head, rows in tables()
        if head[-1] == "other tables"
        for row in rows
        for word in listed(row[-1])
    )


def interface(language: str) -> Iterator[str]:
    """Every translation; in English the sources stand for those that have no plural forms."""
    file = ROOT / "translations" / f"kominek_{'pl' if language == 'en' else language}.ts"
    tag = "source" if language == "en" else "translation"
    for found in ET.parse(file).iter(tag):
        yield from (text.replace("&", "") for text in found.itertext() if text.strip())


def body_and_glossary(game: str, language: str) -> tuple[list[str], list[str]]:
    """The lines of a rules book before its glossary section, and of that section."""
    text = (ROOT / "assets" / "rules" / game / f"{language}.md").read_text("utf-8")
    body, _, words = text.partition("## glossary:")
    return body.splitlines(), words.splitlines()


def games() -> list[str]:
    return sorted(path.name for path in (ROOT / "assets" / "rules").iterdir())


@cache
def said(language: str) -> tuple[str, ...]:
    """All that the program says outside the glossary sections, in lines and small letters."""
    rules = [line for game in games() for line in body_and_glossary(game, language)[0]]
    return tuple(line.lower().replace("~", " ") for line in (*interface(language), *rules))


@cache
def explained(language: str) -> tuple[str, ...]:
    """The lines of the glossary section of Kominek's rules book, in small letters."""
    return tuple(line.lower() for line in body_and_glossary(BOOK, language)[1])


def stem(word: str) -> str:
    """A word without what its case or number may change."""
    cut = 0 if len(word) <= SHORT else 1 if len(word) <= 5 else 2 if len(word) <= 8 else 3
    return word[: len(word) - cut]


def names(line: str, term: str) -> bool:
    """Whether a line has all words of a term, in any form and order."""
    return all(
        re.search(rf"\b{re.escape(stem(word))}", line) for word in re.findall(r"\w+", term.lower())
    )


def uses(line: str, word: str) -> bool:
    """Whether a line has a forbidden word; a star stands for any ending."""
    ending = r"\w*" if word.endswith("*") else ""
    return bool(re.search(rf"\b{re.escape(word.rstrip('*'))}{ending}\b", line))


ROWS = term_rows()
TERMS = [
    pytest.param(language, term, id=f"{language}-{row.code}-{term}")
    for row in ROWS
    for language in LANGUAGES
    for term in row.terms[language]
]
BOOK_TERMS = [
    pytest.param(language, term, id=f"{language}-{row.code}-{term}")
    for row in ROWS
    if row.in_book
    for language in LANGUAGES
    for term in row.terms[language]
]
FORMS = [
    pytest.param(language, form, id=f"{language}-{name}-{form}")
    for name, language, forms in case_rows()
    for form in forms
]
FORBIDDEN = [
    pytest.param(language, word, id=f"{language}-{word}")
    for row in ROWS
    for language, words in row.forbidden.items()
    for word in words
] + [pytest.param("pl", word, id=f"pl-{word}") for word in elsewhere()]


def test_the_glossary_has_a_table_for_each_field() -> None:
    text = GLOSSARY.read_text("utf-8")
    fields = re.findall(r"^## (.*)\n\n\| code \|", text, re.MULTILINE)
    assert fields == [
        "Cards and suits",
        "Deal and play",
        "Eights and coats",
        "Announcements",
        "Program",
    ]


def test_every_row_has_a_term_in_every_language() -> None:
    assert [row.code for row in ROWS if not all(row.terms.values())] == []


def test_no_code_stands_twice() -> None:
    codes = [row.code for row in ROWS]
    assert sorted(set(codes)) == sorted(codes)


def test_words_not_said_name_their_language() -> None:
    assert {language for row in ROWS for language in row.forbidden} <= set(LANGUAGES)


@pytest.mark.parametrize(("language", "term"), TERMS)
def test_every_term_is_said_in_the_interface_or_in_a_rules_book(language: str, term: str) -> None:
    assert any(names(line, term) for line in said(language))


@pytest.mark.parametrize(("language", "term"), BOOK_TERMS)
def test_the_rules_book_explains_the_terms_marked_for_it(language: str, term: str) -> None:
    assert any(names(line, term) for line in explained(language))


@pytest.mark.parametrize(("language", "form"), FORMS)
def test_every_form_of_a_rank_and_a_suit_is_said(language: str, form: str) -> None:
    whole = re.compile(rf"\b{re.escape(form.lower())}\b")
    assert any(whole.search(line) for line in said(language))


@pytest.mark.parametrize(("language", "word"), FORBIDDEN)
def test_no_other_word_is_said_in_the_place_of_a_term(language: str, word: str) -> None:
    assert [line for line in said(language) if uses(line, word)] == []


def test_words_match_in_all_their_forms_and_no_part_of_others() -> None:
    assert names("5 wziątek", "wziątka")
    assert names("zgłoś 40 i wyjdź damą", "dama")
    assert not names("zapisujący", "pisać")
    assert uses("dwa sztychy", "sztych*")
    assert not uses("lewy sąsiad", "lewa")
