"""K10 to K13: the right to a new deal; fact 6."""

from __future__ import annotations

from itertools import combinations, product
from math import comb

import pytest

from kominek_desktop.rules.cards import Card, Rank, Suit, format_cards, make_pack
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games.kominek.events import RedealAsked
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.state import Ground, Phase
from kominek_desktop.rules.games.kominek.views import grounds_of
from tests.rules.build import (
    KOMINEK,
    PLAIN,
    E,
    N,
    S,
    W,
    before_cut,
    cards,
    dealt,
    match_at,
    may,
    no_redeal,
    pack_of,
    rules,
    run,
)

PACK = make_pack(Rank.NINE)
LOW, NINES, NONE, ONE, PAIR = Ground
NO_TRUMP_NS = (
    "AS KD QC JC TS 9S",
    "KS AH TH JH KH 9H",
    "AD JD AC QD KC 9C",
    "QS TD QH TC 9D JS",
)
"""Under hearts neither S nor N holds a trump."""


def grounds(own: str, partner: str, trump: str = "H", **options: str) -> str:
    found = grounds_of(cards(own), cards(partner), Suit("SHDC".index(trump)), rules(**options))
    return "".join(ground.value for ground in found)


HIGH = "AS AD AC KS KD KC"
"""Six cards that give no ground of their own and hold no heart."""


@pytest.mark.parametrize(
    ("own", "found"),
    [
        ("9S 9D JH JS KC KS", "a"),  # 12 pips
        ("9S 9D JH QH KC KS", ""),  # 13 pips
        ("9S 9D JH TH JS 9C", ""),  # 14 pips
        ("9S 9H 9D 9C JH JS", "ab"),  # 4 pips, four nines
    ],
)
def test_K11_a_less_than_13_pips(own: str, found: str) -> None:
    assert grounds(own, "AH KH AD AC TS TD") == found


def test_K11_b_four_nines_in_one_hand() -> None:
    assert grounds("9S 9H 9D 9C AS AD", "AH KH TS TD TC AC") == "b"
    assert grounds("9S 9H 9D AH AS AD", "9C KH TS TD TC AC") == ""
    assert grounds("AH KH TS TD TC AC", "9S 9H 9D 9C AS AD") == "", "only that player may ask"


def test_K11_c_a_pair_without_a_trump() -> None:
    assert grounds(HIGH, "TS TD TC QS QD QC") == "c"
    assert grounds("TS TD TC QS QD QC", HIGH) == "c"


@pytest.mark.parametrize("trump", "9JQKTA")
def test_K11_d_a_pair_with_exactly_one_trump_any(trump: str) -> None:
    assert grounds(HIGH, f"TS TD TC QS QD {trump}H") == "d"
    assert grounds(f"TS TD TC QS QD {trump}H", HIGH) == "d"


def test_K11_e_nine_and_jack_one_with_each() -> None:
    assert grounds("AS AD AC KS KD 9H", "TS TD TC QS QD JH") == "e"
    assert grounds("AS AD AC KS KD JH", "TS TD TC QS QD 9H") == "e"
    assert grounds("AS AD AC KS 9H JH", "TS TD TC QS QD KC") == "", "both in one hand"
    assert grounds("TS TD TC QS QD KC", "AS AD AC KS 9H JH") == ""
    for other in "QKTA":
        assert grounds("AS AD AC KS KD 9H", f"TS TD TC QS QD {other}H") == ""
        assert grounds("AS AD AC KS KD JH", f"TS TD TC QS QD {other}H") == ""
    assert grounds("AS AD AC KS KD 9H", "TS TD TC QS JH QH") == "", "three trumps"


@pytest.mark.parametrize("trump", "SHDC")
def test_K11_the_suit_that_counts_is_the_trump_suit(trump: str) -> None:
    assert grounds("AS KS QS AH KH QH", "AD KD QD JS JD JH", trump) == ("c" if trump == "C" else "")


@pytest.mark.parametrize(
    ("ground", "own", "partner"),
    [
        ("a", "9S 9D JH JS KC KS", "AH KH AD AC TS TD"),
        ("b", "9S 9H 9D 9C AS AD", "AH KH TS TD TC AC"),
        ("c", HIGH, "TS TD TC QS QD QC"),
        ("d", HIGH, "TS TD TC QS QD AH"),
        ("e", "AS AD AC KS KD 9H", "TS TD TC QS QD JH"),
    ],
)
def test_K13_each_ground_on_and_off(ground: str, own: str, partner: str) -> None:
    assert grounds(own, partner) == ground
    assert grounds(own, partner, **{f"redeal_{ground}": "off"}) == ""
    for other in set("abcde") - {ground}:
        assert grounds(own, partner, **{f"redeal_{other}": "off"}) == ground


def test_K13_off_means_that_nobody_is_asked() -> None:
    assert dealt(NO_TRUMP_NS).phase is Phase.REDEAL
    assert dealt(NO_TRUMP_NS, options=rules(redeal_c="off")).phase is Phase.AUCTION
    assert dealt(PLAIN).phase is Phase.AUCTION


def test_K10_window_after_the_sixth_card_before_any_announcement() -> None:
    state = dealt(NO_TRUMP_NS)
    assert (state.phase, state.turn) == (Phase.REDEAL, S)
    assert [len(hand) for hand in state.hands] == [6] * 4
    assert may(state) == ["redeal no", "redeal yes"]
    for line in ("bid five", "pass", "play AS", "nines none"):
        assert KOMINEK.refusal(state, KOMINEK.parse_move(line)) is not None
    state, _ = run(state, "S redeal no; N redeal no")
    assert state.phase is Phase.AUCTION
    assert KOMINEK.refusal(state, KOMINEK.parse_move("redeal yes")) is not None


def test_K10_before_three_nines_are_asked_for() -> None:
    hands = ("9S 9H 9D 9C AS KD", "KS AH TH JH KH AD", "TD JD AC QD KC QC", "QS JC QH TC TS JS")
    state = dealt(hands)
    assert (state.phase, state.turn) == (Phase.REDEAL, S)
    assert KOMINEK.view(state, S).grounds == (NINES, ONE)
    state, _ = run(state, "S redeal no; N redeal no")
    assert (state.phase, state.turn) == (Phase.NINES, S)


def test_K10_same_dealer_new_shuffle_cuts_anew_no_limit() -> None:
    pack = before_cut(pack_of(NO_TRUMP_NS), 12)
    state = match_at(eights=(3, 4))
    for _ in range(5):
        # A nine at the bottom of every first cut: the count starts anew each time.
        place = pack.index(cards("9D")[0]) + 1
        state, _ = run(
            state, f"deal {format_cards(pack)}; N cut {place}; N cut {(12 - place) % 24}"
        )
        assert state.cut_nines == cards("9D")
        state, events = run(state, "S trump H; S redeal yes")
        assert events[-1] == RedealAsked(S, (NONE,))
        assert (state.phase, KOMINEK.actor(state)) == (Phase.PACK, CHANCE)
        assert (state.dealer, state.deal, state.eights) == (E, 1, (3, 4))
        assert (state.cut_nines, state.trump, state.hands) == ((), None, ((),) * 4)
    state, _ = run(state, f"deal {format_cards(pack)}")
    assert (state.dealer, state.turn) == (E, N)


def test_K12_asked_in_turn_from_forehand_both_partners_all_grounds_named() -> None:
    # W and E have one trump, the nine of hearts; E also holds four nines.
    hands = ("AS AH KD TH QH KC", "JS JD JC QS QD TS", "KS QC AD AC KH JH", "9S 9D 9C TC 9H TD")
    state = dealt(hands)
    order = []
    while state.phase is Phase.REDEAL:
        order.append((state.turn, KOMINEK.view(state, state.turn).grounds))
        state, events = run(state, "redeal no")
        assert events == ()
    assert order == [(W, (ONE,)), (E, (NINES, ONE))]
    for dealer, first in ((S, W), (W, E), (N, E), (E, W)):
        assert dealt(hands, options=rules(nine_cut="off"), dealer=dealer).turn == first


def test_K12_the_first_yes_is_final_and_told_without_a_card() -> None:
    state = dealt(NO_TRUMP_NS)
    state, _ = run(state, "S redeal no")
    assert state.turn == N
    after, events = run(state, "N redeal yes")
    assert events == (RedealAsked(N, (NONE,)),)
    assert [KOMINEK.redact(events[0], seat) for seat in range(4)] == [events[0]] * 4
    assert after.phase is Phase.PACK
    for seat in range(4):
        assert KOMINEK.view(after, seat).hand == ()
        assert KOMINEK.view(after, seat).result is None


def test_K12_nobody_sees_whom_the_program_asks() -> None:
    state = dealt(NO_TRUMP_NS)
    for seat in (W, N, E):
        seen = KOMINEK.view(state, seat)
        assert (seen.phase, seen.turn, seen.grounds) == (Phase.WAIT, None, ())
        assert KOMINEK.view_moves(seen) == ()
        after, _ = run(state, "S redeal no")
        if seat != N:
            assert KOMINEK.view(after, seat) == seen
    seen = KOMINEK.view(state, S)
    assert (seen.phase, seen.turn, seen.grounds) == (Phase.REDEAL, S, (NONE,))


def test_K12_a_right_left_unused_is_known_to_that_seat_alone() -> None:
    state, _ = run(dealt(NO_TRUMP_NS), "S redeal no; N redeal no")
    assert [KOMINEK.view(state, seat).grounds for seat in range(4)] == [(NONE,), (), (NONE,), ()]


def test_fact_6_hands_below_13_and_four_nines() -> None:
    options = Options(redeal_c="off", redeal_d="off", redeal_e="off")
    found: dict[Ground | None, int] = {LOW: 0, NINES: 0, None: 0}
    total = many = 0
    for hand in combinations(PACK, 6):
        total += 1
        ranks = [card.rank for card in hand]
        many += ranks.count(Rank.NINE) >= 3
        given = grounds_of(hand, (), Suit.HEARTS, options)
        for ground in given:
            found[ground] += 1
        found[None] += len(given) == 2
    assert total == 134_596
    assert found == {LOW: 2_974, NINES: 190, None: 82}
    assert round(4 * many / total * 100, 3) == 14.116


def test_fact_6_trumps_of_a_pair() -> None:
    """Every layout of the six trumps over a player, his partner and the rest, each weighted by
    the ways to fill up both hands with other cards."""
    trumps = [card for card in PACK if card.suit is Suit.HEARTS]
    others = [card for card in PACK if card.suit is not Suit.HEARTS]
    options = no_redeal(redeal_c="on", redeal_d="on", redeal_e="on")
    found = {NONE: 0, ONE: 0, PAIR: 0}
    for layout in product(range(3), repeat=6):
        own = [card for card, place in zip(trumps, layout, strict=True) if place == 0]
        his = [card for card, place in zip(trumps, layout, strict=True) if place == 1]
        weight = comb(18, 6 - len(own)) * comb(12 + len(own), 6 - len(his))
        fill = others[: 12 - len(own) - len(his)]
        own += fill[: 6 - len(own)]
        his += fill[-(6 - len(his)) or len(fill) :]
        for ground in grounds_of(tuple(own), tuple(his), Suit.HEARTS, options):
            found[ground] += weight
    ways = comb(12, 6)
    assert comb(24, 12) == 2_704_156
    assert {ground: count / ways for ground, count in found.items()} == {
        NONE: 18_564,
        ONE: 190_944,
        PAIR: 23_868,
    }


def test_fact_6_never_both_pairs_and_some_ground_in_26_percent() -> None:
    dice, some, deals = Dice(6), 0, 8_000
    for _ in range(deals):
        pack = dice.shuffle(PACK)
        hands = [pack[6 * seat : 6 * seat + 6] for seat in range(4)]
        seats = [
            grounds_of(hands[seat], hands[(seat + 2) % 4], Suit.HEARTS, Options())
            for seat in range(4)
        ]
        pairs = [bool({NONE, ONE, PAIR} & {*seats[pair], *seats[pair + 2]}) for pair in (0, 1)]
        assert pairs != [True, True]
        assert set(seats[0]) - {LOW, NINES} == set(seats[2]) - {LOW, NINES}
        some += any(seats)
    assert 0.245 < some / deals < 0.275


def test_K11_grounds_of_the_dealt_hand_stand_while_cards_are_played() -> None:
    state, _ = run(dealt(NO_TRUMP_NS), "redeal no; redeal no; pass; pass; pass; pass; play AS")
    assert KOMINEK.view(state, S).grounds == (NONE,)
    assert Card(Rank.ACE, Suit.SPADES) not in state.hands[S]
