"""Records: paired text forms, and the place of every fault."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kominek_desktop.rules.cards import Card, Rank, Suit
from kominek_desktop.rules.record import (
    BadRecord,
    Record,
    RecordFault,
    format_header,
    format_moves,
    format_record,
    format_replay,
    parse_record,
    read_record,
    replay,
)
from tests.toygame import TOY, Deal, Fold, Show, ToyOptions, ToyRefusal

GAMES = (TOY,)
AS, KS = Card(Rank.ACE, Suit.SPADES), Card(Rank.KING, Suit.SPADES)
AH, KC = Card(Rank.ACE, Suit.HEARTS), Card(Rank.KING, Suit.CLUBS)
RECORD = Record(
    game="toy",
    options=ToyOptions(),
    version="0.1.0",
    seats=("person", "plain"),
    moves=(Deal((AS, KS)), Show(AS), Fold(), Deal((AH, KC)), Fold(), Show(KC)),
)
TEXT = """\
format: kominek-record 1
game: toy
options: target=2 pay=one
version: 0.1.0
seats: person plain

deal AS KS
L show AS
R fold
deal AH KC
L fold
R show KC
"""
HEADER = TEXT[: TEXT.index("deal")]


def _fault(text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_record(text, GAMES)
    return caught.value


def _place(text: str | bytes) -> tuple[RecordFault, int, int, str]:
    error = _fault(text)
    return error.fault, error.line, error.column, error.text


def test_format_and_parse_are_a_pair() -> None:
    assert format_record(RECORD, GAMES) == TEXT
    assert parse_record(TEXT, GAMES) == RECORD
    assert read_record(TEXT, GAMES).record == RECORD
    assert read_record(TEXT.encode(), GAMES) == replay(RECORD, GAMES)
    assert format_replay(read_record(TEXT, GAMES)) == TEXT


def test_a_replay_holds_a_state_before_and_after_every_move() -> None:
    replayed = replay(RECORD, GAMES)
    assert len(replayed.states) == len(RECORD.moves) + 1
    assert [len(events) for events in replayed.events] == [0, 0, 1, 0, 0, 1]
    assert TOY.match_report(replayed.states[-1]) == {"scores": [1, 1]}
    assert replayed.game is TOY


def test_a_record_can_be_written_move_by_move() -> None:
    states = replay(RECORD, GAMES).states
    text = format_header(TOY, RECORD.options, RECORD.version, RECORD.seats)
    for state, move in zip(states, RECORD.moves, strict=False):
        text += format_moves(TOY, (state,), (move,))
    assert text == TEXT
    assert read_record(HEADER, GAMES).record.moves == ()


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + TEXT,
        TEXT.replace("\n", "\r\n"),
        TEXT.rstrip("\n"),
        "\n\n# before the header\n" + TEXT,
        TEXT.replace("game: toy\n", "game:toy\n  # inside the header\n"),
        TEXT.replace("L show AS\n", "\n# Łucja: „tak”\n \t\n\t L \t show   AS  \n\n"),
        TEXT.replace("version", "x-title: a: b\nx-title:\nversion"),
        TEXT.replace("options: target=2 pay=one", "options:"),
        TEXT.replace("options: target=2 pay=one", "options: pay=one,target=2"),
        TEXT.replace("game: toy\n", "").replace("\n\n", "\ngame: toy\n\n"),
    ],
)
def test_what_is_forgiven_changes_nothing(text: str) -> None:
    assert read_record(text, GAMES).record == RECORD
    assert read_record(text.encode(), GAMES).record == RECORD


@pytest.mark.parametrize(
    ("text", "fault", "line", "column", "shown"),
    [
        (b"\x89PNG\r\n\x1a\n", RecordFault.NOT_TEXT, 1, 1, "\\x89"),
        (b"\xef\xbb\xbfab\xff", RecordFault.NOT_TEXT, 1, 3, "\\xff"),
        (TEXT.encode("utf-16"), RecordFault.NOT_TEXT, 1, 1, "\\xff"),
        (TEXT.encode() + "# ł".encode()[:-1], RecordFault.NOT_TEXT, 13, 3, "\\xc5"),
        (TEXT.replace("fold", "fo\0ld", 1), RecordFault.NOT_TEXT, 9, 5, "\0"),
        (TEXT.replace("\n", "\r"), RecordFault.NOT_TEXT, 1, 25, "\r"),
        ("Dear all,\n" + TEXT, RecordFault.NOT_A_RECORD, 1, 1, "Dear all,"),
        ("\n  format: other 1\n", RecordFault.NOT_A_RECORD, 2, 3, "format: other 1"),
        (
            "format: kominek-records 1\n",
            RecordFault.NOT_A_RECORD,
            1,
            1,
            "format: kominek-records 1",
        ),
        (TEXT.replace("rd 1", "rd 2"), RecordFault.UNKNOWN_FORMAT, 1, 9, "kominek-record 2"),
        ("format: kominek-record\n", RecordFault.UNKNOWN_FORMAT, 1, 9, "kominek-record"),
        (TEXT.replace("game:", "game"), RecordFault.BAD_HEADER, 2, 1, "game toy"),
        (TEXT.replace("game:", "Game:"), RecordFault.BAD_HEADER, 2, 1, "Game: toy"),
        (TEXT.replace("version", "game"), RecordFault.BAD_HEADER, 4, 1, "game: 0.1.0"),
        ("", RecordFault.TRUNCATED, 1, 1, ""),
        ("# nothing\n\n", RecordFault.TRUNCATED, 1, 1, ""),
        (TEXT[:34], RecordFault.TRUNCATED, 2, 10, ""),
        (HEADER[:-1], RecordFault.TRUNCATED, 5, 20, ""),
        (TEXT.replace("version: 0.1.0\n", ""), RecordFault.TRUNCATED, 5, 1, ""),
        (TEXT.replace("toy", "tennis"), RecordFault.UNKNOWN_GAME, 2, 7, "tennis"),
        (TEXT.replace("pay=one", "pay=ten"), RecordFault.BAD_OPTION, 3, 19, "pay=ten"),
        (TEXT.replace("target=2", " target=2,x"), RecordFault.BAD_OPTION, 3, 20, "x"),
        (TEXT.replace(" plain", ""), RecordFault.BAD_SEATS, 5, 8, "person"),
        (TEXT.replace("person", "a person"), RecordFault.BAD_SEATS, 5, 8, "a person plain"),
        (TEXT.replace("L show AS", "L  shew AS"), RecordFault.BAD_MOVE, 8, 4, "shew AS"),
        (TEXT.replace("L show AS", "L show ZS"), RecordFault.BAD_MOVE, 8, 3, "show ZS"),
        (TEXT.replace("L show AS", "X show AS"), RecordFault.BAD_MOVE, 8, 1, "X show AS"),
        (TEXT.replace("L show AS", "L"), RecordFault.BAD_MOVE, 8, 2, ""),
        (TEXT.replace("L show AS", "\u00a0"), RecordFault.BAD_MOVE, 8, 1, "\u00a0"),
        (TEXT.replace("L show AS", " R show AS"), RecordFault.WRONG_SEAT, 8, 2, "R"),
        (TEXT.replace("L show AS", "show AS"), RecordFault.WRONG_SEAT, 8, 1, "show AS"),
        (TEXT.replace("deal AH", "L deal AH"), RecordFault.WRONG_SEAT, 10, 1, "L"),
        (TEXT.replace("L show AS", "L show AH"), RecordFault.ILLEGAL_MOVE, 8, 3, "show AH"),
        (TEXT.replace("AH KC", "AH AH"), RecordFault.ILLEGAL_MOVE, 10, 1, "deal AH AH"),
        (TEXT.replace("AH KC", "QH KC"), RecordFault.ILLEGAL_MOVE, 10, 1, "deal QH KC"),
        (TEXT.replace("=2", "=1"), RecordFault.MATCH_OVER, 10, 1, "deal AH KC"),
    ],
)
def test_every_fault_has_its_name_and_place(
    text: str | bytes, fault: RecordFault, line: int, column: int, shown: str
) -> None:
    assert _place(text) == (fault, line, column, shown)
    if isinstance(text, str):
        assert _place("\ufeff" + text) == (fault, line, column, shown)
        if "\r" not in text:
            assert _place(text.replace("\n", "\r\n")) == (fault, line, column, shown)


def test_a_fault_says_what_was_expected() -> None:
    illegal = _fault(TEXT.replace("L show AS", "L show AH"))
    assert illegal.refusal is ToyRefusal.NOT_HELD
    assert illegal.refusal.clause == "T2"
    assert _fault(TEXT.replace("AH KC", "AH AH")).refusal is ToyRefusal.BAD_DEAL
    assert _fault(TEXT.replace("L show AS", "R show AS")).expected == "L"
    assert _fault(TEXT.replace("deal AH", "L deal AH")).expected == ""
    assert _fault(TEXT.replace("seats", "x-seats")).expected == "seats"
    assert _fault(HEADER[:-1]).expected == ""
    assert _fault(TEXT.replace(" plain", "")).expected == "2"


def test_the_first_fault_is_reported() -> None:
    text = TEXT.replace("L show AS", "L show AH").replace("R show KC", "nonsense")
    assert _place(text)[:2] == (RecordFault.ILLEGAL_MOVE, 8)
    with pytest.raises(BadRecord) as caught:
        parse_record(text, GAMES)
    assert (caught.value.fault, caught.value.line) == (RecordFault.BAD_MOVE, 12)


def test_a_record_without_text_names_the_place_it_would_have() -> None:
    twice = (*RECORD.moves[:3], Deal((AH, AH)))
    with pytest.raises(BadRecord) as caught:
        replay(Record("toy", RECORD.options, "1", RECORD.seats, twice), GAMES)
    assert (caught.value.line, caught.value.column, caught.value.text) == (10, 1, "deal AH AH")
    wrong = Record("toy", RECORD.options, "1", RECORD.seats, (RECORD.moves[0], Show(KC)))
    with pytest.raises(BadRecord) as caught:
        format_record(wrong, GAMES)
    assert (caught.value.line, caught.value.column, caught.value.text) == (8, 3, "show KC")
    over = Record("toy", ToyOptions("1"), "1", RECORD.seats, RECORD.moves)
    for bad, fault, place in (
        (over, RecordFault.MATCH_OVER, (10, 1)),
        (Record("go", None, "1", (), ()), RecordFault.UNKNOWN_GAME, (2, 7)),
        (Record("toy", ToyOptions(), "1", ("a",), ()), RecordFault.BAD_SEATS, (5, 8)),
    ):
        with pytest.raises(BadRecord) as caught:
            replay(bad, GAMES)
        assert (caught.value.fault, caught.value.line, caught.value.column) == (fault, *place)


@pytest.mark.parametrize("text", [TEXT, "\ufeff# ł\r\n" + TEXT.replace("\n", "\r\n")])
def test_a_text_cut_anywhere_is_a_record_or_a_bad_record(text: str) -> None:
    data = text.encode()
    for end in range(len(data)):
        try:
            replayed = read_record(data[:end], GAMES)
        except BadRecord as error:
            assert error.line >= 1 <= error.column
        else:
            assert replayed.record.moves == RECORD.moves[: len(replayed.record.moves)]


@given(st.binary(max_size=12), st.integers(0, len(TEXT)), st.integers(0, 12))
def test_any_damage_is_a_record_or_a_bad_record(junk: bytes, at: int, lost: int) -> None:
    data = TEXT.encode()
    try:
        read_record(data[:at] + junk + data[at + lost :], GAMES)
    except BadRecord as error:
        assert error.line >= 1 <= error.column


@given(st.text(alphabet="LR showfldeaASKHC#:\n\t\r\u2028\u00a0=\x0b", max_size=40))
def test_any_text_after_the_header_is_a_record_or_a_bad_record(text: str) -> None:
    try:
        replayed = read_record(HEADER + text, GAMES)
    except BadRecord as error:
        lines = (HEADER + text).split("\n")
        assert error.line <= len(lines)
        assert error.column <= len(lines[error.line - 1]) + 1
    else:
        assert read_record(format_replay(replayed), GAMES) == replayed
