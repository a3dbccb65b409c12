"""What nobody catches makes a report, and a run that broke off is told of at the next start."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot, qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.session.places import Places, find_places
from kominek_desktop.session.reports import Filed
from kominek_desktop.session.watch import ENDING, RUNNING, Watch


@pytest.fixture
def places(home: Path) -> Places:
    return find_places()


class Faulty(QObject):
    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self.fail)

    @Slot(int)
    def fail(self, number: int) -> None:
        raise ValueError(f"number {number}")


def reports_of(places: Places) -> list[str]:
    folder = places.state / "reports"
    return [file.read_text("utf-8") for file in sorted(folder.glob("*"))]


@pytest.fixture
def told(qapp: QApplication) -> list[Filed]:
    return []


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would print the traceback, or fail the test for it."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)


@pytest.mark.usefixtures("quiet")
def test_an_exception_in_a_slot_is_told_of_afterwards_and_play_goes_on(
    places: Places, told: list[Filed]
) -> None:
    with Watch(places) as watch:
        watch.happened.connect(told.append)
        faulty = Faulty()
        faulty.asked.emit(3)
        assert told == []
        QCoreApplication.processEvents()
        assert len(told) == 1 and told[0].report is not None and not told[0].earlier
        faulty.asked.emit(4)
        QCoreApplication.processEvents()
        assert len(told) == 1  # the same within a minute
    (report,) = reports_of(places)
    assert "ValueError: number 3" in report and ", in fail\n" in report
    assert "\nTimes: 2\n" in report


@pytest.mark.usefixtures("quiet")
def test_an_exception_in_a_thread_is_told_of_in_the_thread_of_the_window(
    places: Places, told: list[Filed], qtbot: QtBot
) -> None:
    where: list[threading.Thread] = []

    def fail() -> None:
        raise ValueError("beside")

    with Watch(places) as watch:
        watch.happened.connect(told.append)
        watch.happened.connect(lambda _: where.append(threading.current_thread()))
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        qtbot.waitUntil(lambda: bool(where))
    assert where == [threading.main_thread()]
    assert "ValueError: beside" in reports_of(places)[0]


def test_the_hooks_are_as_before_afterwards(places: Places, qapp: QApplication) -> None:
    before = sys.excepthook, threading.excepthook
    with Watch(places):
        assert sys.excepthook is not before[0]
    assert (sys.excepthook, threading.excepthook) == before


def test_what_ends_the_run_is_reported_and_goes_on(places: Places, qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="the end"), Watch(places) as watch:
        watch.mark()
        raise ValueError("the end")
    assert "ValueError: the end" in reports_of(places)[0]
    with Watch(places) as watch:
        watch.mark()
        assert watch.earlier is not None and watch.earlier.earlier


def test_who_ends_the_program_on_purpose_makes_no_report(
    places: Places, qapp: QApplication
) -> None:
    with pytest.raises(KeyboardInterrupt), Watch(places):
        raise KeyboardInterrupt
    assert reports_of(places) == []


@pytest.mark.usefixtures("quiet")
def test_messages_of_qt_are_in_the_log_of_a_report(places: Places, qapp: QApplication) -> None:
    faulty = Faulty()
    with Watch(places):
        qWarning("a small thing")
        faulty.asked.emit(1)
    assert "WARNING qt: default: a small thing" in reports_of(places)[0]


@pytest.mark.usefixtures("quiet")
def test_a_fault_of_the_reports_is_not_reported_in_turn(
    places: Places, told: list[Filed], caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no pen")

    faulty = Faulty()
    with Watch(places) as watch:
        watch.happened.connect(told.append)
        watch.reports.file = broken  # type: ignore[assignment, method-assign]
        faulty.asked.emit(1)
        QCoreApplication.processEvents()
    assert told == []
    assert "no pen" in caplog.text


TRACE = 'Traceback (most recent call last):\n  File "worker.py", line 45\nRuntimeError: no ace\n'
ENDED = "the thinking child ended: EOFError('4 bytes expected, 0 came') "


@pytest.mark.parametrize("text", [TRACE, ENDED + "(3)", ENDED + "(-11)"])
def test_a_player_that_is_at_fault_makes_a_report(
    places: Places, told: list[Filed], text: str
) -> None:
    with Watch(places) as watch:
        watch.happened.connect(told.append)
        watch.player_failed(1, text)
        watch.player_failed(2, text.replace("EOFError", "BrokenPipeError"))
        QCoreApplication.processEvents()
    assert len(told) == 1
    assert text.strip() in reports_of(places)[0] and "\nTimes: 2\n" in reports_of(places)[0]


@pytest.mark.parametrize(
    "text", ["no answer within 10000 ms", ENDED + "(-15)", ENDED + "(-9)", ENDED + "(-1)"]
)
def test_a_player_that_is_late_or_sent_away_is_not_at_fault(
    places: Places, qapp: QApplication, text: str
) -> None:
    with Watch(places) as watch:
        watch.player_failed(1, text)
    assert reports_of(places) == []


@pytest.mark.usefixtures("quiet")
def test_at_the_end_a_report_tells_how_often_the_fault_came(
    places: Places, qapp: QApplication
) -> None:
    faulty = Faulty()
    with Watch(places):
        for number in range(7):
            faulty.asked.emit(number)
    (report,) = reports_of(places)
    assert "\nTimes: 7\n" in report


# --- the run before this one ---------------------------------------------------------------------


def test_after_a_clean_end_nothing_is_told(places: Places, qapp: QApplication) -> None:
    for _ in range(2):
        with Watch(places) as watch:
            watch.mark()
            assert (places.state / RUNNING).exists()
            assert watch.earlier is None
    assert not (places.state / RUNNING).exists()
    assert reports_of(places) == []


def test_a_run_that_failed_is_told_of_once(places: Places, qapp: QApplication) -> None:
    with Watch(places) as watch:
        watch.mark()
        watch.failed()
    with Watch(places) as watch:
        watch.mark()
        assert watch.earlier is not None and watch.earlier.earlier
        assert watch.earlier.report is not None
    with Watch(places) as watch:
        watch.mark()
        assert watch.earlier is None


def test_a_run_that_was_taken_away_at_its_end_came_to_its_end(
    places: Places, qapp: QApplication
) -> None:
    """Windows ends processes when a session ends, right after they have been told."""
    with Watch(places) as watch:
        watch.mark()
        watch.ending()
        left = (places.state / RUNNING).read_text("utf-8")
    assert left == ENDING
    (places.state / RUNNING).write_text(left, "utf-8")
    with Watch(places) as watch:
        watch.mark()
        assert watch.earlier is None
    assert reports_of(places) == []


def test_of_a_run_that_died_at_its_end_the_next_one_tells(
    places: Places, qapp: QApplication
) -> None:
    die("watch.ending(); ctypes.string_at(0)")
    with Watch(places) as watch:
        watch.mark()
        assert watch.earlier is not None
    (report,) = reports_of(places)
    assert "\nFatal Python error: Segmentation fault" in report and ENDING not in report


def test_a_run_that_failed_at_its_end_is_told_of(places: Places, qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="late"), Watch(places) as watch:
        watch.mark()
        watch.ending()
        raise ValueError("late")
    with Watch(places) as watch:
        watch.mark()
        assert watch.earlier is not None


@pytest.mark.parametrize(
    "text",
    [
        "The X11 connection broke (error 1). Did the X11 server die?",
        "The X11 connection broke: I/O error (code 1)",
        "The Wayland connection broke. Did the Wayland compositor die?",
    ],
)
def test_a_window_system_that_goes_is_told_of_at_once_and_no_fault(
    places: Places, qapp: QApplication, text: str
) -> None:
    lost: list[str] = []
    with Watch(places) as watch:
        watch.screen_lost.connect(lambda: lost.append((places.state / RUNNING).read_text("utf-8")))
        watch.mark()
        qWarning(text)
        assert lost == [ENDING]


def test_a_mark_that_cannot_be_reported_does_not_keep_the_program_from_starting(
    places: Places, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("no pen")

    places.state.mkdir(parents=True)
    (places.state / RUNNING).write_text("Fatal Python error", "utf-8")
    watch = Watch(places)
    watch.reports.file = broken  # type: ignore[method-assign]
    with watch:
        watch.mark()
        assert watch.earlier == Filed(None, earlier=True)
    assert "no pen" in caplog.text
    assert not (places.state / RUNNING).exists()


CODE = """
import ctypes, logging, os, sys
from kominek_desktop.session.places import find_places
from kominek_desktop.session.watch import Watch
from PySide6.QtCore import qFatal
logging.basicConfig()
watch = Watch(find_places())
with watch:
    watch.mark()
    {act}
"""


def die(act: str) -> str:
    """A run that dies; what it printed."""
    done = subprocess.run(
        [sys.executable, "-c", CODE.format(act=act)], check=False, capture_output=True, text=True
    )
    assert done.returncode < 0
    return done.stderr


def test_of_a_run_that_died_the_next_one_keeps_the_traceback(
    places: Places, qapp: QApplication
) -> None:
    die("ctypes.string_at(0)")
    with Watch(places) as watch:
        watch.mark()
    (report,) = reports_of(places)
    assert "Fatal Python error: Segmentation fault" in report
    assert "in string_at" in report


def test_of_a_run_that_was_killed_the_next_one_tells_too(
    places: Places, qapp: QApplication
) -> None:
    die("os.kill(os.getpid(), 9)")
    with Watch(places) as watch:
        watch.mark()
        assert watch.earlier is not None
    assert "killed" in reports_of(places)[0]


def test_a_fatal_message_of_qt_makes_a_report(places: Places) -> None:
    assert "the roof came down" in die("qFatal('the roof came down')")
    (report,) = reports_of(places)
    assert "\nFatal message of Qt: " in report
    assert "qt: default: the roof came down" in report


def test_where_no_mark_can_be_left_the_run_goes_on(
    places: Places, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    places.state.parent.mkdir(parents=True)
    places.state.write_text("a file where the folder should be", "utf-8")
    with Watch(places) as watch:
        watch.mark()
        assert watch.earlier is None
    assert "cannot be" in caplog.text


def test_timers_run_on_after_a_fault(
    places: Places, qtbot: QtBot, quiet: None, qapp: QApplication
) -> None:
    times: list[int] = []
    faulty = Faulty()

    class Ticker(QObject):
        @Slot()
        def tick(self) -> None:
            times.append(1)
            faulty.asked.emit(len(times))

    ticker = Ticker()
    timer = QTimer(ticker)
    timer.timeout.connect(ticker.tick)
    with Watch(places):
        timer.start(1)
        qtbot.waitUntil(lambda: len(times) > 3)
        timer.stop()
    assert len(reports_of(places)) == 1
