"""The table view: input by mouse, drag and keys; panel, note and the cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.panels.model import Note, Select
from kominek_desktop.gui.table import pack
from kominek_desktop.gui.table.layout import LIFT
from kominek_desktop.gui.table.model import (
    Progress,
    Standing,
)
from kominek_desktop.gui.table.plan import hand_keys
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.rules.cards import parse_card
from tests.gui.table_samples import (
    FAST,
    LEFT,
    SLOW,
    STILL,
    Key,
    card_point,
    cards,
    click,
    cutting,
    drag,
    heard,
    make_view,
    places,
    question,
    table,
    whole_trick,
)


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    return make_view(qtbot)


def by_click(view: TableView) -> None:
    click(view, card_point(view, 4))


def by_drag(view: TableView) -> None:
    drag(view, card_point(view, 4), QPoint(640, 400))


def by_arrows(view: TableView) -> None:
    QTest.keyClick(view, Key.Key_End)
    QTest.keyClick(view, Key.Key_Left)
    QTest.keyClick(view, Key.Key_Return)


def by_digit(view: TableView) -> None:
    QTest.keyClick(view, Key.Key_5)
    QTest.keyClick(view, Key.Key_5)


def by_tab(view: TableView) -> None:
    QTest.keyClick(view, Key.Key_Tab)
    for _ in range(4):
        QTest.keyClick(view, Key.Key_Right)
    QTest.keyClick(view, Key.Key_Space)


@pytest.mark.parametrize("way", [by_click, by_drag, by_arrows, by_digit, by_tab])
def test_every_way_chooses_the_same_card(view: TableView, way: Callable[[TableView], None]) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    way(view)
    assert chosen == [parse_card("KS")]


def test_illegal_card_is_chosen_too(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    click(view, card_point(view, 0))
    QTest.keyClick(view, Key.Key_1)
    QTest.keyClick(view, Key.Key_Space)
    assert chosen == [parse_card("AH")] * 2


def test_drop_elsewhere_returns(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    before = places(view)
    drag(view, card_point(view, 4), QPoint(400, 560))
    assert chosen == []
    assert places(view) == before


def test_refused_drop_returns_to_the_hand(view: TableView) -> None:
    before = places(view)
    drag(view, card_point(view, 0), QPoint(640, 400))
    assert places(view) == before


def test_no_input_means_no_card(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    view.set_input(False)
    for way in (by_click, by_drag, by_digit):
        way(view)
    assert chosen == []


def test_double_click_pace(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    view.set_pace(replace(STILL, double_click=True))
    click(view, card_point(view, 4))
    assert chosen == []
    at = card_point(view, 4)
    QTest.mouseDClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseRelease(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert chosen == [parse_card("KS")]


def test_right_click_and_wheel_never_play(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    right = Qt.MouseButton.RightButton
    QTest.mouseClick(view.viewport(), right, Qt.KeyboardModifier.NoModifier, card_point(view, 4))
    assert chosen == []


def test_click_while_moving_finishes_and_chooses_nothing(view: TableView, qtbot: QtBot) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    view.arm_ms = 10_000
    view.set_pace(SLOW)
    script = whole_trick()
    view.play(script)
    qtbot.wait(30)
    assert not view.is_idle()
    with qtbot.waitSignal(view.idle):
        click(view, card_point(view, 2))
    assert view.is_idle()
    assert view.model() == script.final
    # The second click comes before the wait is over.
    click(view, card_point(view, 2))
    QTest.keyClick(view, Key.Key_1)
    QTest.keyClick(view, Key.Key_1)
    assert chosen == []
    view.arm_ms = 0
    click(view, card_point(view, 2))
    assert len(chosen) == 1


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_key_while_moving_finishes(view: TableView, qtbot: QtBot, key: Qt.Key) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    QTest.keyClick(view, Key.Key_2)
    view.set_pace(SLOW)
    view.play(whole_trick())
    qtbot.wait(30)
    QTest.keyClick(view, key)
    assert view.is_idle()
    assert chosen == []


# Focus


def test_focus_is_shown_by_keys_only_and_lifts(view: TableView) -> None:
    rest = places(view)
    assert view.focus_card() is None
    QTest.keyClick(view, Key.Key_5)
    held = view.focus_card()
    assert held is not None
    assert held.spoken == "KS"
    now, key = places(view), hand_keys(view.model())[4]
    assert rest[key].y - now[key].y == pytest.approx(LIFT)
    assert now[hand_keys(view.model())[3]].x < rest[hand_keys(view.model())[3]].x
    click(view, QPoint(640, 300))
    assert view.focus_card() is None
    assert places(view) == rest
    QTest.keyClick(view, Key.Key_Right)
    assert view.focus_card() == held
    QTest.keyClick(view, Key.Key_Escape)
    assert view.focus_card() is None


def test_space_without_focus_does_nothing(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    QTest.keyClick(view, Key.Key_Space)
    QTest.keyClick(view, Key.Key_Return)
    assert chosen == []


def test_tab_walks_through_the_zones(view: TableView) -> None:
    piles: list[object] = []
    pressed: list[int] = []
    heard(view.pile_pressed, piles)
    view.standing_pressed.connect(lambda: pressed.append(1))
    view.show_now(replace(table(), standing=Standing("66", True)))
    QTest.keyClick(view, Key.Key_Tab)
    assert view.focus_card() is not None
    QTest.keyClick(view, Key.Key_Tab)  # the trick
    assert view.focus_card() is None
    QTest.keyClick(view, Key.Key_Tab)  # our plate
    QTest.keyClick(view, Key.Key_Return)
    assert piles == [0]
    QTest.keyClick(view, Key.Key_Tab)
    QTest.keyClick(view, Key.Key_Space)
    assert pressed == [1]
    for _ in range(3):  # West and North have taken no trick, East has
        QTest.keyClick(view, Key.Key_Tab)
        QTest.keyClick(view, Key.Key_Return)
    assert piles == [0, 3]
    QTest.keyClick(view, Key.Key_Backtab)
    QTest.keyClick(view, Key.Key_Return)
    assert piles == [0, 3]


def test_piles_and_the_standing_button_answer_the_mouse(view: TableView) -> None:
    piles: list[object] = []
    pressed: list[int] = []
    heard(view.pile_pressed, piles)
    view.standing_pressed.connect(lambda: pressed.append(1))
    model = replace(table(), standing=Standing("66", False), progress=Progress("Trick 1", 0, 6))
    view.show_now(model)
    click(view, view.mapFromScene(view.table().pile_area(3).center()))
    button = view.table().fixtures.place("standing")
    assert button is not None
    click(view, view.mapFromScene(button.center()))
    assert piles == [3]
    assert pressed == [1]


# Panel and note


def test_panel_takes_the_keys_first(view: TableView) -> None:
    chosen: list[object] = []
    played_cards: list[object] = []
    heard(view.chosen, chosen)
    heard(view.card_chosen, played_cards)
    view.set_panel(question())
    QTest.keyClick(view, Key.Key_1)
    QTest.keyClick(view, Key.Key_1)
    assert chosen == ["yes"]
    assert played_cards == []
    view.set_panel(None)
    assert view.panel_item() is None


def test_panel_is_dead_until_it_is_armed(view: TableView, qtbot: QtBot) -> None:
    chosen: list[object] = []
    heard(view.chosen, chosen)
    view.set_pace(FAST)
    view.arm_ms = 60
    view.set_panel(question())
    item = view.panel_item()
    assert item is not None
    QTest.keyClick(view, Key.Key_0)
    QTest.keyClick(view, Key.Key_0)
    assert chosen == []
    view.table().finish()
    assert not item.armed
    qtbot.waitUntil(lambda: item.armed)
    QTest.keyClick(view, Key.Key_0)
    QTest.keyClick(view, Key.Key_0)
    assert chosen == ["no"]


def test_up_and_down_go_between_panel_and_hand(view: TableView) -> None:
    view.set_panel(question())
    item = view.panel_item()
    assert item is not None
    QTest.keyClick(view, Key.Key_Right)
    assert item.focus_index() is not None
    QTest.keyClick(view, Key.Key_Down)
    assert view.focus_card() is not None
    assert item.focus_index() is None
    QTest.keyClick(view, Key.Key_Up)
    assert view.focus_card() is None
    assert item.focus_index() is not None


def test_selecting_for_a_panel(view: TableView) -> None:
    played_cards: list[object] = []
    heard(view.card_chosen, played_cards)
    view.set_input(False)
    view.set_panel(question(Select(2, cards("AH KH QH TD"), cards("AH"))))
    item = view.panel_item()
    assert item is not None
    rest = places(view)
    click(view, card_point(view, 1))
    assert item.selection() == cards("AH KH")
    key = hand_keys(view.model())[1]
    assert rest[key].y - places(view)[key].y == pytest.approx(2 * LIFT, abs=7)
    QTest.keyClick(view, Key.Key_3)
    QTest.keyClick(view, Key.Key_Space)
    assert item.selection() == cards("KH QH")
    click(view, card_point(view, 5))
    assert item.selection() == cards("KH QH")
    # A card that cannot be selected is told to the presenter, who says why.
    assert played_cards == [view.model().hand[5].card]
    view.resize(1024, 768)
    again = view.panel_item()
    assert again is not None
    assert again.selection() == cards("KH QH")
    view.set_panel(None)
    assert view.table().attention.selected == ()


def test_restored_panel_keeps_focus(view: TableView) -> None:
    view.set_panel(question())
    QTest.keyClick(view, Key.Key_0)
    view.set_panel(question(), restore=True)
    item = view.panel_item()
    assert item is not None
    assert item.focus_index() == 0


def test_escape_cancels_the_panel(view: TableView) -> None:
    cancelled: list[object] = []
    heard(view.cancelled, cancelled)
    view.set_panel(question())
    QTest.keyClick(view, Key.Key_Escape)
    assert cancelled == ["back"]


def test_note_asks_for_its_clause(view: TableView) -> None:
    asked: list[object] = []
    heard(view.clause_asked, asked)
    note = Note("Not this one", ("Follow suit.",), link="Rule K25", refusal=True, clause="K25")
    view.set_note(note)
    item = view.table().host.note
    assert item is not None
    click(view, view.mapFromScene(item.mapToScene(item.link_rect().center())))
    assert asked == ["K25"]


# The cut


def test_cut_by_click(view: TableView) -> None:
    cuts: list[object] = []
    heard(view.cut_chosen, cuts)
    view.show_now(cutting())
    layout = view.table().style_.layout
    click(view, QPoint(round(pack.gap_at(layout, 24, 10)), round(layout.centre.y())))
    assert cuts == [10]


def test_cut_by_drag_of_the_packet(view: TableView) -> None:
    cuts: list[object] = []
    heard(view.cut_chosen, cuts)
    view.show_now(cutting())
    layout = view.table().style_.layout
    start = QPoint(round(pack.gap_at(layout, 24, 7)), round(layout.centre.y()))
    drag(view, start, start + QPoint(60, -40))
    assert cuts == [7]


def test_cut_by_keys(view: TableView) -> None:
    cuts: list[object] = []
    heard(view.cut_chosen, cuts)
    view.show_now(cutting())
    for keys in (
        (Key.Key_Right, Key.Key_Space),
        (Key.Key_Right, Key.Key_Return),
        (Key.Key_Left, Key.Key_Left, Key.Key_Space),
        (Key.Key_Home, Key.Key_Space),
        (Key.Key_PageDown, Key.Key_Space),
        (Key.Key_PageUp, Key.Key_Space),
        (Key.Key_End, Key.Key_Left, Key.Key_Space),
    ):
        for key in keys:
            QTest.keyClick(view, key)
    assert cuts == [12, 11, 13, 1, 6, 1, 23]
