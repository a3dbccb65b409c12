"""Cut paper: outlines as painter paths, and sheets of coloured pieces glued on one another.

Angles are in degrees, 0 = up, growing clockwise; y points down. A sheet is built once in the units
of its picture and painted at any size.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

PAPER = QColor("#FFFBF1")
INK = QColor("#201A17")

Shape = tuple[QPainterPath, QColor]


def mix(colour: QColor, other: QColor, share: float) -> QColor:
    """``colour`` with ``share`` (0..1) of ``other`` in it."""
    keep = 1.0 - share
    return QColor(
        round(colour.red() * keep + other.red() * share),
        round(colour.green() * keep + other.green() * share),
        round(colour.blue() * keep + other.blue() * share),
    )


def outline(text: str) -> QPainterPath:
    """A path from absolute commands ``M x y``, ``L x y``, ``C x y x y x y`` and ``Z``."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    command, numbers = "", list[float]()
    for token in (
        text.replace("M", " M ").replace("L", " L ").replace("C", " C ").replace("Z", " Z ").split()
    ):
        if token in {"M", "L", "C"}:
            command = token
            continue
        if token == "Z":
            path.closeSubpath()
            continue
        numbers.append(float(token))
        if command == "C" and len(numbers) == 6:
            path.cubicTo(*numbers)
            numbers.clear()
        elif command != "C" and len(numbers) == 2:
            if command == "M":
                path.moveTo(*numbers)
            else:
                path.lineTo(*numbers)
            numbers.clear()
    return path


def mirrored(path: QPainterPath) -> QPainterPath:
    """The path folded over to the other side of the axis x = 0."""
    other = QTransform.fromScale(-1, 1).map(path).toReversed()
    other.setFillRule(path.fillRule())
    return other


def symmetric(text: str) -> QPainterPath:
    """A closed path given as its right half, from the top of the axis to its bottom."""
    half = outline(text)
    half.connectPath(mirrored(half))
    half.closeSubpath()
    return half


def joined(paths: Iterable[QPainterPath]) -> QPainterPath:
    """All paths in one, filled where any of them is."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def pair(path: QPainterPath) -> QPainterPath:
    """The path together with its mirror image."""
    return joined((path, mirrored(path)))


def placed(
    path: QPainterPath, x: float, y: float, angle: float = 0.0, scale: float = 1.0
) -> QPainterPath:
    """The path scaled and turned about its origin, then moved to (x, y)."""
    return QTransform().translate(x, y).rotate(angle).scale(scale, scale).map(path)


def ring_of(path: QPainterPath, count: int, offset: float = 0.0) -> QPainterPath:
    """``count`` copies turned about the origin, the first by ``offset`` degrees."""
    return joined(placed(path, 0, 0, offset + 360 * i / count) for i in range(count))


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """A circle."""
    return oval(x, y, radius, radius)


def oval(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    """An ellipse."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle by its top left corner, with rounded corners when ``radius`` is above 0."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A closed path through the points."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for index, (x, y) in enumerate(points):
        if index:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    path.closeSubpath()
    return path


def smooth(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """An open curve through the points."""
    path = QPainterPath(QPointF(*points[0]))
    ends = [points[0], *points, points[-1]]
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    return path


def petal(length: float, width: float, tip: float = 0.0) -> QPainterPath:
    """A drop standing on the origin and growing upward; ``tip`` 0 = sharp .. 1 = round."""
    half = width / 2
    top = half * 1.25 * tip
    return symmetric(
        f"M0 {-length} C{top} {-length} {half * 1.35} {-length * 0.62}"
        f" {half} {-length * 0.42} C{half * 0.74} {-length * 0.2} {half * 0.25} 0 0 0"
    )


def leaf(length: float, width: float, teeth: int = 0, depth: float = 0.45) -> QPainterPath:
    """A leaf growing upward from the origin; with ``teeth`` its edge is a comb."""

    def half(t: float) -> float:
        return width / 2 * math.sin(math.pi * t**0.85)

    steps = teeth or 10
    right: list[tuple[float, float]] = [(0.0, 0.0)]
    for step in range(1, steps + 1):
        t = step / (steps + (0.6 if teeth else 0))
        if teeth:
            right.append((half(t - 0.25 / steps) * 1.08, -length * t))
            right.append((half(t) * (1 - depth), -length * (t - 0.12 / steps)))
        elif step < steps:
            right.append((half(t), -length * t))
    right.append((0.0, -length))
    return polygon([*right, *((-x, y) for x, y in reversed(right[1:-1]))])


def scallop(radius: float, bumps: int, bump: float, inset: float = 0.04) -> QPainterPath:
    """A disc about the origin with ``bumps`` round lobes outside ``radius``."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    far = radius * (1 + 1.9 * bump)
    step = math.tau / bumps

    def at(r: float, a: float) -> tuple[float, float]:
        return r * math.sin(a), -r * math.cos(a)

    start = -step / 2
    path.moveTo(*at(radius, start))
    for index in range(bumps):
        a = start + step * index
        path.cubicTo(
            *at(far, a + step * inset), *at(far, a + step * (1 - inset)), *at(radius, a + step)
        )
    path.closeSubpath()
    return path


class Sheet:
    """A picture of flat pieces, painted in the order in which they were laid."""

    def __init__(self) -> None:
        """An empty sheet."""
        self._layers: list[tuple[QPainterPath, QBrush, QPen]] = []

    def fill(self, path: QPainterPath, colour: QColor) -> None:
        """Lay a piece without a rim."""
        self._layers.append((path, QBrush(colour), QPen(Qt.PenStyle.NoPen)))

    def line(self, path: QPainterPath, colour: QColor, width: float) -> None:
        """Lay a line with round ends."""
        pen = QPen(
            QBrush(colour),
            width,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
        self._layers.append((path, QBrush(Qt.BrushStyle.NoBrush), pen))

    def segment(
        self, x0: float, y0: float, x1: float, y1: float, colour: QColor, width: float
    ) -> None:
        """Lay a straight line."""
        path = QPainterPath(QLineF(x0, y0, x1, y1).p1())
        path.lineTo(x1, y1)
        self.line(path, colour, width)

    def piece(self, shapes: Sequence[Shape], rim: float, ink: QColor = INK) -> None:
        """Glue shapes on ink paper that looks out by half of ``rim`` on every side."""
        pen = QPen(QBrush(ink), rim)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        whole = joined(path for path, _ in shapes)
        self._layers.append((whole, QBrush(ink), pen))
        for path, colour in shapes:
            self.fill(path, colour)

    def lay(
        self, sheet: Sheet, x: float = 0, y: float = 0, angle: float = 0, scale: float = 1
    ) -> None:
        """Glue a whole sheet on this one; its lines are scaled with it."""
        for path, brush, pen in sheet._layers:
            thick = QPen(pen)
            thick.setWidthF(pen.widthF() * scale)
            self._layers.append((placed(path, x, y, angle, scale), brush, thick))

    def folded(self) -> Sheet:
        """The mirror image in the axis x = 0."""
        sheet = Sheet()
        sheet._layers = [(mirrored(path), brush, pen) for path, brush, pen in self._layers]
        return sheet

    def paint(self, painter: QPainter) -> None:
        """Paint in the sheet's own units through the painter's transform."""
        for path, brush, pen in self._layers:
            if pen.style() == Qt.PenStyle.NoPen:
                painter.fillPath(path, brush)
            else:
                painter.setPen(pen)
                painter.setBrush(brush)
                painter.drawPath(path)
