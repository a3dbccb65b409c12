"""The bare table, which is all of it that is seen before a match stands on it: wood, the glow of
the hearth, and the moulding. It needs next to nothing and is painted in a few milliseconds.

That is why every brush is one of a gradient, and no colour is made from another: to tell which way
to call is meant, the binding would first make Qt's hundred enumerations, which takes longer than
everything here.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.table.scale import scale_for
from kominek_desktop.gui.theme import Theme

BAND, TEETH, PITCH = 10.0, 6.5, 16.0


def _plain(colour: QColor) -> QBrush:
    gradient = QLinearGradient()
    gradient.setColorAt(0, colour)
    return QBrush(gradient)


def _area(size: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(size)
    return path


def paint_wood(painter: QPainter, size: QRectF, theme: Theme) -> None:
    """The colour of the wood, without its grain."""
    middle = QPointF(size.width() / 2, size.height() * 0.47)
    wood = QRadialGradient(middle, size.width() * 0.62)
    wood.setColorAt(0, theme.wood_centre)
    wood.setColorAt(0.5, theme.wood_mid)
    wood.setColorAt(1, theme.wood_edge)
    painter.fillPath(_area(size), QBrush(wood))


def paint_glow(painter: QPainter, size: QRectF, theme: Theme) -> None:
    """The light of the hearth from above; nothing in a theme without it."""
    if not theme.glow.alpha():
        return
    middle = QPointF(size.width() / 2, -0.10 * size.height())
    glow = QRadialGradient(middle, size.height() * 0.75)
    hearth = theme.glow
    red, green, blue, alpha = hearth.redF(), hearth.greenF(), hearth.blueF(), hearth.alphaF()
    for stop, share in ((0.0, 1.0), (0.35, 0.62), (0.7, 0.2), (1.0, 0.0)):
        glow.setColorAt(stop, QColor.fromRgbF(red, green, blue, alpha * share))
    painter.fillPath(_area(size), QBrush(glow))


def paint_moulding(painter: QPainter, size: QRectF, k: float, theme: Theme) -> None:
    """The carved edge; ``k`` is the scale of the layout's units."""
    width, height = size.width(), size.height()
    band, teeth, pitch = BAND * k, TEETH * k, PITCH * k
    frame = _area(size)  # what two rectangles enclose an odd number of times
    frame.addRect(size.adjusted(band, band, -band, -band))
    painter.fillPath(frame, _plain(theme.moulding))
    overlap = 0.5 / max(k, 0.5)
    paint_teeth(painter, band, width - band, band - overlap, teeth, pitch, theme.moulding)
    paint_teeth(
        painter, band, width - band, height - band + overlap, teeth, pitch, theme.moulding, True
    )
    painter.save()
    painter.rotate(90)
    paint_teeth(painter, band, height - band, -band + overlap, teeth, pitch, theme.moulding, True)
    paint_teeth(painter, band, height - band, band - overlap - width, teeth, pitch, theme.moulding)
    painter.restore()
    # Where two rows meet, a sliver of wood would be left between their first teeth.
    for x, across in ((band, pitch / 2), (width - band, -pitch / 2)):
        for y, along in ((band, pitch / 2), (height - band, -pitch / 2)):
            corner = QPainterPath(QPointF(x, y))
            corner.lineTo(x + across, y)
            corner.lineTo(x, y + along)
            corner.closeSubpath()
            painter.fillPath(corner, _plain(theme.moulding))
    at = 5 * k
    pen = QPen()
    pen.setColor(theme.moulding_line)
    pen.setWidthF(1.4 * k)
    painter.strokePath(_area(size.adjusted(at, at, -at, -at)), pen)


def paint_teeth(
    painter: QPainter,
    x0: float,
    x1: float,
    y: float,
    height: float,
    pitch: float,
    colour: QColor,
    up: bool = False,
) -> None:
    """A row of teeth hanging from the line at ``y``, or standing on it with ``up``.

    The pitch is adjusted a little so that whole teeth fill the row.
    """
    count = max(1, round((x1 - x0) / pitch))
    step = (x1 - x0) / count
    tip = y - height if up else y + height
    path = QPainterPath(QPointF(x0, y))
    for index in range(count):
        path.lineTo(x0 + (index + 0.5) * step, tip)
        path.lineTo(x0 + (index + 1) * step, y)
    path.closeSubpath()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, _plain(colour))
    painter.restore()


class Ground(QWidget):
    """The bare table as a widget, in the table's place until the table itself is there. Each time
    it has been painted, ``painted`` tells so."""

    painted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        """See Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = QRectF(0, 0, self.width(), self.height())
        paint_wood(painter, size, self._theme)
        paint_glow(painter, size, self._theme)
        paint_moulding(painter, size, scale_for(self.width(), self.height()), self._theme)
        painter.end()
        self.painted.emit()
