"""The .deb as its users meet it: installed, started in three languages, played, and removed.

Run by ``make test-bundle``; not named like a test, since it needs what is in ``dist``.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from kominek_desktop import __version__
from kominek_desktop.session.settings import Language
from tests.bundle.frozen import Frozen, loaded, running, said
from tests.bundle.playing import (
    KIND,
    TITLES,
    double_click,
    play,
    play_close_and_resume,
    strays,
    windows,
)
from tests.bundle.systems import System
from tests.xvfb import positions
from tests.xvfb.hands import Hands
from tests.xvfb.listening import bus, client, lacks_reader
from tests.xvfb.program import wait_until
from tests.xvfb.twin import Twin

TABLES: dict[Language, str] = {"pl": "Stół do gry", "ru": "Игровой стол", "en": "Card table"}
RULES: dict[Language, str] = {"pl": "zasady", "ru": "правила", "en": "rules"}


@pytest.fixture(scope="module")
def before(system: System) -> set[str]:
    """The files of the system before anything was installed."""
    return system.files()


@pytest.fixture(scope="module")
def installed(system: System, before: set[str]) -> Iterator[System]:
    """The .deb is in it."""
    system.install()
    yield system
    if system.kominek.exists():
        system.remove()


@pytest.fixture
def command(installed: System) -> Path:
    """The program's command."""
    return installed.kominek


def test_no_python_is_at_hand(installed: System) -> None:
    assert not installed.has_python()


def test_no_library_is_looked_for_in_folders_of_the_machine_that_built(
    installed: System, command: Path
) -> None:
    folder = installed.target(command).parent
    files = [path for path in folder.rglob("*") if ".so" in path.name and path.is_file()]
    assert len(files) > 50
    words = ("readelf", "-dW", *map(str, files))
    found = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    searched = re.findall(r"\((?:RPATH|RUNPATH)\).*\[(.*)\]", found)
    assert searched
    assert {path for line in searched for path in line.split(":") if path[:1] == "/"} == set()


def test_the_commands_work(installed: System, command: Path) -> None:
    assert said(installed, command, "--version").strip() == f"kominek {__version__}"
    assert {"kominek", "klin"} <= set(said(installed, command, "games").split())
    folder = installed.player / "commands"
    folder.mkdir()
    installed.give(folder)
    record, sheet = folder / "deal.kominek", folder / "sheet.pdf"
    seen = installed.seen(record)
    words = ("selfplay", "--deals", "1", "--seed", "1", "--players", "top", "--record", seen)
    said(installed, command, *words)
    assert json.loads(said(installed, command, "replay", "--json", seen))
    out = ("--format", "pdf", "--out", installed.seen(sheet))
    said(installed, command, "sheet", "--lang", "pl", *out, seen)
    assert sheet.read_bytes().startswith(b"%PDF-")
    assert b"Alegreya" in sheet.read_bytes()  # the fonts of the program


def test_the_arena_has_processes_of_its_own(installed: System, command: Path) -> None:
    words = ("arena", "rules", "plain", "--deals", "4", "--seed", "1", "--json", "--jobs")
    told = [json.loads(said(installed, command, *words, jobs)) for jobs in ("1", "2")]
    assert [one["deals"] for one in told] == [4, 4]
    assert told[0]["mean"] == told[1]["mean"]


def test_the_table_is_drawn_in_every_language_with_the_fonts_of_the_program(
    installed: System, command: Path
) -> None:
    """The same pictures as from the sources, up to the smoothing of letters."""
    folder = installed.player / "pictures"
    folder.mkdir()
    record = folder / "trick.kominek"
    record.write_text(positions.record(lambda state: len(state.trick) == 2), "utf-8")
    installed.give(folder)
    drawn = {language: folder / f"{language}.png" for language in TITLES}
    for language, out in drawn.items():
        words = ("screenshot", installed.seen(out), "--record", installed.seen(record))
        said(installed, command, *words, "--lang", language, QT_QPA_PLATFORM="offscreen")
        ours = out.with_name(f"{language}-here.png")
        source = (sys.executable, "-m", "kominek_desktop", "screenshot", str(ours))
        subprocess.run((*source, "--record", str(record), "--lang", language), check=True)
        assert unlike_points(out, ours) < 100
    assert unlike_points(drawn["pl"], drawn["ru"]) > 300


def unlike_points(one: Path, other: Path) -> int:
    """How many of every ninth point of two pictures clearly differ."""
    first, second = QImage(str(one)), QImage(str(other))
    assert first.size() == second.size()
    return sum(
        abs(first.pixelColor(x, y).lightness() - second.pixelColor(x, y).lightness()) > 40
        for x in range(0, first.width(), 3)
        for y in range(0, first.height(), 3)
    )


@pytest.mark.parametrize("language", list(TITLES))
def test_a_whole_deal_is_played_closed_and_resumed(
    installed: System, command: Path, qapp: QApplication, tmp_path: Path, language: Language
) -> None:
    play_close_and_resume(installed, command, language, tmp_path)
    assert installed.processes() == []


def test_the_thinking_children_know_no_qt_and_the_match_outlives_them(
    installed: System, command: Path, qapp: QApplication, tmp_path: Path
) -> None:
    record = positions.record(has_hand).replace(" plain", " top")
    assert " top" in record
    home = installed.player / "children"
    with (
        running(Frozen(installed, command, home, record, language="pl")) as program,
        Twin("pl") as twin,
    ):
        program.start()
        hands = Hands(program, twin)
        play(program, hands, tmp_path, decisions=1)
        children = program.children()
        assert children
        for pid in children:
            files = loaded(pid)
            assert any("libpython" in file for file in files)
            assert not [file for file in files if "Qt" in file or "shiboken" in file]
            os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not set(program.children()) & set(children), "end of the children")
        play(program, hands, tmp_path, decisions=1)
        assert set(program.children()) - set(children)
        assert program.close() == 0
    assert installed.processes() == []


def test_without_a_device_there_is_silence_and_a_line_in_the_log(
    installed: System, command: Path
) -> None:
    home = installed.player / "sound"
    record = positions.record(has_hand)
    settings = {"language": "en", "sound": True, "pace": "fast"}
    with running(Frozen(installed, command, home, record, **settings)) as program:
        program.start()
        program.key_until("1", lambda _: bool(program.log()))
        assert program.close() == 0
        assert program.log().count("no sound: ") == 1
        assert "miniaudio" not in program.log()  # the library is there, only the device is not


def test_a_second_start_brings_the_window_of_the_first(installed: System, command: Path) -> None:
    home = installed.player / "second"
    with running(Frozen(installed, command, home, language="en")) as program:
        program.start_bare()
        assert program.start_again() == 0
        assert program.start_again("play", "--resume") == 0
        program.wait_table()
        assert windows() == [program.window]
        assert program.close() == 0
        assert program.log() == ""


@pytest.mark.parametrize("language", list(RULES))
def test_the_rules_open_in_every_language(
    installed: System, command: Path, language: Language
) -> None:
    home = installed.player / f"rules-{language}"
    with running(Frozen(installed, command, home, language=language)) as program:
        program.show("rules", "klin", "--lang", language)
        wait_until(lambda: RULES[language] in program.title().lower(), "rules")
        assert program.close("Escape") == 0
        assert program.log() == ""


def test_a_double_click_on_a_record_opens_it(installed: System) -> None:
    folder = installed.player / "Zapisy"
    folder.mkdir()
    record, nameless = folder / "mecz z Olą 1.kominek", folder / "list"
    record.write_text(positions.record(has_hand), "utf-8")
    nameless.write_bytes(record.read_bytes())
    installed.give(folder)
    double_click(installed, record)
    assert installed.desktop("xdg-mime", "query", "filetype", installed.seen(nameless)) == KIND
    assert record.read_bytes() == nameless.read_bytes()
    assert strays(installed) == []


@pytest.mark.parametrize("language", list(TITLES))
def test_a_reader_hears_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """On this system, whose assistive programs cannot look into another root."""
    if problem := lacks_reader():
        pytest.skip(problem)
    here = System(tmp_path / "root", own=False)
    here.prepare()
    here.install()
    with bus() as environment:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        home, record = here.player / "reader", positions.record(has_hand)
        with running(Frozen(here, here.kominek, home, record, language=language)) as program:
            program.start()
            tree = client("tree")
            assert tree[0]["name"] == TABLES[language]
            assert program.close() == 0


def has_hand(state: Any) -> bool:
    return len(state.trick) == 1


def test_removed_it_leaves_what_is_the_players_and_nothing_else(
    installed: System, before: set[str]
) -> None:
    assert [name for name in installed.files() - before if "kominek" in name]
    kept = players(installed)
    assert [path for path in kept if path.name == "current.kominek"]
    installed.remove()
    assert sorted(installed.files() - before) == []
    assert installed.mentions() == []
    assert players(installed) == kept


def players(system: System) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in system.player.rglob("*") if path.is_file()}
