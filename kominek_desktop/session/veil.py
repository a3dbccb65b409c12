"""The time in which others may be asked in secret.

How long somebody takes to answer, and whether anybody was asked at all, would show in the time
that passes until the person is told of something new. So a veil is lowered wherever such
questions are possible, and it is lifted after a fixed time; what happened behind it is told only
then. An answer that is not there in good time is not waited for.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from kominek_desktop.session.timers import MakeTimer, single_shot

LENGTH_MS = 150
"""How long the veil is down, in milliseconds. A step at the table that takes as long still seems
to follow at once; a thinking child that stands ready answers all secret questions of a deal in a
tenth of it."""
PATIENCE_MS = 100
"""How long secret answers are waited for, all together. What is left of the length is for the
answers given in their place."""


class Veil(QObject):
    """Down or not. ``late`` tells that no secret answer is waited for any longer, ``lifted``
    that the time is over; always in this order, and neither after ``lift``."""

    late = Signal()
    lifted = Signal()

    def __init__(self, parent: QObject | None = None, make_timer: MakeTimer = single_shot) -> None:
        super().__init__(parent)
        self._down = self._late = False
        self._patience = make_timer(self, self._run_out)
        self._length = make_timer(self, self._end)

    @property
    def is_down(self) -> bool:
        """Nothing new is to be told."""
        return self._down

    @property
    def is_late(self) -> bool:
        """It is down, and no answer is waited for any longer."""
        return self._late

    def lower(self) -> None:
        """Lowers the veil for its whole time. One that is down already stays for its own time:
        what is played behind it must not make it longer."""
        if not self._down:
            self._down = True
            self._patience.start(PATIENCE_MS)
            self._length.start(LENGTH_MS)

    def lift(self) -> None:
        """Takes it away without a signal: what it hid is not wanted any more."""
        self._patience.stop()
        self._length.stop()
        self._down = self._late = False

    @Slot()
    def _run_out(self) -> None:
        if self._down and not self._late:
            self._late = True
            self.late.emit()

    @Slot()
    def _end(self) -> None:
        if self._down:
            self._run_out()  # after a busy moment both times may be over at once
            self.lift()
            self.lifted.emit()
