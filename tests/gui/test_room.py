"""What settings do to the table at once: its deck and its sounds."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.gui import sound
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.sound import SoundName
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.model import Frame, Motion, Script, SeatModel, TableModel
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker
from tests.gui.foreign_decks import write_deck

QUICK = Settings(pace="none", language="en", theme="dark")
LOUD = replace(QUICK, sound=True)
SEAT = SeatModel("Ola")
IDLE, OURS = TableModel(seats=(SEAT,)), TableModel(seats=(replace(SEAT, turn=True),))


class FakeSounds:
    """Writes down what it is told."""

    made: list[FakeSounds]

    def __init__(self, parent: object) -> None:
        self.log: list[object] = []
        FakeSounds.made.append(self)

    def set_on(self, on: bool, volume: int) -> None:
        self.log.append((on, volume))

    def play(self, name: SoundName, delay_ms: float = 0.0) -> None:
        self.log.append(name)

    def close(self) -> None:
        self.log.append("close")


@pytest.fixture
def fakes(monkeypatch: pytest.MonkeyPatch) -> list[FakeSounds]:
    FakeSounds.made = []
    monkeypatch.setattr(sound, "Sounds", FakeSounds)
    monkeypatch.setattr(sound, "can_sound", lambda: True)
    return FakeSounds.made


@pytest.fixture
def make_window(qapp: QApplication) -> Iterator[Callable[[Settings], MainWindow]]:
    made: list[MainWindow] = []
    language = Language()

    def make(settings: Settings) -> MainWindow:
        load_fonts()
        session = TableSession(GAMES, Thinker(), Library(GAMES))
        window = MainWindow(session, Library(GAMES), settings, SettingsFile(), language)
        window.resize(800, 600)
        window.show()
        made.append(window)
        return window

    yield make
    for window in made:
        window.close()
        window.deleteLater()
    language.fall_silent()
    QCoreApplication.processEvents()


def deck_of(window: MainWindow) -> DeckChoice:
    return window.table.table().style_.faces.deck.choice


@pytest.mark.parametrize(
    ("change", "choice"),
    [
        ({"deck": "large"}, DeckChoice("large")),
        ({"deck": "kde:mine"}, DeckChoice("kde:mine")),
        ({"four_colour": True}, DeckChoice(colours="four")),
        ({"pips": "open"}, DeckChoice(pips="open")),
        ({"back": "forest"}, DeckChoice(back="forest")),
    ],
)
def test_the_deck_changes_on_the_table(
    make_window: Callable[[Settings], MainWindow],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: dict[str, object],
    choice: DeckChoice,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
    write_deck(tmp_path / "user", "mine")
    window = make_window(QUICK)
    assert deck_of(window) == DeckChoice()
    window.change_settings(replace(QUICK, **change))  # type: ignore[arg-type]
    assert deck_of(window) == choice
    assert SettingsFile().load()[0] == replace(QUICK, **change)  # type: ignore[arg-type]
    window.change_settings(QUICK)
    assert deck_of(window) == DeckChoice()


def test_a_deck_that_is_gone_is_told_once_and_ours_is_shown(
    make_window: Callable[[Settings], MainWindow], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        window = make_window(replace(QUICK, deck="kde:gone", back="navy"))
        window.change_settings(replace(window.settings, theme="light"))
        window.table.render_to(400, 300, 1.0)
    assert deck_of(window) == DeckChoice(back="navy")
    assert [record.getMessage() for record in caplog.records] == [
        "the deck gone is not there; ours is shown"
    ]
    assert SettingsFile().load()[0].deck == "kde:gone"


def test_the_table_is_laid_out_anew_only_for_another_look(
    make_window: Callable[[Settings], MainWindow],
) -> None:
    window = make_window(QUICK)
    style = window.table.table().style_
    window.change_settings(replace(QUICK, volume=70, cut_for_me=True))
    assert window.table.table().style_ is style
    window.change_settings(replace(QUICK, language="pl"))
    assert window.table.table().style_ is not style


def test_off_means_that_nothing_is_made(
    make_window: Callable[[Settings], MainWindow], qtbot: QtBot, fakes: list[FakeSounds]
) -> None:
    window = make_window(QUICK)
    window.change_settings(replace(QUICK, volume=90))
    window.table.play(Script((Frame(OURS, Motion.PLAY),), OURS))
    qtbot.waitUntil(window.table.is_idle)
    qtbot.wait(200)
    assert fakes == []


def test_frames_and_our_turn_are_heard_until_the_window_closes(
    make_window: Callable[[Settings], MainWindow], qtbot: QtBot, fakes: list[FakeSounds]
) -> None:
    window = make_window(LOUD)
    qtbot.waitUntil(lambda: bool(fakes))
    (sounds,) = fakes
    assert sounds.log == [(True, 40)]
    window.table.play(Script((Frame(IDLE, Motion.PLAY), Frame(IDLE, Motion.GATHER)), OURS))
    qtbot.waitUntil(window.table.is_idle)
    assert sounds.log[1:] == [SoundName.CARD, SoundName.TURN]  # no motion: no gathering
    window.table.play(Script((Frame(OURS, Motion.PLAY),), OURS))
    qtbot.waitUntil(window.table.is_idle)
    assert sounds.log[3:] == [SoundName.CARD]
    window.close()
    assert sounds.log[4:] == ["close"]


def test_what_is_cut_short_is_not_heard(
    make_window: Callable[[Settings], MainWindow], qtbot: QtBot, fakes: list[FakeSounds]
) -> None:
    window = make_window(LOUD)
    qtbot.waitUntil(lambda: bool(fakes))
    window.table.play(Script((Frame(IDLE, Motion.PLAY), Frame(IDLE, Motion.COAT)), IDLE))
    window.table.finish()
    assert fakes[0].log == [(True, 40)]


def test_another_volume_is_heard_once_it_rests(
    make_window: Callable[[Settings], MainWindow], qtbot: QtBot, fakes: list[FakeSounds]
) -> None:
    window = make_window(QUICK)
    qtbot.waitUntil(lambda: window.room.sounds._painted)
    window.change_settings(LOUD)
    qtbot.waitUntil(lambda: SoundName.CARD in fakes[0].log)
    for volume in (45, 50, 55):
        window.change_settings(replace(LOUD, volume=volume))
    qtbot.waitUntil(lambda: fakes[0].log.count(SoundName.CARD) == 2)
    window.change_settings(replace(QUICK, volume=55))
    qtbot.wait(200)
    assert fakes[0].log == [
        (True, 40),
        SoundName.CARD,
        (True, 45),
        (True, 50),
        (True, 55),
        SoundName.CARD,
        (False, 55),
    ]


def test_without_the_library_nothing_is_tried(
    make_window: Callable[[Settings], MainWindow],
    qtbot: QtBot,
    fakes: list[FakeSounds],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(sound, "can_sound", lambda: False)
    window = make_window(LOUD)
    qtbot.waitUntil(lambda: window.room.sounds._painted)
    window.table.play(Script((Frame(OURS, Motion.PLAY),), OURS))
    qtbot.waitUntil(window.table.is_idle)
    qtbot.wait(20)
    assert fakes == [] and not caplog.records


def test_the_real_library_leaves_no_thread(
    make_window: Callable[[Settings], MainWindow], qtbot: QtBot
) -> None:
    """The thread that plays ends with the window; whether anything sounds is the machine's."""
    window = make_window(LOUD)
    qtbot.waitUntil(lambda: window.room.sounds._painted)
    qtbot.wait(50)
    window.close()
    assert window.room.sounds._sounds is None
