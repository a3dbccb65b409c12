"""Prints the accessible tree of a table in play.

    xvfb-run -a .venv/bin/python tests/xvfb/print_tree.py [LANGUAGE [FOLDER]]

FOLDER is an empty one for the program's files; by default one that is removed in the end.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SKIPPED = {"enabled", "sensitive", "showing", "visible", "transient", "read only"}


def line(one: dict[str, Any]) -> str:
    """A thing in one line: role, name, description, states, actions and place."""
    states = [name for name in one["states"] if name not in SKIPPED]
    parts = [f"{'  ' * one['depth']}{one['role']}: {one['name']}"]
    if one["description"]:
        parts.append(f"({one['description']})")
    parts.append(f"[{', '.join((*states, *one['actions']))}]")
    parts.append("{},{} {}x{}".format(*one["place"]))
    return " ".join(parts)


def main(language: str, folder: Path) -> None:
    """Start the program in the middle of a trick, read it, and end it."""
    sys.path.insert(0, str(ROOT))
    from tests.xvfb import positions
    from tests.xvfb.listening import bus, client
    from tests.xvfb.program import Program
    from tests.xvfb.test_atspi import has_choice

    with bus() as environment:
        os.environ.update(environment)
        program = Program(folder, positions.record(has_choice), language=language)
        program.start()
        try:
            program.rest()
            print("\n".join(map(line, client("tree"))))
        finally:
            program.kill()


if __name__ == "__main__":
    given = sys.argv[1:]
    with tempfile.TemporaryDirectory() as made:
        main(given[0] if given else "pl", Path(given[1] if len(given) > 1 else made))
