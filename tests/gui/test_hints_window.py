"""A hint at the table: two steps and closed again, slow answers, panels, refusals."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.table.model import Look
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.moves import Bid, Play
from kominek_desktop.session.answers import Choice, Estimate, Insight
from kominek_desktop.session.table import TableSession
from tests.gui import test_table_controller as tables
from tests.gui.robot import Robot, play_until
from tests.pictures.scenes import RECORDS

make_window = tables.make_window
Make = Callable[..., MainWindow]


def opened(make_window: Make, record: str) -> tuple[MainWindow, Robot]:
    """The person is to decide in this record."""
    window = make_window(4)
    robot = Robot(window, Dice(2))
    assert window.session.open_record(RECORDS / f"{record}.kominek")
    QTest.qWait(1)  # the window hears of the language it speaks
    play_until(robot, robot.ready, most=1)
    return window, robot


def answer(window: MainWindow, insight: bool = True) -> Choice:
    """The thinker's answer: the first card or call, with a chance for every one."""
    turn = window.controller.turn
    first, *others = (move for move in turn.moves if isinstance(move, Play | Bid))
    found = [Estimate(first, 1.0, 0.05, 0.8), *(Estimate(m, 0.0, 0.05, 0.4) for m in others)]
    choice = Choice(first, "searched", Insight(tuple(found), 200) if insight else None)
    window.session.hinted.emit(turn.ticket, choice)
    return choice


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thinker's own answers never come."""
    monkeypatch.setattr(TableSession, "ask_hint", lambda *_: True)


def weighed(window: MainWindow) -> list[str]:
    return [held.pill for held in window.table.model().hand if held.bar is not None]


def test_a_hint_for_a_question_stands_in_the_panel(make_window: Make, qtbot: QtBot) -> None:
    window, _ = opened(make_window, "auction")
    before = window.table.panel_item().panel
    window.controller.ask_hint()

    def marked() -> list[str]:
        panel = window.table.panel_item().panel
        return [choice.label for choice in (*panel.tiles, *panel.buttons) if choice.hint]

    qtbot.waitUntil(lambda: bool(marked()))
    assert len(marked()) == 1
    assert window.table.panel_item().panel.explain not in (before.explain, "thinking…")


@pytest.mark.usefixtures("slow")
def test_the_second_press_in_the_auction_tells_chances_and_the_third_closes(
    make_window: Make,
) -> None:
    window, _ = opened(make_window, "auction")
    before = window.table.panel_item().panel
    window.controller.ask_hint()
    answer(window)
    marked = window.table.panel_item().panel
    assert [tile.second for tile in marked.tiles] == [tile.second for tile in before.tiles]
    window.controller.ask_hint()
    told = [tile.second for tile in window.table.panel_item().panel.tiles if tile.enabled]
    assert told == ["chance 80%", *["chance 40%"] * (len(told) - 1)]
    window.controller.ask_hint()
    assert window.table.panel_item().panel == before


@pytest.mark.usefixtures("slow")
def test_a_hint_opens_in_two_steps_and_closes_with_the_third(
    make_window: Make,
) -> None:
    window, _ = opened(make_window, "trick")
    plain = window.table.model()
    window.controller.ask_hint()
    choice = answer(window)
    assert isinstance(choice.move, Play)
    note = window.table.table().host.note.note
    assert not note.refusal
    assert not note.foot
    assert [held.card for held in window.table.model().hand if held.hint] == [choice.move.card]
    assert weighed(window) == []
    window.controller.ask_hint()
    legal = [held for held in window.table.model().hand if held.look is Look.LEGAL]
    assert sorted(weighed(window)) == sorted(["80%", *["40%"] * (len(legal) - 1)])
    assert window.table.table().host.note.note.foot == "chance to win the deal"
    assert "80%" in window.status_text()
    window.controller.ask_hint()
    assert window.table.table().host.note is None
    assert window.table.model() == plain


@pytest.mark.usefixtures("slow")
def test_with_nothing_weighed_the_second_press_closes(
    make_window: Make,
) -> None:
    window, _ = opened(make_window, "trick")
    plain = window.table.model()
    window.controller.ask_hint()
    answer(window, insight=False)
    assert window.table.table().host.note is not None
    window.controller.ask_hint()
    assert window.table.table().host.note is None
    assert window.table.model() == plain


@pytest.mark.usefixtures("slow")
def test_two_presses_before_the_answer_bring_the_bars_at_once(
    make_window: Make,
) -> None:
    window, _ = opened(make_window, "trick")
    window.controller.ask_hint()
    window.controller.ask_hint()
    answer(window)
    assert "80%" in weighed(window)


@pytest.mark.usefixtures("slow")
def test_a_slow_hint_says_that_it_thinks_and_a_move_drops_it(
    make_window: Make, qtbot: QtBot
) -> None:
    window, robot = opened(make_window, "trick")
    window.controller.ask_hint()
    host = window.table.table().host
    qtbot.waitUntil(lambda: host.note is not None)
    assert host.note.note.lines == ("thinking…",)
    ticket = window.controller.turn.ticket
    move = next(move for move in window.controller.turn.moves if isinstance(move, Play))
    robot.act()
    assert window.controller.turn.ticket != ticket
    window.session.hinted.emit(ticket, Choice(move, "searched"))
    assert host.note is None
    assert not any(held.hint for held in window.table.model().hand)


@pytest.mark.usefixtures("slow")
def test_a_slow_hint_for_a_question_thinks_in_its_panel(make_window: Make, qtbot: QtBot) -> None:
    window, _ = opened(make_window, "auction")
    before = window.table.panel_item().panel
    window.controller.ask_hint()
    qtbot.waitUntil(lambda: window.table.panel_item().panel.explain == "thinking…")
    window.controller.ask_hint()
    window.controller.ask_hint()
    assert window.table.panel_item().panel == before
    answer(window)
    assert window.table.panel_item().panel == before, "nobody waits for it any more"


@pytest.mark.usefixtures("slow")
def test_a_refusal_takes_the_place_of_a_hint(make_window: Make) -> None:
    window, robot = opened(make_window, "trick")
    window.controller.ask_hint()
    window.controller.ask_hint()
    answer(window)
    place = tables.illegal_place(window)
    robot.click(robot.card_point(place))
    hand = window.table.model().hand
    assert hand[place].refused
    assert not any(held.hint or held.bar is not None for held in hand)
    assert window.table.table().host.note.note.refusal


@pytest.mark.usefixtures("slow")
def test_a_hint_stands_in_the_question_about_a_marriage_or_closes_it(
    make_window: Make,
) -> None:
    window, robot = opened(make_window, "marriage")
    control, turn = window.controller, window.controller.turn
    said = next(move for move in turn.moves if isinstance(move, Play) and move.marriage)
    other = next(m for m in turn.moves if isinstance(m, Play) and m.card.suit != said.card.suit)
    place = [held.card for held in window.table.model().hand].index(said.card)
    robot.click(robot.card_point(place))
    asked = window.table.panel_item().panel
    control.ask_hint()
    window.session.hinted.emit(turn.ticket, Choice(said, "marriage"))
    assert [button.hint for button in window.table.panel_item().panel.buttons] == [True, False]
    control.ask_hint()
    assert window.table.panel_item().panel == asked
    control.ask_hint()
    window.session.hinted.emit(turn.ticket, Choice(other, "lead_low"))
    assert window.table.panel_item() is None
    assert window.table.table().host.note is not None


def test_the_demo_plays_on_while_a_hint_is_asked_for(make_window: Make, qtbot: QtBot) -> None:
    window, _ = opened(make_window, "trick")
    ticket = window.controller.turn.ticket
    window.controller.set_demo(True)
    window.controller.ask_hint()
    qtbot.waitUntil(lambda: window.controller.turn.ticket > ticket)
    assert not any(held.hint for held in window.table.model().hand)
