"""Makes the golden records: ``python -m tests.golden.make_golden [NAME ...]``.

Every case names a special course of a deal or a match, house rules, a way to steer random play
towards it, and how to know it. A short record that shows it is written, with the reports of its
deals beside it. A record is made once and then stands: make one again only when the rules it
shows have changed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, Event, GameDef
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.games.kominek.state import Phase, State
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.record import Record, Replay, format_record, read_record
from tests.golden.cases import CASES
from tests.golden.steering import PLAIN, Case, Legal, Played

FOLDER = Path(__file__).parent
SEEDS = 60_000
ENOUGH = 200
"""So many seeds are looked at in any case; the shortest record is taken."""
LONGEST = 420


def choose(case: Case, state: State, legal: Legal, dice: Dice) -> Move:
    return (case.steer.get(state.phase) or PLAIN[state.phase])(state, legal, dice)


def attempt(case: Case, seed: int) -> tuple[Move, ...] | None:
    """The moves of the match of this seed up to the deal that shows the case."""
    game, dice = find_game(case.game), Dice(seed)
    state: State = game.new_match(type(game.default_options)(**case.options))
    so_far = Follower(game)
    while len(so_far.moves) < LONGEST and (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            move = game.chance(state, dice)
        else:
            move = choose(case, state, game.legal_moves(state), dice)
        step = game.apply(state, move)
        if so_far.add(state, move, step.state, step.events) and case.reached(so_far.played()):
            return tuple(so_far.moves)
        state = step.state
    return None


class Follower:
    """Gathers what ``reached`` is asked about."""

    def __init__(self, game: GameDef) -> None:
        self.game = game
        self.moves: list[Move] = []
        self.reports: list[Mapping[str, Any]] = []
        self.events: list[Event] = []
        self.state: State | None = None

    def add(self, before: State, move: Move, after: State, events: Sequence[Event]) -> bool:
        """Take a move; whether it ended a deal."""
        if before.phase is Phase.REST:
            self.events = []
        self.moves.append(move)
        self.events += events
        self.state = after
        found = [report for event in events if (report := self.game.deal_report(event))]
        self.reports += found
        return bool(found)

    def played(self) -> Played:
        assert self.state is not None
        return Played(self.reports, self.events, self.moves, self.state)


def shows(case: Case, replayed: Replay) -> bool:
    """The record ends with the deal that shows the case."""
    so_far, ended = Follower(replayed.game), False
    for before, move, after, events in zip(
        replayed.states, replayed.record.moves, replayed.states[1:], replayed.events, strict=False
    ):
        ended = so_far.add(before, move, after, events)
    return ended and case.reached(so_far.played())


def report(replayed: Replay) -> dict[str, Any]:
    """What ``replay`` reports of a record: its deals and how the match stands."""
    reports = (replayed.game.deal_report(event) for news in replayed.events for event in news)
    return {
        "deals": [each for each in reports if each is not None],
        "match": replayed.game.match_report(replayed.states[-1]),
    }


def make(case: Case) -> int:
    """Write the record and the report of a case; the number of its moves."""
    game = find_game(case.game)
    found: list[tuple[Move, ...]] = []
    for seed in range(SEEDS):
        moves = attempt(case, seed)
        found += [] if moves is None else [moves]
        if found and seed >= ENOUGH:
            break
    shortest = min(found, key=len)
    options = type(game.default_options)(**case.options)
    text = format_record(Record(case.game, options, "0.1.0", ("plain",) * 4, shortest), GAMES)
    (FOLDER / f"{case.name}.kominek").write_text(text, "utf-8")
    write_report(case.name)
    return len(shortest)


def write_report(name: str) -> None:
    text = (FOLDER / f"{name}.kominek").read_text("utf-8")
    facts = json.dumps(report(read_record(text, GAMES)), indent=1)
    (FOLDER / f"{name}.json").write_text(facts + "\n", "utf-8")


def main(names: Sequence[str]) -> None:
    for case in CASES:
        if case.name in names or not names:
            print(f"{case.name}: {make(case)} moves", flush=True)
    if "worked_match" in names or not names:
        write_report("worked_match")


if __name__ == "__main__":
    main(sys.argv[1:])
