"""The real program as a process without a screen, with something in it that looks and acts."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

DRIVER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QObject, QTimer, QUrl, Slot
from PySide6.QtGui import QFileOpenEvent
from kominek_desktop import app

class Driver(QObject):
    def __init__(self):
        super().__init__()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(10)
        self.turns = 0
        self.stage = 0

    @Slot()
    def look(self):
        from kominek_desktop.gui.main_window import MainWindow
        self.turns += 1
        windows = [w for w in app.QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
        window = windows[0] if windows else None
        if self.turns > 2000:
            print("too late", flush=True)
            QCoreApplication.exit(9)
        elif window is not None and (window._furnished or not {furnished}):
            self.act(window)
            if not window.isVisible():
                self.timer.stop()

    def act(self, window):
        bar = window.messages if window._furnished else None
{act}

app.APPLICATION = app.Application  # as on macOS
make = app._application
def application():
    made = make()
    made.driver = Driver()
    return made
app._application = application
sys.exit(app.run())
"""


def drive(home: Path, act: str, furnished: bool = True, status: int = 0) -> str:
    """Runs the program, ``act`` being called every few milliseconds; what it printed."""
    code = DRIVER.format(act=textwrap.indent(textwrap.dedent(act), " " * 8), furnished=furnished)
    given = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KOMINEK_HOME": str(home)}
    given["LANG"] = given["LC_ALL"] = "C.UTF-8"
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=given,
        timeout=120,
    )
    assert done.returncode == status, done.stderr
    return done.stdout
