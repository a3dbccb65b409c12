"""The pictures of cards, the signs and the themes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap, QRawFont, QTransform
from pytestqt.qtbot import QtBot

from kominek_desktop.gui import fonts
from kominek_desktop.gui.resources import asset, translation_folder
from kominek_desktop.gui.table import marks
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces, margin
from kominek_desktop.gui.table.markers import cover_offset
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.table.outlines import PAPER
from kominek_desktop.gui.table.pictures import KEPT_BYTES
from kominek_desktop.gui.table.pips import suit_colour
from kominek_desktop.gui.theme import DARK, LIGHT, THEMES, Theme
from kominek_desktop.rules.cards import Card, Rank, Suit, make_pack

POLISH = {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "D", Rank.JACK: "W"}
RUSSIAN = {Rank.ACE: "Т", Rank.KING: "К", Rank.QUEEN: "Д", Rank.JACK: "В"}
PACK = make_pack(Rank.TWO)


@pytest.fixture
def faces(qtbot: QtBot) -> Iterator[Faces]:
    yield Faces(POLISH, DARK)


def luminance(colour: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    parts = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def inside(pixmap: QPixmap, width: float, dpr: float) -> QImage:
    """The card alone, without its shadow."""
    edge = round(margin(width) * dpr)
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return image.copy(edge, edge, image.width() - 2 * edge, image.height() - 2 * edge)


def pixels(image: QImage) -> list[int]:
    return list(bytes(image.constBits()))


def inked(image: QImage) -> float:
    """The share of a card that is neither paper nor transparent."""
    paper = PAPER.rgba()
    spots = [(x, y) for x in range(4, image.width() - 4) for y in range(4, image.height() - 4)]
    return sum(image.pixel(x, y) != paper for x, y in spots) / len(spots)


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_card_carries_ink_and_still_more_paper(faces: Faces, card: Card) -> None:
    share = inked(inside(faces.card(card, 70, 1), 70, 1))
    assert 0.04 < share < 0.75


def test_every_card_has_its_own_picture(faces: Faces) -> None:
    found = {bytes(faces.card(card, 70, 1).toImage().constBits()) for card in (*PACK, None)}
    assert len(found) == len(PACK) + 1


@pytest.mark.parametrize("width", [70.0, 112.0, 250.0])
@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_back_is_the_same_after_half_a_turn(faces: Faces, width: float, dpr: float) -> None:
    image = inside(faces.card(None, width, dpr), width, dpr)
    corner = round(width * dpr * 0.02) + 1  # the shadow lies under the card, not round its middle
    image = image.copy(image.rect().adjusted(corner, corner, -corner, -corner))
    turned = image.transformed(QTransform().rotate(180))
    differences = [abs(a - b) for a, b in zip(pixels(image), pixels(turned), strict=True)]
    assert max(differences) <= 24  # sampling of edges only
    assert sum(differences) / len(differences) < 0.5


def test_letters_follow_the_language(qtbot: QtBot) -> None:
    polish, russian = Faces(POLISH, DARK), Faces(RUSSIAN, DARK)
    for rank in (Rank.ACE, Rank.QUEEN, Rank.JACK):
        card = Card(rank, Suit.HEARTS)
        assert polish.card(card, 112, 1).toImage() != russian.card(card, 112, 1).toImage()
    ten = Card(Rank.TEN, Suit.HEARTS)
    assert polish.card(ten, 112, 1).toImage() == russian.card(ten, 112, 1).toImage()


def test_same_question_gives_the_same_object(faces: Faces) -> None:
    ace = Card(Rank.ACE, Suit.SPADES)
    assert faces.card(ace, 112, 1) is faces.card(ace, 112, 1)
    assert faces.card(ace, 112, 1) is not faces.card(ace, 112, 2)
    assert faces.card(None, 74, 1) is faces.card(None, 74, 1)
    assert faces.eight(Suit.HEARTS, 150, 1) is faces.eight(Suit.HEARTS, 150, 1)
    assert faces.cover(150, 1) is faces.cover(150, 1)
    assert faces.coat(CoatKind.FUTRO, 60, 1) is faces.coat(CoatKind.FUTRO, 60, 1)
    assert faces.table(320, 200, 0.25, 1) is faces.table(320, 200, 0.25, 1)


def test_old_sizes_are_dropped(faces: Faces) -> None:
    first = faces.card(None, 800, 2)
    size = first.width() * first.height() * 4
    for step in range(KEPT_BYTES // size + 2):
        faces.coat(CoatKind.FUTRO, 801 + step, 2)
    assert faces.card(None, 800, 2) is not first


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_pictures_have_the_promised_size(faces: Faces, dpr: float) -> None:
    width = 112.0
    edge = 2 * margin(width)
    upright = (width + edge, width * CARD_RATIO + edge)
    landscape = (width + edge, width / CARD_RATIO + edge)
    for pixmap, wanted in (
        (faces.card(PACK[0], width, dpr), upright),
        (faces.coat(CoatKind.GARNITUR, width, dpr), upright),
        (faces.eight(Suit.SPADES, width, dpr), landscape),
        (faces.cover(width, dpr), landscape),
    ):
        size = pixmap.deviceIndependentSize()
        assert pixmap.devicePixelRatio() == dpr
        assert (size.width(), size.height()) == pytest.approx(wanted, abs=1 / dpr)


def test_shadow_stays_inside_the_margin(faces: Faces) -> None:
    for width in (24.0, 70.0, 112.0, 250.0):
        image = faces.card(None, width, 1).toImage()
        edges = [image.pixelColor(x, image.height() - 1).alpha() for x in range(image.width())]
        assert max(edges) <= 8
        assert image.pixelColor(image.width() // 2, image.height() - margin(width)).alpha() > 20


def test_four_colours_part_diamonds_from_hearts(qtbot: QtBot) -> None:
    assert len({suit_colour(suit, True).rgb() for suit in Suit}) == 4
    assert suit_colour(Suit.HEARTS) == suit_colour(Suit.DIAMONDS)
    two, four = Faces(POLISH, DARK), Faces(POLISH, DARK, DeckChoice(colours="four"))
    king = Card(Rank.KING, Suit.DIAMONDS)
    assert two.card(king, 70, 1).toImage() != four.card(king, 70, 1).toImage()
    for suit in Suit:
        assert contrast(suit_colour(suit, True), PAPER) >= 4.5


def test_coats_are_told_apart_when_tiny(faces: Faces) -> None:
    futro = inside(faces.coat(CoatKind.FUTRO, 24, 1), 24, 1).scaled(1, 1)
    garnitur = inside(faces.coat(CoatKind.GARNITUR, 24, 1), 24, 1).scaled(1, 1)
    warm, cool = (image.pixelColor(0, 0) for image in (futro, garnitur))
    assert warm.red() - warm.blue() > 25
    assert warm.red() - warm.blue() > cool.red() - cool.blue() + 25


def test_cover_frees_exactly_one_more_sign_each_step() -> None:
    """The signs lie 37 apart from 60 on, in units of an eight 350 long, each 32 wide."""
    places, half = [60 + 37 * i for i in range(8)], 16
    for uncovered in range(9):
        edge = cover_offset(uncovered) * 350
        assert sum(x + half * 0.9 < edge for x in places) == uncovered
        assert all(not (x - half * 0.9 < edge < x + half * 0.9) for x in places)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_words_are_readable_in_every_theme(theme: Theme) -> None:
    grounds = (theme.plate, theme.panel, theme.page, theme.field, theme.raised, theme.selected)
    for ground in grounds:
        for words in (theme.text, theme.second, theme.accent, theme.cost):
            assert contrast(words, ground) >= 4.5
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.bubble_text, theme.bubble) >= 4.5
    assert contrast(theme.tile_ink, theme.tile) >= 4.5
    assert contrast(theme.tile_second, theme.tile) >= 4.5
    for border in (theme.control_border, theme.panel_border):
        assert contrast(border, theme.panel) >= 3
    assert contrast(theme.gold, theme.gold_rim) >= 4.5
    assert contrast(theme.focus_cream, theme.focus_dark) >= 4.5


def test_high_contrast_is_higher_than_the_others() -> None:
    high = THEMES["contrast"]
    for theme in (DARK, LIGHT):
        assert contrast(high.text, high.plate) > contrast(theme.text, theme.plate)
    assert contrast(high.text, high.plate) == pytest.approx(21)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_table_is_painted_to_every_corner(qtbot: QtBot, theme: Theme) -> None:
    image = Faces(POLISH, theme).table(640, 400, 0.5, 2).toImage()
    assert (image.width(), image.height()) == (1280, 800)
    for x, y in ((0, 0), (1279, 0), (0, 799), (1279, 799)):
        assert image.pixelColor(x, y).rgb() == theme.moulding.rgb()
    assert image.pixelColor(640, 700) != image.pixelColor(0, 0)


@pytest.mark.parametrize(
    "paint",
    [
        lambda p, r: marks.paint_roundel(p, r, True),
        lambda p, r: marks.paint_roundel(p, r, False),
        marks.paint_flame,
        marks.paint_crown,
        marks.paint_tick,
        marks.paint_bar_disc,
        lambda p, r: marks.paint_crossed_pip(p, r, LIGHT),
        lambda p, r: marks.paint_pip(p, Suit.CLUBS, r),
        lambda p, r: marks.paint_teeth(p, r.left(), r.right(), r.top(), 5, 11, DARK.accent),
    ],
)
def test_signs_stay_in_their_rectangle(
    qtbot: QtBot, paint: Callable[[QPainter, QRectF], None]
) -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    before = painter.transform()
    paint(painter, QRectF(12, 12, 36, 36))
    assert painter.transform() == before
    painter.end()
    spots = [(x, y) for x in range(60) for y in range(60) if image.pixelColor(x, y).alpha() > 8]
    assert len(spots) > 50
    assert all(11 <= x <= 48 and 11 <= y <= 48 for x, y in spots)


@pytest.mark.parametrize("weight", [500, 700, 800])
def test_sans_weights_are_faces_of_their_own(qtbot: QtBot, weight: int) -> None:
    raw = QRawFont.fromFont(fonts.sans(16, weight))
    assert raw.familyName() == fonts.SANS_FACES[weight]
    assert raw.weight() == weight


@pytest.mark.parametrize("weight", [700, 800])
def test_serif_has_every_sign_of_the_three_languages(qtbot: QtBot, weight: int) -> None:
    raw = QRawFont.fromFont(fonts.serif(30, weight))
    assert raw.familyName() == fonts.SERIF_FACES[weight]
    for sign in "ĄąĆćĘęŁłŃńÓóŚśŹźŻż" + "АЯаяЁёЩщЫыЭэ" + "0123456789„”«»–—·…№×−":
        assert raw.supportsCharacter(ord(sign)), sign


def test_heavy_figures_are_of_equal_width(qtbot: QtBot) -> None:
    metrics = QFontMetricsF(fonts.sans(40, 800))
    assert len({metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}) == 1


def test_unknown_weight_is_an_error(qtbot: QtBot) -> None:
    with pytest.raises(KeyError):
        fonts.sans(16, 400)


def test_assets_are_found() -> None:
    assert asset("fonts", "OFL.txt").is_file()
    assert translation_folder().name == "translations"
