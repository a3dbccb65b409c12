"""The tarball as its users meet it: installed for one person, played, and removed."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kominek_desktop import __version__
from tests.bundle.frozen import said
from tests.bundle.playing import double_click, play_close_and_resume, strays
from tests.bundle.systems import System, the_one
from tests.xvfb import positions


@pytest.fixture(scope="module")
def unpacked(system: System) -> Iterator[Path]:
    """The folder in the tarball, in the player's home, which is empty but for it."""
    system.prepare()
    subprocess.run(("tar", "-xf", str(the_one("*.tar.xz")), "-C", str(system.player)), check=True)
    system.give(system.player)
    yield next(system.player.glob("kominek-*"))
    system.prepare()


@pytest.fixture(scope="module")
def before(system: System, unpacked: Path) -> set[str]:
    """The files of the system outside of the player's home."""
    return system.files()


@pytest.fixture(scope="module")
def command(system: System, unpacked: Path, before: set[str]) -> Path:
    """The program's command, after it was installed twice, as an update does."""
    for _ in range(2):
        system.desktop("sh", system.seen(unpacked / "install.sh"))
    return system.player / ".local" / "bin" / "kominek"


def test_it_stands_alone(system: System, unpacked: Path, command: Path) -> None:
    """The folder that was unpacked may go."""
    shutil.move(unpacked, system.player / "Pobrane")
    assert said(system, command, "--version").strip() == f"kominek {__version__}"


def test_a_whole_deal_is_played_closed_and_resumed(
    system: System, command: Path, qapp: QApplication, tmp_path: Path
) -> None:
    play_close_and_resume(system, command, "pl", tmp_path)
    assert system.processes() == []


def test_the_desktop_has_entry_icons_and_kind_of_file(system: System, command: Path) -> None:
    share = system.player / ".local" / "share"
    entry = share / "applications" / "kominek.desktop"
    subprocess.run(("desktop-file-validate", str(entry)), check=True)
    program = system.player / ".local" / "opt" / "kominek" / "kominek"
    lines = entry.read_text("utf-8").splitlines()
    assert f'Exec="{system.seen(program)}" %f' in lines
    assert f'Exec="{system.seen(program)}" play --resume' in lines
    for side in (16, 32, 48, 128, 256, 512):
        assert (share / f"icons/hicolor/{side}x{side}/apps/kominek.png").is_file()
    assert (share / "icons/hicolor/scalable/apps/kominek.svg").is_file()


def test_a_double_click_on_a_record_opens_it(system: System, command: Path) -> None:
    """Also where the desktop does not find commands of one person."""
    record = system.player / "moja partia.kominek"
    record.write_text(positions.record(lambda state: len(state.trick) == 1), "utf-8")
    system.give(record)
    double_click(system, record)


def test_removed_it_leaves_what_is_the_players_and_nothing_else(
    system: System, command: Path, before: set[str]
) -> None:
    kept = system.player / "mine.txt"
    kept.write_text("mine", "utf-8")
    shutil.rmtree(system.player / "Pobrane")
    system.desktop("sh", system.seen(system.player / ".local/opt/kominek/install.sh"), "--remove")
    assert strays(system) == []
    assert (system.player / ".local/state/kominek/current.kominek").exists()
    # A player who never kept a match has nothing else; no folder stays behind.
    assert [path.name for path in (system.player / ".local").iterdir()] == ["state"]
    assert kept.read_text("utf-8") == "mine"
    assert sorted(system.files() - before) == []
