"""Words that only a screen reader says about the table; all others are those that are seen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def table() -> str:
    """The table as a whole."""
    return translate("Access", "Card table")


def hand() -> str:
    """The list of the person's cards."""
    return translate("Access", "Your cards")


def trick() -> str:
    """The list of the cards in the middle."""
    return translate("Access", "Trick on the table")


def wins() -> str:
    """After the card that takes the trick as it lies."""
    return translate("Access", "wins so far")


def hinted() -> str:
    """After a card or a choice that the program recommends."""
    return translate("Access", "recommended")


def eight_change(caption: str, before: int, after: int) -> str:
    """What a deal did to an eight."""
    return translate("Access", "{caption}: {before} before, {after} now").format(
        caption=caption, before=before, after=after
    )
