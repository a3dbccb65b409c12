"""The command line: what is started, what is printed, and one line for every fault."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import kominek_desktop
from kominek_desktop import __main__, cli
from kominek_desktop.ai import worker
from kominek_desktop.cli.faults import describe
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import BadRecord, RecordFault
from tests.toygame import ToyRefusal

GOLDEN = Path(__file__).parent.parent / "golden" / "worked_match.kominek"


class FakeApp(ModuleType):
    """Stands in for the window and writes down how it was called."""

    def __init__(self) -> None:
        super().__init__("kominek_desktop.app")
        self.calls: list[tuple[Any, ...]] = []

    def run(self, file: Path | None = None, resume: bool = False) -> int:
        self.calls.append(("run", file, resume))
        return 5

    def screenshot(self, *arguments: Any) -> int:
        self.calls.append(("screenshot", *arguments))
        return 0


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> FakeApp:
    fake = FakeApp()
    monkeypatch.setitem(sys.modules, fake.__name__, fake)
    monkeypatch.setattr(kominek_desktop, "app", fake, raising=False)
    return fake


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kominek_desktop", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_the_window_opens(app: FakeApp, tmp_path: Path) -> None:
    missing = tmp_path / "missing.kominek"
    assert cli.main([]) == 5
    assert cli.main(["play"]) == 5
    assert cli.main(["play", str(missing)]) == 5
    assert cli.main([str(GOLDEN)]) == 5
    assert cli.main([str(missing)]) == 5
    assert cli.main(["play", "--resume"]) == 5
    assert app.calls == [
        ("run", None, False),
        ("run", None, False),
        ("run", missing, False),
        ("run", GOLDEN, False),
        ("run", missing, False),
        ("run", None, True),
    ]


def test_the_arguments_are_those_of_the_process(
    app: FakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["kominek", "play"])
    assert cli.main() == 5
    assert __main__.main() == 5
    assert len(app.calls) == 2


def test_the_thinking_process_is_taken_out_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["kominek", "--ai-worker"])
    monkeypatch.setattr(worker, "main", lambda: 7)
    assert __main__.main() == 7


def test_a_screenshot_gets_everything(app: FakeApp, tmp_path: Path) -> None:
    out = tmp_path / "out.png"
    assert cli.main(["screenshot", str(out)]) == 0
    given = f"screenshot {out} --record {GOLDEN} --move 48 --lang ru --theme light"
    assert cli.main([*given.split(), "--size", "800x600", "--scale", "2"]) == 0
    assert app.calls == [
        ("screenshot", out, None, None, "pl", "dark", 1280, 800, 1.0),
        ("screenshot", out, GOLDEN, 48, "ru", "light", 800, 600, 2.0),
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("dance", "invalid choice: 'dance'"),
        ("--json", "required: COMMAND"),
        ("replay", "required: FILE"),
        ("replay no/such/file", "no/such/file: No such file or directory"),
        ("selfplay --deals 0", "argument --deals: must be at least 1"),
        ("selfplay --deals ten", "argument --deals: 'ten' is not a whole number"),
        ("selfplay --seed -1", "argument --seed"),
        ("selfplay --deal 3", "unrecognized arguments: --deal 3"),
        ("selfplay --game chess", "there is no game 'chess' (there are kominek"),
        ("selfplay --players deep", "there is no player 'deep' (there are plain, "),
        ("selfplay --players plain,plain", "2 names, but the game has 4 seats"),
        ("selfplay --options claim=word,claim=loud", "--options, column 12: the game has no"),
        ("selfplay --players random --record no/such/file", "no/such/file: No such file"),
        ("screenshot", "required: OUT.png"),
        ("screenshot a.png --lang de", "argument --lang: invalid choice: 'de'"),
        ("screenshot a.png --size 800", "argument --size: '' is not a whole number"),
        ("screenshot a.png --size 800x99999", "larger than 16384 pixels"),
        ("screenshot a.png --scale nan", "'nan' is not a number from 0.5 to 8"),
        ("screenshot a.png --move 3", "--move needs --record"),
        (f"screenshot a.png --record {GOLDEN} --move 49", "worked_match.kominek has 48 moves"),
    ],
)
def test_a_fault_is_one_line_and_status_2(
    app: FakeApp, capsys: pytest.CaptureFixture[str], arguments: str, said: str
) -> None:
    assert cli.main(arguments.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("kominek: ")
    assert said in err
    assert err.count("\n") == 1
    assert app.calls == []


def test_a_bad_file_is_named_with_line_and_column(tmp_path: Path) -> None:
    bad = tmp_path / "bad.kominek"
    bad.write_text(GOLDEN.read_text("utf-8").replace("W play 9H", "W play TC", 1), "utf-8")
    done = _run("replay", str(bad))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"kominek: {bad}:20:3: 'play TC' is not allowed here: ")
    assert "(rule K" in done.stderr
    assert done.stderr.count("\n") == 1
    bad.write_bytes(b"\x00\x01")
    done = _run("replay", str(bad), "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"kominek: {bad}:1:1: this is not a text file")


@pytest.mark.parametrize("fault", RecordFault)
def test_every_fault_of_a_record_has_its_sentence(fault: RecordFault) -> None:
    sentence = describe(BadRecord(fault, 1, 1, "a {text}", ToyRefusal.NOT_HELD, expected="W"))
    assert sentence
    assert "''" not in sentence
    assert "\n" not in sentence
    others = (describe(BadRecord(each, 1, 1, "x")) for each in RecordFault if each is not fault)
    assert sentence not in others


def test_what_is_missing_without_a_name_has_a_sentence_too() -> None:
    assert "empty line" in describe(BadRecord(RecordFault.TRUNCATED, 1, 1, ""))
    assert "'S', but chance is to move" in describe(BadRecord(RecordFault.WRONG_SEAT, 1, 1, "S"))


def test_games_are_listed() -> None:
    done = _run("games")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == [game.id for game in GAMES]


def test_the_version_is_told() -> None:
    done = _run("--version")
    assert done.returncode == 0
    assert done.stdout == f"kominek {kominek_desktop.__version__}\n"


def test_headless_commands_load_no_window_system() -> None:
    code = (
        "import sys; from kominek_desktop import cli\n"
        f"cli.main(['games']); cli.main(['replay', {str(GOLDEN)!r}])\n"
        "cli.main(['selfplay', '--players', 'random'])\n"
        "sys.exit('PySide6' in sys.modules)"
    )
    command = [sys.executable, "-c", code]
    assert subprocess.run(command, capture_output=True, timeout=120, check=False).returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_a_reader_that_goes_away_is_no_fault() -> None:
    arguments = "selfplay --deals 900 --players random --options match_coats=endless"
    with subprocess.Popen(
        [sys.executable, "-m", "kominek_desktop", *arguments.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        # 0 where the system had taken the text before the reader went.
        assert process.wait(60) in (0, 141)
