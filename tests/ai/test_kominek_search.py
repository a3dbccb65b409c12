"""Thinking ahead: its parts one by one, and what the level ``top`` must never do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kominek_desktop.ai.kominek_levels import LEVELS, decide_at
from kominek_desktop.ai.kominek_memory import remember
from kominek_desktop.ai.kominek_playout import PRINTED as PRINTED_PLAY
from kominek_desktop.ai.kominek_playout import Position, play_out
from kominek_desktop.ai.kominek_rollout import Players, Table, roll_out
from kominek_desktop.ai.kominek_sample import take_sample
from kominek_desktop.ai.kominek_search import Budget, Result, after_card, play_rules, think
from kominek_desktop.ai.kominek_seen import NUMBERS, as_set
from kominek_desktop.ai.kominek_worlds import worlds_of
from kominek_desktop.ai.player import Choice
from kominek_desktop.rules.cards import Card, parse_card, parse_suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek import engine
from kominek_desktop.rules.games.kominek.moves import GoOut, Play
from kominek_desktop.rules.games.kominek.options import PRINTED
from kominek_desktop.rules.games.kominek.state import PACK, Phase, State, View
from tests.ai.kominek_positions import fitting_pack, questions

KLIN = find_game("klin")
SMALL = Budget(24, reads=True, seconds=60)


def never() -> float:
    """A clock that stands still, so that slow machines think as long as fast ones."""
    return 0.0


def test_all_seats_plain_play_as_plain_plays_out() -> None:
    dice = Dice(51)
    nobody: Players = (None, None, None, None)
    for _ in range(150):
        pack = dice.shuffle(range(24))
        hands = [sum(1 << card for card in pack[6 * s : 6 * s + 6]) for s in range(4)]
        trump = 63 << 6 * dice.below(4)
        first = play_out(Position([*hands], trump, 0), PRINTED_PLAY)
        second = roll_out(Table([*hands], trump, 0), PRINTED_PLAY, nobody)
        # A marriage tells more here: the other card is known to be in that hand.
        assert {first, second} <= {-3, -1, 1, 3}
        if first != second:
            assert any(hand >> 6 * s & 12 == 12 for hand in hands for s in range(4))


def test_the_table_after_a_card_is_the_table_of_the_rules() -> None:
    asked = 0
    for seen, state in questions(KLIN, 52, 700):
        if seen.phase is not Phase.PLAY or seen.options.claim == "word":
            continue
        table = remember(seen).table
        for move in KLIN.view_moves(seen):
            assert isinstance(move, Play)
            if Play(move.card, True) in KLIN.view_moves(seen) and not move.marriage:
                continue
            after = engine.apply(state, move).state
            got = after_card(table, NUMBERS[move.card], play_rules(seen.options))
            if after.result is not None:
                sign = 1 if after.result.scored_by == 0 else -1
                assert got == sign * after.result.points
            else:
                assert isinstance(got, Table)
                other = remember(KLIN.view(after, after.turn)).table
                assert (got.turn, got.trick, got.pips, got.tricks, got.led) == (
                    other.turn,
                    other.trick,
                    other.pips,
                    other.tricks,
                    other.led,
                )
            asked += 1
    assert asked > 150


def test_a_sample_drawn_again_follows_the_weights() -> None:
    """Worlds in which one card lies with one seat weigh three times as much as the others."""
    state = start("AS TS 9H 9D JC QC", "H")
    worlds = worlds_of(remember(KLIN.view(state, 0)))
    card = 1 << NUMBERS[parse_card("AH")]
    sample = take_sample(worlds, 6000, Dice(53), lambda world: 3.0 if world[2] & card else 1.0)
    total = sum(weight for _, weight in sample.worlds)
    share = sum(weight for world, weight in sample.worlds if world[2] & card) / total
    assert total == 6000
    assert share == pytest.approx(3 / 5, abs=0.02)


def result(seen: View, budget: Budget, seed: int) -> Result:
    legal = as_set(m.card for m in KLIN.view_moves(seen) if isinstance(m, Play))
    return think(remember(seen), legal, play_rules(seen.options), budget, Dice(seed), never)


def test_equal_views_and_seeds_get_the_same_answer() -> None:
    asked = 0
    for count, (seen, _) in enumerate(questions(KLIN, 54, 450)):
        if seen.phase is Phase.PLAY and len(KLIN.view_moves(seen)) > 1 and count % 4 == 0:
            other = KLIN.view(KLIN.sample(seen, Dice(count)), seen.seat)
            moves = KLIN.view_moves(seen)
            level = replace(LEVELS["top"], budget=SMALL)
            first = decide_at(level, seen, moves, Dice(count))
            assert first == decide_at(level, other, moves, Dice(count))
            assert first.move in moves
            asked += 1
    assert asked > 15


def test_a_cap_on_time_still_gives_an_answer() -> None:
    seen = KLIN.view(start("AS TS 9H 9D JC QC", "H"), 0)
    legal = as_set(seen.hand)
    ticks = iter(range(1000))
    budget = Budget(200, reads=False, seconds=0.5)
    found = think(
        remember(seen), legal, play_rules(PRINTED), budget, Dice(1), lambda: float(next(ticks))
    )
    assert legal >> found.card & 1
    assert len(found.cards[0].points) < 200


def test_estimates_cover_every_legal_card() -> None:
    seen = KLIN.view(start("AS TS 9H 9D JC QC", "H"), 0)
    choice = decide_at(LEVELS["strong"], seen, KLIN.view_moves(seen), Dice(2))
    assert choice.insight is not None
    moves = [estimate.move for estimate in choice.insight.estimates]
    assert set(moves) == set(KLIN.view_moves(seen))
    assert moves[0] == choice.move
    for estimate in choice.insight.estimates:
        assert -3 <= estimate.value <= 3
        assert estimate.error > 0
        assert 0 <= estimate.chance <= 1


# What it must never do, at tables with six cards in every hand.


def start(hand: str, trump: str, leader: int = 0, options: Any = PRINTED, seed: int = 5) -> State:
    """Seat 0 holds ``hand``, the others hold the rest as it falls; ``leader`` is to lead."""
    own = [parse_card(word) for word in hand.split()]
    rest = Dice(seed).shuffle([card for card in PACK if card not in own])
    hands = [own, *([*rest[6 * seat : 6 * seat + 6]] for seat in range(3))]
    return lay_out(hands, trump, leader, options)


def lay_out(hands: list[list[Card]], trump: str, leader: int, options: Any) -> State:
    none = {f"redeal_{ground}": "off" for ground in "abcde"}
    state = State(
        replace(options, nine_cut="off", **none),
        False,
        phase=Phase.PLAY,
        turn=leader,
        dealer=(leader + 3) % 4,
        deal=1,
        pack=PACK,
        trump=parse_suit(trump),
        namer=leader,
        asked=4,
    )
    found = fitting_pack(state, hands)
    assert found is not None
    return found


def seen_after(hands: tuple[str, str, str, str], trump: str, leader: int, cards: str) -> View:
    """What seat 0 sees when these cards have been played, announcing nothing."""
    state = lay_out(
        [[parse_card(w) for w in hand.split()] for hand in hands], trump, leader, PRINTED
    )
    for word in cards.split():
        state = engine.apply(state, Play(parse_card(word))).state
    assert state.turn == 0
    view: View = KLIN.view(state, 0)
    return view


def top(seen: View, seed: int = 3) -> Choice:
    level = LEVELS["top"]
    assert level.budget is not None
    patient = replace(level, budget=replace(level.budget, seconds=60))
    return decide_at(patient, seen, KLIN.view_moves(seen), Dice(seed))


def card(choice: Choice) -> str:
    assert isinstance(choice.move, Play)
    return str(choice.move.card)


def test_top_throws_the_ten_on_the_partners_sure_trick() -> None:
    hands = ("TS 9S AD KC 9C JD", "JS KS 9H AH QC TC", "AS QH JH KD QD 9D", "QS TH KH TD JC AC")
    assert card(top(seen_after(hands, "H", 1, "JS AS QS"))) == "TS"


def test_top_does_not_overtake_the_partners_sure_trick() -> None:
    hands = ("AH JH 9D JC QC 9C", "9H KS AS QS JD TC", "KH TS KD QD AD JS", "QH TH TD KC AC 9S")
    for seed in range(3):
        assert card(top(seen_after(hands, "H", 1, "9H KH QH"), seed)) == "JH"


def test_top_gives_the_opponents_nothing_and_keeps_its_master() -> None:
    hands = ("TS KS 9S AD JC 9C", "AS 9H AH JD TC QC", "QS JH QH KD QD 9D", "JS TH KH TD KC AC")
    assert card(top(seen_after(hands, "H", 1, "AS QS JS"))) == "9S"
    throws = ("AD 9C JC QC KC 9D", "AS JS KS AH JD TC", "9S QS KD QD AC TD", "TS TH KH QH JH 9H")
    assert card(top(seen_after(throws, "H", 1, "AS 9S TS"))) in ("9C", "9D", "JC")


def test_top_does_not_trump_the_partners_winner() -> None:
    free = replace(PRINTED, follow="free")
    hands = ("9H JH JS AD 9C JC", "9S KS AH QH JD TC", "AS TH KD QD 9D AC", "QS TS KH TD KC QC")
    state = lay_out([[parse_card(w) for w in h.split()] for h in hands], "H", 1, free)
    for word in "9S AS QS".split():
        state = engine.apply(state, Play(parse_card(word))).state
    assert card(top(KLIN.view(state, 0))) == "JS"


@pytest.mark.parametrize("claim", ["automatic", "word"])
def test_top_cashes_the_marriage_that_ends_the_deal(claim: str) -> None:
    hands = ("AH TH KH QH 9S 9D", "9H JH TS KS QD JD", "AS QS JS AD TD KD", "AC TC KC QC JC 9C")
    options = replace(PRINTED, claim=claim)
    state = lay_out([[parse_card(w) for w in h.split()] for h in hands], "H", 0, options)
    for word in "AH 9H AS 9C TH JH AD JC".split():
        state = engine.apply(state, Play(parse_card(word))).state
    choice = top(KLIN.view(state, 0))
    assert choice.reason == "ends_deal"
    wanted = GoOut(parse_suit("H")) if claim == "word" else Play(parse_card("KH"), True)
    assert choice.move == wanted
