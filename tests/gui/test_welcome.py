"""The welcome page: what it shows, what it asks for, and the keys on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.pages.welcome import (
    GAME_PICTURES,
    HANDBOOK,
    LESSON_PAGE,
    LIBRARY,
    WelcomePage,
    WelcomeState,
)
from kominek_desktop.gui.pages.welcome_match import lead_of
from kominek_desktop.gui.style import apply_style
from kominek_desktop.gui.texts import welcome as words
from kominek_desktop.gui.theme import DARK, LIGHT
from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.games.kominek.state import Coat
from kominek_desktop.session.summary import Summary

GAME = find_game("kominek")
PLAYABLE = frozenset(game.id for game in GAMES)
COMPANY = Company(("Ola", "Piotr", "Maria", "Tomasz"))
NOON = datetime(2024, 5, 17, 12, 0)
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def a_match(**changes: object) -> Summary:
    """Deal 7 at its beginning, 3 to 5, and they wear a coat."""
    view = GAME.view(GAME.new_match(GAME.default_options), 0)
    worn = {"deal": 7, "eights": (3, 5), "worn": ((), (Coat.FUTRO,)), **changes}
    return Summary("kominek", replace(view, **worn), (), 1, False, False, NOON)


STATE = WelcomeState(None, COMPANY, False, PLAYABLE)


class Asked:
    """The page with what it is told and what it tells."""

    def __init__(self, window: QMainWindow, state: WelcomeState) -> None:
        self.state = state
        self.page = WelcomePage(lambda: self.state)
        self.told: list[tuple[object, ...]] = []
        for name in ("match", "quick_match", "rules", "page"):
            signal = getattr(self.page, f"{name}_wanted")
            signal.connect(lambda what, name=name: self.told.append((name, what)))
        self.page.resume_wanted.connect(lambda: self.told.append(("resume",)))
        self.page.settings_wanted.connect(lambda: self.told.append(("settings",)))
        self.page.language_chosen.connect(lambda code: self.told.append(("language", code)))
        window.setCentralWidget(self.page)
        self.page.retranslate()
        window.show()
        QTest.qWaitForWindowExposed(window)
        window.activateWindow()
        self.page.enter()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        target = QApplication.focusWidget() or self.page
        QTest.keyClick(target, key, modifiers)

    def focus(self) -> str:
        """What has the focus: a game's id, a button's id, lead or language."""
        widget = QApplication.focusWidget()
        for key, one in {**self.page.tiles, **self.page.buttons}.items():
            if widget is one:
                return key
        if widget is self.page.languages:
            return "language"
        return "lead" if widget is self.page.lead.button else ""


@pytest.fixture
def show(qapp: QApplication) -> Iterator[Callable[..., Asked]]:
    load_fonts()
    apply_style(qapp, DARK)
    windows: list[QMainWindow] = []

    def make(state: WelcomeState = STATE, width: int = 1280, height: int = 740) -> Asked:
        window = QMainWindow()
        windows.append(window)
        window.resize(width, height)
        return Asked(window, state)

    yield make
    for window in windows:
        window.close()
        window.deleteLater()
    apply_style(qapp, DARK)
    QCoreApplication.processEvents()


def test_a_match_comes_first_and_enter_resumes_it(show: Callable[..., Asked]) -> None:
    asked = show(replace(STATE, match=a_match()))
    assert asked.focus() == "lead"
    asked.key(Qt.Key.Key_Return)
    assert asked.told == [("resume",)]


def test_at_the_first_start_the_first_deal_has_that_place(show: Callable[..., Asked]) -> None:
    asked = show(replace(STATE, begins=True))
    assert asked.focus() == "lead"
    assert not asked.page.tiles[LESSON_PAGE].isVisible()
    asked.key(Qt.Key.Key_Return)
    assert asked.told == [("page", "lesson")]


def test_with_a_match_the_first_deal_is_a_tile_even_at_the_first_start(
    show: Callable[..., Asked],
) -> None:
    asked = show(replace(STATE, begins=True, match=a_match()))
    assert asked.page.tiles[LESSON_PAGE].isVisible()
    asked.page.tiles[LESSON_PAGE].click()
    assert asked.told == [("page", "lesson")]


def test_later_without_a_match_the_first_game_has_the_focus(show: Callable[..., Asked]) -> None:
    asked = show()
    assert not asked.page.lead.isVisible()
    assert asked.focus() == "kominek"


def test_a_playable_game_opens_the_dialog_and_shift_begins_at_once(
    show: Callable[..., Asked],
) -> None:
    asked = show()
    tile = asked.page.tiles["klin"]
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    tile.setFocus()
    asked.key(Qt.Key.Key_Return)
    asked.key(Qt.Key.Key_Space)
    assert asked.told == [("match", "klin")] * 3
    asked.told.clear()
    asked.key(Qt.Key.Key_Return, SHIFT)
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, SHIFT)
    assert asked.told == [("quick_match", "klin")] * 2


@pytest.mark.parametrize("game", [game for game in GAME_PICTURES if game not in PLAYABLE])
def test_a_coming_game_says_so_and_opens_its_rules(show: Callable[..., Asked], game: str) -> None:
    asked = show()
    tile = asked.page.tiles[game]
    assert words.coming() in tile.accessibleDescription()
    assert tile.toolTip() == words.coming_told()
    tile.setFocus()
    asked.key(Qt.Key.Key_Return)
    asked.key(Qt.Key.Key_Return, SHIFT)
    assert asked.told == [("rules", game)] * 2


def test_playable_games_are_not_called_coming(show: Callable[..., Asked]) -> None:
    asked = show()
    for game in PLAYABLE:
        assert words.coming() not in asked.page.tiles[game].accessibleDescription()


def test_buttons_and_language(show: Callable[..., Asked]) -> None:
    asked = show()
    for button in asked.page.buttons.values():
        button.setFocus()
        asked.key(Qt.Key.Key_Return)
    asked.page.languages.setFocus()
    index = asked.page.languages.findData("ru")
    for _ in range(index):
        asked.key(Qt.Key.Key_Down)
    assert asked.told[:3] == [("page", LIBRARY), ("page", HANDBOOK), ("settings",)]
    assert asked.told[-1] == ("language", "ru")


def test_a_digit_goes_to_its_tile_and_the_same_one_presses_it(show: Callable[..., Asked]) -> None:
    asked = show()
    for digit, game in enumerate((*GAME_PICTURES, LESSON_PAGE), 1):
        asked.key(Qt.Key(Qt.Key.Key_0 + digit))
        assert asked.focus() == game
        assert asked.told == []
    asked.key(Qt.Key.Key_2)
    asked.key(Qt.Key.Key_2)
    assert asked.told == [("match", "klin")]


def test_a_digit_acts_at_once_where_that_is_set(show: Callable[..., Asked]) -> None:
    asked = show(replace(STATE, digit_acts=True))
    asked.key(Qt.Key.Key_4)
    assert asked.told == [("rules", "gag")]


def test_digits_beyond_the_tiles_do_nothing(show: Callable[..., Asked]) -> None:
    asked = show(replace(STATE, begins=True))
    asked.key(Qt.Key.Key_8)
    asked.key(Qt.Key.Key_9)
    assert (asked.focus(), asked.told) == ("lead", [])


def walk(asked: Asked, keys: str) -> list[str]:
    names = {"l": "Left", "r": "Right", "u": "Up", "d": "Down"}
    seen = []
    for key in keys:
        asked.key(getattr(Qt.Key, f"Key_{names[key]}"))
        seen.append(asked.focus())
    return seen


def test_arrows_move_by_where_things_lie(show: Callable[..., Asked]) -> None:
    asked = show(replace(STATE, match=a_match()))
    assert walk(asked, "rrd") == ["klaberjass", "gag", "ambigu"]
    assert walk(asked, "uuldd") == ["gag", "kominek", "lead", "library", "settings"]


def test_the_double_tile_counts_as_two_columns(show: Callable[..., Asked]) -> None:
    asked = show(replace(STATE, match=a_match()))
    asked.page.tiles["gag"].setFocus()
    assert walk(asked, "udu") == ["kominek", "gag", "kominek"]
    asked.page.tiles["klaberjass"].setFocus()
    assert walk(asked, "ud") == ["kominek", "klaberjass"]
    asked.page.tiles["klin"].setFocus()
    assert walk(asked, "lr") == ["kominek", "klin"]


def test_tab_reaches_everything_once(show: Callable[..., Asked]) -> None:
    asked = show(replace(STATE, match=a_match()))
    seen = [asked.focus()]
    for _ in range(12):
        asked.key(Qt.Key.Key_Tab)
        seen.append(asked.focus())
    order = ["lead", *GAME_PICTURES, LESSON_PAGE, LIBRARY, HANDBOOK, "settings", "language"]
    assert seen == order


def test_the_ring_shows_what_a_key_went_to(show: Callable[..., Asked]) -> None:
    asked = show()
    assert asked.page.ringed() is None
    asked.key(Qt.Key.Key_3)
    assert asked.page.ringed() is asked.page.tiles["klaberjass"]


def children(page: WelcomePage) -> list[QWidget]:
    lead = [page.lead] if page.lead.isVisible() else []
    tiles = [tile for tile in page.tiles.values() if tile.isVisible()]
    buttons = [button for button in page.buttons.values() if button.isVisible()]
    return [*lead, *tiles, *buttons, page.languages, page._banner]


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize(
    ("width", "height"),
    [(640, 420), (800, 540), (999, 700), (1000, 560), (1100, 620), (1280, 740), (1920, 1000),
     (2560, 1380)],
)  # fmt: skip
@pytest.mark.parametrize("first", [False, True])
def test_nothing_overlaps_or_leaves_the_page(
    show: Callable[..., Asked],
    qapp: QApplication,
    width: int,
    height: int,
    scale: float,
    first: bool,
) -> None:
    apply_style(qapp, DARK, scale)
    match = None if first else a_match()
    asked = show(replace(STATE, match=match, begins=first), width, height)
    page = asked.page
    QCoreApplication.processEvents()
    places = [one.geometry() for one in children(page)]
    whole = QRect(QPoint(0, 0), page.size())
    assert all(whole.contains(place) for place in places), (whole, places)
    for index, place in enumerate(places):
        for other in places[index + 1 :]:
            assert not place.intersects(other), (place, other)
    button = page.lead.button
    assert page.lead.rect().contains(button.geometry())
    for one in (button, *page.buttons.values()):
        assert one.fontMetrics().horizontalAdvance(one.text()) <= one.width()


def test_the_grid_is_compact_in_a_narrow_window_and_full_in_both(
    show: Callable[..., Asked],
) -> None:
    asked = show(replace(STATE, match=a_match()))
    assert not asked.page.plan.compact
    tiles = asked.page.plan.tiles
    assert tiles[0].width() == pytest.approx(2 * tiles[1].width() + 16, abs=2)
    asked.page.window().resize(800, 560)
    QCoreApplication.processEvents()
    assert asked.page.plan.compact
    assert len({tile.width() for tile in asked.page.plan.tiles}) <= 2
    assert not asked.page._games_head.isVisible()


def test_a_match_in_words(qapp: QApplication) -> None:
    lead = lead_of(a_match(), COMPANY, NOON)
    assert lead.title == "Kominek · deal 7"
    assert lead.lines[0].startswith("We 3 · They 5 · they wear ")
    assert lead.note.startswith("today, ")
    assert lead.note.endswith("Piotr to play")
    assert [(one.suit, one.uncovered) for one in lead.picture.markers] == [
        (Suit.HEARTS, 3),
        (Suit.SPADES, 5),
    ]


def test_the_match_waits_for_the_person_or_after_a_deal(qapp: QApplication) -> None:
    mine = replace(a_match(), moves=(object(),), actor=0)  # type: ignore[arg-type]
    assert lead_of(mine, COMPANY, NOON).note.endswith(words.your_turn())
    resting = replace(a_match(), waiting=True, actor=None)
    assert lead_of(resting, COMPANY, NOON).note.endswith(words.between_deals())
    secret = replace(a_match(), actor=None, played=None)
    assert lead_of(secret, COMPANY, NOON).note == ""


@pytest.mark.parametrize(
    ("when", "begin"),
    [
        (datetime(2024, 5, 17, 8, 5), "today, 8:05"),
        (datetime(2024, 5, 16, 21, 40), "yesterday, 9:40"),
        (datetime(2024, 5, 1, 9, 0), "5/1/24, 9:00"),
    ],
)
def test_a_moment_in_the_languages_form(qapp: QApplication, when: datetime, begin: str) -> None:
    language = Language()
    language.speak("en")
    assert words.moment(when, NOON).startswith(begin)
    language.speak("pl")
    assert "AM" not in words.moment(when, NOON) and "PM" not in words.moment(when, NOON)
    language.fall_silent()


def test_language_and_theme_reach_the_open_page(
    show: Callable[..., Asked], qapp: QApplication, qtbot: QtBot
) -> None:
    asked = show(replace(STATE, match=a_match()))
    language = Language()
    language.speak("ru")
    QCoreApplication.processEvents()
    assert asked.page.tiles["kominek"].accessibleName() == "Коминек"
    language.fall_silent()
    apply_style(qapp, LIGHT)
    qtbot.waitUntil(lambda: asked.page._board.faces.theme is LIGHT)


def test_every_control_has_a_name(show: Callable[..., Asked]) -> None:
    asked = show(replace(STATE, match=a_match()))
    page = asked.page
    for tile in page.tiles.values():
        assert tile.accessibleName() and tile.accessibleDescription()
    assert "deal 7" in page.lead.button.accessibleDescription()
    assert page.languages.accessibleName()
    assert page.accessibleName() == words.title()
    assert page._banner.accessibleName().startswith("Kominek. ")
