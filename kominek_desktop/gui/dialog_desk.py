"""The dialogs of the window: each opens without stopping the play, once, and only when asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.answers import LEVELS
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.table import PERSON, TableSession

PLAYERS = LEVELS
"""The kinds of computer players to choose from; old matches may be played by others."""

Listed = Callable[[], Sequence[tuple[str, Sequence[QKeySequence]]]]


class DialogDesk(QObject):
    """Opens dialogs and tells what was chosen in them: a match to begin, settings already written
    (``settings_applied``) or still to be written (``settings_chosen``), a trouble with a file."""

    match_chosen = Signal(object)
    settings_chosen = Signal(object)
    settings_applied = Signal(object)
    trouble = Signal(object)

    def __init__(
        self, session: TableSession, settings_file: SettingsFile, listed: Listed, window: QWidget
    ) -> None:
        super().__init__(window)
        self._settings = Settings()
        self._session = session
        self._settings_file = settings_file
        self._listed = listed
        self._window = window
        self._open: dict[str, QWidget] = {}

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._settings = settings
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible() and hasattr(dialog, "show_settings"):
                dialog.show_settings(settings)

    def _show(self, key: str, dialog: QWidget) -> None:
        old = self._open.pop(key, None)
        if old is not None:
            old.close()
            old.deleteLater()
        self._open[key] = dialog
        dialog.show()

    @Slot()
    def new_match(self) -> None:
        """Choose a game and its rules."""
        self._rules(None)

    @Slot(str)
    def new_match_of(self, game_id: str) -> None:
        """Choose the rules of a game."""
        self._rules(None, game_id)

    @Slot()
    def rules_of_match(self) -> None:
        """The table rules of the running match, to read."""
        self._rules(self._session.options)

    def _rules(self, current: object, wanted: str | None = None) -> None:
        from kominek_desktop.gui.dialogs.new_match import NewMatchDialog

        game = self._session.game
        dialog = NewMatchDialog(
            self.settings,
            [game.id for game in GAMES],
            PLAYERS,
            game_id=wanted or (game.id if game is not None else None),
            current=current,
            sitting=self._sitting(),
            parent=self._window,
        )
        dialog.accepted_match.connect(self.match_chosen)
        dialog.changed.connect(self.settings_chosen)
        self._show("new", dialog)

    def _sitting(self) -> tuple[str, ...]:
        """The kinds of players of the match in hand, clockwise from the person."""
        if self._session.game is None:
            return ()
        seats = self._session.seats
        first = seats.index(PERSON) if PERSON in seats else 0
        return (*seats[first:], *seats[:first])

    @Slot()
    def all_settings(self) -> None:
        """All settings; they apply at once and the dialog writes them."""
        from kominek_desktop.gui.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._settings_file, self.settings, PLAYERS, self._window)
        dialog.changed.connect(self.settings_applied)
        dialog.trouble.connect(self.trouble)
        self._show("settings", dialog)

    @Slot()
    def shortcuts(self) -> None:
        """All keys."""
        from kominek_desktop.gui.dialogs.shortcuts import ShortcutsDialog

        self._show("shortcuts", ShortcutsDialog(self._listed, self._window))

    @Slot()
    def about(self) -> None:
        """Name, version, licence."""
        from kominek_desktop.gui.dialogs.about import AboutDialog

        self._show("about", AboutDialog(self._window))
