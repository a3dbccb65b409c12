"""Brings translations/*.ts up to date with the texts in the code (needs pyside6-lupdate)."""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
LUPDATE = Path(sys.executable).with_name("pyside6-lupdate")
LANGUAGES: dict[str, tuple[str, ...]] = {"pl": (), "ru": (), "en": ("-pluralonly",)}
"""English is the language of the code, so only its plural forms need a file."""
COUNT = 3
"""Place of the count in translate(context, text, comment, count)."""


def sources() -> list[Path]:
    """The Python files that hold words for the player; lupdate takes no folder of these."""
    package = ROOT / "kominek_desktop"
    files = [package / "app.py", *(package / "gui").rglob("*.py")]
    return sorted(file for file in files if file.is_file())


def ts_name(language: str) -> str:
    """The file name of a language's source of translations."""
    return f"kominek_{language}.ts"


def with_plain_counts(code: str) -> str:
    """The code with every count of a translate() call replaced by 0.

    lupdate takes a variable there for the name of an encoding, and so misses the plural forms; a
    call of anything else makes it drop the text altogether. A figure is understood.
    """
    lines = [line.encode() for line in code.splitlines(keepends=True)]
    calls = [
        node
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Call)
        and len(node.args) > COUNT
        and getattr(node.func, "attr", getattr(node.func, "id", "")) == "translate"
    ]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset), reverse=True):
        count = call.args[COUNT]
        first, last = count.lineno - 1, (count.end_lineno or count.lineno) - 1
        tail = lines[last][count.end_col_offset :]
        lines[first : last + 1] = [lines[first][: count.col_offset] + b"0" + tail]
    return b"".join(lines).decode()


def update(folder: Path) -> None:
    """Run lupdate on every language's file in ``folder``; raises CalledProcessError."""
    options = ["-silent", "-source-language", "en", "-no-obsolete", "-locations", "none"]
    with tempfile.TemporaryDirectory() as place:
        copies = []
        for file in sources():
            copy = Path(place) / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(with_plain_counts(file.read_text("utf-8")), "utf-8")
            copies.append(copy)
        for language, more in LANGUAGES.items():
            target = folder / ts_name(language)
            subprocess.run(
                [LUPDATE, *copies, "-ts", target, "-target-language", language, *options, *more],
                check=True,
            )


def main() -> int:
    """Update the files of the checkout."""
    FOLDER.mkdir(exist_ok=True)
    update(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
