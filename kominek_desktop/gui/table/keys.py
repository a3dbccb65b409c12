"""The keyboard on the table: zones by Tab, cards and the cut inside them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from kominek_desktop.gui.table import corners, ribbon, zones
from kominek_desktop.gui.table.items import PictureItem
from kominek_desktop.gui.table.zones import HAND, PANEL, RIBBON, TRICK, Zone
from kominek_desktop.rules.cards import Card

if TYPE_CHECKING:
    from kominek_desktop.gui.table.view import TableView

Key = Qt.Key
ACT = (Key.Key_Space, Key.Key_Return, Key.Key_Enter)
PAGE = 5
Z_RING = 620.0
BLOCKING = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
ROUND = frozenset({"standing", "plate"})  # stops with half circles at their ends


class Keys:
    """The keyboard focus. The ring shows only after a key and goes with the mouse."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._zone: Zone | None = None
        self._card = 0  # remembered while the focus is elsewhere
        self._inner = 0  # the card of the trick, likewise
        self._shown = False
        self._ring: PictureItem | None = None

    @property
    def shown(self) -> bool:
        """Whether the keyboard is being used."""
        return self._shown

    # What can have the focus

    def _zones(self) -> list[Zone]:
        return zones.zones(self._view.table())

    def _home(self) -> Zone | None:
        found = self._zones()
        return found[0] if found else None

    def step_zone(self, forward: bool) -> bool:
        """Tab; False when the focus leaves the table."""
        self._view.keys_used()
        found = self._zones()
        if self._zone not in found or not self._shown:
            if not found:
                return False
            self._enter(found[0] if forward else found[-1])
            return True
        place = found.index(self._zone) + (1 if forward else -1)
        if not 0 <= place < len(found):
            self.leave()
            return False
        self._enter(found[place])
        return True

    def _enter(self, zone: Zone | None) -> None:
        self._zone = zone
        self._shown = zone is not None
        panel = self._view.panel_item()
        if panel is not None:
            panel.show_focus(zone == PANEL)
        scene = self._view.table()
        if zone == HAND:
            self._focus_card(min(self._card, len(scene.model.hand) - 1))
        else:
            self._focus_card(None)
        if zone == RIBBON and scene.attention.cut is None:
            self._cut(ribbon.FIRST)
        self._show_ring()
        self._view.reader.follow()

    def _tell(self) -> None:
        """Enter where nothing can be done says again what is there."""
        text = zones.words(self._view.table(), self._zone, self._inner)
        if text:
            self._view.announce(text)

    def _focus_card(self, index: int | None) -> None:
        view = self._view
        scene = view.table()
        if index is not None:
            self._card = index
        if scene.attention.focus == index:
            return
        scene.attend(replace(scene.attention, focus=index, hover=None))
        view.focused.emit(view.focus_card())

    def _show_ring(self) -> None:
        scene = self._view.table()
        if self._ring is not None:
            scene.removeItem(self._ring)
            self._ring = None
        rect = zones.place(scene, self._zone, self._inner) if self._shown else None
        if rect is None:
            return
        style = scene.style_
        round_ends = self._zone is not None and self._zone[0] in ROUND
        radius = rect.height() / 2 if round_ends else style.u(8)
        self._ring = PictureItem()
        self._ring.show_picture(corners.paint_focus_frame(style, rect.size(), radius))
        self._ring.setPos(rect.topLeft())
        self._ring.setZValue(Z_RING)
        scene.addItem(self._ring)

    # When something changes around the focus

    def refresh(self) -> None:
        """The model, the size or the look changed: keep the focus where it makes sense."""
        if not self._shown:
            return
        if self._zone not in self._zones():
            self._enter(self._home())
            return
        if self._zone == HAND:
            self._focus_card(min(self._card, len(self._view.model().hand) - 1))
        self._show_ring()

    def panel_changed(self) -> None:
        """A panel came or went."""
        if not self._shown:
            return
        if self._view.panel_item() is not None:
            self._enter(PANEL)
        elif self._zone == PANEL:
            self._enter(self._home())

    def show_on_panel(self) -> None:
        """The open panel shows where its focus is."""
        if self._view.panel_item() is not None:
            self._enter(PANEL)

    def leave(self) -> None:
        """The table lost the keyboard."""
        self._hide()

    def mouse_used(self) -> None:
        """The mouse took over."""
        self._hide()

    def _hide(self) -> None:
        if not self._shown:
            return
        self._shown = False
        panel = self._view.panel_item()
        if panel is not None:
            panel.show_focus(False)
        self._focus_card(None)
        self._show_ring()
        self._view.reader.follow()

    def attend(self, selecting: bool, selected: tuple[Card, ...]) -> None:
        """The selection of the open panel changed."""
        scene = self._view.table()
        scene.attend(replace(scene.attention, selecting=selecting, selected=selected))

    # For those who reach things without going there

    def place(self) -> tuple[Zone, int] | None:
        """The stop that has the focus, and the place in it: which card or choice."""
        scene, zone = self._view.table(), self._zone
        if not self._shown or zone is None or zone not in self._zones():
            return None
        inner: int | None = 0
        if zone == HAND:
            inner = scene.attention.focus
        elif zone == PANEL and scene.host.panel is not None:
            inner = scene.host.panel.focus_index()
        elif zone == TRICK:
            inner = min(self._inner, len(scene.model.trick) - 1)
        return None if inner is None else (zone, inner)

    def go(self, zone: Zone, inner: int = 0) -> None:
        """Bring the focus there, as Tab and the arrows would. For the ribbon ``inner`` is the
        number of cards to lift; 0 leaves it as it is."""
        if zone not in self._zones():
            return
        if zone == HAND:
            self._card = inner
        elif zone == TRICK:
            self._inner = inner
        self._view.keys_used()
        self._enter(zone)
        panel = self._view.panel_item()
        if zone == PANEL and panel is not None:
            panel.set_focus_index(inner)
        elif zone == RIBBON and inner:
            self._cut(inner)

    def act(self, zone: Zone, inner: int = 0) -> None:
        """Bring the focus there and press Enter."""
        self.go(zone, inner)
        self.press(QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier))

    # Keys

    def press(self, event: QKeyEvent) -> bool:
        """A key went down; True when it was used."""
        key = event.key()
        view = self._view
        if event.modifiers() & BLOCKING:
            return False
        view.keys_used()
        if key in ACT and view.finish():
            return True
        if key in (Key.Key_Escape, Key.Key_F1) and self._press_note(key):
            return True
        if key == Key.Key_Escape:
            return self._escape()
        panel = view.panel_item()
        if panel is not None and (self._zone in (None, PANEL) or not self._shown):
            if panel.handle_key(event):
                self._zone = PANEL
                self._shown = panel.focus_index() is not None
                return True
            if key == Key.Key_Down and view.model().hand:
                self._enter(HAND)
                return True
            if panel.panel.select is None or not Key.Key_1 <= key <= Key.Key_9:
                return key in ACT
        if self._zone is None or not self._shown or self._zone not in self._zones():
            self._zone = RIBBON if RIBBON in self._zones() else HAND
        if self._zone == RIBBON:
            return self._press_ribbon(key)
        return self._press_zone(event, key)

    def _press_note(self, key: int) -> bool:
        """Esc closes an open note before anything else, F1 asks for its clause."""
        note = self._view.table().host.note
        if note is None:
            return False
        if key == Key.Key_Escape:
            self._view.note_dismissed.emit()
            return True
        if note.note.link:
            note.ask_clause()
        return bool(note.note.link)

    def _escape(self) -> bool:
        """Esc closes what can be closed, takes a selection back, or hides the ring."""
        panel = self._view.panel_item()
        if panel is not None and panel.cancel():
            return True
        if panel is not None and panel.armed and panel.selection():
            panel.set_selection(())
            return True
        if self._shown and self._zone != PANEL:
            self._enter(PANEL if panel is not None else None)
            return True
        return False

    def _press_zone(self, event: QKeyEvent, key: int) -> bool:
        view = self._view
        panel = view.panel_item()
        if panel is not None and key == Key.Key_0:
            self._enter(PANEL)
            return panel.handle_key(event)
        if panel is not None and key == Key.Key_Up:
            self._enter(PANEL)
            return True
        if key in ACT:
            if not self._shown or event.isAutoRepeat():
                return True
            self._act()
            return True
        if self._zone == TRICK and self._shown and self._walk_trick(key):
            return True
        hand = view.model().hand
        if not hand or view.table().model.ribbon is not None:
            return False
        return self._press_hand(event, key, len(hand))

    def _walk_trick(self, key: int) -> bool:
        last = zones.count(self._view.table(), TRICK) - 1
        here = min(self._inner, last)
        steps = {Key.Key_Left: here - 1, Key.Key_Right: here + 1}
        steps |= {Key.Key_Home: 0, Key.Key_End: last}
        goal = steps.get(Qt.Key(key))
        if goal is None:
            return False
        self._inner = max(0, min(last, goal))
        self._enter(TRICK)
        return True

    def _press_hand(self, event: QKeyEvent, key: int, count: int) -> bool:
        scene = self._view.table()
        focus = scene.attention.focus
        if Key.Key_1 <= key <= Key.Key_9:
            index = int(key) - int(Key.Key_1)
            if index >= count:
                return True
            at_once = self._view.table().host.digit_acts
            if at_once and not event.isAutoRepeat():
                self._card = index
                self._enter(HAND)
            if (focus == index and self._zone == HAND) or at_once:
                if not event.isAutoRepeat():
                    self._act()
                return True
            self._card = index
            self._enter(HAND)
            return True
        if key == Key.Key_Menu and focus is not None:
            self._view.card_asked.emit(self._view.model().hand[focus].card)
            return True
        goal = self._goal(key, focus, count)
        if goal is None:
            return False
        self._card = goal
        self._enter(HAND)
        return True

    def _goal(self, key: int, focus: int | None, count: int) -> int | None:
        """The card an arrow leads to; the first arrow shows the focus where it was."""
        if key == Key.Key_Home:
            return 0
        if key == Key.Key_End:
            return count - 1
        if key not in (Key.Key_Left, Key.Key_Right):
            return None
        if focus is None:
            return min(self._card, count - 1)
        return max(0, min(count - 1, focus + (1 if key == Key.Key_Right else -1)))

    def _act(self) -> None:
        view = self._view
        match self._zone:
            case ("hand", _):
                focus = view.table().attention.focus
                if focus is not None and view.takes_cards():
                    view.choose_card(focus)
            case ("standing", _) if view.is_armed():
                view.standing_pressed.emit()
            case ("plate", seat) if view.is_armed() and view.model().seats[seat].pile:
                view.pile_pressed.emit(seat)
            case _:
                self._tell()

    def _press_ribbon(self, key: int) -> bool:
        view = self._view
        cut = view.table().attention.cut
        if key in ACT:
            if cut is not None and view.is_armed():
                view.cut_chosen.emit(cut)
            return True
        spread = view.table().model.ribbon
        if spread is None:
            return False
        most = spread.cards - 1
        now = ribbon.FIRST if cut is None else cut
        # The top of the pack is at the right, so an arrow to the right lifts fewer cards.
        steps = {
            Key.Key_Left: now + 1,
            Key.Key_Right: now - 1,
            Key.Key_Home: 1,
            Key.Key_End: most,
            Key.Key_PageUp: now - PAGE,
            Key.Key_PageDown: now + PAGE,
        }
        goal = steps.get(Qt.Key(key))
        if goal is None:
            return False
        self._shown = True
        if cut is None and key in (Key.Key_Left, Key.Key_Right):
            goal = now
        self._cut(max(1, min(most, goal)))
        return True

    def _cut(self, lifted: int) -> None:
        scene = self._view.table()
        scene.attend(replace(scene.attention, cut=lifted))
