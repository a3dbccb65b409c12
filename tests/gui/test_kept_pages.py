"""Sheets and kept matches in the window: which pages lead where, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.games.presenter import Act
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.pages.library import LibraryPage
from kominek_desktop.gui.pages.look import LookPage
from kominek_desktop.gui.sheet.page import SheetPage
from kominek_desktop.gui.sheet.panel import SheetPanel
from kominek_desktop.gui.sheet.plain import to_text
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import read_record
from tests.gui.program_window import Open, press, windows
from tests.session.kept_matches import put
from tests.session.test_summary import record


@pytest.fixture
def open_window(qapp: QApplication, home: Path) -> Iterator[Open]:
    """The program's window as it starts, without a match or with a saved one."""
    yield from windows(home)


def wait_for(page: LookPage | SheetPage) -> None:
    for _ in range(2000):
        QTest.qWait(5)
        if not page.reader.busy:
            return
    raise AssertionError("the match is not read")


def sheet_page(window: MainWindow) -> SheetPage:
    page = window.room.pages.front
    assert isinstance(page, SheetPage)
    return page


def test_the_sheet_of_the_running_match_opens_as_it_would_be_printed(open_window: Open) -> None:
    window = open_window(record(30))
    window.open_first()
    press(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    page = sheet_page(window)
    assert QApplication.focusWidget() is page.view
    sheet = page.sheet()
    assert sheet is not None
    assert sheet.code == window.session.match_code
    press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is window.table


def test_page_and_panel_show_the_same_sheet(open_window: Open) -> None:
    window = open_window(record(100_000))
    window.open_first()
    window.actions_["sheet"].trigger()
    panel = window.room.side.widget
    assert isinstance(panel, SheetPanel)
    window.actions_["print"].trigger()
    assert sheet_page(window).sheet() == panel.sheet()


def test_what_the_page_asks_is_done_with_its_own_sheet(open_window: Open, home: Path) -> None:
    window = open_window(record(30))
    window.open_first()
    kept = put(home, "match_of_three_futra")
    window.room.makers._show_sheet_of(kept)
    page = sheet_page(window)
    wait_for(page)
    press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    sheet = page.sheet()
    assert sheet is not None and sheet.code != window.session.match_code
    assert QApplication.clipboard().text() == to_text(sheet)
    assert "copied" in window.status_text()


def test_a_kept_match_leads_from_the_list_to_the_look_to_its_sheet_and_back(
    open_window: Open, home: Path
) -> None:
    window = open_window(record(30))
    window.open_first()
    turn = window.session.turn
    kept = put(home, "match_of_three_futra")
    window.actions_["library"].trigger()
    library = window.room.pages.front
    assert isinstance(library, LibraryPage)
    library.look_wanted.emit(kept)
    look = window.room.pages.front
    assert isinstance(look, LookPage)
    wait_for(look)
    look.sheet.click()
    page = sheet_page(window)
    wait_for(page)
    sheet = page.sheet()
    assert sheet is not None and len(sheet.rows) == 7
    fronts = []
    for _ in range(3):
        press(Qt.Key.Key_Escape)
        fronts.append(window.room.pages.current)
    assert fronts == ["look", "library", ""]
    assert window.session.turn is turn


def test_the_list_opens_a_sheet_at_once(open_window: Open, home: Path) -> None:
    window = open_window()
    window.show_welcome()
    window.actions_["library"].trigger()
    library = window.room.pages.front
    assert isinstance(library, LibraryPage)
    library.sheet_wanted.emit(put(home, "match_of_three_futra"))
    wait_for(sheet_page(window))
    assert sheet_page(window).sheet() is not None


def test_a_match_that_is_looked_at_can_be_carried_on(open_window: Open, home: Path) -> None:
    window = open_window(record(30))
    window.open_first()
    kept = put(home, "worked_match")
    window.room.makers._look_at(kept)
    look = window.room.pages.front
    assert isinstance(look, LookPage)
    wait_for(look)
    look.continue_wanted.emit(kept)
    assert window.room.pages.current == ""
    assert kept in window.library.recent()


@pytest.mark.parametrize("way", ["_look_at", "_show_sheet_of"])
def test_a_file_that_cannot_be_read_is_told_of_above_the_page_before(
    open_window: Open, home: Path, way: str
) -> None:
    window = open_window(record(30))
    window.open_first()
    window.actions_["library"].trigger()
    missing = home / "matches" / "gone.kominek"
    getattr(window.room.makers, way)(missing)
    page = window.room.pages.front
    assert isinstance(page, LookPage | SheetPage)
    wait_for(page)
    assert window.room.pages.current == "library"
    assert str(missing) in window.messages.text()


def test_settings_reach_the_pages_of_kept_matches(open_window: Open, home: Path) -> None:
    window = open_window(record(30))
    window.open_first()
    kept = put(home, "match_of_three_futra")
    window.room.makers._look_at(kept)
    look = window.room.pages.front
    assert isinstance(look, LookPage)
    window.room.makers._show_sheet_of(kept)
    page = sheet_page(window)
    wait_for(page)
    names = ("Ann", "Bert", "Cecil", "Dora")
    window.change_settings(replace(window.settings, names=names))
    sheet = page.sheet()
    assert sheet is not None and sheet.sides[0].players == "Ann and Cecil"
    assert look._settings.names == names


def test_no_thread_is_left_when_the_window_closes(open_window: Open, home: Path) -> None:
    window = open_window(record(30))
    window.open_first()
    kept = put(home, "match_of_three_futra")
    makers = window.room.makers
    makers._look_at(kept)
    look = window.room.pages.front
    assert isinstance(look, LookPage)
    look.reader.read(kept)
    makers._show_sheet_of(kept)
    page = sheet_page(window)
    look.reader.read(kept)  # as if it had been asked behind the page
    window.close()
    assert not page.reader.busy
    assert not look.reader.busy


def at_result(open_window: Open, moves: int) -> MainWindow:
    window = open_window(record(moves))
    window.open_first()
    turn = window.session.turn
    assert turn is not None and (turn.over or turn.waiting)
    return window


def result_moves() -> int:
    """After so many moves the first deal rests to be looked at."""
    for moves in range(1, 200):
        replay = read_record(record(moves), GAMES)
        if replay.game.between_deals(replay.states[-1]):
            return moves
    raise AssertionError


def test_f8_at_a_result_shows_the_sheet_and_the_result_stays(open_window: Open) -> None:
    window = at_result(open_window, result_moves())
    item = window.table.panel_item()
    assert item is not None
    assert [choice.key for choice in item.panel.buttons] == ["F8", "Space"]
    press(Qt.Key.Key_F8)
    assert window.room.side.widget is not None
    assert window.table.panel_item() is not None
    window.controller._on_chosen(Act.SHEET)
    assert window.room.side.widget is None
    again = window.table.panel_item()
    assert again is not None and again.panel == item.panel


def test_the_end_of_a_match_leads_to_the_printed_sheet_and_back(open_window: Open) -> None:
    window = at_result(open_window, 100_000)
    item = window.table.panel_item()
    assert item is not None
    window.table.chosen.emit(item.panel.buttons[0].value)
    sheet = sheet_page(window).sheet()
    assert sheet is not None
    assert "match" in sheet.foot
    press(Qt.Key.Key_Escape)
    again = window.table.panel_item()
    assert again is not None and again.panel == item.panel
