"""Frames of the real table at 1280 x 800 while 24 cards move, upright and fanned, with and without
a computer player that thinks.

``median_ms``, ``p99_ms`` and ``worst_ms`` tell what one frame costs while all the cards are on the
way: moving every card and painting what changed. ``gap_…`` are the times from one frame to the next
(the animation's pace is 16 ms).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QPaintEvent

from benchmarks.eventloop import LOADS, Flights, Match, load_name, make_application
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.rules.chance import Dice


class Watched(Flights):
    """Notes when it was painted and how long that took."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self.costs: list[float] = []
        self._moved = 0.0
        self._last: float | None = None
        driver = self.table().driver
        driver.ticked.disconnect()
        driver.ticked.connect(self._tick)

    def clear(self) -> None:
        self.gaps, self.costs, self._last = [], [], None

    @Slot()
    def _tick(self) -> None:
        begin = perf_counter()
        self.table().driver.tick()
        self._moved += perf_counter() - begin

    def paintEvent(self, event: QPaintEvent) -> None:
        begin = perf_counter()
        super().paintEvent(event)
        cost, self._moved = perf_counter() - begin + self._moved, 0.0
        if not self.in_flight():
            self._last = None
            return
        self.costs.append(cost * 1000)
        if self._last is not None:
            self.gaps.append((begin - self._last) * 1000)
        self._last = begin


class Meter(QObject):
    """Measures one load after the other, then calls ``done``."""

    def __init__(
        self, table: Watched, match: Match, seconds: float, done: Callable[[], None]
    ) -> None:
        super().__init__()
        self._table, self._match, self._done = table, match, done
        self._length = int(seconds * 1000)
        self._loads = [(cards, thinking) for thinking in (False, True) for cards in LOADS if cards]
        self.rows: list[dict[str, float | str]] = []

    def begin(self) -> None:
        cards, thinking = self._loads[len(self.rows)]
        self._match.answers = 0
        self._table.move_cards(True, fanned=cards == "fanned")
        self._match.think(thinking)
        QTimer.singleShot(500, self._table.clear)
        QTimer.singleShot(500 + self._length, self._end)

    @Slot()
    def _end(self) -> None:
        cards, thinking = self._loads[len(self.rows)]
        gaps, costs = sorted(self._table.gaps), sorted(self._table.costs)
        self._table.move_cards(False)
        self._match.think(False)
        self.rows.append(
            {
                "load": load_name(cards, thinking),
                "frames": len(gaps),
                "median_ms": median(costs),
                "p99_ms": costs[int(len(costs) * 0.99)],
                "worst_ms": costs[-1],
                "gap_median_ms": median(gaps),
                "gap_p99_ms": gaps[int(len(gaps) * 0.99)],
                "gap_worst_ms": gaps[-1],
                "answers": self._match.answers,
            }
        )
        if len(self.rows) < len(self._loads):
            QTimer.singleShot(400, self.begin)
        else:
            self._done()


def main() -> int:
    parser = argparse.ArgumentParser(description="Frames of the table while 24 cards move.")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of each measurement")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    app = make_application()
    load_fonts()
    table = Watched()
    match = Match(Dice(2))
    table.show()
    meter = Meter(table, match, chosen.seconds, app.quit)
    QTimer.singleShot(500, meter.begin)
    status = app.exec()
    match.thinker.close()
    if status:
        return status
    if chosen.json:
        print(json.dumps({row["load"]: row for row in meter.rows}, indent=2))
        return 0
    print(f"{'':20} {'median':>8} {'p99':>8} {'worst':>8}   from frame to frame, ms")
    for row in meter.rows:
        figures = [row[f"{kind}_ms"] for kind in ("median", "p99", "worst")]
        gaps = [row[f"gap_{kind}_ms"] for kind in ("median", "p99", "worst")]
        print(
            f"{row['load']:20} {figures[0]:8.1f} {figures[1]:8.1f} {figures[2]:8.1f}   "
            f"{gaps[0]:8.1f} {gaps[1]:8.1f} {gaps[2]:8.1f}   {row['frames']} frames, "
            f"{row['answers']} answers"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
