"""Where the focus starts, and where an arrow takes it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt

from kominek_desktop.gui.panels.model import Choice
from kominek_desktop.rules.cards import Card

DIGITS = range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)
REFUSING = "0"
MOVING = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
ACTING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
KEY_NAMES = {
    Qt.Key.Key_Return: "Enter",
    Qt.Key.Key_Enter: "Enter",
    Qt.Key.Key_Space: "Space",
}


@dataclass(frozen=True, slots=True)
class PanelState:
    """What survives a panel being built again: focus, its ring, selected cards."""

    focus: int | None
    shown: bool
    selection: tuple[Card, ...]


def key_name(key: int) -> str:
    """The name a choice uses for a key; empty for keys no choice can have."""
    if key in DIGITS:
        return str(key - Qt.Key.Key_0)
    if Qt.Key.Key_F1 <= key <= Qt.Key.Key_F12:
        return f"F{key - Qt.Key.Key_F1 + 1}"
    return next((name for code, name in KEY_NAMES.items() if code == key), "")


def first_focus(choices: list[Choice], wanted: int | None) -> int | None:
    """The wanted choice, else the primary one, else the refusing one, else the first."""
    if wanted is not None and 0 <= wanted < len(choices):
        return wanted
    for index, choice in enumerate(choices):
        if choice.primary and choice.enabled:
            return index
    for index, choice in enumerate(choices):
        if choice.key == REFUSING:
            return index
    return 0 if choices else None


def moved(key: int, index: int, rects: list[QRectF]) -> int | None:
    """Where a key of ``MOVING`` takes the focus; the ends do not wrap, None = out of the panel."""
    last = len(rects) - 1
    match key:
        case Qt.Key.Key_Home:
            return 0
        case Qt.Key.Key_End:
            return last
        case Qt.Key.Key_Left:
            return max(0, index - 1)
        case Qt.Key.Key_Right:
            return min(last, index + 1)
        case _:
            return across(index, rects, -1 if key == Qt.Key.Key_Up else 1)


def across(index: int, rects: list[QRectF], step: int) -> int | None:
    """The nearest choice in the next row above (-1) or below (1); None at the edge."""
    here = rects[index].center()
    reach = rects[index].height() / 2
    best: tuple[float, float, int] | None = None
    for other, rect in enumerate(rects):
        away = (rect.center().y() - here.y()) * step
        if away > reach:
            found = (away, abs(rect.center().x() - here.x()), other)
            best = found if best is None else min(best, found)
    return None if best is None else best[2]
