"""Words for what a deal of Kominek brought, on the page on which a match is looked at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def points(ours: int) -> str:
    """Points of a deal, more than 0 for us, for the ear."""
    if ours > 0:
        return translate("KominekLook", "%n point(s) for you", None, ours)
    return translate("KominekLook", "%n point(s) for them", None, -ours)


def nothing() -> str:
    """A deal that brought nobody anything."""
    return translate("KominekLook", "no points")


def coats(ours: bool, count: int) -> str:
    """Coats that a deal put on the other pair, or on the person's, for the ear."""
    if ours:
        return translate("KominekLook", "%n fur coat(s) on them", None, count)
    return translate("KominekLook", "%n fur coat(s) on you", None, count)
