"""The faces of the pack: index, number cards and aces. Units: a card of 250 x 350."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from kominek_desktop.gui.fonts import serif
from kominek_desktop.gui.table.courts import CLOTHS, Cloth, paint_court
from kominek_desktop.gui.table.outlines import (
    PAPER,
    Sheet,
    arc_points,
    disc,
    flower,
    joined,
    leaf,
    lighter,
    mirrored,
    pair,
    petal,
    placed,
    ring_of,
    smooth,
)
from kominek_desktop.gui.table.pips import PIP_BOX, pip_outline, suit_colour
from kominek_desktop.rules.cards import Card, Rank, Suit

CARD = QRectF(0, 0, 250, 350)
LEFT, CENTRE, RIGHT = 80.0, 125.0, 170.0
TOP, MIDDLE, BOTTOM = 60.0, 175.0, 290.0
THIRD_A, THIRD_B = 136.7, 213.3
UPPER, LOWER = 117.5, 232.5
PIP_SIZE, SMALL_PIP = 46.0, 41.0
ACE_PIP = 108.0

# The standard index: cap height, baseline, widest letter, middle of the column, suit sign.
CAP, BASELINE, WIDEST, COLUMN = 43.0, 58.0, 35.0, 26.0
INDEX_PIP, INDEX_PIP_Y = 33.0, 83.0


def _sides(*rows: float) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for y in rows for x in (LEFT, RIGHT))


def _middle(*rows: float) -> tuple[tuple[float, float], ...]:
    return tuple((CENTRE, y) for y in rows)


GRID: dict[Rank, tuple[tuple[float, float], ...]] = {
    Rank.TWO: _middle(TOP, BOTTOM),
    Rank.THREE: _middle(TOP, MIDDLE, BOTTOM),
    Rank.FOUR: _sides(TOP, BOTTOM),
    Rank.FIVE: _sides(TOP, BOTTOM) + _middle(MIDDLE),
    Rank.SIX: _sides(TOP, MIDDLE, BOTTOM),
    Rank.SEVEN: _sides(TOP, MIDDLE, BOTTOM) + _middle(UPPER),
    Rank.EIGHT: _sides(TOP, MIDDLE, BOTTOM) + _middle(UPPER, LOWER),
    Rank.NINE: _sides(TOP, THIRD_A, THIRD_B, BOTTOM) + _middle(MIDDLE),
    Rank.TEN: _sides(TOP, THIRD_A, THIRD_B, BOTTOM) + _middle(98.3, 251.7),
}


def turned(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """The path turned by half a turn about the middle of ``rect``."""
    middle = rect.center()
    return QTransform(-1, 0, 0, -1, 2 * middle.x(), 2 * middle.y()).map(path)


@cache
def _index_font() -> tuple[QFont, float]:
    font = serif(200, 800)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    probe = QPainterPath()
    probe.addText(0, 0, font, "H")
    return font, probe.boundingRect().height()


@cache
def letter_outline(text: str) -> QPainterPath:
    """The index letters as an outline on the baseline, cap height 1, the ink centred on x = 0.

    A path and not drawn text: hinting would make the letters jump between sizes.
    """
    font, height = _index_font()
    path = QPainterPath()
    path.addText(0, 0, font, text)
    ink = path.boundingRect()
    return QTransform.fromScale(1 / height, 1 / height).map(path.translated(-ink.center().x(), 0))


@cache
def index_outline(text: str, suit: Suit, width: float, height: float) -> QPainterPath:
    """Both indices of a card of the given size in units."""
    letter = letter_outline(text)
    squeeze = min(1.0, WIDEST / (letter.boundingRect().width() * CAP))
    # A letter with a tail (Д) gives way upward, so that the tail keeps off the suit sign.
    tail = max(0.0, letter.boundingRect().bottom() - 0.04) * CAP
    one = joined(
        (
            QTransform(CAP * squeeze, 0, 0, CAP, COLUMN, BASELINE - tail / 2).map(letter),
            placed(pip_outline(suit), COLUMN, INDEX_PIP_Y, 0, INDEX_PIP / PIP_BOX),
        )
    )
    return joined((one, turned(one, QRectF(0, 0, width, height))))


@cache
def _number_outline(rank: Rank, suit: Suit) -> QPainterPath:
    places = GRID[rank]
    size = SMALL_PIP if rank in (Rank.NINE, Rank.TEN) else PIP_SIZE
    return joined(
        placed(pip_outline(suit), x, y, 180 if y > MIDDLE else 0, size / PIP_BOX) for x, y in places
    )


@cache
def _wreath(cloth: Cloth) -> Sheet:
    """The oval of two-sided branches round an ace, about the origin."""
    sheet = Sheet()
    stems, combs, plains, berries = [], [], [], []
    comb, plain = leaf(24, 11, 4, 0.42), petal(21, 9.5, 0.1)
    # The right half: one branch up from the side flower, one down; outside is right, then left.
    for start, end, outside in ((80, 14, 1), (100, 166, -1)):
        points = arc_points(0, 0, 80, 112, start, end, 29)
        stems.append(smooth([(x, y) for x, y, _ in points]))
        for number, (x, y, heading) in enumerate(points[3:27:4]):
            combs.append(placed(comb, x, y, heading + outside * 38))
            plains.append(placed(plain, x, y, heading - outside * 46))
            if number % 2:
                a = math.radians(heading - outside * 84)
                berries.append(disc(x + 11 * math.sin(a), y - 11 * math.cos(a), 2.8))
    for stem in stems:
        sheet.line(stem, cloth.leaf, 2.2)
        sheet.line(mirrored(stem), cloth.leaf, 2.2)
    sheet.fill(pair(joined(combs)), cloth.leaf)
    sheet.fill(pair(joined(plains)), lighter(cloth.leaf, 0.22))
    sheet.fill(pair(joined(berries)), cloth.gold)
    side = petal(27, 12)
    for y in (-112, 112):
        sheet.piece(
            [
                (placed(side, 6, y, 90), cloth.leaf),
                (placed(side, -6, y, 270), cloth.leaf),
            ],
            2.4,
        )
        sheet.lay(flower(13.5, cloth.main, cloth.gold, 2.6), 0, y)
    for x in (-80, 80):
        sheet.lay(flower(8.5, cloth.gold, cloth.main, 2.2), x, 0)
    return sheet


@cache
def _cut_out(suit: Suit) -> Sheet:
    sheet = Sheet()
    length = 16 if suit is Suit.DIAMONDS else 18
    y = {Suit.HEARTS: 4, Suit.SPADES: 5, Suit.DIAMONDS: 0, Suit.CLUBS: 1}[suit]
    rays = placed(ring_of(placed(petal(length, 8, 0.35), 0, -5), 8), 0, y)
    dots = placed(ring_of(disc(0, -length - 0.5, 1.8), 8, 22.5), 0, y)
    sheet.fill(joined((rays, dots, disc(0, y, 3.5))), PAPER)
    return sheet


def paint_front(painter: QPainter, card: Card, letters: str, four_colour: bool) -> None:
    """Everything printed on the paper of a card, in units of 250 x 350."""
    ink: QColor = suit_colour(card.suit, four_colour)
    cloth = CLOTHS[four_colour][card.suit]
    if card.rank is Rank.ACE:
        painter.save()
        painter.translate(CARD.center())
        _wreath(cloth).paint(painter)
        painter.fillPath(placed(pip_outline(card.suit), 0, 0, 0, ACE_PIP / PIP_BOX), ink)
        _cut_out(card.suit).paint(painter)
        painter.restore()
    elif card.rank in GRID:
        painter.fillPath(_number_outline(card.rank, card.suit), ink)
    else:
        painter.save()
        painter.translate(CARD.center())
        paint_court(painter, card.rank, card.suit, ink, cloth)
        painter.restore()
    painter.fillPath(index_outline(letters, card.suit, CARD.width(), CARD.height()), ink)
