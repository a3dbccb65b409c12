"""The items of the table: cards and ready pictures, all plain pixmap items."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from kominek_desktop.gui.table import marks
from kominek_desktop.gui.table.deck import Subject
from kominek_desktop.gui.table.faces import CARD_RATIO, margin
from kominek_desktop.gui.table.layout import Spot
from kominek_desktop.gui.table.style import Picture, Style, text_width
from kominek_desktop.rules.cards import Card

CORNER = 0.056  # radius of a card's corner, in card widths


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: centre and width in pixels, turn of the plane in degrees, opacity, and
    ``face`` from 0 (back) to 1 (face)."""

    x: float
    y: float
    angle: float
    width: float
    opacity: float = 1.0
    face: float = 1.0

    @staticmethod
    def at(spot: Spot, width: float, face: float = 1.0) -> Pose:
        """The pose of a card lying at a spot."""
        return Pose(spot.x, spot.y, spot.angle, width, 1.0, face)

    def toward(self, other: Pose, t: float) -> Pose:
        """Between this pose (t = 0) and another (t = 1)."""
        s = 1.0 - t
        return Pose(
            self.x * s + other.x * t,
            self.y * s + other.y * t,
            self.angle * s + other.angle * t,
            self.width * s + other.width * t,
            self.opacity * s + other.opacity * t,
            self.face * s + other.face * t,
        )

    def faded(self, opacity: float = 0.0) -> Pose:
        """The same place with another opacity."""
        return replace(self, opacity=opacity)


@dataclass(frozen=True, slots=True)
class Marks:
    """What is drawn on and around a card."""

    shaded: bool = False
    hint: bool = False
    selected: bool = False
    refused: bool = False
    alarm: bool = False  # refused just now: a broad outline instead of a shake
    focus: bool = False
    crown: bool = False
    pill: str = ""
    bar: float | None = None


PLAIN = Marks()


class CardItem(QGraphicsPixmapItem):
    """A card: a face and a back rendered for one width, and marks on top as a child."""

    def __init__(self) -> None:
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._face = QPixmap()
        self._back = QPixmap()
        self._width = 1.0
        self._shown: bool | None = None
        self._marks = QGraphicsPixmapItem(self)
        self._marks.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._marks.setVisible(False)
        self._dressed: tuple[Style, Card | None, float, Marks] | None = None
        self.card: Card | None = None
        self.pose = Pose(0, 0, 0, 1)

    def dress(self, style: Style, card: Card | None, width: float, what: Marks) -> None:
        """Choose the pictures; nothing happens when they are the same as before."""
        wanted = (style, card, width, what)
        if wanted == self._dressed:
            return
        self._dressed = wanted
        self.card = card
        self._width = width
        self._take_pictures()
        edge = margin(width)
        self.setOffset(-width / 2 - edge, -width * CARD_RATIO / 2 - edge)
        self._shown = None
        picture = paint_marks(style, width, what)
        self._marks.setVisible(picture is not None)
        if picture is not None:
            self._marks.setPixmap(picture.pixmap)
            self._marks.setOffset(picture.offset)
        self.put(self.pose)

    def renew(self, subjects: frozenset[Subject]) -> None:
        """Take the pictures anew if they show any of these."""
        if self._dressed is None or subjects.isdisjoint(
            (Subject("card", None), Subject("card", self.card))
        ):
            return
        self._take_pictures()
        self.setPixmap(self._face if self._shown else self._back)

    def _take_pictures(self) -> None:
        assert self._dressed is not None
        style, card, width, what = self._dressed
        self._back = style.faces.card(None, width, style.dpr)
        self._face = self._back if card is None else style.faces.card(card, width, style.dpr)
        if what.shaded:
            self._face = shaded(style, self._face, width)

    def put(self, pose: Pose) -> None:
        """Lie like this now."""
        self.pose = pose
        face = self.card is None or pose.face >= 0.5
        if face is not self._shown:
            self._shown = face
            self.setPixmap(self._face if face else self._back)
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        scale = pose.width / self._width
        squeeze = 1.0 if self.card is None else abs(math.cos(math.pi * pose.face))
        if abs(scale - 1.0) < 1e-6 and squeeze > 1.0 - 1e-6:
            if not self.transform().isIdentity():
                self.setTransform(QTransform())
        else:
            self.setTransform(QTransform.fromScale(max(0.001, scale * squeeze), scale))
        self.setOpacity(max(0.0, min(1.0, pose.opacity)))

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the card itself (not on its shadow)."""
        local = self.mapFromScene(point)
        w = self._width
        return abs(local.x()) <= w / 2 and abs(local.y()) <= w * CARD_RATIO / 2


class FaceItem(QGraphicsPixmapItem):
    """A picture of a card that lies by itself: an eight, its cover, a coat."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._take: Callable[[], QPixmap] | None = None

    def show_face(self, take: Callable[[], QPixmap]) -> None:
        """Show what ``take`` gives, now and whenever something sharper has come."""
        self._take = take
        self.setPixmap(take())

    def renew(self) -> None:
        """Take the picture anew."""
        if self._take is not None:
            self.setPixmap(self._take())


class PictureItem(QGraphicsPixmapItem):
    """A ready picture that remembers what it was made of."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.made_of: object = None
        self.place = QRectF()

    def show_picture(self, picture: Picture) -> None:
        """Take another picture."""
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.offset)


def card_rect(width: float) -> QRectF:
    """A card around the origin."""
    return QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)


def shaded(style: Style, face: QPixmap, width: float) -> QPixmap:
    """A face under the theme's shade."""
    copy = face.copy()
    painter = QPainter(copy)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = margin(width)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.theme.shade)
    radius = width * CORNER
    painter.drawRoundedRect(QRectF(edge, edge, width, width * CARD_RATIO), radius, radius)
    painter.end()
    return copy


def ring(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    layers: tuple[tuple[QColor, float], ...],
    dash: bool = False,
) -> None:
    """Lines one on the other along a rounded rectangle, the broadest first; only the last is
    dashed."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index, (colour, width) in enumerate(layers):
        pen = QPen(colour, width)
        if dash and index == len(layers) - 1:
            pen.setDashPattern([2.2, 1.6])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawRoundedRect(rect, radius, radius)


def badge(painter: QPainter, style: Style, centre: QPointF, radius: float) -> QRectF:
    """A small dark disc with a gold rim; returns the room for its sign."""
    painter.setPen(QPen(style.theme.gold, style.hair(1.8)))
    painter.setBrush(style.theme.gold_rim)
    painter.drawEllipse(centre, radius, radius)
    half = radius * 0.78
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


def triangle(painter: QPainter, style: Style, tip: QPointF, half: float, high: float) -> None:
    """The cream pointer of the keyboard focus and of the cut."""
    path = QPainterPath(tip)
    path.lineTo(tip.x() - half, tip.y() - high)
    path.lineTo(tip.x() + half, tip.y() - high)
    path.closeSubpath()
    painter.setPen(QPen(style.theme.focus_dark, style.hair(2), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(style.theme.focus_cream)
    painter.drawPath(path)


def paint_marks(style: Style, width: float, what: Marks) -> Picture | None:
    """Rings and badges of a card ``width`` wide, its centre at the origin."""
    if what in (PLAIN, Marks(shaded=True)):
        return None
    u, theme = style.u, style.theme
    card = card_rect(width)
    radius = width * CORNER
    room = card.adjusted(-u(16), -u(66), u(16), u(16))

    def paint(painter: QPainter) -> None:
        def around(out: float) -> QRectF:
            return card.adjusted(-u(out), -u(out), u(out), u(out))

        if what.crown:
            ring(
                painter, around(1.5), radius + u(1.5), ((theme.gold_rim, u(5)), (theme.gold, u(3)))
            )
            wide = u(42)
            marks.paint_crown(painter, QRectF(-wide / 2, card.top() - u(21), wide, u(28)))
        if what.hint:
            layers = ((theme.gold_rim, u(6)), (theme.gold, u(4)))
            ring(painter, around(2), radius + u(2), layers, dash=True)
        if what.selected:
            layers = ((theme.gold_rim, u(8)), (theme.gold, u(5)))
            ring(painter, around(3), radius + u(3), layers)
        if what.alarm:
            layers = ((theme.gold_rim, u(15)), (theme.gold, u(10)))
            ring(painter, around(6), radius + u(6), layers)
        if what.refused:
            layers = ((theme.focus_dark, u(7)), (theme.focus_cream, u(3.4)))
            ring(painter, around(3), radius + u(3), layers)
        if what.focus:
            layers = ((theme.focus_dark, u(7)), (theme.focus_cream, u(3.4)))
            ring(painter, around(4.5), radius + u(4.5), layers)
        top = card.top()
        if what.pill:
            top = _pill(painter, style, card, what)
        elif what.hint and not what.selected:
            inner = badge(painter, style, QPointF(0, top - u(1)), u(14))
            marks.paint_flame(painter, inner)
            top -= u(11)
        if what.selected:
            inner = badge(painter, style, QPointF(0, top), u(14))
            marks.paint_tick(painter, inner)
            top -= u(10)
        if what.refused:
            disc = u(32)
            marks.paint_bar_disc(painter, QRectF(-disc / 2, card.top() - disc / 2, disc, disc))
            top -= u(12)
        if what.focus:
            triangle(painter, style, QPointF(0, top - u(7)), u(13), u(13))

    return style.picture(room, paint)


def _pill(painter: QPainter, style: Style, card: QRectF, what: Marks) -> float:
    """The pill on the top edge; returns its top."""
    u, theme = style.u, style.theme
    font = style.sans(17, 800)
    flame = u(20) if what.hint else 0.0
    least = u(76) if what.bar is not None else u(40)
    wide = max(least, text_width(font, what.pill) + flame + u(20))
    high = style.layout.text(17) * 1.1 + (u(11) if what.bar is not None else u(5))
    rect = QRectF(-wide / 2, card.top() + u(4) - high, wide, high)
    colour = theme.accent if what.hint else theme.plate_border
    painter.setPen(QPen(colour, style.hair(3.0 if what.hint else 1.6)))
    painter.setBrush(theme.plate)
    painter.drawRoundedRect(rect, u(9), u(9))
    words = rect.adjusted(u(6) + flame, u(1), -u(6), -u(9) if what.bar is not None else 0)
    painter.setFont(font)
    painter.setPen(theme.text)
    painter.drawText(words, Qt.AlignmentFlag.AlignCenter, what.pill)
    if what.hint:
        marks.paint_flame(
            painter, QRectF(rect.left() + u(8), words.center().y() - u(10), u(15), u(20))
        )
    if what.bar is not None:
        line = QRectF(rect.left() + u(12), rect.bottom() - u(9), rect.width() - u(24), u(5))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.line)
        painter.drawRoundedRect(line, u(2.5), u(2.5))
        line.setWidth(line.width() * max(0.0, min(1.0, what.bar)))
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(line, u(2.5), u(2.5))
    return rect.top()
