"""The tools that count outcomes and announced games, and the table that rests on one of them."""

from __future__ import annotations

import pytest

from benchmarks import calibration, outcomes
from benchmarks.calibration import Announced, bins, brier
from kominek_desktop.ai.kominek_equity import OUTCOMES
from kominek_desktop.rules.games import find_game

FOUR_SIGMA = 4.0


@pytest.mark.parametrize("scale", outcomes.SCALES)
def test_each_row_of_outcomes_is_a_distribution_over_what_the_scale_pays_k31(scale: str) -> None:
    row = dict(OUTCOMES[scale == "classic"])
    paid = {3, 2, 1} if scale == "classic" else {3, 1}
    assert set(row) == paid | {-points for points in paid}
    assert sum(row.values()) == pytest.approx(1, abs=1e-9)
    assert sum(points * share for points, share in row.items()) > 0.3, "naming is worth having"


@pytest.mark.parametrize("scale", outcomes.SCALES)
def test_a_small_count_of_the_tool_agrees_with_the_row(scale: str) -> None:
    deals = 300
    found = outcomes.count("rules", scale, deals, 41)
    row = dict(OUTCOMES[scale == "classic"])
    assert found.total() == deals
    assert set(found) <= set(row)
    for points, share in row.items():
        bound = FOUR_SIGMA * (share * (1 - share) / deals) ** 0.5
        assert found[points] / deals == pytest.approx(share, abs=bound)


def test_outcomes_are_those_of_forehands_pair() -> None:
    """Pays and sides as the deal's own report has them."""
    game = find_game("kominek")
    for number in range(12):
        result = outcomes.finished("rules", "printed", number)
        assert result.dealer in range(len(game.seat_names))
        if result.game is None and result.trump is not None:
            got = outcomes.naming_pair_gets(result)
            assert abs(got) == result.points
            assert (got > 0) == ((result.dealer + 1) % 2 == result.scored_by)


GAMES = [
    Announced("five", 0, 1.0, True),
    Announced("five", 1, 0.55, False),
    Announced("six", 2, 0.95, True),
    Announced("six", 3, 0.91, False),
]


def test_bins_hold_every_announced_game_once_and_certainty_apart() -> None:
    rows = bins(GAMES)
    assert [row["from"] for row in rows] == [0.5, 0.9, 1.0]
    assert sum(row["count"] for row in rows) == len(GAMES)
    assert rows[1] == {"from": 0.9, "count": 2, "said": 0.93, "made": 0.5}


def test_the_brier_score_is_the_mean_square_of_what_was_missed() -> None:
    expected = (0 + 0.55**2 + 0.05**2 + 0.91**2) / 4
    assert brier(GAMES) == pytest.approx(expected, abs=1e-4)
    assert brier([]) is None


def test_only_players_that_think_ahead_say_chances() -> None:
    with pytest.raises(ValueError, match="regular"):
        calibration.announced("regular", 1)


def test_announced_games_have_the_chance_their_soloist_named() -> None:
    found = [calibration.announced("strong", number) for number in range(40)]
    games = [told for told in found if told is not None]
    assert len(games) >= 2
    for told in games:
        assert 1 / 3 < told.said <= 1
        assert told.place in range(4)
        assert told.game in ("five", "six", "futro", "garnitur")
