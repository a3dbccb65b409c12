"""The jack: square cap with a peacock feather, moustache, and a sabre."""

from __future__ import annotations

from .figure import cuff, face, fist, put_face, sprig
from .palette import (
    CHEEK,
    CREAM,
    INK,
    LAMB,
    RED,
    SKIN_SHADE,
    STEEL,
    STEEL_LINE,
    Cloth,
    darker,
    lighter,
)
from .parts import beads, comb, flower, petal
from .paths import arc, box, disc, folded, joined, line, oval, path, polygon, shape, union
from .sheet import Sheet

COAT = folded("M0 -60 C20 -62 32 -60 44 -52 C58 -47 66 -37 68.5 -22 L70 0 L0 0")
SHIRT = folded("M0 -60 L15 -58 L9 0 L0 0")
LAPEL = shape("M11 -63 C18 -66 27 -65 33 -60 C31 -40 23 -18 16.5 0 L7.5 0 C13 -20 16.5 -40 11 -63")
HAIR = folded(
    "M0 -116 C24 -118 33 -106 32 -88 C32 -78 35 -72 37.5 -67.5 C31 -61 23 -61.5 19 -65.5 L0 -66"
)
CAP_SIDE = folded("M0 -146 L36 -138 L30 -108 L0 -106")
CAP_TOP = polygon(((0, -147), (36.5, -138.4), (0, -129), (-36.5, -138.4)))
MOUSTACHE = folded(
    "M0 -81.4 C3 -84.2 8 -83.6 11 -80 C13.4 -77.6 16 -78.6 16.6 -81.6"
    " C18.6 -76.6 14.6 -74 10.6 -75.6 C7 -77 3 -78.6 0 -78"
)
SABRE = shape("M57 -48 C58 -76 60 -98 72.6 -118 C75.4 -92 72 -70 65 -48")


def _coat(sheet: Sheet, c: Cloth) -> None:
    sheet.piece([(COAT, c.main)], 4.6)
    sheet.fill(
        shape("M58 -46 C66 -40 68.4 -31 69 -20 L70 0 L62 0 C63 -18 62 -33 58 -46").both(),
        darker(c.main, 0.16),
    )
    sheet.line(path("M44 -40 C46 -26 46.4 -12 47 0").both(), INK, 2.0)
    tassel = petal(14, 5, 0.55)
    for i in range(4):
        place = tassel.at(41.5 + 6.2 * i, -45.6 + 3.2 * i, 196 - 5 * i)
        sheet.piece([(place.both(), c.gold)], 1.5)
    sheet.line(path("M38 -47.4 C48 -46 58 -41 63.6 -33").both(), c.gold, 2.4)
    sheet.fill(SHIRT, CREAM)
    sheet.line(path("M0 -40 L0 0"), darker(CREAM, 0.2), 1.2)
    sheet.fill(beads(((0, -34), (0, -24), (0, -15)), 1.8), c.second)
    sheet.piece([(LAPEL.both(), c.second)], 3.0)
    sheet.line(path("M31 -58 C29 -40 21 -18 14.6 0").both(), c.gold, 1.6)
    studs = ((22.4, -53), (22.6, -42), (20.4, -31), (17, -20.4))
    sheet.fill(beads(studs, 2.2), c.gold)
    sheet.fill(beads([(-x, y) for x, y in studs], 2.2), c.gold)


def _head(sheet: Sheet, c: Cloth) -> None:
    sheet.piece([(HAIR, c.hair)], 4.2)
    sheet.piece([(box(-10, -70, 20, 16, 3), SKIN_SHADE)], 1.6)
    shine = lighter(c.hair, 0.34)
    sheet.line(path("M27.4 -98 C28.4 -86 28 -76 31.6 -68").both(), shine, 1.5)
    put_face(sheet, face(c, darker(c.hair, 0.1), CHEEK), 0.95, 2.6)
    fringe = folded("M0 -112 C14 -112 22 -106 22 -96 C18 -101 12 -103.6 6 -103 L0 -105")
    sheet.fill(fringe, c.hair)
    sheet.piece([(MOUSTACHE.at(0, -8.4, 0, 0.86), darker(c.hair, 0.1))], 1.0)


def _bow(sheet: Sheet, c: Cloth) -> None:
    colour = RED
    tails = shape("M0 -57 L11 -43.6 L6.6 -44.4 L4 -39.6").both()
    wings = shape("M0 -57 L14 -63.6 L14.6 -50.4").both()
    sheet.piece([(tails, colour), (wings, colour)], 2.8)
    sheet.piece([(disc(0, -57, 3.5), c.gold)], 2.2)


def _cap(sheet: Sheet, c: Cloth) -> None:
    feather = Sheet()
    feather.piece([(comb(49, 19, 10, 0.38), c.leaf)], 3.4)
    feather.line(line((0, -4), (0, -28)), lighter(c.leaf, 0.45), 1.6)
    feather.fill(oval(0, -36, 6.0, 8.6), c.gold)
    feather.fill(oval(0, -36.4, 4.1, 5.8), c.main)
    feather.fill(oval(0, -36.8, 2.2, 2.9), INK)
    sheet.lay(feather, 24, -115, 59)
    sheet.piece([(CAP_SIDE, c.second), (CAP_TOP, lighter(c.second, 0.22))], 4.4)
    sheet.fill(polygon(((0, -129), (36.2, -138), (30, -108), (0, -106))), darker(c.second, 0.12))
    sheet.line(path("M-36 -138.2 L0 -129 L36 -138.2"), INK, 1.7)
    sheet.line(line((0, -129), (0, -112)), INK, 1.9)
    rim = polygon(((0, -143.4), (24, -138.2), (0, -132.4), (-24, -138.2)))
    sheet.line(rim, lighter(c.second, 0.5), 1.2)
    sheet.fill(disc(0, -138, 2.8), c.gold)
    for x, lean in ((16.5, -6), (-16.5, 6)):
        lily = joined(petal(10.5 if a == 0 else 9, 5, 0.2).at(0, 0, a) for a in (-58, 0, 58))
        sheet.fill(lily.at(x, -119.4, lean), c.gold)
    curls = [(x, y) for x, y, _ in arc(0, -119, 33.4, 13, 102, 258, 11)]
    strip = shape("M-35 -119 C-20 -110 20 -110 35 -119 L32 -104 C20 -99.6 -20 -99.6 -32 -104")
    sheet.fill(union([strip, *(disc(x, y + 2, 5.8) for x, y in curls)]), INK)
    sheet.fill(union(disc(x * 1.02, y - 3, 5.2) for x, y in curls), INK)
    sheet.fill(beads([(x, y + dy) for x, y in curls for dy in (-2.6, 2.8)], 1.25), LAMB)
    sheet.lay(flower(6.6, c.gold, c.second, 2.2), 0, -109)


def _sabre(sheet: Sheet, c: Cloth) -> None:
    sleeve = shape("M46 0 C46.6 -10 46.6 -20 50 -30 L71.5 -30 C72.6 -20 72.4 -10 72.6 0")
    sheet.piece([(sleeve, c.main)], 4.2)
    sheet.line(path("M53 -3 C52.6 -10 53 -18 54.6 -24"), darker(c.main, 0.4), 1.6)
    sheet.piece([(SABRE, STEEL)], 3.6)
    sheet.line(path("M61.6 -56 C62.6 -78 65 -96 71 -109"), STEEL_LINE, 1.6)
    guard = box(48.6, -54.4, 25, 5.2, 2.6)
    ends = disc(50.6, -51.8, 3.2), disc(71.6, -51.8, 3.2)
    sheet.piece([(part, c.gold) for part in (guard, *ends)], 3.0)
    sheet.lay(cuff(61, -29, 23, 8.4, CREAM, ""))
    sheet.lay(fist(61, -41.6))


def jack(suit: str, c: Cloth) -> Sheet:
    """The upper half of a jack; he bears the same arms in every suit."""
    del suit
    sheet = Sheet()
    sheet.lay(sprig(c))
    _coat(sheet, c)
    _head(sheet, c)
    _bow(sheet, c)
    _cap(sheet, c)
    _sabre(sheet, c)
    return sheet
