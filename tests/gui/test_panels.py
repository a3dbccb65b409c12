"""The panel and the note: what keys and clicks do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.panels.model import Choice, Panel, Select
from kominek_desktop.gui.panels.note import NoteItem
from kominek_desktop.gui.panels.panel import HOVER_DELAY, PanelItem
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.theme import DARK
from tests.gui import panel_samples as samples
from tests.gui.panel_samples import NINES

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def faces(qtbot: QtBot) -> Faces:
    return Faces(samples.LETTERS, DARK)


class Heard:
    """A panel and everything it said."""

    def __init__(self, panel: Panel, faces: Faces, armed: bool = True) -> None:
        self.item = PanelItem(panel, 1.0, DARK, faces)
        self.chosen: list[Any] = []
        self.cancelled: list[Any] = []
        self.selections: list[Any] = []
        self.item.chosen.connect(self.chosen.append)
        self.item.cancelled.connect(self.cancelled.append)
        self.item.selection_changed.connect(self.selections.append)
        if armed:
            self.item.arm()

    def press(self, *keys: Qt.Key, repeat: bool = False) -> bool:
        used = False
        for key in keys:
            event = QKeyEvent(QEvent.Type.KeyPress, key, NONE, "", repeat)
            used = self.item.handle_key(event)
        return used


@pytest.fixture
def hear(faces: Faces) -> Callable[..., Heard]:
    return lambda panel, armed=True: Heard(panel, faces, armed)


# Keys


def test_a_digit_focuses_and_acts_the_second_time(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.trump())
    assert heard.press(Key.Key_2)
    assert (heard.item.focus_index(), heard.chosen) == (1, [])
    heard.press(Key.Key_3)
    assert (heard.item.focus_index(), heard.chosen) == (2, [])
    heard.press(Key.Key_3)
    assert heard.chosen == [2]


def test_a_held_digit_does_not_choose(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.trump())
    heard.press(Key.Key_2)
    heard.press(Key.Key_2, repeat=True)
    assert heard.chosen == []


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_and_space_act_on_the_focus(hear: Callable[..., Heard], key: Qt.Key) -> None:
    heard = hear(samples.trump())
    heard.press(Key.Key_0, key)
    assert heard.chosen == ["decline"]


def test_a_digit_acts_at_once_when_it_is_set_so(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.trump())
    heard.item.digit_acts = True
    heard.press(Key.Key_4)
    assert heard.chosen == [3]


def test_nothing_focused_has_no_default(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.redeal())
    assert not heard.press(Key.Key_Space)
    assert not heard.press(Key.Key_Return)
    assert heard.chosen == []


def test_space_presses_the_primary_of_a_result(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.result())
    assert not heard.press(Key.Key_Return)
    heard.press(Key.Key_Space)
    assert heard.chosen == ["next"]


def test_the_key_of_a_button_presses_it(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.result())
    heard.press(Key.Key_F9)
    assert heard.chosen == ["review"]


def test_the_first_arrow_shows_where_the_focus_is(hear: Callable[..., Heard]) -> None:
    places = {
        samples.trump: 4,  # the refusing answer
        samples.result: 2,  # the primary
        samples.auction: 1,  # as the panel wants
    }
    for sample, place in places.items():
        heard = hear(sample())
        assert heard.item.focus_index() is None
        heard.press(Key.Key_Right)
        assert heard.item.focus_index() == place


def test_arrows_do_not_wrap(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.trump())
    heard.press(Key.Key_Right, Key.Key_Home)
    assert heard.item.focus_index() == 0
    heard.press(Key.Key_Left)
    assert heard.item.focus_index() == 0
    heard.press(Key.Key_Right)
    assert heard.item.focus_index() == 1
    heard.press(Key.Key_End, Key.Key_Right)
    assert heard.item.focus_index() == 4


def test_up_and_down_go_between_tiles_and_buttons(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.trump())
    heard.item.set_focus_index(0)
    assert heard.press(Key.Key_Down)
    assert heard.item.focus_index() == 4
    assert not heard.press(Key.Key_Down)
    heard.press(Key.Key_Up)
    assert heard.item.focus_index() == 3
    assert not heard.press(Key.Key_Up)


def test_stacked_buttons_answer_up_and_down(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.marriage())
    heard.item.show_focus(True)
    heard.press(Key.Key_Down, Key.Key_Down)
    assert heard.item.focus_index() == 2
    heard.press(Key.Key_Return)
    assert heard.chosen == ["out"]


def test_escape_hands_back_the_panels_cancel(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.marriage())
    assert heard.press(Key.Key_Escape)
    assert (heard.cancelled, heard.chosen) == (["back"], [])
    never = hear(samples.redeal())
    assert not never.press(Key.Key_Escape)
    assert (never.cancelled, never.chosen) == ([], [])


def test_other_keys_are_left_to_the_table(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.trump())
    assert not heard.press(Key.Key_H)
    assert not heard.press(Key.Key_7)
    control = Qt.KeyboardModifier.ControlModifier
    assert not heard.item.handle_key(QKeyEvent(QEvent.Type.KeyPress, Key.Key_1, control))


# Arming and single use


def test_nothing_acts_before_it_is_armed(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.result(), armed=False)
    assert not heard.item.armed
    assert heard.press(Key.Key_Space, Key.Key_F9, Key.Key_Right)
    assert (heard.chosen, heard.item.focus_index()) == ([], None)
    heard.item.arm()
    assert heard.item.armed
    assert heard.chosen == []  # swallowed, not queued
    heard.press(Key.Key_Space)
    assert heard.chosen == ["next"]


def test_a_panel_answers_once(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.marriage())
    heard.press(Key.Key_1, Key.Key_1, Key.Key_1, Key.Key_2, Key.Key_2)
    assert heard.press(Key.Key_Escape)
    assert (heard.chosen, heard.cancelled) == (["forty"], [])


def test_off_choices_take_the_focus_and_refuse(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.auction())
    heard.press(Key.Key_1, Key.Key_1, Key.Key_Return)
    assert (heard.item.focus_index(), heard.chosen) == (0, [])
    assert not heard.item.choice_enabled(0)
    heard.press(Key.Key_2, Key.Key_2)
    assert heard.chosen == [6]


# Selection


def test_a_full_selection_replaces_its_oldest_card(hear: Callable[..., Heard]) -> None:
    heard = hear(replace(samples.nines_choose(), select=Select(3, NINES)))
    for card in NINES:
        heard.item.toggle(card)
    assert heard.item.selection() == NINES[1:]
    heard.item.toggle(NINES[2])
    assert heard.item.selection() == (NINES[1], NINES[3])
    assert heard.selections[-1] == (NINES[1], NINES[3])
    assert len(heard.selections) == 5


def test_cards_that_are_not_allowed_are_not_selected(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.nines_answer())
    heard.item.toggle(NINES[0])
    heard.item.set_selection((NINES[0],))
    assert heard.item.selection() == ()
    plain = hear(samples.trump())
    plain.item.toggle(NINES[0])
    assert plain.item.selection() == ()


def test_a_button_waits_for_the_wanted_number_of_cards(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.nines_choose())
    assert heard.item.selection() == NINES[:2]
    heard.press(Key.Key_Return)
    assert heard.chosen == []
    assert not heard.item.choice_enabled(1)
    heard.item.toggle(NINES[3])
    assert heard.item.choice_enabled(1)
    heard.press(Key.Key_Return)
    assert heard.chosen == [(NINES[0], NINES[1], NINES[3])]


def test_a_callable_value_is_given_the_selection(hear: Callable[..., Heard]) -> None:
    heard = hear(samples.nines_answer())
    card = samples.cards("QH")
    heard.press(Key.Key_2, Key.Key_2)
    assert heard.chosen == []
    heard.item.set_selection(card)
    heard.press(Key.Key_2)
    assert heard.chosen == [("bottom", card)]


def test_focus_and_selection_survive_a_new_item(hear: Callable[..., Heard]) -> None:
    first, second = hear(samples.nines_choose()), hear(samples.nines_choose())
    first.press(Key.Key_0)
    first.item.set_selection(NINES[1:])
    second.item.restore(first.item.state())
    assert second.item.focus_index() == 0
    assert second.item.selection() == NINES[1:]
    second.item.restore(None)
    assert second.item.focus_index() == 0


# The mouse, in a real view


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[QGraphicsView]:
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.setMouseTracking(True)
    view.show()
    yield view
    view.hide()


def at(view: QGraphicsView, item: PanelItem | NoteItem, point: QPointF) -> Any:
    return view.mapFromScene(item.mapToScene(point))


def test_a_click_chooses_only_when_armed_and_on(
    view: QGraphicsView, hear: Callable[..., Heard]
) -> None:
    heard = hear(samples.auction(), armed=False)
    view.scene().addItem(heard.item)
    left, viewport = Qt.MouseButton.LeftButton, view.viewport()
    spots = [at(view, heard.item, heard.item.choice_rect(index).center()) for index in range(5)]
    QTest.mouseClick(viewport, left, NONE, spots[1])
    assert heard.chosen == []
    heard.item.arm()
    QTest.mouseClick(viewport, left, NONE, spots[0])
    QTest.mousePress(viewport, left, NONE, spots[2])
    QTest.mouseRelease(viewport, left, NONE, spots[3])
    assert heard.chosen == []
    QTest.mouseClick(viewport, left, NONE, spots[4])
    QTest.mouseClick(viewport, left, NONE, spots[2])
    assert heard.chosen == ["pass"]
    assert heard.item.focus_index() is None  # the ring is for keys


def test_the_explanation_follows_the_focus_and_then_the_pointer(
    view: QGraphicsView, qtbot: QtBot, hear: Callable[..., Heard]
) -> None:
    buttons = (Choice("one", 1, "1", explain="first"), Choice("two", 2, "2", explain="second"))
    heard = hear(Panel("Title", explain="default", buttons=buttons))
    item = heard.item
    view.scene().addItem(item)
    assert item.explanation() == "default"
    heard.press(Key.Key_1)
    assert item.explanation() == "first"
    QTest.mouseMove(view.viewport(), at(view, item, QPointF(5, 5)))
    QTest.mouseMove(view.viewport(), at(view, item, item.choice_rect(1).center()))
    assert item.explanation() == "first"
    qtbot.waitUntil(lambda: item.explanation() == "second", timeout=HOVER_DELAY * 10)
    heard.press(Key.Key_Left)
    assert item.explanation() == "first"


def test_the_clause_link_of_a_note(view: QGraphicsView, faces: Faces) -> None:
    item = NoteItem(samples.refusal(), 1.0, DARK)
    view.scene().addItem(Heard(samples.trump(), faces).item)  # takes what the note lets through
    view.scene().addItem(item)
    heard: list[str] = []
    item.clause_asked.connect(heard.append)
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(view.viewport(), left, NONE, at(view, item, QPointF(60, 50)))
    assert heard == []
    QTest.mouseClick(view.viewport(), left, NONE, at(view, item, item.link_rect().center()))
    assert heard == ["K25"]
    item.ask_clause()
    assert heard == ["K25", "K25"]
