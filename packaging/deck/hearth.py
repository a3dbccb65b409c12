"""The hearth, which is the game's name: on the cover of the eight and as the program's icon."""

from __future__ import annotations

from .backs import FIELDS, border, corner, rooster, tree, twig
from .palette import darker
from .parts import lozenge, petal, teeth
from .paths import MIRROR, box, folded, joined, line, oval, polar
from .sheet import Sheet

CREAM, GOLD, SOOT = "#FBEFD6", "#E0A63A", "#14261F"
RED, ORANGE, YELLOW, PALE = "#C8371B", "#EE8A22", "#F7BE45", "#FDE9A8"
LOG, LOG_END, LOG_DARK = "#7B4A28", "#D9A868", "#55301A"

OUTER = folded(
    "M0 -74 C5 -62 17 -52 22 -38 C25 -44 26 -49 25 -55 C36 -43 41 -28 39 -15 C37 -4 24 2 0 2"
)
MIDDLE = folded(
    "M0 -54 C4 -44 13 -37 17 -27 C19 -30 20 -34 20 -37 C27 -27 29 -17 26 -9 C22 0 10 2 0 2"
)
INNER = folded("M0 -33 C3 -26 12 -19 13 -10 C13 -2 7 2 0 2")


def flames() -> Sheet:
    """Three layers of fire on y = 0, 80 wide and 76 high."""
    sheet = Sheet()
    sheet.fill(OUTER, RED)
    sheet.fill(MIDDLE, ORANGE)
    sheet.fill(INNER, YELLOW)
    sheet.fill(petal(15, 8.6, 0.3).at(0, 0.6), PALE)
    return sheet


def logs() -> Sheet:
    """Two crossed logs under the fire."""
    sheet = Sheet()
    for angle, side in ((9, 1), (-9, -1)):
        log = Sheet()
        log.piece([(box(-35, -6, 70, 12, 5), LOG)], 3.0)
        log.line(joined((line((-20, -2), (4, -2)), line((-8, 2.4), (20, 2.4)))), LOG_DARK, 1.6)
        log.piece([(oval(33 * side, 0, 4.6, 6), LOG_END)], 2.0)
        log.line(oval(33 * side, 0, 2, 2.8), LOG_DARK, 1.1)
        sheet.lay(log, 0, 0, angle)
    return sheet


def _tile(colour: str, heart: str) -> Sheet:
    sheet = Sheet()
    sheet.fill(joined(petal(7.4, 5, 0.3).at(0, 0, a) for a in (0, 90, 180, 270)), colour)
    sheet.fill(lozenge(0, 0, 4.6, 4.6), heart)
    return sheet


def hearth(shade: str) -> Sheet:
    """A tiled fireplace with a fire; its foot is y = 0, it is 168 wide and 166 high."""
    sheet = Sheet()
    dark = darker(CREAM, 0.16)
    sheet.fill(box(-84, -16, 168, 16, 1.5), CREAM)
    sheet.fill(box(-76, -16, 152, 3, 0), dark)
    sheet.fill(box(-66, -136, 132, 121, 0), CREAM)
    sheet.fill(box(-74, -166, 148, 13, 1.5), CREAM)
    sheet.fill(box(-69, -153, 138, 17, 0), CREAM)
    sheet.fill(joined(petal(12.4, 7, 0.7).at(-60 + 12 * i, -150, 180) for i in range(11)), shade)
    sheet.line(line((-66, -136), (66, -136)), dark, 2.0)
    opening = folded("M0 -122 C26 -122 44 -104 44 -80 L44 -16 L0 -16")
    arch = folded("M0 -130 C31 -130 52 -109 52 -80 L52 -16 L0 -16")
    sheet.fill(arch, GOLD)
    stones = [line((0, -131), (0, -121))]
    for x0, y0, x1, y1 in ((18, -129, 15, -119), (35, -121, 29, -112), (46, -107, 39, -100)):
        stones.append(line((x0, y0), (x1, y1)).both())
    for y in (-84, -66, -48, -32):
        stones.append(line((43, y), (53, y)).both())
    sheet.line(joined(stones), CREAM, 1.6)
    sheet.fill(opening, SOOT)
    sheet.lay(flames(), 0, -27, 0, 1.06)
    sheet.lay(logs(), 0, -25.4, 0, 0.98)
    for i, y in enumerate((-116, -95, -74, -53, -32)):
        colours = (RED, GOLD) if i % 2 else (shade, GOLD)
        for x in (-59, 59):
            sheet.lay(_tile(*colours), x, y, 0, 0.84)
    return sheet


def cover() -> Sheet:
    """The card that slides over the eight, 350 x 250, about its middle."""
    colours = FIELDS["forest"]
    sheet = border(350, 250, colours, 38, 26)
    side = Sheet()
    side.lay(corner(colours), -145, -95)
    side.lay(corner(colours), -145, 95, 270)
    side.lay(tree(colours), -114, 72, 0, 0.98)
    bird = Sheet()
    bird.lay(rooster(colours))
    bird.lay(twig(colours))
    side.lay(bird, -113, -36, 0, 0.82)
    sheet.lay(side)
    sheet.put(side, MIRROR)
    sheet.lay(hearth(colours.field), 0, 83)
    return sheet


def icon() -> Sheet:
    """The program's icon, 512 x 512, about its middle: the arch and the fire, little else."""
    sheet = Sheet()
    sheet.fill(box(-248, -248, 496, 496, 104), "#3A2114")
    sheet.fill(box(-236, -236, 472, 472, 94), "#8A211C")
    arch = folded("M0 -186 C104 -186 178 -116 178 -16 L178 172 L0 172")
    brick = folded("M0 -152 C84 -152 142 -94 142 -14 L142 150 L0 150")
    opening = folded("M0 -130 C70 -130 120 -82 120 -14 L120 152 L0 152")
    sheet.fill(box(-208, 148, 416, 46, 10), CREAM)
    sheet.fill(arch, CREAM)
    sheet.fill(teeth((-196, 194), (196, 194), 14, -22), CREAM)
    sheet.fill(brick, GOLD)
    seams = [line(polar(0, -14, 124, a), polar(0, -14, 137, a)) for a in range(-90, 91, 20)]
    seams += [line((x, y), (x + 15, y)) for x in (-138, 123) for y in (30, 76, 122)]
    sheet.line(joined(seams), CREAM, 5)
    sheet.fill(opening, "#1C100A")
    sheet.lay(flames(), 0, 120, 0, 2.9)
    sheet.lay(logs(), 0, 126, 0, 2.75)
    return sheet
