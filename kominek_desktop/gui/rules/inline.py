"""What stands within a line of the rules: words, cards, suits, links to clauses."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kominek_desktop.rules.cards import Card, Suit, parse_card, parse_suit

_MARK = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|\{(?P<sign>[^{}]*)\}")
_CLAUSE = re.compile(r"[A-Z][0-9]+")
NO_BREAK = "\u00a0"


@dataclass(frozen=True, slots=True)
class Words:
    """A run of text."""

    text: str
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class CardSign:
    """A card as index letter and suit sign."""

    card: Card


@dataclass(frozen=True, slots=True)
class SuitSign:
    """The sign of a suit."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Link:
    """A reference to a clause."""

    clause: str


Inline = Words | CardSign | SuitSign | Link


def read_inline(text: str) -> tuple[Inline, ...]:
    """The parts of a line; raises ValueError with what is wrong."""
    return tuple(_read(text, False, False))


def _read(text: str, bold: bool, italic: bool) -> list[Inline]:
    found: list[Inline] = []
    at = 0
    for mark in _MARK.finditer(text):
        found += _words(text[at : mark.start()], bold, italic)
        if mark["bold"] is not None:
            found += _read(mark["bold"], True, italic)
        elif mark["italic"] is not None:
            found += _read(mark["italic"], bold, True)
        else:
            found.append(_sign(mark["sign"]))
        at = mark.end()
    return found + _words(text[at:], bold, italic)


def _words(text: str, bold: bool, italic: bool) -> list[Inline]:
    for left in "{}*":
        if left in text:
            raise ValueError(f"{left!r} without its other half in {text.strip()!r}")
    return [Words(text.replace("~", NO_BREAK), bold, italic)] if text else []


def _sign(text: str) -> Inline:
    if _CLAUSE.fullmatch(text):
        return Link(text)
    try:
        return SuitSign(parse_suit(text)) if len(text) == 1 else CardSign(parse_card(text))
    except ValueError:
        raise ValueError(f"{{{text}}} is neither a card nor a suit nor a clause") from None
