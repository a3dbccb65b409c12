"""Who decides at a computer's seat: one question, one answer, nothing remembered in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from kominek_desktop.ai.levels import LEVELS
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.moves import Move

PLAIN = "plain"
RANDOM = "random"
RULES = "rules"

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
class Estimate:
    """What thinking ahead says of one move: its value in points of the own side (near a coat in
    what they are worth for the match), the standard error of that, and the chance to win the
    deal."""

    move: Move
    value: float
    error: float
    chance: float


@dataclass(frozen=True, slots=True)
class Insight:
    """What a choice rests on. ``estimates`` have the best move first; ``worlds`` are the layouts
    of hidden cards that were looked at, ``certain`` when these were all that are possible.

    ``turning``: the hidden card, and the seat, that would make the second move the better one;
    None when no single card does.
    """

    estimates: tuple[Estimate, ...]
    worlds: int
    certain: bool = False
    turning: tuple[Card, int] | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer. ``reason`` is a stable id, empty when there is nothing to say; ``insight`` is
    there when the player thought ahead."""

    move: Move
    reason: str = ""
    insight: Insight | None = None


def players() -> tuple[str, ...]:
    """The kinds of computer players, the usual one first."""
    return (PLAIN, *LEVELS, RULES, RANDOM)


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
