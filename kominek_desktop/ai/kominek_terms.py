"""What each term of the rule list says about a card, one suit at a time.

Everything a term needs is a small number, so that callers can remember answers by key: ``own``
are the cards of the suit in hand and ``out`` those that opponents can hold, as six bits, a card
is its strength 0 to 5. An amount is ``(term, case, factor)``; its worth is the weight of that
case times the factor.
"""

from __future__ import annotations

from collections.abc import Iterator

from kominek_desktop.ai.kominek_rules_weights import Weights
from kominek_desktop.ai.kominek_tables import ACE, KING, QUEEN, TEN, VALUES

Amount = tuple[str, int, float]

PAIR = 1 << KING | 1 << QUEEN

# Leads: what is so about the suit and the table.
WON = 1  # the pair has a trick
TRUMPS_OUT = 2  # opponents can hold a trump
OPPONENT_RUFFS = 4  # one is out of the suit and may hold a trump
PARTNER_RUFFS = 8
OWN_TRUMPS = 16
FEW = 32  # three or fewer cards left in hand
PARTNER_LED = 64  # has led this suit before
OPPONENT_LED = 128
TRUMP = 256  # the suit is the trump suit
NAMER = 512  # this seat named it
NAMERS_PARTNER = 1024
LEAD_BITS = 11

# Tricks.
OURS = 1  # the partner's card wins so far
THIRD = 2  # the seat in the trick; neither bit: second
FOURTH = 4
TRUMP_SUIT = 8  # the cards are trumps
RUFF = 16  # they are trumps on another suit
DISCARD = 32  # they cannot win
NEXT_TRUMPS = 64  # the next opponent can hold a trump
NEXT_HOLDS = 128  # he is known to hold the suit led
NEXT_VOID = 256  # he is known not to
BEATABLE = 512  # second seat: the partner may still beat the opponent's card
MANY = 1024  # more than two cards left in hand
THREAT = 2048  # times 0 to 3: the threat to the partner's card
NO_NEED = 12
"""More pips than a card has: nothing is reached by it."""


def lead_terms(card: int, own: int, out: int, theirs: int, flags: int) -> Iterator[Amount]:
    """The terms of a lead; ``theirs`` are cards of the suit that are known to be the partner's."""
    value = VALUES[card] / 10
    master = not out >> card
    trump = flags & TRUMP
    if trump:
        yield from _trump_lead(value, master, own, out, flags)
    else:
        yield from _side_lead(card, value, master, (out | theirs).bit_count(), flags)
    if master:
        if not flags & WON:
            yield "master_trickless", 0, 1
        if flags & FEW:
            yield "master_late", 0, 1
    else:
        yield "length", 0, 0.2 * own.bit_count()
        if not trump and flags & OWN_TRUMPS and own == 1 << card:
            yield "singleton", 0, 1
        if own >> out.bit_length():
            yield "under_master", 0, 1
        if theirs >> card:
            yield "partner_higher", 0, 1
        if (out >> card).bit_count() == 1:
            yield "one_higher", 0, 1
    if own & PAIR == PAIR and card in (QUEEN, KING):
        if flags & WON:
            yield ("says_40" if trump else "says_20"), 0, 1
            if card == KING:
                yield "leads_king", 0, 1
        else:
            yield ("trump_pair_early" if trump else "side_pair_early"), 0, 1


def _trump_lead(value: float, master: bool, own: int, out: int, flags: int) -> Iterator[Amount]:
    name = "trump_master" if master else "trump_low"
    yield name, 0, 1
    yield f"{name}_v", 0, value
    yield "own_trumps", 0, 0.3 * own.bit_count()
    yield "their_trumps", 0, 0.3 * out.bit_count()
    if not out:
        yield "their_trumps_none", 0, 1
    if flags & NAMER:
        yield "namer_trump", 0, 1
    elif flags & NAMERS_PARTNER:
        yield "namers_partner", 0, 1


def _side_lead(card: int, value: float, master: bool, unseen: int, flags: int) -> Iterator[Amount]:
    if master:
        yield "side_master", 0, 1
        yield "side_master_v", 0, value
        if flags & TRUMPS_OUT:
            yield "many_unseen", 0, 0.2 * unseen
        else:
            yield "no_trumps_out", 0, 1
    else:
        yield "low", card, 1
    if flags & OPPONENT_RUFFS:
        yield "opponent_ruffs", 0, 0.4 + value
    if flags & PARTNER_RUFFS:
        yield "partner_ruffs", 0, 0.4 + value
    if flags & PARTNER_LED:
        yield "partner_led", 0, 1
    if flags & OPPONENT_LED:
        yield "opponent_led", 0, 1


def threat_in_suit(card: int, held: int, flags: int) -> int:
    """How much the next opponent, who can hold ``held`` of the suit led, threatens a card of it.

    0 in the fourth seat, where ``held`` is empty and no flag is set.
    """
    if not held:
        return 3 if flags & NEXT_TRUMPS and not flags & TRUMP_SUIT else 0
    higher = (held >> card + 1).bit_count()
    if higher:
        return 3 if higher > 1 else 2
    return 1 if flags & NEXT_TRUMPS and not flags & (TRUMP_SUIT | NEXT_HOLDS) else 0


def threat_to_ruff(card: int, held: int, flags: int) -> int:
    """The same for a trump on a side suit; ``held`` are trumps the next opponent can hold."""
    if not held >> card + 1 or flags & NEXT_HOLDS:
        return 0
    return 3 if flags & NEXT_VOID else 1


def wins(card: int, best: int, flags: int) -> bool:
    """``best``: the strength to beat within the group of cards, -1 when any of it wins."""
    return card > best and not flags & DISCARD


def threat(card: int, held: int, flags: int) -> int:
    """The threat to a card that wins so far."""
    return (threat_to_ruff if flags & RUFF else threat_in_suit)(card, held, flags)


def trick_terms(
    card: int,
    own: int,
    out: int,
    held: int,
    best: int,
    flags: int,
    needs: tuple[int, int, int],
) -> Iterator[Amount]:
    """The terms of a card added to a trick that lie within its suit; what is the same for all
    winning cards is in :func:`bonus_terms`.

    ``held``: cards of the group that the next opponent can hold; ``needs``: the pips a card must
    bring so that the pair reaches 66 with the trick, the opponents do, the pair reaches 33; at
    least NO_NEED when no card can.
    """
    value = VALUES[card] / 10
    winning = wins(card, best, flags)
    master = not out >> card
    danger = threat(card, held, flags) if winning else flags // THREAT
    if winning:
        yield from _taking(card, value, own, out, danger, flags)
    else:
        if flags & OURS:
            yield "give", danger, value
        else:
            yield "lose", _losing_case(flags), value
        if card == ACE:
            yield ("give_ace" if flags & OURS else "lose_ace"), 0, 1
        if master:
            yield "throw_master", 0, 1
    if flags & MANY and own & PAIR == PAIR and card in (QUEEN, KING):
        yield ("break_trump_pair" if flags & (TRUMP_SUIT | RUFF) else "break_side_pair"), 0, 1
    if card != TEN and own == 1 << TEN | 1 << card and out >> ACE & 1:
        yield "bare_ten", 0, 1
    yield from _reached(VALUES[card], winning or bool(flags & OURS), danger, needs)


def _reached(pips: int, ours: bool, danger: int, needs: tuple[int, int, int]) -> Iterator[Amount]:
    if not ours:
        if pips >= needs[1]:
            yield "reach_theirs", 0, 1
        return
    if pips >= needs[0]:
        yield ("reach_unsafe" if danger else "reach_safe"), 0, 1
    if pips >= needs[2]:
        yield "reach_33", 0, 1


def _losing_case(flags: int) -> int:
    if flags & FOURTH:
        return 0
    if flags & THIRD:
        return 1
    return 2 if flags & BEATABLE else 3


def _taking(
    card: int, value: float, own: int, out: int, danger: int, flags: int
) -> Iterator[Amount]:
    partner = flags & OURS
    yield "take", danger + (4 if partner else 0), 1
    yield "take_v", (2 if partner else 0) + (1 if danger else 0), value
    if flags & RUFF:
        yield "ruff", 0, 1
        yield "ruff_v", 0, value
    if not out >> card:
        yield "take_master", 0, 1
    rest = own & ~(1 << card)
    share = lead_share(danger)
    if rest & PAIR == PAIR:
        name = "lead_trump_pair" if flags & (TRUMP_SUIT | RUFF) else "lead_side_pair"
        yield name, 0, share
    if masters := (rest >> out.bit_length()).bit_count():
        yield "lead_masters", 0, 0.5 * masters * share


def lead_share(danger: int) -> float:
    """How much of being on lead next counts at this threat."""
    return 0.4 if danger > 1 else 1.0


def bonus_terms(
    ours: bool, heap: int, trickless: bool, stop: bool, second: bool
) -> Iterator[Amount]:
    """The terms that are the same for every card that takes the trick over, from the partner
    when ``ours``; ``stop``: the opponents have 50 with the table."""
    yield "take_table", (1 if ours else 0), heap / 10
    if trickless and not ours:
        yield "first_trick", 0, 1
    if stop:
        yield "stop_50", 0, 1
    if second:
        yield "second_hand", 0, 1


def score(amounts: Iterator[Amount], weights: Weights) -> float:
    """The sum of these terms."""
    return sum(weights[term][case] * factor for term, case, factor in amounts)
