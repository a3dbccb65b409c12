"""When the display goes away, as at the end of many a session, nothing is lost and nobody stays."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import read_record
from tests.session.test_summary import record
from tests.xvfb.program import ROOT, lacks, wait_until

pytestmark = pytest.mark.xvfb

COMPUTERS = ("regular",) * 4


@pytest.fixture
def display(qapp: QApplication) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A display of its own, with the process that shows it."""
    if problem := lacks():
        pytest.fail(problem)
    if not shutil.which("Xvfb"):
        pytest.skip("the program Xvfb is missing: apt-get install xvfb")
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-noreset"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    yield f":{server.stdout.readline().strip()}", server
    server.kill()
    server.communicate()


def start(home: Path, display: str) -> subprocess.Popen[str]:
    given = {**os.environ, "KOMINEK_HOME": str(home), "DISPLAY": display, "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "kominek_desktop", "play", "--resume"],
        env={**given, "QT_QPA_PLATFORM": "xcb"},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def children_of(process: subprocess.Popen[str]) -> list[int]:
    files = Path(f"/proc/{process.pid}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text("utf-8").split()]


@pytest.mark.parametrize("gently", [True, False])
def test_without_its_display_the_program_ends_with_all_kept(
    display: tuple[str, subprocess.Popen[str]], home: Path, gently: bool
) -> None:
    name, server = display
    saved = home / "state" / "current.kominek"
    saved.parent.mkdir(parents=True)
    begun = record(0, COMPUTERS)
    saved.write_text(begun, "utf-8")
    settings = {"version": 1, "language": "en", "pace": "none", "auto_next_s": 1}
    (home / "settings.json").write_text(json.dumps(settings), "utf-8")
    program = start(home, name)
    try:
        wait_until(
            lambda: program.poll() is not None or len(saved.read_text("utf-8")) > len(begun) + 100,
            "moves of the computers",
        )
        children = children_of(program)
        before = saved.read_text("utf-8")
        if gently:
            server.terminate()
        else:
            server.kill()
        said, _ = program.communicate(timeout=120)
    finally:
        if program.poll() is None:
            program.kill()
            program.communicate()
    assert "connection broke" in said and "Traceback" not in said
    assert children
    wait_until(
        lambda: not any(Path(f"/proc/{child}/exe").exists() for child in children),
        "end of the thinking children",
    )
    assert saved.read_text("utf-8").startswith(before)
    read_record(saved.read_text("utf-8"), GAMES)
    assert json.loads((home / "settings.json").read_text("utf-8"))["geometry"]
    # The next start has nothing to tell.
    mark = home / "state" / "running.txt"
    assert not mark.exists() or mark.read_text("utf-8") == "ending\n"
    assert not (home / "state" / "reports").exists()
