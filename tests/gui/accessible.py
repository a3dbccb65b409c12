"""The accessible tree of a widget, read as an assistive program would read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface

ask = QAccessible.queryAccessibleInterface
Text = QAccessible.Text
Role = QAccessible.Role
STATES = ("focusable", "focused", "disabled", "selectable", "selected", "invalid")


@dataclass(frozen=True, slots=True)
class Found:
    """What one object tells."""

    depth: int
    role: Role
    name: str
    description: str
    states: tuple[str, ...]
    actions: tuple[str, ...]
    rect: QRect

    def __str__(self) -> str:
        text = f"{'  ' * self.depth}{self.role.name}: {self.name}"
        return f"{text} | {self.description} | {' '.join(self.states)} {self.actions}"


def read(one: QAccessibleInterface, depth: int = 0) -> Found:
    state = one.state()
    action = cast("QAccessibleActionInterface | None", one.actionInterface())
    return Found(
        depth,
        one.role(),
        one.text(Text.Name),
        one.text(Text.Description),
        tuple(name for name in STATES if getattr(state, name)),
        tuple(action.actionNames()) if action is not None else (),
        one.rect(),
    )


def everything(widget: QObject) -> list[QAccessibleInterface]:
    """Every object under a widget and itself, parents first."""

    def walk(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        yield one
        for index in range(one.childCount()):
            yield from walk(one.child(index))

    return list(walk(ask(widget)))


def tree(widget: QObject) -> list[Found]:
    def walk(one: QAccessibleInterface, depth: int) -> Iterator[Found]:
        yield read(one, depth)
        for index in range(one.childCount()):
            yield from walk(one.child(index), depth + 1)

    return list(walk(ask(widget), 0))


def named(widget: QObject, name: str) -> QAccessibleInterface:
    """The only object with this name."""
    found = [one for one in everything(widget) if one.text(Text.Name) == name]
    assert len(found) == 1, f"{name}: {len(found)}"
    return found[0]


def press(one: QAccessibleInterface) -> None:
    one.actionInterface().doAction("Press")
