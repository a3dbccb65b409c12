"""What the packages tell desktops, as the tools of desktops judge it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.bundle.systems import the_one
from tests.xvfb import positions


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
    ids=lambda command: f"{command[0]} {Path(command[-1]).parent.parent}",
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


def test_lintian_finds_nothing() -> None:
    if not shutil.which("lintian"):
        pytest.skip("the program lintian is missing: apt-get install lintian")
    words = ("lintian", "--allow-root", "--fail-on", "none", str(the_one("*.deb")))
    done = subprocess.run(words, check=True, capture_output=True, text=True)
    assert [line for line in done.stdout.splitlines() if line[:2] in {"E:", "W:"}] == []
