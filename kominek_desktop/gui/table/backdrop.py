"""The table itself: wood, hearth glow, inlaid star and moulding, painted once a size."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from kominek_desktop.gui.table.ground import paint_glow, paint_moulding, paint_wood
from kominek_desktop.gui.table.outlines import (
    Sheet,
    disc,
    joined,
    petal,
    placed,
    ring_of,
    scallop,
    smooth,
)
from kominek_desktop.gui.table.pips import pip_outline
from kominek_desktop.gui.theme import Theme
from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.chance import Dice

TRICK_Y = 0.455  # the height of the trick's middle
INLAY_SIZE = 430.0
PLANKS = 6
GRAIN_CURVES = 46
BLACK, WHITE = QColor(0, 0, 0), QColor(255, 255, 255)


def _faded(colour: QColor, opacity: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(opacity)
    return faded


def paint_table(painter: QPainter, size: QRectF, k: float, dpr: float, theme: Theme) -> None:
    """The whole table into ``size``; ``k`` is the scale of the layout's units."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_wood(painter, size, theme)
    if theme.grain:
        _paint_grain(painter, size, k, theme)
    paint_glow(painter, size, theme)
    if theme.inlay.alpha():
        middle = QPointF(size.width() / 2, size.height() * TRICK_Y)
        _paint_inlay(painter, middle, INLAY_SIZE * k, dpr, theme.inlay)
    paint_moulding(painter, size, k, theme)


def _paint_grain(painter: QPainter, size: QRectF, k: float, theme: Theme) -> None:
    width, height = size.width(), size.height()
    plank = height / PLANKS
    dice = Dice(46)  # the same wood every time

    def between(low: float, high: float) -> float:
        return low + (high - low) * dice.below(1 << 16) / (1 << 16)

    grain = QPainterPath()
    for index in range(GRAIN_CURVES):
        top = plank * (index % PLANKS)
        y = top + plank * between(0.12, 0.88)
        x = width * between(-0.05, 0.75)
        length = width * between(0.16, 0.42)
        sway = plank * 0.03
        steps = [
            (x + length * i / 4, y + sway * between(-1, 1) + i * between(-1, 1) * k)
            for i in range(5)
        ]
        grain.addPath(smooth(steps))
    painter.strokePath(grain, QPen(_faded(theme.moulding, 0.11), 1.3 * k))
    for index in range(1, PLANKS):
        y = index * plank
        seam = QRectF(0, y - 0.8 * k, width, 1.6 * k)
        painter.fillRect(seam, _faded(BLACK, 0.18))
        painter.fillRect(seam.translated(0, 1.6 * k), _faded(WHITE, 0.05))


@cache
def _inlay_sheet() -> Sheet:
    """The star in black, 400 units across about the origin; only its shape is used."""
    sheet = Sheet()
    sheet.line(disc(0, 0, 197), BLACK, 5)
    sheet.line(disc(0, 0, 187), BLACK, 1.6)
    long, short = placed(petal(66, 31, 0.5), 0, -106), placed(petal(48, 11, 0.1), 0, -114)
    sheet.fill(ring_of(long, 16), BLACK)
    sheet.fill(ring_of(short, 16, 11.25), BLACK)
    sheet.fill(ring_of(disc(0, -172, 4.6), 16, 11.25), BLACK)
    sheet.line(disc(0, 0, 99), BLACK, 2.4)
    sheet.line(scallop(76, 8, 0.12), BLACK, 4.4)
    hearts = placed(pip_outline(Suit.HEARTS), 0, -57, 0, 0.3)
    leaves = placed(petal(38, 12), 0, -38)
    sheet.fill(joined((ring_of(hearts, 8), ring_of(leaves, 8, 22.5))), BLACK)
    sheet.line(scallop(25, 8, 0.17), BLACK, 4)
    sheet.fill(scallop(14, 8, 0.16), BLACK)
    return sheet


def _paint_inlay(
    painter: QPainter, middle: QPointF, across: float, dpr: float, colour: QColor
) -> None:
    side = round(across * dpr)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    inner = QPainter(image)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner.translate(side / 2, side / 2)
    inner.scale(side / 400, side / 400)
    _inlay_sheet().paint(inner)
    # One even tint over the whole star: pieces that overlap must not show through each other.
    inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    inner.resetTransform()
    inner.fillRect(image.rect(), colour)
    inner.end()
    image.setDevicePixelRatio(dpr)
    logical = side / dpr
    painter.drawImage(QPointF(middle.x() - logical / 2, middle.y() - logical / 2), image)
