"""A coat is won: a veil, the card large in the middle, the words, and its way to the eight."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from kominek_desktop.gui.table import corners
from kominek_desktop.gui.table.driver import Driver, Ease, eased
from kominek_desktop.gui.table.faces import CARD_RATIO, margin
from kominek_desktop.gui.table.items import FaceItem, PictureItem, Pose
from kominek_desktop.gui.table.markers import coat_width
from kominek_desktop.gui.table.model import CoatKind, Splash
from kominek_desktop.gui.table.style import Picture, Style, text_width

Z_VEIL = 900.0
VEIL = 0.37
BIG = 232.0
APPEAR_MS, HOLD_MS, TRAVEL_MS, SETTLE_MS = 180.0, 700.0, 520.0, 160.0
TWIN_MS = 300.0
RAYS = 16
SETTLE_FROM = 1.12


def splash_ms(kind: CoatKind) -> float:
    """The whole length at normal pace."""
    twin = TWIN_MS if kind is CoatKind.GARNITUR else 0.0
    return twin + APPEAR_MS + HOLD_MS + TRAVEL_MS + SETTLE_MS


class SplashGroup:
    """The items of one splash; :meth:`remove` takes them off the scene."""

    def __init__(self, scene: QGraphicsScene, style: Style, splash: Splash) -> None:
        self._scene = scene
        layout = style.layout
        self._width = style.u(BIG)
        self._veil = QGraphicsRectItem(0, 0, layout.width, layout.height)
        self._veil.setPen(QPen(Qt.PenStyle.NoPen))
        veil = QColor(style.theme.shadow)
        veil.setAlphaF(VEIL)
        self._veil.setBrush(veil)
        self._veil.setZValue(Z_VEIL)
        self._rays = PictureItem()
        self._rays.show_picture(_paint_rays(style))
        middle = QPointF(layout.width / 2, layout.height * 0.4025)
        self._rays.setPos(middle)
        self._rays.setZValue(Z_VEIL + 1)
        self._words = PictureItem()
        self._words.show_picture(_paint_words(style, splash))
        self._words.setPos(layout.width / 2, middle.y() + style.u(171))
        self._words.setZValue(Z_VEIL + 3)
        self._card = FaceItem()
        self._card.show_face(partial(style.faces.coat, splash.kind, self._width, style.dpr))
        edge = margin(self._width)
        self._card.setOffset(-self._width / 2 - edge, -self._width * CARD_RATIO / 2 - edge)
        self._card.setZValue(Z_VEIL + 2)
        self._start = Pose(middle.x(), middle.y() - style.u(8), -3.0, self._width)
        for item in (self._veil, self._rays, self._words, self._card):
            scene.addItem(item)
            item.setOpacity(0.0)

    def run(
        self,
        driver: Driver,
        style: Style,
        target: tuple[QPointF, float],
        factor: float,
        lead: float,
    ) -> None:
        """Start all tracks after ``lead`` ms; all lengths are times ``factor``."""
        small = Pose(target[0].x(), target[0].y(), target[1], coat_width(style))

        def appear(t: float) -> None:
            self._surround(t)
            grown = 0.6 + 0.4 * eased(Ease.OutBack, t)
            self._put(Pose(self._start.x, self._start.y, -3.0, self._width * grown, t))

        def travel(t: float) -> None:
            self._surround(1.0 - t)
            end = Pose(small.x, small.y, small.angle, small.width * SETTLE_FROM)
            self._put(self._start.toward(end, eased(Ease.InOutCubic, t)))

        def settle(t: float) -> None:
            wide = SETTLE_FROM + (1.0 - SETTLE_FROM) * eased(Ease.OutBack, t)
            self._put(Pose(small.x, small.y, small.angle, small.width * wide))

        at = lead * factor
        driver.run(("splash", "appear"), APPEAR_MS * factor, appear, delay=at)
        at += (APPEAR_MS + HOLD_MS) * factor
        driver.run(("splash", "travel"), TRAVEL_MS * factor, travel, delay=at)
        at += TRAVEL_MS * factor
        driver.run(("splash", "settle"), SETTLE_MS * factor, settle, delay=at)

    def fade(self, driver: Driver, length: float) -> None:
        """Without travel: everything stands for ``length`` ms and is then gone."""

        def stand(t: float) -> None:
            opacity = min(1.0, t * 8, (1.0 - t) * 8)
            self._surround(opacity)
            self._put(self._start.faded(opacity))

        driver.run(("splash", "appear"), length, stand)

    def remove(self) -> None:
        """Take all items off the scene."""
        for item in (self._veil, self._rays, self._words, self._card):
            self._scene.removeItem(item)

    def _surround(self, opacity: float) -> None:
        for item in (self._veil, self._rays, self._words):
            item.setOpacity(opacity)

    def _put(self, pose: Pose) -> None:
        self._card.setPos(pose.x, pose.y)
        self._card.setRotation(pose.angle)
        self._card.setScale(pose.width / self._width)
        self._card.setOpacity(pose.opacity)


def _paint_rays(style: Style) -> Picture:
    u, theme = style.u, style.theme
    colour = QColor(theme.accent)
    colour.setAlphaF(0.66)

    def paint(painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, u(6)))
        painter.drawEllipse(QPointF(0, 0), u(264), u(264))
        painter.setPen(QPen(colour, u(3)))
        painter.drawEllipse(QPointF(0, 0), u(246), u(246))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for i in range(RAYS):
            painter.save()
            painter.rotate(360.0 * i / RAYS)
            painter.drawEllipse(QPointF(0, -u(186)), u(21), u(46))
            painter.restore()
            angle = math.radians(360.0 * (i + 0.5) / RAYS)
            way = QPointF(math.sin(angle), -math.cos(angle))
            painter.setPen(QPen(colour, u(5), c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(way * u(168), way * u(226))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(way * u(234), u(6), u(6))

    return style.picture(QRectF(-u(270), -u(270), u(540), u(540)), paint)


def _paint_words(style: Style, splash: Splash) -> Picture:
    u, theme = style.u, style.theme
    title, sentence = style.serif(54, 800), style.sans(18)
    high = QFontMetricsF(title).height() + u(4)
    wide = text_width(title, splash.title) + u(94)
    head = QRectF(-wide / 2, 0, wide, high)
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    most = min(u(860), style.layout.width - u(48))
    inside = QRectF(0, 0, most - u(60), 10000)
    box = QFontMetricsF(sentence).boundingRect(inside, flags, splash.sentence)
    below = QRectF(0, high + u(16), max(u(420), box.width() + u(100)), box.height() + u(22))
    below.moveLeft(-below.width() / 2)

    def paint(painter: QPainter) -> None:
        corners.plate(painter, style, head, high / 2, theme.accent)
        painter.setFont(title)
        painter.setPen(theme.text)
        painter.drawText(head, corners.CENTRE, splash.title)
        if splash.sentence:
            corners.plate(painter, style, below, u(22), theme.plate_border)
            painter.setFont(sentence)
            painter.setPen(theme.text)
            painter.drawText(below, flags, splash.sentence)

    room = head.united(below).adjusted(-u(3), -u(3), u(3), u(3))
    return style.picture(room, paint)
