"""The packages as their users meet them: installed, played, closed, resumed and removed.

Run by ``make test-bundle``; not named like a test, since it needs what is in ``dist``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from kominek_desktop import __version__
from kominek_desktop.ai.player import PLAIN, Job, choose
from kominek_desktop.rules.chance import Dice
from kominek_desktop.session.settings import Language
from tests.bundle.frozen import Frozen
from tests.bundle.systems import CLEAN_ROOT, System, the_one
from tests.xvfb import positions
from tests.xvfb.hands import Hands
from tests.xvfb.listening import bus, client, lacks_reader
from tests.xvfb.play_match import Reporter, settle
from tests.xvfb.program import lacks
from tests.xvfb.twin import Twin

TITLES: dict[Language, str] = {"pl": "rozdanie", "ru": "раздача", "en": "deal"}
TABLES: dict[Language, str] = {"pl": "Stół do gry", "ru": "Игровой стол", "en": "Card table"}


@pytest.fixture(autouse=True, scope="session")
def hands_there() -> None:
    if problem := lacks():
        pytest.fail(problem)


@pytest.fixture(scope="session")
def system(tmp_path_factory: pytest.TempPathFactory) -> Iterator[System]:
    """The .deb is installed; in a system of its own it is removed in the end."""
    clean = os.environ.get(CLEAN_ROOT)
    made = System(Path(clean) if clean else tmp_path_factory.mktemp("root"), bool(clean))
    made.install()
    yield made
    if made.own and made.traces():
        made.remove()


def said(system: System, *arguments: str, **environment: str) -> str:
    """What a command of the installed program prints; raises CalledProcessError."""
    command, given = system.command(*arguments, **environment)
    done = subprocess.run(command, env=given, check=True, capture_output=True, timeout=120)
    return done.stdout.decode("utf-8")


@contextmanager
def opened(system: System, name: str, record: str, language: Language) -> Iterator[Frozen]:
    program = Frozen(system, system.player / name, record, language=language)
    program.start()
    try:
        yield program
    finally:
        if program.runs:
            program.kill()


def test_no_python_is_at_hand(system: System) -> None:
    assert not system.has_python()


def test_the_commands_work(system: System) -> None:
    assert said(system, "--version").strip() == f"kominek {__version__}"
    assert "kominek" in said(system, "games").split()
    record = system.player / "deal.kominek"
    seen = system.seen(record)
    said(system, "selfplay", "--deals", "1", "--seed", "1", "--players", "top", "--record", seen)
    assert "kominek" in said(system, "replay", "--json", seen)
    arena = said(system, "arena", "rules", "plain", "--deals", "4", "--jobs", "2", "--json")
    assert '"deals": 4' in arena


def test_the_table_is_drawn_in_every_language_with_the_fonts_of_the_program(
    system: System,
) -> None:
    """The same pictures as from the sources, up to the smoothing of letters."""
    record = system.player / "trick.kominek"
    record.write_text(positions.record(lambda state: len(state.trick) == 2), "utf-8")
    drawn = {language: system.player / f"{language}.png" for language in TITLES}
    for language, out in drawn.items():
        words = ("screenshot", system.seen(out), "--record", system.seen(record))
        said(system, *words, "--lang", language, QT_QPA_PLATFORM="offscreen")
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


def play_deal(program: Frozen, hands: Hands, pictures: Path) -> None:
    """To the result of the first deal."""
    reporter = Reporter(program, hands, pictures)
    dice = Dice(1)
    text = program.wait_turn()
    while True:
        replay = program.replay()
        game, state = replay.game, replay.states[-1]
        settle()
        if game.between_deals(state):
            return
        hands.look()
        view = game.view(state, 0)
        job = Job(game.id, view, game.view_moves(view), PLAIN, dice.below(1 << 30))
        hands.carry_out(choose(job).move)
        text = reporter.wait(text)


@pytest.mark.parametrize("language", list(TITLES))
def test_a_whole_deal_is_played_closed_and_resumed(
    system: System, qapp: QApplication, tmp_path: Path, language: Language
) -> None:
    with opened(system, f"deal-{language}", positions.empty(), language) as program:
        assert TITLES[language] in program.title().lower()
        with Twin(language) as twin:
            play_deal(program, Hands(program, twin), tmp_path)
            assert program.close() == 0
            text = program.text()
            assert text.count("\ndeal ") >= 1 and " play " in text
            program.start()
            assert program.text() == text
            assert TITLES[language] in program.title().lower()
            settle()
            program.key("space")
            later = program.wait_text(lambda now: now != text)
            assert later.startswith(text)
            program.rest()
        assert program.close() == 0
        assert not program.log()


def test_the_welcome_page_opens_and_closes(system: System) -> None:
    program = Frozen(system, system.player / "welcome", language="pl")
    program.start_bare()
    try:
        time.sleep(2)
        assert program.close() == 0
        assert not program.log()
    finally:
        if program.runs:
            program.kill()


@pytest.mark.parametrize("language", list(TITLES))
def test_a_reader_hears_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """On this system, whose assistive programs cannot look into another root."""
    if problem := lacks_reader():
        pytest.skip(problem)
    here = System(tmp_path / "root", own=False)
    here.install()
    with bus() as environment:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        with opened(here, "reader", positions.record(has_hand), language) as program:
            tree = client("tree")
            assert tree[0]["name"] == TABLES[language]
            assert program.close() == 0


def has_hand(state: Any) -> bool:
    return len(state.trick) == 1


def test_removed_it_leaves_the_matches_and_nothing_else(system: System) -> None:
    if not system.own:
        pytest.skip("only a system of its own knows what was installed")
    assert system.traces()
    kept = sorted(path for path in system.player.rglob("*") if path.is_file())
    assert [path for path in kept if path.name == "current.kominek"]
    system.remove()
    assert system.traces() == []
    assert sorted(path for path in system.player.rglob("*") if path.is_file()) == kept


def snapshot(folder: Path) -> dict[Path, bytes]:
    return {
        path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_the_tarball_is_installed_for_one_person_and_removed(tmp_path: Path) -> None:
    home = tmp_path / "home of Ola"
    home.mkdir()
    (home / "mine.txt").write_text("mine", "utf-8")
    subprocess.run(("tar", "-xf", str(the_one("*.tar.xz")), "-C", str(tmp_path)), check=True)
    unpacked = next(tmp_path.glob("kominek-*"))
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
    for _ in range(2):  # also over itself
        subprocess.run(("sh", str(unpacked / "install.sh")), check=True, env=environment)
    program = home / ".local" / "bin" / "kominek"
    version = subprocess.run(
        (str(program), "--version"), check=True, capture_output=True, env={"HOME": str(home)}
    )
    assert version.stdout.decode().strip() == f"kominek {__version__}"
    entry = home / ".local/share/applications/kominek.desktop"
    subprocess.run(("desktop-file-validate", str(entry)), check=True)
    assert f'Exec="{home}/.local/opt/kominek/kominek" %f' in entry.read_text("utf-8")
    again = home / ".local/opt/kominek/install.sh"
    subprocess.run(("sh", str(again), "--remove"), check=True, env=environment)
    left = {path for path in snapshot(home) if "kominek" in str(path).lower()}
    assert left == set()
    assert (home / "mine.txt").read_text("utf-8") == "mine"


@pytest.fixture(scope="session")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What desktops read, as the .deb brings it."""
    folder = tmp_path_factory.mktemp("share")
    subprocess.run(("dpkg-deb", "-x", str(the_one("*.deb")), str(folder)), check=True)
    return folder / "usr" / "share"


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", "applications/kominek.desktop"),
        ("appstreamcli", "validate", "--no-net", "metainfo/org.kominek.Kominek.metainfo.xml"),
        ("man", "--warnings", "-E", "UTF-8", "-l", "man/man6/kominek.6.gz"),
        ("man", "--warnings", "-E", "UTF-8", "-l", "man/pl/man6/kominek.6.gz"),
        ("man", "--warnings", "-E", "UTF-8", "-l", "man/ru/man6/kominek.6.gz"),
    ],
    ids=lambda command: f"{command[0]} {Path(command[-1]).name}",
)
def test_the_tools_of_desktops_accept_the_files(share: Path, command: tuple[str, ...]) -> None:
    words = (*command[:-1], str(share / command[-1]))
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_the_desktop_knows_a_record_by_its_name_and_by_its_first_line(
    share: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "share" / "mime"
    (folder / "packages").mkdir(parents=True)
    kinds = share / "mime" / "packages" / "kominek.xml"
    (folder / "packages" / "kominek.xml").write_bytes(kinds.read_bytes())
    subprocess.run(("update-mime-database", str(folder)), check=True)
    assert "application/x-kominek-record:*.kominek" in (folder / "globs").read_text("utf-8")
    assert b"format: kominek-record " in (folder / "magic").read_bytes()
    assert positions.empty().startswith("format: kominek-record ")
