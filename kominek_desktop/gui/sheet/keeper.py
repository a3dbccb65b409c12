"""Keeps the sheet of the match on the table, as far as the table has shown it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from kominek_desktop.gui.controller import TableController
from kominek_desktop.gui.sheet.making import make_sheet
from kominek_desktop.gui.sheet.model import Sheet
from kominek_desktop.session.values import Turn


@dataclass(frozen=True, slots=True)
class _Moment:
    """What belongs together of one turn."""

    game: str
    code: str
    view: Any
    results: tuple[Mapping[str, Any], ...]


class SheetKeeper(QObject):
    """``changed`` tells that :meth:`sheet` gives another one now. A deal is entered when the
    table has played its last trick to the end, not before."""

    changed = Signal()

    def __init__(self, controller: TableController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._told: _Moment | None = None
        self._seen: _Moment | None = None
        controller.shown.connect(self._on_turn)
        controller.table.idle.connect(self._on_idle)
        if controller.turn is not None:
            self._on_turn(controller.turn)

    def sheet(self) -> Sheet | None:
        """The sheet in the language in force, None while there is no match."""
        seen = self._seen
        if seen is None:
            return None
        company = self._controller.company
        return make_sheet(seen.game, seen.view, seen.results, company, seen.code, date.today())

    @Slot()
    def refresh(self) -> None:
        """Language or names have changed."""
        self.changed.emit()

    @Slot(object)
    def _on_turn(self, turn: Turn) -> None:
        session = self._controller.session
        game = session.game
        if game is None:
            return
        self._told = _Moment(game.id, session.match_code, turn.view, session.deal_results())
        if self._controller.table.is_idle():
            self._on_idle()

    @Slot()
    def _on_idle(self) -> None:
        if self._told is not None and self._told != self._seen:
            self._seen = self._told
            self.changed.emit()
