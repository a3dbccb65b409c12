"""What assistive programs find on the table, and what they can do there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.panels.model import Choice, Note, Panel, Select
from kominek_desktop.gui.table.model import Frame, HandCard, Look, Motion, Script, Standing
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.texts.cards import card_name
from kominek_desktop.rules.cards import Rank, make_pack, parse_card
from tests.gui.accessible import (
    Role,
    Text,
    ask,
    everything,
    named,
    press,
    read,
    tree,
)
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

REFUSAL = Note("Not this one", ("Follow **suit**.",), link="Rule K25", refusal=True, clause="K25")


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    one = make_view(qtbot)
    one.setFocus()
    return one


def tops(view: TableView) -> list[tuple[str, str]]:
    return [(found.role.name, found.name) for found in tree(view) if found.depth == 1]


# The tree


def test_every_stop_of_tab_has_a_role_and_a_name(view: TableView) -> None:
    view.show_now(replace(table(), standing=Standing("66", True, "Say sixty-six")))
    assert tops(view) == [
        ("List", "Your cards"),
        ("List", "Trick on the table"),
        ("Button", "You, your turn"),
        ("Button", "Say sixty-six"),
        ("StaticText", "West, deals"),
        ("StaticText", "North, partner"),
        ("Button", "East, 1 trick"),
        ("StaticText", "TRUMPS: hearts, named by East"),
        ("StaticText", "ours"),
        ("StaticText", "They: 5 of 8"),
        ("StaticText", "Deal 7, We 3, They 5"),
    ]
    assert (tree(view)[0].role, tree(view)[0].name) == (Role.Pane, "Card table")


def test_parents_and_children_agree(view: TableView) -> None:
    view.set_panel(question())
    view.set_note(REFUSAL)
    for one in everything(view)[1:]:
        parent = one.parent()
        index = parent.indexOfChild(one)
        assert parent.child(index) is one
        assert one.isValid()
        assert one.window() is view.windowHandle()
        inside = one.rect().center()
        if one.childCount() == 0 and parent.role() is Role.List:
            assert parent.childAt(inside.x(), inside.y()) is one
    assert ask(view).child(99) is None
    assert ask(view).indexOfChild(ask(view)) == -1


def test_a_card_tells_its_name_and_whether_it_may_be_played(view: TableView) -> None:
    held = (
        HandCard(parse_card("AH"), Look.ILLEGAL, spoken="ace of hearts, 1 of 2, not allowed: no."),
        HandCard(parse_card("JS"), Look.LEGAL, hint=True, spoken="jack of spades, 2 of 2, allowed"),
    )
    view.show_now(replace(table(), hand=held))
    ace, jack = read(named(view, "ace of hearts")), read(named(view, "jack of spades"))
    assert ace.role is Role.Button
    assert ace.description == "1 of 2, not allowed: no."
    assert jack.description == "2 of 2, allowed, recommended"
    assert "disabled" not in ace.states
    assert ace.actions == ("Press", "SetFocus")


@pytest.mark.parametrize("count", [1, 3, 6, 8, 13])
def test_the_middle_of_a_cards_place_is_on_the_card(view: TableView, count: int) -> None:
    pack = make_pack(Rank.NINE)
    view.show_now(replace(table(), hand=tuple(map(HandCard, pack[:count]))))
    for place, card in enumerate(pack[:count]):
        where = read(named(view, card_name(card))).rect
        inside = view.viewport().mapFromGlobal(where.center())
        assert view.table().hand_at(view.mapToScene(inside)) == place
        assert view.viewport().rect().contains(inside)


def test_places_are_on_the_screen_inside_the_table(view: TableView) -> None:
    view.move(37, 21)
    view.set_panel(question())
    view.set_note(REFUSAL)
    whole = QRect(view.mapToGlobal(QPoint(0, 0)), view.size())
    for found in tree(view):
        assert not found.rect.isEmpty(), found
        assert whole.contains(found.rect), found


def test_the_trick_tells_who_played_and_who_wins(view: TableView) -> None:
    items = [read(one) for one in everything(view) if one.role() is Role.ListItem]
    assert [(one.name, one.description) for one in items] == [
        ("West: ten of spades", ""),
        ("North: ace of spades", "wins so far"),
    ]


def test_a_panel_tells_its_lines_and_why_a_choice_is_off(view: TableView) -> None:
    tiles = (
        Choice("hearts", 1, key="1", second="you hold K Q", explain="A marriage for 40."),
        Choice("spades", 2, key="2", second="already called", enabled=False),
    )
    panel = Panel("Name **trumps**", lines=("Two cards.",), tiles=tiles, spoken="Name trumps.")
    view.set_panel(panel)
    group = named(view, "Name trumps")
    assert group.role() is Role.Grouping
    told = [read(group.child(index)) for index in range(group.childCount())]
    assert [one.name for one in told] == ["Two cards.", "hearts", "spades"]
    assert told[1].description == "you hold K Q. A marriage for 40."
    assert told[2].description == "already called."
    assert "disabled" in told[2].states and "disabled" not in told[1].states
    assert group.child(2).actionInterface().keyBindingsForAction("Press") == ["2"]
    assert tops(view)[0] == ("Grouping", "Name trumps")


def test_a_selection_is_a_state_and_turns_a_choice_on(view: TableView) -> None:
    done = Choice("Done", tuple, key="1", needs_selection=True)
    select = Select(2, cards("AH KH QH"), cards("AH"), "{n} of 2")
    view.set_panel(replace(question(select), buttons=(done,)))
    assert "selected" in read(named(view, "ace of hearts")).states
    assert "selectable" in read(named(view, "king of hearts")).states
    assert "selectable" not in read(named(view, "jack of spades")).states
    assert read(named(view, "Done")).description == "1 of 2."
    press(named(view, "king of hearts"))
    QApplication.processEvents()
    assert "selected" in read(named(view, "king of hearts")).states
    assert "disabled" not in read(named(view, "Done")).states


def test_the_pack_is_cut_by_its_number(view: TableView) -> None:
    cut: list[object] = []
    heard(view.cut_chosen, cut)
    view.show_now(cutting())
    pack = named(view, "Cut, 1 of 3")
    value = pack.valueInterface()
    assert (pack.role(), value.minimumValue(), value.maximumValue()) == (Role.Slider, 1, 23)
    value.setCurrentValue(17.0)
    QApplication.processEvents()
    assert value.currentValue() == 17
    assert read(pack).description == "you lift 17. Keys."
    pack.actionInterface().doAction("Increase")
    press(pack)
    QApplication.processEvents()
    assert cut == [18]


# Doing


def test_pressing_a_card_is_what_a_click_is(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    press(named(view, "ace of hearts"))
    press(named(view, "jack of spades"))
    assert chosen == []  # the client has its answer first
    QApplication.processEvents()
    click(view, card_point(view, 0))
    click(view, card_point(view, 5))
    assert chosen == list(cards("AH JS AH JS"))


def test_pressing_does_no_more_than_enter(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.card_chosen, chosen)
    view.set_input(False)
    press(named(view, "jack of spades"))
    QApplication.processEvents()
    view.set_input(True)
    view.play(Script((Frame(table(), Motion.NONE),), table()))
    press(named(view, "jack of spades"))
    view.keys.act(("hand", 0), 5)
    assert chosen == []
    assert view.is_idle()


def test_pressing_a_choice_a_plate_and_the_button(view: TableView) -> None:
    chosen: list[object] = []
    piles: list[object] = []
    pressed: list[int] = []
    heard(view.chosen, chosen)
    heard(view.pile_pressed, piles)
    view.standing_pressed.connect(lambda: pressed.append(1))
    view.show_now(replace(table(), standing=Standing("66", True, "Say sixty-six")))
    press(named(view, "East, 1 trick"))
    press(named(view, "Say sixty-six"))
    QApplication.processEvents()
    view.set_panel(question())
    press(named(view, "No"))
    QApplication.processEvents()
    assert (chosen, piles, pressed) == (["no"], [3], [1])


def test_a_choice_that_is_off_stays_so(view: TableView) -> None:
    chosen: list[object] = []
    heard(view.chosen, chosen)
    view.set_panel(replace(question(), buttons=(Choice("No", 0, enabled=False),)))
    press(named(view, "No"))
    QApplication.processEvents()
    assert chosen == []
    assert "focused" in read(named(view, "No")).states


def test_the_clause_of_a_note_is_a_link(view: TableView) -> None:
    asked: list[object] = []
    heard(view.clause_asked, asked)
    view.set_note(REFUSAL)
    note = read(named(view, "Not this one"))
    assert (note.role, note.description) == (Role.AlertMessage, "Follow suit.")
    press(named(view, "Rule K25"))
    QApplication.processEvents()
    assert asked == ["K25"]


def test_the_focus_can_be_set_and_is_a_state(view: TableView) -> None:
    for name in ("king of spades", "West: ten of spades", "Deal 7, We 3, They 5"):
        named(view, name).actionInterface().doAction("SetFocus")
        QApplication.processEvents()
        assert "focused" in read(named(view, name)).states
        assert ask(view).focusChild().text(Text.Name) == name
    assert sum("focused" in found.states for found in tree(view)[1:]) == 1


def test_a_key_reaches_everything_the_tree_holds(view: TableView) -> None:
    """What can have the focus can be reached by Tab and arrows too."""
    tracker = view.reader.begin()
    tracker.refresh()
    places = {thing.place for thing, _ in tracker._things.values() if thing.place}
    reached = set()
    for _ in range(len(places)):
        QTest.keyClick(view, Key.Key_Tab)
        reached.add(view.keys.place())
        while (place := view.keys.place()) is not None and place[0][0] in ("hand", "trick"):
            QTest.keyClick(view, Key.Key_Right)
            if view.keys.place() in reached:
                break
            reached.add(view.keys.place())
    assert places <= reached
