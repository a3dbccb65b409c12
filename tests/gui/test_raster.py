"""Pictures made beside the GUI thread: what is seen at once, what comes, and what is dropped."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.table.deck import DeckChoice, Subject
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.table.items import CardItem
from kominek_desktop.gui.table.model import CoatKind, Look
from kominek_desktop.gui.table.pictures import Pictures
from kominek_desktop.gui.table.plan import hand_keys
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.view import LETTERS, TableView
from kominek_desktop.gui.theme import DARK, LIGHT
from kominek_desktop.rules.cards import Rank, Suit, make_pack, parse_card
from tests.gui import table_samples as samples
from tests.gui.foreign_decks import write_deck

PACK = make_pack(Rank.NINE)
KING, QUEEN = parse_card("KS"), parse_card("QH")


@pytest.fixture
def pictures(qtbot: QtBot) -> Iterator[Pictures]:
    pictures = Pictures()
    yield pictures
    pictures.stop()


@pytest.fixture
def faces(pictures: Pictures) -> Faces:
    return Faces(LETTERS, DARK, None, pictures)


def settle(qtbot: QtBot, pictures: Pictures) -> None:
    pictures.start()
    qtbot.waitUntil(lambda: not pictures.waits())


def same(one: QPixmap, other: QPixmap) -> bool:
    return one.toImage() == other.toImage()


def test_a_plain_card_at_once_and_the_picture_later(
    qtbot: QtBot, pictures: Pictures, faces: Faces
) -> None:
    plain = [faces.card(card, 70, 1) for card in PACK]
    assert all(faces.card(card, 70, 1) is seen for card, seen in zip(PACK, plain, strict=True))
    assert len({bytes(pixmap.toImage().constBits()) for pixmap in plain}) == len(PACK)
    told: list[Subject] = []
    pictures.sharper.connect(told.extend)
    settle(qtbot, pictures)
    assert sorted(told) == sorted(Subject("card", card) for card in PACK)
    at_once = Faces(LETTERS, DARK)
    for card, seen in zip(PACK, plain, strict=True):
        assert not same(faces.card(card, 70, 1), seen)
        assert same(faces.card(card, 70, 1), at_once.card(card, 70, 1))
        assert faces.card(card, 70, 1) is faces.card(card, 70, 1)


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_everything_comes_as_it_is_made_at_once(
    qtbot: QtBot, pictures: Pictures, faces: Faces, dpr: float
) -> None:
    def shown(some: Faces) -> list[QPixmap]:
        return [
            some.card(None, 112, dpr),
            some.eight(Suit.HEARTS, 150, dpr),
            some.cover(150, dpr),
            *(some.coat(kind, 60, dpr) for kind in CoatKind),
        ]

    sizes = [pixmap.size() for pixmap in shown(faces)]
    settle(qtbot, pictures)
    assert [pixmap.size() for pixmap in shown(faces)] == sizes
    pairs = zip(shown(faces), shown(Faces(LETTERS, DARK)), strict=True)
    assert all(same(one, other) for one, other in pairs)


def test_another_size_stands_in_until_the_right_one_comes(
    qtbot: QtBot, pictures: Pictures, faces: Faces
) -> None:
    plain = faces.card(KING, 112, 1)
    faces.card(KING, 70, 1)
    settle(qtbot, pictures)
    stands_in = faces.card(KING, 113, 1)
    assert stands_in.size() == Faces(LETTERS, DARK).card(KING, 113, 1).size()
    # The court is there already: its middle is not that of the plain card.
    middle = stands_in.rect().center()
    assert stands_in.toImage().pixelColor(middle) != plain.toImage().pixelColor(middle)
    settle(qtbot, pictures)
    assert same(faces.card(KING, 113, 1), Faces(LETTERS, DARK).card(KING, 113, 1))


def test_another_look_shows_the_one_before_until_it_comes(
    qtbot: QtBot, pictures: Pictures, faces: Faces
) -> None:
    faces.card(KING, 70, 1)
    settle(qtbot, pictures)
    before = faces.card(KING, 70, 1)
    large = Faces(LETTERS, DARK, DeckChoice("large"), pictures)
    assert same(large.card(KING, 70, 1), before)
    settle(qtbot, pictures)
    assert not same(large.card(KING, 70, 1), before)
    assert faces.card(KING, 70, 1) is before  # going back costs nothing


def test_what_is_not_wanted_any_more_is_not_made(
    qtbot: QtBot, pictures: Pictures, faces: Faces
) -> None:
    for card in PACK:
        faces.card(card, 70, 1)
    pictures.forget_wants()
    faces.card(KING, 90, 1)
    settle(qtbot, pictures)
    assert faces.is_finished(KING, 90, 1)
    assert not any(faces.is_finished(card, 70, 1) for card in PACK)


def test_what_is_only_expected_comes_last(qtbot: QtBot, pictures: Pictures, faces: Faces) -> None:
    faces.expect(PACK, 70, 1)
    last = PACK[-1]
    faces.card(last, 70, 1)
    told: list[frozenset[Subject]] = []
    pictures.sharper.connect(told.append)
    settle(qtbot, pictures)
    assert Subject("card", last) in told[0]
    assert all(faces.is_finished(card, 70, 1) for card in PACK)


def test_nothing_is_made_before_the_start_and_after_the_stop(
    qtbot: QtBot, pictures: Pictures, faces: Faces
) -> None:
    for card in PACK:
        faces.card(card, 250, 2)
    qtbot.wait(30)
    assert not any(faces.is_finished(card, 250, 2) for card in PACK)
    for _ in range(4):  # in the middle of the work
        pictures.start()
        qtbot.wait(8)
        pictures.stop()
    done = sum(faces.is_finished(card, 250, 2) for card in PACK)
    qtbot.wait(60)
    assert sum(faces.is_finished(card, 250, 2) for card in PACK) == done
    pictures.stop()
    settle(qtbot, pictures)
    assert all(faces.is_finished(card, 250, 2) for card in PACK)


def test_least_used_pictures_are_dropped_by_their_size(qtbot: QtBot) -> None:
    pictures = Pictures(kept_bytes=1_000_000)
    faces = Faces(LETTERS, DARK, None, pictures).finished()
    each = faces.card(KING, 100, 1)
    room = 1_000_000 // (each.width() * each.height() * 4)
    for card in PACK[: room + 2]:
        faces.card(card, 100, 1)
        faces.card(KING, 100, 1)
    assert faces.is_finished(KING, 100, 1)
    assert not faces.is_finished(PACK[0], 100, 1)
    assert faces.card(KING, 100, 1) is each


def test_foreign_deck_is_loaded_beside(
    qtbot: QtBot, pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for folder in "abc":  # more than are kept loaded
        write_deck(tmp_path, folder)
    for folder in "abca":
        choice = DeckChoice(f"kde:{folder}")
        faces = Faces(LETTERS, DARK, choice, pictures)
        for card in (KING, QUEEN):
            faces.card(card, 71, 1)
        settle(qtbot, pictures)
        for card in (KING, QUEEN):
            assert same(faces.card(card, 71, 1), Faces(LETTERS, DARK, choice).card(card, 71, 1))
        faces.card(KING, 72, 1)
        settle(qtbot, pictures)
        assert faces.is_finished(KING, 72, 1)


# The table


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.set_pace(Pace(factor=0.0))
    view.resize(1000, 700)
    view.show_now(samples.table())
    return view


def card_items(view: TableView) -> list[CardItem]:
    return [item for item in view.table().items() if isinstance(item, CardItem)]


def places(view: TableView) -> list[tuple[float, float, float, QSize]]:
    cards = card_items(view)
    return [(i.pos().x(), i.pos().y(), i.rotation(), i.pixmap().size()) for i in cards]


def finished(view: TableView) -> bool:
    pictures = view.findChild(Pictures)
    assert isinstance(pictures, Pictures)
    return not pictures.waits()


def test_table_gets_its_pictures_without_a_card_moving(qtbot: QtBot, view: TableView) -> None:
    view.show()
    before = places(view)
    looks = [item.pixmap().cacheKey() for item in card_items(view)]
    assert not finished(view)
    qtbot.waitUntil(lambda: finished(view))
    assert set(looks).isdisjoint(item.pixmap().cacheKey() for item in card_items(view))
    assert places(view) == before
    scene = view.table()
    style = scene.style_
    for key in hand_keys(scene.model):
        item = scene.cards.item(key)
        assert item is not None
        sharp = style.faces.finished().card(item.card, style.layout.card, 1)
        held = next(held for held in scene.model.hand if held.card == item.card)
        assert same(item.pixmap(), sharp) != (held.look is Look.ILLEGAL)  # these are shaded
    assert view.render_to(1000, 700, 1.0) == view.grab().toImage().convertToFormat(
        view.render_to(1000, 700, 1.0).format()
    )


@pytest.mark.parametrize("hidden", [False, True])
def test_other_looks_come_to_a_table_that_is_seen(
    qtbot: QtBot, view: TableView, hidden: bool
) -> None:
    view.show()
    qtbot.waitUntil(lambda: finished(view))
    if hidden:
        view.hide()
    view.set_appearance(LIGHT, LETTERS, DeckChoice("large", "four"), 1.0)
    view.resize(900, 650)
    view.show()
    qtbot.waitUntil(lambda: finished(view))
    faces = view.table().style_.faces
    assert all(faces.is_finished(item.card, item.pose.width, 1) for item in card_items(view))


def test_closing_while_pictures_are_made_leaves_no_thread(qtbot: QtBot, view: TableView) -> None:
    view.expect(make_pack(Rank.TWO))
    view.show()
    qtbot.wait(30)
    view.close()  # that no thread is left is checked for every test


def test_large_table_is_stretched_until_its_size_rests(
    qtbot: QtBot, pictures: Pictures, faces: Faces
) -> None:
    first = faces.table(1000, 800, 1.0, 2.0)
    settle(qtbot, pictures)
    rough = faces.table(1100, 800, 1.0, 2.0)
    assert rough.size() == QSize(2200, 1600)
    assert faces.table(1000, 800, 1.0, 2.0) is first
    faces.table(1100, 800, 1.0, 2.0)
    settle(qtbot, pictures)
    assert same(faces.table(1100, 800, 1.0, 2.0), Faces(LETTERS, DARK).table(1100, 800, 1.0, 2.0))


START = """
import sys
from PySide6.QtWidgets import QApplication
from kominek_desktop.gui.table.pictures import Pictures
from kominek_desktop.gui.table.view import TableView
app = QApplication([])
view = TableView()
view.resize(800, 600)
from tests.gui.table_samples import table
view.show_now(table())
view.show()
view.viewport().repaint()
assert "PySide6.QtSvg" not in sys.modules
pictures = view.findChild(Pictures)
while pictures.waits():
    app.processEvents()
assert "PySide6.QtSvg" in sys.modules
view.close()
"""


def test_svg_is_not_loaded_before_the_table_has_been_painted() -> None:
    subprocess.run([sys.executable, "-c", START], check=True, timeout=120)
