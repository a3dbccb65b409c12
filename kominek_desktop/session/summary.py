"""What can be told of a match before it is on the table: as much as its person may know."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.record import Replay
from kominek_desktop.session.library import CURRENT, PREVIOUS, Library
from kominek_desktop.session.places import Places, find_places
from kominek_desktop.session.table import PERSON
from kominek_desktop.session.values import Trouble, Turn


@dataclass(frozen=True, slots=True)
class Summary:
    """A match at rest, for somebody who may go on with it.

    ``view``, ``moves``, ``actor``, ``waiting`` and ``over`` are what a :class:`Turn` would tell.
    ``played`` is when it was saved last, in local time; None for the match that is on the table.
    """

    game_id: str
    view: Any
    moves: tuple[Move, ...]
    actor: int | None
    waiting: bool
    over: bool
    played: datetime | None = None


def of_turn(game_id: str, turn: Turn) -> Summary:
    """The match on the table."""
    return Summary(game_id, turn.view, turn.moves, turn.actor, turn.waiting, turn.over)


def of_saved(
    library: Library, places: Places | None = None
) -> tuple[Summary | None, tuple[Trouble, ...]]:
    """The match that ``resume`` would go on with, None when there is none; nothing is begun.
    Damaged files are put aside as they are by ``resume``, and told of once, here."""
    replay, troubles = library.load()
    if replay is None:
        return None, troubles
    return _of_replay(replay, _saved_at(places or find_places())), troubles


def _of_replay(replay: Replay, played: datetime | None) -> Summary:
    game, state, seats = replay.game, replay.states[-1], replay.record.seats
    person = seats.index(PERSON) if PERSON in seats else None
    view = game.view(state, person or 0)
    actor = game.actor(state)
    over = actor is None
    waiting = not over and len(replay.states) > 1 and game.between_deals(state)
    return Summary(
        game_id=game.id,
        view=view,
        moves=game.view_moves(view) if actor is not None and actor == person else (),
        actor=None if waiting or over else game.turn(view),
        waiting=waiting,
        over=over,
        played=played,
    )


def _saved_at(places: Places) -> datetime | None:
    for name in (CURRENT, PREVIOUS):
        try:
            return datetime.fromtimestamp((places.state / name).stat().st_mtime)
        except OSError:
            continue
    return None
