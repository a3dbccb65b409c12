"""The league: every player chooses what he chose when ``league.json`` was last renewed.

A change of style is a fault, unless it is meant: then ``python -m tests.ai.make_league`` renews the
choices and prints the changed ones.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tests.ai.make_league import FILE, PLAYERS, QUOTAS, SCALES, answer, kind_of, positions

LEAGUE: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
ENTRIES: list[dict[str, Any]] = LEAGUE["positions"]


def mean_loss(player: str) -> float:
    lost = [loss for entry in ENTRIES if (loss := entry["losses"][player]) is not None]
    assert len(lost) > 80
    return float(sum(lost) / len(lost))


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_chooses_as_he_did(player: str) -> None:
    changed = [
        f"{number} {entry['kind']}: {entry['choices'][player]} -> {now}"
        for number, (entry, position) in enumerate(zip(ENTRIES, positions(LEAGUE), strict=True))
        if (now := answer(position, player)) != entry["choices"][player]
    ]
    assert not changed


def test_every_kind_of_decision_is_there_under_both_scales() -> None:
    asked = Counter(
        (position.view.options.loser_scale, entry["kind"])
        for entry, position in zip(ENTRIES, positions(LEAGUE), strict=True)
    )
    assert asked == {(scale, kind): count for scale in SCALES for kind, count in QUOTAS.items()}
    assert {position.game.id for position in positions(LEAGUE)} == {"kominek", "klin"}


def test_no_position_is_of_another_kind_than_is_written() -> None:
    for entry, position in zip(ENTRIES, positions(LEAGUE), strict=True):
        state = position.state
        assert kind_of(state, position.view, position.moves) == entry["kind"]


def test_the_chosen_moves_differ_from_player_to_player() -> None:
    """A league in which all are of one mind could not tell a change of style."""
    rows = {player: [entry["choices"][player] for entry in ENTRIES] for player in PLAYERS}
    assert sum(a != b for a, b in zip(rows["plain"], rows["rules"], strict=True)) >= 10
    assert sum(a != b for a, b in zip(rows["rules"], rows["top"], strict=True)) >= 10
    assert sum(a != b for a, b in zip(rows["strong"], rows["top"], strict=True)) >= 5


def test_the_top_level_loses_least_by_the_slow_reference() -> None:
    assert mean_loss("top") == min(map(mean_loss, PLAYERS))
