"""A player at fault is replaced by the rules of its own kind, and the log says so."""

from __future__ import annotations

import pytest

from kominek_desktop.ai.levels import LEVELS
from kominek_desktop.ai.player import Choice, Job, choose, players
from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import kominek
from kominek_desktop.rules.games.kominek.moves import GoOut
from kominek_desktop.session.question import Question, stand_in
from tests.session import toy

GAME = kominek.GAME


def jobs(player: str, count: int) -> list[Job]:
    """The first questions of a match by chance."""
    dice = Dice(5)
    found: list[Job] = []
    state = GAME.new_match(GAME.default_options)
    while len(found) < count:
        actor = GAME.actor(state)
        if actor is None:
            state = GAME.new_match(GAME.default_options)
            continue
        if actor == CHANCE:
            move = GAME.chance(state, dice)
        else:
            view = GAME.view(state, actor)
            found.append(Job(GAME.id, view, GAME.view_moves(view), player, dice.below(1 << 64)))
            move = dice.pick(found[-1].moves)
        state = GAME.apply(state, move).state
    return found


def same(job: Job, player: str) -> Choice:
    return choose(Job(job.game, job.view, job.moves, player, job.seed))


def test_levels_are_replaced_by_their_rules_and_others_by_themselves() -> None:
    assert {player: stand_in(player) for player in players()} == {
        **dict.fromkeys(LEVELS, "rules"),
        "plain": "plain",
        "rules": "rules",
        "random": "random",
    }


@pytest.mark.parametrize(("player", "kind"), [("top", "rules"), ("plain", "plain")])
def test_what_fails_or_is_not_allowed_is_answered_by_the_stand_in(player: str, kind: str) -> None:
    for job in jobs(player, 60):
        question = Question(1, job, "E")
        assert question.choice("a crash") == same(job, kind)
        assert question.choice(Choice(GoOut(Suit.SPADES))) == same(job, kind)
        fair = Choice(job.moves[-1], "why")
        assert question.choice(fair) is fair


def test_the_log_names_player_seat_game_question_and_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    Question(1, jobs("top", 1)[0], "E").choice("no answer within 7 ms")
    assert len(caplog.records) == 1
    assert caplog.records[0].message == (
        "top at E in kominek, asked for Cut, does not answer: no answer within 7 ms"
    )


def test_where_nobody_can_judge_the_first_move_is_played(
    caplog: pytest.LogCaptureFixture,
) -> None:
    moves = (toy.Cut(3), toy.Cut(1))
    choice = Question(1, Job("liking", None, moves, "strong", 1), "B").choice("a crash")
    assert choice == Choice(moves[0])
    assert "rules in its place fails as well" in caplog.text
    assert "plain in its place fails as well" in caplog.text
