"""Who decides at a computer's seat: one question, one answer, nothing remembered in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.moves import Move

PLAIN = "plain"
RANDOM = "random"

JUDGEMENTS: dict[str, str] = {
    "kominek": "kominek_desktop.ai.kominek",
    "klin": "kominek_desktop.ai.kominek",
}
"""The module that judges each game; it is imported when the first question comes."""


@dataclass(frozen=True, slots=True)
class Job:
    """A question. ``view`` is what the asked seat may know, ``moves`` are all its legal moves,
    ``player`` one of :func:`players`. The same job always gets the same answer."""

    game: str
    view: Any
    moves: tuple[Move, ...]
    player: str
    seed: int


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer. ``reason`` is a stable id, empty when there is nothing to say."""

    move: Move
    reason: str = ""


def players() -> tuple[str, ...]:
    """The kinds of computer players, the usual one first."""
    return (PLAIN, RANDOM)


def choose(job: Job) -> Choice:
    """Answers a question.

    Raises ValueError for an unknown game or player and for a question without moves; the
    judgement of a game may raise anything when it is at fault.
    """
    if not job.moves:
        raise ValueError("no move to choose from")
    if job.player not in players():
        raise ValueError(f"no such player: {job.player!r}")
    if len(job.moves) == 1:
        return Choice(job.moves[0], "only")
    dice = Dice(job.seed)
    if job.player == RANDOM:
        return Choice(dice.pick(job.moves))
    if job.game not in JUDGEMENTS:
        raise ValueError(f"nobody judges this game: {job.game!r}")
    decide: Callable[[Any, tuple[Move, ...], str, Dice], Choice]
    decide = import_module(JUDGEMENTS[job.game]).decide
    return decide(job.view, job.moves, job.player, dice)


def load_judgements() -> None:
    """Imports every game's judgement, so that the first question need not wait for it."""
    for module in JUDGEMENTS.values():
        import_module(module)
