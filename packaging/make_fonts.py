"""Build the shipped fonts from the unpacked npm packages of Fontsource.

Usage: ``make_fonts.py FOLDER_OF_ALEGREYA FOLDER_OF_ALEGREYA_SANS [OUT]``, where each folder is what
``npm pack @fontsource/alegreya @fontsource/alegreya-sans`` unpacks to (it holds ``files/`` and
``LICENSE``). Needs fontTools and brotli. OUT is ``assets/fonts`` by default.

The packages split every face by script; the interface needs Latin, Latin Extended and Cyrillic in
one file. Each face is then given a family name of its own: left alone, the faces of one family hide
each other and a request for Medium silently yields Bold.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

SCRIPTS = ("latin", "latin-ext", "cyrillic")
WEIGHT_NAMES = {500: "Medium", 700: "Bold", 800: "ExtraBold"}
FACES = (
    ("alegreya", "Alegreya", (700, 800)),
    ("alegreya-sans", "Alegreya Sans", (500, 700, 800)),
)
FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT = 1, 2, 3, 4, 6
STYLE_LINKS = (16, 17, 21, 22, 25)
FS_ITALIC, FS_BOLD, FS_REGULAR = 1, 1 << 5, 1 << 6
EPOCH = 3_786_825_600  # a fixed stamp keeps rebuilt files byte for byte the same


def merge_scripts(files: Path, stem: str, weight: int) -> TTFont:
    """One font out of the per-script files of a face."""
    with tempfile.TemporaryDirectory() as folder:
        parts: list[str] = []
        for script in SCRIPTS:
            font = TTFont(files / f"{stem}-{script}-{weight}-normal.woff2")
            font.flavor = None
            part = Path(folder, f"{script}.ttf")
            font.save(part)
            parts.append(str(part))
        return Merger().merge(parts)


def rename(font: TTFont, family: str, weight: int) -> None:
    """Make the face the only member of its own family, with its true weight."""
    table = font["name"]
    for name_id in STYLE_LINKS:
        table.removeNames(nameID=name_id)
    postscript = family.replace(" ", "") + "-Regular"
    for name_id, text in (
        (FAMILY, family),
        (STYLE, "Regular"),
        (UNIQUE, postscript),
        (FULL, family),
        (POSTSCRIPT, postscript),
    ):
        table.removeNames(nameID=name_id)
        table.setName(text, name_id, 3, 1, 0x409)
        table.setName(text, name_id, 1, 0, 0)
    os2 = font["OS/2"]
    os2.usWeightClass = weight
    os2.fsSelection = os2.fsSelection & ~(FS_ITALIC | FS_BOLD) | FS_REGULAR
    font["head"].macStyle = 0


def make(packages: tuple[Path, Path], out: Path) -> None:
    """Write every face and the licence text into ``out``."""
    out.mkdir(parents=True, exist_ok=True)
    for folder, (stem, name, weights) in zip(packages, FACES, strict=True):
        for weight in weights:
            font = merge_scripts(folder / "files", stem, weight)
            family = f"{name} {WEIGHT_NAMES[weight]}"
            rename(font, family, weight)
            font.recalcTimestamp = False
            font["head"].created = font["head"].modified = EPOCH
            target = out / (family.replace(" ", "") + ".ttf")
            font.save(target)
            print(f"{target} {target.stat().st_size // 1024} kB {len(font.getBestCmap())} signs")
    texts = [(folder / "LICENSE").read_text(encoding="utf-8").strip() for folder in packages]
    (out / "OFL.txt").write_text("\n\n\n".join(dict.fromkeys(texts)) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Command line; returns the exit code."""
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    default = Path(__file__).resolve().parent.parent / "assets" / "fonts"
    out = Path(arguments[2]) if len(arguments) == 3 else default
    make((Path(arguments[0]), Path(arguments[1])), out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
