"""Shapes that the whole deck shares: petals, leaves, scallops, teeth, flowers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .paths import Path, Point, disc, joined, polar, polygon, shape
from .sheet import Sheet


def petal(length: float, width: float, tip: float = 0.0) -> Path:
    """A teardrop growing up from the origin; ``tip`` 0 is sharp, 1 is round."""
    low, high = -0.30 * length, -(0.60 + 0.40 * tip) * length
    near, far = 0.22 * width, 1.02 * width
    return shape(f"M0 0 C{near} {low} {far} {high} 0 {-length} C{-far} {high} {-near} {low} 0 0")


def blade(length: float, width: float) -> Path:
    """A plain leaf growing up from the origin."""
    w = 0.68 * width
    return shape(
        f"M0 0 C{w} {-0.24 * length} {w} {-0.66 * length} 0 {-length}"
        f" C{-w} {-0.66 * length} {-w} {-0.24 * length} 0 0"
    )


def comb(length: float, width: float, teeth: int, depth: float = 0.45) -> Path:
    """A leaf with cut edges growing up from the origin."""
    right: list[Point] = []
    for i in range(1, teeth + 1):
        t = i / (teeth + 1)
        w = width / 2 * math.sin(math.pi * t**0.85)
        right += [(1.05 * w, -t * length), ((1 - depth) * w, -(t - 0.03) * length)]
    left = [(-x, y) for x, y in reversed(right)]
    return polygon([(0, 0), *right, (0, -length), *left])


def scallop(x: float, y: float, r: float, count: int, bump: float, turn: float = 0.0) -> Path:
    """A disc with ``count`` round bumps."""
    step = 360 / count
    high = r * (1 + 1.9 * bump)
    text = "M{} {}".format(*polar(x, y, r, turn))
    for i in range(count):
        a = turn + i * step
        points = (
            polar(x, y, high, a + 0.35 * step * 0.6),
            polar(x, y, high, a + step * (1 - 0.35 * 0.6)),
            polar(x, y, r, a + step),
        )
        text += "C" + " ".join(f"{px} {py}" for px, py in points)
    return shape(text)


def ring(part: Path, count: int, x: float = 0, y: float = 0, turn: float = 0) -> Path:
    """``count`` copies of a part about (x, y)."""
    return joined(part.at(x, y, turn + 360 * i / count) for i in range(count))


def teeth(start: Point, end: Point, count: int, height: float) -> Path:
    """A row of triangles on a line; they stand on the left of the way from start to end."""
    (x0, y0), (x1, y1) = start, end
    length = math.dist(start, end)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    points: list[Point] = [start]
    for i in range(count):
        for share, rise in ((0.5, height), (1.0, 0.0)):
            t = (i + share) / count * length
            points.append((x0 + ux * t + uy * rise, y0 + uy * t - ux * rise))
    return polygon(points)


def lozenge(x: float, y: float, width: float, height: float) -> Path:
    """A small upright diamond by its middle."""
    return polygon(
        ((x, y - height / 2), (x + width / 2, y), (x, y + height / 2), (x - width / 2, y))
    )


def flower(
    r: float, outer: str, heart: str, rim: float = 2.6, petals: int = 8, ink: str = ""
) -> Sheet:
    """A cut-out flower about the origin, glued on its dark rim."""
    sheet = Sheet()
    turn = 180 / petals
    sheet.piece([(scallop(0, 0, 0.76 * r, petals, 0.27, turn), outer)], rim)
    sheet.fill(scallop(0, 0, 0.40 * r, petals, 0.27, turn), heart)
    sheet.fill(disc(0, 0, 0.2 * r), ink or sheet.ink)
    return sheet


def beads(places: Sequence[Point], r: float) -> Path:
    """Equal discs."""
    return joined(disc(x, y, r) for x, y in places)


def drops(places: Sequence[tuple[float, float, float]], length: float, width: float) -> Path:
    """Equal petals at places with directions, centred on them."""
    one = petal(length, width, 0.3)
    return joined(one.at(*polar(x, y, -length / 2, a), a) for x, y, a in places)


def eye(x: float, y: float, width: float, height: float) -> Path:
    """An almond."""
    w, h = width / 2, height / 2
    return shape(
        f"M{-w} {h * 0.2} C{-w * 0.5} {-h * 1.2} {w * 0.5} {-h * 1.3} {w} {-h * 0.1}"
        f" C{w * 0.5} {h * 1.25} {-w * 0.5} {h * 1.25} {-w} {h * 0.2}"
    ).at(x, y)
