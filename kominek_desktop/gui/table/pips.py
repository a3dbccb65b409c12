"""The four suits: their outlines and inks."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kominek_desktop.gui.table.outlines import INK, disc, joined, symmetric
from kominek_desktop.rules.cards import Suit

RED = QColor("#C02D16")
INKS = {Suit.SPADES: INK, Suit.HEARTS: RED, Suit.DIAMONDS: RED, Suit.CLUBS: INK}
# The set that stays apart for every kind of colour vision.
FOUR_INKS = INKS | {Suit.DIAMONDS: QColor("#1A35C4"), Suit.CLUBS: QColor("#00766F")}
PIP_BOX = 100.0


def suit_colour(suit: Suit, four_colour: bool = False) -> QColor:
    """The ink of a suit on paper, in two or in four colours."""
    return (FOUR_INKS if four_colour else INKS)[suit]


@cache
def pip_outline(suit: Suit) -> QPainterPath:
    """The suit's sign about the origin in a box of 100 x 100."""
    match suit:
        case Suit.HEARTS:
            return symmetric("M0 -26 C6 -44 20 -47 29 -45 C43 -42 49 -28 46 -14 C42 6 22 20 0 47")
        case Suit.DIAMONDS:
            return symmetric("M0 -50 C9 -34 26 -14 41 0 C26 14 9 34 0 50")
        case Suit.SPADES:
            return symmetric(
                "M0 -50 C10 -30 26 -18 37 -4 C46 8 45 24 33 28 C22 32 10 26 5 15"
                " C6 30 12 40 24 47 L0 47"
            )
        case Suit.CLUBS:
            stem = symmetric("M0 -20 L7 -8 L12 0 L8 6 C6 24 11 38 23 47 L0 47")
            return joined(
                (disc(0, -24, 21.5), disc(24, 9, 21.5), disc(-24, 9, 21.5), stem)
            ).simplified()


def paint_pip(
    painter: QPainter,
    suit: Suit,
    rect: QRectF,
    colour: QColor | None = None,
    four_colour: bool = False,
) -> None:
    """The suit's sign in the largest square in the middle of ``rect``."""
    side = min(rect.width(), rect.height()) / PIP_BOX
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side, side)
    painter.fillPath(pip_outline(suit), colour or suit_colour(suit, four_colour))
    painter.restore()
