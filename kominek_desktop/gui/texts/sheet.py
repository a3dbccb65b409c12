"""Words of score sheets that belong to no game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    """Over the panel."""
    return translate("Sheet", "Score sheet")


def subtitle(date: str, rules: str) -> str:
    """Under the name of the game, on paper."""
    if not date:
        return translate("Sheet", "Score sheet · rules: {rules}").format(rules=rules)
    return translate("Sheet", "Score sheet · {date} · rules: {rules}").format(
        date=date, rules=rules
    )


def written_by(version: str, code: str) -> str:
    """At the bottom of a page."""
    if not code:
        return translate("Sheet", "written by Kominek {version}").format(version=version)
    return translate("Sheet", "written by Kominek {version} · match code {code}").format(
        version=version, code=code
    )


def page_of(page: int, pages: int) -> str:
    """At the bottom of a page."""
    return translate("Sheet", "page {n} of {m}").format(n=page, m=pages)


def empty() -> str:
    """In place of the lines before the first deal."""
    return translate("Sheet", "No deal has been played yet.")


def rows_name() -> str:
    """The lines, for the screen reader."""
    return translate("Sheet", "Lines of the score sheet")


def rows_help() -> str:
    """What can be done there, for the screen reader."""
    return translate("Sheet", "Arrow keys go from line to line; Ctrl+C copies the whole sheet.")


def current(text: str) -> str:
    """The line of the deal that is being played, for the screen reader."""
    return translate("Sheet", "{text}; being played").format(text=text)


def to() -> str:
    """Between the figures of two sides, for the screen reader: 82 to 44."""
    return translate("Sheet", "to")


def side_spoken(name: str, players: str, total: str) -> str:
    """A side and its score, for the screen reader."""
    return translate("Sheet", "{name} ({players}): {total}").format(
        name=name, players=players, total=total
    )


def coats_spoken(name: str, count: int) -> str:
    """The coats of a side, for the screen reader."""
    return translate("Sheet", "{name}: %n fur coat(s)", None, count).format(name=name)


def print_button() -> str:
    """Opens the dialog of the printer."""
    return translate("Sheet", "Print…")


def print_help() -> str:
    """What the button does."""
    return translate("Sheet", "Prints the sheet")


def pdf_button() -> str:
    """Asks for a file; the form is called so everywhere."""
    return "PDF"


def pdf_help() -> str:
    """What the button does."""
    return translate("Sheet", "Saves the sheet as PDF, to be printed later")


def csv_button() -> str:
    """Asks for a file; the form is called so everywhere."""
    return "CSV"


def csv_help() -> str:
    """What the button does."""
    return translate("Sheet", "Saves the sheet as a table for a spreadsheet")


def copy_button() -> str:
    """Puts the sheet on the clipboard."""
    return translate("Sheet", "Copy")


def copy_help() -> str:
    """What the button does."""
    return translate("Sheet", "Copies the sheet as text")


def print_sheet() -> str:
    """The button at the end of a match that shows what would be printed."""
    return translate("Sheet", "Print score sheet")


def match_note(game: str, date: str) -> str:
    """Beside the title of the page: whose sheet it is."""
    if not date:
        return game
    return translate("Sheet", "{game} · {date}").format(game=game, date=date)


def pages_name() -> str:
    """The pages as they would be printed, for the screen reader."""
    return translate("Sheet", "Pages of the score sheet, line by line")


def pages_help() -> str:
    """What can be done there, for the screen reader."""
    return translate(
        "Sheet",
        "Arrow keys go from line to line, Page Up and Page Down turn the pages. Ctrl with plus, "
        "minus or 0 makes them larger, smaller or as wide as there is room.",
    )


def copy_action() -> str:
    """In the menu of the sheet."""
    return translate("Sheet", "&Copy as text")


def print_action() -> str:
    """In the menu of the sheet."""
    return translate("Sheet", "&Print…")


def pdf_action() -> str:
    """In the menu of the sheet."""
    return translate("Sheet", "&Save as PDF…")


def csv_action() -> str:
    """In the menu of the sheet."""
    return translate("Sheet", "Save as &table…")


def pdf_title() -> str:
    """Title of the file dialog."""
    return translate("Sheet", "Save the score sheet as PDF")


def csv_title() -> str:
    """Title of the file dialog."""
    return translate("Sheet", "Save the score sheet as a table")


def pdf_filter() -> str:
    """Filter of the file dialog."""
    return translate("Sheet", "PDF documents ({pattern})").format(pattern="*.pdf")


def csv_filter() -> str:
    """Filter of the file dialog."""
    return translate("Sheet", "Tables ({pattern})").format(pattern="*.csv")


def file_name(title: str, code: str) -> str:
    """The name that is offered for a file, without its suffix."""
    return translate("Sheet", "{game} score {code}").format(game=title, code=code).strip()


def saved(path: Path) -> str:
    """A file was written."""
    return translate("Sheet", "Score sheet saved: {name}").format(name=path.name)


def copied() -> str:
    """The sheet is on the clipboard."""
    return translate("Sheet", "The score sheet is copied as text.")


def printed() -> str:
    """The sheet went to the printer."""
    return translate("Sheet", "The score sheet is being printed.")


def not_written(path: Path, reason: str) -> str:
    """A file could not be written."""
    return translate(
        "Sheet",
        "{path} cannot be written: {reason}. The score sheet is as it was; choose another place.",
    ).format(path=path, reason=reason)


def not_printed() -> str:
    """The printer did not take the sheet."""
    return translate(
        "Sheet", "The printer does not take the score sheet. Choose another one, or save as PDF."
    )
