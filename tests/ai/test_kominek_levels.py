"""The levels: legal in every position of both games, and no wiser than their seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kominek_desktop.ai import kominek_levels as levels
from kominek_desktop.ai.kominek import decide
from kominek_desktop.ai.kominek_bids import call_by_worth
from kominek_desktop.ai.kominek_equity import (
    Standing,
    equity,
    worth_of_game,
    worth_of_points,
)
from kominek_desktop.ai.kominek_levels import LEVELS, decide_at
from kominek_desktop.ai.kominek_memory import remember
from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.kominek_search import Budget, Result, play_rules, think
from kominek_desktop.ai.kominek_seen import as_set
from kominek_desktop.ai.kominek_solo import sure_winners
from kominek_desktop.ai.kominek_solo_search import OpenSolo, bits, chances, think_solo
from kominek_desktop.ai.kominek_worlds import worlds_of
from kominek_desktop.ai.levels import LEVELS as LEVEL_NAMES
from kominek_desktop.ai.player import Job, choose, players
from kominek_desktop.rules.cards import parse_card, parse_suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import Bid, Pass, Play, SoloGame
from kominek_desktop.rules.games.kominek.options import PRINTED
from kominek_desktop.rules.games.kominek.state import PACK, Phase, State, Trick, View
from kominek_desktop.rules.games.kominek.views import view as view_of
from kominek_desktop.rules.moves import Move
from tests.ai.kominek_positions import questions

BEFORE = Standing((0, 0), (0, 0), True, 3, False, False)
QUICK = {
    name: level
    if level.budget is None
    else replace(level, budget=replace(level.budget, worlds=12, seconds=60))
    for name, level in LEVELS.items()
}


def test_every_level_is_a_player() -> None:
    assert len(LEVEL_NAMES) >= 4
    assert {*LEVEL_NAMES, "rules"} == set(LEVELS)
    assert set(LEVELS) < set(players())


@pytest.mark.parametrize("game_id", ["kominek", "klin"])
@pytest.mark.parametrize("name", sorted(LEVELS))
def test_every_choice_is_legal_and_has_a_reason(name: str, game_id: str) -> None:
    game = find_game(game_id)
    phases = set()
    for count, (seen, _) in enumerate(questions(game, 61, 1000)):
        moves = game.view_moves(seen)
        usual = seen.phase in (Phase.CUT, Phase.CUTTER, Phase.REDEAL) and count % 4
        if len(moves) == 1 or usual:
            continue
        choice = decide_at(QUICK[name], seen, moves, Dice(count))
        assert choice.move in moves
        assert Reason(choice.reason)
        phases.add(seen.phase)
    assert {Phase.TRUMP, Phase.PLAY} < phases
    if game_id == "kominek":
        assert {Phase.AUCTION, Phase.SOLO} < phases


def test_a_level_is_asked_by_its_name() -> None:
    game = find_game("klin")
    seen = next(s for s, _ in questions(game, 62, 300) if s.phase is Phase.PLAY and s.trick)
    moves = game.view_moves(seen)
    assert choose(Job("klin", seen, moves, "regular", 4)) == decide(seen, moves, "regular", Dice(4))
    with pytest.raises(ValueError, match="nobody"):
        decide(replace(seen, phase=Phase.WAIT), moves, "regular", Dice(4))


def test_the_beginner_remembers_only_the_last_trick() -> None:
    """Old tricks with other cards in other places are the same to him."""
    old = ("AS", "9S", "QS", "JS"), ("AD", "9D", "QD", "JD")
    tricks = [
        Trick(tuple((seat, parse_card(word)) for seat, word in enumerate(words)), 0)
        for words in (*old, ("AH", "9H", "QH", "JH"))
    ]
    state = State(
        PRINTED,
        True,
        phase=Phase.PLAY,
        turn=0,
        dealer=3,
        pack=PACK,
        hands=(tuple(map(parse_card, "KS KD KC".split())), (), (), ()),
        trump=parse_suit("C"),
        namer=0,
        tricks=tuple(tricks),
    )
    memory = remember(view_of(state, 0), forgets=True)
    lost = as_set(map(parse_card, "9S QS JS 9D QD JD".split()))
    last = as_set(map(parse_card, "AH 9H QH JH".split()))
    own = as_set(map(parse_card, "AS AD".split()))
    assert memory.unseen & lost == lost
    assert not memory.unseen & (last | own)
    assert memory.table.tricks == [3, 0]
    assert memory.table.led == [0, 0, 0, 0]
    assert remember(view_of(state, 0)).unseen & lost == 0
    assert remember(view_of(state, 0)).table.pips == [48, 0]
    assert memory.table.pips == [38, 0], "aces and tens, and all of the last trick"


def by_brute_force(own: int, left: int, right: int, tricks: int, trump: int) -> bool:
    """The soloist wins so many tricks, whatever the defenders do."""
    if not tricks:
        return True
    solo = OpenSolo(trump, tricks)
    for lead in bits(own):
        card = lead.bit_length() - 1
        suit = 63 << card // 6 * 6
        over = {1 << c for c in range(24) if (suit >> c & 1 and c > card)}
        if not trump & suit:
            over |= set(bits(trump))
        replies = [
            (a, b) for a in bits(solo.legal(left, card)) for b in bits(solo.legal(right, card))
        ]
        if all(
            a not in over
            and b not in over
            and by_brute_force(own ^ lead, left ^ a, right ^ b, tricks - 1, trump)
            for a, b in replies
        ):
            return True
    return False


def test_open_solo_games_are_solved_as_by_trying_everything() -> None:
    dice = Dice(63)
    made = 0
    for _ in range(600):
        size = 2 + dice.below(2)
        # The soloist's cards come from the high end, else hardly a game is made.
        order = sorted(range(24), key=lambda card: dice.below(100) - 12 * (card % 6))
        trump = 63 << 6 * dice.below(4) if dice.below(2) else 0
        own = sum(1 << card for card in order[:size])
        rest = dice.shuffle(order[size:])
        left = sum(1 << card for card in rest[:size])
        right = sum(1 << card for card in rest[size : 2 * size])
        answer = OpenSolo(trump, size).made(own, left, right, size)
        assert answer == by_brute_force(own, left, right, size, trump)
        made += answer
    assert 60 < made < 540


def auction(hand: str, seat: int = 0, **options: str) -> tuple[State, tuple[Move, ...]]:
    own = [parse_card(word) for word in hand.split()]
    rest = [card for card in PACK if card not in own]
    hands = [tuple(rest[6 * i : 6 * i + 6]) for i in range(3)]
    hands.insert(seat, tuple(own))
    state = State(
        replace(PRINTED, nine_cut="off", redeal_c="off", redeal_d="off", redeal_e="off", **options),
        True,
        phase=Phase.AUCTION,
        turn=seat,
        dealer=3,
        deal=1,
        pack=PACK,
        hands=tuple(hands),
        trump=parse_suit("H"),
        namer=0,
        asked=4,
    )
    return state, find_game("kominek").view_moves(view_of(state, seat))


@pytest.mark.parametrize("seat", range(4))
def test_sure_games_are_named_and_hopeless_ones_are_not(seat: int) -> None:
    budget = Budget(60, reads=True, seconds=60)
    state, moves = auction("AS TS KS QS AD TD", seat)
    choice = call_by_worth(view_of(state, seat), moves, budget, Dice(1))
    assert choice.move == Bid(SoloGame.GARNITUR)
    assert choice.reason == Reason.SURE_WINNERS
    assert choice.insight is not None
    assert choice.insight.estimates[0].chance == 1
    state, moves = auction("9S JS QD JD 9C QH", seat)
    assert call_by_worth(view_of(state, seat), moves, budget, Dice(1)).move == Pass()


def test_sure_winners_have_every_chance() -> None:
    state, _ = auction("AS TS KS QS AD 9C")
    memory = remember(view_of(state, 0))
    assert sure_winners(memory.hand) == 5
    five, six, _ = chances(worlds_of(memory).draw(40, Dice(2)), 0, 0, 60)
    assert five == 1
    assert six < 1


def test_thinking_in_an_announced_game_covers_every_legal_card() -> None:
    game = find_game("kominek")
    asked = 0
    for seen, _ in questions(game, 64, 4000):
        if seen.phase is Phase.SOLO and len(game.view_moves(seen)) > 1:
            memory = remember(seen)
            legal = as_set(m.card for m in game.view_moves(seen) if isinstance(m, Play))
            result = think_solo(memory, legal, 6 - len(seen.tricks), 20, Dice(3), 60)
            assert set(result.made) == {card for card in range(24) if legal >> card & 1}
            assert all(0 <= made <= 1 + 1e-9 for made in result.made.values())
            asked += 1
    assert asked > 20


def test_equity_is_a_fair_chance() -> None:
    other = replace(BEFORE, names=False)
    assert equity(BEFORE) + equity(other) == pytest.approx(1)
    assert equity(BEFORE) > 0.5
    assert equity(replace(BEFORE, coats=(0, 2))) > equity(replace(BEFORE, coats=(0, 1))) > 0.6
    assert equity(replace(BEFORE, coats=(3, 0))) == 0
    assert equity(replace(BEFORE, eights=(7, 0))) > equity(replace(BEFORE, eights=(4, 0)))
    assert equity(replace(BEFORE, goal=None, eights=(4, 4))) == 0.5


def test_equity_matches_the_table_that_was_measured() -> None:
    for own, theirs, expected in ((0, 0, 0.51), (4, 0, 0.62), (7, 0, 0.67), (0, 4, 0.40)):
        assert equity(replace(BEFORE, eights=(own, theirs))) == pytest.approx(expected, abs=0.015)
    assert equity(replace(BEFORE, coats=(0, 1))) == pytest.approx(0.69, abs=0.015)
    assert equity(replace(BEFORE, coats=(0, 2))) == pytest.approx(0.88, abs=0.015)


def test_a_failed_coat_that_costs_nothing_is_worth_more() -> None:
    mirror = worth_of_game(BEFORE, SoloGame.FUTRO, 0.5, PRINTED)
    nothing = worth_of_game(BEFORE, SoloGame.FUTRO, 0.5, replace(PRINTED, failed_coat="nothing"))
    assert nothing > mirror
    ours = worth_of_game(BEFORE, SoloGame.SIX, 0.9, PRINTED)
    theirs = worth_of_game(BEFORE, SoloGame.SIX, 0.9, PRINTED, own=False)
    assert ours > 0.5 > theirs


def test_the_last_coat_that_is_needed_is_named_no_higher() -> None:
    """With one coat to go a futro wins the match as a garnitur does, and costs less when lost."""
    close = replace(BEFORE, coats=(0, 2))
    futro = worth_of_game(close, SoloGame.FUTRO, 0.8, PRINTED)
    assert futro > worth_of_game(close, SoloGame.GARNITUR, 0.8, PRINTED)


def near(eights: tuple[int, int]) -> View:
    """A lead of seat 0 with these points on the eights of the own and the other pair."""
    game = find_game("klin")
    found: View = next(
        seen
        for seen, _ in questions(game, 61, 1000)
        if seen.phase is Phase.PLAY and not seen.seat % 2 and len(game.view_moves(seen)) > 3
    )
    return replace(found, eights=eights)


def test_points_are_worth_themselves_while_the_eights_are_empty() -> None:
    assert worth_of_points(near((4, 4))) is None


def test_near_a_coat_three_points_are_worth_what_they_uncover() -> None:
    """K33, K34: the surplus of an ordinary deal is lost."""
    assert worth_of_points(near((7, 7))) == pytest.approx((-1, -1, -1, 0, 1, 1, 1))
    ours = worth_of_points(near((7, 0)))
    assert ours is not None
    assert ours[4] == ours[5] == ours[6] == pytest.approx(1)
    assert ours[0] < ours[1] < ours[2] == pytest.approx(-1)
    theirs = worth_of_points(near((0, 7)))
    assert theirs is not None
    assert theirs[6] > theirs[5] > theirs[4]
    assert theirs[0] == theirs[1] == theirs[2]


def test_thinking_ahead_aims_at_what_points_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, ...] | None] = []

    def thinks(*args: Any, **named: Any) -> Result:
        asked.append(named["worth"])
        return think(*args, **named)

    monkeypatch.setattr(levels, "think", thinks)
    game = find_game("klin")
    for eights in ((7, 0), (0, 0)):
        seen = near(eights)
        choice = decide_at(QUICK["strong"], seen, game.view_moves(seen), Dice(1))
        assert choice.insight is not None
    assert asked == [worth_of_points(near((7, 0))), None]


def test_other_worths_turn_the_choice() -> None:
    seen = near((0, 0))
    legal = as_set(
        move.card for move in find_game("klin").view_moves(seen) if isinstance(move, Play)
    )
    budget = Budget(60, reads=False, seconds=60)

    def best(worth: tuple[float, ...] | None) -> int:
        rules = play_rules(seen.options)
        found = think(remember(seen), legal, rules, budget, Dice(1), worth=worth)
        return found.cards[0].card

    assert best((-3, -2, -1, 0, 1, 2, 3)) == best(None)
    assert best((3, 2, 1, 0, -1, -2, -3)) != best(None)
