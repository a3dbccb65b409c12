"""The shipped sounds: made by the script, short, quiet and without clicks."""

from __future__ import annotations

import subprocess
import sys
import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from kominek_desktop.gui.resources import asset
from kominek_desktop.gui.sound import FILES, SoundName
from kominek_desktop.gui.sound_player import RATE

SCRIPT = Path(__file__).parents[2] / "packaging" / "make_sounds.py"
NAMES = sorted(name for names in FILES.values() for name in names)
HALF = 16_384  # 6 dB below full scale
LONGEST_S = {SoundName.CARD: 0.2, SoundName.DEAL: 0.2, SoundName.COAT: 2.0, SoundName.FIRE: 3.0}


def samples(name: str) -> array[int]:
    with wave.open(str(asset("sounds", f"{name}.wav")), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        read = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        read.byteswap()
    return read


def test_the_script_makes_the_shipped_files(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(SCRIPT), str(tmp_path)], check=True, timeout=120)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    shipped = {path.name: path.read_bytes() for path in asset("sounds").iterdir()}
    assert sorted(made) == sorted(shipped) == [f"{name}.wav" for name in NAMES]
    assert made == shipped
    assert sum(map(len, shipped.values())) < 400_000


@pytest.mark.parametrize("name", NAMES)
def test_quiet_and_without_clicks(name: str) -> None:
    sound = samples(name)
    peak = max(map(abs, sound))
    assert HALF / 5 < peak < HALF
    assert sound[0] == sound[-1] == 0
    assert max(map(abs, sound[-20:])) < 40  # 1 ms at the end: below -58 dB
    assert abs(sum(sound) / len(sound)) < 2
    steps = [abs(after - before) for before, after in pairwise(sound[:40])]
    assert max(steps) < 400


@pytest.mark.parametrize("name", SoundName)
def test_short(name: SoundName) -> None:
    for file in FILES[name]:
        assert 0.1 < len(samples(file)) / RATE < LONGEST_S.get(name, 0.8)


def test_variants_differ() -> None:
    for files in FILES.values():
        assert len({samples(file).tobytes() for file in files}) == len(files)
