"""Naming solo games by a quick count and a table, as a regular player does (K18).

Winners are *sure* when nothing can beat them. They are *likely* when a suit is good as soon as all
but one of the cards that others hold of it fall under the own run from the ace, which fails only
if one defender holds them all; they are *hoped for* when two of them may be left over.
"""

from __future__ import annotations

from kominek_desktop.ai import kominek_calls as calls
from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.kominek_seen import as_set
from kominek_desktop.ai.kominek_solo import sure_winners
from kominek_desktop.ai.kominek_tables import SHIFTS
from kominek_desktop.rules.games.kominek.legality import highest_bid, trump_in_force
from kominek_desktop.rules.games.kominek.moves import Bid, Pass, SoloGame
from kominek_desktop.rules.games.kominek.state import SEATS, View
from kominek_desktop.rules.moves import Move

ALL_SIX = 6
FIRST_FIVE = 5

LIKELY_FIVE = (0.8, 0.8, 0.8, 0.8, 0.95, 1.0, 1.0)
LIKELY_SIX = (0.8, 0.8, 0.8, 0.8, 0.93, 0.98, 1.0)
"""How often five and six tricks are made with so many likely winners, by how many are sure: counted
in 150,000 deals that ``plain`` played at all seats."""

HOPED = (0.0, 0.0, 0.35, 0.57, 0.57, 0.0, 0.0)
"""The same with so many hoped for, but fewer likely; nothing is hoped for where the likely
winners say it already."""

NEEDED = {
    SoloGame.FIVE: (0.7, 0.53, 0.62, 0.53),
    SoloGame.SIX: (0.7, 0.52, 0.6, 0.52),
    SoloGame.GARNITUR: (0.65, 0.52, 0.57, 0.52),
}
"""The chance at which a game is worth more than the ordinary deal, by place from forehand."""


def likely_winners(hand: int, left_over: int) -> int:
    """Tricks a soloist wins if in each suit all cards of the others but ``left_over`` fall under
    his run from the ace."""
    total = 0
    for shift in SHIFTS:
        own = hand >> shift & 63
        if own:
            others = 63 & ~own
            run = (own >> others.bit_length()).bit_count()
            good = run and run >= others.bit_count() - left_over
            total += own.bit_count() if good else run
    return total


def chances_by_count(hand: int) -> tuple[float, float]:
    """How often five and six tricks are made with this hand, by the table."""
    sure = sure_winners(hand)
    likely = max(sure, likely_winners(hand, 1))
    hoped = likely_winners(hand, 2)
    return (
        _chance(FIRST_FIVE, likely, hoped, sure, LIKELY_FIVE),
        _chance(ALL_SIX, likely, hoped, sure, LIKELY_SIX),
    )


def _chance(wanted: int, likely: int, hoped: int, sure: int, table: tuple[float, ...]) -> float:
    if likely >= wanted:
        return table[sure]
    return HOPED[sure] if hoped >= wanted else 0.0


def call_by_count(view: View, moves: tuple[Move, ...]) -> tuple[Move, Reason]:
    """The best game whose chance is good enough in this seat. A game of the partner is overcalled
    only when it is sure, and so is any where trumps count (K23)."""
    named = highest_bid(view)
    by = next((seat for seat, game in view.calls if game is named and game is not None), None)
    ours = by is not None and (by - view.seat) % 2 == 0
    if ours or trump_in_force(view.trump, SoloGame.GARNITUR, view.options) is not None:
        return calls.call(view, moves)
    five, six = chances_by_count(as_set(view.hand))
    place = (view.seat - view.dealer - 1) % SEATS
    chance = {SoloGame.FIVE: five, SoloGame.SIX: six, SoloGame.GARNITUR: six}
    for game in (SoloGame.GARNITUR, SoloGame.SIX, SoloGame.FIVE):
        if Bid(game) in moves and chance[game] >= NEEDED[game][place]:
            sure = chance[game] >= 1
            return Bid(game), Reason.SURE_WINNERS if sure else Reason.WORTH_NAMING
    return Pass(), Reason.FEW_WINNERS
