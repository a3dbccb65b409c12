"""The packages of all systems agree with the program and with each other."""

from __future__ import annotations

import plistlib
import re
import runpy
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage, QImageReader

from kominek_desktop import __version__
from kominek_desktop.rules.record import SUFFIX

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NSI = (PACKAGING / "windows" / "kominek.nsi").read_text("utf-8")
TEXTS = (PACKAGING / "windows" / "texts.nsh").read_text("utf-8")
RELEASE = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
MEANT_SIZES = {16, 22, 24, 32, 48, 64, 128, 256, 512}
LANGUAGES = {"en": "ENGLISH", "pl": "POLISH", "ru": "RUSSIAN"}


def plist() -> dict[str, Any]:
    with (PACKAGING / "macos" / "Info.plist").open("rb") as file:
        values: dict[str, Any] = plistlib.load(file)
    return values


def defined(name: str) -> str:
    """The value of a ``!define`` of the installer's script."""
    found = re.search(rf'^!define {name} "(.*)"', NSI, re.M)
    assert found is not None
    return found.group(1)


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("icons")
    subprocess.run([sys.executable, PACKAGING / "make_icons.py", out], check=True)
    return out


@pytest.fixture(scope="module")
def windows() -> dict[str, Any]:
    return runpy.run_path(str(PACKAGING / "windows" / "build.py"))


@pytest.fixture(scope="module")
def release() -> dict[str, Any]:
    return runpy.run_path(str(PACKAGING / "release_notes.py"))


def is_the_icon(image: QImage) -> bool:
    """Whether the corner is free and the middle of the picture is fire in front of the dark."""
    side = image.width()
    corner, flame = image.pixelColor(0, 0), image.pixelColor(side // 2, side * 9 // 16)
    return (
        image.height() == side
        and corner.alpha() < 64
        and flame.alpha() == 255
        and flame.red() > 150 > flame.blue()
    )


def test_the_icon_is_there_in_every_size(icons: Path) -> None:
    sizes = {int(file.stem.split("-")[1]): file for file in icons.glob("kominek-*.png")}
    assert set(sizes) >= MEANT_SIZES
    for size, file in sizes.items():
        image = QImage(str(file))
        assert (size, image.width(), is_the_icon(image)) == (size, size, True)


def test_windows_finds_every_size_in_one_file(icons: Path) -> None:
    reader = QImageReader(str(icons / "kominek.ico"))
    found = []
    for place in range(reader.imageCount()):
        reader.jumpToImage(place)
        image = reader.read()
        assert is_the_icon(image)
        found.append(image.width())
    assert found == [16, 20, 24, 32, 40, 48, 64, 96, 128, 256]


def test_the_mask_of_a_windows_icon_frees_the_corners_alone(icons: Path) -> None:
    data = (icons / "kominek.ico").read_bytes()
    _, _, _, _, _, _, length, place = struct.unpack_from("<BBBBHHII", data, 6)
    assert length == 40 + 16 * 16 * 4 + 16 * 4
    mask = [
        int.from_bytes(data[start : start + 4]) >> 16
        for start in range(place + 40 + 1024, place + length, 4)
    ]
    assert mask[0] & 0x8001 == mask[-1] & 0x8001 == 0x8001
    assert mask[8] & 0x0FF0 == 0


def test_macos_finds_every_size_in_one_file(icons: Path) -> None:
    data = (icons / "kominek.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    found, place = {}, 8
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        image = QImage.fromData(data[place + 8 : place + length])
        assert is_the_icon(image)
        assert image.pixelColor(image.width() // 2, image.width() // 20).alpha() == 0  # the margin
        found[kind] = image.width()
        place += length
    assert place == len(data)
    assert {256, 512, 1024} <= set(found.values())
    assert found[b"ic07"] == 128 and found[b"ic10"] == 1024


def test_the_installer_has_a_picture_that_windows_reads(icons: Path) -> None:
    data = (icons / "wizard.bmp").read_bytes()
    kind, width, height = data[:2], *struct.unpack_from("<ii", data, 18)
    assert (kind, width / 164, height / 314) == (b"BM", 2, 2)
    assert QImage.fromData(data).pixelColor(0, 0) == QColor("#3A2114")


def test_the_version_is_written_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\w*", __version__)
    files = [PACKAGING / "windows" / "kominek.nsi", PACKAGING / "windows" / "texts.nsh"]
    files += [PACKAGING / "macos" / "Info.plist", PACKAGING / "macos" / "make_dmg.sh", *WORKFLOWS]
    assert [file.name for file in files if __version__ in file.read_text("utf-8")] == []
    assert not {"CFBundleVersion", "CFBundleShortVersionString"} & set(plist())


def test_the_changelog_tells_of_this_version(release: dict[str, Any]) -> None:
    text = release["notes"]((ROOT / "CHANGELOG.md").read_text("utf-8"), __version__, None)
    assert text.startswith("- ")
    assert "\n## " not in text


def test_a_release_needs_its_own_tag_and_a_changelog_without_unreleased(
    release: dict[str, Any],
) -> None:
    changelog = "# C\n\n## 1.1.0 (unreleased)\n\n- new\n\n## 1.0.0 (2026-01-02)\n\n- first\n"
    notes, unfit = release["notes"], release["Unfit"]
    assert notes(changelog, "1.0.0", "v1.0.0") == "- first"
    assert notes(changelog, "1.1.0", None) == "- new"
    for version, tag in (("1.0.0", "v1.1.0"), ("1.1.0", "v1.1.0"), ("1.0", None)):
        with pytest.raises(unfit):
            notes(changelog, version, tag)


def test_windows_shows_the_version_of_the_package(windows: dict[str, Any]) -> None:
    assert windows["quad"]("1.20.3rc1") == (1, 20, 3, 0)
    text = windows["version_info"](__version__)
    assert f"filevers={windows['quad'](__version__)}" in text
    assert text.count(repr(__version__)) == 2
    compile(text, "version_info", "eval")


def test_makensis_is_told_all_that_the_script_asks_for(windows: dict[str, Any]) -> None:
    asked = re.search(r"^!ifndef (.*)$", NSI, re.M)
    command = windows["makensis_command"]("makensis", Path("b"), Path("i"), Path("o"))
    given = {part[2:].split("=")[0] for part in command if part.startswith("-D")}
    assert given == set(asked.group(1).split(" | "))
    assert f"-DVERSION={__version__}" in command


def test_the_installer_says_everything_in_three_languages() -> None:
    said: dict[str, set[str]] = {language: set() for language in LANGUAGES.values()}
    for name, language, text in re.findall(
        r'^LangString (\w+) \$\{LANG_(\w+)\} "(.+)"$', TEXTS, re.M
    ):
        assert name not in said[language]
        assert bool(re.search("[а-яА-Я]", text)) is (language == "RUSSIAN")
        said[language].add(name)
    used = set(re.findall(r"\$\((\w+)\)", NSI))
    assert said == dict.fromkeys(LANGUAGES.values(), used)
    spoken = re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"', NSI, re.M)
    assert {language.upper() for language in spoken} == set(LANGUAGES.values())


def test_installing_on_windows_needs_no_rights() -> None:
    assert "RequestExecutionLevel user" in NSI
    assert 'InstallDir "$LOCALAPPDATA\\' in NSI
    assert set(re.findall(r"(?:Write|Delete|Read)Reg\w+ (?:/\w+ )?(\w+)", NSI)) == {"HKCU"}


def test_the_uninstaller_removes_the_program_and_nothing_of_the_player(
    windows: dict[str, Any],
) -> None:
    whole = set(re.findall(r'RMDir /r "(.*)"', NSI))
    assert whole == {"$INSTDIR\\_internal"}
    removed = NSI.split('Section "Uninstall"')[1]
    single = set(re.findall(r'Delete "\$INSTDIR\\(.*)"', removed))
    assert single == {"${WINDOW_EXE}", "${CONSOLE_EXE}", "Uninstall.exe"}
    assert windows["CONTENTS"] == {defined("WINDOW_EXE"), defined("CONSOLE_EXE"), "_internal"}
    for key in re.findall(r'WriteReg\w+ HKCU "(\$\{\w+\})[\\"]', NSI):
        assert f'HKCU "{key}' in removed


def test_all_systems_know_records_by_the_same_names() -> None:
    values = plist()
    exported = values["UTExportedTypeDeclarations"]
    tags = exported[0]["UTTypeTagSpecification"]
    assert defined("EXTENSION") == SUFFIX
    assert tags["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    assert tags["public.mime-type"] == [defined("MIME_TYPE")]
    identifier = values["CFBundleIdentifier"]
    assert exported[0]["UTTypeIdentifier"] == f"{identifier}.record"
    assert values["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [f"{identifier}.record"]


def test_macos_names_program_and_records_in_three_languages() -> None:
    folders = {file.parent.stem: file for file in PACKAGING.glob("macos/*.lproj/InfoPlist.strings")}
    assert set(folders) == set(LANGUAGES) == set(plist()["CFBundleLocalizations"])
    kind = plist()["CFBundleDocumentTypes"][0]["CFBundleTypeName"]
    for file in folders.values():
        lines = file.read_text("utf-8").splitlines()
        keys = [re.fullmatch(r'"?([\w ]+)"? = ".+";', line).group(1) for line in lines]
        assert keys == ["CFBundleDisplayName", kind]


def test_the_workflow_tries_and_packs_what_the_recipes_make() -> None:
    for name in (defined("WINDOW_EXE"), defined("CONSOLE_EXE"), "Kominek.app"):
        assert name in RELEASE
    assert defined("RECORD_CLASS") in RELEASE
    assert set(re.findall(r"- system: (\w+)", RELEASE)) == {"linux", "windows", "macos"}
    assert ".ci/run" in (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")


def test_workflows_and_release_notes_call_scripts_that_are_there() -> None:
    texts = [file.read_text("utf-8") for file in WORKFLOWS]
    texts.append((ROOT / "docs" / "release.md").read_text("utf-8"))
    named = {
        name.replace("\\", "/")
        for text in texts
        for name in re.findall(
            r"(?:packaging|\.ci)[/\\][\w/\\]+(?:\.(?:py|sh|plist))?\b(?!\.)", text
        )
    }
    assert len(named) >= 8
    assert sorted(name for name in named if not (ROOT / name).exists()) == []
