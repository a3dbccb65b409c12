"""What changes on a standing table: refusals, hints, speech, what comes and goes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.panels.model import Note, Panel, ResultRow, ResultTable
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.model import (
    Badge,
    CoatKind,
    Frame,
    Motion,
    Pause,
    Say,
    Script,
    Splash,
    TableModel,
)
from kominek_desktop.gui.table.plan import hand_keys
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.view import LETTERS, TableView
from kominek_desktop.gui.theme import LIGHT
from tests.gui.table_samples import (
    SLOW,
    STILL,
    make_view,
    places,
    played,
    table,
    whole_trick,
)

REFUSAL = Note("Not this one", ("Follow suit.",), link="Rule K25", refusal=True, clause="K25")


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    return make_view(qtbot)


def refused(model: TableModel) -> TableModel:
    first, *others = model.hand
    return replace(model, hand=(replace(first, refused=True), *others))


def saying(text: str = "Forty!") -> Script:
    return Script((Frame(table(), say=Say(1, text), pause=Pause.SHORT),), table())


def waiting() -> TableModel:
    seats = tuple(replace(seat, turn=False) for seat in table().seats)
    return replace(table(), seats=seats)


# Refusals and hints


def test_a_refused_card_shakes_and_the_same_again_only_pulses_its_note(view: TableView) -> None:
    view.set_pace(SLOW)
    driver, key = view.table().driver, ("shake", hand_keys(table())[0])
    view.amend(refused(table()))
    view.set_note(REFUSAL)
    item = view.table().host.note
    assert driver.has(key)
    driver.finish("arm")
    view.amend(refused(table()))
    view.set_note(REFUSAL)
    assert not driver.has(key)
    assert view.table().host.note is item
    assert driver.has(("note",))
    driver.finish("arm")
    assert item is not None
    assert (item.scale(), item.opacity()) == (1.0, 1.0)


def test_without_motion_a_refused_card_is_outlined_for_a_while(
    view: TableView, qtbot: QtBot
) -> None:
    view.set_pace(replace(SLOW, reduced=True))
    before = places(view)
    view.amend(refused(table()))
    assert not view.table().driver.has(("shake", hand_keys(table())[0]))
    assert view.table().attention.alarm == table().hand[0].card
    assert places(view) == before
    qtbot.waitUntil(lambda: view.table().attention.alarm is None)


def test_marks_interrupt_nothing(view: TableView, qtbot: QtBot) -> None:
    view.set_pace(SLOW)
    view.play(whole_trick())
    qtbot.wait(20)
    tracks = view.table().driver.count()
    view.amend(refused(table()))
    assert not view.is_idle()
    assert view.table().driver.count() == tracks
    view.finish()
    assert view.model() == whole_trick().final


def test_thinking_dots_leave_cards_and_bubbles_alone(view: TableView, qtbot: QtBot) -> None:
    view.play(saying())
    qtbot.waitUntil(view.is_idle)
    seats = list(table().seats)
    seats[1] = replace(seats[1], turn=True, thinking=True, line="thinking…")
    before = places(view)
    view.amend(replace(table(), seats=tuple(seats)))
    assert places(view) == before
    assert [say.text for say in view.said()] == ["Forty!"]
    assert view.model().seats[1].thinking


def test_amending_other_cards_shows_them(view: TableView) -> None:
    after = played(table(), "KS")
    view.show_now(after)
    shown = places(view)
    view.show_now(table())
    view.amend(after)
    assert places(view) == shown


# Speech


def test_a_bubble_outlives_size_theme_and_language(view: TableView, qtbot: QtBot) -> None:
    view.play(saying("Сорок!"))
    qtbot.waitUntil(view.is_idle)
    left = view.table().driver.left(("say", 1, "out"))
    view.resize(1024, 700)
    qtbot.waitUntil(lambda: view.table().style_.layout.width == 1024)
    view.set_appearance(LIGHT, LETTERS, DeckChoice(), 1.3)
    assert [say.text for say in view.said()] == ["Сорок!"]
    assert view.table().driver.left(("say", 1, "out")) <= left
    now = view.table().driver.left(("say", 1, "out"))
    view.resay({Say(1, "Сорок!"): "Forty!"})
    assert [say.text for say in view.said()] == ["Forty!"]
    assert view.table().driver.left(("say", 1, "out")) == pytest.approx(now + 800, abs=60)
    assert set(view.table().speech.places()) == {1}


def test_a_bubble_is_read_also_where_nothing_moves(view: TableView, qtbot: QtBot) -> None:
    view.set_pace(Pace(factor=0.0, bubble_factor=0.0))
    view.play(saying())
    qtbot.waitUntil(view.is_idle)
    assert view.said()


def test_finishing_and_showing_something_else_end_the_bubbles(
    view: TableView, qtbot: QtBot
) -> None:
    view.set_pace(SLOW)
    view.play(saying())
    qtbot.waitUntil(lambda: bool(view.said()))
    assert view.finish()
    assert view.said() == ()
    view.play(saying())
    qtbot.waitUntil(lambda: bool(view.said()))
    view.show_now(table())
    assert view.said() == ()


# What comes and goes


def test_the_flame_flares_up_once_when_the_turn_arrives(view: TableView, qtbot: QtBot) -> None:
    driver = view.table().driver
    count = len(view.table().items())
    for pace, burns in ((SLOW, True), (replace(SLOW, reduced=True), False), (STILL, False)):
        view.show_now(waiting())
        view.set_pace(pace)
        view.play(Script((), table()))
        qtbot.waitUntil(view.is_idle)
        assert driver.has(("flame",)) is burns
        view.amend(replace(table(), status="again"))
        assert driver.has(("flame",)) is burns
        view.amend(replace(waiting(), status="over"))
        assert not driver.has(("flame",))
    view.show_now(waiting())
    view.show_now(table())
    assert not driver.has(("flame",))
    assert len(view.table().items()) == count


def test_a_pip_flies_to_the_badge_when_trumps_are_named(view: TableView, qtbot: QtBot) -> None:
    view.show_now(replace(table(), badge=Badge("TRUMPS", "?", "—")))
    count = len(view.table().items())
    view.set_pace(SLOW)
    view.play(saying("Hearts are trumps!"))
    qtbot.wait(20)
    assert view.table().driver.has(("pip",))
    view.finish()
    assert len(view.table().items()) == count
    view.play(saying("Again"))
    qtbot.wait(20)
    assert not view.table().driver.has(("pip",))
    view.finish()


def test_the_lower_card_of_a_garnitur_comes_first(view: TableView, qtbot: QtBot) -> None:
    ours, theirs = table().markers
    after = replace(table(), markers=(ours, replace(theirs, coats=(CoatKind.GARNITUR,))))
    view.show_now(after)
    count = len(view.table().items())
    view.show_now(table())
    view.set_pace(SLOW)
    splash = Splash(CoatKind.GARNITUR, 1, "A two-piece on them!", "")
    view.play(Script((Frame(after, Motion.COAT, splash=splash),), after))
    qtbot.wait(20)
    driver = view.table().driver
    assert driver.left(("splash", "twin")) < driver.left(("splash", "appear"))
    assert driver.left(("splash", "settle")) <= driver.left(("splash", "end")) + 1
    view.finish()
    assert len(view.table().items()) == count


def test_the_bars_of_a_result_fill_up_and_a_click_finishes_them(view: TableView) -> None:
    row = ResultRow("We", True, "4", "62", "20", "82", 62, 20)
    result = ResultTable(("tricks", "in cards", "marriages", "total"), (row,))
    panel = Panel("You win the deal", big=True, table=result)

    def filled() -> float:
        item = view.panel_item()
        assert item is not None
        return item._layout.drawing.filled

    view.set_panel(panel)
    assert filled() == 1.0
    view.set_pace(SLOW)
    view.set_panel(panel)
    assert filled() == 0.0
    view.table().finish()
    assert filled() == 1.0
    view.set_pace(replace(SLOW, reduced=True))
    view.set_panel(panel)
    assert filled() == 1.0


def test_a_half_filled_bar_is_another_picture(view: TableView) -> None:
    row = ResultRow("We", True, "4", "62", "20", "82", 62, 20)
    result = ResultTable(("tricks", "in cards", "marriages", "total"), (row,))
    view.set_panel(Panel("You win the deal", big=True, table=result))
    item = view.panel_item()
    assert item is not None
    pictures = set()
    for share in (0.0, 0.3, 1.0):
        item.fill(share)
        image = QImage(item.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 3
