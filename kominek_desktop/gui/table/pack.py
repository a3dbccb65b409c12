"""Where the cards of the pack lie that is spread for cutting; pixels, as in the layout."""

from __future__ import annotations

from kominek_desktop.gui.table.layout import Layout, Spot

STEP = 19.0
GAP = 7.0
RISE = 12.0
SHOWN_WIDTH = 64.0


def ribbon(layout: Layout, cards: int, lifted: int | None) -> list[Spot]:
    """Centres of the cards, bottom card at the left. ``lifted`` cards stand apart at the right,
    a little higher; None = closed."""
    k = layout.k
    step = min(STEP, 23 * STEP / max(1, cards - 1)) * k
    y = layout.centre.y() + 6 * k
    gap = 0.0 if lifted is None else layout.trick_card + GAP * k
    left = layout.centre.x() - (step * (cards - 1) + gap) / 2
    spots = []
    for i in range(cards):
        upper = lifted is not None and i >= cards - lifted
        spots.append(Spot(left + i * step + upper * gap, y - upper * RISE * k))
    return spots


def gap_at(layout: Layout, cards: int, lifted: int) -> float:
    """The middle of the gap."""
    spots = ribbon(layout, cards, lifted)
    return (spots[cards - lifted - 1].x + spots[cards - lifted].x) / 2


def nearest_cut(layout: Layout, cards: int, x: float) -> int:
    """The number of lifted cards, 1..cards-1, whose gap is nearest to ``x``."""
    return min(range(1, cards), key=lambda lifted: abs(gap_at(layout, cards, lifted) - x))


def shown(layout: Layout, count: int) -> list[Spot]:
    """Cards that came to the bottom, fanned at the ribbon's left."""
    k = layout.k
    x = layout.centre.x() - (STEP * 23 + GAP) / 2 * k - layout.trick_card - 101 * k
    y = layout.centre.y() + 7 * k
    middle = (count - 1) / 2
    lean = -4.0 if count == 1 else 0.0
    return [Spot(x + 40 * k * (i - middle), y, 10 * (i - middle) + lean) for i in range(count)]


def shown_width(layout: Layout) -> float:
    """Width of the cards that came to the bottom."""
    return SHOWN_WIDTH * layout.k
