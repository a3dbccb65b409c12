"""What the sheet in the panel is drawn with: paper and ink of a theme."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from kominek_desktop.gui.fonts import SANS_FACES, SERIF_FACES
from kominek_desktop.gui.theme import CONTRAST, LIGHT, Theme


@dataclass(frozen=True, slots=True)
class Inks:
    """Colours by their role; ``frame`` is that of the current line and of filled dots."""

    paper: QColor
    raised: QColor
    ink: QColor
    second: QColor
    line: QColor
    border: QColor
    frame: QColor


def inks_of(theme: Theme) -> Inks:
    """The paper is cream or white; lines of high contrast are as dark as the ink."""
    strong = theme.id == CONTRAST.id
    return Inks(
        paper=theme.tile,
        raised=theme.tile if strong else LIGHT.raised,
        ink=theme.tile_ink,
        second=theme.tile_second,
        line=theme.tile_second if strong else LIGHT.line,
        border=theme.tile_ink if strong else LIGHT.control_border,
        frame=LIGHT.accent,
    )


def style_of(inks: Inks, scale: float) -> str:
    """The style sheet of the widgets that lie on the paper."""
    sheet = _SHEET
    high = round(30 * max(1.0, scale))
    for key, value in {
        "paper": inks.paper.name(),
        "raised": inks.raised.name(),
        "ink": inks.ink.name(),
        "second": inks.second.name(),
        "border": inks.border.name(),
        "frame": inks.frame.name(),
        "serif": SERIF_FACES[700],
        "bold": SANS_FACES[700],
        "sans": SANS_FACES[500],
        "title_px": str(round(27 * scale)),
        "small_px": str(round(14 * scale)),
        "button_px": str(round(15 * scale)),
        "high": str(high),
        "round": str(high // 2 + 2),
    }.items():
        sheet = sheet.replace(f"@{key}@", value)
    return sheet


_SHEET = """
QLabel[role="paper-title"] { font-family: "@serif@"; font-size: @title_px@px; color: @ink@; }
QLabel[role="paper-second"] { font-family: "@sans@"; font-size: @small_px@px; color: @second@; }
QPushButton[role="paper"] {
    font-family: "@bold@"; font-size: @button_px@px; background: @paper@; color: @ink@;
    border: 2px solid @border@; border-radius: @round@px; min-height: @high@px; padding: 0 12px; }
QPushButton[role="paper"]:hover { background: @raised@; }
QPushButton[role="paper"]:pressed { border-color: @ink@; }
QPushButton[role="paper"]:focus { border: 3px solid @frame@; }
QListView { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle { background: @border@; border-radius: 4px; min-height: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
