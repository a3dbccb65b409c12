"""The table view: showing, playing, finishing, resizing and rendering."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.panels.model import Choice, Note, Panel
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.markers import cover_offset
from kominek_desktop.gui.table.model import (
    CoatKind,
    Frame,
    Motion,
    Pause,
    Script,
    Splash,
    TableModel,
    TrickCard,
)
from kominek_desktop.gui.table.plan import hand_keys
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.view import LETTERS, TableView
from kominek_desktop.gui.theme import DARK, LIGHT
from kominek_desktop.rules.cards import parse_card
from tests.gui.table_samples import (
    FAST,
    SLOW,
    STILL,
    Key,
    cards,
    cutting,
    hand,
    heard,
    make_view,
    places,
    played,
    question,
    table,
    whole_trick,
)


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    return make_view(qtbot)


def test_finish_tells_whether_something_ran(view: TableView) -> None:
    assert not view.finish()
    said: list[object] = []
    heard(view.spoken, said)
    view.play(whole_trick())
    assert view.finish()
    assert not view.finish()
    assert said == ["You: king of spades."]


def test_showing_twice_changes_nothing(view: TableView) -> None:
    before, count = places(view), len(view.table().items())
    view.show_now(table())
    assert places(view) == before
    assert len(view.table().items()) == count


@pytest.mark.parametrize("pace", [STILL, FAST, replace(FAST, reduced=True)])
def test_played_script_ends_like_shown(view: TableView, qtbot: QtBot, pace: Pace) -> None:
    script = whole_trick()
    view.show_now(script.final)
    shown, count = places(view), len(view.table().items())
    view.show_now(table())
    view.set_pace(pace)
    with qtbot.waitSignal(view.idle):
        view.play(script)
    assert places(view) == shown
    view.show_now(script.final)
    assert places(view) == shown
    assert len(view.table().items()) == count


def test_without_pace_one_turn_of_the_event_loop_is_enough(view: TableView, qtbot: QtBot) -> None:
    script = whole_trick()
    with qtbot.waitSignal(view.idle):
        view.play(script)
        assert not view.is_idle()
    assert view.model() == script.final
    assert not view.table().driver.has(("queue",))


def test_scripts_append(view: TableView, qtbot: QtBot) -> None:
    last = replace(table(), trick=(), winning=None)
    idle: list[int] = []
    view.idle.connect(lambda: idle.append(1))
    view.play(whole_trick())
    view.play(Script((Frame(last, Motion.SETTLE),), last))
    qtbot.waitUntil(view.is_idle)
    assert view.model() == last
    assert idle == [1]


def test_cards_start_from_where_they_are_on_the_screen(view: TableView, qtbot: QtBot) -> None:
    view.set_pace(SLOW)
    before = places(view)
    start = before["hand", parse_card("KS"), 0]
    view.play(Script((Frame(played(table(), "KS"), Motion.PLAY, 0),), played(table(), "KS")))
    qtbot.wait(20)
    now = places(view)["trick", parse_card("KS"), 0]
    assert abs(now.x - start.x) < 30
    assert abs(now.y - start.y) < 30
    view.finish()


def test_opponents_card_flies_from_his_hand_and_flips(view: TableView, qtbot: QtBot) -> None:
    view.set_pace(SLOW)
    seats = list(table().seats)
    seats[3] = replace(seats[3], cards=4)
    after = replace(
        table(), seats=tuple(seats), trick=(*table().trick, TrickCard(3, parse_card("9S")))
    )
    view.play(Script((Frame(after, Motion.PLAY, 3),), after))
    qtbot.wait(20)
    now = places(view)["trick", parse_card("9S"), 0]
    assert now.x > 1000
    assert now.face < 0.5
    view.finish()
    assert places(view)["trick", parse_card("9S"), 0].face == 1.0


def test_deal_comes_from_the_dealer(view: TableView, qtbot: QtBot) -> None:
    empty = replace(
        table(),
        hand=(),
        trick=(),
        winning=None,
        seats=tuple(replace(seat, cards=0, pile=0) for seat in table().seats),
    )
    view.show_now(empty)
    view.set_pace(SLOW)
    first = replace(empty, hand=hand("AH KH QH"))
    seats = (first.seats[0], replace(first.seats[1], cards=3), *first.seats[2:])
    second = replace(first, seats=seats)
    script = Script((Frame(first, Motion.DEAL, 0), Frame(second, Motion.DEAL, 1)), second)
    view.play(script)
    qtbot.wait(20)
    assert all(pose.x < 300 and pose.face < 0.5 for pose in places(view).values())
    view.finish()
    assert len(places(view)) == 6


def test_eight_slides_a_point_and_the_numeral_follows(view: TableView, qtbot: QtBot) -> None:
    ours, theirs = table().markers
    after = replace(table(), markers=(replace(ours, uncovered=5), theirs))
    view.set_pace(FAST)
    with qtbot.waitSignal(view.idle):
        view.play(Script((Frame(after, Motion.UNCOVER),), after))
    layout = view.table().style_.layout
    area = view.table().eight_areas()[0]
    assert area.width() == pytest.approx(layout.eight * (1 + cover_offset(5)))
    assert cover_offset(0) == 0
    assert cover_offset(8) == pytest.approx(337.5 / 350)


@pytest.mark.parametrize("kind", list(CoatKind))
@pytest.mark.parametrize("reduced", [False, True])
def test_coat_comes_and_leaves_no_item(
    view: TableView, qtbot: QtBot, kind: CoatKind, reduced: bool
) -> None:
    ours, theirs = table().markers
    won = replace(theirs, uncovered=0, coats=(CoatKind.FUTRO, kind))
    after = replace(table(), markers=(ours, won))
    view.show_now(after)
    count = len(view.table().items())
    view.show_now(table())
    view.set_pace(replace(FAST, factor=0.1, reduced=reduced))
    splash = Splash(kind, 1, "A fur coat for them!", "You uncover the eighth point.")
    with qtbot.waitSignal(view.idle):
        view.play(Script((Frame(after, Motion.COAT, splash=splash),), after))
    assert len(view.table().items()) == count


def test_resize_in_the_middle_of_a_motion(view: TableView, qtbot: QtBot) -> None:
    script = whole_trick()
    view.set_pace(SLOW)
    view.play(script)
    qtbot.wait(20)
    view.resize(800, 600)
    qtbot.waitUntil(lambda: view.table().style_.layout.width == 800)
    assert view.is_idle()
    assert view.model() == script.final
    resized = places(view)
    view.show_now(script.final)
    assert places(view) == resized


def test_appearance_keeps_the_model(view: TableView) -> None:
    before = places(view)
    view.set_appearance(LIGHT, LETTERS, DeckChoice(colours="four"), 1.0)
    assert places(view) == before
    view.set_appearance(DARK, LETTERS, DeckChoice(), 1.25)
    assert view.model() == table()


def test_no_item_is_left_behind_by_fifty_scripts(view: TableView, qtbot: QtBot) -> None:
    script = whole_trick()
    view.show_now(table())
    view.set_panel(Panel("Question", buttons=(Choice("No", 0, key="0"),)))
    view.set_note(Note("Hint", ("Play it.",)))
    view.set_panel(None)
    view.set_note(None)
    count = len(view.table().items())
    for turn in range(50):
        view.set_pace(STILL if turn % 2 else replace(FAST, factor=0.02, trick_hold=1))
        with qtbot.waitSignal(view.idle):
            view.play(script)
            if turn % 3 == 0:
                qtbot.wait(5)
                view.finish()
        view.set_panel(Panel("Question", buttons=(Choice("No", 0, key="0"),)))
        view.set_note(Note("Hint", ("Play it.",)))
        view.set_panel(None)
        view.set_note(None)
        view.show_now(table())
    view.table().finish()
    assert len(view.table().items()) == count
    assert view.table().driver.count() == 0


def test_refused_card_shakes_once_and_stands_still_again(view: TableView, qtbot: QtBot) -> None:
    view.set_pace(FAST)
    first, *others = table().hand
    refused = replace(table(), hand=(replace(first, refused=True), *others))
    view.show_now(refused)
    assert not view.table().driver.has(("shake", hand_keys(refused)[0]))
    view.show_now(table())
    view.play(Script((), refused))
    qtbot.waitUntil(view.is_idle)
    rest = view.table().cards
    qtbot.waitUntil(lambda: view.table().driver.count() == 0)
    poses = rest.poses()
    view.show_now(refused)
    assert rest.poses() == poses


def test_cut_crosses_the_packets_and_shows_the_bottom_card(view: TableView, qtbot: QtBot) -> None:
    view.show_now(cutting())
    QTest.keyClick(view, Key.Key_End)
    ribbon = cutting().ribbon
    assert ribbon is not None
    shown = replace(ribbon, interactive=False, shown=cards("9H"), shown_caption="was below")
    after = replace(cutting(), ribbon=shown)
    view.set_pace(FAST)
    with qtbot.waitSignal(view.idle):
        view.play(Script((Frame(after, Motion.CUT, pause=Pause.SHORT),), after))
    played_places = places(view)
    view.show_now(after)
    assert places(view) == played_places
    assert ("shown", parse_card("9H"), 0) in played_places


# Pictures


@pytest.mark.parametrize(("size", "scale"), [((800, 600), 1.0), ((1280, 800), 2.0)])
def test_render_at_any_size(view: TableView, size: tuple[int, int], scale: float) -> None:
    view.set_panel(question())
    count = len(view.table().items())
    image = view.render_to(*size, scale)
    assert (image.width(), image.height()) == (size[0] * scale, size[1] * scale)
    assert image.devicePixelRatio() == scale
    colours = {image.pixelColor(x, y).rgb() for x in range(0, 800, 40) for y in range(0, 600, 40)}
    assert len(colours) > 20
    assert len(view.table().items()) == count


def test_smallest_and_empty_tables(view: TableView) -> None:
    for model in (TableModel(), table("AH", "L"), table("AH KH QH TD KS JS 9S 9H TC JC QC KC AC")):
        for size in ((1, 1), (320, 240), (2560, 1440)):
            assert not view.render_to(*size, 1.0).isNull()
        view.show_now(model)
