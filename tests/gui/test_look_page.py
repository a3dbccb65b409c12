"""The page on which a kept match is looked at: steps, places, and that nothing is played there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.language import Language
from kominek_desktop.gui.pages.look import LookPage
from kominek_desktop.gui.pages.look_marks import mark_of
from kominek_desktop.gui.pages.look_walk import Point
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.theme import DARK, THEMES
from kominek_desktop.session.looking import Course
from kominek_desktop.session.settings import Settings
from kominek_desktop.session.values import Trouble, TroubleKind
from tests.session.kept_matches import put

NAMES = ("Me", "Left", "Over", "Right")
STILL = Settings(pace="none", names=NAMES)


class Shown:
    """A page in its window, and what it asked for."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.page = LookPage(STILL, DeckChoice())
        self.asked: list[tuple[str, object]] = []
        for name in ("continue_wanted", "sheet_wanted", "trouble"):
            getattr(self.page, name).connect(
                lambda value, name=name: self.asked.append((name, value))
            )
        self.page.left.connect(lambda: self.asked.append(("left", None)))
        self.page.retranslate()
        self.page.resize(1280, 800)
        self.page.show()
        self.page.enter()

    def open(self, path: Path) -> None:
        self.page.show_match(path)
        self.qtbot.waitUntil(lambda: not self.page.reader.busy)

    @property
    def course(self) -> Course:
        course = self.page.walk.course
        assert course is not None
        return course

    @property
    def point(self) -> Point:
        return self.page.walk.point

    def key(self, key: Qt.Key) -> None:
        focused = self.page.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(self.page.table.is_idle)

    def forward(self, count: int = 1) -> None:
        for _ in range(count):
            self.page.step("forward")
            self.settle()


@pytest.fixture
def empty(qtbot: QtBot, dressed: Language) -> Iterator[Shown]:
    shown = Shown(qtbot)
    yield shown
    shown.page.close()
    shown.page.deleteLater()


@pytest.fixture
def shown(empty: Shown, home: Path) -> Shown:
    empty.open(put(home, "worked_match"))
    return empty


def test_a_match_is_shown_from_its_beginning(shown: Shown) -> None:
    assert shown.point == Point()
    assert shown.page.where.text() == "deal 1 of 2, before play"
    assert shown.page.table.model().ribbon is not None
    assert shown.page.steps.buttons["play"].hasFocus()


def test_what_is_shown_is_the_view_of_the_first_seat_k38(shown: Shown) -> None:
    for stop in range(shown.course.last + 1):
        shown.page.walk.go(stop)
        model, view = shown.page.table.model(), shown.course.turn(stop).view
        if view.phase.name != "DONE":
            assert tuple(card.card for card in model.hand) == view.hand
        assert all(seat.laid == () for seat in model.seats[1:])


def test_steps_lead_through_the_whole_match_and_back_again(shown: Shown) -> None:
    there = [shown.point]
    while shown.page.walk.forward():
        there.append(shown.point)
        shown.settle()
    assert there[-1] == Point(shown.course.last)
    tricks = sum(len(deal.tricks) for deal in shown.course.deals)
    assert sum(point.full for point in there) == tricks
    back = [shown.point]
    while shown.page.walk.back():
        back.append(shown.point)
    assert back == there[::-1]


def test_a_full_trick_lies_open_before_it_is_taken(empty: Shown, home: Path) -> None:
    empty.open(put(home, "klin_match"))
    trick = empty.course.deals[0].tricks[0]
    empty.page.walk.go(trick.first)
    empty.forward(4)
    assert empty.point.full
    assert len(empty.page.table.model().trick) == 4
    assert empty.page.where.text() == "deal 1 of 3, trick 1"
    winner = trick.winner
    assert winner is not None
    assert empty.page.table.model().seats[winner].pile == 0
    empty.forward()
    assert empty.page.table.model().trick == ()
    assert empty.page.table.model().seats[winner].pile == 1
    assert empty.page.where.text() == "deal 1 of 3, trick 2"
    empty.page.step("back")
    assert len(empty.page.table.model().trick) == 4


def test_a_step_rests_at_what_going_there_shows(shown: Shown) -> None:
    for _ in range(12):
        shown.forward()
    stepped, point = shown.page.table.model(), shown.point
    shown.page.walk.go(0)
    shown.page.walk.go(point.stop)
    assert shown.page.table.model() == stepped


def test_keys_go_by_steps_deals_and_to_the_ends(shown: Shown) -> None:
    deals = shown.course.deals
    for key, stop in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_PageDown, deals[1].first),
        (Qt.Key.Key_PageDown, deals[1].last),
        (Qt.Key.Key_PageUp, deals[0].first),
        (Qt.Key.Key_End, deals[1].last),
        (Qt.Key.Key_Home, 0),
    ):
        shown.key(key)
        assert shown.point == Point(stop)


def test_buttons_do_what_the_keys_do_and_are_named(shown: Shown) -> None:
    buttons = shown.page.steps.buttons
    deals = shown.course.deals
    for kind, stop in (("forward", 1), ("back", 0), ("deal_after", deals[1].first)):
        buttons[kind].click()
        shown.settle()
        assert shown.point == Point(stop)
    assert [button.accessibleName() for button in buttons.values()] == [
        "Previous deal",
        "One step back",
        "Play on",
        "One step on",
        "Next deal",
    ]
    for button in shown.page.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.accessibleName()


def test_what_leads_nowhere_cannot_be_pressed_and_has_no_focus(shown: Shown) -> None:
    buttons = shown.page.steps.buttons
    assert not buttons["back"].isEnabled()
    buttons["deal_after"].setFocus()
    shown.key(Qt.Key.Key_End)
    assert not buttons["deal_after"].isEnabled()
    assert buttons["back"].hasFocus()
    shown.key(Qt.Key.Key_Home)
    assert buttons["play"].hasFocus()


def test_space_plays_on_to_the_end_of_the_deal(shown: Shown) -> None:
    deal = shown.course.deals[0]
    shown.page.walk.go(deal.last - 2)
    shown.key(Qt.Key.Key_Space)
    assert shown.page.walk.playing
    assert shown.page.steps.buttons["play"].accessibleName() == "Stop"
    shown.qtbot.waitUntil(lambda: not shown.page.walk.playing)
    assert shown.point == Point(deal.last)
    assert shown.page.steps.buttons["play"].accessibleName() == "Play on"


def test_playing_on_stops_at_any_other_step_and_when_the_page_goes(shown: Shown) -> None:
    for stop in ("play", "back", "end"):
        shown.page.walk.go(5)
        shown.page.step("play")
        assert shown.page.walk.playing
        shown.page.step(stop)
        assert not shown.page.walk.playing
    shown.page.walk.go(5)
    shown.page.step("play")
    shown.page.hide()
    assert not shown.page.walk.playing
    assert shown.page.table.is_idle()


def test_reduced_motion_makes_every_step_at_once(shown: Shown) -> None:
    scene = shown.page.table.table()
    shown.page.apply(replace(STILL, pace="slow"), DeckChoice())
    assert scene.pace.factor > 0
    shown.page.apply(replace(STILL, pace="slow", reduced_motion=True), DeckChoice())
    assert scene.pace.factor == 0


def test_chips_and_marks_tell_results_and_go_there(shown: Shown) -> None:
    page, deals = shown.page, shown.course.deals
    assert len(page.deals.chips) == 2
    page.deals.chips[1].click()
    assert shown.point == Point(deals[1].first)
    assert [chip.here for chip in page.deals.chips] == [False, True]
    mark = mark_of("kominek", shown.course.turn(deals[1].last).view)
    assert page.deals.chips[1].accessibleName() == f"Deal 2: {mark.spoken}"
    assert len(page.tricks.marks) == len(deals[1].tricks)
    page.tricks.marks[2].click()
    assert shown.point == Point(deals[1].tricks[2].first)
    assert [mark.number for mark in page.tricks.marks if mark.here] == [3]
    winner = deals[1].tricks[2].winner
    assert winner is not None
    assert page.tricks.marks[2].accessibleName() == f"Trick 3: {NAMES[winner]}"


def test_the_result_of_a_deal_is_shown_without_choices(shown: Shown) -> None:
    shown.page.walk.go(shown.course.deals[0].last)
    item = shown.page.table.panel_item()
    assert item is not None
    assert item.panel.title
    assert item.panel.buttons == item.panel.tiles == ()
    shown.page.step("back")
    assert shown.page.table.panel_item() is None


def test_all_hands_are_shown_when_wanted_and_only_of_a_deal_that_is_over_k38(
    empty: Shown, home: Path
) -> None:
    path = put(home, "worked_match")
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-3]))
    empty.open(path)
    page = empty.page
    assert not page.hands.isVisible()
    page.all_cards.setChecked(True)
    assert page.hands.isVisible()
    for hand, name, cards in zip(page.hands.hands, NAMES, empty.course.hands(0), strict=True):
        assert hand.accessibleName().startswith(f"{name}: ")
        assert hand.accessibleName().count(",") == len(cards) - 1
    empty.key(Qt.Key.Key_PageDown)
    assert not page.hands.isVisible()
    assert not page.all_cards.isEnabled()
    empty.key(Qt.Key.Key_PageUp)
    assert page.hands.isVisible()


def test_nothing_on_the_table_can_be_played(shown: Shown) -> None:
    shown.page.walk.go(shown.course.deals[0].tricks[0].first)
    assert not shown.page.table.takes_cards()
    assert shown.page.table.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert shown.course.turn(shown.point.stop).moves == ()


def test_an_unfinished_match_can_be_carried_on_and_every_one_has_a_sheet(
    empty: Shown, home: Path
) -> None:
    path = put(home, "worked_match")
    empty.open(path)
    empty.page.go_on.click()
    empty.page.sheet.click()
    assert empty.asked == [("continue_wanted", path), ("sheet_wanted", path)]
    empty.open(put(home, "match_of_one_coat"))
    assert not empty.page.go_on.isVisible()
    assert empty.page.sheet.isVisible()


def test_the_head_says_which_match_it_is_when_and_how_it_ended(empty: Shown, home: Path) -> None:
    empty.open(put(home, "match_of_one_coat"))
    assert empty.page.title().replace("\N{NO-BREAK SPACE}", " ").startswith("Kominek, 2 deal")
    assert empty.page.accessibleDescription().endswith(("won", "lost"))


def test_a_file_at_fault_is_told_of_and_left_as_it_is(empty: Shown, home: Path) -> None:
    path = put(home, "worked_match")
    path.write_text("nonsense")
    empty.open(path)
    (left, trouble) = empty.asked
    assert left == ("left", None)
    assert isinstance(trouble[1], Trouble)
    assert (trouble[0], trouble[1].kind) == ("trouble", TroubleKind.BAD_RECORD)
    assert path.read_text() == "nonsense"


def test_a_page_that_was_left_while_reading_reads_when_it_comes_back(
    empty: Shown, home: Path
) -> None:
    empty.page.show_match(put(home, "worked_match"))
    empty.page.hide()
    assert not empty.page.reader.busy
    assert empty.page.walk.course is None
    empty.page.show()
    empty.page.enter()
    empty.qtbot.waitUntil(lambda: empty.page.walk.course is not None)


def test_escape_goes_back_from_every_button(shown: Shown) -> None:
    shown.key(Qt.Key.Key_Escape)
    shown.page.all_cards.setFocus()
    shown.key(Qt.Key.Key_Escape)
    assert shown.asked == [("left", None)] * 2


def test_language_theme_and_names_change_where_we_are(
    shown: Shown, dressed: Language, qapp: QApplication
) -> None:
    page = shown.page
    shown.page.walk.go(shown.course.deals[0].last)
    page.all_cards.setChecked(True)
    point = shown.point
    dressed.speak("pl")
    QApplication.processEvents()
    item = page.table.panel_item()
    assert item is not None
    polish = item.panel.title
    dressed.speak("en")
    QApplication.processEvents()
    item = page.table.panel_item()
    assert item is not None
    assert item.panel.title != polish
    apply_style(qapp, THEMES["light"], 1.3)
    QApplication.processEvents()
    page.apply(replace(STILL, names=("Ann", "Bob", "Cid", "Dot")), DeckChoice())
    assert page.table.model().seats[1].name == "Bob"
    assert page.hands.hands[3].accessibleName().startswith("Dot: ")
    assert shown.point == point


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", ["pl", "ru", "en"])
def test_the_page_fits_into_the_least_window(
    shown: Shown, dressed: Language, qapp: QApplication, language: str, scale: float
) -> None:
    dressed.speak(language)
    apply_style(qapp, DARK, scale)
    shown.page.all_cards.setChecked(True)
    shown.page.walk.go(shown.course.last)
    shown.page.resize(800, 540)
    QApplication.processEvents()
    assert (shown.page.width(), shown.page.height()) == (800, 540)
    for widget in (
        shown.page.where,
        shown.page.all_cards,
        shown.page.hands,
        *shown.page.hands.hands,
    ):
        assert widget.width() >= widget.minimumSizeHint().width()
    assert shown.page.where.height() >= shown.page.where.heightForWidth(shown.page.where.width())


def test_deals_and_tricks_can_be_pressed_by_a_reader(shown: Shown, client: None) -> None:
    chip = QAccessible.queryAccessibleInterface(shown.page.deals.chips[1])
    action = chip.actionInterface()
    assert action is not None
    assert chip.text(QAccessible.Text.Name) == shown.page.deals.chips[1].accessibleName()
    assert action.actionNames()[0] == "Press"
    action.doAction("Press")
    shown.qtbot.waitUntil(lambda: shown.page.walk.deal == 1)
    assert shown.page.deals.chips[1].accessibleDescription()
