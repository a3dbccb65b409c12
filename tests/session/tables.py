"""A session at a table of the toy game, with a thinker that answers when the test says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from kominek_desktop.ai.player import Choice, Job
from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.library import Library
from kominek_desktop.session.places import Places
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker
from kominek_desktop.session.values import Trouble, Turn
from kominek_desktop.session.veil import Veil
from tests.session import toy

PERSON_AND_TWO = ("person", "random", "random")


def turn_events() -> None:
    """Lets queued signals arrive."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


class Clock:
    """Time that passes only when told to, in milliseconds, with timers that keep to it."""

    def __init__(self) -> None:
        self.now = 0
        self.timers: list[ClockTimer] = []

    def timer(self, _: QObject, slot: Callable[[], None]) -> ClockTimer:
        made = ClockTimer(self, slot)
        self.timers.append(made)
        return made

    def step(self) -> bool:
        """Goes on to the timer that is due next; False when none runs."""
        running = [timer for timer in self.timers if timer.due is not None]
        if not running:
            return False
        timer = min(running, key=lambda timer: timer.due or 0)
        self.now, timer.due = timer.due or 0, None
        timer.slot()
        turn_events()
        return True


class ClockTimer:
    def __init__(self, clock: Clock, slot: Callable[[], None]) -> None:
        self.due: int | None = None
        self.slot = slot
        self._clock = clock

    def start(self, msec: int, /) -> None:
        self.due = self._clock.now + msec

    def stop(self) -> None:
        self.due = None


class ScriptedThinker(Thinker):
    """Answers only when told to, with the first legal move unless another is given."""

    def __init__(self) -> None:
        super().__init__(command=("false",))
        self.asked: list[tuple[int, Job, int]] = []
        self.open: tuple[int, Job] | None = None
        self.cancelled = 0
        self.warmed = 0
        self.afterwards: Callable[[], None] = turn_events

    def warm_up(self) -> None:
        self.warmed += 1

    def ask(self, ticket: int, job: Job, min_ms: int = 0) -> None:
        self.asked.append((ticket, job, min_ms))
        self.open = (ticket, job)

    def cancel(self) -> None:
        self.cancelled += self.open is not None
        self.open = None

    def answer(self, move: Move | None = None) -> bool:
        if self.open is None:
            return False
        (ticket, job), self.open = self.open, None
        self.chosen.emit(ticket, Choice(move or job.moves[0]))
        turn_events()
        self.afterwards()
        return True


class Table:
    """A session, what it told, and short ways to play."""

    def __init__(self, home: Path, game: GameDef = toy.GAME, **chosen: Any) -> None:
        self.thinker = ScriptedThinker()
        self.places = Places(home, home / "state", home / "matches")
        self.library = Library((game,), self.places)
        self.clock = Clock()
        veil = Veil(make_timer=self.clock.timer)
        self.session = TableSession((game,), self.thinker, self.library, veil, **chosen)
        self.thinker.afterwards = self.lift
        self.turns: list[Turn] = []
        self.troubles: list[Trouble] = []
        self.session.turn_changed.connect(self.turns.append)
        self.session.trouble.connect(self.troubles.append)

    @property
    def last(self) -> Turn:
        return self.turns[-1]

    @property
    def current(self) -> Path:
        return self.places.state / "current.kominek"

    def new(self, deals: str = "2", dealer: int | None = 1) -> None:
        self.session.new_match("liking", toy.Options(deals), PERSON_AND_TWO, dealer)

    def submit(self, which: int = 0) -> None:
        assert self.session.submit(self.last.ticket, self.last.moves[which])
        self.lift()

    def lift(self) -> None:
        """Lets the veil's time pass, unless somebody is still being asked."""
        while self.thinker.open is None and self.clock.step():
            pass

    def others(self) -> None:
        """Lets the computers play until the person is to decide, or nobody."""
        told = -1
        while self.thinker.answer() or told != len(self.turns):
            told = len(self.turns)
            self.lift()
            self.session.settled(self.last.ticket)
            self.lift()

    def play_until(self, deal_over: bool = True) -> None:
        """Plays on until the deal is over."""
        self.others()
        while not (self.last.waiting or self.last.over):
            self.submit()
            self.others()

    def moves(self) -> list[str]:
        """The moves in the autosaved record."""
        return self.current.read_text().split("\n\n", 1)[1].splitlines()
