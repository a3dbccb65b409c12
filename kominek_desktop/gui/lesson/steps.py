"""What a lesson is made of: a prepared game, what the others answer, and steps with words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from kominek_desktop.gui.table.access_tree import Key
from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.moves import Move

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """What the callout says, in the language in force. ``text`` may hold ``<b>`` and ``</b>``;
    names in it are escaped already. ``act`` is what to do, ``key`` the key that does it."""

    title: str
    text: str
    act: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One step at the turn where the table rests.

    ``wanted``: whether a move is the one to be made; None for a step that is only read.
    ``shown``: what the veil leaves free, the thing that is pointed at first.
    ``focus``: what gets the keyboard.
    ``asked``: the words while a question that the act has raised is open.
    ``declined``: a friendly line for a move that the rules allow and the lesson does not want.
    """

    words: Callable[[Names], Words]
    shown: tuple[Key, ...] = ()
    wanted: Callable[[Move], bool] | None = None
    focus: Key = ()
    asked: Callable[[Names], Words] | None = None
    declined: Callable[[], str] | None = None


class Lesson(Protocol):
    """A prepared deal. The person sits at seat 0."""

    @property
    def game(self) -> GameDef:
        """The game with the prepared chance in it."""

    @property
    def options(self) -> Any:
        """The house rules of the lesson."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, in order."""

    def answer(self, view: Any) -> Move:
        """What the seat of a view does."""

    def title(self) -> str:
        """What the lesson is called."""
