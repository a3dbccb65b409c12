"""Room on small tables and with large text: ribbon, coins, results, captions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSizeF
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.table import ribbon
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.layout import Layout, Side
from kominek_desktop.gui.table.model import Progress, TableModel
from kominek_desktop.gui.table.view import LETTERS, TableView
from kominek_desktop.gui.theme import LIGHT
from tests.gui.table_samples import cutting, make_view, table

LONG_LINE = "Click where you want to cut, or pull the upper part of the pack away from the lower."


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    return make_view(qtbot)


def large(view: TableView, qtbot: QtBot, model: TableModel) -> None:
    view.set_appearance(LIGHT, LETTERS, DeckChoice(), 1.3)
    view.resize(800, 600)
    qtbot.waitUntil(lambda: view.table().style_.layout.width == 800)
    view.show_now(model)


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("← → one card, Home End ends, Space cut", ["←", "→", "Home", "End", "Space"]),
        ("← → o kartę, Home End brzegi, Spacja przełóż", ["←", "→", "Home", "End", "Spacja"]),
        ("← → на карту, Home End края, Пробел снять", ["←", "→", "Home", "End", "Пробел"]),
    ],
)
def test_keys_in_the_words_under_the_pack(text: str, keys: list[str]) -> None:
    runs = list(ribbon._runs(text))
    assert [word for word, is_key in runs if is_key] == keys
    assert " ".join(word for word, _ in runs) == text.replace(",", "")


def test_instruction_of_the_cut_keeps_clear_of_the_score(view: TableView, qtbot: QtBot) -> None:
    spread = cutting().ribbon
    assert spread is not None
    large(view, qtbot, replace(cutting(), ribbon=replace(spread, instruction=LONG_LINE)))
    score = view.table().fixtures.place("score")
    assert score is not None
    told = [view.table().fixtures._items[name] for name in ("told", "told on", "keys")]
    for item in told:
        assert not item.mapRectToScene(item.boundingRect()).intersects(score)


def test_coins_leave_room_for_a_long_plate(view: TableView, qtbot: QtBot) -> None:
    seats = list(table().seats)
    seats[1] = replace(seats[1], name="Costa", line="plays the two-piece", pile=0)
    model = replace(table(), seats=tuple(seats), progress=Progress("Trick 1 of 6", 0, 6))
    large(view, qtbot, model)
    coins, west = (view.table().fixtures.place(name) for name in ("progress", "plate1"))
    assert coins is not None
    assert west is not None
    assert not coins.intersects(west)


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("high", [300.0, 380.0, 430.0])
def test_a_result_leaves_norths_cards_our_cards_and_our_eight_free(
    size: tuple[int, int], high: float
) -> None:
    layout = Layout(float(size[0]), float(size[1]))
    wide = 760 if layout.small else 640
    rect = layout.panel(
        QSizeF(wide * layout.k, high * layout.k), layout.plate(Side.SOUTH, 0), big=True
    )
    backs, hand = layout.backs(Side.NORTH, 6), layout.hand(6)
    assert rect.top() >= backs[2].y + 0.7 * layout.back_card - 1
    assert rect.bottom() <= min(spot.y for spot in hand) - 0.7 * layout.card + 1
    assert not rect.intersects(layout.marker_room(0).adjusted(0, 2, -2, 0))


def test_text_grows_also_where_it_was_at_its_floor() -> None:
    small = Layout(800.0, 600.0)
    assert small.text(14) == 12
    assert replace(small, text_scale=1.3).text(14) == pytest.approx(15.6)


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3])
def test_our_eight_stays_below_wests_plate(scale: float) -> None:
    layout = Layout(800.0, 600.0, text_scale=scale)
    plate: QRectF = layout.plate(Side.WEST, 115)
    assert plate.bottom() <= layout.marker_room(0).top()
