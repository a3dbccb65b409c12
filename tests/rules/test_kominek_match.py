"""K33 to K37: the eight, the surplus, coats, the end of the match, dealers; fact 5."""

from __future__ import annotations

from pathlib import Path

import pytest

from kominek_desktop.rules.cards import format_cards, make_pack
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.games.kominek.events import (
    CoatPut,
    DealEnded,
    EightsCovered,
    MatchEnded,
    PointsUncovered,
)
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.scoring import Pay, settle, solo_pay
from kominek_desktop.rules.games.kominek.state import Coat, Phase, Reason, State, coats_of
from kominek_desktop.rules.record import read_record
from tests.rules.build import (
    KOMINEK,
    NINES,
    E,
    N,
    S,
    W,
    dealt,
    match_at,
    no_redeal,
    play,
    quiet,
    rules,
    run,
    won,
)
from tests.rules.test_kominek_deal import PACK, nines_at
from tests.rules.test_kominek_solo import FUTRO, GARNITUR, STRONG, SWEEP, solo

GOLDEN = Path(__file__).parent.parent / "golden"
ALL_TO_NS = ("AS TS KS QS JS 9S", "KH QH JH 9H KD QD", "AH TH AD TD AC TC", "JD 9D KC QC 9C JC")


def ordinary_3(**match: object) -> State:
    """NS win an ordinary deal without a trick of EW, which pays 3."""
    options = match.pop("options", {})
    assert isinstance(options, dict)
    state = quiet(dealt(ALL_TO_NS, "S", options=no_redeal(**options), **match))
    return play(state, "AS KD TC 9C TS QD AC JC KS 9H TD 9D QS JH AD JD")


def test_K31_an_ordinary_deal_that_pays_3() -> None:
    state = ordinary_3()
    assert state.result is not None
    assert (state.result.points, state.eights) == (3, (3, 0))
    assert state.result.pips[0] >= 66


def test_K33_fact_5_surplus_of_six_is_carried() -> None:
    state, events = run(
        solo("six", eights=(5, 7)), "; ".join(f"play {card}" for card in SWEEP.split())
    )
    assert (state.eights, state.worn) == ((3, 0), ((), (FUTRO,)))
    tail = [
        e for e in events if isinstance(e, (PointsUncovered, CoatPut, EightsCovered, DealEnded))
    ]
    assert tail[:3] == [PointsUncovered(0, 5, 8), CoatPut(1, FUTRO), EightsCovered((3, 0))]
    assert state.result is not None
    assert (state.result.carried, state.result.points) == (3, 6)


def test_K34_fact_5_other_surplus_is_lost() -> None:
    state = ordinary_3(eights=(7, 4))
    assert (state.eights, state.worn) == ((0, 0), ((), (FUTRO,)))
    assert state.result is not None
    assert state.result.carried == 0


@pytest.mark.parametrize("carry", ["solo", "all"])
def test_K34_carry(carry: str) -> None:
    state = ordinary_3(eights=(7, 4), options={"carry": carry})
    assert state.eights == ((2, 0) if carry == "all" else (0, 0))
    state = play(solo("six", eights=(7, 4), options={"carry": carry}), SWEEP)
    assert state.eights == (5, 0), "surplus is 5 at most"


def test_K34_surplus_is_five_at_most() -> None:
    options = rules()
    for before in range(8):
        for game in (SoloGame.FIVE, SoloGame.SIX):
            state = match_at(eights=(before, 3))
            paid, _, carried = settle(state, solo_pay(S, game, True, options))
            total = before + (5 if game is SoloGame.FIVE else 6)
            assert carried == max(total - 8, 0) <= 5
            assert paid.eights == ((carried, 0) if total >= 8 else (total, 3))


def test_K34_failed_solo_points_carry_for_the_opponents() -> None:
    hands = ("AS KD QH JC 9S TH", "KS AD TC JH 9C QD", "TS JD AH QC 9H KC", "QS TD KH AC 9D JS")
    state = play(solo("five", hands, eights=(4, 6)), "9S KS QS")
    assert (state.eights, state.worn) == ((0, 3), ((FUTRO,), ()))


def test_K33_exactly_eight_and_the_losers_points_are_wiped() -> None:
    state = ordinary_3(eights=(5, 7))
    assert (state.eights, state.worn) == ((0, 0), ((), (FUTRO,)))
    assert state.phase is Phase.REST
    state = ordinary_3(eights=(4, 7))
    assert (state.eights, state.worn) == ((7, 7), ((), ()))


@pytest.mark.parametrize("carry", ["solo", "all"])
def test_K35_K7_an_eight_completed_at_the_cut(carry: str) -> None:
    state = match_at(rules(carry=carry), eights=(2, 7))
    pack = nines_at(4, 9, 14, 23)
    state, events = run(state, f"deal {format_cards(pack)}; cut 5; cut 5; cut 5")
    assert (state.eights, state.worn) == ((0, 0), ((FUTRO,), ()))
    assert events[-4:-1] == (PointsUncovered(1, 7, 8), CoatPut(0, FUTRO), EightsCovered((0, 0)))
    assert (state.phase, KOMINEK.actor(state)) == (Phase.REST, CHANCE)


@pytest.mark.parametrize(("carry", "after"), [("solo", (0, 0)), ("all", (0, 2))])
def test_K35_K16_futro_at_once_and_the_deal_goes_on(carry: str, after: tuple[int, int]) -> None:
    state = dealt(NINES, options=no_redeal(carry=carry), eights=(5, 7))
    state, events = run(state, "nines 9S 9H 9D; pick TS top; pick KH top; S leave 9S")
    assert (state.eights, state.worn) == (after, ((FUTRO,), ()))
    assert (state.phase, state.result) == (Phase.AUCTION, None)
    assert not any(isinstance(event, DealEnded) for event in events)


def test_K35_K16_unless_the_match_is_over_by_it() -> None:
    worn = ((FUTRO, FUTRO), (FUTRO,))
    state = dealt(NINES, options=no_redeal(), eights=(5, 7), worn=worn)
    state, events = run(state, "nines 9S 9H 9D; pick TS top; pick KH top; S leave 9S")
    assert (state.phase, state.winner, KOMINEK.actor(state)) == (Phase.DONE, 1, None)
    assert isinstance(events[-2], DealEnded)
    assert events[-1] == MatchEnded(1)
    report = KOMINEK.deal_report(events[-2])
    assert report is not None
    assert (report["game"], report["clause"], report["coats"]) == ("none", "K16", [3, 1])


def test_K35_K7_the_match_may_be_over_by_it() -> None:
    state = match_at(eights=(2, 7), worn=((GARNITUR,), ()))
    pack = nines_at(4, 9, 14, 23)
    state, events = run(state, f"deal {format_cards(pack)}; cut 5; cut 5; cut 5")
    assert (state.phase, state.winner) == (Phase.DONE, 1)
    assert events[-1] == MatchEnded(1)


@pytest.mark.parametrize(("value", "needed"), [("1", 1), ("3", 3), ("5", 5)])
def test_K36_first_pair_to_put_so_many_futra_wins_at_once(value: str, needed: int) -> None:
    for already in range(needed):
        worn = ((), (FUTRO,) * already)
        state = ordinary_3(options={"match_coats": value}, eights=(7, 0), worn=worn)
        over = already + 1 == needed
        assert coats_of(state.worn) == (0, already + 1)
        assert (state.phase is Phase.DONE, state.winner) == (over, 0 if over else None)
        places = KOMINEK.outcome(state)
        assert (places is not None) is over
        if places is not None:
            assert places.places == (1, 2, 1, 2)
            assert KOMINEK.actor(state) is None
            assert KOMINEK.legal_moves(state) == ()
            for line in ("claim", "pass", f"deal {format_cards(PACK)}"):
                assert KOMINEK.refusal(state, KOMINEK.parse_move(line)) is not None


def test_K36_a_garnitur_is_two() -> None:
    state = play(solo("garnitur", worn=((), (FUTRO,))), SWEEP)
    assert (state.phase, state.winner, coats_of(state.worn)) == (Phase.DONE, 0, (0, 3))
    state = play(solo("garnitur"), SWEEP)
    assert (state.phase, state.winner, coats_of(state.worn)) == (Phase.REST, None, (0, 2))
    state = play(solo("garnitur", worn=((), (GARNITUR,))), SWEEP)
    assert (state.winner, coats_of(state.worn)) == (0, (0, 4))


def test_K36_futra_do_not_cancel_out() -> None:
    state = play(solo("futro", worn=((FUTRO, FUTRO), (FUTRO,))), SWEEP)
    assert (state.worn, state.winner) == (((FUTRO, FUTRO), (FUTRO, FUTRO)), None)
    state = play(solo("futro", worn=((FUTRO, FUTRO), (FUTRO, FUTRO))), SWEEP)
    assert (coats_of(state.worn), state.winner) == ((2, 3), 0)


def test_K36_endless_never_ends() -> None:
    worn = ((GARNITUR,) * 9, (GARNITUR,) * 9)
    state = play(solo("garnitur", worn=worn, options={"match_coats": "endless"}), SWEEP)
    assert (state.phase, state.winner) == (Phase.REST, None)
    assert KOMINEK.match_report(state)["coats"] == [18, 20]


@pytest.mark.parametrize("dealer", range(4))
def test_K37_the_left_neighbour_deals_after_a_played_deal(dealer: int) -> None:
    turned = tuple(ALL_TO_NS[(seat - dealer + 3) % 4] for seat in range(4))
    state = quiet(dealt(turned, "S", options=no_redeal(), dealer=dealer))
    while state.phase is not Phase.REST:
        state = KOMINEK.apply(state, KOMINEK.legal_moves(state)[0]).state
    assert KOMINEK.between_deals(state)
    state, _ = run(state, f"deal {format_cards(PACK)}")
    assert (state.dealer, state.deal) == ((dealer + 1) % 4, 2)
    assert state.turn == dealer, "the old dealer is now at the right hand"
    assert state.result is None


def test_K37_left_neighbour_after_a_solo_game_too() -> None:
    state, _ = run(play(solo("futro"), SWEEP), f"deal {format_cards(PACK)}")
    assert (state.dealer, state.eights) == (S, (0, 0))
    assert state.worn == ((), (FUTRO,))


def test_K37_after_K7_and_after_a_redeal() -> None:
    pack = format_cards(nines_at(4, 9, 14, 23))
    state, _ = run(match_at(dealer=N), f"deal {pack}; cut 5; cut 5; cut 5; deal {pack}")
    assert state.dealer == E
    hands = ("AS KD QC JC TS 9S", "KS AH TH JH KH 9H", "AD JD AC QD KC 9C", "QS TD QH TC 9D JS")
    state = run(dealt(hands, dealer=E), f"S redeal yes; deal {format_cards(PACK)}")[0]
    assert (state.dealer, state.deal) == (E, 1)


def test_K4_pay_of_points_never_leaves_the_eight() -> None:
    for before in range(8):
        for points in (1, 2, 3, 5, 6):
            for solo_points in (False, True):
                pay = Pay(1, points, Reason.HAS_TRICK, None, solo_points)
                paid, events, _ = settle(match_at(eights=(2, before)), pay)
                assert all(0 <= eight < 8 for eight in paid.eights)
                assert events[0] == PointsUncovered(1, before, min(before + points, 8))


def test_worked_match_is_played_as_written() -> None:
    replayed = read_record((GOLDEN / "worked_match.kominek").read_text("utf-8"), GAMES)
    reports = [
        report
        for events in replayed.events
        for event in events
        if (report := replayed.game.deal_report(event)) is not None
    ]
    assert [(each["dealer"], each["trump"], each["game"], each["made"]) for each in reports] == [
        ("E", "H", "five", True),
        ("S", "D", "six", True),
    ]
    assert [each["eights"] for each in reports] == [[5, 0], [3, 0]]
    assert [each["coats"] for each in reports] == [[0, 0], [0, 1]]
    assert reports[1]["carried"] == 3


def test_tables_of_this_file() -> None:
    for hands in (ALL_TO_NS, STRONG, NINES):
        assert sorted(" ".join(hands).split()) == sorted(map(str, PACK))
    assert won("AS TS", S, W).winner == W
    assert make_pack(PACK[0].rank) == PACK
    assert {coat.value for coat in Coat} == {1, 2}
