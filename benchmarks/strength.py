"""The results file of the ladder, and the tables of ``docs/strength.md`` that are made of it.

A result is a mapping with a ``kind``; what makes it the same result as another one, which it then
replaces, are the fields of :data:`SAME`. In the document each table stands between ``<!-- begin
NAME -->`` and ``<!-- end NAME -->``; all other text is left alone, but for the marks
``<!-- over LEVEL BELOW LEAD -->``, which repeat the card play table for the program's own figures.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Result = dict[str, Any]

LADDER = ("random", "plain", "rules", "beginner", "regular", "strong", "top", "cheater")
"""The players from the foot of the ladder to its head, as the tables have them."""
SAME: dict[str, tuple[str, ...]] = {
    "pairing": ("a", "b", "game", "options", "card_play", "seed"),
    "peer": ("a", "b", "player", "game", "options", "seed", "simulations"),
    "times": ("player", "decision"),
    "calibration": ("player",),
    "eventloop": (),
    "cancel": (),
}
_UNMEASURED = "Not measured yet."
_MARK = re.compile(r"<!-- over (\S+) (\S+) -?\d+\.\d+ -->")


@dataclass(frozen=True, slots=True)
class Table:
    """A table of pairings: how the arena was asked."""

    options: str
    card_play: bool
    game: str = "kominek"


TABLES = {
    "card-printed": Table("", True),
    "card-classic": Table("loser_scale=classic", True),
    "full-printed": Table("", False),
    "full-classic": Table("loser_scale=classic", False),
    "klin": Table("", False, "klin"),
}
"""The ladder tables of the document."""


def read(file: Path) -> list[Result]:
    """The results of the file, none when it is not there."""
    if not file.exists():
        return []
    results: list[Result] = json.loads(file.read_text("utf-8"))["results"]
    return results


def add(file: Path, new: Sequence[Result]) -> None:
    """Writes the results into the file; the file is whole at any time."""
    known = {_identity(result): result for result in read(file)}
    for result in new:
        known[_identity(result)] = result
    rows = ",\n".join(json.dumps(result) for _, result in sorted(known.items()))
    beside = file.with_name(f"{file.name}.new")
    beside.write_text(f'{{"results": [\n{rows}\n]}}\n', "utf-8")
    os.replace(beside, file)


def _identity(result: Result) -> str:
    kind = result["kind"]
    return json.dumps([kind, *(result.get(key) for key in SAME[kind])])


def write(document: Path, results: Sequence[Result]) -> None:
    """Puts all results into the document. Raises ValueError when a table has no place in it."""
    text = document.read_text("utf-8")
    for name, made in _parts(results):
        begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        if not (found and closed):
            raise ValueError(f"{document}: no place for {name}")
        text = f"{before}{begin}\n\n{made or _UNMEASURED}\n\n{end}{after}"
    document.write_text(_MARK.sub(_marker(results), text), "utf-8")


def _parts(results: Sequence[Result]) -> Iterable[tuple[str, str]]:
    for name, table in TABLES.items():
        yield name, _ladder(results, table)
    yield "times", _times(_of(results, "times"))
    yield "peer", _peers(_of(results, "peer"))
    yield "calibration", _calibration(_of(results, "calibration"))
    yield "eventloop", _records(_of(results, "eventloop"))
    yield "cancel", _records(_of(results, "cancel"))


def _of(results: Sequence[Result], kind: str) -> list[Result]:
    return [result for result in results if result["kind"] == kind]


def _marker(results: Sequence[Result]) -> Callable[[re.Match[str]], str]:
    pairings = _pairings(results, TABLES["card-printed"])

    def mark(found: re.Match[str]) -> str:
        upper, lower = found.groups()
        result = pairings.get((upper, lower))
        return found[0] if result is None else f"<!-- over {upper} {lower} {result['mean']:.3f} -->"

    return mark


def _pairings(results: Sequence[Result], table: Table) -> dict[tuple[str, str], Result]:
    """By the two players, either of them first; of several results that with most deals."""
    found: dict[tuple[str, str], Result] = {}
    for result in sorted(_of(results, "pairing"), key=lambda each: int(each["deals"])):
        if Table(result["options"], result["card_play"], result["game"]) == table:
            found[result["a"], result["b"]] = result
            found[result["b"], result["a"]] = result | {"mean": -result["mean"]}
    return found


def _ladder(results: Sequence[Result], table: Table) -> str:
    pairings = _pairings(results, table)
    there = {player for pair in pairings for player in pair}
    order = [*(player for player in LADDER if player in there), *sorted(there - {*LADDER})]
    if not order:
        return ""
    columns = order[-2::-1]
    rows = [["", *(f"over {player}" for player in columns)]]
    for number in range(len(order) - 1, 0, -1):
        upper, below = order[number], order[:number]
        rows.append([upper, *(_cell(pairings, upper, b) if b in below else "" for b in columns)])
    seeds = sorted({result["seed"] for result in pairings.values()})
    return f"{_grid(rows)}\n\nSeed {', '.join(map(str, seeds))}. In brackets: duplicate deals."


def _cell(pairings: dict[tuple[str, str], Result], upper: str, lower: str) -> str:
    result = pairings.get((upper, lower))
    return "" if result is None else f"{_mean(result)} ({result['deals']:,})"


def _mean(result: Result) -> str:
    mean, half_width = result["mean"], result["half_width"]
    shown = f"{mean:+.3f}".replace("-", "−")
    return shown if half_width is None else f"{shown} ± {half_width:.3f}"


def _times(results: Sequence[Result]) -> str:
    players = sorted(
        {result["player"] for result in results},
        key=lambda player: LADDER.index(player) if player in LADDER else len(LADDER),
    )
    decisions = sorted({result["decision"] for result in results})
    cells = {
        (each["player"], each["decision"]): f"{_ms(each['mean'])} / {_ms(each['worst'])}"
        for each in results
    }
    if not players:
        return ""
    rows = [["", *decisions]]
    rows += [[player, *(cells.get((player, d), "") for d in decisions)] for player in players]
    counts = {d: sum(e["count"] for e in results if e["decision"] == d) for d in decisions}
    told = ", ".join(f"{decision} {count:,}" for decision, count in counts.items())
    return f"{_grid(rows)}\n\nDecisions that were timed: {told}."


def _ms(milliseconds: float) -> str:
    return "< 0.1" if milliseconds < 0.05 else f"{milliseconds:.1f}"


def _peers(results: Sequence[Result]) -> str:
    return _fields(
        [
            {
                "player": result.get("player", result.get("a")),
                "over": result.get("b", "ismcts"),
                "simulations": result["simulations"],
                "rules": result.get("options") or "printed",
                "points a deal": _mean(result),
                "deals": result["deals"],
                "seed": result["seed"],
                "ms, player": result["ms_per_decision"]["a"],
                "ms, peer": result["ms_per_decision"]["b"],
            }
            for result in results
        ]
    )


def _calibration(results: Sequence[Result]) -> str:
    parts = []
    for result in results:
        rows = [
            {
                "announced": f"{row['low']:.1f} to {row['high']:.1f}",
                "said on the mean": f"{row['said']:.3f}",
                "made": f"{row['made']:.3f}",
                "games": row["count"],
            }
            for row in result["bins"]
            if row["count"]
        ]
        told = ", ".join(
            f"{_words(key)} {value}"
            for key, value in result.items()
            if key not in ("kind", "bins") and isinstance(value, (str, int, float))
        )
        parts.append(_fields(rows) + (f"\n\nMeasured with: {told}." if told else ""))
    return "\n\n".join(parts)


def _records(results: Sequence[Result]) -> str:
    """What another benchmark has printed: its rows, its named parts, its other figures."""
    parts = []
    for result in results:
        fields = {key: value for key, value in result.items() if key not in ("kind", "rows")}
        named = {key: value for key, value in fields.items() if isinstance(value, dict)}
        single = {key: value for key, value in fields.items() if key not in named}
        parts.append(_fields(result.get("rows", [])))
        parts.append(_fields([{"": _words(name), **value} for name, value in named.items()]))
        parts.append(_fields([single] if single else []))
    return "\n\n".join(filter(None, parts))


def _fields(rows: Sequence[Result]) -> str:
    if not rows:
        return ""
    heads = list(rows[0])
    shown = [[_plain(row.get(head, "")) for head in heads] for row in rows]
    return _grid([[*map(_words, heads)], *shown])


def _words(name: str) -> str:
    return name.replace("_ms", ", ms").replace("_", " ")


def _plain(value: object) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)


def _grid(rows: Sequence[Sequence[str]]) -> str:
    """The first row is the head; the first column names the rows."""
    head, *body = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, f"|---|{'---:|' * (len(rows[0]) - 1)}", *body])
