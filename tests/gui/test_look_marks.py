"""What a chip in the course of a match says of a deal."""

from __future__ import annotations

import pytest

from kominek_desktop.gui.pages.look_marks import Mark, mark_of
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.record import read_record
from kominek_desktop.session.looking import Course
from tests.session.kept_matches import GOLDEN

LOSS = "\N{MINUS SIGN}"


@pytest.mark.parametrize(
    ("record", "figure", "coats"),
    [
        ("nines_won", f"{LOSS}3", (CoatKind.GARNITUR,)),
        ("five_made", f"{LOSS}5", ()),
        ("three_nine_cuts", f"{LOSS}1", ()),
        ("partner_overcalls", "+", (CoatKind.GARNITUR,)),
        ("futro_made", LOSS, (CoatKind.FUTRO,)),
    ],
)
def test_a_mark_sums_up_what_a_deal_brought_the_first_seat_k31_k33_k36(
    record: str, figure: str, coats: tuple[CoatKind, ...]
) -> None:
    replay = read_record((GOLDEN / f"{record}.kominek").read_bytes(), GAMES)
    course = Course(replay)
    mark = mark_of(replay.game.id, course.turn(course.deals[0].last).view)
    assert (mark.figure, mark.coats) == (figure, coats)
    assert mark.loss == figure.startswith(LOSS)
    assert mark.spoken


def test_a_coat_that_eight_points_brought_is_part_of_the_mark_k33() -> None:
    course = Course(read_record((GOLDEN / "eight_by_cut.kominek").read_bytes(), GAMES))
    last = mark_of("kominek", course.turn(course.last).view)
    assert last.coats == (CoatKind.FUTRO,)
    assert last.figure.lstrip(f"+{LOSS}").isdigit()


@pytest.mark.parametrize("record", sorted(path.stem for path in GOLDEN.glob("*.kominek")))
def test_marks_agree_with_the_reports_of_the_deals_k31_k16(record: str) -> None:
    replay = read_record((GOLDEN / f"{record}.kominek").read_bytes(), GAMES)
    course, game = Course(replay), replay.game
    reports = [game.deal_report(event) for news in replay.events for event in news]
    for deal, report in zip(course.deals, filter(None, reports), strict=True):
        paid = [report, report["nines"] or {}]
        won = [(pay.get("scored_by"), pay.get("points", 0)) for pay in paid]
        gain = sum(points if pair == 0 else -points for pair, points in won if pair is not None)
        figure = mark_of(game.id, course.turn(deal.last).view).figure
        shown = figure.replace(LOSS, "-")
        assert (int(shown) if shown.strip("+-") else 0) == gain


def test_a_game_without_marks_has_plain_chips() -> None:
    assert mark_of("somethingelse", object()) == Mark()
