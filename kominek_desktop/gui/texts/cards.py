"""Names of cards and suits, whole per case: Polish and Russian decline them.

Cases: *nominative* ("ace of hearts"), *accusative* (play it), *instrumental* (lead with it, trump
with it) and *genitive* (together with it). English has one form; Polish and Russian do not.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from kominek_desktop.rules.cards import Card, Rank, Suit

translate = QCoreApplication.translate


class Case(Enum):
    """A case; the value is the context of the translation."""

    NOMINATIVE = "CardNominative"
    ACCUSATIVE = "CardAccusative"
    INSTRUMENTAL = "CardInstrumental"
    GENITIVE = "CardGenitive"


_NOMINATIVE = {
    (Rank.ACE, Suit.SPADES): QT_TRANSLATE_NOOP("CardNominative", "ace of spades"),
    (Rank.TEN, Suit.SPADES): QT_TRANSLATE_NOOP("CardNominative", "ten of spades"),
    (Rank.KING, Suit.SPADES): QT_TRANSLATE_NOOP("CardNominative", "king of spades"),
    (Rank.QUEEN, Suit.SPADES): QT_TRANSLATE_NOOP("CardNominative", "queen of spades"),
    (Rank.JACK, Suit.SPADES): QT_TRANSLATE_NOOP("CardNominative", "jack of spades"),
    (Rank.NINE, Suit.SPADES): QT_TRANSLATE_NOOP("CardNominative", "nine of spades"),
    (Rank.ACE, Suit.HEARTS): QT_TRANSLATE_NOOP("CardNominative", "ace of hearts"),
    (Rank.TEN, Suit.HEARTS): QT_TRANSLATE_NOOP("CardNominative", "ten of hearts"),
    (Rank.KING, Suit.HEARTS): QT_TRANSLATE_NOOP("CardNominative", "king of hearts"),
    (Rank.QUEEN, Suit.HEARTS): QT_TRANSLATE_NOOP("CardNominative", "queen of hearts"),
    (Rank.JACK, Suit.HEARTS): QT_TRANSLATE_NOOP("CardNominative", "jack of hearts"),
    (Rank.NINE, Suit.HEARTS): QT_TRANSLATE_NOOP("CardNominative", "nine of hearts"),
    (Rank.ACE, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardNominative", "ace of diamonds"),
    (Rank.TEN, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardNominative", "ten of diamonds"),
    (Rank.KING, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardNominative", "king of diamonds"),
    (Rank.QUEEN, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardNominative", "queen of diamonds"),
    (Rank.JACK, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardNominative", "jack of diamonds"),
    (Rank.NINE, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardNominative", "nine of diamonds"),
    (Rank.ACE, Suit.CLUBS): QT_TRANSLATE_NOOP("CardNominative", "ace of clubs"),
    (Rank.TEN, Suit.CLUBS): QT_TRANSLATE_NOOP("CardNominative", "ten of clubs"),
    (Rank.KING, Suit.CLUBS): QT_TRANSLATE_NOOP("CardNominative", "king of clubs"),
    (Rank.QUEEN, Suit.CLUBS): QT_TRANSLATE_NOOP("CardNominative", "queen of clubs"),
    (Rank.JACK, Suit.CLUBS): QT_TRANSLATE_NOOP("CardNominative", "jack of clubs"),
    (Rank.NINE, Suit.CLUBS): QT_TRANSLATE_NOOP("CardNominative", "nine of clubs"),
}
_ACCUSATIVE = {
    (Rank.ACE, Suit.SPADES): QT_TRANSLATE_NOOP("CardAccusative", "ace of spades"),
    (Rank.TEN, Suit.SPADES): QT_TRANSLATE_NOOP("CardAccusative", "ten of spades"),
    (Rank.KING, Suit.SPADES): QT_TRANSLATE_NOOP("CardAccusative", "king of spades"),
    (Rank.QUEEN, Suit.SPADES): QT_TRANSLATE_NOOP("CardAccusative", "queen of spades"),
    (Rank.JACK, Suit.SPADES): QT_TRANSLATE_NOOP("CardAccusative", "jack of spades"),
    (Rank.NINE, Suit.SPADES): QT_TRANSLATE_NOOP("CardAccusative", "nine of spades"),
    (Rank.ACE, Suit.HEARTS): QT_TRANSLATE_NOOP("CardAccusative", "ace of hearts"),
    (Rank.TEN, Suit.HEARTS): QT_TRANSLATE_NOOP("CardAccusative", "ten of hearts"),
    (Rank.KING, Suit.HEARTS): QT_TRANSLATE_NOOP("CardAccusative", "king of hearts"),
    (Rank.QUEEN, Suit.HEARTS): QT_TRANSLATE_NOOP("CardAccusative", "queen of hearts"),
    (Rank.JACK, Suit.HEARTS): QT_TRANSLATE_NOOP("CardAccusative", "jack of hearts"),
    (Rank.NINE, Suit.HEARTS): QT_TRANSLATE_NOOP("CardAccusative", "nine of hearts"),
    (Rank.ACE, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardAccusative", "ace of diamonds"),
    (Rank.TEN, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardAccusative", "ten of diamonds"),
    (Rank.KING, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardAccusative", "king of diamonds"),
    (Rank.QUEEN, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardAccusative", "queen of diamonds"),
    (Rank.JACK, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardAccusative", "jack of diamonds"),
    (Rank.NINE, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardAccusative", "nine of diamonds"),
    (Rank.ACE, Suit.CLUBS): QT_TRANSLATE_NOOP("CardAccusative", "ace of clubs"),
    (Rank.TEN, Suit.CLUBS): QT_TRANSLATE_NOOP("CardAccusative", "ten of clubs"),
    (Rank.KING, Suit.CLUBS): QT_TRANSLATE_NOOP("CardAccusative", "king of clubs"),
    (Rank.QUEEN, Suit.CLUBS): QT_TRANSLATE_NOOP("CardAccusative", "queen of clubs"),
    (Rank.JACK, Suit.CLUBS): QT_TRANSLATE_NOOP("CardAccusative", "jack of clubs"),
    (Rank.NINE, Suit.CLUBS): QT_TRANSLATE_NOOP("CardAccusative", "nine of clubs"),
}
_INSTRUMENTAL = {
    (Rank.ACE, Suit.SPADES): QT_TRANSLATE_NOOP("CardInstrumental", "ace of spades"),
    (Rank.TEN, Suit.SPADES): QT_TRANSLATE_NOOP("CardInstrumental", "ten of spades"),
    (Rank.KING, Suit.SPADES): QT_TRANSLATE_NOOP("CardInstrumental", "king of spades"),
    (Rank.QUEEN, Suit.SPADES): QT_TRANSLATE_NOOP("CardInstrumental", "queen of spades"),
    (Rank.JACK, Suit.SPADES): QT_TRANSLATE_NOOP("CardInstrumental", "jack of spades"),
    (Rank.NINE, Suit.SPADES): QT_TRANSLATE_NOOP("CardInstrumental", "nine of spades"),
    (Rank.ACE, Suit.HEARTS): QT_TRANSLATE_NOOP("CardInstrumental", "ace of hearts"),
    (Rank.TEN, Suit.HEARTS): QT_TRANSLATE_NOOP("CardInstrumental", "ten of hearts"),
    (Rank.KING, Suit.HEARTS): QT_TRANSLATE_NOOP("CardInstrumental", "king of hearts"),
    (Rank.QUEEN, Suit.HEARTS): QT_TRANSLATE_NOOP("CardInstrumental", "queen of hearts"),
    (Rank.JACK, Suit.HEARTS): QT_TRANSLATE_NOOP("CardInstrumental", "jack of hearts"),
    (Rank.NINE, Suit.HEARTS): QT_TRANSLATE_NOOP("CardInstrumental", "nine of hearts"),
    (Rank.ACE, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardInstrumental", "ace of diamonds"),
    (Rank.TEN, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardInstrumental", "ten of diamonds"),
    (Rank.KING, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardInstrumental", "king of diamonds"),
    (Rank.QUEEN, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardInstrumental", "queen of diamonds"),
    (Rank.JACK, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardInstrumental", "jack of diamonds"),
    (Rank.NINE, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardInstrumental", "nine of diamonds"),
    (Rank.ACE, Suit.CLUBS): QT_TRANSLATE_NOOP("CardInstrumental", "ace of clubs"),
    (Rank.TEN, Suit.CLUBS): QT_TRANSLATE_NOOP("CardInstrumental", "ten of clubs"),
    (Rank.KING, Suit.CLUBS): QT_TRANSLATE_NOOP("CardInstrumental", "king of clubs"),
    (Rank.QUEEN, Suit.CLUBS): QT_TRANSLATE_NOOP("CardInstrumental", "queen of clubs"),
    (Rank.JACK, Suit.CLUBS): QT_TRANSLATE_NOOP("CardInstrumental", "jack of clubs"),
    (Rank.NINE, Suit.CLUBS): QT_TRANSLATE_NOOP("CardInstrumental", "nine of clubs"),
}
_GENITIVE = {
    (Rank.ACE, Suit.SPADES): QT_TRANSLATE_NOOP("CardGenitive", "ace of spades"),
    (Rank.TEN, Suit.SPADES): QT_TRANSLATE_NOOP("CardGenitive", "ten of spades"),
    (Rank.KING, Suit.SPADES): QT_TRANSLATE_NOOP("CardGenitive", "king of spades"),
    (Rank.QUEEN, Suit.SPADES): QT_TRANSLATE_NOOP("CardGenitive", "queen of spades"),
    (Rank.JACK, Suit.SPADES): QT_TRANSLATE_NOOP("CardGenitive", "jack of spades"),
    (Rank.NINE, Suit.SPADES): QT_TRANSLATE_NOOP("CardGenitive", "nine of spades"),
    (Rank.ACE, Suit.HEARTS): QT_TRANSLATE_NOOP("CardGenitive", "ace of hearts"),
    (Rank.TEN, Suit.HEARTS): QT_TRANSLATE_NOOP("CardGenitive", "ten of hearts"),
    (Rank.KING, Suit.HEARTS): QT_TRANSLATE_NOOP("CardGenitive", "king of hearts"),
    (Rank.QUEEN, Suit.HEARTS): QT_TRANSLATE_NOOP("CardGenitive", "queen of hearts"),
    (Rank.JACK, Suit.HEARTS): QT_TRANSLATE_NOOP("CardGenitive", "jack of hearts"),
    (Rank.NINE, Suit.HEARTS): QT_TRANSLATE_NOOP("CardGenitive", "nine of hearts"),
    (Rank.ACE, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardGenitive", "ace of diamonds"),
    (Rank.TEN, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardGenitive", "ten of diamonds"),
    (Rank.KING, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardGenitive", "king of diamonds"),
    (Rank.QUEEN, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardGenitive", "queen of diamonds"),
    (Rank.JACK, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardGenitive", "jack of diamonds"),
    (Rank.NINE, Suit.DIAMONDS): QT_TRANSLATE_NOOP("CardGenitive", "nine of diamonds"),
    (Rank.ACE, Suit.CLUBS): QT_TRANSLATE_NOOP("CardGenitive", "ace of clubs"),
    (Rank.TEN, Suit.CLUBS): QT_TRANSLATE_NOOP("CardGenitive", "ten of clubs"),
    (Rank.KING, Suit.CLUBS): QT_TRANSLATE_NOOP("CardGenitive", "king of clubs"),
    (Rank.QUEEN, Suit.CLUBS): QT_TRANSLATE_NOOP("CardGenitive", "queen of clubs"),
    (Rank.JACK, Suit.CLUBS): QT_TRANSLATE_NOOP("CardGenitive", "jack of clubs"),
    (Rank.NINE, Suit.CLUBS): QT_TRANSLATE_NOOP("CardGenitive", "nine of clubs"),
}
_NAMES = {
    Case.NOMINATIVE: _NOMINATIVE,
    Case.ACCUSATIVE: _ACCUSATIVE,
    Case.INSTRUMENTAL: _INSTRUMENTAL,
    Case.GENITIVE: _GENITIVE,
}


def _shown(context: str, source: str) -> str:
    return QCoreApplication.translate(context, source)


def card_name(card: Card, case: Case = Case.NOMINATIVE) -> str:
    """The full name of a card in a case."""
    return _shown(case.value, str(_NAMES[case][card.rank, card.suit]))


def cards_list(cards: tuple[Card, ...], case: Case = Case.NOMINATIVE) -> str:
    """Names of several cards, separated by commas."""
    return ", ".join(card_name(card, case) for card in cards)


def suit_name(suit: Suit) -> str:
    """The suit in the nominative."""
    match suit:
        case Suit.SPADES:
            return translate("SuitNominative", "spades")
        case Suit.HEARTS:
            return translate("SuitNominative", "hearts")
        case Suit.DIAMONDS:
            return translate("SuitNominative", "diamonds")
        case Suit.CLUBS:
            return translate("SuitNominative", "clubs")


def rank_letters() -> dict[Rank, str]:
    """The index letters of the player's language, figures for the low cards."""
    letters = {rank: str(int(rank)) for rank in Rank if rank <= Rank.TEN}
    letters[Rank.ACE] = translate("IndexLetter", "A")
    letters[Rank.KING] = translate("IndexLetter", "K")
    letters[Rank.QUEEN] = translate("IndexLetter", "Q")
    letters[Rank.JACK] = translate("IndexLetter", "J")
    return letters
