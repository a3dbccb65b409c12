"""The parts of the Windows build that know the version: its one place is the package.

Usage::

    build.py version-info OUT            what PyInstaller puts into the two programs
    build.py installer BUNDLE ICONS OUT  the installer of a finished bundle, by makensis

BUNDLE is the folder that PyInstaller made; it must hold exactly what the uninstaller removes.
ICONS is the folder that make_icons.py wrote.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from kominek_desktop import __version__

SCRIPT = Path(__file__).resolve().with_name("kominek.nsi")
WINDOW_EXE, CONSOLE_EXE = "kominek.exe", "kominek-cli.exe"
CONTENTS = frozenset({WINDOW_EXE, CONSOLE_EXE, "_internal"})
_USUAL_PLACE = Path("C:/Program Files (x86)/NSIS/makensis.exe")


def quad(version: str) -> tuple[int, int, int, int]:
    """The version as the four numbers of Windows; what stands behind the third is dropped."""
    numbers = re.match(r"(\d+)\.(\d+)\.(\d+)", version)
    if numbers is None:
        raise ValueError(f"not a version: {version}")
    major, minor, patch = map(int, numbers.groups())
    return major, minor, patch, 0


def version_info(version: str) -> str:
    """The version resource, in the form that PyInstaller reads."""
    strings = {
        "CompanyName": "the Kominek authors",
        "FileDescription": "Kominek",
        "FileVersion": version,
        "InternalName": "kominek",
        "LegalCopyright": "MIT",
        "ProductName": "Kominek",
        "ProductVersion": version,
    }
    rows = "".join(
        f"            StringStruct({name!r}, {text!r}),\n" for name, text in strings.items()
    )
    numbers = quad(version)
    return (
        "VSVersionInfo(\n"
        f"    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0,\n"
        "        OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),\n"
        "    kids=[\n"
        "        StringFileInfo([StringTable('040904B0', [\n"
        f"{rows}"
        "        ])]),\n"
        "        VarFileInfo([VarStruct('Translation', [1033, 1200])]),\n"
        "    ],\n"
        ")\n"
    )


def makensis_command(makensis: str, bundle: Path, icons: Path, out: Path) -> list[str]:
    """How makensis is called; it resolves relative paths from the script's folder, so all paths
    are made absolute."""
    values = {
        "VERSION": __version__,
        "VERSION_QUAD": ".".join(map(str, quad(__version__))),
        "BUNDLE": str(bundle.resolve()),
        "ICONS": str(icons.resolve()),
        "OUTFILE": str(out.resolve()),
    }
    defines = [f"-D{name}={value}" for name, value in values.items()]
    return [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defines, str(SCRIPT)]


def _installer(bundle: Path, icons: Path, out: Path) -> int:
    found = {each.name for each in bundle.iterdir()}
    if found != CONTENTS:
        print(f"{bundle} holds {sorted(found)}, expected {sorted(CONTENTS)}", file=sys.stderr)
        return 1
    makensis = shutil.which("makensis") or (str(_USUAL_PLACE) if _USUAL_PLACE.exists() else None)
    if makensis is None:
        print("makensis is missing: apt-get install nsis, or choco install nsis", file=sys.stderr)
        return 1
    out.parent.mkdir(parents=True, exist_ok=True)
    return subprocess.run(makensis_command(makensis, bundle, icons, out), check=False).returncode


def main() -> int:
    """Make what the command line names; the exit status."""
    match sys.argv[1:]:
        case ["version-info", out]:
            Path(out).parent.mkdir(parents=True, exist_ok=True)
            Path(out).write_text(version_info(__version__), encoding="utf-8")
            return 0
        case ["installer", bundle, icons, out]:
            return _installer(Path(bundle), Path(icons), Path(out))
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
