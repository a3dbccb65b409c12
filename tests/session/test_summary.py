"""What is told of a match that is not on the table."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from kominek_desktop import __version__
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.record import format_header, format_moves
from kominek_desktop.session.library import Library
from kominek_desktop.session.places import Places
from kominek_desktop.session.summary import Summary, of_saved, of_turn
from kominek_desktop.session.values import Cause, TroubleKind, Turn

GAME = find_game("kominek")
SEATS = ("person", "plain", "plain", "plain")


def record(moves: int, seats: tuple[str, ...] = SEATS, seed: int = 3) -> str:
    """A match after so many moves of any kind."""
    dice = Dice(seed)
    state = GAME.new_match(GAME.default_options)
    text = format_header(GAME, GAME.default_options, __version__, seats)
    for _ in range(moves):
        actor = GAME.actor(state)
        if actor is None:
            break
        if actor == CHANCE:
            move = GAME.chance(state, dice)
        else:
            legal = GAME.legal_moves(state)
            move = legal[dice.below(len(legal))]
        text += format_moves(GAME, (state,), (move,))
        state = GAME.apply(state, move).state
    return text


@pytest.fixture
def places(tmp_path: Path) -> Places:
    folder = tmp_path / "state"
    folder.mkdir()
    return Places(tmp_path, folder, tmp_path / "matches")


def saved(places: Places, text: str, name: str = "current") -> Path:
    path = places.state / f"{name}.kominek"
    path.write_text(text, "utf-8")
    return path


def look(places: Places) -> Summary | None:
    found, troubles = of_saved(Library(GAMES, places), places)
    assert troubles == ()
    return found


def test_without_a_saved_match_there_is_nothing_to_tell(places: Places) -> None:
    assert look(places) is None


@pytest.mark.parametrize("moves", [1, 2, 9, 25, 60, 120])
def test_the_saved_match_is_told_as_its_person_may_know_it(places: Places, moves: int) -> None:
    path = saved(places, record(moves))
    found = look(places)
    assert found is not None
    state = Library(GAMES, places).load()[0].states[-1]
    assert found.game_id == "kominek"
    assert found.view == GAME.view(state, 0)
    assert bool(found.moves) == (GAME.actor(state) == 0)
    assert found.over == (GAME.actor(state) is None)
    assert found.played == datetime.fromtimestamp(path.stat().st_mtime)


def test_looking_changes_no_file(places: Places) -> None:
    path = saved(places, record(30))
    before = path.read_bytes(), path.stat().st_mtime_ns
    look(places)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert [file.name for file in places.state.iterdir()] == [path.name]


def test_a_person_at_another_seat_sees_that_seat(places: Places) -> None:
    saved(places, record(30, ("plain", "plain", "person", "plain")))
    found = look(places)
    assert found is not None
    assert found.view.seat == 2


def test_when_only_computers_play_nobody_is_asked(places: Places) -> None:
    for moves in range(20, 32):
        saved(places, record(moves, ("plain",) * 4))
        found = look(places)
        assert found is not None
        assert found.moves == ()
        assert found.view.seat == 0


def test_a_damaged_match_is_put_aside_and_told_of_once(places: Places) -> None:
    damaged = record(20) + "S play XX\n"
    path = saved(places, damaged)
    good = record(12)
    saved(places, good, "previous")
    library = Library(GAMES, places)
    found, troubles = of_saved(library, places)
    assert [trouble.kind for trouble in troubles] == [TroubleKind.DAMAGED_SAVE]
    assert troubles[0].path.read_text("utf-8") == damaged
    assert not path.exists()
    assert found is not None
    assert found.view == GAME.view(library.load()[0].states[-1], 0)
    assert of_saved(library, places)[1] == ()


def test_the_match_on_the_table_is_told_from_its_turn() -> None:
    turn = Turn(7, "view", (), (), 2, False, False, True, False, Cause.MOVE)
    assert of_turn("klin", turn) == Summary("klin", "view", (), 2, False, False)
