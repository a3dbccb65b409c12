"""Who plays: levels in the new-match dialog, those of the match in hand, those of a first match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.dialog_desk import PLAYERS, DialogDesk
from kominek_desktop.gui.dialogs.match_form import MatchForm
from kominek_desktop.gui.dialogs.new_match import NewMatchDialog
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.texts.dialogs import player_kind, seat_role
from kominek_desktop.gui.theme import DARK
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.games.kominek.options import PRINTED
from kominek_desktop.session.answers import LEVELS
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker

LEFT = Qt.MouseButton.LeftButton
MIXED = Settings(left="beginner", partner="strong", right="top", partner_full=False)


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    apply_style(qapp, DARK)
    yield qapp
    apply_style(qapp, DARK)


def new_match(qtbot: QtBot, settings: Settings, sitting: tuple[str, ...] = ()) -> NewMatchDialog:
    current = PRINTED if sitting else None
    dialog = NewMatchDialog(
        settings, ("kominek", "klin"), game_id="kominek", current=current, sitting=sitting
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def shown(form: MatchForm) -> list[str]:
    return [combo.currentText() for combo in form.levels.values()]


def test_the_levels_are_offered_and_every_kind_has_a_name_of_its_own(qapp: QApplication) -> None:
    assert PLAYERS == LEVELS == ("beginner", "regular", "strong", "top")
    names = [player_kind(kind) for kind in (*PLAYERS, "plain", "random")]
    assert len(set(names)) == len(names)
    assert not {"plain", "random", "top"} & set(names)
    assert player_kind("rules") == player_kind("regular")
    assert player_kind("martian") == "martian"


def test_only_four_have_a_partner(qapp: QApplication) -> None:
    roles = {seats: [seat_role(seat, seats) for seat in range(1, seats)] for seats in (2, 3, 4)}
    assert roles == {
        2: ["opponent"],
        3: ["opponent on the left", "opponent on the right"],
        4: ["opponent on the left", "partner", "opponent on the right"],
    }


def test_every_seat_has_the_level_that_was_set(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot, MIXED)
    assert dialog.new_match().players == ("person", "beginner", "strong", "top")
    assert shown(dialog.form) == ["Helen · strong", "Charlie · beginner", "Sophie · master"]


def test_chosen_levels_are_played_and_kept(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot, MIXED)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    for name, level in (("left", "top"), ("partner", "regular"), ("right", "beginner")):
        dialog.form.levels[name].set_value(level)
    assert dialog.new_match().players == ("person", "top", "regular", "beginner")
    QTest.mouseClick(dialog.play_button, LEFT)
    kept = told[-1]
    assert (kept.left, kept.partner, kept.right) == ("top", "regular", "beginner")


def test_a_partner_at_full_strength_is_told_and_not_chosen(
    qtbot: QtBot, dressed: QApplication
) -> None:
    dialog = new_match(qtbot, replace(MIXED, partner_full=True))
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    partner = dialog.form.levels["partner"]
    assert not partner.isEnabled() and partner.isVisible()
    assert partner.currentText() == "Helen · master"
    assert "full strength" in partner.accessibleName() and partner.toolTip()
    assert dialog.new_match().players == ("person", "beginner", "top", "top")
    QTest.mouseClick(dialog.play_button, LEFT)
    assert told[-1].partner == "strong" and told[-1].partner_full


def test_settings_changed_meanwhile_hold_and_open_choices_stay(
    qtbot: QtBot, dressed: QApplication
) -> None:
    dialog = new_match(qtbot, replace(MIXED, partner_full=True))
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    dialog.form.levels["left"].set_value("strong")
    dialog.form.dealer.set_value(2)
    dialog.show_settings(replace(MIXED, theme="light", names=("", "Ala", "", "")))
    assert shown(dialog.form) == ["Helen · strong", "Ala · strong", "Sophie · master"]
    assert dialog.form.levels["partner"].isEnabled()
    assert dialog.new_match().first_dealer == 2
    QTest.mouseClick(dialog.play_button, LEFT)
    assert told[-1].theme == "light"
    assert (told[-1].left, told[-1].partner_full) == ("strong", False)


def test_the_players_of_a_match_in_hand_are_shown_by_what_they_are(
    qtbot: QtBot, dressed: QApplication
) -> None:
    dialog = new_match(qtbot, MIXED, ("person", "plain", "top", "random"))
    assert not any(combo.isEnabled() for combo in dialog.form.levels.values())
    assert shown(dialog.form) == [
        "Helen · master",
        "Charlie · simple play",
        "Sophie · any card at random",
    ]
    QTest.mouseClick(dialog.play_button, LEFT)
    assert shown(dialog.form) == ["Helen · strong", "Charlie · beginner", "Sophie · master"]
    assert dialog.new_match().players == ("person", "beginner", "strong", "top")


@pytest.mark.parametrize("width", [720, 980])
def test_all_players_are_seen_at_any_width(qtbot: QtBot, dressed: QApplication, width: int) -> None:
    dialog = new_match(qtbot, MIXED)
    dialog.resize(width, 600)
    qtbot.waitUntil(lambda: dialog.form.narrow == (width < 900))
    combos = list(dialog.form.levels.values())
    assert all(combo.isVisible() for combo in combos)
    lefts = [combo.mapTo(dialog, combo.rect().topLeft()).x() for combo in combos]
    rights = [combo.mapTo(dialog, combo.rect().topRight()).x() for combo in combos]
    assert all(right < left for right, left in zip(rights, lefts[1:], strict=False))
    assert rights[-1] < width


def test_large_texts_take_the_narrow_form_earlier(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot, MIXED)
    assert not dialog.form.narrow
    apply_style(dressed, DARK, 1.3)
    qtbot.waitUntil(lambda: dialog.form.narrow)
    assert dialog.presets.isVisible()


@pytest.fixture
def session(qapp: QApplication) -> Iterator[TableSession]:
    made = TableSession(GAMES, Thinker(), Library(GAMES))
    yield made
    made.close()


def test_a_first_match_is_played_by_the_levels_of_the_settings(session: TableSession) -> None:
    load_fonts()
    language = Language()
    window = MainWindow(session, Library(GAMES), MIXED, SettingsFile(), language)
    window.room.start_match("klin")
    assert session.seats == ("person", "beginner", "strong", "top")
    window.close()
    window.deleteLater()
    language.fall_silent()
    QCoreApplication.processEvents()


def test_the_desk_turns_the_seats_to_the_person(qtbot: QtBot, session: TableSession) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    desk = DialogDesk(session, SettingsFile(), lambda: [], window)
    session.new_match("kominek", PRINTED, ("plain", "beginner", "person", "top"))
    desk.rules_of_match()
    dialog = window.findChild(NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    assert shown(dialog.form) == ["Helen · simple play", "Charlie · master", "Sophie · beginner"]
    dialog.close()
