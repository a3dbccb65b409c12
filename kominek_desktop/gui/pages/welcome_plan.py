"""Where everything lies on the welcome page: wide, with a column at the left, or compact, with
strips above and below. All measures are logical pixels."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

NARROW, LOW = 1000, 560
"""A page smaller than this is compact; both grow with the texts."""
WIDEST = 1560
COLUMN, LEAD_LEAST, LEAD_MOST = 384, 130, 268
TILE_LEAST, TILE_MOST = 60, 300
GAP, BUTTON_GAP = 16, 12
COMPACT_GAP = 11
EDGE, COMPACT_EDGE = 40, 24
LEAD_SHARE = 0.6
LEAD_HIGH = 0.34
STRIP = 92
STRIP_LEAD = 452
COMBO = 150
ABOVE = 62  # from the page's top to the tiles
BUTTON = 44


@dataclass(frozen=True, slots=True)
class Plan:
    """Places in the page. A rectangle that is empty has no room or nothing to hold. ``tiles`` are
    those of the games in their order, the first one wider where there is room left."""

    compact: bool
    banner: QRect
    lead_head: QRect
    lead: QRect
    games_head: QRect
    tiles: tuple[QRect, ...]
    buttons: tuple[QRect, ...]
    language: QRect
    version: QRect


def plan(
    width: int, height: int, scale: float, games: int, buttons: tuple[int, ...], lead: bool
) -> Plan:
    """Lay out ``games`` tiles (seven or eight) and buttons of these widths; ``lead``: there is a
    match to go on with, or the first deal to begin with. ``scale`` is that of the texts."""
    if width < NARROW * scale or height < LOW * scale:
        return _compact(width, height, scale, games, buttons, lead)
    return _wide(width, height, scale, games, len(buttons), lead)


def _grid(area: QRect, columns: int, rows: int, games: int, gap: int) -> tuple[QRect, ...]:
    """Tiles row by row; the first one takes as many columns as the others leave."""
    spare = columns * rows - games
    cells = [(0, 1 + spare), *((spare + place, 1) for place in range(1, games))]
    wide = (area.width() - gap * (columns - 1)) / columns
    high = (area.height() - gap * (rows - 1)) / rows
    found = []
    for cell, span in cells:
        row, column = divmod(cell, columns)
        left, top = area.x() + column * (wide + gap), area.y() + row * (high + gap)
        right = left + span * wide + (span - 1) * gap
        found.append(
            QRect(
                round(left),
                round(top),
                round(right) - round(left),
                round(top + high) - round(top),
            )
        )
    return tuple(found)


def _wide(width: int, height: int, scale: float, games: int, buttons: int, lead: bool) -> Plan:
    content = min(width - 2 * EDGE, round(WIDEST * scale))
    left = (width - content) // 2
    high = min(height - ABOVE - EDGE, 3 * TILE_MOST + 2 * GAP)
    top = ABOVE + (height - ABOVE - EDGE - high) // 3
    column = round(COLUMN * min(scale, 1.15))
    right = left + column + EDGE
    grid = QRect(right, top, left + content - right, high)
    button, line = round(BUTTON * scale), round(24 * scale)
    bottom = grid.bottom() + 1
    version = QRect(left, bottom - line, column, line)
    rows = -(-(buttons + 1) // 2)  # the box of languages stands among the buttons
    wide = (column - BUTTON_GAP) // 2
    first = version.top() - BUTTON_GAP - rows * button - (rows - 1) * BUTTON_GAP
    places = [
        QRect(
            left + place % 2 * (wide + BUTTON_GAP),
            first + place // 2 * (button + BUTTON_GAP),
            wide,
            button,
        )
        for place in range(buttons + 1)
    ]
    head = round(40 * scale)
    room = first - 2 * GAP - (top + high // 5 + head)
    banner_high = round(min(120 * scale, max(64, high * 0.19)))
    banner = QRect(left, top - 28, column, banner_high)
    most = max(round(LEAD_MOST * scale), round(high * LEAD_HIGH))
    lead_high = max(LEAD_LEAST, min(most, room))
    lead_top = max(banner.bottom() + head + 8, top + high // 5 + head)
    lead_high = min(lead_high, first - GAP - lead_top)
    return Plan(
        compact=False,
        banner=banner,
        lead_head=QRect(left, lead_top - head, column, head) if lead else QRect(),
        lead=QRect(left, lead_top, column, lead_high) if lead else QRect(),
        games_head=QRect(right, top - head - 2, grid.width(), head),
        tiles=_grid(grid, 3, 3, games, GAP),
        buttons=tuple(places[:-1]),
        language=places[-1],
        version=version,
    )


def _compact(
    width: int, height: int, scale: float, games: int, buttons: tuple[int, ...], lead: bool
) -> Plan:
    edge = COMPACT_EDGE if width >= NARROW * 0.75 else COMPACT_GAP
    inner = width - 2 * edge
    strip, button = round(STRIP * scale), round(BUTTON * scale)
    wide_lead = round(min(STRIP_LEAD * scale, inner * LEAD_SHARE)) if lead else 0
    top, low = 14 + strip + COMPACT_GAP, height - COMPACT_GAP - button
    grid = QRect(edge, top, inner, max(2 * TILE_LEAST, low - COMPACT_GAP - top))
    combo = round(COMBO * scale)
    gaps = 8 * len(buttons)
    share = min(1.0, (inner - combo - gaps) / max(1, sum(buttons)))
    places, x = [], edge
    for wide in buttons:
        places.append(QRect(x, low, int(wide * share), button))
        x += int(wide * share) + 8
    return Plan(
        compact=True,
        banner=QRect(edge, 14, inner - wide_lead - (GAP if lead else 0), strip),
        lead_head=QRect(),
        lead=QRect(edge + inner - wide_lead, 14, wide_lead, strip) if lead else QRect(),
        games_head=QRect(),
        tiles=_grid(grid, 4, 2, games, COMPACT_GAP),
        buttons=tuple(places),
        language=QRect(edge + inner - combo, low, combo, button),
        version=QRect(),
    )
