"""What was said and decided lately: a bubble in the air can say it in another language, and a
question that comes back knows its earlier answer."""

from __future__ import annotations

from collections import deque

from kominek_desktop.gui.games.presenter import Company, Presenter
from kominek_desktop.gui.table.model import Say, Script, TableModel
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.values import Cause, Turn

TURNS = 6
"""As many turns' words may still be in the air."""


class Told:
    """The last turns with their speeches, in order."""

    def __init__(self) -> None:
        self._turns: deque[tuple[TableModel, Turn, tuple[Say, ...]]] = deque(maxlen=TURNS)

    def add(self, before: TableModel, turn: Turn, script: Script) -> None:
        """A turn is being told, starting from ``before``."""
        self._turns.append((before, turn, _speeches(script)))

    def translated(self, presenter: Presenter, company: Company) -> dict[Say, str]:
        """For everything said lately whose words are others now: the words now."""
        words: dict[Say, str] = {}
        for place, (before, turn, old) in enumerate(self._turns):
            new = _speeches(presenter.script(before, turn, company))
            if new != old and len(new) == len(old):
                words.update((say, other.text) for say, other in zip(old, new, strict=True))
                self._turns[place] = (before, turn, new)
        return words


class Decisions:
    """The person's own moves in order, as far as this table saw them made."""

    def __init__(self) -> None:
        self._moves: list[Move] = []
        self._place = 0

    def add(self, move: Move) -> None:
        """A move is made; what was undone before is forgotten."""
        self._moves[self._place :] = [move]
        self._place += 1

    def follow(self, cause: Cause) -> None:
        """The table went back, or forward again, or to somewhere else."""
        if cause is Cause.UNDO:
            self._place = max(0, self._place - 1)
        elif cause is Cause.REDO:
            self._place = min(len(self._moves), self._place + 1)
        else:
            self._moves.clear()
            self._place = 0

    @property
    def undone(self) -> Move | None:
        """The move that would be made again."""
        return self._moves[self._place] if self._place < len(self._moves) else None


def _speeches(script: Script) -> tuple[Say, ...]:
    return tuple(frame.say for frame in script.frames if frame.say is not None)
