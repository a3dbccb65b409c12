"""The eight that counts points, and the hearth card that covers it. Units: 350 x 250, landscape."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from kominek_desktop.gui.table.cardback import CREAM, FOREST, GOLD, bordered_field
from kominek_desktop.gui.table.fronts import index_outline
from kominek_desktop.gui.table.outlines import (
    Sheet,
    box,
    disc,
    joined,
    outline,
    pair,
    petal,
    placed,
    polygon,
    smooth,
    symmetric,
)
from kominek_desktop.gui.table.pips import PIP_BOX, pip_outline, suit_colour
from kominek_desktop.rules.cards import Suit

EIGHT = QRectF(0, 0, 350, 250)
FIRST_X, STEP_X, HIGH_Y, LOW_Y = 60.0, 37.0, 88.0, 162.0
EIGHT_PIPS, EIGHT_PIP_SIZE = 8, 32.0
STEM = QColor("#6FA287")
LEAF = QColor("#8DB79D")
SOOT = QColor("#12302A")
RED, ORANGE, YELLOW = QColor("#C8321C"), QColor("#EE8F2E"), QColor("#FFE08A")
LOG, LOG_LIGHT = QColor("#5C3820"), QColor("#8A5A33")
EMBER = QColor("#B3261F")


def eight_pip_places() -> tuple[tuple[float, float], ...]:
    """The middles of the eight signs, left to right: each step of 37 units frees one more."""
    return tuple((FIRST_X + STEP_X * i, HIGH_Y if i % 2 else LOW_Y) for i in range(EIGHT_PIPS))


def cover_offset(uncovered: int) -> float:
    """How far right the cover lies, in units of the eight, to leave ``uncovered`` signs free."""
    return 0.0 if uncovered == 0 else FIRST_X + STEP_X * (uncovered - 0.5)


@cache
def _vine() -> Sheet:
    sheet = Sheet()
    places = eight_pip_places()
    # The stem runs between the rows, so every sign hangs on it by a pair of leaves.
    wave = [(x, 111.0 if y < EIGHT.center().y() else 139.0) for x, y in places]
    sheet.line(smooth([(wave[0][0] - 18, 128), *wave, (wave[-1][0] + 12, 122)]), STEM, 2.4)
    leaf = petal(15, 7.6)
    leaves = []
    for x, y in wave:
        up = y < EIGHT.center().y()
        for side in (-1, 1):
            leaves.append(placed(leaf, x, y, (74 if up else 106) * side))
    sheet.fill(joined(leaves), LEAF)
    return sheet


@cache
def _eight_pips(suit: Suit) -> Sheet:
    sheet = Sheet()
    sheet.fill(
        joined(
            placed(pip_outline(suit), x, y, 0, EIGHT_PIP_SIZE / PIP_BOX)
            for x, y in eight_pip_places()
        ),
        suit_colour(suit),
    )
    return sheet


def paint_eight(painter: QPainter, suit: Suit, letters: str) -> None:
    """Everything printed on the paper of the eight."""
    _vine().paint(painter)
    _eight_pips(suit).paint(painter)
    ink = suit_colour(suit)
    painter.fillPath(index_outline(letters, suit, EIGHT.width(), EIGHT.height()), ink)


@cache
def hearth() -> Sheet:
    """The fireplace about the origin, 168 x 168."""
    sheet = Sheet()
    sheet.fill(box(-66, -54, 132, 120, 0), CREAM)
    sheet.fill(box(-74, -84, 148, 13.5), CREAM)
    sheet.fill(box(-66, -72, 132, 15), CREAM)
    drops = [placed(petal(13, 8, 0.3), x, -57.5, 0) for x in range(-54, 55, 18)]
    sheet.fill(joined(drops), FOREST)
    sheet.fill(joined(disc(x, -66, 1.5) for x in range(-63, 64, 18)), GOLD)
    sheet.fill(box(-66, -56, 132, 2.6), FOREST)
    sheet.fill(box(-84, 66, 168, 16), CREAM)
    sheet.fill(box(-76, 71.6, 152, 2.2), LEAF)
    opening = symmetric("M0 -46 C26 -46 43 -29 43 -4 L43 66 L0 66")
    sheet.fill(opening, SOOT)
    kite = polygon(((0, -7.4), (5, 0), (0, 7.4), (-5, 0)))
    for index, y in enumerate((-41, -19.5, 2, 23.5, 45)):
        colour = GOLD if index % 2 == 0 else EMBER
        sheet.fill(pair(placed(kite, 54.5, y)), colour)
    side = outline(
        "M-27 52 C-38 44 -40 28 -30 14 C-29 22 -26 26 -22 28 C-20 14 -14 2 -2 -8"
        " C-4 0 0 6 4 8 L4 56 Z"
    )
    sheet.fill(pair(side), RED)
    sheet.fill(symmetric("M0 -33 C8 -16 27 2 27 26 C27 46 14 58 0 58"), RED)
    sheet.fill(symmetric("M0 -10 C6 2 18 14 18 32 C18 48 10 57 0 57"), ORANGE)
    sheet.fill(pair(outline("M-21 55 C-31 47 -31 38 -26 30 C-24 38 -18 44 -16 55 Z")), ORANGE)
    sheet.fill(symmetric("M0 17 C4 24 9 30 9 40 C9 49 5 55 0 55"), YELLOW)
    for tilt in (6, -6):
        sheet.fill(placed(box(-36, -5, 72, 10.4, 4.6), 0, 57.6, tilt), LOG)
        sheet.fill(placed(box(-32, -3.2, 56, 2.4, 1.2), 0, 57.6, tilt), LOG_LIGHT)
    for x, y in ((-35.6, 61), (35.6, 61)):
        sheet.fill(disc(x, y, 5.2), LOG_LIGHT)
        sheet.fill(disc(x, y, 2.2), LOG)
    return sheet


@cache
def _cover() -> Sheet:
    sheet = bordered_field(350, 250, 38, 26, FOREST)
    sprig = Sheet()
    sprig.line(outline("M0 46 C-3 20 3 -10 0 -34"), CREAM, 2.2)
    leaves = []
    for y, size in ((34, 20), (16, 19), (-2, 17), (-18, 14)):
        leaves += [placed(petal(size, 8.6), 0, y, a) for a in (-54, 54)]
    sprig.fill(joined(leaves), CREAM)
    sprig.fill(symmetric("M0 -62 C3 -56 5 -53 7 -50 L13 -58 C16 -42 12 -33 0 -32"), GOLD)
    sprig.fill(
        joined((disc(-9, 8, 2.4), disc(9, 8, 2.4), disc(-9, -10, 2.2), disc(9, -10, 2.2))), GOLD
    )
    for x in (-116, 116):
        sheet.lay(sprig, x, 12, 0, 1.12)
    sheet.lay(hearth())
    return sheet


def paint_cover(painter: QPainter) -> None:
    """The cover about the origin."""
    _cover().paint(painter)
