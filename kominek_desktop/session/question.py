"""What a computer's seat is asked, and what it plays when no answer comes."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from kominek_desktop.ai.player import PLAIN, Job, choose
from kominek_desktop.rules.moves import Move

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Question:
    """One question. ``ticket`` is the thinker's, ``settled`` tells that the table has caught
    up; once there is an answer as well, it is played."""

    ticket: int
    job: Job
    settled: bool
    answer: Move | None = None

    def take(self, move: Move) -> None:
        """Takes an answer; one that is not allowed is replaced."""
        if move in self.job.moves:
            self.answer = move
        else:
            self.fall_back(f"not an allowed move: {move!r}")

    def fall_back(self, reason: str) -> None:
        """Answers with the plain player's move, found here and now; if that fails too, with the
        first one. A deal never hangs on a player that is at fault."""
        _log.error("%s (%s) does not answer: %s", self.job.player, self.job.game, reason)
        try:
            move = choose(replace(self.job, player=PLAIN)).move
        except Exception:
            _log.exception("the plain player fails as well")
            move = self.job.moves[0]
        self.answer = move if move in self.job.moves else self.job.moves[0]
