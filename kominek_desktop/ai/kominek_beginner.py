"""What a beginner knows of Kominek: a short list of rules for the cards, and simple calls.

He leads aces and marriages, takes what he can, gives his partner's sure trick pips and the
opponents none. Of guarding tens, keeping pairs, forcing trumps, drawing them for the sake of what
comes later, and of what a trick is worth at 50 pips he has not heard.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.kominek_rules import RuleList
from kominek_desktop.ai.kominek_rules_weights import PLAY_PRINTED, Weights
from kominek_desktop.rules.cards import Rank, Suit
from kominek_desktop.rules.games.kominek.moves import KeepNines, LayNines, NameTrump, Redeal
from kominek_desktop.rules.games.kominek.state import PIPS, View
from kominek_desktop.rules.moves import Move

KNOWN: Weights = {
    "low": (3, 2, 1, 0, -3),
    "side_master": (8,),
    "trump_low": (-4,),
    "trump_low_v": (-4,),
    "trump_master": (1,),
    "trump_master_v": (4,),
    "says_20": (12,),
    "says_40": (16,),
    "take": (6, 5, 1, 0, 3, 2, -3, -5),
    "take_v": (-1, -1, -1, -1),
    "give": (8, 8, -4, -4),
    "give_ace": (-3,),
    "lose": (-10, -10, -10, -10),
}
"""The terms of the rule list that he knows, with weights of his own; the rest weigh nothing."""


@cache
def short_list() -> RuleList:
    """His list, the same under both pay scales."""
    return RuleList({term: KNOWN.get(term, (0,) * len(row)) for term, row in PLAY_PRINTED.items()})


def name_longest(view: View) -> tuple[Move, Reason]:
    """The suit with most cards, then with most pips, the first of equals (K8)."""

    def worth(suit: Suit) -> tuple[int, int, int]:
        ranks = [card.rank for card in view.hand if card.suit is suit]
        return len(ranks), sum(PIPS[rank] for rank in ranks), -suit

    return NameTrump(max(Suit, key=worth)), Reason.TRUMP_LONGEST


def always_redeal() -> tuple[Move, Reason]:
    """A new deal whenever there is a right to it (K11)."""
    return Redeal(True), Reason.WEAK_HAND


def lay_eagerly(view: View) -> tuple[Move, Reason]:
    """Lays three nines as soon as one of them has another card of its suit beside it (K14)."""
    length = Counter(card.suit for card in view.hand)
    nines = sorted(
        (card for card in view.hand if card.rank is Rank.NINE),
        key=lambda nine: (-length[nine.suit], nine.suit),
    )
    if length[nines[0].suit] < 2:
        return KeepNines(), Reason.NINES_SHORT
    return LayNines(tuple(sorted(nines[:3], key=lambda nine: nine.suit))), Reason.NINES_LONG
