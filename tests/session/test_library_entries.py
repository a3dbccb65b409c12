"""What is told of a match in the list, and what of a file that cannot be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.entries import (
    MOST_BYTES,
    TOO_LARGE,
    Entry,
    Stamp,
    from_json,
    read_entry,
    to_json,
)
from kominek_desktop.session.library import Lying
from kominek_desktop.session.values import Trouble, TroubleKind
from tests.session.kept_matches import put


def entry_of(path: Path) -> Entry:
    status = path.stat()
    return read_entry(path, Lying.KEPT, Stamp(status.st_mtime_ns, status.st_size), GAMES)


def test_a_finished_match_tells_its_end(home: Path) -> None:
    path = put(home, "match_of_five_coats")
    entry = entry_of(path)
    summary = entry.summary
    assert summary is not None
    assert entry.lying is Lying.KEPT
    assert entry.stamp.time == 1_796_000_000 * 10**9
    assert summary.game == "kominek"
    assert summary.differences == (("match_coats", "5"),)
    assert summary.preset == ""
    assert (summary.over, summary.person, summary.place) == (True, 0, 2)
    assert summary.deals == 3
    assert summary.standing["coats"] == [6, 0]


def test_an_unfinished_match_has_no_places(home: Path) -> None:
    path = put(home, "worked_match")
    summary = entry_of(path).summary
    assert (summary.over, summary.place, summary.deals) == (False, None, 2)
    assert summary.preset == "printed"


def test_the_last_hand_is_the_persons_own_as_dealt(home: Path) -> None:
    path = put(home, "worked_match")
    told = to_json(entry_of(path))["hand"]
    assert len(set(told)) == 6
    played = [line.split()[-1] for line in path.read_text().splitlines() if "S play" in line]
    assert len(played) > 3
    assert set(played[-3:]) <= set(told)


def test_nobodys_match_has_neither_place_nor_hand(home: Path) -> None:
    path = put(home, "match_of_one_coat")
    path.write_text(path.read_text().replace("seats: person", "seats: plain"))
    summary = entry_of(path).summary
    assert summary.over
    assert (summary.person, summary.place, summary.hand) == (None, None, ())


@pytest.mark.parametrize(
    ("data", "line", "detail"),
    [
        (b"", 1, "truncated"),
        (b"PNG\r\n\x1a", 2, "not_text"),
        (b"some other text\n", 1, "not_a_record"),
        (b"format: kominek-record 9\n\n", 1, "unknown_format"),
    ],
)
def test_a_file_that_is_no_record_is_an_entry_that_says_so(
    home: Path, data: bytes, line: int, detail: str
) -> None:
    path = put(home, "worked_match")
    path.write_bytes(data)
    entry = entry_of(path)
    assert entry.summary is None
    assert entry.trouble == Trouble(
        TroubleKind.BAD_RECORD, path, line, entry.trouble.column, detail
    )
    assert path.read_bytes() == data


def test_a_damaged_move_is_named_by_its_line(home: Path) -> None:
    path = put(home, "worked_match")
    lines = path.read_text().splitlines()
    lines[9] = lines[9] + " again"
    path.write_text("\n".join(lines) + "\n")
    assert entry_of(path).trouble.line == 10


def test_a_file_too_large_for_a_match_is_not_read(home: Path) -> None:
    path = put(home, "worked_match")
    with path.open("ab") as file:
        file.truncate(MOST_BYTES + 1)
    assert entry_of(path).trouble.detail == TOO_LARGE


def test_a_folder_in_place_of_a_file_does_no_harm(home: Path) -> None:
    folder = home / "matches" / "folder.kominek"
    folder.mkdir(parents=True)
    assert entry_of(folder).trouble.kind is TroubleKind.UNREADABLE


def test_entries_come_back_from_their_text_as_they_were(home: Path) -> None:
    bad = put(home, "worked_match")
    bad.write_text("nonsense")
    for path in (put(home, "klin_match"), bad):
        entry = entry_of(path)
        assert from_json(json.loads(json.dumps(to_json(entry))), path, Lying.KEPT) == entry
