"""Keys of remembered suits: what the terms of the rule list say about the cards of one suit.

A key packs all that those terms depend on into one whole number. :func:`read_lead` and
:func:`read_add` unpack it and give each card of the suit its score, in whole UNITs.
"""

from __future__ import annotations

from kominek_desktop.ai.kominek_rules_weights import Weights
from kominek_desktop.ai.kominek_terms import (
    NO_NEED,
    TRUMP_SUIT,
    lead_terms,
    score,
    threat,
    threat_in_suit,
    threat_to_ruff,
    trick_terms,
    wins,
)

UNIT = 1024
"""Scores are kept in whole numbers of this part of a weight."""

LEAD_BITS = 11
"""A lead's key: cards known to be the partner's, cards opponents can hold, own cards, six bits
each; then the flags."""

ADD_BITS = 13
"""The key of cards added to a trick: needs, cards not allowed, strength to beat plus one, own
cards, cards opponents can hold, cards the next one can hold; then the flags."""

SAFE, UNSAFE, LOSING = range(3)
"""What becomes of a card: it wins and is likely to keep the trick, it wins so far, it loses."""

NOTHING_WINS = 7
"""The strength to beat, plus one, when no card of the group wins."""

NEEDS = 13
NO_NEEDS = (NO_NEED * NEEDS + NO_NEED) * NEEDS + NO_NEED


def pack_needs(ours: int, theirs: int) -> int:
    """What a card must bring so that the trick reaches something: 66 for us, 66 for them, 33 for
    us; both arguments with the pips on the table."""
    first = min(max(66 - ours, 0), NO_NEED)
    second = min(max(66 - theirs, 0), NO_NEED)
    third = 33 - ours if 0 < 33 - ours < NO_NEED else NO_NEED
    return (first * NEEDS + second) * NEEDS + third


def pack_lead(own: int, out: int, theirs: int, flags: int) -> int:
    """The key of a suit that may be led."""
    return ((theirs << 6 | out) << 6 | own) << LEAD_BITS | flags


def unpack_lead(key: int) -> tuple[int, int, int, int]:
    """Own cards, cards out, cards known to be the partner's, flags."""
    own, out, theirs = (key >> LEAD_BITS + 6 * place & 63 for place in range(3))
    return own, out, theirs, key & (1 << LEAD_BITS) - 1


def read_lead(key: int, weights: Weights) -> list[tuple[int, int]]:
    """Each card of the suit, by strength, with its score."""
    own, out, theirs, flags = unpack_lead(key)
    return [
        (card, round(UNIT * score(lead_terms(card, own, out, theirs, flags), weights)))
        for card in range(6)
        if own >> card & 1
    ]


def pack_add(
    own: int, part: int, out: int, held: int, beat: int, flags: int, needs: int = NO_NEEDS
) -> int:
    """The key of a suit of which ``part`` may be added; ``beat``: the strength to beat, plus one,
    or NOTHING_WINS."""
    key = ((needs << 6 | own ^ part) << 3 | beat) << 6 | own
    return ((key << 6 | out) << 6 | held) << ADD_BITS | flags


def unpack_add(key: int) -> tuple[int, int, int, int, int, int, tuple[int, int, int]]:
    """Own cards, allowed cards, cards out, cards of the next, strength to beat, flags, needs."""
    flags = key & (1 << ADD_BITS) - 1
    held, out, own = (key >> ADD_BITS + 6 * place & 63 for place in range(3))
    beat = (key >> ADD_BITS + 18 & 7) - 1
    part = own ^ key >> ADD_BITS + 21 & 63
    needs = key >> ADD_BITS + 27
    return (
        own,
        part & 63,
        out,
        held,
        beat,
        flags,
        (needs // NEEDS**2, needs // NEEDS % NEEDS, needs % NEEDS),
    )


def read_add(key: int, weights: Weights) -> list[tuple[int, int, int]]:
    """Each allowed card of the suit with what becomes of it and its score."""
    own, part, out, held, beat, flags, needs = unpack_add(key)
    found = []
    for card in range(6):
        if part >> card & 1:
            amounts = trick_terms(card, own, out, held, beat, flags, needs)
            fate = LOSING
            if wins(card, beat, flags):
                fate = UNSAFE if threat(card, held, flags) > 1 else SAFE
            found.append((card, fate, round(UNIT * score(amounts, weights))))
    return found


def threat_to(best: int, shift: int, led: int, trump: int, ahead: int, flags: int) -> int:
    """The threat of the next opponent, who can hold ``ahead``, to the card that wins so far; its
    suit begins at ``shift``."""
    held = ahead >> shift & 63
    if not led >> best & 1:
        return threat_to_ruff(best - shift, held, flags)
    return threat_in_suit(best - shift, held, flags | TRUMP_SUIT if led == trump else flags)
