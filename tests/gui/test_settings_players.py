"""The page of the players: a level for each of them, the partner set apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.dialogs.players_page import LevelCard, PlayersPage
from kominek_desktop.gui.dialogs.setting_rows import TickRow
from kominek_desktop.gui.dialogs.settings import SettingsDialog
from kominek_desktop.gui.strength import OVER_THE_NEXT
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.theme import DARK
from kominek_desktop.session.answers import LEVELS
from kominek_desktop.session.settings import Settings, SettingsFile


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    apply_style(qapp, DARK)
    yield qapp
    apply_style(qapp, DARK)


def open_page(
    qtbot: QtBot, path: Path, settings: Settings | None = None
) -> tuple[SettingsDialog, PlayersPage]:
    dialog = SettingsDialog(SettingsFile(path), settings or Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.open_page("players")
    page = next(page for page in dialog.pages if isinstance(page, PlayersPage))
    return dialog, page


def card_of(page: PlayersPage, name: str) -> LevelCard:
    return next(row for row in page.rows if isinstance(row, LevelCard) and row.name == name)


def tick_of(page: PlayersPage) -> TickRow:
    return next(row for row in page.rows if isinstance(row, TickRow))


@pytest.mark.parametrize("name", ["left", "right"])
@pytest.mark.parametrize("level", LEVELS)
def test_each_opponent_has_a_level_of_his_own(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, name: str, level: str
) -> None:
    path = tmp_path / "s.json"
    dialog, page = open_page(qtbot, path)
    card = card_of(page, name)
    assert card.segments.value() == "regular"
    card.segments.buttons()[LEVELS.index(level)].click()
    wanted = replace(Settings(), **{name: level})  # type: ignore[arg-type]
    assert dialog.settings == wanted
    assert (card.segments.value(), card.combo.value()) == (level, level)
    dialog.close()
    assert SettingsFile(path).load() == (wanted, None)


def test_the_partner_plays_at_full_strength_until_the_tick_is_taken_away(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, page = open_page(qtbot, tmp_path / "s.json", Settings(partner="strong"))
    card, tick = card_of(page, "partner"), tick_of(page).tick
    assert tick.isChecked()
    assert card.segments.value() == "top" and not card.segments.isEnabled()
    assert dialog.settings.partner_level() == "top"
    tick.click()
    assert card.segments.isEnabled() and card.segments.value() == "strong"
    assert dialog.settings.partner_level() == "strong"
    card.segments.buttons()[0].click()
    tick.click()
    assert card.segments.value() == "top"
    assert dialog.settings == Settings(partner="beginner")
    dialog.close()


def test_the_defaults_of_the_page_come_back(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    odd = Settings(left="top", right="strong", partner="beginner", partner_full=False)
    dialog, _ = open_page(qtbot, tmp_path / "s.json", odd)
    dialog.restore_button.click()
    assert dialog.settings == Settings()
    dialog.close()


def test_a_card_shows_the_name_that_is_typed_below(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, page = open_page(qtbot, tmp_path / "s.json")
    card = card_of(page, "left")
    own = card.player.text()
    assert own == page.names[1].placeholderText()
    QTest.keyClicks(page.names[1], "Ala")
    assert card.player.text() == "Ala"
    assert "Ala" in card.segments.accessibleName()
    page.names[1].selectAll()
    QTest.keyClick(page.names[1], Qt.Key.Key_Delete)
    assert card.player.text() == own
    dialog.close()


def test_a_narrow_card_has_a_list_of_the_same_levels(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, page = open_page(qtbot, tmp_path / "s.json")
    card = card_of(page, "right")
    assert card.segments.isVisible() and not card.combo.isVisible()
    dialog.resize(dialog.minimumSize())
    qtbot.waitUntil(card.combo.isVisible)
    assert not card.segments.isVisible()
    assert [card.combo.itemData(place) for place in range(card.combo.count())] == list(LEVELS)
    card.combo.setCurrentIndex(3)
    card.combo.activated.emit(3)
    assert dialog.settings == Settings(right="top")
    dialog.close()


def test_the_measured_leads_are_shown_in_figures_of_the_language(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    dialog, page = open_page(qtbot, tmp_path / "s.json")
    shown = [figure.text() for figure in page.strength.figures]
    wanted = [f"{lead:+.2f}".replace(".", QLocale().decimalPoint()) for *_, lead in OVER_THE_NEXT]
    assert shown == [text.replace("-", "\N{MINUS SIGN}") for text in wanted]
    assert len({figure.accessibleName() for figure in page.strength.figures}) == len(shown)
    dialog.close()
