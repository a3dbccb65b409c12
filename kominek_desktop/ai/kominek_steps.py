"""In which order the cards of a hand are tried, and which of them are alike.

Two cards of a suit are alike when nobody else holds one between them: they win and lose the same
tricks and differ by their pips only.
"""

from __future__ import annotations

from kominek_desktop.ai.kominek_tables import ABOVE, PIPS, SUIT_MASKS

FAR = 255
"""A difference of pips that no slack covers: the cards are not alike."""

SHIFT = (0, *(card // 6 * 6 for card in range(24)))
INDEX = (0, *(card // 6 << 12 for card in range(24)))
"""Where the suit of the highest card of a set begins, in sets and in tables, by bit length."""

BEATS = {
    trump: tuple(ABOVE[c] if trump >> c & 1 else ABOVE[c] | trump for c in range(24))
    for trump in (0, *SUIT_MASKS)
}
"""By trump and card, the cards that beat it."""

Step = tuple[int, int, int, int]
"""A card to be tried: its bit, its number, its pips, and by how many pips it differs from the one
tried before it when nothing else tells the two apart (``FAR`` when something does)."""

Steps = tuple[Step, ...]


def _steps(own: int, others: int, shift: int, down: bool) -> Steps:
    order = [strength for strength in range(6) if own >> strength & 1]
    if down:
        order.reverse()
    pair = own & 0b1100 == 0b1100
    found: list[Step] = []
    last = -1
    for strength in order:
        gap = FAR
        if last >= 0:
            low, high = min(last, strength), max(last, strength)
            between = others >> low & (1 << high - low) - 1
            # One card of a marriage is worth keeping for the other's sake.
            if not between and not (pair and (last in (2, 3)) != (strength in (2, 3))):
                gap = abs(PIPS[last] - PIPS[strength])
        found.append((1 << strength + shift, strength + shift, PIPS[strength], gap))
        last = strength
    return tuple(found)


def _table(down: bool) -> list[Steps]:
    table: list[Steps] = [()] * (4 << 12)
    for suit in range(4):
        for own in range(1, 64):
            for others in range(64):
                if not own & others:
                    table[suit << 12 | own << 6 | others] = _steps(own, others, 6 * suit, down)
    return table


DOWN = _table(True)
UP = _table(False)
"""The cards of a suit in hand, the highest or the lowest first: ``suit << 12 | own << 6 | what
others hold of it``."""


def all_steps(cards: int, others: int, table: list[Steps]) -> Steps:
    """The same for cards of several suits."""
    found: Steps = ()
    while cards:
        size = cards.bit_length()
        shift = SHIFT[size]
        own = cards >> shift
        found += table[INDEX[size] | own << 6 | (others >> shift & 63)]
        cards ^= own << shift
    return found


def lead_steps(hand: int, others: int, left: int, right: int, trump: int, marriages: int) -> Steps:
    """The cards of a hand to be led: marriages, then winners that no opponent (``left``,
    ``right``) can trump, then the rest; trumps last."""
    front: Steps = ()
    back: Steps = ()
    end: Steps = ()
    while hand:
        size = hand.bit_length()
        shift = SHIFT[size]
        own = hand >> shift
        hand ^= own << shift
        index = INDEX[size] | own << 6 | (others >> shift & 63)
        on_left = left >> shift & 63
        on_right = right >> shift & 63
        high = own > on_left and own > on_right
        if marriages >> shift & 63:
            front = (DOWN if high else UP)[index] + front
        elif trump >> shift & 1:
            end = (DOWN if high else UP)[index]
        elif not high:
            back = UP[index] + back
        elif (on_left or not left & trump) and (on_right or not right & trump):
            front += DOWN[index]
        else:
            back += DOWN[index]
    return front + back + end
