"""What is thrown away can be brought back for thirty days, and nothing in the trash is lost."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from kominek_desktop.session.library import Library
from kominek_desktop.session.places import Places
from kominek_desktop.session.trash import Discarded
from kominek_desktop.session.values import Trouble, TroubleKind
from tests.session import toy

DAY = date(2026, 11, 29)


@pytest.fixture
def library(home: Path) -> Library:
    made = Library((toy.GAME,), Places(home, home / "state", home / "matches"))
    (home / "matches").mkdir(parents=True)
    return made


def put(home: Path, name: str, text: str = "text") -> Path:
    path = home / "matches" / f"{name}.kominek"
    path.write_text(text)
    return path


def throw(library: Library, path: Path, day: date = DAY) -> Discarded:
    thrown = library.discard(path, day)
    assert isinstance(thrown, Discarded)
    return thrown


def test_a_file_is_thrown_away_under_its_name_and_comes_back(library: Library, home: Path) -> None:
    path = put(home, "one", "played")
    time = path.stat().st_mtime_ns
    thrown = throw(library, path)
    assert library.kept() == ()
    assert thrown.now.name == path.name
    assert thrown.now.read_text() == "played"
    assert thrown.now.is_relative_to(home / "matches" / ".trash")
    assert library.restore(thrown) == path
    assert path.read_text() == "played"
    assert path.stat().st_mtime_ns == time


def test_files_of_one_name_do_not_overwrite_each_other(library: Library, home: Path) -> None:
    first = throw(library, put(home, "one", "first"))
    second = throw(library, put(home, "one", "second"))
    put(home, "one", "third")
    back = [library.restore(thrown) for thrown in (first, second)]
    assert all(isinstance(path, Path) for path in back)
    texts = {path.read_text() for path in library.kept()}
    assert texts == {"first", "second", "third"}


def test_the_trash_is_emptied_after_thirty_days_and_not_before(
    library: Library, home: Path
) -> None:
    old, young = throw(library, put(home, "old")), put(home, "young")
    later = throw(library, young, DAY + timedelta(1))
    assert library.empty_trash(DAY + timedelta(29)) == 0
    assert old.now.exists()
    assert library.empty_trash(DAY + timedelta(30)) == 1
    assert not old.now.exists()
    assert later.now.exists()
    assert library.empty_trash(DAY + timedelta(31)) == 1
    assert not (home / "matches" / ".trash").exists()
    assert library.empty_trash(DAY + timedelta(99)) == 0


def test_what_others_put_into_the_trash_stays(library: Library, home: Path) -> None:
    thrown = throw(library, put(home, "one"))
    strange = home / "matches" / ".trash" / "notes" / "mine.txt"
    strange.parent.mkdir()
    strange.write_text("mine")
    inside = thrown.now.parent / "folder"
    inside.mkdir()
    assert library.empty_trash(DAY + timedelta(365)) in (0, 1)
    assert strange.read_text() == "mine"
    assert inside.is_dir()


def test_a_file_that_cannot_be_moved_stays(library: Library, home: Path) -> None:
    path = put(home, "one")
    (home / "matches" / ".trash").write_text("in the way")
    told = library.discard(path, DAY)
    assert isinstance(told, Trouble)
    assert told.kind is TroubleKind.UNWRITABLE
    assert told.path == path
    assert path.exists()


def test_a_file_that_is_gone_from_the_trash_is_told(library: Library, home: Path) -> None:
    thrown = throw(library, put(home, "one"))
    thrown.now.unlink()
    told = library.restore(thrown)
    assert isinstance(told, Trouble)
    assert told.path == thrown.was
