"""How late the window's event loop is while computer players think and 24 cards move.

A precise timer of 5 ms measures it: the time between two of its calls is 5 ms when the loop is
free, and longer by whatever held it up. Four loads one after the other: nothing, the cards alone,
the thinker alone, both. The thinker plays whole matches against itself without a pause, which asks
more questions than a person's game ever does.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEasingCurve, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from kominek_desktop.ai.player import PLAIN, Job
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.table.driver import Driver
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.theme import DARK
from kominek_desktop.rules.cards import Rank
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.thinker import Thinker

TICK_MS = 5
FLIGHT_MS = 400
CARD_WIDTH = 100.0


class Cards(QGraphicsView):
    """A table of 1280 x 800 on which every card flies from place to place, again and again."""

    def __init__(self, count: int, dice: Dice) -> None:
        super().__init__()
        scene = QGraphicsScene(0, 0, 1280, 800, self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.resize(1280, 800)
        self._dice = dice
        self._driver = Driver(self)
        self._moving = False
        faces = Faces({rank: rank.name[0] for rank in Rank}, DARK)
        pack = find_game("kominek").pack
        ratio = self.devicePixelRatioF()
        self._items = [
            QGraphicsPixmapItem(faces.card(pack[number % len(pack)], CARD_WIDTH, ratio))
            for number in range(count)
        ]
        for item in self._items:
            item.setPos(dice.below(1180), dice.below(660))
            scene.addItem(item)

    def move_cards(self, on: bool) -> None:
        self._moving = on
        for item in self._items if on else ():
            self._fly(item)

    def _fly(self, item: QGraphicsPixmapItem) -> None:
        if not self._moving:
            return
        x, y = item.x(), item.y()
        dx, dy = self._dice.below(1180) - x, self._dice.below(660) - y

        def put(t: float) -> None:
            item.setPos(x + dx * t, y + dy * t)

        self._driver.run(
            (id(item),),
            FLIGHT_MS,
            put,
            ease=QEasingCurve.Type.OutCubic,
            done=lambda: self._fly(item),
        )


class Match(QObject):
    """Lets the thinker play matches against itself."""

    def __init__(self, dice: Dice) -> None:
        super().__init__()
        self._game = find_game("kominek")
        self._dice = dice
        self._ticket = 0
        self._state = self._game.new_match(self._game.default_options)
        self._thinking = False
        self.answers = 0
        self.thinker = Thinker(parent=self)
        self.thinker.chosen.connect(self._on_chosen)
        self.thinker.failed.connect(self._on_failed)
        self.thinker.warm_up()

    def think(self, on: bool) -> None:
        self._thinking = on
        if on:
            self._ask()
        else:
            self.thinker.cancel()

    def _ask(self) -> None:
        game = self._game
        while (seat := game.actor(self._state)) == CHANCE or seat is None:
            if seat is None:
                self._state = game.new_match(game.default_options)
            else:
                move = game.chance(self._state, self._dice)
                self._state = game.apply(self._state, move).state
        self._ticket += 1
        view, moves = game.view(self._state, seat), game.legal_moves(self._state)
        job = Job(game.id, view, moves, PLAIN, self._dice.below(1 << 30))
        self.thinker.ask(self._ticket, job, 0)

    @Slot(int, object, str)
    def _on_chosen(self, ticket: int, move: Move, _reason: str) -> None:
        if self._thinking and ticket == self._ticket:
            self.answers += 1
            self._state = self._game.apply(self._state, move).state
            self._ask()

    @Slot(int, str)
    def _on_failed(self, _ticket: int, text: str) -> None:
        raise RuntimeError(text)


class Meter(QObject):
    """Measures one load after the other, then calls ``done``."""

    def __init__(
        self, cards: Cards, match: Match, seconds: float, done: Callable[[], None]
    ) -> None:
        super().__init__()
        self._cards, self._match, self._done = cards, match, done
        self._length = int(seconds * 1000)
        self._loads = [(moving, thinking) for thinking in (False, True) for moving in (False, True)]
        self._last = 0.0
        self._gaps: list[float] = []
        self.rows: list[dict[str, float | str]] = []
        self._tick = QTimer(self)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._on_tick)

    def begin(self) -> None:
        moving, thinking = self._loads[len(self.rows)]
        self._match.answers = 0
        self._cards.move_cards(moving)
        self._match.think(thinking)
        QTimer.singleShot(300, self._measure)

    @Slot()
    def _measure(self) -> None:
        self._gaps = []
        self._last = perf_counter()
        self._tick.start()
        QTimer.singleShot(self._length, self._end)

    @Slot()
    def _on_tick(self) -> None:
        now = perf_counter()
        self._gaps.append((now - self._last) * 1000)
        self._last = now

    @Slot()
    def _end(self) -> None:
        self._tick.stop()
        moving, thinking = self._loads[len(self.rows)]
        self._cards.move_cards(False)
        self._match.think(False)
        gaps = sorted(self._gaps)
        name = " and ".join(word for word, on in (("cards", moving), ("thinker", thinking)) if on)
        self.rows.append(
            {
                "load": name or "nothing",
                "median_ms": median(gaps),
                "p99_ms": gaps[int(len(gaps) * 0.99)],
                "max_ms": gaps[-1],
                "answers": self._match.answers,
            }
        )
        if len(self.rows) < len(self._loads):
            QTimer.singleShot(600, self.begin)
        else:
            self._done()


def main() -> int:
    parser = argparse.ArgumentParser(description="Delay of the event loop under load.")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of each measurement")
    parser.add_argument("--cards", type=int, default=24)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    app = QApplication(sys.argv[:1])

    def fail(*error: Any) -> None:
        sys.__excepthook__(*error)
        app.exit(1)

    sys.excepthook = fail  # an error in a slot would otherwise be printed and forgotten
    load_fonts()
    cards = Cards(chosen.cards, Dice(1))
    match = Match(Dice(2))
    cards.show()
    meter = Meter(cards, match, chosen.seconds, app.quit)
    QTimer.singleShot(500, meter.begin)
    status = app.exec()
    match.thinker.close()
    if status:
        return status
    if chosen.json:
        print(json.dumps(meter.rows, indent=2))
        return 0
    for row in meter.rows:
        print(
            f"{row['load']:18} median {row['median_ms']:5.1f} ms   p99 {row['p99_ms']:5.1f} ms   "
            f"max {row['max_ms']:5.1f} ms   {row['answers']} answers"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
