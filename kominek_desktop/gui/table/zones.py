"""Where Tab stops on the table, where each stop lies, and what a reader says there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from kominek_desktop.gui.table.faces import CARD_RATIO
from kominek_desktop.gui.table.layout import ROUNDEL
from kominek_desktop.gui.texts.cards import card_name

if TYPE_CHECKING:
    from kominek_desktop.gui.table.scene import TableScene

Zone = tuple[str, int]
PANEL: Zone = ("panel", 0)
HAND: Zone = ("hand", 0)
RIBBON: Zone = ("ribbon", 0)
TRICK: Zone = ("trick", 0)
STANDING: Zone = ("standing", 0)
BADGE: Zone = ("badge", 0)
SCORE: Zone = ("score", 0)


def zones(scene: TableScene) -> list[Zone]:
    """All stops in the order of Tab: the question, our cards, then clockwise from us."""
    model = scene.model
    found: list[Zone] = []
    if scene.host.panel is not None:
        found.append(PANEL)
    if model.ribbon is not None and model.ribbon.interactive:
        found.append(RIBBON)
    if model.hand:
        found.append(HAND)
    if model.trick:
        found.append(TRICK)
    for seat in range(len(model.seats)):
        if scene.fixtures.place(f"plate{seat}") is not None:
            found.append(("plate", seat))
        if seat == 0 and scene.fixtures.place("standing") is not None:
            found.append(STANDING)
    if model.badge is not None:
        found.append(BADGE)
    found.extend(("eight", index) for index in range(len(model.markers)))
    if model.score is not None:
        found.append(SCORE)
    return found


def count(scene: TableScene, zone: Zone | None) -> int:
    """How many things an arrow walks through inside a stop."""
    return len(scene.model.trick) if zone == TRICK else 1


def place(scene: TableScene, zone: Zone | None, inner: int = 0) -> QRectF | None:
    """Where a stop lies in the scene; None for those that show their own focus."""
    match zone:
        case ("trick", _):
            layout = scene.style_.layout
            lying = scene.model.trick[min(inner, len(scene.model.trick) - 1)]
            spot = layout.trick(layout.side(lying.seat))
            size = QSizeF(layout.trick_card, layout.trick_card * CARD_RATIO)
            corner = QPointF(spot.x - size.width() / 2, spot.y - size.height() / 2)
            return QRectF(corner, size)
        case ("plate", seat):
            return scene.fixtures.place(f"plate{seat}")
        case ("eight", index):
            areas, style = scene.eight_areas(), scene.style_
            if index >= len(areas):
                return None
            framed = areas[index].adjusted(0, 0, style.u(ROUNDEL - 2), 0)
            framed.setTop(style.layout.marker_room(index).top())
            return framed
        case ("standing" | "badge" | "score", _):
            return scene.fixtures.place(zone[0])
        case _:
            return None


def words(scene: TableScene, zone: Zone | None, inner: int = 0) -> str:
    """What is to be known about a stop; empty where its parts speak for themselves."""
    model = scene.model
    match zone:
        case ("trick", _):
            lying = model.trick[min(inner, len(model.trick) - 1)]
            return f"{model.seats[lying.seat].name}: {card_name(lying.card)}"
        case ("plate", seat):
            held = model.seats[seat]
            progress = model.progress.text if seat == 0 and model.progress is not None else ""
            return ", ".join(text for text in (held.name, held.line, progress) if text)
        case ("standing", _):
            return "" if model.standing is None else model.standing.spoken or model.standing.text
        case ("badge", _):
            if model.badge is None:
                return ""
            return f"{model.badge.head}: {model.badge.title}, {model.badge.line}"
        case ("eight", index):
            marker = model.markers[index]
            return marker.spoken or marker.caption
        case ("score", _):
            if model.score is None:
                return ""
            rows = (f"{row.name} {row.points}" for row in model.score.rows)
            return ", ".join((model.score.head, *rows))
        case _:
            return ""
