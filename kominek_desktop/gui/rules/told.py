"""Pictures in words, for those who hear the book."""

from __future__ import annotations

from kominek_desktop.gui.rules.figures import (
    Cards,
    Eights,
    Figure,
    Mark,
    Ranks,
    Shown,
    TrickPicture,
    Values,
)
from kominek_desktop.gui.rules.inline import CardSign, Inline, SuitSign
from kominek_desktop.gui.texts import rules_page as words


def told(figure: Figure) -> str:
    """What a picture shows."""
    match figure:
        case Cards(groups):
            first, *rest = (tuple(_shown(one) for one in group) for group in groups)
            then = tuple(one for group in rest for one in group)
            return words.groups_told(first, then) if then else words.cards_told(first)
        case Ranks(cards):
            return words.ranks_told(tuple(words.card_told(card) for card in cards))
        case Values(pairs):
            return words.cards_told(
                tuple(words.value_told(words.card_told(card), worth) for card, worth in pairs)
            )
        case TrickPicture(plays, winner):
            lying = tuple(words.card_told(card) for _, card in plays)
            takes = next(card for seat, card in plays if seat == winner)
            return words.trick_told(lying, words.card_told(takes))
        case Eights(ours, theirs, coats):
            return words.eights_told(ours, theirs, coats)


def sign_text(part: Inline) -> str:
    """A card or suit within a line as a word; nothing for other parts."""
    match part:
        case CardSign(card):
            return words.sign_told(card)
        case SuitSign(suit):
            return words.sign_told(suit)
    return ""


def _shown(shown: Shown) -> str:
    name = words.face_down() if shown.card is None else words.card_told(shown.card)
    if shown.mark is Mark.TICKED:
        return words.allowed(name)
    if shown.mark in (Mark.SHADED, Mark.REFUSED):
        return words.not_allowed(name)
    return name
