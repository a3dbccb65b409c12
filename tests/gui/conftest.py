"""What several tests of the window share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.table import access
from kominek_desktop.gui.theme import DARK


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[Language]:
    """The program's fonts, the dark theme, and English words."""
    load_fonts()
    language = Language()
    language.speak("en")
    apply_style(qapp, DARK)
    yield language
    language.fall_silent()
    apply_style(qapp, DARK)


@pytest.fixture
def client(qapp: QApplication) -> Iterator[None]:
    """As if an assistive program were running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def told(client: None, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """What the reader says, and whether it interrupts."""
    said: list[tuple[str, bool]] = []

    def keep(event: QAccessibleEvent) -> None:
        assert isinstance(event, QAccessibleAnnouncementEvent)
        said.append((event.message(), event.politeness() is access.Politeness.Assertive))

    class Spy(QAccessible):
        updateAccessibility = staticmethod(keep)

    monkeypatch.setattr(access, "QAccessible", Spy)
    return said
