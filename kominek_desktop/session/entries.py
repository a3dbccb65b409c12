"""What is told of a file of a match without opening it: read from the record once, then kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kominek_desktop.rules.cards import Card, format_card, parse_card
from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.options import differences
from kominek_desktop.rules.record import BadRecord, Replay, read_record
from kominek_desktop.session.library import Lying
from kominek_desktop.session.table import PERSON
from kominek_desktop.session.values import Trouble, TroubleKind

MOST_BYTES = 2_000_000
"""Larger files are not read for the list: a match of so many moves is nobody's."""
TOO_LARGE = "too_large"
"""The ``detail`` of a trouble with such a file."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What tells whether a file is still the one that was read: its time in nanoseconds since
    1970 and its size in bytes."""

    time: int
    size: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A match in short.

    ``seats``: the kind of player at every seat; ``person``: the person's, None when only computers
    play. ``preset``: the id of the house rules, empty when no preset has them; ``differences``:
    switch and value wherever they stand otherwise than in print. ``deals``: how many have been
    played to their end. ``place``: the person's in a finished match, 1 is first. ``standing``:
    the game's own report of the match. ``hand``: the person's cards of the last deal, as dealt.
    """

    game: str
    seats: tuple[str, ...]
    preset: str
    differences: tuple[tuple[str, str], ...]
    deals: int
    over: bool
    place: int | None
    standing: Mapping[str, Any] = field(hash=False)
    hand: tuple[Card, ...]

    @property
    def person(self) -> int | None:
        """The person's seat."""
        return self.seats.index(PERSON) if PERSON in self.seats else None


@dataclass(frozen=True, slots=True)
class Entry:
    """A file: either what it holds, or why it cannot be read."""

    path: Path
    lying: Lying
    stamp: Stamp
    summary: Summary | None
    trouble: Trouble | None = None


def read_entry(path: Path, lying: Lying, stamp: Stamp, games: Sequence[GameDef]) -> Entry:
    """Reads a file; raises nothing for what is wrong with it."""
    if stamp.size > MOST_BYTES:
        trouble = Trouble(TroubleKind.UNREADABLE, path, detail=TOO_LARGE)
        return Entry(path, lying, stamp, None, trouble)
    try:
        replay = read_record(path.read_bytes(), games)
    except BadRecord as bad:
        kind = TroubleKind.BAD_RECORD
        trouble = Trouble(kind, path, bad.line, bad.column, bad.fault.value)
        return Entry(path, lying, stamp, None, trouble)
    except OSError as error:
        trouble = Trouble(TroubleKind.UNREADABLE, path, detail=error.strerror or str(error))
        return Entry(path, lying, stamp, None, trouble)
    return Entry(path, lying, stamp, summarise(replay))


def summarise(replay: Replay) -> Summary:
    """What is told of a match."""
    game, record, last = replay.game, replay.record, replay.states[-1]
    person = record.seats.index(PERSON) if PERSON in record.seats else None
    outcome = game.outcome(last)
    reports = (game.deal_report(event) for events in replay.events for event in events)
    named = (preset.id for preset in game.presets if preset.options == record.options)
    other = differences(game.switches, record.options)
    return Summary(
        game=game.id,
        seats=record.seats,
        preset=next(named, ""),
        differences=tuple((switch.id, getattr(record.options, switch.id)) for switch in other),
        deals=sum(report is not None for report in reports),
        over=outcome is not None,
        place=None if outcome is None or person is None else outcome.places[person],
        standing=game.match_report(last),
        hand=() if person is None else _last_hand(replay, person),
    )


def _last_hand(replay: Replay, seat: int) -> tuple[Card, ...]:
    """The cards of the last deal in which the seat got any."""
    game, moves, states = replay.game, replay.record.moves, replay.states
    end = len(states)
    for start in range(len(moves) - 1, -1, -1):
        if not game.starts_deal(moves[start]):
            continue
        dealt: tuple[Card, ...] = ()
        for state in states[start + 1 : end]:
            hand = tuple(getattr(game.view(state, seat), "hand", ()))
            if len(hand) < len(dealt):
                break
            dealt = hand
        if dealt:
            return dealt
        end = start + 1
    return ()


def to_json(entry: Entry) -> dict[str, Any]:
    """The form in which an entry is kept, without its path and where it belongs."""
    told: dict[str, Any] = {"time": entry.stamp.time, "size": entry.stamp.size}
    if entry.trouble is not None:
        trouble = entry.trouble
        place = [trouble.kind.name, trouble.line, trouble.column, trouble.detail]
        return told | {"trouble": place}
    summary = entry.summary
    if summary is None:
        return told
    return told | {
        "game": summary.game,
        "seats": list(summary.seats),
        "preset": summary.preset,
        "differences": [list(pair) for pair in summary.differences],
        "deals": summary.deals,
        "over": summary.over,
        "place": summary.place,
        "standing": dict(summary.standing),
        "hand": [format_card(card) for card in summary.hand],
    }


def from_json(told: Mapping[str, Any], path: Path, lying: Lying) -> Entry:
    """The inverse of :func:`to_json`. Raises KeyError, TypeError or ValueError."""
    stamp = Stamp(int(told["time"]), int(told["size"]))
    if "trouble" in told:
        kind, line, column, detail = told["trouble"]
        trouble = Trouble(TroubleKind[kind], path, int(line), int(column), str(detail))
        return Entry(path, lying, stamp, None, trouble)
    place = told["place"]
    summary = Summary(
        game=str(told["game"]),
        seats=tuple(str(seat) for seat in told["seats"]),
        preset=str(told["preset"]),
        differences=tuple((str(switch), str(value)) for switch, value in told["differences"]),
        deals=int(told["deals"]),
        over=bool(told["over"]),
        place=None if place is None else int(place),
        standing=dict(told["standing"]),
        hand=tuple(parse_card(text) for text in told["hand"]),
    )
    return Entry(path, lying, stamp, summary)
