"""Pages in the window: what is seen first, what the match does meanwhile, and where pages lead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.dialogs.new_match import NewMatchDialog
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.pages.welcome import WelcomePage
from kominek_desktop.gui.rules.page import RulesPage
from kominek_desktop.gui.rules.shelf import Place
from kominek_desktop.session.settings import SettingsFile
from kominek_desktop.session.summary import of_saved
from tests.gui.program_window import QUICK, Open, press, windows
from tests.session.test_summary import record


@pytest.fixture
def open_window(qapp: QApplication, home: Path) -> Iterator[Open]:
    """The program's window as it starts, without a match or with a saved one."""
    yield from windows(home)


def welcome(window: MainWindow) -> WelcomePage:
    page = window.room.pages.front
    assert isinstance(page, WelcomePage)
    return page


def test_enter_on_the_welcome_page_resumes_the_saved_match(open_window: Open) -> None:
    window = open_window(record(30))
    window.show_welcome()
    assert window.session.game is None
    press(Qt.Key.Key_Return)
    assert window.room.pages.current == ""
    assert QApplication.focusWidget() is window.table
    assert window.session.turn is not None


def test_without_a_match_escape_stays_on_the_welcome_page(open_window: Open) -> None:
    window = open_window()
    window.show_welcome()
    press(Qt.Key.Key_Escape)
    assert window.room.pages.current == "welcome"
    window.actions_["handbook"].trigger()
    press(Qt.Key.Key_Escape)
    assert window.room.pages.current == "welcome"


def test_a_game_begins_at_once_with_its_last_rules(open_window: Open) -> None:
    rules = {"klin": "match_coats=1"}
    window = open_window(settings=replace(QUICK, rules=rules))
    window.show_welcome()
    welcome(window).tiles["klin"].setFocus()
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window.room.pages.current == ""
    assert window.session.game is not None
    assert window.session.game.id == "klin"
    assert window.session.options.match_coats == "1"


def test_a_game_opens_the_dialog_of_a_new_match(open_window: Open) -> None:
    window = open_window()
    window.show_welcome()
    welcome(window).tiles["klin"].click()
    dialogs = [one for one in window.findChildren(NewMatchDialog) if one.isVisible()]
    assert ["Klin" in one.windowTitle() for one in dialogs] == [True]
    assert window.session.game is None
    dialogs[0].close()


def test_a_coming_game_opens_its_rules(open_window: Open) -> None:
    window = open_window()
    window.show_welcome()
    welcome(window).tiles["thousand"].click()
    page = window.room.pages.front
    assert isinstance(page, RulesPage)
    assert page.place == Place("thousand")


@pytest.mark.parametrize("key", ["library", "handbook"])
def test_buttons_lead_to_pages(open_window: Open, key: str) -> None:
    window = open_window()
    window.show_welcome()
    welcome(window).buttons[key].click()
    assert window.room.pages.current == key


def test_the_language_is_chosen_and_kept(open_window: Open) -> None:
    window = open_window()
    window.show_welcome()
    page = welcome(window)
    page.language_chosen.emit("pl")
    assert SettingsFile().load()[0].language == "pl"
    assert page.languages.value() == "pl"


def test_at_the_first_start_the_first_deal_is_offered_once(open_window: Open) -> None:
    window = open_window(settings=replace(QUICK, lesson_offered=False))
    window.show_welcome()
    page = welcome(window)
    assert QApplication.focusWidget() is page.lead.button
    assert not page.tiles["lesson"].isVisible()
    assert not window.settings.lesson_offered
    press(Qt.Key.Key_Return)
    assert window.room.pages.current == "lesson"
    assert window.settings.lesson_offered
    assert SettingsFile().load()[0].lesson_offered
    window.room.pages.back()
    assert welcome(window).tiles["lesson"].isVisible()
    assert not page.lead.isVisible()


def test_who_begins_a_match_has_seen_the_offer(open_window: Open) -> None:
    window = open_window(settings=replace(QUICK, lesson_offered=False))
    window.show_welcome()
    window.room.start_match("kominek")
    assert SettingsFile().load()[0].lesson_offered


def test_the_lesson_leaves_the_match_alone(open_window: Open, home: Path) -> None:
    window = open_window(record(30))
    window.show_welcome()
    press(Qt.Key.Key_Return)
    turn, before = window.session.turn, (home / "state" / "current.kominek").read_bytes()
    window.actions_["lesson"].trigger()
    window.room.pages.back()
    assert window.room.pages.current == ""
    assert window.session.turn is turn
    assert (home / "state" / "current.kominek").read_bytes() == before


def test_the_match_waits_while_a_page_is_in_front(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    window.room.start_match("kominek")
    window.actions_["welcome"].trigger()
    assert window.session._paused
    qtbot.wait(50)
    turn = window.session.turn
    qtbot.wait(150)
    assert window.session.turn is turn
    press(Qt.Key.Key_Escape)
    assert window.room.pages.current == ""
    assert not window.session._paused


def test_a_pause_of_the_persons_own_outlasts_a_page(open_window: Open) -> None:
    window = open_window(record(30))
    window.open_first()
    window.actions_["pause"].setChecked(True)
    window.actions_["welcome"].trigger()
    window.room.pages.back()
    assert window.session._paused
    window.actions_["pause"].setChecked(False)
    assert not window.session._paused


def test_what_belongs_to_the_table_is_off_while_a_page_is_in_front(open_window: Open) -> None:
    window = open_window(record(30))
    window.open_first()
    assert window.actions_["undo"].isEnabled()
    window.actions_["library"].trigger()
    for key in ("undo", "redo", "again", "hint", "demo", "claim", "sheet", "print"):
        assert not window.actions_[key].isEnabled(), key
    for key in ("new", "open", "save", "settings", "welcome", "handbook"):
        assert window.actions_[key].isEnabled(), key
    window.room.pages.back()
    assert window.actions_["undo"].isEnabled()
    assert window.actions_["hint"].isEnabled()


def test_without_a_match_there_is_nothing_to_save_and_no_table_rules(open_window: Open) -> None:
    window = open_window()
    window.show_welcome()
    for key in ("save", "rules", "place", "undo", "again", "sheet", "print"):
        assert not window.actions_[key].isEnabled(), key


def test_another_match_comes_to_the_front(open_window: Open, tmp_path: Path) -> None:
    window = open_window(record(30))
    window.open_first()
    window.actions_["library"].trigger()
    other = tmp_path / "other.kominek"
    other.write_text(record(40, seed=8), "utf-8")
    window.files.open(str(other))
    assert window.room.pages.current == ""


def test_undo_behind_a_page_would_not_bring_the_table(open_window: Open) -> None:
    """Only what begins or opens a match does."""
    window = open_window(record(30))
    window.open_first()
    window.actions_["handbook"].trigger()
    assert window.session.undo()
    assert window.room.pages.current == "handbook"


def test_the_running_match_is_gone_on_with(open_window: Open) -> None:
    window = open_window(record(30))
    window.open_first()
    turn = window.session.turn
    window.actions_["welcome"].trigger()
    press(Qt.Key.Key_Return)
    assert window.session.turn is turn
    assert window.room.pages.current == ""


def test_a_match_that_is_over_is_not_offered(open_window: Open) -> None:
    window = open_window(record(100_000))
    found, _ = of_saved(window.library)
    assert found is not None and found.over
    window.show_welcome()
    assert not welcome(window).lead.isVisible()


def test_a_damaged_match_is_told_of_and_kept(open_window: Open, home: Path) -> None:
    window = open_window(record(30), damaged=True)
    window.show_welcome()
    assert "damaged" in window.messages.text()
    assert window.messages.isVisible()
    assert (home / "state" / "current.kominek.corrupt").exists()
    window.room.start_match("kominek")
    assert (home / "state" / "current.kominek.corrupt").exists()


def test_a_match_that_was_not_resumed_is_kept_when_another_begins(
    open_window: Open, home: Path
) -> None:
    saved = record(30)
    window = open_window(saved)
    window.show_welcome()
    window.room.start_match("kominek")
    assert [one.read_text("utf-8") for one in (home / "matches").glob("*.kominek")] == [saved]


def test_the_game_menu_of_a_result_is_the_welcome_page(open_window: Open) -> None:
    window = open_window(record(30))
    window.open_first()
    window.controller.new_match_wanted.emit()
    assert window.room.pages.current == "welcome"


def test_rules_of_this_table_open_at_the_clause_that_fits(open_window: Open) -> None:
    window = open_window(record(30))
    window.open_first()
    turn, presenter = window.session.turn, window.controller.presenter
    assert turn is not None and presenter is not None
    window.actions_["place"].trigger()
    page = window.room.pages.front
    assert isinstance(page, RulesPage)
    assert page.place == Place("kominek", presenter.place(turn))


def test_a_clause_of_a_remark_opens_the_book(open_window: Open) -> None:
    window = open_window(record(30))
    window.open_first()
    window.controller.clause_wanted.emit("K25")
    page = window.room.pages.front
    assert isinstance(page, RulesPage)
    assert page.place == Place("kominek", "K25")


def test_the_score_sheet_stands_beside_the_table(open_window: Open) -> None:
    window = open_window(record(30))
    window.open_first()
    before = window.table.width()
    window.actions_["sheet"].trigger()
    QCoreApplication.processEvents()
    panel = window.room.side.widget
    assert isinstance(panel, QWidget)
    assert panel.isVisible() and not panel.isWindow()
    assert window.table.width() == before - panel.width()
    window.actions_["sheet"].trigger()
    QCoreApplication.processEvents()
    assert window.room.side.widget is None
    assert window.table.width() == before


def test_a_sheet_closed_as_a_window_is_off_in_the_menu(open_window: Open) -> None:
    window = open_window(record(30))
    window.open_first()
    window.resize(900, 700)
    window.actions_["sheet"].trigger()
    panel = window.room.side.widget
    assert panel is not None and panel.isWindow()
    assert panel.parentWidget() is window
    panel.close()
    assert not window.actions_["sheet"].isChecked()
    window.actions_["sheet"].trigger()
    assert panel.isVisible()
    window.actions_["sheet"].trigger()
    assert not panel.isVisible()


@pytest.mark.parametrize(
    ("key", "shortcut"),
    [
        ("welcome", "Alt+Home"),
        ("library", "Ctrl+L"),
        ("handbook", "F1"),
        ("place", "Shift+F1"),
        ("sheet", "F8"),
        ("print", "Ctrl+P"),
    ],
)
def test_pages_have_keys_of_their_own(open_window: Open, key: str, shortcut: str) -> None:
    window = open_window()
    texts = [keys.toString() for action in window.actions() for keys in action.shortcuts()]
    assert shortcut in [keys.toString() for keys in window.actions_[key].shortcuts()]
    assert texts.count(shortcut) == 1
