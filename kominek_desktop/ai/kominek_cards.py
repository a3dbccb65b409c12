"""The card policy of ``plain``: which card to lead, which to add, in about a microsecond.

It sees sets of small-int cards only (see ``kominek_tables``), so that the same two functions
play a seat from its view and play whole deals out in thought. An answer is
``reason number << 5 | card``. ``out`` is always the set of cards that opponents can still hold,
``trump`` the set of all trumps.
"""

from __future__ import annotations

from collections.abc import Mapping

from kominek_desktop.ai.kominek_reasons import NUMBER, Reason
from kominek_desktop.ai.kominek_tables import (
    ABOVE,
    AT_LEAST,
    CHEAP_SIDE,
    CHEAP_TRUMP,
    GIFT_SIDE,
    GIFT_TRUMP,
    QUEENS,
    SHIFTS,
    SIDE_LEADS,
    SUIT_OF,
    TRUMP_LEADS,
)

ENOUGH = 66
_ENDS_DEAL = NUMBER[Reason.ENDS_DEAL] << 5
_ONLY_CARD = NUMBER[Reason.ONLY_CARD] << 5
_PARTNER_SURE = NUMBER[Reason.PARTNER_SURE] << 5
_PARTNER_UNSURE = NUMBER[Reason.PARTNER_UNSURE] << 5
_LAST_SEAT = NUMBER[Reason.LAST_SEAT] << 5
_RUFF = NUMBER[Reason.RUFF] << 5
_MASTER = NUMBER[Reason.MASTER] << 5
_THEIR_TRICK = NUMBER[Reason.THEIR_TRICK] << 5


def lead(hand: int, out: int, trump: int, won: int, pips: int, ruffs: int) -> int:
    """The card to lead. ``won``: 1 when the pair has a trick, so that a marriage counts; ``pips``
    of the pair so far; ``ruffs``: suits that an opponent is out of who may hold a trump.

    A king or queen with its mate is to be announced whenever ``won``.
    """
    if not hand & (hand - 1):
        return _ONLY_CARD | hand.bit_length() - 1
    if won and pips >= ENOUGH - 40 and (pairs := hand & hand >> 1 & QUEENS):
        ending = pairs if pips >= ENOUGH - 20 else pairs & trump
        if ending:
            return _ENDS_DEAL | (ending & -ending).bit_length()
    sides = SIDE_LEADS[won]
    usual = sides[1 if out & trump else 0]
    best = where = 0
    for shift in SHIFTS:
        own = hand >> shift & 63
        if own:
            if trump >> shift & 1:
                table = TRUMP_LEADS[won]
            elif ruffs >> shift & 1 and out & trump:
                table = sides[2]
            else:
                table = usual
            code = table[own << 6 | out >> shift & 63]
            if code > best:
                best = code
                where = shift
    return (best >> 3 & 31) << 5 | (best & 7) + where


def follow(
    hand: int,
    legal: int,
    out: int,
    trump: int,
    best: int,
    ours: bool,
    after: int,
    gain: int,
    void: int,
) -> int:
    """The card to add to a trick.

    ``legal``: the cards that may be played; ``best``: the card that wins so far, the partner's
    when ``ours``; ``after``: how many are still to play; ``gain``: the pair's pips and those on
    the table; ``void``: cards that the opponent still to play is known not to hold.
    """
    if not legal & (legal - 1):
        return _ONLY_CARD | legal.bit_length() - 1
    above = ABOVE[best]
    ruffed = trump >> best & 1
    win = legal & (above if ruffed else above | trump)
    rest = out & ~void if after else 0
    need = ENOUGH - gain
    if ours:
        if not rest & above and (ruffed or not rest & trump or rest & SUIT_OF[best]):
            if 0 < need < 12 and (ending := legal & AT_LEAST[need]):
                return _ENDS_DEAL | cheapest(ending & ~win or ending, hand, out, trump)
            give = legal & ~win
            if give:
                return _PARTNER_SURE | cheapest(give, hand, out, trump, GIFT_SIDE, GIFT_TRUMP)
            return _PARTNER_SURE | cheapest(legal, hand, out, trump)
        # Only a card of the suit led may take over: his winner is never trumped by choice.
        top = win & above & ~((1 << (rest & SUIT_OF[best]).bit_length()) - 1)
        if top and not (rest & trump and not rest & SUIT_OF[best] and not ruffed):
            return _winning(_MASTER, top, hand, out, trump, need)
        return _PARTNER_UNSURE | cheapest(legal & ~win or legal, hand, out, trump)
    if not win:
        return _THEIR_TRICK | cheapest(legal, hand, out, trump)
    in_suit = win & above
    if not after:
        return _winning(_LAST_SEAT if in_suit else _RUFF, in_suit or win, hand, out, trump, need)
    if not in_suit:
        return _RUFF | cheapest(win, hand, out, trump)
    higher = rest & SUIT_OF[best]
    top = in_suit & ~((1 << higher.bit_length()) - 1)
    if top and (ruffed or higher or not rest & trump):
        return _winning(_MASTER, top, hand, out, trump, need)
    return _THEIR_TRICK | cheapest(legal & ~win or legal, hand, out, trump)


def _winning(reason: int, cards: int, hand: int, out: int, trump: int, need: int) -> int:
    """The cheapest of cards that win for sure, or of those among them that end the deal."""
    if need < 12 and (ending := cards & AT_LEAST[need if need > 0 else 0]):
        return _ENDS_DEAL | cheapest(ending, hand, out, trump)
    return reason | cheapest(cards, hand, out, trump)


def cheapest(
    cards: int,
    hand: int,
    out: int,
    trump: int,
    side: Mapping[int, int] = CHEAP_SIDE,
    trumps: Mapping[int, int] = CHEAP_TRUMP,
) -> int:
    """The card of ``cards`` that the two orders put first; equal ones by number."""
    best = 1 << 30
    where = 0
    for shift in SHIFTS:
        part = cards >> shift & 63
        if part:
            order = trumps if trump >> shift & 1 else side
            code = order[part << 12 | (hand >> shift & 63) << 6 | out >> shift & 63]
            if code < best:
                best = code
                where = shift
    return (best & 7) + where
