"""The one clock of the table: every motion and every hold is a track of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal, Slot

FRAME_MS = 16

Ease = QEasingCurve.Type
Key = tuple[Any, ...]  # the first element names the group
_CURVES: dict[Ease, QEasingCurve] = {}


def eased(kind: Ease, t: float) -> float:
    """The value of an easing curve at ``t`` in 0..1."""
    curve = _CURVES.get(kind)
    if curve is None:
        curve = _CURVES[kind] = QEasingCurve(kind)
    return curve.valueForProgress(t)


@dataclass(slots=True)
class _Track:
    start: float
    length: float
    apply: Callable[[float], None]
    ease: Ease
    done: Callable[[], None] | None


class Driver(QObject):
    """Runs tracks until none is left; the timer rests when there is nothing to do. ``ticked`` calls
    ``tick`` for each frame."""

    ticked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: dict[Key, _Track] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.ticked)
        self.ticked.connect(self.tick)

    def run(
        self,
        key: Key,
        length: float,
        apply: Callable[[float], None],
        *,
        delay: float = 0.0,
        ease: Ease = Ease.Linear,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Call ``apply`` with 0..1 over ``length`` ms after ``delay`` ms, then ``done``.

        A track with the same key is replaced without being finished. Without length and delay
        everything happens at once.
        """
        self._tracks.pop(key, None)
        if length + delay <= 0:
            apply(1.0)
            if done is not None:
                done()
            return
        self._tracks[key] = _Track(self._clock.elapsed() + delay, length, apply, ease, done)
        if not self._timer.isActive():
            self._timer.start()

    def has(self, key: Key) -> bool:
        """Whether a track with this key is running or waiting."""
        return key in self._tracks

    def cancel(self, key: Key) -> None:
        """Forget a track where it stands."""
        self._tracks.pop(key, None)

    def left(self, key: Key) -> float:
        """The milliseconds until a track ends; 0 when there is none with this key."""
        track = self._tracks.get(key)
        if track is None:
            return 0.0
        return max(0.0, track.start + track.length - self._clock.elapsed())

    def finish(self, *skip: str) -> None:
        """Bring every track to its end at once, also those that an end starts; not those of the
        groups ``skip``."""
        while True:
            key = next((k for k in self._tracks if k[0] not in skip), None)
            if key is None:
                return
            self._end(key)

    def drop(self, *groups: str) -> None:
        """Forget the tracks of these groups where they stand."""
        for key in [k for k in self._tracks if k[0] in groups]:
            del self._tracks[key]

    def count(self) -> int:
        """The number of tracks running or waiting."""
        return len(self._tracks)

    def _end(self, key: Key) -> None:
        track = self._tracks.pop(key)
        track.apply(1.0)
        if track.done is not None:
            track.done()

    @Slot()
    def tick(self) -> None:
        """Bring everything to where it is now."""
        now = self._clock.elapsed()
        for key, track in list(self._tracks.items()):
            if self._tracks.get(key) is not track or now < track.start:
                continue
            t = 1.0 if track.length <= 0 else (now - track.start) / track.length
            if t >= 1.0:
                self._end(key)
            else:
                track.apply(eased(track.ease, t))
        if not self._tracks:
            self._timer.stop()


def nothing(_t: float) -> None:
    """For tracks that only wait."""
