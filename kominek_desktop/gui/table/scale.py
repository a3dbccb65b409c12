"""The one measure of the table: how large a virtual unit is. A window of 1280 x 800 has 1."""

from __future__ import annotations

UNITS_WIDE, UNITS_HIGH = 1280.0, 800.0
LEAST = 0.05


def scale_for(width: float, height: float) -> float:
    """Logical pixels for one virtual unit of a table of that size."""
    return max(LEAST, min(width / UNITS_WIDE, height / UNITS_HIGH))
