"""What the rows of the library say, which are found, and in which order they stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.language import Language
from kominek_desktop.gui.pages.library_acts import acts_of
from kominek_desktop.gui.pages.library_paint import MARK, columns
from kominek_desktop.gui.pages.library_rows import MINUS, Row, RowMaker, matching, ordered
from kominek_desktop.rules.cards import parse_card
from kominek_desktop.session.entries import TOO_LARGE, Entry, Stamp, Summary
from kominek_desktop.session.library import Lying
from kominek_desktop.session.values import Trouble, TroubleKind

HAND = tuple(parse_card(text) for text in "AS TS KH 9H QD JC".split())
NOON = 1_796_000_000
SEATS = ("person", "regular", "top", "strong")


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    language = Language()
    language.speak("en")
    yield
    language.fall_silent()


def summary(
    coats: tuple[int, int] = (0, 0),
    place: int | None = None,
    deals: int = 4,
    seats: tuple[str, ...] = SEATS,
    **other: object,
) -> Summary:
    standing = {"coats": list(coats), "eights": [3, 5]}
    made = Summary("kominek", seats, "printed", (), deals, place is not None, place, standing, HAND)
    return replace(made, **other)  # type: ignore[arg-type]


def entry(
    name: str, told: Summary | None, hours: int = 0, lying: Lying = Lying.KEPT,
    trouble: Trouble | None = None,
) -> Entry:  # fmt: skip
    stamp = Stamp((NOON - 3600 * hours) * 10**9, 1000)
    return Entry(Path(f"/m/{name}.kominek"), lying, stamp, told, trouble)


def damaged(name: str = "bad", hours: int = 0) -> Entry:
    path = Path(f"/m/{name}.kominek")
    trouble = Trouble(TroubleKind.BAD_RECORD, path, 12, 3, "bad_move")
    return entry(name, None, hours, trouble=trouble)


def row(of: Entry) -> Row:
    return RowMaker().row(of)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("coats", "place", "figure", "result"),
    [
        ((1, 3), 1, "+2", ("won", "fur coats 3 : 1")),
        ((3, 0), 2, f"{MINUS}3", ("lost", "fur coats 0 : 3")),
        ((1, 1), None, "0", ("unfinished", "fur coats 1 : 1, eights 3 : 5")),
    ],
)
def test_coats_are_counted_for_the_pair_that_put_them_on_the_other(
    coats: tuple[int, int], place: int | None, figure: str, result: tuple[str, str]
) -> None:
    shown = row(entry("a", summary(coats, place)))
    assert (shown.figure, shown.result) == (figure, result)
    east = summary(coats[::-1], place, seats=("top", "person", "top", "top"))
    east = replace(east, standing={"coats": list(coats[::-1]), "eights": [5, 3]})
    assert row(entry("a", east)).result == result


@pytest.mark.usefixtures("english")
def test_a_match_of_computers_has_no_figure() -> None:
    shown = row(entry("a", replace(summary((1, 3), seats=("top",) * 4), over=True, hand=())))
    assert (shown.figure, shown.hand) == ("", ())
    assert shown.result == ("finished, computers only", "fur coats 3 : 1")


@pytest.mark.usefixtures("english")
def test_titles_say_the_game_and_its_length() -> None:
    assert row(entry("a", summary(deals=0))).title == "Kominek, first deal"
    assert row(entry("a", summary(deals=7), lying=Lying.RUNNING)).date == "on the table now"
    assert row(entry("own", summary(), lying=Lying.OPENED)).date.endswith("own.kominek")
    assert row(entry("a", summary(game="klin"))).title.startswith("Klin, ")
    strange = row(entry("a", summary(game="gone", preset="", differences=(("x", "y"),))))
    assert strange.title.startswith("gone, ")


@pytest.mark.usefixtures("english")
def test_house_rules_are_named_by_their_preset_or_listed() -> None:
    assert row(entry("a", summary())).rules == ("As printed", "")
    scale = ("loser_scale", "classic")
    classic = summary(preset="classic", differences=(scale,))
    assert row(entry("a", classic)).rules == ("Classic table", "Losers’ scale: 3-2-1")
    own = summary(preset="", differences=(scale, ("match_coats", "5")))
    number, listed = row(entry("a", own)).rules
    assert "2" in number
    assert listed == "Losers’ scale: 3-2-1, Match to: 5"


@pytest.mark.usefixtures("english")
def test_a_damaged_file_says_where_and_what() -> None:
    shown = row(damaged())
    assert shown.title == "bad.kominek"
    assert shown.result == ("damaged in line 12", "The move cannot be read.")
    assert "damaged in line 12" in shown.spoken
    kind = TroubleKind.UNREADABLE
    for detail in (TOO_LARGE, "Permission denied"):
        trouble = Trouble(kind, Path("/m/bad.kominek"), detail=detail)
        said = row(entry("bad", None, trouble=trouble)).result
        assert said[0] == "cannot be read"
        assert "_" not in said[1]


@pytest.mark.usefixtures("english")
def test_a_row_reads_as_one_sentence_with_the_hand() -> None:
    spoken = row(entry("a", summary((3, 0), 2))).spoken
    assert spoken.startswith("Kominek, 4\xa0deals")
    assert ", -3, lost, fur coats 0 : 3, As printed, last hand: ace of spades, " in spoken
    assert MINUS not in spoken


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "abcd"),
        ("WON", "a"),
        ("klin", "c"),
        ("ace spades", "abc"),
        ("classic table", "b"),
        ("won lost", ""),
        ("line 12", "d"),
        ("november 2026", "abcd"),
        ("b.kom", "b"),
        ("master", "abc"),
    ],
)
def test_every_word_of_a_search_must_be_there(text: str, found: str) -> None:
    entries = [
        entry("a", summary((0, 3), 1)),
        entry("b", summary((3, 0), 2, preset="classic", differences=(("loser_scale", "classic"),))),
        entry("c", summary(game="klin")),
        damaged("d"),
    ]
    shown = matching(entries, RowMaker(), text, "")
    assert "".join(each.path.stem for each in shown) == found


@pytest.mark.usefixtures("english")
def test_one_game_is_shown_without_files_that_cannot_be_read() -> None:
    maker, entries = RowMaker(), [entry("a", summary()), damaged("b")]
    assert [each.path.stem for each in matching(entries, maker, "", "kominek")] == ["a"]
    assert matching(entries, maker, "", "klin") == []


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("order", "stems"),
    [("newest", "bdaec"), ("oldest", "ceadb"), ("longest", "cbade"), ("best", "acbde")],
)
def test_orders(order: str, stems: str) -> None:
    entries = [
        entry("a", summary((0, 3), 1, deals=4), hours=3),
        entry("b", summary((1, 0), None, deals=4), hours=1),
        entry("c", summary((3, 0), 2, deals=9), hours=5),
        entry("d", summary((1, 0), None, deals=2), hours=2),
        damaged("e", hours=4),
    ]
    assert "".join(each.path.stem for each in ordered(entries, order)) == stems


@pytest.mark.parametrize(
    ("language", "date", "rules"),
    [
        ("pl", "28.11.2026", "Według druku"),
        ("ru", "28.11.2026", "Как в печатном тексте"),
        ("en", "11/28/26", "As printed"),
    ],
)
def test_rows_follow_the_language(qapp: QApplication, language: str, date: str, rules: str) -> None:
    spoken = Language()
    spoken.speak(language)
    shown = row(entry("a", summary(), hours=24))
    spoken.fall_silent()
    day, month, year = (29, 11, 2026) if date not in shown.date else (28, 11, 2026)
    forms = {f"{day}.{month}.{year}", f"{month}/{day}/{year % 100}"}
    assert any(shown.date.startswith(form) for form in forms)
    assert ("/" in shown.date) == (language == "en")
    assert shown.rules[0] == rules


def test_what_can_be_done_depends_on_the_match(qapp: QApplication) -> None:
    going, over = entry("a", summary()), entry("b", summary((0, 3), 1))
    assert acts_of(row(going), False)[:3] == ("continue", "look", "mark")
    assert acts_of(row(over), True)[:2] == ("look", "unmark")
    assert acts_of(row(over), False)[-1] == "delete"
    assert acts_of(row(damaged()), False) == ("folder", "delete")
    table = acts_of(row(replace(going, lying=Lying.RUNNING)), False)
    assert table[0] == "table"
    assert not {"delete", "forget", "continue", "look"} & set(table)
    assert acts_of(row(replace(over, lying=Lying.OPENED)), False)[-1] == "forget"


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3])
@pytest.mark.parametrize("width", [720, 900, 1180, 1320, 1700])
def test_columns_neither_overlap_nor_leave_the_row(width: int, scale: float) -> None:
    parts = columns(width, scale)
    spans = [parts.title, parts.hand, parts.result, parts.rules, parts.mark]
    there = [span for span in spans if span is not None]
    for left, right in pairwise(there):
        assert left.width > 0
        assert left.left + left.width < right.left
    assert parts.mark.left + MARK == width
    assert parts.result.width >= 180 * scale
