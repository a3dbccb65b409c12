"""The queen: wreath with ribbons, plaits, corals, and a flower that goes with the suit."""

from __future__ import annotations

from .figure import cuff, face, fist, put_face
from .palette import CHEEK_QUEEN, CORAL, CREAM, INK, RED, SKIN_SHADE, Cloth, darker, lighter
from .parts import beads, blade, flower, petal, ring, scallop
from .paths import arc, box, disc, folded, joined, line, oval, path, polar, shape, union
from .sheet import Sheet

SLEEVE = shape("M16 -60 C40 -64 60 -56 67 -38 C70 -28 72 -12 72.5 0 L30 0 L20 -30")
BODICE = folded("M0 -46 L9 -46.4 C17 -46.4 22 -51 25 -57 C29 -40 31 -20 34 0 L0 0")
RIBBON = shape(
    "M26 -112 C46 -106 53 -86 48 -62 L54.5 -49 L44 -52 L37.5 -43.5 C42.5 -66 40 -90 24 -105"
)
RIBBON_FOLD = path("M32 -106 C44 -98 47.6 -80 44.4 -58")
HAIR = folded("M0 -121 C22 -121 31.5 -108 30.5 -90 C30.5 -76 26 -68 20 -60 L0 -60")
PARTED = folded("M0 -118 C15 -118 24 -108 22.6 -91 C19.6 -97.6 8 -102.4 0 -111.6")
STEM_X = 60.5


def _blouse(sheet: Sheet, c: Cloth) -> None:
    sheet.piece([(SLEEVE.both(), CREAM)], 4.6)
    fold = darker(CREAM, 0.2)
    for text in (
        "M64 -34 C67 -24 68 -12 68.4 0",
        "M31 -55 C36 -44 37 -32 38 -22",
        "M39 -57 C45 -50 47 -44 48.4 -38",
    ):
        sheet.line(path(text).both(), fold, 1.4)
    # Only on the free sleeve: the raised arm would cut the flower in two.
    x = -53
    sheet.line(line((x, -11), (x, -29)), c.leaf, 1.7)
    sheet.fill(joined(blade(10, 5).at(x, -16, a) for a in (-62, 62)), c.leaf)
    sheet.fill(joined(petal(10, 5.6, 0.2).at(x, -29, a) for a in (-62, 62)), c.second)
    sheet.fill(petal(12, 7, 0.3).at(x, -29), c.main)
    sheet.fill(disc(x, -28.6, 2.3), c.gold)


def _bodice(sheet: Sheet, c: Cloth) -> None:
    throat = folded("M0 -72 L9.5 -70 C9.5 -62 14 -58 20 -56 C16 -44 8 -42 0 -42")
    sheet.piece([(throat, SKIN_SHADE)], 2.4)
    sheet.piece([(BODICE, c.main)], 3.4)
    sheet.line(path("M25.6 -54 C29.4 -38 31 -20 33 0").both(), c.gold, 2.4)
    sheet.line(path("M0 -42.4 L9 -42.8 C16 -43 20.6 -46.4 24 -51.6").both(), c.gold, 1.8)
    for a, colour in ((-72, c.second), (72, c.second), (-38, c.second), (38, c.second)):
        sheet.fill(petal(19, 8.4, 0.1).at(0, -8, a), colour)
    sheet.fill(petal(24, 9.5, 0.1).at(0, -9), c.gold)
    sheet.fill(joined((disc(9, -33, 1.7), disc(-9, -33, 1.7))), c.gold)


def _ribbons(sheet: Sheet, c: Cloth) -> None:
    sheet.piece([(RIBBON.both(), c.second)], 4.0)
    sheet.line(RIBBON_FOLD.both(), c.gold, 1.7)


def _head(sheet: Sheet, c: Cloth) -> None:
    sheet.piece([(HAIR, c.hair)], 4.2)
    neck = box(-7.4, -70, 14.8, 16, 3)
    sheet.fill(neck, SKIN_SHADE)
    put_face(sheet, face(c, darker(c.hair, 0.15), CHEEK_QUEEN, woman=True), 0.93, 2.4)
    sheet.fill(PARTED, c.hair)
    shine = lighter(c.hair, 0.34)
    sheet.line(path("M4 -112.6 C12 -109 18 -105 21.6 -97").both(), shine, 1.3)
    sheet.line(path("M27.4 -104 C29 -96 28.4 -88 27 -80").both(), shine, 1.3)


def _plaits(sheet: Sheet, c: Cloth) -> None:
    shapes = []
    for i in range(5):
        shapes.append(oval(25.5 - 0.9 * i, -67 + 9.2 * i, 6.3, 6.5))
    brush = shape("M18.6 -22 L24.8 -22 L27 -11 L21.6 -14 L16.4 -11")
    sheet.piece([(brush.both(), c.hair)], 3.0)
    for oval_ in shapes:
        sheet.piece([(oval_.both(), c.hair)], 2.6)
    shine = lighter(c.hair, 0.34)
    strokes = [
        path(
            f"M{22.6 - 0.9 * i} {-68 + 9.2 * i} C{24 - 0.9 * i} {-70.6 + 9.2 * i}"
            f" {26.6 - 0.9 * i} {-71 + 9.2 * i} {28.6 - 0.9 * i} {-69.6 + 9.2 * i}"
        )
        for i in range(5)
    ]
    sheet.line(joined(strokes).both(), shine, 1.1)
    sheet.piece([(box(17.4, -25.4, 8.4, 4.6, 2).both(), c.gold)], 2.2)


def _corals(sheet: Sheet, c: Cloth) -> None:
    colour = c.gold if c.main == RED else CORAL
    for count, y, rx in ((5, -53, 10.6), (7, -46.2, 15.6), (9, -39, 20.4)):
        places = [(x, py) for x, py, _ in arc(0, y - 0.72 * rx, rx, 0.72 * rx, 106, 254, count)]
        sheet.piece([(beads(places, 2.6), colour)], 1.6)


def _wreath(sheet: Sheet, c: Cloth) -> None:
    leaves = [(9, -133, 26), (25, -124, 42), (31, -109.5, 88), (32, -104, 132)]
    sheet.piece([(joined(blade(16, 9.5).at(x, y, a) for x, y, a in leaves).both(), c.leaf)], 3.0)
    veins = joined(line(polar(x, y, 3, a), polar(x, y, 12, a)) for x, y, a in leaves)
    sheet.line(veins.both(), lighter(c.leaf, 0.4), 1.1)
    ends = flower(9.2, c.main, c.gold, 2.6)
    sides = flower(11.6, c.gold, c.main, 2.8)
    middle = flower(13.6, c.main, c.gold, 3.0)
    for x in (-33.5, 33.5):
        sheet.lay(ends, x, -109)
    for x in (-19.5, 19.5):
        sheet.lay(sides, x, -120)
    sheet.lay(middle, 0, -125.4)


def _blossom(suit: str, c: Cloth) -> Sheet:
    """The flower in the hand, about its own middle."""
    sheet = Sheet()
    if suit == "S":
        cup = folded("M0 -17.5 C3 -12 5 -8.6 6.4 -5 L13 -16.5 C16.5 0 12.5 13 0 14.5")
        sheet.piece([(cup, c.main)], 3.6)
        sheet.fill(petal(18, 8, 0.1).at(0, 11.4), c.gold)
        sheet.line(path("M6.4 -5 C9.6 2 8 9 4 12").both(), INK, 1.2)
    elif suit == "H":
        sheet.piece([(scallop(0, 0, 11.2, 7, 0.22), c.main)], 3.6)
        sheet.piece([(scallop(0, 0, 7.6, 6, 0.24, 20), lighter(c.main, 0.16))], 1.6)
        sheet.piece([(scallop(0, 0, 4.4, 5, 0.24), c.gold)], 1.4)
        sheet.fill(disc(0, 0, 1.8), c.main)
    elif suit == "D":
        sheet.piece([(ring(petal(14.6, 7, 0.1), 12), c.gold)], 3.2)
        sheet.piece([(disc(0, 0, 6.8), darker(c.hair, 0.1))], 1.6)
        sheet.fill(ring(disc(0, -4.3, 1.0), 8), c.gold)
        sheet.fill(disc(0, 0, 1.7), c.gold)
    else:
        lobes = [(0.0, -6.4), (7.2, 4.4), (-7.2, 4.4)]
        sheet.piece([(union(disc(x, y, 7.2) for x, y in lobes), c.main)], 3.6)
        sheet.fill(joined(petal(9, 5, 0.6).at(0, 1, a) for a in (0, 120, 240)), c.gold)
        sheet.fill(disc(0, 1, 1.8), INK)
    return sheet


def _hand(sheet: Sheet, suit: str, c: Cloth) -> None:
    sleeve = shape("M46 0 C43 -12 44 -28 51 -37 L70 -37 C73.4 -26 73 -12 72.6 0")
    sheet.piece([(sleeve, CREAM)], 4.2)
    fold = darker(CREAM, 0.2)
    folds = path("M52 -4 C50 -14 51 -24 55 -31"), path("M67.4 -10 C68 -18 68 -25 66.4 -31")
    sheet.line(joined(folds), fold, 1.4)
    stem = line((STEM_X, -106), (STEM_X, -20))
    leaves = [blade(19.5, 10.5).at(STEM_X, -71, 36), blade(21, 10).at(STEM_X, -66, -40)]
    sheet.line(stem, INK, 6.4)
    sheet.piece([(leaf, c.leaf) for leaf in leaves], 3.4)
    sheet.line(stem, c.leaf, 3.2)
    sheet.line(
        joined((line((62.4, -73.6), (68.6, -82)), line((58.6, -69), (52, -77)))),
        lighter(c.leaf, 0.4),
        1.1,
    )
    sheet.lay(_blossom(suit, c), STEM_X - 0.5, -118, 0, 0.92)
    sheet.lay(cuff(STEM_X, -37.4, 22, 8.4, c.second, c.gold))
    sheet.lay(fist(STEM_X, -51))


def queen(suit: str, c: Cloth) -> Sheet:
    """The upper half of a queen."""
    sheet = Sheet()
    _blouse(sheet, c)
    _bodice(sheet, c)
    _ribbons(sheet, c)
    _head(sheet, c)
    _corals(sheet, c)
    _plaits(sheet, c)
    _wreath(sheet, c)
    _hand(sheet, suit, c)
    return sheet
