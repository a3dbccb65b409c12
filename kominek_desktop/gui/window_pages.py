"""The pages in the window: which ones lead where, and what the match does while one is in front."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from kominek_desktop.gui.appearance import company_for, deck_for
from kominek_desktop.gui.games.presenter import find_face
from kominek_desktop.gui.pages.desk import PageDesk
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Language, Settings
from kominek_desktop.session.summary import Summary, of_saved, of_turn
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.values import Cause, Turn

if TYPE_CHECKING:
    from kominek_desktop.gui.pages.page import Page
    from kominek_desktop.gui.pages.welcome import WelcomePage, WelcomeState
    from kominek_desktop.gui.rules.page import RulesPage

WELCOME, LIBRARY, HANDBOOK, LESSON = "welcome", "library", "handbook", "lesson"
LOOK, SHEET = "look", "sheet"
"""The pages there may be, by their ids."""


class WindowPages(QObject):
    """Opens pages from the menus and carries out what is wanted on the welcome page.

    ``match_wanted`` asks for the dialog of a new match of a game, ``match_begun`` for such a match
    at once; ``settings_wanted`` for the settings; ``settings_chosen`` brings other ones, and
    ``settings_noted`` such as change nothing that is seen; ``trouble`` a file that could not be
    used.
    """

    match_wanted = Signal(str)
    match_begun = Signal(str)
    settings_wanted = Signal()
    settings_chosen = Signal(object)
    settings_noted = Signal(object)
    trouble = Signal(object)

    def __init__(
        self, desk: PageDesk, session: TableSession, library: Library, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.desk = desk
        self.settings = Settings()
        self._session = session
        self._library = library
        self._welcome: WelcomePage | None = None
        self._saved: Summary | None = None
        self._looked = False
        self._offered = False  # the first deal, on the welcome page
        desk.offer(WELCOME, self._make_welcome)
        desk.changed.connect(self._on_changed)
        session.turn_changed.connect(self._on_turn)

    def apply(self, settings: Settings) -> None:
        """Show what these settings say."""
        self.settings = settings
        if self._welcome is not None:
            self._welcome.refresh()

    # ---- opening -----------------------------------------------------------------------------

    @Slot()
    def show_welcome(self) -> None:
        """The welcome page."""
        self.desk.home = "" if self._session.game is not None else WELCOME
        self.desk.show(WELCOME)

    @Slot()
    def show_library(self) -> None:
        """The matches kept."""
        self.desk.show(LIBRARY)

    @Slot()
    def show_handbook(self) -> None:
        """The book of rules, where it was left."""
        self._open_book()

    @Slot()
    def show_place(self) -> None:
        """The rules of the game on the table, at the clause that fits it."""
        turn, game = self._session.turn, self._session.game
        if turn is not None and game is not None:
            self._open_book().show_clause(game.id, find_face(game.id).presenter.place(turn))

    def show_clause(self, clause: str, why: str, game_id: str = "") -> None:
        """The book at a clause of a game, by default the one on the table; ``why`` is the remark
        that names it."""
        game = self._session.game
        if not game_id and game is not None:
            game_id = game.id
        if game_id:
            self._open_book().show_clause(game_id, clause, why)

    def _open_book(self) -> RulesPage:
        from kominek_desktop.gui.rules.page import RulesPage

        book = self.desk.page(HANDBOOK)
        assert isinstance(book, RulesPage)
        game = self._session.game
        book.set_table(game.id if game is not None else None, self._session.options)
        book.set_deck(deck_for(self.settings))
        self.desk.show(HANDBOOK)
        return book

    @Slot()
    def show_lesson(self) -> None:
        """The deal to learn on."""
        self.desk.show(LESSON)

    @Slot(str)
    def _show_page(self, key: str) -> None:
        if key == HANDBOOK:
            self._open_book()
        else:
            self.desk.show(key)

    # ---- the welcome page --------------------------------------------------------------------

    def _make_welcome(self) -> Page:
        from kominek_desktop.gui.pages.welcome import WelcomePage

        self._welcome = page = WelcomePage(self._state)
        page.resume_wanted.connect(self.resume)
        page.match_wanted.connect(self.match_wanted)
        page.quick_match_wanted.connect(self.match_begun)
        page.rules_wanted.connect(self._show_rules)
        page.page_wanted.connect(self._show_page)
        page.settings_wanted.connect(self.settings_wanted)
        page.language_chosen.connect(self._choose_language)
        return page

    def _state(self) -> WelcomeState:
        from kominek_desktop.gui.pages.welcome import WelcomeState

        settings = self.settings
        match = self._match()
        begins = match is None and not settings.lesson_offered
        self._offered |= begins
        return WelcomeState(
            match=match,
            company=company_for(settings),
            begins=begins,
            playable=frozenset(game.id for game in GAMES),
            language=settings.language,
            keys=settings.show_keys != "off",
            digit_acts=settings.digit_acts,
            deck=deck_for(settings),
        )

    def _match(self) -> Summary | None:
        """The match to go on with: that on the table, else the one that was saved; None when it
        is over."""
        turn, game = self._session.turn, self._session.game
        if game is not None and turn is not None:
            found: Summary | None = of_turn(game.id, turn)
        else:
            found = self._look_for_saved()
        return None if found is None or found.over else found

    def _look_for_saved(self) -> Summary | None:
        """Read once: without a match on the table nobody writes one."""
        if not self._looked:
            self._looked = True
            self._saved, troubles = of_saved(self._library)
            for trouble in troubles:
                self.trouble.emit(trouble)
        return self._saved

    @Slot()
    def resume(self) -> None:
        """Go on with the match on the table, or the saved one."""
        if self._session.game is None:
            self._session.resume()
        self.desk.show_table()

    @Slot(str)
    def _choose_language(self, code: Language) -> None:
        self.settings_chosen.emit(replace(self.settings, language=code))

    @Slot(str)
    def _show_rules(self, game: str) -> None:
        self._open_book().show_game(game)

    # ---- the table ---------------------------------------------------------------------------

    @Slot(object)
    def _on_turn(self, turn: Turn) -> None:
        """A match that begins or is opened comes to the front."""
        self.desk.home = ""
        if turn.cause in (Cause.NEW, Cause.OPENED) and self.desk.current:
            self.desk.show_table()

    @Slot(str)
    def _on_changed(self, key: str) -> None:
        """Who goes on to the table or to the first deal has seen that it is offered."""
        if key in ("", LESSON) and self._offered and not self.settings.lesson_offered:
            self.settings_noted.emit(replace(self.settings, lesson_offered=True))
