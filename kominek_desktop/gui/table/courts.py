"""King, queen and jack as emblems: crown, wreath, and square cap with a feather.

Units: the middle of the card is the origin, y points down; the frame is at 76 and 154.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kominek_desktop.gui.table.outlines import (
    INK,
    Sheet,
    arc_points,
    disc,
    flower,
    joined,
    leaf,
    lighter,
    mirrored,
    outline,
    oval,
    pair,
    petal,
    placed,
    polygon,
    smooth,
    symmetric,
    teeth_row,
)
from kominek_desktop.gui.table.pips import PIP_BOX, pip_outline
from kominek_desktop.rules.cards import Rank, Suit

FRAME = QRectF(-76, -154, 152, 308)
CURL = QColor("#8C8378")


@dataclass(frozen=True, slots=True, eq=False)
class Cloth:
    """The colours of a suit's court; there is one record for each, so identity is equality."""

    main: QColor
    second: QColor
    gold: QColor
    leaf: QColor


def _cloth(main: str, second: str, gold: str, green: str) -> Cloth:
    return Cloth(QColor(main), QColor(second), QColor(gold), QColor(green))


TWO_COLOUR = {
    Suit.SPADES: _cloth("#27406F", "#7A1F26", "#E0A63A", "#3F7A55"),
    Suit.HEARTS: _cloth("#B3261F", "#1F5F46", "#E3A83C", "#2F7A50"),
    Suit.DIAMONDS: _cloth("#C9641E", "#27406F", "#EDBE55", "#2F7A50"),
    Suit.CLUBS: _cloth("#1F6148", "#B3261F", "#E0A63A", "#5C8C3A"),
}
# Cloth follows ink: blue diamonds must not wear orange, nor black spades the blue of diamonds.
FOUR_COLOUR = TWO_COLOUR | {
    Suit.SPADES: _cloth("#3A3540", "#7A1F26", "#E0A63A", "#3F7A55"),
    Suit.DIAMONDS: _cloth("#2B4BB8", "#C9641E", "#EDBE55", "#2F7A50"),
    Suit.CLUBS: _cloth("#12706B", "#B3261F", "#E0A63A", "#5C8C3A"),
}
CLOTHS = {False: TWO_COLOUR, True: FOUR_COLOUR}


@cache
def _crown(cloth: Cloth) -> Sheet:
    """122 wide, about the origin."""
    sheet = Sheet()
    balls = joined(
        disc(x, y, 6.4) for x, y in ((0, -46), (32, -41), (61, -33), (-32, -41), (-61, -33))
    )
    body = symmetric(
        "M0 -45 C5 -31 10 -21 17 -15 C24 -21 29 -31 32 -40 C37 -27 43 -17 49 -13"
        " C54 -17 58 -24 61 -32 L51 35 C35 43 16 45 0 45"
    )
    lining = symmetric("M0 -12 C20 -12 40 -9 54 -3 L51 22 C30 30 10 31 0 31")
    sheet.piece([(lining, cloth.second), (body, cloth.gold), (balls, cloth.gold)], 5.0)
    band = symmetric("M0 17 C18 17 38 14 54 9 L51 35 C35 43 16 45 0 45")
    sheet.fill(band, cloth.main)
    for rise, ends in ((17, 9), (41, 31)):
        sheet.line(
            outline(
                f"M-53 {ends} C-38 {rise - 3} -18 {rise} 0 {rise}"
                f" C18 {rise} 38 {rise - 3} 53 {ends}"
            ),
            cloth.gold if rise == 41 else INK,
            2.2,
        )
    small = flower(7.0, cloth.gold, cloth.second)
    for x, y in ((0, 30), (19.5, 28.8), (38.5, 25), (-19.5, 28.8), (-38.5, 25)):
        sheet.lay(small, x, y)
    jewels = joined(
        (
            placed(petal(24, 10.5), 0, 9),
            placed(petal(20, 9), 32, 5, 5),
            placed(petal(20, 9), -32, 5, -5),
        )
    )
    sheet.fill(jewels, cloth.second)
    sparks = joined(
        (
            placed(petal(12, 4), 0, 7),
            placed(petal(10, 3.4), 32, 3, 5),
            placed(petal(10, 3.4), -32, 3, -5),
        )
    )
    sheet.fill(sparks, lighter(cloth.gold, 0.6))
    sheet.fill(
        joined(disc(x, y, 2.3) for x, y in ((16, 4), (-16, 4), (46, 0), (-46, 0))), cloth.main
    )
    return sheet


@cache
def _wreath(cloth: Cloth) -> Sheet:
    """Ten flowers on a ring of radius 58, about the origin."""
    sheet = Sheet()
    leaves = []
    for index in range(10):
        for side in (-1, 1):
            leaves.append(
                placed(
                    placed(leaf(26, 13, 5, 0.34), 0, -62, 33 * side), 0, 0, 36 * index + 9 * side
                )
            )
    inner = [
        placed(placed(petal(15, 8), 0, -48, 180), 0, 0, 36 * index + 18) for index in range(10)
    ]
    sheet.piece([(joined(leaves), cloth.leaf)], 3.6)
    sheet.piece([(joined(inner), lighter(cloth.leaf, 0.2))], 2.4)
    large = flower(17.5, cloth.main, cloth.gold, 4.0)
    small = flower(14, cloth.gold, cloth.second, 3.6)
    for index in range(10):
        a = math.radians(36 * index)
        x, y = 58 * math.sin(a), -58 * math.cos(a)
        sheet.lay(small if index % 2 else large, x, y, 36 * index)
    return sheet


@cache
def _feather(cloth: Cloth) -> Sheet:
    """A peacock feather growing upward from the origin, 78 long."""
    sheet = Sheet()
    sheet.piece([(leaf(78, 28, 12, 0.34), cloth.leaf)], 4.2)
    sheet.segment(0, -4, 0, -44, lighter(cloth.leaf, 0.5), 2.0)
    for ry, rx, colour in ((14, 9.6, cloth.gold), (9.6, 6.6, cloth.main), (5.0, 3.4, INK)):
        sheet.fill(oval(0, -55, rx, ry), colour)
    return sheet


@cache
def _cap(cloth: Cloth) -> Sheet:
    """The square cap seen slightly from above, about the origin."""
    sheet = Sheet()
    sheet.lay(_feather(cloth), 33, -4, 27, 0.86)
    body = symmetric("M0 -34 L56 -22 L47 32 L0 38")
    top = polygon(((0, -36), (57, -23), (0, -8), (-57, -23)))
    sheet.piece([(body, cloth.main), (top, cloth.second)], 5.0)
    sheet.fill(symmetric("M0 -8 L0 38"), INK)
    sheet.fill(polygon(((0, -8), (56, -22), (47, 32), (0, 38))), lighter(cloth.main, 0.1))
    sheet.line(outline("M-56 -22.5 L0 -8 L56 -22.5"), INK, 2.0)
    sheet.segment(0, -8, 0, 26, INK, 2.0)
    rim = polygon(((0, -31), (40, -22.6), (0, -13), (-40, -22.6)))
    sheet.line(rim, lighter(cloth.second, 0.35), 1.6)
    sheet.lay(flower(6.4, cloth.gold, cloth.main), 0, -22.4)
    lily = joined(placed(petal(19 if a == 0 else 16, 7.6), 0, 0, a) for a in (-52, 0, 52))
    for x, y, lean in ((26, 10, -5), (-26, 10, 5)):
        sheet.fill(placed(lily, x, y, lean), cloth.gold)
        sheet.fill(disc(x, y + 2.6, 2.6), cloth.gold)
    curls = arc_points(0, 20, 47, 18, 98, 262, 13)
    strip = outline("M-50 22 C-30 30 30 30 50 22 L47 36 C26 46 -26 46 -47 36 Z")
    lamb = joined([strip, *(disc(x, y + 2, 8.2) for x, y, _ in curls)])
    sheet.fill(lamb, INK)
    sheet.fill(joined(disc(x, y + dy, 1.7) for x, y, _ in curls for dy in (-1.6, 4.4)), CURL)
    sheet.lay(flower(11.5, cloth.gold, cloth.second, 3.4), 0, 38)
    return sheet


@cache
def _garland(cloth: Cloth) -> Sheet:
    """The small tree that fills the frame above the emblem; its foot is at the origin."""
    sheet = Sheet()
    sheet.line(outline("M0 2 L0 -34"), cloth.leaf, 2.4)
    branch = smooth([(0, 0), (16, -7), (34, -8), (48, -19), (52, -33)])
    for stem in (branch, mirrored(branch)):
        sheet.line(stem, cloth.leaf, 2.4)
    comb, plain = leaf(23, 10.5, 4, 0.4), petal(18, 8.5)
    right = [
        placed(comb, 12, -5, 28),
        placed(comb, 30, -8, 36),
        placed(plain, 24, -8, 146),
        placed(plain, 41, -12, 128),
        placed(plain, 49, -22, 78),
        placed(plain, 46, -17, -18),
    ]
    sheet.fill(pair(joined(right[:2])), cloth.leaf)
    sheet.fill(pair(joined(right[2:])), lighter(cloth.leaf, 0.22))
    foot = joined((placed(plain, 0, -8, 52), placed(plain, 0, -8, -52)))
    sheet.fill(foot, lighter(cloth.leaf, 0.22))
    bud = flower(8.6, cloth.gold, cloth.main, 2.2)
    for x in (53, -53):
        sheet.lay(bud, x, -39)
    tulip = symmetric("M0 -66 C5 -60 6 -56 8 -53 L16 -63 C20 -46 16 -36 0 -34")
    heart = symmetric("M0 -57 C7 -50 7 -41 0 -36")
    sheet.piece([(tulip, cloth.main)], 2.6)
    sheet.fill(heart, cloth.gold)
    return sheet


@cache
def _frame_lines(cloth: Cloth) -> Sheet:
    sheet = Sheet()
    rect = QPainterPath()
    rect.addRoundedRect(FRAME, 5, 5)
    sheet.line(rect, cloth.main, 1.3)
    row = teeth_row(FRAME.width() - 8, 18, 5.2)
    sheet.fill(
        joined(
            (
                placed(row, FRAME.left() + 4, FRAME.top() + 4),
                placed(row, FRAME.right() - 4, FRAME.bottom() - 4, 180),
            )
        ),
        cloth.main,
    )
    return sheet


def _emblem(rank: Rank, cloth: Cloth) -> tuple[Sheet, float]:
    if rank is Rank.KING:
        return _crown(cloth), 1.04
    if rank is Rank.QUEEN:
        return _wreath(cloth), 0.82
    return _cap(cloth), 1.02


@cache
def _court(rank: Rank, cloth: Cloth) -> Sheet:
    sheet = Sheet()
    sheet.lay(_frame_lines(cloth))
    for angle in (0, 180):
        x, y = (0, -74) if angle == 0 else (0, 74)
        sheet.lay(_garland(cloth), x, y, angle)
    emblem, scale = _emblem(rank, cloth)
    sheet.lay(emblem, -3 if rank is Rank.JACK else 0, 0, 0, scale)
    return sheet


def paint_court(painter: QPainter, rank: Rank, suit: Suit, ink: QColor, cloth: Cloth) -> None:
    """The picture of a king, queen or jack, without its index."""
    _court(rank, cloth).paint(painter)
    if rank is Rank.QUEEN:
        painter.fillPath(placed(pip_outline(suit), 0, 0, 0, 50 / PIP_BOX), ink)
