"""The session plays by the rules of the house: tickets, secrets, undo, rests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kominek_desktop.ai.player import Choice, choose
from kominek_desktop.rules.cards import format_cards, parse_card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import kominek
from kominek_desktop.session.values import Cause, Turn
from tests.session import toy
from tests.session.tables import PERSON_AND_TWO, Table, turn_events

MY_HAND = "AH KH TH AS KS QD"


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path / "home", seed=5)
    yield made
    made.session.close()


def test_a_new_match_begins_with_the_named_dealer_and_the_persons_cut(table: Table) -> None:
    table.new(dealer=1)
    assert len(table.turns) == 1
    assert table.last.cause is Cause.NEW
    assert table.last.actor == 0
    assert table.last.view.dealer == 1
    assert table.last.moves[0] == toy.Cut(1)
    assert not (table.last.can_undo or table.last.can_redo)
    assert table.session.person == 0


def test_impossible_matches_are_refused_and_leave_the_table_alone(table: Table) -> None:
    table.new()
    told = len(table.turns)
    for seats, dealer in ((("person",), 0), (PERSON_AND_TWO, 7), (("person",) * 3, 0)):
        with pytest.raises(ValueError, match="seat"):
            table.session.new_match("liking", toy.Options(), seats, dealer)
    with pytest.raises(KeyError):
        table.session.new_match("whist", toy.Options(), PERSON_AND_TWO)
    assert len(table.turns) == told


def test_a_computers_move_waits_for_the_table_and_for_the_answer(table: Table) -> None:
    table.new(dealer=0)  # the seat before the dealer, a computer, cuts
    ticket = table.last.ticket
    assert table.last.actor == 2
    assert table.thinker.asked[0][2] == 450
    table.thinker.answer()
    assert table.last.ticket == ticket
    table.session.settled(ticket)
    table.lift()
    assert table.last.ticket > ticket

    table.session.new_match("liking", toy.Options(), PERSON_AND_TWO, 0)
    ticket = table.last.ticket
    table.session.settled(ticket)
    assert table.last.ticket == ticket
    table.thinker.answer()
    assert table.last.ticket > ticket


def test_unpaced_a_computers_move_is_played_at_once(qapp: object, tmp_path: Path) -> None:
    table = Table(tmp_path, seed=5, paced=False)
    table.new(dealer=0)
    ticket = table.last.ticket
    table.thinker.answer()
    assert table.last.ticket > ticket
    table.session.close()


def test_old_tickets_are_not_listened_to(table: Table) -> None:
    table.new(dealer=1)
    first = table.last
    table.submit()
    table.others()
    now = table.last
    assert not table.session.submit(first.ticket, first.moves[0])
    assert not table.session.submit(first.ticket, now.moves[0])
    table.session.settled(first.ticket)
    table.session.proceed(now.ticket)
    table.thinker.chosen.emit(1, Choice(toy.Play(toy.ACE)))
    table.thinker.failed.emit(1, "late")
    turn_events()
    assert table.last is now


def test_a_move_that_is_not_allowed_changes_nothing(table: Table) -> None:
    table.new(dealer=1)
    before = table.moves()
    assert not table.session.submit(table.last.ticket, toy.Like(True))
    assert table.moves() == before
    turn = table.last
    assert table.session.submit(turn.ticket, turn.moves[0])
    assert not table.session.submit(turn.ticket, turn.moves[0])


def test_between_two_deals_the_session_waits(table: Table) -> None:
    table.new()
    table.play_until()
    assert table.last.waiting
    assert table.last.actor is None
    assert table.last.moves == ()
    told = len(table.turns)
    table.session.settled(table.last.ticket)
    turn_events()
    assert len(table.turns) == told
    table.session.proceed(table.last.ticket)
    assert table.last.view.deal == 2
    table.play_until()
    assert table.last.over
    assert not table.last.waiting


def test_a_refused_or_failed_answer_is_replaced(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    table.new(dealer=0)
    table.session.settled(table.last.ticket)
    table.thinker.answer(toy.Like(True))
    cut = choose(table.thinker.asked[0][1]).move  # a player by chance needs no stand-in
    assert table.moves()[-1] == f"C {toy.format_move(cut)}"
    table.lift()
    assert "not an allowed move" in caplog.text

    table.others()
    while table.thinker.open is None:
        table.submit()
    table.session.settled(table.last.ticket)
    ticket, job = table.thinker.open
    table.thinker.failed.emit(ticket, "it hangs")
    turn_events()
    assert f"play {job.view.hand[0]}" in table.moves()[-1]
    assert "it hangs" in caplog.text


def test_pause_holds_the_computers_moves(table: Table) -> None:
    table.new(dealer=0)
    ticket = table.last.ticket
    table.session.pause(True)
    table.session.settled(ticket)
    table.thinker.answer()
    assert table.last.ticket == ticket
    table.session.pause(False)
    table.lift()
    assert table.last.ticket > ticket


def world(order: str, home: Path) -> list[tuple[Turn, int]]:
    """The turns told from the cut to the first card of the second round, with the number of
    questions put by then, for a pack of that order from the top after the cut."""
    cards = [parse_card(text) for text in order.split()]
    cards += [card for card in toy.PACK if card not in cards]
    pack = [cards[-1], *cards[:-1]]
    table = Table(home, seed=1)
    (home / "start.kominek").write_text(
        "format: kominek-record 1\ngame: liking\noptions: deals=2\nversion: 0\n"
        f"seats: person random random\n\nlot 1\ndeal {format_cards(pack)}\n"
    )
    told: list[tuple[Turn, int]] = []
    table.session.turn_changed.connect(lambda turn: told.append((turn, len(table.thinker.asked))))
    assert table.session.open_record(home / "start.kominek")
    while len(table.last.view.table) < 3:
        if table.thinker.answer():
            table.session.settled(table.last.ticket)
        elif table.last.moves:
            table.submit()
        else:
            table.lift()
    secret = [ms for _, job, ms in table.thinker.asked if job.view.phase == "ask"]
    assert all(ms == 0 for ms in secret)
    table.session.close()
    return told


def test_what_the_person_is_told_does_not_depend_on_a_secret_question(
    qapp: object, tmp_path: Path
) -> None:
    """The ace of spades lies with seat 1, with seat 2, or with nobody; all else that the person
    may know is the same."""
    worlds = []
    for name, order in (
        ("left", "QH KH QD AS QC KC"),
        ("right", "QH KH QD KD QC AS"),
        ("nobody", "QH KH QD KD QC KC"),
    ):
        (tmp_path / name).mkdir()
        worlds.append(world(order, tmp_path / name))
    left, right, nobody = worlds
    assert [turn for turn, _ in left] == [turn for turn, _ in nobody]
    assert [turn for turn, _ in right] == [turn for turn, _ in nobody]
    assert repr([turn for turn, _ in left]) == repr([turn for turn, _ in nobody])
    assert [turn.ticket for turn, _ in left] == list(range(1, len(left) + 1))
    # The question was put indeed.
    assert left[-1][1] == right[-1][1] == nobody[-1][1] + 1


def auction(hidden: int, home: Path) -> tuple[list[Turn], int]:
    """The turns told from the cut to the person's first call in Kominek, and the number of
    secret questions; the person holds a fixed hand, the rest is shuffled. Nobody says yes."""
    table = Table(home, kominek.GAME, seed=1)
    hand = [parse_card(text) for text in MY_HAND.split()]
    rest = Dice(hidden).shuffle([card for card in kominek.GAME.pack if card not in hand])
    cut = [*hand[:3], *rest[:9], *hand[3:], *rest[9:]]
    home.mkdir()
    (home / "start.kominek").write_text(
        "format: kominek-record 1\ngame: kominek\noptions: nine_cut=off\nversion: 0\n"
        "seats: person plain plain plain\n\n"
        f"dealer E\ndeal {format_cards([cut[-1], *cut[:-1]])}\n"
    )
    assert table.session.open_record(home / "start.kominek")
    secrets = 0
    while not (table.last.moves and table.thinker.open is None and len(table.turns) > 2):
        if table.thinker.open is not None:
            _, job, least = table.thinker.asked[-1]
            no = [
                m for m in job.moves if kominek.GAME.format_move(m) in ("redeal no", "nines none")
            ]
            secrets += bool(no)
            assert least == (0 if no else 450)
            table.thinker.answer(no[0] if no else None)
            table.session.settled(table.last.ticket)
        else:
            table.session.submit(table.last.ticket, kominek.GAME.parse_move("trump H"))
            table.lift()
    table.session.close()
    return table.turns, secrets


def test_in_kominek_nobody_sees_whom_the_program_asks(qapp: object, tmp_path: Path) -> None:
    """K12, K14, K38."""
    timelines = [auction(number, tmp_path / str(number)) for number in range(30)]
    assert len({secrets for _, secrets in timelines}) > 1
    first = timelines[0][0]
    assert [turn.actor for turn in first] == [2, 0, 0]
    for turns, _ in timelines:
        assert turns == first
        assert repr(turns) == repr(first)


def test_the_person_is_told_of_his_own_secret_question(table: Table) -> None:
    for _ in range(20):
        table.new(dealer=1)
        table.submit()
        if table.last.view.phase == "ask":
            break
    assert table.last.moves == (toy.Like(True), toy.Like(False))
    assert table.last.actor == 0


def test_undo_goes_back_to_the_own_decision_and_redo_repeats_all(table: Table) -> None:
    table.new()
    table.play_until()
    end, record = table.last, table.moves()
    assert end.can_undo
    decisions = [line for line in record if line.startswith(("A play", "A like"))]
    for left in range(len(decisions), 0, -1):
        assert table.session.undo()
        assert table.last.cause is Cause.UNDO
        assert table.last.events == ()
        assert toy.GAME.format_move(
            next(m for m in table.last.moves if f"A {toy.format_move(m)}" == decisions[left - 1])
        )
        assert table.last.can_redo
    assert not table.last.can_undo
    assert not table.session.undo()  # the cut is not taken back
    asked = len(table.thinker.asked)
    for _ in decisions:
        assert table.session.redo()
        assert table.last.cause is Cause.REDO
    assert not table.session.redo()
    assert len(table.thinker.asked) == asked
    assert table.moves() == record
    assert table.last.view == end.view
    assert table.last.waiting


def test_undo_crosses_deals(table: Table) -> None:
    table.new()
    table.play_until()
    table.session.proceed(table.last.ticket)
    second = table.moves()
    assert table.last.view.deal == 2
    assert table.session.undo()
    assert table.last.view.deal == 1
    assert table.session.redo()
    assert table.moves() == second  # the same pack, since it is repeated


def test_a_pack_that_was_taken_back_does_not_come_again(table: Table) -> None:
    table.new()
    table.play_until()
    table.session.proceed(table.last.ticket)
    known = next(line for line in reversed(table.moves()) if line.startswith("deal"))
    table.session.undo()
    table.submit()  # the same card as before
    table.others()
    assert table.last.waiting
    table.session.proceed(table.last.ticket)
    again = [line for line in table.moves() if line.startswith("deal")]
    assert len(again) == 2
    assert again[1] != known
    assert not table.last.can_redo


def test_the_same_decision_gets_the_same_answers_and_another_one_new_ones(table: Table) -> None:
    table.new()
    table.play_until()
    record = table.moves()
    while table.session.undo():
        pass
    asked = len(table.thinker.asked)
    kept = next(m for m in table.last.moves if f"A {toy.format_move(m)}" in record)
    assert table.session.submit(table.last.ticket, kept)
    table.lift()
    assert table.last.can_redo
    table.play_until()
    assert table.moves() == record
    assert len(table.thinker.asked) == asked
    while table.session.undo():
        pass
    other = next(m for m in table.last.moves if m != kept)
    assert table.session.submit(table.last.ticket, other)
    table.lift()
    assert not table.last.can_redo
    assert not table.session.redo()


def test_undo_in_mid_thought_cancels_it(table: Table) -> None:
    table.new()
    while table.thinker.open is None or not table.last.can_undo:
        if table.thinker.answer():
            table.session.settled(table.last.ticket)
        else:
            table.submit()
    ticket = table.thinker.open[0]
    cancelled = table.thinker.cancelled
    assert table.session.undo()
    assert table.thinker.cancelled == cancelled + 1
    now = table.last
    table.thinker.chosen.emit(ticket, Choice(now.moves[0]))
    turn_events()
    assert table.last is now
    assert now.actor == 0


def test_a_new_match_in_mid_thought(table: Table) -> None:
    table.new(dealer=0)
    assert table.thinker.open is not None
    ticket = table.thinker.open[0]
    table.new(dealer=1)
    now = table.last
    table.thinker.chosen.emit(ticket, Choice(toy.Cut(3)))
    turn_events()
    assert table.last is now
    assert now.cause is Cause.NEW


def test_the_same_deal_comes_again_with_its_cut(table: Table) -> None:
    assert not table.session.same_deal()
    table.new()
    table.submit(4)
    table.others()
    hand = table.last.view.hand
    table.play_until()
    record = table.moves()
    assert table.session.same_deal()
    table.lift()
    assert table.last.cause is Cause.SAME_DEAL or table.thinker.open
    table.others()
    first_turn = next(t for t in reversed(table.turns) if t.cause is Cause.SAME_DEAL)
    assert first_turn.view.hand == hand
    assert isinstance(first_turn.events[0], toy.Given)
    assert not table.last.can_redo
    assert table.moves()[:3] == record[:3]
    assert table.moves()[2] == "A cut 5"
