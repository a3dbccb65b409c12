"""Kills the running program with ``kill -9`` at random moments of play and looks at what is left.

Computers play on all four seats without a pause, so that the program saves as often as it can; it
is killed, started again, killed again. After every kill the saved match must be whole, must hold
all that was seen in the file before, and the next start must go on from exactly there: whatever it
saves later has to begin with what the killed one left, letter by letter. Nothing may be put aside
as damaged, and the thinking child must not outlive its parent.

No screen is needed: QT_QPA_PLATFORM is ``offscreen`` when it is not set.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

from kominek_desktop import __version__
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.options import parse_options
from kominek_desktop.rules.record import BadRecord, format_header, read_record

ROOT = Path(__file__).resolve().parents[1]
START_S = 30.0
ORPHAN_S = 5.0


@dataclass(slots=True)
class Report:
    """What was found. ``moves``: in the record at the end; ``resume_ms``: from the start of the
    process to the first move saved by it; ``idle_kills``: came before that."""

    kills: int = 0
    resumed: int = 0
    idle_kills: int = 0
    mid_write: int = 0
    moves: int = 0
    faults: list[str] = field(default_factory=list)
    orphans: int = 0
    leftovers: int = 0
    resume_ms: float = 0.0


class Runner:
    """The program on one home folder."""

    def __init__(self, home: Path, game_id: str) -> None:
        self.home = home
        self.state = home / "state"
        self.saved = self.state / "current.kominek"
        self.state.mkdir(parents=True)
        game = find_game(game_id)
        rules = parse_options(game.switches, game.default_options, "match_coats=endless")
        seats = ("plain",) * len(game.seat_names)
        self.saved.write_text(format_header(game, rules, __version__, seats), "utf-8")
        settings = {"version": 1, "language": "en", "pace": "none", "auto_next_s": 1}
        (home / "settings.json").write_text(json.dumps(settings), "utf-8")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        given = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
        given |= {"KOMINEK_HOME": str(self.home), "LC_ALL": "C.UTF-8"}
        with (self.home / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "kominek_desktop", "play", "--resume"],
                env=given,
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )

    def children(self) -> list[int]:
        assert self.process is not None
        files = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(child) for file in files for child in file.read_text().split()]

    def kill(self) -> list[int]:
        """The processes it had started."""
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the program ended by itself:\n{self.log()}")
        children = self.children()
        self.process.kill()
        self.process.wait()
        return children

    def log(self) -> str:
        return (self.home / "log.txt").read_text("utf-8")

    def text(self) -> str:
        return self.saved.read_text("utf-8")


def wait(done: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True


def once(runner: Runner, report: Report, delay: float, playing: bool) -> float | None:
    """One start and one kill: ``delay`` seconds after the first new move when ``playing``, else
    after the start. Milliseconds from the start to the first new move, None when the kill came
    before it."""
    before = seen = runner.text()
    begin = time.perf_counter()
    runner.start()
    first: float | None = None
    end = begin + (START_S if playing else delay)
    while (now := time.perf_counter()) < end:
        seen = runner.text()
        if first is None and seen != before:
            first = (now - begin) * 1000
            end = now + delay if playing else end
        time.sleep(0.003)
    children = runner.kill()
    report.kills += 1
    judge(runner, report, before, seen)
    alive = [Path(f"/proc/{child}/exe") for child in children]
    if not wait(lambda: not any(map(Path.exists, alive)), ORPHAN_S):
        report.orphans += 1
    return first


def judge(runner: Runner, report: Report, before: str, seen: str) -> None:
    """Is what the killed program left whole, and the continuation of what was there?"""
    left = runner.text()
    number = report.kills
    try:
        read_record(left, GAMES)
    except BadRecord as bad:
        report.faults.append(f"kill {number}: the saved match is damaged: {bad}")
        return
    if not left.startswith(seen):
        report.faults.append(f"kill {number}: moves that were saved are lost")
    if not left.startswith(before):
        report.faults.append(f"kill {number}: the start did not go on where it was")
    else:
        report.resumed += 1
        report.idle_kills += left == before
    report.mid_write += bool(list(runner.state.glob("current.kominek.*")))
    if aside := [file.name for file in runner.state.glob("*.corrupt*")]:
        report.faults.append(f"kill {number}: put aside: {aside}")


def run(kills: int, seed: int, longest: float, game_id: str) -> Report:
    """Kills so often, each at a random moment of the first ``longest`` seconds of play."""
    chance = random.Random(seed)
    report = Report()
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(Path(folder) / "home", game_id)
        for _ in range(kills):
            # Every fifth kill may come while the match is still being opened.
            playing = chance.randrange(5) > 0
            first = once(runner, report, chance.random() * longest, playing)
            if first is not None:
                times.append(first)
        last = runner.text()
        runner.start()
        if not wait(lambda: runner.text() != last and runner.text().startswith(last), START_S):
            report.faults.append("the last start does not go on")
        runner.kill()
        report.moves = len(read_record(runner.text(), GAMES).record.moves)
        known = {"current.kominek", "previous.kominek"}
        report.leftovers = sum(file.name not in known for file in runner.state.iterdir())
        if "Traceback" in runner.log():
            report.faults.append(f"the program complained:\n{runner.log()}")
    report.resume_ms = round(median(times), 1) if times else 0.0
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description="kill -9 at random moments, and what is left.")
    parser.add_argument("--kills", type=int, default=50, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.5, help="longest play before a kill")
    parser.add_argument("--game", default="kominek", metavar="ID")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    report = run(chosen.kills, chosen.seed, chosen.seconds, chosen.game)
    if chosen.json:
        print(json.dumps(asdict(report), indent=2))
    else:
        print(
            f"{report.kills} kills, {report.resumed} resumed the same position "
            f"({report.idle_kills} of them before a new move)"
        )
        print(f"{report.moves} moves in the record; first new move after {report.resume_ms} ms")
        print(
            f"{report.orphans} orphaned children, {report.mid_write} kills in the midst of a "
            f"write, {report.leftovers} temporary files left"
        )
        print(*report.faults, sep="\n", end="\n" if report.faults else "")
    return 1 if report.faults or report.orphans else 0


if __name__ == "__main__":
    sys.exit(main())
