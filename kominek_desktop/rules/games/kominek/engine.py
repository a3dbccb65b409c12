"""``apply``: one move, the state after it, and what happened on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kominek_desktop.rules.cards import Card, Rank
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.errors import IllegalMove
from kominek_desktop.rules.game import CHANCE, Event, Outcome, Step
from kominek_desktop.rules.games.kominek.events import (
    CardPicked,
    CutterNamed,
    DealerDrawn,
    NinesLaid,
    NinesRevealed,
    PackCut,
    PacketDealt,
    PackShuffled,
    RedealAsked,
    TrumpNamed,
    TrumpShown,
)
from kominek_desktop.rules.games.kominek.legality import No, moves_of, refusal_of
from kominek_desktop.rules.games.kominek.moves import (
    Cut,
    Deal,
    Decline,
    DrawDealer,
    KeepNines,
    LayNines,
    LeaveNine,
    NameCutter,
    NameTrump,
    Pick,
    Redeal,
)
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.play import (
    PLAY_RULES,
    start_auction,
)
from kominek_desktop.rules.games.kominek.scoring import Pay, finish, settle
from kominek_desktop.rules.games.kominek.state import (
    NOBODY,
    PACK,
    SEATS,
    Phase,
    Picked,
    Reason,
    SideGame,
    State,
    dealt_to,
)
from kominek_desktop.rules.games.kominek.views import grounds_at, view
from kominek_desktop.rules.moves import Move

Change = tuple[State, tuple[Event, ...]]
CUTS = 3
"""Nines at the bottom that end a deal before it begins (K7)."""


def new_match(options: Options, announcements: bool) -> State:
    """A match before the lot for the first dealer (K5)."""
    return State(options, announcements, turn=CHANCE)


def legal_moves(state: State) -> tuple[Move, ...]:
    """The legal moves of the seat to act; empty for chance and when the match is over."""
    return moves_of(view(state, state.turn)) if state.turn >= 0 else ()


def refusal(state: State, move: Move) -> No | None:
    """Why ``move`` cannot be made now, or None."""
    if state.turn == NOBODY:
        return No.NOT_YOUR_TURN
    if state.turn >= 0:
        return refusal_of(view(state, state.turn), move)
    if state.phase is Phase.LOT:
        if not isinstance(move, DrawDealer):
            return No.WRONG_KIND
        return None if 0 <= move.seat < SEATS else No.BAD_SEAT
    if not isinstance(move, Deal):
        return No.WRONG_KIND
    return None if sorted(move.cards) == sorted(PACK) else No.BAD_PACK


def apply(state: State, move: Move) -> Step:
    """The step that ``move`` makes; raises IllegalMove."""
    if (no := refusal(state, move)) is not None:
        raise IllegalMove(no, move, state)
    return Step(*_RULES[type(move)](state, move))


def chance(state: State, dice: Dice) -> Move:
    """The chance move that the state waits for."""
    if state.phase is Phase.LOT:
        return DrawDealer(dice.below(SEATS))
    return Deal(dice.shuffle(PACK))


def outcome(state: State) -> Outcome | None:
    """Places of the seats when the match is over (K36)."""
    if state.winner is None:
        return None
    return Outcome(tuple(1 if seat % 2 == state.winner else 2 for seat in range(SEATS)))


def _draw_dealer(state: State, move: DrawDealer) -> Change:
    return (
        replace(state, dealer=move.seat, phase=Phase.PACK),
        (DealerDrawn(move.seat),),
    )


def _deal(state: State, move: Deal) -> Change:
    dealer, deal = state.dealer, state.deal
    if state.phase is Phase.REST:
        dealer = (dealer + 1) % SEATS
    new = not deal or state.phase is Phase.REST
    named = state.options.cutter == "named"
    cutter = (dealer - 1) % SEATS
    fresh = State(
        state.options,
        state.announcements,
        phase=Phase.CUTTER if named else Phase.CUT,
        turn=dealer if named else cutter,
        dealer=dealer,
        deal=deal + new,
        eights=state.eights,
        worn=state.worn,
        pack=move.cards,
        cutter=cutter,
        eights_before=state.eights,
        scores=state.scores,
    )
    return fresh, (PackShuffled(dealer, fresh.deal),)


def _name_cutter(state: State, move: NameCutter) -> Change:
    return (
        replace(state, cutter=move.seat, turn=move.seat, phase=Phase.CUT),
        (CutterNamed(move.seat),),
    )


def _cut(state: State, move: Cut) -> Change:
    pack = state.pack[move.place :] + state.pack[: move.place]
    bottom = pack[-1]
    state = replace(state, pack=pack)
    if bottom.rank is Rank.NINE and state.options.nine_cut == "on":
        state = replace(state, cut_nines=(*state.cut_nines, bottom))
        events: tuple[Event, ...] = (PackCut(state.cutter, move.place, bottom),)
        if len(state.cut_nines) < CUTS:
            return state, events
        ended, paid = finish(state, Pay(state.dealer % 2, 1, Reason.NINE_CUT))
        return ended, events + paid
    forehand = (state.dealer + 1) % SEATS
    state, packets = _packets(state, 0)
    return (
        replace(state, phase=Phase.TRUMP, turn=forehand),
        (PackCut(state.cutter, move.place, None), *packets),
    )


def _packets(state: State, half: int) -> Change:
    """Deal the first or the second three cards to each (K8, K9)."""
    hands: list[tuple[Card, ...]] = list(state.hands)
    events = []
    for place in range(1, SEATS + 1):
        seat = (state.dealer + place) % SEATS
        cards = dealt_to(state.pack, state.dealer, seat)[3 * half : 3 * half + 3]
        hands[seat] = hands[seat] + cards
        events.append(PacketDealt(seat, 3, cards))
    return replace(state, hands=tuple(hands)), tuple(events)


def _name_trump(state: State, move: NameTrump) -> Change:
    named = TrumpNamed(state.turn, move.suit)
    state, packets = _packets(replace(state, trump=move.suit, namer=state.turn), 1)
    return _next_redeal(state, (named, *packets))


def _decline(state: State, _: Decline) -> Change:
    forehand = state.turn
    state, packets = _packets(state, 1)
    card = state.hands[forehand][-1]
    state = replace(state, trump=card.suit, shown=card)
    return _next_redeal(state, (TrumpNamed(forehand, None), *packets, TrumpShown(forehand, card)))


def _next_redeal(state: State, events: tuple[Event, ...]) -> Change:
    """Go on to the next seat with a redeal right, or close the window (K12)."""
    for place in range(state.asked, SEATS):
        seat = (state.dealer + 1 + place) % SEATS
        if grounds_at(state, seat):
            return replace(state, phase=Phase.REDEAL, turn=seat, asked=place), events
    return _ask_nines(replace(state, asked=SEATS), events)


def _redeal(state: State, move: Redeal) -> Change:
    if not move.yes:
        return _next_redeal(replace(state, asked=state.asked + 1), ())
    again = State(
        state.options,
        state.announcements,
        phase=Phase.PACK,
        turn=CHANCE,
        dealer=state.dealer,
        deal=state.deal,
        eights=state.eights,
        worn=state.worn,
        eights_before=state.eights,
        scores=state.scores,
    )
    return again, (RedealAsked(state.turn, grounds_at(state, state.turn)),)


def _ask_nines(state: State, events: tuple[Event, ...]) -> Change:
    """Ask the holder of three nines, if there is one and the game has announcements (K14)."""
    if not state.announcements:
        forehand = (state.dealer + 1) % SEATS
        return replace(state, phase=Phase.PLAY, turn=forehand), events
    for seat, hand in enumerate(state.hands):
        if sum(card.rank is Rank.NINE for card in hand) >= 3:
            return replace(state, phase=Phase.NINES, turn=seat), events
    return start_auction(state, events)


def _keep_nines(state: State, _: KeepNines) -> Change:
    return start_auction(state, ())


def _lay_nines(state: State, move: LayNines) -> Change:
    state = replace(state, nines_by=state.turn, laid=move.cards)
    return _next_answer(state, (NinesLaid(state.turn, move.cards),))


def _next_answer(state: State, events: tuple[Event, ...]) -> Change:
    """Ask the next opponent who has a card of a shown suit, then the holder (K15, K16)."""
    holder = state.nines_by
    assert holder is not None
    suits = {card.suit for card in state.laid}
    for place in (1, 3)[len(state.picks) :]:
        seat = (holder + place) % SEATS
        if any(card.suit in suits for card in state.hands[seat]):
            return replace(state, phase=Phase.ANSWER, turn=seat), events
        state = replace(state, picks=(*state.picks, Picked(seat, None, False)))
    return replace(state, phase=Phase.LEAVE, turn=holder), events


def _pick(state: State, move: Pick) -> Change:
    pick = Picked(state.turn, move.card, move.top)
    return _next_answer(replace(state, picks=(*state.picks, pick)), (CardPicked(pick),))


def _leave(state: State, move: LeaveNine) -> Change:
    assert state.nines_by is not None
    hit = any(p.card is not None and p.card.suit is move.card.suit for p in state.picks)
    side = SideGame(state.nines_by, move.card, state.picks, hit)
    state = replace(state, side=side)
    revealed = NinesRevealed(side)
    pay = Pay(side.pair, 3, Reason.NINES)
    paid, events, carried = settle(state, pay)
    if paid.winner is not None:
        ended, all_events = finish(state, pay, settled=(paid, events, carried))
        return ended, (revealed, *all_events)
    return start_auction(paid, (revealed, *events))


_RULES: dict[type[Move], Callable[[State, Any], Change]] = {
    DrawDealer: _draw_dealer,
    Deal: _deal,
    NameCutter: _name_cutter,
    Cut: _cut,
    NameTrump: _name_trump,
    Decline: _decline,
    Redeal: _redeal,
    LayNines: _lay_nines,
    KeepNines: _keep_nines,
    Pick: _pick,
    LeaveNine: _leave,
    **PLAY_RULES,
}
