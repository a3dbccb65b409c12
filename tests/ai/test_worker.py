"""The thinking child answers every job, survives bad ones and ends with its parent."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType

import pytest

from kominek_desktop.ai.codec import Answer, read_frame, write_frame
from kominek_desktop.ai.player import JUDGEMENTS, Choice, Job, choose, players
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.moves import Move
from tests import toygame

JOB = Job(
    "toy",
    toygame.ToyView(0, toygame.PACK[0]),
    (toygame.Show(toygame.PACK[0]), toygame.Fold()),
    "random",
    7,
)


@pytest.fixture
def child() -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "kominek_desktop", "--ai-worker"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with process:
        yield process
        process.kill()


def ask(process: subprocess.Popen[bytes], job: Job) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    write_frame(process.stdin, job)
    answer = read_frame(process.stdout)
    assert isinstance(answer, Answer)
    return answer


def test_the_child_answers_like_the_player_itself(child: subprocess.Popen[bytes]) -> None:
    for seed in range(20):
        job = replace(JOB, seed=seed)
        assert ask(child, job).choice == choose(job)


def test_a_failing_job_is_told_and_the_next_one_answered(child: subprocess.Popen[bytes]) -> None:
    answer = ask(child, replace(JOB, player="plain"))
    assert answer.choice is None
    assert "nobody judges this game: 'toy'" in answer.error
    assert ask(child, JOB).choice == choose(JOB)


def test_the_child_ends_when_its_input_ends(child: subprocess.Popen[bytes]) -> None:
    assert child.stdin is not None
    ask(child, JOB)
    child.stdin.close()
    assert child.wait(5) == 0


def test_an_interrupt_from_the_terminal_does_not_end_the_child(
    child: subprocess.Popen[bytes],
) -> None:
    ask(child, JOB)
    os.kill(child.pid, signal.SIGINT)
    assert ask(child, JOB).choice is not None


def test_the_child_imports_no_window_system() -> None:
    code = (
        "import sys, io; from kominek_desktop.ai import worker; worker.main();"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], stdin=subprocess.DEVNULL, check=False)
    assert done.returncode == 0


def test_a_stray_print_does_not_get_between_the_frames() -> None:
    code = (
        "from kominek_desktop.ai import player, worker\n"
        "player.JUDGEMENTS.clear()\n"
        "judge = player.players\n"
        "player.players = lambda: (print('thinking'), judge())[1]\n"
        "worker.main()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        assert ask(process, JOB).choice == choose(JOB)
        assert process.stdin is not None
        process.stdin.close()


def test_frames_come_back_as_they_went_and_a_cut_one_is_noticed() -> None:
    stream = io.BytesIO()
    write_frame(stream, JOB)
    write_frame(stream, Answer(Choice(toygame.Fold(), "only")))
    data = stream.getvalue()
    stream.seek(0)
    assert read_frame(stream) == JOB
    assert read_frame(stream) == Answer(Choice(toygame.Fold(), "only"))
    for size in (0, 3, 4, 20):
        with pytest.raises(EOFError):
            read_frame(io.BytesIO(data[:size]))


def test_players_choose_among_the_moves() -> None:
    assert players()[0] == "plain"
    assert {"plain", "random", "rules", "top"} <= set(players())
    assert {choose(replace(JOB, seed=seed)).move for seed in range(30)} == set(JOB.moves)
    assert choose(replace(JOB, moves=JOB.moves[:1], player="plain")) == Choice(JOB.moves[0], "only")
    with pytest.raises(ValueError, match="no move"):
        choose(replace(JOB, moves=()))
    with pytest.raises(ValueError, match="no such player"):
        choose(replace(JOB, player="master"))


def test_a_judgement_is_asked_with_view_moves_player_and_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[object] = []

    def decide(view: object, moves: tuple[Move, ...], player: str, dice: Dice) -> Choice:
        seen.extend((view, moves, player, dice.below(1000)))
        return Choice(moves[1], "because")

    module = ModuleType("judging_toy")
    module.__dict__["decide"] = decide
    monkeypatch.setitem(sys.modules, "judging_toy", module)
    monkeypatch.setitem(JUDGEMENTS, "toy", "judging_toy")
    assert choose(replace(JOB, player="plain")) == Choice(JOB.moves[1], "because")
    assert seen == [JOB.view, JOB.moves, "plain", Dice(7).below(1000)]
