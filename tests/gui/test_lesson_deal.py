"""The prepared deal of the lesson, replayed through the rules without any window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kominek_desktop.gui.lesson.kominek_lesson import (
    EAST,
    LINES,
    NORTH,
    PREPARED,
    SOUTH,
    WEST,
    KominekLesson,
)
from kominek_desktop.rules.cards import Card, Rank, Suit, parse_card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games.kominek.legality import No, allowed, refusal_of
from kominek_desktop.rules.games.kominek.moves import Cut, NameTrump, Pass, Play
from kominek_desktop.rules.games.kominek.state import PACK, STRENGTH, Phase, Reason, State, dealt_to
from kominek_desktop.rules.moves import Move

MINE: tuple[Move, ...] = (
    NameTrump(Suit.HEARTS),
    Pass(),
    Play(parse_card("9D")),
    Play(parse_card("TS")),
    Play(parse_card("JS")),
    Play(parse_card("9H")),
    Play(parse_card("QH"), True),
)
LESSON = KominekLesson()


def states(cut: int = 9) -> Iterator[State]:
    """Every position of the lesson, the person making the lesson's moves."""
    game, dice = LESSON.game, Dice(5)
    state: State = game.new_match(LESSON.options)
    mine: Iterator[Move] = iter((Cut(cut), *MINE))
    while True:
        yield state
        actor = game.actor(state)
        if state.phase is Phase.REST or actor is None:
            return
        if actor == CHANCE:
            move = game.chance(state, dice)
        elif actor == SOUTH:
            move = next(mine)
        else:
            move = LESSON.answer(game.view(state, actor))
        state = game.apply(state, move).state


def mine(count: int) -> State:
    """The position in which the person plays a card with ``count`` cards in hand."""
    found = (s for s in states() if s.phase is Phase.PLAY and s.turn == SOUTH)
    return next(state for state in found if len(state.hands[SOUTH]) == count)


def may(state: State) -> set[Card]:
    return set(allowed(state.hands[SOUTH], state.trick, state.trump, state.options, state.game))


@pytest.mark.parametrize("cut", [1, 9, 23])
def test_the_prepared_cards_come_whatever_is_cut(cut: int) -> None:
    dealt = next(state for state in states(cut) if state.phase is Phase.TRUMP)
    assert dealt.pack == PREPARED
    assert not dealt.cut_nines
    assert sorted(PREPARED) == sorted(PACK)


def test_the_person_cuts_and_is_forehand() -> None:
    cut = next(state for state in states() if state.phase is Phase.CUT)
    assert (cut.dealer, cut.turn) == (EAST, SOUTH)
    assert set(dealt_to(PREPARED, EAST, SOUTH)[:3]) >= {parse_card("KH"), parse_card("QH")}


def test_nobody_is_asked_in_secret() -> None:
    phases = {state.phase for state in states()}
    assert not phases & {Phase.REDEAL, Phase.NINES, Phase.ANSWER}


def test_the_ten_takes_the_king_k2() -> None:
    first = mine(5).tricks[0]
    assert first.winner == WEST
    assert {parse_card("TD"), parse_card("KD")} <= {card for _, card in first.cards}
    assert STRENGTH[Rank.TEN] > STRENGTH[Rank.KING]


def test_two_spades_may_be_added_to_the_partners_sure_trick_k25() -> None:
    state = mine(5)
    assert may(state) == {parse_card("TS"), parse_card("JS")}
    assert len(state.trick) == 3
    assert (NORTH, parse_card("AS")) in state.trick
    refused = refusal_of(LESSON.game.view(state, SOUTH), Play(parse_card("KH")))
    assert refused is No.FOLLOW


def test_the_partner_announces_twenty_and_one_card_follows_k25_k28() -> None:
    state = mine(4)
    assert state.marriages == ((NORTH, Suit.SPADES),)
    assert may(state) == {parse_card("JS")}
    after = mine(3)
    assert after.tricks[-1].winner == WEST  # the marriage counts though its trick is lost


def test_without_the_suit_only_trumps_may_be_played_k25() -> None:
    state = mine(3)
    assert state.trick[0] == (WEST, parse_card("AD"))
    assert may(state) == set(state.hands[SOUTH])
    assert {card.suit for card in state.hands[SOUTH]} == {state.trump}
    assert mine(2).tricks[-1].winner == SOUTH


def test_forty_ends_the_deal_beyond_66_for_one_point_k29_k30_k31() -> None:
    before, end = mine(2), list(states())[-1]
    assert Play(parse_card("KH"), True) in LESSON.game.legal_moves(before)
    result = end.result
    assert result is not None
    assert (result.pips, result.marriage_pips) == ((99, 25), (60, 0))
    assert (result.reason, result.points, result.eights) == (Reason.HAS_TRICK, 1, (1, 0))
    assert len(end.hands[SOUTH]) == 2  # no card was led


def test_everybody_plays_his_own_cards() -> None:
    for seat, moves in LINES.items():
        assert {move.card for move in moves} <= set(dealt_to(PREPARED, EAST, seat))


def test_there_are_fourteen_steps_and_each_has_words() -> None:
    assert len(LESSON.steps) == 14
    names = ("You", "Charlie", "Helen", "Sophie")
    said = [step.words(names) for step in LESSON.steps]
    assert len({words.title for words in said}) == 14
    assert all(words.text and "{" not in words.text for words in said)
    assert [bool(words.act) for words in said] == [bool(step.wanted) for step in LESSON.steps]


def test_names_are_not_taken_for_markup() -> None:
    names = ("You", "<b>", "A & B", "Sophie")
    text = LESSON.steps[3].words(names).text
    assert "&lt;b&gt;" in text
    assert "A &amp; B" in text
