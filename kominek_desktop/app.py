"""The composition root. Order: application, settings, language, window. When the window has been
painted with the bare table, one turn of the event loop later, follow session, table and what is
seen first: the welcome page, or a match.
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
from kominek_desktop.gui.calling import APPLICATION, Application, Caller
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.style import STYLE
from kominek_desktop.session.instance import TOKEN_VARIABLE, Claim, Instance, Request
from kominek_desktop.session.places import find_places
from kominek_desktop.session.settings import SettingsFile
from kominek_desktop.session.watch import Watch

if TYPE_CHECKING:
    from PySide6.QtGui import QSessionManager

    from kominek_desktop.gui.faults import FaultTeller
    from kominek_desktop.session.ending import EndSignals
    from kominek_desktop.session.reports import Filed
    from kominek_desktop.session.settings import Settings
    from kominek_desktop.session.table import TableSession
    from kominek_desktop.session.thinker import Thinker
    from kominek_desktop.session.values import Trouble, Turn

GIVE_BACK_MS = 2000
"""After the start has come to its end, and before the player has thought of anything to do."""
EXIT_AFTER_PAINT = "KOMINEK_EXIT_AFTER_PAINT"
"""Set to 1, the program begins at the table, says ``painted`` when its window has been painted and
``ready`` when the match on it has been, both with the time in seconds of a clock that
is never set (on Linux the one that runs since the machine's start), and quits: for measuring."""


def _application() -> QApplication:
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    QCoreApplication.setApplicationName("kominek")
    QCoreApplication.setApplicationVersion(__version__)
    app = APPLICATION([sys.argv[0] if sys.argv else "kominek", *STYLE])
    app.setDesktopFileName("kominek")
    return app


class _Painted(QObject):
    """Calls a slot one turn of the event loop after a widget has been painted first."""

    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._call)
        return super().eventFilter(watched, event)

    @Slot()
    def _call(self) -> None:
        self._then()


class _Opening(QObject):
    """Brings the table and opens the match when the window has been painted first."""

    def __init__(
        self,
        window: MainWindow,
        file: Path | None,
        at_table: bool,
        trouble: Trouble | None,
        instance: Instance,
        watch: Watch,
    ) -> None:
        super().__init__(window)
        self._instance = instance
        self._watch = watch
        self.caller = Caller(window)
        instance.requested.connect(self.caller.take)
        self._window = window
        self._file = file
        self._at_table = at_table
        self._trouble = trouble
        self._thinker: Thinker | None = None
        self._session: TableSession | None = None
        self._signals: EndSignals | None = None
        self._teller: FaultTeller | None = None
        # Not by a filter of events, as later on: it takes longer to come than all the painting.
        window.ground.painted.connect(self._on_painted)

    @Slot()
    def _on_painted(self) -> None:
        self._window.ground.painted.disconnect(self._on_painted)
        QTimer.singleShot(0, self, self._furnish)

    @Slot()
    def _furnish(self) -> None:
        _report("painted")
        if not self._window.isVisible():
            return  # closed in between
        self._stand_watch()
        try:
            self._open()
        except Exception:
            # An empty window would stay for ever.
            self._watch.failed()
            QCoreApplication.exit(1)
            raise

    def _stand_watch(self) -> None:
        """From now on a run that breaks off is told of at the next start, and signals of the system
        end the program in order."""
        from kominek_desktop.session.ending import EndSignals

        if self._instance.first:
            self._watch.mark()
        self._signals = EndSignals(self)
        self._signals.received.connect(self.on_signal)

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
        self._thinker.failed.connect(self._watch.player_failed)
        self._session = session = TableSession(GAMES, self._thinker, library)
        session.turn_changed.connect(self._on_turn)
        window.furnish(session, library)
        if self._trouble is not None:
            window.show_trouble(self._trouble)
        if self._at_table:
            window.open_first(self._file)
        else:
            window.show_welcome()
        _Painted(window.front, self._on_ready)
        window.take_focus()
        self._watch.happened.connect(self._on_fault)
        if self._watch.earlier is not None:
            self._on_fault(self._watch.earlier)
        self._instance.listen()
        self.caller.begin()

    @Slot()
    def end(self) -> None:
        """The match and the window's place are kept and the thinker ends; for the end of the
        program, by whatever way it comes."""
        if self._window.isVisible():
            self._window.close()
        if self._session is not None:
            self._session.close()
        if self._signals is not None:
            self._signals.end()

    @Slot(object)
    def on_session_end(self, manager: QSessionManager) -> None:
        """The desktop's session ends, or may; nothing is asked, since nothing is lost."""
        # The desktop would start the program by a command of its own making.
        manager.setRestartHint(manager.RestartHint.RestartNever)
        self._window.keep_place()

    @Slot()
    def on_screen_lost(self) -> None:
        """The windows are gone already, and in a moment the process is."""
        self._window.keep_place()
        if self._session is not None:
            self._session.close()

    @Slot(int)
    def on_signal(self, _number: int) -> None:
        """The system wants the program to end; no window is asked whether it agrees."""
        QCoreApplication.exit(0)

    @Slot(object)
    def _on_fault(self, filed: Filed) -> None:
        if self._teller is None:
            from kominek_desktop.gui.faults import FaultTeller

            self._teller = FaultTeller(self._window.messages)
        self._teller.tell(filed)

    @Slot(object)
    def _on_turn(self, turn: Turn) -> None:
        """The thinking child starts while the table still shows what led to its question."""
        if turn.actor is not None and not turn.moves and self._thinker is not None:
            self._thinker.warm_up()

    @Slot()
    def _on_ready(self) -> None:
        from PySide6.QtGui import QIcon

        from kominek_desktop.gui.resources import asset
        from kominek_desktop.session.thrift import give_back

        gc.enable()
        # The window may have been made active while all this was not in it yet.
        self._window.take_focus()
        # Drawing the icon loads Qt's reader of SVG, for which the first paint does not wait.
        QApplication.setWindowIcon(QIcon(str(asset("icons", "kominek.svg"))))
        QTimer.singleShot(GIVE_BACK_MS, self, give_back)
        if _report("ready"):
            QTimer.singleShot(300, self._window, self._window.close)


def _report(what: str) -> bool:
    measured = os.environ.get(EXIT_AFTER_PAINT) == "1"
    if measured:
        print(f"{what} {_clock():.6f}", flush=True)
    return measured


def _clock() -> float:
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def run(file: Path | None = None, resume: bool = False) -> int:
    """Open the window and play until it is closed; the exit status. It begins with the welcome
    page; with ``file``, or ``resume`` for the match that was left, it begins at the table.

    When the program runs already, that window comes to the front instead, and the file is opened
    there. While it does not answer, a window says so; the exit status is 1 when the player waits
    no longer."""
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    spare_sources()  # before the rest is imported, for those who have not come through the door
    if file is not None:
        file = file.absolute()
    places = find_places()
    instance = Instance(places.state)
    claim = instance.claim(Request(file, resume, os.environ.get(TOKEN_VARIABLE, "")))
    if claim is Claim.UNANSWERED:
        print("kominek: the program is running already and does not answer", file=sys.stderr)
        claim = _wait(instance)
    if claim in (Claim.TAKEN_UP, Claim.UNANSWERED):
        return 0 if claim is Claim.TAKEN_UP else 1
    try:
        with Watch(places) as watch:
            return _play(file, resume, instance, watch)
    finally:
        instance.end()


def _dressed(lang: str = "") -> tuple[QApplication, Settings, Language]:
    """The application for another window than the main one, with the looks of the settings; the
    language, theirs unless ``lang`` is given, is spoken as long as it is kept."""
    from kominek_desktop.gui.fonts import load_fonts
    from kominek_desktop.gui.style import apply_style, theme_for

    app = _application()
    settings, _ = SettingsFile().load()
    language = Language()
    language.speak(lang or settings.language)
    load_fonts()
    apply_style(app, theme_for(settings.theme), settings.text_scale)
    return app, settings, language


def _wait(instance: Instance) -> Claim:
    """What comes of a claim that was not answered; UNANSWERED when the player gives it up."""
    from kominek_desktop.gui.waiting import Waiting

    app, _, language = _dressed()
    box = Waiting(instance)
    box.finished.connect(app.quit)
    box.show()
    app.exec()
    language.fall_silent()
    return box.claim


def _play(file: Path | None, resume: bool, instance: Instance, watch: Watch) -> int:
    app = _application()
    watch.facts["Windows"] = app.platformName()
    settings_file = SettingsFile()
    settings, trouble = settings_file.load()
    language = Language()
    language.speak(settings.language)
    window = MainWindow(None, None, settings, settings_file, language)
    at_table = file is not None or resume or os.environ.get(EXIT_AFTER_PAINT) == "1"
    opening = _Opening(window, file, at_table, trouble, instance, watch)
    if isinstance(app, Application):
        app.handed.connect(opening.caller.take)
    app.commitDataRequest.connect(opening.on_session_end)
    app.saveStateRequest.connect(opening.on_session_end)
    app.lastWindowClosed.connect(instance.rest)
    app.aboutToQuit.connect(opening.end)
    app.aboutToQuit.connect(watch.ending)
    watch.screen_lost.connect(opening.on_screen_lost)
    window.show()
    try:
        return app.exec()
    finally:
        opening.end()


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


def rules(game: str, lang: str = "") -> int:
    """Open the rules book of a game in a window of its own, without a match, until it is closed;
    ``lang`` is a language for this time, else that of the settings. The exit status."""
    from kominek_desktop.gui.appearance import deck_for
    from kominek_desktop.gui.rules.window import RulesWindow

    app, settings, _language = _dressed(lang)
    window = RulesWindow(game, deck_for(settings))
    window.show()
    return app.exec()
