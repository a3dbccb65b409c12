"""The catalogue of matches: read beside the window, each file once, and nothing lost."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from kominek_desktop.rules.game import GameDef, Step
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.moves import Move
from kominek_desktop.session import catalogue as module
from kominek_desktop.session.catalogue import Catalogue
from kominek_desktop.session.entries import Entry, read_entry
from kominek_desktop.session.library import Library, Lying
from kominek_desktop.session.places import Places
from kominek_desktop.session.trash import Discarded
from kominek_desktop.session.values import Trouble, TroubleKind
from tests.session.kept_matches import GOLDEN, put

TODAY = date(2026, 11, 29)
Open = Callable[[], Catalogue]


def library_in(home: Path, games: tuple[GameDef, ...] = GAMES) -> Library:
    return Library(games, Places(home, home / "state", home / "matches"))


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the files that were read, in their order."""
    names: list[str] = []

    def note(path: Path, *others: Any) -> Entry:
        names.append(path.name)
        return read_entry(path, *others)

    monkeypatch.setattr(module, "read_entry", note)
    return names


@pytest.fixture
def open_one(qtbot: QtBot, home: Path) -> Iterator[Open]:
    """A catalogue that has looked at everything."""
    made: list[Catalogue] = []

    def look() -> Catalogue:
        found = Catalogue(library_in(home), lambda: TODAY)
        made.append(found)
        refresh(qtbot, found)
        return found

    yield look
    for one in made:
        one.rest()


def refresh(qtbot: QtBot, catalogue: Catalogue) -> None:
    catalogue.refresh()
    qtbot.waitUntil(lambda: not catalogue.busy)


def of(catalogue: Catalogue, path: Path) -> Entry:
    entry = catalogue.entry(path)
    assert entry is not None
    return entry


def test_nothing_is_there_at_first(open_one: Open, home: Path) -> None:
    assert open_one().entries == ()
    assert not (home / "matches").exists()


def test_a_file_is_read_once_and_again_when_it_is_another(
    qtbot: QtBot, open_one: Open, home: Path, read: list[str]
) -> None:
    path, other = put(home, "worked_match"), put(home, "klin_match")
    first = open_one()
    assert len(read) == 2
    refresh(qtbot, first)
    again = open_one()
    assert len(read) == 2
    assert set(again.entries) == set(first.entries)
    put(home, "five_made", "worked_match", seconds=1_796_000_001)
    other.unlink()
    third = open_one()
    assert read[2:] == ["worked_match.kominek"]
    assert {entry.path for entry in third.entries} == {path}
    assert third.entries != first.entries


def test_the_newest_files_are_read_first(open_one: Open, home: Path, read: list[str]) -> None:
    for age, name in enumerate(("b", "c", "a")):
        put(home, "worked_match", name, seconds=1_796_000_000 - age)
    open_one()
    assert read == ["b.kominek", "c.kominek", "a.kominek"]


@pytest.mark.parametrize("spoilt", ["", "[]", '{"version": 1}', "{", '{"files": {"x": 3}}'])
def test_a_damaged_index_is_made_anew(open_one: Open, home: Path, spoilt: str) -> None:
    put(home, "worked_match")
    before = open_one().entries
    index = home / "state" / "library.json"
    good = index.read_text()
    index.write_text(spoilt)
    assert open_one().entries == before
    assert index.read_text() == good


def test_an_index_of_another_version_is_not_believed(
    open_one: Open, home: Path, read: list[str]
) -> None:
    put(home, "worked_match")
    open_one()
    index = home / "state" / "library.json"
    told = json.loads(index.read_text())
    index.write_text(json.dumps(told | {"version": "0"}))
    open_one()
    assert len(read) == 2


def test_an_index_that_cannot_be_written_does_no_harm(open_one: Open, home: Path) -> None:
    path = put(home, "worked_match")
    (home / "state").write_text("in the way")
    assert of(open_one(), path).summary is not None


def test_reading_is_done_in_another_thread(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(home, "worked_match")
    released, threads = threading.Event(), []

    def wait(*given: Any) -> Entry:
        threads.append((threading.get_ident(), released.wait(20)))
        return read_entry(*given)

    monkeypatch.setattr(module, "read_entry", wait)
    catalogue = Catalogue(library_in(home))
    catalogue.refresh()
    qtbot.waitUntil(lambda: catalogue.unread == 1)  # we go on while the file is waited for
    assert catalogue.busy
    assert catalogue.entries == ()
    released.set()
    qtbot.waitUntil(lambda: not catalogue.busy)
    assert of(catalogue, path).summary is not None
    assert [(thread != threading.get_ident(), in_time) for thread, in_time in threads] == [
        (True, True)
    ]


def test_a_rest_leaves_even_a_long_match_in_the_midst_of_it(
    qtbot: QtBot, home: Path, read: list[str]
) -> None:
    path = put(home, "worked_match")
    applied, began = [], threading.Event()
    game = GAMES[0]

    def apply(state: Any, move: Move) -> Step:
        applied.append(move)
        began.set()
        deadline = time.monotonic() + 20
        while not QThread.currentThread().isInterruptionRequested():
            assert time.monotonic() < deadline
        return game.apply(state, move)

    catalogue = Catalogue(library_in(home, (replace(game, apply=apply),)))
    catalogue.refresh()
    assert began.wait(20)
    catalogue.rest()
    assert not catalogue.busy
    assert len(applied) == 1
    assert catalogue.entry(path) is None
    refresh(qtbot, other := Catalogue(library_in(home)))
    assert of(other, path).summary is not None


def test_a_removed_match_is_in_the_trash_and_comes_back(
    qtbot: QtBot, open_one: Open, home: Path
) -> None:
    path, other = put(home, "worked_match"), put(home, "klin_match")
    catalogue = open_one()
    before = set(catalogue.entries)
    removed = catalogue.remove(path)
    assert isinstance(removed, Discarded)
    assert [entry.path for entry in catalogue.entries] == [other]
    assert not path.exists()
    refresh(qtbot, catalogue)
    assert [entry.path for entry in catalogue.entries] == [other]
    assert catalogue.restore(removed) == path
    qtbot.waitUntil(lambda: not catalogue.busy)
    assert set(catalogue.entries) == before


def test_damaged_files_can_be_removed_and_come_back_too(
    qtbot: QtBot, open_one: Open, home: Path
) -> None:
    path = put(home, "worked_match")
    path.write_bytes(b"\x00")
    catalogue = open_one()
    removed = catalogue.remove(path)
    assert removed is not None
    assert catalogue.entries == ()
    assert catalogue.restore(removed) == path
    qtbot.waitUntil(lambda: not catalogue.busy)
    assert path.read_bytes() == b"\x00"
    assert of(catalogue, path).trouble is not None


def test_a_file_of_the_persons_own_is_only_taken_off_the_list(
    qtbot: QtBot, open_one: Open, home: Path
) -> None:
    own = home / "mine.kominek"
    home.mkdir()
    own.write_bytes((GOLDEN / "worked_match.kominek").read_bytes())
    library_in(home).remember(own)
    catalogue = open_one()
    assert of(catalogue, own).lying is Lying.OPENED
    removed = catalogue.remove(own)
    assert removed == own
    assert own.exists()
    assert open_one().entries == ()
    catalogue.restore(removed)
    qtbot.waitUntil(lambda: not catalogue.busy)
    assert of(catalogue, own).lying is Lying.OPENED


def test_the_match_on_the_table_is_never_removed(open_one: Open, home: Path) -> None:
    current = home / "state" / "current.kominek"
    current.parent.mkdir(parents=True)
    current.write_bytes((GOLDEN / "worked_match.kominek").read_bytes())
    catalogue = open_one()
    assert of(catalogue, current).lying is Lying.RUNNING
    assert catalogue.remove(current) is None
    assert catalogue.remove(home / "unknown") is None
    assert current.exists()


def test_what_cannot_be_moved_or_copied_is_told(open_one: Open, home: Path) -> None:
    path = put(home, "worked_match")
    catalogue = open_one()
    told: list[Trouble] = []
    catalogue.trouble.connect(told.append)
    (home / "matches" / ".trash").write_text("in the way")
    assert catalogue.remove(path) is None
    assert of(catalogue, path).summary is not None
    assert catalogue.export(path, path / "below") is None
    assert [trouble.kind for trouble in told] == [TroubleKind.UNWRITABLE] * 2
    assert catalogue.export(path, home / "copy") == home / "copy.kominek"


def test_the_trash_is_emptied_by_the_clock_at_the_first_look_of_a_run(
    qtbot: QtBot, open_one: Open, home: Path
) -> None:
    paths = [put(home, name) for name in ("worked_match", "klin_match")]
    first = open_one()
    removed = [first.remove(path) for path in paths]
    files = [one.now for one in removed if isinstance(one, Discarded)]
    assert len(files) == 2
    for days, there in ((29, True), (30, False)):
        later = Catalogue(library_in(home), lambda: TODAY + timedelta(days))  # noqa: B023
        refresh(qtbot, later)
        assert [file.exists() for file in files] == [there] * 2


def test_favourites_outlive_the_index_and_follow_a_file_under_another_name(
    qtbot: QtBot, open_one: Open, home: Path
) -> None:
    path, other = put(home, "worked_match"), put(home, "klin_match")
    catalogue = open_one()
    catalogue.set_favourite(path, True)
    catalogue.set_favourite(other, True)
    catalogue.set_favourite(other, False)
    (home / "state" / "library.json").unlink()
    later = open_one()
    assert later.is_favourite(path)
    assert not later.is_favourite(other)
    removed = later.remove(path)
    put(home, "five_made", "worked_match")
    assert removed is not None
    back = later.restore(removed)
    assert back is not None
    assert back != path
    assert later.is_favourite(back)
    qtbot.waitUntil(lambda: not later.busy)


def test_damaged_favourites_are_put_aside(open_one: Open, home: Path) -> None:
    (home / "state").mkdir(parents=True)
    file = home / "state" / "favourites.json"
    file.write_text("{")
    assert not open_one().is_favourite(home)
    assert file.with_name("favourites.json.corrupt").read_text() == "{"
