"""Follows a table for assistive programs: what they may ask for, what changes, what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QAccessibleValueChangeEvent,
)
from shiboken6 import isValid

from kominek_desktop.gui.table.access_nodes import (
    FOCUS,
    LESS,
    MORE,
    PRESS,
    NodeInterface,
    TableInterface,
    TableNode,
)
from kominek_desktop.gui.table.access_places import rect_of
from kominek_desktop.gui.table.access_tree import LINK, Key, Place, Thing, describe, walk
from kominek_desktop.gui.table.zones import RIBBON

if TYPE_CHECKING:
    from kominek_desktop.gui.table.view import TableView

Event = QAccessible.Event
ask = QAccessible.queryAccessibleInterface
tell = QAccessible.updateAccessibility


class Tracker(QObject):
    """Keeps the objects of one table, and tells what changes there."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.view = view
        self.roots: tuple[Thing, ...] = ()
        self._stamp: tuple[Any, ...] = ()
        self._things: dict[Key, tuple[Thing, Key | None]] = {}
        self._told = self._things  # what the client knows
        self._nodes: dict[Key, TableNode] = {}
        self._interfaces: dict[Key | None, QAccessibleInterface] = {}
        self._gone: list[QAccessibleInterface] = []
        self._focus: Key | None = None
        self._acts: list[tuple[Key, str | int]] = []
        self._later = self._timer(self._catch_up)
        self._doer = self._timer(self._do)

    def _timer(self, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    # Looking up

    def refresh(self) -> None:
        """Describe the table anew if it is another one."""
        scene = self.view.table()
        panel, note = scene.host.panel, scene.host.note
        selection = scene.host.selection()
        stamp = (scene.model, panel, note, selection, scene.attention)
        old = self._stamp
        same = len(old) == len(stamp) and all(a is b for a, b in zip(old[:3], stamp, strict=False))
        if same and old[3:] == stamp[3:]:
            return
        self._stamp = stamp
        self.roots = describe(scene)
        self._things = {thing.key: (thing, parent) for thing, parent in walk(self.roots)}

    def thing(self, key: Key) -> Thing | None:
        """What lies there now."""
        self.refresh()
        found = self._things.get(key)
        return found[0] if found is not None else None

    def node(self, key: Key) -> TableNode | None:
        """The object of a thing, made when it is needed first."""
        self.refresh()
        node = self._nodes.get(key)
        if node is None and key in self._things:
            node = self._nodes[key] = TableNode(self, key, self._things[key][1])
        return node

    def interface(self, key: Key | None) -> QAccessibleInterface | None:
        """What Qt knows of a thing, or of the table for None."""
        if key is None:
            return ask(self.view)
        node = self.node(key)
        return ask(node) if node is not None else None

    def make(self, node: TableNode | None) -> QAccessibleInterface:
        """For Qt's factory: the interface of an object, or of the table for None. Python has to
        keep it as long as Qt uses it."""
        made = TableInterface(self) if node is None else NodeInterface(node)
        self._interfaces[node.key if node is not None else None] = made
        return made

    def rect(self, key: Key) -> QRect:
        """Where a thing is on the screen."""
        view = self.view
        area = rect_of(view.table(), key).intersected(view.sceneRect())
        placed = view.mapFromScene(area).boundingRect()
        return QRect(view.viewport().mapToGlobal(placed.topLeft()), placed.size())

    def focus(self) -> Key | None:
        """The thing with the keyboard's focus."""
        place = self.view.keys.place() if self.view.hasFocus() else None
        return self._at(place) if place is not None else None

    def _at(self, place: Place) -> Key | None:
        self.refresh()
        found = (key for key, (thing, _) in self._things.items() if thing.place == place)
        return next(found, None)

    # Acting

    def act(self, key: Key, what: str | int) -> None:
        """Do an action, or set a number, as soon as the client has its answer: the deed may take
        away the very object that was asked."""
        self._acts.append((key, what))
        self._doer.start(0)

    @Slot()
    def _do(self) -> None:
        acts, self._acts = self._acts, []
        for key, what in acts:
            thing = self.thing(key)
            if thing is None:
                continue
            if key == LINK:
                note = self.view.table().host.note
                if note is not None:
                    note.ask_clause()
            elif thing.place is not None:
                self._do_at(thing, thing.place, what)

    def _do_at(self, thing: Thing, place: Place, what: str | int) -> None:
        if what == PRESS and thing.acts:
            self.view.keys.act(*place)
        elif what == FOCUS:
            self.view.setFocus()
            self.view.keys.go(*place)
        elif thing.amount is not None and place[0] == RIBBON:
            now, least, most = thing.amount
            goal = {LESS: now - 1, MORE: now + 1}.get(str(what), what)
            if isinstance(goal, int):
                self.view.keys.go(RIBBON, max(least, min(most, goal)))

    # Telling

    def follow(self) -> None:
        """Something may have changed; everything until the next turn of the event loop counts as
        one change."""
        if QAccessible.isActive():
            self._later.start(0)

    @Slot()
    def _catch_up(self) -> None:
        self._gone = [one for one in self._gone if isValid(one)]
        self.refresh()
        old, self._told = self._told, self._things
        if old is not self._told:
            self._tell_gone(old)
            for key, (thing, parent) in self._told.items():
                if key not in old:
                    self._tell_new(key, parent)
                elif key in self._nodes:
                    _tell_changes(self._nodes[key], old[key][0], thing)
        focus = self.focus()
        if focus != self._focus:
            self._focus = focus
            node = self.node(focus) if focus is not None else None
            if node is not None:
                tell(QAccessibleEvent(node, Event.Focus))
            elif self.view.hasFocus():
                tell(QAccessibleEvent(self.view, Event.Focus))

    def _tell_gone(self, old: dict[Key, tuple[Thing, Key | None]]) -> None:
        lost = [key for key in self._nodes if key not in self._told]
        for key in lost:
            parent = self._nodes[key].parent_key
            beside = [one for one, (_, of) in old.items() if of == parent]
            self._nodes[key].index = beside.index(key) if key in beside else -1
            tell(QAccessibleEvent(self._nodes[key], Event.ObjectDestroyed))
        for key in lost:
            interface = self._interfaces.pop(key, None)
            if interface is not None:
                self._gone.append(interface)
            self._nodes.pop(key).deleteLater()

    def _tell_new(self, key: Key, parent: Key | None) -> None:
        if parent is None or parent in self._nodes:
            node = self.node(key)
            if node is not None:
                tell(QAccessibleEvent(node, Event.ObjectCreated))


def _tell_changes(node: TableNode, old: Thing, new: Thing) -> None:
    if old.name != new.name:
        tell(QAccessibleEvent(node, Event.NameChanged))
    if old.description != new.description:
        tell(QAccessibleEvent(node, Event.DescriptionChanged))
    if old.amount != new.amount and new.amount is not None:
        tell(QAccessibleValueChangeEvent(node, new.amount[0]))
    if (old.selected, old.off) != (new.selected, new.off):
        changed = QAccessible.State()
        changed.selected = int(old.selected != new.selected)
        changed.disabled = int(old.off != new.off)
        tell(QAccessibleStateChangeEvent(node, changed))
