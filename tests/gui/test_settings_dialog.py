"""The settings: pages, rows, what is told and what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.dialogs.language_page import LanguagePage
from kominek_desktop.gui.dialogs.players_page import PlayersPage
from kominek_desktop.gui.dialogs.setting_pages import PACE_TIMES
from kominek_desktop.gui.dialogs.setting_rows import ChoiceRow, SliderRow, TickRow
from kominek_desktop.gui.dialogs.settings import SettingsDialog
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.theme import DARK, LIGHT
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.values import Trouble

LEFT, TAB, ENTER = Qt.MouseButton.LeftButton, Qt.Key.Key_Tab, Qt.Key.Key_Return


@pytest.fixture(autouse=True)
def no_foreign_decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "XDG_DATA_DIRS"):
        monkeypatch.setenv(name, str(tmp_path / "data"))


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    apply_style(qapp, DARK)
    yield qapp
    apply_style(qapp, DARK)


def settings_dialog(
    qtbot: QtBot, path: Path, settings: Settings | None = None
) -> tuple[SettingsDialog, list[Settings]]:
    dialog = SettingsDialog(SettingsFile(path), settings or Settings())
    qtbot.addWidget(dialog)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    dialog.show()
    return dialog, told


def row_of(dialog: SettingsDialog, name: str) -> QWidget:
    return next(row for page in dialog.pages for row in page.rows if row.name == name)


def test_settings_apply_at_once_and_are_kept(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    path = tmp_path / "settings.json"
    dialog, told = settings_dialog(qtbot, path)
    tick = row_of(dialog, "cut_for_me")
    assert isinstance(tick, TickRow)
    tick.tick.click()
    assert told[-1].cut_for_me and dialog.settings == told[-1]
    theme = row_of(dialog, "theme")
    assert isinstance(theme, ChoiceRow)
    theme.segments.buttons()[2].click()
    assert told[-1].theme == "light"
    dialog.close()
    assert SettingsFile(path).load() == (told[-1], None)


def test_a_pace_sets_the_times_and_each_changes_alone(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, told = settings_dialog(qtbot, tmp_path / "s.json")
    dialog.open_page("motion")
    pace = row_of(dialog, "pace")
    assert isinstance(pace, ChoiceRow)
    for index, (value, times) in enumerate(PACE_TIMES.items()):
        pace.segments.buttons()[index].click()
        now = dialog.settings
        assert (now.thinking_ms, now.trick_hold_ms, now.bubble_factor) == times
        assert now.pace == value
    hold = row_of(dialog, "trick_hold_ms")
    assert isinstance(hold, SliderRow)
    hold.slider.setValue(17)
    assert (told[-1].trick_hold_ms, told[-1].pace) == (1700, "none")
    bubble = row_of(dialog, "bubble_factor")
    assert isinstance(bubble, SliderRow)
    bubble.slider.setValue(23)
    assert told[-1].bubble_factor == 1.15


def test_every_setting_of_a_page_is_restored(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    odd = Settings(theme="light", four_colour=True, show_keys="on", cut_for_me=True)
    dialog, told = settings_dialog(qtbot, tmp_path / "s.json", odd)
    dialog.open_page("table")
    dialog.restore_button.click()
    assert told == [Settings(cut_for_me=True)]
    fields = [name for page in dialog.pages for name in page.fields]
    assert len(fields) == len(set(fields))
    assert {row.name for page in dialog.pages for row in page.rows} <= set(fields)


def test_each_language_is_written_in_itself(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, told = settings_dialog(qtbot, tmp_path / "s.json")
    dialog.open_page("language")
    page = dialog.pages[-1]
    assert isinstance(page, LanguagePage)
    assert page.system.isChecked()
    names = [card.text() for card in page.cards.values()]
    assert names == ["Polski", "Русский", "English"]
    pictures = [card._picture for card in page.cards.values()]
    assert all(picture is not None and not picture.isNull() for picture in pictures)
    QTest.mouseClick(page.cards["ru"], LEFT)
    assert told.pop().language == "ru" and not page.system.isChecked()
    page.system.click()
    assert told[-1].language == "" and not page.cards["ru"].isChecked()
    page.system.click()
    assert page.system.isChecked() and len(told) == 1


def test_names_are_kept_by_seat(qtbot: QtBot, dressed: QApplication, tmp_path: Path) -> None:
    dialog, told = settings_dialog(qtbot, tmp_path / "s.json")
    dialog.open_page("players")
    page = dialog.pages[1]
    assert isinstance(page, PlayersPage)
    QTest.keyClicks(page.names[2], "Ala ")
    assert told[-1].names == ("", "", "Ala", "")
    assert page.names[2].text() == "Ala "


def test_settings_that_cannot_be_written_are_told(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    dialog, _ = settings_dialog(qtbot, tmp_path / "file" / "s.json")
    troubles: list[Trouble] = []
    dialog.trouble.connect(troubles.append)
    tick = row_of(dialog, "digit_acts")
    assert isinstance(tick, TickRow)
    tick.tick.click()
    dialog.close()
    assert len(troubles) == 1


def test_escape_closes_and_enter_in_a_field_does_not(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, _ = settings_dialog(qtbot, tmp_path / "s.json")
    dialog.open_page("players")
    page = dialog.pages[1]
    assert isinstance(page, PlayersPage)
    QTest.keyClick(page.names[0], ENTER)
    assert dialog.isVisible()
    QTest.keyClick(page.names[0], Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_no_page_is_wider_than_the_smallest_window(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, scale: float
) -> None:
    apply_style(dressed, LIGHT, scale)
    dialog, _ = settings_dialog(qtbot, tmp_path / "s.json")
    dialog.resize(dialog.minimumSize())
    for page in dialog.pages:
        dialog.open_page(page.page)
        qtbot.wait(1)
        area = page.parentWidget().parentWidget()
        assert isinstance(area, QScrollArea)
        assert page.width() <= area.viewport().width(), page.page
        row = next((row for row in page.rows if isinstance(row, ChoiceRow)), None)
        if row is not None:
            assert row.segments.isVisible() != row.combo.isVisible()


def test_the_ring_shows_the_focus_once_keys_are_used(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, _ = settings_dialog(qtbot, tmp_path / "s.json")
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    ring = dialog.focus_ring()
    assert ring.target() is None
    QTest.keyClick(dialog.navigation, TAB)
    target = dialog.focusWidget()
    assert ring.target() is target
    assert ring.isVisible()
    middle = target.mapToGlobal(target.rect().center())
    assert ring.rect().contains(ring.mapFromGlobal(middle))
    dialog.close()
