"""Reports of faults: what they tell, what they keep to themselves, and how many there are."""

from __future__ import annotations

import getpass
import logging
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import qVersion

from kominek_desktop import __version__
from kominek_desktop.session import reports as module
from kominek_desktop.session.discreet import Discreet, discreet, without
from kominek_desktop.session.places import Places, find_places
from kominek_desktop.session.recent_log import LOG_LINES, RecentLog
from kominek_desktop.session.reports import MOST, SAME_S, Fault, Reports

PACKAGE = Path(module.__file__).resolve().parents[1]
HOME = str(Path("/", "home", "jadwiga"))
TELL = Discreet(
    {
        "/opt/kominek_desktop": "<program>/kominek_desktop",
        f"{HOME}/state": "<state>",
        "C:\\Users\\jadwiga\\state": "<state>",
    },
    HOME,
    "jadwiga",
)


@pytest.fixture
def places(home: Path) -> Places:
    return find_places()


@pytest.fixture
def log() -> Iterator[RecentLog]:
    kept = RecentLog()
    logger = logging.getLogger("kominek_desktop.test")
    logger.addHandler(kept)
    yield kept
    logger.removeHandler(kept)


def warn(text: str, *args: object) -> None:
    logging.getLogger("kominek_desktop.test").warning(text, *args)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def written(reports: Reports, fault: Fault) -> str:
    filed = reports.file(fault)
    assert filed is not None and filed.report is not None
    return filed.report.read_text("utf-8")


def test_a_report_tells_versions_fault_log_and_match(places: Places, log: RecentLog) -> None:
    record = "format: kominek-record 1\ngame: kominek\n\ndeal 9S TS\n"
    places.state.mkdir(parents=True)
    (places.state / "current.kominek").write_text(record, "utf-8")
    warn("the deck %s is not there", "kde:old")
    text = written(Reports(places, log), Fault("k", "ValueError: odd\n", (), (("Windows", "x"),)))
    head, what, lines, match = text.split("\n--- ")
    assert f"Program: kominek {__version__}\n" in head
    assert f"Qt: {qVersion()} (PySide {PySide6.__version__})\n" in head
    for title in ("Python", "System", "Language", "Time"):
        assert f"\n{title}: " in head
    assert "Times: 1\n" in head and "Windows: x\n" in head
    assert what == "What happened ---\nValueError: odd\n"
    assert lines.endswith("WARNING kominek_desktop.test: the deck kde:old is not there\n")
    assert match == f"Match ---\n{record}"


def test_a_report_has_the_time_in_its_name(places: Places) -> None:
    filed = Reports(places).file(Fault("k", "odd"))
    assert filed is not None and filed.report is not None
    assert filed.report.parent == places.state / "reports"
    assert filed.report.name[:6] == "crash-"
    assert filed.report.stem[6:].replace("-", "").isdigit() and filed.report.suffix == ".txt"


def test_the_same_fault_within_a_minute_is_counted_in_its_report(places: Places) -> None:
    clock = Clock()
    reports = Reports(places, clock=clock)
    first = reports.file(Fault("same", "odd"))
    assert first is not None and first.report is not None
    clock.now += SAME_S - 1
    assert [reports.file(Fault("same", "odd")) for _ in range(8)] == [None] * 8
    assert "\nTimes: 8\n" in first.report.read_text("utf-8")
    assert reports.file(Fault("another", "odd")) is not None
    clock.now += 2
    assert reports.file(Fault("same", "odd")) is not None
    assert len(list(reports.folder.iterdir())) == 3


def test_the_last_twenty_reports_are_kept(places: Places) -> None:
    reports = Reports(places)
    filed = [reports.file(Fault(str(number), f"number {number};")) for number in range(MOST + 3)]
    kept = sorted(reports.folder.iterdir())
    assert len(kept) == MOST
    assert set(kept) == {each.report for each in filed[3:] if each is not None}


def test_what_else_lies_in_the_folder_of_reports_stays(places: Places) -> None:
    reports = Reports(places)
    reports.folder.mkdir(parents=True)
    (reports.folder / "notes.txt").write_text("mine", "utf-8")
    for number in range(MOST + 1):
        reports.file(Fault(str(number), "odd"))
    assert (reports.folder / "notes.txt").exists()


def test_where_nothing_can_be_written_the_fault_is_filed_without_a_report(
    places: Places, caplog: pytest.LogCaptureFixture
) -> None:
    places.state.parent.mkdir(parents=True)
    places.state.write_text("a file where the folder should be", "utf-8")
    with caplog.at_level(logging.WARNING):
        filed = Reports(places).file(Fault("k", "odd"))
    assert filed is not None and filed.report is None
    assert "no report is written" in caplog.text


def test_the_log_of_a_report_is_no_longer_than_its_last_lines(log: RecentLog) -> None:
    for number in range(LOG_LINES + 5):
        warn("line %d", number)
    assert len(log.lines()) == LOG_LINES
    assert log.lines()[0].endswith("line 5") and log.lines()[-1].endswith(f"line {LOG_LINES + 4}")


# --- what is not told ------------------------------------------------------------------------


def test_no_report_names_files_outside_or_the_user(
    places: Places, log: RecentLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "jadwiga")
    monkeypatch.setenv("SECRET_WORD", "rosebud")
    letter = tmp_path / "to aunt Sophie: private.kominek"
    warn("%s: line %d cannot be read", letter, 3)
    warn("%s is not read", Path("to aunt Sophie.kominek"))
    warn("signed in as jadwiga")
    warn("%s is damaged", places.state / "current.kominek")
    try:
        letter.read_text()
    except OSError as error:
        text = f'  File "{PACKAGE}/session/table.py", line 7, in open\n{error!r}\n{error}\n'
        report = written(Reports(places, log), Fault("k", text, (str(letter),)))
    for secret in ("Sophie", "private", "jadwiga", "rosebud", str(tmp_path)):
        assert secret not in report
    assert 'File "<program>/kominek_desktop/session/table.py", line 7' in report
    assert "'<file>': line 3 cannot be read" in report
    assert "<file> is not read" in report
    assert "signed in as ~" in report
    assert "'<state>/current.kominek' is damaged" in report
    assert report.count("<file>") == 3


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('File "/opt/kominek_desktop/app.py", line 3', None),
        ("/opt/kominek_desktop_old/app.py", "<file>"),
        (f"{HOME}/state/current.kominek is bad", "<state>/current.kominek is bad"),
        (f"{HOME}/letters/to Sophie.txt: gone", "<file>: gone"),
        (f"'{HOME}/it is, or: not.txt' is gone", "'<file>' is gone"),
        ("C:\\Users\\jadwiga\\state\\a.kominek", "<state>\\a.kominek"),
        ("'C:\\\\Users\\\\jadwiga\\\\state\\\\a.kominek'", "'<state>\\\\a.kominek'"),
        ("C:\\Users\\jadwiga\\letter.txt: gone", "<file>: gone"),
        ("\\\\server\\share\\letter.txt", "<file>"),
        ("jadwiga and jadwigas", "~ and jadwigas"),
        ("1/2 of it, and/or ratio 3 / 4", "1/2 of it, and/or ratio 3 / 4"),
        ("S play 9H", "S play 9H"),
    ],
)
def test_only_the_programs_own_files_are_named(text: str, told: str | None) -> None:
    wanted = told or text.replace("/opt", "<program>")
    assert TELL.text(text) == wanted


def test_names_of_files_are_taken_out_also_where_they_stand_alone() -> None:
    text = "a: 'letter.txt' and /srv/a b.txt, '/opt/kominek_desktop/app.py'"
    names = ("letter.txt", "/srv/a b.txt", "/opt/kominek_desktop/app.py")
    assert without(text, names, TELL) == "a: <file> and <file>, '/opt/kominek_desktop/app.py'"


def test_a_user_without_a_name_is_no_obstacle(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody() -> str:
        raise KeyError("uid not found")

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert discreet(places).text("as it was") == "as it was"
