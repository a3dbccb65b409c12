"""Writes small decks in the format of KDE's games."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from pathlib import Path

from kominek_desktop.gui.table.carddecks import BACK, element_of
from kominek_desktop.rules.cards import Rank, make_pack

ELEMENTS = (BACK, *(element_of(card) for card in make_pack(Rank.TWO)))
INDEX = "[KDE Backdeck]\nName=Plain\nName[pl]=Zwykła\nName[ru]=Простая\nSVG=deck.svgz\n"


def colour_of(element: str) -> tuple[int, int, int]:
    """The colour with which an element is filled, another one for each."""
    number = ELEMENTS.index(element)
    return 40 + 3 * number, 200 - 3 * number, 90


def picture(missing: Iterable[str] = (), width: int = 50, height: int = 70) -> str:
    """The SVG of a deck without the elements ``missing``."""
    parts = []
    for number, element in enumerate(ELEMENTS):
        if element in missing:
            continue
        x, y = number % 13 * 2 * width, number // 13 * 2 * height
        fill = "#{:02x}{:02x}{:02x}".format(*colour_of(element))
        parts.append(
            f'<g id="{element}"><rect x="{x}" y="{y}" width="{width}" height="{height}" '
            f'fill="{fill}"/></g>'
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'


def write_deck(root: Path, folder: str, index: str | bytes = INDEX, svg: str | None = None) -> Path:
    """A deck in ``carddecks`` below ``root``; returns its folder."""
    place = root / "carddecks" / folder
    place.mkdir(parents=True)
    data = index.encode() if isinstance(index, str) else index
    (place / "index.desktop").write_bytes(data)
    (place / "deck.svgz").write_bytes(gzip.compress((picture() if svg is None else svg).encode()))
    return place
