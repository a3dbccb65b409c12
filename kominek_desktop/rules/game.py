"""What every game offers to the rest of the program: a frozen record of pure functions.

A *state* holds the truth of a whole match; a *view* is what one seat may know of it and is
another type without a reference to the state. Chance is a move too, so that ``apply`` is
deterministic and a record replays for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.errors import Refusal
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.options import Preset, Switch

CHANCE = -1
"""The actor of shuffles and lots."""


class Event:
    """Something that happened, in the order in which the table should see it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Step:
    """The state after a move, and what happened on the way."""

    state: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished match ended: a place (1 is first) for every seat."""

    places: tuple[int, ...]


def no_move_veils(_: Move) -> bool:
    """``veils`` of a game in which it is never a secret who is to act."""
    return False


@dataclass(frozen=True, slots=True)
class GameDef:
    """A game. Functions of a state take the game's own state type, of a view its view type.

    ``actor``: the seat to move, CHANCE, or None when the match is over.
    ``legal_moves``: all moves of the seat to act in a fixed order; empty for chance and the end.
    ``view_moves`` / ``view_refusal``: the same from that seat's view alone.
    ``turn``: who a view says is to act; None when nobody or when that is a secret.
    ``apply``: raises IllegalMove.
    ``chance``: draws the chance move that the state waits for.
    ``sample``: a random state that fits a view.
    ``between_deals``: the state rests between two deals (or the match is over).
    ``parse_move``: raises ValueError; ``format_move`` is its inverse.
    ``deal_report``: a JSON-ready mapping for the event that ends a deal, None for every other.
    ``undoable``: the move may be taken back; ``starts_deal``: it brings a new pack.
    ``veils``: with the move, or right after it, seats may be asked something while ``turn`` is a
    secret. It must hold for every such move, whether or not anybody is asked this time.
    """

    id: str
    seat_names: tuple[str, ...]
    pack: tuple[Card, ...]
    switches: tuple[Switch, ...]
    presets: tuple[Preset, ...]
    default_options: Any
    new_match: Callable[[Any], Any]
    options_of: Callable[[Any], Any]
    actor: Callable[[Any], int | None]
    legal_moves: Callable[[Any], tuple[Move, ...]]
    refusal: Callable[[Any, Move], Refusal | None]
    apply: Callable[[Any, Move], Step]
    view: Callable[[Any, int], Any]
    turn: Callable[[Any], int | None]
    redact: Callable[[Any, int], Event | None]
    view_moves: Callable[[Any], tuple[Move, ...]]
    view_refusal: Callable[[Any, Move], Refusal | None]
    sample: Callable[[Any, Dice], Any]
    chance: Callable[[Any, Dice], Move]
    outcome: Callable[[Any], Outcome | None]
    between_deals: Callable[[Any], bool]
    format_move: Callable[[Any], str]
    parse_move: Callable[[str], Move]
    deal_report: Callable[[Any], dict[str, Any] | None]
    match_report: Callable[[Any], dict[str, Any]]
    undoable: Callable[[Any], bool]
    starts_deal: Callable[[Any], bool]
    veils: Callable[[Any], bool] = no_move_veils
