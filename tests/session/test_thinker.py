"""The thinker with a real thread and a real child: answers, cancels, crashes, hangs, ends."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from kominek_desktop.ai.player import Job, choose
from kominek_desktop.rules.chance import Dice
from kominek_desktop.session.thinker import Thinker
from tests.session import toy

# Jobs named "hang", "crash", "garbage" and "refuse" do so; all others are answered, "slow" ones
# after a while. The child
# writes its number to a file, so that a test can see it come and go. Only so many as the command
# says become ready.
CHILD = """
import os, sys, time
from dataclasses import replace
from kominek_desktop.ai import player, worker
open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
if len(open(sys.argv[1]).readlines()) > int(sys.argv[2]): time.sleep(60)
player.JUDGEMENTS.clear()
real = worker.choose
def choose(job):
    if job.game == "hang":
        while True: pass
    if job.game == "crash": os._exit(3)
    if job.game == "garbage":
        os.write(1, b"\\0\\0\\0\\5hello")
        time.sleep(60)
    if job.game == "slow":
        time.sleep(0.3)
        job = replace(job, game="liking")
    if job.game == "refuse": raise RuntimeError("no idea")
    return real(job)
worker.choose = choose
worker.main()
"""


def job(kind: str = "liking") -> Job:
    return Job(kind, None, tuple(toy.Cut(place) for place in range(1, 9)), "random", 3)


def command(children: Path, ready: int = 1000) -> tuple[str, ...]:
    return (sys.executable, "-c", CHILD, str(children), str(ready))


@pytest.fixture
def children(tmp_path: Path) -> Path:
    return tmp_path / "children"


@pytest.fixture
def thinker(qapp: object, children: Path) -> Iterator[Thinker]:
    made = Thinker(command(children), cap_ms=5000)
    yield made
    made.close()


def pids(children: Path) -> list[int]:
    return [int(line) for line in children.read_text().split()] if children.exists() else []


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_over(pid: int) -> bool:
    """Whether a killed child has come to its end, though nobody has asked how."""
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def note_answers(thinker: Thinker) -> list[int]:
    """The tickets answered, whether well or not, as they come."""
    tickets: list[int] = []

    def note(ticket: int) -> None:
        tickets.append(ticket)

    thinker.chosen.connect(note)
    thinker.failed.connect(note)
    return tickets


def wait_for_children(qtbot: QtBot, children: Path, count: int) -> None:
    qtbot.waitUntil(lambda: len(pids(children)) == count)


def wait_for_end(qtbot: QtBot, pid: int) -> None:
    qtbot.waitUntil(lambda: not runs(pid))


def test_questions_are_answered_one_after_the_other(qtbot: QtBot, thinker: Thinker) -> None:
    for ticket in range(5):
        asked = replace(job(), seed=ticket)
        with qtbot.waitSignal(thinker.chosen) as told:
            thinker.ask(ticket, asked)
        assert told.args == [ticket, choose(asked)]


def test_one_child_serves_all_questions_and_another_stands_by(
    qtbot: QtBot, thinker: Thinker, children: Path
) -> None:
    thinker.warm_up()
    for ticket in range(3):
        with qtbot.waitSignal(thinker.chosen):
            thinker.ask(ticket, job())
    wait_for_children(qtbot, children, 2)
    with qtbot.waitSignal(thinker.chosen):
        thinker.ask(3, job())
    assert len(pids(children)) == 2


def test_the_least_time_runs_beside_the_search(qtbot: QtBot, thinker: Thinker) -> None:
    for ticket, kind, least in ((1, "liking", 0), (2, "slow", 700), (3, "slow", 0)):
        start = time.perf_counter()
        with qtbot.waitSignal(thinker.chosen):
            thinker.ask(ticket, job(kind), least)
        assert least <= (time.perf_counter() - start) * 1000 + 2
        # What was left of the least time when the answer came.
        left = thinker._hold.interval() if least else 0
        assert left <= max(least - 300, 0)
    # The timer was set once, for the answer that came early.
    assert 0 < thinker._hold.interval() <= 400


@pytest.mark.parametrize(
    ("kind", "said"),
    [("crash", "ended"), ("garbage", "ended"), ("refuse", "RuntimeError: no idea")],
)
def test_a_fault_is_told_and_the_next_question_answered(
    qtbot: QtBot, thinker: Thinker, kind: str, said: str
) -> None:
    with qtbot.waitSignal(thinker.failed) as told:
        thinker.ask(1, job(kind))
    assert told.args is not None
    assert told.args[0] == 1
    assert said in told.args[1]
    with qtbot.waitSignal(thinker.chosen):
        thinker.ask(2, job())


def test_a_hanging_search_is_given_up(qtbot: QtBot, children: Path, qapp: object) -> None:
    thinker = Thinker(command(children), cap_ms=300)
    try:
        thinker.warm_up()
        wait_for_children(qtbot, children, 1)
        with qtbot.waitSignal(thinker.failed) as told:
            thinker.ask(1, job("hang"))
        assert told.args == [1, "no answer within 300 ms"]
        with qtbot.waitSignal(thinker.chosen):
            thinker.ask(2, job())
        wait_for_end(qtbot, pids(children)[0])
    finally:
        thinker.close()


def test_a_child_that_does_not_start_is_told(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(("/nowhere/kominek",))
    with qtbot.waitSignal(thinker.failed):
        thinker.ask(1, job())
    thinker.close()
    assert "does not start" in caplog.text


def test_cancel_kills_at_once_and_a_fresh_child_stands_ready(
    qtbot: QtBot, thinker: Thinker, children: Path
) -> None:
    answers = note_answers(thinker)
    thinker.warm_up()
    for round_ in range(1, 6):
        wait_for_children(qtbot, children, round_ + (round_ > 1))
        thinker.ask(round_, job("hang"))
        qtbot.wait(30)
        thinker.cancel()
        wait_for_end(qtbot, pids(children)[round_ - 1])
        with qtbot.waitSignal(thinker.chosen):
            thinker.ask(round_, job())  # the same ticket again is a new question
    with qtbot.waitSignal(thinker.chosen):
        thinker.ask(99, job())
    assert answers == [1, 2, 3, 4, 5, 99]


def test_after_a_kill_the_child_that_stood_by_answers(qtbot: QtBot, children: Path) -> None:
    thinker = Thinker(command(children, ready=2))
    try:
        thinker.ask(1, job("hang"))
        wait_for_children(qtbot, children, 2)
        thinker.cancel()
        with qtbot.waitSignal(thinker.chosen):
            thinker.ask(2, job())
    finally:
        thinker.close()


def test_a_child_that_died_standing_by_is_passed_over(
    qtbot: QtBot, thinker: Thinker, children: Path
) -> None:
    thinker.warm_up()
    wait_for_children(qtbot, children, 1)
    with qtbot.waitSignal(thinker.chosen):
        thinker.ask(1, job())
    wait_for_children(qtbot, children, 2)
    os.kill(pids(children)[1], signal.SIGKILL)
    qtbot.waitUntil(lambda: is_over(pids(children)[1]))
    with qtbot.waitSignal(thinker.failed):
        thinker.ask(2, job("crash"))
    with qtbot.waitSignal(thinker.chosen):
        thinker.ask(3, job())


def test_a_new_question_replaces_the_one_before(qtbot: QtBot, thinker: Thinker) -> None:
    answers = note_answers(thinker)
    faults: list[str] = []
    thinker.failed.connect(lambda _, text: faults.append(text))
    dice = Dice(1)
    for ticket in range(60):
        thinker.ask(ticket, job("hang" if dice.below(3) == 0 else "liking"))
        if dice.below(2):
            qtbot.wait(dice.below(8))
    with qtbot.waitSignal(thinker.chosen):
        thinker.ask(1000, job())
    assert answers[-1] == 1000
    assert answers == sorted(set(answers))
    assert faults == [], "a child that was killed for one question was asked the next"


def test_close_in_mid_thought_ends_thread_and_child(
    qtbot: QtBot, thinker: Thinker, children: Path
) -> None:
    thinker.ask(1, job("hang"))
    wait_for_children(qtbot, children, 2)
    thinker.close()
    assert not any(map(runs, pids(children)))
    assert not any(thread.isRunning() for thread in thinker.findChildren(QThread))
    thinker.ask(2, job())
    thinker.warm_up()
    thinker.close()
    qtbot.wait(50)
    assert len(pids(children)) == 2


def test_nothing_starts_before_the_first_need(thinker: Thinker, children: Path) -> None:
    assert pids(children) == []
    assert not any(thread.isRunning() for thread in thinker.findChildren(QThread))
