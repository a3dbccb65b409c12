"""Open cards: can one player win every one of the next tricks against two others?

Knows packs only through two tables, so any game in which high cards of the suit led win, trumps
or none, can ask. Cards are small ints, sets of cards their bits.
"""

from __future__ import annotations

from collections.abc import Sequence


class Sweep:
    """A lone player against all others with open cards, when a single trick lost is the end.

    He leads to every trick. So only a card that nobody can beat may be led, and a defender does
    best to part with the lowest card of a suit: what he must choose is the suit. ``suits`` are the
    sets of the suits, ``above`` the higher cards of its suit by card; void players must trump
    with a card of ``trump`` (0: no trumps), and nobody has a duty to beat.
    """

    def __init__(
        self, suits: tuple[int, ...], above: tuple[int, ...], hands: Sequence[int], trump: int
    ) -> None:
        """``hands``: the lone player's first, then the defenders' in order of play."""
        self.suits = suits
        self.above = above
        self.trump = trump
        self.hands = list(hands)
        self.known: dict[int, bool] = {}

    def leads(self, live: int, tricks: int) -> bool:
        """Whether he wins the next ``tricks`` tricks when ``live`` are the cards still held."""
        if tricks == 0:
            return True
        known = self.known.get(live)
        if known is not None:
            return known
        own = self.hands[0] & live
        sure = 0
        for suit in self.suits:
            if own & suit and (found := self._sure(own & suit, live, suit)):
                sure += found
                if sure >= tricks:
                    break
        made = sure >= tricks if not self.trump else False
        if sure and not made:
            for suit in self.suits:
                if own & suit and self._sure(own & suit, live, suit):
                    card = (own & suit).bit_length() - 1
                    if self.follows(live ^ 1 << card, suit, card, 1, tricks):
                        made = True
                        break
        self.known[live] = made
        return made

    def follows(self, live: int, suit: int, best: int, place: int, tricks: int) -> bool:
        """The same in the midst of a trick of ``suit``, which his card ``best`` wins so far; the
        hand at ``place`` is to play, and ``tricks`` counts this trick too."""
        if place == len(self.hands):
            return self.leads(live, tricks - 1)
        hand = self.hands[place] & live
        force = 0 if self.trump >> best & 1 else self.trump
        legal = hand & suit or hand & self.trump or hand
        if legal & (self.above[best] | force):
            return False
        for each in self.suits:
            part = legal & each
            if part and not self.follows(live ^ (part & -part), suit, best, place + 1, tricks):
                return False
        return True

    def _sure(self, own: int, live: int, suit: int) -> int:
        """How many of his cards of a suit nobody can beat now; without trumps, nor ever."""
        highest = 0
        for hand in self.hands[1:]:
            held = hand & live
            if not held & suit and held & self.trump:
                return 0
            highest = max(highest, held & suit)
        return (own >> highest.bit_length()).bit_count()
