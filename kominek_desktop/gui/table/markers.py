"""An eight: the card, the sliding cover, the coats on the cover, numeral and caption."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem

from kominek_desktop.gui.table import corners
from kominek_desktop.gui.table.driver import Ease, eased
from kominek_desktop.gui.table.faces import CARD_RATIO, margin
from kominek_desktop.gui.table.items import FaceItem, PictureItem
from kominek_desktop.gui.table.layout import EIGHT, EIGHT_HEIGHT, ROUNDEL
from kominek_desktop.gui.table.model import CoatKind, Marker
from kominek_desktop.gui.table.style import Style, text_width

COAT_WIDTH = 0.40  # of an eight's long side
POINT_MS, POINT_GAP_MS, COVER_MS = 240.0, 60.0, 420.0
TWIN_WAY = 84.0  # virtual units from where the lower card comes
TWIN_OUT = 30 / 350  # how far the lower card of a garnitur sticks out


def cover_offset(points: int) -> float:
    """How far the cover has slid, in long sides of the eight, with ``points`` uncovered."""
    return (60 + 37 * (points - 0.5)) / 350 if points > 0 else 0.0


def coat_place(index: int, count: int) -> tuple[float, float]:
    """Centre of the coat ``index`` from the middle of the cover in virtual units, and its turn."""
    step = min(26.0, 52.0 / max(1, count - 1))
    return -9 + step * index, min(-6.0 + 7 * index, 22.0)


@dataclass(frozen=True, slots=True)
class Slide:
    """A cover on its way: points at both ends, where it lay in long sides, and for how long in
    ms at normal pace."""

    start: int
    end: int
    begin: float
    length: float


class EightGroup:
    """The items of one eight. The cover's place is its only moving part."""

    def __init__(self) -> None:
        self.root = FaceItem()
        self.cover = FaceItem(self.root)
        self.numeral = PictureItem(self.cover)
        self.numeral.setZValue(50)
        self.caption = PictureItem(self.root)
        self._coats: list[FaceItem] = []
        self._twins: list[FaceItem] = []
        self._coming: FaceItem | None = None  # a twin on its way under the eight
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
            faces, dpr = style.faces, style.dpr
            self.root.show_face(partial(faces.eight, marker.suit, wide, dpr))
            self.root.setOffset(-edge, -edge)
            self.root.setPos(style.snap(at))
            self.cover.show_face(partial(faces.cover, wide, dpr))
            self.cover.setOffset(-edge, -edge)
            self.numeral.made_of = None
        if self.caption.made_of != (style, marker.caption):
            self.caption.made_of = (style, marker.caption)
            self.caption.show_picture(
                corners.paint_caption(style, marker.caption, 15, bold=True, middle=False)
            )
            self.caption.setPos(0, -style.u(12))
            self.numeral.setPos(style.u(EIGHT - 2), self._numeral_y(style, marker.caption))

    @staticmethod
    def _numeral_y(style: Style, caption: str) -> float:
        """The roundel's height on the cover's corner: lower where the caption would run into it."""
        font = style.sans(15, 700)
        if text_width(font, caption) < style.u(EIGHT - 10 - ROUNDEL):
            return style.u(4)
        return max(style.u(4), QFontMetricsF(font).descent() + style.u(ROUNDEL - 10))

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
        self._drop_coming()
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

    def rests_at(self) -> int | None:
        """The points uncovered while the cover lies still; None on its way."""
        return self.points if self.offset == cover_offset(self.points) else None

    def slide_ms(self, end: int) -> float:
        """How long the cover slides until ``end`` points are uncovered."""
        if self.rests_at() == end:
            return 0.0
        if end <= self.points:
            return COVER_MS
        return (end - self.points) * (POINT_MS + POINT_GAP_MS) - POINT_GAP_MS

    def start(self, end: int) -> Slide:
        """A slide that begins where the cover is now."""
        return Slide(self.points, end, self.offset, self.slide_ms(end))

    def slide(self, style: Style, way: Slide, t: float) -> None:
        """Point by point, the numeral after each; covering is one movement. ``t`` is 0..1."""
        goal = cover_offset(way.end)
        if t >= 1.0:
            self.set_numeral(style, way.end)
            self.set_offset(style, goal)
            return
        if way.end <= way.start:
            self.set_offset(style, way.begin + (goal - way.begin) * eased(Ease.InOutCubic, t))
            return
        each = POINT_MS + POINT_GAP_MS
        step = min(way.end - way.start - 1, int(t * way.length / each))
        part = min(1.0, (t * way.length - step * each) / POINT_MS)
        here = way.begin if step == 0 else cover_offset(way.start + step)
        there = cover_offset(way.start + step + 1)
        self.set_numeral(style, way.start + step + (1 if part >= 1.0 else 0))
        self.set_offset(style, here + (there - here) * eased(Ease.InOutCubic, part))

    def slide_twin(self, style: Style, t: float) -> None:
        """The lower card of a garnitur comes from below and slides under the eight; ``t`` 0..1."""
        twin = self._coming
        if twin is None:
            twin = self._coming = self._coat(style, CoatKind.GARNITUR, self.root)
            twin.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            twin.setRotation(-8)
        x = self.offset * style.layout.eight + style.u(48)
        twin.setPos(x, self._twin_y(style) + style.u(TWIN_WAY) * (1.0 - t))
        twin.setOpacity(min(1.0, 3.0 * t))

    def _drop_coming(self) -> None:
        twin, self._coming = self._coming, None
        scene = twin.scene() if twin is not None else None
        if scene is not None and twin is not None:
            scene.removeItem(twin)

    def _coat(self, style: Style, kind: CoatKind, parent: QGraphicsItem) -> FaceItem:
        wide = coat_width(style)
        item = FaceItem(parent)
        item.show_face(partial(style.faces.coat, kind, wide, style.dpr))
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
