"""The two eights, landscape: pips on a winding stem, so that a cover frees one at a time."""

from __future__ import annotations

from itertools import pairwise

from .palette import Cloth, lighter
from .parts import blade
from .paths import Path, joined, oval, shape, smooth
from .pips import pip
from .sheet import Sheet

WIDTH, HEIGHT = 350.0, 250.0
FIRST, STEP, COUNT = 60.0, 37.0, 8
LOW, HIGH = 162.0, 88.0
PIP = 32.0

# The figure stands on y = 0, 43 high; its two openings are wound the other way.
EIGHT = joined(
    (
        shape(
            "M0 -43.6 C8.6 -43.6 13.8 -39.6 13.8 -33.4 C13.8 -28.6 10.8 -25.2 6.2 -23"
            " C12 -20.6 15.8 -16.8 15.8 -11.4 C15.8 -4 9.4 0.6 0 0.6 C-9.4 0.6 -15.8 -4 -15.8 -11.2"
            " C-15.8 -16.4 -12.2 -20 -7 -22.4 C-11.2 -24.6 -13.6 -28 -13.6 -32.4"
            " C-13.6 -39 -8.4 -43.6 0 -43.6"
        ),
        oval(0.2, -33, 5.0, 6.6, -24).hole(),
        oval(-0.2, -11.2, 6.4, 7.6, -28).hole(),
    )
)


def places() -> list[tuple[float, float]]:
    """Where the pips lie, from the first that is freed to the last."""
    return [(FIRST + STEP * i, HIGH if i % 2 else LOW) for i in range(COUNT)]


def eight(suit: str, cloth: Cloth) -> Sheet:
    """The eight of a suit about the middle of the card."""
    sheet = Sheet()
    whole = Sheet()
    # The stem passes above the low pips and under the high ones.
    wave = [(x, y - 23 if y == LOW else y + 23) for x, y in places()]
    start, end = (wave[0][0] - 16, wave[0][1] - 14), (wave[-1][0] + 15, wave[-1][1] + 13)
    whole.line(smooth([start, *wave, end]), lighter(cloth.leaf, 0.2), 2.2)
    leaves: list[Path] = []
    for x, y in wave:
        up = y > HEIGHT / 2
        leaves += [blade(15, 7).at(x, y, (a if up else a + 180)) for a in (98, 262)]
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, b[1] < a[1]) for a, b in pairwise(wave)]
    leaves += [blade(12, 5.6).at(x, y - 0.5, 28 if rising else -28) for x, y, rising in middles]
    whole.fill(joined(leaves), lighter(cloth.leaf, 0.2))
    whole.fill(joined(pip(suit, PIP, x, y) for x, y in places()), cloth.ink)
    index = joined((EIGHT.at(26, 58), pip(suit, 33, 26, 83)))
    whole.fill(joined((index, index.at(WIDTH, HEIGHT, 180))), cloth.ink)
    sheet.lay(whole, -WIDTH / 2, -HEIGHT / 2)
    return sheet
