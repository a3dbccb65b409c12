"""Records: what was played, as text. Saves, golden files and bug reports are this one form.

The form is described in ``docs/record-format.md``. Reading and writing come in pairs; reading
checks every move against the rules and names the line and the column of the first fault.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from kominek_desktop.rules.errors import IllegalMove, Refusal
from kominek_desktop.rules.game import CHANCE, Event, GameDef
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.options import BadOption, format_options, parse_options

FORMAT = "kominek-record"
SUFFIX = ".kominek"
VERSION = "1"
KEYS = ("format", "game", "options", "version", "seats")
"""The header keys of this version, in the order in which they are written."""

_FIRST_MOVE_LINE = len(KEYS) + 2
_BLANKS = " \t"
_BYTE_ORDER_MARK = "\ufeff"
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


class RecordFault(Enum):
    """What is wrong with a record; the value is a stable id."""

    NOT_TEXT = "not_text"
    NOT_A_RECORD = "not_a_record"
    UNKNOWN_FORMAT = "unknown_format"
    BAD_HEADER = "bad_header"
    TRUNCATED = "truncated"
    UNKNOWN_GAME = "unknown_game"
    BAD_OPTION = "bad_option"
    BAD_SEATS = "bad_seats"
    BAD_MOVE = "bad_move"
    WRONG_SEAT = "wrong_seat"
    ILLEGAL_MOVE = "illegal_move"
    MATCH_OVER = "match_over"


class BadRecord(ValueError):
    """A record that cannot be read.

    ``line`` and ``column`` count from 1, in characters; a byte order mark is not counted.
    ``text`` is what stands there. ``refusal`` tells why a move is illegal. ``expected`` is what
    should stand there where that is known: the missing key, the format, the seat to act (empty
    for chance), the number of seats.
    """

    def __init__(
        self,
        fault: RecordFault,
        line: int,
        column: int,
        text: str,
        refusal: Refusal | None = None,
        *,
        expected: str = "",
    ) -> None:
        super().__init__(f"{fault.value} at {line}:{column}: {text!r}")
        self.fault = fault
        self.line = line
        self.column = column
        self.text = text
        self.refusal = refusal
        self.expected = expected


@dataclass(frozen=True, slots=True)
class Record:
    """One match. ``game`` is the id of the game, ``version`` that of the program that wrote it
    (one line of text), ``seats`` the kind of player at every seat (one word each)."""

    game: str
    options: Any
    version: str
    seats: tuple[str, ...]
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record with its positions: ``states[i]`` is the one before ``moves[i]``, the last state
    the one after all moves; ``events[i]`` is what ``moves[i]`` brought about."""

    game: GameDef
    record: Record
    states: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]


@dataclass(frozen=True, slots=True)
class _Line:
    """A line with its place; ``column`` is where ``text`` begins."""

    number: int
    column: int
    text: str


@dataclass(frozen=True, slots=True)
class _Written:
    """A move as it is written: ``line`` is the whole line, ``text`` the part without the seat,
    ``seat`` the seat named before it, CHANCE when none is."""

    line: _Line
    seat: int
    text: _Line
    move: Move


def format_header(game: GameDef, options: Any, version: str, seats: Sequence[str]) -> str:
    """The header with the empty line after it; moves can be appended to it one by one."""
    values = (
        f"{FORMAT} {VERSION}",
        game.id,
        format_options(game.switches, options),
        version,
        " ".join(seats),
    )
    lines = (f"{key}: {value}".rstrip() for key, value in zip(KEYS, values, strict=True))
    return "\n".join(lines) + "\n\n"


def format_moves(game: GameDef, states: Sequence[Any], moves: Sequence[Move]) -> str:
    """One line a move, the last one ended too; ``states[i]`` is the position before ``moves[i]``
    (further states are not looked at)."""
    lines = []
    for state, move in zip(states, moves, strict=False):
        actor = game.actor(state)
        named = "" if actor is None or actor == CHANCE else game.seat_names[actor] + " "
        lines.append(f"{named}{game.format_move(move)}\n")
    return "".join(lines)


def format_replay(replayed: Replay) -> str:
    """The text of a record whose positions are known already."""
    record, game = replayed.record, replayed.game
    header = format_header(game, record.options, record.version, record.seats)
    return header + format_moves(game, replayed.states, record.moves)


def format_record(record: Record, games: Sequence[GameDef]) -> str:
    """The text of a record. Its moves are played through, since a line names the seat to act;
    raises :class:`BadRecord` like :func:`replay`."""
    return format_replay(replay(record, games))


def parse_record(text: str | bytes, games: Sequence[GameDef]) -> Record:
    """The record in ``text``, with moves that are well formed but not checked by the rules.

    Raises :class:`BadRecord`.
    """
    _, header, written = _parse(text, games)
    return dataclasses.replace(header, moves=tuple(each.move for each in written))


def read_record(text: str | bytes, games: Sequence[GameDef]) -> Replay:
    """The record in ``text``, every move checked by the rules and every seat by the turn.

    Raises :class:`BadRecord` for the first fault: those of the header, then move by move.
    """
    game, header, written = _parse(text, games)
    states, events, moves = [game.new_match(header.options)], [], []
    for each in written:
        actor = game.actor(states[-1])
        if actor is None:
            raise _fault(RecordFault.MATCH_OVER, each.line)
        if actor != each.seat:
            raise _wrong_seat(game, each, actor)
        state, news = _apply(game, states[-1], each.move, each.text)
        states.append(state)
        events.append(news)
        moves.append(each.move)
    record = dataclasses.replace(header, moves=tuple(moves))
    return Replay(game, record, tuple(states), tuple(events))


def replay(record: Record, games: Sequence[GameDef]) -> Replay:
    """Plays a record through.

    Raises :class:`BadRecord`; its line and column are those that :func:`format_record` would
    give to the fault.
    """
    game = _find_game(_Line(2, len("game: ") + 1, record.game), games)
    _check_seats(game, record.seats, _Line(5, len("seats: ") + 1, " ".join(record.seats)))
    states, events = [game.new_match(record.options)], []
    for number, move in enumerate(record.moves, _FIRST_MOVE_LINE):
        actor, text = game.actor(states[-1]), game.format_move(move)
        if actor is None:
            raise _fault(RecordFault.MATCH_OVER, _Line(number, 1, text))
        column = 1 if actor == CHANCE else len(game.seat_names[actor]) + 2
        state, news = _apply(game, states[-1], move, _Line(number, column, text))
        states.append(state)
        events.append(news)
    return Replay(game, record, tuple(states), tuple(events))


def _apply(game: GameDef, state: Any, move: Move, line: _Line) -> tuple[Any, tuple[Event, ...]]:
    try:
        step = game.apply(state, move)
    except IllegalMove as error:
        raise _fault(RecordFault.ILLEGAL_MOVE, line, refusal=error.refusal) from error
    return step.state, step.events


def _wrong_seat(game: GameDef, written: _Written, actor: int) -> BadRecord:
    named = written.line
    if written.seat != CHANCE:
        named = _Line(named.number, named.column, game.seat_names[written.seat])
    expected = "" if actor == CHANCE else game.seat_names[actor]
    return _fault(RecordFault.WRONG_SEAT, named, expected=expected)


def _fault(
    fault: RecordFault, line: _Line, *, refusal: Refusal | None = None, expected: str = ""
) -> BadRecord:
    return BadRecord(fault, line.number, line.column, line.text, refusal, expected=expected)


def _parse(
    text: str | bytes, games: Sequence[GameDef]
) -> tuple[GameDef, Record, Iterator[_Written]]:
    """The game, the record without its moves, and the moves, parsed one by one as they are
    taken, so that the first fault of a text is the one that is reported."""
    lines = _split(text)
    values = _parse_header(lines)
    game = _find_game(values["game"], games)
    place = values["options"]
    try:
        options = parse_options(game.switches, game.default_options, place.text)
    except BadOption as error:
        at = _Line(place.number, place.column + error.column - 1, error.text)
        raise _fault(RecordFault.BAD_OPTION, at) from error
    seats = tuple(values["seats"].text.split())
    _check_seats(game, seats, values["seats"])
    header = Record(game.id, options, values["version"].text, seats, ())
    return game, header, _parse_moves(game, lines)


def _split(text: str | bytes) -> Iterator[_Line]:
    """The lines without blanks at their ends and without comments."""
    if isinstance(text, bytes):
        text = _decode(text)
    text = text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n")
    if found := _CONTROL.search(text):
        raise _not_text(text[: found.start()], found.group())
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    for number, line in enumerate(lines, 1):
        content = line.lstrip(_BLANKS)
        if not content.startswith("#"):
            yield _Line(number, len(line) - len(content) + 1, content.rstrip(_BLANKS))


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        raise _not_text(before, repr(data[error.start : error.end])[2:-1]) from error


def _not_text(before: str, text: str) -> BadRecord:
    last = before.removeprefix(_BYTE_ORDER_MARK).rpartition("\n")[2]
    return _fault(RecordFault.NOT_TEXT, _Line(before.count("\n") + 1, len(last) + 1, text))


def _parse_header(lines: Iterator[_Line]) -> dict[str, _Line]:
    """The places of the values; takes the lines up to the first empty one after a key."""
    values: dict[str, _Line] = {}
    end = _Line(1, 1, "")
    for line in lines:
        if line.text:
            key, value = _parse_key(line, values)
            values.setdefault(key, value)
            end = _Line(line.number, line.column + len(line.text), "")
        elif values:
            end = line
            break
    else:
        raise _fault(RecordFault.TRUNCATED, end, expected=_missing(values))
    if missing := _missing(values):
        raise _fault(RecordFault.TRUNCATED, end, expected=missing)
    return values


def _missing(values: dict[str, _Line]) -> str:
    return next((key for key in KEYS if key not in values), "")


def _parse_key(line: _Line, values: dict[str, _Line]) -> tuple[str, _Line]:
    key, colon, value = line.text.partition(":")
    content = value.lstrip(_BLANKS)
    place = _Line(line.number, line.column + len(line.text) - len(content), content)
    if not values:
        if key != KEYS[0] or not (content == FORMAT or content.startswith(FORMAT + " ")):
            raise _fault(RecordFault.NOT_A_RECORD, line, expected=f"{KEYS[0]}: {FORMAT} {VERSION}")
        if content.split() != [FORMAT, VERSION]:
            raise _fault(RecordFault.UNKNOWN_FORMAT, place, expected=f"{FORMAT} {VERSION}")
    own = key.startswith("x-")
    if not colon or not (own or key in KEYS) or (key in values and not own):
        raise _fault(RecordFault.BAD_HEADER, line)
    return key, place


def _find_game(name: _Line, games: Sequence[GameDef]) -> GameDef:
    for game in games:
        if game.id == name.text:
            return game
    raise _fault(RecordFault.UNKNOWN_GAME, name)


def _check_seats(game: GameDef, seats: Sequence[str], place: _Line) -> None:
    if len(seats) != len(game.seat_names):
        raise _fault(RecordFault.BAD_SEATS, place, expected=str(len(game.seat_names)))


def _parse_moves(game: GameDef, lines: Iterator[_Line]) -> Iterator[_Written]:
    for line in lines:
        if not line.text:
            continue
        seat, text = CHANCE, line
        word = line.text.replace("\t", " ").partition(" ")[0]
        if word in game.seat_names:
            seat = game.seat_names.index(word)
            content = line.text[len(word) :].lstrip(_BLANKS)
            column = line.column + len(line.text) - len(content)
            text = _Line(line.number, column, content)
        try:
            move = game.parse_move(" ".join(text.text.split()))
        except ValueError as error:
            raise _fault(RecordFault.BAD_MOVE, text) from error
        yield _Written(line, seat, text, move)
