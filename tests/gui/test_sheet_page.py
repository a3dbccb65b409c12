"""The score sheet as a page: the printed pages on the screen, their lines, and where they come
from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QPageSize, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.sheet.page import SheetPage
from kominek_desktop.gui.sheet.paper import Paper
from kominek_desktop.gui.sheet.plain import spoken
from kominek_desktop.gui.sheet.preview import WIDEST, PaperView
from kominek_desktop.gui.sheet.printing import usual_size
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.theme import THEMES
from kominek_desktop.session.values import Trouble, TroubleKind
from tests.gui.sheet_samples import king, thousand
from tests.session.kept_matches import put

COMPANY = Company(("Me", "Left", "Over", "Right"))
CTRL = Qt.KeyboardModifier.ControlModifier
ASKS = ("print_wanted", "pdf_wanted", "csv_wanted", "copy_wanted", "trouble")


class Shown:
    """A page in its window, and what it asked for."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.page = SheetPage(COMPANY)
        self.asked: list[tuple[str, object]] = []
        for name in ASKS:
            getattr(self.page, name).connect(
                lambda *values, name=name: self.asked.append((name, *values))
            )
        self.page.left.connect(lambda: self.asked.append(("left", None)))
        self.page.retranslate()
        self.page.resize(1280, 800)
        self.page.show()
        self.page.enter()

    def open(self, path: Path) -> None:
        self.page.show_match(path)
        self.wait()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.page.reader.busy)

    @property
    def view(self) -> PaperView:
        return self.page.view


@pytest.fixture
def empty(qtbot: QtBot, dressed: Language) -> Iterator[Shown]:
    shown = Shown(qtbot)
    yield shown
    shown.page.close()
    shown.page.deleteLater()


@pytest.fixture
def shown(empty: Shown, home: Path) -> Shown:
    empty.open(put(home, "match_of_three_futra"))
    return empty


@pytest.fixture
def view(qtbot: QtBot, dressed: Language) -> Iterator[PaperView]:
    """Pages of many lines, without a page of the program round them."""
    made = PaperView()
    made.resize(1000, 700)
    sheet = thousand()
    made.show_sheet(replace(sheet, rows=sheet.rows[:1] * 60))
    made.show()
    yield made
    made.close()
    made.deleteLater()


def bar(view: PaperView) -> int:
    return view.verticalScrollBar().value()


def test_a_kept_match_is_shown_with_its_day_and_the_names_of_the_table(shown: Shown) -> None:
    sheet = shown.page.sheet()
    assert sheet is not None
    day = date.fromtimestamp(1_796_000_000)
    assert shown.page.accessibleDescription() == f"Kominek · {sheet.date}"
    assert str(day.year) in sheet.date
    assert sheet.sides[0].players == "Me and Over"
    assert len(sheet.rows) == 7
    assert sheet.code
    assert shown.page.title() == "Score sheet"


def test_nothing_can_be_asked_before_the_match_is_read(empty: Shown, home: Path) -> None:
    empty.page.show_match(put(home, "worked_match"))
    assert empty.page.sheet() is None
    assert not empty.page.print_button.isEnabled()
    empty.wait()
    assert empty.page.sheet() is not None
    assert empty.page.print_button.isEnabled()


def test_a_damaged_file_is_told_of_and_the_page_left(empty: Shown, home: Path) -> None:
    path = put(home, "worked_match")
    path.write_text(path.read_text("utf-8") + "S play XX\n", "utf-8")
    empty.open(path)
    assert [name for name, *_ in empty.asked] == ["left", "trouble"]
    trouble = empty.asked[1][1]
    assert isinstance(trouble, Trouble)
    assert (trouble.kind, trouble.path) == (TroubleKind.BAD_RECORD, path)
    assert path.exists()


def test_a_page_left_in_between_reads_on_when_it_is_opened_again(empty: Shown, home: Path) -> None:
    empty.page.show_match(put(home, "worked_match"))
    empty.page.hide()
    assert not empty.page.reader.busy
    empty.page.show()
    empty.page.enter()
    empty.wait()
    assert empty.page.sheet() is not None


def test_buttons_and_keys_ask_from_everywhere_on_the_page(shown: Shown) -> None:
    page = shown.page
    for button in (page.print_button, page.pdf_button, page.csv_button, page.copy_button):
        button.click()
    for widget in (page.view, page.back, page.pdf_button):
        QTest.keyClick(widget, Qt.Key.Key_P, CTRL)
        QTest.keyClick(widget, Qt.Key.Key_C, CTRL)
    names = [name for name, *_ in shown.asked]
    assert names == [*ASKS[:4], *["print_wanted", "copy_wanted"] * 3]


def test_escape_leaves(shown: Shown) -> None:
    QTest.keyClick(shown.view, Qt.Key.Key_Escape)
    assert shown.asked == [("left", None)]


def test_pages_are_those_of_the_printer(view: PaperView) -> None:
    sheet = view.lines.sheet
    assert sheet is not None
    size = QPageSize(usual_size()).size(QPageSize.Unit.Point) * 96 / 72
    assert view.pages == Paper(sheet, size).pages == 3
    area = view.page_rect(0)
    assert area.height() / area.width() == pytest.approx(size.height() / size.width(), abs=0.002)


def test_every_line_lies_on_its_page_one_under_the_other(view: PaperView) -> None:
    rects = [view.visualRect(view.lines.index(row)) for row in range(view.lines.rowCount())]
    tops = [rect.top() for rect in rects]
    assert tops == sorted(set(tops))
    for rect in rects:
        pages = [view.page_rect(page).toRect() for page in range(view.pages)]
        assert sum(page.contains(rect) for page in pages) == 1
        assert view.indexAt(rect.center()).row() == rects.index(rect)


def test_the_line_is_where_its_ink_is(view: PaperView) -> None:
    """The band of the sample is the only filled line."""
    sheet = thousand()
    view.show_sheet(sheet)
    image = view.grab().toImage()
    rows = [view.visualRect(view.lines.index(row)) for row in range(len(sheet.rows))]
    grounds = [
        image.pixelColor(rect.right() - 6, rect.top() + rect.height() // 4).name() for rect in rows
    ]
    assert grounds[-1] != grounds[-2]
    assert len(set(grounds[:-1])) == 1


def test_sums_are_the_last_line(view: PaperView) -> None:
    sheet = king()
    view.show_sheet(sheet)
    count = view.lines.rowCount()
    assert count == len(sheet.rows) + 1
    last, sums = (view.visualRect(view.lines.index(row)) for row in (count - 2, count - 1))
    assert abs(sums.top() - last.top() - last.height()) <= 1


def test_arrows_walk_through_the_lines_and_the_view_follows(view: PaperView) -> None:
    view.setFocus()
    assert view.currentIndex().row() == 0
    for row in range(1, 60):
        QTest.keyClick(view, Qt.Key.Key_Down)
        assert view.currentIndex().row() == row
        rect = view.visualRect(view.currentIndex())
        assert view.viewport().rect().contains(rect.adjusted(0, -5, 0, 5))
    before = bar(view)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == 59
    assert bar(view) > before
    QTest.keyClick(view, Qt.Key.Key_End)
    assert bar(view) == view.verticalScrollBar().maximum()
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert (view.currentIndex().row(), bar(view)) == (0, 0)


def test_page_keys_turn_the_pages_and_the_line_comes_along(view: PaperView) -> None:
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert bar(view) == view.viewport().height()
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    rect = view.visualRect(view.currentIndex())
    assert view.currentIndex().row() > 0
    assert view.viewport().rect().contains(rect)
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert bar(view) == 0


def test_the_line_of_keys_is_marked_and_not_for_the_mouse(view: PaperView) -> None:
    view.setFocus()
    before = view.grab().toImage()
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.grab().toImage() != before
    at = view.visualRect(view.lines.index(3)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert view.currentIndex().row() == 3
    assert view.grab().toImage() == before


def test_ctrl_with_wheel_and_keys_changes_the_size(shown: Shown) -> None:
    view = shown.view
    fitted = view.page_rect(0).width()
    assert fitted == WIDEST
    QTest.keyClick(view, Qt.Key.Key_Plus, CTRL)
    assert view.page_rect(0).width() == fitted * 1.25
    QTest.keyClick(view, Qt.Key.Key_Minus, CTRL)
    QTest.keyClick(view, Qt.Key.Key_Minus, CTRL)
    assert view.page_rect(0).width() == fitted * 0.8
    QTest.keyClick(shown.page.print_button, Qt.Key.Key_0, CTRL)
    assert view.zoom == 1.0
    turn = QWheelEvent(
        *(QPointF(300, 300), QPointF(300, 300), QPoint(), QPoint(0, 120)),
        *(Qt.MouseButton.NoButton, CTRL, Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(view.viewport(), turn)
    assert view.zoom > 1.0


def test_another_size_keeps_the_middle_in_view(view: PaperView) -> None:
    view.verticalScrollBar().setValue(1500)
    half = view.viewport().height() / 2
    middle = (bar(view) + half) / view.page_rect(0).width()
    view.zoom_by(1)
    assert (bar(view) + half) / view.page_rect(0).width() == pytest.approx(middle, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", ["pl", "ru", "en"])
@pytest.mark.parametrize("wide", [800, 2560])
def test_nothing_in_the_head_is_cut_and_the_page_fits(
    shown: Shown, qapp: QApplication, dressed: Language, theme: str, scale: float, language: str,
    wide: int,
) -> None:  # fmt: skip
    dressed.speak(language)
    apply_style(qapp, THEMES[theme], scale)
    page = shown.page
    page.resize(wide, 600)
    for _ in range(3):  # the look arrives with the painting
        page.grab()
        QApplication.processEvents()
    for button in (page.print_button, page.pdf_button, page.csv_button, page.copy_button):
        assert button.width() >= button.sizeHint().width(), button.text()
    assert page._title.width() >= page._title.sizeHint().width()
    assert page.view.page_rect(0).right() <= page.view.viewport().width()
    assert page.view.horizontalScrollBar().maximum() == 0


def test_another_language_reaches_the_sheet_and_keeps_the_place(
    shown: Shown, dressed: Language
) -> None:
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    dressed.speak("ru")
    QApplication.processEvents()
    sheet = shown.page.sheet()
    assert sheet is not None
    assert sheet.title == "Коминек"
    assert shown.page.title() == "Запись"
    assert shown.view.currentIndex().row() == 2


def test_other_names_reach_the_sheet(shown: Shown) -> None:
    shown.page.apply(Company(("Ann", "B", "Cecil", "D")))
    sheet = shown.page.sheet()
    assert sheet is not None
    assert sheet.sides[0].players == "Ann and Cecil"


def test_the_reader_hears_each_line_as_a_sentence(shown: Shown, client: None) -> None:
    sheet = shown.page.sheet()
    assert sheet is not None
    reader = QAccessible.queryAccessibleInterface(shown.view)
    assert reader.text(QAccessible.Text.Name) == "Pages of the score sheet, line by line"
    assert "Page Up" in reader.text(QAccessible.Text.Description)
    lines = [reader.child(number).text(QAccessible.Text.Name) for number in range(7)]
    assert lines == [spoken(row.cells, sheet) for row in sheet.rows]
    child = reader.child(2).rect()
    assert child.size() == shown.view.visualRect(shown.view.lines.index(2)).size()
    for button in (shown.page.print_button, shown.page.copy_button):
        assert button.accessibleName()
