"""The running program as a screen reader meets it, over AT-SPI."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.language import Language
from kominek_desktop.gui.texts.cards import card_name
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games.kominek import GAME
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.games.kominek.state import Phase
from tests.xvfb import positions
from tests.xvfb.listening import bus, client, lacks_reader
from tests.xvfb.program import Program, lacks

pytestmark = pytest.mark.xvfb
PRINT_TREE = Path(__file__).with_name("print_tree.py")


@pytest.fixture(autouse=True, scope="module")
def reader_there() -> None:
    if problem := lacks():
        pytest.fail(problem)
    if problem := lacks_reader():
        pytest.skip(problem)


@pytest.fixture
def polish(qapp: QCoreApplication) -> Iterator[Callable[[Card], str]]:
    """The name of a card in Polish."""
    language = Language()
    language.speak("pl")
    yield card_name
    language.fall_silent()


@pytest.fixture
def open_program(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Program]]:
    made: list[Program] = []
    with bus() as environment:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)

        def make(record: str) -> Program:
            program = Program(home / str(len(made)), record, language="pl")
            made.append(program)
            program.start()
            program.rest()
            return program

        yield make
        for program in made:
            if program.runs:
                program.kill()


def has_choice(state: Any) -> bool:
    """Cards that may be played, and some that may not; no marriage to ask about."""
    legal = [move for move in GAME.legal_moves(state) if isinstance(move, Play)]
    asked = any(move.marriage for move in legal)
    return state.phase is Phase.PLAY and 1 <= len(legal) < len(state.hands[0]) and not asked


def spoken(told: list[dict[str, Any]]) -> list[str]:
    return [str(one["announced"]) for one in told if "announced" in one]


def test_a_reader_finds_the_hand_and_plays_from_it(
    open_program: Callable[..., Program], polish: Callable[[Card], str]
) -> None:
    start = positions.record(has_choice)
    program = open_program(start)
    state = program.replay().states[-1]
    legal = [move.card for move in GAME.legal_moves(state) if isinstance(move, Play)]
    bad = next(card for card in state.hands[0] if card not in legal)
    tree = client("tree")
    assert (tree[0]["role"], tree[0]["name"]) == ("panel", "Stół do gry")
    parts = [one for one in tree if one["depth"] == 1]
    assert [one["name"] for one in parts[:2]] == ["Twoje karty", "Wziątka na stole"]
    held = [one for one in tree if one["role"] == "push button" and one["depth"] == 2]
    assert {one["name"] for one in held} == {polish(card) for card in state.hands[0]}
    told = {one["name"]: one for one in held}
    assert "wolno" in told[polish(legal[0])]["description"]
    assert "nie wolno" in told[polish(bad)]["description"]
    assert all(one["actions"] == ["Press", "SetFocus"] for one in held)
    left, top, wide, high = program.place
    for one in tree:
        x, y, w, h = one["place"]
        assert left <= x and top <= y and x + w <= left + wide and y + h <= top + high, one

    heard = client("press", polish(bad), 1)
    assert {"pressed": polish(bad), "done": True} in heard
    assert program.text() == start
    assert any("Zasada" in text for text in spoken(heard)), heard
    assert polish(bad) in [one.get("focused") for one in heard]

    heard = client("press", polish(legal[0]), 2)
    assert program.wait_turn(start).startswith(f"{start}S play {legal[0]}")
    assert any(text.endswith(f": {polish(legal[0])}.") for text in spoken(heard)), heard
    assert program.close() == 0
    assert "Traceback" not in program.log()


def test_a_reader_passes_in_the_auction(open_program: Callable[..., Program]) -> None:
    start = positions.record(lambda state: state.phase is Phase.AUCTION)
    program = open_program(start)
    tree = client("tree")
    group = next(one for one in tree if one["depth"] == 1)
    assert group["role"] == "grouping" or group["role"] == "panel"
    choices = [one for one in tree if one["role"] == "push button" and "Press" in one["actions"]]
    assert "Pas" in [one["name"] for one in choices]
    heard = client("press", "Pas", 1.5)
    assert program.wait_text(lambda text: text != start).startswith(f"{start}S pass")
    assert spoken(heard), heard
    assert program.close() == 0
    assert "Traceback" not in program.log()


def test_cards_come_and_go_while_a_reader_walks(open_program: Callable[..., Program]) -> None:
    """The program plays by itself as fast as it can."""
    start = positions.record(has_choice)
    program = open_program(start)
    told: list[dict[str, Any]] = []
    walker = threading.Thread(target=lambda: told.extend(client("walk", 6)))
    walker.start()
    program.key("d")
    walker.join()
    assert program.runs, program.log()
    assert told and told[0]["read"] > 200, told
    assert len(program.text().splitlines()) > len(start.splitlines()) + 4
    program.key("d")  # any key ends the demonstration
    assert program.close() == 0
    assert "Traceback" not in program.log()


def test_the_tree_can_be_printed(home: Path) -> None:
    told = subprocess.run(
        [sys.executable, str(PRINT_TREE), "pl", str(home)],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "list: Twoje karty" in told.stdout
