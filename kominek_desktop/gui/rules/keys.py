"""The keys of the rules page, which come before the same keys of its parts and of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class PageKeys(QObject):
    """Does what its keys mean, wherever the focus is among the widgets that it watches."""

    def __init__(
        self, page: QWidget, acts: Mapping[tuple[Qt.KeyboardModifier, Qt.Key], Callable[[], None]]
    ) -> None:
        super().__init__(page)
        self._acts = {QKeyCombination(*keys): act for keys, act in acts.items()}

    def watch(self, *widgets: QWidget) -> None:
        """Take the keys before these widgets do."""
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt; the page's own keys go no further."""
        if isinstance(event, QKeyEvent):
            act = self._act(event)
            if act is not None and event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if act is not None and event.type() is QEvent.Type.KeyPress:
                act()
                return True
        return super().eventFilter(watched, event)

    def _act(self, event: QKeyEvent) -> Callable[[], None] | None:
        key, held = Qt.Key(event.key()), event.modifiers() & ~_KEYPAD
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):  # on most keyboards plus needs Shift
            key, held = Qt.Key.Key_Plus, held & ~_SHIFT
        for combination, act in self._acts.items():
            if combination.key() == key and combination.keyboardModifiers() == held:
                return act
        return None
