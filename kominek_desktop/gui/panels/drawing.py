"""The list of what a panel paints, and small signs drawn as strokes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from kominek_desktop.gui.panels.style import Style
from kominek_desktop.gui.panels.text import Align, TextBlock
from kominek_desktop.gui.table.faces import margin

Paint = Callable[[QPainter, float], None]  # the painter and device pixels for a logical pixel


@dataclass(slots=True)
class Drawing:
    """Paint steps in order, and where texts lie (to check that none is cut off)."""

    style: Style
    steps: list[Paint] = field(default_factory=list)
    texts: list[QRectF] = field(default_factory=list)
    filled: float = 1.0  # the share of their length to which bars are filled now

    def add(self, step: Paint) -> None:
        """Append a paint step."""
        self.steps.append(step)

    def text(
        self,
        block: TextBlock,
        place: QRectF,
        colour: QColor,
        align: Align = Align.LEFT,
        strong: QColor | None = None,
    ) -> None:
        """Append a text standing in the middle of ``place``'s height."""
        top_left = QPointF(place.left(), place.center().y() - block.height / 2)
        spare = place.width() - block.width
        shift = {Align.LEFT: 0.0, Align.CENTRE: spare / 2, Align.RIGHT: spare}[align]
        self.texts.append(QRectF(top_left.x() + shift, top_left.y(), block.width, block.height))
        colours = (colour, strong or colour)

        def step(painter: QPainter, ratio: float) -> None:
            block.paint(painter, top_left, place.width(), colours, align)

        self.add(step)

    def paint(self, painter: QPainter, ratio: float) -> None:
        """Carry out every step."""
        for step in self.steps:
            step(painter, ratio)


def draw_picture(painter: QPainter, picture: QPixmap, rect: QRectF, angle: float = 0.0) -> None:
    """Put a picture so that its card, without the margin, covers ``rect``, turned about it."""
    edge = margin(rect.width())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(rect.center())
    painter.rotate(angle)
    painter.drawPixmap(QPointF(-rect.width() / 2 - edge, -rect.height() / 2 - edge), picture)
    painter.restore()


def stroke_pen(colour: QColor, width: float) -> QPen:
    """A pen with round ends and corners."""
    return QPen(
        colour,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def box(painter: QPainter, rect: QRectF, radius: float, fill: QColor, pen: QPen) -> None:
    """A filled, rounded rectangle whose line lies inside ``rect``."""
    inset = pen.widthF() / 2
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_chevron(painter: QPainter, centre: QPointF, size: float, colour: QColor) -> None:
    """What separates one call or card from the next."""
    painter.setPen(stroke_pen(colour, size * 0.22))
    x, y, w, h = centre.x(), centre.y(), size * 0.25, size * 0.5
    painter.drawPolyline([QPointF(x - w, y - h), QPointF(x + w, y), QPointF(x - w, y + h)])


def draw_arrow(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """From before to after; the shaft runs along the middle of ``rect``."""
    head = rect.height() * 0.3
    right = QPointF(rect.right(), rect.center().y())
    painter.setPen(stroke_pen(colour, rect.height() * 0.13))
    painter.drawLine(QPointF(rect.left(), right.y()), right)
    painter.drawPolyline(
        [QPointF(right.x() - head, right.y() - head), right, right + QPointF(-head, head)]
    )


def draw_return(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """The sign of the Enter key."""
    centre, w, h = rect.center(), rect.width() * 0.26, rect.height() * 0.2
    corner = QPointF(centre.x() - w, centre.y() + h * 0.5)
    painter.setPen(stroke_pen(colour, max(1.2, rect.height() * 0.08)))
    painter.drawPolyline(
        [QPointF(centre.x() + w, centre.y() - h), QPointF(centre.x() + w, corner.y()), corner]
    )
    painter.drawPolyline(
        [corner + QPointF(h * 0.8, -h * 0.8), corner, corner + QPointF(h * 0.8, h * 0.8)]
    )


def draw_sign(painter: QPainter, rect: QRectF, equal: bool, colour: QColor) -> None:
    """Equal or unequal, as strokes."""
    centre, w, h = rect.center(), rect.width() * 0.2, rect.height() * 0.09
    painter.setPen(stroke_pen(colour, rect.width() * 0.08))
    for y in (centre.y() - h, centre.y() + h):
        painter.drawLine(QPointF(centre.x() - w, y), QPointF(centre.x() + w, y))
    if not equal:
        lean = QPointF(rect.width() * 0.1, -rect.height() * 0.22)
        painter.drawLine(centre - lean, centre + lean)
