"""The composition root. Order: application, settings, language, window. When the window has been
painted with the bare table, one turn of the event loop later, follow session, table and match.
"""

from __future__ import annotations

import gc
import logging
import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget

from kominek_desktop import __version__
from kominek_desktop.gui.bindings import spare_sources
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.session.settings import SettingsFile

if TYPE_CHECKING:
    from kominek_desktop.session.table import TableSession
    from kominek_desktop.session.thinker import Thinker
    from kominek_desktop.session.values import Trouble, Turn

EXIT_AFTER_PAINT = "KOMINEK_EXIT_AFTER_PAINT"
"""Set to 1, the program says ``painted`` when its window has been painted and ``ready`` when the
match on it has been, both with the time of the clock that runs since the machine's start, and
quits: for measuring."""


def _application() -> QApplication:
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    QCoreApplication.setApplicationName("kominek")
    QCoreApplication.setApplicationVersion(__version__)
    app = QApplication([sys.argv[0] if sys.argv else "kominek"])
    app.setDesktopFileName("kominek")
    return app


class _Painted(QObject):
    """Calls a slot one turn of the event loop after a widget has been painted first."""

    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(then)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._timer.start(0)
        return super().eventFilter(watched, event)


class _Opening(QObject):
    """Brings the table and opens the match when the window has been painted first."""

    def __init__(self, window: MainWindow, file: Path | None, trouble: Trouble | None) -> None:
        super().__init__(window)
        self._window = window
        self._file = file
        self._trouble = trouble
        self._thinker: Thinker | None = None
        self._session: TableSession | None = None
        _Painted(window.ground, self._furnish)

    @Slot()
    def _furnish(self) -> None:
        _report("painted")
        if not self._window.isVisible():
            return  # closed in between
        try:
            self._open()
        except Exception:
            # An empty window would stay for ever.
            QCoreApplication.exit(1)
            raise

    def _open(self) -> None:
        from kominek_desktop.gui.fonts import load_fonts
        from kominek_desktop.rules.games import GAMES
        from kominek_desktop.session.library import Library
        from kominek_desktop.session.table import TableSession
        from kominek_desktop.session.thinker import Thinker

        window = self._window
        load_fonts()
        library = Library(GAMES)
        self._thinker = Thinker()
        self._session = session = TableSession(GAMES, self._thinker, library)
        session.turn_changed.connect(self._on_turn)
        window.furnish(session, library)
        _Painted(window.table.viewport(), self._on_ready)
        if self._trouble is not None:
            window.show_trouble(self._trouble)
        window.open_first(self._file)
        window.table.setFocus()

    def end(self) -> None:
        """The match is kept and the thinker ends; for the end of the program."""
        if self._session is not None:
            self._session.close()

    @Slot(object)
    def _on_turn(self, turn: Turn) -> None:
        """The thinking child starts while the table still shows what led to its question."""
        if turn.actor is not None and not turn.moves and self._thinker is not None:
            self._thinker.warm_up()

    @Slot()
    def _on_ready(self) -> None:
        from PySide6.QtGui import QIcon

        from kominek_desktop.gui.resources import asset

        gc.enable()
        # The window may have been made active while the table was not in it yet.
        self._window.table.setFocus()
        # Drawing the icon loads Qt's reader of SVG, for which the first paint does not wait.
        QApplication.setWindowIcon(QIcon(str(asset("icons", "kominek.svg"))))
        if _report("ready"):
            QTimer.singleShot(300, self._window, self._window.close)


def _report(what: str) -> bool:
    measured = os.environ.get(EXIT_AFTER_PAINT) == "1"
    if measured:
        print(f"{what} {time.clock_gettime(time.CLOCK_BOOTTIME):.6f}", flush=True)
    return measured


def run(file: Path | None = None) -> int:
    """Open the window and play until it is closed; the exit status."""
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    spare_sources()  # before the rest is imported, for those who have not come through the door
    app = _application()
    settings_file = SettingsFile()
    settings, trouble = settings_file.load()
    language = Language()
    language.speak(settings.language)
    window = MainWindow(None, None, settings, settings_file, language)
    opening = _Opening(window, file, trouble)
    window.show()
    status = app.exec()
    opening.end()
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
    from kominek_desktop.gui.appearance import company_for
    from kominek_desktop.gui.fonts import load_fonts
    from kominek_desktop.gui.games.presenter import find_face
    from kominek_desktop.gui.snapshot import turn_of
    from kominek_desktop.gui.style import theme_for
    from kominek_desktop.gui.table.deck import DeckChoice
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
    table.set_appearance(theme_for(theme), rank_letters(), DeckChoice(), 1.0)
    table.resize(width, height)
    table.show_now(presenter.table(turn, company))
    table.set_panel(presenter.panel(turn, company))
    if not table.render_to(width, height, scale).save(str(out)):
        print(f"kominek: cannot write {out}", file=sys.stderr)
        return 2
    return 0
