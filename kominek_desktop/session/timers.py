"""Timers that come once and never early."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer


class Timer(Protocol):
    """What a session needs of a timer: times in milliseconds, a new start forgets the one
    before."""

    def start(self, msec: int, /) -> None:
        """Fires once after so many milliseconds."""

    def stop(self) -> None:
        """Does not fire."""


MakeTimer = Callable[[QObject, Callable[[], None]], Timer]
"""From the owner and the slot to a timer that is not running."""


def single_shot(parent: QObject, slot: Callable[[], None]) -> QTimer:
    """A timer that calls ``slot``, a bound method of ``parent``, once for each start."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setTimerType(Qt.TimerType.PreciseTimer)  # a coarse one comes up to 5 % early
    timer.timeout.connect(slot)
    return timer
