"""A sheet as a table for spreadsheets and as text for the clipboard."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from PySide6.QtCore import QLocale

from kominek_desktop import __version__
from kominek_desktop.gui.sheet.model import Cell, Column, Kind, Sheet, Side
from kominek_desktop.gui.texts import sheet as words
from kominek_desktop.gui.texts.cards import suit_name
from kominek_desktop.rules.cards import Suit

BYTE_ORDER_MARK = "\ufeff"
SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_FORMULAS = ("=", "+", "-", "@")
_NO_BREAK = "\N{NO-BREAK SPACE}"
_LEFT = (Kind.NAME, Kind.SUIT, Kind.TEXT)


def separator() -> str:
    """What spreadsheets expect between cells in the language in force: a semicolon where the
    comma is the sign of decimals, as in Polish and Russian, else a comma."""
    return ";" if QLocale().decimalPoint() == "," else ","


def to_csv(sheet: Sheet) -> str:
    """Heads and lines, a cell for every figure, with line ends of two bytes. A file should begin
    with BYTE_ORDER_MARK and be written in UTF-8: so that spreadsheets know its letters."""
    made = io.StringIO()
    writer = csv.writer(made, delimiter=separator(), lineterminator="\r\n")
    names = [side.name for side in sheet.sides]
    writer.writerow([head for column in sheet.columns for head in _heads(column, names)])
    lines = [row.cells for row in sheet.rows]
    if sheet.totals:
        lines.append(sheet.totals)
    for cells in lines:
        pairs = zip(cells, sheet.columns, strict=True)
        writer.writerow([text for cell, column in pairs for text in _texts(cell, column, names)])
    return made.getvalue().replace(_NO_BREAK, " ")


def _heads(column: Column, names: Sequence[str]) -> list[str]:
    if column.kind is Kind.AGAINST:
        return [f"{column.name}: {name}" for name in names]
    return [column.name]


def _texts(cell: Cell, column: Column, names: Sequence[str]) -> list[str]:
    match column.kind:
        case Kind.AGAINST:
            return list(cell.figures or [""] * len(names))
        case Kind.SUIT:
            suit = "" if cell.suit is None else suit_name(cell.suit)
            return [f"{suit} ({cell.text})" if cell.text else suit]
        case Kind.TEXT | Kind.NAME:
            # A spreadsheet must not take a name for a formula.
            return [f"'{cell.text}" if cell.text.startswith(_FORMULAS) else cell.text]
    return [cell.text.replace("\N{MINUS SIGN}", "-")]


def to_text(sheet: Sheet) -> str:
    """The whole sheet in lines of one width of letters, columns under each other."""
    heads = [column.head for column in sheet.columns]
    table = [heads, *([_sign(cell) for cell in row.cells] for row in sheet.rows)]
    if sheet.totals:
        table.append([_sign(cell) for cell in sheet.totals])
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lefts = [column.kind in _LEFT for column in sheet.columns]
    lines = [
        "  ".join(
            text.ljust(width) if left else text.rjust(width)
            for text, width, left in zip(cells, widths, lefts, strict=True)
        ).rstrip()
        for cells in table
    ]
    lines.insert(1, "-" * (sum(widths) + 2 * (len(widths) - 1)))
    head = [sheet.title, words.subtitle(sheet.date, sheet.rules), *map(side_line, sheet.sides), ""]
    foot = ["", sheet.foot, words.written_by(__version__, sheet.code)]
    text = "\n".join([*head, *lines, *(foot if sheet.foot else foot[:1] + foot[2:])]) + "\n"
    return text.replace(_NO_BREAK, " ")


def side_line(side: Side) -> str:
    """A side and its score."""
    if not side.players:
        return f"{side.name}: {side.total}"
    return words.side_spoken(side.name, side.players, side.total)


def _sign(cell: Cell) -> str:
    return " ".join(filter(None, (SIGNS[cell.suit] if cell.suit is not None else "", cell.shown)))


def spoken(cells: Sequence[Cell], sheet: Sheet) -> str:
    """A line as a sentence for the ear: what stands in it, each with what it is."""
    parts = []
    for cell, column in zip(cells, sheet.columns, strict=True):
        if cell.empty:
            continue
        text = f" {words.to()} ".join(cell.figures) if cell.figures else cell.text
        if cell.suit is not None:
            text = f"{suit_name(cell.suit)} ({text})" if text else suit_name(cell.suit)
        parts.append(f"{column.spoken} {text}".strip())
    return ", ".join(parts)
