"""K14 to K17: the game of three nines."""

from __future__ import annotations

from typing import Any

import pytest

from kominek_desktop.rules.cards import parse_card
from kominek_desktop.rules.games.kominek.events import (
    CardPicked,
    EightsCovered,
    NinesLaid,
    NinesRevealed,
    PointsUncovered,
)
from kominek_desktop.rules.games.kominek.moves import LayNines
from kominek_desktop.rules.games.kominek.state import Phase, Picked, SideGame, State
from tests.rules.build import (
    KOMINEK,
    NINES,
    PLAIN,
    E,
    N,
    S,
    W,
    cards,
    dealt,
    may,
    no_redeal,
    run,
    told,
    why,
)

FOUR = ("9S 9H 9D 9C KD QC", "TS AH JD KC QH JC", "KS TH AD AS QS JH", "JS KH TD AC QD TC")
"""S holds four nines."""
SIX_CLUBS = ("9S 9H 9D AS KD JD", "AC KC QC JC TC 9C", "KS TH AD TS QS JH", "JS KH TD AH QD QH")
"""S holds three nines, W every club and so nothing of the other suits."""


def offered(hands: tuple[str, ...] = NINES, dealer: int = E, **match: Any) -> State:
    return dealt(hands, options=no_redeal(), dealer=dealer, **match)


def laid(hands: tuple[str, ...] = NINES, **match: Any) -> State:
    return run(offered(hands, **match), "S nines 9S 9H 9D")[0]


def picked(w: str, e: str, left: str, state: State) -> State:
    state, _ = run(state, f"W pick {w} top; E pick {e} bottom; S leave {left}")
    return state


def test_K14_only_the_holder_of_three_nines_is_asked() -> None:
    state = offered()
    assert (state.phase, state.turn) == (Phase.NINES, S)
    assert may(state) == ["nines 9S 9H 9D", "nines none"]
    for seat in (W, N, E):
        seen = KOMINEK.view(state, seat)
        assert (seen.phase, seen.turn, seen.laid, seen.nines_by) == (Phase.WAIT, None, (), None)
    assert offered(PLAIN).phase is Phase.AUCTION
    two = ("9S 9H AS KD QC TC", "TS AH JD KC QH JC", "9C KS TH AD QS JH", "9D JS KH TD AC QD")
    assert offered(two).phase is Phase.AUCTION


@pytest.mark.parametrize("dealer", range(4))
def test_K14_whoever_holds_them_is_asked_wherever_the_dealer_sits(dealer: int) -> None:
    assert offered(dealer=dealer).turn == S
    turned = NINES[1:] + NINES[:1]
    assert offered(turned, dealer=dealer).turn == E


def test_K14_he_lays_three_of_four_which_he_likes() -> None:
    state = offered(FOUR)
    choices = [move for move in KOMINEK.legal_moves(state) if isinstance(move, LayNines)]
    left_out = [set(cards("9S 9H 9D 9C")) - set(move.cards) for move in choices]
    assert sorted(card for (card,) in left_out) == sorted(cards("9S 9H 9D 9C"))
    for line in ("nines 9S 9H", "nines 9S 9H 9D 9C", "nines 9S 9S 9H", "nines 9S 9H KD"):
        assert why(state, line) == ("nines", "K14")
    state, events = run(state, "S nines 9S 9D 9C")
    assert events[0] == NinesLaid(S, cards("9S 9D 9C"))
    assert all(KOMINEK.view(state, seat).laid == cards("9S 9D 9C") for seat in range(4))


def test_K14_he_need_not() -> None:
    state, events = run(offered(), "S nines none")
    assert events == ()
    assert (state.phase, state.turn) == (Phase.AUCTION, S)
    assert "bid five" in may(state)


def test_K15_left_neighbour_first_then_the_other_opponent() -> None:
    state = laid()
    assert (state.phase, state.turn) == (Phase.ANSWER, W)
    state, _ = run(state, "W pick TS top")
    assert (state.phase, state.turn) == (Phase.ANSWER, E)
    state, _ = run(state, "E pick JS bottom")
    assert (state.phase, state.turn) == (Phase.LEAVE, S)


@pytest.mark.parametrize("dealer", range(4))
def test_K15_left_of_the_holder_not_of_the_dealer(dealer: int) -> None:
    state, _ = run(offered(dealer=dealer), "S nines 9S 9H 9D")
    assert state.turn == W


def test_K15_one_of_his_cards_in_a_shown_suit_top_or_bottom() -> None:
    state = laid()
    choices = {line.split()[1] for line in may(state)}
    assert choices == set("TS AH JD QH".split())
    assert {line.split()[2] for line in may(state)} == {"top", "bottom"}
    assert len(may(state)) == 8
    assert why(state, "pick KC top") == ("pick_suit", "K15")
    assert why(state, "pick JS top") == ("not_held", "K8")
    assert why(state, "pass") == ("wrong_kind", "K24")


def test_K15_with_four_nines_the_suit_that_is_not_shown_does_not_count() -> None:
    state, _ = run(offered(FOUR), "S nines 9H 9D 9C")
    assert {line.split()[1] for line in may(state)} == set("AH JD KC QH JC".split())


def test_K15_nobody_else_learns_of_the_pick() -> None:
    before = laid()
    one, said = run(before, "W pick TS top")
    other, _ = run(before, "W pick QH bottom")
    assert said == (CardPicked(Picked(W, parse_card("TS"), True)),)
    assert [KOMINEK.redact(said[0], seat) for seat in range(4)] == [None, said[0], None, None]
    for seat in (S, N, E):
        assert KOMINEK.view(one, seat) == KOMINEK.view(other, seat)
        assert KOMINEK.view(one, seat).my_pick is None
    assert KOMINEK.view(one, W).my_pick == Picked(W, parse_card("TS"), True)
    one, _ = run(one, "E pick JS top")
    other, _ = run(other, "E pick JS top")
    for seat in (S, N, E):
        assert KOMINEK.view(one, seat) == KOMINEK.view(other, seat), "not before K16"


def test_K15_a_void_opponent_is_passed_over_in_silence() -> None:
    state, events = run(offered(SIX_CLUBS, dealer=N), "S nines 9S 9H 9D")
    assert events == (NinesLaid(S, cards("9S 9H 9D")),)
    assert (state.phase, state.turn) == (Phase.ANSWER, E)
    for seat in (S, N):
        seen = KOMINEK.view(state, seat)
        assert (seen.phase, seen.turn) == (Phase.WAIT, None)
    assert KOMINEK.view(state, W).my_pick == Picked(W, None, False)
    state, _ = run(state, "E pick KH top")
    after, events = run(state, "S leave 9S")
    assert after.side == SideGame(
        S, parse_card("9S"), (Picked(W, None, False), Picked(E, parse_card("KH"), True)), False
    )
    assert all(KOMINEK.view(after, seat).side == after.side for seat in range(4))


def test_K15_the_last_opponent_void_leaves_at_once() -> None:
    hands = (SIX_CLUBS[0], SIX_CLUBS[3], SIX_CLUBS[2], SIX_CLUBS[1])
    state, _ = run(offered(hands, dealer=N), "S nines 9S 9H 9D; W pick KH top")
    assert (state.phase, state.turn) == (Phase.LEAVE, S)


@pytest.mark.parametrize(
    ("w", "e", "left", "hit"),
    [
        ("TS", "KH", "9S", True),
        ("TS", "KH", "9H", True),
        ("TS", "KH", "9D", False),
        ("TS", "JS", "9S", True),
        ("TS", "JS", "9H", False),
    ],
)
def test_K16_three_points_by_hit_or_miss(w: str, e: str, left: str, hit: bool) -> None:
    state, events = run(laid(), f"W pick {w} top; E pick {e} bottom; S leave {left}")
    side = SideGame(
        S,
        parse_card(left),
        (Picked(W, parse_card(w), True), Picked(E, parse_card(e), False)),
        hit,
    )
    assert state.side == side
    revealed = next(event for event in events if isinstance(event, NinesRevealed))
    assert revealed == NinesRevealed(side)
    assert [KOMINEK.redact(revealed, seat) for seat in range(4)] == [revealed] * 4
    assert state.eights == ((0, 3) if hit else (3, 0)), "two hits still pay 3"
    assert PointsUncovered(1 if hit else 0, 0, 3) in events


def test_K16_one_of_the_three_is_left() -> None:
    state, _ = run(offered(FOUR), "S nines 9S 9H 9D; W pick TS top; E pick JS top")
    assert may(state) == ["leave 9D", "leave 9H", "leave 9S"]
    assert why(state, "leave 9C") == ("leave", "K16")
    assert all(KOMINEK.view(state, seat).turn == S for seat in range(4))


def test_K16_all_cards_return_to_the_hands() -> None:
    state = picked("TS", "KH", "9S", laid())
    assert [set(hand) for hand in state.hands] == [set(cards(hand)) for hand in NINES]
    assert all(KOMINEK.view(state, seat).sizes == (6, 6, 6, 6) for seat in range(4))


def test_K17_the_deal_goes_on_and_the_holder_counts_as_passed() -> None:
    state = picked("TS", "KH", "9S", laid())
    assert (state.phase, state.turn) == (Phase.AUCTION, W), "forehand is the holder"
    state, _ = run(state, "W pass; N pass; E pass")
    assert (state.phase, state.turn) == (Phase.PLAY, S)


def test_K17_games_are_open_to_the_other_three_only() -> None:
    state = picked("TS", "KH", "9S", laid(dealer=N))
    assert (state.phase, state.turn) == (Phase.AUCTION, E)
    over, _ = run(state, "E bid five; W bid six; N bid futro; E pass; W pass")
    assert (over.phase, over.soloist) == (Phase.SOLO, N), "his partner may"
    over, _ = run(state, "E bid five; W pass; N pass")
    assert (over.phase, over.soloist) == (Phase.SOLO, E)
    assert over.side is not None


def test_K17_no_redeal_after_it() -> None:
    four = dealt(FOUR)
    assert four.phase is Phase.REDEAL
    while four.phase is Phase.REDEAL:
        four, _ = run(four, "redeal no")
    state, _ = run(four, "S nines 9S 9H 9D; W pick TS top; E pick JS top; S leave 9D")
    assert state.phase is Phase.AUCTION
    assert why(state, "redeal yes") == ("wrong_kind", "K24")


def test_K16_report_names_the_side_game_beside_the_pay_of_the_deal() -> None:
    state = picked("TS", "KH", "9S", laid())
    script = "W bid five; N pass; E pass; W play TS; N play KS; S play AS"
    report = KOMINEK.deal_report(told(state, script)[-1])
    assert report is not None
    assert report["nines"] == {
        "holder": "S",
        "left": "9S",
        "hit": True,
        "scored_by": 1,
        "points": 3,
    }
    assert (report["game"], report["scored_by"], report["points"]) == ("five", 0, 5)
    assert report["eights"] == [5, 3]


@pytest.mark.parametrize(("eights", "after"), [((5, 6), (0, 0)), ((5, 4), (5, 7))])
def test_K16_K35_an_eight_completed_by_three_nines(
    eights: tuple[int, int], after: tuple[int, int]
) -> None:
    state, _ = run(offered(eights=eights), "S nines 9S 9H 9D")
    state, events = run(state, "W pick TS top; E pick KH top; S leave 9S")
    assert state.eights == after
    assert any(isinstance(event, EightsCovered) for event in events) is (after == (0, 0))
    assert (state.phase, state.turn) == (Phase.AUCTION, W), "the deal goes on"


def test_K14_the_fourth_nine_stays_hidden() -> None:
    state, _ = run(offered(FOUR), "S nines 9S 9H 9D")
    seen = KOMINEK.view(state, W)
    assert seen.laid == cards("9S 9H 9D")
    assert parse_card("9C") not in seen.hand
    assert seen.sizes == (6, 6, 6, 6)
