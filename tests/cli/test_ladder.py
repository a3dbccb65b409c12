"""The ladder: every pairing once, whatever interrupts it, and its document."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import ladder
from benchmarks.ladder import Ladder, carry_out, measure_times, orders_of, parser
from benchmarks.search import decision_times
from benchmarks.strength import TABLES, read, write
from kominek_desktop.ai import kominek_rollout
from kominek_desktop.cli.arena import Order, gather, play
from kominek_desktop.cli.faults import CommandFault

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "strength.md"
LONG = Order("plain", "random", deals=90, seed=7, card_play=True)
SHORT = Order("plain", "random", deals=3, seed=7)


def silent(_: str) -> None:
    """What the ladder says is not looked at."""


def run(file: Path, *orders: Order, jobs: int = 1) -> list[dict[str, Any]]:
    Ladder(file, jobs, silent).run(orders)
    return read(file)


def pairing(a: str, b: str, mean: float, deals: int = 9, **more: Any) -> dict[str, Any]:
    row = {"kind": "pairing", "a": a, "b": b, "mean": mean, "half_width": 0.05, "deals": deals}
    return row | {"game": "kominek", "options": "", "card_play": True, "seed": 1} | more


def asked(*arguments: str) -> list[Order]:
    return orders_of(parser().parse_args(arguments))


def test_every_two_players_meet_once_in_every_table() -> None:
    orders = asked("--tables", "all", "--players", "top,plain,random", "--deals", "4")
    assert len(orders) == 3 * len(TABLES)
    first = [(order.a, order.b, order.deals) for order in orders[:3]]
    assert first == [("plain", "random", 4000), ("top", "random", 4), ("top", "plain", 4)]
    assert [(o.game, o.options, o.card_play) for o in orders[::3]] == [
        (table.game, table.options, table.card_play) for table in TABLES.values()
    ]
    assert asked("--players", "rules,plain", "--seed", "5", "--card-play") == [
        Order("rules", "plain", deals=4000, seed=5, card_play=True)
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_result_is_that_of_the_arena(jobs: int, tmp_path: Path) -> None:
    facts = gather(LONG, play(LONG))
    (result,) = run(tmp_path / "r.json", LONG, jobs=jobs)
    assert result == {"kind": "pairing"} | {key: facts[key] for key in result if key != "kind"}
    assert {"a", "b", "mean", "half_width", "deals", "seed", "options"} < set(result)
    assert [file.name for file in tmp_path.iterdir()] == ["r.json"]


def test_a_run_that_was_killed_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[range] = []
    real = ladder.play_share

    def stops(order: Order, numbers: range) -> list[float]:
        if played:
            raise KeyboardInterrupt
        played.append(numbers)
        return real(order, numbers)

    def goes_on(order: Order, numbers: range) -> list[float]:
        played.append(numbers)
        return real(order, numbers)

    file, part = tmp_path / "r.json", tmp_path / "r.json.part"
    monkeypatch.setattr(ladder, "play_share", stops)
    with pytest.raises(KeyboardInterrupt):
        run(file, LONG)
    assert not file.exists()
    with part.open("a") as torn:
        torn.write('{"of": ["plain", "ran')
    monkeypatch.setattr(ladder, "play_share", goes_on)
    resumed = run(file, LONG)
    assert [number for numbers in played for number in numbers] == [*range(90)]
    assert not part.exists()
    monkeypatch.undo()
    assert resumed == run(tmp_path / "other.json", LONG)


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "r.json"
    run(file, SHORT)
    more = Order("plain", "random", deals=5, seed=7)
    other = Order("plain", "random", deals=3, seed=7, options="loser_scale=classic")
    results = run(file, more, other)
    assert sorted(result["deals"] for result in results) == [3, 5]
    monkeypatch.delattr(ladder, "play_share")
    assert run(file, SHORT, more, other) == results


def test_tables_and_marks_are_written_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    begin, end = DOCUMENT.read_text("utf-8").split("## The players")
    file.write_text(f"{begin}By hand.\n\n## The players{end}", "utf-8")
    results = [
        pairing("top", "strong", 0.1234),
        pairing("top", "regular", 0.3),
        # Of two results that with more deals counts, whoever is named first.
        pairing("regular", "strong", -0.21, deals=5000, seed=2),
        pairing("strong", "regular", 0.5, deals=20),
        pairing("top", "strong", -1, options="loser_scale=classic"),
        pairing("top", "strong", 2, game="klin", card_play=False),
    ]
    write(file, results)
    text = file.read_text("utf-8")
    assert "By hand." in text
    assert "<!-- over top strong 0.123 -->" in text
    assert "<!-- over strong regular 0.210 -->" in text
    table = text.partition("begin card-printed")[2].partition("end card-printed")[0]
    assert "| top | +0.123 ± 0.050 (9) | +0.300 ± 0.050 (9) |" in table
    assert "| strong |  | +0.210 ± 0.050 (5,000) |" in table
    assert "Seed 1, 2." in table
    classic = text.partition("begin card-classic")[2].partition("end card-classic")[0]
    assert "| top | −1.000 ± 0.050 (9) |" in classic
    write(file, results)
    assert file.read_text("utf-8") == text
    file.write_text(text.replace("<!-- end klin -->", ""), "utf-8")
    with pytest.raises(ValueError, match="klin"):
        write(file, results)


def test_the_document_is_what_the_results_say(tmp_path: Path) -> None:
    copy = tmp_path / "strength.md"
    copy.write_text(DOCUMENT.read_text("utf-8"), "utf-8")
    write(copy, read(ladder.RESULTS))
    assert copy.read_text("utf-8") == DOCUMENT.read_text("utf-8")


def test_what_other_benchmarks_print_is_taken_in(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(DOCUMENT.read_text("utf-8"), "utf-8")
    printed: dict[str, Any] = {
        "calibration": {
            "player": "top",
            "bins": [{"low": 0.5, "high": 0.6, "said": 0.55, "made": 0.57, "count": 12}],
        },
        "peer": gather(SHORT, play(SHORT)) | {"simulations": 1000},
        "eventloop": [{"load": "thinker", "worst_ms": 7.25, "answers": 3}],
        "cancel": {"cancel": {"mean_ms": 1.5, "worst_ms": 3.0}, "count": 20},
    }
    arguments = ["--out", str(tmp_path / "r.json"), "--write", str(page)]
    for kind, content in printed.items():
        file = tmp_path / kind
        file.write_text(json.dumps(content), "utf-8")
        arguments += ["--take", kind, str(file)]
    for _ in range(2):
        carry_out(parser().parse_args(arguments))
        assert len(read(tmp_path / "r.json")) == len(printed)
    text = page.read_text("utf-8")
    assert "| 0.5 to 0.6 | 0.550 | 0.570 | 12 |" in text
    assert "| plain | random | 1000 | printed |" in text
    assert "| load | worst, ms | answers |" in text
    assert "| thinker | 7.2 | 3 |" in text
    assert "| cancel | 1.5 | 3.0 |" in text
    with pytest.raises(CommandFault, match="weather"):
        carry_out(parser().parse_args(["--take", "weather", str(page)]))


def test_times_are_those_of_plain_python_by_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = measure_times(["plain", "regular"], 1, 3)
    decisions = {row["decision"] for row in rows if row["player"] == "regular"}
    assert {"trump", "redeal", "auction", "play"} <= decisions
    assert all(0 < row["mean"] <= row["worst"] for row in rows)
    assert set(decision_times(["plain"], 1, 3)) == {
        f"plain {row['decision']}" for row in rows if row["player"] == "plain"
    }
    monkeypatch.setattr(kominek_rollout, "__file__", "kominek_rollout.so")
    with pytest.raises(CommandFault, match="compiled"):
        measure_times(["plain"], 1, 3)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [(["--players", "plain,nobody"], "nobody"), (["--tables", "klin,chess"], "chess")],
)
def test_unknown_names_are_a_fault(arguments: list[str], part: str) -> None:
    with pytest.raises(CommandFault, match=part):
        asked(*arguments)
