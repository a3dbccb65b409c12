"""The rule list: its fast choice is the one its terms say, and what it must never do."""

from __future__ import annotations

from dataclasses import astuple, replace
from math import isfinite

import pytest

from kominek_desktop.ai import kominek_rules_weights as weighing
from kominek_desktop.ai.kominek_keys import UNIT
from kominek_desktop.ai.kominek_memory import remember
from kominek_desktop.ai.kominek_playout import PRINTED, PlayRules
from kominek_desktop.ai.kominek_reading import Reading, reader, triples_naming
from kominek_desktop.ai.kominek_rollout import Players, Table, roll_out
from kominek_desktop.ai.kominek_rules import RuleList, ending_marriage, play_list, sensible
from kominek_desktop.ai.kominek_scores import Add, Lead, reason_for, scores
from kominek_desktop.ai.kominek_search import list_card, play_rules, question_of
from kominek_desktop.ai.kominek_seen import as_set
from kominek_desktop.ai.kominek_tables import SUIT_MASKS
from kominek_desktop.ai.kominek_worlds import worlds_of
from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.games.kominek.state import Phase
from tests.ai.kominek_positions import questions


def test_every_term_has_four_columns_of_equal_length() -> None:
    columns = (
        weighing.PLAY_PRINTED,
        weighing.READ_PRINTED,
        weighing.PLAY_CLASSIC,
        weighing.READ_CLASSIC,
    )
    for term in weighing.RULE_OF:
        assert len({len(column[term]) for column in columns}) == 1
    assert weighing.PLAY_PRINTED["give"] == (8.6, 9.7, -4.9, -5.5)
    assert weighing.READ_CLASSIC["lose"] == (-4, -5.9, -1, -4.1)


@pytest.mark.parametrize("game_id", ["kominek", "klin"])
def test_the_fast_choice_has_the_highest_score(game_id: str) -> None:
    """The look-ups of the list and the sum of the single terms agree on every question."""
    asked = 0
    for seen, _ in questions(find_game(game_id), 41, 2200):
        if seen.phase is not Phase.PLAY:
            continue
        memory = remember(seen, forgets=asked % 3 == 0)
        legal = as_set(m.card for m in find_game(game_id).view_moves(seen) if isinstance(m, Play))
        if not legal & legal - 1:
            continue
        question = question_of(memory, legal)
        policy = play_list(asked % 2 == 0)
        values = scores(question, policy.weights)
        if isinstance(question, Add):
            legal = sensible(legal, question.led, question.ours)
        assert set(values) == {card for card in range(24) if legal >> card & 1}
        card = list_card(question, policy)
        assert legal >> card & 1
        table = memory.table
        pair = seen.seat % 2
        if not seen.trick and table.tricks[pair]:
            king = ending_marriage(memory.hand, table.trump, table.pips[pair])
            if king >= 0:
                assert card == king
                continue
        assert values[card] >= max(values.values()) - 4 / UNIT
        assert reason_for(question, policy.weights, card)
        asked += 1
    assert asked > 120


@pytest.mark.parametrize("classic", [False, True])
def test_chances_of_all_cards_sum_to_one(classic: bool) -> None:
    read = reader(classic)
    game = find_game("klin")
    asked = 0
    for seen, _ in questions(game, 42, 1200):
        if seen.phase is not Phase.PLAY:
            continue
        legal = as_set(m.card for m in game.view_moves(seen) if isinstance(m, Play))
        question = question_of(remember(seen), legal)
        cards = [card for card in range(24) if legal >> card & 1]
        if isinstance(question, Lead):
            chances = [read.lead_chance(question, card) for card in cards]
        else:
            legal = sensible(legal, question.led, question.ours)
            cards = [card for card in cards if legal >> card & 1]
            chances = [read.add_chance(question, card) for card in cards]
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance <= 1 + 1e-9 for chance in chances)
        asked += 1
    assert asked > 120


def test_every_world_has_a_finite_weight_above_zero() -> None:
    game = find_game("kominek")
    weighed = 0
    for count, (seen, _) in enumerate(questions(game, 43, 2500)):
        if seen.phase is Phase.PLAY and count % 3 == 0:
            memory = remember(seen)
            reading = Reading(memory, play_rules(seen.options))
            for world in worlds_of(memory).draw(5, Dice(count)):
                weight = reading.weigh(world)
                assert isfinite(weight)
                assert weight > 0
                weighed += 1
    assert weighed > 500


def test_triples_that_name_a_trump() -> None:
    hearts = SUIT_MASKS[Suit.HEARTS]
    assert triples_naming(hearts, Suit.HEARTS) == 20
    assert triples_naming(hearts, Suit.CLUBS) == 0


def random_hands(seed: int) -> tuple[list[int], int]:
    dice = Dice(seed)
    pack = dice.shuffle(range(24))
    hands = [sum(1 << card for card in pack[6 * s : 6 * s + 6]) for s in range(4)]
    return hands, SUIT_MASKS[dice.below(4)]


@pytest.mark.parametrize("follow", [False, True])
@pytest.mark.parametrize("beat", [False, True])
def test_whole_deals_in_thought_end(follow: bool, beat: bool) -> None:
    rules = PlayRules(follow, beat, beat, follow)
    policy = play_list(follow)
    seats: Players = (policy, None, policy, None)
    for seed in range(150):
        hands, trump = random_hands(seed)
        assert roll_out(Table(hands, trump, 0, namer=0), rules, seats) in (-3, -2, -1, 1, 2, 3)


def test_the_list_beats_plain() -> None:
    """Duplicate deals in thought; both always hold the same cards once."""
    policy = play_list(False)
    ours: Players = (policy, None, policy, None)
    theirs: Players = (None, policy, None, policy)
    total = 0
    for seed in range(2500):
        hands, trump = random_hands(seed)
        total += roll_out(Table([*hands], trump, 0, namer=0), PRINTED, ours)
        total -= roll_out(Table([*hands], trump, 0, namer=0), PRINTED, theirs)
    assert total > 0


def card_numbers(text: str) -> int:
    letters = "9JQKTA"
    return sum(1 << "SHDC".index(word[1]) * 6 + letters.index(word[0]) for word in text.split())


def add(hand: str, trick: str, gone: str = "", mine: int = 0, theirs: int = 0) -> Add:
    """Trump H; the trick was led by the partner when it has two cards, else by an opponent."""
    cards = [card_numbers(word).bit_length() - 1 for word in trick.split()]
    own, used = card_numbers(hand), card_numbers(gone)
    trump = SUIT_MASKS[1]
    led = SUIT_MASKS[cards[0] // 6]
    best, place = cards[0], 0
    for index, card in enumerate(cards[1:], 1):
        if (card // 6 == best // 6 and card > best) or (trump >> card & 1 and best // 6 != 1):
            best, place = card, index
    unseen = (1 << 24) - 1 & ~own & ~used & ~card_numbers(trick)
    ours = 1 if (len(cards) - place) % 2 == 0 else 0
    heap = sum((0, 2, 3, 4, 10, 11)[card % 6] for card in cards)
    legal = own & led or own & trump or own
    return Add(
        own, legal, unseen, trump, led, best, ours, len(cards), heap, mine, theirs, 1, 0, 0, 0
    )


def chosen(question: Add, classic: bool) -> str:
    card = RuleList.follow(play_list(classic), *astuple(question))
    return "9JQKTA"[card % 6] + "SHDC"[card // 6]


SCALES = pytest.mark.parametrize("classic", [False, True])


@SCALES
def test_it_throws_ten_and_ace_on_the_partners_sure_trick(classic: bool) -> None:
    assert chosen(add("TS 9S AD KC", "AS JS"), classic) == "TS"
    assert chosen(add("AD KC QC", "9S AS JS"), classic) in ("AD", "KC")
    assert chosen(add("TS AC", "9D AD QD", "AS"), classic) == "TS"


@SCALES
def test_it_does_not_overtake_the_partners_sure_trick_for_nothing(classic: bool) -> None:
    assert chosen(add("AS QS 9D JC", "9S TS JS"), classic) == "QS"


@SCALES
def test_it_does_not_waste_a_master(classic: bool) -> None:
    assert chosen(add("AD QC 9C", "AS 9S TS"), classic) != "AD"
    assert chosen(add("AD QC 9C", "AS"), classic) != "AD"


@SCALES
def test_it_does_not_trump_the_partners_winner(classic: bool) -> None:
    question = replace(add("9H JH JS AD", "9S AS QS"), legal=card_numbers("JS 9H JH"))
    assert chosen(question, classic) == "JS"


@SCALES
def test_it_gives_the_opponents_nothing(classic: bool) -> None:
    assert chosen(add("TS KS 9S AD", "AS QS JS"), classic) == "9S"


@SCALES
def test_it_cashes_the_marriage_that_ends_the_deal(classic: bool) -> None:
    hand = card_numbers("AS KD QD")
    trump = SUIT_MASKS[1]
    policy = play_list(classic)
    unseen = (1 << 24) - 1 & ~hand
    king = card_numbers("KD").bit_length() - 1
    assert policy.lead(hand, unseen, trump, 0, 0, 0, 1, 46, 0, 0, 0) == king
    assert policy.lead(hand, unseen, trump, 0, 0, 0, 0, 46, 0, 0, 0) != king
