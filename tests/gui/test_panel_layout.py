"""The panel and the note: nothing is cut off or overlaps, at any scale."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.panels.controls import ControlPainter, State
from kominek_desktop.gui.panels.foot import explain_block, explain_texts
from kominek_desktop.gui.panels.layout import Layout, lay_out
from kominek_desktop.gui.panels.model import Note, Panel
from kominek_desktop.gui.panels.note import NoteItem
from kominek_desktop.gui.panels.panel import PanelItem
from kominek_desktop.gui.panels.style import FLOOR, Style
from kominek_desktop.gui.panels.text import set_text
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.theme import DARK, LIGHT
from tests.gui import panel_samples as samples
from tests.gui.panel_samples import NINES, NOTES, PANELS

SCALES = [(1.0, 1.0), (1.0, 1.3), (0.625, 1.0), (0.625, 1.3), (1.8, 1.0), (0.5, 1.5)]


@pytest.fixture
def faces(qtbot: QtBot) -> Faces:
    return Faces(samples.LETTERS, DARK)


def inside(outer: QRectF, inner: QRectF) -> bool:
    return outer.adjusted(-0.5, -0.5, 0.5, 0.5).contains(inner)


def control_texts(layout: Layout, style: Style, faces: Faces) -> Iterator[tuple[QRectF, QRectF]]:
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for control in layout.controls:
        off = State(off=not control.choice.enabled)
        for rect in ControlPainter(style, faces).paint(painter, 1.0, control, off, True):
            yield control.rect, rect
    painter.end()


@pytest.mark.parametrize("sample", PANELS)
@pytest.mark.parametrize(("k", "text_scale"), SCALES)
def test_no_text_leaves_its_panel(
    faces: Faces, sample: Callable[[], Panel], k: float, text_scale: float
) -> None:
    panel = sample()
    style = Style(k, text_scale, LIGHT)
    layout = lay_out(panel, style, faces)
    whole = QRectF(QPointF(0, 0), layout.size)
    assert layout.size.width() <= max(panel.width, 760) * k + 1
    for rect in layout.drawing.texts:
        assert inside(whole, rect)
    for control in layout.controls:
        assert inside(whole, control.rect)
    for outer, rect in control_texts(layout, style, faces):
        assert inside(outer, rect)
    if layout.explain is not None:
        place = layout.explain.place
        assert inside(whole, place)
        for text in explain_texts(panel):
            block = explain_block(style, text, place.width())
            assert block.width <= place.width() and block.height <= place.height() + 0.5


@pytest.mark.parametrize("sample", PANELS)
@pytest.mark.parametrize(("k", "text_scale"), SCALES)
def test_choices_do_not_overlap_and_can_be_hit(
    faces: Faces, sample: Callable[[], Panel], k: float, text_scale: float
) -> None:
    layout = lay_out(sample(), Style(k, text_scale, DARK), faces)
    rects = [control.rect for control in layout.controls]
    for index, rect in enumerate(rects):
        assert min(rect.width(), rect.height()) >= 24
        assert not any(rect.intersects(other) for other in rects[index + 1 :])
        if layout.explain is not None:
            assert not rect.intersects(layout.explain.place)
    assert all(not a.intersects(b) for a in rects for b in layout.drawing.texts)


@pytest.mark.parametrize("sample", NOTES)
@pytest.mark.parametrize(("k", "text_scale"), SCALES)
def test_no_text_leaves_its_note(
    qtbot: QtBot, sample: Callable[[], Note], k: float, text_scale: float
) -> None:
    item = NoteItem(sample(), k, LIGHT, text_scale)
    whole = QRectF(QPointF(0, 0), item.size())
    assert all(inside(whole, rect) for rect in item.text_rects())


def test_no_type_is_under_the_floor(qtbot: QtBot) -> None:
    assert Style(0.3, 1.0, DARK).px(14) == FLOOR
    assert Style(1.0, 1.3, DARK).px(20) == 26


def test_a_note_that_does_not_fit_is_dropped(faces: Faces) -> None:
    style = Style(1.0, 1.0, DARK)
    short, long = (Panel("Title", note=note) for note in ("note", "word " * 40))
    assert len(lay_out(short, style, faces).drawing.texts) == 2
    assert len(lay_out(long, style, faces).drawing.texts) == 1


def test_the_counter_counts(faces: Faces) -> None:
    panel = samples.nines_choose()
    style = Style(1.0, 1.0, DARK)
    none, three = (lay_out(panel, style, faces, cards) for cards in ((), NINES[:3]))
    assert none.size == three.size


def test_bold_marks_and_wrapping(qtbot: QtBot) -> None:
    style = Style(1.0, 1.0, DARK)
    block = set_text("a **b c**, d\ne", style.sans(16), strong=style.sans(16, 700))
    runs = [[(run.text, run.bold) for run in line.runs] for line in block.lines]
    assert runs[0] == [("a", False), ("b", True), ("c", True), (",", False), ("d", False)]
    assert runs[1] == [("e", False)]
    assert set_text("mmmmmmmmmm", style.sans(16), 50).width <= 50


@pytest.mark.parametrize("sample", [*PANELS, *NOTES])
@pytest.mark.parametrize("ratio", [1, 2])
def test_every_kind_covers_its_size(faces: Faces, sample: Callable[[], Any], ratio: int) -> None:
    value = sample()
    scene = QGraphicsScene()
    if isinstance(value, Note):
        item: NoteItem | PanelItem = NoteItem(value, 0.625, LIGHT, 1.3)
    else:
        item = PanelItem(value, 0.625, LIGHT, faces, 1.3)
        item.show_focus(True)
    scene.addItem(item)
    size = item.size().toSize()
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    area = QRectF(QPointF(0, 0), size)
    scene.render(painter, area, area)
    painter.end()
    middle = image.rect().center()
    for x, y in ((middle.x(), middle.y()), (middle.x(), 3), (3, middle.y())):
        assert image.pixelColor(x, y).alpha() == 255
    assert image.pixelColor(0, 0).alpha() < 255  # a rounded corner


@pytest.mark.parametrize("sample", [samples.trump, samples.nines_leave, samples.result])
@pytest.mark.parametrize("state", ["off", "focused", "hovered", "pressed"])
def test_every_state_looks_different(faces: Faces, sample: Callable[[], Panel], state: str) -> None:
    style = Style(1.0, 1.0, DARK)
    control = lay_out(sample(), style, faces).controls[-1]

    def look(state: State) -> QImage:
        area = control.rect.adjusted(-20, -20, 20, 20)
        image = QImage(area.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(DARK.plate)
        painter = QPainter(image)
        painter.translate(-area.topLeft())
        ControlPainter(style, faces).paint(painter, 1.0, control, state, True)
        painter.end()
        return image

    changed = {name: name == state for name in ("off", "focused", "hovered", "pressed")}
    assert look(State(**changed)) != look(State())
