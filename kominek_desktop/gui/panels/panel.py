"""The panel over the trick: draws any :class:`Panel` and hands back what was chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from kominek_desktop.gui.panels import focus
from kominek_desktop.gui.panels.controls import ControlPainter, State
from kominek_desktop.gui.panels.drawing import box
from kominek_desktop.gui.panels.foot import paint_explain
from kominek_desktop.gui.panels.layout import Layout, lay_out
from kominek_desktop.gui.panels.model import Choice, Panel
from kominek_desktop.gui.panels.style import Style, device_ratio
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.table.marks import paint_soft_shadow
from kominek_desktop.gui.theme import Theme
from kominek_desktop.rules.cards import Card

RADIUS = 14
SHADOW_REACH = 26.0  # logical pixels around the panel that its shadow may use
HOVER_DELAY = 150  # milliseconds until the explanation follows the pointer
QUIET_LINES = 2  # longer explanations are set in the text colour
BLOCKING = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class PanelItem(QGraphicsObject):
    """A panel in the scene; (0, 0) is its top left and ``size()`` its extent in logical pixels.

    It answers nothing until :meth:`arm`, and it answers once: after ``chosen`` or ``cancelled``
    it is spent. ``digit_acts`` makes a digit choose at its first press; ``show_keycaps`` shows
    the keys on the choices.
    """

    chosen = Signal(object)
    cancelled = Signal(object)
    selection_changed = Signal(object)
    focus_changed = Signal(object)

    def __init__(
        self,
        panel: Panel,
        k: float,
        theme: Theme,
        faces: Faces,
        text_scale: float = 1.0,
        *,
        parent: QGraphicsItem | None = None,
    ) -> None:
        """``k`` is logical pixels for a virtual unit; ``text_scale`` multiplies the type."""
        super().__init__(parent)
        self.digit_acts = False
        self._panel = panel
        self._faces = faces
        self._style = Style(k, text_scale, theme)
        self._selection: tuple[Card, ...] = ()
        self._layout: Layout
        if panel.select is not None:
            self._selection = panel.select.chosen[-panel.select.count :]
        self._layout = lay_out(panel, self._style, faces, self._selection)
        self._painter = ControlPainter(self._style, faces)
        self._keycaps = True
        self._armed = False
        self._spent = False
        self._focus: int | None = None
        self._focus_shown = False
        self._hovered: int | None = None
        self._explained: int | None = None
        self._pressed: int | None = None
        self._hover_timer = QTimer(self)
        self._hover_timer.setSingleShot(True)
        self._hover_timer.setInterval(HOVER_DELAY)
        self._hover_timer.timeout.connect(self._explain_hovered)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    # What it is and where

    @property
    def panel(self) -> Panel:  # type: ignore[override]  # Qt's panel() means windows in a scene
        """The value shown."""
        return self._panel

    def size(self) -> QSizeF:
        """The final size in logical pixels, without the shadow."""
        return self._layout.size

    def boundingRect(self) -> QRectF:
        """The panel and the reach of its shadow."""
        reach = SHADOW_REACH
        return QRectF(QPointF(0, 0), self.size()).adjusted(-reach, -reach, reach, reach)

    def shape(self) -> QPainterPath:
        """The panel without its shadow."""
        path = QPainterPath()
        radius = self._style.u(RADIUS)
        path.addRoundedRect(QRectF(QPointF(0, 0), self.size()), radius, radius)
        return path

    def choices(self) -> list[Choice]:
        """Tiles, then buttons: the order of focus."""
        return [control.choice for control in self._layout.controls]

    def choice_rect(self, index: int) -> QRectF:
        """Where a choice lies, in the item's coordinates."""
        return QRectF(self._layout.controls[index].rect)

    def choice_enabled(self, index: int) -> bool:
        """Whether a choice can be made now; a lacking selection turns it off too."""
        return not self._off(self._layout.controls[index].choice)

    def explanation(self) -> str:
        """What the explanation line says now."""
        controls = self._layout.controls
        followed = self._focus if self._focus_shown else None
        for index in (self._explained, followed):
            if index is not None and controls[index].choice.explain:
                return controls[index].choice.explain
        return self._panel.explain

    @property
    def show_keycaps(self) -> bool:
        """Whether the choices show their keys."""
        return self._keycaps

    @show_keycaps.setter
    def show_keycaps(self, on: bool) -> None:
        self._keycaps = on
        self.update()

    def fill(self, share: float) -> None:
        """Fill the bars of a result up to this share of their length, 0..1."""
        self._layout.drawing.filled = share
        self.update()

    # Selection

    def selection(self) -> tuple[Card, ...]:
        """The selected cards, oldest first."""
        return self._selection

    def set_selection(self, cards: tuple[Card, ...]) -> None:
        """Replace the selection; cards that are not allowed or too many are left out."""
        select = self._panel.select
        if select is None:
            return
        allowed = tuple(card for card in cards if card in select.allowed)[-select.count :]
        if allowed == self._selection:
            return
        self._selection = allowed
        self.prepareGeometryChange()
        self._layout = lay_out(self._panel, self._style, self._faces, allowed)
        self.update()
        self.selection_changed.emit(allowed)

    def toggle(self, card: Card) -> None:
        """Select a card or take it back; when the selection is full the oldest one goes."""
        select = self._panel.select
        if select is None or not self._answers() or card not in select.allowed:
            return
        if card in self._selection:
            self.set_selection(tuple(one for one in self._selection if one != card))
        else:
            self.set_selection((*self._selection, card))

    # Arming, focus and state

    @property
    def armed(self) -> bool:
        """Whether choices can be made."""
        return self._armed

    def arm(self) -> None:
        """Let choices be made from now on."""
        self._armed = True

    def focus_index(self) -> int | None:
        """The focused choice; None while no key was used."""
        return self._focus if self._focus_shown else None

    def set_focus_index(self, index: int | None) -> None:
        """Put the ring on a choice, or take it away."""
        controls = self._layout.controls
        self._focus = None if index is None else min(max(0, index), len(controls) - 1)
        self._focus_shown = index is not None and bool(controls)
        self._explained = None
        self.update()
        self.focus_changed.emit(self.focus_index())

    def show_focus(self, on: bool) -> None:
        """Show the ring where the focus was or starts, or hide it and remember the place."""
        if on:
            start = focus.first_focus(self.choices(), self._panel.focus)
            self.set_focus_index(start if self._focus is None else self._focus)
        else:
            self._focus_shown = False
            self.update()
            self.focus_changed.emit(None)

    def state(self) -> object:
        """What :meth:`restore` of a later item for the same question takes."""
        return focus.PanelState(self._focus, self._focus_shown, self._selection)

    def restore(self, state: object) -> None:
        """Take over focus and selection; anything but a panel's state is ignored."""
        if not isinstance(state, focus.PanelState):
            return
        self.set_selection(state.selection)
        if state.focus is not None and state.focus < len(self._layout.controls):
            self._focus = state.focus
            self._focus_shown = state.shown
            self.update()

    # Keys

    def handle_key(self, event: QKeyEvent) -> bool:
        """Do what a key means here; True when it was used or must not reach anything else."""
        key = event.key()
        if event.modifiers() & BLOCKING:
            return False
        name = focus.key_name(key)
        index = self._index_of_key(name)
        escape = key == Qt.Key.Key_Escape and self._panel.cancel is not None
        moving = key in focus.MOVING
        if index is None and not escape and not moving and key not in focus.ACTING:
            return False
        if not self._answers():
            return True
        if moving:
            return self._move(key)
        if event.isAutoRepeat():
            return True
        if escape:
            return self.cancel()
        if key in focus.ACTING:
            return self._act(index)
        return self._press(index, name)

    def _index_of_key(self, name: str) -> int | None:
        if not name:
            return None
        keys = [choice.key for choice in self.choices()]
        return keys.index(name) if name in keys else None

    def _move(self, key: int) -> bool:
        controls = self._layout.controls
        if not controls:
            return False
        if not self._focus_shown or self._focus is None:
            self.show_focus(True)
            return True
        target = focus.moved(key, self._focus, [control.rect for control in controls])
        if target is None:
            return False
        self.set_focus_index(target)
        return True

    def _act(self, index: int | None) -> bool:
        if self._focus_shown and self._focus is not None:
            self._choose(self._focus)
            return True
        if index is not None:
            self._choose(index)
            return True
        return False

    def _press(self, index: int | None, name: str) -> bool:
        if index is None:
            return False
        again = self._focus_shown and self._focus == index
        if again or self.digit_acts or not name.isdigit():
            self._choose(index)
        else:
            self.set_focus_index(index)
        return True

    # Choosing

    def cancel(self) -> bool:
        """Close a panel that may be closed without an answer; True when it was."""
        if self._panel.cancel is None or not self._answers():
            return False
        self._spent = True
        self.cancelled.emit(self._panel.cancel)
        return True

    def _answers(self) -> bool:
        return self._armed and not self._spent

    def _off(self, choice: Choice) -> bool:
        select = self._panel.select
        lacking = (
            choice.needs_selection and select is not None and len(self._selection) < select.count
        )
        return not choice.enabled or lacking

    def _choose(self, index: int) -> None:
        choice = self._layout.controls[index].choice
        if not self._answers() or self._off(choice):
            return
        self._spent = True
        value = choice.value
        if self._panel.select is not None and callable(value):
            value = value(self._selection)
        self.chosen.emit(value)

    # The mouse

    def _control_at(self, point: QPointF) -> int | None:
        for index, control in enumerate(self._layout.controls):
            if control.rect.contains(point):
                return index
        return None

    def _hover(self, index: int | None) -> None:
        if index == self._hovered:
            return
        self._hovered = index
        if index is None:
            self._explained = None
        self._hover_timer.start()
        self.setCursor(
            Qt.CursorShape.ArrowCursor
            if index is None or not self.choice_enabled(index)
            else Qt.CursorShape.PointingHandCursor
        )
        self.update()

    def _explain_hovered(self) -> None:
        self._explained = self._hovered
        self.update()

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Follow the pointer over the choices."""
        self._hover(self._control_at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Nothing is pointed at any more."""
        self._hover(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Press a choice; an unarmed panel swallows the click."""
        event.accept()
        index = self._control_at(event.pos())
        if index is not None and self._answers() and self.choice_enabled(index):
            self._pressed = index
            self.update()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose what was pressed, unless the pointer left it."""
        pressed, self._pressed = self._pressed, None
        self.update()
        if pressed is not None and self._control_at(event.pos()) == pressed:
            self._choose(pressed)

    # Painting

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the plate, its parts, the explanation and the choices."""
        style, theme = self._style, self._style.theme
        ratio = device_ratio(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(QPointF(0, 0), self.size())
        radius = style.u(RADIUS)
        paint_soft_shadow(painter, rect, radius, theme)
        box(painter, rect, radius, theme.plate, QPen(theme.panel_border, style.stroke(2)))
        self._layout.drawing.paint(painter, ratio)
        explain, text = self._layout.explain, self.explanation()
        if explain is not None and text:
            quiet = self._panel.explain_lines <= QUIET_LINES
            paint_explain(painter, style, explain, text, quiet)
        for index, control in enumerate(self._layout.controls):
            state = State(
                off=self._off(control.choice),
                focused=self._focus_shown and index == self._focus,
                hovered=index == self._hovered,
                pressed=index == self._pressed,
            )
            self._painter.paint(painter, ratio, control, state, self._keycaps)
