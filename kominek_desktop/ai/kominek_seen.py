"""From a view of Kominek to the small-int cards of the card policy."""

from __future__ import annotations

from collections.abc import Iterable

from kominek_desktop.ai.kominek_playout import so_far
from kominek_desktop.ai.kominek_tables import ALL, SUIT_MASKS
from kominek_desktop.rules.cards import Card, Suit
from kominek_desktop.rules.games.kominek.sampling import barred, held_by
from kominek_desktop.rules.games.kominek.state import PACK, SEATS, STRENGTH, View, pips_of

CARDS = tuple(sorted(PACK, key=lambda card: (card.suit, STRENGTH[card.rank])))
"""Cards by their number."""

NUMBERS = {card: number for number, card in enumerate(CARDS)}


def as_set(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << NUMBERS[card]
    return found


def suit_set(suit: Suit | None) -> int:
    """All cards of a suit; the empty set for None."""
    return 0 if suit is None else SUIT_MASKS[suit]


class Seen:
    """What a seat may know of a deal in play.

    ``bars``: by seat, cards it is known not to hold. ``out``: cards that an opponent can hold.
    ``pips`` of the own pair, remembered from the tricks (K30); ``won``: it has a trick.
    """

    __slots__ = ("bars", "hand", "out", "pips", "seat", "trick", "unseen", "view", "won")

    def __init__(self, view: View) -> None:
        seat = self.seat = view.seat
        self.view = view
        self.hand = as_set(view.hand)
        self.trick = [NUMBERS[card] for _, card in view.trick]
        gone = as_set(card for trick in view.tricks for _, card in trick.cards)
        self.unseen = ALL & ~(self.hand | gone | as_set(card for _, card in view.trick))
        self.bars = [as_set(cards) for cards in barred(view)]
        for card, holder in held_by(view).items():
            for other in range(SEATS):
                if other != holder:
                    self.bars[other] |= 1 << NUMBERS[card]
        left, right = (seat + 1) % SEATS, (seat + 3) % SEATS
        self.out = self.unseen & ~(self.bars[left] & self.bars[right])
        self.pips = pips_of(view.tricks, view.marriages, view.trump)[0][seat % 2]
        self.won = any(trick.winner % 2 == seat % 2 for trick in view.tricks)

    def may_hold(self, seat: int) -> int:
        """The cards that another seat can hold."""
        return self.unseen & ~self.bars[seat]

    def ruffs(self, seat: int, trump: int) -> int:
        """The suits that another seat is known to be out of, if it may hold a trump."""
        held = self.may_hold(seat)
        return sum(suit for suit in SUIT_MASKS if not held & suit) if held & trump else 0

    def so_far(self, trump: int) -> tuple[int, int, int]:
        """The card that wins the trick on the table, its seat, and the pips on the table."""
        best, _, heap = so_far(self.trick, 0, trump)
        return best, self.view.trick[self.trick.index(best)][0], heap
