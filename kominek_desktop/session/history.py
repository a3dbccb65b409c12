"""What was played in one match, with every position, and the moves that were taken back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

from kominek_desktop import __version__
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, Event, GameDef
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.options import format_options
from kominek_desktop.rules.record import Replay, format_header, format_moves
from kominek_desktop.session.match_code import code_of


class History:
    """A line of moves with a place in it. What lies before the place has been played; what lies
    behind it, the *tail*, was taken back and can be repeated."""

    def __init__(self, game: GameDef, options: Any, seats: tuple[str, ...]) -> None:
        """A match of which nothing has been played. ``seats``: the kind of player per seat."""
        self.game = game
        self.seats = seats
        self._header = format_header(game, options, __version__, seats)
        self._states: list[Any] = [game.new_match(options)]
        self._moves: list[Move] = []
        self._events: list[tuple[Event, ...]] = []
        self._lines: list[str] = []
        self._place = 0

    @classmethod
    def from_replay(cls, replay: Replay) -> History:
        """A match as a record tells it, at its end."""
        record = replay.record
        history = cls(replay.game, record.options, record.seats)
        history._states = list(replay.states)
        history._moves = list(record.moves)
        history._events = list(replay.events)
        history._lines = [
            format_moves(replay.game, (state,), (move,))
            for state, move in zip(replay.states, record.moves, strict=False)
        ]
        history._place = len(record.moves)
        return history

    @property
    def state(self) -> Any:
        """The position at the place."""
        return self._states[self._place]

    @property
    def place(self) -> int:
        """How many moves have been played."""
        return self._place

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that have been played, without the tail."""
        return tuple(self._moves[: self._place])

    @property
    def next_move(self) -> Move | None:
        """The first move of the tail."""
        return self._moves[self._place] if self._place < len(self._moves) else None

    @property
    def veiled(self) -> bool:
        """Whether seats may have been asked in secret just now, or may be next."""
        return self._place > 0 and self.game.veils(self._moves[self._place - 1])

    @property
    def has_decisions(self) -> bool:
        """Whether any seat has decided anything yet."""
        return any(self.game.actor(state) != CHANCE for state in self._states[: self._place])

    @property
    def has_deal(self) -> bool:
        """Whether a pack has come yet."""
        return self._deal_place() is not None

    def text(self) -> str:
        """The record of what has been played, without the tail."""
        return self._header + "".join(self._lines[: self._place])

    @property
    def code(self) -> str:
        """A short name of the match that stays the same from its first pack on; empty before."""
        starts = (self.game.starts_deal(move) for move in self._moves[: self._place])
        first = next((place for place, starts_deal in enumerate(starts, 1) if starts_deal), 0)
        rules = format_options(self.game.switches, self.game.options_of(self.state))
        return code_of(self.game.id, rules, self._lines[:first]) if first else ""

    def deal_results(self) -> tuple[dict[str, Any], ...]:
        """The game's reports of the deals that have ended, without the tail."""
        events = (event for news in self._events[: self._place] for event in news)
        reports = (self.game.deal_report(event) for event in events)
        return tuple(report for report in reports if report is not None)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Plays a move and returns its events. The tail's own first move leaves the rest of the
        tail in place, any other drops it. Raises IllegalMove and then changes nothing."""
        if move != self.next_move:
            step = self.game.apply(self.state, move)
            line = format_moves(self.game, (self.state,), (move,))
            self._truncate(self._place)
            self._moves.append(move)
            self._events.append(step.events)
            self._states.append(step.state)
            self._lines.append(line)
        self._place += 1
        return self._events[self._place - 1]

    def can_undo(self, person: int | None) -> bool:
        """Whether the person has a decision to go back to."""
        return self._undo_place(person) is not None

    def undo(self, person: int | None) -> bool:
        """Goes back to the person's last decision that may be taken back."""
        place = self._undo_place(person)
        if place is not None:
            self._place = place
        return place is not None

    def redo(self, person: int | None) -> tuple[Event, ...]:
        """Repeats the tail up to the person's next decision that was taken back, or to its end;
        returns the events on the way."""
        first = self._place
        for place in range(first + 1, len(self._moves)):
            if self._is_decision(place, person):
                self._place = place
                break
        else:
            self._place = len(self._moves)
        return tuple(event for events in self._events[first : self._place] for event in events)

    def same_deal(self) -> tuple[Event, ...] | None:
        """Goes back to the present deal with its pack cut, drops the rest and returns the events
        of the pack and its cuts; None when no pack has come yet. What follows a pack and may not
        be taken back (a second look at a cut) belongs to the pack."""
        first = self._deal_place()
        if first is None:
            return None
        game, last = self.game, first + 1
        while last < self._place and not (
            game.undoable(self._moves[last])
            or game.starts_deal(self._moves[last])
            or game.between_deals(self._states[last])
        ):
            last += 1
        self._truncate(last)
        self._place = last
        return tuple(event for events in self._events[first:last] for event in events)

    def _is_decision(self, place: int, person: int | None) -> bool:
        mine = self.game.actor(self._states[place]) == person
        return mine and self.game.undoable(self._moves[place])

    def _undo_place(self, person: int | None) -> int | None:
        if person is None:
            return None
        places = range(self._place - 1, -1, -1)
        return next((place for place in places if self._is_decision(place, person)), None)

    def _deal_place(self) -> int | None:
        places = range(self._place - 1, -1, -1)
        starts = self.game.starts_deal
        return next((place for place in places if starts(self._moves[place])), None)

    def _truncate(self, count: int) -> None:
        del self._moves[count:], self._events[count:], self._lines[count:]
        del self._states[count + 1 :]


def lots(game: GameDef, options: Any, seat: int, dice: Dice) -> Iterator[Move]:
    """The lots at the start of a match, decided so that they fall on a seat: chance moves with
    a field ``seat``. None for a game that draws none."""
    state = game.new_match(options)
    while game.actor(state) == CHANCE:
        lot: Any = game.chance(state, dice)
        if not is_dataclass(lot) or all(item.name != "seat" for item in fields(lot)):
            return
        decided: Any = replace(lot, seat=seat)  # type: ignore[type-var]
        yield decided
        state = game.apply(state, decided).state


def fresh_seed() -> int:
    """Bits from the system. (The module for secrets would load a cryptography library for it.)"""
    return int.from_bytes(os.urandom(32))
