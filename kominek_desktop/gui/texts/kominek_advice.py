"""Words of Kominek's hints beyond the act and the rule: equal cards, what would change the
choice, and what the chances mean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.texts.cards import Case, card_name, cards_list
from kominek_desktop.gui.texts.kominek_calls import game_name
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games.kominek.moves import SoloGame

translate = QCoreApplication.translate


def all_equal() -> str:
    """It does not matter which card is played."""
    return translate("Hint", "All are equal.")


def equal(cards: tuple[Card, ...]) -> str:
    """These cards are as good as the one advised."""
    if len(cards) == 1:
        return translate("Hint", "The {card} is as good.").format(card=card_name(cards[0]))
    return translate("Hint", "As good: {cards}.").format(cards=cards_list(cards))


def turning(name: str, held: Card, other: Card) -> str:
    """The hidden card that would make another card the better one, if this player held it."""
    return translate("Hint", "If {name} holds the {held}, play the {other} instead.").format(
        name=name,
        held=card_name(held, Case.ACCUSATIVE),
        other=card_name(other, Case.ACCUSATIVE),
    )


def last_and_safe() -> str:
    """Instead of the cheapest card that wins one that brings more."""
    return translate("Hint", "You play last: the card points are safe.")


def few_points() -> str:
    """A card for their trick that has points, but few."""
    return translate("Hint", "It is their trick: as few card points as you can.")


def others_beat_partner() -> str:
    """The only card that does not take the partner's trick."""
    return translate("Hint", "Any other card beats your partner for nothing.")


def deal_chance() -> str:
    """What the bars show in ordinary play."""
    return translate("Hint", "chance to win the deal")


def game_chance(soloist: bool) -> str:
    """What the bars show in a solo game."""
    if soloist:
        return translate("Hint", "chance to make the game")
    return translate("Hint", "chance to defeat the game")


def flame_counts_points() -> str:
    """Why the card advised is not the one with the best chance."""
    return translate("Hint", "flame: more points on average")


def beats_partner() -> str:
    """Why a card has no bar."""
    return translate("Hint", "– beats your partner for nothing")


def tile_chance(chance: float) -> str:
    """The chance, 0 to 1, on the tile of a game that may be called."""
    return translate("Hint", "chance {n}%").format(n=round(100 * chance))


def tiles_mean() -> str:
    """What the chances on the tiles are."""
    return translate("Hint", "On each tile: the chance to make that game.")


def told_card(card: Card, chance: float) -> str:
    """The best card and its chance, 0 to 1, read aloud when the bars come."""
    return translate("Hint", "Best card: {card}, chance {n}%.").format(
        card=card_name(card), n=round(100 * chance)
    )


def told_game(game: SoloGame, chance: float) -> str:
    """The likeliest game and its chance, 0 to 1, read aloud when the tiles tell chances."""
    return translate("Hint", "Likeliest game: {game}, chance {n}%.").format(
        game=game_name(game), n=round(100 * chance)
    )
