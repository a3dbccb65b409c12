"""What a whole match says to somebody who does not see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.table.access_words import Amount
from kominek_desktop.gui.table.model import Look
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker
from tests.gui.accessible import everything, press, read
from tests.gui.robot import Robot, play_until

QUICK = replace(Settings(), pace="none", thinking_ms=0, language="en")
Said = list[tuple[str, bool]]


@pytest.fixture
def make_window(qapp: QApplication) -> Iterator[Callable[..., MainWindow]]:
    made: list[MainWindow] = []
    language = Language()

    def make(amount: Amount = "normal") -> MainWindow:
        load_fonts()
        session = TableSession(GAMES, Thinker(), Library(GAMES), seed=4)
        settings = replace(QUICK, reader=amount)
        window = MainWindow(session, Library(GAMES), settings, SettingsFile(), language)
        window.table.arm_ms = 0
        window.resize(1000, 700)
        window.show()
        made.append(window)
        session.new_match("kominek", GAMES[0].default_options, ("person", *["plain"] * 3))
        return window

    yield make
    for window in made:
        window.close()
        window.deleteLater()
    language.fall_silent()
    QCoreApplication.processEvents()


def play_to_choice(window: MainWindow) -> Robot:
    """Play on until some card of ours may be played and some may not."""
    robot = Robot(window, Dice(2))

    def reached() -> bool:
        looks = {held.look for held in window.table.model().hand}
        at_play = robot.ready() and window.table.model().place
        return at_play and looks == {Look.LEGAL, Look.ILLEGAL}

    play_until(robot, reached)
    return robot


def test_a_match_says_what_happens_and_when_it_is_our_turn(
    make_window: Callable[..., MainWindow], told: Said
) -> None:
    window = make_window()
    play_to_choice(window)
    said = [text for text, _ in told]
    urgent = [text for text, interrupts in told if interrupts]
    assert any(text.startswith("Cut the cards") for text in urgent)
    assert any(text.endswith("Yes, No.") or "Pass" in text for text in urgent)
    assert urgent[-1] == said[-1]
    assert said[-1].startswith("Your turn. On the table: ")
    assert "is winning. You may play: " in said[-1]
    others = [text for text, interrupts in told if not interrupts]
    assert any(": " in text for text in others)


def test_a_refusal_interrupts_and_can_be_heard_again(
    make_window: Callable[..., MainWindow], told: Said
) -> None:
    window = make_window()
    play_to_choice(window)
    told.clear()
    cards = [(one, read(one)) for one in everything(window.table)]
    bad = next(one for one, what in cards if "not allowed" in what.description)
    press(bad)
    QApplication.processEvents()
    assert len(told) == 1
    text, interrupts = told[0]
    assert interrupts
    assert text.endswith("K25.")
    assert window.status_text() in text
    window.controller.repeat()
    assert told == [(text, True)] * 2
    assert window.controller.situation() in window.status_text()
    assert told[-1][0].startswith("Situation") or "Deal" in told[-1][0]
    assert not told[-1][1]


def test_another_language_names_itself_and_the_decision(
    make_window: Callable[..., MainWindow], told: Said
) -> None:
    window = make_window()
    play_to_choice(window)
    told.clear()
    window.change_settings(replace(window.settings, language="ru"))
    assert [interrupts for _, interrupts in told] == [True]
    assert told[0][0].startswith("Русский. Ваш ход. Лежат: ")
    names = {read(one).name for one in everything(window.table)}
    assert "Ваши карты" in names
    told.clear()
    window.change_settings(replace(window.settings, reader="short"))
    assert told == []
    assert window.table.reader.amount == "short"


def test_little_is_who_played_what(make_window: Callable[..., MainWindow], told: Said) -> None:
    window = make_window("short")
    play_to_choice(window)
    said = [text for text, _ in told]
    assert said[-1] == window.status_text()
    assert not any(text.startswith("Trick: ") for text in said)


def test_enter_on_a_card_is_what_pressing_is(
    make_window: Callable[..., MainWindow], told: Said
) -> None:
    window = make_window()
    robot = play_to_choice(window)
    told.clear()
    looks = [held.look for held in window.table.model().hand]
    robot.key(Qt.Key(Qt.Key.Key_1 + looks.index(Look.ILLEGAL)))
    robot.key(Qt.Key.Key_Return)
    by_key = list(told)
    robot.key(Qt.Key.Key_Escape)
    told.clear()
    cards = [one for one in everything(window.table) if "not allowed" in read(one).description]
    press(cards[0])
    QApplication.processEvents()
    assert by_key == told
    assert len(told) == 1
