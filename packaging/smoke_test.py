"""Tries a built program as a stranger would meet it; prints one line for each thing that works.

Usage: ``smoke_test.py PROGRAM [--console PROGRAM] [--platform NAME] [--version VERSION]``

PROGRAM opens the window; on Windows ``--console`` names its twin for the commands. ``--platform``
is Qt's name of the window system (``offscreen`` without it, so that no screen is needed).
Nothing of this checkout is imported, and the player's own folders are not touched. Exit status 0
when everything worked, 1 at the first thing that did not.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

LANGUAGES = ("pl", "ru", "en")
WAIT_SECONDS = 120
_DROPPED = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "QT_PLUGIN_PATH")


class Failed(Exception):
    """Something that should work does not; the message says what."""


class Trial:
    """One program in a folder of its own."""

    def __init__(self, program: str, console: str, platform: str, home: Path) -> None:
        self._program = program
        self._console = console
        self._home = home
        kept = {name: value for name, value in os.environ.items() if name not in _DROPPED}
        self._environment = {
            **kept,
            "KOMINEK_HOME": str(home / "files"),
            "QT_QPA_PLATFORM": platform,
        }

    def _run(self, program: str, *arguments: str, **more: str) -> str:
        """The output of the program; raises :class:`Failed` unless it ends well."""
        shown = " ".join((Path(program).name, *arguments))
        try:
            done = subprocess.run(
                (program, *arguments),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=WAIT_SECONDS,
                env={**self._environment, **more},
                cwd=self._home,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Failed(f"{shown}: {error}") from error
        said = done.stdout.decode("utf-8", "replace")
        if done.returncode:
            complaint = done.stderr.decode("utf-8", "replace")
            raise Failed(f"{shown}: exit status {done.returncode}\n{said}{complaint}")
        return said

    def version(self, expected: str | None) -> None:
        """The program names its version, and it is the expected one."""
        said = self._run(self._console, "--version").split()
        if len(said) != 2 or said[0] != "kominek" or expected not in {None, said[1]}:
            raise Failed(f"--version: {said}, expected {expected}")

    def deal(self) -> Path:
        """A deal is played by the computer, and every move of its record is allowed."""
        record = self._home / "deal.kominek"
        self._run(
            self._console,
            *("selfplay", "--game", "kominek", "--deals", "1", "--seed", "1"),
            *("--record", str(record)),
        )
        self._run(self._console, "replay", str(record))
        return record

    def thinker(self) -> None:
        """The window's thinking child starts, and ends when nobody talks to it."""
        self._run(self._program, "--ai-worker")

    def pictures(self, record: Path) -> None:
        """Deck, fonts and translations are there: no two languages give the same picture."""
        drawn = set()
        for language in LANGUAGES:
            out = self._home / f"{language}.png"
            self._run(
                self._console,
                *("screenshot", str(out), "--record", str(record), "--lang", language),
            )
            drawn.add(out.read_bytes())
        if len(drawn) != len(LANGUAGES):
            raise Failed("pictures in different languages are the same")

    def window(self, *arguments: str) -> None:
        """The window opens with the match in it and closes again."""
        said = self._run(self._program, *arguments, KOMINEK_EXIT_AFTER_PAINT="1")
        if "ready" not in said:
            raise Failed(f"the window was not ready: {said!r}")


def main() -> int:
    """Try everything in turn."""
    parser = argparse.ArgumentParser(description="Try a built program.")
    parser.add_argument("program")
    parser.add_argument("--console", metavar="PROGRAM")
    parser.add_argument("--platform", metavar="NAME", default="offscreen")
    parser.add_argument("--version", metavar="VERSION")
    chosen = parser.parse_args()
    program = str(Path(chosen.program).absolute())
    console = str(Path(chosen.console).absolute()) if chosen.console else program
    with tempfile.TemporaryDirectory(prefix="kominek-smoke-") as folder:
        trial = Trial(program, console, chosen.platform, Path(folder))
        try:
            trial.version(chosen.version)
            print("names its version")
            record = trial.deal()
            print("plays a deal and checks its record")
            trial.thinker()
            print("starts its thinking child")
            trial.pictures(record)
            print(f"draws the table in {', '.join(LANGUAGES)}")
            trial.window()
            print("opens its window")
            trial.window(str(record))
            print("opens a record in its window")
        except Failed as failure:
            print(f"failed: {failure}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
