"""Small-int cards of Kominek, and what a suit in hand is worth, worked out once for all.

A card is ``suit * 6 + strength`` (9 W D K 10 A = 0 to 5), a set of cards the bits of these
numbers. Within one suit a set is six bits; a suit in hand and the cards of it that opponents can
hold are disjoint, so there are only 729 cases of the two, and every judgement of a suit is a
look-up.
"""

from __future__ import annotations

from collections.abc import Callable

from kominek_desktop.ai.kominek_reasons import NUMBER, Reason

SHIFTS = (0, 6, 12, 18)
SUIT_MASKS = tuple(63 << shift for shift in SHIFTS)
ALL = (1 << 24) - 1
VALUES = (0, 2, 3, 4, 10, 11)
"""Pips by strength (K3)."""

PIPS = VALUES * 4
"""Pips by card."""

SUIT_OF = tuple(63 << card // 6 * 6 for card in range(24))
"""The suit of a card, as a set."""

ABOVE = tuple((SUIT_OF[card] >> card + 1 << card + 1) & SUIT_OF[card] for card in range(24))
"""The higher cards of its suit, by card."""

AT_LEAST = tuple(sum(1 << card for card in range(24) if PIPS[card] >= pips) for pips in range(12))
"""The cards worth that many pips or more."""

QUEENS = 0b000100_000100_000100_000100
QUEEN, KING, TEN, ACE = 2, 3, 4, 5
_PAIR = 0b001100
_TEN = 1 << TEN
_ACE = 1 << ACE

Order = dict[int, int]
"""``part << 12 | own << 6 | out`` to ``cost << 3 | strength`` of the card of ``part`` to play."""

Leads = list[int]
"""``own << 6 | out`` to ``score << 8 | reason << 3 | strength`` of the best lead of the suit."""


def _cases() -> list[tuple[int, int]]:
    return [(own, out) for own in range(1, 64) for out in range(64) if not own & out]


def _strengths(cards: int) -> list[int]:
    return [strength for strength in range(6) if cards >> strength & 1]


def _is_master(strength: int, out: int) -> bool:
    return out >> strength == 0


def _bares_ten(strength: int, own: int, out: int) -> bool:
    """Without this card the ten would stand alone while the ace is out."""
    return bool(own & _TEN and out & _ACE) and own == _TEN | 1 << strength


def _cost(strength: int, own: int, out: int, trump: bool) -> int:
    """What it costs to part with a card in a trick that earns nothing by it."""
    cost = 2 * VALUES[strength] + 1
    if own & _PAIR == _PAIR and strength in (QUEEN, KING):
        cost += 24 if trump else 16
    if _bares_ten(strength, own, out):
        cost += 9
    if _is_master(strength, out):
        cost += 8
    return cost + 14 if trump else cost


def _gift(strength: int, own: int, out: int, trump: bool) -> int:
    """The negative worth of a card on the partner's sure trick: tens, aces, then the rest."""
    if strength == TEN:
        return 0
    if strength == ACE:
        return 3
    cost = 30 - 2 * VALUES[strength]
    if own & _PAIR == _PAIR and strength in (QUEEN, KING):
        cost += 12
    if _bares_ten(strength, own, out):
        cost += 8
    return cost + 14 if trump else cost


def _order(rule: Callable[[int, int, int, bool], int], trump: bool) -> Order:
    """For every part of a suit in hand the card with the least ``rule``, the lower one first."""
    table: Order = {}
    for own, out in _cases():
        ranked = sorted(rule(s, own, out, trump) << 3 | s for s in _strengths(own))
        part = own
        while part:
            table[part << 12 | own << 6 | out] = next(c for c in ranked if part >> (c & 7) & 1)
            part = part - 1 & own
    return table


def _pack(score: int, reason: Reason, strength: int) -> int:
    return score << 8 | NUMBER[reason] << 3 | strength


def _side_lead(strength: int, own: int, out: int, won: bool, risk: int) -> int:
    """A card of a side suit; ``risk`` of a ruff: 0 none, 1 by chance, 2 for sure."""
    value = VALUES[strength]
    pair = own & _PAIR == _PAIR
    if won and pair and strength == KING:
        return _pack(700, Reason.MARRIAGE, strength)
    if _is_master(strength, out) and not (pair and strength == QUEEN):
        if risk == 0:
            return _pack(850 + value, Reason.MASTER, strength)
        followers = out.bit_count()
        if risk == 1 and followers >= 2:
            return _pack(720 + 10 * followers + value, Reason.MASTER, strength)
        return _pack(350 - 5 * value, Reason.MASTER, strength)
    return _low_lead(strength, own, out, 300)


def _trump_lead(strength: int, own: int, out: int, won: bool, risk: int) -> int:
    pair = own & _PAIR == _PAIR
    if _is_master(strength, out) and not (pair and strength == QUEEN):
        return _pack((900 if out else 500) + VALUES[strength], Reason.MASTER, strength)
    if won and pair and strength == KING:
        return _pack(800, Reason.MARRIAGE, strength)
    return _low_lead(strength, own, out, 250)


def _low_lead(strength: int, own: int, out: int, base: int) -> int:
    pair = own & _PAIR == _PAIR
    score = base - 10 * VALUES[strength]
    if pair and strength in (QUEEN, KING):
        score -= 60
    if _bares_ten(strength, own, out):
        score -= 40
    if (out >> strength).bit_count() == 1:
        score += 15
    return _pack(score, Reason.KEEP_PAIR if pair else Reason.LEAD_LOW, strength)


def _leads(rule: Callable[[int, int, int, bool, int], int], won: bool, risk: int) -> Leads:
    table = [0] * 4096
    for own, out in _cases():
        table[own << 6 | out] = max(rule(s, own, out, won, risk) for s in _strengths(own))
    return table


CHEAP_SIDE = _order(_cost, False)
CHEAP_TRUMP = _order(_cost, True)
GIFT_SIDE = _order(_gift, False)
GIFT_TRUMP = _order(_gift, True)
SIDE_LEADS = tuple(
    tuple(_leads(_side_lead, won, risk) for risk in range(3)) for won in (False, True)
)
"""By whether the pair has a trick, and by risk of a ruff."""

TRUMP_LEADS = tuple(_leads(_trump_lead, won, 0) for won in (False, True))
