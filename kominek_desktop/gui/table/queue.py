"""The presentation queue: frames are played one after the other, then the final model is shown."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from kominek_desktop.gui.table.driver import Driver, nothing
from kominek_desktop.gui.table.model import Frame, Pause, Script, TableModel

SHORT_MS = 240
SHOWN_MS = 1200
BUBBLE_MS = 1600
BUBBLE_MS_PER_LETTER = 60
BUBBLE_HOLD_MS = 700
"""The play goes on sooner than a bubble goes: the four places of bubbles never overlap."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast the table moves."""

    factor: float = 1.0  # times the lengths of all motions; 0 = none
    trick_hold: int = 900  # milliseconds that a full trick lies open
    bubble_factor: float = 1.0
    double_click: bool = False  # a card is played by a double click
    reduced: bool = False  # no travel: cards fade in place


def bubble_ms(pace: Pace, text: str) -> float:
    """How long a bubble stays; what is said can be read also where nothing moves."""
    factor = pace.bubble_factor if pace.factor > 0 else 1.0
    return max(BUBBLE_MS, BUBBLE_MS_PER_LETTER * len(text)) * factor


def hold_ms(pace: Pace, frame: Frame) -> float:
    """How long a frame is held after it has come."""
    if pace.factor <= 0:
        return 0.0
    match frame.pause:
        case Pause.SHORT:
            return SHORT_MS * pace.factor
        case Pause.SHOWN:
            return SHOWN_MS * pace.factor
        case Pause.TRICK:
            return float(pace.trick_hold)
        case Pause.BUBBLE:
            return BUBBLE_HOLD_MS * pace.bubble_factor
        case _:
            return 0.0


class Stage(Protocol):
    """What the queue needs of the scene."""

    pace: Pace

    def begin(self, frame: Frame, following: Frame | None) -> float:
        """Set out for a frame; the milliseconds until the next one may begin."""

    def show(self, model: TableModel) -> None:
        """Show a model at once."""


class Queue(QObject):
    """Plays scripts on a stage. ``begun`` tells each frame that is set out for, not those that are
    cut short; ``emptied`` follows once the last final model is shown."""

    begun = Signal(object)
    emptied = Signal()
    spoken = Signal(object)  # a Frame that has words

    def __init__(self, stage: Stage, driver: Driver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._driver = driver
        self._frames: deque[Frame] = deque()
        self._final: TableModel | None = None
        self._starter = QTimer(self)
        self._starter.setSingleShot(True)
        self._starter.timeout.connect(self._advance)

    def running(self) -> bool:
        """Whether the final model is still to be shown."""
        return self._final is not None

    def play(self, script: Script) -> None:
        """Append the frames; starts on the next turn of the event loop when nothing runs."""
        started = self.running()
        self._frames.extend(script.frames)
        self._final = script.final
        if not started:
            self._starter.start(0)

    def finish(self) -> bool:
        """Show the final model now; True when something was still to come."""
        if self._final is None:
            return False
        for frame in self._frames:
            if frame.spoken:
                self.spoken.emit(frame)
        self._frames.clear()
        self._driver.drop("queue")
        self._starter.stop()
        self._end()
        return True

    def drop(self) -> None:
        """Forget everything that was still to come."""
        self._frames.clear()
        self._final = None
        self._driver.drop("queue")
        self._starter.stop()

    def _advance(self) -> None:
        while self._frames:
            frame = self._frames.popleft()
            following = self._frames[0] if self._frames else None
            length = self._stage.begin(frame, following)
            self.begun.emit(frame)
            if frame.spoken:
                self.spoken.emit(frame)
            length += hold_ms(self._stage.pace, frame)
            if length > 0:
                self._driver.run(("queue",), length, nothing, done=self._advance)
                return
        self._end()

    def _end(self) -> None:
        final, self._final = self._final, None
        if final is not None:
            self._stage.show(final)
            self.emptied.emit()
