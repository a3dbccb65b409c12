"""Every text and every mark stands out against what it lies on, by the themes' own colours."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtGui import QColor

from kominek_desktop.gui.theme import THEMES, Theme

ROOT = Path(__file__).parents[2]


def load() -> ModuleType:
    """The script, by its path: its folder has the name of a package that pip installs."""
    name = "contrast_table"
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


table = load()
PAIRS = [
    pytest.param(pair, id=f"{heading}: {pair.name}")
    for heading, pairs in (table.TEXTS | table.MARKS).items()
    for pair in pairs
]


def test_ratios_are_those_of_the_standard() -> None:
    black, white, grey = QColor("#000000"), QColor("#FFFFFF"), QColor("#767676")
    assert table.contrast(black, white) == pytest.approx(21.0)
    assert table.contrast(white, white) == pytest.approx(1.0)
    assert table.contrast(grey, white) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("pair", PAIRS)
def test_it_stands_out(pair: Any, theme: Theme) -> None:
    assert pair.ratio(theme) >= pair.least


def test_texts_have_at_least_the_floors() -> None:
    for pair in (pair for pairs in table.TEXTS.values() for pair in pairs):
        assert pair.least >= table.MARK
    for pair in (pair for pairs in table.MARKS.values() for pair in pairs):
        assert pair.least == table.MARK


def test_the_page_is_what_the_script_writes() -> None:
    written = (ROOT / "docs" / "contrast.md").read_text("utf-8")
    assert written == table.page(), "run: python packaging/contrast_table.py"
