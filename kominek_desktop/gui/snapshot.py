"""A turn out of a record, for pictures and for looking at a match without a session."""

from __future__ import annotations

from pathlib import Path

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import read_record
from kominek_desktop.session.values import Cause, Turn

PERSON_SEAT = 0


def turn_of(record: Path | None, move: int | None) -> tuple[GameDef, Turn]:
    """The game and the turn of seat 0 after ``move`` moves of a record (all when None); without a
    record the first decision of a match. Raises OSError and BadRecord."""
    if record is None:
        game = GAMES[0]
        dice = Dice(1)
        state = game.new_match(game.default_options)
        while game.actor(state) == CHANCE:
            state = game.apply(state, game.chance(state, dice)).state
    else:
        replay = read_record(record.read_bytes(), GAMES)
        game = replay.game
        state = replay.states[-1 if move is None else move]
    view = game.view(state, PERSON_SEAT)
    actor = game.actor(state)
    over = actor is None
    waiting = not over and game.between_deals(state)
    turn = Turn(
        ticket=0,
        view=view,
        events=(),
        moves=game.view_moves(view) if actor == PERSON_SEAT else (),
        actor=None if waiting or over else game.turn(view),
        waiting=waiting,
        over=over,
        can_undo=False,
        can_redo=False,
        cause=Cause.OPENED,
    )
    return game, turn
