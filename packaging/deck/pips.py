"""The four suit signs in a box of -50..50, closed and open."""

from __future__ import annotations

from .paths import Path, disc, folded, joined, union

BOX = 100.0

HEART = folded("M0 -26 C6 -44 20 -47 29 -45 C43 -42 49 -28 46 -14 C42 6 22 20 0 47")
DIAMOND = folded("M0 -50 C9 -34 26 -14 41 0 C26 14 9 34 0 50")
SPADE = folded(
    "M0 -50 C10 -30 26 -18 37 -4 C46 8 45 24 33 28 C22 32 10 26 5 15 C6 30 12 40 24 47 L0 47"
)
LOBES = ((0.0, -24.0), (24.0, 9.0), (-24.0, 9.0))
CLUB = union(
    (
        *(disc(x, y, 21.5) for x, y in LOBES),
        folded("M0 -20 L7 -8 L12 0 L8 6 C6 24 11 38 23 47 L0 47"),
    )
)
CLOSED = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}
OPEN = CLOSED | {
    "D": joined((union((DIAMOND,)), DIAMOND.at(0, 0, 0, 0.5).hole())),
    "C": joined((CLUB, *(disc(x, y, 9.5).hole() for x, y in LOBES))),
}
PIPS = {False: CLOSED, True: OPEN}


def pip(
    suit: str, size: float, x: float, y: float, turned: bool = False, open_: bool = False
) -> Path:
    """A suit sign of a size at a place, upside down if asked."""
    return PIPS[open_][suit].at(x, y, 180 if turned else 0, size / BOX)
