"""Whether announced games are made as often as their players say.

``python -m benchmarks.calibration [--deals N] [--seed N] [--player NAME] [--json]``. The same
player, one that thinks ahead, sits at all seats and never runs out of time; deals run to the end of
the auction, and on only where a game was announced. For each of those the chance that the soloist
gave it when he named it is set beside what happened. ``brier`` is the mean square of the
difference, 0 for a seer, 0.25 for one who always says a half.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from kominek_desktop.ai.kominek_levels import LEVELS, decide_at
from kominek_desktop.ai.levels import TOP
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import Bid
from kominek_desktop.rules.games.kominek.state import SEATS, Phase

PATIENCE = 60.0
"""Seconds for a decision, so that a busy machine changes nothing."""
THINKERS = tuple(name for name, level in LEVELS.items() if level.budget is not None)
EDGES = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Where bins begin; the last one is certainty alone."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A game that was played: its name, the seat's place from forehand, the said chance."""

    game: str
    place: int
    said: float
    made: bool


def announced(player: str, seed: int) -> Announced | None:
    """The announced game of the first deal of a new match; None when there is none. Raises
    ValueError for a player that does not think ahead."""
    level = LEVELS[player]
    if level.budget is None:
        raise ValueError(f"says no chances: {player!r}")
    level = replace(level, budget=replace(level.budget, seconds=PATIENCE))
    game = find_game("kominek")
    dice = Dice(seed)
    state = game.new_match(game.default_options)
    said: dict[int, float] = {}
    while state.result is None and state.phase is not Phase.PLAY:
        actor = game.actor(state)
        assert actor is not None  # the deal is not over
        if actor == CHANCE:
            move = game.chance(state, dice)
        else:
            view = game.view(state, actor)
            moves = game.view_moves(view)
            move = moves[0]
            if len(moves) > 1:
                choice = decide_at(level, view, moves, Dice(dice.below(1 << 32)))
                move = choice.move
                if isinstance(move, Bid) and choice.insight is not None:
                    said[actor] = choice.insight.estimates[0].chance
        state = game.apply(state, move).state
    result = state.result
    if result is None or result.game is None or result.soloist not in said:
        return None
    place = (result.soloist - result.dealer - 1) % SEATS
    return Announced(result.game.name.lower(), place, said[result.soloist], bool(result.made))


def bins(games: Iterable[Announced]) -> list[dict[str, Any]]:
    """The games by said chance: how many, the mean of what was said, how many were made."""
    found: dict[float, list[Announced]] = {}
    for each in games:
        start = max(edge for edge in EDGES if edge <= each.said)
        found.setdefault(start, []).append(each)
    return [
        {
            "from": start,
            "count": len(part),
            "said": round(sum(each.said for each in part) / len(part), 3),
            "made": round(sum(each.made for each in part) / len(part), 3),
        }
        for start, part in sorted(found.items())
    ]


def brier(games: list[Announced]) -> float | None:
    """The mean square of what was said less what happened; None for no games."""
    if not games:
        return None
    return round(sum((each.said - each.made) ** 2 for each in games) / len(games), 4)


def gather(player: str, deals: int, seed: int) -> dict[str, Any]:
    """The JSON-ready report of so many deals."""
    played = [announced(player, (seed << 32) + number) for number in range(deals)]
    games = [each for each in played if each is not None]
    parts = {"all": games}
    for each in games:
        parts.setdefault(each.game, []).append(each)
    for each in games:
        parts.setdefault(f"place {each.place} from forehand", []).append(each)
    return {
        "player": player,
        "deals": deals,
        "seed": seed,
        "announced": len(games),
        "games": {name: {"brier": brier(part), "bins": bins(part)} for name, part in parts.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default=TOP, choices=THINKERS)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    facts = gather(given.player, given.deals, given.seed)
    if given.json:
        print(json.dumps(facts, indent=2))
        return
    print(f"{facts['announced']} games announced in {facts['deals']} deals of {facts['player']}")
    for name, told in facts["games"].items():
        print(f"{name}: Brier score {told['brier']}")
        for row in told["bins"]:
            print(f"  from {row['from']:.1f}: {row['count']:>5} said {row['said']:.3f}", end=" ")
            print(f"made {row['made']:.3f}")


if __name__ == "__main__":
    main()
