"""Words of Kominek's hints: what to do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.texts import kominek_calls as call
from kominek_desktop.gui.texts.cards import Case, card_name, suit_name
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games.kominek.legality import trump_in_force
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    Claim,
    Cut,
    Decline,
    GoOut,
    KeepNines,
    LayNines,
    LeaveNine,
    NameCutter,
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


def act(move: Move, view: View, names: tuple[str, ...]) -> str:
    """What to do, as one imperative sentence; ``names`` of the seats, clockwise."""
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
        case Claim():
            return translate("Hint", "Say sixty-six.")
        case GoOut():
            return translate("Hint", "Announce the marriage and go out.")
        case Silent():
            return translate("Hint", "Do not say sixty-six.")
        case NameCutter(seat):
            return translate("Hint", "Let {name} cut.").format(name=names[seat])
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
    if card.suit is trump_in_force(view.trump, view.game, view.options):
        return translate("Hint", "Trump with the {card}.").format(
            card=card_name(card, Case.INSTRUMENTAL)
        )
    return translate("Hint", "Throw the {card}.").format(card=card_name(card, Case.ACCUSATIVE))
