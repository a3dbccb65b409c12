"""Writes docs/contrast.md: the contrast of every text and mark, from the themes' own colours.

Ratios are those of WCAG 2: 1 is none, 21 is black on white. Where something lies on several
grounds, the worst one counts. A mark of two lines, one light and one dark, is seen on any ground
by the better of them, and the two are measured against each other as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QColor

from kominek_desktop.gui.panels.controls import OFF_SHADE
from kominek_desktop.gui.panels.style import OFF_ALPHA, faded
from kominek_desktop.gui.table import marks
from kominek_desktop.gui.table.outlines import PAPER
from kominek_desktop.gui.theme import THEMES, Theme
from kominek_desktop.rules.cards import Suit

PAGE = Path(__file__).resolve().parent.parent / "docs" / "contrast.md"
TEXT, OFF, SHADED, MARK = 4.5, 4.4, 4.0, 3.0
PLACE_OPACITY = 0.8  # of the dashed place of our card

Colours = Callable[[Theme], Sequence[QColor]]


@dataclass(frozen=True, slots=True)
class Pair:
    """What is seen, on what, and the least contrast it must have.

    ``inks`` are the lines of a mark, of which the better one counts; ``grounds`` what it may lie
    on, of which the worst one counts.
    """

    name: str
    inks: Colours
    grounds: Colours
    least: float

    def ratio(self, theme: Theme) -> float:
        """The contrast in a theme."""
        inks, grounds = self.inks(theme), self.grounds(theme)
        return min(max(contrast(over(ink, ground), ground) for ink in inks) for ground in grounds)


def over(top: QColor, ground: QColor) -> QColor:
    """A colour with an alpha as it looks on an opaque ground."""
    alpha = top.alphaF()
    mixed = [a * alpha + b * (1.0 - alpha) for a, b in zip(parts(top), parts(ground), strict=True)]
    return QColor.fromRgbF(*mixed)


def parts(colour: QColor) -> tuple[float, float, float]:
    """Red, green and blue, 0 to 1."""
    return colour.redF(), colour.greenF(), colour.blueF()


def luminance(colour: QColor) -> float:
    """The relative luminance, 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)
        for part in parts(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The ratio of two opaque colours."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def of(*names: str) -> Colours:
    """Colours of the theme by their roles."""
    return lambda theme: [getattr(theme, name) for name in names]


def wood(theme: Theme) -> list[QColor]:
    """The table from its middle to its edge, and where the hearth shines on it."""
    woods = [theme.wood_centre, theme.wood_mid, theme.wood_edge]
    return [*woods, over(theme.glow, theme.wood_mid)]


def middle(theme: Theme) -> list[QColor]:
    """The table where the trick lies."""
    return [theme.wood_centre, theme.wood_mid]


def paper(_theme: Theme) -> list[QColor]:
    """The paper of the cards."""
    return [QColor(PAPER)]


def shaded(theme: Theme) -> list[QColor]:
    """The paper of a card that may not be played."""
    return [over(theme.shade, QColor(PAPER))]


def off_tile(theme: Theme) -> list[QColor]:
    """The paper of a tile that cannot be chosen."""
    return [over(faded(theme.shade, OFF_SHADE), theme.tile)]


def suits(four: bool) -> list[Pair]:
    """The index and the signs of each suit, on cards that may and may not be played."""

    def ink(suit: Suit) -> Colours:
        return lambda _theme: [marks.suit_colour(suit, four)]

    def shaded_ink(suit: Suit) -> Colours:
        # The shade lies over ink and paper alike.
        return lambda theme: [over(theme.shade, marks.suit_colour(suit, four))]

    colours = "four colours" if four else "two colours"
    kinds = tuple(Suit) if four else (Suit.SPADES, Suit.HEARTS)
    pairs = []
    for suit in kinds:
        name = suit.name.lower() if four else ("black", "red")[suit]
        pairs += [
            Pair(f"{name} of {colours} on a card", ink(suit), paper, TEXT),
            Pair("the same on a card that may not be played", shaded_ink(suit), shaded, SHADED),
        ]
    return pairs


def on(what: str, ink: str, grounds: dict[str, str], least: float = TEXT) -> list[Pair]:
    """One ink on several grounds, each for itself."""
    return [Pair(f"{what} {name}", of(ink), of(role), least) for role, name in grounds.items()]


PLATES = {"plate": "on plates, panels and notes"}
PAGES = {
    "page": "on pages",
    "panel": "on bars, menus and cards of pages",
    "raised": "on messages",
    "field": "in fields",
    "selected": "on the chosen row",
}
TEXTS: dict[str, list[Pair]] = {
    "The table": [
        Pair("words straight on the wood", of("text"), wood, TEXT),
        *on("text", "text", PLATES),
        *on("second line", "second", PLATES),
        *on("accent, links", "accent", PLATES),
        Pair("dealer's letter, gained points", of("on_accent"), of("accent"), TEXT),
        Pair("bubble", of("bubble_text"), of("bubble"), TEXT),
        Pair("sign of a trumpless game", lambda _t: [marks.REFUSAL], of("tile"), MARK),
        *suits(False),
        *suits(True),
    ],
    "Panels": [
        Pair("tile, name", of("tile_ink"), of("tile"), TEXT),
        Pair("tile, second line", of("tile_second"), of("tile"), TEXT),
        Pair("tile that is off, name and reason", of("tile_ink"), off_tile, TEXT),
        Pair("button", of("text"), of("plate"), TEXT),
        Pair("primary button", of("on_accent"), of("accent"), TEXT),
        Pair("button that is off", lambda t: [faded(t.second, OFF_ALPHA)], of("plate"), OFF),
        Pair("key on a button", of("text"), of("raised"), TEXT),
        Pair("key on paper", of("tile_ink"), of("tile"), TEXT),
        Pair("call, mine", of("text"), of("selected"), TEXT),
        Pair("call of another", of("text"), of("field"), TEXT),
        Pair("call, passed or still to come", of("second"), of("field"), TEXT),
        Pair("eights of a result", of("second"), of("field"), TEXT),
    ],
    "Menus, status bar and dialogs": [
        *on("text", "text", PAGES),
        *on("second line", "second", PAGES),
        *on("accent", "accent", {"page": "on pages", "panel": PAGES["panel"]}),
        Pair("status bar", of("second"), of("panel"), TEXT),
        Pair("primary button", of("on_accent"), of("accent"), TEXT),
    ],
}


def double(what: str, lines: tuple[str, str], grounds: Colours) -> list[Pair]:
    """A mark of a light and a dark line."""
    return [
        Pair(what, of(*lines), grounds, MARK),
        Pair(f"{what}: its two lines", of(lines[0]), of(lines[1]), MARK),
    ]


def cream(_theme: Theme) -> list[QColor]:
    """The light ring and the bar of a disc."""
    return [QColor(marks.CREAM)]


def card_or_tile(theme: Theme) -> list[QColor]:
    """Everything that is paper."""
    return [QColor(PAPER), theme.tile]


MARKS: dict[str, list[Pair]] = {
    "Marks on the table": [
        Pair("ring of the turn", of("turn_ring"), middle, MARK),
        Pair("ring of the turn on its plate", of("turn_ring"), of("plate"), MARK),
        *double("ring of the winning, chosen or recommended card", ("gold", "gold_rim"), paper),
        Pair("the same on the wood", of("gold", "gold_rim"), wood, MARK),
        *double("ring of the keyboard", ("focus_cream", "focus_dark"), wood),
        Pair("the same on cards and tiles", of("focus_cream", "focus_dark"), card_or_tile, MARK),
        Pair("the same on a panel", of("focus_cream", "focus_dark"), of("plate"), MARK),
        Pair("disc of a refusal: its bar", lambda _t: [marks.REFUSAL], cream, MARK),
        Pair("disc of a refusal", lambda _t: [marks.RIM, marks.CREAM], shaded, MARK),
        Pair("bar of a refusal's note", of("cost"), of("plate"), MARK),
        Pair("edge of a card", lambda t: [t.card_border, QColor(PAPER)], wood, MARK),
        Pair("place of our card", lambda t: [faded(t.second, PLACE_OPACITY)], middle, MARK),
        Pair("edge of a bubble", of("bubble_border", "bubble"), wood, MARK),
        Pair("edge of a panel", of("panel_border", "plate"), middle, MARK),
        Pair("dots and coins", of("accent"), of("plate"), MARK),
        Pair("empty places of coats", of("second"), of("plate"), MARK),
    ],
    "Marks in panels and dialogs": [
        Pair("edge of a tile", of("tile_border", "tile"), of("plate"), MARK),
        *on("edge of a control", "control_border", PLATES | PAGES, MARK),
        Pair("bars of a result", of("accent"), of("field"), MARK),
        Pair("bars of a match, ours", of("accent"), of("plate"), MARK),
        Pair("bars of a match, theirs", of("theirs"), of("plate"), MARK),
        Pair("chevrons, signs and arrows", of("second"), of("plate"), MARK),
    ],
}
HEAD = """# Contrast

Made from the themes' own colours by `packaging/contrast_table.py`; a test compares. The figures are
the ratios of WCAG 2. A text must have 4.5, one that cannot be chosen 4.4, a card that may not be
played 4.0, a mark 3.0. Where something lies on several grounds, the worst is given. A mark of a
light and a dark line is seen by the better of the two, and both are measured against each other.
Ornament (grain, inlay, moulding, the lines between rows) carries no meaning and is left out.
"""


def page() -> str:
    """The whole document."""
    parts = [HEAD]
    for heading, pairs in (TEXTS | MARKS).items():
        rows = [f"## {heading}\n", f"| | {' | '.join(THEMES)} | least |", "|---|---|---|---|---|"]
        for pair in pairs:
            figures = (f"{pair.ratio(theme):.1f}" for theme in THEMES.values())
            rows.append(f"| {pair.name} | {' | '.join(figures)} | {pair.least:.1f} |")
        parts.append("\n".join(rows) + "\n")
    return "\n".join(parts)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
