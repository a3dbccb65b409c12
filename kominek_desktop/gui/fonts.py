"""The two type families. Every size is in pixels; the floor of 12 is the caller's business."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from kominek_desktop.gui.resources import asset

# Each face is a family of its own: as members of one family Medium would silently become Bold.
SERIF_FACES = {700: "Alegreya Bold", 800: "Alegreya ExtraBold"}
SANS_FACES = {
    500: "Alegreya Sans Medium",
    700: "Alegreya Sans Bold",
    800: "Alegreya Sans ExtraBold",
}
SERIF_FALLBACKS = ("Noto Serif", "PT Serif", "Georgia", "DejaVu Serif")
SANS_FALLBACKS = ("Noto Sans", "Segoe UI", "Cantarell", "DejaVu Sans")
LINING = QFont.Tag("lnum")
TABULAR = QFont.Tag("tnum")
FIGURE_WEIGHT = 800


def load_fonts() -> None:
    """Register all shipped faces; needs a QGuiApplication. Further calls do nothing."""
    for family in (*SERIF_FACES.values(), *SANS_FACES.values()):
        load_face(family)


@cache
def load_face(family: str) -> None:
    """Register one shipped face, once; raises FileNotFoundError when it is not there."""
    path = asset("fonts", family.replace(" ", "") + ".ttf")
    if QFontDatabase.addApplicationFont(str(path)) < 0:
        raise FileNotFoundError(path)


def serif(px: float, weight: int = 700) -> QFont:
    """Alegreya 700 or 800 with lining figures: titles, bubbles, figures from 30 px up.

    Raises KeyError for a weight that is not shipped.
    """
    font = _face(SERIF_FACES[weight], SERIF_FALLBACKS, px, weight)
    font.setFeature(LINING, 1)
    return font


def sans(px: float, weight: int = 500) -> QFont:
    """Alegreya Sans 500, 700 or 800 with lining figures, of equal width at 800.

    Raises KeyError for a weight that is not shipped.
    """
    font = _face(SANS_FACES[weight], SANS_FALLBACKS, px, weight)
    font.setFeature(LINING, 1)
    if weight == FIGURE_WEIGHT:
        font.setFeature(TABULAR, 1)
    return font


def _face(family: str, fallbacks: tuple[str, ...], px: float, weight: int) -> QFont:
    load_face(family)
    font = QFont([family, *fallbacks])
    font.setWeight(QFont.Weight(weight))
    font.setPixelSize(max(1, round(px)))
    return font
