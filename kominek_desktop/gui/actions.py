"""The window's actions with their keys: on a Russian keyboard the same physical keys work too."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.texts import window as words
from kominek_desktop.session.values import Turn

_KEYS: dict[str, tuple[str, ...]] = {
    "welcome": ("Alt+Home",),
    "library": ("Ctrl+L",),
    "new": ("Ctrl+N",),
    "again": ("F5",),
    "open": ("Ctrl+O",),
    "save": ("Ctrl+S",),
    "print": ("Ctrl+P",),
    "quit": ("Ctrl+Q",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "claim": ("Ctrl+6",),
    "sheet": ("F8",),
    "full": ("F11",),
    "menubar": ("Ctrl+M",),
    "bigger": ("Ctrl++", "Ctrl+="),
    "smaller": ("Ctrl+-",),
    "normal": ("Ctrl+0",),
    "handbook": ("F1",),
    "place": ("Shift+F1",),
    "shortcuts": ("Ctrl+?", "Ctrl+/"),
}
_LETTERS: dict[str, tuple[str, str]] = {
    "hint": ("H", "Р"),
    "last": ("L", "Д"),
    "situation": ("I", "Ш"),
    "demo": ("D", "В"),
    "pause": ("P", "З"),
    "repeat": ("M", "Ь"),
}
"""Single letters live only while the table has the focus."""

_CHECKED = frozenset({"demo", "pause", "sheet", "full", "status", "menubar"})
_OF_TABLE = (
    *("again", "undo", "redo", "hint", "last", "situation", "repeat", "claim", "demo", "pause"),
)
"""They do something to the match that is seen, and nothing while a page lies over it."""
_OF_MATCH = ("save", "rules", "place")
"""They need a match."""


class Actions:
    """All actions by id."""

    def __init__(self, window: QWidget, table: QWidget) -> None:
        self._actions: dict[str, QAction] = {}
        self._window = window
        self._table = table

    def add(self, key: str, slot: Callable[..., object]) -> QAction:
        """Make the action ``key``; checkable ones hand over their new state."""
        action = QAction(self._window)
        action.setCheckable(key in _CHECKED)
        if key in _LETTERS:
            latin, cyrillic = _LETTERS[key]
            action.setShortcuts([QKeySequence(latin), QKeySequence(cyrillic)])
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            self._table.addAction(action)
        else:
            action.setShortcuts([QKeySequence(text) for text in _KEYS.get(key, ())])
            self._window.addAction(action)
        (action.toggled if action.isCheckable() else action.triggered).connect(slot)
        self._actions[key] = action
        return action

    def __getitem__(self, key: str) -> QAction:
        return self._actions[key]

    def enable(self, turn: Turn | None, at_table: bool) -> None:
        """What can be done with this turn, ``at_table`` or while a page is in front."""
        for key in _OF_TABLE:
            self._actions[key].setEnabled(at_table)
        for key in _OF_MATCH:
            self._actions[key].setEnabled(turn is not None)
        for key in ("sheet", "print"):
            self._actions[key].setEnabled(at_table and turn is not None)
        self._actions["undo"].setEnabled(at_table and turn is not None and turn.can_undo)
        self._actions["redo"].setEnabled(at_table and turn is not None and turn.can_redo)

    def retranslate(self) -> None:
        """Give every action its words in the language in force."""
        for key, action in self._actions.items():
            action.setText(words.action(key))

    def listed(self) -> list[tuple[str, list[QKeySequence]]]:
        """Text and keys of every action that has keys, for the list of shortcuts."""
        return [
            (action.text().replace("&", ""), action.shortcuts())
            for action in self._actions.values()
            if action.shortcuts()
        ]
