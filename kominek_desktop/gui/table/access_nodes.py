"""The things of the table as objects that Qt hands to assistive programs.

An object stands for a key, not for a value: whatever it is asked, it looks the thing up anew, so
that a question that comes too late finds nothing instead of something gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleValueInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr

from kominek_desktop.gui.table.access_tree import Key, Role, Thing
from kominek_desktop.gui.table.access_words import sentences
from kominek_desktop.gui.texts import table_access as words

if TYPE_CHECKING:
    from kominek_desktop.gui.table.access_tracker import Tracker

Text = QAccessible.Text
Interface = QAccessible.InterfaceType
PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()
LESS = QAccessibleActionInterface.decreaseAction()
MORE = QAccessibleActionInterface.increaseAction()


class TableNode(QObject):
    """Stands for one thing; ``parent_key`` is what that was a part of when it was made, and
    ``index`` its place there when it went."""

    def __init__(self, tracker: Tracker, key: Key, parent_key: Key | None) -> None:
        super().__init__(tracker)
        self.tracker = tracker
        self.key = key
        self.parent_key = parent_key
        self.index = -1


class TableInterface(QAccessibleWidget):
    """The table itself: its parts are not widgets but what lies on it."""

    def __init__(self, tracker: Tracker) -> None:
        super().__init__(tracker.view, Role.Pane)
        self._tracker = tracker

    def _keys(self) -> list[Key]:
        self._tracker.refresh()
        return [thing.key for thing in self._tracker.roots]

    def childCount(self) -> int:
        """See Qt."""
        return len(self._keys())

    def child(self, index: int) -> QAccessibleInterface:
        """See Qt."""
        keys = self._keys()
        inside = 0 <= index < len(keys)
        return self._tracker.interface(keys[index]) if inside else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """See Qt."""
        return _index(self._keys(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """See Qt."""
        return _at(self._tracker, self._keys(), x, y)  # type: ignore[return-value]

    def focusChild(self) -> QAccessibleInterface:
        """See Qt."""
        focus = self._tracker.focus()
        return self._tracker.interface(focus) if focus is not None else None  # type: ignore[return-value]

    def text(self, what: QAccessible.Text) -> str:
        """See Qt."""
        model = self._tracker.view.model()
        match what:
            case Text.Name:
                return words.table()
            case Text.Description:
                return sentences((model.status, model.status_right))
        return ""


class NodeInterface(QAccessibleObject):
    """A thing on the table."""

    def __init__(self, node: TableNode) -> None:
        super().__init__(node)
        self._tracker = node.tracker
        self._key = node.key
        self._parent = node.parent_key
        # Qt gets bare pointers to these.
        self._action = NodeAction(node)
        self._value = NodeValue(node)

    def _thing(self) -> Thing | None:
        return self._tracker.thing(self._key)

    def _keys(self) -> list[Key]:
        thing = self._thing()
        return [part.key for part in thing.parts] if thing is not None else []

    def parent(self) -> QAccessibleInterface:
        """See Qt."""
        tracker = self._tracker
        found = tracker.interface(self._parent) if self._parent is not None else None
        return found or QAccessible.queryAccessibleInterface(tracker.view)

    def childCount(self) -> int:
        """See Qt."""
        return len(self._keys())

    def child(self, index: int) -> QAccessibleInterface:
        """See Qt."""
        keys = self._keys()
        inside = 0 <= index < len(keys)
        return self._tracker.interface(keys[index]) if inside else None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """See Qt."""
        return _index(self._keys(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """See Qt."""
        return _at(self._tracker, self._keys(), x, y)  # type: ignore[return-value]

    def window(self) -> QWindow:
        """See Qt."""
        return self._tracker.view.window().windowHandle()

    def role(self) -> QAccessible.Role:
        """See Qt."""
        thing = self._thing()
        return thing.role if thing is not None else Role.NoRole

    def text(self, what: QAccessible.Text) -> str:
        """See Qt."""
        thing = self._thing()
        if thing is None:
            return ""
        match what:
            case Text.Name:
                return thing.name
            case Text.Description:
                return thing.description
            case Text.Accelerator:
                return thing.shortcut
            case Text.Value if thing.amount is not None:
                return str(thing.amount[0])
        return ""

    def rect(self) -> QRect:
        """See Qt."""
        return self._tracker.rect(self._key) if self._thing() is not None else QRect()

    def state(self) -> QAccessible.State:
        """See Qt."""
        state, thing = QAccessible.State(), self._thing()
        if thing is None:
            state.invalid = 1
            return state
        state.focusable = int(thing.place is not None)
        state.focused = int(thing.place is not None and self._tracker.focus() == self._key)
        state.disabled = int(thing.off)
        state.selectable = int(thing.selectable)
        state.selected = int(thing.selected)
        state.readOnly = int(not thing.acts)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """See Qt. Anything but a pointer ends the program."""
        thing = self._thing()
        if thing is not None and kind == Interface.ActionInterface and _actions(thing):
            return _pointer(self._action)
        if thing is not None and kind == Interface.ValueInterface and thing.amount is not None:
            return _pointer(self._value)
        return _pointer(0)


class NodeAction(QAccessibleActionInterface):
    """What can be done with a thing."""

    def __init__(self, node: TableNode) -> None:
        super().__init__()
        self._tracker, self._key = node.tracker, node.key

    def actionNames(self) -> list[str]:
        """See Qt."""
        thing = self._tracker.thing(self._key)
        return _actions(thing) if thing is not None else []

    def doAction(self, name: str) -> None:
        """See Qt."""
        self._tracker.act(self._key, name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """See Qt."""
        thing = self._tracker.thing(self._key)
        return [thing.shortcut] if thing is not None and thing.shortcut and name == PRESS else []


class NodeValue(QAccessibleValueInterface):
    """A number that the person sets."""

    def __init__(self, node: TableNode) -> None:
        super().__init__()
        self._tracker, self._key = node.tracker, node.key

    def _amount(self) -> tuple[int, int, int]:
        thing = self._tracker.thing(self._key)
        return thing.amount or (0, 0, 0) if thing is not None else (0, 0, 0)

    def currentValue(self) -> int:
        """See Qt."""
        return self._amount()[0]

    def minimumValue(self) -> int:
        """See Qt."""
        return self._amount()[1]

    def maximumValue(self) -> int:
        """See Qt."""
        return self._amount()[2]

    def minimumStepSize(self) -> int:
        """See Qt."""
        return 1

    def setCurrentValue(self, value: Any) -> None:
        """See Qt."""
        self._tracker.act(self._key, round(value))


def _pointer(what: object) -> int:
    return VoidPtr(what)  # type: ignore[arg-type, return-value]  # its stubs know only numbers


def _actions(thing: Thing) -> list[str]:
    names = [PRESS] if thing.acts else []
    if thing.amount is not None:
        names += [LESS, MORE]
    return [*names, FOCUS] if thing.place is not None else names


def _index(keys: list[Key], child: QAccessibleInterface) -> int:
    node = child.object()
    if not isinstance(node, TableNode):
        return -1
    return keys.index(node.key) if node.key in keys else node.index


def _at(tracker: Tracker, keys: list[Key], x: int, y: int) -> QAccessibleInterface | None:
    found = (key for key in keys if tracker.rect(key).contains(QPoint(x, y)))
    return next((tracker.interface(key) for key in found), None)
