"""Start to first painted window, and memory at rest: the program against a bare Qt window.

Both take turns, so that whatever else the machine does meets both alike. Times run from just before
the process is made to the lines ``painted`` (the first paint) and ``ready`` (the table with its
match), with files warm. Memory is VmRSS some seconds after the
start, of the process with the window and of all its children together. The platform is the one Qt
finds; where there is no screen it is ``offscreen``.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
PROGRAMS = {
    "bare": [sys.executable, str(HERE / "bare.py")],
    "kominek": [sys.executable, "-m", "kominek_desktop"],
}
DEADLINE = 60.0
WIDTHS = (11, 7, 7, 7, 14)


def environment(home: str, leave: bool) -> dict[str, str]:
    given = {**os.environ, "KOMINEK_HOME": home, "LC_ALL": "C.UTF-8"}
    given.pop("KOMINEK_EXIT_AFTER_PAINT", None)
    if not given.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
        given.setdefault("QT_QPA_PLATFORM", "offscreen")
    # An installed program is compiled; a checkout may be told not to keep what it compiles.
    given.pop("PYTHONDONTWRITEBYTECODE", None)
    given["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
    return {**given, "KOMINEK_EXIT_AFTER_PAINT": "1"} if leave else given


def times_to_paint(command: list[str], home: str) -> tuple[float, float]:
    """Milliseconds to the first painted window, and to everything in it (``ready``; the same where
    nothing comes later). Raises RuntimeError when the program ends without having painted."""
    begin = time.perf_counter()
    told: dict[str, float] = {}
    with subprocess.Popen(
        command, env=environment(home, True), cwd=HERE.parent, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            told[line.split()[0]] = (time.perf_counter() - begin) * 1000
        process.wait(DEADLINE)
    if "painted" not in told:
        raise RuntimeError(f"{command} ended with {process.returncode} and painted nothing")
    return told["painted"], told.get("ready", told["painted"])


def descendants(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task").glob("*/children")
    found = [int(child) for file in children for child in file.read_text().split()]
    return found + [deeper for child in found for deeper in descendants(child)]


def resident(pid: int) -> int:
    """VmRSS in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def memory(command: list[str], home: str, settle: float) -> tuple[float, float]:
    """Megabytes of the process with the window, and of it and its children."""
    process = subprocess.Popen(command, env=environment(home, False), cwd=HERE.parent)
    try:
        time.sleep(settle)
        if process.poll() is not None:
            raise RuntimeError(f"{command} ended with {process.returncode}")
        main = resident(process.pid)
        whole = main + sum(map(resident, descendants(process.pid)))
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    return main / 1e6, whole / 1e6


def measure(runs: int, settle: float) -> dict[str, dict[str, float]]:
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    ready: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    mains: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    wholes: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as home:
        for command in PROGRAMS.values():
            times_to_paint(command, home)  # warms the files
        for _run in range(runs):
            for name, command in PROGRAMS.items():
                painted, complete = times_to_paint(command, home)
                times[name].append(painted)
                ready[name].append(complete)
        for _run in range(min(runs, 3)):
            for name, command in PROGRAMS.items():
                main, whole = memory(command, home, settle)
                mains[name].append(main)
                wholes[name].append(whole)
    result = {
        name: {
            "paint_ms": median(times[name]),
            "paint_ms_least": min(times[name]),
            "ready_ms": median(ready[name]),
            "main_mb": median(mains[name]),
            "whole_mb": median(wholes[name]),
        }
        for name in PROGRAMS
    }
    result["ratio"] = {key: result["kominek"][key] / result["bare"][key] for key in result["bare"]}
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description="Start-up time and memory against a bare window.")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--settle", type=float, default=3.0, help="seconds before memory is read")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    result = measure(chosen.runs, chosen.settle)
    if chosen.json:
        print(json.dumps(result, indent=2))
        return 0
    print(f"{'':8} first paint   least   ready  window  with children")
    for name, row in result.items():
        digits, units = (2, ("x ",) * 5) if name == "ratio" else (0, ("ms", "ms", "ms", "MB", "MB"))
        figures = [
            f"{value:.{digits}f} {unit}" for value, unit in zip(row.values(), units, strict=True)
        ]
        print(
            f"{name:8} "
            + " ".join(f"{text:>{wide}}" for text, wide in zip(figures, WIDTHS, strict=True))
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
