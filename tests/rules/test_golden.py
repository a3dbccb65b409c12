"""Records of special courses of a deal, with the reports that they must give."""

from __future__ import annotations

import json

import pytest

from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import format_replay, read_record
from tests.golden.make_golden import CASES, FOLDER, Case, report, shows

RECORDS = sorted(FOLDER.glob("*.kominek"))


def test_every_case_has_a_record_and_every_record_its_report() -> None:
    names = {record.stem for record in RECORDS}
    assert {case.name for case in CASES} | {"worked_match"} == names
    assert {facts.stem for facts in FOLDER.glob("*.json")} == names


@pytest.mark.parametrize("name", [record.stem for record in RECORDS])
def test_golden_record_gives_its_report(name: str) -> None:
    text = (FOLDER / f"{name}.kominek").read_text("utf-8")
    facts = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert report(read_record(text, GAMES)) == facts


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_golden_record_shows_its_case(case: Case) -> None:
    text = (FOLDER / f"{case.name}.kominek").read_text("utf-8")
    replayed = read_record(text, GAMES)
    assert shows(case, replayed)
    assert format_replay(replayed) == text
