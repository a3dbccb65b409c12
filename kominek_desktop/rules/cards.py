"""Suits, ranks, cards and packs, with their ASCII text form ("KH", "TD")."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple


class Suit(IntEnum):
    """The four suits in the order in which the table shows them."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


class Rank(IntEnum):
    """Face ranks; the value is the face, not the strength in any one game."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14


SUIT_LETTERS = "SHDC"
RANK_LETTERS = "23456789TJQKA"


class Card(NamedTuple):
    """One card. Ordering of the tuple carries no meaning in any game."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return format_card(self)


def format_card(card: Card) -> str:
    """Two letters: rank then suit, e.g. ``TH`` for the ten of hearts."""
    return RANK_LETTERS[card.rank - 2] + SUIT_LETTERS[card.suit]


def parse_card(text: str) -> Card:
    """The inverse of :func:`format_card`; raises ValueError on anything else."""
    if len(text) == 2:
        rank, suit = RANK_LETTERS.find(text[0]), SUIT_LETTERS.find(text[1])
        if rank >= 0 and suit >= 0:
            return Card(Rank(rank + 2), Suit(suit))
    raise ValueError(f"not a card: {text!r}")


def format_suit(suit: Suit) -> str:
    """One letter: S, H, D or C."""
    return SUIT_LETTERS[suit]


def parse_suit(text: str) -> Suit:
    """The inverse of :func:`format_suit`; raises ValueError on anything else."""
    if len(text) == 1 and text in SUIT_LETTERS:
        return Suit(SUIT_LETTERS.index(text))
    raise ValueError(f"not a suit: {text!r}")


def format_cards(cards: Iterable[Card]) -> str:
    """Cards separated by single spaces."""
    return " ".join(map(format_card, cards))


def make_pack(lowest: Rank) -> tuple[Card, ...]:
    """The pack from ``lowest`` up to the ace, suit by suit."""
    return tuple(Card(rank, suit) for suit in Suit for rank in Rank if rank >= lowest)
