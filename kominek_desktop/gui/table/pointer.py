"""The mouse on the table: clicks, hover, drags of a card or of the lifted packet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.table import pack, ribbon
from kominek_desktop.gui.table.layout import Side
from kominek_desktop.gui.table.plan import hand_keys

if TYPE_CHECKING:
    from kominek_desktop.gui.table.view import TableView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Pointer:
    """The state of the mouse; every method says whether the event is used up."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._pressed: int | None = None  # index of a hand card
        self._double = False
        self._start = QPointF()
        self._hold = QPointF()
        self._dragging = False
        self._cutting: int | None = None  # lifted cards when the ribbon was pressed
        self._taken = False  # this press is not the scene's

    def press(self, event: QMouseEvent, double: bool = False) -> bool:
        """A button went down."""
        view = self._view
        point = view.mapToScene(event.position().toPoint())
        if view.finish():
            self._taken = True
            return True
        self._taken = not view.table().host.at(point)
        if not self._taken:
            return False
        if event.button() not in (LEFT, RIGHT) or not view.is_armed():
            return True
        if event.button() == RIGHT:
            asked = view.table().hand_at(point)
            if asked is not None:
                view.card_asked.emit(view.model().hand[asked].card)
            return True
        if self._press_ribbon(point) or self._press_plate(point):
            return True
        index = view.table().hand_at(point)
        if index is not None and view.takes_cards():
            self._pressed, self._double = index, double
            self._start = point
            item = view.table().cards.item(hand_keys(view.model())[index])
            self._hold = item.pos() - point if item is not None else QPointF()
            self._dragging = False
        panel = view.panel_item()
        if index is None and panel is not None:
            panel.cancel()  # a click beside a panel that may be closed closes it
        return True

    def move(self, event: QMouseEvent) -> bool:
        """The pointer moved."""
        view = self._view
        point = view.mapToScene(event.position().toPoint())
        if self._pressed is not None:
            self._drag_card(point)
            return True
        if self._cutting is not None:
            self._drag_packet(point)
            return True
        if view.table().host.at(point):
            self._hover(None)
            return False
        self._hover(point)
        return False

    def lift(self, event: QMouseEvent) -> bool:
        """A button went up."""
        view = self._view
        taken, self._taken = self._taken, False
        if not taken or event.button() != LEFT:
            return taken
        point = view.mapToScene(event.position().toPoint())
        if self._cutting is not None:
            cut, self._cutting = self._cutting, None
            view.cut_chosen.emit(cut)
            return True
        if self._pressed is None:
            return True
        index, self._pressed = self._pressed, None
        if self._dragging:
            self._dragging = False
            self._drop(index, point)
        elif view.table().hand_at(point) == index and self._counts():
            view.choose_card(index)
        return True

    def leave(self) -> None:
        """The pointer left the table."""
        if self._pressed is None:
            self._hover(None)

    def release(self) -> None:
        """Forget a drag that something else ended; the card returns with the next showing."""
        dragging, self._dragging = self._dragging, False
        self._pressed = None
        self._cutting = None
        scene = self._view.table()
        scene.attend(replace(scene.attention, hover=None))
        if dragging:
            scene.return_hand()

    def _counts(self) -> bool:
        """With two-step play a card answers the second click only; a selection always does."""
        panel = self._view.panel_item()
        selecting = panel is not None and panel.panel.select is not None
        return selecting or self._double or not self._view.table().pace.double_click

    # Cards

    def _drag_card(self, point: QPointF) -> None:
        view = self._view
        if not self._dragging:
            far = (point - self._start).manhattanLength()
            panel = view.panel_item()
            if far < QApplication.startDragDistance():
                return
            if panel is not None:
                return  # the middle of the table is taken
            self._dragging = True
        if self._pressed is not None:
            view.table().drag_hand(self._pressed, point + self._hold)

    def _drop(self, index: int, point: QPointF) -> None:
        view = self._view
        scene = view.table()
        if self._middle().contains(point) and view.takes_cards():
            before = scene.model
            view.choose_card(index)
            if not view.is_idle() or scene.model is not before:
                return  # the card travels on from where it was dropped
        scene.return_hand()

    def _middle(self) -> QRectF:
        """Where a dropped card is played: around the trick, down to our plate."""
        layout = self._view.table().style_.layout
        centre = layout.centre
        half = 2.1 * layout.trick_card
        top = layout.plate(Side.NORTH, 0).bottom()
        bottom = layout.plate(Side.SOUTH, 0).bottom()
        return QRectF(centre.x() - half, top, 2 * half, bottom - top)

    def _hover(self, point: QPointF | None) -> None:
        view = self._view
        scene = view.table()
        hover = None
        if point is not None and view.takes_cards():
            hover = scene.hand_at(point)
        attention = replace(scene.attention, hover=hover)
        spread = scene.model.ribbon
        if spread is not None and spread.interactive:
            if point is not None and self._ribbon_area().contains(point):
                cut = pack.nearest_cut(scene.style_.layout, spread.cards, point.x())
                attention = replace(attention, cut=cut)
            elif not view.keys_at_work():
                attention = replace(attention, cut=None)
        scene.attend(attention)
        hand = hover is not None or attention.cut is not None or self._plate_at(point) is not None
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        if view.viewport().cursor().shape() != shape:
            view.viewport().setCursor(shape)

    # The ribbon

    def _ribbon_area(self) -> QRectF:
        scene = self._view.table()
        if scene.model.ribbon is None:
            return QRectF()
        area = ribbon.area(scene.style_, scene.model.ribbon)
        room = scene.style_.u(20)
        return area.adjusted(-room, -room, room, room)

    def _press_ribbon(self, point: QPointF) -> bool:
        scene = self._view.table()
        spread = scene.model.ribbon
        if spread is None or not spread.interactive or not self._ribbon_area().contains(point):
            return False
        cut = pack.nearest_cut(scene.style_.layout, spread.cards, point.x())
        scene.attend(replace(scene.attention, cut=cut))
        self._cutting = cut
        self._start = point
        return True

    def _drag_packet(self, point: QPointF) -> None:
        scene = self._view.table()
        shift = point - self._start
        right, up = max(0.0, shift.x()), min(0.0, shift.y())
        scene.drag_packet(QPointF(right, up))
        far = scene.style_.u(ribbon.DRAG)
        if (right >= far or -up >= far) and self._cutting is not None:
            cut, self._cutting = self._cutting, None
            self._view.cut_chosen.emit(cut)

    # Plates that answer

    def _plate_at(self, point: QPointF | None) -> str | int | None:
        """The standing button, or the seat whose pile is pointed at."""
        if point is None:
            return None
        scene = self._view.table()
        button = scene.fixtures.place("standing")
        if button is not None and button.contains(point):
            return "standing"
        for seat in scene.pile_seats():
            if scene.pile_area(seat).contains(point):
                return seat
        return None

    def _press_plate(self, point: QPointF) -> bool:
        found = self._plate_at(point)
        if found is None:
            return False
        if isinstance(found, int):
            self._view.pile_pressed.emit(found)
        else:
            self._view.standing_pressed.emit()
        return True
