"""Every state of a card is told apart by where it lies, what is drawn on it and what is said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.appearance import company_for
from kominek_desktop.gui.games.presenter import find_face
from kominek_desktop.gui.language import LANGUAGES, Language
from kominek_desktop.gui.snapshot import turn_of
from kominek_desktop.gui.table.items import PLAIN, Marks, paint_marks
from kominek_desktop.gui.table.model import HandCard, Look, TableModel
from kominek_desktop.gui.table.plan import Attention, Want, plan_hand
from kominek_desktop.gui.table.style import Style
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.theme import THEMES, Theme
from kominek_desktop.rules.cards import parse_card
from kominek_desktop.session.settings import Settings
from tests.pictures.scenes import RECORDS

CARD = parse_card("KH")
STATES = {
    "at rest": HandCard(CARD),
    "allowed": HandCard(CARD, Look.LEGAL),
    "selected": HandCard(CARD, Look.SELECTED),
    "recommended": HandCard(CARD, Look.LEGAL, hint=True),
    "refused": HandCard(CARD, Look.ILLEGAL, refused=True),
    "valued": HandCard(CARD, pill="4"),
    "weighed": HandCard(CARD, Look.LEGAL, pill="81%", bar=0.81),
}
DRAWN = {
    "selected": Marks(selected=True),
    "recommended": Marks(hint=True),
    "refused": Marks(refused=True, shaded=True),
    "refused just now": Marks(refused=True, alarm=True, shaded=True),
    "focused": Marks(focus=True),
    "winning": Marks(crown=True),
    "valued": Marks(pill="4"),
    "weighed": Marks(pill="81%", bar=0.81),
}


def style_of(view: TableView) -> Style:
    return view.table().style_


@pytest.fixture
def view(qapp: QApplication) -> TableView:
    one = TableView()
    one.resize(800, 600)
    return one


def lies(view: TableView, held: HandCard, attention: Attention | None = None) -> Want:
    model = TableModel(hand=(held,))
    (want,) = plan_hand(style_of(view), model, attention or Attention()).values()
    return want


@pytest.mark.parametrize(("one", "other"), list(combinations(STATES, 2)))
def test_states_differ_by_more_than_a_shade(view: TableView, one: str, other: str) -> None:
    wants = [lies(view, STATES[name]) for name in (one, other)]
    shapes = [(want.pose, replace(want.marks, shaded=False)) for want in wants]
    assert shapes[0] != shapes[1]


def test_a_card_that_may_not_be_played_stays_down(view: TableView) -> None:
    """It shares its place with a card of which nothing is asked; a hand never shows both."""
    allowed, not_allowed = (lies(view, HandCard(CARD, look)) for look in (Look.LEGAL, Look.ILLEGAL))
    assert not_allowed.pose.y - allowed.pose.y == pytest.approx(style_of(view).u(14))
    for record in sorted(RECORDS.glob("*.kominek")):
        game, turn = turn_of(record, None)
        table = find_face(game.id).presenter.table(turn, company_for(Settings()))
        assert not {Look.REST, Look.ILLEGAL} <= {held.look for held in table.hand}, record.name


def test_focus_and_choice_raise_a_card_and_mark_it(view: TableView) -> None:
    held = HandCard(CARD, Look.LEGAL)
    plain = lies(view, held)
    focused = lies(view, held, Attention(focus=0))
    chosen = lies(view, held, Attention(selecting=True, selected=(CARD,)))
    assert chosen.pose.y < plain.pose.y
    assert focused.pose.y < plain.pose.y
    assert (plain.marks, focused.marks.focus, chosen.marks.selected) == (PLAIN, True, True)


def outline(view: TableView, what: Marks, theme: Theme) -> tuple[object, bytes]:
    """Where something is drawn around and on a card, whatever its colour."""
    picture = paint_marks(replace(style_of(view), theme=theme), 100.0, what)
    assert picture is not None
    image = picture.pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    return image.size().toTuple(), bytes(image.constBits())


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_marks_differ_in_shape(view: TableView, theme: Theme) -> None:
    drawn = {name: outline(view, what, theme) for name, what in DRAWN.items()}
    for one, other in combinations(drawn, 2):
        size, left = drawn[one]
        assert size == drawn[other][0]
        differs = sum(map(int.__ne__, left, drawn[other][1])) / len(left)
        assert differs > 0.004, f"{one} looks like {other}"


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    one = Language()
    yield one
    one.fall_silent()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("record", ["trick", "full", "nines", "answer", "solo"])
def test_words_say_what_the_shade_says(record: str, lang: str, language: Language) -> None:
    language.speak(lang)
    game, turn = turn_of(RECORDS / f"{record}.kominek", None)
    table = find_face(game.id).presenter.table(turn, company_for(Settings()))
    said: dict[Look, set[str]] = {}
    for held in table.hand:
        _, _, state = held.spoken.partition(",")
        words = "".join(sign for sign in state if not sign.isdigit())
        said.setdefault(held.look, set()).add(words)
    assert all(words for words in said.values())
    for one, other in combinations(said, 2):
        assert not said[one] & said[other]
