"""The rules of play behind Kominek's hints, in words. Every rule a player may name has its own."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_REASONS = {
    "only": QT_TRANSLATE_NOOP("Hint", "There is no other choice."),
    # before the play
    "any_cut": QT_TRANSLATE_NOOP("Hint", "It makes no difference."),
    "trump_longest": QT_TRANSLATE_NOOP("Hint", "It is your strongest suit on three cards."),
    "weak_hand": QT_TRANSLATE_NOOP("Hint", "A new deal is worth more than this one."),
    "keep_deal": QT_TRANSLATE_NOOP("Hint", "The trumps are worth keeping."),
    "nines_long": QT_TRANSLATE_NOOP(
        "Hint", "Three or more cards of one shown suit: a hit is less likely."
    ),
    "nines_short": QT_TRANSLATE_NOOP("Hint", "Too few cards in the suits of the nines."),
    "even_pick": QT_TRANSLATE_NOOP("Hint", "Every suit is as good as another: choose evenly."),
    "sure_winners": QT_TRANSLATE_NOOP("Hint", "You hold enough sure tricks."),
    "worth_naming": QT_TRANSLATE_NOOP(
        "Hint", "It is made often enough to pay better than ordinary play."
    ),
    "few_winners": QT_TRANSLATE_NOOP("Hint", "Too few sure tricks for a solo game."),
    # on lead
    "ends_deal": QT_TRANSLATE_NOOP("Hint", "It may bring you to 66."),
    "master": QT_TRANSLATE_NOOP("Hint", "It is now the highest card of its suit."),
    "marriage": QT_TRANSLATE_NOOP("Hint", "The marriage counts at once."),
    "keep_pair": QT_TRANSLATE_NOOP("Hint", "So king and queen stay together."),
    "lead_low": QT_TRANSLATE_NOOP("Hint", "Nothing sure to lead: a cheap card."),
    "draw_trumps": QT_TRANSLATE_NOOP("Hint", "It draws the others’ trumps."),
    "keep_trumps": QT_TRANSLATE_NOOP("Hint", "Keep your trumps: they are not led without need."),
    "force_trump": QT_TRANSLATE_NOOP("Hint", "An opponent must spend a trump on it."),
    "partner_ruffs": QT_TRANSLATE_NOOP("Hint", "{name} may trump this suit."),
    "long_suit": QT_TRANSLATE_NOOP("Hint", "It is your longest suit."),
    "partners_suit": QT_TRANSLATE_NOOP("Hint", "{name} leads this suit too."),
    "third_high": QT_TRANSLATE_NOOP("Hint", "Only one card still out could beat it."),
    # in a trick
    "take": QT_TRANSLATE_NOOP("Hint", "It most likely takes this trick."),
    "take_pips": QT_TRANSLATE_NOOP("Hint", "The card points on the table are worth taking."),
    "first_trick": QT_TRANSLATE_NOOP("Hint", "With a trick you may announce marriages."),
    "lead_next": QT_TRANSLATE_NOOP("Hint", "After this trick you have good cards to lead."),
    "give": QT_TRANSLATE_NOOP("Hint", "{name} most likely takes this trick: give it card points."),
    "keep_master": QT_TRANSLATE_NOOP("Hint", "A sure card is kept for later."),
    "guard_ten": QT_TRANSLATE_NOOP("Hint", "The ten keeps its guard while the ace is out."),
    "their_66": QT_TRANSLATE_NOOP("Hint", "A dearer card might bring them to 66."),
    "reach_33": QT_TRANSLATE_NOOP("Hint", "It may bring you to 33."),
    "only_card": QT_TRANSLATE_NOOP("Hint", "There is no other card to play."),
    "partner_sure": QT_TRANSLATE_NOOP(
        "Hint", "{name} is sure to take this trick: give it card points."
    ),
    "partner_unsure": QT_TRANSLATE_NOOP("Hint", "{name} may still be beaten: no card points yet."),
    "last_seat": QT_TRANSLATE_NOOP("Hint", "You play last: win as cheaply as you can."),
    "ruff": QT_TRANSLATE_NOOP("Hint", "You are void: the cheapest trump that wins."),
    "their_trick": QT_TRANSLATE_NOOP("Hint", "Throw a card without points on their trick."),
    # solo games
    "fewest_higher": QT_TRANSLATE_NOOP("Hint", "The fewest higher cards are still out."),
    "defeat": QT_TRANSLATE_NOOP("Hint", "It takes the trick that ends their game."),
    "keep_guard": QT_TRANSLATE_NOOP("Hint", "Keep the cards that may still stop the soloist."),
    # sixty-six by word
    "has_66": QT_TRANSLATE_NOOP("Hint", "By the cards you saw you have 66."),
    "not_66": QT_TRANSLATE_NOOP("Hint", "By the cards you saw it is less than 66."),
    # by thinking ahead
    "searched": QT_TRANSLATE_NOOP("Hint", "It comes out best over many possible layouts."),
    "proved": QT_TRANSLATE_NOOP("Hint", "It works in every possible layout."),
}
KNOWN = frozenset(_REASONS)
"""The ids that have words."""


def _shown(context: str, source: str) -> str:
    return QCoreApplication.translate(context, source)


def reason(rule: str, partner: str) -> str:
    """The rule that fired; empty where there is nothing to say."""
    source = _REASONS.get(rule)
    return "" if source is None else _shown("Hint", str(source)).format(name=partner)
