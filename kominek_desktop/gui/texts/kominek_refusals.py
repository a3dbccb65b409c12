"""Words of Kominek's refusals."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.texts.cards import Case, card_name
from kominek_desktop.gui.texts.kominek_calls import game_name
from kominek_desktop.rules.cards import Card, Suit
from kominek_desktop.rules.games.kominek.legality import No
from kominek_desktop.rules.games.kominek.moves import SoloGame

translate = QCoreApplication.translate


def refusal_title(card: bool) -> str:
    """Title of a refusal: a card, or anything else."""
    return translate("Refusal", "Not that card") if card else translate("Refusal", "Not allowed")


def clause_link(clause: str) -> str:
    """The link to the rule."""
    return translate("Refusal", "Rule {clause}").format(clause=clause)


def must_follow_one(suit: Suit, card: Card) -> str:
    """One card of the suit led is held."""
    name = card_name(card, Case.ACCUSATIVE)
    match suit:
        case Suit.SPADES:
            return translate(
                "Refusal",
                "Spades were led and you have a spade: play the **{card}**. You may trump only "
                "when you have no spade.",
            ).format(card=name)
        case Suit.HEARTS:
            return translate(
                "Refusal",
                "Hearts were led and you have a heart: play the **{card}**. You may trump only "
                "when you have no heart.",
            ).format(card=name)
        case Suit.DIAMONDS:
            return translate(
                "Refusal",
                "Diamonds were led and you have a diamond: play the **{card}**. You may trump "
                "only when you have no diamond.",
            ).format(card=name)
        case Suit.CLUBS:
            return translate(
                "Refusal",
                "Clubs were led and you have a club: play the **{card}**. You may trump only "
                "when you have no club.",
            ).format(card=name)


def must_follow(suit: Suit, count: int) -> str:
    """Several cards of the suit led are held."""
    match suit:
        case Suit.SPADES:
            return translate(
                "Refusal", "Spades were led: play one of your %n spade(s).", None, count
            )
        case Suit.HEARTS:
            return translate(
                "Refusal", "Hearts were led: play one of your %n heart(s).", None, count
            )
        case Suit.DIAMONDS:
            return translate(
                "Refusal", "Diamonds were led: play one of your %n diamond(s).", None, count
            )
        case Suit.CLUBS:
            return translate("Refusal", "Clubs were led: play one of your %n club(s).", None, count)


def must_trump(led: Suit) -> str:
    """Void in the suit led, and trumps are held."""
    match led:
        case Suit.SPADES:
            return translate("Refusal", "You have no spade, so you must trump.")
        case Suit.HEARTS:
            return translate("Refusal", "You have no heart, so you must trump.")
        case Suit.DIAMONDS:
            return translate("Refusal", "You have no diamond, so you must trump.")
        case Suit.CLUBS:
            return translate("Refusal", "You have no club, so you must trump.")


def must_beat(lying: Card, held: Card) -> str:
    """The table rule to beat in suit."""
    return translate("Refusal", "Table rule: beat the {card}. You have the {held}.").format(
        card=card_name(lying, Case.ACCUSATIVE), held=card_name(held, Case.ACCUSATIVE)
    )


def refusal(no: No, name: str, bid: SoloGame | None) -> str:
    """Every other reason in one sentence."""
    match no:
        case No.NOT_YOUR_TURN:
            return translate("Refusal", "{name} is to play.").format(name=name)
        case No.OVERTRUMP:
            return translate("Refusal", "Table rule: over-trump.")
        case No.MARRIAGE_NO_TRICK:
            return translate("Refusal", "A marriage needs a trick taken by your pair.")
        case No.MARRIAGE_LEAD:
            return translate("Refusal", "A marriage is announced on your own lead.")
        case No.MARRIAGE_PAIR:
            return translate("Refusal", "A marriage needs king and queen of one suit.")
        case No.SOLO_MARRIAGE:
            return translate("Refusal", "Marriages do not count in solo games.")
        case No.SOLO_FOLLOW:
            return translate("Refusal", "Follow suit: in solo games too, suit comes first.")
        case No.SOLO_TRUMP:
            return translate("Refusal", "Table rule: in this solo game a void player must trump.")
        case No.NINES:
            return translate("Refusal", "Only nines are laid down.")
        case No.PICK_SUIT:
            return translate("Refusal", "Pick a card in the suit of a shown nine.")
        case No.BID_LOW:
            if bid is None:
                return translate("Refusal", "Call a game or pass.")
            return translate("Refusal", "“{game}” is already called. Go higher or pass.").format(
                game=game_name(bid)
            )
        case No.OUT_AUTOMATIC | No.CLAIM_AUTOMATIC:
            return translate("Refusal", "At this table 66 is counted by itself.")
        case No.CLAIM_LEAD:
            return translate(
                "Refusal", "“66” is said by the player on lead, and not before the second trick."
            )
    return translate("Refusal", "That cannot be done now.")
