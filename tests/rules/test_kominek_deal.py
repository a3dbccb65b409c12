"""K1 to K9: seats, pack, score, cut, packets and trump; fact 8."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from kominek_desktop.rules.cards import Card, Rank, Suit, format_cards, make_pack
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.errors import IllegalMove
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games.kominek.events import (
    CutterNamed,
    DealerDrawn,
    PackCut,
    PacketDealt,
    PackShuffled,
    PointsUncovered,
    TrumpNamed,
    TrumpShown,
    redact,
)
from kominek_desktop.rules.games.kominek.legality import best_card
from kominek_desktop.rules.games.kominek.moves import Cut, Deal
from kominek_desktop.rules.games.kominek.state import PIPS, Phase, Reason, View
from tests.rules.build import (
    KOMINEK,
    PLAIN,
    E,
    N,
    S,
    State,
    W,
    before_cut,
    cards,
    cut,
    dealt,
    leading,
    match_at,
    may,
    pack_of,
    play,
    rules,
    run,
    why,
)

PACK = make_pack(Rank.NINE)


def see(state: State, seat: int) -> View:
    seen = KOMINEK.view(state, seat)
    assert isinstance(seen, View)
    return seen


def waiting_for_cut(pack: tuple[Card, ...], **match: Any) -> State:
    return run(match_at(**match), f"deal {format_cards(pack)}")[0]


def nines_at(*places: int) -> tuple[Card, ...]:
    """A pack with nines exactly at these places from the top, counted from 0."""
    nines = [card for card in PACK if card.rank is Rank.NINE]
    others = [card for card in PACK if card.rank is not Rank.NINE]
    return tuple(nines.pop() if place in places else others.pop() for place in range(24))


def test_K1_four_seats_and_fixed_pairs() -> None:
    assert KOMINEK.seat_names == ("S", "W", "N", "E")
    state = leading()
    order = []
    for card in ("9S", "KS", "TS", "QS"):
        order.append(state.turn)
        state = play(state, card)
    assert order == [S, W, N, E]
    won = replace(state, winner=0)
    lost = replace(state, winner=1)
    assert [KOMINEK.outcome(each).places for each in (won, lost)] == [(1, 2, 1, 2), (2, 1, 2, 1)]


def test_K2_pack_of_24() -> None:
    assert sorted(KOMINEK.pack) == sorted(PACK)
    assert len(set(KOMINEK.pack)) == 24


@pytest.mark.parametrize("trump", [None, *Suit])
def test_K2_rank_is_the_same_in_every_suit_trumps_too(trump: Suit | None) -> None:
    for suit in Suit:
        order = [Card(Rank(rank), suit) for rank in (14, 10, 13, 12, 11, 9)]
        for high, low in combinations(order, 2):
            assert best_card(((0, high), (1, low)), trump) == (0, high)
            assert best_card(((0, low), (1, high)), trump) == (1, high)


def test_K2_a_deal_is_the_pack() -> None:
    state = match_at()
    assert KOMINEK.refusal(state, Deal((*PACK[:-1], PACK[0]))).clause == "K2"
    assert KOMINEK.refusal(state, Deal(PACK[:-1])).clause == "K2"
    assert KOMINEK.refusal(state, Deal(PACK)) is None


def test_K3_card_values() -> None:
    assert [PIPS[Rank(rank)] for rank in (14, 10, 13, 12, 11, 9)] == [11, 10, 4, 3, 2, 0]
    for suit in Suit:
        assert sum(PIPS[card.rank] for card in PACK if card.suit is suit) == 30
    assert sum(PIPS[card.rank] for card in PACK) == 120


def test_K4_eights_begin_covered() -> None:
    state = KOMINEK.new_match(rules())
    assert state.eights == (0, 0)
    assert state.worn == ((), ())


def test_K5_the_first_dealer_is_drawn_by_lot() -> None:
    state = KOMINEK.new_match(rules())
    assert KOMINEK.actor(state) == CHANCE
    assert KOMINEK.legal_moves(state) == ()
    drawn = {KOMINEK.chance(state, Dice(seed)).seat for seed in range(40)}  # type: ignore[attr-defined]
    assert drawn == {0, 1, 2, 3}
    for seat, name in enumerate("SWNE"):
        after, events = run(state, f"dealer {name}")
        assert after.dealer == seat
        assert events == (DealerDrawn(seat),)
    with pytest.raises(IllegalMove):
        KOMINEK.apply(state, Deal(PACK))


@pytest.mark.parametrize("dealer", range(4))
def test_K6_the_right_neighbour_cuts(dealer: int) -> None:
    state, events = run(match_at(dealer=dealer), f"deal {format_cards(PACK)}")
    assert state.turn == (dealer - 1) % 4
    assert events == (PackShuffled(dealer, 1),)
    assert len(may(state)) == 23


def test_K6_one_to_23_cards_go_under_the_rest() -> None:
    pack = pack_of(PLAIN)
    for place in range(1, 24):
        state = waiting_for_cut(before_cut(pack, place))
        after, _ = run(state, f"N cut {place}")
        assert after.pack == pack
        assert after.phase is Phase.TRUMP
    for place in (0, 24, 25, -1):
        assert KOMINEK.refusal(state, Cut(place)).clause == "K6"


def test_K6_a_nine_at_the_bottom_is_shown_and_the_same_pack_cut_again() -> None:
    pack = nines_at(4, 0, 10, 20)
    state, events = run(waiting_for_cut(pack), "N cut 5")
    assert events == (PackCut(N, 5, pack[4]),)
    assert state.pack == pack[5:] + pack[:5]
    assert (state.phase, state.turn) == (Phase.CUT, N)
    assert all(see(state, seat).cut_nines == (pack[4],) for seat in range(4))
    state, events = run(state, "N cut 3")
    assert state.phase is Phase.TRUMP
    assert events[0] == PackCut(N, 3, None)


def test_K6_another_bottom_card_is_shown_to_nobody_and_is_the_dealers_last() -> None:
    pack = pack_of(PLAIN)
    _, events = run(waiting_for_cut(before_cut(pack, 7)), "N cut 7")
    assert events[0] == PackCut(N, 7, None)
    assert [redact(events[0], seat) for seat in range(4)] == [
        PackCut(N, 7 if seat == N else None, None) for seat in range(4)
    ]
    assert cut(match_at(), pack).pack[-1] == cards("JS")[0]
    assert cards("JS")[0] in dealt(PLAIN).hands[E]


@pytest.mark.parametrize("dealer", range(4))
def test_K6_cutter_named_by_the_dealer(dealer: int) -> None:
    state = waiting_for_cut(nines_at(0, 1, 2, 3), options=rules(cutter="named"), dealer=dealer)
    assert (state.phase, state.turn) == (Phase.CUTTER, dealer)
    others = [seat for seat in range(4) if seat != dealer]
    assert may(state) == sorted(f"cutter {'SWNE'[seat]}" for seat in others)
    assert why(state, f"cutter {'SWNE'[dealer]}") == ("cutter", "K6")
    for seat in others:
        after, events = run(state, f"cutter {'SWNE'[seat]}")
        assert events == (CutterNamed(seat),)
        assert (after.phase, after.turn, see(after, S).cutter) == (Phase.CUT, seat, seat)
        again, _ = run(after, "cut 1")
        assert (again.phase, again.turn) == (Phase.CUT, seat), "named once a deal"


@pytest.mark.parametrize("dealer", range(4))
def test_K7_three_nines_uncover_a_point_and_pass_the_deal(dealer: int) -> None:
    state = waiting_for_cut(nines_at(4, 9, 14, 23), dealer=dealer)
    state, events = run(state, "cut 5; cut 5; cut 5")
    pair = dealer % 2
    assert PointsUncovered(pair, 0, 1) in events
    assert state.eights == ((1, 0) if pair == 0 else (0, 1))
    result = state.result
    assert result is not None
    assert (result.reason, result.scored_by, result.points) == (Reason.NINE_CUT, pair, 1)
    assert state.phase is Phase.REST
    assert not any(isinstance(event, PacketDealt) for event in events)
    report = KOMINEK.deal_report(events[-1])
    assert report is not None
    assert (report["game"], report["clause"], report["tricks"]) == ("none", "K7", [0, 0])
    state, _ = run(state, f"deal {format_cards(PACK)}")
    assert (state.dealer, state.deal, state.cut_nines) == ((dealer + 1) % 4, 2, ())


def test_K7_two_nines_are_not_enough_and_the_same_nine_counts_again() -> None:
    pack = nines_at(4, 9, 14, 23)
    state, _ = run(waiting_for_cut(pack), "cut 5; cut 5; cut 1")
    assert state.phase is Phase.TRUMP
    assert see(state, S).cut_nines == (pack[4], pack[9])
    state, _ = run(waiting_for_cut(pack), "cut 5; cut 5; cut 19")
    assert state.cut_nines == (pack[4], pack[9], pack[4])
    assert state.eights == (0, 1)


def test_K7_nine_cut_off_cuts_once() -> None:
    state, events = run(
        waiting_for_cut(nines_at(0, 1, 2, 4), options=rules(nine_cut="off")), "cut 5"
    )
    assert state.phase is Phase.TRUMP
    assert events[0] == PackCut(N, 5, None)
    assert see(state, S).cut_nines == ()
    assert state.pack[-1].rank is Rank.NINE


def test_K7_fact_8_three_nines_at_the_cut() -> None:
    """Every pack equally likely and each of 23 places: 3/1058."""
    pack = nines_at(2, 3, 11, 17)
    chance = Fraction(0)
    layers = {waiting_for_cut(pack[turn:] + pack[:turn]): Fraction(1, 24) for turn in range(24)}
    for _ in range(3):
        following: dict[State, Fraction] = {}
        for state, weight in layers.items():
            for place in range(1, 24):
                after = KOMINEK.apply(state, Cut(place)).state
                share = weight / 23
                if after.phase is Phase.CUT:
                    following[after] = following.get(after, Fraction(0)) + share
                elif after.phase is Phase.REST:
                    chance += share
        layers = following
    assert chance == Fraction(3, 1058)


@pytest.mark.parametrize("dealer", range(4))
def test_K8_packets_of_three_from_the_top_forehand_first(dealer: int) -> None:
    pack = PACK
    state, events = run(waiting_for_cut(before_cut(pack, 9), dealer=dealer), "cut 9")
    order = [(dealer + 1 + place) % 4 for place in range(4)]
    assert events[1:] == tuple(
        PacketDealt(seat, 3, pack[3 * place : 3 * place + 3]) for place, seat in enumerate(order)
    )
    assert (state.phase, state.turn) == (Phase.TRUMP, order[0])
    for place, seat in enumerate(order):
        assert set(see(state, seat).hand) == set(pack[3 * place : 3 * place + 3])
        assert see(state, seat).sizes == (3, 3, 3, 3)
    state, events = run(state, "trump none")
    packets = [event for event in events if isinstance(event, PacketDealt)]
    assert packets == [
        PacketDealt(seat, 3, pack[12 + 3 * place : 15 + 3 * place])
        for place, seat in enumerate(order)
    ]
    assert set(state.hands[order[0]]) == set(pack[0:3] + pack[12:15])
    assert set(state.hands[dealer]) == set(pack[9:12] + pack[21:24])


def test_K8_each_sees_his_own_cards_only() -> None:
    event = PacketDealt(W, 3, cards("AS KS QS"))
    assert redact(event, W) == event
    assert [redact(event, seat) for seat in (S, N, E)] == [PacketDealt(W, 3, ())] * 3


@pytest.mark.parametrize("suit", "SHDC")
def test_K8_forehand_names_any_suit_held_or_not(suit: str) -> None:
    state = cut(match_at(), pack_of(PLAIN))
    assert cards("AS KD QH") == state.hands[S]
    assert may(state) == ["trump C", "trump D", "trump H", "trump S", "trump none"]
    after, events = run(state, f"S trump {suit}")
    assert after.trump is Suit("SHDC".index(suit))
    assert events[0] == TrumpNamed(S, Suit("SHDC".index(suit)))
    assert (after.namer, after.shown) == (S, None)
    assert not any(isinstance(event, TrumpShown) for event in events)


def test_K9_three_more_to_each_and_the_fifteenth_card_decides() -> None:
    state = cut(match_at(), pack_of(PLAIN))
    after, events = run(state, "S trump none")
    shown = after.pack[14]
    assert shown == cards("TH")[0]
    assert (after.trump, after.shown, after.namer) == (Suit.HEARTS, shown, None)
    assert events[0] == TrumpNamed(S, None)
    assert events[-1] == TrumpShown(S, shown)
    assert all(redact(events[-1], seat) == events[-1] for seat in range(4))
    assert all(see(after, seat).shown == shown for seat in range(4))
    assert [len(hand) for hand in after.hands] == [6] * 4
    assert shown in after.hands[S]


def test_K8_K9_nobody_sees_more_before_trump_is_fixed() -> None:
    state = cut(match_at(), pack_of(PLAIN))
    assert all(see(state, seat).trump is None for seat in range(4))
    assert all(see(state, seat).turn == S for seat in range(4))
    assert all(see(run(state, "trump H")[0], seat).trump is Suit.HEARTS for seat in range(4))
