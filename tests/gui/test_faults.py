"""What the player is told of a fault of the program, and what becomes of the program then."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop import app
from kominek_desktop.gui.dialogs.message_bar import MessageBar
from kominek_desktop.gui.faults import FaultTeller
from kominek_desktop.gui.texts import faults as words
from kominek_desktop.session.reports import Filed
from kominek_desktop.session.watch import RUNNING
from tests.gui.driven import drive
from tests.session.test_summary import record


@pytest.fixture
def bar(qtbot: QtBot) -> MessageBar:
    made = MessageBar()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    found: list[QUrl] = []

    def keep(url: QUrl) -> bool:
        found.append(url)
        return url.toLocalFile() != "/nowhere"

    monkeypatch.setattr(QDesktopServices, "openUrl", keep)
    return found


def test_a_fault_is_told_once_with_a_button_to_its_folder(
    bar: MessageBar, opened: list[QUrl], tmp_path: Path
) -> None:
    teller = FaultTeller(bar)
    teller.tell(Filed(tmp_path / "crash-1.txt"))
    teller.tell(Filed(tmp_path / "crash-2.txt"))
    assert bar.text() == words.went_wrong()
    assert bar.action_button.text() == words.open_folder()
    QTest.mouseClick(bar.action_button, Qt.MouseButton.LeftButton)
    assert opened == [QUrl.fromLocalFile(str(tmp_path))]
    assert bar.message() is None


def test_a_fault_without_a_report_is_told_without_a_button(bar: MessageBar) -> None:
    FaultTeller(bar).tell(Filed(None))
    assert bar.text() == words.without_report()
    assert not bar.action_button.isVisibleTo(bar)


def test_a_run_that_broke_off_has_words_of_its_own(bar: MessageBar, tmp_path: Path) -> None:
    FaultTeller(bar).tell(Filed(tmp_path / "crash-1.txt", earlier=True))
    assert bar.text() == words.ended_badly()
    assert words.ended_badly() != words.went_wrong()


def test_a_run_that_broke_off_without_a_report_is_told_of_as_such(bar: MessageBar) -> None:
    FaultTeller(bar).tell(Filed(None, earlier=True))
    assert bar.text() == words.ended_badly_without_report()
    assert not bar.action_button.isVisibleTo(bar)


def test_a_folder_that_cannot_be_shown_is_named(bar: MessageBar, opened: list[QUrl]) -> None:
    FaultTeller(bar).tell(Filed(Path("/nowhere/crash-1.txt")))
    QTest.mouseClick(bar.action_button, Qt.MouseButton.LeftButton)
    assert bar.text() == words.no_folder("/nowhere")


def test_other_messages_open_no_folder(bar: MessageBar, opened: list[QUrl]) -> None:
    FaultTeller(bar)
    bar.acted.emit("something else")
    assert opened == []


def test_the_clock_for_measuring_is_there_on_every_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("CLOCK_BOOTTIME", "clock_gettime"):
        monkeypatch.delattr(time, name, raising=False)
    for system in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        assert app._clock() > 0


# --- the program as a process --------------------------------------------------------------------


def save_match(home: Path) -> str:
    saved = record(30)
    (home / "state").mkdir(parents=True)
    (home / "state" / "current.kominek").write_text(saved, "utf-8")
    return saved


def reports_of(home: Path) -> list[str]:
    return [file.read_text("utf-8") for file in (home / "state" / "reports").glob("crash-*.txt")]


@pytest.fixture
def no_window(qapp: QApplication) -> None:
    """What makes records needs Qt here; the program itself is another process."""


@pytest.mark.usefixtures("no_window")
def test_after_an_exception_in_a_slot_the_program_says_so_and_goes_on(home: Path) -> None:
    saved = save_match(home)
    said = drive(
        home,
        """
        if self.stage == 0:
            self.stage = 1
            window.take_up(None, True)
            raise LookupError("the ace is missing")
        if bar.text():
            print(bar.text())
            print(window.session.game.id, bar.action_button.text())
            window.close()
        """,
    )
    assert said.splitlines() == [words.went_wrong(), f"kominek {words.open_folder()}"]
    (report,) = reports_of(home)
    assert "LookupError: the ace is missing" in report
    assert saved.rstrip() in report
    assert not (home / "state" / RUNNING).exists()


@pytest.mark.usefixtures("no_window")
def test_without_a_place_for_a_report_the_program_says_so_and_goes_on(home: Path) -> None:
    save_match(home)
    (home / "state" / "reports").write_text("a file where the folder should be", "utf-8")
    said = drive(
        home,
        """
        if self.stage == 0:
            self.stage = 1
            raise LookupError("the ace is missing")
        if bar.text():
            print(bar.text())
            window.close()
        """,
    )
    assert said.splitlines() == [words.without_report()]


@pytest.mark.usefixtures("no_window")
def test_the_next_start_tells_once_that_the_program_broke_off(home: Path) -> None:
    saved = save_match(home)
    (home / "state" / RUNNING).write_text("Fatal Python error: Segmentation fault\n", "utf-8")
    look = """
        print(bar.text())
        window.close()
        """
    assert drive(home, look).splitlines() == [words.ended_badly()]
    assert drive(home, look) == "\n"
    (report,) = reports_of(home)
    assert "Fatal Python error: Segmentation fault" in report and saved.rstrip() in report


def test_a_start_that_fails_ends_and_the_next_one_tells_of_it(home: Path) -> None:
    fail = """
        def broken(*_):
            raise LookupError("no library")
        window.furnish = broken
        """
    drive(home, fail, furnished=False, status=1)
    assert (home / "state" / RUNNING).exists()
    (report,) = reports_of(home)
    assert "LookupError: no library" in report
    assert drive(home, "print(bar.text())\nwindow.close()").strip() == words.ended_badly()


@pytest.mark.usefixtures("no_window")
@pytest.mark.parametrize("early", [True, False])
def test_a_file_that_the_system_hands_over_is_opened(
    home: Path, tmp_path: Path, early: bool
) -> None:
    file = tmp_path / "handed over.kominek"
    file.write_text(record(12), "utf-8")
    said = drive(
        home,
        f"""
        if self.stage == 0 and window._furnished != {early}:
            self.stage = 1
            event = QFileOpenEvent(QUrl.fromLocalFile({str(file)!r}))
            QCoreApplication.sendEvent(QCoreApplication.instance(), event)
            nothing = QFileOpenEvent(QUrl("https:" + "//example.org/a.kominek"))
            QCoreApplication.sendEvent(QCoreApplication.instance(), nothing)
        if self.stage == 1 and window._furnished and window.session.game is not None:
            print(window.session.game.id, repr(window.room.pages.current))
            window.close()
        """,
        furnished=False,
    )
    assert said == "kominek ''\n"
    assert (home / "state" / "current.kominek").read_text("utf-8").startswith(record(12))
