"""Draws pages of the program's window, and a hint, for the READMEs.

    QT_QPA_PLATFORM=offscreen .venv/bin/python packaging/page_pictures.py FOLDER

The window is the real one, with a home of its own that is thrown away.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

SIZE = 1280, 800
RECORD = Path(__file__).parent.parent / "tests" / "pictures" / "records" / "trick.kominek"


def draw(folder: Path, name: str, lang: str, theme: str) -> None:
    """One picture, in a window of its own."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from kominek_desktop.gui.fonts import load_fonts
    from kominek_desktop.gui.language import Language
    from kominek_desktop.gui.main_window import MainWindow
    from kominek_desktop.rules.games import GAMES
    from kominek_desktop.session.library import Library
    from kominek_desktop.session.settings import Settings, SettingsFile
    from kominek_desktop.session.table import TableSession
    from kominek_desktop.session.thinker import Thinker

    load_fonts()
    settings = Settings(language=lang, theme=theme, pace="none", thinking_ms=0)  # type: ignore[arg-type]
    language = Language()
    language.speak(lang)
    library = Library(GAMES)
    session = TableSession(GAMES, Thinker(), library)
    window = MainWindow(session, library, settings, SettingsFile(), language)
    window.resize(*SIZE)
    window.show()
    window.room.open_first(RECORD)
    QTest.qWait(1500)
    match name:
        case "welcome":
            window.show_welcome()
        case "rules":
            window.room.ways.show_clause("K25", "", "kominek")
        case "lesson":
            window.room.ways.show_lesson()
            QTest.qWait(800)
            for key in (Qt.Key.Key_Space, *[Qt.Key.Key_Return] * 6):
                QTest.keyClick(window.focusWidget(), key)
                QTest.qWait(900)
        case "hint":
            for _ in range(2):
                window.controller.ask_hint()
                QTest.qWait(1200)
    QTest.qWait(1200)
    window.grab().save(str(folder / f"{name}.png"))
    window.close()
    language.fall_silent()


PICTURES = (
    ("welcome", "pl", "dark"),
    ("rules", "ru", "light"),
    ("lesson", "en", "dark"),
    ("hint", "pl", "light"),
)


def main(folder: str, *picture: str) -> None:
    """All pictures, each in a process of its own, or one."""
    if picture:
        from PySide6.QtWidgets import QApplication

        application = QApplication([])
        draw(Path(folder), *picture)
        application.quit()
        return
    for each in PICTURES:
        with tempfile.TemporaryDirectory() as home:
            command = [sys.executable, __file__, folder, *each]
            subprocess.run(command, check=True, env={**os.environ, "KOMINEK_HOME": home})


if __name__ == "__main__":
    main(*sys.argv[1:])
