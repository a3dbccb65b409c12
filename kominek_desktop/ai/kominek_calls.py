"""What ``plain`` says before the play: cut, trump, new deal, three nines, solo games."""

from __future__ import annotations

from collections import Counter

from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.kominek_seen import as_set, suit_set
from kominek_desktop.ai.kominek_solo import sure_winners
from kominek_desktop.rules.cards import Card, Rank, Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.legality import trump_in_force
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    KeepNines,
    LayNines,
    LeaveNine,
    NameTrump,
    Pass,
    Pick,
    Redeal,
    SoloGame,
)
from kominek_desktop.rules.games.kominek.state import PIPS, SEATS, Ground, View
from kominek_desktop.rules.moves import Move

Answer = tuple[Move, Reason]

ALL_SIX = 6
FIRST_FIVE = 5


def trump_score(cards: tuple[Card, ...], suit: Suit) -> int:
    """What a suit promises as trump: 6 and the pips for each card, 15 for K and D together."""
    ranks = [card.rank for card in cards if card.suit is suit]
    score = sum(6 + PIPS[rank] for rank in ranks)
    return score + 15 if Rank.KING in ranks and Rank.QUEEN in ranks else score


def name_trump(view: View) -> Answer:
    """The suit with the highest score, the first of equals; never declines (K8)."""
    suit = max(Suit, key=lambda each: (trump_score(view.hand, each), -each))
    return NameTrump(suit), Reason.TRUMP_LONGEST


def ask_redeal(view: View) -> Answer:
    """Asks on every ground, but forehand's partner keeps a poor hand with trumps enough (K11)."""
    weak = set(view.grounds) <= {Ground.LOW, Ground.FOUR_NINES}
    trumps = {card.rank for card in view.hand if card.suit is view.trump}
    strong = len(trumps) >= 3 or {Rank.KING, Rank.QUEEN} <= trumps
    if weak and strong and (view.seat - view.dealer) % SEATS == 3:
        return Redeal(False), Reason.KEEP_DEAL
    return Redeal(True), Reason.WEAK_HAND


def lay_nines(view: View) -> Answer:
    """Lays three nines only with three or more cards in the suit of the one to be left (K14).

    Of four nines the other two are those of the shortest suits, where opponents have most.
    """
    length = Counter(card.suit for card in view.hand)
    nines = [card for card in view.hand if card.rank is Rank.NINE]
    longest = max(nines, key=lambda nine: (length[nine.suit], -nine.suit))
    if length[longest.suit] < 3:
        return KeepNines(), Reason.NINES_SHORT
    others = sorted((n for n in nines if n != longest), key=lambda n: (length[n.suit], n.suit))
    laid = sorted((longest, *others[:2]), key=lambda nine: nine.suit)
    return LayNines(tuple(laid)), Reason.NINES_LONG


def pick(view: View, moves: tuple[Move, ...], dice: Dice) -> Answer:
    """Every shown suit that is held equally often: nothing else is safe from a guess (K15)."""
    picks = [move for move in moves if isinstance(move, Pick)]
    suit = dice.pick(sorted({move.card.suit for move in picks}))
    return dice.pick([move for move in picks if move.card.suit is suit]), Reason.EVEN_PICK


def leave_nine(view: View, dice: Dice) -> Answer:
    """The nine of the longest shown suit, which opponents hold least of (K16)."""
    length = Counter(card.suit for card in view.hand)
    most = max(length[card.suit] for card in view.laid)
    left = dice.pick([card for card in view.laid if length[card.suit] == most])
    return LeaveNine(left), Reason.NINES_LONG


def call(view: View, moves: tuple[Move, ...]) -> Answer:
    """The highest game whose tricks are sure, if it can still be named; else passes (K18).

    Four sure tricks make na pięć in about 42 of 100 deals and five make na sześć in 45; every
    seat needs more than half, so only sure games are named. This also keeps a partner's game
    from being overcalled without certainty.
    """
    hand = as_set(view.hand)
    sure = sure_winners(hand)
    if sure >= ALL_SIX:
        force = suit_set(trump_in_force(view.trump, SoloGame.GARNITUR, view.options))
        game = SoloGame.GARNITUR if sure_winners(hand, force) >= ALL_SIX else SoloGame.SIX
    elif sure >= FIRST_FIVE:
        game = SoloGame.FIVE
    else:
        return Pass(), Reason.FEW_WINNERS
    bid = Bid(game)
    return (bid, Reason.SURE_WINNERS) if bid in moves else (Pass(), Reason.FEW_WINNERS)
