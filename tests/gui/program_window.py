"""The program's window for tests, and keys for whatever has the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker

QUICK = Settings(pace="none", thinking_ms=0, language="en", theme="dark", lesson_offered=True)
Open = Callable[..., MainWindow]


def windows(home: Path) -> Iterator[Open]:
    """Opens windows as the program starts, without a match or with a saved one, and closes them."""
    made: list[MainWindow] = []
    language = Language()

    def make(saved: str = "", settings: Settings = QUICK, damaged: bool = False) -> MainWindow:
        load_fonts()
        if saved:
            (home / "state").mkdir(parents=True)
            text = saved + ("S play XX\n" if damaged else "")
            (home / "state" / "current.kominek").write_text(text, "utf-8")
        library = Library(GAMES)
        session = TableSession(GAMES, Thinker(), library, seed=4)
        window = MainWindow(session, library, settings, SettingsFile(), language)
        window.resize(1200, 800)
        window.show()
        QTest.qWaitForWindowExposed(window)
        window.activateWindow()
        made.append(window)
        return window

    yield make
    for window in made:
        window.close()
        window.deleteLater()
    language.fall_silent()
    QCoreApplication.processEvents()


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key for what has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifiers)
