"""Pictures that come and go by themselves: the old picture that fades, the flame that flares up
when the turn arrives, the pip on its way to the badge."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from kominek_desktop.gui.table import marks
from kominek_desktop.gui.table.driver import Driver, Ease, eased
from kominek_desktop.gui.table.items import PictureItem
from kominek_desktop.gui.table.plates import flame_rect
from kominek_desktop.gui.table.style import Style
from kominek_desktop.rules.cards import Suit

Z_GHOST, Z_FLAME, Z_PIP = 25.0, 26.0, 610.0
FADE_MS, FLARE_MS, PIP_MS = 120.0, 600.0, 240.0
FLARE = 0.3  # how much the flame grows
PIP = 44.0


class Passing:
    """What is on the scene for a moment only."""

    def __init__(self, scene: QGraphicsScene, driver: Driver) -> None:
        self._scene = scene
        self._driver = driver
        self._ghosts: list[PictureItem] = []
        self._flame: PictureItem | None = None
        self._pip: PictureItem | None = None

    def fade(self, item: PictureItem, factor: float, wait: float = 0.0) -> None:
        """Let a copy of a picture that is about to change fade away over the new one."""
        ghost = PictureItem()
        ghost.setPixmap(item.pixmap())
        ghost.setOffset(item.offset())
        ghost.setPos(item.pos())
        ghost.setZValue(Z_GHOST)
        self._scene.addItem(ghost)
        self._ghosts.append(ghost)

        def gone() -> None:
            if ghost in self._ghosts:
                self._ghosts.remove(ghost)
                self._scene.removeItem(ghost)

        self._driver.run(
            ("ghost", id(ghost)),
            FADE_MS * factor,
            lambda t: ghost.setOpacity(1.0 - t),
            delay=wait,
            done=gone,
        )

    def drop_ghosts(self) -> None:
        """The fading pictures go at once."""
        self._driver.drop("ghost")
        for ghost in self._ghosts:
            self._scene.removeItem(ghost)
        self._ghosts.clear()

    def flare(self, style: Style, plate: QRectF, factor: float) -> None:
        """The flame of a plate grows once and stands still again."""
        self.douse()
        rect = flame_rect(style, plate)
        item = self._flame = PictureItem()
        room = QRectF(-rect.width() / 2, -rect.height(), rect.width(), rect.height())
        edge = style.u(4)
        item.show_picture(
            style.picture(
                room.adjusted(-edge, -edge, edge, edge),
                lambda painter: marks.paint_flame(painter, room),
            )
        )
        item.setPos(rect.center().x(), rect.bottom())
        item.setZValue(Z_FLAME)
        self._scene.addItem(item)

        def burning(t: float) -> None:
            item.setScale(1.0 + FLARE * math.sin(math.pi * eased(Ease.InOutSine, t)))

        self._driver.run(("flame",), FLARE_MS * factor, burning, done=self.douse)

    def douse(self) -> None:
        """The flame stands still."""
        self._driver.drop("flame")
        if self._flame is not None:
            self._scene.removeItem(self._flame)
            self._flame = None

    def send_pip(
        self, style: Style, suit: Suit, start: QPointF, end: QPointF, factor: float
    ) -> None:
        """A pip flies from who named the trump suit to the badge."""
        self.drop_pip()
        half = style.u(PIP) / 2
        box = QRectF(-half, -half, 2 * half, 2 * half)
        edge = style.u(6)
        tile = box.adjusted(-edge, -edge, edge, edge)
        colour = marks.suit_colour(suit, style.four_colour)
        item = self._pip = PictureItem()

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(style.theme.tile_border, style.hair(1)))
            painter.setBrush(style.theme.tile)
            painter.drawRoundedRect(tile, style.u(7), style.u(7))
            marks.paint_pip(painter, suit, box, colour, style.four_colour)

        item.show_picture(style.picture(tile.adjusted(-2, -2, 2, 2), paint))
        item.setZValue(Z_PIP)
        item.setPos(start)
        self._scene.addItem(item)
        self._driver.run(
            ("pip",),
            PIP_MS * factor,
            lambda t: item.setPos(start + (end - start) * t),
            ease=Ease.OutCubic,
            done=self.drop_pip,
        )

    def drop_pip(self) -> None:
        """The pip has arrived."""
        self._driver.drop("pip")
        if self._pip is not None:
            self._scene.removeItem(self._pip)
            self._pip = None
