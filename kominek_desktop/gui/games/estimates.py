"""What may be said of estimates that are not exact."""

from __future__ import annotations

from math import hypot

from kominek_desktop.session.answers import Estimate

ERRORS = 2.0
"""Values no further apart than so many standard errors are told as equal."""
SEEN_APART = 0.1
"""Chances so far apart are never told as equal, however few worlds a move was tried in."""


def as_good(best: Estimate, other: Estimate) -> bool:
    """Whether another move may be as good as the best one: the difference of their values is
    within two standard errors of that difference, and their chances look alike."""
    if abs(best.chance - other.chance) >= SEEN_APART:
        return False
    return abs(best.value - other.value) <= ERRORS * hypot(best.error, other.error)
