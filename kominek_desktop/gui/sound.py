"""Quiet sounds of the table, for whoever wants them: what there is to hear, and when."""

from __future__ import annotations

import atexit
import importlib.util
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from time import monotonic
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject

from kominek_desktop.gui.resources import asset
from kominek_desktop.gui.sound_player import Opener, Play, Player, Switch, load_library
from kominek_desktop.gui.table.model import Frame, Motion, TableModel

TOGETHER_S = 0.03
"""The same sound is not begun twice within this time."""


class SoundName(Enum):
    """What can be heard."""

    CARD = auto()  # a card lands on the table
    DEAL = auto()  # a packet is dealt
    FLIP = auto()  # a card turns face up
    GATHER = auto()  # a trick is drawn in
    SHUFFLE = auto()  # the whole pack is taken together
    CUT = auto()  # the packets of the pack cross
    POINT = auto()  # one point of an eight
    COAT = auto()  # a coat is won
    FIRE = auto()  # the hearth crackles for a moment
    TURN = auto()  # it is the person's turn; very soft


FILES: Mapping[SoundName, tuple[str, ...]] = MappingProxyType(
    {
        SoundName.CARD: ("card_1", "card_2", "card_3"),
        SoundName.DEAL: ("deal_1", "deal_2", "deal_3"),
        SoundName.FLIP: ("flip",),
        SoundName.GATHER: ("gather",),
        SoundName.SHUFFLE: ("shuffle",),
        SoundName.CUT: ("cut",),
        SoundName.POINT: ("point",),
        SoundName.COAT: ("coat",),
        SoundName.FIRE: ("fire",),
        SoundName.TURN: ("turn",),
    }
)
"""The files of ``assets/sounds`` without their ending; variants take turns."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound, and how many milliseconds after the beginning of its frame it begins."""

    name: SoundName
    delay_ms: float = 0.0


# A card is heard when it lands: its sound begins with a short brushing.
_CUES: Mapping[Motion, tuple[Cue, ...]] = MappingProxyType(
    {
        Motion.DEAL: (Cue(SoundName.DEAL, 40),),
        Motion.PLAY: (Cue(SoundName.CARD, 150),),
        Motion.GATHER: (Cue(SoundName.GATHER),),
        Motion.COLLECT: (Cue(SoundName.SHUFFLE, 120),),
        Motion.CUT: (Cue(SoundName.CUT),),
        Motion.FLIP: (Cue(SoundName.FLIP),),
        Motion.UNCOVER: (Cue(SoundName.POINT, 60),),
        Motion.COVER: (Cue(SoundName.FLIP),),
        Motion.COAT: (Cue(SoundName.COAT), Cue(SoundName.FIRE, 500)),
    }
)
_WITHOUT_MOTION = frozenset({Motion.PLAY, Motion.UNCOVER, Motion.COAT})


def sound_of(frame: Frame, factor: float = 1.0) -> tuple[Cue, ...]:
    """What is heard while the table travels to a frame. ``factor`` multiplies the lengths of
    motions; at 0 all frames of a turn come at once, and only the main ones are heard."""
    cues = _CUES.get(frame.motion, ())
    if factor <= 0 and frame.motion not in _WITHOUT_MOTION:
        return ()
    return tuple(Cue(cue.name, cue.delay_ms * max(0.0, factor)) for cue in cues)


def turn_comes(before: TableModel, after: TableModel) -> bool:
    """Whether the turn has come to the person from one model to the next."""
    had = bool(before.seats) and before.seats[0].turn
    return bool(after.seats) and after.seats[0].turn and not had


def can_sound() -> bool:
    """Whether the library is installed; it is not loaded. Says nothing of a device."""
    return importlib.util.find_spec("miniaudio") is not None


class Sounds(QObject):
    """Plays sounds; no call of the window's thread waits for anything but :meth:`close`.

    Off until :meth:`set_on`. ``load`` replaces the library.
    """

    def __init__(
        self, parent: QObject | None = None, load: Callable[[], Opener] | None = None
    ) -> None:
        super().__init__(parent)
        title = QCoreApplication.applicationName() or "kominek"
        self._load = load or partial(load_library, title)
        self._player: Player | None = None
        self._on = False
        self._variant = dict.fromkeys(SoundName, 0)
        self._begun = dict.fromkeys(SoundName, 0.0)

    def set_on(self, on: bool, volume: int) -> None:
        """Switch on or off, with a volume from 0 to 100. Switching on loads the library, beside
        the window, and after a failure tries again."""
        self._on = on and volume > 0
        if self._player is None:
            if not self._on:
                return
            self._player = Player(self._load)
            atexit.register(self._player.end)
        self._player.orders.put(Switch(self._on, gain_of(volume)))

    def play(self, name: SoundName, delay_ms: float = 0.0) -> None:
        """Let a sound be heard, now or later; several may sound together. Nothing happens when
        sound is off or impossible."""
        if not self._on or self._player is None:
            return
        asked = monotonic()
        begin = asked + delay_ms / 1000
        if abs(begin - self._begun[name]) < TOGETHER_S:
            return
        self._begun[name] = begin
        files = FILES[name]
        self._variant[name] = (self._variant[name] + 1) % len(files)
        path = asset("sounds", f"{files[self._variant[name]]}.wav")
        self._player.orders.put(Play(path, begin, asked))

    def close(self) -> None:
        """Be silent and give the device back; before the program ends."""
        self._on = False
        player, self._player = self._player, None
        if player is not None:
            atexit.unregister(player.end)
            player.end()


def gain_of(volume: int) -> float:
    """The factor of samples for a volume from 0 to 100, even to the ear."""
    part = max(0, min(100, volume)) / 100
    return part * math.sqrt(part)
