"""Words that several pages share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def back() -> str:
    """The round button in the head of a page."""
    return translate("Page", "Back")
