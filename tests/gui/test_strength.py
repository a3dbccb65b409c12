"""The strength that the settings show is the one that docs/strength.md reports."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QLocale

from kominek_desktop.gui.strength import OVER_THE_NEXT
from kominek_desktop.gui.texts.settings_words import signed, strength_pair
from kominek_desktop.session.answers import LEVELS

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "strength.md"
MARK = re.compile(r"^<!-- over (\w+) (\w+) (-?\d+\.\d+) -->$", re.M)


def test_every_level_is_measured_against_the_one_below() -> None:
    neighbours = list(zip(LEVELS[1:], LEVELS, strict=False))
    assert [(level, below) for level, below, _ in OVER_THE_NEXT] == neighbours
    assert len({strength_pair(*pair) for pair in neighbours}) == len(neighbours)


def test_the_figures_are_those_of_the_page() -> None:
    found = [
        (level, below, float(lead)) for level, below, lead in MARK.findall(PAGE.read_text("utf-8"))
    ]
    assert found == list(OVER_THE_NEXT)


def test_figures_have_a_real_sign_and_the_sign_of_the_language() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("pl"))
        assert [signed(value) for value in (0.61, -0.125, 0.001, -0.001)] == [
            "+0,61",
            "\N{MINUS SIGN}0,13",
            "0,00",
            "0,00",
        ]
        QLocale.setDefault(QLocale("en"))
        assert signed(1.5) == "+1.50"
    finally:
        QLocale.setDefault(before)
