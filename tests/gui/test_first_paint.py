"""What the program does before its window is painted first, and what it leaves for later."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kominek_desktop.gui.style import theme_for
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.session.settings import Settings, SettingsFile

LOOK = """
import sys
from kominek_desktop import app, cli
from PySide6 import QtCore, QtWidgets
real = app._report
def report(what):
    if what == "painted":
        ours = {name.partition("kominek_desktop.")[2] for name in sys.modules}
        theme = str(app.QApplication.instance().property("theme"))
        made = [name for name in ("Qt", "QStyle") if name in {**vars(QtCore), **vars(QtWidgets)}]
        print(theme, made, sorted(ours & set(sys.argv[1].split())), flush=True)
    return real(what)
app._report = report
app.run()
"""
LATE = "session.table session.library gui.room gui.table.scene gui.controller rules.cards ai.player"


def first_paint(home: Path) -> str:
    """What there is of the things that cost time, when the window has been painted first."""
    given = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KOMINEK_HOME": str(home)}
    given["KOMINEK_EXIT_AFTER_PAINT"] = "1"
    command = [sys.executable, "-c", LOOK, LATE]
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env=given, timeout=120
    )
    return done.stdout.splitlines()[0]


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_the_first_paint_waits_for_nothing_that_can_come_later(home: Path, theme: str) -> None:
    """Qt's namespace of enumerations alone takes a tenth of the whole start."""
    home.mkdir()
    (home / "settings.json").write_text(json.dumps({"theme": theme}), "utf-8")
    assert first_paint(home) == f"{theme} [] []"


def test_the_systems_theme_begins_as_it_was_seen_last(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text('{"theme": "system", "seen_theme": "contrast"}', "utf-8")
    assert first_paint(home) == "contrast [] []"
    # The system was asked later, and what it said is kept for the next start.
    kept, _ = SettingsFile(home / "settings.json").load()
    assert kept == Settings(geometry=kept.geometry, seen_theme=theme_for("system").id)


def test_the_table_is_painted_for_those_who_look(qapp: object) -> None:
    view = TableView()
    assert view._pictures._ground is None
    view.show()
    assert view._pictures._ground is not None
    view.close()
