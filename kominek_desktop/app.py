"""The composition root. Order: application, settings, language, fonts, library, thinker, session,
window; then the match is resumed, the window shown, and the thinker warmed after the first paint.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from kominek_desktop import __version__
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.main_window import MainWindow, focus_table
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import SettingsFile
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker

EXIT_AFTER_PAINT = "KOMINEK_EXIT_AFTER_PAINT"
"""Set to 1, the program says ``painted`` with the time since its start and quits: for measuring."""


def _application() -> QApplication:
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    QCoreApplication.setApplicationName("kominek")
    QCoreApplication.setApplicationVersion(__version__)
    app = QApplication([sys.argv[0] if sys.argv else "kominek"])
    app.setDesktopFileName("kominek")
    return app


class _FirstPaint(QObject):
    """Acts once, when the table has been painted for the first time."""

    def __init__(self, window: MainWindow, thinker: Thinker) -> None:
        super().__init__(window)
        self._window = window
        self._thinker = thinker
        window.table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt."""
        if event.type() is QEvent.Type.Paint:
            self._window.table.viewport().removeEventFilter(self)
            QTimer.singleShot(0, self, self.painted)
        return super().eventFilter(watched, event)

    def painted(self) -> None:
        """Warm the thinker, or report and quit when only the start is measured."""
        if os.environ.get(EXIT_AFTER_PAINT) == "1":
            print(f"painted {time.clock_gettime(time.CLOCK_BOOTTIME):.6f}", flush=True)
            QTimer.singleShot(300, self._window, self._window.close)
        self._thinker.warm_up()


def run(file: Path | None = None) -> int:
    """Open the window and play until it is closed; the exit status."""
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    app = _application()
    settings_file = SettingsFile()
    settings, trouble = settings_file.load()
    language = Language()
    language.speak(settings.language)
    load_fonts()
    library = Library(GAMES)
    thinker = Thinker()
    session = TableSession(GAMES, thinker, library)
    window = MainWindow(session, library, settings, settings_file, language)
    if trouble is not None:
        window.show_trouble(trouble)
    window.open_first(file)
    _FirstPaint(window, thinker)
    window.show()
    focus_table(window)
    status = app.exec()
    session.close()
    return status


def screenshot(
    out: Path,
    record: Path | None,
    move: int | None,
    lang: str,
    theme: str,
    width: int,
    height: int,
    scale: float,
) -> int:
    """Render the table as it stands after ``move`` moves of a record (all of them when None), or
    at the start of a match, into a PNG; the exit status."""
    from kominek_desktop.gui.appearance import company_for, theme_for
    from kominek_desktop.gui.games.presenter import find_face
    from kominek_desktop.gui.snapshot import turn_of
    from kominek_desktop.gui.table.view import TableView
    from kominek_desktop.gui.texts.cards import rank_letters
    from kominek_desktop.session.settings import Settings

    _application()
    settings = replace(Settings(), language=lang, theme=theme)  # type: ignore[arg-type]
    Language().speak(lang)
    load_fonts()
    game, turn = turn_of(record, move)
    presenter = find_face(game.id).presenter
    company = company_for(settings)
    table = TableView()
    table.set_appearance(theme_for(settings), rank_letters(), False, 1.0)
    table.resize(width, height)
    table.show_now(presenter.table(turn, company))
    table.set_panel(presenter.panel(turn, company))
    if not table.render_to(width, height, scale).save(str(out)):
        print(f"kominek: cannot write {out}", file=sys.stderr)
        return 2
    return 0
