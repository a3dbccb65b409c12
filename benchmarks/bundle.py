"""The frozen program against the least frozen program with a window: size, start and memory.

Both are built here by ``packaging/kominek.spec``, that is with the same things left out, unless
``--keep`` says that ``dist`` holds them already. Times and memory are measured as
``benchmarks/startup.py`` describes, in turns. ``--check`` fails when a budget is exceeded.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from benchmarks.startup import memory, times_to_paint

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
NAMES = ("bare", "kominek")
BUDGETS = {"size_ratio": 1.25, "start_ratio": 1.3, "memory_ratio": 1.5}


def build(name: str) -> None:
    """Builds one of the two; raises CalledProcessError."""
    words = ("--noconfirm", "--log-level", "WARN", "packaging/kominek.spec")
    bare = ("--", "--bare") if name == "bare" else ()
    given = {**os.environ, "PYTHONNODEBUGRANGES": "1"}  # as in the Makefile
    command = (sys.executable, "-m", "PyInstaller", *words, *bare)
    subprocess.run(command, cwd=ROOT, env=given, check=True)


def program(name: str) -> list[str]:
    return [str(DIST / name / name)]


def size(folder: Path) -> int:
    """Bytes in the files of a folder; links are not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def measure(runs: int, settle: float) -> dict[str, float]:
    starts: dict[str, list[float]] = {name: [] for name in NAMES}
    ready: dict[str, list[float]] = {name: [] for name in NAMES}
    mains: dict[str, list[float]] = {name: [] for name in NAMES}
    with tempfile.TemporaryDirectory() as home:
        for name in NAMES:
            times_to_paint(program(name), home)  # warms the files
        for _run in range(runs):
            for name in NAMES:
                painted, complete = times_to_paint(program(name), home)
                starts[name].append(painted)
                ready[name].append(complete)
        for _run in range(min(runs, 3)):
            for name in NAMES:
                mains[name].append(memory(program(name), home, settle)[0])
    result: dict[str, float] = {}
    for name in NAMES:
        result[f"{name}_size_mb"] = size(DIST / name) / 1e6
        result[f"{name}_start_ms"] = median(starts[name])
        result[f"{name}_start_ms_least"] = min(starts[name])
        result[f"{name}_ready_ms"] = median(ready[name])
        result[f"{name}_memory_mb"] = median(mains[name])
    for ratio, unit in (("size", "mb"), ("start", "ms"), ("memory", "mb")):
        ours, bare = (result[f"{name}_{ratio}_{unit}"] for name in ("kominek", "bare"))
        result[f"{ratio}_ratio"] = ours / bare
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description="The frozen program against a bare frozen one.")
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--settle", type=float, default=3.0, help="seconds before memory is read")
    parser.add_argument("--keep", action="store_true", help="measure what dist holds")
    parser.add_argument("--check", action="store_true", help="fail beyond the budgets")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    for name in () if chosen.keep else NAMES:
        build(name)
    result = measure(chosen.runs, chosen.settle)
    if chosen.json:
        print(json.dumps({key: round(value, 3) for key, value in result.items()}, indent=2))
    else:
        for key, value in result.items():
            most = f"  at most {BUDGETS[key]}" if key in BUDGETS else ""
            print(f"{key:24} {value:8.2f}{most}")
    beyond = [key for key, most in BUDGETS.items() if result[key] > most]
    if chosen.check and beyond:
        print(f"beyond the budget: {', '.join(beyond)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
