"""Sounds: what is heard when, mixing, and silence where nothing can be heard."""

from __future__ import annotations

import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui import sound_player
from kominek_desktop.gui.resources import asset
from kominek_desktop.gui.sound import (
    FILES,
    Cue,
    SoundName,
    Sounds,
    can_sound,
    gain_of,
    sound_of,
    turn_comes,
)
from kominek_desktop.gui.sound_player import MAX_VOICES, Mixer, NoSound, load_library, read_wave
from kominek_desktop.gui.table.model import Frame, Motion, SeatModel, TableModel

BLOCK = 600


class FakeDevice:
    """Plays when it is told to."""

    def __init__(self, log: list[str]) -> None:
        self.log = log
        self.source: Generator[array[int], int, None] | None = None
        self.broken = False

    def start(self, source: Generator[array[int], int, None]) -> None:
        self.log.append("start")
        if self.broken:
            raise NoSound("gone")
        self.source = source

    def stop(self) -> None:
        self.log.append("stop")
        self.source = None

    def close(self) -> None:
        self.log.append("close")
        self.source = None

    def pull(self, length: int = BLOCK) -> array[int]:
        assert self.source is not None
        return self.source.send(length)


class Room:
    """Sounds on devices that are fakes."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.devices: list[FakeDevice] = []
        self.missing = ""
        self.sounds = Sounds(load=self.load)

    def load(self) -> Callable[[], FakeDevice]:
        self.log.append("load")
        return self.open

    def open(self) -> FakeDevice:
        self.log.append("open")
        if self.missing:
            raise NoSound(self.missing)
        self.devices.append(FakeDevice(self.log))
        return self.devices[-1]

    def heard(self) -> bool:
        """Whether the newest device plays anything but silence."""
        return bool(self.devices) and self.devices[-1].source is not None and any(self.pull())

    def pull(self) -> array[int]:
        return self.devices[-1].pull()


def until(met: Callable[[], bool]) -> None:
    """Wait for the other thread."""
    end = time.monotonic() + 60
    while not met():
        assert time.monotonic() < end
        time.sleep(0.002)


@pytest.fixture
def room(qapp: QApplication) -> Iterator[Room]:
    room = Room()
    yield room
    room.sounds.close()


def test_every_motion_has_its_sound() -> None:
    silent = {motion for motion in Motion if not sound_of(Frame(TableModel(), motion))}
    assert silent == {Motion.NONE, Motion.SETTLE}
    assert sound_of(Frame(TableModel(), Motion.PLAY), 2.0) == (Cue(SoundName.CARD, 300),)
    assert [cue.name for cue in sound_of(Frame(TableModel(), Motion.COAT))] == [
        SoundName.COAT,
        SoundName.FIRE,
    ]


def test_without_motion_only_the_main_sounds() -> None:
    heard = {motion for motion in Motion if sound_of(Frame(TableModel(), motion), 0.0)}
    assert heard == {Motion.PLAY, Motion.UNCOVER, Motion.COAT}
    for motion in heard:
        assert all(cue.delay_ms == 0 for cue in sound_of(Frame(TableModel(), motion), 0.0))


def test_turn_comes() -> None:
    seat = SeatModel("Ola")
    idle, ours = TableModel(seats=(seat,)), TableModel(seats=(replace(seat, turn=True),))
    assert turn_comes(idle, ours)
    assert turn_comes(TableModel(), ours)
    assert not turn_comes(ours, ours)
    assert not turn_comes(ours, idle)
    assert not turn_comes(ours, TableModel())


def test_every_sound_has_files() -> None:
    assert set(FILES) == set(SoundName)
    for files in FILES.values():
        assert all(asset("sounds", f"{file}.wav").is_file() for file in files)


def test_volume() -> None:
    assert gain_of(-5) == gain_of(0) == 0.0
    assert gain_of(100) == gain_of(150) == 1.0
    assert 0.2 < gain_of(40) < 0.3
    path = asset("sounds", "card_1.wav")
    loud, soft = read_wave(path, 1.0), read_wave(path, gain_of(40))
    assert max(soft) == pytest.approx(gain_of(40) * max(loud), abs=1)


def test_mixer_adds_waits_and_ends() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100] * 50))
    mixer.add(array("h", [7] * 30), wait=40)
    assert mixer.read(20).tolist() == [100] * 20
    assert mixer.read(60).tolist() == [100] * 20 + [107] * 10 + [7] * 20 + [0] * 10
    assert not mixer.busy()
    assert mixer.read(5).tolist() == [0] * 5


def test_mixer_does_not_overflow() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [30_000, -30_000]))
    assert mixer.read(2).tolist() == [32_767, -32_767]


def test_mixer_keeps_the_newest_voices() -> None:
    mixer = Mixer()
    for value in range(1, MAX_VOICES + 3):
        mixer.add(array("h", [value]))
    assert mixer.read(1)[0] == sum(range(3, MAX_VOICES + 3))


def test_nothing_is_loaded_while_off(room: Room) -> None:
    room.sounds.set_on(False, 40)
    room.sounds.play(SoundName.CARD)
    room.sounds.set_on(True, 0)
    room.sounds.play(SoundName.CARD)
    time.sleep(0.03)
    assert room.log == []


def test_the_device_opens_for_the_first_sound(room: Room) -> None:
    room.sounds.set_on(True, 40)
    until(lambda: room.log == ["load"])
    room.sounds.play(SoundName.CARD)
    until(room.heard)
    assert room.log == ["load", "open", "start"]


def test_several_sound_at_once_and_variants_take_turns(room: Room) -> None:
    room.sounds.set_on(True, 100)
    room.sounds.play(SoundName.FIRE)
    until(room.heard)
    mixer = room.sounds._player._mixer
    for _ in range(3):
        room.sounds.play(SoundName.CARD, 1000)
        room.sounds.play(SoundName.CARD, 1000)  # the same at the same moment: once
        time.sleep(0.04)
    until(lambda: len(mixer._voices) == 4)
    assert len({samples.tobytes() for samples, _start in mixer._voices}) == 4


def test_a_later_sound_waits(room: Room) -> None:
    room.sounds.set_on(True, 100)
    room.sounds.play(SoundName.CARD, 500)
    until(lambda: bool(room.devices) and room.devices[-1].source is not None)
    until(room.sounds._player._mixer.busy)
    length = sound_player.RATE * 4 // 10
    assert not any(room.devices[-1].pull(length))
    assert any(room.devices[-1].pull(length))


def test_the_device_rests_after_a_while(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.sounds.set_on(True, 40)
    room.sounds.play(SoundName.CARD)
    until(lambda: bool(room.devices) and room.devices[-1].source is not None)
    until(room.sounds._player._mixer.busy)
    room.devices[-1].pull(sound_player.RATE)
    monkeypatch.setattr(sound_player, "IDLE_S", 0.08)
    room.sounds.set_on(True, 41)  # wakes the thread
    until(lambda: room.log[-1:] == ["stop"])
    monkeypatch.undo()
    room.sounds.play(SoundName.TURN)
    until(room.heard)
    assert room.log == ["load", "open", "start", "stop", "start"]
    room.sounds.close()
    assert room.log[-1] == "close"


def test_a_device_that_fetches_nothing_is_given_up(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound_player, "IDLE_S", 0.08)
    room.sounds.set_on(True, 40)
    room.sounds.play(SoundName.CARD)
    until(lambda: room.log[-1:] == ["close"])
    monkeypatch.undo()
    room.sounds.play(SoundName.DEAL)
    until(lambda: len(room.devices) == 2 and room.heard())


def test_a_device_that_went_away_is_replaced(room: Room) -> None:
    room.sounds.set_on(True, 40)
    room.sounds.play(SoundName.CARD)
    until(room.heard)
    room.sounds.set_on(False, 40)
    until(lambda: room.log[-1:] == ["stop"])
    room.devices[0].broken = True
    room.sounds.set_on(True, 40)
    room.sounds.play(SoundName.DEAL)
    until(lambda: len(room.devices) == 2 and room.heard())
    assert room.log[-4:] == ["start", "close", "open", "start"]


def test_off_means_silence_at_once(room: Room) -> None:
    room.sounds.set_on(True, 40)
    room.sounds.play(SoundName.FIRE)
    until(room.heard)
    room.sounds.set_on(False, 40)
    until(lambda: room.log[-1:] == ["stop"])
    assert not room.sounds._player._mixer.busy()


def test_a_missing_device_is_told_once(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    room.missing = "no device"
    room.sounds.set_on(True, 40)
    room.sounds.play(SoundName.CARD)
    until(lambda: "open" in room.log)
    room.sounds.play(SoundName.DEAL)
    room.sounds.set_on(True, 50)
    room.sounds.play(SoundName.GATHER)  # tried anew, told no more
    until(lambda: room.log.count("open") == 2)
    room.missing = ""
    room.sounds.set_on(True, 50)
    room.sounds.play(SoundName.TURN)
    until(room.heard)
    assert [record.getMessage() for record in caplog.records] == ["no sound: no device"]


def test_a_missing_library_is_told_once(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    sounds = Sounds()
    for volume in (40, 60):
        sounds.set_on(True, volume)
        sounds.play(SoundName.CARD)
    sounds.close()
    assert len(caplog.records) == 1
    assert "miniaudio" in caplog.text


def test_a_missing_file_is_told_once(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("kominek_desktop.gui.sound.asset", tmp_path.joinpath)
    room.sounds.set_on(True, 40)
    room.sounds.play(SoundName.FIRE)
    room.sounds.play(SoundName.FIRE, 100)
    room.sounds.close()
    assert len(caplog.records) == 1
    assert "fire.wav" in caplog.text
    assert room.log == ["load"]


def test_calls_of_the_window_do_not_wait(room: Room) -> None:
    asked, go = Event(), Event()

    def slow() -> FakeDevice:
        asked.set()
        go.wait()
        raise NoSound("none")

    room.sounds._load = lambda: slow
    room.sounds.set_on(True, 40)
    for _ in range(20):
        for name in SoundName:
            room.sounds.play(name, 1000)
    assert asked.wait(60)
    room.sounds.play(SoundName.CARD)
    go.set()  # only now, and no call has waited for it


def test_close_twice_and_after_it_nothing(room: Room) -> None:
    room.sounds.set_on(True, 40)
    room.sounds.play(SoundName.CARD)
    room.sounds.close()
    room.sounds.close()
    room.sounds.play(SoundName.CARD)
    assert room.log.count("open") <= 1


def test_a_program_that_forgets_to_close_ends() -> None:
    code = (
        "from kominek_desktop.gui.sound import *; s = Sounds(); s.set_on(True, 40);"
        "s.play(SoundName.FIRE); import time; time.sleep(0.3)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, timeout=120, capture_output=True
    )
    assert b"Traceback" not in done.stderr


def test_the_library_plays_on_its_null_device(qapp: QApplication) -> None:
    library = pytest.importorskip("miniaudio")

    def load() -> Callable[[], sound_player.Device]:
        load_library("test")

        def opened() -> sound_player.Device:
            device: sound_player.Device = library.PlaybackDevice(
                nchannels=1,
                sample_rate=sound_player.RATE,
                buffersize_msec=30,
                backends=[library.Backend.NULL],
            )
            return device

        return opened

    sounds = Sounds(load=load)
    sounds.set_on(True, 40)
    mixer = sounds._player._mixer
    sounds.play(SoundName.CARD)
    sounds.play(SoundName.DEAL)
    until(mixer.busy)
    until(lambda: not mixer.busy())
    assert mixer.reads >= 4
    sounds.close()


def test_whether_the_library_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert not can_sound()
