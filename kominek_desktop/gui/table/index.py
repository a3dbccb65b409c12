"""The index in the corners of a card, in the letters of the player's language. Units: a card of
250 x 350."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from kominek_desktop.gui.fonts import serif
from kominek_desktop.gui.table.outlines import PAPER, disc, joined, placed
from kominek_desktop.gui.table.pips import PIP_BOX, pip_outline
from kominek_desktop.rules.cards import Suit

WIDTH, HEIGHT = 250.0, 350.0
SAFE = 9.0  # from the edge of the card to any ink
TAIL = 0.04  # how far a letter may hang below the line before it gives way
CLUB_LOBES = ((0, -24), (24, 9), (-24, 9))
CLUB_HOLE, DIAMOND_HOLE = 9.5, 0.5


@dataclass(frozen=True, slots=True)
class IndexForm:
    """Cap height, baseline, widest letter, middle of the column; size and middle of the sign."""

    cap: float
    baseline: float
    widest: float
    column: float
    pip: float
    pip_y: float


STANDARD_FORM = IndexForm(43.0, 58.0, 35.0, 26.0, 33.0, 83.0)
LARGE_FORM = IndexForm(62.0, 78.0, 56.0, 37.0, 46.0, 110.0)


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
def index_outline(text: str, suit: Suit, form: IndexForm = STANDARD_FORM) -> QPainterPath:
    """Both indices of an upright card."""
    letter = letter_outline(text)
    squeeze = min(1.0, form.widest / (letter.boundingRect().width() * form.cap))
    # A letter with a tail (Д) gives way upward, so that the tail keeps off the suit sign; where
    # that would bring it to the card's edge (Q), it is made a little lower.
    tail = max(0.0, letter.boundingRect().bottom() - TAIL) * form.cap
    bottom = form.baseline + tail / 2
    low = min(1.0, (bottom - SAFE) / (form.cap + tail))
    place = QTransform(form.cap * squeeze, 0, 0, form.cap * low, form.column, bottom - tail * low)
    sign = placed(pip_outline(suit), form.column, form.pip_y, 0, form.pip / PIP_BOX)
    return _both((place.map(letter), sign))


@cache
def _holes(suit: Suit, form: IndexForm) -> QPainterPath:
    """What opens the suit signs of both indices; hearts and spades stay closed."""
    holes: tuple[QPainterPath, ...] = ()
    if suit is Suit.DIAMONDS:
        holes = (placed(pip_outline(suit), 0, 0, 0, DIAMOND_HOLE),)
    elif suit is Suit.CLUBS:
        holes = tuple(disc(x, y, CLUB_HOLE) for x, y in CLUB_LOBES)
    scale = form.pip / PIP_BOX
    return _both(tuple(placed(hole, form.column, form.pip_y, 0, scale) for hole in holes))


def _both(paths: tuple[QPainterPath, ...]) -> QPainterPath:
    one = joined(paths)
    return joined((one, QTransform(-1, 0, 0, -1, WIDTH, HEIGHT).map(one)))


def paint_index(
    painter: QPainter,
    text: str,
    suit: Suit,
    ink: QColor,
    form: IndexForm = STANDARD_FORM,
    open_pips: bool = False,
) -> None:
    """Both indices of an upright card; with ``open_pips`` diamonds and clubs have holes."""
    painter.fillPath(index_outline(text, suit, form), ink)
    if open_pips:
        painter.fillPath(_holes(suit, form), PAPER)
