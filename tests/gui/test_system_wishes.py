"""Theme and motion follow what the system says, as far as this Qt can tell."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from kominek_desktop.gui import system_wishes
from kominek_desktop.gui.appearance import pace_for
from kominek_desktop.gui.style import theme_for
from kominek_desktop.session.settings import Settings


class Contrast(Enum):
    NoPreference = 0
    HighContrast = 1


class Calm(Enum):
    NoPreference = 0
    ReducedMotion = 1


def told(monkeypatch: pytest.MonkeyPatch, **answers: object) -> None:
    """A desktop that gives these answers."""
    access = SimpleNamespace(
        **{f"{key}Preference": lambda value=value: value for key, value in answers.items()}
    )
    hints = SimpleNamespace(accessibility=lambda: access, colorScheme=lambda: Qt.ColorScheme.Light)
    desktop = SimpleNamespace(styleHints=lambda: hints)
    monkeypatch.setattr(system_wishes, "QGuiApplication", desktop)


def test_high_contrast_comes_before_light(monkeypatch: pytest.MonkeyPatch) -> None:
    told(monkeypatch, contrast=Contrast.HighContrast)
    assert theme_for("system").id == "contrast"
    assert theme_for("dark").id == "dark", "a choice of the person stands"
    told(monkeypatch, contrast=Contrast.NoPreference)
    assert theme_for("system").id == "light"


def test_less_motion_is_obeyed_and_an_older_qt_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told(monkeypatch, motion=Calm.ReducedMotion)
    assert pace_for(Settings()).reduced
    told(monkeypatch, motion=Calm.NoPreference)
    assert not pace_for(Settings()).reduced
    assert pace_for(replace(Settings(), reduced_motion=True)).reduced
    told(monkeypatch)
    assert not pace_for(Settings()).reduced


def test_this_qt_is_asked_without_harm(qapp: QGuiApplication) -> None:
    assert not system_wishes.wants_calm()
    assert not system_wishes.wants_contrast()
