"""Rules of the house that ruff, mypy and import-linter do not know."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "kominek_desktop"
FOLDERS = ("kominek_desktop", "tests", "benchmarks", "packaging", "docs", ".ci")
SKIPPED = {"__pycache__", "build", "dist"}
TEXT = {"", ".py", ".sh", ".md", ".toml", ".ts", ".txt", ".yml"}


def text_files() -> list[Path]:
    """The text files that people write, one folder after the other."""
    files = [file for file in ROOT.iterdir() if file.is_file() and file.suffix in TEXT]
    for folder in FOLDERS:
        files += [
            file
            for file in (ROOT / folder).rglob("*")
            if file.is_file() and file.suffix in TEXT and not SKIPPED & set(file.parts)
        ]
    return sorted(file for file in files if file.name != ".git")


def python_files() -> list[Path]:
    return [file for file in text_files() if file.suffix == ".py"]


def package_files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def shown(file: Path) -> str:
    return str(file.relative_to(ROOT))


def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def imports(file: Path) -> set[str]:
    """Every module that a file imports, with the dotted names of what it takes from them."""
    found: set[str] = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {shown(file): len(file.read_text("utf-8").splitlines()) for file in python_files()}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


def test_no_module_has_a_name_that_says_nothing() -> None:
    empty = {"utils", "util", "common", "helpers", "helper", "core", "misc"}
    assert [shown(file) for file in PACKAGE.rglob("*") if file.stem in empty] == []


def test_only_the_dice_import_random() -> None:
    users = [shown(file) for file in package_files() if "random" in imports(file)]
    assert users == ["kominek_desktop/rules/chance.py"]


def test_the_session_needs_no_screen() -> None:
    drawing = {"PySide6.QtWidgets", "PySide6.QtGui"}
    session = sorted((PACKAGE / "session").rglob("*.py"))
    assert [shown(file) for file in session if drawing & imports(file)] == []


def test_every_module_says_what_it_is() -> None:
    modules = [file for file in package_files() if file.name != "__init__.py"]
    assert [shown(file) for file in modules if not ast.get_docstring(tree_of(file))] == []


def test_nothing_is_left_open() -> None:
    mark = re.compile(r"\b(?:TOD[O]|FIXM[E]|XX[X])\b|NotImplemented" + "Error")
    found = [shown(file) for file in python_files() if mark.search(file.read_text("utf-8"))]
    assert found == []


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    place = re.compile(r"(?<![\w.>$}])/(?:wor[k]|tm[p]|hom[e]|roo[t])/")
    found = [shown(file) for file in text_files() if place.search(file.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize("name", ["README.md", "README.pl.md", "README.ru.md"])
def test_setting_up_takes_two_commands(name: str) -> None:
    """The first block of commands in each README is the set-up: make run, make test, no more."""
    block = re.search(r"^```sh\n(.*?)^```$", (ROOT / name).read_text("utf-8"), re.M | re.S)
    assert block is not None
    commands = [line.split("#")[0].strip() for line in block.group(1).splitlines()]
    assert commands == ["make run", "make test"]
