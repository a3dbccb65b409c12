"""A sheet of coloured paper pieces, glued one on another, and how it is written as SVG.

Only what every SVG renderer of small means understands is used: paths, groups, use.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .palette import INK
from .paths import Matrix, Path, number, place

Shape = tuple[Path, str]


@dataclass(frozen=True, slots=True)
class Mark:
    """One path with its colours; an empty colour draws nothing."""

    path: Path
    fill: str
    stroke: str
    width: float


@dataclass(slots=True)
class Sheet:
    """Pieces in the order in which they are glued."""

    marks: list[Mark] = field(default_factory=list)
    ink: str = INK

    def fill(self, path: Path, colour: str) -> None:
        """A piece without a rim."""
        self.marks.append(Mark(path, colour, "", 0))

    def line(self, path: Path, colour: str, width: float) -> None:
        """A line with round ends."""
        self.marks.append(Mark(path, "", colour, width))

    def piece(self, shapes: Sequence[Shape], rim: float) -> None:
        """Shapes on one dark backing that looks out by half of ``rim`` around all of them."""
        backing = Path(tuple(strand for path, _ in shapes for strand in path.strands))
        self.marks.append(Mark(backing, self.ink, self.ink, rim))
        for path, colour in shapes:
            self.fill(path, colour)

    def lay(
        self, other: Sheet, x: float = 0, y: float = 0, angle: float = 0, scale: float = 1
    ) -> None:
        """Another sheet drawn about its origin, put at (x, y)."""
        self.put(other, place(x, y, angle, scale))

    def put(self, other: Sheet, matrix: Matrix) -> None:
        """Another sheet moved by ``matrix``; its lines grow with it."""
        grow = matrix.scale()
        self.marks += [
            Mark(m.path.map(matrix), m.fill, m.stroke, m.width * grow) for m in other.marks
        ]

    def body(self) -> str:
        """The paths, one a line."""
        return "".join(_element(mark) for mark in self.marks)


def _element(mark: Mark) -> str:
    text = f'<path d="{mark.path.data()}" fill="{mark.fill or "none"}"'
    if mark.stroke:
        text += f' stroke="{mark.stroke}" stroke-width="{number(mark.width)}"'
    return text + "/>\n"


def document(body: str, width: int, height: int) -> str:
    """A whole SVG file around a body; x and y start at the top left."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f'<g stroke-linejoin="round" stroke-linecap="round">\n{body}</g>\n</svg>\n'
    )


def centred(sheet: Sheet, width: int, height: int) -> str:
    """A file whose sheet has its origin in the middle."""
    return document(
        f'<g transform="translate({number(width / 2)} {number(height / 2)})">\n'
        f"{sheet.body()}</g>\n",
        width,
        height,
    )


def two_way(below: Sheet, half: Sheet, above: Sheet, width: int, height: int) -> str:
    """A file whose half is drawn twice, the second time turned about the middle."""
    return document(
        f'<defs>\n<g id="h">\n{half.body()}</g>\n</defs>\n'
        f'<g transform="translate({number(width / 2)} {number(height / 2)})">\n'
        f'{below.body()}<use xlink:href="#h"/>\n'
        f'<use xlink:href="#h" transform="rotate(180)"/>\n{above.body()}</g>\n',
        width,
        height,
    )
