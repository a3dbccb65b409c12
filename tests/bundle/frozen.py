"""An installed program as a process, with the hands of the tests of the real window."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bundle.systems import System
from tests.xvfb.program import Program, wait_until

SHOWN = ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON")
"""All that the program gets of the environment of the test."""


class Frozen(Program):
    """Like :class:`Program`, but ``command``, which was installed in ``system``, is started.
    ``home`` lies in that system."""

    def __init__(
        self, system: System, command: Path, home: Path, record: str = "", **settings: object
    ) -> None:
        super().__init__(home, record, **settings)
        self.system = system
        self.command = command

    def _words(self, arguments: tuple[object, ...]) -> tuple[list[str], dict[str, str]]:
        given = {name: os.environ[name] for name in SHOWN if name in os.environ}
        given |= {"QT_QPA_PLATFORM": "xcb", "KOMINEK_HOME": self.system.seen(self.home)}
        return self.system.command(self.command, *map(str, arguments), **given)

    def _open(self, arguments: tuple[object, ...]) -> None:
        command, environment = self._words(arguments)
        self.system.give(self.home)
        with (self.home / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self._wait_window()

    def show(self, *arguments: object) -> None:
        """Opens the window with any arguments."""
        self._open(arguments)

    def close(self, key: str = "ctrl+q") -> int:
        """Quits by the keyboard, asking again while nothing comes of it; the exit status."""

        def ended() -> bool:
            if self.runs:
                self.key(key)
                time.sleep(0.5)
            return not self.runs

        wait_until(ended, "end of the program")
        return self._running().returncode

    def start_again(self, *arguments: object) -> int:
        """The exit status of another start with the same files."""
        command, environment = self._words(arguments)
        return subprocess.run(command, check=False, env=environment, timeout=120).returncode

    def children(self) -> list[int]:
        """The processes that it has started and that run."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                state, parent = (process / "stat").read_text("utf-8").rpartition(")")[2].split()[:2]
            except OSError:
                continue  # it ended
            if int(parent) == self.pid and state != "Z":
                found.append(int(process.name))
        return found


def loaded(pid: int) -> set[str]:
    """The files that a process has mapped; empty when it has ended."""
    try:
        text = Path(f"/proc/{pid}/maps").read_text("utf-8")
    except OSError:
        return set()
    return set(re.findall(r" (/.*)$", text, re.M))


def said(system: System, command: Path, *arguments: str, **environment: str) -> str:
    """What a command of the installed program prints, when it ends well."""
    words, given = system.command(command, *arguments, **environment)
    done = subprocess.run(words, env=given, check=False, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode("utf-8")
    return done.stdout.decode("utf-8")


@contextmanager
def running(program: Frozen) -> Iterator[Frozen]:
    """Ends it with the test, whatever becomes of that."""
    try:
        yield program
    finally:
        if program.runs:
            program.kill()
