"""The session with real children: whole matches, sudden ends, and anything at any moment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import read_record
from kominek_desktop.session.library import Library
from kominek_desktop.session.places import Places
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker
from kominek_desktop.session.values import Cause, Trouble, Turn
from tests.session import toy

# Plays one long match by itself and says after each turn how many moves it has played.
PLAYS_ALONE = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QObject, Slot
from kominek_desktop.session.library import Library
from kominek_desktop.session.places import Places
from kominek_desktop.session.table import TableSession
from tests.session import toy

class Watcher(QObject):
    @Slot(object)
    def watch(self, turn):
        text = (home / "state" / "current.kominek").read_text()
        print(len(text), flush=True)
        if turn.waiting:
            session.proceed(turn.ticket)
        if turn.over:
            app.quit()

home = Path(sys.argv[1])
app = QCoreApplication([])
library = Library((toy.GAME,), Places(home, home / "state", home / "matches"))
session = TableSession((toy.GAME,), library=library, seed=11, paced=False, thinking_ms=0)
watcher = Watcher()
session.turn_changed.connect(watcher.watch)
session.new_match("liking", toy.Options("40"), ("random",) * 3)
app.exec()
session.close()
"""


def play_alone(home: Path, stderr: int | None = None) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", PLAYS_ALONE, str(home)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, env=environment)


def test_a_sudden_end_loses_no_move(tmp_path: Path) -> None:
    with play_alone(tmp_path / "whole") as process:
        assert process.wait(30) == 0
    whole = (tmp_path / "whole" / "state" / "current.kominek").read_bytes()
    assert whole.count(b"deal ") == 40
    dice = Dice(time.time_ns())
    reached = set()
    for number in range(8):
        home = tmp_path / str(number)
        with play_alone(home, subprocess.DEVNULL) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(dice.below(900) / 1000)
            os.kill(process.pid, signal.SIGKILL)
            said = process.stdout.read().split()
        library = Library((toy.GAME,), Places(home, home / "state", home / "matches"))
        replay, troubles = library.load()
        assert troubles == ()
        assert replay is not None
        left = (home / "state" / "current.kominek").read_bytes()
        assert whole.startswith(left)
        assert len(left) >= int(said[-1] if said else 0)
        reached.add(len(replay.record.moves))
    assert len(reached) > 1


class Company:
    """A session with a real thinker, playing one game, and all that it told."""

    def __init__(self, game: GameDef, home: Path) -> None:
        self.game = game
        self.home = home
        self.thinker = Thinker()
        library = Library((game,), Places(home, home / "state", home / "matches"))
        self.session = TableSession((game,), self.thinker, library, seed=3, thinking_ms=0)
        self.turns: list[Turn] = []
        self.troubles: list[Trouble] = []
        self.session.turn_changed.connect(self.turns.append)
        self.session.trouble.connect(self.troubles.append)
        self.seats = ("person", *("random",) * (len(game.seat_names) - 1))

    def options(self) -> object:
        return self.game.default_options

    def wait_after(self, qtbot: QtBot, turn: Turn) -> None:
        qtbot.waitUntil(lambda: self.turns[-1] is not turn)

    def saved(self) -> bytes:
        return (self.home / "state" / "current.kominek").read_bytes()


@pytest.fixture(params=[toy.GAME, *GAMES], ids=lambda game: game.id)
def company(request: pytest.FixtureRequest, qapp: object, tmp_path: Path) -> Iterator[Company]:
    made = Company(request.param, tmp_path)
    yield made
    made.session.close()


def test_a_match_is_played_with_a_real_child(qtbot: QtBot, company: Company) -> None:
    session, dice = company.session, Dice(4)
    session.new_match(company.game.id, company.options(), company.seats, 1)
    deals = 0
    while deals < 2 and not company.turns[-1].over:
        turn = company.turns[-1]
        if turn.waiting:
            deals += 1
            session.proceed(turn.ticket)
        elif turn.moves:
            session.submit(turn.ticket, dice.pick(turn.moves))
        else:
            session.settled(turn.ticket)
        company.wait_after(qtbot, turn)
    assert company.troubles == []
    tickets = [turn.ticket for turn in company.turns]
    assert tickets == list(range(1, len(tickets) + 1))
    assert company.turns[0].cause is Cause.NEW
    replay = read_record(company.saved(), (company.game,))
    assert company.game.view(replay.states[-1], 0) == company.turns[-1].view


def test_anything_at_any_moment_leaves_a_sound_match(qtbot: QtBot, company: Company) -> None:
    """Random actions of a hasty person; after each the file holds a legal record, and the last
    turn told fits it unless others may just have been asked in secret."""
    session, game, dice = company.session, company.game, Dice(8)
    session.new_match(game.id, company.options(), company.seats)
    saved = company.home / "saved.kominek"
    for step in range(250):
        turn = company.turns[-1]
        match dice.below(24):
            case 0:
                session.new_match(game.id, company.options(), company.seats, dice.below(2))
            case 1:
                session.save_as(saved)
            case 2 if saved.exists():
                session.open_record(saved)
            case 3:
                session.same_deal()
            case 4 | 5:
                session.undo()
            case 6:
                session.redo()
            case 7:
                session.pause(dice.below(2) == 0)
            case 8:
                session.submit(dice.below(turn.ticket), game.parse_move("play AS"))
            case 9:
                qtbot.wait(dice.below(20))
            case _:
                session.pause(False)
                session.settled(turn.ticket)
                session.proceed(turn.ticket)
                if turn.moves:
                    session.submit(turn.ticket, dice.pick(turn.moves))
                qtbot.wait(1)
        if step % 5 == 0:
            replay = read_record(company.saved(), (game,))
            view = game.view(replay.states[-1], 0)
            moves = replay.record.moves
            veiled = bool(moves) and game.veils(moves[-1])
            assert veiled or company.turns[-1].view == view
    assert company.troubles == []
