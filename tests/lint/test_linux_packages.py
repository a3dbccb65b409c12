"""What the packages for Linux tell desktops is well formed, in three languages, and agrees."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kominek_desktop import __version__
from kominek_desktop.cli import commands
from kominek_desktop.cli.faults import CommandFault
from kominek_desktop.rules.record import SUFFIX

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
SHARE = LINUX / "share"
ENTRY = SHARE / "applications" / "kominek.desktop"
METAINFO = SHARE / "metainfo" / "org.kominek.Kominek.metainfo.xml"
KINDS = SHARE / "mime" / "packages" / "kominek.xml"
MANUALS = {"en": "man/man6", "pl": "man/pl/man6", "ru": "man/ru/man6"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
FREEDESKTOP = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def build() -> dict[str, Any]:
    return runpy.run_path(str(LINUX / "build.py"))


@pytest.fixture(scope="module")
def entry() -> ConfigParser:
    parser = ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY, "utf-8")
    return parser


def test_the_menu_entry_speaks_three_languages(entry: ConfigParser) -> None:
    main = entry["Desktop Entry"]
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert re.search("[а-я]", main[f"{key}[ru]"])
        assert main[key] and f"{key}[pl]" in main
    assert all(main[key].endswith(";") for key in main if key.startswith("Keywords"))
    sections = {f"Desktop Action {name}" for name in main["Actions"].split(";") if name}
    assert set(entry.sections()) == {"Desktop Entry", *sections}
    for section in sections:
        assert {"Name", "Name[pl]", "Name[ru]", "Exec"} == set(entry[section])


def test_the_menu_starts_commands_that_there_are(entry: ConfigParser) -> None:
    for section in entry.sections():
        program, *arguments = entry[section]["Exec"].split()
        assert program == "kominek"
        if arguments != ["%f"]:
            assert commands._parser().parse_args(arguments).command
    with pytest.raises(CommandFault):
        commands._parser().parse_args(["no-such-command"])


def test_everything_in_the_metadata_is_said_in_three_languages() -> None:
    tree = ElementTree.parse(METAINFO).getroot()
    for tag in ("summary", "p", "li"):
        languages = [found.get(LANG, "en") for found in tree.iter(tag)]
        assert languages == ["en", "pl", "ru"] * (len(languages) // 3)
        assert languages
    assert tree.findtext("id") == METAINFO.name.removesuffix(".metainfo.xml")
    assert tree.findtext("launchable") == ENTRY.name


def test_all_name_the_same_kind_of_file(entry: ConfigParser) -> None:
    kind = ElementTree.parse(KINDS).getroot().find(f"{FREEDESKTOP}mime-type")
    name = kind.get("type")
    assert kind.find(f"{FREEDESKTOP}glob").get("pattern") == f"*{SUFFIX}"
    languages = [found.get(LANG, "en") for found in kind.iter(f"{FREEDESKTOP}comment")]
    assert languages == ["en", "pl", "ru"]
    assert entry["Desktop Entry"]["MimeType"] == f"{name};"
    provided = [found.text for found in ElementTree.parse(METAINFO).iter("mediatype")]
    assert provided == [name]
    assert f'"{name}"' in (ROOT / "packaging" / "windows" / "kominek.nsi").read_text("utf-8")


def test_the_manual_describes_every_command_in_three_languages() -> None:
    help_text = commands._parser().format_help()
    names = set(re.findall(r"^    (\w+) ", help_text, re.M))
    assert {"play", "replay"} <= names
    shapes = set()
    for folder in MANUALS.values():
        text = (SHARE / folder / "kominek.6").read_text("utf-8")
        described = set(re.findall(r'^\.BR? "?(\w+)', text.split("\n.SH ")[4], re.M))
        assert names <= described, folder
        shapes.add(
            tuple(line.split()[0] for line in text.splitlines() if line[:3] in {".SH", ".TP"})
        )
    assert len(shapes) == 1, "the manuals differ in their parts"


def test_the_version_comes_from_the_package(build: dict[str, Any]) -> None:
    for file in (path for path in LINUX.rglob("*") if path.is_file()):
        assert __version__ not in file.read_text("utf-8"), file
    text = build["filled"](METAINFO.read_text("utf-8"))
    release = ElementTree.fromstring(text).find("releases/release")
    assert release.get("version") == __version__
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", str(release.get("date")))
    assert "@" not in text


def test_a_release_has_the_date_of_the_changelog(
    build: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    release = build["release"]
    assert release(f"## {__version__} (2031-02-03)\n") == ("2031-02-03", "stable")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert release(f"## {__version__} (unreleased)\n") == ("1970-01-02", "development")


def test_a_package_leaves_to_the_system_what_it_depends_on(
    build: dict[str, Any], tmp_path: Path
) -> None:
    for name in ("libz.so.1", "libQt6Core.so.6", "libicudata.so.73"):
        (tmp_path / name).touch()
    assert build["_leave_to_system"](tmp_path) == {"zlib1g"}
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "libQt6Core.so.6",
        "libicudata.so.73",
    ]


def test_a_package_asks_for_the_c_library_that_its_binaries_need(
    build: dict[str, Any], tmp_path: Path
) -> None:
    old, new, note = (tmp_path / name for name in ("old.so", "new.so", "note.txt"))
    old.write_bytes(build["ELF"] + b"\0GLIBC_2.2.5\0GLIBC_2.17\0")
    new.write_bytes(build["ELF"] + b"\0GLIBC_2.17\0GLIBC_2.38\0GLIBC_PRIVATE\0")
    note.write_bytes(b"\0GLIBC_2.99\0")
    assert build["newest_libc"]([old, note]) == (2, 34)
    assert build["newest_libc"]([old, new, note]) == (2, 38)


def test_libraries_are_no_programs(build: dict[str, Any], tmp_path: Path) -> None:
    for name in ("kominek", "libQt6Core.so.6", "note.txt"):
        (tmp_path / name).touch(0o777 if name != "note.txt" else 0o600)
    build["_set_rights"](tmp_path)
    rights = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert rights == {"kominek": 0o755, "libQt6Core.so.6": 0o644, "note.txt": 0o644}


INSTALL = LINUX / "install.sh"


def unpacked(folder: Path) -> Path:
    """What the tarball holds, as far as the script looks at it."""
    files = {
        "program/kominek": "#!/bin/sh\n",
        "share/applications/kominek.desktop": ENTRY.read_text("utf-8"),
        "share/mime/packages/kominek.xml": KINDS.read_text("utf-8"),
        "share/man/man6/kominek.6.gz": "",
        "install.sh": INSTALL.read_text("utf-8"),
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def run_install(script: Path, home: Path, *arguments: str) -> int:
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    command = ("sh", str(script), *arguments)
    done = subprocess.run(command, check=False, env=environment, capture_output=True)
    return done.returncode


@pytest.mark.skipif(sys.platform != "linux", reason="the script is for Linux")
def test_the_script_of_the_tarball_leaves_what_was_there_before(tmp_path: Path) -> None:
    home = tmp_path / "home & co"
    own = {
        "share/applications/other.desktop": "[Desktop Entry]\nType=Application\nName=x\nExec=x\n",
        "share/kominek/matches/one.kominek": "kept",
        "bin/mine": "mine",
    }
    for name, text in own.items():
        path = home / ".local" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    folder = unpacked(tmp_path / "kominek-1")
    assert run_install(folder / "install.sh", home) == 0
    program = home / ".local" / "opt" / "kominek" / "kominek"
    entry = (home / ".local/share/applications/kominek.desktop").read_text("utf-8")
    assert f'Exec="{program}" %f' in entry
    assert (home / ".local" / "bin" / "kominek").readlink() == program
    assert run_install(program.with_name("install.sh"), home, "--remove") == 0
    left = {
        str(path.relative_to(home / ".local")): path.read_text("utf-8")
        for path in home.rglob("*")
        if path.is_file() and path.name != "mimeinfo.cache"  # of the desktop, when it has its tools
    }
    assert left == own
    assert run_install(folder / "install.sh", home, "--remove") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="the script is for Linux")
def test_the_script_of_the_tarball_leaves_an_empty_home_empty(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    folder = unpacked(tmp_path / "kominek-1")
    for _ in range(2):
        assert run_install(folder / "install.sh", home) == 0
    assert run_install(folder / "install.sh", home, "--remove") == 0
    assert [path for path in home.rglob("*") if not path.is_dir()] == []


def test_icons_and_manuals_lie_where_desktops_look(build: dict[str, Any], tmp_path: Path) -> None:
    icons = tmp_path / "icons"
    subprocess.run((sys.executable, ROOT / "packaging" / "make_icons.py", icons), check=True)
    build["share"](icons, tmp_path / "usr")
    share = tmp_path / "usr" / "share"
    for side in (16, 32, 48, 128, 256, 512):
        assert (share / f"icons/hicolor/{side}x{side}/apps/kominek.png").is_file()
    assert (share / "icons/hicolor/scalable/apps/kominek.svg").is_file()
    for folder in MANUALS.values():
        assert (share / folder / "kominek.6.gz").is_file()


def test_the_frozen_program_tells_processes_of_the_arena_from_commands() -> None:
    serve = runpy.run_path(str(ROOT / "packaging" / "bundle_entry.py"))["serve_multiprocessing"]
    serve([])
    serve(["arena", "top", "plain"])
    serve(["-c", "print('hello')"])
    with pytest.raises(SystemExit):
        serve(["--multiprocessing-fork"])
