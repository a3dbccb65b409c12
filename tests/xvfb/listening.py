"""A bus for assistive programs of one test alone, and a client on it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CLIENT = Path(__file__).with_name("atspi_client.py")
PYTHON = shutil.which("python3", path="/usr/bin")
PACKAGES = "at-spi2-core dbus python3-pyatspi gir1.2-atspi-2.0"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def lacks_reader() -> str:
    """Why no assistive program can be played here; empty when it can."""
    there = PYTHON is not None and shutil.which("dbus-daemon") is not None
    there = there and any(os.path.exists(path) for path in LAUNCHERS)
    if there and PYTHON is not None:
        tried = [PYTHON, "-c", "import gi, pyatspi"]
        there = subprocess.run(tried, check=False, capture_output=True).returncode == 0
    return "" if there else f"there is no AT-SPI here: apt-get install {PACKAGES}"


@contextmanager
def bus() -> Iterator[dict[str, str]]:
    """A session bus; yields what the environment of those who want to be on it holds."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as daemon:
        try:
            assert daemon.stdout is not None
            address = daemon.stdout.readline().strip()
            yield {
                "DBUS_SESSION_BUS_ADDRESS": address,
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                # Or the launcher would take the one of the person who runs the tests.
                "AT_SPI_BUS_ADDRESS": "",
            }
        finally:
            # The launcher and the registry were started by the daemon.
            os.killpg(daemon.pid, signal.SIGTERM)


def client(*arguments: object, wait: float = 60.0) -> list[dict[str, Any]]:
    """What the client tells; raises CalledProcessError when it fails."""
    assert PYTHON is not None
    told = subprocess.run(
        [PYTHON, str(CLIENT), *map(str, arguments)],
        check=True,
        capture_output=True,
        text=True,
        timeout=wait,
    )
    return [json.loads(line) for line in told.stdout.splitlines() if line.startswith("{")]
