"""The choices of a panel: rows of tiles, the buttons, and the explanation beside them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from kominek_desktop.gui.panels.controls import (
    Control,
    Shape,
    button_height,
    button_width,
    is_card,
    keycap_fits,
    second_fits,
    tile_height,
    tile_min_width,
)
from kominek_desktop.gui.panels.focus import REFUSING
from kominek_desktop.gui.panels.model import Choice, Panel
from kominek_desktop.gui.panels.style import BOLD, Style
from kominek_desktop.gui.panels.text import Align, TextBlock, set_text
from kominek_desktop.gui.panels.tiles import CARD_LIFT

EXPLAIN = 15
EXPLAIN_LEAST = 180  # the narrowest explanation beside buttons
BUTTON_GAP = 11
BUTTON_LEAST = 160
STACK_GAP, STACK_WIDTH = 10, 422
TILE_GAP, TILE_GAP_MOST, TILES_A_ROW = 10.7, 40, 5
SUIT_TILE, TILE, CARD_PITCH = 132.5, 140, 190
BOTTOM, BOTTOM_BIG, BOTTOM_BESIDE = 16, 24, 18
PADDING_BELOW = 24


@dataclass(frozen=True, slots=True)
class Explain:
    """Where the explanation stands."""

    place: QRectF
    centred: bool


def explain_block(style: Style, text: str, width: float) -> TextBlock:
    """The explanation set in lines."""
    return set_text(text, style.sans(EXPLAIN), width, style.sans(EXPLAIN, BOLD))


def paint_explain(
    painter: QPainter, style: Style, explain: Explain, text: str, quiet: bool
) -> None:
    """Paint an explanation in the middle of its place; bold words stand out when quiet."""
    theme = style.theme
    place = explain.place
    block = explain_block(style, text, place.width())
    top = QPointF(place.left(), place.center().y() - block.height / 2)
    colours = (theme.second if quiet else theme.text, theme.text)
    align = Align.CENTRE if explain.centred else Align.LEFT
    block.paint(painter, top, place.width(), colours, align)


def explain_texts(panel: Panel) -> list[str]:
    """Everything the explanation may say while the panel is open."""
    texts = [panel.explain, *(choice.explain for choice in (*panel.tiles, *panel.buttons))]
    return [text for text in texts if text]


def explain_height(style: Style, panel: Panel, width: float) -> float:
    """Room for the longest explanation, so that nothing jumps; 0 when there is none."""
    texts = explain_texts(panel)
    if not texts:
        return 0.0
    blocks = [explain_block(style, text, width) for text in texts]
    return max(panel.explain_lines * blocks[0].pitch, *(block.height for block in blocks))


def _tile_width(style: Style, tiles: tuple[Choice, ...]) -> float:
    suits = all(tile.picture is not None and tile.picture.suit is not None for tile in tiles)
    least = max(tile_min_width(style, tile) for tile in tiles)
    if is_card(tiles[0]):
        return least
    return max(least, style.u(SUIT_TILE if suits else TILE))


def _tile_rows(tiles: tuple[Choice, ...]) -> list[tuple[Choice, ...]]:
    count = len(tiles)
    per_row = count if count <= TILES_A_ROW else (count + 1) // 2
    return [tiles[start : start + per_row] for start in range(0, count, per_row)]


def tiles_min_width(style: Style, tiles: tuple[Choice, ...]) -> float:
    """The width a row of tiles needs."""
    if not tiles:
        return 0.0
    count = len(_tile_rows(tiles)[0])
    return count * max(tile_min_width(style, tile) for tile in tiles) + (count - 1) * style.u(10)


def lay_tiles(
    style: Style, tiles: tuple[Choice, ...], area: QRectF, controls: list[Control]
) -> float:
    """Tiles of one size in rows from the top of ``area``; returns their bottom."""
    cards = is_card(tiles[0])
    shape = Shape.CARD if cards else Shape.TILE
    top = area.top() + (style.u(CARD_LIFT + 4) if cards else 0.0)
    rows = _tile_rows(tiles)
    count = len(rows[0])
    gap = style.u(TILE_GAP)
    width = _tile_width(style, tiles)
    room = (area.width() - (count - 1) * gap) / count
    if not cards and not all(
        second_fits(style, tile, width) and keycap_fits(style, tile, width) for tile in tiles
    ):
        width = room
    width = min(width, room)
    broken = not all(second_fits(style, tile, width) for tile in tiles)
    height = max(tile_height(style, tile, width, broken) for tile in tiles)
    if cards:
        pitch = min(style.u(CARD_PITCH), (area.width() - width) / max(1, count - 1))
        gap = pitch - width
    elif count > 1:
        spread = (area.width() - count * width) / (count - 1)
        gap = spread if spread <= style.u(TILE_GAP_MOST) else style.u(24)
    for row in rows:
        used = len(row) * width + (len(row) - 1) * gap
        left = area.center().x() - used / 2
        for index, tile in enumerate(row):
            rect = QRectF(left + index * (width + gap), top, width, height)
            keycap = cards or keycap_fits(style, tile, width)
            controls.append(Control(tile, shape, rect, keycap, broken))
        top += height + style.u(20)
    return top - style.u(20)


def _padding(buttons: tuple[Choice, ...]) -> float:
    return 32 if len(buttons) <= 2 else 21


def _widths(style: Style, buttons: tuple[Choice, ...], keycaps: bool) -> list[float]:
    least = style.u(BUTTON_LEAST) if len(buttons) <= 2 else 0.0
    padding = _padding(buttons)
    return [max(least, button_width(style, one, padding, keycaps)) for one in buttons]


def _row_width(style: Style, widths: list[float]) -> float:
    return sum(widths) + style.u(BUTTON_GAP) * (len(widths) - 1)


def foot_min_width(style: Style, panel: Panel) -> float:
    """The width under which the row of buttons would have to be broken."""
    if not panel.buttons or panel.beside:
        return 0.0
    return _row_width(style, _widths(style, panel.buttons, False))


def stack_min_width(style: Style, buttons: tuple[Choice, ...]) -> float:
    """The width stacked buttons need without keycaps."""
    return max(button_width(style, button, 18, False) for button in buttons)


def stack_height(style: Style, buttons: tuple[Choice, ...]) -> float:
    """The height of stacked buttons."""
    count = len(buttons)
    return count * button_height(style) + (count - 1) * style.u(STACK_GAP)


def lay_stack(
    style: Style, buttons: tuple[Choice, ...], area: QRectF, controls: list[Control]
) -> None:
    """Buttons over one another, right-aligned, in the middle of the area's height."""
    width = min(area.width(), max(style.u(STACK_WIDTH), stack_min_width(style, buttons)))
    top = area.center().y() - stack_height(style, buttons) / 2
    keycaps = all(button_width(style, one, 18, True) <= width for one in buttons)
    for button in buttons:
        rect = QRectF(area.right() - width, top, width, button_height(style))
        controls.append(Control(button, Shape.BUTTON, rect, keycaps))
        top = rect.bottom() + style.u(STACK_GAP)


def lay_under(
    style: Style, panel: Panel, area: QRectF, bottom: float
) -> tuple[float, Explain | None]:
    """A centred explanation over the whole width; returns the panel's bottom."""
    height = explain_height(style, panel, area.width())
    if not height:
        return area.top() + style.u(PADDING_BELOW), None
    top = area.top() + style.u(12)
    place = QRectF(area.left(), top, area.width(), height)
    return place.bottom() + style.u(bottom), Explain(place, True)


def lay_foot(
    style: Style, panel: Panel, area: QRectF, controls: list[Control]
) -> tuple[float, Explain | None]:
    """Explanation at the left, buttons at the right; one over the other where it is narrow."""
    bottom = BOTTOM_BIG if panel.big or panel.coats else BOTTOM
    if not panel.buttons:
        return lay_under(style, panel, area, BOTTOM)
    if not explain_texts(panel):
        top = area.top() + style.u(16 if panel.big else 20)
        low = _lay_row(style, panel.buttons, area, top, controls)
        return low + style.u(bottom), None
    high = button_height(style)
    for keycaps in (True, False):
        widths = _widths(style, panel.buttons, keycaps)
        spare = area.width() - _row_width(style, widths) - style.u(24)
        if spare >= style.u(EXPLAIN_LEAST) and len(panel.buttons) <= 2:
            text = explain_height(style, panel, spare)
            zone = max(high, text)
            top = area.top() + style.u(20) - min(style.u(6), (zone - high) / 2)
            place = QRectF(area.left(), top, spare, zone)
            low = top + (zone - high) / 2
            left = place.right() + style.u(24)
            for control in _place(style, panel.buttons, widths, left=left, top=low):
                control.keycap = keycaps
                controls.append(control)
            return top + zone + style.u(bottom), Explain(place, False)
    top = area.top() + style.u(14)
    height = explain_height(style, panel, area.width())
    place = QRectF(area.left(), top, area.width(), height)
    low = _lay_row(style, panel.buttons, area, place.bottom() + style.u(14), controls)
    return low + style.u(bottom), Explain(place, False)


def _place(
    style: Style, buttons: tuple[Choice, ...], widths: list[float], *, left: float, top: float
) -> list[Control]:
    placed = []
    for button, width in zip(buttons, widths, strict=True):
        rect = QRectF(left, top, width, button_height(style))
        placed.append(Control(button, Shape.BUTTON, rect))
        left += width + style.u(BUTTON_GAP)
    return placed


def _lay_row(
    style: Style, buttons: tuple[Choice, ...], area: QRectF, top: float, controls: list[Control]
) -> float:
    keycaps = _row_width(style, _widths(style, buttons, True)) <= area.width()
    widths = _widths(style, buttons, keycaps)
    high = button_height(style)
    if _row_width(style, widths) <= area.width():
        equal = not any(button.primary or button.key == REFUSING for button in buttons)
        left = area.right() - _row_width(style, widths) if equal else area.left()
        placed = _place(style, buttons, widths, left=left, top=top)
        placed[-1].rect.moveRight(area.right())
        for control in placed:
            control.keycap = keycaps
        controls.extend(placed)
        return top + high
    for button in buttons:
        fits = button_width(style, button, 18, True) <= area.width()
        controls.append(
            Control(button, Shape.BUTTON, QRectF(area.left(), top, area.width(), high), fits)
        )
        top += high + style.u(STACK_GAP)
    return top - style.u(STACK_GAP)
