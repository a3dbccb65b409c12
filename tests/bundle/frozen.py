"""The installed program as a process, with the hands of the tests of the real window."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tests.bundle.systems import System
from tests.xvfb.program import Program, wait_until, xdotool

SHOWN = ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON")
"""All that the program gets of the environment of the test."""


class Frozen(Program):
    """Like :class:`Program`, but what was installed in ``system`` is started. ``home`` lies in
    that system."""

    def __init__(self, system: System, home: Path, record: str = "", **settings: object) -> None:
        super().__init__(home, record, **settings)
        self.system = system

    def _open(self, arguments: tuple[object, ...]) -> None:
        given = {name: os.environ[name] for name in SHOWN if name in os.environ}
        given |= {"QT_QPA_PLATFORM": "xcb", "KOMINEK_HOME": self.system.seen(self.home)}
        command, environment = self.system.command(*map(str, arguments), **given)
        with (self.home / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.window = wait_until(self._find_window, "window")
        xdotool("windowfocus", self.window)
