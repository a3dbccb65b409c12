"""The three backs: one-coloured openwork, the same after half a turn."""

from __future__ import annotations

from dataclasses import dataclass

from .parts import beads, blade, comb, petal, ring, scallop, teeth
from .paths import MIRROR, box, disc, folded, joined, line, oval, path, polar, shape
from .pips import HEART
from .sheet import Sheet


@dataclass(frozen=True, slots=True)
class Field:
    """The colours of one back."""

    field: str
    leaf: str
    cream: str = "#FBEFD6"
    gold: str = "#E0A63A"


FIELDS = {
    "ember": Field("#8A211C", "#1F6148"),
    "forest": Field("#1E4B3C", "#B3261F"),
    "navy": Field("#24375F", "#B3261F"),
}

ROOSTER = shape(
    "M29.5 -10 L22.8 -6.4 C24.6 0 23.4 8.4 17 13.4 C10.6 18.6 2 19 -5 14.6 C-9.4 12 -11.4 9 -13 4.6"
    " C-17.6 9.6 -25 11.6 -32 6.8 C-26 5.4 -21.6 1.6 -19.4 -3 C-25 -0.6 -32 -3 -36 -10"
    " C-29 -8.4 -23.6 -11.4 -20.6 -15.4 C-26 -15.6 -31 -20 -31.6 -28 C-25 -21 -14.6 -17 -8 -9"
    " C-3 -3 4 -3 8.6 -8 C12.4 -12 12.6 -18 15.4 -21.6 C18.6 -25 24.6 -22.6 24.8 -15.4"
)


def rooster(colours: Field) -> Sheet:
    """A rooster looking to the right, 66 wide, standing on y = 25."""
    sheet = Sheet()
    sheet.fill(beads(((14.2, -24.4), (18.8, -27), (23.4, -24.2)), 3.2), colours.gold)
    sheet.fill(oval(25, -3.2, 2.5, 4), colours.gold)
    legs = line((1.6, 15), (1, 24.4)), line((8.4, 15), (8.8, 24.4))
    sheet.line(joined(legs), colours.cream, 1.9)
    sheet.fill(ROOSTER, colours.cream)
    sheet.fill(disc(20.4, -16.4, 1.6), colours.field)
    wing = petal(23, 12, 0.2).at(12.6, 1, 262)
    sheet.fill(wing, colours.leaf)
    sheet.fill(petal(13.4, 6, 0.2).at(9.4, 0.8, 263), colours.gold)
    slits = [
        petal(11, 2.8, 0.4).at(-14, 2, 258),
        petal(12, 2.8, 0.4).at(-14, -5.4, 276),
        petal(11, 2.8, 0.4).at(-14.6, -11.8, 298),
    ]
    sheet.fill(joined(slits), colours.field)
    sheet.fill(joined(petal(6, 2.2, 0.4).at(17.2, y, 190) for y in (-9.4, -3.6)), colours.field)
    return sheet


def twig(colours: Field) -> Sheet:
    """What a rooster stands on: it starts at the right and ends in two leaves at the left."""
    sheet = Sheet()
    sheet.line(path("M22 24 C6 27.6 -12 27 -25 23.4"), colours.cream, 2.4)
    leaves = [blade(15, 6.4).at(-23.5, 24, 268), blade(12.5, 6).at(-17, 25.2, 318)]
    sheet.fill(joined([*leaves, blade(11, 5.6).at(-19, 25, 226)]), colours.leaf)
    return sheet


def tree(colours: Field) -> Sheet:
    """A small tree with a tulip on top; its foot is the origin, it is 57 high."""
    sheet = Sheet()
    sheet.line(line((0, 0), (0, -34)), colours.cream, 2.6)
    sheet.fill(
        joined(comb(18.5, 9.5, 4, 0.42).at(0, y, a) for y in (-6, -19) for a in (-56, 56)),
        colours.cream,
    )
    sheet.fill(joined(petal(9, 5, 0.4).at(0, -31, a) for a in (-64, 64)), colours.cream)
    cup = folded("M0 -56 C2.4 -51.6 3.6 -49.4 4.6 -47 L9.4 -55 C13 -44 10.4 -34 0 -32")
    sheet.fill(cup, colours.gold)
    sheet.fill(petal(14, 5.4, 0.1).at(0, -34.4), colours.field)
    return sheet


def gwiazda(colours: Field) -> Sheet:
    """The round star of sixteen in the middle."""
    f, c = colours.field, colours.cream
    sheet = Sheet()
    sheet.fill(scallop(0, 0, 79, 16, 0.125, 11.25), c)
    sheet.fill(ring(petal(27, 11.6, 0.5).at(0, -57), 16), f)
    sheet.fill(ring(blade(24, 6.6).at(0, -55), 16, turn=11.25), colours.leaf)
    sheet.fill(disc(0, 0, 53), f)
    sheet.fill(scallop(0, 0, 44, 16, 0.11, 11.25), c)
    sheet.fill(ring(HEART.at(0, -32, 0, 0.2), 8), f)
    sheet.fill(ring(blade(23, 7).at(0, -21), 8, turn=22.5), colours.leaf)
    sheet.fill(beads([polar(0, 0, 46.4, 22.5 + 45 * i) for i in range(8)], 1.7), f)
    sheet.fill(scallop(0, 0, 16.6, 8, 0.16, 22.5), colours.gold)
    sheet.fill(scallop(0, 0, 11, 8, 0.16, 22.5), f)
    sheet.fill(disc(0, 0, 5.6), c)
    return sheet


def border(width: float, height: float, colours: Field, along: int, down: int) -> Sheet:
    """Field, line and toothed strip of a card about its middle."""
    sheet = Sheet()
    w, h = width / 2, height / 2
    sheet.fill(box(9 - w, 9 - h, width - 18, height - 18, 8), colours.field)
    sheet.line(box(14.5 - w, 14.5 - h, width - 29, height - 29, 4.4), colours.cream, 1.6)
    inner = 19.4
    sheet.line(
        box(inner - w, inner - h, width - 2 * inner, height - 2 * inner, 0.6), colours.cream, 2.4
    )
    edge = inner + 1
    left, top = edge - w, edge - h
    rows = joined(
        (
            teeth((-left, top), (left, top), along, 6.4),
            teeth((left, top), (left, -top), down, 6.4),
        )
    )
    sheet.fill(joined((rows, rows.at(0, 0, 180))), colours.cream)
    return sheet


def corner(colours: Field) -> Sheet:
    """Three petals and a dot for the upper left corner, about the corner of the inner field."""
    sheet = Sheet()
    sheet.fill(joined(petal(13.5, 6.6, 0.4).at(3, 3, a) for a in (95, 135, 175)), colours.cream)
    sheet.fill(disc(3, 3, 4.2), colours.gold)
    return sheet


def _upper(colours: Field) -> Sheet:
    sheet = Sheet()
    sheet.lay(tree(colours), 0, -91)
    bird = Sheet()
    bird.lay(rooster(colours))
    bird.lay(twig(colours))
    half = Sheet()
    half.lay(bird, -49.5, -115, 0, 0.8)
    half.lay(corner(colours), -95, -145)
    sheet.lay(half)
    sheet.put(half, MIRROR)
    return sheet


def back(colours: Field) -> tuple[Sheet, Sheet, Sheet]:
    """What lies below, the half that is drawn twice, and what lies above."""
    return border(250, 350, colours, 26, 38), _upper(colours), gwiazda(colours)
