"""From the truth to what one seat may know of it (K38)."""

from __future__ import annotations

from kominek_desktop.rules.cards import Card, Rank, Suit
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.state import (
    NOBODY,
    PIPS,
    SEATS,
    SECRET,
    Ground,
    Phase,
    State,
    View,
    dealt_to,
    pips_of,
    sort_key,
)

_TRUMP_KNOWN = frozenset(
    {
        Phase.REDEAL,
        Phase.NINES,
        Phase.ANSWER,
        Phase.LEAVE,
        Phase.AUCTION,
        Phase.PLAY,
        Phase.SOLO,
        Phase.LAST_CLAIM,
    }
)


def grounds_of(
    own: tuple[Card, ...], partner: tuple[Card, ...], trump: Suit, options: Options
) -> tuple[Ground, ...]:
    """The redeal grounds of a player with these six cards and this partner (K11, K13)."""
    found = []
    if sum(PIPS[card.rank] for card in own) < 13 and options.redeal_a == "on":
        found.append(Ground.LOW)
    if sum(card.rank is Rank.NINE for card in own) == 4 and options.redeal_b == "on":
        found.append(Ground.FOUR_NINES)
    mine = [card.rank for card in own if card.suit is trump]
    his = [card.rank for card in partner if card.suit is trump]
    trumps = len(mine) + len(his)
    if trumps == 0 and options.redeal_c == "on":
        found.append(Ground.NO_TRUMP)
    if trumps == 1 and options.redeal_d == "on":
        found.append(Ground.ONE_TRUMP)
    if (
        len(mine) == len(his) == 1
        and {*mine, *his} == {Rank.NINE, Rank.JACK}
        and options.redeal_e == "on"
    ):
        found.append(Ground.NINE_AND_JACK)
    return tuple(found)


def grounds_at(state: State, seat: int) -> tuple[Ground, ...]:
    """The grounds a seat has in the deal of ``state``, whatever has been played since."""
    if state.trump is None:
        return ()
    own = dealt_to(state.pack, state.dealer, seat)
    partner = dealt_to(state.pack, state.dealer, (seat + 2) % SEATS)
    return grounds_of(own, partner, state.trump, state.options)


def view(state: State, seat: int) -> View:
    """What ``seat`` may know."""
    phase, turn = state.phase, state.turn
    secret = phase in SECRET
    mine = turn == seat
    asked = phase in _TRUMP_KNOWN and (seat - state.dealer - 1) % SEATS < state.asked + (
        phase is Phase.REDEAL and mine
    )
    result = state.result
    pips = None
    if result is not None:
        pips = result.pips
    elif state.options.show_pips == "on" and phase in (Phase.PLAY, Phase.LAST_CLAIM):
        pips = pips_of(state.tricks, state.marriages, state.trump)[0]
    return View(
        seat=seat,
        options=state.options,
        announcements=state.announcements,
        phase=Phase.WAIT if secret and not mine else phase,
        turn=turn if turn >= 0 and (mine or not secret) else None,
        dealer=state.dealer,
        deal=state.deal,
        eights=state.eights,
        worn=state.worn,
        cutter=state.cutter,
        cut_nines=state.cut_nines,
        hand=tuple(sorted(state.hands[seat], key=sort_key)),
        sizes=tuple(map(len, state.hands)),
        trump=state.trump,
        namer=state.namer,
        shown=state.shown,
        grounds=grounds_at(state, seat) if asked else (),
        nines_by=state.nines_by,
        laid=state.laid,
        my_pick=next((pick for pick in state.picks if pick.seat == seat), None),
        side=state.side,
        calls=state.calls,
        soloist=state.soloist,
        game=state.game,
        trick=state.trick,
        tricks=state.tricks,
        marriages=state.marriages,
        eights_before=state.eights_before,
        pips=pips,
        scores=state.scores,
        result=result,
        winner=state.winner,
    )


def public_turn(seen: View) -> int | None:
    """Who is to act, as far as the seat may know."""
    return seen.turn


def actor(state: State) -> int | None:
    """The seat to act, CHANCE, or None when the match is over."""
    return None if state.turn == NOBODY else state.turn
