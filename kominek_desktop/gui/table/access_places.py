"""Where the things that a screen reader knows lie in the scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from kominek_desktop.gui.panels.note import NoteItem
from kominek_desktop.gui.panels.panel import PanelItem
from kominek_desktop.gui.table import pack, ribbon, zones
from kominek_desktop.gui.table.access_tree import Key
from kominek_desktop.gui.table.faces import CARD_RATIO
from kominek_desktop.gui.table.layout import Spot
from kominek_desktop.gui.table.plan import hand_keys, plan_hand
from kominek_desktop.gui.table.zones import HAND, TRICK

if TYPE_CHECKING:
    from kominek_desktop.gui.table.scene import TableScene


def rect_of(scene: TableScene, key: Key) -> QRectF:
    """Where a thing lies, in the coordinates of the scene; empty where that cannot be told."""
    match key[0]:
        case "hand":
            return _hand(scene, key)
        case "trick card":
            places = [("trick card", lying.seat, lying.card) for lying in scene.model.trick]
            place = places.index(key) if key in places else -1
            return zones.place(scene, TRICK, place) or QRectF() if place >= 0 else QRectF()
        case "trick":
            count = len(scene.model.trick)
            found = (zones.place(scene, TRICK, place) for place in range(count))
            return _around([rect for rect in found if rect is not None])
        case "laid" | "shown":
            return _lying(scene, key)
        case "ribbon" if scene.model.ribbon is not None:
            return ribbon.area(scene.style_, scene.model.ribbon)
        case "panel" | "line" | "choice":
            return _panel(scene, key)
        case "note" | "link":
            return _whole(scene.host.note)
    return zones.place(scene, (key[0], key[1])) or QRectF()


def _around(rects: Sequence[QRectF]) -> QRectF:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


def _card(spot: Spot, width: float) -> QRectF:
    high = width * CARD_RATIO
    card = QRectF(-width / 2, -high / 2, width, high)
    turn = QTransform().translate(spot.x, spot.y).rotate(spot.angle)
    return turn.mapRect(card)


def _hand(scene: TableScene, key: Key) -> QRectF:
    """All cards, or of one the strip that the next one leaves free."""
    poses = [want.pose for want in plan_hand(scene.style_, scene.model, scene.attention).values()]
    rects = [_card(Spot(pose.x, pose.y, pose.angle), pose.width) for pose in poses]
    if key == HAND:
        return _around(rects)
    keys = hand_keys(scene.model)
    if key not in keys:
        return QRectF()
    place = keys.index(key)
    rect = rects[place]
    if place + 1 < len(poses):
        rect.setWidth(min(rect.width(), poses[place + 1].x - poses[place].x))
    return rect


def _lying(scene: TableScene, key: Key) -> QRectF:
    layout, model = scene.style_.layout, scene.model
    if key[0] == "laid":
        spots = layout.laid(layout.side(key[1]), len(model.seats[key[1]].laid))
        width = layout.back_card
    else:
        spots = pack.shown(layout, len(model.ribbon.shown) if model.ribbon is not None else 0)
        width = pack.shown_width(layout)
    place = key[-1]
    return _card(spots[place], width) if place < len(spots) else QRectF()


def _panel(scene: TableScene, key: Key) -> QRectF:
    panel = scene.host.panel
    if panel is None or key[0] != "choice":
        return _whole(panel)
    if key[1] >= len(panel.choices()):
        return QRectF()
    return panel.mapRectToScene(panel.choice_rect(key[1]))


def _whole(item: PanelItem | NoteItem | None) -> QRectF:
    if item is None:
        return QRectF()
    return item.mapRectToScene(QRectF(QPointF(0, 0), QSizeF(item.size())))
