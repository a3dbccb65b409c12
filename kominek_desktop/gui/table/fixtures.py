"""The pictures that stand still: plates, badge, score, captions, the words of the ribbon."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from kominek_desktop.gui.table import corners, ribbon
from kominek_desktop.gui.table.items import PictureItem
from kominek_desktop.gui.table.layout import Side
from kominek_desktop.gui.table.model import Progress, TableModel
from kominek_desktop.gui.table.plan import Attention
from kominek_desktop.gui.table.plates import paint_plate, plate_width
from kominek_desktop.gui.table.style import Picture, Style

Z_PLATE, Z_PLACE, Z_MARK = 20.0, 15.0, 190.0
OUR_SEAT = 0

Make = Callable[[], Picture]


class Fixtures:
    """Named pictures of a scene; a picture is painted again only when what it shows changes."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[str, PictureItem] = {}
        self._touched: set[str] = set()
        self._fade: Callable[[str, PictureItem], None] | None = None
        self.plates: dict[int, QRectF] = {}

    def show(
        self,
        style: Style,
        model: TableModel,
        attention: Attention,
        fade: Callable[[str, PictureItem], None] | None = None,
    ) -> None:
        """Show what the model says. ``fade`` is handed the name and the item of each picture
        before it is replaced, to let a copy fade away."""
        self._touched = set()
        self._fade = fade
        self._plates(style, model)
        self._corners(style, model)
        self._beside(style, model)
        if model.place:
            spot = style.layout.trick(Side.SOUTH)
            wide = style.layout.trick_card
            self._put(
                "place",
                (style,),
                lambda: corners.paint_place(style, wide, wide * 1.4),
                QPointF(spot.x, spot.y),
                Z_PLACE,
            )
        if model.ribbon is not None:
            south = self.plates.get(OUR_SEAT) or style.layout.plate(Side.SOUTH, 0)
            north = style.layout.plate(Side.NORTH, 0)
            for part in ribbon.words(style, model.ribbon, attention.cut, south, north):
                self._put(part.name, (style, part.value), part.make, part.at, Z_MARK)
        for name in [name for name in self._items if name not in self._touched]:
            self._scene.removeItem(self._items.pop(name))

    def repaint(self, name: str) -> None:
        """Let a picture be painted anew when it is shown next."""
        if name in self._items:
            self._items[name].made_of = None

    def make_room(self, covered: QRectF) -> None:
        """Hide what the panel would cut in two: plates of seats, and our empty place."""
        for name, item in self._items.items():
            if name.startswith(("plate", "place")):
                rect = item.sceneBoundingRect() if item.place.isNull() else item.place
                item.setVisible(not covered.intersects(rect))

    def place(self, name: str) -> QRectF | None:
        """Where a fixture is, in the scene; None when it is not there."""
        item = self._items.get(name)
        return item.place if item is not None else None

    def _put(
        self,
        name: str,
        value: object,
        make: Make,
        at: QPointF,
        z: float,
        *,
        place: QRectF | None = None,
    ) -> None:
        self._touched.add(name)
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = PictureItem()
            item.setZValue(z)
            self._scene.addItem(item)
        if item.made_of != value:
            if item.made_of is not None and self._fade is not None:
                self._fade(name, item)
            item.made_of = value
            item.show_picture(make())
        item.setPos(at)
        if place is not None:
            item.place = place

    def _plates(self, style: Style, model: TableModel) -> None:
        self.plates = {}
        for seat, held in enumerate(model.seats):
            rect = style.layout.plate(style.layout.side(seat), plate_width(style, held))
            rect.moveTo(style.snap(rect.topLeft()))
            self.plates[seat] = rect
            if seat == OUR_SEAT and model.plate_hidden:
                continue
            # The counts of cards and tricks lie beside the plate, not on it.
            value = (
                style,
                held.name,
                held.line,
                held.ours,
                held.dealer_mark,
                held.turn,
                held.thinking,
            )
            size = rect.size()
            self._put(
                f"plate{seat}",
                value,
                partial(paint_plate, style, held, size),
                rect.topLeft(),
                Z_PLATE,
                place=rect,
            )

    def _corners(self, style: Style, model: TableModel) -> None:
        badge, score = model.badge, model.score
        if badge is not None:
            size = corners.badge_size(style, badge)
            rect = QRectF(style.snap(style.layout.badge.topLeft()), size)
            self._put(
                "badge",
                (style, badge),
                lambda: corners.paint_badge(style, badge, size),
                rect.topLeft(),
                Z_PLATE,
                place=rect,
            )
        if score is not None:
            room = style.layout.score(corners.score_size(style, score))
            room.moveTo(style.snap(room.topLeft()))
            self._put(
                "score",
                (style, score),
                lambda: corners.paint_score(style, score, room.size()),
                room.topLeft(),
                Z_PLATE,
                place=room,
            )

    def _beside(self, style: Style, model: TableModel) -> None:
        ours = self.plates.get(OUR_SEAT)
        if ours is None or model.plate_hidden:
            return
        progress, standing = model.progress, model.standing
        left = ours
        if progress is not None:
            rect = self._left_of(style, left, self._progress_width(style, progress, ours))
            self._put(
                "progress",
                (style, progress),
                lambda: corners.paint_progress(style, progress, rect.size()),
                rect.topLeft(),
                Z_PLATE,
                place=rect,
            )
            left = rect
        if standing is not None:
            room = self._left_of(style, left, corners.standing_width(style, standing))
            self._put(
                "standing",
                (style, standing),
                lambda: corners.paint_standing(style, standing, room.size()),
                room.topLeft(),
                Z_PLATE,
                place=room,
            )

    def _progress_width(self, style: Style, progress: Progress, ours: QRectF) -> float:
        """Narrower where the plate at the left side of the table is long."""
        wide, least = (
            corners.progress_width(style, progress),
            corners.progress_least(style, progress),
        )
        west = self.plates.get(1)
        if west is None or style.layout.side(1) is not Side.WEST or west.bottom() < ours.top():
            return wide
        room = ours.left() - style.u(24) - west.right() - style.u(8)
        return max(least, min(wide, room))

    @staticmethod
    def _left_of(style: Style, plate: QRectF, width: float) -> QRectF:
        rect = style.layout.progress(plate, width)
        return QRectF(style.snap(rect.topLeft()), QSizeF(rect.size()))
