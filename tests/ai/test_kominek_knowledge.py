"""What each level knows and another does not: in the play, before it, and of the count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from kominek_desktop.ai.kominek import decide
from kominek_desktop.ai.kominek_beginner import lay_eagerly, name_longest
from kominek_desktop.ai.kominek_calls import lay_nines, name_trump
from kominek_desktop.ai.kominek_count import call_by_count, chances_by_count
from kominek_desktop.ai.kominek_levels import LEVELS, decide_at
from kominek_desktop.ai.kominek_memory import remember
from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.kominek_seen import NUMBERS, as_set
from kominek_desktop.ai.kominek_solo import play_solo
from kominek_desktop.rules.cards import parse_card, parse_suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    Claim,
    GoOut,
    KeepNines,
    LayNines,
    NameTrump,
    Pass,
    Play,
    Redeal,
    SoloGame,
)
from kominek_desktop.rules.games.kominek.options import PRINTED, Options
from kominek_desktop.rules.games.kominek.state import (
    PACK,
    Ground,
    Phase,
    State,
    Trick,
    View,
    pips_of,
)
from kominek_desktop.rules.games.kominek.state import Reason as Paid
from kominek_desktop.rules.games.kominek.views import view as view_of
from kominek_desktop.rules.moves import Move
from tests.ai.kominek_positions import questions
from tests.ai.test_kominek_search import seen_after

KOMINEK = find_game("kominek")
UNTHINKING = ("beginner", "regular")
QUICK = {
    name: level
    if level.budget is None
    else replace(level, budget=replace(level.budget, worlds=6, seconds=60))
    for name, level in LEVELS.items()
}


def moves_of_deals(names: tuple[str, str], options: Options, deals: int) -> Iterator[Any]:
    """Every choice of a seat in so many deals between two levels, then the deal's result."""
    for number in range(deals):
        dice = Dice(900 + number)
        state = KOMINEK.new_match(options)
        while state.result is None:
            actor = KOMINEK.actor(state)
            assert actor is not None
            if actor == CHANCE:
                move = KOMINEK.chance(state, dice)
            else:
                seen = KOMINEK.view(state, actor)
                moves = KOMINEK.view_moves(seen)
                level = QUICK[names[actor % 2]]
                move = decide_at(level, seen, moves, dice).move if len(moves) > 1 else moves[0]
                yield move
            state = KOMINEK.apply(state, move).state
        yield state.result


@pytest.mark.parametrize(
    ("names", "deals"), [(("beginner", "regular"), 150), (("strong", "top"), 12)]
)
@pytest.mark.parametrize("claim", ["automatic", "word"])
def test_no_level_ever_says_66_wrongly_k30(names: tuple[str, str], deals: int, claim: str) -> None:
    said = 0
    for told in moves_of_deals(names, replace(PRINTED, claim=claim), deals):
        if isinstance(told, Move):
            said += isinstance(told, Claim | GoOut)
        else:
            assert told.reason is not Paid.WRONG_CLAIM
    assert said >= deals / 3 if claim == "word" else not said


def test_a_beginner_counts_too_little_and_never_too_much_k30() -> None:
    less = asked = 0
    for seen, _ in questions(KOMINEK, 71, 2500):
        if seen.phase is Phase.PLAY and seen.tricks:
            true = pips_of(seen.tricks, seen.marriages, seen.trump)[0]
            assert tuple(remember(seen).table.pips) == true
            counted = remember(seen, forgets=True).table.pips
            assert all(mine <= real for mine, real in zip(counted, true, strict=True))
            less += tuple(counted) != true
            asked += 1
    assert less > asked / 2


def test_a_beginner_says_66_only_when_the_cards_he_counts_make_it_k30() -> None:
    """Of tricks before the last one he counts aces and tens: here 57 where there are 71."""
    word = replace(PRINTED, claim="word", nine_cut="off")
    played = "AS TS KS QS|AD TD KD QD|TH QH 9H JH"
    state = claiming(word, played, "KC JC 9C")
    assert pips_of(state.tricks, (), state.trump)[0][0] == 71
    seen = view_of(state, 0)
    moves = KOMINEK.view_moves(seen)
    assert decide(seen, moves, "regular", Dice(1)).move == Claim()
    assert isinstance(decide(seen, moves, "beginner", Dice(1)).move, Play)
    state = claiming(word, played.replace("JH", "AH"), "KC JC 9C")
    seen = view_of(state, 0)
    assert decide(seen, KOMINEK.view_moves(seen), "beginner", Dice(1)).move == Claim()


def claiming(options: Options, played: str, hand: str) -> State:
    """Seat 0 has won these tricks, all of them led by it, and is on lead."""
    tricks = tuple(
        Trick(tuple((seat, parse_card(word)) for seat, word in enumerate(words.split())), 0)
        for words in played.split("|")
    )
    return State(
        options,
        True,
        phase=Phase.PLAY,
        turn=0,
        dealer=3,
        deal=1,
        pack=PACK,
        hands=(tuple(map(parse_card, hand.split())), (), (), ()),
        trump=parse_suit("C"),
        namer=0,
        tricks=tricks,
    )


# What a beginner must know all the same.


def card(player: str, seen: View) -> str:
    move = decide(seen, KOMINEK.view_moves(seen), player, Dice(3)).move
    assert isinstance(move, Play)
    return str(move.card)


@pytest.mark.parametrize("player", UNTHINKING)
def test_the_ten_goes_on_the_partners_sure_trick(player: str) -> None:
    hands = ("TS 9S AD KC 9C JD", "JS KS 9H AH QC TC", "AS QH JH KD QD 9D", "QS TH KH TD JC AC")
    assert card(player, seen_after(hands, "H", 1, "JS AS QS")) == "TS"


@pytest.mark.parametrize("player", UNTHINKING)
def test_the_partners_sure_trick_is_not_taken_over(player: str) -> None:
    hands = ("AH JH 9D JC QC 9C", "9H KS AS QS JD TC", "KH TS KD QD AD JS", "QH TH TD KC AC 9S")
    assert card(player, seen_after(hands, "H", 1, "9H KH QH")) == "JH"


@pytest.mark.parametrize("player", UNTHINKING)
def test_the_opponents_sure_trick_gets_nothing(player: str) -> None:
    hands = ("TS KS 9S AD JC 9C", "AS 9H AH JD TC QC", "QS JH QH KD QD 9D", "JS TH KH TD KC AC")
    assert card(player, seen_after(hands, "H", 1, "AS QS JS")) == "9S"


@pytest.mark.parametrize("player", UNTHINKING)
def test_an_ace_is_led_rather_than_a_bare_ten(player: str) -> None:
    hands = ("AS TD 9C JC JH QC", "9S JS QD KD TC 9H", "TS KS 9D JD KC TH", "QS AD AC KH AH QH")
    assert card(player, seen_after(hands, "H", 0, "")) == "AS"


# Before the play.


def before(hand: str, phase: Phase, **more: Any) -> View:
    """Seat 0's view with these cards; seat 0 is forehand unless ``dealer`` says otherwise."""
    own = tuple(map(parse_card, hand.split()))
    rest = [card for card in PACK if card not in own]
    size = len(own)
    others = tuple(tuple(rest[size * i : size * (i + 1)]) for i in range(3))
    fields: dict[str, Any] = {"dealer": 3, "trump": parse_suit("H"), "namer": 0, "asked": 4}
    state = State(
        replace(PRINTED, nine_cut="off"),
        True,
        phase=phase,
        turn=0,
        deal=1,
        pack=PACK,
        hands=(own, *others),
        **{**fields, **more},
    )
    return view_of(state, 0)


def test_a_beginner_names_the_longest_suit_and_others_the_one_that_scores_most_k8() -> None:
    seen = before("9S JS AD", Phase.TRUMP, trump=None, namer=None)
    assert name_longest(seen)[0] == NameTrump(parse_suit("S"))
    assert name_trump(seen)[0] == NameTrump(parse_suit("D"))
    assert name_longest(before("9S AD TC", Phase.TRUMP))[0] == NameTrump(parse_suit("D"))
    moves = KOMINEK.view_moves(seen)
    assert decide(seen, moves, "beginner", Dice(1)).move == NameTrump(parse_suit("S"))
    assert decide(seen, moves, "regular", Dice(1)).move == NameTrump(parse_suit("D"))


def test_only_a_beginner_gives_up_a_poor_hand_with_the_trump_pair_k11() -> None:
    seen = before("KH QH JS 9C 9D 9S", Phase.REDEAL, dealer=1)
    seen = replace(seen, grounds=(Ground.LOW,))
    moves = (Redeal(True), Redeal(False))
    assert decide(seen, moves, "beginner", Dice(1)).move == Redeal(True)
    for player in ("regular", "strong", "top"):
        assert decide(seen, moves, player, Dice(1)).move == Redeal(False)


def test_a_beginner_lays_three_nines_with_two_cards_of_a_suit_and_others_with_three_k14() -> None:
    two = before("9S JS 9D 9C AH TH", Phase.NINES)
    assert isinstance(lay_eagerly(two)[0], LayNines)
    assert lay_nines(two)[0] == KeepNines()
    one = before("9S 9D 9C AH TH KH", Phase.NINES)
    assert lay_eagerly(one)[0] == KeepNines()
    four = before("9S 9D 9C 9H KH JD", Phase.NINES)
    move = lay_eagerly(four)[0]
    assert move in KOMINEK.view_moves(four)
    assert isinstance(move, LayNines)
    assert {parse_card("9H"), parse_card("9D")} < set(move.cards)


def called(hand: str, player: str, dealer: int = 3, **more: Any) -> Any:
    seen = before(hand, Phase.AUCTION, dealer=dealer, **more)
    return decide(seen, KOMINEK.view_moves(seen), player, Dice(2)).move


def test_a_beginner_names_sure_games_only_and_a_regular_player_likely_ones_too_k18() -> None:
    likely = "AS KS QS JS AD TD"  # the ten may fall under the ace, or it is with the partner
    assert called("AS TS KS AD TD 9C", "beginner") == Bid(SoloGame.FIVE)
    assert called("AS KS QS JS AD 9C", "beginner") == Pass()
    assert called("AS KS QS JS AD 9C", "regular") == Bid(SoloGame.FIVE)
    assert called(likely, "beginner") == Pass()
    assert called(likely, "regular") == Bid(SoloGame.GARNITUR)


def test_a_regular_player_asks_for_more_in_forehand_than_as_an_opponent_k18() -> None:
    hoped = "AS KS QS AD AC 9C"
    five, six = chances_by_count(as_set(map(parse_card, hoped.split())))
    assert 0.53 < five < 0.6
    assert not six
    assert called(hoped, "regular", dealer=3) == Pass()
    assert called(hoped, "regular", dealer=2) == Bid(SoloGame.FIVE)


def test_a_regular_player_overcalls_the_partner_with_certainty_alone_k18() -> None:
    calls = ((1, None), (2, SoloGame.FIVE), (3, None))
    likely = "AS KS QS JS AD TD"
    assert called(likely, "regular", 0, calls=calls, asked=4) == Pass()
    others = ((1, SoloGame.FIVE), (2, None), (3, None))
    assert called(likely, "regular", 0, calls=others) == Bid(SoloGame.GARNITUR)
    sure = "AS TS KS QS AD TD"
    assert called(sure, "regular", 0, calls=calls) == Bid(SoloGame.GARNITUR)


def test_where_trumps_count_a_regular_player_names_sure_games_only_k23() -> None:
    seen = before("AS KS QS JS AD 9C", Phase.AUCTION)
    seen = replace(seen, options=replace(seen.options, futro_trumps="on"))
    assert call_by_count(seen, KOMINEK.view_moves(seen)) == (Pass(), Reason.FEW_WINNERS)


def test_the_table_of_chances_is_what_plain_play_makes_of_such_hands() -> None:
    """Hands in groups of the same two chances; those seen often enough are compared."""
    dice = Dice(77)
    found: dict[tuple[float, float], Counter[str]] = {}
    for _ in range(12_000):
        pack = dice.shuffle(PACK)
        hands = [sum(1 << NUMBERS[c] for c in pack[6 * i : 6 * i + 6]) for i in range(4)]
        chances = chances_by_count(hands[0])
        if any(chances):
            made = Counter(all=1)
            made["five"] = play_solo(hands[:], 0, 0, 5)
            made["six"] = play_solo(hands[:], 0, 0, 6)
            found.setdefault(chances, Counter()).update(made)
    compared = 0
    for chances, made in found.items():
        for chance, name in zip(chances, ("five", "six"), strict=True):
            if chance and made["all"] >= 25:
                error = 4 * (max(chance * (1 - chance), 0.01) / made["all"]) ** 0.5
                assert made[name] / made["all"] == pytest.approx(chance, abs=error + 0.03)
                compared += 1
    assert compared >= 5
