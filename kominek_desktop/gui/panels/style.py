"""The measures, fonts and colours with which one panel is laid out and painted."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from PySide6.QtGui import QColor, QFont, QPainter

from kominek_desktop.gui.fonts import sans, serif
from kominek_desktop.gui.theme import Theme

FLOOR = 12.0  # no text is smaller, in logical pixels
PITCH = 1.3  # from line to line, in text sizes
MEDIUM, BOLD, BLACK = 500, 700, 800
OFF_ALPHA = 0.75  # text of a button that is off keeps 4.4 against the plate


@dataclass(frozen=True, slots=True)
class Style:
    """``k`` is logical pixels for a virtual unit; ``text_scale`` multiplies type only."""

    k: float
    text_scale: float
    theme: Theme

    def u(self, units: float) -> float:
        """Virtual units in logical pixels."""
        return units * self.k

    def px(self, size: float) -> float:
        """A type size given in virtual units, in whole logical pixels, never under the floor."""
        scaled = max(FLOOR, size * self.k) * self.text_scale
        return float(round(max(FLOOR, scaled)))

    def sans(self, size: float, weight: int = MEDIUM) -> QFont:
        """The text face at a size in virtual units."""
        return sans(self.px(size), weight)

    def serif(self, size: float, weight: int = BOLD) -> QFont:
        """The display face at a size in virtual units."""
        return serif(self.px(size), weight)

    def stroke(self, units: float) -> float:
        """A line's width in logical pixels, never under one."""
        return max(1.0, units * self.k)


def faded(colour: QColor, alpha: float) -> QColor:
    """The same colour at another opacity."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def device_ratio(painter: QPainter) -> float:
    """Device pixels for a logical pixel where the painter paints now, in quarters."""
    matrix = painter.deviceTransform()
    exact = hypot(matrix.m11(), matrix.m12())
    return max(1.0, round(exact * 4) / 4)
