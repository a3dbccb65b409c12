"""The page of the library: what it asks for, by mouse and keys, and that nothing is lost."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
)
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.language import Language
from kominek_desktop.gui.pages.library import LibraryPage
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.theme import THEMES
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.catalogue import Catalogue
from kominek_desktop.session.library import Library
from kominek_desktop.session.places import Places
from tests.session.kept_matches import put

NOON = 1_796_000_000
OFFSCREEN = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""For tests that open a menu."""
MATCHES = ("worked_match", "match_of_five_coats", "klin_match", "broken")
"""The newest first: unfinished, lost, finished, not to be read."""


class Shown:
    """A page in its window, and what it asked for."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        self.qtbot = qtbot
        library = Library(GAMES, Places(home, home / "state", home / "matches"))
        self.catalogue = Catalogue(library)
        self.page = LibraryPage(self.catalogue)
        self.asked: list[tuple[str, object]] = []
        page = self.page
        for name in ("continue_wanted", "look_wanted", "sheet_wanted"):
            getattr(page, name).connect(lambda path, name=name: self.asked.append((name, path)))
        for name in ("open_file_wanted", "table_wanted", "left"):
            getattr(page, name).connect(lambda name=name: self.asked.append((name, None)))
        page.retranslate()
        page.refresh_look()
        page.resize(1280, 720)
        page.show()
        page.enter()
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.catalogue.busy)
        QApplication.processEvents()

    def stems(self) -> list[str]:
        return [entry.path.stem for entry in self.page.list.rows.entries]

    def choose(self, stem: str) -> None:
        self.page.list.setCurrentIndex(self.page.list.rows.index(self.stems().index(stem)))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        QTest.keyClick(self.page.list, key, modifier or Qt.KeyboardModifier.NoModifier)
        self.settle()

    def press(self, stem: str, act: str) -> None:
        """Choose what the menu of a match offers as ``act``."""
        self.choose(stem)
        self.page.list.menu_wanted.emit(self.page.list.chosen(), QPoint(10, 10))
        (menu,) = self.page.findChildren(QMenu)
        actions = {action.data()[1]: action for action in menu.actions() if action.data()}
        actions[act].trigger()
        menu.close()
        QApplication.sendPostedEvents(menu, QEvent.Type.DeferredDelete)
        self.settle()


@pytest.fixture
def empty(qtbot: QtBot, dressed: Language, home: Path) -> Iterator[Shown]:
    shown = Shown(qtbot, home)
    yield shown
    shown.page.close()
    shown.page.deleteLater()


@pytest.fixture
def shown(qtbot: QtBot, dressed: Language, home: Path) -> Iterator[Shown]:
    for age, name in enumerate(MATCHES):
        source = "worked_match" if name == "broken" else name
        path = put(home, source, name, NOON - age * 3600)
        if name == "broken":
            path.write_text("nonsense")
            os.utime(path, (NOON - age * 3600,) * 2)
    made = Shown(qtbot, home)
    yield made
    made.page.close()
    made.page.deleteLater()


def path_of(home: Path, stem: str) -> Path:
    return home / "matches" / f"{stem}.kominek"


def test_an_empty_library_says_how_it_fills(empty: Shown) -> None:
    page = empty.page
    assert page.nothing.isVisible()
    assert page.nothing.text().startswith("Nothing here yet.")
    assert page.open_button.hasFocus()
    page.open_button.click()
    assert empty.asked == [("open_file_wanted", None)]


def test_the_newest_match_is_chosen_and_has_the_focus(shown: Shown) -> None:
    assert shown.stems() == list(MATCHES)
    assert shown.page.list.hasFocus()
    assert shown.page.list.chosen().entry.path.stem == MATCHES[0]


def test_enter_carries_on_and_looks_at_what_is_over(shown: Shown, home: Path) -> None:
    shown.key(Qt.Key.Key_Return)
    shown.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    shown.key(Qt.Key.Key_Down)
    shown.key(Qt.Key.Key_Enter)
    first, second = path_of(home, MATCHES[0]), path_of(home, MATCHES[1])
    assert shown.asked == [
        ("continue_wanted", first),
        ("look_wanted", first),
        ("look_wanted", second),
    ]


def test_a_double_click_does_what_enter_does(shown: Shown, home: Path) -> None:
    area = shown.page.list.visualRect(shown.page.list.rows.index(1))
    viewport = shown.page.list.viewport()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(viewport, left, none, area.center() - QPoint(300, 0))
    QTest.mouseDClick(viewport, left, none, area.center() - QPoint(300, 0))
    assert shown.asked == [("look_wanted", path_of(home, MATCHES[1]))]


def test_the_buttons_lie_on_the_chosen_row_and_go_with_it(shown: Shown, home: Path) -> None:
    page, acts = shown.page, shown.page.list.acts
    assert (acts.first.text(), acts.second.text()) == ("&Continue", "&Look at it")
    for place, stem in enumerate(MATCHES):
        shown.choose(stem)
        row = page.list.visualRect(page.list.rows.index(place))
        assert row.contains(acts.geometry())
        assert acts.first.accessibleName() == acts.first.text().replace("&", "")
    assert (acts.first.text(), acts.second.text()) == ("Show in the f&older", "&Delete")
    shown.choose(MATCHES[0])
    acts.second.click()
    acts.first.click()
    path = path_of(home, MATCHES[0])
    assert shown.asked == [("look_wanted", path), ("continue_wanted", path)]


def test_the_match_on_the_table_leads_back_to_it(
    qtbot: QtBot, dressed: Language, home: Path
) -> None:
    kept = put(home, "worked_match")
    current = home / "state" / "current.kominek"
    current.parent.mkdir(parents=True)
    kept.rename(current)
    shown = Shown(qtbot, home)
    assert not shown.page.list.acts.second.isVisible()
    shown.key(Qt.Key.Key_Return)
    shown.key(Qt.Key.Key_Delete)
    assert shown.asked == [("table_wanted", None)]
    assert current.exists()
    assert shown.page.messages.text() == ""
    shown.page.close()
    shown.page.deleteLater()


def test_delete_says_so_and_undo_brings_the_match_back(shown: Shown, home: Path) -> None:
    shown.choose(MATCHES[1])
    before = path_of(home, MATCHES[1]).read_bytes()
    shown.key(Qt.Key.Key_Delete)
    assert shown.stems() == [MATCHES[0], *MATCHES[2:]]
    assert shown.page.list.chosen().entry.path.stem == MATCHES[2]
    assert not path_of(home, MATCHES[1]).exists()
    assert shown.page.messages.text().startswith("Deleted: Kominek, 3\xa0deals")
    shown.page.messages.action_button.click()
    shown.settle()
    assert shown.stems() == list(MATCHES)
    assert shown.page.list.chosen().entry.path.stem == MATCHES[1]
    assert path_of(home, MATCHES[1]).read_bytes() == before
    assert shown.page.list.hasFocus()


def test_a_damaged_file_is_a_row_that_can_be_deleted(shown: Shown, home: Path) -> None:
    shown.choose("broken")
    shown.key(Qt.Key.Key_Delete)
    assert "broken" not in shown.stems()
    shown.page.messages.action_button.click()
    shown.settle()
    assert "broken" in shown.stems()
    assert path_of(home, "broken").read_text() == "nonsense"


def test_what_cannot_be_deleted_is_told_and_stays(shown: Shown, home: Path) -> None:
    (home / "matches" / ".trash").write_text("in the way")
    shown.key(Qt.Key.Key_Delete)
    assert shown.stems() == list(MATCHES)
    assert MATCHES[0] in shown.page.messages.text()
    assert not shown.page.messages.action_button.isVisible()


def test_the_search_finds_as_one_types(shown: Shown) -> None:
    page = shown.page
    shown.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "klin")
    assert shown.stems() == ["klin_match"]
    QTest.keyClicks(page.search, " nothing of the kind")
    assert shown.stems() == []
    assert page.nothing.text().startswith("No match fits.")
    page.search.clear()
    assert shown.stems() == list(MATCHES)


def test_one_game_and_another_order(shown: Shown) -> None:
    page = shown.page
    page.order.set_value("oldest")
    page.order.picked.emit("oldest")
    assert shown.stems() == list(MATCHES)[::-1]
    page.games.set_value("kominek")
    page.games.picked.emit("kominek")
    assert shown.stems() == [MATCHES[1], MATCHES[0]]


@OFFSCREEN
def test_favourites_are_marked_by_key_menu_and_diamond(shown: Shown, home: Path) -> None:
    page = shown.page
    shown.key(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    shown.press(MATCHES[2], "mark")
    row = page.list.visualRect(page.list.rows.index(1))
    at = QPoint(row.right() - 20, row.center().y())
    QTest.mouseClick(
        page.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )
    page.kinds.buttons()[1].click()
    assert shown.stems() == list(MATCHES[:3])
    shown.press(MATCHES[0], "unmark")
    assert shown.stems() == list(MATCHES[1:3])
    told = json.loads((home / "state" / "favourites.json").read_text())
    assert {Path(name).stem for name in told["files"]} == set(MATCHES[1:3])
    for stem in MATCHES[1:3]:
        shown.press(stem, "unmark")
    assert page.nothing.text().startswith("No favourites yet.")


@OFFSCREEN
def test_the_menu_offers_the_rest(
    shown: Shown, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return len(opened) < 2

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    shown.press(MATCHES[1], "sheet")
    shown.press("broken", "folder")
    assert [url.toLocalFile() for url in opened] == [str(home / "matches")]
    assert shown.page.messages.text() == ""
    shown.press("broken", "folder")
    assert str(home / "matches") in shown.page.messages.text()
    assert shown.asked == [("sheet_wanted", path_of(home, MATCHES[1]))]


@OFFSCREEN
def test_a_copy_is_written_where_the_person_wants_it(shown: Shown, home: Path) -> None:
    shown.press(MATCHES[1], "export")
    (dialog,) = shown.page.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(home / "copy"))
    dialog.close()
    assert (home / "copy.kominek").read_bytes() == path_of(home, MATCHES[1]).read_bytes()
    assert shown.page.messages.text() == "Saved: copy.kominek"
    shown.page.export(path_of(home, MATCHES[1]), home / "copy.kominek" / "below")
    assert "below.kominek" in shown.page.messages.text()


def test_escape_leaves_from_the_list_and_from_the_search(shown: Shown) -> None:
    shown.key(Qt.Key.Key_Escape)
    QTest.keyClick(shown.page.search, Qt.Key.Key_Escape)
    assert shown.asked == [("left", None)] * 2


def test_nothing_is_read_and_no_thread_is_left_while_the_page_is_hidden(shown: Shown) -> None:
    shown.catalogue.refresh()
    shown.page.hide()
    assert not shown.catalogue.busy


def test_new_files_are_there_when_the_page_is_opened_again(shown: Shown, home: Path) -> None:
    shown.choose(MATCHES[2])
    put(home, "five_made", "newer", NOON + 3600)
    shown.page.enter()
    shown.settle()
    assert shown.stems() == ["newer", *MATCHES]
    assert shown.page.list.chosen().entry.path.stem == MATCHES[2]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_every_look_reaches_the_rows_and_the_buttons_stay_in_them(
    qapp: QApplication, shown: Shown, theme: str, scale: float
) -> None:
    page = shown.page
    page.resize(800, 540)
    apply_style(qapp, THEMES[theme], scale)
    QApplication.processEvents()
    page.grab()
    QApplication.processEvents()
    area = page.list.visualRect(page.list.currentIndex())
    assert area.height() >= 64 * scale
    assert area.contains(page.list.acts.geometry())
    assert area.width() <= page.list.viewport().width()
    for combo in (page.order, page.games):
        assert combo.fontMetrics().horizontalAdvance(combo.currentText()) < combo.width() - 30


@pytest.mark.parametrize("code", ["pl", "ru", "en"])
def test_the_language_changes_what_is_open(shown: Shown, dressed: Language, code: str) -> None:
    page = shown.page
    page.order.set_value("oldest")
    page.search.setText(".kominek")
    before = shown.stems()
    dressed.speak("ru" if code == "en" else "en")
    dressed.speak(code)
    QApplication.processEvents()
    assert page.order.value() == "oldest"
    assert shown.stems() == before
    rules = {"pl": "Według druku", "ru": "Как в печатном тексте", "en": "As printed"}
    shown.choose("worked_match")
    row = page.list.chosen()
    assert row.rules[0] == rules[code]
    assert ("/" in row.date) == (code == "en")


def test_everything_has_a_name_for_the_ear(shown: Shown) -> None:
    page = shown.page
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        for widget in page.findChildren(kind):
            if widget.isVisible() and widget.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                interface = QAccessible.queryAccessibleInterface(widget)
                assert interface.text(QAccessible.Text.Name), widget
    listed = QAccessible.queryAccessibleInterface(page.list)
    assert listed.text(QAccessible.Text.Name) == "Matches kept"
    shown.key(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    role = Qt.ItemDataRole.AccessibleTextRole
    said = [page.list.rows.data(page.list.rows.index(place), role) for place in range(4)]
    assert said[0].startswith("Kominek, 2\xa0deals")
    assert said[0].endswith(", favourite")
    assert said[3].startswith("broken.kominek, ")
    assert "damaged in line 1" in said[3]
