"""How fast a thought that nobody wants any more is ended, and how soon the next one is there.

The strongest player is asked at positions of its own games and stopped in the midst of its search.
Measured are the time that the window waits for ``Thinker.cancel`` and the time from the next
question, a quick one that follows at once, to its answer.
"""

from __future__ import annotations

import argparse
import json
import sys
from statistics import mean
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer, Slot

from kominek_desktop.ai.levels import TOP
from kominek_desktop.ai.player import RULES, Choice, Job, choose
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import find_game
from kominek_desktop.session.thinker import Thinker

LEAST_MOVES = 3
"""Questions with fewer moves are not thought about for long enough."""
SEARCH_MS = 20
"""How long a search is at work before it is stopped."""


def positions(count: int, dice: Dice) -> list[tuple[Job, Job]]:
    """Questions to the strongest player, each with the same one to a quick player."""
    game = find_game("kominek")
    state = game.new_match(game.default_options)
    found: list[tuple[Job, Job]] = []
    while len(found) < count:
        seat = game.actor(state)
        if seat is None:
            state = game.new_match(game.default_options)
            continue
        if seat == CHANCE:
            move = game.chance(state, dice)
        else:
            view, moves = game.view(state, seat), game.legal_moves(state)
            seed = dice.below(1 << 30)
            quick = Job(game.id, view, moves, RULES, seed)
            if len(moves) >= LEAST_MOVES and view.trump is not None:
                found.append((Job(game.id, view, moves, TOP, seed), quick))
            move = choose(quick).move
        state = game.apply(state, move).state
    return found


class Meter(QObject):
    """Asks, stops, asks again, position by position."""

    def __init__(self, jobs: list[tuple[Job, Job]], pause_ms: int) -> None:
        super().__init__()
        self._jobs = jobs
        self._pause = pause_ms
        self._place = 0
        self._stopped = False
        self._asked = 0.0
        self.cancels: list[float] = []
        self.answers: list[float] = []
        self.finished = 0
        self.loop = QEventLoop()
        self.thinker = Thinker(parent=self)
        self.thinker.chosen.connect(self._on_chosen)
        self.thinker.failed.connect(self._on_failed)
        self.thinker.warm_up()

    @Slot()
    def begin(self) -> None:
        self._stopped = False
        self.thinker.ask(2 * self._place, self._jobs[self._place][0])
        QTimer.singleShot(SEARCH_MS, self._stop)

    @Slot()
    def _stop(self) -> None:
        if self._stopped:
            return
        self._stopped = True
        start = perf_counter()
        self.thinker.cancel()
        self._asked = perf_counter()
        self.cancels.append((self._asked - start) * 1000)
        self.thinker.ask(2 * self._place + 1, self._jobs[self._place][1])

    @Slot(int, object)
    def _on_chosen(self, ticket: int, _: Choice) -> None:
        if ticket % 2:
            self.answers.append((perf_counter() - self._asked) * 1000)
        else:
            self._stopped = True  # it was done before it could be stopped
            self.finished += 1
        self._place += 1
        if self._place < len(self._jobs):
            QTimer.singleShot(self._pause, self.begin)
        else:
            self.loop.quit()

    @Slot(int, str)
    def _on_failed(self, _: int, text: str) -> None:
        print(text, file=sys.stderr)
        self.loop.exit(1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Ending a thought, and the next one after it.")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--pause", type=int, default=600, help="milliseconds between two of them")
    # Without a pause there is no time for another child to stand by.
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    app = QCoreApplication(sys.argv[:1])
    meter = Meter(positions(chosen.positions, Dice(4)), chosen.pause)
    QTimer.singleShot(1000, meter.begin)
    status = meter.loop.exec()
    meter.thinker.close()
    del app
    if status:
        return status
    figures = {
        "stopped": len(meter.cancels),
        "finished_before": meter.finished,
        "cancel_mean_ms": mean(meter.cancels),
        "cancel_worst_ms": max(meter.cancels),
        "next_answer_mean_ms": mean(meter.answers),
        "next_answer_worst_ms": max(meter.answers),
    }
    if chosen.json:
        print(json.dumps(figures, indent=2))
        return 0
    print(f"stopped in mid-search {figures['stopped']}, done before {figures['finished_before']}")
    for name, values in (("cancel", meter.cancels), ("next answer", meter.answers)):
        print(f"{name:12} mean {mean(values):7.2f} ms   worst {max(values):7.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
