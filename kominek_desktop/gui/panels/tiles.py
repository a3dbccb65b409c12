"""What stands on a tile: a suit, a figure, a coat or two."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from kominek_desktop.gui.panels.drawing import draw_picture
from kominek_desktop.gui.panels.model import Choice
from kominek_desktop.gui.panels.style import BLACK, Style
from kominek_desktop.gui.panels.text import Align, line_width, set_text
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces
from kominek_desktop.gui.table.marks import paint_pip
from kominek_desktop.gui.table.model import CoatKind

PIP = 58
FIGURE = 56
CARD_LIFT = 8
COAT, TWIN = 40, 36
TWINS = ((-0.36, -5.0), (0.36, 5.0))  # shift in widths, degrees


def tile_picture_height(style: Style, choice: Choice) -> float:
    """The height over a tile's label, with its spacing."""
    picture = choice.picture
    if picture is None:
        return style.u(12)
    if picture.suit is not None:
        return style.u(PIP + 22)
    return max(style.u(62), 1.1 * style.px(FIGURE))


def picture_reach(style: Style, choice: Choice) -> float:
    """How far the picture's upper part reaches from the tile's middle."""
    picture = choice.picture
    if picture is None:
        return 0.0
    if picture.suit is not None:
        return style.u(PIP) * 0.47
    if picture.figure:
        return line_width(picture.figure, style.serif(FIGURE, BLACK)) / 2
    if picture.coat is CoatKind.FUTRO:
        return style.u(COAT) / 2
    return style.u(TWIN) * 0.92


def paint_face(
    painter: QPainter, ratio: float, rect: QRectF, choice: Choice, *, style: Style, faces: Faces
) -> None:
    """Paint the picture into the upper part of a tile lying in ``rect``."""
    picture = choice.picture
    if picture is None:
        return
    height = tile_picture_height(style, choice)
    middle = QPointF(rect.center().x(), rect.top() + height / 2 + style.u(3))
    if picture.suit is not None:
        side = style.u(PIP)
        place = QRectF(middle.x() - side / 2, rect.top() + style.u(16), side, side)
        paint_pip(painter, picture.suit, place, None, bool(getattr(faces, "four_colour", False)))
    elif picture.figure:
        ink = style.theme.tile_ink
        block = set_text(picture.figure, style.serif(FIGURE, BLACK), pitch=1.1)
        top = QPointF(rect.left(), middle.y() - block.height / 2)
        block.paint(painter, top, rect.width(), (ink, ink), Align.CENTRE)
    elif picture.coat is CoatKind.FUTRO:
        _coat(painter, ratio, middle, style.u(COAT), kind=picture.coat, faces=faces)
    elif picture.coat is not None:
        width = style.u(TWIN)
        for shift, angle in TWINS:
            beside = middle + QPointF(shift * width, 0)
            _coat(painter, ratio, beside, width, angle, kind=picture.coat, faces=faces)


def _coat(
    painter: QPainter,
    ratio: float,
    middle: QPointF,
    width: float,
    angle: float = 0.0,
    *,
    kind: CoatKind,
    faces: Faces,
) -> None:
    height = width * CARD_RATIO
    rect = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
    draw_picture(painter, faces.coat(kind, width, ratio), rect, angle)
