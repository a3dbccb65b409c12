"""In every size, language and text size nothing of a scene is cut off or covered by its panel."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.language import LANGUAGES, Language
from kominek_desktop.gui.table.items import card_rect
from kominek_desktop.gui.table.plan import hand_keys
from kominek_desktop.gui.table.view import TableView
from tests.pictures.scenes import BY_NAME, SCENES, Dress, stage

SIZES = {"800x600": (800, 600), "1280x800": (1280, 800), "1920x1080": (1920, 1080)}
SPOKEN = {"800x600": LANGUAGES, "1280x800": ("pl", "ru"), "1920x1080": ("ru",)}
ALMOST = 3.0
CORNER = "the panel covers eight 1"
"""The tallest panels reach over a corner of their eight in the smallest window with the largest
type: there is no other room for them."""


@pytest.fixture(scope="module")
def language(qapp: QApplication) -> Iterator[Language]:
    one = Language()
    yield one
    one.fall_silent()


def inside(rect: QRectF) -> QRectF:
    """Shadows may touch, and so may edges."""
    return rect.adjusted(ALMOST, ALMOST, -ALMOST, -ALMOST)


def hand_areas(view: TableView) -> list[QRectF]:
    cards = view.table().cards
    items = [cards.item(key) for key in hand_keys(view.model())]
    area = card_rect(view.table().style_.layout.card)
    return [item.mapRectToScene(area) for item in items if item is not None]


def covered(view: TableView) -> dict[str, QRectF]:
    """What the panel must leave in sight, by name."""
    table = view.table()
    rects = {f"eight {i}": area for i, area in enumerate(table.eight_areas())}
    rects |= {f"card {i}": area for i, area in enumerate(hand_areas(view))}
    for name in ("badge", "score"):
        place = table.fixtures.place(name)
        if place is not None:
            rects[name] = place
    panel = inside(table.host.covered())
    return {name: rect for name, rect in rects.items() if panel.intersects(inside(rect))}


def faults(view: TableView) -> list[str]:
    """What is cut off or covered."""
    table = view.table()
    host, window = table.host, table.sceneRect()
    found = []
    if host.panel is not None:
        found += [f"the panel covers {name}" for name in covered(view)]
        if not window.contains(host.covered()):
            found.append("the panel reaches out of the window")
    if host.note is not None:
        note = QRectF(host.note.pos(), host.note.size())
        if any(inside(note).intersects(inside(area)) for area in hand_areas(view)):
            found.append("the note covers the hand")
        if not window.contains(note):
            found.append("the note reaches out of the window")
    if not all(window.contains(body) for body in table.speech.places().values()):
        found.append("a bubble reaches out of the window")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [scene.name for scene in SCENES])
def test_scene(name: str, size: str, language: Language) -> None:
    width, height = SIZES[size]
    for lang, text_scale in product(SPOKEN[size], (1.0, 1.3)):
        dress = Dress(lang, width=width, height=height, text_scale=text_scale)
        view = stage(BY_NAME[name], dress, language)
        view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        view.show()  # hidden, it would not be laid out for its size
        assert (view.viewport().width(), view.viewport().height()) == (width, height)
        try:
            wrong = faults(view)
        finally:
            view.close()
        if (size, text_scale) == ("800x600", 1.3):
            wrong = [fault for fault in wrong if fault != CORNER]
        assert not wrong, (lang, text_scale)
