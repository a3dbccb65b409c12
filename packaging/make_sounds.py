"""Build the shipped sounds: ``make_sounds.py [OUT]``; OUT is ``assets/sounds`` by default.

Everything is computed here, from noise, damped strings of sines and filters. The same script always
writes the same bytes. The sounds are meant to be heard beside a fire: short, dull and quiet, each
with a peak of its own below half of the full scale.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random

RATE = 22_050
EDGE_MS = 3.0  # every sound comes and goes over this time: no click
DULL_HZ = 4200  # above this everything is damped
Samples = list[float]


def silence(ms: float) -> Samples:
    """Room for a sound of so many milliseconds."""
    return [0.0] * round(ms * RATE / 1000)


def noise(ms: float, dice: Random) -> Samples:
    """White noise between -1 and 1."""
    return [dice.uniform(-1.0, 1.0) for _ in silence(ms)]


def low(sound: Samples, hertz: float) -> Samples:
    """What lies below a frequency (6 dB an octave)."""
    weight = 1.0 - math.exp(-math.tau * hertz / RATE)
    level, out = 0.0, []
    for sample in sound:
        level += weight * (sample - level)
        out.append(level)
    return out


def high(sound: Samples, hertz: float) -> Samples:
    """What lies above a frequency (6 dB an octave)."""
    return [whole - deep for whole, deep in zip(sound, low(sound, hertz), strict=True)]


def band(sound: Samples, hertz: float | Callable[[float], float], width: float = 0.7) -> Samples:
    """What lies around a frequency, which may change with the part of the sound that is over;
    ``width`` is the reciprocal of the resonance."""
    centre = hertz if callable(hertz) else lambda _part: hertz
    deep = swing = 0.0
    out = []
    for index, sample in enumerate(sound):
        tuning = 2.0 * math.sin(math.pi * min(centre(index / len(sound)), RATE / 7) / RATE)
        deep += tuning * swing
        swing += tuning * (sample - deep - width * swing)
        out.append(swing)
    return out


def shaped(sound: Samples, rise_ms: float, fall_ms: float) -> Samples:
    """Rises in a straight line, then falls to 37 % in every ``fall_ms``, and to nothing at the
    end."""
    rise, fall, length = rise_ms * RATE / 1000, fall_ms * RATE / 1000, len(sound)
    return [
        sample * min(index / rise, math.exp((rise - index) / fall)) * (1.0 - index / length)
        for index, sample in enumerate(sound)
    ]


def swelling(sound: Samples, top: float) -> Samples:
    """Swells up to the part ``top`` of the length and goes away after it."""
    out = []
    for index, sample in enumerate(sound):
        part = index / len(sound)
        height = part / top if part < top else (1.0 - part) / (1.0 - top)
        out.append(sample * (0.5 - 0.5 * math.cos(math.pi * height)))
    return out


def tone(ms: float, hertz: float, glide: float = 0.0) -> Samples:
    """A sine; ``glide`` is the part of the frequency it loses on its way."""
    angle, out = 0.0, []
    room = silence(ms)
    for index in range(len(room)):
        out.append(math.sin(angle))
        angle += math.tau * hertz * (1.0 - glide * index / len(room)) / RATE
    return out


def add(room: Samples, sound: Samples, at_ms: float = 0.0, gain: float = 1.0) -> None:
    """Mix a sound into a room from a moment on; what reaches beyond the room is cut off."""
    start = round(at_ms * RATE / 1000)
    for index, sample in enumerate(sound[: len(room) - start], start):
        room[index] += gain * sample


def bar(ms: float, hertz: float, fall_ms: float) -> Samples:
    """A wooden bar struck softly: a tone, and two that die sooner."""
    room = shaped(tone(ms, hertz), 4, fall_ms)
    add(room, shaped(tone(ms, hertz * 2.0), 3, fall_ms * 0.45), gain=0.22)
    add(room, shaped(tone(ms, hertz * 3.93), 2, fall_ms * 0.16), gain=0.16)
    return room


def tap(dice: Random, body: float = 150.0, bright: float = 1900.0) -> Samples:
    """Pasteboard on a cloth over wood."""
    room = shaped(tone(90, body, 0.35), 1.5, 17)
    add(room, shaped(tone(80, body * 2.76, 0.2), 1, 9), gain=0.5)
    add(room, shaped(band(noise(60, dice), bright, 1.1), 1, 6), gain=0.7)
    add(room, shaped(low(noise(80, dice), 600), 1, 12), gain=1.6)
    return room


def card(seed: int) -> Samples:
    """A card laid on the table: it brushes the cloth and lies."""
    dice = Random(seed)
    room = silence(150)
    add(room, swelling(band(noise(45, dice), 2600 + 150 * seed, 0.9), 0.75), gain=0.35)
    add(room, tap(dice, 138 + 11 * seed, 1750 + 170 * seed), at_ms=34)
    return room


def deal(seed: int) -> Samples:
    """A card leaves the pack and slides over the table."""
    dice = Random(100 + seed)
    room = silence(130)
    slide = band(noise(95, dice), lambda part: 3100 - 1700 * part + 160 * seed, 0.8)
    add(room, swelling(slide, 0.2), gain=0.8)
    add(room, shaped(high(noise(20, dice), 2500), 1, 4), at_ms=4, gain=0.35)
    add(room, tap(dice, 165, 1500), at_ms=72, gain=0.4)
    return room


def flip() -> Samples:
    """A card is turned over."""
    dice = Random(200)
    room = silence(190)
    add(room, swelling(band(noise(90, dice), lambda part: 1300 + 1900 * part, 0.8), 0.6), gain=0.5)
    add(room, tap(dice, 172, 2300), at_ms=92, gain=0.9)
    return room


def gather() -> Samples:
    """Four cards are pushed together and drawn over the cloth."""
    dice = Random(300)
    room = silence(390)
    sweep = band(noise(330, dice), lambda part: 800 + 1500 * math.sin(math.pi * part), 0.9)
    add(room, swelling(sweep, 0.45))
    for at, gain in ((30, 0.35), (75, 0.25), (285, 0.55)):
        add(room, tap(dice, 150, 1500), at, gain)
    return room


def cut() -> Samples:
    """Half of the pack is lifted off and the other half laid on it."""
    dice = Random(400)
    room = silence(430)
    add(room, swelling(band(noise(150, dice), lambda part: 1500 + 1300 * part, 0.8), 0.7), gain=0.6)
    add(room, swelling(band(noise(130, dice), 1500, 0.9), 0.6), at_ms=190, gain=0.45)
    add(room, tap(dice, 118, 1200), at_ms=300, gain=1.2)
    return room


def shuffle() -> Samples:
    """Two halves run into each other, then the pack is squared."""
    dice = Random(500)
    room = silence(760)
    at = 15.0
    for step in range(26):
        edge = shaped(band(noise(16, dice), 1700 + dice.uniform(0, 1300), 0.8), 1, 3.5)
        add(room, edge, at, 0.8 + 0.9 * math.sin(math.pi * step / 25))
        at += 21 - 13 * math.sin(math.pi * step / 25) + dice.uniform(-3, 3)
    add(room, swelling(band(noise(400, dice), 1400, 1.0), 0.5), gain=0.3)
    for late, gain in ((545, 0.6), (630, 0.9)):
        add(room, tap(dice, 128, 1400), late, gain)
    return room


def point() -> Samples:
    """One more point of an eight: a wooden bar, once."""
    dice = Random(600)
    room = bar(520, 440.0, 105)
    add(room, swelling(band(noise(70, dice), 1500, 0.9), 0.7), gain=0.12)
    return room


def coat() -> Samples:
    """A coat is won: fur brushes by, and four bars rise."""
    dice = Random(700)
    room = silence(1500)
    fur = low(band(noise(420, dice), lambda part: 500 + 900 * part, 1.2), 2200)
    add(room, swelling(fur, 0.5), gain=0.4)
    for step, hertz in enumerate((220.0, 277.18, 329.63, 440.0)):
        add(room, bar(1200 - 100 * step, hertz, 260), 150 + 105 * step, 0.7 + 0.1 * step)
    return room


def fire() -> Samples:
    """The hearth for a moment: its breath, and wood that cracks."""
    dice = Random(800)
    length = 2600
    room = low(low(noise(length, dice), 260), 420)
    room = [2.6 * sample for sample in room]
    at = 60.0
    while at < length - 250:
        loud = dice.random() ** 3
        crack = band(noise(30, dice), 900 + 2400 * dice.random(), 0.6)
        add(room, shaped(crack, 0.5, 1.5 + 5 * loud), at, 0.12 + 0.75 * loud)
        at += 12 - 95 * math.log(1.0 - dice.random())
    return swelling(room, 0.35)


def turn() -> Samples:
    """It is your turn: two bars, hardly to be heard."""
    room = silence(520)
    add(room, low(bar(380, 329.63, 95), 900))
    add(room, low(bar(400, 392.0, 105), 900), at_ms=110, gain=0.9)
    return room


PEAKS = {"card": 0.40, "deal": 0.19, "flip": 0.30, "gather": 0.22, "cut": 0.32}
PEAKS |= {"shuffle": 0.30, "point": 0.22, "coat": 0.32, "fire": 0.25, "turn": 0.14}


def sounds() -> dict[str, Samples]:
    """All sounds by the name of their file; a figure at the end tells variants apart."""
    made = {f"card_{seed}": card(seed) for seed in (1, 2, 3)}
    made |= {f"deal_{seed}": deal(seed) for seed in (1, 2, 3)}
    for make in (flip, gather, cut, shuffle, point, coat, fire, turn):
        made[make.__name__] = make()
    return made


def finished(sound: Samples, peak: float) -> array[int]:
    """Sixteen-bit samples with a given peak (1 is full scale), without a constant part or sharp
    heights, and from silence to silence."""
    sound = high(low(low(sound, DULL_HZ), DULL_HZ), 40.0)
    edge = round(EDGE_MS * RATE / 1000)
    for index in range(edge):
        sound[index] *= index / edge
        sound[-1 - index] *= index / edge
    scale = 32_767 * peak / max(map(abs, sound))
    return array("h", (round(sample * scale) for sample in sound))


def write(path: Path, samples: array[int]) -> None:
    """One channel, sixteen bits."""
    if sys.byteorder == "big":
        samples = array("h", samples)
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", "not compressed"))
        file.writeframes(samples.tobytes())


def main() -> None:
    """Write all sounds."""
    root = Path(__file__).resolve().parent.parent
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else root / "assets" / "sounds"
    out.mkdir(parents=True, exist_ok=True)
    for name, sound in sounds().items():
        write(out / f"{name}.wav", finished(sound, PEAKS[name.partition("_")[0]]))


if __name__ == "__main__":
    main()
