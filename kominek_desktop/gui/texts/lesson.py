"""Words of every lesson: the buttons and marks of its callout."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def step(number: int, count: int) -> str:
    """Which step it is, from 1."""
    return translate("Lesson", "Step {n} of {count}").format(n=number, count=count)


def stop() -> str:
    """Leave the lesson; it can be taken up again."""
    return translate("Lesson", "Stop")


def stop_about() -> str:
    """What Stop does."""
    return translate("Lesson", "The lesson waits here until you come back.")


def back() -> str:
    """To the step before."""
    return translate("Lesson", "Step back")


def next_() -> str:
    """To the next step."""
    return translate("Lesson", "Next")


def read_first() -> str:
    """Something was tried while there is a step to read."""
    return translate("Lesson", "First read this, then press “Next”.")


def close() -> str:
    """Leave the lesson at its end."""
    return translate("Lesson", "Close")


def play_match() -> str:
    """Leave the lesson for a match."""
    return translate("Lesson", "Play a match")
