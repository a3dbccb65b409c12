"""The score sheet beside the table: filled in live, walked through by keys, read aloud."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.controller import TableController
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.sheet.keeper import SheetKeeper
from kominek_desktop.gui.sheet.model import Line, Sheet
from kominek_desktop.gui.sheet.panel import WIDTH, SheetPanel
from kominek_desktop.gui.sheet.plain import spoken
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.theme import CONTRAST, DARK, LIGHT
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.session.library import Library
from kominek_desktop.session.places import Places
from kominek_desktop.session.table import TableSession
from tests.gui.accessible import Role, everything, read
from tests.gui.sheet_samples import SAMPLES
from tests.gui.test_kominek_sheet import COMPANY, record, sheet_of
from tests.session.tables import ScriptedThinker, turn_events

KEYS = Qt.Key


@pytest.fixture
def panel(qtbot: QtBot, qapp: QApplication) -> Iterator[SheetPanel]:
    load_fonts()
    apply_style(qapp, DARK)
    made = SheetPanel()
    qtbot.addWidget(made)
    made.resize(WIDTH, 640)
    made.show()
    qtbot.waitExposed(made)
    yield made
    apply_style(qapp, DARK)


def sample(lines: int = 40) -> Sheet:
    sheet = sheet_of(record("carried_over"))
    rows = tuple(sheet.rows[number % len(sheet.rows)] for number in range(lines - 1))
    current = replace(sheet.rows[0], line=Line.CURRENT)
    return replace(sheet, rows=(*rows, current))


def bar(panel: SheetPanel) -> tuple[int, int]:
    found = panel.lines.verticalScrollBar()
    return found.value(), found.maximum()


def test_it_is_as_wide_as_on_the_board(panel: SheetPanel) -> None:
    assert panel.width() == WIDTH


def test_the_newest_line_is_in_view_and_stays_so(panel: SheetPanel) -> None:
    panel.show_sheet(sample(40))
    value, most = bar(panel)
    assert value == most > 0
    panel.show_sheet(sample(41))
    longer, most = bar(panel)
    assert longer == most > value
    panel.resize(WIDTH, 500)
    assert bar(panel)[0] == bar(panel)[1]


def test_another_language_does_not_scroll(panel: SheetPanel) -> None:
    panel.show_sheet(sample(40))
    panel.lines.verticalScrollBar().setValue(90)
    panel.show_sheet(replace(sample(40), legend="another"))
    assert bar(panel)[0] == 90


def test_keys_walk_through_the_lines(panel: SheetPanel) -> None:
    panel.show_sheet(sample(40))
    panel.lines.setFocus()
    assert panel.lines.currentIndex().row() == 39
    QTest.keyClick(panel.lines, KEYS.Key_Up)
    assert panel.lines.currentIndex().row() == 38
    QTest.keyClick(panel.lines, KEYS.Key_Home)
    assert panel.lines.currentIndex().row() == 0
    assert bar(panel)[0] == 0
    QTest.keyClick(panel.lines, KEYS.Key_End)
    assert bar(panel)[0] == bar(panel)[1]


def test_the_line_that_keys_are_on_is_marked_and_not_for_the_mouse(panel: SheetPanel) -> None:
    panel.show_sheet(sample(4))
    panel.lines.setFocus()
    plain = panel.lines.grab().toImage()
    QTest.keyClick(panel.lines, KEYS.Key_Home)
    marked = panel.lines.grab().toImage()
    assert marked != plain
    QTest.mouseClick(panel.lines.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(50, 15))
    assert panel.lines.grab().toImage() == plain


def test_ctrl_c_copies_from_everywhere_and_esc_leaves(panel: SheetPanel, qtbot: QtBot) -> None:
    panel.show_sheet(sample(4))
    for widget in (panel.lines, panel.pdf_button):
        with qtbot.waitSignal(panel.copy_wanted):
            QTest.keyClick(widget, KEYS.Key_C, Qt.KeyboardModifier.ControlModifier)
        with qtbot.waitSignal(panel.left):
            QTest.keyClick(widget, KEYS.Key_Escape)


def test_letters_are_left_to_the_window(panel: SheetPanel) -> None:
    panel.show_sheet(sample(4))
    panel.lines.setFocus()
    QTest.keyClick(panel.lines, KEYS.Key_Home)
    for key in (KEYS.Key_D, KEYS.Key_1):
        QTest.keyClick(panel.lines, key)
        assert panel.lines.currentIndex().row() == 0


def test_buttons_ask(panel: SheetPanel, qtbot: QtBot) -> None:
    for button, wanted in (
        (panel.print_button, panel.print_wanted),
        (panel.pdf_button, panel.pdf_wanted),
        (panel.csv_button, panel.csv_wanted),
    ):
        with qtbot.waitSignal(wanted):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_has_every_act(panel: SheetPanel, qtbot: QtBot) -> None:
    panel.show_sheet(sample(4))
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(panel, QContextMenuEvent(reason, QPoint(5, 5), QPoint(5, 5)))
    menu = panel.findChild(QMenu)
    texts = [action.text() for action in menu.actions()]
    assert texts == ["&Copy as text", "&Print…", "&Save as PDF…", "Save as &table…"]
    with qtbot.waitSignal(panel.copy_wanted):
        menu.actions()[0].trigger()
    menu.close()


def test_a_reader_finds_lines_as_sentences_and_named_controls(
    panel: SheetPanel, client: None
) -> None:
    sheet = sample(4)
    panel.show_sheet(sheet)
    found = [read(one) for one in everything(panel)]
    names = [one.name for one in found]
    for row in sheet.rows[:-1]:
        assert spoken(row.cells, sheet) in names
    assert f"{spoken(sheet.rows[-1].cells, sheet)}; being played" in names
    assert "We (You and Helen): 0; They (Charlie and Sophie): 4" in names
    assert "We: 1 fur coat(s); They: 0 fur coat(s)" in names
    for one in found:
        if one.role is Role.PushButton:
            assert one.name
            assert one.description


def test_an_empty_sheet_says_so(panel: SheetPanel) -> None:
    empty = replace(sample(4), rows=())
    panel.show_sheet(sample(4))
    full = panel.lines.grab().toImage()
    panel.show_sheet(empty)
    assert panel.lines.lines.rowCount() == 0
    assert panel.lines.grab().toImage() != full


@pytest.mark.parametrize("name", SAMPLES)
def test_other_games_are_shown_too(panel: SheetPanel, name: str) -> None:
    sheet = SAMPLES[name]()
    panel.show_sheet(sheet)
    assert panel.lines.lines.rowCount() == len(sheet.rows) + bool(sheet.totals)
    last = panel.lines.lines.index(panel.lines.lines.rowCount() - 1)
    assert panel.lines.lines.data(last, Qt.ItemDataRole.AccessibleTextRole)


def test_sizes_of_texts_and_themes_reach_the_open_panel(
    panel: SheetPanel, qapp: QApplication
) -> None:
    panel.show_sheet(sample(8))
    seen = {panel.grab().toImage().pixelColor(60, 60).name()}
    for theme in (LIGHT, CONTRAST):
        apply_style(qapp, theme)
        qapp.processEvents()
        seen.add(panel.grab().toImage().pixelColor(60, 60).name())
    assert seen == {DARK.tile.name(), LIGHT.tile.name(), CONTRAST.tile.name()}
    apply_style(qapp, DARK, 1.3)
    qapp.processEvents()
    panel.grab()
    assert panel.width() == round(1.3 * WIDTH)
    for button in panel.findChildren(QPushButton):
        assert button.fontMetrics().horizontalAdvance(button.text()) < button.width() - 8


# --- filled in live ------------------------------------------------------------------------------


class Live:
    """A match at a table that shows everything at once, with its sheet."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        self.parent = QObject()
        self.thinker = ScriptedThinker()
        places = Places(home, home / "state", home / "matches")
        library = Library(GAMES, places)
        self.session = TableSession(GAMES, self.thinker, library, seed=3, thinking_ms=0)
        self.table = TableView()
        qtbot.addWidget(self.table)
        self.table.set_pace(Pace(factor=0.0, trick_hold=0))
        self.controller = TableController(self.session, self.table, COMPANY, self.parent)
        self.keeper = SheetKeeper(self.controller, self.parent)
        self.changes = 0
        self.keeper.changed.connect(self.count)
        self.qtbot = qtbot

    def count(self) -> None:
        self.changes += 1

    def play_deal(self) -> None:
        """Everybody plays his first move until the deal is over."""

        def step() -> bool:
            turn = self.session.turn
            assert turn is not None
            if turn.waiting or turn.over:
                return self.table.is_idle()
            self.table.finish()
            if self.thinker.open is not None:
                self.thinker.answer()
            elif turn.moves:
                self.session.submit(turn.ticket, turn.moves[0])
            turn_events()
            return False

        self.qtbot.waitUntil(step)


@pytest.fixture
def live(qtbot: QtBot, tmp_path: Path) -> Iterator[Live]:
    load_fonts()
    made = Live(qtbot, tmp_path)
    made.session.new_match("kominek", Options(), ("person", "rules", "rules", "rules"), 3)
    yield made
    made.session.close()


def test_a_deal_is_entered_when_it_is_over_and_taken_back_with_it(live: Live) -> None:
    sheet = live.keeper.sheet()
    assert sheet is not None
    assert [row.line for row in sheet.rows] == [Line.CURRENT]
    live.play_deal()
    sheet = live.keeper.sheet()
    assert sheet is not None
    assert sheet.rows[0].line is Line.DEAL
    assert sheet.code == live.session.match_code != ""
    results = live.session.deal_results()
    assert len(results) == 1
    assert [side.total for side in sheet.sides] == [str(each) for each in results[0]["eights"]]
    changes = live.changes
    assert live.session.undo()
    live.table.finish()
    undone = live.keeper.sheet()
    assert undone is not None
    assert live.changes > changes
    assert Line.DEAL not in {row.line for row in undone.rows}
    assert undone.code == sheet.code
    assert live.session.redo()
    live.play_deal()
    again = live.keeper.sheet()
    assert again is not None
    assert again.rows == sheet.rows


def test_the_open_panel_follows_and_a_hidden_one_catches_up(live: Live, panel: SheetPanel) -> None:
    panel.follow(live.keeper)
    assert panel.sheet() == live.keeper.sheet()
    panel.hide()
    live.play_deal()
    assert panel.sheet() != live.keeper.sheet()
    panel.show()
    assert panel.sheet() == live.keeper.sheet()


def test_other_names_reach_the_sheet(live: Live, panel: SheetPanel) -> None:
    panel.follow(live.keeper)
    live.controller.company = Company(("Ty", "Kazik", "Halina", "Zofia"))
    live.keeper.refresh()
    shown = panel.sheet()
    assert shown is not None
    assert shown.sides[0].players == "Ty and Halina"
