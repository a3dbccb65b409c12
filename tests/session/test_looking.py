"""A kept match as it is looked at: its stops and deals, and that nothing hidden is told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kominek_desktop.rules.game import CHANCE, Event
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.games.kominek.events import CardPicked, PackCut, PacketDealt
from kominek_desktop.rules.games.kominek.state import View, dealt_to
from kominek_desktop.rules.record import read_record
from kominek_desktop.session.library import Library
from kominek_desktop.session.looking import SEAT, Course, CourseReader
from kominek_desktop.session.places import Places
from kominek_desktop.session.values import Trouble, TroubleKind
from tests.session.kept_matches import GOLDEN

RECORDS = sorted(path.stem for path in GOLDEN.glob("*.kominek"))


def course_of(name: str, without: int = 0) -> Course:
    """A golden match, cut short by some of its last moves."""
    lines = (GOLDEN / f"{name}.kominek").read_text("utf-8").splitlines(keepends=True)
    return Course(read_record("".join(lines[: len(lines) - without]), GAMES))


def views(course: Course) -> list[View]:
    return [course.turn(stop).view for stop in range(course.last + 1)]


@pytest.mark.parametrize("name", RECORDS)
def test_turns_tell_the_views_and_the_redacted_events_of_the_first_seat_k38(name: str) -> None:
    course = course_of(name)
    told: list[Event] = []
    for stop in range(course.last + 1):
        turn = course.turn(stop)
        assert isinstance(turn.view, View)
        assert turn.view.seat == SEAT
        assert turn.moves == ()
        told += turn.events
    for event in told:
        if isinstance(event, PacketDealt):
            assert bool(event.cards) == (event.seat == SEAT)
        elif isinstance(event, PackCut):
            assert (event.place is not None) == (event.seat == SEAT)
        elif isinstance(event, CardPicked):
            assert event.pick.seat == SEAT
    happened = (event for news in course.replay.events for event in news)
    redacted = (course.game.redact(event, SEAT) for event in happened)
    assert told == [event for event in redacted if event is not None]


@pytest.mark.parametrize("name", RECORDS)
def test_no_stop_is_made_while_another_seat_is_asked_in_secret_k38(name: str) -> None:
    course = course_of(name)
    for view in views(course)[:-1]:
        resting = view.result is not None
        assert resting or view.turn is not None or view.phase.name == "PACK"


def test_a_secret_question_that_leads_to_nothing_leaves_no_trace_k12() -> None:
    asked, replay = course_of("classic_from_33"), course_of("classic_from_33").replay
    secret = [
        state
        for state in replay.states
        if replay.game.actor(state) not in (None, CHANCE, SEAT)
        and replay.game.turn(replay.game.view(state, SEAT)) is None
    ]
    assert len(secret) == 1
    assert replay.game.view(secret[0], SEAT) not in views(asked)


def test_the_first_stop_is_the_first_decision_of_a_match() -> None:
    first = course_of("worked_match").turn(0)
    assert first.view.phase.name == "CUT"
    assert [type(event).__name__ for event in first.events] == ["DealerDrawn", "PackShuffled"]


def test_deals_follow_each_other_without_a_gap() -> None:
    for name in RECORDS:
        course = course_of(name)
        deals = course.deals
        assert deals[0].first == 0
        assert deals[-1].last == course.last
        assert all(one.last + 1 == next_.first for one, next_ in pairwise(deals))
        assert all(deal.over for deal in deals)
        for number, deal in enumerate(deals):
            assert {course.deal_at(deal.first), course.deal_at(deal.last)} == {number}
            assert course.turn(deal.last).view.deal == number + 1


def test_a_deal_that_ends_rests_and_the_last_one_ends_the_match() -> None:
    course = course_of("worked_match")
    first, last = course.turn(course.deals[0].last), course.turn(course.last)
    assert (first.waiting, first.over, first.actor) == (True, False, None)
    assert (course.turn(0).waiting, course.turn(0).over) == (False, False)
    ended = course_of("match_of_one_coat")
    assert ended.turn(ended.last).over
    assert last.waiting


def test_a_new_pack_after_a_redeal_belongs_to_the_same_deal_k12() -> None:
    (deal,) = course_of("redeal_a").deals
    assert [view.deal for view in views(course_of("redeal_a"))] == [1] * (deal.last + 1)


def test_tricks_begin_before_their_first_card_and_know_who_took_them() -> None:
    course = course_of("worked_match")
    for deal in course.deals:
        for number, trick in enumerate(deal.tricks, 1):
            before, after = course.turn(trick.first).view, course.turn(trick.first + 1).view
            assert (len(before.tricks), before.trick) == (number - 1, ())
            assert len(after.trick) == 1
            assert course.turn(deal.last).view.tricks[number - 1].winner == trick.winner
            assert deal.trick_at(trick.first) == number
        assert deal.trick_at(deal.first) == 0


def test_a_trick_that_is_not_complete_has_no_winner() -> None:
    course = course_of("worked_match", without=2)
    (_, deal) = course.deals
    assert not deal.over
    assert deal.tricks[-1].winner is None
    assert all(trick.winner is not None for trick in deal.tricks[:-1])


def test_all_hands_are_those_that_were_dealt_once_the_deal_is_over_k38() -> None:
    for name in ("worked_match", "redeal_a", "nines_won", "klin_match"):
        course = course_of(name)
        for number, deal in enumerate(course.deals):
            view = course.turn(deal.last).view
            for seat, hand in enumerate(course.hands(number)):
                dealt = dealt_to(view.result.pack, view.dealer, seat)
                assert sorted(hand) == sorted(dealt)
            assert len(course.hands(number)) == 4


def test_no_hand_is_told_while_the_deal_is_not_over_k38() -> None:
    for without in range(1, 20):
        course = course_of("worked_match", without)
        assert course.hands(len(course.deals) - 1) == ()
        assert course.hands(0) != () or len(course.deals) == 1


def test_three_nines_at_the_cut_leave_no_hands_to_look_at_k7() -> None:
    assert course_of("three_nine_cuts").hands(0) == ()


def test_a_record_without_moves_has_one_stop() -> None:
    course = course_of("redeal_d", without=24)
    assert course.replay.record.moves == ()
    assert (course.last, len(course.deals), course.deals[0].over) == (0, 1, False)
    assert not course.turn(0).waiting


# ---- reading ------------------------------------------------------------------------------------


class Kept:
    """A reader and what it told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.reader = CourseReader(GAMES)
        self.came: list[Course] = []
        self.troubles: list[Trouble] = []
        self.reader.came.connect(self.came.append)
        self.reader.trouble.connect(self.troubles.append)

    def read(self, path: Path) -> None:
        self.reader.read(path)
        self.qtbot.waitUntil(lambda: not self.reader.busy)


@pytest.fixture
def kept(qtbot: QtBot) -> Iterator[Kept]:
    made = Kept(qtbot)
    yield made
    made.reader.rest()


def test_a_match_is_read_and_its_file_left_as_it_is(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "match.kominek"
    path.write_bytes((GOLDEN / "klin_match.kominek").read_bytes())
    kept.read(path)
    (course,) = kept.came
    assert course.game is next(game for game in GAMES if game.id == "klin")
    assert len(course.deals) == 3
    assert path.read_bytes() == (GOLDEN / "klin_match.kominek").read_bytes()
    assert [file.name for file in tmp_path.iterdir()] == ["match.kominek"]


def test_a_file_at_fault_gives_the_trouble_that_opening_it_gives(
    kept: Kept, tmp_path: Path, home: Path
) -> None:
    damaged = tmp_path / "damaged.kominek"
    damaged.write_text((GOLDEN / "klin_match.kominek").read_text("utf-8") + "S play 9X\n")
    foreign = tmp_path / "foreign.kominek"
    foreign.write_bytes(b"\x89PNG\r\n\x1a\n")
    library = Library(GAMES, Places(home, home / "state", home / "matches"))
    for path in (damaged, foreign, tmp_path / "gone.kominek"):
        kept.read(path)
        assert kept.troubles[-1] == library.open(path)
    kinds = [trouble.kind for trouble in kept.troubles]
    assert kinds == [TroubleKind.BAD_RECORD, TroubleKind.BAD_RECORD, TroubleKind.UNREADABLE]
    assert kept.came == []


def test_only_the_match_asked_for_last_comes(kept: Kept) -> None:
    kept.reader.read(GOLDEN / "worked_match.kominek")
    kept.read(GOLDEN / "klin_match.kominek")
    assert [course.game.id for course in kept.came] == ["klin"]


def test_nothing_comes_after_resting(kept: Kept) -> None:
    kept.reader.read(GOLDEN / "worked_match.kominek")
    kept.reader.rest()
    kept.read(GOLDEN / "redeal_a.kominek")
    assert [len(course.deals) for course in kept.came] == [1]
