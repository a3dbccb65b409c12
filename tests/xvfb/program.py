"""The real program as a process: its window is driven by X events, its state read from files."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import Replay, read_record

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 60.0
ARM_S = 0.32
"""The table takes no input for a quarter of a second after it last changed."""
AWAKE_S = 5.0


def lacks() -> str:
    """Why the real window cannot be driven here; empty when it can."""
    if not shutil.which("xdotool"):
        return "the program xdotool is missing: apt-get install xdotool"
    if not os.environ.get("DISPLAY"):
        return "there is no X display: run under xvfb-run"
    return ""


def xdotool(*words: object) -> str:
    """What xdotool printed; raises CalledProcessError when it fails."""
    command = ["xdotool", *map(str, words)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def wait_until(done: Callable[[], Any], what: str) -> Any:
    """The first true answer of ``done``; raises TimeoutError."""
    end = time.monotonic() + PATIENCE_S
    while not (answer := done()):
        if time.monotonic() > end:
            raise TimeoutError(f"after {PATIENCE_S} s: no {what}")
        time.sleep(0.02)
    return answer


class Program:
    """One home folder, and the program started on it as often as wanted."""

    def __init__(self, home: Path, record: str = "", **settings: object) -> None:
        self.home = home
        self.saved = home / "state" / "current.kominek"
        self.saved.parent.mkdir(parents=True, exist_ok=True)
        if record:
            self.saved.write_text(record, "utf-8")
        chosen = {"version": 1, "pace": "none", "theme": "dark", **settings}
        (home / "settings.json").write_text(json.dumps(chosen), "utf-8")
        self.window = ""
        self.place = (0, 0, 0, 0)  # left, top, width, height in pixels
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *arguments: object) -> None:
        """Opens the window, by default at the match that was left, gives it the keyboard, and
        waits until the match is on the table."""
        self._open(arguments or ("play", "--resume"))
        self.wait_table()

    def start_bare(self) -> None:
        """Opens the window as most people do, with the welcome page, and gives it the keyboard."""
        self._open(())

    def wait_table(self) -> None:
        """Waits until a match is on the table."""
        # The bare window comes first; its title names the deal once the match is on the table.
        wait_until(lambda: any(map(str.isdigit, self.title())), "match on the table")
        self._measure()

    def _open(self, arguments: tuple[object, ...]) -> None:
        given = {**os.environ, "KOMINEK_HOME": str(self.home), "LC_ALL": "C.UTF-8"}
        given["QT_QPA_PLATFORM"] = "xcb"
        command = [sys.executable, "-m", "kominek_desktop", *map(str, arguments)]
        with (self.home / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(command, env=given, cwd=ROOT, stdout=log, stderr=log)
        self._wait_window()

    def _wait_window(self) -> None:
        """Until the window is there and has the keyboard, without which the match waits."""
        self.window = wait_until(self._find_window, "window")

        def focused() -> bool:
            xdotool("windowfocus", self.window)
            return xdotool("getwindowfocus").strip() == self.window

        wait_until(focused, "focus")

    def _find_window(self) -> str:
        process = self._running()
        if process.poll() is not None:
            raise RuntimeError(f"the program ended with {process.returncode}: {self.log()}")
        asked = ["xdotool", "search", "--all", "--onlyvisible"]
        asked += ["--pid", str(process.pid), "--name", "."]
        found = subprocess.run(asked, check=False, capture_output=True, text=True).stdout.split()
        return found[0] if found else ""

    def _measure(self) -> None:
        lines = xdotool("getwindowgeometry", "--shell", self.window).split()
        facts = dict(line.split("=") for line in lines)
        left, top, wide, high = (int(facts[key]) for key in ("X", "Y", "WIDTH", "HEIGHT"))
        self.place = (left, top, wide, high)

    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the program was not started"
        return self._process

    @property
    def pid(self) -> int:
        """Of the process with the window."""
        return self._running().pid

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Ends it as ``kill -9`` does."""
        process = self._running()
        process.kill()
        process.wait()

    def close(self) -> int:
        """Quits by the keyboard; the exit status."""
        self.key("ctrl+q")
        return self._running().wait(PATIENCE_S)

    def log(self) -> str:
        """All that it printed."""
        path = self.home / "log.txt"
        return path.read_text("utf-8") if path.exists() else ""

    # What it saved

    def text(self) -> str:
        """The record of the running match; empty before there is one."""
        try:
            return self.saved.read_text("utf-8")
        except FileNotFoundError:
            return ""

    def replay(self) -> Replay:
        """The running match."""
        return read_record(self.text(), GAMES)

    def wait_text(self, wanted: Callable[[str], bool]) -> str:
        """The record once it is as wanted."""

        def look() -> str:
            if not self.runs:
                raise RuntimeError(f"the program ended: {self.log()}")
            text = self.text()
            return text if wanted(text) else ""

        return str(wait_until(look, f"such record; the last one was {self.text()[-300:]}"))

    def wait_turn(self, before: str = "") -> str:
        """The record once it is another than ``before`` and waits for the person at seat 0."""
        return self.wait_text(lambda text: bool(text) and text != before and is_persons(text))

    def setting(self, key: str) -> object:
        """A value of the settings file."""
        return json.loads((self.home / "settings.json").read_text("utf-8"))[key]

    # Hands

    def rest(self) -> None:
        """Waits until the window has slept long enough for the table to take input. What moves by
        itself keeps it awake, and is not waited for any longer than ``AWAKE_S``."""
        begin = asleep = time.monotonic()
        while (now := time.monotonic()) - asleep < ARM_S and now - begin < AWAKE_S:
            if not self._sleeps():
                asleep = now
            time.sleep(0.01)

    def _sleeps(self) -> bool:
        # The state follows the name, which stands in brackets.
        return (
            Path(f"/proc/{self.pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "S"
        )

    def title(self) -> str:
        """The words on the window's frame."""
        return xdotool("getwindowname", self.window).strip()

    def key(self, *names: str) -> None:
        """Keys pressed one after the other, modifiers before them: ``ctrl+z``."""
        xdotool("key", "--clearmodifiers", "--delay", 25, *names)

    def click(self, x: float, y: float) -> None:
        """A left click at a point of the window."""
        self.point(x, y)
        xdotool("click", 1)

    def point(self, x: float, y: float) -> None:
        """The pointer moves to a point of the window."""
        left, top, _, _ = self.place
        xdotool("mousemove", round(left + x), round(top + y))

    def key_until(self, name: str, done: Callable[[str], bool]) -> None:
        """A key, pressed again while the record is not as wanted: the window may be late."""

        def pressed() -> bool:
            self.key(name)
            self.rest()
            return done(self.text())

        wait_until(pressed, f"answer to {name}")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """The left button goes down at one point of the window and up at another."""
        self.point(*start)
        xdotool("mousedown", 1)
        for step in range(1, 9):
            part = step / 8
            self.point(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            time.sleep(0.01)
        xdotool("mouseup", 1)


def is_persons(text: str) -> bool:
    """Whether a record waits for seat 0: to decide, to look at a result, or at the end."""
    replay = read_record(text, GAMES)
    game, state = replay.game, replay.states[-1]
    return game.actor(state) in (0, None) or (game.between_deals(state) and "deal " in text)
