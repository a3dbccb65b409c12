"""An eight: the card, the sliding cover, the coats on the cover, numeral and caption."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from kominek_desktop.gui.table import corners
from kominek_desktop.gui.table.faces import CARD_RATIO, margin
from kominek_desktop.gui.table.items import PictureItem
from kominek_desktop.gui.table.layout import EIGHT, EIGHT_HEIGHT
from kominek_desktop.gui.table.model import CoatKind, Marker
from kominek_desktop.gui.table.style import Style

COAT_WIDTH = 0.40  # of an eight's long side
TWIN_OUT = 30 / 350  # how far the lower card of a garnitur sticks out


def cover_offset(points: int) -> float:
    """How far the cover has slid, in long sides of the eight, with ``points`` uncovered."""
    return (60 + 37 * (points - 0.5)) / 350 if points > 0 else 0.0


def coat_place(index: int, count: int) -> tuple[float, float]:
    """Centre of the coat ``index`` from the middle of the cover in virtual units, and its turn."""
    step = min(26.0, 52.0 / max(1, count - 1))
    return -9 + step * index, min(-6.0 + 7 * index, 22.0)


class EightGroup:
    """The items of one eight. The cover's place is its only moving part."""

    def __init__(self) -> None:
        self.root = QGraphicsPixmapItem()
        self.root.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.cover = QGraphicsPixmapItem(self.root)
        self.cover.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.numeral = PictureItem(self.cover)
        self.numeral.setZValue(50)
        self.caption = PictureItem(self.root)
        self._coats: list[QGraphicsPixmapItem] = []
        self._twins: list[QGraphicsPixmapItem] = []
        self._look: tuple[object, ...] = ()
        self._made_of: tuple[object, ...] = ()
        self.points = -1
        self.offset = 0.0
        self.coats: tuple[CoatKind, ...] = ()

    def items(self) -> tuple[QGraphicsItem, ...]:
        """What the scene owns; everything else is a child."""
        return (self.root,)

    def dress(self, style: Style, index: int, marker: Marker) -> None:
        """Take pictures for this look; leaves the cover where it is."""
        wanted = (style, index, marker.suit)
        if wanted != self._look:
            self._look = wanted
            wide = style.layout.eight
            edge = margin(wide)
            at = style.layout.marker(index)
            self.root.setPixmap(style.faces.eight(marker.suit, wide, style.dpr))
            self.root.setOffset(-edge, -edge)
            self.root.setPos(style.snap(at))
            self.cover.setPixmap(style.faces.cover(wide, style.dpr))
            self.cover.setOffset(-edge, -edge)
            self.numeral.setPos(style.u(EIGHT - 2), style.u(4))
            self.numeral.made_of = None
        if self.caption.made_of != (style, marker.caption):
            self.caption.made_of = (style, marker.caption)
            self.caption.show_picture(
                corners.paint_caption(style, marker.caption, 15, bold=True, middle=False)
            )
            self.caption.setPos(0, -style.u(12))

    def show(self, style: Style, index: int, marker: Marker) -> None:
        """Lie as the marker says."""
        self.dress(style, index, marker)
        self.set_coats(style, marker.coats)
        self.set_numeral(style, marker.uncovered)
        self.set_offset(style, cover_offset(marker.uncovered))

    def set_numeral(self, style: Style, points: int) -> None:
        """The figure in the roundel."""
        self.points = points
        if self.numeral.made_of != (style, points):
            self.numeral.made_of = (style, points)
            self.numeral.show_picture(corners.paint_numeral(style, points))

    def set_offset(self, style: Style, offset: float) -> None:
        """Slide the cover and what travels with it; ``offset`` in long sides."""
        self.offset = offset
        x = offset * style.layout.eight
        self.cover.setPos(x, 0)
        for twin in self._twins:
            twin.setPos(x + style.u(48), self._twin_y(style))

    def set_coats(self, style: Style, coats: tuple[CoatKind, ...]) -> None:
        """Put these coats on the cover, and the twin of a garnitur under the eight."""
        wanted = (style, coats)
        self.coats = coats
        if wanted == self._made_of:
            return
        self._made_of = wanted
        for item in (*self._coats, *self._twins):
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._coats, self._twins = [], []
        for place, kind in enumerate(coats):
            dx, turn = coat_place(place, len(coats))
            item = self._coat(style, kind, self.cover)
            item.setPos(style.u(EIGHT / 2 + dx), style.u(EIGHT_HEIGHT / 2))
            item.setRotation(turn)
            item.setZValue(place)
            self._coats.append(item)
            if kind is CoatKind.GARNITUR:
                twin = self._coat(style, kind, self.root)
                twin.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
                twin.setRotation(-8)
                self._twins.append(twin)
        self.set_offset(style, self.offset)

    def _coat(self, style: Style, kind: CoatKind, parent: QGraphicsItem) -> QGraphicsPixmapItem:
        wide = coat_width(style)
        item = QGraphicsPixmapItem(style.faces.coat(kind, wide, style.dpr), parent)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        edge = margin(wide)
        item.setOffset(-wide / 2 - edge, -wide * CARD_RATIO / 2 - edge)
        return item

    def _twin_y(self, style: Style) -> float:
        wide = coat_width(style)
        return style.u(EIGHT_HEIGHT + EIGHT * TWIN_OUT) - wide * CARD_RATIO / 2

    def coat_target(
        self, style: Style, index: int, place: int, count: int
    ) -> tuple[QPointF, float]:
        """Where coat ``place`` of ``count`` will lie, in the scene, and its turn."""
        dx, turn = coat_place(place, count)
        at = style.layout.marker(index)
        x = at.x() + self.offset * style.layout.eight + style.u(EIGHT / 2 + dx)
        return QPointF(x, at.y() + style.u(EIGHT_HEIGHT / 2)), turn

    def area(self, style: Style) -> QRectF:
        """Eight and cover as they lie, in the scene."""
        at = self.root.pos()
        wide = style.layout.eight * (1 + self.offset)
        return QRectF(at.x(), at.y(), wide, style.u(EIGHT_HEIGHT))


def coat_width(style: Style) -> float:
    """Width of a coat on its cover."""
    return COAT_WIDTH * style.layout.eight
