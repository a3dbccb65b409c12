"""What the session tells: plain frozen values without words for people."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kominek_desktop.rules.game import Event
    from kominek_desktop.rules.moves import Move


class Cause(Enum):
    """Why a turn is shown. Everything but MOVE is a jump: the view is not the last one carried
    on by the events, and the table shows it at once or from its beginning."""

    MOVE = auto()
    NEW = auto()
    OPENED = auto()
    UNDO = auto()
    REDO = auto()
    SAME_DEAL = auto()


@dataclass(frozen=True, slots=True)
class Turn:
    """A snapshot of the match as the person at the table may know it.

    ``ticket``: hand it back with every answer to this turn; an older one is not listened to.
    ``view``: the game's view for the person's seat (seat 0 when only computers play).
    ``events``: redacted for that seat, in order, since the last turn; after UNDO and OPENED only
    those that came after the jump.
    ``moves``: the person's legal moves, empty when somebody else is to act.
    ``actor``: who is publicly to act, None when nobody is or when that is a secret.
    ``waiting``: the match rests between two deals until ``proceed``.
    ``over``: the match has ended.
    """

    ticket: int
    view: Any
    events: tuple[Event, ...]
    moves: tuple[Move, ...]
    actor: int | None
    waiting: bool
    over: bool
    can_undo: bool
    can_redo: bool
    cause: Cause


class TroubleKind(Enum):
    """What went wrong with a file; play goes on in every case."""

    DAMAGED_SAVE = auto()
    DAMAGED_SETTINGS = auto()
    BAD_RECORD = auto()
    UNREADABLE = auto()
    UNWRITABLE = auto()


@dataclass(frozen=True, slots=True)
class Trouble:
    """A file that could not be used.

    ``path``: for DAMAGED_SAVE and DAMAGED_SETTINGS the name under which the damaged file was put
    aside, else the file meant. ``line`` and ``column`` count from 1; 0 means that there is no
    such place. ``detail``: the stable id of the fault (``RecordFault``) in a record, else what
    the system said.
    """

    kind: TroubleKind
    path: Path
    line: int = 0
    column: int = 0
    detail: str = ""
