"""The drawn deck: reproducible, complete, within its margins, and plain enough for any renderer."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
CARDS = ASSETS / "cards"
BUILD = ROOT / "packaging" / "deck" / "build.py"
ICON = ASSETS / "icons" / "kominek.svg"

RANKS, SUITS = "23456789TJQKA", "SHDC"
IDS = {rank + suit for rank in RANKS for suit in SUITS}
VARIANTS = [
    (deck, colours, pips)
    for deck in ("standard", "large")
    for colours in ("two", "four")
    for pips in ("closed", "open")
]
PICTURES = sorted(CARDS.rglob("*.svg"))
COURTS = [file for file in PICTURES if "standard" in file.parts and file.stem[0] in "KQJ"]
COUNTED = [file for file in PICTURES if "standard" in file.parts and file.stem[0] in "23456789T"]
BACKS = sorted((CARDS / "backs").glob("*.svg"))
INKS = {
    "two": {"S": "#201A17", "H": "#C02D16", "D": "#C02D16", "C": "#201A17"},
    "four": {"S": "#201A17", "H": "#C02D16", "D": "#1A35C4", "C": "#00766F"},
}

ELEMENTS = {"svg", "g", "defs", "use", "path"}
ATTRIBUTES = {
    *("id", "d", "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"),
    *("transform", "width", "height", "viewBox", "{http://www.w3.org/1999/xlink}href"),
}
SCALE = 2
FAINT = bytes(0 if alpha < 24 else 255 for alpha in range(256))
MARGIN, FRAME = 9.0, QRectF(49, 21, 152, 308)
ANTIALIASING = 1.0


def name_of(file: Path) -> str:
    return file.relative_to(ASSETS).as_posix()


def index() -> dict[str, dict[str, dict[str, dict[str, dict[str, str]]]]]:
    found: dict[str, dict[str, dict[str, dict[str, dict[str, str]]]]] = json.loads(
        (CARDS / "index.json").read_text("utf-8")
    )
    return found


def files_below(folder: Path) -> dict[str, bytes]:
    found = [file for part in ("cards", "icons") for file in (folder / part).rglob("*")]
    return {
        file.relative_to(folder).as_posix(): file.read_bytes() for file in found if file.is_file()
    }


def render(file: Path, scale: float = SCALE) -> QImage:
    renderer = QSvgRenderer(str(file))
    assert renderer.isValid()
    size = renderer.viewBoxF().size() * scale
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def rows_of(image: QImage, form: QImage.Format) -> list[bytes]:
    converted = image.convertToFormat(form)
    data, step = bytes(converted.constBits()), converted.bytesPerLine()
    width = converted.width() * converted.depth() // 8
    return [data[y * step : y * step + width] for y in range(converted.height())]


def ink_box(image: QImage) -> QRectF:
    """What is drawn, in units of the picture; empty when there is nothing."""
    rows = [row.translate(FAINT) for row in rows_of(image, QImage.Format.Format_Alpha8)]
    inked = [(y, row) for y, row in enumerate(rows) if any(row)]
    if not inked:
        return QRectF()
    left = min(len(row) - len(row.lstrip(b"\0")) for _, row in inked)
    right = max(len(row.rstrip(b"\0")) for _, row in inked)
    top, bottom = inked[0][0], inked[-1][0] + 1
    return QRectF(left / SCALE, top / SCALE, (right - left) / SCALE, (bottom - top) / SCALE)


def test_the_generator_gives_the_files_that_are_checked_in(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(BUILD), str(tmp_path)], check=True, capture_output=True)
    made, kept = files_below(tmp_path), files_below(ASSETS)
    assert sorted(made) == sorted(kept)
    assert [name for name in made if made[name] != kept[name]] == []


@pytest.mark.parametrize("file", [*PICTURES, ICON], ids=name_of)
def test_only_plain_elements_and_short_numbers(file: Path) -> None:
    tree = ElementTree.parse(file).getroot()
    tags = {element.tag.rsplit("}", 1)[-1] for element in tree.iter()}
    attributes = {name for element in tree.iter() for name in element.attrib}
    assert tags <= ELEMENTS
    assert attributes <= ATTRIBUTES
    assert re.search(r"\.\d{3}|\de-?\d", " ".join(e.get("d", "") for e in tree.iter())) is None


@pytest.mark.parametrize("file", PICTURES, ids=name_of)
def test_ink_keeps_to_the_safe_margin(file: Path) -> None:
    image = render(file)
    assert (image.width(), image.height()) in {(500, 700), (700, 500)}
    box = ink_box(image)
    assert not box.isEmpty()
    page = QRectF(0, 0, image.width() / SCALE, image.height() / SCALE)
    inner = page.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    assert inner.contains(box), box


@pytest.mark.parametrize("file", COURTS, ids=name_of)
def test_courts_fill_their_frame_and_stay_in_it(file: Path) -> None:
    box = ink_box(render(file))
    a = ANTIALIASING
    assert FRAME.adjusted(-a, -a, a, a).contains(box), box
    assert box.contains(FRAME.adjusted(a, a, -a, -a)), box
    assert file.stat().st_size < 50_000


def points_of(data: str) -> set[tuple[int, int]]:
    """All points of a path, control points too, in hundredths."""
    found: set[tuple[int, int]] = set()
    x = y = 0
    for command, numbers in re.findall(r"([Mlc])([^MlcZ]*)", data):
        values = [round(float(n) * 100) for n in re.findall(r"-?[\d.]+", numbers)]
        pairs = list(zip(values[::2], values[1::2], strict=True))
        size = 3 if command == "c" else 1
        for at in range(0, len(pairs), size):
            base = (0, 0) if command == "M" else (x, y)
            points = [(base[0] + dx, base[1] + dy) for dx, dy in pairs[at : at + size]]
            found |= set(points)
            x, y = points[-1]
    return found


@pytest.mark.parametrize("file", BACKS, ids=name_of)
def test_backs_are_the_same_after_half_a_turn(file: Path) -> None:
    # One half is drawn twice, the second time turned; all the rest is its own turned image.
    middle = ElementTree.parse(file).getroot()[0][-1]
    assert middle.get("transform") == "translate(125 175)"
    uses = [child.get("transform") for child in middle if child.tag.endswith("use")]
    assert uses == [None, "rotate(180)"]
    for child in middle:
        points = points_of(child.get("d", ""))
        assert points == {(-x, -y) for x, y in points}


@pytest.mark.parametrize("file", BACKS, ids=name_of)
def test_backs_look_the_same_after_half_a_turn(file: Path) -> None:
    form = QImage.Format.Format_RGBA8888
    image = render(file)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    here, there = b"".join(rows_of(image, form)), b"".join(rows_of(turned, form))
    assert max(abs(a - b) for a, b in zip(here, there, strict=True)) <= 32


def test_backs_differ_in_their_colours_alone() -> None:
    assert [file.stem for file in BACKS] == ["ember", "forest", "navy"]
    plain = {re.sub(r"#[0-9A-F]{6}", "#", file.read_text("utf-8")) for file in BACKS}
    assert len(plain) == 1


@pytest.mark.parametrize("variant", VARIANTS, ids="-".join)
def test_the_index_names_a_file_for_every_card(variant: tuple[str, str, str]) -> None:
    deck, colours, pips = variant
    cards = index()["decks"][deck][colours][pips]
    assert set(cards) == IDS
    for card, file in cards.items():
        rank, suit = card[:1], card[1:]
        ink = INKS[colours][suit]
        assert file.startswith(deck + "/")
        # A jack's and a king's emblem bear no suit sign.
        if not (deck == "large" and rank in "KJ"):
            assert ink in (CARDS / file).read_text("utf-8")


def test_open_signs_are_diamonds_and_clubs() -> None:
    decks = index()["decks"]
    for deck, colours in (("standard", "two"), ("standard", "four"), ("large", "two")):
        closed, opened = decks[deck][colours]["closed"], decks[deck][colours]["open"]
        unsigned = "KJ" if deck == "large" else ""
        changed = {card for card in IDS if closed[card] != opened[card]}
        assert changed == {c for c in IDS if c[1] in "DC" and c[0] not in unsigned}


def test_every_picture_is_in_the_index() -> None:
    def leaves(node: object) -> set[str]:
        if isinstance(node, dict):
            return set[str]().union(*(leaves(value) for value in node.values()))
        return {str(node)}

    assert leaves(index()) == {file.relative_to(CARDS).as_posix() for file in PICTURES}


@pytest.mark.parametrize("file", COUNTED, ids=name_of)
def test_number_cards_have_as_many_signs_as_they_say(file: Path) -> None:
    rank, suit = file.stem[:1], file.stem[1:]
    strands = {"S": 1, "H": 1, "D": 1, "C": 4}[suit]
    if "-open" in str(file):
        strands += {"D": 1, "C": 3}[suit]
    count = 10 if rank == "T" else int(rank)
    assert file.read_text("utf-8").count("M") == count * strands


def test_the_icon_is_square_and_filled() -> None:
    box = ink_box(render(ICON))
    assert box.width() == box.height()
    assert 480 <= box.width() <= 512
