"""How late the window's event loop is while computer players think and 24 cards move on the table.

A precise timer of 5 ms measures it: the time between two of its calls is 5 ms when the loop is
free, and longer by whatever held it up. Six loads one after the other: nothing, the cards upright,
the cards fanned, and each of these with the thinker. The thinker plays whole matches against itself
without a pause, which asks more questions than a person's game ever does.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from statistics import median
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication

from kominek_desktop.ai.levels import TOP
from kominek_desktop.ai.player import Choice, Job
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.table.model import (
    Badge,
    Frame,
    HandCard,
    Marker,
    Motion,
    Ribbon,
    Script,
    SeatModel,
    TableModel,
)
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import find_game
from kominek_desktop.session.thinker import Thinker

TICK_MS = 5
CARDS = 24
LOADS = ("", "upright", "fanned")
SLOWNESS = 2.5
"""Times the usual length of a motion."""


class Flights(TableView):
    """The real table at 1280 x 800. Its 24 cards travel without a pause: as the pack that is cut
    again and again (all upright), or as one hand that is turned over and over (all at an angle).
    """

    def __init__(self) -> None:
        super().__init__()
        self.resize(1280, 800)
        self.set_pace(Pace(factor=SLOWNESS))
        self._moving = False
        self._fanned = False
        self._turned = False
        pack = find_game("kominek").pack
        marker = Marker("3 / 8", 3, Suit.HEARTS)
        self._bare = TableModel(
            seats=tuple(SeatModel(name, ours=name in "SN") for name in "SWNE"),
            badge=Badge("TRUMPS", "hearts", "", Suit.HEARTS),
            markers=(marker, marker),
        )
        hand = tuple(HandCard(card) for card in pack)
        self._hands = (replace(self._bare, hand=hand), replace(self._bare, hand=hand[::-1]))
        closed = Ribbon("Cut", "", cards=len(pack))
        self._packs = (
            replace(self._bare, ribbon=closed),
            replace(self._bare, ribbon=replace(closed, open_at=len(pack) // 2)),
        )
        self.idle.connect(self._go_on)

    def move_cards(self, on: bool, fanned: bool = False) -> None:
        """Begin with another way of lying, or stop where everything is."""
        self._moving, self._fanned = on, fanned
        if on:
            self.show_now(self._hands[0] if fanned else self._packs[0])
            self._go_on()
        else:
            self.show_now(self._bare)

    def in_flight(self) -> bool:
        """Whether all cards are on their way."""
        return self.table().driver.count() >= CARDS

    @Slot()
    def _go_on(self) -> None:
        if not self._moving:
            return
        if self._fanned:
            self._turned = not self._turned
            frames = [Frame(self._hands[self._turned], Motion.SETTLE)]
        else:
            closed, opened = self._packs
            frames = [Frame(opened, Motion.SETTLE), Frame(closed, Motion.CUT)]
        self.play(Script(tuple(frames), frames[-1].model))


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
        job = Job(game.id, view, moves, TOP, self._dice.below(1 << 30))
        self.thinker.ask(self._ticket, job, 0)

    @Slot(int, object)
    def _on_chosen(self, ticket: int, choice: Choice) -> None:
        if self._thinking and ticket == self._ticket:
            self.answers += 1
            self._state = self._game.apply(self._state, choice.move).state
            self._ask()

    @Slot(int, str)
    def _on_failed(self, _ticket: int, text: str) -> None:
        raise RuntimeError(text)


class Meter(QObject):
    """Measures one load after the other, then calls ``done``."""

    def __init__(
        self, cards: Flights, match: Match, seconds: float, done: Callable[[], None]
    ) -> None:
        super().__init__()
        self._cards, self._match, self._done = cards, match, done
        self._length = int(seconds * 1000)
        self._loads = [(cards, thinking) for thinking in (False, True) for cards in LOADS]
        self._last = 0.0
        self._gaps: list[float] = []
        self.rows: list[dict[str, float | str]] = []
        self._tick = QTimer(self)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._on_tick)

    def begin(self) -> None:
        cards, thinking = self._loads[len(self.rows)]
        self._match.answers = 0
        self._cards.move_cards(bool(cards), fanned=cards == "fanned")
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
        cards, thinking = self._loads[len(self.rows)]
        self._cards.move_cards(False)
        self._match.think(False)
        gaps = sorted(self._gaps)
        self.rows.append(
            {
                "load": load_name(cards, thinking),
                "median_ms": median(gaps),
                "p99_ms": gaps[int(len(gaps) * 0.99)],
                "worst_ms": gaps[-1],
                "answers": self._match.answers,
            }
        )
        if len(self.rows) < len(self._loads):
            QTimer.singleShot(600, self.begin)
        else:
            self._done()


def load_name(cards: str, thinking: bool) -> str:
    """How a load is called in the figures."""
    return (
        " and ".join(word for word in (cards, "thinker" if thinking else "") if word) or "nothing"
    )


def make_application() -> QApplication:
    """An application that ends at an error in a slot, which would otherwise be printed only."""
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    if not os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])

    def fail(*error: Any) -> None:
        sys.__excepthook__(*error)
        app.exit(1)

    sys.excepthook = fail
    return app


def main() -> int:
    parser = argparse.ArgumentParser(description="Delay of the event loop under load.")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of each measurement")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    app = make_application()
    load_fonts()
    cards = Flights()
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
            f"{row['load']:20} median {row['median_ms']:5.1f} ms   p99 {row['p99_ms']:5.1f} ms   "
            f"worst {row['worst_ms']:5.1f} ms   {row['answers']} answers"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
