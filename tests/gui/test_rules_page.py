"""The page of the rules: what it shows, where links and keys lead, what stays, what is printed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QImage, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.language import Language
from kominek_desktop.gui.rules.contents import DIFFERS, PLACE
from kominek_desktop.gui.rules.page import ZOOMS, RulesPage
from kominek_desktop.gui.rules.reading import Reading
from kominek_desktop.gui.rules.shelf import GAMES, Place, load_shelf
from kominek_desktop.gui.rules.window import RulesWindow
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.theme import CONTRAST, DARK, LIGHT
from kominek_desktop.rules.games import find_game

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
ROOMY = (1280, 770)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """English first; whatever a test speaks, the words of the code are back afterwards."""
    before = QLocale()
    language = Language()
    language.speak("en")
    apply_style(qapp, DARK)
    yield language
    language.fall_silent()
    QLocale.setDefault(before)
    apply_style(qapp, DARK)


@pytest.fixture
def window(language: Language) -> Iterator[QMainWindow]:
    window = QMainWindow()
    window.setCentralWidget(RulesPage())
    window.resize(*ROOMY)
    window.show()
    page_of(window).enter()
    QApplication.processEvents()
    yield window
    window.close()
    window.deleteLater()  # now: what is left over would be set anew for every other language
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def page(window: QMainWindow) -> RulesPage:
    return page_of(window)


def page_of(window: QMainWindow) -> RulesPage:
    page = window.centralWidget()
    assert isinstance(page, RulesPage)
    return page


def text_of(page: RulesPage) -> str:
    return page.reading.document().toPlainText().replace("\u00a0", " ")


def rules(**values: str) -> object:
    return replace(find_game("kominek").default_options, **values)


def top_of(page: RulesPage, place: Place) -> int:
    """Where a place stands in the view, in logical pixels from its top."""
    reading = page.reading
    position = reading.composed().places[place]
    block = reading.document().findBlock(position)
    top = reading.document().documentLayout().blockBoundingRect(block).top()
    return round(top) - reading.verticalScrollBar().value()


def in_view(page: RulesPage, place: Place) -> bool:
    return 0 <= top_of(page, place) < page.reading.viewport().height()


def rows(page: RulesPage) -> dict[Place, bool]:
    """Every row of the contents, and whether it bears a diamond."""
    tree = page.contents
    found = {}
    for number in range(tree.topLevelItemCount()):
        game = tree.topLevelItem(number)
        found[game.data(0, PLACE)] = False
        for child in range(game.childCount()):
            row = game.child(child)
            found[row.data(0, PLACE)] = bool(row.data(0, DIFFERS))
    return found


def test_the_page_opens_with_the_first_game_and_lists_all_seven(page: RulesPage) -> None:
    assert page.place == Place("kominek")
    games = [place.game for place in rows(page) if not place.section]
    assert games == list(GAMES)


def test_a_clause_that_is_asked_for_is_in_view_and_marked_in_the_contents(page: RulesPage) -> None:
    page.show_clause("kominek", "K25", "Clubs were led.")
    assert page.place == Place("kominek", "K25")
    assert in_view(page, Place("kominek", "K25"))
    assert page.contents.currentItem().data(0, PLACE) == Place("kominek", section="play")


def test_the_reason_is_told_beside_the_text_and_leads_back(qtbot: QtBot, page: RulesPage) -> None:
    page.show_clause("kominek", "K25", "Clubs were led.")
    assert page.why.isVisible()
    assert page.why.why == "Clubs were led."
    button = page.why.findChildren(type(page._find))[0]
    with qtbot.waitSignal(page.left):
        button.click()
    page.hide()
    page.show()
    page.enter()
    assert not page.why.isVisible()
    assert page.place == Place("kominek", "K25")


def test_without_room_the_reason_goes_and_the_text_keeps_its_measure(
    window: QMainWindow, page: RulesPage
) -> None:
    page.show_clause("kominek", "K25", "Clubs were led.")
    window.resize(800, 570)
    QTest.qWait(20)
    assert not page.why.isVisible()
    assert page.reading.composed().setter.look.column <= page.reading.viewport().width()
    window.resize(*ROOMY)
    QTest.qWait(20)
    assert page.why.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("code", ["pl", "ru", "en"])
def test_the_head_finds_room_in_the_smallest_window(
    window: QMainWindow, page: RulesPage, language: Language, code: str, scale: float
) -> None:
    language.speak(code)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_style(app, DARK, scale)
    window.resize(800, 570)
    for game in GAMES:
        page.show_game(game)
        QApplication.processEvents()
        assert window.width() == 800
        assert page.head.layout().sizeHint().width() <= page.head.width()


def test_the_table_s_variant_is_read_with_its_difference(page: RulesPage) -> None:
    printed = text_of(page)
    page.set_table("kominek", rules(must_beat="suit"))
    page.show_clause("kominek", "K26")
    changed = text_of(page)
    assert "At your table: in suit. In print: none." in changed
    assert "At your table" not in printed
    play = Place("kominek", section="play")
    assert [place for place, differs in rows(page).items() if differs] == [play]
    page.set_table(None)
    assert text_of(page) == printed


def test_games_still_to_come_tell_what_other_tables_do(page: RulesPage) -> None:
    page.show_clause("thousand", "T1")
    assert "At other tables:" in text_of(page)
    page.show_game("kominek")
    assert "At other tables:" not in text_of(page)


def test_what_is_reconstructed_is_said_at_the_top(page: RulesPage) -> None:
    page.show_game("klin")
    before, _, after = text_of(page).partition("Reconstructed")
    assert "L1" not in before
    assert "L1" in after


def test_a_link_leads_to_its_clause_also_in_another_book(page: RulesPage) -> None:
    page.show_clause("klin", "L1")
    page.reading.anchorClicked.emit(QUrl("clause:K14"))
    assert page.place == Place("kominek", "K14")
    assert in_view(page, Place("kominek", "K14"))


def test_links_are_reached_and_followed_with_keys(page: RulesPage) -> None:
    page.show_clause("kominek", "K5")
    page.reading.setFocus()
    QTest.keyClick(page.reading, Qt.Key.Key_Tab)
    QTest.keyClick(page.reading, Qt.Key.Key_Return)
    assert page.place == Place("kominek", "K37")


def test_keys_go_back_and_forward_through_what_was_read(page: RulesPage) -> None:
    page.show_clause("kominek", "K25")
    page.show_clause("thousand", "T4")
    QTest.keyClick(page.reading, Qt.Key.Key_Left, ALT)
    assert page.place == Place("kominek", "K25")
    QTest.keyClick(page.contents, Qt.Key.Key_Right, ALT)
    assert page.place == Place("thousand", "T4")
    assert in_view(page, Place("thousand", "T4"))


def test_esc_leaves_the_page_and_first_closes_the_search(qtbot: QtBot, page: RulesPage) -> None:
    QTest.keyClick(page.reading, Qt.Key.Key_F, CTRL)
    assert page.finder.isVisible()
    QTest.keyClick(page.finder.field, Qt.Key.Key_Escape)
    assert not page.finder.isVisible()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.reading, Qt.Key.Key_Escape)


def test_the_search_finds_in_all_games_and_enter_goes_there(page: RulesPage) -> None:
    QTest.keyClick(page.reading, Qt.Key.Key_F, CTRL)
    QTest.keyClicks(page.finder.field, "barrel")
    QTest.keyClick(page.finder.field, Qt.Key.Key_Return)
    assert page.finder.hits
    assert page.place == page.finder.hits[0].place
    assert page.place.game == "thousand"


def test_the_list_of_hits_is_walked_with_arrows(page: RulesPage) -> None:
    page.open_search()
    QTest.keyClicks(page.finder.field, "marriage")
    page.finder.search()
    QTest.keyClick(page.finder.field, Qt.Key.Key_Down)
    QTest.keyClick(page.finder.list, Qt.Key.Key_Down)
    QTest.keyClick(page.finder.list, Qt.Key.Key_Return)
    assert page.place == page.finder.hits[1].place


def test_the_contents_are_walked_with_arrows_and_enter_goes_there(page: RulesPage) -> None:
    page.contents.setFocus()
    QTest.keyClick(page.contents, Qt.Key.Key_Down)
    QTest.keyClick(page.contents, Qt.Key.Key_Down)
    wanted = page.contents.currentItem().data(0, PLACE)
    QTest.keyClick(page.contents, Qt.Key.Key_Return)
    assert wanted.section
    assert page.place == wanted


def test_a_click_in_the_contents_opens_another_game(page: RulesPage) -> None:
    tree = page.contents
    item = tree.topLevelItem(GAMES.index("king"))
    assert item is not None
    tree.scrollToItem(item)
    place = tree.visualItemRect(item).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, place.y()))
    assert page.place == Place("king")
    assert item.isExpanded()


@pytest.mark.parametrize(
    ("key", "step"), [(Qt.Key.Key_Plus, 1), (Qt.Key.Key_Equal, 1), (Qt.Key.Key_Minus, -1)]
)
def test_zoom_changes_the_text_and_keeps_the_clause(
    page: RulesPage, key: Qt.Key, step: int
) -> None:
    page.show_clause("kominek", "K25")
    before = page.reading.document().size().height()
    QTest.keyClick(page.reading, key, CTRL)
    assert page.zoom == ZOOMS[ZOOMS.index(1.0) + step]
    assert (page.reading.document().size().height() > before) == (step > 0)
    assert in_view(page, Place("kominek", "K25"))
    QTest.keyClick(page.reading, Qt.Key.Key_0, CTRL)
    assert page.zoom == 1.0


def test_zoom_has_a_least_and_a_largest_size(page: RulesPage) -> None:
    for _ in ZOOMS:
        page.zoom_by(1)
    assert page.zoom == ZOOMS[-1]
    for _ in ZOOMS:
        page.zoom_by(-1)
    assert page.zoom == ZOOMS[0]


def test_the_page_s_keys_come_before_the_same_keys_of_the_window(
    window: QMainWindow, page: RulesPage
) -> None:
    heard: list[str] = []
    shortcut = QShortcut(QKeySequence("Ctrl++"), window)
    shortcut.activated.connect(lambda: heard.append("window"))
    shortcut.activatedAmbiguously.connect(lambda: heard.append("both"))
    QTest.keyClick(page.reading, Qt.Key.Key_Plus, CTRL)
    assert heard == []
    assert page.zoom > 1


def test_another_language_keeps_the_clause_in_view(page: RulesPage, language: Language) -> None:
    page.show_clause("kominek", "K25")
    english = text_of(page)
    language.speak("ru")
    QApplication.processEvents()
    assert text_of(page) != english
    assert in_view(page, Place("kominek", "K25"))
    assert page.contents.topLevelItem(0).text(0) == load_shelf("ru").book("kominek").title


def test_another_language_keeps_what_was_scrolled_to(page: RulesPage, language: Language) -> None:
    page.show_clause("kominek", "K25")
    page.reading.scroll_to(Place("kominek", "K34"))
    assert page.reading.place_in_view() == Place("kominek", "K34")
    language.speak("pl")
    QApplication.processEvents()
    assert page.reading.place_in_view() == Place("kominek", "K34")


def test_another_width_keeps_the_clause_in_view(window: QMainWindow, page: RulesPage) -> None:
    page.show_clause("kominek", "K34")
    window.resize(700, 500)
    QTest.qWait(20)
    assert page.reading.place_in_view() == Place("kominek", "K34")
    page.reading.scroll_to(Place("kominek", "K13"))
    window.resize(*ROOMY)
    QTest.qWait(20)
    assert page.reading.place_in_view() == Place("kominek", "K13")


@pytest.mark.parametrize("theme", [DARK, LIGHT, CONTRAST], ids=lambda theme: theme.id)
def test_pictures_are_there_in_every_theme_at_the_screen_s_sharpness(
    page: RulesPage, qapp: QApplication, theme: object
) -> None:
    apply_style(qapp, theme)  # type: ignore[arg-type]
    page.show_clause("kominek", "K25")
    page.grab()
    assert page.reading.composed().setter.look.theme is theme
    formats = [one for one in page.reading.document().allFormats() if one.isImageFormat()]
    names = [QUrl(one.toImageFormat().name()) for one in formats]
    found = [page.reading.loadResource(2, name) for name in names]
    images = [image for image in found if isinstance(image, QImage)]
    assert len(images) == len(names)
    assert len(images) > 20
    assert not any(image.isNull() for image in images)
    assert {image.devicePixelRatio() for image in images} == {page.devicePixelRatioF()}


def test_the_ear_finds_one_text_with_headings_and_pictures_in_words(page: RulesPage) -> None:
    page.show_clause("kominek", "K25")
    text = QAccessible.queryAccessibleInterface(page.reading).textInterface()
    told = text.text(0, text.characterCount())
    assert "jack of clubs (allowed)" in told
    levels: dict[int, list[str]] = {1: [], 2: [], 3: []}
    block = page.reading.document().begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            levels[block.blockFormat().headingLevel()].append(block.text())
        block = block.next()
    book = load_shelf("en").book("kominek")
    assert levels[1] == ["Kominek"]
    assert levels[2] == [section.title for section in book.sections]
    assert levels[3] == [one for section in book.sections for one in section.clause_ids]


def test_every_control_has_a_name(page: RulesPage) -> None:
    page.open_search()
    controls = [page.contents, page.reading, page.finder.field, page.finder.list, page.back]
    controls += [page._back, page._forward, page._find, page._print, page._pdf]
    assert all(control.accessibleName() for control in controls)


@pytest.mark.parametrize("keys", ["Esc", "Ctrl+Q", "Ctrl+W"])
def test_keys_close_the_window_of_a_game(qtbot: QtBot, language: Language, keys: str) -> None:
    window = RulesWindow("king", DeckChoice())
    qtbot.addWidget(window)
    window.show()
    assert window.page.place == Place("king")
    QTest.qWaitForWindowActive(window)
    QTest.keySequence(window.page.reading, QKeySequence(keys))
    assert not window.isVisible()


def test_the_wheel_zooms_only_with_ctrl(qtbot: QtBot, page: RulesPage) -> None:
    assert isinstance(page.reading, Reading)
    with qtbot.waitSignal(page.reading.zoom_wanted) as told:
        turn_wheel(page, CTRL)
    assert told.args == [1]
    with qtbot.assertNotEmitted(page.reading.zoom_wanted):
        turn_wheel(page, Qt.KeyboardModifier.NoModifier)


def turn_wheel(page: RulesPage, held: Qt.KeyboardModifier) -> None:
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        held,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(page.reading.viewport(), event)
