"""Errors of the rules model: a code for the program, the input for the log, never words."""

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """Why a move is not allowed; each game adds members of its own in a subclass.

    The value is a pair (id, clause): a stable id and the clause of the rules it rests on.
    """

    @property
    def id(self) -> str:
        """The stable name of the reason."""
        return str(self.value[0])

    @property
    def clause(self) -> str:
        """The clause id of the rule, e.g. ``K25``."""
        return str(self.value[1])


class IllegalMove(ValueError):
    """A move that the position does not allow."""

    def __init__(self, refusal: Refusal, move: object, state: object) -> None:
        super().__init__(f"{refusal.id} ({refusal.clause}): {move}")
        self.refusal = refusal
        self.move = move
        self.state = state
