"""The rule list: every card gets a score, and the highest is played.

Sets and cards are the small ints of :mod:`kominek_tables`. A seat's *bars* are cards that
everybody knows it not to hold. What the terms say about one suit is worked out once and
remembered by key, so that a choice is a few look-ups: the list plays seats from their views and
whole deals in thought alike.
"""

from __future__ import annotations

from functools import cache

from kominek_desktop.ai import kominek_rules_weights as weighing
from kominek_desktop.ai.kominek_keys import (
    ADD_BITS,
    LEAD_BITS,
    NO_NEEDS,
    NOTHING_WINS,
    SAFE,
    UNIT,
    UNSAFE,
    pack_needs,
    read_add,
    read_lead,
    threat_to,
)
from kominek_desktop.ai.kominek_rules_weights import Weights
from kominek_desktop.ai.kominek_tables import ABOVE, QUEENS, SHIFTS
from kominek_desktop.ai.kominek_terms import (
    BEATABLE,
    DISCARD,
    FEW,
    FOURTH,
    MANY,
    NEXT_HOLDS,
    NEXT_TRUMPS,
    NEXT_VOID,
    OPPONENT_LED,
    OPPONENT_RUFFS,
    OURS,
    OWN_TRUMPS,
    PARTNER_LED,
    PARTNER_RUFFS,
    RUFF,
    THIRD,
    THREAT,
    TRUMP,
    TRUMP_SUIT,
    TRUMPS_OUT,
)

ENOUGH = 66
MOST_KEYS = 200_000
"""When so many keys are remembered all are forgotten, so that a long evening needs no more."""
NONE = -1 << 60
"""The score of no card."""

DISCARD_FLAGS = OURS | THIRD | FOURTH | BEATABLE | MANY | 3 * THREAT
"""What matters to cards that cannot win."""

Entry = tuple[int, int, int, int]
"""``score << 3 | strength`` of the best card that wins safely, wins so far, loses; then the
strength of the best card of all when they share one fate, else -1."""


def ending_marriage(hand: int, trump: int, pips: int) -> int:
    """The king of a marriage in ``hand`` that brings a pair with ``pips`` to 66, else -1. The
    pair must have a trick."""
    if pips >= ENOUGH - 40 and (pairs := hand & hand >> 1 & QUEENS):
        ending = pairs if pips >= ENOUGH - 20 else pairs & trump
        if ending:
            return (ending & -ending).bit_length()
    return -1


def can_beat(held: int, best: int, led: int, trump: int, sure: int) -> int:
    """Whether one who can hold ``held`` can beat ``best``; ``sure``: his known cards."""
    higher = held & ABOVE[best]
    if higher or trump >> best & 1 or sure & led:
        return higher
    return held & trump


def sensible(legal: int, led: int, ours: int) -> int:
    """The legal cards without those that would trump the partner's winner by choice, which only
    ``follow: free`` allows (K25)."""
    return legal & led if ours and legal & led else legal


class RuleList:
    """The list with one column of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._leads: dict[int, int] = {}
        self._adds: dict[int, Entry] = {}
        one = {term: round(cases[0] * UNIT) for term, cases in weights.items()}
        self._heap = tuple(round(case * UNIT / 10) for case in weights["take_table"])
        self._first = one["first_trick"]
        self._stop = one["stop_50"]
        self._second = one["second_hand"]
        self._pairs = (one["lead_side_pair"], one["lead_trump_pair"])
        self._masters = one["lead_masters"] // 2

    def lead(
        self,
        hand: int,
        unseen: int,
        trump: int,
        left: int,
        partner: int,
        right: int,
        won: int,
        pips: int,
        named: int,
        partner_led: int,
        opponents_led: int,
    ) -> int:
        """The card to lead; a king or queen with its mate is announced whenever ``won``.

        ``left``, ``partner``, ``right``: bars. ``won``: 1 when the pair has a trick; ``pips`` of
        the pair; ``named``: NAMER, NAMERS_PARTNER or 0; the sets of suits led so far.
        """
        if not hand & hand - 1:
            return hand.bit_length() - 1
        if won and pips >= ENOUGH - 40 and (king := ending_marriage(hand, trump, pips)) >= 0:
            return king
        leads = self._leads
        can_left = unseen & ~left
        can_right = unseen & ~right
        can_partner = unseen & ~partner
        out = can_left | can_right
        base = won if hand.bit_count() > 3 else won | FEW
        side = base | OWN_TRUMPS if hand & trump else base
        left_trumps = can_left & trump
        right_trumps = can_right & trump
        if left_trumps or right_trumps:
            side |= TRUMPS_OUT
        best = NONE
        where = 0
        for shift in SHIFTS:
            own = hand >> shift & 63
            if not own:
                continue
            held = out >> shift & 63
            if trump >> shift & 1:
                flags = base | TRUMP | named
            else:
                flags = side
                if (left_trumps and not can_left >> shift & 63) or (
                    right_trumps and not can_right >> shift & 63
                ):
                    flags |= OPPONENT_RUFFS
                if not can_partner >> shift & 63 and can_partner & trump:
                    flags |= PARTNER_RUFFS
                if partner_led >> shift & 1:
                    flags |= PARTNER_LED
                if opponents_led >> shift & 1:
                    flags |= OPPONENT_LED
            key = (((unseen >> shift & 63 ^ held) << 6 | held) << 6 | own) << LEAD_BITS | flags
            code = leads.get(key)
            if code is None:
                code = max(value << 3 | card for card, value in read_lead(key, self.weights))
                leads[key] = code
            if code > best:
                best = code
                where = shift
        return (best & 7) + where

    def follow(  # noqa: PLR0912, PLR0915 - one choice without calls, for speed
        self,
        hand: int,
        legal: int,
        unseen: int,
        trump: int,
        led: int,
        best: int,
        ours: int,
        place: int,
        heap: int,
        mine: int,
        theirs: int,
        tricks: int,
        left: int,
        partner: int,
        right: int,
    ) -> int:
        """The card to add to a trick.

        ``legal``: the cards that may be played; ``led``: all cards of the suit led; ``best``: the
        card that wins so far, the partner's when ``ours`` (1, else 0); ``place``: how many cards
        lie there, with ``heap`` pips; ``mine``, ``theirs``: pips of the pairs; ``tricks`` of the
        own pair; then the bars. The partner's winner is never trumped by choice.
        """
        if not legal & legal - 1:
            return legal.bit_length() - 1
        out = unseen & ~(left & right)
        ahead = 0 if place == 3 else unseen & ~left
        flags = ours | MANY if hand.bit_count() > 2 else ours
        if place == 3:
            flags |= FOURTH
        else:
            if ahead & trump:
                flags |= NEXT_TRUMPS
            if not ahead & led:
                flags |= NEXT_VOID
            elif ahead & led & partner & right:
                flags |= NEXT_HOLDS
            if place == 2:
                flags |= THIRD
                if ours:
                    shift = best // 6 * 6
                    flags |= threat_to(best, shift, led, trump, ahead, flags) * THREAT
            elif can_beat(unseen & ~partner, best, led, trump, unseen & left & right):
                flags |= BEATABLE
        gain = mine + heap
        cost = theirs + heap
        needs = pack_needs(gain, cost) if gain > 54 or cost > 54 or 21 < gain < 33 else NO_NEEDS
        adds = self._adds
        suited = legal & led
        ruffs = 0 if led == trump or (ours and suited) else legal & trump
        choice = NONE
        where = 0
        if not suited and not ruffs:
            flags = flags & DISCARD_FLAGS | DISCARD
            for shift in SHIFTS:
                part = legal >> shift & 63
                if part:
                    own = hand >> shift & 63
                    key = ((needs << 9 | NOTHING_WINS) << 6 | own) << 6 | out >> shift & 63
                    key = key << 6 + ADD_BITS | flags
                    entry = adds.get(key) or self._learn(key)
                    if entry[2] > choice:
                        choice = entry[2]
                        where = shift
            return (choice & 7) + where
        bonus = NONE
        while suited or ruffs:
            if suited:
                shift = led.bit_length() - 6
                part = suited >> shift
                beat = best - shift + 1 if led >> best & 1 else NOTHING_WINS
                kind = flags | TRUMP_SUIT if led == trump else flags
                suited = 0
            else:
                shift = trump.bit_length() - 6
                part = ruffs >> shift
                beat = best - shift + 1 if trump >> best & 1 else 0
                kind = flags | RUFF
                ruffs = 0
            own = hand >> shift & 63
            key = (((needs << 6 | own ^ part) << 3 | beat) << 6 | own) << 6 | out >> shift & 63
            key = (key << 6 | ahead >> shift & 63) << ADD_BITS | kind
            safe, unsafe, losing, only = adds.get(key) or self._learn(key)
            if only >= 0 and not ruffs and choice == NONE:
                return only + shift
            if bonus == NONE:
                bonus = self._heap[ours] * heap
                if not tricks and not ours:
                    bonus += self._first
                if cost >= 50:
                    bonus += self._stop
                if place == 1:
                    bonus += self._second
            following = self._lead_next(hand & ~(63 << shift), out, trump)
            safe += bonus + following << 3
            unsafe += bonus + 2 * following // 5 << 3
            code = max(safe, unsafe, losing)
            if code > choice:
                choice = code
                where = shift
        return (choice & 7) + where

    def _lead_next(self, rest: int, out: int, trump: int) -> int:
        """What being on lead next is worth with ``rest``, the cards of the other suits."""
        worth = 0
        if pairs := rest & rest >> 1 & QUEENS:
            if pairs & trump:
                worth += self._pairs[1]
            if pairs & ~trump:
                worth += self._pairs[0]
        masters = 0
        for shift in SHIFTS:
            if own := rest >> shift & 63:
                masters += (own >> (out >> shift & 63).bit_length()).bit_count()
        return worth + masters * self._masters

    def _learn(self, key: int) -> Entry:
        best = [NONE, NONE, NONE]
        for card, fate, value in read_add(key, self.weights):
            best[fate] = max(best[fate], value << 3 | card)
        fates = [code for code in best if code > NONE]
        only = fates[0] & 7 if len(fates) == 1 else -1
        entry = best[SAFE], best[UNSAFE], best[2], only
        if len(self._adds) >= MOST_KEYS:
            self._adds.clear()
        self._adds[key] = entry
        return entry


@cache
def play_list(classic: bool) -> RuleList:
    """The list that chooses cards under a pay scale."""
    return RuleList(weighing.PLAY_CLASSIC if classic else weighing.PLAY_PRINTED)
