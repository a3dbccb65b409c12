"""Nothing on the table overlaps, at any window size that is supported."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QRectF, QSizeF

from kominek_desktop.gui.table import pack
from kominek_desktop.gui.table.layout import ROUNDEL, Layout, Side, Spot

SIZES = [
    (800, 600),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
]
HANDS = [1, 3, 6, 13]


def card_box(spot: Spot, width: float) -> QRectF:
    """The upright rectangle around a turned card."""
    turn = math.radians(spot.angle)
    high = width * 1.4
    w = abs(width * math.cos(turn)) + abs(high * math.sin(turn))
    h = abs(width * math.sin(turn)) + abs(high * math.cos(turn))
    return QRectF(spot.x - w / 2, spot.y - h / 2, w, h)


def around(boxes: list[QRectF]) -> QRectF:
    whole = QRectF()
    for box in boxes:
        whole = whole.united(box)
    return whole


def plates(layout: Layout) -> dict[Side, QRectF]:
    return {side: layout.plate(side, 200 * layout.k) for side in Side}


def fixed_parts(layout: Layout, hand: int) -> dict[str, QRectF]:
    parts = {f"plate {side.name}": rect for side, rect in plates(layout).items()}
    for side in (Side.WEST, Side.NORTH, Side.EAST):
        spots = layout.backs(side, hand)
        parts[f"backs {side.name}"] = around([card_box(s, layout.back_card) for s in spots])
    parts["badge"] = layout.badge
    parts["score"] = layout.score(QSizeF(288 * layout.k, 134 * layout.k))
    for index in (0, 1):
        parts[f"eight {index}"] = layout.marker_room(index)
    return parts


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", HANDS)
def test_plates_eights_badge_score_and_backs_are_apart(size: tuple[int, int], hand: int) -> None:
    layout = Layout(*size)
    parts = fixed_parts(layout, hand)
    table = QRectF(0, 0, *size)
    for name, rect in parts.items():
        assert table.contains(rect), name
    for (a, first), (b, second) in itertools.combinations(parts.items(), 2):
        assert not first.intersects(second), (a, b)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", HANDS)
def test_hand_is_clear_of_everything(size: tuple[int, int], hand: int) -> None:
    layout = Layout(*size)
    parts = fixed_parts(layout, hand)
    table = QRectF(0, 0, *size)
    for index, spot in enumerate(layout.hand(hand)):
        rest = card_box(spot, layout.card)
        assert table.contains(rest)
        for name, rect in parts.items():
            assert not rest.intersects(rect), (index, name)
    # A focused card is lifted 28 with a triangle of 20 over it: under our plate.
    middle = card_box(layout.hand(hand, hand // 2)[hand // 2], layout.card)
    assert middle.top() - 46 * layout.k > plates(layout)[Side.SOUTH].bottom() - 4 * layout.k


@pytest.mark.parametrize("size", SIZES)
def test_trick_stands_between_north_and_our_plate(size: tuple[int, int]) -> None:
    layout = Layout(*size)
    boxes = {side: card_box(layout.trick(side), layout.trick_card) for side in Side}
    whole = around(list(boxes.values()))
    rects = plates(layout)
    assert whole.top() > rects[Side.NORTH].bottom()
    assert whole.bottom() < rects[Side.SOUTH].top()
    assert abs(layout.centre.y() - 0.455 * size[1]) < 1e-6
    for side in (Side.WEST, Side.EAST):
        assert not whole.intersects(card_box(layout.home(side), layout.back_card))


@pytest.mark.parametrize("size", SIZES)
def test_panel_leaves_north_and_our_plate_free(size: tuple[int, int]) -> None:
    layout = Layout(*size)
    k = layout.k
    ours = layout.plate(Side.SOUTH, 200 * k)
    for high in (207, 246, 287):
        rect = layout.panel(QSizeF(640 * k, high * k), ours, big=False)
        assert rect.bottom() < ours.top()
        assert rect.top() > layout.plate(Side.NORTH, 200 * k).bottom()
        assert not rect.intersects(layout.marker_room(1))
        assert not rect.intersects(layout.plate(Side.WEST, 200 * k))
    match = layout.panel(QSizeF(860 * k, 600 * k), ours, big=True)
    assert QRectF(0, 0, *size).contains(match)


@pytest.mark.parametrize("size", SIZES)
def test_bubbles_speak_over_the_hands_and_clear_of_the_panel(size: tuple[int, int]) -> None:
    layout = Layout(*size)
    k = layout.k
    box = QSizeF(236 * k, 52 * k)
    ours = layout.plate(Side.SOUTH, 200 * k)
    hands = {
        side: around([card_box(s, layout.back_card) for s in layout.backs(side, 6)])
        for side in (Side.WEST, Side.NORTH, Side.EAST)
    }
    panel = layout.panel(QSizeF(640 * k, 287 * k), ours, big=False)
    bodies = []
    for side in Side:
        right = hands[Side.NORTH].right()
        body = layout.bubble(side, box, ours, right)
        bodies.append(body)
        assert QRectF(0, 0, *size).contains(body)
        assert not body.intersects(panel), side
        if side in (Side.WEST, Side.EAST):
            assert body.bottom() < hands[side].top() + 6 * k
            assert not body.intersects(layout.marker_room(1))
            assert not body.intersects(layout.badge)
        if side is Side.NORTH:
            assert body.right() < layout.marker(1).x()
    for first, second in itertools.combinations(bodies, 2):
        assert not first.intersects(second)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_run_clockwise_from_the_person(seats: int) -> None:
    layout = Layout(1280, 800, seats=seats)
    sides = [layout.side(seat) for seat in range(seats)]
    expected = {
        2: [Side.SOUTH, Side.NORTH],
        3: [Side.SOUTH, Side.WEST, Side.EAST],
        4: [Side.SOUTH, Side.WEST, Side.NORTH, Side.EAST],
    }
    assert sides == expected[seats]


def test_reference_figures_at_1280() -> None:
    layout = Layout(1280, 800)
    assert round(layout.card) == 112
    assert round(layout.hand_step(6)) == 92
    assert round(layout.trick_card) == 99
    assert round(layout.back_card) == 74
    assert round(layout.plate(Side.SOUTH, 184).top()) == 520
    assert layout.plate_height == 46
    assert round(layout.marker(1).x()) == 967


def test_reference_figures_at_800() -> None:
    layout = Layout(800, 600)
    assert layout.k == 0.625
    assert round(layout.card) == 75
    assert round(layout.hand_step(6)) == 62
    assert round(layout.plate(Side.SOUTH, 115).top() / layout.k) == 604
    assert round(layout.plate_height / layout.k) == 54
    assert layout.text(14) == 12


def test_text_keeps_its_floor_until_the_window_is_too_small() -> None:
    assert Layout(1280, 800).text(14) == 14
    assert Layout(1280, 800, text_scale=1.25).text(14) == 17.5
    assert Layout(900, 640).text(14) == 12
    assert Layout(400, 300).text(14) < 12


def test_ribbon_gap_follows_the_pointer() -> None:
    layout = Layout(1280, 800)
    for lifted in range(1, 24):
        assert pack.nearest_cut(layout, 24, pack.gap_at(layout, 24, lifted)) == lifted
    assert pack.nearest_cut(layout, 24, 0) == 23
    assert pack.nearest_cut(layout, 24, 1280) == 1
    closed, opened = pack.ribbon(layout, 24, None), pack.ribbon(layout, 24, 10)
    assert opened[14].x - opened[13].x > layout.trick_card + 20
    assert closed[1].x - closed[0].x == pytest.approx(19)


def test_hand_parts_for_the_focused_card() -> None:
    layout = Layout(1280, 800)
    rest, parted = layout.hand(6), layout.hand(6, 2)
    assert parted[2] == rest[2]
    assert rest[1].x - parted[1].x == pytest.approx(0.03 * layout.card)
    assert parted[3].x - rest[3].x == pytest.approx(0.05 * layout.card)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("grown", [184, 240, 300])
def test_note_stands_between_our_plate_and_easts(size: tuple[int, int], grown: int) -> None:
    layout = Layout(*size)
    k = layout.k
    ours = layout.plate(Side.SOUTH, grown * k)
    for refusal in (False, True):
        note = layout.note(ours, QSizeF(296 * k, 176 * k), refusal)
        assert note.left() > ours.right() + 10 * k
        assert not note.intersects(layout.plate(Side.EAST, 184 * k))
        assert not note.intersects(layout.score(QSizeF(288 * k, 134 * k)))


def test_two_plates_and_roundel_leave_room_for_seven_points() -> None:
    for size in SIZES:
        layout = Layout(*size)
        room = layout.marker_room(1)
        assert room.right() <= size[0] - (34 - ROUNDEL) * layout.k + 1
