"""``kominek replay``, with the worked match of the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kominek_desktop import cli
from kominek_desktop.cli.replay import gather
from kominek_desktop.cli.tables import format_mapping, format_table
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import BadRecord, format_replay, read_record, replay
from tests.rules.test_record import GAMES as TOYS
from tests.rules.test_record import RECORD

GOLDEN = Path(__file__).parent.parent / "golden" / "worked_match.kominek"


def test_the_worked_match_ends_as_the_rules_say(capsys: pytest.CaptureFixture[str]) -> None:
    """Five, then 11 and so a futro on EW with 3 left over for NS (K21, K33, K34)."""
    assert cli.main(["replay", str(GOLDEN), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert list(facts) == ["game", "options", "deals", "match"]
    assert facts["game"] == "kominek"
    assert facts["options"]["loser_scale"] == "printed"
    keys = ("dealer", "trump", "game", "soloist", "made", "points", "eights", "coats")
    assert [[deal[key] for key in keys] for deal in facts["deals"]] == [
        ["E", "H", "five", "S", True, 5, [5, 0], [0, 0]],
        ["S", "D", "six", "S", True, 6, [3, 0], [0, 1]],
    ]
    assert [deal["tricks"] for deal in facts["deals"]] == [[5, 0], [6, 0]]
    assert [deal["clause"] for deal in facts["deals"]] == ["K21", "K21"]
    assert facts["match"]["eights"] == [3, 0]
    assert facts["match"]["over"] is False


def test_the_worked_match_reads_and_writes_the_same() -> None:
    replayed = read_record(GOLDEN.read_bytes(), GAMES)
    assert read_record(format_replay(replayed), GAMES) == replayed
    assert replay(replayed.record, GAMES) == replayed
    lines = GOLDEN.read_text("utf-8").splitlines()[5:]
    written = format_replay(replayed).splitlines()[5:]
    assert [line for line in lines if line and line[0] != "#"] == [line for line in written if line]


def test_the_example_of_the_description_is_a_record() -> None:
    page = (GOLDEN.parent.parent.parent / "docs" / "record-format.md").read_text("utf-8")
    example = page.split("```\n")[1]
    assert gather(read_record(example, GAMES))["match"]["eights"] == [5, 0]


@given(st.data())
def test_a_damaged_match_is_a_record_or_a_bad_record(data: st.DataObject) -> None:
    lines = GOLDEN.read_text("utf-8").splitlines(keepends=True)
    places = st.integers(0, len(lines) - 1)
    for _ in range(data.draw(st.integers(1, 3))):
        to, source = data.draw(places), data.draw(places)
        lines[to] = data.draw(st.sampled_from(["", lines[source], lines[to] + lines[source]]))
    text = "".join(lines)
    try:
        read_record(text[: data.draw(st.integers(0, len(text)))], GAMES)
    except BadRecord as error:
        assert error.line >= 1 <= error.column


def test_the_report_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(GOLDEN)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"{GOLDEN}: 48 moves, all allowed; the match is not over"
    assert out[1:4] == ["game: kominek", "options: as printed", ""]
    assert out[4].split()[:4] == ["deal", "dealer", "trump", "namer"]
    assert out[5].split()[:5] == ["1", "E", "H", "S", "five"]
    assert out[5].index("five") == out[6].index("six") == out[4].index("game")


def test_any_game_is_reported() -> None:
    assert gather(replay(RECORD, TOYS)) == {
        "game": "toy",
        "options": {"target": "2", "pay": "one"},
        "deals": [
            {"points": [1, 0], "scores": [1, 0]},
            {"points": [0, 1], "scores": [1, 1]},
        ],
        "match": {"scores": [1, 1]},
    }


def test_values_are_shown_in_columns() -> None:
    rows: list[dict[str, Any]] = [
        {"a": None, "bb": [5, 0]},
        {"a": "long", "c": {"x": True, "y": []}},
    ]
    assert format_table(rows) == "a     bb   c\n-     5 0  -\nlong  -    x yes, y -\n"
    assert format_mapping({"a": False, "b": (1, 2)}) == "a: no\nb: 1 2\n"
