"""What a later start of the program brings about in the window of the first, and how it waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.calling import Caller
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.waiting import Waiting
from kominek_desktop.session.instance import REQUESTS, Claim, Instance, Request
from tests.gui.program_window import Open, windows
from tests.session.test_summary import record

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)


class Window(QMainWindow):
    def __init__(self) -> None:
        super().__init__()
        self.taken: list[tuple[Path | None, bool]] = []

    def take_up(self, file: Path | None, resume: bool) -> None:
        self.taken.append((file, resume))


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = Window()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def caller(window: Window) -> Caller:
    made = Caller(window)  # type: ignore[arg-type]
    made.begin()
    return made


def test_a_minimised_window_comes_back(window: Window, caller: Caller, qtbot: QtBot) -> None:
    window.showMinimized()
    assert window.isMinimized()
    caller.take(Request())
    assert not window.isMinimized() and window.taken == [(None, False)]
    qtbot.waitUntil(window.isActiveWindow)


def test_the_keyboard_goes_to_the_dialog_that_is_open(
    window: Window, caller: Caller, qtbot: QtBot
) -> None:
    dialogs = [QDialog(window), QDialog(window)]
    for dialog in dialogs:
        dialog.show()
    dialogs[1].hide()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    caller.take(Request())
    qtbot.waitUntil(dialogs[0].isActiveWindow)
    dialogs[0].close()


# --- what is said of files ------------------------------------------------------------------------


@pytest.fixture
def open_window(qtbot: QtBot, home: Path) -> Iterator[Open]:
    yield from windows(home)


@pytest.mark.parametrize("page", ["", "welcome", "library"])
def test_each_file_that_cannot_be_opened_is_told_of_at_once(
    open_window: Open, tmp_path: Path, page: str
) -> None:
    main: MainWindow = open_window(record(30))
    main.open_first()
    if page:
        main.room.pages.show(page)
    caller = Caller(main)
    caller.begin()
    game = main.session.turn
    damaged = tmp_path / "damaged.kominek"
    damaged.write_text(record(3) + "S play XX\n", "utf-8")
    for name in ("missing.kominek", "damaged.kominek"):
        caller.take(Request(tmp_path / name))
        assert name in main.messages.text() and main.messages.isVisible()
    assert main.session.turn is game and main.room.pages.current == page


# --- a second start that is not answered ----------------------------------------------------------


@pytest.fixture
def starts(qtbot: QtBot, home: Path) -> Iterator[tuple[Instance, Instance]]:
    """A first one that does not listen, and a second one that has waited in vain."""
    first, second = Instance(home / "state"), Instance(home / "state")
    assert first.claim(Request()) is Claim.FIRST
    assert second.claim(Request(resume=True), patience_s=0) is Claim.UNANSWERED
    yield first, second
    second.end()
    first.end()


def waiting(second: Instance, qtbot: QtBot) -> Waiting:
    box = Waiting(second)
    qtbot.addWidget(box)
    box.show()
    return box


def test_the_window_of_a_waiting_start_goes_when_the_first_answers(
    starts: tuple[Instance, Instance], qtbot: QtBot
) -> None:
    first, second = starts
    box = waiting(second, qtbot)
    assert box.text() and box.isVisible()
    with qtbot.waitSignal(box.finished):
        first.listen()
    assert box.claim is Claim.TAKEN_UP and not box.isVisible()


def test_the_waiting_start_begins_itself_when_the_first_has_ended(
    starts: tuple[Instance, Instance], qtbot: QtBot
) -> None:
    first, second = starts
    box = waiting(second, qtbot)
    with qtbot.waitSignal(box.finished):
        first.end()
    assert box.claim is Claim.FIRST


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_who_waits_no_longer_wants_nothing_any_more(
    starts: tuple[Instance, Instance], qtbot: QtBot, home: Path, key: Qt.Key
) -> None:
    box = waiting(starts[1], qtbot)
    button = box.findChild(QPushButton)
    assert button is not None
    with qtbot.waitSignal(box.finished):
        QTest.keyClick(box if key == Qt.Key.Key_Escape else button, key)
    assert box.claim is Claim.UNANSWERED
    assert list((home / "state" / REQUESTS).iterdir()) == []
