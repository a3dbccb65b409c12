"""How much the levels are worth, as measured."""

from __future__ import annotations

OVER_THE_NEXT = (
    ("regular", "beginner", 0.145),
    ("strong", "regular", 0.140),
    ("top", "strong", 0.058),
)
"""Level, the level below, and its lead in points a deal: the means of duplicate deals on the
printed scale in docs/strength.md, whose marks hold the same figures."""
