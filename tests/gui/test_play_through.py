"""Whole matches through the window: by mouse, by keys, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.language import Language as Speaker
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.options import parse_options
from kominek_desktop.rules.record import read_record
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Language, Settings, SettingsFile
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker
from tests.gui.robot import Robot, play_until

QUICK = replace(Settings(), pace="none", thinking_ms=0, language="en")
SEATS = ("person", "plain", "plain", "plain")


@pytest.fixture
def make_window(qapp: QApplication) -> Iterator[object]:
    made: list[MainWindow] = []
    speakers: list[Speaker] = []

    def make(settings: Settings = QUICK, seed: int = 1) -> MainWindow:
        load_fonts()
        language = Speaker()
        speakers.append(language)
        library = Library(GAMES)
        session = TableSession(GAMES, Thinker(), library, seed=seed)
        window = MainWindow(session, library, settings, SettingsFile(), language)
        window.table.arm_ms = 0
        window.resize(1000, 700)
        window.show()
        made.append(window)
        return window

    yield make
    for window in made:
        window.close()
        window.deleteLater()
    for speaker in speakers:
        speaker.fall_silent()
    QCoreApplication.processEvents()


def match_over(window: MainWindow) -> bool:
    turn = window.controller.turn
    return turn is not None and turn.over and window.table.panel_item() is not None


@pytest.mark.parametrize("with_keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_match_is_played_to_its_end(make_window, game: str, with_keys: bool) -> None:  # type: ignore[no-untyped-def]
    window = make_window(seed=5 if with_keys else 3)
    rules = find_game(game)
    options = parse_options(rules.switches, rules.default_options, "match_coats=1")
    window.session.new_match(game, options, SEATS)
    play_until(Robot(window, Dice(7), with_keys), lambda: match_over(window))
    panel = window.table.panel_item()
    assert panel is not None
    assert panel.panel.big
    saved = next(Path(p) for p in window.library._places.state.glob("current.kominek"))
    replay = read_record(saved.read_bytes(), GAMES)
    assert rules.outcome(replay.states[-1]) is not None


@pytest.mark.parametrize("language", ["pl", "ru", "en"])
def test_deals_by_word_are_played_in_every_language(make_window, language: Language) -> None:  # type: ignore[no-untyped-def]
    settings = replace(QUICK, language=language)
    window = make_window(settings, seed=11)
    rules = find_game("kominek")
    text = "claim=word cutter=named loser_scale=classic must_beat=always match_coats=endless"
    options = parse_options(rules.switches, rules.default_options, text)
    window.session.new_match("kominek", options, SEATS)
    robot = Robot(window, Dice(3))
    play_until(robot, lambda: window.controller.turn.view.deal >= 6)
    assert window.status_text()
    QTest.qWait(10)
