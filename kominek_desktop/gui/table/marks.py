"""Small vector signs and shadows shared by the table and the panels.

Every painter takes the rectangle to fill, in the units of the painter's transform, and leaves the
painter as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from kominek_desktop.gui.table.ground import paint_teeth
from kominek_desktop.gui.table.outlines import (
    Sheet,
    disc,
    leaf,
    mix,
    outline,
    petal,
    polygon,
    ring_of,
    scallop,
)
from kominek_desktop.gui.table.pips import paint_pip, suit_colour
from kominek_desktop.gui.theme import Theme
from kominek_desktop.rules.cards import Suit

__all__ = [
    "paint_bar_disc",
    "paint_card_shadow",
    "paint_crossed_pip",
    "paint_crown",
    "paint_flame",
    "paint_pip",
    "paint_roundel",
    "paint_soft_shadow",
    "paint_teeth",
    "paint_tick",
    "shadow_scale",
    "suit_colour",
]

CREAM = QColor("#FBEFD6")
GOLD = QColor("#F7B84B")
RIM = QColor("#201208")
OURS = QColor("#B3261F")
THEIRS = QColor("#1F5F6B")
REFUSAL = QColor("#B3261F")
FLAME = (QColor("#C8321C"), QColor("#F08A2C"), QColor("#FFE39A"))
CARD_WIDTH = 112.0  # the width at which the shadow's figures were chosen
CARD_SHADOW = ((1.0, 1.5, 0.26), (3.0, 3.0, 0.16), (6.0, 5.0, 0.08))  # grow, down, opacity
SOFT_SHADOW = (
    *((1.0, 1.5, 0.12), (2.0, 3.0, 0.10), (3.5, 4.5, 0.08), (5.0, 5.5, 0.06)),
    *((7.0, 7.0, 0.05), (9.5, 8.5, 0.04), (12.0, 10.0, 0.03)),
)


@contextmanager
def _about(painter: QPainter, rect: QRectF, box: float) -> Iterator[None]:
    """Units in which ``rect``'s middle is the origin and its short side is ``box``."""
    side = min(rect.width(), rect.height()) / box
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side, side)
    yield
    painter.restore()


@cache
def _roundel(ours: bool) -> Sheet:
    sheet = Sheet()
    sheet.fill(disc(0, 0, 50), CREAM)
    if ours:
        sheet.fill(disc(0, 0, 45.5), OURS)
        sheet.fill(ring_of(petal(41, 19, 0.55), 8), CREAM)
        sheet.fill(scallop(9, 8, 0.2), GOLD)
    else:
        sheet.fill(disc(0, 0, 45.5), THEIRS)
        sheet.fill(ring_of(leaf(43, 24), 4, 45), CREAM)
        sheet.fill(ring_of(disc(0, -31, 5.4), 4), GOLD)
        sheet.fill(disc(0, 0, 5), THEIRS)
    return sheet


def paint_roundel(painter: QPainter, rect: QRectF, ours: bool) -> None:
    """The sign of a pair: our rosette on red, their star on teal."""
    with _about(painter, rect, 100):
        _roundel(ours).paint(painter)


@cache
def _flame() -> Sheet:
    sheet = Sheet()
    sheet.fill(
        outline(
            "M2 -50 C4 -34 30 -18 31 12 C32 36 17 49 0 49 C-18 49 -31 36 -31 13"
            " C-31 -2 -24 -12 -18 -21 C-16 -12 -13 -8 -9 -6 C-10 -22 -8 -38 2 -50 Z"
        ),
        FLAME[0],
    )
    sheet.fill(
        outline(
            "M3 -22 C5 -10 21 2 21 22 C21 38 11 47 0 47 C-12 47 -21 38 -21 23 C-21 6 -4 -4 3 -22 Z"
        ),
        FLAME[1],
    )
    sheet.fill(
        outline("M0 6 C3 14 11 20 11 31 C11 40 6 45 0 45 C-6 45 -11 40 -11 31 C-11 20 -3 14 0 6 Z"),
        FLAME[2],
    )
    return sheet


def paint_flame(painter: QPainter, rect: QRectF) -> None:
    """A flame: your turn, and the hint."""
    with _about(painter, rect, 100):
        _flame().paint(painter)


@cache
def _crown() -> Sheet:
    sheet = Sheet()
    sheet.piece(
        [
            (
                polygon(((-44, 30), (-48, -22), (-22, 2), (0, -34), (22, 2), (48, -22), (44, 30))),
                GOLD,
            )
        ],
        9,
        RIM,
    )
    sheet.segment(-36, 19, 36, 19, RIM, 4)
    return sheet


def paint_crown(painter: QPainter, rect: QRectF) -> None:
    """A small gold crown on a dark rim: the card that takes the trick."""
    with _about(painter, rect, 106):
        _crown().paint(painter)


@cache
def _tick() -> Sheet:
    sheet = Sheet()
    sheet.fill(disc(0, 0, 50), RIM)
    sheet.fill(disc(0, 0, 44), GOLD)
    sheet.line(outline("M-22 2 L-6 19 L23 -18"), RIM, 11)
    return sheet


def paint_tick(painter: QPainter, rect: QRectF) -> None:
    """A tick on a gold disc: chosen."""
    with _about(painter, rect, 100):
        _tick().paint(painter)


@cache
def _bar_disc() -> Sheet:
    sheet = Sheet()
    sheet.fill(disc(0, 0, 50), RIM)
    sheet.fill(disc(0, 0, 46), CREAM)
    sheet.fill(disc(0, 0, 39), REFUSAL)
    sheet.segment(-19, 0, 19, 0, CREAM, 12)
    return sheet


def paint_bar_disc(painter: QPainter, rect: QRectF) -> None:
    """A red disc with a bar: this may not be played."""
    with _about(painter, rect, 100):
        _bar_disc().paint(painter)


def paint_crossed_pip(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A pale suit sign crossed out, for a paper tile: no trumps."""
    paint_pip(painter, Suit.SPADES, rect, mix(theme.tile_second, theme.tile, 0.5))
    with _about(painter, rect, 100):
        bar = QPainterPath(QPointF(-42, 42))
        bar.lineTo(42, -42)
        for colour, width in ((theme.tile, 19), (REFUSAL, 10)):
            painter.strokePath(
                bar,
                QPen(QBrush(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap),
            )


def shadow_scale(width: float) -> float:
    """How much larger than the chosen figures the shadow of a card this wide is."""
    return min(2.0, max(0.6, width / CARD_WIDTH))


def paint_card_shadow(
    painter: QPainter, rect: QRectF, radius: float, theme: Theme, lift: float = 0.0
) -> None:
    """The shadow of a card or tile lying in ``rect``; ``lift`` is its height over its place."""
    scale = shadow_scale(min(rect.width(), rect.height() / 1.4))
    _shadow(painter, rect, radius, theme, CARD_SHADOW, scale, lift / 2)


def paint_soft_shadow(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """The shadow of a panel lying in ``rect``; it reaches 22 below and 12 to the sides."""
    _shadow(painter, rect, radius, theme, SOFT_SHADOW, 1.0, 0.0)


def _shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    theme: Theme,
    layers: tuple[tuple[float, float, float], ...],
    scale: float,
    down: float,
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, shift, opacity in layers:
        colour = QColor(theme.shadow)
        colour.setAlphaF(opacity * theme.shadow_strength)
        painter.setBrush(colour)
        wide = grow * scale
        area = rect.adjusted(-wide, -wide, wide, wide).translated(0, shift * scale + down)
        painter.drawRoundedRect(area, radius + wide, radius + wide)
    painter.restore()
