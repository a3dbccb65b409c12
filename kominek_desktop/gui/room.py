"""What stands in the window: the table, messages above it, and all who serve it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from kominek_desktop.gui.actions import Actions
from kominek_desktop.gui.appearance import company_for, deck_for, pace_for, thinking_ms
from kominek_desktop.gui.controller import TableController
from kominek_desktop.gui.dialog_desk import DialogDesk
from kominek_desktop.gui.games.presenter import find_face
from kominek_desktop.gui.menus import Menus
from kominek_desktop.gui.page_makers import PageMakers
from kominek_desktop.gui.pages.desk import PageDesk
from kominek_desktop.gui.record_files import RecordFiles
from kominek_desktop.gui.side_panel import SidePanel
from kominek_desktop.gui.table.carddecks import find_deck
from kominek_desktop.gui.table.deck import STANDARD, DeckChoice
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.table_sounds import TableSounds
from kominek_desktop.gui.texts import window as words
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.gui.theme import Theme
from kominek_desktop.gui.window_pages import WindowPages
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.options import BadOption, parse_options
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.table import PERSON, TableSession

if TYPE_CHECKING:
    from kominek_desktop.gui.dialogs.message_bar import MessageBar
    from kominek_desktop.gui.dialogs.rules_choice import NewMatch

FIRST_GAME = GAMES[0].id

_log = logging.getLogger(__name__)


class Room(QObject):
    """Made once for a window; ``settle`` puts it there. It begins the matches and passes on what
    settings decide. ``pages`` lie over the table and what is beside it."""

    def __init__(
        self,
        session: TableSession,
        library: Library,
        settings: Settings,
        settings_file: SettingsFile,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self.session = session
        self.settings = settings
        self._window = window
        self.table = TableView()
        self._middle = QWidget()
        self._box = QVBoxLayout(self._middle)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._stack = QStackedWidget()
        self._box.addWidget(self._stack, 1)
        place = QWidget()
        place.setFocusProxy(self.table)
        row = QHBoxLayout(place)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        self._stack.addWidget(place)
        self.side = SidePanel(window, row)
        self.pages = PageDesk(self._stack, place, self)
        self.sounds = TableSounds(self.table, window)
        self._deck = STANDARD, STANDARD  # wanted, and shown in its place
        self._look: object = None
        self.controller = TableController(session, self.table, company_for(settings), self)
        self.files = RecordFiles(session, library, window)
        self.actions_ = Actions(window, self.table)
        self.desk = DialogDesk(session, settings_file, self.actions_.listed, window)
        self.desk.match_chosen.connect(self.begin)
        self.ways = WindowPages(self.pages, session, library, self)
        self.ways.match_wanted.connect(self.desk.new_match_of)
        self.ways.match_begun.connect(self.start_match)
        self.ways.settings_wanted.connect(self.desk.all_settings)
        self.ways.settings_chosen.connect(self.desk.settings_chosen)
        self.ways.trouble.connect(self.desk.trouble)
        self.makers = PageMakers(self.ways, self.desk, self.files, library, self.controller, window)
        self.makers.said.connect(self.tell)
        for key, maker in self.makers.makers().items():
            self.pages.offer(key, maker)
        session.turn_changed.connect(self._on_turn)

    @Slot(bool)
    def show_sheet(self, on: bool) -> None:
        """Show the score sheet beside the table, or put it away."""
        self.set_side(self.makers.sheet() if on else None)

    def set_side(self, widget: QWidget | None) -> None:
        """Show a panel beside the table, or a window with it beside a narrow main window; the
        table is laid out in what is left. None puts it away."""
        self.side.show(widget)

    @Slot(object)
    def _on_turn(self, _turn: object) -> None:
        """The pictures of the whole pack are made before the cards are played."""
        if self.session.game is not None:
            self.table.expect(self.session.game.pack)

    def menus(self) -> Menus:
        """The menus in full, in place of their titles; the actions must be there."""
        bar = self._window.menuBar()
        bar.clear()
        for empty in bar.findChildren(QMenu):
            empty.deleteLater()
        return Menus(self._window, self.actions_)

    def settle(self) -> None:
        """Stand in the middle of the window, in its size."""
        self._window.setCentralWidget(self._middle)

    @cached_property
    def messages(self) -> MessageBar:
        """The bar above the table; most matches never need it."""
        from kominek_desktop.gui.dialogs.message_bar import MessageBar

        bar = MessageBar()
        self._box.insertWidget(0, bar)
        return bar

    def title(self) -> str:
        """Title for the window."""
        turn, game = self.controller.turn, self.session.game
        if turn is None or game is None:
            return words.app_name()
        return words.window_title(find_face(game.id).title(), max(turn.view.deal, 1))

    @Slot(object)
    def tell(self, text: Callable[[], str]) -> None:
        """Say something above the table without stopping the play."""
        from kominek_desktop.gui.dialogs.message_bar import Message

        self.messages.show_message(Message(text))

    @Slot(str)
    def tell_clause(self, clause: str) -> None:
        """What a clause of the rules says, in the book; the remark that names it goes along."""
        note = self.table.table().host.note
        self.ways.show_clause(clause, " ".join(note.note.lines) if note is not None else "")

    def dress(self, theme: Theme) -> None:
        """Looks and letters of the cards; the table is laid out anew only when they change."""
        letters, deck, scale = rank_letters(), self._deck_there(), self.settings.text_scale
        look = theme.id, letters, deck, scale
        if look != self._look:
            self._look = look
            self.table.set_appearance(theme, letters, deck, scale)

    def _deck_there(self) -> DeckChoice:
        """The chosen deck, or our own where a foreign one is gone; looked for once a choice."""
        wanted = deck_for(self.settings)
        if wanted.kind != self._deck[0]:
            there = not wanted.folder or find_deck(wanted.folder) is not None
            if not there:
                _log.warning("the deck %s is not there; ours is shown", wanted.folder)
            self._deck = wanted.kind, wanted.kind if there else STANDARD
        return replace(wanted, kind=self._deck[1])

    def apply(self, settings: Settings) -> None:
        """What settings decide beside the looks."""
        self.settings = self.desk.settings = settings
        pace = pace_for(settings)
        self.table.set_pace(pace)
        self.sounds.apply(settings.sound, settings.volume, pace.factor)
        self.table.set_keys(settings.show_keys, settings.digit_acts)
        self.table.reader.amount = settings.reader
        self.session.thinking_ms = thinking_ms(settings)
        self.controller.auto_next_ms = settings.auto_next_s * 1000
        self.ways.apply(settings)
        self.makers.apply(settings)

    def tell_language(self, code: str) -> None:
        """The reader says in the new language what it is called there, then what is asked."""
        turn, game = self.controller.turn, self.session.game
        asked = ""
        if turn is not None and game is not None:
            asked = find_face(game.id).presenter.asked(turn, self.controller.company)
        self.table.reader.say_now(words.language_name(code), asked)

    def refresh(self) -> None:
        """Everything on the table anew, with the names in force."""
        self.controller.refresh(company_for(self.settings))

    def open_first(self, file: Path | None = None) -> None:
        """What is on the table at the start: a file, the match that was left, or a new one."""
        if file is not None and self.session.open_record(file):
            return
        if not self.session.resume():
            self.start_match(self.settings.last_game or FIRST_GAME)

    @Slot(str)
    def start_match(self, game_id: str) -> None:
        """A new match with the last rules of that game."""
        try:
            game = find_game(game_id)
        except KeyError:
            game = find_game(FIRST_GAME)
        text = self.settings.rules.get(game.id, "")
        try:
            options = parse_options(game.switches, game.default_options, text)
        except BadOption:
            options = game.default_options
        players = self.settings.players(len(game.seat_names))
        self.session.new_match(game.id, options, (PERSON, *players))

    @Slot(object)
    def begin(self, match: NewMatch) -> None:
        """Begin the match that was chosen in the dialog."""
        seats = (PERSON, *match.players[1:])
        self.session.new_match(match.game_id, match.options, seats, match.first_dealer)
