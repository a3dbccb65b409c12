"""Words of Kominek's hints: what to do, and the rule of play behind it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.texts import kominek_calls as call
from kominek_desktop.gui.texts.cards import Case, card_name, suit_name
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    Claim,
    Cut,
    Decline,
    GoOut,
    KeepNines,
    LayNines,
    LeaveNine,
    NameTrump,
    Pass,
    Pick,
    Play,
    Redeal,
    Silent,
)
from kominek_desktop.rules.games.kominek.state import View
from kominek_desktop.rules.moves import Move

translate = QCoreApplication.translate


def title() -> str:
    """Title of a hint."""
    return translate("Hint", "Hint")


def act(move: Move, view: View) -> str:
    """What to do, as one imperative sentence."""
    match move:
        case Play(card, marriage):
            return _play(card, marriage, view)
        case NameTrump(suit):
            return translate("Hint", "Name {suit}.").format(suit=suit_name(suit))
        case Decline():
            return translate("Hint", "Decline to name trumps.")
        case Redeal(yes):
            if yes:
                return translate("Hint", "Ask for a redeal.")
            return translate("Hint", "Play this deal.")
        case LayNines():
            return translate("Hint", "Lay three nines.")
        case KeepNines():
            return translate("Hint", "Keep the nines in your hand.")
        case Pick(card):
            return translate("Hint", "Pick the {card}; top or bottom is all the same.").format(
                card=card_name(card, Case.ACCUSATIVE)
            )
        case LeaveNine(card):
            return translate("Hint", "Leave the {card}.").format(
                card=card_name(card, Case.ACCUSATIVE)
            )
        case Bid(game):
            return translate("Hint", "Call: {game}.").format(game=call.game_name(game))
        case Pass():
            return translate("Hint", "Pass.")
        case Claim() | GoOut():
            return translate("Hint", "Say sixty-six.")
        case Silent():
            return translate("Hint", "Do not say sixty-six.")
        case Cut():
            return translate("Hint", "Cut where you like.")
    return ""


def _play(card: Card, marriage: bool, view: View) -> str:
    if marriage:
        name = card_name(card, Case.INSTRUMENTAL)
        if card.suit is view.trump:
            return translate("Hint", "Say Forty and lead the {card}.").format(card=name)
        return translate("Hint", "Say Twenty and lead the {card}.").format(card=name)
    if not view.trick:
        return translate("Hint", "Lead the {card}.").format(card=card_name(card, Case.INSTRUMENTAL))
    led = view.trick[0][1].suit
    if card.suit is led:
        return translate("Hint", "Play the {card}.").format(card=card_name(card, Case.ACCUSATIVE))
    if view.game is None and card.suit is view.trump:
        return translate("Hint", "Trump with the {card}.").format(
            card=card_name(card, Case.INSTRUMENTAL)
        )
    return translate("Hint", "Throw the {card}.").format(card=card_name(card, Case.ACCUSATIVE))


def reason(rule: str, partner: str) -> str:
    """The rule that fired; empty for a rule without words."""
    maker = _REASONS.get(rule)
    return maker().format(name=partner) if maker else ""


def _partner_sure() -> str:
    return translate("Hint", "This trick is for {name} for sure: give it card points.")


def _partner_unsure() -> str:
    return translate("Hint", "{name} may still be beaten: no card points yet.")


def _their_trick() -> str:
    return translate("Hint", "Throw a card without points on their trick.")


def _master() -> str:
    return translate("Hint", "It is now the highest card of its suit.")


def _ends_deal() -> str:
    return translate("Hint", "It may bring you to 66.")


def _last_seat() -> str:
    return translate("Hint", "You play last: win as cheaply as you can.")


def _third_high() -> str:
    return translate("Hint", "Only one card still out could beat it.")


def _ruff() -> str:
    return translate("Hint", "You are void: the cheapest trump that wins.")


def _marriage() -> str:
    return translate("Hint", "The marriage counts at once.")


def _keep_pair() -> str:
    return translate("Hint", "A low card, so that king and queen stay together.")


def _lead_low() -> str:
    return translate("Hint", "Nothing sure to lead: a card without points.")


def _only_card() -> str:
    return translate("Hint", "There is no other card to play.")


def _trump_longest() -> str:
    return translate("Hint", "It is your strongest suit on three cards.")


def _weak_hand() -> str:
    return translate("Hint", "A new deal is worth more than this one.")


def _keep_deal() -> str:
    return translate("Hint", "The trumps are worth keeping.")


def _nines_long() -> str:
    return translate("Hint", "Three or more cards of one shown suit: a hit is less likely.")


def _nines_short() -> str:
    return translate("Hint", "Too few cards in the suits of the nines.")


def _even_pick() -> str:
    return translate("Hint", "Every suit is as good as another: choose evenly.")


def _sure_winners() -> str:
    return translate("Hint", "You hold enough sure tricks.")


def _few_winners() -> str:
    return translate("Hint", "Too few sure tricks for a solo game.")


def _fewest_higher() -> str:
    return translate("Hint", "The fewest higher cards are still out.")


def _defeat() -> str:
    return translate("Hint", "It takes the trick that ends their game.")


def _keep_guard() -> str:
    return translate("Hint", "Keep the cards that may still stop the soloist.")


def _has_66() -> str:
    return translate("Hint", "By the cards you saw you have 66.")


def _not_66() -> str:
    return translate("Hint", "By the cards you saw it is less than 66.")


_REASONS = {
    "partner_sure": _partner_sure,
    "partner_unsure": _partner_unsure,
    "their_trick": _their_trick,
    "master": _master,
    "ends_deal": _ends_deal,
    "last_seat": _last_seat,
    "third_high": _third_high,
    "ruff": _ruff,
    "marriage": _marriage,
    "keep_pair": _keep_pair,
    "lead_low": _lead_low,
    "only_card": _only_card,
    "only": _only_card,
    "trump_longest": _trump_longest,
    "weak_hand": _weak_hand,
    "keep_deal": _keep_deal,
    "nines_long": _nines_long,
    "nines_short": _nines_short,
    "even_pick": _even_pick,
    "sure_winners": _sure_winners,
    "few_winners": _few_winners,
    "fewest_higher": _fewest_higher,
    "defeat": _defeat,
    "keep_guard": _keep_guard,
    "has_66": _has_66,
    "not_66": _not_66,
}
