"""House rules: what can be switched, and the text form of a set of choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Switch:
    """One house rule. ``values`` are stable ids; the first is what the printed rules say."""

    id: str
    clause: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The value of the printed rules."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of choices."""

    id: str
    options: Any


class BadOption(ValueError):
    """An option text that no switch explains. ``column`` counts from 1 within the text."""

    def __init__(self, text: str, column: int) -> None:
        super().__init__(text)
        self.text = text
        self.column = column


def format_options(switches: Sequence[Switch], options: Any) -> str:
    """``id=value`` for every switch, in the order of the switches."""
    return " ".join(f"{switch.id}={getattr(options, switch.id)}" for switch in switches)


def parse_options(switches: Sequence[Switch], default: Any, text: str) -> Any:
    """The options named in ``text`` (blanks or commas between); what is not named keeps its
    printed value. Raises :class:`BadOption`."""
    known = {switch.id: switch for switch in switches}
    chosen: dict[str, str] = {}
    column = 1
    for part in text.replace(",", " ").split(" "):
        if part:
            key, _, value = part.partition("=")
            if key not in known or value not in known[key].values or key in chosen:
                raise BadOption(part, column)
            chosen[key] = value
        column += len(part) + 1
    values = {switch.id: chosen.get(switch.id, getattr(default, switch.id)) for switch in switches}
    return type(default)(**values)


def differences(switches: Sequence[Switch], options: Any) -> tuple[Switch, ...]:
    """The switches that stand otherwise than the printed rules."""
    return tuple(s for s in switches if getattr(options, s.id) != s.default)
