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


def ended_badly_without_report() -> str:
    """The last run of the program broke off; no report of it could be written."""
    return translate(
        "Faults",
        "Last time the program broke off. Your match is kept. No report could be written.",
    )


def open_folder() -> str:
    """Button: show the folder with the reports."""
    return translate("Faults", "Open folder")


def no_folder(path: str) -> str:
    """The folder with the reports cannot be shown."""
    return translate("Faults", "The folder cannot be shown: {path}").format(path=path)


def no_answer() -> str:
    """A second start of the program waits for the first."""
    return translate("Faults", "Kominek is running already, but does not answer yet.")


def no_answer_more() -> str:
    """What comes of that."""
    return translate(
        "Faults",
        "This message goes by itself as soon as its window comes to the front. If it stays, the "
        "other program may have to be ended.",
    )


def stop_waiting() -> str:
    """Button: do not wait for the first start any longer."""
    return translate("Faults", "Stop waiting")
