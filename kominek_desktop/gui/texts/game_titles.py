"""Names of the games and how many play them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def kominek() -> str:
    """The game of the fireplace."""
    return translate("Game", "Kominek")


def klin() -> str:
    """Kominek without its announcements."""
    return translate("Game", "Klin")


def kominek_about() -> str:
    """Players, pack and spirit."""
    return translate("Game", "four in pairs · 24 cards · 66, marriages and solo games")


def klin_about() -> str:
    """Players, pack and spirit."""
    return translate("Game", "four in pairs · 24 cards · 66 and marriages")
