"""However the program is made to end, what should be kept is kept and nobody is left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import read_record
from tests.gui.driven import ROOT, drive
from tests.session.test_summary import record

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="reads /proc")

COMPUTERS = ("regular",) * 4


def start(home: Path) -> subprocess.Popen[str]:
    """The program with four computers that play."""
    (home / "state").mkdir(parents=True)
    saved = record(0, COMPUTERS)
    (home / "state" / "current.kominek").write_text(saved, "utf-8")
    settings = {"version": 1, "language": "en", "pace": "none", "auto_next_s": 1}
    (home / "settings.json").write_text(json.dumps(settings), "utf-8")
    return subprocess.Popen(
        [sys.executable, "-m", "kominek_desktop", "play", "--resume"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "KOMINEK_HOME": str(home)},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def wait_for_moves(process: subprocess.Popen[str], done: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not done():
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            raise TimeoutError(f"no moves of the computers: {process.communicate()}")
        time.sleep(0.02)


def children_of(process: subprocess.Popen[str]) -> list[int]:
    files = Path(f"/proc/{process.pid}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text().split()]


def text_of(home: Path) -> str:
    return (home / "state" / "current.kominek").read_text("utf-8")


@pytest.mark.usefixtures("usual_signals")
@pytest.mark.parametrize(
    ("name", "group"), [("SIGTERM", False), ("SIGHUP", False), ("SIGINT", True)]
)
def test_a_signal_ends_the_program_with_all_kept(
    home: Path, qapp: QApplication, name: str, group: bool
) -> None:
    """SIGINT comes from the keyboard, to the thinking child as well."""
    process = start(home)
    try:
        begun = text_of(home)
        wait_for_moves(process, lambda: len(text_of(home)) > len(begun) + 100)
        children = children_of(process)
        before = text_of(home)
        number = getattr(signal, name)
        if group:
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        said, _ = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
    assert process.returncode == 0, said
    assert "kominek_desktop/app.py" not in said
    assert children
    assert not any(Path(f"/proc/{child}/exe").exists() for child in children)
    assert text_of(home).startswith(before)
    read_record(text_of(home), GAMES)
    settings = json.loads((home / "settings.json").read_text("utf-8"))
    assert settings["geometry"] and settings["auto_next_s"] == 1
    left = {file.name for file in (home / "state").iterdir()}
    assert left <= {"current.kominek", "previous.kominek", "requests"}


def test_the_end_of_the_desktops_session_is_no_reason_to_ask(home: Path) -> None:
    said = drive(
        home,
        """
        class Manager:
            class RestartHint:
                RestartNever = "never"
            def setRestartHint(self, hint):
                print(hint)
        settings = Path(window._settings_file._path)
        print(settings.exists())
        window.findChild(app._Opening).on_session_end(Manager())
        print("geometry" in settings.read_text("utf-8"), window.isVisible())
        window.close()
        """,
    )
    assert said.splitlines() == ["False", "never", "True True"]
