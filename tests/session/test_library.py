"""Nothing is ever lost: the running match is saved after every move and nothing is overwritten."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kominek_desktop.session.library import Library, Lying
from kominek_desktop.session.places import Places, find_places
from kominek_desktop.session.values import Cause, Trouble, TroubleKind
from tests.session import toy
from tests.session.tables import PERSON_AND_TWO, Table


@pytest.fixture
def table(qapp: object, home: Path) -> Iterator[Table]:
    made = Table(home, seed=5)
    yield made
    made.session.close()


@pytest.fixture
def later(qapp: object, home: Path) -> Iterator[Table]:
    """The program started again."""
    made = Table(home, seed=6)
    yield made
    made.session.close()


def kept(home: Path) -> list[Path]:
    return sorted((home / "matches").glob("*.kominek"))


def test_every_move_is_in_the_file_at_once(table: Table) -> None:
    table.new()
    assert len(table.moves()) == 2
    for _ in range(3):
        before = len(table.moves())
        table.submit()
        assert len(table.moves()) > before
        table.others()
    table.session.undo()
    assert not table.moves()[-1].startswith("deal")
    assert table.troubles == []


def test_a_match_goes_on_where_it_was_left(table: Table, later: Table) -> None:
    table.new()
    table.submit()
    table.others()
    table.submit()
    table.others()
    left, record = table.last, table.moves()
    table.session.close()
    assert later.session.resume()
    assert later.last.cause is Cause.OPENED
    assert later.last.view == left.view
    assert later.last.moves == left.moves
    assert later.last.events == ()
    assert later.moves() == record
    assert later.session.seats == PERSON_AND_TWO
    assert later.session.undo()


def test_a_rest_and_an_ended_match_are_resumed_as_such(table: Table, home: Path) -> None:
    table.new()
    for _ in range(2):
        table.play_until()
        other = Table(home)
        assert other.session.resume()
        assert (other.last.waiting, other.last.over) == (table.last.waiting, table.last.over)
        assert other.last.can_undo
        other.session.close()
        table.session.proceed(table.last.ticket)


def test_nothing_to_resume(table: Table) -> None:
    assert not table.session.resume()
    assert table.turns == []
    assert table.troubles == []
    assert table.session.turn is None
    assert not table.session.undo()
    assert table.session.save_as(Path("x")) is None


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda data: data.replace(b"A cut", b"B cut"), 9),
        (lambda data: data[: len(data) // 3], None),
        (lambda data: b"\x00\xff\xfe" * 40, 1),
        (lambda data: b"", 1),
        (lambda data: data + b"A play ZZ\n", None),
    ],
)
def test_a_damaged_file_is_put_aside_and_the_copy_before_it_taken(
    table: Table, later: Table, spoil: object, line: int | None
) -> None:
    table.new()
    table.play_until()
    rest = table.last
    table.session.proceed(table.last.ticket)
    table.others()
    assert callable(spoil)
    damaged = spoil(table.current.read_bytes())
    table.current.write_bytes(damaged)
    assert later.session.resume()
    (trouble,) = later.troubles
    assert trouble.kind is TroubleKind.DAMAGED_SAVE
    assert trouble.path.name == "current.kominek.corrupt"
    assert trouble.path.read_bytes() == damaged
    assert trouble.line == line if line else trouble.line > 0
    assert trouble.column > 0
    assert trouble.detail
    assert later.last.waiting  # the rest before the deal
    assert later.last.view == rest.view


def test_damaged_files_never_overwrite_each_other(table: Table, home: Path) -> None:
    for text in ("one", "two", "three"):
        table.places.state.mkdir(parents=True, exist_ok=True)
        table.current.write_text(text)
        (table.places.state / "previous.kominek").write_text(f"older {text}")
        other = Table(home)
        assert not other.session.resume()
        assert len(other.troubles) == 2
        other.session.close()
    texts = {path.read_text() for path in table.places.state.glob("*.corrupt*")}
    assert texts == {"one", "two", "three", "older one", "older two", "older three"}


def test_a_match_that_is_left_is_kept(table: Table, home: Path) -> None:
    table.new()
    table.submit()
    text = table.current.read_text()
    table.new()
    assert [path.read_text() for path in kept(home)] == [text]
    table.new()  # nobody had decided anything yet
    assert len(kept(home)) == 1
    assert table.library.kept() == tuple(kept(home))


def test_a_match_that_was_never_resumed_is_kept_too(table: Table, later: Table, home: Path) -> None:
    table.new()
    table.submit()
    text = table.current.read_text()
    later.new()
    assert [path.read_text() for path in kept(home)] == [text]


def test_two_matches_left_in_one_second_are_both_kept(table: Table, home: Path) -> None:
    texts = []
    for _ in range(3):
        table.new()
        table.submit()
        texts.append(table.current.read_text())
    table.new()
    assert sorted(path.read_text() for path in kept(home)) == sorted(texts)


def test_a_saved_match_is_opened_again(table: Table, home: Path) -> None:
    table.new()
    table.submit()
    table.others()
    saved = table.session.save_as(home / "mine.v2")
    assert saved == home / "mine.v2.kominek"
    view = table.last.view
    table.new()
    assert kept(home) == []  # it lies in a file already
    table.submit()
    assert table.session.open_record(saved)
    table.lift()
    assert table.last.cause is Cause.OPENED
    assert table.last.view == view
    assert len(kept(home)) == 1
    assert table.library.recent() == (saved,)
    assert table.current.read_text() == saved.read_text()


def test_a_record_that_cannot_be_read_changes_nothing(table: Table, home: Path) -> None:
    table.new()
    now = table.last
    bad = home / "bad.kominek"
    bad.write_text(table.current.read_text() + "A cut 77\n")
    assert not table.session.open_record(bad)
    assert not table.session.open_record(home / "missing.kominek")
    assert not table.session.open_record(home)
    spoilt, missing, folder = table.troubles
    assert spoilt.kind is TroubleKind.BAD_RECORD
    assert (spoilt.path, spoilt.line, spoilt.detail) == (bad, 9, "illegal_move")
    assert missing.kind is folder.kind is TroubleKind.UNREADABLE
    assert table.last is now
    assert bad.exists()
    assert table.session.submit(now.ticket, now.moves[0])


def test_a_folder_that_cannot_be_written_is_told_once_and_play_goes_on(
    table: Table, home: Path
) -> None:
    home.write_text("a file where the folder should be")
    table.new()
    table.submit()
    table.others()
    table.submit()
    (trouble,) = table.troubles
    assert trouble.kind is TroubleKind.UNWRITABLE
    assert trouble.path == table.current
    assert trouble.detail

    home.unlink()
    table.others()
    record = table.current.read_text()
    home_aside = home.with_name("aside")
    home.rename(home_aside)
    home.write_text("again")
    table.session.undo()
    assert len(table.troubles) == 2
    home.unlink()
    table.session.close()  # the last try
    assert table.current.read_text() != record


def test_what_cannot_be_saved_as_is_told(table: Table, home: Path) -> None:
    table.new()
    blocked = home / "state" / "current.kominek" / "x.kominek"
    assert table.session.save_as(blocked) is None
    assert table.troubles[-1].kind is TroubleKind.UNWRITABLE
    assert table.troubles[-1].path == blocked


def test_a_match_is_kept_beside_the_running_one_when_its_folder_is_blocked(
    table: Table, home: Path
) -> None:
    table.new()
    table.submit()
    text = table.current.read_text()
    (home / "matches").write_text("in the way")
    table.new()
    (saved,) = (home / "state").glob("liking-*.kominek")
    assert saved.read_text() == text
    assert table.library.kept() == ()


def test_recent_files_stand_once_the_last_first_and_only_while_they_exist(home: Path) -> None:
    library = Library((toy.GAME,), Places(home, home / "state", home / "matches"))
    files = [home / f"{number}.kominek" for number in range(13)]
    for file in [*files, files[5]]:
        library.save_as(file, "text")
    assert library.recent() == (files[5], *(files[n] for n in (12, 11, 10, 9, 8, 7, 6, 4, 3)))
    files[12].unlink()
    assert files[12] not in library.recent()
    recent = home / "state" / "recent.json"
    recent.write_text(json.dumps({"files": 5}))
    assert library.recent() == ()
    assert recent.with_name("recent.json.corrupt").exists()


def test_one_variable_moves_everything_to_one_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("KOMINEK_HOME", str(tmp_path))
    assert find_places() == Places(tmp_path, tmp_path / "state", tmp_path / "matches")
    monkeypatch.delenv("KOMINEK_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/x/config")
    monkeypatch.setenv("XDG_STATE_HOME", "/x/state")
    monkeypatch.setenv("XDG_DATA_HOME", "/x/data")
    assert find_places() == Places(
        Path("/x/config/kominek"), Path("/x/state/kominek"), Path("/x/data/kominek/matches")
    )


def test_a_kept_match_that_is_carried_on_keeps_its_file(table: Table, home: Path) -> None:
    table.new()
    table.submit()
    table.new()
    table.submit()
    (first,) = kept(home)
    assert table.session.open_record(first)
    table.lift()
    assert len(kept(home)) == 2  # the match that was on the table is kept
    table.others()
    table.submit()
    longer = table.current.read_text()
    assert longer.startswith(first.read_text())
    table.new()
    assert len(kept(home)) == 2
    assert first.read_text() == longer


def test_another_way_on_from_a_kept_match_stands_beside_it(table: Table, home: Path) -> None:
    table.new()
    table.submit()
    table.others()
    table.submit(0)
    table.new()
    (first,) = kept(home)
    before = first.read_text()
    assert table.session.open_record(first)
    table.lift()
    table.session.undo()
    table.lift()
    table.submit(len(table.last.moves) - 1)
    after = table.current.read_text()
    assert not after.startswith(before)
    table.new()
    assert {path.read_text() for path in kept(home)} == {before, after}


def test_all_files_of_matches_are_listed_once_with_where_they_belong(
    table: Table, home: Path
) -> None:
    library = table.library
    assert library.files() == ()
    table.new()
    table.submit()
    own = table.session.save_as(home / "mine")
    assert own is not None
    table.submit()
    table.new()
    (left,) = kept(home)
    (table.places.state / "previous.kominek").write_text("older")
    beside = table.places.state / "liking-20260101-000000.kominek"
    beside.write_text("kept where it could be")
    library.remember(left)
    assert set(library.files()) == {
        (Lying.RUNNING, table.current),
        (Lying.KEPT, left),
        (Lying.KEPT, beside),
        (Lying.OPENED, own),
    }
    assert len(library.files()) == 4


def test_a_file_taken_off_the_list_stays_where_it_is(home: Path) -> None:
    library = Library((toy.GAME,), Places(home, home / "state", home / "matches"))
    for name in ("one", "two"):
        library.save_as(home / name, name)
    library.forget(home / "two.kominek")
    assert library.recent() == (home / "one.kominek",)
    assert (home / "two.kominek").read_text() == "two"


def test_a_copy_is_the_same_to_the_byte_and_gets_the_suffix(home: Path) -> None:
    library = Library((toy.GAME,), Places(home, home / "state", home / "matches"))
    home.mkdir()
    file = home / "odd.kominek"
    file.write_bytes(b"\xff\x00 not even text")
    assert library.export(file, home / "copy.v2") == home / "copy.v2.kominek"
    assert (home / "copy.v2.kominek").read_bytes() == file.read_bytes()
    missing = library.export(home / "missing", home / "x")
    blocked = library.export(file, file / "x")
    assert isinstance(missing, Trouble)
    assert isinstance(blocked, Trouble)
    assert missing.kind is TroubleKind.UNREADABLE
    assert blocked.kind is TroubleKind.UNWRITABLE
    assert not (home / "x.kominek").exists()
