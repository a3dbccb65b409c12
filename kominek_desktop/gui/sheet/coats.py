"""Coats as small pictures on a sheet, without the shadow that they throw on the table."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from kominek_desktop.gui.table.faces import Faces, margin
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.theme import LIGHT

_KEPT = 24
_LARGEST = 480


@lru_cache(_KEPT)
def _picture(kind: CoatKind, width: int) -> QImage:
    pixmap = Faces({}, LIGHT).coat(kind, width, 1.0)
    edge = margin(width)
    image = pixmap.toImage()
    return image.copy(image.rect().adjusted(edge, edge, -edge, -edge))


def paint_coat(painter: QPainter, kind: CoatKind, area: QRectF) -> None:
    """The card of a coat in ``area``, as sharp as the device is."""
    dense = painter.device().devicePixelRatio()
    across = painter.worldTransform().mapRect(area).width() * dense
    picture = _picture(kind, max(1, min(_LARGEST, round(across))))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(area, picture)


def empty_place(painter: QPainter, area: QRectF, ink: QColor) -> None:
    """Where a coat may come to lie."""
    pen = QPen(ink, 1.2)
    pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 5, 5)


def coat_step(count: int, wide: float, usual: float, room: float) -> float:
    """How far apart ``count`` coats lie; they overlap when there is too little room."""
    return min(usual, (room - wide) / (count - 1)) if count > 1 else usual
