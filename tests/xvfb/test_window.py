"""The real program in a real window: clicks, drags and keys in, saved records out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek import GAME
from kominek_desktop.rules.games.kominek.moves import Pass, Play
from kominek_desktop.rules.games.kominek.state import Phase
from kominek_desktop.session.settings import Language
from kominek_desktop.session.values import Trouble, TroubleKind
from tests.xvfb import positions
from tests.xvfb.hands import Hands
from tests.xvfb.program import Program, lacks, wait_until
from tests.xvfb.twin import Twin

pytestmark = pytest.mark.xvfb


@pytest.fixture(autouse=True, scope="module")
def hands_there() -> None:
    if problem := lacks():
        pytest.fail(problem)


@pytest.fixture
def open_program(qapp: QApplication, home: Path) -> Iterator[Callable[..., Program]]:
    made: list[Program] = []

    def make(record: str = "", *arguments: object, **settings: object) -> Program:
        settings.setdefault("language", "en")
        program = Program(home / str(len(made)), record, **settings)
        made.append(program)
        program.start(*arguments)
        return program

    yield make
    for program in made:
        if program.runs:
            program.kill()


@contextmanager
def hands_on(program: Program, language: Language = "en", keys: bool = False) -> Iterator[Hands]:
    with Twin(language) as twin:
        hands = Hands(program, twin, keys)
        hands.look()
        yield hands


def in_phase(phase: Phase) -> Callable[[Any], bool]:
    return lambda state: state.phase is phase


def has_choice(state: Any) -> bool:
    """Cards that may be played, and one that may not; no marriage to ask about."""
    legal = [move for move in moves_of(state) if isinstance(move, Play)]
    return (
        state.phase is Phase.PLAY
        and 2 <= len(legal) < len(state.hands[0])
        and not any(move.marriage for move in legal)
        and len(state.trick) == 2
    )


def moves_of(state: Any) -> Any:
    return GAME.legal_moves(state)


def added(program: Program, before: str, lines: int = 1) -> list[str]:
    """The first lines that came to a record."""
    text = program.wait_text(
        lambda text: len(text.splitlines()) >= len(before.splitlines()) + lines
    )
    assert text.startswith(before)
    return text[len(before) :].splitlines()[:lines]


@pytest.mark.parametrize(
    ("language", "keys"), [("pl", False), ("ru", True), ("en", False)], ids=["pl", "ru", "en"]
)
def test_a_deal_begins_in_every_language(
    open_program: Callable[..., Program], language: Language, keys: bool
) -> None:
    """The pack is cut and the questions before the play are answered, by mouse or by keys."""
    start = positions.record(in_phase(Phase.CUT), seed=3)
    program = open_program(start, language=language)
    with hands_on(program, language, keys) as hands:
        program.rest()
        hands.cut(9)
        assert added(program, start) == ["S cut 9"]
        answers = 0
        while not (state := program.replay().states[-1]).trick and answers < 8:
            text = program.wait_turn()
            state = program.replay().states[-1]
            if state.phase in (Phase.PLAY, Phase.SOLO):
                break
            hands.look()
            program.rest()
            move = next((m for m in moves_of(state) if isinstance(m, Pass)), moves_of(state)[-1])
            hands.carry_out(move)
            program.wait_text(lambda text, old=text: text != old)  # type: ignore[misc]
            answers += 1
        assert answers >= 1
    assert program.close() == 0
    assert not program.log()


def pixels(image: QImage) -> bytes:
    """What can be seen of a picture."""
    return bytes(image.convertToFormat(QImage.Format.Format_RGBA8888).constBits())


def legal_and_not(program: Program) -> tuple[Any, Any]:
    """A card that may be played and one that may not."""
    state = program.replay().states[-1]
    legal = [move.card for move in moves_of(state)]
    return legal[-1], next(card for card in state.hands[0] if card not in legal)


def test_a_card_is_played_by_click_drag_and_keys_alike(
    open_program: Callable[..., Program],
) -> None:
    start = positions.record(has_choice)
    records = []
    for way in ("click", "drag", "keys"):
        program = open_program(start)
        card, _ = legal_and_not(program)
        with hands_on(program, keys=way == "keys") as hands:
            program.rest()
            if way == "drag":
                program.drag(hands.twin.card(card), hands.twin.middle())
            else:
                hands.touch(card)
        records.append(program.wait_turn(start))
        program.kill()
    assert records[0].startswith(start + "S play ")
    assert records[1] == records[0]
    assert records[2] == records[0]


def test_an_illegal_card_stays_and_a_card_is_taken_back_and_played_again(
    open_program: Callable[..., Program],
) -> None:
    start = positions.record(has_choice)
    program = open_program(start)
    good, bad = legal_and_not(program)
    with hands_on(program) as hands:
        program.rest()
        hands.touch(bad)
        program.drag(hands.twin.card(bad), hands.twin.middle())
        hands.with_keys = True
        hands.touch(bad)
        time.sleep(0.5)
        assert program.text() == start
        hands.with_keys = False
        hands.touch(good)
    after = program.wait_turn(start)
    program.rest()
    program.key("ctrl+z")
    assert program.wait_text(lambda text: text == start)
    program.rest()
    program.key("ctrl+shift+z")
    assert program.wait_text(lambda text: text == after)


def test_letters_work_from_the_start(open_program: Callable[..., Program]) -> None:
    """The window has the keyboard before the table is in it; D lets the program play."""
    start = positions.record(has_choice)
    program = open_program(start)
    program.rest()
    program.key_until("d", lambda text: text != start)
    assert added(program, start)[0].startswith("S play ")


def test_the_language_is_changed_in_the_menu_and_the_match_resumed(
    open_program: Callable[..., Program],
) -> None:
    start = positions.record(in_phase(Phase.AUCTION))
    program = open_program(start)
    assert program.title().startswith("Kominek")
    english = program.title()
    with hands_on(program) as hands:
        menus = hands.twin.window.menus
        settings = [menu.menuAction() for menu in map(menus.__getitem__, ("game", "settings"))]
        steps = hands.twin.window.menuBar().actions().index(settings[1])
        values = [action.data() for action in menus["language"].actions()]
    program.rest()
    # The menu bar, along it, down, into the list of languages, and to Polish.
    down = ["Down"] * values.index("pl")
    for key in ("alt+g", "Escape", *["Right"] * steps, "Down", "Right", *down, "Return"):
        program.key(key)
        program.rest()  # a menu takes the keyboard when its window has come
    wait_until(lambda: program.setting("language") == "pl", "Polish in the settings")
    wait_until(lambda: program.title() != english, "another title")
    assert program.text() == start
    assert program.close() == 0
    program.start()
    assert "rozdanie" in program.title()
    with hands_on(program, "pl") as hands:
        program.rest()
        hands.carry_out(Pass())
    assert added(program, start) == ["S pass"]


def test_the_welcome_page_comes_first_and_enter_resumes(home: Path, qapp: QApplication) -> None:
    start = positions.record(in_phase(Phase.AUCTION))
    program = Program(home / "welcome", start, language="en")
    program.start_bare()
    try:
        title = program.title()
        assert not any(map(str.isdigit, title))
        time.sleep(1.5)
        assert program.title() == title  # nothing begins by itself
        program.key("Return")
        program.wait_table()
        assert program.text() == start
        with hands_on(program) as hands:
            program.rest()
            hands.carry_out(Pass())
        assert added(program, start) == ["S pass"]
        program.key("alt+Home")
        program.rest()
        program.key("Escape")
        assert program.close() == 0
        assert not program.log()
    finally:
        if program.runs:
            program.kill()


def test_a_damaged_save_is_put_aside(open_program: Callable[..., Program]) -> None:
    damaged = positions.record(has_choice) + "S play XX\n"
    program = open_program(damaged)
    text = program.wait_text(lambda text: text != damaged)
    assert (program.saved.parent / "current.kominek.corrupt").read_text("utf-8") == damaged
    assert program.replay().record.game == "kominek"
    assert text.startswith("format: ")
    assert program.close() == 0


def test_a_foreign_file_is_refused_in_words(
    open_program: Callable[..., Program], tmp_path: Path
) -> None:
    start = positions.record(has_choice)
    foreign = tmp_path / "letter.kominek"
    foreign.write_text("Dear Sophie,\n", "utf-8")
    program = open_program(start, foreign)
    left, top, wide, _ = program.place
    with hands_on(program) as hands:
        bar = hands.twin.window.messages
        hands.twin.window.show_trouble(
            Trouble(TroubleKind.BAD_RECORD, foreign, 1, 1, "not_a_record")
        )
        QApplication.processEvents()
        there = bar.mapTo(hands.twin.window, QPoint(left, top))
        wanted = bar.grab().toImage().copy(0, 8, wide, bar.height() - 16)

    def shown() -> bool:
        screen = QGuiApplication.primaryScreen().grabWindow(0).toImage()
        # The menu bars of the two windows may differ by some pixels in height.
        return pixels(wanted) in [
            pixels(screen.copy(there.x(), there.y() + 8 + shift, wide, wanted.height()))
            for shift in range(-6, 7)
        ]

    wait_until(shown, "message about the file")
    assert program.text() == start
    assert foreign.read_text("utf-8") == "Dear Sophie,\n"
    assert not list(program.saved.parent.glob("*.corrupt"))


def test_a_killed_program_goes_on_where_it_was(open_program: Callable[..., Program]) -> None:
    """More of these: ``benchmarks/kill.py``."""
    dice = Dice(4)
    program = open_program(positions.record(in_phase(Phase.AUCTION), seed=5))
    before = program.text()
    for _ in range(3):
        with hands_on(program) as hands:
            program.rest()
            hands.carry_out(moves_of(program.replay().states[-1])[-1])
        program.wait_text(lambda text, old=before: text != old)  # type: ignore[misc]
        time.sleep(dice.below(400) / 1000)
        program.kill()
        killed = program.text()
        program.start()
        # What computers play after the start comes behind what was there.
        before = program.wait_turn()
        assert before.startswith(killed)
        assert not list(program.saved.parent.glob("*.corrupt"))
