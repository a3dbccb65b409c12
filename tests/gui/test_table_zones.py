"""The stops of Tab, closing and asking, and the room that panel and note leave."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.panels.model import Choice, Note, Panel, Select
from kominek_desktop.gui.table import pack, zones
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.model import (
    Standing,
    TableModel,
)
from kominek_desktop.gui.table.view import LETTERS, TableView
from kominek_desktop.gui.theme import LIGHT
from kominek_desktop.rules.cards import parse_card
from tests.gui.table_samples import (
    Key,
    card_point,
    cards,
    click,
    cutting,
    heard,
    make_view,
    question,
    table,
)

REFUSAL = Note("Not this one", ("Follow suit.",), link="Rule K25", refusal=True, clause="K25")


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    return make_view(qtbot)


# Stops of Tab


def walked(view: TableView, model: TableModel) -> list[str]:
    view.show_now(model)
    found = [name for name, _ in zones.zones(view.table())]
    for zone in zones.zones(view.table()):
        QTest.keyClick(view, Key.Key_Tab)
        framed = zones.place(view.table(), zone)
        assert framed is None or view.table().sceneRect().contains(framed)
        assert read(view), f"{zone} says nothing"
    return found


def read(view: TableView) -> str:
    """The name of what a reader finds at the focus."""
    tracker = view.reader.begin()
    focus = tracker.focus()
    assert focus is not None
    return tracker.thing(focus).name


def test_zones_in_the_order_of_tab_all_say_something(view: TableView) -> None:
    model = replace(table(), standing=Standing("66", True, "Say sixty-six"))
    assert walked(view, model) == [
        *("hand", "trick", "plate", "standing", "plate", "plate", "plate"),
        *("badge", "eight", "eight", "score"),
    ]


def test_every_stop_but_the_cards_shows_a_ring(view: TableView) -> None:
    QTest.keyClick(view, Key.Key_Tab)
    without = len(view.table().items())
    for _ in zones.zones(view.table())[1:]:
        QTest.keyClick(view, Key.Key_Tab)
        assert len(view.table().items()) == without + 1
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 560))
    assert len(view.table().items()) == without


def test_arrows_walk_through_the_trick(view: TableView) -> None:
    said: list[str] = []
    QTest.keyClick(view, Key.Key_Tab)
    for key in (Key.Key_Tab, Key.Key_Right, Key.Key_Right, Key.Key_Home):
        QTest.keyClick(view, key)
        said.append(read(view))
    assert [text.split(":")[0] for text in said] == ["West", "North", "North", "West"]


def test_a_ring_does_not_stay_where_nothing_is_any_more(view: TableView) -> None:
    QTest.keyClick(view, Key.Key_Tab)
    QTest.keyClick(view, Key.Key_Tab)
    view.show_now(replace(table(), trick=(), winning=None))
    assert view.focus_card() is not None


# Closing and asking


def test_escape_closes_the_note_first_then_the_panel(view: TableView) -> None:
    closed: list[int] = []
    cancelled: list[object] = []
    view.note_dismissed.connect(lambda: closed.append(1))
    heard(view.cancelled, cancelled)
    view.set_panel(question())
    view.set_note(REFUSAL)
    QTest.keyClick(view, Key.Key_Escape)
    assert (closed, cancelled) == ([1], [])
    view.set_note(None)
    QTest.keyClick(view, Key.Key_Escape)
    assert (closed, cancelled) == ([1], ["back"])


def test_escape_takes_a_selection_back_and_decides_nothing(view: TableView) -> None:
    panel = replace(question(Select(2, cards("AH KH QH"), cards("AH"))), cancel=None)
    chosen: list[object] = []
    heard(view.chosen, chosen)
    view.set_panel(panel)
    QTest.keyClick(view, Key.Key_Escape)
    QTest.keyClick(view, Key.Key_Escape)
    item = view.panel_item()
    assert item is not None
    assert item.selection() == ()
    assert chosen == []


def test_a_click_beside_a_panel_closes_only_what_may_be_closed(view: TableView) -> None:
    cancelled: list[object] = []
    heard(view.cancelled, cancelled)
    view.set_panel(replace(question(), cancel=None))
    click(view, QPoint(300, 620))
    assert cancelled == []
    view.set_panel(question())
    click(view, QPoint(640, 440))
    assert cancelled == []
    click(view, QPoint(300, 620))
    assert cancelled == ["back"]


def test_f1_in_a_refusal_asks_for_the_clause(view: TableView) -> None:
    asked: list[object] = []
    heard(view.clause_asked, asked)
    QTest.keyClick(view, Key.Key_F1)
    view.set_note(REFUSAL)
    QTest.keyClick(view, Key.Key_F1)
    assert asked == ["K25"]


def test_a_card_is_asked_about_without_being_played(view: TableView) -> None:
    asked: list[object] = []
    chosen: list[object] = []
    heard(view.card_asked, asked)
    heard(view.card_chosen, chosen)
    view.set_input(False)
    right, none = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(view.viewport(), right, none, card_point(view, 4))
    QTest.keyClick(view, Key.Key_1)
    QTest.keyClick(view, Key.Key_Menu)
    assert asked == [parse_card("KS"), parse_card("AH")]
    assert chosen == []


def test_a_digit_may_act_at_once(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    view.set_keys("auto", True)
    QTest.keyClick(view, Key.Key_5)
    assert chosen == [parse_card("KS")]


def test_keys_are_pictured_from_the_first_key_on(view: TableView, qtbot: QtBot) -> None:
    view.set_keys("auto", False)
    view.set_panel(question())
    item = view.panel_item()
    assert item is not None
    assert not item.show_keycaps
    QTest.keyClick(view, Key.Key_0)
    assert item.show_keycaps
    view._caps_timer.setInterval(1)
    click(view, QPoint(640, 440))
    qtbot.waitUntil(lambda: not item.show_keycaps)
    view.set_keys("off", False)
    QTest.keyClick(view, Key.Key_0)
    assert not item.show_keycaps


def test_the_gap_follows_the_pointer_also_after_keys(view: TableView) -> None:
    view.show_now(cutting())
    QTest.keyClick(view, Key.Key_Home)
    assert view.table().attention.cut == 1
    layout = view.table().style_.layout
    for lifted in (10, 17):
        x = round(pack.gap_at(layout, 24, lifted))
        QTest.mouseMove(view.viewport(), QPoint(x, round(layout.centre.y())))
        assert view.table().attention.cut == lifted


# Room


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 800), (1920, 1080), (700, 520)])
@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3])
def test_panel_and_note_leave_the_cards_free(
    view: TableView, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    view.set_appearance(LIGHT, LETTERS, DeckChoice(), scale)
    view.resize(*size)
    qtbot.waitUntil(lambda: view.table().style_.layout.width == size[0])
    tiles = tuple(Choice(f"Suit {i}", i, key=str(i), second="you hold K Q") for i in range(1, 5))
    ask = "You must win all six tricks. You lead; Helen lays her cards aside. Made: you gain 6."
    panel = Panel(
        "Auction of solo games",
        note="no trumps, marriages or card points in these",
        lines=(ask,),
        tiles=tiles,
        explain=ask,
        explain_lines=3,
        buttons=(Choice("Pass", 0, key="0"),),
    )
    text = "Clubs were led and you have a club: play the jack of clubs. You may trump only then."
    scene, layout = view.table(), view.table().style_.layout
    top = min(spot.y for spot in layout.hand(6)) - 0.7 * layout.card
    for one in (panel, replace(panel, big=True, width=760)):
        view.set_panel(one)
        item = view.panel_item()
        assert item is not None
        rect = item.mapRectToScene(item.shape().boundingRect())
        assert scene.sceneRect().contains(rect)
        assert rect.bottom() <= top
    view.set_panel(None)
    view.set_note(replace(REFUSAL, lines=(text,)))
    note = scene.host.note
    assert note is not None
    assert scene.sceneRect().contains(note.mapRectToScene(note.shape().boundingRect()))


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_caption_of_an_eight_keeps_clear_of_its_numeral(
    view: TableView, qtbot: QtBot, scale: float
) -> None:
    view.set_appearance(LIGHT, LETTERS, DeckChoice(), scale)
    view.resize(800, 600)
    qtbot.waitUntil(lambda: view.table().style_.layout.width == 800)
    ours, theirs = table().markers
    bare = replace(ours, caption="My: odkryte 0 z 8", uncovered=0)
    view.show_now(replace(table(), markers=(bare, theirs)))
    group = view.table()._eights[0]
    caption = group.caption.mapRectToScene(group.caption.boundingRect())
    numeral = group.numeral.mapRectToScene(group.numeral.boundingRect())
    edge = view.table().style_.u(3)
    assert not caption.intersects(numeral.adjusted(edge, edge, -edge, -edge))
    west = view.table().fixtures.place("plate1")
    assert west is not None
    assert west.bottom() <= caption.top() + 1
