"""The hearth, the sign of the program."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor

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
    symmetric,
)

CREAM, GOLD = QColor("#FBEFD6"), QColor("#E0A63A")
FOREST, LEAF, SOOT = QColor("#1E4B3C"), QColor("#8DB79D"), QColor("#12302A")
RED, ORANGE, YELLOW = QColor("#C8321C"), QColor("#EE8F2E"), QColor("#FFE08A")
LOG, LOG_LIGHT = QColor("#5C3820"), QColor("#8A5A33")
EMBER = QColor("#B3261F")


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
