"""The two coat cards: a futro on its hook and a garnitur. Units: the middle is the origin."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.table.outlines import (
    INK,
    Sheet,
    box,
    disc,
    flower,
    joined,
    leaf,
    lighter,
    mirrored,
    mix,
    outline,
    pair,
    petal,
    placed,
    polygon,
    smooth,
    symmetric,
    teeth_frame,
)

PANEL = QRectF(-112, -162, 224, 324)
WARM, COOL = QColor("#F6E4C4"), QColor("#E6E7E6")
FUR, TUFT = QColor("#8A5A33"), QColor("#5C3820")
CLOTH, CLOTH_DARK, LINING = QColor("#B3261F"), QColor("#8C1A17"), QColor("#3A1412")
GOLD, GREEN, CREAM = QColor("#E3A83C"), QColor("#1F6148"), QColor("#FBEFD6")
NAVY, LAPEL, COOL_LINE = QColor("#2E3F62"), QColor("#43577F"), QColor("#33435F")
HOOK, WOOD = QColor("#4A2C1A"), QColor("#7A4A2A")


def _ground(panel: QColor, line: QColor) -> Sheet:
    sheet = Sheet()
    sheet.fill(box(PANEL.x(), PANEL.y(), PANEL.width(), PANEL.height(), 7), line)
    sheet.fill(box(PANEL.x() + 1.6, PANEL.y() + 1.6, 220.8, 320.8, 5.6), panel)
    sheet.fill(teeth_frame(PANEL.adjusted(4.4, 4.4, -4.4, -4.4), 24, 34, 5.6), line)
    return sheet


def _hook(sheet: Sheet, foot: float) -> None:
    curve = f"M0 {foot} C0 -112 1 -116 6 -121 C14 -127 11 -139 2 -138 C-3 -137.4 -5 -134 -4 -130"
    sheet.line(outline(curve), HOOK, 4.4)


def _fur(sheet: Sheet, rows: list[tuple[float, float, float]], radius: float) -> None:
    """A scalloped mass of circles along a line; the tufts follow its heading."""
    mass = joined(disc(x, y, radius) for x, y, _ in rows)
    sheet.piece([(mass, FUR)], 5.0)
    tuft = placed(petal(radius * 0.95, radius * 0.42, 0.2), 0, radius * 0.5)
    sheet.fill(joined(placed(tuft, x, y, angle + 90) for x, y, angle in rows), TUFT)


def _along(
    x0: float, y0: float, x1: float, y1: float, count: int, angle: float
) -> list[tuple[float, float, float]]:
    return [
        (x0 + (x1 - x0) * i / (count - 1), y0 + (y1 - y0) * i / (count - 1), angle)
        for i in range(count)
    ]


@cache
def _futro() -> Sheet:
    sheet = _ground(WARM, FUR)
    _hook(sheet, -84)
    right_sleeve = outline("M44 -92 C70 -88 80 -68 84 -46 L100 34 L66 44 L56 4 L44 -30 Z")
    sheet.piece([(pair(right_sleeve), CLOTH)], 4.6)
    body = symmetric("M0 -92 L46 -88 C56 -40 62 20 80 122 L0 122")
    sheet.piece([(body, CLOTH)], 4.6)
    sheet.fill(symmetric("M0 -60 L9 -60 L10.5 120 L0 120"), CLOTH_DARK)
    sprig = placed(leaf(62, 15, 7, 0.42), 0, 0)
    twig = outline("M0 24 L0 -8")
    for side in (1, -1):
        sheet.fill(placed(sprig, 81 * side, 10, -7 * side), GOLD)
        sheet.line(placed(twig, 84 * side, 14, -9 * side, 0.7), GOLD, 2.4)
    knob = joined((disc(18, 0, 4.6), placed(petal(16, 8, 0.4), 22, 0, 90), box(0, -2.4, 20, 4.8)))
    for y in (12, 40, 68, 96):
        sheet.fill(placed(pair(knob), 0, y), GOLD)
        sheet.fill(disc(0, y, 4.2), INK)
        sheet.fill(disc(0, y, 2.9), CREAM)
    for side in (1, -1):
        sheet.fill(placed(leaf(34, 13, 4, 0.4), 50 * side, 84, 0), GREEN)
        for turn in (-58, 58):
            sheet.fill(placed(petal(15, 7), 50 * side, 74, turn), GREEN)
        sheet.lay(flower(13.5, GOLD, GREEN, 2.6), 50 * side, 88)
    _fur(sheet, _along(-80, 120, 80, 120, 14, 90), 10.6)
    for side in (1, -1):
        ends = (62 * side, 42, 103 * side, 30)
        _fur(sheet, _along(*ends, 6, 75 * side), 8.8)
    opening = symmetric("M0 -90 L26 -92 L22 -50 L0 -8")
    sheet.piece([(opening, LINING)], 4.0)
    outer = [(48, -86), (56, -74), (58, -60), (54, -45), (46, -31), (35, -18), (23, -8), (11, 0)]
    inner = [(37, -93), (27, -86), (28, -72), (27, -58), (23, -44), (17, -31), (10, -18), (3, -6)]
    spots = [*outer, *inner, (42, -74), (42, -60), (37, -46), (30, -33), (20, -20)]
    right = joined(disc(x, y, 10.5) for x, y in spots)
    sheet.piece([(pair(right), FUR)], 5.0)
    tuft = placed(petal(10.5, 4.6, 0.2), 0, 5)
    tufts = joined(placed(tuft, x, y, 160 + (x - 30) * 0.6) for x, y in spots if x > 8)
    sheet.fill(pair(tufts), TUFT)
    sheet.fill(disc(0, -4, 8), INK)
    sheet.fill(disc(0, -4, 6.4), GOLD)
    sheet.fill(disc(0, -4, 3), GREEN)
    return sheet


@cache
def _garnitur() -> Sheet:
    sheet = _ground(COOL, COOL_LINE)
    _hook(sheet, -104)
    hanger = symmetric("M0 -106 C14 -102 34 -96 52 -86 L52 -80 L0 -86")
    sheet.piece([(hanger, WOOD)], 3.6)
    shirt = symmetric("M0 -94 L24 -94 L30 -60 L0 20")
    sheet.piece([(shirt, CREAM)], 3.6)
    sleeve = outline("M42 -88 C66 -86 78 -70 80 -48 L90 80 L64 84 L48 -20 Z")
    sheet.piece([(pair(sleeve), NAVY)], 4.6)
    cuff = placed(box(-12, -4, 24, 8), 76.5, 75.5, -8)
    sheet.fill(pair(cuff), CREAM)
    body = outline("M26 -92 L48 -87 C56 -50 50 -10 60 122 C44 132 20 130 1 122 L0 8 Z")
    left, right = mirrored(body), body
    sheet.piece([(left, NAVY)], 4.6)
    sheet.piece([(right, NAVY)], 4.6)
    stripe = lighter(NAVY, 0.24)
    for x, top in ((14, 40), (28, 14), (43, 20)):
        for side in (-1, 1):
            path = smooth([(x * side, top), ((x + 1) * side, 70), ((x + 4) * side, 118)])
            sheet.line(path, stripe, 1.3)
    for side in (-1, 1):
        path = smooth([(62 * side, -58), (67 * side, 0), (76 * side, 66)])
        sheet.line(path, stripe, 1.3)
    tie = symmetric("M0 -66 L7 -66 L11 2 L0 18")
    knot = symmetric("M0 -84 L10 -84 L7 -66 L0 -64")
    sheet.piece([(tie, CLOTH), (knot, CLOTH_DARK)], 3.0)
    sheet.fill(joined(disc(0, y, 2.5) for y in (-50, -34, -18, -2)), GOLD)
    collar = outline("M4 -86 L26 -96 L24 -78 L14 -66 Z")
    sheet.piece([(pair(collar), CREAM)], 2.8)
    lapel = outline(
        "M26 -94 L46 -86 L48 -58 L38 -52 L46 -44 C36 -22 20 2 4 22 L0 10 C12 -26 22 -60 26 -94 Z"
    )
    sheet.piece([(mirrored(lapel), LAPEL)], 3.4)
    sheet.piece([(lapel, LAPEL)], 3.4)
    sheet.lay(flower(9.5, CLOTH, GOLD, 2.6), -36, -46)
    square = polygon(((27, -6), (29, -19), (34, -11), (39, -20), (43, -9)))
    sheet.piece([(square, CREAM)], 2.6)
    sheet.fill(placed(box(-10, -2.5, 20, 5), 35.5, -4.6, -9), mix(NAVY, INK, 0.45))
    for side in (-1, 1):
        sheet.piece([(box(36 * side - 13, 62, 26, 6, 2), mix(NAVY, INK, 0.45))], 2.0)
    for y in (38, 62, 86):
        sheet.fill(disc(7, y, 4.8), INK)
        sheet.fill(disc(7, y, 3.5), GOLD)
    return sheet


def paint_coat(painter: QPainter, kind: CoatKind) -> None:
    """A coat card about the origin, on the paper of a card of 250 x 350."""
    (_futro() if kind is CoatKind.FUTRO else _garnitur()).paint(painter)
