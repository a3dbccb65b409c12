"""A kept match to be looked at: read beside the window, then told stop by stop, as much of it as
its first seat may know."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.game import CHANCE, GameDef, Step
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.record import Replay
from kominek_desktop.session.library import read_match
from kominek_desktop.session.values import Cause, Trouble, Turn

SEAT = 0
"""From here the match is seen."""


@dataclass(frozen=True, slots=True)
class TrickSpan:
    """A trick of a deal: ``first`` is the stop before its first card, ``winner`` the seat that
    took it, None when the record ends before."""

    first: int
    winner: int | None


@dataclass(frozen=True, slots=True)
class DealSpan:
    """A deal: its stops from ``first`` to ``last``. ``over``: it was played to its end."""

    first: int
    last: int
    over: bool
    tricks: tuple[TrickSpan, ...]

    def trick_at(self, stop: int) -> int:
        """The number of the trick that is played at a stop, 0 before the first."""
        return sum(trick.first <= stop for trick in self.tricks)


class Course:
    """The stops of a match, counted from 0. A stop is a position in which something may be seen
    that was not to be seen before: not while a seat is asked in secret, nor before a chance move
    that follows another one."""

    def __init__(self, replay: Replay) -> None:
        """Raises nothing; a record without moves has one stop and one deal."""
        self.replay = replay
        self._places = tuple(
            place for place in range(len(replay.states)) if _is_stop(replay, place)
        )
        self.deals = tuple(self._spans())

    @property
    def game(self) -> GameDef:
        """The game that was played."""
        return self.replay.game

    @property
    def last(self) -> int:
        """The last stop."""
        return len(self._places) - 1

    def deal_at(self, stop: int) -> int:
        """The place of the deal in ``deals`` to which a stop belongs."""
        return bisect_right([deal.first for deal in self.deals], stop) - 1

    def turn(self, stop: int) -> Turn:
        """The position at a stop, and the events since the one before. Nobody is asked."""
        game, replay, place = self.game, self.replay, self._places[stop]
        before = self._places[stop - 1] if stop else 0
        view = game.view(replay.states[place], SEAT)
        told = (game.redact(event, SEAT) for news in replay.events[before:place] for event in news)
        over = game.actor(replay.states[place]) is None
        waiting = not over and self._is_end(place)
        return Turn(
            ticket=0,
            view=view,
            events=tuple(event for event in told if event is not None),
            moves=(),
            actor=None if waiting or over else game.turn(view),
            waiting=waiting,
            over=over,
            can_undo=False,
            can_redo=False,
            cause=Cause.MOVE,
        )

    def hands(self, deal: int) -> tuple[tuple[Card, ...], ...]:
        """The cards of every seat as they were dealt, which anybody may look at when the deal is
        over (K38); empty before, and when none were dealt."""
        span, game = self.deals[deal], self.game
        if not span.over:
            return ()
        end = self._places[span.last]
        begin = self._places[span.first]
        packs = [place for place in range(end) if game.starts_deal(self.replay.record.moves[place])]
        begin = max([begin, *(place + 1 for place in packs)])
        hands = tuple(self._dealt(begin, end, seat) for seat in range(len(game.seat_names)))
        return hands if all(hands) else ()

    def _dealt(self, begin: int, end: int, seat: int) -> tuple[Card, ...]:
        """The most cards that a seat held between two positions."""
        held: tuple[Card, ...] = ()
        for state in self.replay.states[begin : end + 1]:
            hand = _part(self.game.view(state, seat), "hand")
            if len(hand) < len(held):
                break
            held = hand
        return held

    def _is_end(self, place: int) -> bool:
        return place > 0 and self.game.between_deals(self.replay.states[place])

    def _spans(self) -> Iterator[DealSpan]:
        first = 0
        for stop, place in enumerate(self._places):
            over = self._is_end(place)
            if over or stop == self.last:
                yield DealSpan(first, stop, over, tuple(self._tricks(first, stop)))
                first = stop + 1

    def _tricks(self, first: int, last: int) -> Iterator[TrickSpan]:
        begun: list[int] = []
        taken: Sequence[Any] = ()
        begin = self._places[first - 1] + 1 if first else 0
        for place in range(begin, self._places[last] + 1):
            view = self.game.view(self.replay.states[place], SEAT)
            done = _part(view, "tricks")
            taken = done or taken
            if _part(view, "trick") and len(done) == len(begun):
                begun.append(max(first, bisect_right(self._places, place - 1) - 1))
        for number, stop in enumerate(begun):
            yield TrickSpan(stop, taken[number].winner if number < len(taken) else None)


def _is_stop(replay: Replay, place: int) -> bool:
    game, state = replay.game, replay.states[place]
    if place == len(replay.states) - 1 or (place and game.between_deals(state)):
        return True
    if game.actor(state) == CHANCE:
        return place > 0 and game.actor(replay.states[place - 1]) != CHANCE
    return game.turn(game.view(state, SEAT)) is not None


def _part(view: Any, name: str) -> tuple[Any, ...]:
    """What views of most games have; nothing where a game has no such thing."""
    return tuple(getattr(view, name, ()))


class _Stopped(Exception):
    """Nobody waits for this file any more."""


class _Reading(QThread):
    """Reads one file. ``came`` brings the number of the reading and a Course or a Trouble."""

    came = Signal(int, object)

    def __init__(self, number: int, path: Path, games: Sequence[GameDef]) -> None:
        super().__init__()
        self._number = number
        self._path = path
        self._games = {game.id: game for game in games}

    def run(self) -> None:
        """See Qt."""
        # A long match is left in the midst of it.
        games = [
            replace(game, apply=partial(self._apply, game.apply)) for game in self._games.values()
        ]
        try:
            found = read_match(self._path, games)
        except _Stopped:
            return
        if isinstance(found, Replay):
            course = Course(replace(found, game=self._games[found.game.id]))
            self.came.emit(self._number, course)
        else:
            self.came.emit(self._number, found)

    def _apply(self, apply: Callable[[Any, Move], Step], state: Any, move: Move) -> Step:
        if self.isInterruptionRequested():
            raise _Stopped
        return apply(state, move)


class CourseReader(QObject):
    """Reads matches without holding up the caller; the files stay as they are. ``came`` brings the
    Course of the match asked for last, ``trouble`` the :class:`Trouble` with its file."""

    came = Signal(object)
    trouble = Signal(object)

    def __init__(self, games: Sequence[GameDef], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = tuple(games)
        self._number = 0
        self._reading: _Reading | None = None

    @property
    def busy(self) -> bool:
        """Whether a match is still to come."""
        return self._reading is not None

    def read(self, path: Path) -> None:
        """Read a match; one that was still to come does not come any more."""
        self.rest()
        self._number += 1
        self._reading = reading = _Reading(self._number, path, self._games)
        reading.came.connect(self._on_came)
        reading.start()

    @Slot()
    def rest(self) -> None:
        """Stop; no thread is left."""
        reading, self._reading = self._reading, None
        if reading is not None:
            reading.requestInterruption()
            reading.wait()
            reading.deleteLater()

    @Slot(int, object)
    def _on_came(self, number: int, found: Course | Trouble) -> None:
        if self._reading is None or number != self._number:
            return
        self.rest()
        (self.trouble if isinstance(found, Trouble) else self.came).emit(found)
