"""Decks, suits, backs and sounds in the settings: what is shown, told and kept."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.dialogs import setting_pages
from kominek_desktop.gui.dialogs.setting_pages import AccessPage, MotionPage
from kominek_desktop.gui.dialogs.setting_rows import SliderRow, TickRow
from kominek_desktop.gui.dialogs.settings import SettingsDialog
from kominek_desktop.gui.dialogs.table_page import TablePage
from kominek_desktop.gui.dialogs.tiles import PictureTile, TilesRow
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.theme import DARK, LIGHT
from kominek_desktop.session.settings import Settings, SettingsFile
from tests.gui.foreign_decks import picture, write_deck

BROKEN = "<svg"


@pytest.fixture(autouse=True)
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder; that of the system is empty."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "system"))
    return tmp_path / "user"


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    apply_style(qapp, DARK)
    yield qapp
    apply_style(qapp, DARK)


def open_dialog(
    qtbot: QtBot, path: Path, page: str, settings: Settings | None = None
) -> tuple[SettingsDialog, Any]:
    dialog = SettingsDialog(SettingsFile(path), settings or Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.open_page(page)
    return dialog, next(shown for shown in dialog.pages if shown.page == page)


def row_of(page: Any, name: str, kind: type) -> Any:
    return next(row for row in page.rows if row.name == name and isinstance(row, kind))


def taken(row: TilesRow) -> list[object]:
    return [value for value, tile in row.tiles.items() if tile.isChecked()]


@pytest.mark.parametrize(
    ("name", "value"),
    [("deck", "large"), ("four_colour", True), ("pips", "open"), ("back", "navy")],
)
def test_each_picture_is_a_choice(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, name: str, value: object
) -> None:
    path = tmp_path / "s.json"
    dialog, page = open_dialog(qtbot, path, "table")
    row = row_of(page, name, TilesRow)
    assert taken(row) == [getattr(Settings(), name)]
    row.tiles[value].click()
    assert dialog.settings == replace(Settings(), **{name: value})  # type: ignore[arg-type]
    assert taken(row) == [value]
    dialog.close()
    assert SettingsFile(path).load() == (dialog.settings, None)


def test_every_choice_is_pictured_and_named(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, user: Path
) -> None:
    write_deck(user, "good")
    dialog, page = open_dialog(qtbot, tmp_path / "s.json", "table")
    assert isinstance(page, TablePage)
    tiles = [tile for row in page.rows if isinstance(row, TilesRow) for tile in row.tiles.values()]
    assert len(tiles) == 2 + 1 + 2 + 2 + 3
    assert all(tile.accessibleName() and tile.accessibleDescription() for tile in tiles)
    qtbot.waitUntil(lambda: all(tile.picture is not None for tile in tiles))
    dialog.close()


def test_the_pictures_of_our_decks_follow_the_choices(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, page = open_dialog(qtbot, tmp_path / "s.json", "table")
    tile: PictureTile = page.decks.tiles["standard"]
    qtbot.waitUntil(lambda: tile.picture is not None)
    ember = tile.picture.toImage()
    row_of(page, "back", TilesRow).tiles["navy"].click()
    qtbot.waitUntil(lambda: tile.picture.toImage() != ember)
    navy = tile.picture.toImage()
    apply_style(dressed, LIGHT)
    qtbot.waitUntil(lambda: tile.picture.toImage() != navy)
    dialog.close()


@pytest.mark.qt_log_ignore("Cannot read file", "Error while inflating", extend=True)
def test_foreign_decks_stand_after_ours_and_bad_ones_go(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, user: Path
) -> None:
    write_deck(user, "good")
    write_deck(user, "broken", svg=BROKEN)
    write_deck(user, "landscape", svg=picture(width=70, height=50))
    dialog, page = open_dialog(qtbot, tmp_path / "s.json", "table")
    assert list(page.decks.tiles)[:2] == ["standard", "large"]
    kinds = ["standard", "large", "kde:good"]
    qtbot.waitUntil(lambda: list(page.decks.tiles) == kinds)
    good = page.decks.tiles["kde:good"]
    assert page.others.tiles == [good] and good.isVisible()
    assert good.accessibleName() == "Plain"
    good.click()
    assert dialog.settings.deck == "kde:good"
    assert taken(page.decks) == ["kde:good"]
    dialog.close()


def test_a_deck_that_is_gone_is_kept_but_ours_is_shown(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    settings = Settings(deck="kde:gone")
    dialog, page = open_dialog(qtbot, tmp_path / "s.json", "table", settings)
    assert taken(page.decks) == ["standard"]
    assert not page.others.isVisible()
    assert dialog.settings.deck == "kde:gone"
    dialog.close()


def test_decks_are_looked_for_when_the_page_is_seen(
    qtbot: QtBot,
    dressed: QApplication,
    tmp_path: Path,
    user: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (user / "carddecks" / "empty").mkdir(parents=True)
    with caplog.at_level(logging.WARNING):
        dialog, _ = open_dialog(qtbot, tmp_path / "s.json", "game")
        assert not caplog.records
        for page in ("table", "game", "table"):
            dialog.open_page(page)
    assert len(caplog.records) == 1
    dialog.close()


def test_accessibility_changes_deck_and_signs(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, page = open_dialog(qtbot, tmp_path / "s.json", "access")
    assert isinstance(page, AccessPage)
    large, signs = (row_of(page, name, TickRow).tick for name in ("deck", "pips"))
    large.click()
    signs.click()
    assert (dialog.settings.deck, dialog.settings.pips) == ("large", "open")
    assert taken(row_of(dialog.pages[2], "deck", TilesRow)) == ["large"]
    large.click()
    signs.click()
    assert dialog.settings == Settings()
    dialog.close()


@pytest.mark.parametrize(("deck", "after"), [("large", "standard"), ("kde:x", "kde:x")])
def test_restoring_accessibility_leaves_foreign_decks(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, deck: str, after: str
) -> None:
    odd = Settings(deck=deck, pips="open", reduced_motion=True)
    dialog, _ = open_dialog(qtbot, tmp_path / "s.json", "access", odd)
    dialog.restore_button.click()
    assert dialog.settings == Settings(deck=after)
    dialog.close()


def test_sound_is_off_until_it_is_switched_on(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setting_pages, "can_sound", lambda: True)
    dialog, page = open_dialog(qtbot, tmp_path / "s.json", "motion")
    sound, volume = row_of(page, "sound", TickRow), row_of(page, "volume", SliderRow)
    assert not sound.tick.isChecked() and not volume.isEnabled()
    assert volume.slider.accessibleDescription() == "40%"
    sound.tick.click()
    assert dialog.settings.sound and volume.isEnabled()
    volume.slider.setValue(15)
    assert dialog.settings.volume == 75
    volume.slider.setValue(0)
    assert volume.slider.accessibleDescription() == "silent"
    dialog.restore_button.click()
    assert dialog.settings == Settings()
    dialog.close()


def test_without_the_library_the_switch_says_why(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setting_pages, "can_sound", lambda: False)
    dialog, page = open_dialog(qtbot, tmp_path / "s.json", "motion", Settings(sound=True))
    assert isinstance(page, MotionPage)
    sound, volume = row_of(page, "sound", TickRow), row_of(page, "volume", SliderRow)
    assert not sound.tick.isEnabled() and not sound.tick.isChecked()
    assert not volume.isEnabled()
    assert "miniaudio" in sound.tick.accessibleDescription()
    dialog.close()
