"""What the desktop tells about its user's eyes: contrast and motion, where Qt knows of it.

Qt answers for contrast from 6.10 and for motion from 6.12 on; an older one answers nothing.
"""

from __future__ import annotations

from PySide6 import QtCore  # its Qt takes milliseconds to come, and waits for the question
from PySide6.QtGui import QGuiApplication


def _wish(question: str) -> str:
    # Both objects are kept in variables: Qt's are gone while a chained call still uses them.
    hints = QGuiApplication.styleHints()
    access = hints.accessibility() if hasattr(hints, "accessibility") else None
    ask = getattr(access, question, None)
    return ask().name if ask is not None else ""


def wants_contrast() -> bool:
    """The system asks for high contrast."""
    return _wish("contrastPreference") == "HighContrast"


def wants_calm() -> bool:
    """The system asks for less motion."""
    return _wish("motionPreference") == "ReducedMotion"


def wants_light() -> bool:
    """The system is light."""
    return QGuiApplication.styleHints().colorScheme() is QtCore.Qt.ColorScheme.Light
