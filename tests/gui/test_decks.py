"""Which pictures a deck is made of: ours, large letters, foreign decks with all their faults."""

from __future__ import annotations

import logging
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.table.carddecks import element_of, find_deck, find_decks
from kominek_desktop.gui.table.deck import Deck, DeckChoice, Subject
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces, margin
from kominek_desktop.gui.table.index import (
    LARGE_FORM,
    STANDARD_FORM,
    index_outline,
    paint_index,
)
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.table.outlines import PAPER
from kominek_desktop.gui.table.pips import suit_colour
from kominek_desktop.gui.table.previews import Previews
from kominek_desktop.gui.theme import DARK
from kominek_desktop.rules.cards import Card, Rank, Suit, make_pack, parse_card
from tests.gui.foreign_decks import ELEMENTS, INDEX, colour_of, picture, write_deck

LETTERS = {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "D", Rank.JACK: "W"}
KING = parse_card("KS")
SUBJECTS = [
    *(Subject("card", card) for card in (*make_pack(Rank.TWO), None)),
    Subject("eight", Suit.HEARTS),
    Subject("eight", Suit.SPADES),
    Subject("cover", None),
    *(Subject("coat", kind) for kind in CoatKind),
]


@pytest.fixture
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder; that of the system is :func:`system`, and there is no other."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "user"))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "system"))
    return tmp_path / "user"


@pytest.fixture
def system(user: Path) -> Path:
    return user.parent / "system"


def card_of(choice: DeckChoice, card: Card | None, width: float = 100.0) -> QImage:
    """A card without its margin."""
    image = Faces(LETTERS, DARK, choice).card(card, width, 1).toImage()
    edge = margin(width)
    return image.copy(edge, edge, round(width), round(width * CARD_RATIO))


def middle_of(choice: DeckChoice, card: Card | None) -> tuple[int, int, int]:
    image = card_of(choice, card)
    colour = image.pixelColor(image.width() // 2, image.height() // 2)
    return colour.red(), colour.green(), colour.blue()


# Our own decks


@pytest.mark.parametrize("kind", ["standard", "large"])
@pytest.mark.parametrize("pips", ["closed", "open"])
def test_every_picture_of_ours_is_there(kind: str, pips: str) -> None:
    for colours, back in product(("two", "four"), ("ember", "forest", "navy")):
        deck = Deck(DeckChoice(kind, colours, pips, back))  # type: ignore[arg-type]
        for subject in SUBJECTS:
            (source,) = deck.sources(subject)
            assert source.file.is_file()
            assert source.paper


def test_every_choice_changes_what_is_seen(qtbot: QtBot) -> None:
    diamond = parse_card("7D")
    choices = (
        DeckChoice(),
        DeckChoice("large"),
        DeckChoice(colours="four"),
        DeckChoice(pips="open"),
    )
    images = [card_of(choice, diamond) for choice in choices]
    assert all(a != b for i, a in enumerate(images) for b in images[:i])
    backs = [card_of(DeckChoice(back=back), None) for back in ("ember", "forest", "navy")]
    assert all(a != b for i, a in enumerate(backs) for b in backs[:i])


@pytest.mark.parametrize("text", ["A", "K", "D", "W", "T", "Т", "К", "Д", "В", "Q", "J", "10"])
def test_index_letters_keep_to_their_corner(qtbot: QtBot, text: str) -> None:
    for form, right, bottom in ((STANDARD_FORM, 45, 102), (LARGE_FORM, 67, 135)):
        for suit in Suit:
            outline = index_outline(text, suit, form)
            box = outline.boundingRect()
            assert box.left() >= 6
            assert box.top() >= 9 - 0.1
            # Where the index ends, at the right and below, a picture may begin.
            free = [(x, y) for x in range(right + 1, 125, 3) for y in range(5, 175, 3)]
            free += [(x, y) for x in range(5, 125, 3) for y in range(bottom + 1, 175, 3)]
            assert not any(outline.contains(QPointF(x, y)) for x, y in free)


def test_open_signs_have_holes(qtbot: QtBot) -> None:
    for suit, form in product(Suit, (STANDARD_FORM, LARGE_FORM)):
        image = QImage(250, 350, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(PAPER)
        painter = QPainter(image)
        paint_index(painter, "A", suit, suit_colour(suit), form, open_pips=True)
        painter.end()
        # A club's holes lie in its lobes, a diamond's in its middle.
        lobe = 24 * form.pip / 100 if suit is Suit.CLUBS else 0
        seen = image.pixelColor(round(form.column), round(form.pip_y - lobe))
        assert (seen == PAPER) == (suit in (Suit.DIAMONDS, Suit.CLUBS))


def test_four_colours_are_those_of_the_index(qtbot: QtBot) -> None:
    image = card_of(DeckChoice("large", "four"), parse_card("9C"), 250)
    blot = suit_colour(Suit.CLUBS, True)
    spots = ((x, y) for x in range(20, 60) for y in range(90, 130))
    assert any(image.pixelColor(x, y) == blot for x, y in spots)


def test_without_pictures_there_are_plain_cards(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kominek_desktop.gui.table.deck._index", dict)
    faces = Faces(LETTERS, DARK)
    images = [faces.card(card, 70, 1).toImage() for card in (*make_pack(Rank.TWO), None)]
    images += [faces.eight(suit, 70, 1).toImage() for suit in (Suit.HEARTS, Suit.SPADES)]
    images += [faces.cover(70, 1).toImage()]
    images += [faces.coat(kind, 70, 1).toImage() for kind in CoatKind]
    assert len({bytes(image.constBits()) for image in images}) == len(images)


# Foreign decks


def test_elements_are_called_as_in_kde() -> None:
    assert element_of(None) == "back"
    assert element_of(parse_card("AH")) == "1_heart"
    assert element_of(parse_card("TC")) == "10_club"
    assert element_of(parse_card("JD")) == "jack_diamond"
    assert len(ELEMENTS) == 53


def test_decks_are_found_with_names_in_every_language(user: Path, system: Path) -> None:
    write_deck(system, "svg-a", INDEX.replace("Plain", "Of the system"))
    write_deck(system, "svg-b", INDEX.replace("Name[ru]", "Name[ru@x]") + "[Other]\nName=No\n")
    write_deck(user, "svg-a")
    (user / "carddecks" / "stray.txt").write_text("not a folder")
    a, b = find_decks()
    assert (a.folder, a.svg.parent.parent.parent) == ("svg-a", user)
    assert [a.name(language) for language in ("pl", "ru_RU", "en", "")] == [
        "Zwykła",
        "Простая",
        "Plain",
        "Plain",
    ]
    assert (b.folder, b.name("ru")) == ("svg-b", "Plain")
    assert find_deck("svg-b") == b
    assert find_deck("svg-c") is find_deck("") is find_deck("../carddecks/svg-b") is None


def test_names_may_be_escaped_or_missing(user: Path) -> None:
    write_deck(user, "a", "[KDE Backdeck]\n# Name=No\n\nName = One\\stwo\\\\n\nSVG=deck.svgz\n")
    write_deck(user, "b", "[KDE Backdeck]\nSVG=deck.svgz\n")
    assert [deck.name("pl") for deck in find_decks()] == ["One two\\n", "b"]


@pytest.mark.parametrize(
    ("index", "why"),
    [
        ("Name=Plain\nSVG=deck.svgz\n", "no group"),
        ("", "no group"),
        (b"[KDE Backdeck]\nName=\xff\xfe\nSVG=deck.svgz\n", "codec"),
        ("[KDE Backdeck]\nName=Plain\n", "is not there"),
        (INDEX.replace("deck.svgz", "other.svgz"), "is not there"),
        (INDEX.replace("deck.svgz", "../a/deck.svgz"), "is not there"),
        (INDEX + "#" * 300_000, "too long"),
    ],
)
def test_bad_index_is_one_line_in_the_log(
    user: Path, caplog: pytest.LogCaptureFixture, index: str | bytes, why: str
) -> None:
    write_deck(user, "a", index)
    write_deck(user, "good")
    (user / "carddecks" / "empty").mkdir()
    assert [deck.folder for deck in find_decks()] == ["good"]
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 2
    assert why in lines[0]
    assert "empty" in lines[1]


def test_foreign_deck_is_printed_as_it_is(qtbot: QtBot, user: Path) -> None:
    write_deck(user, "a")
    choice = DeckChoice("kde:a")
    for card in (None, KING, parse_card("AH"), parse_card("2C")):
        image = card_of(choice, card)
        wanted = colour_of(element_of(card))
        for x, y in ((50, 70), (20, 20), (80, 120)):  # no letters of ours in the corners
            colour = image.pixelColor(x, y)
            assert (colour.red(), colour.green(), colour.blue()) == wanted
    faces = Faces(LETTERS, DARK, choice)
    assert faces.cover(100, 1).toImage() == Faces(LETTERS, DARK).cover(100, 1).toImage()


@pytest.mark.parametrize(("width", "height"), [(50, 70), (50, 68), (50, 100), (65, 70)])
def test_foreign_card_keeps_its_form(qtbot: QtBot, user: Path, width: int, height: int) -> None:
    write_deck(user, "a", svg=picture(width=width, height=height))
    image = card_of(DeckChoice("kde:a"), KING)
    fill = QColor(*colour_of(element_of(KING)))
    columns = sum(image.pixelColor(x, image.height() // 2) == fill for x in range(image.width()))
    rows = sum(image.pixelColor(image.width() // 2, y) == fill for y in range(image.height()))
    aspect = width / height
    near = abs(aspect * CARD_RATIO - 1) <= 0.06
    assert columns / rows == pytest.approx(1 / CARD_RATIO if near else aspect, rel=0.03)
    assert max(columns / image.width(), rows / image.height()) >= 0.97


def test_missing_cards_are_ours(qtbot: QtBot, user: Path, caplog: pytest.LogCaptureFixture) -> None:
    write_deck(user, "a", svg=picture(missing=["king_spade", "2_club"]))
    choice = DeckChoice("kde:a")
    assert middle_of(choice, parse_card("QS")) == colour_of("queen_spade")
    assert card_of(choice, KING) == card_of(DeckChoice(), KING)
    (line,) = {record.getMessage() for record in caplog.records}
    assert "2_club" in line
    assert "king_spade" in line


BROKEN = picture().replace("</g>", "", 5)


@pytest.mark.qt_log_ignore("Cannot read file", "Error while inflating", extend=True)
@pytest.mark.parametrize(
    ("svg", "why"),
    [
        (BROKEN, "no readable SVG"),
        ("no picture at all", "no readable SVG"),
        (picture(missing=["back"]), "no back"),
        (picture(width=70, height=50), "wider than high"),
        (picture(width=60, height=60), "wider than high"),
    ],
)
def test_unusable_deck_is_ours_and_one_line_in_the_log(
    qtbot: QtBot, user: Path, caplog: pytest.LogCaptureFixture, svg: str, why: str
) -> None:
    write_deck(user, "a", svg=svg)
    faces = Faces(LETTERS, DARK, DeckChoice("kde:a"))
    ours = Faces(LETTERS, DARK)
    for card in (KING, None):
        assert faces.card(card, 70, 1).toImage() == ours.card(card, 70, 1).toImage()
    (line,) = [record.getMessage() for record in caplog.records]
    assert why in line


def test_deck_that_is_gone_is_ours(
    qtbot: QtBot, user: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert card_of(DeckChoice("kde:gone"), KING) == card_of(DeckChoice(), KING)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


# Previews


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.mark.qt_log_ignore("Cannot read file", "Error while inflating", extend=True)
def test_previews_show_each_deck_that_can_be_used(qtbot: QtBot, page: QWidget, user: Path) -> None:
    write_deck(user, "good")
    write_deck(user, "broken", svg=BROKEN)
    write_deck(user, "landscape", svg=picture(width=70, height=50))
    previews = Previews(page, LETTERS, DARK, 40)
    made: dict[str, QImage] = {}
    left: list[str] = []
    previews.made.connect(lambda choice, image: made.update({choice.kind: image}))
    previews.left_out.connect(lambda choice: left.append(choice.kind))
    for kind in ("standard", "large", "kde:good", "kde:broken", "kde:landscape", "kde:gone"):
        previews.ask(DeckChoice(kind))
    qtbot.waitUntil(lambda: not previews.waits())
    assert sorted(made) == ["kde:good", "large", "standard"]
    assert sorted(left) == ["kde:broken", "kde:gone", "kde:landscape"]
    edge = margin(40)
    good = made["kde:good"].pixelColor(edge + 10, edge + 28)
    assert (good.red(), good.green(), good.blue()) == colour_of("back")
    for image in made.values():
        assert image.width() > 3 * image.height() * 0.5


def test_previews_go_on_where_a_hidden_page_left_them(
    qtbot: QtBot, page: QWidget, user: Path
) -> None:
    previews = Previews(page, LETTERS, DARK, 40)
    page.hide()
    previews.ask(DeckChoice())
    qtbot.wait(40)
    assert previews.waits()
    page.show()
    with qtbot.waitSignal(previews.made):
        pass
