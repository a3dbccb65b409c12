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

    def __init__(self, widget: QWidget, live: Live) -> None:
        super().__init__(widget)
        self._widget = widget
        self._live = live
        self._look_due = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt; nothing is swallowed."""
        kind = event.type()
        if kind is QEvent.Type.LanguageChange:
            self._live.retranslate()
        elif kind in _LOOK and not self._look_due:
            self._look_due = True
            self._widget.update()
        elif kind is QEvent.Type.Paint and self._look_due:
            self._look_due = False
            self._live.refresh_look()
        return super().eventFilter(watched, event)
