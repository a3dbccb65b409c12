"""The main window: menus, status bar, messages, and the table in the middle."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore  # its Qt takes milliseconds to come, after the first paint
from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.language import Language
from kominek_desktop.gui.shell import Shell
from kominek_desktop.gui.style import apply_style, theme_for, theme_in_force
from kominek_desktop.gui.texts import window as words
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.values import Cause, Trouble, Turn

if TYPE_CHECKING:
    from kominek_desktop.gui.dialogs.message_bar import MessageBar
    from kominek_desktop.session.library import Library
    from kominek_desktop.session.table import TableSession

TEXT_SCALES = (1.0, 1.15, 1.3)


class MainWindow(Shell):
    """Everything a player sees. It is built once; language, theme and settings change it live.

    Without a session it is the bare table only, and can be shown so; ``furnish`` does the rest.
    """

    def __init__(
        self,
        session: TableSession | None,
        library: Library | None,
        settings: Settings,
        settings_file: SettingsFile,
        language: Language,
    ) -> None:
        super().__init__(settings, language)
        self._settings_file = settings_file
        self._furnished = False
        self._away = False
        if session is not None and library is not None:
            self.furnish(session, library)

    def furnish(self, session: TableSession, library: Library) -> None:
        """Put the table in, fill the menus, and connect everything; once."""
        from kominek_desktop.gui.room import Room

        self.session = session
        self.library = library
        self.room = room = Room(session, library, self.settings, self._settings_file, self)
        self.table, self.controller = room.table, room.controller
        self.files, self.desk, self.actions_ = room.files, room.desk, room.actions_
        self._add_actions()
        self.menus = room.menus()
        self._wire()
        self._retranslate()
        room.settle()
        self._furnished = True
        self._apply(self.settings)
        self._on_front(room.pages.current)
        self.installEventFilter(self)

    @property
    def messages(self) -> MessageBar:
        """The bar above the table."""
        return self.room.messages

    # ---- building ----------------------------------------------------------------------------

    def _add_actions(self) -> None:
        control, files, ways = self.controller, self.files, self.room.ways
        slots: dict[str, Callable[..., object]] = {
            "welcome": ways.show_welcome,
            "library": ways.show_library,
            "new": self.desk.new_match,
            "again": self.session.same_deal,
            "open": files.ask_open,
            "save": files.ask_save,
            "print": self.room.makers.show_sheet_page,
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
            "sheet": self.room.show_sheet,
            "full": self._full_screen,
            "status": self.statusBar().setVisible,
            "menubar": self._menu_bar,
            "bigger": self._bigger,
            "smaller": self._smaller,
            "normal": self._normal_text,
            "rules": self.desk.rules_of_match,
            "settings": self.desk.all_settings,
            "handbook": ways.show_handbook,
            "place": ways.show_place,
            "lesson": ways.show_lesson,
            "shortcuts": self.desk.shortcuts,
            "about": self.desk.about,
        }
        for key, slot in slots.items():
            self.actions_.add(key, slot)
        for key in ("status", "menubar"):
            self.actions_[key].setChecked(True)

    def _wire(self) -> None:
        self.controller.status.connect(self._show_status)
        self.controller.message.connect(self._write)
        self.controller.shown.connect(self._on_shown)
        self.controller.new_match_wanted.connect(self.room.ways.show_welcome)
        self.room.pages.changed.connect(self._on_front)
        self.room.side.closed.connect(self._put_sheet_away)
        self.room.makers.side_left.connect(self._put_sheet_away)
        self.room.makers.message.connect(self._say)
        self.controller.clause_wanted.connect(self.room.tell_clause)
        self.controller.sheet_wanted.connect(self.actions_["sheet"].trigger)
        self.controller.print_wanted.connect(self.actions_["print"].trigger)
        self.session.trouble.connect(self.show_trouble)
        self.files.message.connect(self._say)
        self.desk.settings_chosen.connect(self.change_settings)
        self.desk.settings_applied.connect(self._apply)
        self.room.ways.settings_noted.connect(self._note_settings)
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

    # ---- words and looks ---------------------------------------------------------------------

    def _on_language(self) -> None:
        """A new language reaches menus, table and open questions at once."""
        self._retranslate()
        self._dress()
        self.room.refresh()

    def _retranslate(self) -> None:
        self.actions_.retranslate()
        self.menus.retranslate()
        self.setWindowTitle(self.room.title())

    def _dress(self) -> None:
        theme = theme_for(self.settings.theme)
        apply_style(self._app, theme, self.settings.text_scale)
        self.room.dress(theme)

    @Slot(object)
    def _apply(self, settings: Settings) -> None:
        """Everything that settings decide, at once."""
        self.settings = settings
        spoken = self._language.code
        self._language.speak(settings.language)
        self.room.apply(settings)
        self._dress()
        for key, value in (
            ("language", settings.language),
            ("theme", settings.theme),
            ("pace", settings.pace),
        ):
            self.menus.mark(key, value)
        self.room.refresh()
        if self._language.code != spoken:
            self.room.tell_language(self._language.code)

    @Slot(object)
    def change_settings(self, settings: Settings) -> None:
        """Take over new settings and keep them."""
        self._apply(settings)
        self._keep(settings)

    @Slot(object)
    def _note_settings(self, settings: Settings) -> None:
        """The same for what changes nothing on the table, where something may be moving."""
        self.settings = settings
        self.room.apply(settings)
        self._keep(settings)

    def _keep(self, settings: Settings) -> None:
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
        self.room.open_first(file)

    def take_up(self, file: Path | None, resume: bool) -> None:
        """What a later start of the program wants: a record on the table, or to play on."""
        if file is not None:
            self.files.open(str(file))
        elif resume and self.session.game is None:
            self.open_first()
        elif resume:
            self.room.pages.show_table()

    def show_welcome(self) -> None:
        """Begin with the welcome page; no match is on the table yet."""
        self.room.ways.show_welcome()

    @property
    def front(self) -> QWidget:
        """What can be painted in the middle now: the table, or a page over it."""
        return self.room.pages.front if self.room.pages.current else self.table.viewport()

    def take_focus(self) -> None:
        """The keyboard goes to the table, or to the page over it."""
        self.room.pages.take_focus()

    @Slot(object)
    def _on_shown(self, turn: Turn) -> None:
        self.setWindowTitle(self.room.title())
        self.actions_.enable(turn, not self.room.pages.current)
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
        self._hold()
        self._say(words.paused() if on else "")

    @Slot(object)
    def _on_state(self, state: QtCore.Qt.ApplicationState) -> None:
        """The match waits while the player is elsewhere."""
        self._away = state is not QtCore.Qt.ApplicationState.ApplicationActive
        self._hold()

    @Slot(str)
    def _on_front(self, page: str) -> None:
        """The match also waits while a page lies over it."""
        if page:
            self.table.finish()  # nothing that moves on the table calls for the next step then
        self.actions_.enable(self.controller.turn, not page)
        self._hold()

    def _hold(self) -> None:
        at_table = not self.room.pages.current
        paused = self.actions_["pause"].isChecked()
        self.controller.pause(paused or self._away or not at_table)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """At the table, any key or click ends the demo and the pause; it does nothing else then."""
        if watched is self:
            # Not in changeEvent(), for which Qt's events would be translated before the first
            # paint, with all kinds of them.
            if event.type() is QEvent.Type.LanguageChange:
                self._on_language()
        elif event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            for key in ("demo", "pause"):
                if self.actions_[key].isChecked():
                    self.actions_[key].setChecked(False)
                    return True
        return super().eventFilter(watched, event)

    @Slot()
    def _put_sheet_away(self) -> None:
        self.actions_["sheet"].setChecked(False)
        self.take_focus()

    @Slot(object)
    def show_trouble(self, trouble: Trouble) -> None:
        """A file could not be used: said once, above the table, without stopping the play."""
        self.room.tell(partial(words.trouble, trouble))

    # ---- window ------------------------------------------------------------------------------

    @Slot(str, str)
    def _show_status(self, left: str, right: str) -> None:
        self._left.setText(left)
        self._left.setToolTip(left)
        self._right.setText(right)

    def status_text(self) -> str:
        """What the left of the status bar says."""
        return self._left.text()

    @Slot(str)
    def _write(self, text: str) -> None:
        self._left.setText(text)
        self._left.setToolTip(text)

    @Slot(str)
    def _say(self, text: str) -> None:
        self._write(text)
        self.table.announce(text)

    @Slot(bool)
    def _full_screen(self, on: bool) -> None:
        self.setWindowState(
            QtCore.Qt.WindowState.WindowFullScreen if on else QtCore.Qt.WindowState.WindowNoState
        )

    @Slot(bool)
    def _menu_bar(self, on: bool) -> None:
        self.menuBar().setVisible(on)
        if not on:
            self.room.tell(words.menu_bar_hidden)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The match is saved already; only the window's place is kept now."""
        self.keep_place()
        if self._furnished:
            self.session.close()
            self.room.makers.rest()
        super().closeEvent(event)

    def keep_place(self) -> None:
        """Write down where the window stands and how it looks, with the settings."""
        geometry = b64encode(self.saveGeometry().data()).decode()
        kept = replace(self.settings, geometry=geometry, seen_theme=theme_in_force().id)
        self._settings_file.save(kept)
