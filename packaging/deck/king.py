"""The king: crown, beard, ermine, and a sceptre headed by the suit."""

from __future__ import annotations

from .figure import cuff, face, fist, put_face, sprig
from .palette import CHEEK, CREAM, INK, LIPS, Cloth, darker, lighter
from .parts import beads, comb, drops, lozenge, petal
from .paths import arc, box, disc, folded, joined, line, path, shape, union
from .pips import CLOSED
from .sheet import Sheet

COAT = folded("M0 -60 C20 -60 34 -58 46 -50 C60 -45 68 -36 70.5 -22 L72 0 L0 0")
PANEL = folded("M0 -50 L20 -46 L15 0 L0 0")
HAIR = folded("M0 -118 C20 -120 33 -108 33 -92 C34 -82 40 -78 43 -74 C44 -64 34 -60 28 -66 L0 -66")
BEARD = folded(
    "M0 -79 C7 -80 13 -82 17 -86 C19.5 -89 21 -92 22 -96 C27 -92 28.5 -86 26 -81"
    " C30.5 -77 29.5 -69 24.5 -67 C27.5 -60 23 -53 16.5 -54 C17 -45.5 9 -40 0 -32"
)
MOUSTACHE = folded(
    "M0 -80.5 C7 -85 15 -81 19 -75.5 C22 -72.5 26 -73 27.5 -77.5 C29 -68.5 20 -65.5 14 -70"
    " C9 -73.5 4 -75.5 0 -75"
)
CROWN = folded(
    "M0 -144 C3 -137 6 -132 11 -129 C14.5 -133 17.5 -138 19.5 -142 C22 -136 25 -132 29.5 -129"
    " C32 -131 34.4 -134 36.6 -138 L31 -110 C20 -106.5 8 -105.5 0 -105.5"
)
LINING = folded("M0 -136 C14 -136 27 -134 33 -127 L30 -112 L0 -110")
BALLS = ((0.0, -144.5), (19.5, -142.0), (-19.5, -142.0), (36.6, -138.2), (-36.6, -138.2))


def _coat(sheet: Sheet, c: Cloth) -> None:
    sheet.piece([(COAT, c.main)], 4.6)
    sheet.fill(
        shape("M60 -44 C68 -38 70.4 -30 71 -20 L72 0 L64 0 C65 -18 64 -32 60 -44").both(),
        darker(c.main, 0.16),
    )
    sheet.piece([(PANEL, c.second)], 3.0)
    sheet.line(path("M20.4 -46 L15.6 0").both(), c.gold, 2.6)
    for y in (-36, -25, -14):
        bar = box(-10, y - 1.6, 20, 3.2, 1.6)
        sheet.fill(union((bar, disc(10, y, 2.9), disc(-10, y, 2.9))), c.gold)
    sheet.line(path("M45 -36 C46.5 -24 47.5 -12 48.5 0").both(), INK, 2.0)
    sheet.fill(comb(36, 12, 6).at(33, -6).both(), c.gold)


def _ermine(sheet: Sheet) -> None:
    rim = arc(0, -70, 46, 33, 102, 258, 13)
    yoke = folded("M0 -74 L30 -74 C44 -66 42 -58 40 -54 C26 -38 14 -38 0 -38")
    sheet.piece([(disc(x, y, 8), CREAM) for x, y, _ in rim] + [(yoke, CREAM)], 4.2)
    tails = (
        (45, -62, 152),
        (38, -51, 158),
        (28.4, -43.6, 164),
        (16.4, -38.6, 172),
        (31.6, -57, 160),
    )
    sheet.fill(drops(tails, 7.4, 3.2).both(), INK)


def _head(sheet: Sheet, c: Cloth) -> None:
    sheet.piece([(HAIR, c.hair)], 4.2)
    shine = lighter(c.hair, 0.34)
    sheet.line(path("M27.5 -104 C30.5 -94 29 -84 35 -76").both(), shine, 1.5)
    put_face(sheet, face(c, c.hair, CHEEK), 1.0, 0)
    sheet.piece([(BEARD, c.hair)], 2.6)
    slits = [
        petal(length, 3.4, 0.6).at(x, y, a)
        for x, y, a, length in (
            (0, -60, 180, 20),
            (7, -60, 168, 15),
            (-7, -60, 192, 15),
            (14, -62, 152, 10.5),
            (-14, -62, 208, 10.5),
        )
    ]
    sheet.fill(joined(slits), CREAM)
    lips = folded("M0 -75 C3 -76 6 -74 8 -72 C6 -68 3 -66.6 0 -66.6")
    sheet.fill(lips, LIPS)
    sheet.piece([(MOUSTACHE, lighter(c.hair, 0.3))], 2.0)


def _crown(sheet: Sheet, c: Cloth) -> None:
    sheet.piece(
        [(LINING, c.second), (CROWN, c.gold), *((disc(x, y, 3.5), c.gold) for x, y in BALLS)], 4.0
    )
    band = folded(
        "M0 -122.4 C12 -122.4 24 -123.4 33.8 -126 L31 -110.5 C20 -107.2 8 -106.2 0 -106.2"
    )
    sheet.fill(band, c.main)
    sheet.line(
        path("M-33.8 -125.6 C-24 -122.8 -12 -122 0 -122 C12 -122 24 -122.8 33.8 -125.6"), INK, 1.3
    )
    sheet.line(
        path("M-31.4 -110.4 C-20 -107 -8 -106 0 -106 C8 -106 20 -107 31.4 -110.4"), c.gold, 2.2
    )
    for x, y in ((0, -114.4), (11, -114.7), (22, -116), (-11, -114.7), (-22, -116)):
        sheet.fill(lozenge(x, y, 6, 7), CREAM)
    jewels = [
        petal(13, 6, 0.3).at(0, -124),
        petal(9, 4.6, 0.3).at(19.4, -125.6, 4),
        petal(9, 4.6, 0.3).at(-19.4, -125.6, -4),
    ]
    sheet.fill(joined(jewels), c.second)
    sheet.fill(beads(((9.8, -126), (-9.8, -126), (29, -127.6), (-29, -127.6)), 1.3), INK)


def _sceptre(sheet: Sheet, suit: str, c: Cloth) -> None:
    sleeve = shape("M47 0 C47.5 -14 47 -26 49.5 -38 L71.5 -38 C72.6 -26 72.6 -12 72.8 0")
    sheet.piece([(sleeve, c.main)], 4.2)
    sheet.line(path("M54 -3 C53.4 -12 53.6 -22 55 -31"), darker(c.main, 0.4), 1.6)
    staff = box(57, -108, 6, 94, 2.6)
    head = CLOSED[suit].at(60, -127, 0, 0.27)
    sheet.piece(
        [
            (staff, c.gold),
            (head, c.gold),
            (disc(60, -110.5, 4.2), c.gold),
            (disc(60, -14.6, 4.0), c.gold),
        ],
        4.0,
    )
    sheet.line(line((61.6, -104), (61.6, -66)), lighter(c.gold, 0.55), 1.3)
    sheet.fill(disc(60, {"S": -123, "H": -129, "D": -127, "C": -127}[suit], 2.9), c.second)
    sheet.lay(cuff(60, -39.5, 23, 8.6, CREAM, ""))
    sheet.lay(fist(60, -53.4))


def king(suit: str, c: Cloth) -> Sheet:
    """The upper half of a king."""
    sheet = Sheet()
    sheet.lay(sprig(c))
    _coat(sheet, c)
    _ermine(sheet)
    _head(sheet, c)
    _crown(sheet, c)
    _sceptre(sheet, suit, c)
    return sheet
