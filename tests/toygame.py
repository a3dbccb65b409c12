"""A game of two seats, small enough to be checked by eye: each gets a card and shows it or folds.

Clauses: T1 a deal is two different cards of the pack. T2 only the own card can be shown. T3 the
higher card takes the points of the deal. T4 the first seat to reach the target wins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from kominek_desktop.rules.cards import Card, Rank, format_card, make_pack, parse_card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.errors import IllegalMove, Refusal
from kominek_desktop.rules.game import CHANCE, Event, GameDef, Outcome, Step
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.options import Preset, Switch

PACK = make_pack(Rank.KING)
SEATS = ("L", "R")
SWITCHES = (Switch("target", "T4", ("2", "1", "endless")), Switch("pay", "T3", ("one", "two")))


class ToyRefusal(Refusal):
    BAD_DEAL = ("bad_deal", "T1")
    NOT_HELD = ("not_held", "T2")
    OUT_OF_TURN = ("out_of_turn", "T2")


@dataclass(frozen=True, slots=True)
class ToyOptions:
    target: str = "2"
    pay: str = "one"


@dataclass(frozen=True, slots=True)
class Deal(Move):
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Show(Move):
    card: Card


@dataclass(frozen=True, slots=True)
class Fold(Move):
    pass


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    points: tuple[int, int]
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ToyState:
    options: ToyOptions
    hands: tuple[Card, ...] = ()
    shown: tuple[Card | None, ...] = ()
    scores: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: int
    card: Card


def actor(state: ToyState) -> int | None:
    if state.options.target != "endless" and max(state.scores) >= int(state.options.target):
        return None
    return len(state.shown) if state.hands else CHANCE


def legal_moves(state: ToyState) -> tuple[Move, ...]:
    seat = actor(state)
    return () if seat is None or seat == CHANCE else (Show(state.hands[seat]), Fold())


def refusal(state: ToyState, move: Move) -> Refusal | None:
    seat = actor(state)
    if isinstance(move, Deal):
        if seat != CHANCE:
            return ToyRefusal.OUT_OF_TURN
        fair = len(move.cards) == 2 == len(set(move.cards)) and set(move.cards) <= set(PACK)
        return None if fair else ToyRefusal.BAD_DEAL
    if seat is None or seat == CHANCE:
        return ToyRefusal.OUT_OF_TURN
    return None if move in legal_moves(state) else ToyRefusal.NOT_HELD


def apply(state: ToyState, move: Move) -> Step:
    if (reason := refusal(state, move)) is not None:
        raise IllegalMove(reason, move, state)
    if isinstance(move, Deal):
        return Step(replace(state, hands=move.cards), ())
    shown = (*state.shown, move.card if isinstance(move, Show) else None)
    if len(shown) == 1:
        return Step(replace(state, shown=shown), ())
    strengths = [card.rank * 4 + card.suit if card else 0 for card in shown]
    won = {"one": 1, "two": 2}[state.options.pay]
    points = (won if strengths[0] >= strengths[1] else 0, won if strengths[1] > strengths[0] else 0)
    scores = (state.scores[0] + points[0], state.scores[1] + points[1])
    return Step(ToyState(state.options, scores=scores), (DealEnded(points, scores),))


def outcome(state: ToyState) -> Outcome | None:
    if actor(state) is not None:
        return None
    return Outcome((1, 2) if state.scores[0] > state.scores[1] else (2, 1))


def format_move(move: Any) -> str:
    if isinstance(move, Deal):
        return " ".join(["deal", *map(format_card, move.cards)])
    return f"show {format_card(move.card)}" if isinstance(move, Show) else "fold"


def parse_move(text: str) -> Move:
    verb, *rest = text.split(" ")
    if verb == "deal":
        return Deal(tuple(map(parse_card, rest)))
    if verb == "show" and len(rest) == 1:
        return Show(parse_card(rest[0]))
    if text == "fold":
        return Fold()
    raise ValueError(text)


def deal_report(event: Any) -> dict[str, Any] | None:
    if not isinstance(event, DealEnded):
        return None
    return {"points": list(event.points), "scores": list(event.scores)}


def _sample(view: ToyView, dice: Dice) -> ToyState:
    other = dice.pick([card for card in PACK if card != view.card])
    hands = (view.card, other) if view.seat == 0 else (other, view.card)
    return ToyState(ToyOptions(), hands, (None,) * view.seat)


TOY = GameDef(
    id="toy",
    seat_names=SEATS,
    pack=PACK,
    switches=SWITCHES,
    presets=(Preset("short", ToyOptions("1")),),
    default_options=ToyOptions(),
    new_match=ToyState,
    options_of=lambda state: state.options,
    actor=actor,
    legal_moves=legal_moves,
    refusal=refusal,
    apply=apply,
    view=lambda state, seat: ToyView(seat, state.hands[seat]),
    turn=lambda view: view.seat,
    redact=lambda event, seat: event,
    view_moves=lambda view: (Show(view.card), Fold()),
    view_refusal=lambda view, move: (
        None if move in (Show(view.card), Fold()) else ToyRefusal.NOT_HELD
    ),
    sample=_sample,
    chance=lambda state, dice: Deal(dice.shuffle(PACK)[:2]),
    outcome=outcome,
    between_deals=lambda state: not state.hands,
    format_move=format_move,
    parse_move=parse_move,
    deal_report=deal_report,
    match_report=lambda state: {"scores": list(state.scores)},
    undoable=lambda move: not isinstance(move, Deal),
    starts_deal=lambda move: isinstance(move, Deal),
)
