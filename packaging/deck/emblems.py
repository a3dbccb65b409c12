"""Crown, wreath and cap without a face: the court of the large-index deck."""

from __future__ import annotations

from .palette import INK, LAMB, Cloth, darker, lighter
from .parts import beads, blade, comb, flower, petal
from .paths import arc, disc, folded, joined, line, oval, path, polar, polygon, shape, union
from .pips import pip
from .sheet import Sheet

CROWN = folded(
    "M0 -140 C5 -126 10 -116 17 -110 C24 -116 29 -126 32 -135 C37 -122 43 -112 49 -108"
    " C54 -112 58 -119 61 -127 L51 -60 C35 -52 16 -50 0 -50"
)
LINING = folded("M0 -126 C20 -126 42 -122 54 -112 L50 -80 L0 -70")
CROWN_BALLS = ((0.0, -141.0), (32.0, -136.0), (-32.0, -136.0), (61.0, -128.0), (-61.0, -128.0))
CAP_SIDE = folded("M0 -128 L56 -116 L47 -62 L0 -56")
CAP_TOP = polygon(((0, -129), (56.6, -116.4), (0, -102), (-56.6, -116.4)))


def crown(cloth: Cloth) -> Sheet:
    """A king's emblem about the origin."""
    sheet = Sheet()
    balls = [(disc(x, y, 6), cloth.gold) for x, y in CROWN_BALLS]
    sheet.piece([(LINING, cloth.second), (CROWN, cloth.gold), *balls], 5.0)
    sheet.fill(beads([(x - 1.8, y - 1.8) for x, y in CROWN_BALLS], 1.7), lighter(cloth.gold, 0.6))
    band = folded("M0 -83 C20 -83 38 -86 54.6 -92 L51 -60 C35 -52.6 16 -50.6 0 -50.6")
    sheet.fill(band, cloth.main)
    sheet.line(path("M-54.4 -91.8 C-38 -86 -20 -83 0 -83 C20 -83 38 -86 54.4 -91.8"), INK, 2.0)
    sheet.line(
        path("M-51.6 -61.4 C-36 -53.4 -17 -51.4 0 -51.4 C17 -51.4 36 -53.4 51.6 -61.4"),
        cloth.gold,
        3.2,
    )
    small = flower(6.6, cloth.gold, cloth.second, 2.2)
    for x, y in ((0, -67), (19, -68), (37.4, -72), (-19, -68), (-37.4, -72)):
        sheet.lay(small, x, y)
    jewels = [petal(23, 10, 0.3).at(0, -89), petal(18, 8.4, 0.3).at(31.4, -92, 4)]
    sheet.fill(joined([jewels[0], jewels[1].both()]), cloth.second)
    sparks = [petal(11, 3.6, 0.3).at(0, -92), petal(8.6, 3, 0.3).at(31.4, -94.6, 4)]
    sheet.fill(joined([sparks[0], sparks[1].both()]), lighter(cloth.gold, 0.5))
    studs = ((15.8, -95), (45, -99))
    sheet.fill(joined(disc(x, y, 2.2) for x, y in studs).both(), INK)
    return _centred(sheet, -97.5, 0.82)


def wreath(suit: str, cloth: Cloth, open_: bool) -> Sheet:
    """A queen's emblem about the origin: flowers round the suit sign."""
    sheet = Sheet()
    leaves = [
        blade(27, 13).at(*polar(0, 0, 55, 36 * i + side * 9), 36 * i + side * 42)
        for i in range(10)
        for side in (-1, 1)
    ]
    inner = [blade(17, 8.6).at(*polar(0, 0, 50, 36 * i + 18), 36 * i + 198) for i in range(10)]
    sheet.piece([(joined(leaves), cloth.leaf)], 3.8)
    sheet.piece([(joined(inner), lighter(cloth.leaf, 0.22))], 3.0)
    large = flower(17, cloth.main, cloth.gold, 3.8)
    small = flower(13, cloth.gold, cloth.second, 3.4)
    for i in range(10):
        sheet.lay(small if i % 2 else large, *polar(0, 0, 58, 36 * i), 36 * i)
    sheet.fill(pip(suit, 58, 0, 0, open_=open_), cloth.ink)
    return _centred(sheet, 0, 0.7)


def cap(cloth: Cloth) -> Sheet:
    """A jack's emblem about the origin."""
    sheet = Sheet()
    feather = Sheet()
    feather.piece([(comb(80, 28, 13, 0.36), cloth.leaf)], 4.4)
    feather.line(line((0, -4), (0, -46)), lighter(cloth.leaf, 0.45), 2.2)
    for rx, ry, colour in ((9.2, 13.4, cloth.gold), (6.2, 9, cloth.main), (3.2, 4.6, INK)):
        feather.fill(oval(0, -58, rx, ry), colour)
    sheet.lay(feather, 34, -80, 46)
    sheet.piece([(CAP_SIDE, cloth.main), (CAP_TOP, cloth.second)], 5.0)
    sheet.fill(polygon(((0, -102), (56.2, -116), (47, -62), (0, -56))), darker(cloth.main, 0.12))
    sheet.line(path("M-56.2 -116.2 L0 -102 L56.2 -116.2"), INK, 2.2)
    sheet.line(line((0, -102), (0, -66)), INK, 2.4)
    rim = polygon(((0, -123.6), (39, -116), (0, -106.6), (-39, -116)))
    sheet.line(rim, lighter(cloth.second, 0.5), 1.6)
    sheet.lay(flower(6, cloth.gold, cloth.main, 1.8), 0, -115.4)
    for x, lean in ((25.6, -6), (-25.6, 6)):
        lily = joined(petal(18 if a == 0 else 15, 8, 0.2).at(0, 0, a) for a in (-56, 0, 56))
        sheet.fill(lily.at(x, -83, lean), cloth.gold)
        sheet.fill(disc(x, -81, 2.6), cloth.gold)
    curls = [(x, y) for x, y, _ in arc(0, -77, 49.6, 20, 100, 260, 12)]
    strip = shape("M-52 -76 C-30 -62 30 -62 52 -76 L48 -54 C30 -47 -30 -47 -48 -54")
    sheet.fill(union([strip, *(disc(x, y + 3, 8.6) for x, y in curls)]), INK)
    sheet.fill(union(disc(x * 1.01, y - 4, 7.8) for x, y in curls), INK)
    sheet.fill(beads([(x, y + dy) for x, y in curls for dy in (-3, 4.6)], 1.8), LAMB)
    sheet.lay(flower(10.5, cloth.gold, cloth.second, 3.0), 0, -60)
    return _centred(sheet, -94, 0.82, -6)


def _centred(sheet: Sheet, middle: float, scale: float, x: float = 0) -> Sheet:
    whole = Sheet()
    whole.lay(sheet, x * scale, -middle * scale, 0, scale)
    return whole


def emblem(rank: str, suit: str, cloth: Cloth, open_: bool) -> Sheet:
    """The picture of K, Q or J in the large-index deck."""
    if rank == "K":
        return crown(cloth)
    if rank == "Q":
        return wreath(suit, cloth, open_)
    return cap(cloth)
