"""Which cards lie where: a model of the table turned into poses, without any item."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kominek_desktop.gui.table import pack
from kominek_desktop.gui.table.items import PLAIN, Marks, Pose
from kominek_desktop.gui.table.layout import LIFT, Side
from kominek_desktop.gui.table.model import HandCard, Look, TableModel
from kominek_desktop.gui.table.style import Style
from kominek_desktop.rules.cards import Card

Z_PILE, Z_BACK, Z_LAID, Z_RIBBON, Z_HAND, Z_TRICK = 45.0, 50.0, 80.0, 100.0, 200.0, 300.0
PILE_MOST = 6
HOVER_LIFT = 6.0

Key = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Want:
    """A card that is to lie on the table."""

    card: Card | None
    pose: Pose
    z: float
    marks: Marks = PLAIN


@dataclass(frozen=True, slots=True)
class Attention:
    """What the player's hands are at: not part of the model."""

    focus: int | None = None  # index of the hand card with the keyboard focus
    hover: int | None = None
    selecting: bool = False  # a panel lets cards be selected
    selected: tuple[Card, ...] = ()
    cut: int | None = None  # lifted cards of the ribbon
    alarm: Card | None = None  # refused just now, where nothing may shake


def hand_look(held: HandCard, attention: Attention) -> Look:
    """How a card stands, with the selection of an open panel."""
    if attention.selecting:
        if held.card in attention.selected:
            return Look.SELECTED
        return Look.LEGAL if held.look is Look.SELECTED else held.look
    return held.look


def _keys(kind: str, cards: tuple[Card, ...], *more: object) -> list[Key]:
    """A key for each card; equal cards of two packs get running numbers."""
    seen: dict[Card, int] = {}
    keys: list[Key] = []
    for card in cards:
        number = seen.get(card, 0)
        seen[card] = number + 1
        keys.append((kind, *more, card, number))
    return keys


def hand_keys(model: TableModel) -> list[Key]:
    """The keys of the hand, left to right."""
    return _keys("hand", tuple(held.card for held in model.hand))


def plan_hand(style: Style, model: TableModel, attention: Attention) -> dict[Key, Want]:
    """The person's hand."""
    layout = style.layout
    wants: dict[Key, Want] = {}
    spots = layout.hand(len(model.hand), attention.focus)
    for i, (key, held, spot) in enumerate(zip(hand_keys(model), model.hand, spots, strict=True)):
        look = hand_look(held, attention)
        up = 0.0
        if look is Look.SELECTED:
            up = 2 * LIFT
        elif look is Look.LEGAL or held.hint:
            up = LIFT
        if i == attention.focus:
            up += LIFT
        elif i == attention.hover:
            up += HOVER_LIFT
        pose = Pose(spot.x, spot.y - style.u(up), spot.angle, layout.card)
        marks = Marks(
            shaded=look is Look.ILLEGAL,
            hint=held.hint,
            selected=look is Look.SELECTED,
            refused=held.refused,
            alarm=held.refused and held.card == attention.alarm,
            focus=i == attention.focus,
            pill=held.pill,
            bar=held.bar,
        )
        wants[key] = Want(held.card, pose, Z_HAND + i, marks)
    return wants


def _plan_seat(style: Style, model: TableModel, seat: int) -> dict[Key, Want]:
    layout = style.layout
    side = layout.side(seat)
    held = model.seats[seat]
    wants: dict[Key, Want] = {}
    if side is not Side.SOUTH:
        marks = Marks(shaded=True) if held.sits_out else PLAIN
        for i, spot in enumerate(layout.backs(side, held.cards, held.sits_out)):
            pose = Pose.at(spot, layout.back_card)
            wants["back", seat, i] = Want(None, pose, Z_BACK + i / 100, marks)
    keys = _keys("laid", held.laid, seat)
    laid = zip(keys, held.laid, layout.laid(side, len(keys)), strict=True)
    for i, (key, card, spot) in enumerate(laid):
        wants[key] = Want(card, Pose.at(spot, layout.back_card), Z_LAID + i / 100)
    return wants


def plan_piles(style: Style, model: TableModel, plates: dict[int, Any]) -> dict[Key, Want]:
    """Small crosswise piles beside the plates of those who took tricks."""
    layout = style.layout
    wants: dict[Key, Want] = {}
    for seat, held in enumerate(model.seats):
        if seat not in plates or model.plate_hidden:
            continue  # the result stands where the piles lie, and counts the tricks itself
        spot = layout.pile(layout.side(seat), plates[seat])
        for j in range(min(held.pile, PILE_MOST)):
            angle = 90.0 * (j % 2) + (4.0, -3.0, 2.0)[j % 3]
            pose = Pose(spot.x, spot.y - style.u(1.2) * j, angle, layout.pile_card)
            wants["pile", seat, j] = Want(None, pose, Z_PILE + j / 100)
    return wants


def _plan_ribbon(style: Style, model: TableModel, attention: Attention) -> dict[Key, Want]:
    ribbon = model.ribbon
    wants: dict[Key, Want] = {}
    if ribbon is None:
        return wants
    layout = style.layout
    lifted = attention.cut if ribbon.interactive and attention.cut is not None else ribbon.open_at
    for i, spot in enumerate(pack.ribbon(layout, ribbon.cards, lifted)):
        wants["ribbon", i] = Want(None, Pose.at(spot, layout.trick_card), Z_RIBBON + i / 100)
    keys = _keys("shown", ribbon.shown)
    shown = zip(keys, ribbon.shown, pack.shown(layout, len(keys)), strict=True)
    for i, (key, card, spot) in enumerate(shown):
        wants[key] = Want(card, Pose.at(spot, pack.shown_width(layout)), Z_LAID + i / 100)
    return wants


def plan_cards(
    style: Style, model: TableModel, attention: Attention, plates: dict[int, Any]
) -> dict[Key, Want]:
    """Every card on the table."""
    layout = style.layout
    wants = plan_hand(style, model, attention)
    for seat in range(len(model.seats)):
        wants.update(_plan_seat(style, model, seat))
    wants.update(plan_piles(style, model, plates))
    keys = _keys("trick", tuple(lying.card for lying in model.trick))
    for i, (key, lying) in enumerate(zip(keys, model.trick, strict=True)):
        pose = Pose.at(layout.trick(layout.side(lying.seat)), layout.trick_card)
        marks = Marks(crown=True) if model.winning == lying.seat else PLAIN
        wants[key] = Want(lying.card, pose, Z_TRICK + i, marks)
    wants.update(_plan_ribbon(style, model, attention))
    return wants
