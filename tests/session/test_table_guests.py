"""Hints for the person, watching computers, and listeners who act at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kominek_desktop.ai.player import Choice
from kominek_desktop.session.values import Turn
from tests.session import toy
from tests.session.tables import Table


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path / "home", seed=5)
    yield made
    made.session.close()


def test_a_hint_answers_for_the_turn_it_was_asked_for(table: Table) -> None:
    hints: list[tuple[int, Choice]] = []
    table.session.hinted.connect(lambda *hint: hints.append(hint))
    table.new()
    assert table.session.ask_hint(table.last.ticket)
    _, job, least = table.thinker.asked[-1]
    assert job.moves == table.last.moves
    assert job.view == table.last.view
    assert least == 0
    assert table.thinker.answer()
    assert hints == [(table.last.ticket, Choice(table.last.moves[0]))]
    assert table.last.moves, "a hint plays nothing"


def test_a_hint_for_an_old_turn_is_not_told(table: Table) -> None:
    hints: list[object] = []
    table.session.hinted.connect(lambda *hint: hints.append(hint))
    table.new()
    first = table.last.ticket
    assert table.session.ask_hint(first)
    asked = table.thinker.asked[-1][0]
    table.submit()
    assert not table.session.ask_hint(first)
    table.thinker.chosen.emit(asked, Choice(table.turns[0].moves[0]))
    table.session.undo()
    assert hints == []


def test_only_computers_are_watched_from_the_first_seat(qapp: object, tmp_path: Path) -> None:
    table = Table(tmp_path, paced=False, seed=2)
    table.session.new_match("liking", toy.Options("1"), ("random",) * 3)
    while table.thinker.answer():
        assert table.last.view.seat == 0
        assert table.last.moves == ()
    assert table.last.over
    assert not table.session.undo()
    table.session.close()


def test_whoever_is_told_may_undo_at_once(qtbot: QtBot, table: Table) -> None:
    table.new()
    table.submit()
    table.others()
    table.submit()

    def step_back(turn: Turn) -> None:
        if turn.can_undo and turn.actor != 0 and not turn.waiting:
            table.session.undo()

    table.session.turn_changed.connect(step_back)
    told = len(table.turns)
    table.others()
    if table.last.moves:
        table.submit()
    assert table.last.actor == 0
    assert len(table.turns) <= told + 3
