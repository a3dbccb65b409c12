"""The published ladder: every player against every other over duplicate deals of the arena.

``python -m benchmarks.ladder --tables all --seed 3000 --jobs 2`` plays all pairings of the
document's tables, ``--tables card-printed,klin`` some of them; without ``--tables`` one table is
played as ``--game``, ``--options`` and ``--card-play`` say. Results go to the file of ``--out`` and
what is done of a pairing to ``FILE.part`` beside it, so that a run that was killed goes on where
it stopped; a pairing that is there with as many deals is not played again. A changed player makes
old results worthless: start with a new file then.

``--times`` measures decision times, ``--take KIND FILE`` takes in what another benchmark printed
with ``--json`` (peer, calibration, eventloop, cancel), and ``--write docs/strength.md`` puts all
results into the document. With any of the three no pairing is played.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from itertools import combinations, islice
from pathlib import Path

from benchmarks import strength
from benchmarks.search import decision_times
from benchmarks.strength import LADDER, TABLES, Result
from kominek_desktop.ai import kominek_rollout
from kominek_desktop.ai.levels import LEVELS
from kominek_desktop.ai.player import PLAIN, RULES, players
from kominek_desktop.cli.arena import CHEATER, Order, Tally, gather, play_some
from kominek_desktop.cli.faults import CommandFault

RESULTS = Path(__file__).parent / "results" / "strength.json"
COSTLY = frozenset({"strong", "top"})
"""Players who think ahead in ordinary play."""
SHARES = {True: 5, False: 40}
"""Deals that are played in one go: by whether the pairing is costly."""
AHEAD = 2
"""Shares that are handed out for each process, so that none is idle."""
SAME = strength.SAME["pairing"]

Share = tuple[Order, range]


def pairings(names: Sequence[str], order: Order, deals: int, cheap_deals: int) -> list[Order]:
    """The orders of every two of the players, the one higher on the ladder first."""
    ranked = sorted(names, key=lambda name: LADDER.index(name) if name in LADDER else len(LADDER))
    return [
        replace(order, a=upper, b=lower, deals=deals if is_costly(upper, lower) else cheap_deals)
        for lower, upper in combinations(ranked, 2)
    ]


def is_costly(*names: str) -> bool:
    """Whether one of the two thinks ahead."""
    return not COSTLY.isdisjoint(names)


class Ladder:
    """Plays orders into a results file."""

    def __init__(self, file: Path, jobs: int = 1, say: Callable[[str], None] = print) -> None:
        self.file = file
        self.part = file.with_name(f"{file.name}.part")
        self.jobs = jobs
        self.say = say
        # What is done of pairings that are not finished: lines of the file beside.
        self.lines: list[Result] = []
        if self.part.exists():
            # What stands after the last end of a line is torn.
            whole = self.part.read_text("utf-8").split("\n")[:-1]
            self.lines = [json.loads(line) for line in whole]
            self.write_part()

    def run(self, orders: Sequence[Order]) -> None:
        """Plays what is not there yet; the results are the same in any number of processes.
        Raises CommandFault."""
        missing = [order for order in orders if not self.is_there(order)]
        self.say(f"{len(orders) - len(missing)} of {len(orders)} pairings are there already")
        for order in missing:
            self.finish(order)
        todo = [share for order in missing for share in self.shares(order)]
        played = in_turn(todo) if self.jobs == 1 else at_once(todo, self.jobs)
        for (order, numbers), values in played:
            line = {"of": key_of(order), "first": numbers.start, "values": values}
            self.lines.append(line)
            with self.part.open("a", encoding="utf-8") as part:
                part.write(f"{json.dumps(line)}\n")
            self.finish(order)

    def is_there(self, order: Order) -> bool:
        """Whether the file has this pairing with as many deals."""
        return any(
            [result[key] for key in SAME] == key_of(order) and result["deals"] >= order.deals
            for result in strength.read(self.file)
            if result["kind"] == "pairing"
        )

    def values(self, order: Order) -> dict[int, float]:
        """What ``a`` gained in the deals that were played, by their numbers."""
        key = key_of(order)
        return {
            number: value
            for line in self.lines
            if line["of"] == key
            for number, value in enumerate(line["values"], line["first"])
        }

    def shares(self, order: Order) -> Iterator[Share]:
        """What is still to be played."""
        known = self.values(order)
        size = SHARES[is_costly(order.a, order.b)]
        for first in range(0, order.deals, size):
            numbers = range(first, min(first + size, order.deals))
            if not known.keys() >= {*numbers}:
                yield order, numbers

    def finish(self, order: Order) -> None:
        """Puts the pairing into the results when all of its deals have been played."""
        known = self.values(order)
        if not known.keys() >= {*range(order.deals)}:
            return
        facts = gather(order, Tally([known[number] for number in range(order.deals)]))
        # Several processes share the machine here: times are measured apart.
        for times in ("ms_per_decision", "worst_ms"):
            del facts[times]
        strength.add(self.file, [{"kind": "pairing", **facts}])
        self.lines = [line for line in self.lines if line["of"] != key_of(order)]
        self.write_part()
        self.say(
            f"{order.a} over {order.b}: {facts['mean']:+.3f} ± {facts['half_width'] or 0:.3f}, "
            f"{facts['deals']} deals of {order.game} {order.options}"
            f"{' card play' if order.card_play else ''}"
        )

    def write_part(self) -> None:
        """Writes the file beside; there is none when nothing waits."""
        if not self.lines:
            self.part.unlink(missing_ok=True)
            return
        beside = self.part.with_name(f"{self.part.name}.new")
        beside.write_text("".join(f"{json.dumps(line)}\n" for line in self.lines), "utf-8")
        os.replace(beside, self.part)


def key_of(order: Order) -> list[str | int | bool]:
    """What makes it the same pairing."""
    return [getattr(order, key) for key in SAME]


def play_share(order: Order, numbers: range) -> list[float]:
    """What ``a`` gains in the deals of these numbers. Raises CommandFault."""
    return play_some(order, {}, numbers).values


def in_turn(todo: Sequence[Share]) -> Iterator[tuple[Share, list[float]]]:
    """The values of all shares, in order."""
    for share in todo:
        yield share, play_share(*share)


def at_once(todo: Sequence[Share], jobs: int) -> Iterator[tuple[Share, list[float]]]:
    """The values of all shares, whichever is done first."""
    left = iter(todo)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=end_with_parent)
    try:
        running: dict[Future[list[float]], Share] = {}
        while True:
            for share in islice(left, AHEAD * jobs - len(running)):
                running[pool.submit(play_share, *share)] = share
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """Lets this process end as soon as the one that started it is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def measure_times(names: Sequence[str], deals: int, seed: int) -> list[Result]:
    """Decision times of the players. Raises CommandFault when they are compiled."""
    if Path(kominek_rollout.__file__).suffix != ".py":
        raise CommandFault("--times: plain Python is measured, but the players are compiled")
    return [
        {"kind": "times", "player": player, "decision": decision, **facts, "seed": seed}
        for player in names
        for name, facts in decision_times([player], deals, seed).items()
        for decision in [name.removeprefix(f"{player} ")]
    ]


def taken(kind: str, file: Path) -> Result:
    """What another benchmark has printed, as a result. Raises CommandFault."""
    if kind not in strength.SAME:
        raise CommandFault(f"--take: there is no kind {kind!r}")
    printed = json.loads(file.read_text("utf-8"))
    return {"kind": kind, **(printed if isinstance(printed, dict) else {"rows": printed})}


def orders_of(given: argparse.Namespace) -> list[Order]:
    """The pairings that are asked for. Raises CommandFault."""
    names: list[str] = given.players.split(",")
    if unknown := {*names} - {*players(), CHEATER}:
        raise CommandFault(f"--players: there is no player {min(unknown)!r}")
    tables = [strength.Table(given.options, given.card_play, given.game)]
    if given.tables:
        wanted = [*TABLES] if given.tables == "all" else given.tables.split(",")
        if unknown := {*wanted} - {*TABLES}:
            raise CommandFault(f"--tables: there is no table {min(unknown)!r}")
        tables = [TABLES[name] for name in wanted]
    return [
        order
        for table in tables
        for order in pairings(
            names,
            Order("", "", table.game, 0, given.seed, table.options, table.card_play),
            given.deals,
            given.cheap_deals,
        )
    ]


def parser() -> argparse.ArgumentParser:
    lines = argparse.ArgumentParser(description="Every player against every other.")
    lines.add_argument("--players", default=",".join(LADDER), metavar="A,B,...")
    lines.add_argument("--deals", type=int, default=400, help="of pairings with strong or top")
    lines.add_argument("--cheap-deals", type=int, default=4000, help="of all other pairings")
    lines.add_argument("--seed", type=int, default=1)
    lines.add_argument("--jobs", type=int, default=1, help="processes")
    lines.add_argument("--game", default="kominek")
    lines.add_argument("--options", default="")
    lines.add_argument("--card-play", action="store_true")
    lines.add_argument("--tables", default="", help=f"all, or some of {','.join(TABLES)}")
    lines.add_argument("--out", type=Path, default=RESULTS)
    lines.add_argument("--times", action="store_true", help="only measure decision times")
    lines.add_argument("--take", nargs=2, action="append", default=[], metavar=("KIND", "FILE"))
    lines.add_argument("--write", type=Path, metavar="DOCUMENT")
    return lines


def main() -> int:
    given = parser().parse_args()
    if min(given.deals, given.cheap_deals, given.jobs) < 1:
        parser().error("deals and jobs must be at least 1")
    try:
        carry_out(given)
    except CommandFault as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


def carry_out(given: argparse.Namespace) -> None:
    """Does what the command line says. Raises CommandFault."""
    if given.times:
        timed = [name for name in given.players.split(",") if name in (PLAIN, RULES, *LEVELS)]
        strength.add(given.out, measure_times(timed, given.deals, given.seed))
    if given.take:
        strength.add(given.out, [taken(kind, Path(file)) for kind, file in given.take])
    if given.write:
        strength.write(given.write, strength.read(given.out))
    if not (given.times or given.take or given.write):
        # An end that is asked for is an end like any other: the processes are sent home.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        Ladder(given.out, given.jobs, lambda line: print(line, flush=True)).run(orders_of(given))


if __name__ == "__main__":
    sys.exit(main())
