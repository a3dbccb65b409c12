"""What every painter of the table needs at once: theme, faces, layout, pixel ratio, fonts."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from kominek_desktop.gui import fonts
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.table.layout import Layout
from kominek_desktop.gui.theme import Theme


@dataclass(frozen=True, slots=True)
class Picture:
    """A rendered picture and where its top left lies relative to the item's origin."""

    pixmap: QPixmap
    offset: QPointF


@dataclass(frozen=True, slots=True, eq=False)
class Style:
    """The look of the table at one moment. ``u`` turns virtual units into pixels."""

    theme: Theme
    faces: Faces
    layout: Layout
    dpr: float
    four_colour: bool = False

    def u(self, units: float) -> float:
        """Pixels of a virtual length."""
        return units * self.layout.k

    def sans(self, size: float, weight: int = 500) -> QFont:
        """Alegreya Sans at ``size`` virtual units, never under the floor."""
        return fonts.sans(self.layout.text(size), weight)

    def serif(self, size: float, weight: int = 700) -> QFont:
        """Alegreya at ``size`` virtual units, never under the floor."""
        return fonts.serif(self.layout.text(size), weight)

    def hair(self, units: float) -> float:
        """A line's width: never under one device pixel."""
        return max(self.u(units), 1.0 / self.dpr)

    def picture(self, rect: QRectF, paint: Callable[[QPainter], None]) -> Picture:
        """Render ``rect`` of the item's own coordinates once."""
        size = QSizeF(math.ceil(rect.width()), math.ceil(rect.height()))
        pixmap = QPixmap(
            max(1, math.ceil(size.width() * self.dpr)), max(1, math.ceil(size.height() * self.dpr))
        )
        pixmap.setDevicePixelRatio(self.dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-rect.topLeft())
        try:
            paint(painter)
        finally:
            painter.end()  # a painter left open on a pixmap brings the program down
        return Picture(pixmap, rect.topLeft())

    def snap(self, point: QPointF) -> QPointF:
        """The nearest device pixel, so that rendered text stays sharp."""
        return QPointF(
            round(point.x() * self.dpr) / self.dpr, round(point.y() * self.dpr) / self.dpr
        )


def text_width(font: QFont, text: str) -> float:
    """Advance width of one line of text in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)
