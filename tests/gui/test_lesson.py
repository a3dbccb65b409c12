"""The lesson on its page: only the right act leads on, and nothing of the person's is touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.games.presenter import Act
from kominek_desktop.gui.lesson.kominek_lesson import KominekLesson
from kominek_desktop.gui.lesson.page import LessonPage
from kominek_desktop.gui.lesson.placing import place
from kominek_desktop.gui.panels.model import Panel
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.rules.games.kominek.state import Phase
from kominek_desktop.session.settings import Settings
from tests.gui.accessible import everything, read

QUICK = replace(
    Settings(), pace="none", thinking_ms=0, names=("Ala", "Bob", "Cyd", "Dan"), language="en"
)
Key = Qt.Key
Walk = Callable[[int], LessonPage]


@pytest.fixture
def page(qapp: QApplication) -> Iterator[LessonPage]:
    load_fonts()
    window = QMainWindow()
    window.resize(1000, 700)
    made = LessonPage(KominekLesson(), QUICK, DeckChoice())
    made.retranslate()
    made.table.arm_ms = 0
    window.setCentralWidget(made)
    window.show()
    window.activateWindow()
    made.enter()
    yield made
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def press(key: Qt.Key) -> None:
    """A key goes to what has the keyboard."""
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, key)


@pytest.fixture
def walk(page: LessonPage, qtbot: QtBot) -> Walk:
    """Does what every step asks for, up to a step, with keys alone."""

    def ready(number: int) -> bool:
        shown = page.resting and page.number == number and page.callout.isVisible()
        return shown and (page.step.wanted is None or page.table.is_armed())

    def to(number: int) -> LessonPage:
        while True:
            qtbot.waitUntil(lambda: ready(page.number))
            if page.number == number:
                return page
            press(Key.Key_Space if page.number == 1 else Key.Key_Return)

    return to


def button(page: LessonPage, text: str) -> QPushButton:
    found = [one for one in page.callout.findChildren(QPushButton) if one.text() == text]
    assert found and found[0].isVisible(), text
    return found[0]


def remark(page: LessonPage) -> str:
    content = page.callout.content()
    assert content is not None
    return content.remark


def test_keys_alone_lead_through_all_fourteen_steps(page: LessonPage, walk: Walk) -> None:
    finished: list[bool] = []
    page.finished.connect(lambda: finished.append(True))
    walk(14)
    view = page.session.turn.view
    assert view.result.pips == (99, 25)
    button(page, "Play a match").click()
    assert finished == [True]


def test_a_card_against_the_rules_is_refused_with_its_clause_k25(walk: Walk) -> None:
    page = walk(8)
    page.table.choose_card(1)
    note = page.table.table().host.note
    assert note is not None
    assert "K25" in note.note.link
    assert not remark(page)
    assert (page.number, len(page.session.turn.view.hand)) == (8, 4)
    QTest.qWait(1)
    assert len(page.veil.holes()) == 3  # the remark is not left in the dark


def test_a_card_the_rules_allow_is_declined_kindly_and_not_played(walk: Walk) -> None:
    page = walk(6)
    page.table.choose_card(1)  # the jack of spades
    assert "ten of spades" in remark(page)
    assert page.table.table().host.note is None
    assert (page.number, len(page.session.turn.view.hand)) == (6, 5)
    press(Key.Key_Return)
    assert page.number == 7
    assert not remark(walk(7))


@pytest.mark.parametrize("number", [2, 3])
def test_another_answer_of_a_panel_is_declined_and_the_question_stays(
    walk: Walk, number: int
) -> None:
    page = walk(number)
    before = page.table.panel_item().panel
    page.table.chosen.emit(before.tiles[2].value)
    assert remark(page)
    assert isinstance(page.table.panel_item().panel, Panel)
    assert page.table.panel_item().panel.title == before.title
    assert page.number == number
    assert walk(number + 1).number == number + 1


def test_king_or_queen_without_the_marriage_is_declined_k28(walk: Walk) -> None:
    page = walk(10)
    page.table.choose_card(0)
    assert page.controller.side_panel
    silent = page.table.panel_item().panel.buttons[1].value
    page.table.chosen.emit(silent)
    assert "40" in remark(page)
    assert page.session.turn.view.phase is Phase.PLAY
    assert walk(11).session.turn.view.result is not None


def test_the_next_deal_never_comes(walk: Walk) -> None:
    page = walk(11)
    page.table.chosen.emit(Act.NEXT_DEAL)
    assert page.session.turn.waiting
    assert remark(page)


def test_a_step_to_read_keeps_the_cards_in_hand(walk: Walk) -> None:
    page = walk(4)
    page.table.choose_card(5)  # what the next step will ask for
    assert "Next" in remark(page)
    assert len(page.session.turn.view.hand) == 6


def test_back_leads_from_every_step_to_the_one_before(walk: Walk, qtbot: QtBot) -> None:
    for number in range(2, 15):
        page = walk(number)
        button(page, "Step back").click()
        qtbot.waitUntil(lambda: page.resting and page.number == number - 1)  # noqa: B023
    assert walk(14).session.turn.view.result.pips == (99, 25)


def test_esc_leaves_and_the_lesson_is_taken_up_where_it_stopped(walk: Walk, qtbot: QtBot) -> None:
    page = walk(6)
    with qtbot.waitSignal(page.left):
        press(Key.Key_Escape)
    page.hide()
    page.show()
    page.enter()
    assert page.number == 6
    assert page.callout.isVisible()
    page = walk(7)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(button(page, "Next"), Key.Key_Escape)


def test_at_its_end_the_lesson_begins_anew_when_it_is_opened(walk: Walk) -> None:
    page = walk(14)
    button(page, "Close").click()
    page.enter()
    assert page.number == 1
    assert walk(2).session.turn.view.phase is Phase.TRUMP


def test_the_others_wait_while_the_page_is_hidden(page: LessonPage, walk: Walk) -> None:
    walk(3)
    press(Key.Key_Return)
    page.hide()
    QTest.qWait(50)
    assert not page.resting
    page.show()
    page.enter()
    assert walk(4).number == 4


def test_nothing_is_written_where_the_persons_matches_lie(walk: Walk, home: Path) -> None:
    walk(11)
    assert not home.exists() or not list(home.rglob("*"))


def test_a_click_goes_through_the_veil_to_the_card(walk: Walk, qtbot: QtBot) -> None:
    page = walk(5)
    spot = page.veil.holes()[0].center().toPoint()
    assert page.childAt(spot) is page.table.viewport()
    dark = page.table.geometry().topLeft() + QPoint(5, 5)
    assert page.childAt(dark) is page.table.viewport()
    place = page.table.viewport().mapFrom(page, spot)
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: page.number == 6)


def test_the_callout_stays_where_it_is_while_cards_rise(walk: Walk) -> None:
    page = walk(9)
    before = page.veil.paper()
    press(Key.Key_Left)
    QTest.qWait(1)
    assert page.veil.paper() == before


class Marking(QTranslator):
    """Marks every word, so that a word that did not follow is seen."""

    def translate(self, _context: str, source: str, *_: object) -> str:
        return f"¡{source}"


def test_another_language_reaches_the_open_step(walk: Walk, qapp: QApplication) -> None:
    page = walk(8)
    translator = Marking()
    qapp.installTranslator(translator)
    QTest.qWait(1)
    content = page.callout.content()
    qapp.removeTranslator(translator)
    assert content is not None
    assert content.words.title == "¡Follow suit"
    assert content.step.startswith("¡")
    QTest.qWait(1)
    assert page.number == 8


def test_the_reader_hears_every_step(
    told: list[tuple[str, bool]], page: LessonPage, walk: Walk
) -> None:
    walk(8)
    steps = [text for text, urgent in told if urgent and text.startswith("Step ")]
    assert [text.split(".")[0] for text in steps] == [f"Step {n} of 14" for n in range(1, 9)]
    assert "<b>" not in "".join(steps)
    assert steps[-1].endswith("Click the jack of spades or press Enter.")


def test_the_callout_is_named_and_told_to_assistive_programs(walk: Walk) -> None:
    page = walk(7)
    whole = read(everything(page.callout)[0])
    assert whole.name == "Step 7 of 14: Twenty!"
    assert "marriage" in whole.description
    assert page.accessibleName() == "First deal"
    told = [read(one) for one in everything(page.callout)]
    assert all(found.name for found in told if "focusable" in found.states)


def test_tab_leads_from_the_table_to_the_buttons(walk: Walk) -> None:
    page = walk(6)
    for _ in range(20):
        press(Key.Key_Tab)
        if QApplication.focusWidget() is not page.table:
            break
    assert QApplication.focusWidget() is button(page, "Stop")


@pytest.mark.parametrize(("wide", "high"), [(800, 600), (1280, 800)])
def test_the_callout_lies_on_nothing_a_step_is_about(
    page: LessonPage, walk: Walk, wide: int, high: int
) -> None:
    page.window().resize(wide, high)
    for number in range(1, 15):
        walk(number)
        QTest.qWait(1)
        paper = page.veil.paper()
        assert QRectF(page.rect()).contains(paper)
        lit = page.veil.holes()
        assert len(lit) >= len(page.step.shown)
        if number != 11:  # the result may lend it a corner
            assert not any(paper.intersects(hole) for hole in lit), number


def test_a_hole_of_a_hand_card_ends_at_its_neighbour(walk: Walk) -> None:
    page = walk(6)
    card, _ = page.veil.holes()[::-1]
    hand = page.veil.holes()[0]
    assert hand.width() < page.table.table().style_.layout.card
    assert card.width() > hand.width()


def test_the_place_is_right_of_the_thing_when_there_is_room() -> None:
    area, size = QRectF(0, 0, 1000, 700), QRectF(0, 0, 300, 200).size()
    hole = QRectF(400, 300, 80, 100)
    right = place(area, [size], [hole], [], 40)
    assert 30 <= right.left() - hole.right() <= 52
    far = QRectF(880, 300, 80, 100)
    left = place(area, [size], [far], [], 40)
    assert left.right() < far.left()


def test_the_place_keeps_off_every_hole() -> None:
    area, size = QRectF(0, 0, 1000, 700), QRectF(0, 0, 300, 200).size()
    holes = [QRectF(100, 300, 80, 100), QRectF(200, 200, 300, 300)]
    found = place(area, [size], holes, [], 40)
    assert not any(found.intersects(hole) for hole in holes)
    assert area.contains(found)


def test_without_holes_the_place_is_the_middle() -> None:
    area, size = QRectF(0, 0, 1000, 700), QRectF(0, 0, 300, 200).size()
    middle = place(area, [size], [], [], 40).center()
    assert abs(middle.x() - 500) <= 12
    assert abs(middle.y() - 350) <= 12
