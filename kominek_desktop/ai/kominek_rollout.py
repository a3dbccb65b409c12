"""Deals played out in thought by the rule list, or by ``plain`` at some of the seats."""

from __future__ import annotations

from dataclasses import dataclass, field

from kominek_desktop.ai.kominek_cards import follow as plain_follow
from kominek_desktop.ai.kominek_cards import lead as plain_lead
from kominek_desktop.ai.kominek_playout import PlayRules, legal_cards, so_far
from kominek_desktop.ai.kominek_rules import ENOUGH, RuleList
from kominek_desktop.ai.kominek_tables import ABOVE, KING, PIPS, QUEEN, SUIT_OF
from kominek_desktop.ai.kominek_terms import NAMER, NAMERS_PARTNER

Players = tuple[RuleList | None, RuleList | None, RuleList | None, RuleList | None]
"""How each seat plays: by a list, or as ``plain`` does."""

OTHERS = tuple(tuple((seat + place) & 3 for place in (1, 2, 3)) for seat in range(4))
"""The other seats, clockwise."""

MATES = tuple(
    card + 1 if card % 6 == QUEEN else card - 1 if card % 6 == KING else -1 for card in range(24)
)
"""The other card of a marriage, -1 for all other cards."""


def named_by(namer: int, seat: int) -> int:
    """The flag of a trump lead of ``seat`` when ``namer`` named the trump, -1 for nobody."""
    if namer < 0 or (namer ^ seat) & 1:
        return 0
    return NAMER if namer == seat else NAMERS_PARTNER


@dataclass(slots=True)
class Table:
    """A deal in play. All by seat or by pair: what is in hand, what a seat is known not to hold
    (``bars``), the suits it has led, pips and tricks won. ``trick`` lies on the table in order,
    ``turn`` is to play; ``namer`` named the trump, -1 when nobody did."""

    hands: list[int]
    trump: int
    turn: int
    trick: list[int] = field(default_factory=list)
    pips: list[int] = field(default_factory=lambda: [0, 0])
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    bars: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    led: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    namer: int = -1

    def copy(self) -> Table:
        """The same deal, for one use."""
        return Table(
            self.hands[:],
            self.trump,
            self.turn,
            self.trick[:],
            self.pips[:],
            self.tricks[:],
            self.bars[:],
            self.led[:],
            self.namer,
        )


def roll_out(  # noqa: PLR0912, PLR0915 - one loop, for speed
    table: Table, rules: PlayRules, players: Players
) -> int:
    """The points of the deal for the pair of seats 0 and 2, negative when the others win it
    (K30 to K32, the deal ends by itself at 66). The table is used up."""
    hands, trump, pips, tricks = table.hands, table.trump, table.pips, table.tricks
    bars, led_by, namer = table.bars, table.led, table.namer
    special = rules.free or rules.beat_suit or rules.beat_trump
    live = hands[0] | hands[1] | hands[2] | hands[3]
    seat = table.turn
    count = len(table.trick)
    led = best = heap = winner = 0
    if count:
        led = SUIT_OF[table.trick[0]]
        best, winner, heap = so_far(table.trick, (seat - count) & 3, trump)
    while True:
        hand = hands[seat]
        pair = seat & 1
        if count:
            suited = hand & led
            if special:
                legal = legal_cards(hand, led, best, trump, rules)
            else:
                legal = suited or hand & trump or hand
            if not legal & legal - 1:
                card = legal.bit_length() - 1
            elif player := players[seat]:
                left, mate, right = OTHERS[seat]
                card = player.follow(
                    hand,
                    legal,
                    live ^ hand,
                    trump,
                    led,
                    best,
                    0 if (winner ^ seat) & 1 else 1,
                    count,
                    heap,
                    pips[pair],
                    pips[1 - pair],
                    tricks[pair],
                    bars[left],
                    bars[mate],
                    bars[right],
                )
            else:
                card = plain_add(
                    hand,
                    legal,
                    live,
                    trump,
                    best,
                    not (winner ^ seat) & 1,
                    count,
                    pips[pair] + heap,
                    bars[(seat + 1) & 3],
                    bars[(seat + 3) & 3],
                )
            if led >> card & 1:
                if ABOVE[best] >> card & 1:
                    best = card
                    winner = seat
            elif trump >> card & 1:
                if not rules.free:
                    bars[seat] |= led
                if not trump >> best & 1 or card > best:
                    best = card
                    winner = seat
            else:
                bars[seat] |= led | trump
            heap += PIPS[card]
        else:
            won = 1 if tricks[pair] else 0
            if not hand & hand - 1:
                card = hand.bit_length() - 1
            else:
                left, mate, right = OTHERS[seat]
                if player := players[seat]:
                    card = player.lead(
                        hand,
                        live ^ hand,
                        trump,
                        bars[left],
                        bars[mate],
                        bars[right],
                        won,
                        pips[pair],
                        named_by(namer, seat),
                        led_by[mate],
                        led_by[left] | led_by[right],
                    )
                else:
                    card = plain_lead_of(
                        hand, live, trump, bars[left], bars[right], won, pips[pair]
                    )
                other = MATES[card]
                if won and other >= 0 and hand >> other & 1:
                    pips[pair] += 40 if trump >> card & 1 else 20
                    if pips[pair] >= ENOUGH:
                        return pay(pair, pips, tricks, rules)
                    bars[left] |= 1 << other
                    bars[mate] |= 1 << other
                    bars[right] |= 1 << other
            led = SUIT_OF[card]
            led_by[seat] |= led
            best = card
            winner = seat
            heap = PIPS[card]
        hands[seat] = hand ^ 1 << card
        live ^= 1 << card
        if count < 3:
            count += 1
            seat = (seat + 1) & 3
            continue
        seat = winner
        pair = winner & 1
        pips[pair] += heap
        tricks[pair] += 1
        count = 0
        if pips[pair] >= ENOUGH:
            return pay(pair, pips, tricks, rules)
        if not live:
            return 1 - 2 * pair


def pay(pair: int, pips: list[int], tricks: list[int], rules: PlayRules) -> int:
    """What ``pair`` with 66 is paid (K31), as points of the pair of seats 0 and 2."""
    if not tricks[1 - pair]:
        points = 3
    elif rules.classic and pips[1 - pair] < 33:
        points = 2
    else:
        points = 1
    return points if pair == 0 else -points


def plain_lead_of(
    hand: int, live: int, trump: int, left: int, right: int, won: int, pips: int
) -> int:
    """The card that ``plain`` leads; ``left`` and ``right`` are bars."""
    out = (live ^ hand) & ~(left & right)
    ruffs = (0 if left & trump else left) | (0 if right & trump else right)
    return plain_lead(hand, out, trump, won, pips, ruffs) & 31


def plain_add(
    hand: int,
    legal: int,
    live: int,
    trump: int,
    best: int,
    ours: bool,
    place: int,
    gain: int,
    left: int,
    right: int,
) -> int:
    """The card that ``plain`` adds to ``place`` cards of a trick; ``gain``: the pips of the pair
    and those on the table."""
    out = (live ^ hand) & ~(left & right)
    void = left if place == 2 else right
    return plain_follow(hand, legal, out, trump, best, ours, 3 - place, gain, void) & 31
