"""A second start of the real program brings the window of the first to the front."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.session.test_summary import record
from tests.xvfb.program import ROOT, Program, lacks, wait_until, xdotool

pytestmark = pytest.mark.xvfb

COVER = """
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.setWindowTitle("cover")
window.resize(900, 700)
window.show()
app.exec()
"""


@pytest.fixture
def first(qapp: QApplication, home: Path) -> Iterator[Program]:
    if problem := lacks():
        pytest.fail(problem)
    program = Program(home, language="en", lesson_offered=True)
    program.start_bare()
    yield program
    if program.runs:
        program.kill()


def begin_again(program: Program, *arguments: object, cwd: Path = ROOT) -> subprocess.Popen[bytes]:
    """Another start."""
    given = {**os.environ, "KOMINEK_HOME": str(program.home), "QT_QPA_PLATFORM": "xcb"}
    given["PYTHONPATH"] = str(ROOT)
    command = [sys.executable, "-m", "kominek_desktop", *map(str, arguments)]
    return subprocess.Popen(command, env=given, cwd=cwd)


def start_again(program: Program, *arguments: object, cwd: Path = ROOT) -> int:
    """The exit status of another start."""
    return begin_again(program, *arguments, cwd=cwd).wait(120)


def output(command: list[str]) -> str:
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout


def windows(name: str = "Kominek") -> list[str]:
    """The visible windows with a name."""
    return output(["xdotool", "search", "--onlyvisible", "--name", name]).split()


def focused() -> str:
    return xdotool("getwindowfocus").strip()


@pytest.fixture
def manager(qapp: QApplication) -> Iterator[None]:
    """Who minimises windows, and lets one come before another."""
    if not shutil.which("openbox"):
        pytest.skip("the program openbox is missing: apt-get install openbox")
    process = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    root = ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]
    if shutil.which("xprop"):
        wait_until(lambda: "0x" in output(root), "window manager")
    yield
    process.terminate()
    process.wait()


def test_a_second_start_raises_the_window_and_ends(manager: None, first: Program) -> None:
    there = windows()
    assert there == [first.window]
    cover = subprocess.Popen(
        [sys.executable, "-c", COVER], env={**os.environ, "QT_QPA_PLATFORM": "xcb"}
    )
    try:
        other = wait_until(lambda: windows("cover"), "window before the first")[0]
        xdotool("windowfocus", other)
        wait_until(lambda: focused() == other, "focus of the other window")
        assert start_again(first) == 0
        wait_until(lambda: focused() == first.window, "focus of the first window")
        assert windows() == there
    finally:
        cover.kill()
        cover.wait()
    assert first.runs and first.close() == 0


def test_a_minimised_window_comes_back(manager: None, first: Program) -> None:
    xdotool("windowminimize", first.window)
    wait_until(lambda: windows() == [], "window gone")
    assert start_again(first) == 0
    wait_until(lambda: windows() == [first.window], "window back")
    wait_until(lambda: focused() == first.window, "focus of the window")


def test_a_file_is_opened_in_the_first_and_its_match_is_kept(
    first: Program, tmp_path: Path
) -> None:
    folder = tmp_path / "letters"
    folder.mkdir()
    (folder / "one.kominek").write_text(record(40), "utf-8")
    (folder / "two.kominek").write_text(record(41, seed=9), "utf-8")
    assert start_again(first, folder / "one.kominek") == 0
    first.wait_table()
    first.wait_text(lambda text: text.startswith(record(40)))
    # A name without its folder is meant where the second start stands.
    assert start_again(first, "two.kominek", cwd=folder) == 0
    first.wait_text(lambda text: text.startswith(record(41, seed=9)))
    assert first.close() == 0
    assert (folder / "one.kominek").read_text("utf-8") == record(40)


def test_to_go_on_the_second_start_brings_the_table(first: Program) -> None:
    assert start_again(first, "play", "--resume") == 0
    first.wait_table()
    assert first.text()


def test_commands_run_beside_the_window(first: Program, tmp_path: Path) -> None:
    out = tmp_path / "deal.kominek"
    assert start_again(first, "selfplay", "--record", out) == 0
    assert start_again(first, "replay", out) == 0
    assert start_again(first, "sheet", out) == 0


def waiting_window(process: subprocess.Popen[bytes]) -> str:
    """The window in which a start says that it waits."""

    def look() -> str:
        command = ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(process.pid)]
        return output([*command, "--name", "Kominek"]).strip()

    return str(wait_until(look, "window of the start that waits"))


def test_a_start_that_is_not_answered_says_so_until_it_is(first: Program) -> None:
    os.kill(first.pid, signal.SIGSTOP)
    second = begin_again(first, "play", "--resume")
    try:
        waiting_window(second)
        os.kill(first.pid, signal.SIGCONT)
        assert second.wait(120) == 0
    finally:
        second.kill()
        second.wait()
    first.wait_table()


@pytest.mark.usefixtures("usual_signals")
def test_a_start_that_waits_begins_itself_when_the_first_is_killed(first: Program) -> None:
    os.kill(first.pid, signal.SIGSTOP)
    second = begin_again(first, "play", "--resume")
    try:
        waiting_window(second)
        first.kill()
        wait_until(first.text, "match of the second start")
        second.terminate()
        assert second.wait(120) == 0
    finally:
        second.kill()
        second.wait()


def test_the_player_need_not_wait(manager: None, first: Program) -> None:
    os.kill(first.pid, signal.SIGSTOP)
    second = begin_again(first)
    try:
        window = waiting_window(second)

        def given_up() -> bool:
            # The window may go between two words of this.
            output(["xdotool", "windowfocus", window, "key", "Escape"])
            return second.poll() is not None

        wait_until(given_up, "end of the start that waited")
        assert second.returncode == 1
    finally:
        second.kill()
        second.wait()
    os.kill(first.pid, signal.SIGCONT)
    assert first.runs


def test_the_keyboard_goes_to_the_dialog_that_is_open(manager: None, first: Program) -> None:
    assert start_again(first) == 0  # by now it takes keys

    def dialog() -> list[str]:
        if not windows("New match"):
            first.key("ctrl+n")
            first.rest()
        return windows("New match")

    (asked,) = wait_until(dialog, "dialog of a new match")
    xdotool("windowfocus", first.window)
    wait_until(lambda: focused() == first.window, "focus of the main window")
    assert start_again(first) == 0
    wait_until(lambda: focused() == asked, "focus of the dialog")


def test_after_a_kill_the_next_start_is_the_first(first: Program) -> None:
    first.kill()
    first.start_bare()
    assert start_again(first) == 0
    assert first.runs
