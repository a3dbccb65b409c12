"""Words of hints that no game changes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def thinking() -> str:
    """The program is still thinking about the hint."""
    return translate("Hint", "thinking…")


def percent(chance: float, equal: bool) -> str:
    """A chance from 0 to 1 on a card; ``equal``: as good as the best one."""
    text = translate("Hint", "≈ {n}%") if equal else translate("Hint", "{n}%")
    return text.format(n=round(100 * chance))


def unweighed() -> str:
    """In the place of a chance that was not worth finding out."""
    return "–"


def nearly_equal() -> str:
    """What the sign before a chance means."""
    return translate("Hint", "≈ nearly equal")
