"""The chance to win the match from both eights and coats, before a deal (K33 to K36).

Every deal brings somebody nearer to a coat, so the matches to come are a tree without circles and
the chance follows from how often an ordinary deal pays what.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.scoring import FULL
from kominek_desktop.rules.games.kominek.state import SEATS, Coat, View, coats_of

OUTCOMES: Mapping[bool, tuple[tuple[int, float], ...]] = {
    False: ((3, 0.2045), (1, 0.3596), (-1, 0.3578), (-3, 0.0781)),
    True: ((3, 0.1991), (2, 0.1133), (1, 0.2478), (-1, 0.2436), (-2, 0.1224), (-3, 0.0738)),
}
"""How often an ordinary deal pays the pair that names trump so many points, by whether the scale
is classic. ``benchmarks/outcomes.py`` counted it in 15,000 ordinary deals of the player ``rules``
for each scale, seed 600. Printed: 3067, 5394, 5367, 1172; classic: 2987, 1699, 3717, 3654, 1836,
1107."""

NEAR_FULL = 5
"""With so many points uncovered on an eight, three points may be worth no more than one."""
MOST = 3
"""The most points that an ordinary deal pays."""
ENDLESS_POINT = 0.03
"""What a point is worth in a match that never ends."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A match between two deals, seen by one pair: own first."""

    eights: tuple[int, int]
    coats: tuple[int, int]  # worn, so the other pair's are good
    names: bool  # the own pair names the next trump
    goal: int | None
    carry_all: bool
    classic: bool

    def after_points(self, points: int, solo: bool = False) -> Standing:
        """When a deal pays so many points, negative to the other pair; eights and coats only."""
        pair = 0 if points > 0 else 1
        eights, coats = [*self.eights], [*self.coats]
        eights[pair] += abs(points)
        if eights[pair] >= FULL:
            surplus = eights[pair] - FULL if solo or self.carry_all else 0
            eights = [0, 0]
            eights[pair] = surplus
            coats[1 - pair] += 1
        return self._with(eights, coats)

    def after_coat(self, coat: Coat, own: bool, resets: bool) -> Standing:
        """When a game puts a coat on the other pair's eight, or on the own pair's when ``own``."""
        coats = [*self.coats]
        coats[0 if own else 1] += coat.value
        return self._with([0, 0] if resets else [*self.eights], coats)

    def next_deal(self) -> Standing:
        """The same with the right to name trump passed on."""
        return Standing(
            self.eights, self.coats, not self.names, self.goal, self.carry_all, self.classic
        )

    def _with(self, eights: list[int], coats: list[int]) -> Standing:
        return Standing(
            (eights[0], eights[1]),
            (coats[0], coats[1]),
            self.names,
            self.goal,
            self.carry_all,
            self.classic,
        )


def standing_of(view: View) -> Standing:
    """The standing of the seat's pair in the deal of this view, before it is paid."""
    pair = view.seat % 2
    coats = coats_of(view.worn)
    return Standing(
        (view.eights[pair], view.eights[1 - pair]),
        (coats[pair], coats[1 - pair]),
        (view.dealer + 1) % SEATS % 2 == pair,
        view.options.coats_to_win,
        view.options.carry == "all",
        view.options.loser_scale == "classic",
    )


@lru_cache(maxsize=1 << 15)
def equity(standing: Standing) -> float:
    """The own pair's chance to win the match with the next deal to be dealt; in an endless match
    the lead instead, one half when it is even."""
    if standing.goal is None:
        points = standing.eights[0] - standing.eights[1]
        points += FULL * (standing.coats[1] - standing.coats[0])
        return 0.5 + ENDLESS_POINT * points
    if standing.coats[1] >= standing.goal:
        return 1.0
    if standing.coats[0] >= standing.goal:
        return 0.0
    sign = 1 if standing.names else -1
    return sum(
        share * equity(standing.after_points(sign * points).next_deal())
        for points, share in OUTCOMES[standing.classic]
    )


def worth_of_points(view: View) -> tuple[float, ...] | None:
    """What a deal is worth to the seat's pair that pays -3 to 3 points, in this order, by the
    chance to win the match; in units in which one point won is 1 and one lost -1. None while the
    eights are so empty that points say the same."""
    standing = standing_of(view)
    if max(standing.eights) < NEAR_FULL:
        return None
    won, lost = (equity(standing.after_points(points).next_deal()) for points in (1, -1))
    middle, unit = (won + lost) / 2, (won - lost) / 2
    return tuple(
        (equity(standing.after_points(points).next_deal()) - middle) / unit if points else 0.0
        for points in range(-MOST, MOST + 1)
    )


def worth_of_game(
    standing: Standing, game: SoloGame, chance: float, options: Options, own: bool = True
) -> float:
    """The equity of a solo game that is made with this chance, the own pair's or the others'."""
    return chance * _paid(standing, game, True, options, own) + (1 - chance) * _paid(
        standing, game, False, options, own
    )


def _paid(standing: Standing, game: SoloGame, made: bool, options: Options, own: bool) -> float:
    for_us = made == own
    if game < SoloGame.FUTRO or (not made and options.failed_coat == "six"):
        points = 5 if game is SoloGame.FIVE else 6
        after = standing.after_points(points if for_us else -points, True)
    elif not made and options.failed_coat == "nothing":
        after = standing
    else:
        coat = Coat.FUTRO if game is SoloGame.FUTRO else Coat.GARNITUR
        after = standing.after_coat(coat, not for_us, options.solo_coat_resets == "on")
    return equity(after.next_deal())
