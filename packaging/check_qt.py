"""Tries what a window needs of the system; prints one line for each thing that is missing.

Exit status 0 when all is there, 1 otherwise. Loading the platform plugins is the honest test: it
finds a missing library under whatever name a distribution packages it.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys

PLUGINS = ("libqoffscreen.so", "libqxcb.so")
TEST_PROGRAMS = ("Xvfb", "xvfb-run", "xauth", "dbus-daemon")
READER = ("/usr/bin/python3", "-c", "import gi, pyatspi; gi.require_version('Atspi', '2.0')")


def missing(with_tests: bool) -> list[str]:
    """Errors of the loader, and with ``with_tests`` the programs that tests of the window need."""
    programs = TEST_PROGRAMS if with_tests else ()
    lacks = [f"the program {name}" for name in programs if not shutil.which(name)]
    if with_tests and not _has_reader():
        lacks.append("pyatspi for the Python of the system")
    try:
        from PySide6 import QtWidgets  # noqa: F401
        from PySide6.QtCore import QLibraryInfo
    except ImportError as error:
        return [str(error), *lacks]
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    for plugin in PLUGINS:
        try:
            ctypes.CDLL(f"{folder}/platforms/{plugin}")
        except OSError as error:
            lacks.append(f"{plugin}: {error}")
    return lacks


def _has_reader() -> bool:
    try:
        return subprocess.run(READER, check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def main() -> int:
    """Print what is missing."""
    if sys.platform != "linux":
        return 0
    lacks = missing("--tests" in sys.argv[1:])
    print("\n".join(lacks), end="\n" if lacks else "")
    return 1 if lacks else 0


if __name__ == "__main__":
    sys.exit(main())
