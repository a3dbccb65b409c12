"""The auction and the play of the cards: what their moves do (K17 to K32)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kominek_desktop.rules.cards import Card, Rank, Suit
from kominek_desktop.rules.game import Event
from kominek_desktop.rules.games.kominek.events import (
    Called,
    CardPlayed,
    MarriageAnnounced,
    SixtySixSaid,
    SoloBegan,
    TrickTaken,
)
from kominek_desktop.rules.games.kominek.legality import best_card, trump_in_force
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    Claim,
    GoOut,
    Pass,
    Play,
    Silent,
    SoloGame,
)
from kominek_desktop.rules.games.kominek.scoring import (
    Pay,
    finish,
    ordinary_pay,
    solo_pay,
)
from kominek_desktop.rules.games.kominek.state import (
    SEATS,
    Phase,
    Reason,
    State,
    Trick,
    pips_of,
)
from kominek_desktop.rules.moves import Move

Change = tuple[State, tuple[Event, ...]]
ENOUGH = 66
TRICKS = 6


def start_auction(state: State, events: tuple[Event, ...]) -> Change:
    """Open the auction; the holder of three nines counts as passed (K17, K18)."""
    first = (state.dealer + 1) % SEATS
    turn = (first + 1) % SEATS if first == state.nines_by else first
    return replace(state, phase=Phase.AUCTION, turn=turn), events


def _call(state: State, game: SoloGame | None) -> Change:
    state = replace(state, calls=(*state.calls, (state.turn, game)))
    said = Called(state.turn, game)
    out = {seat for seat, call in state.calls if call is None}
    if state.nines_by is not None:
        out.add(state.nines_by)
    high = max(((call, seat) for seat, call in state.calls if call is not None), default=None)
    left = [s for s in ((state.turn + i) % SEATS for i in (1, 2, 3, 4)) if s not in out]
    if high is not None and (high[0] is SoloGame.GARNITUR or left == [high[1]]):
        name, seat = high
        solo = replace(state, phase=Phase.SOLO, turn=seat, soloist=seat, game=name)
        return solo, (said, SoloBegan(seat, name))
    if not left:
        forehand = (state.dealer + 1) % SEATS
        return replace(state, phase=Phase.PLAY, turn=forehand), (said,)
    return replace(state, turn=left[0]), (said,)


def _bid(state: State, move: Bid) -> Change:
    return _call(state, move.game)


def _pass(state: State, _: Pass) -> Change:
    return _call(state, None)


def _take_out(state: State, seat: int, card: Card) -> tuple[tuple[Card, ...], ...]:
    hand = tuple(held for held in state.hands[seat] if held != card)
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _play(state: State, move: Play) -> Change:
    seat, card = state.turn, move.card
    events: tuple[Event, ...] = ()
    if move.marriage:
        state = replace(state, marriages=(*state.marriages, (seat, card.suit)))
        pips = pips_of(state.tricks, state.marriages, state.trump)[0]
        ends = state.options.claim == "automatic" and pips[seat % 2] >= ENOUGH
        events = (_announced(state, card.suit, ends, False),)
        if ends:
            ended, paid = _sixty_six(state, seat % 2)
            return ended, events + paid
    state = replace(state, hands=_take_out(state, seat, card), trick=(*state.trick, (seat, card)))
    events += (CardPlayed(seat, card),)
    players = SEATS if state.soloist is None else SEATS - 1
    if len(state.trick) < players:
        turn = (seat + 1) % SEATS
        if state.soloist is not None and turn == (state.soloist + 2) % SEATS:
            turn = (turn + 1) % SEATS
        return replace(state, turn=turn), events
    force = trump_in_force(state.trump, state.game, state.options)
    winner = best_card(state.trick, force)[0]
    state = replace(
        state, trick=(), tricks=(*state.tricks, Trick(state.trick, winner)), turn=winner
    )
    after, paid = _after_trick(state, winner)
    return after, (*events, TrickTaken(winner), *paid)


def _announced(state: State, suit: Suit, ends: bool, by_word: bool) -> MarriageAnnounced:
    worth = 40 if suit is state.trump else 20
    return MarriageAnnounced(state.turn, suit, worth, ends, by_word)


def _after_trick(state: State, winner: int) -> Change:
    done = len(state.tricks)
    if state.game is not None and state.soloist is not None:
        if winner != state.soloist:
            return _solo_over(state, False)
        if done == (TRICKS - 1 if state.game is SoloGame.FIVE else TRICKS):
            return _solo_over(state, True)
        return state, ()
    if state.options.claim == "automatic":
        pips = pips_of(state.tricks, state.marriages, state.trump)[0]
        if pips[winner % 2] >= ENOUGH:
            return _sixty_six(state, winner % 2)
        return _last_trick(state) if done == TRICKS else (state, ())
    if done == TRICKS:
        return replace(state, phase=Phase.LAST_CLAIM), ()
    return state, ()


def _solo_over(state: State, made: bool) -> Change:
    assert state.soloist is not None
    assert state.game is not None
    return finish(state, solo_pay(state.soloist, state.game, made, state.options), made=made)


def _losers(state: State, losers: int) -> tuple[int, int]:
    pips = pips_of(state.tricks, state.marriages, state.trump)[0][losers]
    return pips, sum(trick.winner % 2 == losers for trick in state.tricks)


def _sixty_six(state: State, pair: int, claimer: int | None = None) -> Change:
    """The pair has 66 (K30) and is paid by K31."""
    points, reason = ordinary_pay(pair, *_losers(state, 1 - pair), state.options)
    return finish(state, Pay(pair, points, reason), claimer=claimer)


def _last_trick(state: State) -> Change:
    """Nobody is at 66, or nobody said so (K32)."""
    return finish(state, Pay(state.tricks[-1].winner % 2, 1, Reason.LAST_TRICK))


def _word(state: State) -> Change:
    """„66” is checked: right is K31, wrong pays the other pair by K31 against the claimer's."""
    seat = state.turn
    pair = seat % 2
    if pips_of(state.tricks, state.marriages, state.trump)[0][pair] >= ENOUGH:
        return _sixty_six(state, pair, seat)
    points, _ = ordinary_pay(1 - pair, *_losers(state, pair), state.options)
    return finish(state, Pay(1 - pair, points, Reason.WRONG_CLAIM), claimer=seat)


def _claim(state: State, _: Claim) -> Change:
    ended, paid = _word(state)
    return ended, (SixtySixSaid(state.turn), *paid)


def _go_out(state: State, move: GoOut) -> Change:
    state = replace(state, marriages=(*state.marriages, (state.turn, move.suit)))
    said = _announced(state, move.suit, True, True)
    ended, paid = _word(state)
    return ended, (said, *paid)


def _silent(state: State, _: Silent) -> Change:
    return _last_trick(state)


def marriage_cards(suit: Suit) -> tuple[Card, Card]:
    """K and D of a suit."""
    return Card(Rank.KING, suit), Card(Rank.QUEEN, suit)


PLAY_RULES: dict[type[Move], Callable[[State, Any], Change]] = {
    Bid: _bid,
    Pass: _pass,
    Play: _play,
    GoOut: _go_out,
    Claim: _claim,
    Silent: _silent,
}
