"""What is tried with every package: a whole deal by clicks, closing, going on."""

from __future__ import annotations

import subprocess
from pathlib import Path

from kominek_desktop.ai.player import PLAIN, Job, choose
from kominek_desktop.rules.chance import Dice
from kominek_desktop.session.settings import Language
from tests.bundle.frozen import Frozen, loaded, running
from tests.bundle.systems import System
from tests.xvfb import positions
from tests.xvfb.hands import Hands
from tests.xvfb.play_match import Reporter, settle
from tests.xvfb.program import wait_until, xdotool
from tests.xvfb.twin import Twin

KIND = "application/x-kominek-record"

TITLES: dict[Language, str] = {"pl": "rozdanie", "ru": "раздача", "en": "deal"}
"""A word of the window's title in each language."""


def play(program: Frozen, hands: Hands, pictures: Path, decisions: int = 1000) -> int:
    """To the result of the deal, at most so many decisions; how many there were."""
    reporter = Reporter(program, hands, pictures)
    dice = Dice(1)
    text = program.wait_turn()
    for done in range(decisions):
        replay = program.replay()
        game, state = replay.game, replay.states[-1]
        settle()
        if game.between_deals(state):
            return done
        hands.look()
        view = game.view(state, 0)
        job = Job(game.id, view, game.view_moves(view), PLAIN, dice.below(1 << 30))
        hands.carry_out(choose(job).move)
        text = reporter.wait(text)
    return decisions


def play_close_and_resume(
    system: System, command: Path, language: Language, pictures: Path
) -> None:
    """Plays a deal in a language, closes, finds the match again and goes on with it. The words and
    libraries that the program has open are checked to be its own."""
    home = system.player / f"deal-{language}"
    with running(Frozen(system, command, home, positions.empty(), language=language)) as program:
        program.start()
        assert TITLES[language] in program.title().lower()
        with Twin(language) as twin:
            assert play(program, Hands(program, twin), pictures) > 0
            check_files(program, language)
            assert program.close() == 0
            text = program.text()
            assert text.count("\ndeal ") >= 1 and " play " in text
            program.start()
            assert program.text() == text
            assert TITLES[language] in program.title().lower()
            settle()
            # The table takes no key as long as anything on it moves.
            program.key_until("space", lambda now: now != text)
            assert program.text().startswith(text)
        assert program.close() == 0
        assert program.log() == ""


def check_files(program: Frozen, language: Language) -> None:
    """The words of the program and of Qt are in their language, and no library of Qt or Python
    comes from elsewhere than the package."""
    files = loaded(program.pid)
    names = {Path(file).name for file in files}
    assert {f"kominek_{language}.qm", f"qtbase_{language}.qm"} <= names
    folder = program.system.target(program.command).parent
    for file in files:
        if any(part in file for part in ("ython", "Qt6", "PySide", "shiboken", ".qm")):
            assert Path(file).is_relative_to(folder), file


def windows() -> list[str]:
    """The visible windows of the program, whoever started it."""
    words = ["xdotool", "search", "--onlyvisible", "--name", "Kominek|Коминек"]
    return subprocess.run(words, check=False, capture_output=True, text=True).stdout.split()


def double_click(system: System, record: Path) -> None:
    """What a desktop does with it: finds out the kind and the program for it, and starts that.
    Afterwards the match is that of the record, the program has ended, and the player's home holds
    what it leaves when no folder is named for it."""
    assert system.desktop("xdg-mime", "query", "filetype", system.seen(record)) == KIND
    assert system.desktop("xdg-mime", "query", "default", KIND) == "kominek.desktop"
    assert windows() == []
    saved = system.player / ".local" / "state" / "kominek" / "current.kominek"
    system.open(record)
    window = wait_until(windows, "window")[0]
    wait_until(lambda: any(map(str.isdigit, xdotool("getwindowname", window))), "match")
    xdotool("windowfocus", window)
    xdotool("key", "ctrl+q")
    wait_until(lambda: not system.processes(), "end of the program")
    assert saved.read_text("utf-8").startswith(record.read_text("utf-8"))


def strays(system: System) -> list[Path]:
    """Hidden files of the player that neither are in the program's folders of his data nor are kept
    by the system for him, whatever programs he uses."""
    home = system.player
    theirs = ("config/kominek", "local/state/kominek", "local/share/kominek", "cache/fontconfig")
    homes = [home / f".{name}" for name in theirs]
    return [
        path
        for path in home.glob(".*/**/*")
        if not path.is_dir() and not any(map(path.is_relative_to, homes))
    ]
