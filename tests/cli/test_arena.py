"""``kominek arena``: duplicate deals, repeatable and fair to both sides."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from kominek_desktop import cli
from kominek_desktop.ai.kominek_seen import NUMBERS
from kominek_desktop.ai.kominek_solver import best_cards
from kominek_desktop.ai.player import Job, choose
from kominek_desktop.cli import kominek_arena
from kominek_desktop.cli.arena import Order, gather, interval, play
from kominek_desktop.cli.faults import CommandFault
from kominek_desktop.cli.kominek_arena import DESK, cheat, points, position_of
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.games.kominek.state import Phase
from kominek_desktop.rules.moves import Move
from tests.rules.build import KLIN, cut, match_at, quiet, rules, run


def order(a: str, b: str, deals: int, **more: Any) -> Order:
    return Order(a, b, deals=deals, **more)


@pytest.mark.parametrize("card_play", [False, True])
@pytest.mark.parametrize("game", ["kominek", "klin"])
@pytest.mark.parametrize("options", ["", "random"])
def test_a_player_is_its_own_equal(game: str, options: str, card_play: bool) -> None:
    tally = play(order("plain", "plain", 15, game=game, options=options, card_play=card_play))
    assert tally.values == [0] * 15
    assert play(order("random", "random", 3, game=game, seed=4)).values == [0] * 3


@pytest.mark.parametrize("card_play", [False, True])
def test_plain_beats_chance(card_play: bool) -> None:
    mean, half_width = interval(play(order("plain", "random", 60, card_play=card_play)).values)
    assert half_width is not None
    assert mean - half_width > 0


def test_who_is_named_first_does_not_matter() -> None:
    one = play(order("plain", "random", 12, seed=8, options="random")).values
    other = play(order("random", "plain", 12, seed=8, options="random")).values
    assert one == [-value for value in other]
    assert any(one)


def test_open_cards_are_worth_much() -> None:
    mean, half_width = interval(play(order("cheater", "plain", 40, card_play=True)).values)
    assert half_width is not None
    assert mean - half_width > 0.2


def test_the_cheater_plays_whole_matches_under_all_house_rules() -> None:
    tally = play(order("cheater", "plain", 15, seed=5, options="random"))
    assert len(tally.values) == 15


def test_both_tables_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []

    def note(report: dict[str, Any]) -> int:
        told.append(report)
        return points(report)

    monkeypatch.setattr(kominek_arena, "DESK", replace(DESK, points=note))
    play(order("plain", "random", 20, card_play=True))
    firsts, seconds = told[::2], told[1::2]
    for key in ("dealer", "trump", "namer"):
        assert [each[key] for each in firsts] == [each[key] for each in seconds]
    assert firsts != seconds
    # Card play alone is measured: nothing is announced.
    assert {each["game"] for each in told} == {"ordinary"}
    assert {each["nines"] for each in told} == {None}
    assert len({each["dealer"] for each in told}) == 4


def test_points_and_coats_of_a_deal() -> None:
    quiet = {"points": 3, "scored_by": 1, "coat": None, "nines": None}
    assert points(quiet) == -3
    assert points(quiet | {"points": 0, "scored_by": None}) == 0
    assert points(quiet | {"points": 0, "coat": "futro"}) == -8
    assert points(quiet | {"points": 0, "coat": "garnitur", "scored_by": 0}) == 16
    side = {"holder": "S", "left": "9H", "hit": False, "scored_by": 0, "points": 3}
    assert points(quiet | {"points": 1, "nines": side}) == 2
    assert points(quiet | {"nines": {"holder": "S", "left": "9H", "hit": True}}) == -3


def test_the_cheater_plays_a_best_card_and_the_usual_one_when_it_is_one() -> None:
    dice = Dice(9)
    kept = changed = announced = 0
    while not (kept and changed and announced):
        match = match_at(rules(nine_cut="off"), dealer=dice.below(4), game=KLIN)
        state = cut(match, dice.shuffle(KLIN.pack), KLIN)
        state = quiet(run(state, "trump H", KLIN)[0], KLIN)
        while state.phase is Phase.PLAY:
            moves = KLIN.legal_moves(state)
            usual = dice.pick(moves)
            chosen = cheat(state, moves, usual)
            assert isinstance(usual, Play)
            assert isinstance(chosen, Play)
            assert chosen in moves
            worth = best_cards(position_of(state))
            best = (max, min)[state.turn % 2](worth.values())
            assert worth[NUMBERS[chosen.card]] == best or len(moves) == 1
            if chosen == usual:
                kept += 1
            else:
                changed += 1
                assert worth[NUMBERS[usual.card]] != best
                assert chosen.marriage == (Play(chosen.card, True) in moves)
                announced += chosen.marriage
            state = KLIN.apply(state, dice.pick(moves)).state


def as_plain(job: Job) -> Move:
    """A guest, named by what a process that is started anew can import."""
    return choose(replace(job, player="plain")).move


def test_a_guest_decides_at_the_seats_of_its_name() -> None:
    asked = order("guest", "plain", 15, options="random")
    tally = play(asked, {"guest": as_plain})
    assert tally.values == [0] * 15
    assert gather(asked, tally)["a"] == "guest"
    assert all(clock.decisions for clock in tally.clocks)
    against = play(order("random", "guest", 12, seed=3), {"guest": as_plain}).values
    assert against == play(order("random", "plain", 12, seed=3)).values
    assert any(against)


def test_a_guest_plays_the_same_in_two_processes() -> None:
    one, two = (
        play(order("guest", "random", 5, seed=6, jobs=jobs), {"guest": as_plain}).values
        for jobs in (1, 2)
    )
    assert one == two == play(order("plain", "random", 5, seed=6)).values


def test_a_guest_is_known_only_where_it_is_given() -> None:
    with pytest.raises(CommandFault, match="cheater, guest"):
        play(order("guest", "gest", 1000), {"guest": as_plain})
    with pytest.raises(CommandFault, match="no player 'guest'"):
        play(order("guest", "plain", 1000))


def test_the_report() -> None:
    asked = order("plain", "random", 2, seed=3, options="loser_scale=classic")
    facts = gather(asked, play(asked))
    assert (facts["a"], facts["b"], facts["deals"]) == ("plain", "random", 2)
    assert facts["half_width"] >= 0
    assert set(facts["ms_per_decision"]) == {"a", "b"}
    assert 0 < facts["ms_per_decision"]["a"] <= facts["worst_ms"]["a"]
    assert interval([1.0, 3.0])[1] == pytest.approx(1.96)
    assert interval([1.5]) == (1.5, None)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "arena plain random --game kominek --deals 5 --seed 2 --card-play"
    assert cli.main([*arguments.split(), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert {"a", "b", "deals", "mean", "half_width", "ms_per_decision"} <= set(facts)
    assert facts["deals"] == 5
    assert facts["card_play"] is True
    assert cli.main(arguments.split()) == 0
    assert f"mean: {facts['mean']}\n" in capsys.readouterr().out


def test_two_processes_play_the_same() -> None:
    command = [sys.executable, "-m", "kominek_desktop", "arena", "plain", "random", "--json"]
    command += ["--deals", "7", "--seed", "6", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    facts = json.loads(done.stdout)
    values = play(order("plain", "random", 7, seed=6)).values
    mean, half_width = interval(values)
    assert half_width is not None
    assert (facts["mean"], facts["half_width"]) == (round(mean, 4), round(half_width, 4))


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("nobody plain", "there is no player 'nobody'"),
        ("plain plain --game chess", "there is no arena for 'chess'"),
        ("plain plain --options follow=never", "column 1: the game has no option"),
        ("plain", "the following arguments are required: B"),
        ("plain plain --deals 0", "must be at least 1"),
    ],
)
def test_faults_are_one_line(arguments: str, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", *arguments.split()]) == 2
    told = capsys.readouterr().err
    assert part in told
    assert told.count("\n") == 1


def test_a_fault_is_raised_before_a_card_is_dealt() -> None:
    with pytest.raises(CommandFault, match="cheater"):
        play(order("plain", "chetaer", 1000))
