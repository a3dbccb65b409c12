"""JSON-ready summaries of deals and matches. Pairs stand in the order 0+2, 1+3."""

from __future__ import annotations

from typing import Any

from kominek_desktop.rules.cards import format_card, format_suit
from kominek_desktop.rules.game import Event
from kominek_desktop.rules.games.kominek.events import DealEnded
from kominek_desktop.rules.games.kominek.moves import SEAT_NAMES
from kominek_desktop.rules.games.kominek.state import (
    DealResult,
    Reason,
    SideGame,
    State,
    coats_of,
)

PAIRS = ("S+N", "W+E")


def deal_report(event: Event) -> dict[str, Any] | None:
    """The report of the deal that ``event`` ends, else None.

    ``game`` is ``ordinary``, ``five``, ``six``, ``futro``, ``garnitur``, or ``none`` when the deal
    ended before play; ``scored_by`` is 0, 1 or None; ``points`` and ``coat`` are that pair's pay;
    ``eights`` and ``coats`` (worn) stand as after the deal."""
    if not isinstance(event, DealEnded):
        return None
    result = event.result
    return {
        "deal": result.deal,
        "dealer": SEAT_NAMES[result.dealer],
        "trump": None if result.trump is None else format_suit(result.trump),
        "namer": None if result.namer is None else SEAT_NAMES[result.namer],
        "game": _game(result),
        "soloist": None if result.soloist is None else SEAT_NAMES[result.soloist],
        "made": result.made,
        "pips": list(result.pips),
        "tricks": list(result.tricks),
        "scored_by": result.scored_by,
        "points": result.points,
        "coat": None if result.coat is None else result.coat.name.lower(),
        "clause": result.reason.clause,
        "reason": result.reason.id,
        "carried": result.carried,
        "nines": None if result.side is None else _nines(result.side, result.reason),
        "eights": list(result.eights),
        "coats": list(result.coats),
    }


def _game(result: DealResult) -> str:
    if result.game is not None:
        return result.game.id
    return "none" if result.reason in (Reason.NINE_CUT, Reason.NINES) else "ordinary"


def _nines(side: SideGame, reason: Reason) -> dict[str, Any]:
    told: dict[str, Any] = {
        "holder": SEAT_NAMES[side.holder],
        "left": format_card(side.left),
        "hit": side.hit,
    }
    # When three nines end the match, the deal's own points are theirs and stand above.
    if reason is not Reason.NINES:
        told |= {"scored_by": side.pair, "points": 3}
    return told


def match_report(state: State) -> dict[str, Any]:
    """How the match stands: ``winner`` is a pair, or None while it goes on."""
    return {
        "pairs": list(PAIRS),
        "over": state.winner is not None,
        "winner": state.winner,
        "eights": list(state.eights),
        "coats": list(coats_of(state.worn)),
    }
