"""What a computer's seat is asked, and what it plays when no answer comes."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from kominek_desktop.ai.levels import LEVELS
from kominek_desktop.ai.player import PLAIN, RULES, Choice, Job, choose
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.history import History

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Question:
    """One question. ``ticket`` is the thinker's, ``seat`` the name of the seat that is asked,
    ``secret`` tells that nobody else may know of it, ``settled`` that the table has caught up;
    once there is an answer as well, it is played."""

    ticket: int
    job: Job
    seat: str
    secret: bool = False
    settled: bool = False
    answer: Move | None = None

    def choice(self, outcome: Choice | str) -> Choice:
        """What the thinker chose. If that is not allowed, or if it says instead why nothing was
        chosen, the choice of the stand-in, found here and now, which takes well under a
        millisecond; if that fails too, the first move. A deal never hangs on a player that is at
        fault."""
        job = self.job
        if isinstance(outcome, Choice):
            if outcome.move in job.moves:
                return outcome
            outcome = f"not an allowed move: {outcome.move!r}"
        kinds = " or ".join(sorted({type(move).__name__ for move in job.moves}))
        asked = f"{job.player} at {self.seat} in {job.game}, asked for {kinds}"
        _log.error("%s, does not answer: %s", asked, outcome)
        for player in dict.fromkeys((stand_in(job.player), PLAIN)):
            try:
                choice = choose(replace(job, player=player))
            except Exception:
                _log.exception("%s: %s in its place fails as well", asked, player)
                continue
            if choice.move in job.moves:
                return choice
        return Choice(job.moves[0])


class Questions:
    """Makes questions, each with a ticket of its own. ``seeds`` is the chance of those asked."""

    def __init__(self, seeds: Dice) -> None:
        self._seeds = seeds
        self._count = 0

    def put(self, history: History, seat: int, player: str) -> Question:
        """What ``player`` would do at a seat now."""
        game = history.game
        view = game.view(history.state, seat)
        seed = self._seeds.below(1 << 64)
        self._count += 1
        job = Job(game.id, view, game.view_moves(view), player, seed)
        return Question(self._count, job, game.seat_names[seat])


def stand_in(player: str) -> str:
    """Who decides in place of a player without thinking ahead: for a level the list of rules it
    is built on, else the player itself."""
    return RULES if player in LEVELS else player
