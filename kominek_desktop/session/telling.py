"""What the person is told: events as he may see them, gathered until the next turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kominek_desktop.rules.game import Event
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.history import History
from kominek_desktop.session.values import Cause, Turn


class Telling:
    """The turns of a session, one after the other. ``person`` is the seat from which the match
    is seen: the person's, or None for watchers, who see what seat 0 sees."""

    def __init__(self) -> None:
        self.person: int | None = None
        self._last: Turn | None = None
        self._ticket = 0
        self._cause = Cause.NEW
        self._events: list[Event] = []

    @property
    def last(self) -> Turn | None:
        """The turn told last."""
        return self._last

    @property
    def ticket(self) -> int:
        """The ticket of the turn told last; 0 before the first."""
        return self._ticket

    def jump(self, cause: Cause) -> None:
        """What was gathered is forgotten; the next turn has this cause."""
        self._cause = cause
        self._events.clear()

    def note(self, history: History, events: Sequence[Event]) -> None:
        """Something happened."""
        redact, seat = history.game.redact, self.person or 0
        shown = (redact(event, seat) for event in events)
        self._events += [event for event in shown if event is not None]

    def view(self, history: History) -> Any:
        """What may be known now."""
        return history.game.view(history.state, self.person or 0)

    def turn(
        self,
        history: History,
        moves: tuple[Move, ...] = (),
        waiting: bool = False,
        over: bool = False,
    ) -> Turn:
        """The next turn, with all that was gathered since the last one."""
        view = self.view(history)
        self._ticket += 1
        self._last = Turn(
            ticket=self._ticket,
            view=view,
            events=tuple(self._events),
            moves=moves,
            actor=None if waiting or over else history.game.turn(view),
            waiting=waiting,
            over=over,
            can_undo=history.can_undo(self.person),
            can_redo=history.next_move is not None,
            cause=self._cause,
        )
        self._events.clear()
        self._cause = Cause.MOVE
        return self._last
