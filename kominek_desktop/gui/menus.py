"""The menu bar: its menus, the actions in them, and choices with a mark."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from kominek_desktop.gui.actions import Actions
from kominek_desktop.gui.language import LANGUAGES
from kominek_desktop.gui.texts import window as words

THEME_CHOICES = ("system", "dark", "light", "contrast")
PACE_CHOICES = ("slow", "normal", "fast", "none")
_SEPARATOR = ""

_MENUS: dict[str, tuple[str, ...]] = {
    "game": (
        "welcome", "new", "again", _SEPARATOR, "library", "open", ">recent", "save",
        _SEPARATOR, "print", _SEPARATOR, "quit",
    ),
    "move": (
        "undo", "redo", _SEPARATOR, "hint", "last", "situation", "repeat", "claim",
        _SEPARATOR, "demo", "pause",
    ),
    "view": (
        "sheet", _SEPARATOR, "full", "status", "menubar",
        _SEPARATOR, ">theme", "bigger", "smaller", "normal",
    ),
    "settings": (">language", ">pace", _SEPARATOR, "rules", "settings"),
    "help": ("handbook", "place", "lesson", _SEPARATOR, "shortcuts", "about"),
}  # fmt: skip
"""Entries in order: ids of actions, ``>`` before the id of a submenu."""

_CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("", *LANGUAGES),
    "theme": THEME_CHOICES,
    "pace": PACE_CHOICES,
}

_TITLES: dict[str, Callable[[], str]] = {
    "game": words.menu_game,
    "move": words.menu_move,
    "view": words.menu_view,
    "settings": words.menu_settings,
    "help": words.menu_help,
    "recent": words.menu_recent,
    "language": words.menu_language,
    "theme": words.menu_theme,
    "pace": words.menu_pace,
}

_CHOICE_NAMES: dict[str, Callable[[str], str]] = {
    "language": words.language_name,
    "theme": words.theme_name,
    "pace": words.pace_name,
}


class Menus:
    """Builds the menu bar of a window from actions that are there already."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        self._menus: dict[str, QMenu] = {}
        self._groups: dict[str, QActionGroup] = {}
        for key, entries in _MENUS.items():
            menu = window.menuBar().addMenu("")
            self._menus[key] = menu
            for entry in entries:
                if entry == _SEPARATOR:
                    menu.addSeparator()
                elif entry.startswith(">"):
                    self._add_submenu(window, menu, entry[1:])
                else:
                    menu.addAction(actions[entry])

    def _add_submenu(self, window: QMainWindow, parent: QMenu, key: str) -> None:
        menu = parent.addMenu("")
        self._menus[key] = menu
        if key in _CHOICES:
            group = QActionGroup(window)
            for value in _CHOICES[key]:
                action = menu.addAction("")
                action.setCheckable(True)
                action.setData(value)
                group.addAction(action)
            self._groups[key] = group

    def __getitem__(self, key: str) -> QMenu:
        return self._menus[key]

    def on_choice(self, key: str, slot: Callable[[QAction], None]) -> None:
        """Call ``slot`` with the action chosen in a submenu of choices; its data is the value."""
        self._groups[key].triggered.connect(slot)

    def mark(self, key: str, value: str) -> None:
        """Show which choice is in force."""
        for action in self._groups[key].actions():
            action.setChecked(action.data() == value)

    def retranslate(self) -> None:
        """Give everything its words in the language in force."""
        for key, title in _TITLES.items():
            self._menus[key].setTitle(title())
        for key, name in _CHOICE_NAMES.items():
            for action in self._groups[key].actions():
                action.setText(name(action.data()))
