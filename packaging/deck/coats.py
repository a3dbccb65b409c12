"""The fur coat and the suit on their hangers: what the losers of a match wear."""

from __future__ import annotations

import math
from itertools import pairwise

from .palette import INK, darker
from .parts import blade, comb, drops, flower, petal, teeth
from .paths import Point, box, disc, folded, joined, line, path, polygon, shape, union
from .sheet import Sheet

FUR, TUFT = "#8A5A33", "#5C3820"
RED, GREEN, GOLD, CREAM = "#B3261F", "#1F6148", "#E0A63A", "#F4E3C0"
NAVY, LAPEL, STRIPE = "#2E3F62", "#43577F", "#4C6190"
WOOD, IRON, LINEN, LINING = "#7B4A28", "#9A8B7A", "#FBF6EA", "#3B1512"
HOOK = path(
    "M0 -118 C0 -128 10.4 -129 12.6 -138 C14.6 -146 8 -152 1.4 -151"
    " C-1.6 -150.4 -4 -148.6 -4.6 -145.6"
)


def _panel(fill: str, edge: str) -> Sheet:
    sheet = Sheet()
    sheet.fill(box(-112, -162, 224, 324, 8), fill)
    sheet.line(box(-111, -161, 222, 322, 7), edge, 1.8)
    x, y = 106.0, 156.0
    rows = joined((teeth((x, -y), (-x, -y), 24, 5.4), teeth((-x, -y), (-x, y), 34, 5.4)))
    sheet.fill(joined((rows, rows.at(0, 0, 180))), edge)
    return sheet


def futro() -> Sheet:
    """A red coat with a fur collar, hem and cuffs, about the middle of the card."""
    whole = _panel("#F6E4C4", "#8A5A33")
    sheet = Sheet()
    sheet.line(HOOK, INK, 6.4)
    sheet.line(HOOK, IRON, 3.0)
    sleeve = shape("M34 -96 C58 -98 70 -82 76 -58 L92.5 46 L62 58 L52 -8")
    body = folded("M0 -104 L34 -98 C50 -92 56 -84 57 -70 L60 10 C66 52 73 90 81 128 L0 132")
    sheet.piece([(sleeve.both(), RED)], 5.0)
    sheet.line(path("M66 -64 C73 -30 78 0 83 34").both(), darker(RED, 0.25), 1.6)
    wheat = comb(46, 12, 9, 0.46).at(78.6, 16, -11)
    sheet.line(path("M81 30 L69 -44").both(), GOLD, 2.0)
    sheet.fill(wheat.both(), GOLD)
    sheet.piece([(body, RED)], 5.0)
    sheet.fill(folded("M0 -60 L11 -60 L11 124 L0 124"), darker(RED, 0.28))
    sheet.line(path("M36 -6 C40 44 46 88 52 122").both(), darker(RED, 0.3), 1.8)
    for y in (-12, 16, 44, 72):
        bar = union((box(-28, y - 2, 56, 4, 2), disc(24, y, 4.4), disc(-24, y, 4.4)))
        ends = joined((petal(15, 7.4, 0.4).at(25, y, 90), petal(15, 7.4, 0.4).at(-25, y, 270)))
        sheet.piece([(joined((bar, ends)), GOLD)], 2.2)
        sheet.piece([(disc(0, y, 4.2), CREAM)], 2.2)
    for x in (-46, 46):
        sheet.piece([(blade(21, 9.6).at(x, 98, a), GREEN) for a in (-52, 0, 52)], 2.2)
        sheet.lay(flower(13.5, GOLD, GREEN, 2.8), x, 102)
    hem = [(-82 + 12.6 * i, 128 + 5 * (1 - abs(i - 6.5) / 6.5)) for i in range(14)]
    sheet.piece([(union(disc(x, y, 10.6) for x, y in hem), FUR)], 4.6)
    tufts = [
        (-75.7 + 12.6 * i, 129 + 5 * (1 - abs(i - 6) / 6.5), 180.0 + (i - 6) * 2) for i in range(13)
    ]
    sheet.fill(drops(tufts, 10, 4.6), TUFT)
    cuff = [(54.5 + 8.4 * i, 58 - 2.9 * i) for i in range(6)]
    cuffs = union(disc(x, y, 9) for x, y in cuff)
    sheet.piece([(cuffs.both(), FUR)], 4.6)
    marks = drops([(x + 4.3, y - 1.4, 162.0) for x, y in cuff[:-1]], 9, 4.2)
    sheet.fill(marks.both(), TUFT)
    _collar(sheet)
    whole.lay(sheet, 0, 5, 0, 0.93)
    return whole


# Where the bumps of the collar run, from the neck down to the clasp.
SPINE: list[Point] = [
    (9, -110),
    (27, -110),
    (44, -100),
    (50, -82),
    (45, -64),
    (34, -48),
    (22, -34),
    (9, -24),
]


def _collar(sheet: Sheet) -> None:
    lining = folded("M0 -106 L15 -106 L9 -40 L0 -34")
    sheet.piece([(lining, LINING)], 3.0)
    outer = union(disc(x, y, 11.4) for x, y in _spread(SPINE, 10.4))
    inner = shape("M14 -112 L42 -104 L52 -80 L34 -44 L8 -20 L2 -26 C12 -44 19 -60 16 -84")
    fur = union((outer, inner))
    sheet.piece([(fur.both(), FUR)], 4.6)
    notch = shape("M0 -112 L15.5 -108 C19 -88 17 -70 12 -56 L0 -30")
    sheet.piece([(notch.both(), LINING)], 3.6)
    tufts = [(x, y, 150.0 + i * 6) for i, (x, y) in enumerate(_spread(SPINE, 13)) if i]
    second = [
        (x * 0.72 + 6, y * 0.9 - 6, 160.0 + i * 4)
        for i, (x, y) in enumerate(_spread(SPINE[1:-1], 14))
    ]
    sheet.fill(drops(tufts, 9.6, 4.4).both(), TUFT)
    sheet.fill(drops(second, 8.6, 4).both(), TUFT)
    sheet.piece([(disc(0, -26, 7.4), GOLD)], 3.0)
    sheet.piece([(disc(0, -26, 3.6), GREEN)], 1.6)


def _spread(points: list[Point], step: float) -> list[Point]:
    """Places at equal steps along a line of points."""
    found = [points[0]]
    rest = step
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.dist((x0, y0), (x1, y1))
        at = rest
        while at <= length:
            found.append((x0 + (x1 - x0) * at / length, y0 + (y1 - y0) * at / length))
            at += step
        rest = at - length
    return found


def garnitur() -> Sheet:
    """A navy suit with shirt, tie and flower, about the middle of the card."""
    whole = _panel("#E6E7E6", "#33435F")
    sheet = Sheet()
    sheet.line(HOOK, INK, 6.4)
    sheet.line(HOOK, IRON, 3.0)
    hanger = folded("M0 -122 C18 -118 36 -110 50 -100 L50 -92 L0 -96")
    sheet.piece([(hanger, WOOD)], 3.6)
    sleeve = shape("M46 -104 C64 -98 76 -86 78 -66 L90 66 C84 72 72 74 63 72 L52 -40")
    sheet.piece([(sleeve.both(), NAVY)], 5.0)
    sheet.piece([(shape("M64 58 L88 53 L89 64 L65 69").both(), LINEN)], 2.6)
    sheet.fill(joined((disc(68, 48, 1.9), disc(75, 46.6, 1.9))).both(), GOLD)
    sheet.line(path("M60 -80 C66 -40 70 0 75 40").both(), STRIPE, 1.3)
    body = folded(
        "M0 -106 L26 -108 L48 -103 C56 -96 56 -86 55 -70 L58 20 C60 58 61 90 61 114"
        " C44 122 14 124 4 112 L0 106"
    )
    sheet.piece([(body, NAVY)], 5.0)
    stripes = [line((x, y), (x + 3, 112)) for x, y in ((16, 10), (29, -14), (42, -40), (53, -20))]
    sheet.line(joined(stripes).both(), STRIPE, 1.3)
    sheet.line(path("M48 -34 C46 -6 47 20 50 40").both(), darker(NAVY, 0.5), 1.6)
    shirt = folded("M0 -112 L21 -112 L0 10")
    sheet.fill(shirt, LINEN)
    tie = folded("M0 -94 L5.4 -92 L9.4 -20 L0 -6")
    sheet.piece([(tie, RED)], 2.6)
    sheet.fill(joined(disc(0, y, 2) for y in (-78, -60, -42, -24)), GOLD)
    sheet.piece([(folded("M0 -104 L9 -103 L6.4 -90 L0 -88"), darker(RED, 0.24))], 2.6)
    collar = shape("M2 -104 L20 -115 L24 -100 L12 -86")
    sheet.piece([(collar.both(), LINEN)], 2.4)
    lapel = shape("M20 -115 L44 -104 L42 -78 L35 -72 L40 -64 L1 14 L-1 8")
    left = lapel.mirrored()
    sheet.piece([(left, LAPEL)], 3.6)
    sheet.piece([(lapel, LAPEL)], 3.6)
    sheet.line(path("M35 -72 L24 -76").both(), INK, 1.8)
    sheet.line(path("M1 14 L1 106"), INK, 2.6)
    for y in (28, 52, 76):
        sheet.piece([(disc(8, y, 4.3), GOLD)], 2.2)
        sheet.fill(joined((disc(6.8, y, 0.8), disc(9.2, y, 0.8))), INK)
    sheet.piece([(box(23, 54, 25, 7, 2.4).both(), darker(NAVY, 0.35))], 2.4)
    cloth = polygon(((26, -40), (28, -54), (33, -45), (39, -53), (42, -41)))
    sheet.piece([(cloth, LINEN)], 2.2)
    pocket = polygon(((24, -41), (44, -43.5), (44.4, -36), (24.4, -33.5)))
    sheet.piece([(pocket, darker(NAVY, 0.35))], 2.0)
    sheet.fill(joined(blade(11, 5).at(-24, -54, a) for a in (140, 222)), GREEN)
    sheet.lay(flower(9.4, RED, GOLD, 2.6), -24, -57)
    whole.lay(sheet, 0, 9, 0, 0.98)
    return whole
