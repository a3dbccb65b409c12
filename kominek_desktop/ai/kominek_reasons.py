"""Why a player of Kominek and Klin chose as it did: stable ids, words come later."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The rule that fired. Ids are never renamed; the order is that of a deal."""

    # before the play
    ANY_CUT = "any_cut"  # all cuts and cutters are alike
    TRUMP_LONGEST = "trump_longest"  # the suit that scores most on three cards
    WEAK_HAND = "weak_hand"  # a new deal is worth more than this one
    KEEP_DEAL = "keep_deal"  # a ground for a new deal, yet trumps enough
    NINES_LONG = "nines_long"  # three or more cards in the suit of the nine to be left
    NINES_SHORT = "nines_short"  # no such suit, so the nines stay in hand
    EVEN_PICK = "even_pick"  # every suit equally often
    SURE_WINNERS = "sure_winners"  # enough sure tricks for the game named
    WORTH_NAMING = "worth_naming"  # made often enough to beat the ordinary deal
    FEW_WINNERS = "few_winners"  # not enough of them
    # on lead
    ENDS_DEAL = "ends_deal"  # brings the pair to 66
    MASTER = "master"  # no higher card of the suit is out
    MARRIAGE = "marriage"  # K and D of one suit, announced
    KEEP_PAIR = "keep_pair"  # a low card, so that K and D stay together
    LEAD_LOW = "lead_low"  # nothing sure to lead
    DRAW_TRUMPS = "draw_trumps"  # a sure trump, to take the others' trumps away
    KEEP_TRUMPS = "keep_trumps"  # trumps are not led without need
    FORCE_TRUMP = "force_trump"  # an opponent must spend a trump
    PARTNER_RUFFS = "partner_ruffs"  # the partner is out of the suit and may trump
    LONG_SUIT = "long_suit"  # the longest suit
    PARTNERS_SUIT = "partners_suit"  # a suit that the partner has led or holds
    THIRD_HIGH = "third_high"  # only one card that is out can beat it
    # in a trick
    TAKE = "take"  # wins the trick, likely for good
    TAKE_PIPS = "take_pips"  # the pips on the table are worth winning
    FIRST_TRICK = "first_trick"  # a first trick makes marriages count
    LEAD_NEXT = "lead_next"  # on lead next with a marriage or sure cards
    GIVE = "give"  # pips for the partner's likely trick
    KEEP_MASTER = "keep_master"  # keeps a sure card for later
    GUARD_TEN = "guard_ten"  # keeps a card beside the ten while the ace is out
    THEIR_66 = "their_66"  # a dearer card would bring the opponents to 66
    REACH_33 = "reach_33"  # lifts the pair to 33
    ONLY_CARD = "only_card"  # no other card is legal
    PARTNER_SURE = "partner_sure"  # pips for the partner's sure trick
    PARTNER_UNSURE = "partner_unsure"  # the partner's card may yet be beaten: no pips
    LAST_SEAT = "last_seat"  # nobody comes after: the cheapest card that wins
    RUFF = "ruff"  # the cheapest trump that wins
    THEIR_TRICK = "their_trick"  # nothing for the opponents
    # solo games
    FEWEST_HIGHER = "fewest_higher"  # the soloist has no sure card left and leads the nearest to it
    DEFEAT = "defeat"  # wins the trick that ends the game
    KEEP_GUARD = "keep_guard"  # keeps the cards that may still stop the soloist
    # sixty-six by word
    HAS_66 = "has_66"
    NOT_66 = "not_66"
    # by thinking ahead
    SEARCHED = "searched"  # best over many possible layouts of the hidden cards
    PROVED = "proved"  # best in every possible layout


NUMBER = {reason: number for number, reason in enumerate(Reason)}
"""Each reason's place in :data:`REASONS`, as the card policy packs it."""

REASONS = tuple(Reason)
