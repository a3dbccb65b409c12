"""Announced games thought through with open cards, in sampled worlds (K19 to K23)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from kominek_desktop.ai.kominek_memory import Memory
from kominek_desktop.ai.kominek_sample import take_sample
from kominek_desktop.ai.kominek_seen import as_set
from kominek_desktop.ai.kominek_solo import sure_winners
from kominek_desktop.ai.kominek_tables import ABOVE, SHIFTS, SUIT_OF
from kominek_desktop.ai.kominek_worlds import World, worlds_of
from kominek_desktop.rules.chance import Dice

BLOCK = 16
NAMES_ON = (0.002, 0.01, 0.03, 0.15, 0.6, 1.0, 1.0)
"""How likely a game is named on a hand, by its sure winners: what the soloist's hand looks like
to the defenders."""


class OpenSolo:
    """An announced game with open cards, of which ``tricks`` are still to be won; ``trump``: where
    trumps count (K23), else empty."""

    def __init__(self, trump: int, tricks: int) -> None:
        self.trump = trump
        self.tricks = tricks
        self._known: dict[tuple[int, int, int], bool] = {}

    def made(self, own: int, left: int, right: int, tricks: int) -> bool:
        """Whether the soloist, to lead with ``own``, wins the next ``tricks`` tricks against two
        defenders who see everything, when he does so too."""
        if tricks <= 0:
            return True
        theirs = left | right
        trump = self.trump
        leads = []
        sure = 0
        for shift in SHIFTS:
            if mine := own >> shift & 63:
                run = mine >> (theirs >> shift & 63).bit_length()
                if run:
                    sure += run.bit_count()
                    leads.append(mine.bit_length() - 1 + shift)
        if not leads:
            return False
        if sure >= tricks and not theirs & trump:
            return True
        key = own, left, right
        answer = self._known.get(key)
        if answer is None:
            answer = any(self.lead_makes(own, left, right, card, tricks) for card in leads)
            self._known[key] = answer
        return answer

    def lead_makes(self, own: int, left: int, right: int, card: int, tricks: int) -> bool:
        """The same after the lead of ``card``."""
        own ^= 1 << card
        first = self.legal(left, card)
        second = self.legal(right, card)
        over = ABOVE[card] if self.trump >> card & 1 else ABOVE[card] | self.trump
        if (first | second) & over:
            return False
        return all(
            self.made(own, left ^ a, right ^ b, tricks - 1)
            for a in bits(first)
            for b in bits(second)
        )

    def legal(self, hand: int, led: int) -> int:
        """The cards that a defender may add to the lead of ``led``."""
        return hand & SUIT_OF[led] or hand & self.trump or hand

    def add_makes(self, own: int, mine: int, other: int, card: int, table: list[int]) -> bool:
        """The same after a defender with ``mine`` adds ``card`` to the cards on the table, of
        which the soloist's lies first; ``other`` is the other defender's hand."""
        led = table[0]
        over = ABOVE[led] if self.trump >> led & 1 else ABOVE[led] | self.trump
        if over >> card & 1 or (len(table) > 1 and over >> table[1] & 1):
            return False
        mine ^= 1 << card
        tricks = self.tricks - 1
        if len(table) > 1:
            return self.made(own, mine, other, tricks)
        legal = self.legal(other, led)
        return not legal & over and all(
            self.made(own, mine, other ^ b, tricks) for b in bits(legal)
        )


def bits(cards: int) -> list[int]:
    """Each card of a set, as a set."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest)
        cards ^= lowest
    return found


@dataclass(frozen=True, slots=True)
class SoloResult:
    """By card, how often the game is made after it; whether the worlds were all there are."""

    made: dict[int, float]
    worlds: int
    certain: bool


def think_solo(
    memory: Memory,
    legal: int,
    tricks: int,
    worlds: int,
    dice: Dice,
    seconds: float,
    clock: Callable[[], float] = monotonic,
) -> SoloResult:
    """How often an announced game, with ``tricks`` still to be won, is made after each of the
    ``legal`` cards of the soloist or of a defender. Raises NoWorld."""
    started = clock()
    soloist = memory.view.soloist
    assert soloist is not None
    seat = memory.seat
    weigh = None if seat == soloist else _named_on(memory, soloist)
    sample = take_sample(worlds_of(memory), worlds, dice, weigh)
    cards = [card for card in range(24) if legal >> card & 1]
    made = dict.fromkeys(cards, 0.0)
    total = 0.0
    for index, (world, weight) in enumerate(sample.worlds):
        solo = OpenSolo(memory.table.trump, tricks)
        own = world[soloist]
        left, right = world[(soloist + 1) % 4], world[(soloist + 3) % 4]
        for card in cards:
            if seat == soloist:
                good = solo.lead_makes(own, left, right, card, tricks)
            else:
                mine, other = (left, right) if seat == (soloist + 1) % 4 else (right, left)
                good = solo.add_makes(own, mine, other, card, memory.table.trick)
            made[card] += weight if good else 0.0
        total += weight
        if index % BLOCK == BLOCK - 1 and clock() - started > seconds:
            break
    return SoloResult(
        {card: sum_ / total for card, sum_ in made.items()}, len(sample.worlds), sample.certain
    )


def _named_on(memory: Memory, soloist: int) -> Callable[[World], float]:
    gone = 0
    for cards in (*(trick.cards for trick in memory.view.tricks), memory.view.trick):
        gone |= as_set(card for seat, card in cards if seat == soloist)

    def weigh(world: World) -> float:
        return NAMES_ON[min(sure_winners(world[soloist] | gone, memory.table.trump), 6)]

    return weigh


def chances(
    worlds: list[World],
    seat: int,
    trump: int,
    seconds: float,
    clock: Callable[[], float] = monotonic,
) -> tuple[float, float, float]:
    """How often a game named by ``seat`` is made in these worlds: the first five tricks, all six,
    and all six where ``trump`` counts. After so many ``seconds`` the rest is not looked at."""
    started = clock()
    five = six = trumped = count = 0
    for world in worlds:
        own, left, right = world[seat], world[(seat + 1) % 4], world[(seat + 3) % 4]
        if OpenSolo(0, 5).made(own, left, right, 5):
            five += 1
            six += OpenSolo(0, 6).made(own, left, right, 6)
        if trump:
            trumped += OpenSolo(trump, 6).made(own, left, right, 6)
        count += 1
        if not count % BLOCK and clock() - started > seconds:
            break
    return five / count, six / count, trumped / count if trump else six / count
