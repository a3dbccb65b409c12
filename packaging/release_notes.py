"""Prints what CHANGELOG.md says about the version of the package, for the page of a release.

Usage: ``release_notes.py [--tag TAG]``. With a tag the release is checked: the tag has to be
``v`` and the version, and the changelog must not call the version unreleased any more. Exit
status 1 with one line on stderr when that does not hold.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from kominek_desktop import __version__

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


class Unfit(Exception):
    """The version cannot be released; the message says why."""


def section(changelog: str, version: str) -> tuple[str, str]:
    """What stands behind the version in its heading, and the text below it; raises Unfit."""
    found = re.search(
        rf"^## {re.escape(version)}(?: +([^\n]*))?\n(.*?)(?=^## |\Z)", changelog, re.M | re.S
    )
    if found is None:
        raise Unfit(f"CHANGELOG.md has no section {version}")
    return found.group(1) or "", found.group(2).strip()


def notes(changelog: str, version: str, tag: str | None) -> str:
    """The text of the section; with a tag, raises Unfit when they do not belong together."""
    heading, text = section(changelog, version)
    if tag is not None:
        if tag != f"v{version}":
            raise Unfit(f"the tag {tag} is not v{version}")
        if "unreleased" in heading:
            raise Unfit(f"CHANGELOG.md calls {version} unreleased")
    return text


def main() -> int:
    """Print the text, or why there is none."""
    match sys.argv[1:]:
        case []:
            tag = None
        case ["--tag", given]:
            tag = given
        case _:
            print("release_notes.py [--tag TAG]", file=sys.stderr)
            return 2
    try:
        print(notes(CHANGELOG.read_text(encoding="utf-8"), __version__, tag))
    except Unfit as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
