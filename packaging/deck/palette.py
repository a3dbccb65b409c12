"""Every colour of the deck. Suits are the letters S, H, D and C."""

from __future__ import annotations

from dataclasses import dataclass, replace

SUITS = "SHDC"

PAPER = "#FFFBF1"
INK = "#201A17"
CREAM = "#F4E3C0"
SKIN, SKIN_SHADE, KNUCKLE = "#F3D5B0", "#DDAA7A", "#C98F5E"
CHEEK, CHEEK_QUEEN, LIPS = "#DF7B54", "#E5875F", "#B3261F"
CORAL, RED = "#C8322A", "#B3261F"
STEEL, STEEL_LINE = "#D4D9E0", "#8C95A3"
LAMB = "#8C8378"


@dataclass(frozen=True, slots=True)
class Cloth:
    """What the court of a suit wears; ``ink`` is the colour of the suit sign itself."""

    ink: str
    main: str
    second: str
    gold: str
    hair: str
    leaf: str


TWO = {
    "S": Cloth("#201A17", "#27406F", "#7A1F26", "#E0A63A", "#2A211D", "#3F7A55"),
    "H": Cloth("#C02D16", "#B3261F", "#1F5F46", "#E3A83C", "#6A3A1C", "#2F7A50"),
    "D": Cloth("#C02D16", "#C9641E", "#27406F", "#EDBE55", "#8A5A24", "#2F7A50"),
    "C": Cloth("#201A17", "#1F6148", "#B3261F", "#E0A63A", "#3A2A20", "#5C8C3A"),
}
# Cloth follows ink: blue diamonds must not wear orange, nor black spades the blue of diamonds.
FOUR = {
    "S": replace(TWO["S"], main="#3A3540"),
    "H": TWO["H"],
    "D": replace(TWO["D"], ink="#1A35C4", main="#2B4BB8", second="#C9641E"),
    "C": replace(TWO["C"], ink="#00766F", main="#12706B"),
}
COLOURS = {"two": TWO, "four": FOUR}


def mix(colour: str, other: str, share: float) -> str:
    """``colour`` with ``share`` (0..1) of ``other`` in it."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)


def lighter(colour: str, share: float) -> str:
    """``colour`` mixed with paper."""
    return mix(colour, PAPER, share)


def darker(colour: str, share: float) -> str:
    """``colour`` mixed with ink."""
    return mix(colour, INK, share)
