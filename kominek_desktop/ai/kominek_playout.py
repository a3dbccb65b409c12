"""Whole deals of Kominek played out with open hands by card policies: thought, not truth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kominek_desktop.ai.kominek_cards import ENOUGH, follow, lead
from kominek_desktop.ai.kominek_tables import ABOVE, KING, PIPS, QUEEN, SUIT_OF

Lead = Callable[[int, int, int, int, int, int], int]
Follow = Callable[[int, int, int, int, int, bool, int, int, int], int]
Policy = tuple[Lead, Follow]
"""How a seat plays: see :mod:`kominek_cards` for the arguments."""

PLAIN: Policy = (lead, follow)
ALL_PLAIN = (PLAIN,) * 4


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The switches of ordinary play: K25 ``follow``, K26 ``must_beat`` and K31 ``loser_scale``."""

    free: bool = False
    beat_suit: bool = False
    beat_trump: bool = False
    classic: bool = False


PRINTED = PlayRules()


@dataclass(slots=True)
class Position:
    """A deal in play, as sets of small-int cards by seat. ``play_out`` plays it to its end.

    ``trick`` are the cards on the table in order of play, ``turn`` is to play. ``void``: cards
    that a seat is known not to hold. ``pips`` and ``tricks`` by pair.
    """

    hands: list[int]
    trump: int
    turn: int
    trick: list[int] = field(default_factory=list)
    pips: list[int] = field(default_factory=lambda: [0, 0])
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    void: list[int] = field(default_factory=lambda: [0, 0, 0, 0])


def legal_cards(hand: int, led: int, best: int, trump: int, rules: PlayRules) -> int:
    """The cards that may be added when ``led`` is the set of the suit led and ``best`` the card
    that wins so far (K25, K26)."""
    suited = hand & led
    trumps = 0 if led == trump else hand & trump
    ruffed = led != trump and trump >> best & 1
    if rules.beat_suit and not ruffed:
        suited = suited & ABOVE[best] or suited
    if rules.beat_trump and ruffed:
        trumps = trumps & ABOVE[best] or trumps
    if rules.free:
        return suited | trumps or hand
    return suited or trumps or hand


def play_out(  # noqa: PLR0912, PLR0915 - one loop, for speed
    at: Position, rules: PlayRules = PRINTED, policies: tuple[Policy, ...] = ALL_PLAIN
) -> int:
    """The points of the deal for the pair of seats 0 and 2, negative when the others win it
    (K30 to K32, the deal ends by itself at 66). The position is used up."""
    hands, trump, void, pips, tricks = at.hands, at.trump, at.void, at.pips, at.tricks
    special = rules.free or rules.beat_suit or rules.beat_trump
    live = hands[0] | hands[1] | hands[2] | hands[3]
    seat = at.turn
    trick = at.trick
    count = len(trick)
    led = best = heap = winner = 0
    if count:
        led = SUIT_OF[trick[0]]
        best, winner, heap = so_far(trick, (seat - count) & 3, trump)
    while True:
        hand = hands[seat]
        pair = seat & 1
        left = void[(seat + 1) & 3]
        right = void[(seat + 3) & 3]
        out = (live ^ hand) & ~(left & right)
        if count:
            suited = hand & led
            if special:
                legal = legal_cards(hand, led, best, trump, rules)
            else:
                legal = suited or hand & trump or hand
            card = (
                policies[seat][1](
                    hand,
                    legal,
                    out,
                    trump,
                    best,
                    not (winner ^ seat) & 1,
                    3 - count,
                    pips[pair] + heap,
                    left if count == 2 else right,
                )
                & 31
            )
            if not led >> card & 1:
                if trump >> card & 1:
                    if not rules.free:
                        void[seat] |= led
                    if not trump >> best & 1 or card > best:
                        best = card
                        winner = seat
                else:
                    void[seat] |= led | trump
            elif ABOVE[best] >> card & 1:
                best = card
                winner = seat
            heap += PIPS[card]
        else:
            won = 1 if tricks[pair] else 0
            ruffs = (0 if left & trump else left) | (0 if right & trump else right)
            card = policies[seat][0](hand, out, trump, won, pips[pair], ruffs) & 31
            if won and _has_mate(hand, card):
                pips[pair] += 40 if trump >> card & 1 else 20
                if pips[pair] >= ENOUGH:
                    return _points(pair, pips, tricks, rules)
            led = SUIT_OF[card]
            best = card
            winner = seat
            heap = PIPS[card]
        hands[seat] = hand ^ 1 << card
        live ^= 1 << card
        count += 1
        if count < 4:
            seat = (seat + 1) & 3
            continue
        seat = winner
        pair = winner & 1
        pips[pair] += heap
        tricks[pair] += 1
        count = 0
        if pips[pair] >= ENOUGH:
            return _points(pair, pips, tricks, rules)
        if not live:
            return 1 - 2 * pair


def _has_mate(hand: int, card: int) -> bool:
    rank = card % 6
    return (rank == QUEEN and hand >> card + 1 & 1 == 1) or (
        rank == KING and hand >> card - 1 & 1 == 1
    )


def so_far(trick: list[int], leader: int, trump: int) -> tuple[int, int, int]:
    """The card that wins so far, its seat, and the pips on the table."""
    best, winner = trick[0], leader
    for place, card in enumerate(trick[1:], 1):
        over = ABOVE[best] | (0 if trump >> best & 1 else trump)
        if over >> card & 1:
            best, winner = card, (leader + place) & 3
    return best, winner, sum(PIPS[card] for card in trick)


def _points(pair: int, pips: list[int], tricks: list[int], rules: PlayRules) -> int:
    if not tricks[1 - pair]:
        points = 3
    elif rules.classic and pips[1 - pair] < 33:
        points = 2
    else:
        points = 1
    return points if pair == 0 else -points
