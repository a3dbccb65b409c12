"""Write every picture of the deck, and the index that tells which file shows which card.

Usage: ``build.py [OUTDIR]``; OUTDIR is the ``assets`` folder of the checkout by default. Below it
come ``cards/standard``, ``cards/large`` (each with ``two``, ``four``, ``two-open``, ``four-open``;
only pictures that differ are written), ``cards/backs``, ``cards/*.svg``, ``cards/index.json`` and
``icons/kominek.svg``. SVG files below ``cards`` that are no longer made are removed.
The same sources always give the same bytes.

Faces are pictures alone: paper, border and index letters are drawn by the program. Colours of the
cloth and of the suit signs are in ``palette.py``.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path

if not __package__:  # started as a file: make the folder a package
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    __package__ = "deck"

from .backs import FIELDS, back
from .coats import futro, garnitur
from .eights import eight
from .emblems import emblem
from .figure import frame, sash, sign
from .hearth import cover, icon
from .jack import jack
from .king import king
from .numbers import GRID, ace, large_number, number_card
from .palette import COLOURS, SUITS, Cloth
from .queen import queen
from .sheet import centred, two_way

WIDTH, HEIGHT, ICON = 250, 350, 512
COURTS = {"K": king, "Q": queen, "J": jack}
RANKS = (*GRID, "J", "Q", "K", "A")
DEFAULT = Path(__file__).resolve().parents[2] / "assets"


def standard(rank: str, suit: str, cloth: Cloth, open_: bool) -> str:
    """The picture of a card of the standard deck."""
    if rank in COURTS:
        half = COURTS[rank](suit, cloth)
        half.fill(sign(suit, cloth, open_), cloth.ink)
        return two_way(frame(cloth), half, sash(cloth), WIDTH, HEIGHT)
    if rank == "A":
        return centred(ace(suit, cloth, open_), WIDTH, HEIGHT)
    return centred(number_card(rank, suit, cloth, open_), WIDTH, HEIGHT)


def large(rank: str, suit: str, cloth: Cloth, open_: bool) -> str:
    """The picture of a card of the large-index deck."""
    if rank in COURTS:
        return centred(emblem(rank, suit, cloth, open_), WIDTH, HEIGHT)
    if rank == "A":
        return centred(ace(suit, cloth, open_, large=True), WIDTH, HEIGHT)
    return centred(large_number(suit, cloth, open_), WIDTH, HEIGHT)


def faces(files: dict[str, str]) -> dict[str, dict[str, dict[str, dict[str, str]]]]:
    """Add the pictures of both decks to ``files``; give deck, colours, pips, card -> file."""
    index: dict[str, dict[str, dict[str, dict[str, str]]]] = {}
    for deck, draw in (("standard", standard), ("large", large)):
        known: dict[str, str] = {}
        for pips in ("closed", "open"):
            for colours, cloths in COLOURS.items():
                cards: dict[str, str] = {}
                folder = colours + ("-open" if pips == "open" else "")
                for rank, suit in product(RANKS, SUITS):
                    card = rank + suit
                    text = draw(rank, suit, cloths[suit], pips == "open")
                    name = "pip" + suit if deck == "large" and rank in GRID else card
                    # A picture that is already there under another choice is not written again.
                    file = known.setdefault(text, f"{deck}/{folder}/{name}.svg")
                    files[f"cards/{file}"] = text
                    cards[card] = file
                index.setdefault(deck, {}).setdefault(colours, {})[pips] = cards
    return index


def pictures() -> dict[str, str]:
    """Every file of the deck: its path below OUTDIR and its text."""
    files: dict[str, str] = {}
    index: dict[str, object] = {"decks": faces(files)}
    others: dict[str, str] = {}
    for name, colours in FIELDS.items():
        others[f"backs/{name}.svg"] = two_way(*back(colours), WIDTH, HEIGHT)
    index["backs"] = {name: f"backs/{name}.svg" for name in FIELDS}
    cloths = COLOURS["two"]
    others["eight_hearts.svg"] = centred(eight("H", cloths["H"]), HEIGHT, WIDTH)
    others["eight_spades.svg"] = centred(eight("S", cloths["S"]), HEIGHT, WIDTH)
    others["cover.svg"] = centred(cover(), HEIGHT, WIDTH)
    others["futro.svg"] = centred(futro(), WIDTH, HEIGHT)
    others["garnitur.svg"] = centred(garnitur(), WIDTH, HEIGHT)
    index["eights"] = {"H": "eight_hearts.svg", "S": "eight_spades.svg"}
    index["cover"] = "cover.svg"
    index["coats"] = {"futro": "futro.svg", "garnitur": "garnitur.svg"}
    files |= {f"cards/{name}": text for name, text in others.items()}
    files["icons/kominek.svg"] = centred(icon(), ICON, ICON)
    files["cards/index.json"] = json.dumps(index, indent=1, sort_keys=True) + "\n"
    return files


def main() -> None:
    """Write the files; those that are no longer made are removed from ``cards``."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    files = pictures()
    for old in (out / "cards").rglob("*.svg"):
        if str(old.relative_to(out).as_posix()) not in files:
            old.unlink()
    for name, text in files.items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
    size = sum(len(text) for text in files.values())
    print(f"{len(files)} files, {size // 1024} kB, in {out}")


if __name__ == "__main__":
    main()
