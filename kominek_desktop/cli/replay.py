"""``kominek replay``: checks a record and reports its deals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kominek_desktop.cli import files
from kominek_desktop.cli.tables import format_mapping, format_table
from kominek_desktop.rules.options import differences
from kominek_desktop.rules.record import Replay


def report(path: Path, *, as_json: bool) -> None:
    """Prints the report of a record file; raises CommandFault."""
    replayed = files.read(path)
    facts = gather(replayed)
    if as_json:
        print(json.dumps(facts, indent=2))
        return
    moves = len(replayed.record.moves)
    over = replayed.game.actor(replayed.states[-1]) is None
    print(f"{path}: {moves} moves, all allowed; the match is {'over' if over else 'not over'}")
    print(f"game: {facts['game']}")
    changed = differences(replayed.game.switches, replayed.record.options)
    texts = [f"{switch.id}={facts['options'][switch.id]}" for switch in changed]
    print("options:", *(texts or ["as printed"]))
    if facts["deals"]:
        print()
        print(format_table(facts["deals"]), end="")
    print()
    print(format_mapping(facts["match"]), end="")


def gather(replayed: Replay) -> dict[str, Any]:
    """The JSON-ready report: game, options, finished deals, and the match as it stands."""
    game, options = replayed.game, replayed.record.options
    reports = (game.deal_report(event) for events in replayed.events for event in events)
    return {
        "game": game.id,
        "options": {switch.id: getattr(options, switch.id) for switch in game.switches},
        "deals": [each for each in reports if each is not None],
        "match": game.match_report(replayed.states[-1]),
    }
