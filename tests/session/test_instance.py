"""A second start: taken up by the first, or the first itself when nobody is there any more."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QSysInfo
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.session import instance as module
from kominek_desktop.session.instance import LOCK, REQUESTS, Claim, Instance, Request

Start = Callable[[], Instance]
WANTED = Request(Path("/somewhere/one.kominek").absolute(), True, "token-1")


@pytest.fixture
def state(home: Path) -> Path:
    return home / "state"


@pytest.fixture
def start(qapp: QApplication, state: Path) -> Iterator[Start]:
    made: list[Instance] = []

    def make() -> Instance:
        made.append(Instance(state))
        return made[-1]

    yield make
    for instance in made:
        instance.end()


def claim_beside(instance: Instance, qtbot: QtBot, meanwhile: Callable[[], None]) -> Claim:
    """What becomes of a start that waits while the event loop of this process runs."""
    answers: list[Claim] = []
    thread = Thread(target=lambda: answers.append(instance.claim(WANTED, 20)))
    thread.start()
    meanwhile()
    qtbot.waitUntil(lambda: bool(answers))
    thread.join()
    return answers[0]


def nothing() -> None:
    pass


def lock_text(pid: int, host: str, host_id: str, boot: str) -> str:
    """As Qt writes it; the name of the program is that of the process."""
    name = Path(os.readlink("/proc/self/exe")).name if os.path.exists("/proc/self/exe") else ""
    return f"{pid}\n{name}\n{host}\n{host_id}\n{boot}\n"


def write_lock(state: Path, **other: str) -> None:
    facts = {
        "host": QSysInfo.machineHostName(),
        "host_id": QSysInfo.machineUniqueId().toStdString(),
        "boot": QSysInfo.bootUniqueId().toStdString(),
        **other,
    }
    state.mkdir(parents=True)
    (state / LOCK).write_text(lock_text(os.getpid(), **facts), "utf-8")


def test_the_first_start_is_the_first_and_so_is_the_one_after_its_end(start: Start) -> None:
    first = start()
    assert first.claim(Request()) is Claim.FIRST
    first.end()
    assert start().claim(Request()) is Claim.FIRST


def test_a_second_start_is_taken_up_with_all_it_wants(
    start: Start, qtbot: QtBot, state: Path
) -> None:
    first = start()
    told: list[Request] = []
    first.requested.connect(told.append)
    first.claim(Request())
    first.listen()
    assert claim_beside(start(), qtbot, nothing) is Claim.TAKEN_UP
    assert claim_beside(start(), qtbot, nothing) is Claim.TAKEN_UP
    assert told == [WANTED, WANTED]
    assert list((state / REQUESTS).iterdir()) == []


def test_what_is_wanted_while_the_first_begins_is_told_when_it_listens(
    start: Start, qtbot: QtBot
) -> None:
    first = start()
    told: list[Request] = []
    first.requested.connect(told.append)
    first.claim(Request())

    def listen_late() -> None:
        time.sleep(0.1)
        assert told == []
        first.listen()

    assert claim_beside(start(), qtbot, listen_late) is Claim.TAKEN_UP
    assert told == [WANTED]


def test_a_start_that_nobody_answers_may_take_its_wish_back(start: Start, state: Path) -> None:
    start().claim(Request())
    second = start()
    assert second.claim(WANTED, patience_s=0) is Claim.UNANSWERED
    assert len(list((state / REQUESTS).iterdir())) == 1
    second.withdraw()
    assert list((state / REQUESTS).iterdir()) == []


def test_a_start_that_was_not_answered_may_wait_on(start: Start) -> None:
    first, second = start(), start()
    told: list[Request] = []
    first.requested.connect(told.append)
    first.claim(Request())
    assert second.claim(WANTED, patience_s=0) is Claim.UNANSWERED
    assert second.again() is Claim.UNANSWERED
    first.listen()
    assert second.again() is Claim.TAKEN_UP
    assert told == [WANTED]


def test_a_wish_stays_fresh_while_somebody_waits(
    start: Start, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = start(), start()
    told: list[Request] = []
    first.requested.connect(told.append)
    first.claim(Request())
    second.claim(WANTED, patience_s=0)
    (wish,) = (state / REQUESTS).iterdir()
    os.utime(wish, (1, 1))
    monkeypatch.setattr(module, "_AGAIN_S", 0.0)
    assert second.again() is Claim.UNANSWERED
    first.listen()
    assert told == [WANTED]


def test_where_no_wish_can_be_left_nobody_begins_beside_the_first(
    start: Start, state: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Two would write the same match."""
    first, second = start(), start()
    told: list[Request] = []
    first.requested.connect(told.append)
    first.claim(Request())
    (state / REQUESTS).write_text("a file where the folder should be", "utf-8")
    monkeypatch.setattr(module, "_AGAIN_S", 0.0)
    with caplog.at_level(logging.WARNING):
        assert second.claim(WANTED, patience_s=0.05) is Claim.UNANSWERED
    assert caplog.text.count("is not written") == 1
    (state / REQUESTS).unlink()
    assert second.again() is Claim.UNANSWERED
    first.listen()
    assert second.again() is Claim.TAKEN_UP
    assert told == [WANTED]


def test_who_comes_while_the_first_ends_becomes_the_first(
    start: Start, qtbot: QtBot, state: Path
) -> None:
    first, second = start(), start()
    told: list[Request] = []
    first.requested.connect(told.append)
    first.claim(Request())
    first.listen()
    first.rest()
    assert second.claim(WANTED, patience_s=0) is Claim.UNANSWERED
    QCoreApplication.processEvents()
    first.end()
    assert second.again() is Claim.FIRST
    assert told == [] and list((state / REQUESTS).iterdir()) == []


def test_when_the_first_ends_the_waiting_start_is_the_first(start: Start, qtbot: QtBot) -> None:
    first = start()
    first.claim(Request())

    def end_late() -> None:
        time.sleep(0.1)
        first.end()

    assert claim_beside(start(), qtbot, end_late) is Claim.FIRST


def test_the_lock_of_a_killed_program_counts_for_nothing(start: Start, state: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path;"
        "from kominek_desktop.session.instance import Instance, Request;"
        "first = Instance(Path(sys.argv[1]));"
        "print(first.claim(Request()).name, flush=True); os.abort()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, state], check=False, capture_output=True, text=True
    )
    assert (done.stdout, done.returncode < 0) == ("FIRST\n", True)
    assert (state / LOCK).exists()
    assert start().claim(Request()) is Claim.FIRST


def test_a_lock_from_before_the_machine_started_anew_counts_for_nothing(
    start: Start, state: Path
) -> None:
    if QSysInfo.bootUniqueId().isEmpty():
        pytest.skip("this system does not tell its starts apart")
    write_lock(state)
    second = start()
    assert second.claim(Request(), patience_s=0) is Claim.UNANSWERED
    second.withdraw()
    (state / LOCK).unlink()
    state.joinpath(REQUESTS).rmdir()
    state.rmdir()
    write_lock(state, boot="00000000-0000-0000-0000-000000000000")
    assert start().claim(Request()) is Claim.FIRST


def test_a_lock_whose_number_is_now_another_programs_counts_for_nothing(
    start: Start, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_AGAIN_S", 0.0)
    write_lock(state)
    assert start().claim(Request(), patience_s=60) is Claim.FIRST
    assert not list((state / REQUESTS).iterdir())


def test_the_lock_of_a_program_that_runs_is_never_taken(
    start: Start, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_AGAIN_S", 0.0)
    first, second = start(), start()
    first.claim(Request())
    there = (state / LOCK).read_text("utf-8")
    assert second.claim(Request(), patience_s=0.2) is Claim.UNANSWERED
    assert (state / LOCK).read_text("utf-8") == there


def test_beside_a_program_on_another_machine_it_runs_without_a_lock(
    start: Start, state: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write_lock(state, host="elsewhere", host_id="0" * 32)
    there = (state / LOCK).read_text("utf-8")
    here = start()
    with caplog.at_level(logging.WARNING):
        assert here.claim(Request()) is Claim.APART
    assert "another machine" in caplog.text
    here.listen()
    here.end()
    assert (state / LOCK).read_text("utf-8") == there
    assert not (state / REQUESTS).exists()


def test_a_lock_that_was_never_written_out_counts_for_nothing(start: Start, state: Path) -> None:
    state.mkdir(parents=True)
    (state / LOCK).write_text("", "utf-8")
    assert start().claim(Request()) is Claim.FIRST


def test_where_no_lock_can_be_made_the_program_runs_without(
    start: Start, state: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state.parent.mkdir()
    state.write_text("a file where the folder should be", "utf-8")
    with caplog.at_level(logging.WARNING):
        assert start().claim(Request()) is Claim.APART
    assert "cannot be made" in caplog.text


def test_other_folders_are_other_programs(start: Start, tmp_path: Path) -> None:
    assert start().claim(Request()) is Claim.FIRST
    other = Instance(tmp_path / "other")
    assert other.claim(Request()) is Claim.FIRST
    other.end()


def test_the_first_goes_on_listening_when_the_folder_of_wishes_is_removed(
    start: Start, qtbot: QtBot, state: Path
) -> None:
    first = start()
    first.claim(Request())
    first.listen()
    (state / REQUESTS).rmdir()
    qtbot.waitUntil((state / REQUESTS).is_dir)
    assert claim_beside(start(), qtbot, nothing) is Claim.TAKEN_UP


def test_where_new_files_are_not_told_of_the_first_looks_for_them(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileSystemWatcher, "addPath", lambda *_: False)
    monkeypatch.setattr(module, "LOOK_MS", 20)
    first = start()
    first.claim(Request())
    first.listen()
    assert claim_beside(start(), qtbot, nothing) is Claim.TAKEN_UP


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"file": 1, "resume": false, "token": ""}', "\xff"]
)
def test_what_no_start_has_written_is_put_away(
    start: Start, state: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    first = start()
    told: list[Request] = []
    first.requested.connect(told.append)
    first.claim(Request())
    wish = state / REQUESTS / "1-1.json"
    wish.parent.mkdir()
    wish.write_bytes(text.encode("latin-1"))
    with caplog.at_level(logging.WARNING):
        first.listen()
    assert "cannot be read" in caplog.text
    assert (told, wish.exists()) == ([], False)


def test_a_wish_of_long_ago_is_put_away(start: Start, state: Path) -> None:
    first = start()
    told: list[Request] = []
    first.requested.connect(told.append)
    first.claim(Request())
    wishes = [state / REQUESTS / f"{number}-1.json" for number in (1, 2)]
    wishes[0].parent.mkdir()
    for wish in wishes:
        wish.write_text(json.dumps({"file": "", "resume": False, "token": wish.name}), "utf-8")
    long_ago = time.time() - 3600
    os.utime(wishes[0], (long_ago, long_ago))
    first.listen()
    assert told == [Request(token="2-1.json")]
    assert not any(map(Path.exists, wishes))
