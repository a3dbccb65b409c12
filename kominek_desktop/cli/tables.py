"""Reports as text: JSON-ready mappings become columns that line up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def format_value(value: Any) -> str:
    """One cell: lists as ``5 0``, mappings as ``left 9H, hit yes``, nothing as ``-``."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return " ".join(map(format_value, value)) or "-"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {format_value(part)}" for key, part in value.items()) or "-"
    return str(value)


def format_table(rows: Sequence[Mapping[str, Any]]) -> str:
    """A line for every mapping below a line of the keys, in the order in which these first
    appear."""
    keys = list(dict.fromkeys(key for row in rows for key in row))
    cells = [keys, *([format_value(row.get(key)) for key in keys] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    )
    return "\n".join(lines) + "\n"


def format_mapping(values: Mapping[str, Any]) -> str:
    """A ``key: value`` line for every entry."""
    return "".join(f"{key}: {format_value(value)}\n" for key, value in values.items())
