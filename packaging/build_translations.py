"""Builds translations/*.qm from the .ts files that are newer; prints only what it had to do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LRELEASE = Path(sys.executable).with_name("pyside6-lrelease")


def stale(source: Path, built: Path) -> bool:
    """Whether the built file is missing or older than its source."""
    return not built.exists() or built.stat().st_mtime < source.stat().st_mtime


def main() -> int:
    """Build what is stale; the exit status of lrelease."""
    for source in sorted((ROOT / "translations").glob("*.ts")):
        built = source.with_suffix(".qm")
        if stale(source, built):
            # A running program has the old file mapped into its memory: put the new one in its
            # place, never write into it.
            fresh = built.with_name(f"{built.stem}.new.qm")
            done = subprocess.run([LRELEASE, "-silent", source, "-qm", fresh], check=False)
            if done.returncode:
                return done.returncode
            fresh.replace(built)
            print(f"built {built.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
