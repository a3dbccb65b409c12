"""The lesson's own session: the real rules, others who answer from a script, and nothing kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.answers import Choice
from kominek_desktop.session.library import Library
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker
from kominek_desktop.session.timers import single_shot
from kominek_desktop.session.values import Trouble


class Forgetful(Library):
    """Writes nothing and has nothing, so that no match of the person's is ever touched."""

    def load(self) -> tuple[None, tuple[Trouble, ...]]:
        """No match was being played."""
        return None, ()

    def autosave(self, text: str, new_deal: bool = False) -> None:
        """The running deal is not saved."""

    def keep(self, text: str, game_id: str) -> None:
        """A deal that is left is not kept."""


class ScriptedThinker(Thinker):
    """Answers every question from a script, in this process and without thinking."""

    def __init__(self, answer: Callable[[Any], Move], parent: QObject | None = None) -> None:
        """``answer`` goes from the view of a seat to its move."""
        super().__init__(parent=parent)
        self._answer = answer
        self._asked_for: tuple[int, Move] | None = None
        self._wait = single_shot(self, self._tell)

    def warm_up(self) -> None:
        """Nothing has to be ready."""

    def ask(self, ticket: int, job: Any, min_ms: int = 0) -> None:
        """The answer comes after ``min_ms`` milliseconds."""
        self._asked_for = ticket, self._answer(job.view)
        self._wait.start(min_ms)

    def cancel(self) -> None:
        """Forgets the question."""
        self._asked_for = None
        self._wait.stop()

    @Slot()
    def _tell(self) -> None:
        if self._asked_for is not None:
            ticket, move = self._asked_for
            self._asked_for = None
            self.chosen.emit(ticket, Choice(move))


class LessonSession(TableSession):
    """Takes only the moves that the lesson wants.

    ``rested``: the table has caught up with a turn at which the person is to do something.
    ``accepted``: the wanted move is about to be played. ``declined``: another one, which the
    rules would allow, was not.
    """

    rested = Signal()
    accepted = Signal()
    declined = Signal()

    def __init__(
        self,
        game: GameDef,
        answer: Callable[[Any], Move],
        wanted: Callable[[Move], bool],
        parent: QObject | None = None,
    ) -> None:
        thinker = ScriptedThinker(answer)
        super().__init__((game,), thinker, Forgetful((game,)), parent=parent)
        thinker.setParent(self)
        self._wanted = wanted

    def submit(self, ticket: int, move: Move) -> bool:
        """Plays the move if the lesson wants it."""
        if not self._wanted(move):
            self.declined.emit()
            return False
        self.accepted.emit()
        return super().submit(ticket, move)

    def settled(self, ticket: int) -> None:
        """The table has caught up with a turn."""
        super().settled(ticket)
        turn = self.turn
        if turn is not None and turn.ticket == ticket and (turn.moves or turn.waiting):
            self.rested.emit()

    def proceed(self, ticket: int) -> None:
        """The lesson ends with its deal."""
        self.declined.emit()
