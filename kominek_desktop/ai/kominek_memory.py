"""What a seat remembers of a deal: the table in small ints, and every play so far in its place.

A seat that forgets keeps in mind its own cards, the last trick and the one on the table. Of older
tricks it has counted the dear cards only, so it counts too few pips and never too many; it knows
nothing of empty suits and of who led what.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kominek_desktop.ai.kominek_rollout import MATES, OTHERS, Table
from kominek_desktop.ai.kominek_seen import NUMBERS, as_set, suit_set
from kominek_desktop.ai.kominek_tables import ABOVE, ALL, AT_LEAST, PIPS, SUIT_OF
from kominek_desktop.rules.games.kominek.legality import trump_in_force
from kominek_desktop.rules.games.kominek.sampling import barred, held_by
from kominek_desktop.rules.games.kominek.state import SEATS, View, pips_of

DEAR = AT_LEAST[10]
"""The aces and tens."""


@dataclass(frozen=True, slots=True)
class Played:
    """One play of the past and what all could see when it was made.

    ``live``: all cards in hands, with ``card``; ``later``: what the seat played from then on,
    with ``card``; the rest is as in :class:`Table`, ``heap`` and ``best`` and ``winner`` of the
    cards before it in the trick.
    """

    seat: int
    card: int
    announced: bool
    live: int
    later: int
    place: int
    led: int
    best: int
    winner: int
    heap: int
    pips: tuple[int, int]
    tricks: tuple[int, int]
    bars: tuple[int, int, int, int]
    led_by: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Memory:
    """``table.hands`` holds the own hand only; ``unseen`` are the cards of the other three, of
    which each holds ``sizes``."""

    view: View
    seat: int
    table: Table
    unseen: int
    sizes: tuple[int, ...]
    dealt: int  # the own cards at the start
    played: tuple[Played, ...]

    @property
    def hand(self) -> int:
        """The own cards."""
        return self.table.hands[self.seat]


def remember(view: View, forgets: bool = False) -> Memory:
    """What the seat of ``view`` remembers in a deal whose trump is known."""
    seat = view.seat
    force = suit_set(trump_in_force(view.trump, view.game, view.options))
    hand = as_set(view.hand)
    mine = as_set(c for trick in view.tricks for s, c in trick.cards if s == seat)
    mine |= as_set(c for s, c in view.trick if s == seat)
    tricks = view.tricks[-1:] if forgets else view.tricks
    gone = as_set(c for trick in tricks for _, c in trick.cards)
    gone |= as_set(c for _, c in view.trick)
    taken = [0, 0]
    for trick in view.tricks:
        taken[trick.winner % 2] += 1
    hands = [0] * SEATS
    hands[seat] = hand
    table = Table(
        hands,
        force,
        seat,
        [NUMBERS[card] for _, card in view.trick],
        _dear_pips(view) if forgets else list(pips_of(view.tricks, view.marriages, view.trump)[0]),
        taken,
        namer=-1 if view.namer is None else view.namer,
    )
    played: tuple[Played, ...] = ()
    if not forgets:
        table.bars[:] = _bars(view)
        for cards in (*(trick.cards for trick in view.tricks), view.trick):
            if cards:
                leader, card = cards[0]
                table.led[leader] |= SUIT_OF[NUMBERS[card]]
        if view.game is None:
            played = tuple(_history(view, force))
    unseen = ALL & ~(hand | mine | gone)
    return Memory(view, seat, table, unseen, view.sizes, hand | mine, played)


def _dear_pips(view: View) -> list[int]:
    """The pips of both pairs from marriages, the last trick, and the aces and tens of the rest."""
    counted = [*pips_of(view.tricks[-1:], view.marriages, view.trump)[0]]
    for trick in view.tricks[:-1]:
        counted[trick.winner % 2] += sum(
            PIPS[NUMBERS[card]] for _, card in trick.cards if DEAR >> NUMBERS[card] & 1
        )
    return counted


def _bars(view: View) -> list[int]:
    bars = [as_set(cards) for cards in barred(view)]
    for card, holder in held_by(view).items():
        for other in OTHERS[holder]:
            bars[other] |= 1 << NUMBERS[card]
    return bars


def _shown_before_play(view: View) -> list[int]:
    """What everybody knew of the hands when the first card was led, as bars."""
    bars = [0] * SEATS
    holders = {}
    if view.shown is not None:
        holders[view.shown] = (view.dealer + 1) % SEATS
    if view.nines_by is not None:
        holders.update(dict.fromkeys(view.laid, view.nines_by))
    if view.side is not None:
        for pick in view.side.picks:
            if pick.card is None:
                for nine in view.laid:
                    bars[pick.seat] |= suit_set(nine.suit)
            else:
                holders[pick.card] = pick.seat
    for card, holder in holders.items():
        for other in OTHERS[holder]:
            bars[other] |= 1 << NUMBERS[card]
    return bars


def _history(view: View, trump: int) -> list[Played]:
    """All plays in order. What a play tells of its seat is kept by suits only."""
    live = ALL
    bars = _shown_before_play(view)
    led_by = [0] * SEATS
    pips, tricks = [0, 0], [0, 0]
    free = view.options.follow == "free"
    marriages = {(seat, suit) for seat, suit in view.marriages}
    later = [0] * SEATS
    found: list[Played] = []
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        led = best = winner = heap = 0
        for place, (seat, played) in enumerate(cards):
            card = NUMBERS[played]
            announced = not place and MATES[card] >= 0 and (seat, played.suit) in marriages
            found.append(
                Played(
                    seat,
                    card,
                    announced,
                    live,
                    0,
                    place,
                    led,
                    best,
                    winner,
                    heap,
                    (pips[0], pips[1]),
                    (tricks[0], tricks[1]),
                    (bars[0], bars[1], bars[2], bars[3]),
                    (led_by[0], led_by[1], led_by[2], led_by[3]),
                )
            )
            if announced:
                marriages.discard((seat, played.suit))
                pips[seat & 1] += 40 if trump >> card & 1 else 20
                for other in OTHERS[seat]:
                    bars[other] |= 1 << MATES[card]
            if not place:
                led = SUIT_OF[card]
                led_by[seat] |= led
                best, winner = card, seat
            elif not led >> card & 1:
                if not trump >> card & 1:
                    bars[seat] |= led | trump
                elif not free:
                    bars[seat] |= led
            if (ABOVE[best] | (0 if trump >> best & 1 else trump)) >> card & 1:
                best, winner = card, seat
            heap += PIPS[card]
            live ^= 1 << card
        if len(cards) == SEATS:
            pips[winner & 1] += heap
            tricks[winner & 1] += 1
    for index in range(len(found) - 1, -1, -1):
        play = found[index]
        later[play.seat] |= 1 << play.card
        found[index] = replace(play, later=later[play.seat])
    return found
