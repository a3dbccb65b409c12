"""Outlines: absolute moves, lines and cubic curves, and what is done with them.

Angles are degrees, 0 = up, growing clockwise; y points down.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]

_TOKEN = re.compile(r"[MLCZ]|-?\d*\.?\d+(?:e-?\d+)?")
_ARITY = {"M": 2, "L": 2, "C": 6, "Z": 0}
_ROUND = 0.5523


def number(value: float) -> str:
    """``value`` with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


@dataclass(frozen=True, slots=True)
class Strand:
    """One open or closed run of segments; each segment holds one point or three."""

    start: Point
    segments: tuple[tuple[Point, ...], ...]
    closed: bool

    def map(self, matrix: Matrix) -> Strand:
        """The strand moved by ``matrix``."""
        return Strand(
            matrix.point(self.start),
            tuple(tuple(matrix.point(p) for p in segment) for segment in self.segments),
            self.closed,
        )

    def reversed(self) -> Strand:
        """The same line walked from its end."""
        ends = [self.start, *(segment[-1] for segment in self.segments)]
        turned = tuple(
            (*reversed(segment[:-1]), ends[index])
            for index, segment in reversed(list(enumerate(self.segments)))
        )
        return Strand(ends[-1], turned, self.closed)

    def area(self) -> float:
        """The signed area of the polygon of all points; positive is clockwise on the screen."""
        points = [self.start, *(p for segment in self.segments for p in segment)]
        pairs = zip(points, [*points[1:], points[0]], strict=True)
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2

    def data(self) -> str:
        """The commands as SVG writes them, relative because that is shorter."""
        at = _hundredths(self.start)
        parts = [f"M{number(at[0] / 100)} {number(at[1] / 100)}"]
        letter = ""
        for segment in self.segments:
            places = [_hundredths(p) for p in segment]
            kind = "l" if len(segment) == 1 else "c"
            numbers = (number((p[axis] - at[axis]) / 100) for p in places for axis in (0, 1))
            parts.append((" " if kind == letter else kind) + " ".join(numbers))
            letter, at = kind, places[-1]
        return "".join(parts).replace(" -", "-") + ("Z" if self.closed else "")


def _hundredths(p: Point) -> tuple[int, int]:
    # Differences of whole hundredths do not add up rounding errors along a strand.
    return round(p[0] * 100), round(p[1] * 100)


@dataclass(frozen=True, slots=True)
class Matrix:
    """An affine map: x' = a x + c y + e, y' = b x + d y + f."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def point(self, p: Point) -> Point:
        """Where ``p`` goes."""
        x, y = p
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def scale(self) -> float:
        """How much longer lines become."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def place(
    x: float = 0, y: float = 0, angle: float = 0, scale: float = 1, wide: float = 1
) -> Matrix:
    """Widen, scale, turn, then move to (x, y)."""
    s, c = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return Matrix(c * scale * wide, s * scale * wide, -s * scale, c * scale, x, y)


MIRROR = Matrix(-1, 0, 0, 1, 0, 0)


@dataclass(frozen=True, slots=True)
class Path:
    """A shape made of strands."""

    strands: tuple[Strand, ...]

    def map(self, matrix: Matrix) -> Path:
        """The shape moved by ``matrix``."""
        return Path(tuple(strand.map(matrix) for strand in self.strands))

    def at(self, x: float, y: float, angle: float = 0, scale: float = 1, wide: float = 1) -> Path:
        """The shape drawn about the origin, put at (x, y)."""
        return self.map(place(x, y, angle, scale, wide))

    def mirrored(self) -> Path:
        """The shape folded over the axis x = 0, wound as before."""
        return Path(tuple(strand.map(MIRROR).reversed() for strand in self.strands))

    def both(self) -> Path:
        """The shape and its mirror image."""
        return Path(self.strands + self.mirrored().strands)

    def hole(self) -> Path:
        """The shape wound so that it cuts a hole into shapes of ``joined``."""
        return Path(tuple(s.reversed() if s.area() > 0 else s for s in self.strands))

    def data(self) -> str:
        """The attribute d of an SVG path."""
        return "".join(strand.data() for strand in self.strands)


def path(text: str) -> Path:
    """A path from absolute commands M, L, C and Z."""
    strands: list[Strand] = []
    start: Point | None = None
    segments: list[tuple[Point, ...]] = []
    tokens = _TOKEN.findall(text)
    index, command = 0, ""
    while index < len(tokens):
        if tokens[index] in _ARITY:
            command = tokens[index]
            index += 1
        values = [float(token) for token in tokens[index : index + _ARITY[command]]]
        index += _ARITY[command]
        points = tuple(zip(values[::2], values[1::2], strict=True))
        if command in {"M", "Z"}:
            if start is not None:
                strands.append(Strand(start, tuple(segments), command == "Z"))
            start, segments = (points[0] if command == "M" else None), []
        else:
            segments.append(points)
    if start is not None:
        strands.append(Strand(start, tuple(segments), False))
    return Path(tuple(strands))


def shape(text: str) -> Path:
    """A closed path from commands without Z."""
    return path(text + "Z")


def folded(text: str) -> Path:
    """A closed symmetric path given as its right half, from the top of the axis to the bottom."""
    half = path(text).strands[0]
    other = half.map(MIRROR).reversed()
    bridge = () if _near(half.segments[-1][-1], other.start) else ((other.start,),)
    return Path((Strand(half.start, half.segments + bridge + other.segments, True),))


def _near(a: Point, b: Point) -> bool:
    return math.dist(a, b) < 0.005


def joined(paths: Iterable[Path]) -> Path:
    """All shapes in one, filled where any of them is; only holes keep their winding."""
    return Path(tuple(strand for part in paths for strand in part.strands))


def union(paths: Iterable[Path]) -> Path:
    """As ``joined``, with every strand wound the same way."""
    return Path(
        tuple(
            strand if strand.area() >= 0 else strand.reversed()
            for part in paths
            for strand in part.strands
        )
    )


def polygon(points: Sequence[Point]) -> Path:
    """A closed shape with straight sides."""
    return Path((Strand(points[0], tuple((p,) for p in points[1:]), True),))


def line(*points: Point) -> Path:
    """An open line with straight parts."""
    return Path((Strand(points[0], tuple((p,) for p in points[1:]), False),))


def oval(x: float, y: float, rx: float, ry: float, angle: float = 0) -> Path:
    """An ellipse."""
    k, j = rx * _ROUND, ry * _ROUND
    segments: tuple[tuple[Point, ...], ...] = (
        ((k, -ry), (rx, -j), (rx, 0)),
        ((rx, j), (k, ry), (0, ry)),
        ((-k, ry), (-rx, j), (-rx, 0)),
        ((-rx, -j), (-k, -ry), (0, -ry)),
    )
    return Path((Strand((0, -ry), segments, True),)).at(x, y, angle)


def disc(x: float, y: float, r: float) -> Path:
    """A circle."""
    return oval(x, y, r, r)


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> Path:
    """A rectangle by its top left corner, with round corners if asked."""
    right, bottom, r, k = x + width, y + height, radius, radius * (1 - _ROUND)
    if not radius:
        return polygon(((x, y), (right, y), (right, bottom), (x, bottom)))
    segments: tuple[tuple[Point, ...], ...] = (
        ((right - r, y),),
        ((right - k, y), (right, y + k), (right, y + r)),
        ((right, bottom - r),),
        ((right, bottom - k), (right - k, bottom), (right - r, bottom)),
        ((x + r, bottom),),
        ((x + k, bottom), (x, bottom - k), (x, bottom - r)),
        ((x, y + r),),
        ((x, y + k), (x + k, y), (x + r, y)),
    )
    return Path((Strand((x + r, y), segments, True),))


def smooth(points: Sequence[Point], closed: bool = False) -> Path:
    """A curve through all points."""
    count = len(points)
    segments: list[tuple[Point, ...]] = []
    for i in range(count if closed else count - 1):
        if closed:
            p, q, r, s = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            p, q, r, s = (points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        segments.append(
            (
                (q[0] + (r[0] - p[0]) / 6, q[1] + (r[1] - p[1]) / 6),
                (r[0] - (s[0] - q[0]) / 6, r[1] - (s[1] - q[1]) / 6),
                r,
            )
        )
    return Path((Strand(points[0], tuple(segments), closed),))


def polar(x: float, y: float, r: float, angle: float) -> Point:
    """The point at distance r in a direction."""
    a = math.radians(angle)
    return x + r * math.sin(a), y - r * math.cos(a)


def arc(
    x: float, y: float, rx: float, ry: float, start: float, end: float, count: int
) -> list[tuple[float, float, float]]:
    """Points on an ellipse with the direction in which the arc runs there."""
    found: list[tuple[float, float, float]] = []
    way = 1 if end >= start else -1
    for i in range(count):
        a = math.radians(start + (end - start) * i / max(count - 1, 1))
        px, py = x + rx * math.sin(a), y - ry * math.cos(a)
        dx, dy = way * rx * math.cos(a), way * ry * math.sin(a)
        found.append((px, py, math.degrees(math.atan2(dx, -dy))))
    return found
