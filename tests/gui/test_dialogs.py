"""New match, settings, about, shortcuts, the bar of messages; the style they share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.dialogs.about import AboutDialog
from kominek_desktop.gui.dialogs.controls import Item, RadioCard, Segments
from kominek_desktop.gui.dialogs.language_page import LanguagePage
from kominek_desktop.gui.dialogs.message_bar import Message, MessageBar
from kominek_desktop.gui.dialogs.new_match import NewMatchDialog
from kominek_desktop.gui.dialogs.rules_choice import NewMatch
from kominek_desktop.gui.dialogs.settings import SettingsDialog
from kominek_desktop.gui.dialogs.shortcuts import ShortcutsDialog
from kominek_desktop.gui.games.presenter import Face
from kominek_desktop.gui.style import apply_style, palette_of, sheet_of, theme_in_force
from kominek_desktop.gui.texts.rule_words import kominek_rule_words, preset_name
from kominek_desktop.gui.theme import DARK, LIGHT, THEMES, Theme
from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.games.kominek.options import PRINTED, Options
from kominek_desktop.rules.options import format_options, parse_options
from kominek_desktop.session.settings import Settings, SettingsFile

LEFT, TAB, ENTER = Qt.MouseButton.LeftButton, Qt.Key.Key_Tab, Qt.Key.Key_Return
KOMINEK = find_game("kominek")
OURS = "must_beat=suit loser_scale=classic"


class Echo(QTranslator):
    """A language in which every text is the English one between stars."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"*{source}*"


def find(game_id: str) -> Face:
    """A face without a presenter: the dialog needs words only."""
    presenter: object = None
    return Face(
        presenter,  # type: ignore[arg-type]
        game_id.title,
        str,
        kominek_rule_words,
        preset_name,
        "match_coats",
    )


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    apply_style(qapp, DARK)
    yield qapp
    apply_style(qapp, DARK)


@pytest.fixture
def other_language(qapp: QApplication) -> Iterator[Echo]:
    translator = Echo(qapp)
    yield translator
    QCoreApplication.removeTranslator(translator)


def new_match(qtbot: QtBot, settings: Settings | None = None, **more: object) -> NewMatchDialog:
    dialog = NewMatchDialog(
        settings or Settings(),
        ("kominek", "klin"),
        find=find,
        **more,  # type: ignore[arg-type]
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def pick(dialog: NewMatchDialog, switch: str, value: str) -> None:
    combo = dialog.rows.rows[switch].combo
    index = combo.findData(value)
    combo.setCurrentIndex(index)
    combo.activated.emit(index)


# --- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_switch_has_words_for_all_its_values(qapp: QApplication, game: GameDef) -> None:
    words = kominek_rule_words()
    for switch in game.switches:
        word = words[switch.id]
        assert word.name and word.group
        assert {value for value, _ in word.values} == set(switch.values)
        assert len({text for _, text in word.values}) == len(switch.values)
    assert set(words) == {switch.id for switch in KOMINEK.switches}
    assert len({word.name for word in words.values()}) == len(words)


def test_presets_have_names(qapp: QApplication) -> None:
    ids = [*(preset.id for preset in KOMINEK.presets), "own", "custom"]
    assert all(preset_name(key) and preset_name(key) != key for key in ids)


# --- new match ----------------------------------------------------------------------------------


def test_the_printed_rules_are_the_first_choice(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot)
    assert dialog.form.cards["printed"].isChecked()
    assert "own" not in dialog.form.cards
    players = ("person", "regular", "top", "regular")
    assert dialog.new_match() == NewMatch("kominek", PRINTED, players, None)
    assert not any(row.differs() for row in dialog.rows.rows.values())


def test_choosing_a_value_makes_the_rules_custom(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot)
    pick(dialog, "must_beat", "always")
    assert dialog.form.cards["custom"].isChecked()
    assert dialog.rows.rows["must_beat"].differs()
    assert dialog.new_match().options == Options(must_beat="always")
    pick(dialog, "must_beat", "off")
    assert dialog.new_match().options == PRINTED


def test_options_are_what_was_chosen(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot)
    for switch in KOMINEK.switches:
        for value in (*switch.values, switch.values[-1]):
            if switch.id == "match_coats":
                dialog.length.picked.emit(value)
                assert dialog.length.value() == value
            else:
                pick(dialog, switch.id, value)
            assert getattr(dialog.new_match().options, switch.id) == value


def test_differences_are_one_sentence_with_clauses(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot, Settings(rules={"kominek": OURS}))
    found = [(item.name, item.value, item.clause) for item in dialog.choice.differences()]
    assert found == [("Duty to beat", "in suit", "K26"), ("Losers’ scale", "3-2-1", "K31")]
    text = dialog._foot_text.text()
    assert "duty to beat</span> in suit (K26)" in text and "3-2-1 (K31)." in text
    assert dialog.form.cards["custom"].isChecked()


def test_length_is_no_part_of_a_preset(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot)
    five = next(button for button in dialog.length.buttons() if button.text() == "5")
    QTest.mouseClick(five, LEFT)
    assert dialog.form.cards["printed"].isChecked()
    assert dialog.choice.differences() == ()
    QTest.mouseClick(dialog.form.cards["classic"], LEFT)
    assert dialog.new_match().options == Options(loser_scale="classic", match_coats="5")


def test_our_table_is_saved_and_chosen(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    pick(dialog, "carry", "all")
    QTest.mouseClick(dialog.save_button, LEFT)
    assert dialog.form.cards["own"].isChecked()
    text = told[-1].own_rules["kominek"]
    assert parse_options(KOMINEK.switches, PRINTED, text) == Options(carry="all")
    QTest.mouseClick(dialog.form.cards["printed"], LEFT)
    QTest.mouseClick(dialog.form.cards["own"], LEFT)
    assert dialog.new_match().options == Options(carry="all")


def test_enter_plays_and_escape_does_not(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot)
    matches: list[NewMatch] = []
    told: list[Settings] = []
    dialog.accepted_match.connect(matches.append)
    dialog.changed.connect(told.append)
    pick(dialog, "show_pips", "on")
    dialog.form.levels["left"].set_value("beginner")
    dialog.form.dealer.set_value(2)
    dialog.rows.rows["show_pips"].combo.setFocus()
    QTest.keyClick(dialog.rows.rows["show_pips"].combo, ENTER)
    wanted = Options(show_pips="on")
    players = ("person", "beginner", "top", "regular")
    assert matches == [NewMatch("kominek", wanted, players, 2)]
    assert told[-1].rules["kominek"] == format_options(KOMINEK.switches, wanted)
    assert (told[-1].left, told[-1].last_game) == ("beginner", "kominek")
    assert dialog.result() == QDialog.DialogCode.Accepted

    other = new_match(qtbot)
    other.accepted_match.connect(matches.append)
    QTest.keyClick(other, Qt.Key.Key_Escape)
    assert len(matches) == 1 and not other.isVisible()


def test_another_game_has_its_own_switches(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot, Settings(rules={"klin": "carry=all"}))
    dialog.form.game.set_value("klin")
    dialog.form.game.picked.emit("klin")
    klin = find_game("klin")
    shown = {*dialog.rows.rows, "match_coats"}
    assert shown == {switch.id for switch in klin.switches}
    assert dialog.new_match().game_id == "klin"
    assert dialog.new_match().options.carry == "all"
    assert "Klin" in dialog.windowTitle()


def test_rules_of_a_match_in_hand_are_only_shown(qtbot: QtBot, dressed: QApplication) -> None:
    current = Options(follow="free")
    dialog = new_match(qtbot, game_id="kominek", current=current)
    matches: list[NewMatch] = []
    dialog.accepted_match.connect(matches.append)
    assert not any(row.combo.isEnabled() for row in dialog.rows.rows.values())
    assert not dialog.save_button.isVisible() and not dialog.length.isEnabled()
    assert not dialog.form.dealer.isVisible()
    QTest.mouseClick(dialog.play_button, LEFT)
    assert matches == [] and dialog.rows.rows["follow"].combo.isEnabled()
    QTest.mouseClick(dialog.play_button, LEFT)
    assert [match.options for match in matches] == [current]


def test_a_narrow_window_has_one_combo_of_presets(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot, Settings(own_rules={"kominek": OURS}))
    dialog.resize(720, 520)
    qtbot.waitUntil(dialog.presets.isVisible)
    assert not dialog.form.cards["own"].isVisible() and not dialog.save_button.isVisible()
    values = [dialog.presets.itemData(index) for index in range(dialog.presets.count())]
    assert values == ["printed", "classic", "own", "custom", "save"]
    dialog.presets.picked.emit("own")
    assert dialog.new_match().options == Options(must_beat="suit", loser_scale="classic")
    dialog.resize(980, 692)
    qtbot.waitUntil(dialog.form.cards["own"].isVisible)
    assert dialog.form.cards["own"].isChecked()


def test_tab_goes_from_presets_to_buttons(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = new_match(qtbot, Settings(partner_full=False))
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    dialog.form.game.setFocus()
    seen: list[QWidget] = []
    for _ in range(40):
        seen.append(dialog.focusWidget())
        QTest.keyClick(dialog.focusWidget(), TAB)
    firsts = [dialog.form.cards["printed"], dialog.form.dealer, *dialog.form.levels.values()]
    places = [seen.index(widget) for widget in firsts]
    rows = [seen.index(row.combo) for row in dialog.rows.rows.values()]
    assert places + rows == sorted(places + rows)
    assert seen.index(dialog.play_button) > rows[-1]


# --- the rest -----------------------------------------------------------------------------------


def test_dialogs_change_their_language_while_open(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, other_language: Echo
) -> None:
    match = new_match(qtbot)
    settings = SettingsDialog(SettingsFile(tmp_path / "s.json"), Settings())
    about = AboutDialog()
    keys = ShortcutsDialog(lambda: [("&Hint", [QKeySequence("H")]), ("Nothing", [])])
    bar = MessageBar()
    for widget in (settings, about, keys, bar):
        qtbot.addWidget(widget)
    bar.show_message(Message(lambda: QCoreApplication.translate("X", "Full"), None))
    pick(match, "carry", "all")
    QCoreApplication.installTranslator(other_language)
    for window in (match, settings, about, keys, bar):
        QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
        if not isinstance(window, MessageBar):
            assert "*" in window.windowTitle()
    assert bar.text() == "*Full*"
    assert match.play_button.text() == "*&Play*"
    assert match.rows.rows["carry"].combo.currentText() == "*always*"
    assert match.new_match().options == Options(carry="all")
    assert settings.navigation.item(0).text() == "*Game*"
    page = settings.pages[-1]
    assert isinstance(page, LanguagePage)
    assert page.cards["pl"].text() == "Polski"
    assert keys.list.topLevelItemCount() == 1


def test_the_search_hides_other_shortcuts(qtbot: QtBot, dressed: QApplication) -> None:
    dialog = ShortcutsDialog(
        lambda: [("&Hint", [QKeySequence("H")]), ("&Undo", [QKeySequence("Ctrl+Z")])]
    )
    qtbot.addWidget(dialog)
    dialog.search.setText("und")
    items = [dialog.list.topLevelItem(index) for index in range(2)]
    assert [item.text(0) for item in items if item and not item.isHidden()] == ["Undo"]


def test_the_newest_message_is_seen_and_those_before_it_come_again(
    qtbot: QtBot, dressed: QApplication
) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    acted: list[object] = []
    bar.acted.connect(acted.append)
    assert not bar.isVisible()
    first = Message(lambda: "one", lambda: "Do", tag=7)
    second = Message(lambda: "two")
    for message in (first, first, second, first, second):
        bar.show_message(message)
    assert bar.text() == "two" and not bar.action_button.isVisible()
    QTest.mouseClick(bar.close_button, LEFT)
    assert bar.text() == "one"
    QTest.mouseClick(bar.action_button, LEFT)
    assert acted == [7] and not bar.isVisible() and bar.message() is None


def test_segments_are_one_stop_with_arrows(qtbot: QtBot, dressed: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    segments = Segments(window)
    segments.set_items([Item(1, "one"), Item(2, "two"), Item(3, "three")])
    segments.set_value(2)
    picked: list[object] = []
    segments.picked.connect(picked.append)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    segments.setFocus()
    assert segments.buttons()[1].hasFocus()
    QTest.keyClick(segments.buttons()[1], Qt.Key.Key_Right)
    assert segments.value() == 3
    assert picked == [3]
    segments.set_value(9)
    assert segments.value() is None


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_the_style_follows_the_theme(dressed: QApplication, theme: Theme) -> None:
    apply_style(dressed, theme, 1.15)
    assert theme_in_force() is theme
    sheet = sheet_of(theme, 1.15)
    assert "@" not in sheet and sheet == dressed.styleSheet()
    palette = palette_of(theme)
    assert palette.window().color() == theme.page


def test_cards_of_a_dialog_are_repainted_in_another_theme(
    qtbot: QtBot, dressed: QApplication
) -> None:
    card = RadioCard()
    qtbot.addWidget(card)
    card.set_words("As printed", "text")
    card.resize(220, 66)
    card.show()
    dark = card.grab().toImage()
    apply_style(dressed, LIGHT)
    assert card.grab().toImage() != dark
