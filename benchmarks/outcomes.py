"""How often an ordinary deal pays the pair that names the trump so many points, by pay scale.

``python -m benchmarks.outcomes [--deals N] [--seed N] [--player NAME] [--json]``. Whole deals by
the rules of Kominek, new deals and announcements included, with the same player at all seats; deals
that were played as an announced game, or that a nine at the cut ended, are left out.
``kominek_equity.OUTCOMES`` rests on these counts.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import replace

from kominek_desktop.ai.player import RULES, Job, choose, players
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.options import PRINTED
from kominek_desktop.rules.games.kominek.state import DealResult

SCALES = ("printed", "classic")


def finished(player: str, scale: str, seed: int) -> DealResult:
    """How the first deal of a new match ends."""
    game = find_game("kominek")
    dice = Dice(seed)
    state = game.new_match(replace(PRINTED, loser_scale=scale))
    while state.result is None:
        actor = game.actor(state)
        assert actor is not None  # the deal is not over
        if actor == CHANCE:
            move = game.chance(state, dice)
        else:
            view = game.view(state, actor)
            job = Job(game.id, view, game.view_moves(view), player, dice.below(1 << 32))
            move = choose(job).move
        state = game.apply(state, move).state
    result: DealResult = state.result
    return result


def naming_pair_gets(result: DealResult) -> int:
    """The points of an ordinary deal for forehand's pair, negative when the others win it."""
    naming = (result.dealer + 1) % 2
    return result.points if result.scored_by == naming else -result.points


def count(player: str, scale: str, deals: int, seed: int) -> Counter[int]:
    """So many ordinary deals by what they pay the naming pair."""
    found: Counter[int] = Counter()
    number = 0
    while found.total() < deals:
        result = finished(player, scale, (seed << 32) + number)
        number += 1
        if result.trump is not None and result.game is None:
            found[naming_pair_gets(result)] += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=2000, help="ordinary deals for each scale")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default=RULES, choices=players())
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    facts = {}
    for scale in SCALES:
        found = count(given.player, scale, given.deals, given.seed)
        facts[scale] = {
            str(points): {"count": found[points], "share": round(found[points] / given.deals, 4)}
            for points in sorted(found, reverse=True)
        }
    if given.json:
        print(json.dumps(facts, indent=2))
        return
    for scale, row in facts.items():
        print(scale)
        for points, told in row.items():
            print(f"{points:>4} {told['count']:>8} {told['share']:>8.4f}")


if __name__ == "__main__":
    main()
