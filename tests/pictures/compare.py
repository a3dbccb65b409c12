"""How alike two pictures are: alike to the eye, not to the last bit.

Pictures are kept small and in few colours, so that the repository stays light and so that another
way of smoothing an edge does not matter.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

WIDTH = 560  # with three bytes a pixel, rows need no filling bytes
STRONG = 56
MEAN_MOST = 1.5
STRONG_MOST = 0.002
_PLAIN = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
_IS_STRONG = bytes(int(value > STRONG) for value in range(256))


@dataclass(frozen=True, slots=True)
class Difference:
    """``mean``: of all colour values, 0 to 255. ``strong``: the share of pixels with a colour that
    differs by more than ``STRONG``. ``picture`` is bright where the pictures differ."""

    mean: float
    strong: float
    picture: QImage

    @property
    def small(self) -> bool:
        """Whether the pictures pass for the same."""
        return self.mean <= MEAN_MOST and self.strong <= STRONG_MOST


def reduced(image: QImage) -> QImage:
    """A picture in the form in which it is kept and compared."""
    small = image.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    opaque = small.convertToFormat(QImage.Format.Format_RGB32)
    opaque.setDevicePixelRatio(1.0)
    coarse = opaque.convertToFormat(QImage.Format.Format_RGB16, _PLAIN)
    return coarse.convertToFormat(QImage.Format.Format_RGB32)


def compare(one: QImage, other: QImage) -> Difference:
    """The difference of two pictures in the reduced form; of one size, else ValueError."""
    if one.size() != other.size():
        raise ValueError(f"{one.size().toTuple()} is not {other.size().toTuple()}")
    left = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(left)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other.convertToFormat(QImage.Format.Format_RGB32))
    painter.end()
    # Three bytes a pixel: a fourth would be the same in both pictures.
    packed = left.convertToFormat(QImage.Format.Format_RGB888)
    data = bytes(packed.constBits())
    strong = data.translate(_IS_STRONG)
    pixels = one.width() * one.height()
    count = sum(map(any, zip(strong[::3], strong[1::3], strong[2::3], strict=True)))
    return Difference(sum(data) / len(data), count / pixels, left)
