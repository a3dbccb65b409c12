"""What a session tells for the score sheet: the reports of deals and the code of the match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, Event
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.record import read_record
from kominek_desktop.session.history import History
from kominek_desktop.session.match_code import LETTERS, code_of
from tests.session import toy
from tests.session.tables import Table

GOLDEN = Path(__file__).parent.parent / "golden"


def report(event: Event) -> dict[str, Any] | None:
    """In the toy game the hands are what is worth telling."""
    return {"hands": event.hands} if isinstance(event, toy.Given) else None


GAME = replace(toy.GAME, deal_report=report)


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path / "home", GAME, seed=5)
    yield made
    made.session.close()


def told(table: Table) -> int:
    return len(table.session.deal_results())


def test_without_a_match_there_is_nothing_to_tell(table: Table) -> None:
    assert table.session.deal_results() == ()
    assert table.session.match_code == ""


def test_reports_go_with_undo_and_redo(table: Table) -> None:
    table.new("40")
    table.play_until()
    table.session.proceed(table.last.ticket)
    table.play_until()
    whole = table.session.deal_results()
    assert len(whole) == 2
    while table.session.undo():
        assert table.session.deal_results() == whole[: told(table)]
    assert told(table) < 2
    while table.session.redo():
        table.others()
    assert table.session.deal_results() == whole


def test_reports_and_code_come_back_with_the_match(table: Table, tmp_path: Path) -> None:
    table.new("40")
    table.play_until()
    whole, code = table.session.deal_results(), table.session.match_code
    assert len(whole) == 1
    saved = table.session.save_as(tmp_path / "match")
    assert saved is not None
    table.new("40")
    assert table.session.deal_results() == ()
    assert table.session.match_code not in ("", code)
    assert table.session.open_record(saved)
    assert (table.session.deal_results(), table.session.match_code) == (whole, code)
    table.session.close()
    again = Table(tmp_path / "home", GAME, seed=6)
    assert again.session.resume()
    assert (again.session.deal_results(), again.session.match_code) == (whole, code)
    again.session.close()


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.kominek")), ids=lambda file: file.stem)
def test_reports_are_those_of_the_record(file: Path) -> None:
    replayed = read_record(file.read_bytes(), GAMES)
    reports = (replayed.game.deal_report(event) for news in replayed.events for event in news)
    wanted = tuple(each for each in reports if each is not None)
    assert wanted
    assert History.from_replay(replayed).deal_results() == wanted


def test_a_match_has_its_code_from_the_first_pack_to_the_end() -> None:
    game, dice = find_game("kominek"), Dice(8)
    history = History(game, Options(), ("person", "rules", "rules", "rules"))
    codes = [history.code]
    for _ in range(120):
        actor = game.actor(history.state)
        if actor is None:
            break
        moves = game.legal_moves(history.state)
        history.play(game.chance(history.state, dice) if actor == CHANCE else dice.pick(moves))
        codes.append(history.code)
    packs = [place for place, code in enumerate(codes) if code]
    assert packs[0] == 2  # after the lot and the pack
    assert len(set(codes[packs[0] :])) == 1


def test_codes_tell_matches_apart_and_can_be_written_down() -> None:
    codes = {code_of("kominek", "a=b", [f"deal {number}"]) for number in range(3000)}
    assert len(codes) == 3000
    for code in codes:
        assert len(code) == 10
        assert code[0] == "K"
        assert code[2] == code[7] == "-"
        assert set(code[1:].replace("-", "")) <= set(LETTERS)
    assert code_of("kominek", "a=b", ["x"]) != code_of("kominek", "a=c", ["x"])
    assert code_of("kominek", "", ["x"]) != code_of("klin", "", ["x"])
    assert code_of("kominek", "a=b", ["deal"]) == code_of("kominek", "a=b", ["deal"])
