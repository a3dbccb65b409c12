"""Words about faults of the program itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def went_wrong() -> str:
    """A fault, of which there is a report."""
    return translate(
        "Faults",
        "Something went wrong in the program. Your match is kept. A report was written on this "
        "computer; nothing was sent anywhere.",
    )


def without_report() -> str:
    """A fault, of which no report could be written."""
    return translate(
        "Faults",
        "Something went wrong in the program, and no report of it could be written.",
    )


def ended_badly() -> str:
    """The last run of the program broke off; there is a report."""
    return translate(
        "Faults",
        "Last time the program broke off. Your match is kept. A report was written on this "
        "computer; nothing was sent anywhere.",
    )


def open_folder() -> str:
    """Button: show the folder with the reports."""
    return translate("Faults", "Open folder")


def no_folder(path: str) -> str:
    """The folder with the reports cannot be shown."""
    return translate("Faults", "The folder cannot be shown: {path}").format(path=path)
