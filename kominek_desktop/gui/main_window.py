"""The main window: menus, status bar, messages, and the table in the middle."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QVBoxLayout, QWidget

from kominek_desktop.gui.actions import Actions
from kominek_desktop.gui.appearance import (
    company_for,
    pace_for,
    theme_for,
    thinking_ms,
)
from kominek_desktop.gui.controller import TableController
from kominek_desktop.gui.dialog_desk import DialogDesk
from kominek_desktop.gui.dialogs.message_bar import Message, MessageBar
from kominek_desktop.gui.games.presenter import find_face
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.menus import Menus
from kominek_desktop.gui.record_files import RecordFiles
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.texts import window as words
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.options import BadOption, parse_options
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.table import PERSON, TableSession
from kominek_desktop.session.values import Cause, Trouble, Turn

if TYPE_CHECKING:
    from kominek_desktop.gui.dialogs.rules_choice import NewMatch

FIRST_GAME = GAMES[0].id
TEXT_SCALES = (1.0, 1.15, 1.3)


class MainWindow(QMainWindow):
    """Everything a player sees. It is built once; language, theme and settings change it live."""

    def __init__(
        self,
        session: TableSession,
        library: Library,
        settings: Settings,
        settings_file: SettingsFile,
        language: Language,
    ) -> None:
        super().__init__()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._app = app
        self.session = session
        self.library = library
        self.settings = settings
        self._settings_file = settings_file
        self._language = language
        self.table = TableView()
        self.messages = MessageBar()
        middle = QWidget()
        box = QVBoxLayout(middle)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.messages)
        box.addWidget(self.table, 1)
        self.setCentralWidget(middle)
        self.setMinimumSize(640, 480)
        self._right = QLabel()
        self.statusBar().addPermanentWidget(self._right)
        self.controller = TableController(session, self.table, company_for(settings), self)
        self.files = RecordFiles(session, library, self)
        self.actions_ = Actions(self, self.table)
        self.desk = DialogDesk(session, settings_file, self.actions_.listed, self)
        self._add_actions()
        self.menus = Menus(self, self.actions_)
        self._wire()
        self._retranslate()
        self._apply(settings)
        self._place()

    # ---- building ----------------------------------------------------------------------------

    def _add_actions(self) -> None:
        control, files = self.controller, self.files
        slots: dict[str, Callable[..., object]] = {
            "new": self.desk.new_match,
            "again": self.session.same_deal,
            "open": files.ask_open,
            "save": files.ask_save,
            "quit": self.close,
            "undo": self.session.undo,
            "redo": self.session.redo,
            "hint": control.ask_hint,
            "last": control.look_at_last_trick,
            "situation": control.situation,
            "repeat": control.repeat,
            "claim": control.press_standing,
            "demo": self._demo,
            "pause": self._pause,
            "full": self._full_screen,
            "status": self.statusBar().setVisible,
            "menubar": self._menu_bar,
            "bigger": self._bigger,
            "smaller": self._smaller,
            "normal": self._normal_text,
            "rules": self.desk.rules_of_match,
            "settings": self.desk.all_settings,
            "shortcuts": self.desk.shortcuts,
            "about": self.desk.about,
        }
        for key, slot in slots.items():
            self.actions_.add(key, slot)
        for key in ("status", "menubar"):
            self.actions_[key].setChecked(True)

    def _wire(self) -> None:
        self.controller.status.connect(self._show_status)
        self.controller.message.connect(self._say)
        self.controller.shown.connect(self._on_shown)
        self.controller.new_match_wanted.connect(self.desk.new_match)
        self.session.trouble.connect(self.show_trouble)
        self.files.message.connect(self._say)
        self.desk.match_chosen.connect(self._on_new_match)
        self.desk.settings_chosen.connect(self.change_settings)
        self.desk.settings_applied.connect(self._apply)
        self.desk.trouble.connect(self.show_trouble)
        self.menus["recent"].aboutToShow.connect(self._fill_recent)
        self.menus["recent"].triggered.connect(self.files.open_listed)
        self.menus.on_choice("theme", self._choose_theme)
        self.menus.on_choice("language", self._choose_language)
        self.menus.on_choice("pace", self._choose_pace)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme)
        self._app.applicationStateChanged.connect(self._on_state)
        self.table.installEventFilter(self)
        self.table.viewport().installEventFilter(self)

    def _place(self) -> None:
        if self.settings.geometry and self.restoreGeometry(b64decode(self.settings.geometry)):
            return
        screen = self.screen().availableGeometry()
        width = max(800, min(1280, round(screen.width() * 0.9)))
        height = max(600, min(860, round(screen.height() * 0.9)))
        self.resize(min(width, screen.width()), min(height, screen.height()))

    # ---- words and looks ---------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """A new language reaches menus, table and open questions at once."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self._dress()
            self.controller.refresh(company_for(self.settings))
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.actions_.retranslate()
        self.menus.retranslate()
        self._title()

    def _title(self) -> None:
        turn = self.controller.turn
        game = self.session.game
        if turn is None or game is None:
            self.setWindowTitle(words.app_name())
        else:
            title = find_face(game.id).title()
            self.setWindowTitle(words.window_title(title, max(turn.view.deal, 1)))

    def _dress(self) -> None:
        theme = theme_for(self.settings)
        apply_style(self._app, theme, self.settings.text_scale)
        self.table.set_appearance(
            theme, rank_letters(), self.settings.four_colour, self.settings.text_scale
        )

    @Slot(object)
    def _apply(self, settings: Settings) -> None:
        """Everything that settings decide, at once."""
        self.settings = self.desk.settings = settings
        self._language.speak(settings.language)
        self._dress()
        self.table.set_pace(pace_for(settings))
        self.table.set_keys(settings.show_keys, settings.digit_acts)
        self.session.thinking_ms = thinking_ms(settings)
        self.controller.auto_next_ms = settings.auto_next_s * 1000
        for key, value in (
            ("language", settings.language),
            ("theme", settings.theme),
            ("pace", settings.pace),
        ):
            self.menus.mark(key, value)
        self.controller.refresh(company_for(settings))

    @Slot(object)
    def change_settings(self, settings: Settings) -> None:
        """Take over new settings and keep them."""
        self._apply(settings)
        trouble = self._settings_file.save(settings)
        if trouble is not None:
            self.show_trouble(trouble)

    @Slot(object)
    def _choose_theme(self, action: QAction) -> None:
        self.change_settings(replace(self.settings, theme=action.data()))

    @Slot(object)
    def _choose_language(self, action: QAction) -> None:
        self.change_settings(replace(self.settings, language=action.data()))

    @Slot(object)
    def _choose_pace(self, action: QAction) -> None:
        self.change_settings(replace(self.settings, pace=action.data()))

    def _scale_text(self, step: int) -> None:
        nearest = min(TEXT_SCALES, key=lambda scale: abs(scale - self.settings.text_scale))
        place = TEXT_SCALES.index(nearest) + step
        scale = TEXT_SCALES[max(0, min(place, len(TEXT_SCALES) - 1))]
        self.change_settings(replace(self.settings, text_scale=scale))

    @Slot()
    def _bigger(self) -> None:
        self._scale_text(1)

    @Slot()
    def _smaller(self) -> None:
        self._scale_text(-1)

    @Slot()
    def _normal_text(self) -> None:
        self.change_settings(replace(self.settings, text_scale=1.0))

    @Slot()
    def _fill_recent(self) -> None:
        self.files.fill_recent(self.menus["recent"])

    @Slot()
    def _on_scheme(self) -> None:
        if self.settings.theme == "system":
            self._dress()
            self.controller.refresh()

    # ---- matches -----------------------------------------------------------------------------

    def open_first(self, file: Path | None = None) -> None:
        """What is on the table at the start: a file, the match that was left, or a new one."""
        if file is not None and self.session.open_record(file):
            return
        if not self.session.resume():
            self.start_match(self.settings.last_game or FIRST_GAME)

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
        self.session.new_match(game.id, options, self._players(len(game.seat_names)))

    def _players(self, seats: int) -> tuple[str, ...]:
        kinds = [PERSON, *([self.settings.opponents] * (seats - 1))]
        if seats == 4:
            kinds[2] = self.settings.partner
        return tuple(kinds)

    @Slot(object)
    def _on_new_match(self, match: NewMatch) -> None:
        seats = (PERSON, *match.players[1:])
        self.session.new_match(match.game_id, match.options, seats, match.first_dealer)

    @Slot(object)
    def _on_shown(self, turn: Turn) -> None:
        self._title()
        self.actions_["undo"].setEnabled(turn.can_undo)
        self.actions_["redo"].setEnabled(turn.can_redo)
        said = {
            Cause.UNDO: words.undone,
            Cause.REDO: words.redone,
            Cause.SAME_DEAL: words.same_deal,
        }.get(turn.cause)
        if said is not None:
            self._say(said())

    @Slot(bool)
    def _demo(self, on: bool) -> None:
        self.controller.set_demo(on)
        if on:
            self._say(words.demo())

    @Slot(bool)
    def _pause(self, on: bool) -> None:
        self.controller.pause(on)
        self._say(words.paused() if on else "")

    @Slot(object)
    def _on_state(self, state: Qt.ApplicationState) -> None:
        """The match waits while the player is elsewhere."""
        if not self.actions_["pause"].isChecked():
            self.controller.pause(state is not Qt.ApplicationState.ApplicationActive)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key or click ends the demo and the pause; it does nothing else then."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            for key in ("demo", "pause"):
                if self.actions_[key].isChecked():
                    self.actions_[key].setChecked(False)
                    return True
        return super().eventFilter(watched, event)

    @Slot(object)
    def show_trouble(self, trouble: Trouble) -> None:
        """A file could not be used: said once, above the table, without stopping the play."""
        self.messages.show_message(Message(partial(words.trouble, trouble)))

    # ---- window ------------------------------------------------------------------------------

    @Slot(str, str)
    def _show_status(self, left: str, right: str) -> None:
        self.statusBar().showMessage(left)
        self._right.setText(right)

    @Slot(str)
    def _say(self, text: str) -> None:
        self.statusBar().showMessage(text)
        self.table.announce(text)

    @Slot(bool)
    def _full_screen(self, on: bool) -> None:
        self.setWindowState(Qt.WindowState.WindowFullScreen if on else Qt.WindowState.WindowNoState)

    @Slot(bool)
    def _menu_bar(self, on: bool) -> None:
        self.menuBar().setVisible(on)
        if not on:
            self.messages.show_message(Message(words.menu_bar_hidden))

    def closeEvent(self, event: QCloseEvent) -> None:
        """The match is saved already; only the window's place is kept now."""
        geometry = b64encode(self.saveGeometry().data()).decode()
        self._settings_file.save(replace(self.settings, geometry=geometry))
        self.session.close()
        super().closeEvent(event)


def focus_table(window: MainWindow) -> None:
    """Keys go to the table from the start."""
    QTimer.singleShot(0, window.table, window.table.setFocus)
