"""Brings translations/*.ts up to date with the texts in the code (needs pyside6-lupdate)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
LUPDATE = Path(sys.executable).with_name("pyside6-lupdate")
LANGUAGES: dict[str, tuple[str, ...]] = {"pl": (), "ru": (), "en": ("-pluralonly",)}
"""English is the language of the code, so only its plural forms need a file."""


def sources() -> list[Path]:
    """The Python files that hold words for the player; lupdate takes no folder of these."""
    package = ROOT / "kominek_desktop"
    files = [package / "app.py", *(package / "gui").rglob("*.py")]
    return sorted(file for file in files if file.is_file())


def ts_name(language: str) -> str:
    """The file name of a language's source of translations."""
    return f"kominek_{language}.ts"


def update(folder: Path) -> None:
    """Run lupdate on every language's file in ``folder``; raises CalledProcessError."""
    files = [str(file.relative_to(ROOT)) for file in sources()]
    options = ["-silent", "-source-language", "en", "-no-obsolete", "-locations", "none"]
    for language, more in LANGUAGES.items():
        target = folder / ts_name(language)
        subprocess.run(
            [LUPDATE, *files, "-ts", target, "-target-language", language, *options, *more],
            check=True,
            cwd=ROOT,
        )


def main() -> int:
    """Update the files of the checkout."""
    FOLDER.mkdir(exist_ok=True)
    update(FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
