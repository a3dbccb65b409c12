"""A game of three seats with a lot, a cut and a question that only one seat knows of.

A deal: chance shuffles, the seat before the dealer cuts, each seat gets two cards. Who holds the
ace of spades is asked in secret whether he likes it. Then all play both cards, clockwise from the
dealer's left; the seat with the highest last card scores a point.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from kominek_desktop.rules.cards import Card, Rank, Suit, format_cards, make_pack, parse_card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.errors import IllegalMove, Refusal
from kominek_desktop.rules.game import CHANCE, Event, GameDef, Outcome, Step
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.options import Preset, Switch

PACK = make_pack(Rank.QUEEN)
ACE = Card(Rank.ACE, Suit.SPADES)
SEATS = ("A", "B", "C")


class NotNow(Refusal):
    NOT_NOW = ("not_now", "Y1")


@dataclass(frozen=True, slots=True)
class Options:
    deals: str = "2"


@dataclass(frozen=True, slots=True)
class Lot(Move):
    seat: int


@dataclass(frozen=True, slots=True)
class Deal(Move):
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Cut(Move):
    place: int


@dataclass(frozen=True, slots=True)
class Like(Move):
    yes: bool


@dataclass(frozen=True, slots=True)
class Play(Move):
    card: Card


@dataclass(frozen=True, slots=True)
class Given(Event):
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Liked(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    phase: str = "lot"  # lot, pack, cut, ask, play, rest, done
    dealer: int = 0
    deal: int = 0
    pack: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ((), (), ())
    table: tuple[Card, ...] = ()
    scores: tuple[int, ...] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class View:
    seat: int
    phase: str
    turn: int | None
    dealer: int
    deal: int
    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    scores: tuple[int, ...]


def actor(state: State) -> int | None:
    match state.phase:
        case "done":
            return None
        case "lot" | "pack" | "rest":
            return CHANCE
        case "cut":
            return (state.dealer + 2) % 3
        case "ask":
            return next(seat for seat in range(3) if ACE in state.hands[seat])
    return (state.dealer + 1 + len(state.table)) % 3


def view(state: State, seat: int) -> View:
    turn = actor(state)
    asked = state.phase == "ask" and turn != seat
    public = None if asked or turn == CHANCE else turn
    phase = "wait" if asked else state.phase
    hand = state.hands[seat]
    return View(seat, phase, public, state.dealer, state.deal, hand, state.table, state.scores)


def view_moves(seen: View) -> tuple[Move, ...]:
    if seen.turn != seen.seat:
        return ()
    if seen.phase == "cut":
        return tuple(Cut(place) for place in range(1, len(PACK)))
    if seen.phase == "ask":
        return (Like(True), Like(False))
    return tuple(Play(card) for card in seen.hand)


def legal_moves(state: State) -> tuple[Move, ...]:
    seat = actor(state)
    return () if seat is None or seat == CHANCE else view_moves(view(state, seat))


def refusal(state: State, move: Move) -> Refusal | None:
    if actor(state) == CHANCE:
        kind = Lot if state.phase == "lot" else Deal
        return None if isinstance(move, kind) else NotNow.NOT_NOW
    return None if move in legal_moves(state) else NotNow.NOT_NOW


def apply(state: State, move: Move) -> Step:
    if (reason := refusal(state, move)) is not None:
        raise IllegalMove(reason, move, state)
    match move:
        case Lot(seat):
            return Step(replace(state, phase="pack", dealer=seat), ())
        case Deal(cards):
            new = replace(state, phase="cut", pack=cards, deal=state.deal + 1, table=())
            return Step(new, ())
        case Cut(place):
            pack = state.pack[place:] + state.pack[:place]
            hands = (pack[0:2], pack[2:4], pack[4:6])
            phase = "ask" if ACE in pack[:6] else "play"
            return Step(replace(state, phase=phase, hands=hands), (Given(hands),))
        case Like():
            return Step(replace(state, phase="play"), (Liked(actor(state) or 0),))
        case Play(card):
            return _play(state, card)
    raise AssertionError


def _play(state: State, card: Card) -> Step:
    seat = actor(state)
    assert seat is not None
    hands = list(state.hands)
    hands[seat] = tuple(held for held in hands[seat] if held != card)
    new = replace(state, hands=tuple(hands), table=(*state.table, card))
    if len(new.table) == 6:
        last = new.table[3:]
        winner = (state.dealer + 1 + last.index(max(last))) % 3
        scores = tuple(score + (at == winner) for at, score in enumerate(state.scores))
        phase = "done" if state.deal == int(state.options.deals) else "rest"
        new = replace(new, phase=phase, scores=scores, dealer=(state.dealer + 1) % 3)
    return Step(new, (Played(seat, card),))


def redact(event: Event, seat: int) -> Event | None:
    if isinstance(event, Given):
        hands = tuple(hand if at == seat else () for at, hand in enumerate(event.hands))
        return Given(hands)
    return None if isinstance(event, Liked) and event.seat != seat else event


def chance(state: State, dice: Dice) -> Move:
    return Lot(dice.below(3)) if state.phase == "lot" else Deal(dice.shuffle(PACK))


def format_move(move: Any) -> str:
    match move:
        case Lot(seat):
            return f"lot {seat}"
        case Deal(cards):
            return f"deal {format_cards(cards)}"
        case Cut(place):
            return f"cut {place}"
        case Like(yes):
            return f"like {yes:d}"
    return f"play {move.card}"


def parse_move(text: str) -> Move:
    match text.split(" "):
        case ["lot", seat]:
            return Lot(int(seat))
        case ["deal", *cards]:
            return Deal(tuple(map(parse_card, cards)))
        case ["cut", place]:
            return Cut(int(place))
        case ["like", yes]:
            return Like(yes == "1")
        case ["play", card]:
            return Play(parse_card(card))
    raise ValueError(text)


GAME = GameDef(
    id="liking",
    seat_names=SEATS,
    pack=PACK,
    switches=(Switch("deals", "Y2", ("2", "1", "40")),),
    presets=(Preset("printed", Options()),),
    default_options=Options(),
    new_match=State,
    options_of=lambda state: state.options,
    actor=actor,
    legal_moves=legal_moves,
    refusal=refusal,
    apply=apply,
    view=view,
    turn=lambda seen: seen.turn,
    redact=redact,
    view_moves=view_moves,
    view_refusal=lambda seen, move: None if move in view_moves(seen) else NotNow.NOT_NOW,
    sample=lambda seen, dice: State(Options()),
    chance=chance,
    outcome=lambda state: Outcome((1, 1, 1)) if state.phase == "done" else None,
    between_deals=lambda state: state.phase in ("rest", "done"),
    format_move=format_move,
    parse_move=parse_move,
    deal_report=lambda event: None,
    match_report=lambda state: {},
    undoable=lambda move: isinstance(move, Play | Like),
    starts_deal=lambda move: isinstance(move, Deal),
    veils=lambda move: isinstance(move, Cut | Like),
)
