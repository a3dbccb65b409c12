"""The back: a cut-out star with trees and roosters, the same after half a turn.

A back that shows which way up it is would give the cards away. Units: the middle is the origin.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from kominek_desktop.gui.table.outlines import (
    Sheet,
    box,
    disc,
    joined,
    outline,
    pair,
    petal,
    placed,
    ring_of,
    scallop,
    symmetric,
    teeth_frame,
)
from kominek_desktop.gui.table.pips import pip_outline
from kominek_desktop.rules.cards import Suit

EMBER = QColor("#8A211C")
FOREST = QColor("#1E4B3C")
CREAM = QColor("#FBEFD6")
GOLD = QColor("#E0A63A")
GREEN = QColor("#1F6148")


def bordered_field(width: float, height: float, across: int, down: int, field: QColor) -> Sheet:
    """The coloured field of a back with its lines and teeth, about the origin."""

    def inset(by: float, radius: float = 0.0) -> tuple[float, float, float, float, float]:
        return (-width / 2 + by, -height / 2 + by, width - 2 * by, height - 2 * by, radius)

    sheet = Sheet()
    sheet.fill(box(*inset(9, 8)), field)
    sheet.line(box(*inset(14.5, 4.5)), CREAM, 1.6)
    sheet.fill(box(*inset(18.2, 0)), CREAM)
    sheet.fill(box(*inset(20.6, 0)), field)
    x, y, w, h, _ = inset(20.4)
    sheet.fill(teeth_frame(QRectF(x, y, w, h), across, down, 6.4), CREAM)
    return sheet


def star(field: QColor, cream: QColor, gold: QColor, green: QColor) -> Sheet:
    """The cut-out star of sixteen, radius about 98, about the origin."""
    sheet = Sheet()
    sheet.fill(scallop(84, 16, 0.12), cream)
    sheet.fill(ring_of(placed(petal(28, 13.5, 0.75), 0, -58.5), 16), field)
    sheet.fill(ring_of(placed(petal(22, 6.6), 0, -53), 16, 11.25), green)
    sheet.fill(ring_of(disc(0, -80.5, 3.2), 16, 11.25), field)
    sheet.fill(disc(0, 0, 54), field)
    sheet.fill(scallop(47, 8, 0.14), cream)
    hearts = placed(pip_outline(Suit.HEARTS), 0, -33, 0, 0.2)
    sheet.fill(ring_of(hearts, 8), field)
    sheet.fill(ring_of(placed(petal(26, 8), 0, -20), 8, 22.5), green)
    sheet.fill(scallop(19, 8, 0.17), gold)
    sheet.fill(scallop(12.5, 8, 0.16), field)
    sheet.fill(disc(0, 0, 5.6), cream)
    return sheet


@cache
def _rooster() -> Sheet:
    """The rooster at the left above the star, looking to the middle."""
    sheet = Sheet()
    comb = joined(
        (
            disc(-40.4, -136.2, 2.7),
            disc(-36.2, -138.2, 2.9),
            disc(-32.2, -136, 2.6),
            box(-40.5, -136.5, 9, 5.5),
        )
    )
    sheet.fill(comb, GOLD)
    sheet.fill(placed(petal(9, 6.2, 1), -29, -111, 0), GOLD)
    body = outline(
        "M-25 -121 L-30.4 -126 C-31 -131 -34.5 -133.6 -38.6 -133 C-44 -132 -45.6 -127 -46.4 -122"
        " C-47.4 -116 -51 -113.4 -56 -114 C-63 -115 -65.6 -122 -63.4 -129.4"
        " C-62.6 -132.6 -62.4 -136 -63.6 -139.4 C-70.4 -135.6 -72.4 -128 -70.4 -120.6"
        " C-70 -119 -71 -118.6 -72 -120 C-75 -124 -77.6 -128 -83 -131"
        " C-83.4 -124.6 -80.6 -119.4 -77 -115.4 C-76.4 -114.6 -77 -114 -78 -114.4"
        " C-81 -115.8 -84 -117 -88.4 -117.2 C-84 -106 -73 -100.2 -56 -100.2"
        " C-40 -100.2 -31.6 -107 -31 -117.6 L-25 -121 Z"
    )
    sheet.fill(body, CREAM)
    wing = placed(petal(24, 13, 0.2), -44.6, -110, -98)
    sheet.fill(wing, GREEN)
    sheet.fill(placed(petal(14, 6.6, 0.2), -49.4, -110.8, -98), GOLD)
    sheet.fill(disc(-36, -126.4, 1.7), EMBER)
    sheet.fill(joined((box(-57, -101, 2.3, 8.4), box(-49, -101, 2.3, 8.4))), CREAM)
    sheet.line(outline("M-76 -95 C-64 -90 -48 -89.4 -34 -92"), CREAM, 2.3)
    sheet.fill(
        joined((placed(petal(17, 8), -74, -94.6, 292), placed(petal(17, 8), -74, -94, 252))), GREEN
    )
    return sheet


@cache
def _half() -> Sheet:
    """What stands above the star."""
    sheet = Sheet()
    sheet.lay(_rooster())
    sheet.fill(box(-1.7, -124, 3.4, 30), CREAM)
    right = joined((placed(petal(18, 8), 0, -98.4, 62), placed(petal(15, 7.4), 0, -108.4, 58)))
    sheet.fill(pair(right), CREAM)
    cup = symmetric("M0 -120 L11 -124.6 C10.4 -118.4 6 -116 0 -116")
    sheet.fill(cup, CREAM)
    tulip = symmetric(
        "M0 -145.4 C2 -141 4.4 -138.4 5.6 -136.6 L10 -142.4 C11.4 -127 9 -121 0 -120.4"
    )
    sheet.fill(tulip, GOLD)
    for angle in (105, 135, 165):
        sheet.fill(placed(petal(15, 7, 0.2), -96, -146.4, angle), CREAM)
    sheet.fill(disc(-97.4, -147.4, 3.6), GOLD)
    return sheet


@cache
def _back() -> Sheet:
    sheet = bordered_field(250, 350, 26, 38, EMBER)
    sheet.lay(star(EMBER, CREAM, GOLD, GREEN))
    half = Sheet()
    half.lay(_half())
    half.lay(_half().folded())
    sheet.lay(half)
    sheet.lay(half, angle=180)
    return sheet


def paint_back(painter: QPainter) -> None:
    """The back about the origin, on the paper of a card of 250 x 350."""
    _back().paint(painter)
