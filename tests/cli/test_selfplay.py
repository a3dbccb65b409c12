"""``kominek selfplay``: counts, repeatability, and records that replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kominek_desktop import cli
from kominek_desktop.cli.faults import CommandFault
from kominek_desktop.cli.selfplay import (
    Match,
    count,
    find_options,
    find_players,
    play,
)
from kominek_desktop.rules.game import Outcome
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.record import read_record
from tests.toygame import TOY, ToyOptions

SEATS = ("first", "last")


def _decide(_view: Any, moves: tuple[Move, ...], player: str, _seed: int) -> Move:
    return moves[0 if player == "first" else -1]


def _by_seed(_view: Any, moves: tuple[Move, ...], _player: str, seed: int) -> Move:
    return moves[seed % len(moves)]


def _toy(deals: int, seed: int = 3, options: str = "", decide: Any = _decide) -> list[Match]:
    draw = find_options(TOY, options, seed)
    return list(play(TOY, draw, SEATS, decide, deals=deals, seed=seed))


def test_as_many_deals_as_asked_for_in_matches_one_after_another() -> None:
    played = _toy(5)
    assert [len(match.reports) for match in played] == [2, 2, 1]
    assert [match.outcome for match in played] == [Outcome((1, 2)), Outcome((1, 2)), None]
    assert count(TOY, played) == {
        "deals": 5,
        "matches": 2,
        "points": {"L": 5, "R": 0},
        "won": {"L": 2, "R": 0},
    }


def test_every_match_is_a_record_that_replays() -> None:
    for match in _toy(20, options="random", decide=_by_seed):
        replayed = read_record(match.text, (TOY,))
        assert TOY.outcome(replayed.states[-1]) == match.outcome
        assert replayed.record.seats == SEATS


def test_the_same_seed_plays_the_same() -> None:
    assert _toy(12, decide=_by_seed) == _toy(12, decide=_by_seed)
    assert _toy(12, decide=_by_seed) != _toy(12, seed=4, decide=_by_seed)


def test_a_deal_has_the_same_packs_whatever_was_played_before() -> None:
    def packs(played: list[Match]) -> list[str]:
        lines = "".join(match.text for match in played).splitlines()
        return [line for line in lines if line.startswith("deal")]

    assert packs(_toy(12)) == packs(_toy(12, options="target=1", decide=_by_seed))


def test_options_are_drawn_for_every_match() -> None:
    draw = find_options(TOY, "random", 1)
    assert draw(4) == find_options(TOY, "random", 1)(4)
    assert len({draw(match) for match in range(40)}) == 6
    assert find_options(TOY, "pay=two", 1)(7) == ToyOptions(pay="two")
    with pytest.raises(CommandFault, match="column 10: the game has no option 'pay=ten'"):
        find_options(TOY, "target=1,pay=ten", 1)


def test_players_are_named_for_all_or_for_every_seat() -> None:
    known = ("plain", "random")
    assert find_players(TOY, "", known) == ("plain", "plain")
    assert find_players(TOY, "random", known) == ("random", "random")
    assert find_players(TOY, "random, plain", known) == ("random", "plain")
    for text in ("random,random,plain", "random,", "deep"):
        with pytest.raises(CommandFault, match="--players"):
            find_players(TOY, text, known)


def test_points_are_counted_by_side() -> None:
    reports = (
        {"points": 3, "scored_by": 1, "nines": {"points": 3, "scored_by": 0}},
        {"points": 0, "scored_by": None, "nines": None},
    )
    match = Match("", reports, {"pairs": ["A+C", "B+D"]}, Outcome((2, 1, 2, 1)))
    assert count(TOY, [match]) == {
        "deals": 2,
        "matches": 1,
        "points": {"A+C": 3, "B+D": 3},
        "won": {"A+C": 0, "B+D": 1},
    }


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("options", ["", "random"])
def test_twenty_deals(game: str, options: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = f"selfplay --game {game} --deals 20 --seed 7 --json --options"
    assert cli.main([*arguments.split(), options]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["game"], facts["deals"], facts["seed"]) == (game, 20, 7)
    assert facts["players"] == ["plain"] * 4
    assert sum(facts["won"].values()) == facts["matches"]
    assert facts["deals_per_second"] > 0
    assert read_record(facts["record"], GAMES).record.game == game


def test_what_is_printed_is_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["selfplay", "--deals", "3", "--players", "random"]) == 0
    out = capsys.readouterr().out
    assert "# deals: 3\n" in out
    assert read_record(out, GAMES).record.seats == ("random",) * 4


def test_matches_are_written_to_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = tmp_path / "run.kominek"
    arguments = "selfplay --players random --deals 12 --options match_coats=1 --record"
    assert cli.main([*arguments.split(), str(first)]) == 0
    out = capsys.readouterr().out
    assert "deals: 12\n" in out
    files = sorted(tmp_path.glob("run*.kominek"))
    assert {first, tmp_path / "run-2.kominek"} <= set(files)
    assert all(f"wrote {file}\n" in out for file in files)
    assert all(read_record(file.read_bytes(), GAMES) for file in files)
