"""The table in its window: refusals, the last trick, undo and language, as a player meets them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.controller import TableController
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.table.model import Look, Say
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.options import parse_options
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker
from tests.gui.robot import Robot, play_until

QUICK = replace(Settings(), pace="none", thinking_ms=0, language="en")
SEATS = ("person", "plain", "plain", "plain")
Key = Qt.Key


@pytest.fixture
def make_window(qapp: QApplication) -> Iterator[Callable[..., MainWindow]]:
    made: list[MainWindow] = []
    language = Language()

    def make(seed: int, options: str = "") -> MainWindow:
        load_fonts()
        session = TableSession(GAMES, Thinker(), Library(GAMES), seed=seed)
        window = MainWindow(session, Library(GAMES), QUICK, SettingsFile(), language)
        window.table.arm_ms = 0
        window.resize(1000, 700)
        window.show()
        made.append(window)
        game = find_game("kominek")
        rules = parse_options(game.switches, game.default_options, options)
        session.new_match("kominek", rules, SEATS)
        return window

    yield make
    for window in made:
        window.close()
        window.deleteLater()
    language.fall_silent()
    QCoreApplication.processEvents()


def looks(window: MainWindow) -> set[Look]:
    return {held.look for held in window.table.model().hand}


def play_to_illegal(window: MainWindow) -> Robot:
    """Play on until some card of ours may not be played."""
    robot = Robot(window, Dice(2))
    both = {Look.LEGAL, Look.ILLEGAL}
    play_until(
        robot, lambda: robot.ready() and window.table.model().place and looks(window) == both
    )
    return robot


def illegal_place(window: MainWindow) -> int:
    return next(i for i, c in enumerate(window.table.model().hand) if c.look is Look.ILLEGAL)


def control(window: MainWindow) -> TableController:
    return window.controller


def test_a_refusal_pulses_when_repeated_and_goes_with_escape(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window(4)
    robot = play_to_illegal(window)
    table, place = window.table, illegal_place(window)
    table.set_pace(Pace(factor=20.0))
    status = window.status_text()
    robot.click(robot.card_point(place))
    note = table.table().host.note
    assert note is not None
    assert note.note.refusal
    assert table.model().hand[place].refused
    key = next(k for k in table.table().driver._tracks if k[0] == "shake")
    table.table().driver.finish("arm")
    robot.click(robot.card_point(place))
    assert table.table().host.note is note
    assert not table.table().driver.has(key)
    robot.key(Key.Key_Escape)
    assert table.table().host.note is None
    assert not table.model().hand[place].refused
    assert window.status_text() == status


def test_a_card_out_of_turn_is_told_whose_turn_it_is(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window(4)
    robot = play_to_illegal(window)
    window.session.thinking_ms = 60_000
    robot.act()

    def they_think() -> bool:
        turn = control(window).turn
        return turn is not None and turn.actor not in (0, None) and window.table.is_armed()

    play_until(robot, lambda: they_think() or not robot.ready())
    QTest.qWait(20)
    assert they_think()
    hand = window.table.model().hand
    robot.click(robot.card_point(0))
    note = window.table.table().host.note
    turn = control(window).turn
    assert note is not None
    assert turn is not None
    assert turn.actor is not None
    assert control(window).company.names[turn.actor] in note.note.lines[0]
    assert len(window.table.model().hand) == len(hand)


def test_a_right_click_tells_about_a_card_and_plays_nothing(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window(4)
    robot = play_to_illegal(window)
    turn, hand = control(window).turn, window.table.model().hand
    for place in (illegal_place(window), [h.look for h in hand].index(Look.LEGAL)):
        right, none = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(window.table.viewport(), right, none, robot.card_point(place))
        note = window.table.table().host.note
        assert note is not None
        assert note.note.lines[0]
    assert control(window).turn is turn
    assert window.table.model().hand == hand


def test_the_last_trick_closes_by_key_by_escape_and_by_a_click_beside(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window(4, "last_trick=on")
    robot = Robot(window, Dice(2))
    table = window.table

    def lead_again() -> bool:
        seen = table.model()
        taken = sum(seat.pile for seat in seen.seats)
        return robot.ready() and table.panel_item() is None and taken > 0 and bool(seen.hand)

    play_until(robot, lead_again)
    ends: tuple[Callable[[], None], ...] = (
        lambda: control(window).look_at_last_trick(),
        lambda: robot.key(Key.Key_Escape),
        lambda: robot.click(QPoint(250, 480)),
    )
    for end in ends:
        control(window).look_at_last_trick()
        assert table.panel_item() is not None
        end()
        assert table.panel_item() is None


def test_undo_brings_the_question_back_with_its_earlier_answer(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window(4)
    robot = Robot(window, Dice(2))
    table = window.table
    play_until(robot, lambda: robot.ready() and table.panel_item() is not None)
    panel = table.panel_item()
    assert panel is not None
    asked, index = panel.panel, len(panel.choices()) - 1
    robot.click(table.mapFromScene(panel.mapRectToScene(panel.choice_rect(index)).center()))
    play_until(robot, lambda: robot.ready() and control(window).turn is not None)
    window.session.undo()
    play_until(robot, robot.ready)
    again = table.panel_item()
    assert again is not None
    assert again.panel.title == asked.title
    assert again.focus_index() == index


def test_a_bubble_in_the_air_is_translated(make_window: Callable[..., MainWindow]) -> None:
    window = make_window(4)
    robot = Robot(window, Dice(2))
    play_until(robot, lambda: bool(robot.ready() and window.table.said()))
    before = {say.seat: say.text for say in window.table.said()}
    window.change_settings(replace(window.settings, language="pl"))
    after = {say.seat: say.text for say in window.table.said()}
    assert after.keys() == before.keys()
    assert all(after[seat] != before[seat] for seat in before)
    assert all(isinstance(say, Say) for say in window.table.said())
