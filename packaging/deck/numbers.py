"""Number cards, aces, and the single pips of the large-index deck."""

from __future__ import annotations

from .palette import PAPER, Cloth, lighter
from .parts import beads, blade, comb, flower, petal, ring
from .paths import Path, arc, disc, joined, polar, smooth
from .pips import pip
from .sheet import Sheet

LEFT, CENTRE, RIGHT = 80.0, 125.0, 170.0
TOP, MIDDLE, BOTTOM = 60.0, 175.0, 290.0
THIRD_A, THIRD_B = 136.7, 213.3
UPPER, LOWER = 117.5, 232.5
ACE_PIP, LARGE_PIP = 108.0, 96.0
OVAL_X, OVAL_Y = 80.0, 112.0

Places = tuple[tuple[float, float], ...]


def _sides(*rows: float) -> Places:
    return tuple((x, y) for y in rows for x in (LEFT, RIGHT))


def _middle(*rows: float) -> Places:
    return tuple((CENTRE, y) for y in rows)


GRID: dict[str, Places] = {
    "2": _middle(TOP, BOTTOM),
    "3": _middle(TOP, MIDDLE, BOTTOM),
    "4": _sides(TOP, BOTTOM),
    "5": _sides(TOP, BOTTOM) + _middle(MIDDLE),
    "6": _sides(TOP, MIDDLE, BOTTOM),
    "7": _sides(TOP, MIDDLE, BOTTOM) + _middle(UPPER),
    "8": _sides(TOP, MIDDLE, BOTTOM) + _middle(UPPER, LOWER),
    "9": _sides(TOP, THIRD_A, THIRD_B, BOTTOM) + _middle(MIDDLE),
    "T": _sides(TOP, THIRD_A, THIRD_B, BOTTOM) + _middle(98.3, 251.7),
}


def number_card(rank: str, suit: str, cloth: Cloth, open_: bool) -> Sheet:
    """The pips of a number card, about the middle of the card."""
    size = 41.0 if rank in "9T" else 46.0
    pips = (pip(suit, size, x - CENTRE, y - MIDDLE, y > MIDDLE, open_) for x, y in GRID[rank])
    sheet = Sheet()
    sheet.fill(joined(pips), cloth.ink)
    return sheet


def wreath(cloth: Cloth) -> Sheet:
    """The oval of four leafy branches round an ace."""
    places = arc(0, 0, OVAL_X, OVAL_Y, 84, 6, 27)
    stem = smooth([(x, y) for x, y, _ in places])
    combs: list[Path] = []
    blades: list[Path] = []
    berries: list[Path] = []
    for index, (x, y, heading) in enumerate(places[1:22:4]):
        combs.append(comb(24.5, 12, 4, 0.40).at(x, y, heading + 38))
        blades.append(blade(21, 9).at(x, y, heading - 42))
        if index % 2:
            berries.append(disc(*polar(x, y, 8.4, heading - 112), 2.8))
    sheet = Sheet()
    for turn in (0, 180):
        sheet.line(stem.both().at(0, 0, turn), cloth.leaf, 2.2)
    for parts, colour in (
        (combs, cloth.leaf),
        (blades, lighter(cloth.leaf, 0.22)),
        (berries, cloth.gold),
    ):
        quarter = joined(parts).both()
        sheet.fill(joined((quarter, quarter.at(0, 0, 180))), colour)
    big, small = flower(13.5, cloth.main, cloth.gold, 2.8), flower(8.5, cloth.gold, cloth.main, 2.4)
    for y in (-OVAL_Y, OVAL_Y):
        sheet.piece([(blade(29, 12).at(0, y, a), cloth.leaf) for a in (90, 270)], 2.6)
        sheet.lay(big, 0, y, 0 if y < 0 else 180)
    for x in (-OVAL_X, OVAL_X):
        sheet.lay(small, x, 0)
    return sheet


def _cut_out(suit: str) -> Path:
    length = 16.0 if suit == "D" else 18.0
    rays = ring(petal(length, 8, 0.35).at(0, -5.4), 8)
    dots = beads([polar(0, 0, length + 2.2, 22.5 + 45 * i) for i in range(8)], 1.8)
    y = {"H": 4.0, "S": 5.0, "D": 0.0, "C": 1.0}[suit]
    return joined((rays, dots, disc(0, 0, 3.5))).at(0, y)


def ace(suit: str, cloth: Cloth, open_: bool, large: bool = False) -> Sheet:
    """An ace: the large one has no wreath."""
    sheet = Sheet()
    if not large:
        sheet.lay(wreath(cloth))
    size = LARGE_PIP if large else ACE_PIP
    sheet.fill(pip(suit, size, 0, 0, open_=open_), cloth.ink)
    # An open pip is cut out already; a second cut-out would leave crumbs of paper.
    if not open_ or suit in "SH":
        sheet.fill(_cut_out(suit).at(0, 0, 0, size / ACE_PIP), PAPER)
    else:
        _fill_opening(sheet, suit, cloth, size)
    return sheet


def _fill_opening(sheet: Sheet, suit: str, cloth: Cloth, size: float) -> None:
    k = size / ACE_PIP
    if suit == "D":
        sheet.fill(ring(petal(12, 6, 0.35).at(0, -4), 8).at(0, 0, 0, k), cloth.ink)
        sheet.fill(disc(0, 0, 2.6 * k), cloth.ink)
    else:
        for x, y in ((0.0, -26.0), (26.0, 9.7), (-26.0, 9.7)):
            sheet.fill(ring(petal(6.6, 3.6, 0.35).at(0, -1.4), 6).at(x * k, y * k, 0, k), cloth.ink)


def large_number(suit: str, cloth: Cloth, open_: bool) -> Sheet:
    """The one pip of all number cards of a suit in the large-index deck."""
    sheet = Sheet()
    sheet.fill(pip(suit, LARGE_PIP, 0, 0, open_=open_), cloth.ink)
    return sheet
