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
from kominek_desktop.session.library import SUFFIX

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
