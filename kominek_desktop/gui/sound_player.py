"""A thread that plays wave files, several at once, through the optional library miniaudio.

A missing library or a missing device means silence and one line in the log. The device runs only
while something sounds and for a few seconds after it.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import wave
from array import array
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import partial
from operator import add
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any, Protocol

RATE = 22_050
PERIOD_MS = 30
IDLE_S = 4.0
"""How long the device runs on after the last sound."""
STALE_S = 0.4
"""A sound that could not be made ready for so long is left out."""
MAX_VOICES = 6
END_S = 1.0

_PEAK = 32_767
_log = logging.getLogger(__name__)


class NoSound(Exception):
    """The library or a device is missing, or the device gave up."""


class Device(Protocol):
    """What plays samples; all calls come from one thread. Every method may raise NoSound."""

    def start(self, source: Generator[array[int], int, None]) -> None:
        """Begin to play. ``source`` is sent numbers of samples, from any thread, and yields so
        many 16-bit samples of one channel."""

    def stop(self) -> None:
        """Play no longer; may be started again."""

    def close(self) -> None:
        """Give the device back for good."""


Opener = Callable[[], Device]
"""Opens a device, not started yet. May raise NoSound."""


def load_library(title: str) -> Opener:
    """Load miniaudio; ``title`` is what the system's mixer shows. May raise NoSound."""
    try:
        import miniaudio
    except Exception as error:  # a broken library must not be worse than none
        raise NoSound(str(error)) from error
    return partial(_Miniaudio, miniaudio, title)


class _Miniaudio:
    """A device of miniaudio's."""

    def __init__(self, library: Any, title: str) -> None:
        self._error: type[Exception] = library.MiniaudioError
        backends = None
        if sys.platform == "linux":
            # Asked in vain, ALSA fills the standard error with complaints.
            backends = [library.Backend.PULSEAUDIO]
            if any(Path("/dev/snd").glob("pcm*p")):
                backends.append(library.Backend.ALSA)
        with self._guarded():
            self._device = library.PlaybackDevice(
                output_format=library.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD_MS,
                backends=backends,
                app_name=title,
            )
        if self._device.backend == "Null":
            self._device.close()
            raise NoSound("there is no device")

    @contextlib.contextmanager
    def _guarded(self) -> Iterator[None]:
        try:
            yield
        except self._error as error:
            raise NoSound(str(error)) from error

    def start(self, source: Generator[array[int], int, None]) -> None:
        with self._guarded():
            self._device.start(source)

    def stop(self) -> None:
        with self._guarded():
            self._device.stop()

    def close(self) -> None:
        self._device.close()


class Mixer:
    """Adds up what sounds at the same time; sums beyond the full scale are cut off."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[tuple[array[int], int]] = []  # samples and the next one; below 0: waits
        self._silence = array("h")
        self.reads = 0
        """How often samples were fetched."""

    def add(self, samples: array[int], wait: int = 0) -> None:
        """Let samples sound after ``wait`` others. Beyond six voices the oldest is dropped."""
        with self._lock:
            self._voices = [*self._voices[1 - MAX_VOICES :], (samples, -wait)]

    def clear(self) -> None:
        """Silence."""
        with self._lock:
            self._voices = []

    def busy(self) -> bool:
        """Whether anything sounds or waits to."""
        return bool(self._voices)

    def read(self, length: int) -> array[int]:
        """The next samples, exactly so many; they must not be changed."""
        self.reads += 1
        with self._lock:
            parts = [_part(samples, start, length) for samples, start in self._voices]
            moved = ((samples, start + length) for samples, start in self._voices)
            self._voices = [voice for voice in moved if voice[1] < len(voice[0])]
        sounding = [part for part in parts if part]
        if not sounding:
            if len(self._silence) != length:
                self._silence = array("h", bytes(2 * length))
            return self._silence
        if len(sounding) == 1:
            return sounding[0]
        total = list(sounding[0])
        for part in sounding[1:]:
            total = list(map(add, total, part))
        return array("h", [min(_PEAK, max(-_PEAK, sample)) for sample in total])

    def source(self) -> Generator[array[int], int, None]:
        """A generator for :meth:`Device.start`, begun already."""

        def flow() -> Generator[array[int], int, None]:
            samples = array("h")
            while True:
                length = yield samples
                samples = self.read(length)

        begun = flow()
        next(begun)
        return begun


def _part(samples: array[int], start: int, length: int) -> array[int]:
    """``length`` samples from a place that may lie before the first; empty when none sounds."""
    end = start + length
    if end <= 0:
        return array("h")
    part = samples[max(0, start) : end]
    if len(part) == length:
        return part
    before = max(0, -start)
    after = length - before - len(part)
    return array("h", bytes(2 * before)) + part + array("h", bytes(2 * after))


def read_wave(path: Path, gain: float) -> array[int]:
    """The samples of a shipped file, made softer; OSError, EOFError or wave.Error when
    it is damaged."""
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{path.name}: not one channel of {RATE} samples of 16 bits")
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return array("h", [round(sample * gain) for sample in samples])


@dataclass(frozen=True, slots=True)
class Play:
    """Play a file from a moment of the monotonic clock on; the order was given at ``asked``."""

    path: Path
    begin: float
    asked: float


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off, and the factor of all samples. On loads the library, and tries again where there
    was no sound."""

    on: bool
    gain: float


@dataclass(frozen=True, slots=True)
class End:
    """Give everything back."""


class Player:
    """A thread that owns the library and the device; it begins at once and carries out
    ``orders``."""

    def __init__(self, load: Callable[[], Opener]) -> None:
        self.orders: SimpleQueue[Play | Switch | End] = SimpleQueue()
        self._load = load
        self._opener: Opener | None = None
        self._mixer = Mixer()
        self._device: Device | None = None
        self._running = False
        self._dumb = True  # switched off, or nothing to play on
        self._gain = 0.0
        self._softened: dict[Path, array[int]] = {}
        self._told: set[str] = set()
        self._thread = Thread(target=self._run, name="sounds", daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Be silent for good; waits for the thread, but not long."""
        self.orders.put(End())
        self._thread.join(END_S)

    def _run(self) -> None:
        busy_at, reads = monotonic(), 0
        while True:
            order: Play | Switch | End | None = None
            with contextlib.suppress(Empty):
                order = self.orders.get(timeout=IDLE_S / 4 if self._running else None)
            match order:
                case Play():
                    self._play(order)
                    busy_at = monotonic()
                case Switch():
                    self._set(order)
                case End():
                    self._close()
                    return
                case None if self._mixer.busy() and self._mixer.reads == reads:
                    self._close()  # nobody fetches what should sound: the device is gone
                case None if self._mixer.busy():
                    busy_at = monotonic()
                case None if monotonic() - busy_at >= IDLE_S:
                    self._stop()
            reads = self._mixer.reads

    def _set(self, order: Switch) -> None:
        if order.gain != self._gain:
            self._gain = order.gain
            self._softened.clear()
        self._dumb = not order.on
        if self._dumb:
            self._mixer.clear()
            self._stop()
        elif self._opener is None:
            try:
                self._opener = self._load()
            except NoSound as error:
                self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        """No sound until it is switched on anew."""
        self._dumb = True
        if str(error) not in self._told:
            self._told.add(str(error))
            _log.warning("no sound: %s", error)

    def _play(self, order: Play) -> None:
        if self._dumb or monotonic() - order.asked > STALE_S:
            return
        try:
            samples = self._samples(order.path)
            if not self._running:
                self._start()
        except (NoSound, OSError, EOFError, wave.Error) as error:
            self._give_up(error)
            return
        if monotonic() - order.asked <= STALE_S:
            self._mixer.add(samples, round(max(0.0, order.begin - monotonic()) * RATE))

    def _samples(self, path: Path) -> array[int]:
        if path not in self._softened:
            self._softened[path] = read_wave(path, self._gain)
        return self._softened[path]

    def _start(self) -> None:
        if self._device is not None:
            try:
                self._device.start(self._mixer.source())
                self._running = True
                return
            except NoSound:
                self._close()  # gone while it was stopped; there may be another
        if self._opener is None:
            raise NoSound("the library is not loaded")
        self._device = self._opener()
        try:
            self._device.start(self._mixer.source())
        except NoSound:
            self._close()
            raise
        self._running = True

    def _stop(self) -> None:
        # Kept, not closed: the library does not give back all that a closed device held.
        if self._running and self._device is not None:
            self._running = False
            try:
                self._device.stop()
            except NoSound:
                self._close()

    def _close(self) -> None:
        self._running = False
        self._mixer.clear()
        device, self._device = self._device, None
        if device is not None:
            with contextlib.suppress(NoSound):
                device.close()
