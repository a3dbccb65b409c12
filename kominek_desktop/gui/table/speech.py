"""Speech bubbles: one for each seat, gone by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from kominek_desktop.gui.table.driver import Driver, Ease, eased
from kominek_desktop.gui.table.items import PictureItem
from kominek_desktop.gui.table.layout import Side
from kominek_desktop.gui.table.model import Say, TableModel
from kominek_desktop.gui.table.plates import bubble_size, paint_bubble
from kominek_desktop.gui.table.queue import Pace, bubble_ms
from kominek_desktop.gui.table.style import Style

Z_BUBBLE = 600.0
IN_MS, OUT_MS = 140.0, 180.0
GROWN_FROM = 0.85
TRANSLATED_MS = 800.0


class Speech:
    """The bubbles of a scene."""

    def __init__(self, scene: QGraphicsScene, driver: Driver) -> None:
        self._scene = scene
        self._driver = driver
        self._bubbles: dict[int, PictureItem] = {}
        self._said: dict[int, Say] = {}

    def say(
        self,
        style: Style,
        model: TableModel,
        plates: dict[int, QRectF],
        say: Say,
        pace: Pace,
        left: float | None = None,
    ) -> None:
        """Show a bubble; it goes when it has been read, or at the next one of this seat. With
        ``left`` it stands already and goes after as many milliseconds."""
        self._remove(say.seat)
        self._said[say.seat] = say
        layout = style.layout
        side = layout.side(say.seat)
        plate = plates.get(say.seat) or layout.plate(side, 0)
        size = bubble_size(style, say.text)
        hand_right = layout.width / 2
        if side is Side.NORTH:
            backs = layout.backs(side, model.seats[say.seat].cards if model.seats else 0)
            hand_right = max([s.x for s in backs], default=hand_right) + layout.back_card / 2
            if not backs:
                hand_right = plate.right()
        body = layout.bubble(side, size, plate, hand_right)
        item = self._bubbles[say.seat] = PictureItem()
        item.show_picture(paint_bubble(style, side, say.text, size))
        item.setPos(style.snap(body.center()))
        item.setZValue(Z_BUBBLE)
        item.place = QRectF(QPointF(body.topLeft()), size)
        self._scene.addItem(item)
        seat = say.seat

        def come(t: float) -> None:
            item.setOpacity(min(1.0, t * 2))
            still = pace.reduced or t >= 1.0
            item.setScale(1.0 if still else GROWN_FROM + (1 - GROWN_FROM) * eased(Ease.OutBack, t))

        def go(t: float) -> None:
            item.setOpacity(1.0 - t)

        coming = IN_MS * pace.factor if left is None else 0.0
        come(0.0)
        self._driver.run(("say", seat, "in"), coming, come)
        self._driver.run(
            ("say", seat, "out"),
            OUT_MS * pace.factor,
            go,
            delay=coming + bubble_ms(pace, say.text) if left is None else left,
            ease=Ease.InQuad,
            done=lambda: self._remove(seat),
        )

    def again(
        self,
        style: Style,
        model: TableModel,
        plates: dict[int, QRectF],
        pace: Pace,
        words: Mapping[Say, str] | None = None,
    ) -> None:
        """Draw the bubbles in the air anew, for another size or look; one whose ``words`` are
        given says these and stays a little longer."""
        for seat, said in list(self._said.items()):
            left = max(0.0, self._driver.left(("say", seat, "out")) - OUT_MS * pace.factor)
            now = (words or {}).get(said, said.text)
            more = TRANSLATED_MS if now != said.text else 0.0
            self.say(style, model, plates, replace(said, text=now), pace, left=left + more)

    def in_the_air(self) -> tuple[Say, ...]:
        """What is being said."""
        return tuple(self._said.values())

    def copy_to(
        self, other: Speech, style: Style, model: TableModel, plates: dict[int, QRectF]
    ) -> None:
        """Let another scene show the same bubbles, at rest."""
        for said in self._said.values():
            other.say(style, model, plates, said, Pace(factor=0.0))

    def clear(self) -> None:
        """All bubbles go at once."""
        for seat in list(self._bubbles):
            self._remove(seat)

    def places(self) -> dict[int, QRectF]:
        """The bodies of the bubbles in the air."""
        return {seat: item.place for seat, item in self._bubbles.items()}

    def _remove(self, seat: int) -> None:
        self._driver.cancel(("say", seat, "in"))
        self._driver.cancel(("say", seat, "out"))
        self._said.pop(seat, None)
        item = self._bubbles.pop(seat, None)
        if item is not None:
            self._scene.removeItem(item)
