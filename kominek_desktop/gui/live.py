"""Language, theme and size of texts reach widgets that are open already."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

_LOOK = (
    QEvent.Type.PaletteChange,
    QEvent.Type.StyleChange,
    QEvent.Type.ApplicationPaletteChange,
    QEvent.Type.ApplicationFontChange,
)


class Live(Protocol):
    """A widget with words and pictures of its own."""

    def retranslate(self) -> None:
        """Set every text anew."""

    def refresh_look(self) -> None:
        """Draw anew what was drawn for a theme or a size of texts."""


class Follower(QObject):
    """Calls ``retranslate`` of its widget at once when the language changes, and ``refresh_look``
    once before the next painting for all the events in which another look comes."""

    _live: Live | None = None  # a collected object has lost its own, and still gets events
    _look_due = False

    def __init__(self, widget: QWidget, live: Live) -> None:
        super().__init__(widget)
        self._live = live
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt; nothing is swallowed."""
        live = self._live
        if live is not None and isinstance(watched, QWidget):
            kind = event.type()
            if kind is QEvent.Type.LanguageChange:
                live.retranslate()
            elif kind in _LOOK and not self._look_due:
                self._look_due = True
                watched.update()
            elif self._look_due and kind is _due_at(watched):
                self._look_due = False
                live.refresh_look()
        return super().eventFilter(watched, event)


def _due_at(widget: QWidget) -> QEvent.Type:
    """A window can still lay itself out before its children are painted; a widget in a window
    hears only of its own painting."""
    return QEvent.Type.UpdateRequest if widget.isWindow() else QEvent.Type.Paint
