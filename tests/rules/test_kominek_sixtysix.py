"""K29 to K32: going out, 66, pay; facts 1 to 4."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.events import (
    CardPlayed,
    MarriageAnnounced,
    PointsUncovered,
    SixtySixSaid,
)
from kominek_desktop.rules.games.kominek.scoring import ordinary_pay
from kominek_desktop.rules.games.kominek.state import (
    DealResult,
    Phase,
    Reason,
    State,
    Trick,
    pips_of,
)
from tests.rules.build import (
    KLIN,
    KOMINEK,
    E,
    N,
    S,
    W,
    leading,
    may,
    midway,
    no_redeal,
    play,
    rules,
    run,
    walk,
    why,
    won,
)

MARRIAGE_31 = (
    won("9C 9S AD JH", S, S),
    won("KC QS QC KS", S, W),
    won("KH JD QD 9H", S, S),
)
"""13 and 9 to NS, 14 to EW; the last trick was led with the trump marriage."""
MARRIAGE_31_33 = (
    won("JH 9S QC 9H", S, S),
    won("JD TH AD TC", S, W),
    won("KH 9C QS QD", S, S),
)
"""5 and 10 to NS, 33 to EW."""
SIX = (
    won("AH AD AC TH", S, S),
    won("TD KH QH JH", S, S),
    won("TS TC KD KC", S, W),
    won("QD QC JD JC", S, W),
    won("9S 9H 9D 9C", W, W),
)
"""62 to NS, 38 to EW; the four high spades are still out."""
LAST = ("KS", "AS", "QS", "JS")


def ended(state: State) -> DealResult:
    assert state.result is not None
    return state.result


def paid(state: State) -> tuple[int | None, int, str, str]:
    result = ended(state)
    return result.scored_by, result.points, result.reason.id, result.reason.clause


def three_tricks(tricks: tuple[Trick, ...], hands: tuple[str, ...], scale: str) -> State:
    state = midway(hands, tricks, loser_scale=scale)
    return replace(state, marriages=((S, Suit.HEARTS),))


@pytest.mark.parametrize(("scale", "points"), [("printed", 1), ("classic", 2)])
def test_fact_3_71_against_one_trick_worth_14(scale: str, points: int) -> None:
    state = three_tricks(MARRIAGE_31, ("QH", "9D", "KD", "JS"), scale)
    state = play(state, "QH 9D KD JS")
    assert ended(state).pips == (71, 14)
    assert ended(state).marriage_pips == (40, 0)
    assert ended(state).tricks == (3, 1)
    assert paid(state)[:2] == (0, points)
    assert paid(state)[3] == "K31"


@pytest.mark.parametrize("scale", ["printed", "classic"])
def test_fact_3_at_33_one_in_both(scale: str) -> None:
    state = three_tricks(MARRIAGE_31_33, ("TD", "9D", "JS", "KS"), scale)
    state = play(state, "TD 9D JS KS")
    assert ended(state).pips == (71, 33)
    assert paid(state)[:2] == (0, 1)


@pytest.mark.parametrize("claim", ["automatic", "word"])
def test_K32_fact_4_nobody_at_66_pays_the_last_trick(claim: str) -> None:
    state, _ = run(
        midway(LAST, SIX, turn=W, claim=claim), "W play AS; N play QS; E play JS; S play KS"
    )
    if claim == "word":
        state, _ = run(state, "W silent")
    assert ended(state).pips == (62, 58)
    assert paid(state) == (1, 1, "last_trick", "K32")
    assert state.eights == (0, 1)


def test_K29_the_announcement_ends_the_deal_and_no_card_is_led() -> None:
    hands = ("KH QH 9C", "9S TS JS", "9H JH JD", "9D QS JC")
    state = midway(hands, [won("AS AD TC TD", S, S)])
    assert "play KH marriage" in may(state)
    after, events = run(state, "S play KH marriage")
    assert events[0] == MarriageAnnounced(S, Suit.HEARTS, 40, True, False)
    assert not any(isinstance(event, CardPlayed) for event in events)
    assert (after.trick, after.hands, after.phase) == ((), state.hands, Phase.REST)
    assert paid(after) == (0, 3, "no_trick", "K31")
    assert ended(after).pips == (82, 0)
    assert after.marriages == ((S, Suit.HEARTS),)
    assert run(state, "S play QH marriage")[0] == after
    assert why(state, "out H") == ("out_automatic", "K29")
    assert why(state, "claim") == ("claim_automatic", "K30")


def test_K29_exactly_66_is_enough_and_65_is_not() -> None:
    hands = ("KD QD 9C", "9S TD JS", "9H JH JD", "9D QS JC")
    at_46 = [won("AS AH TS TH", S, S), won("JC JD 9H 9D", S, S)]
    for tricks, ends in ((at_46, True), ([at_46[0], won("QC 9C 9H 9D", S, S)], False)):
        state, _ = run(midway(hands, tricks), "S play KD marriage")
        assert (state.result is not None) is ends
        assert pips_of(state.tricks, state.marriages, state.trump)[0][0] == (66 if ends else 65)


def test_K29_by_word_only_if_he_says_so() -> None:
    hands = ("KH QH 9C", "9S TS JS", "9H JH JD", "9D QS JC")
    state = midway(hands, [won("AS AD TC TD", S, S)], claim="word")
    silent, events = run(state, "S play KH marriage")
    assert silent.result is None
    assert events[0] == MarriageAnnounced(S, Suit.HEARTS, 40, False, False)
    assert silent.trick
    out, events = run(state, "S out H")
    assert events[0] == MarriageAnnounced(S, Suit.HEARTS, 40, True, True)
    assert not any(isinstance(event, CardPlayed) for event in events)
    assert paid(out) == (0, 3, "no_trick", "K31")
    assert ended(out).claimer == S
    assert ended(out).pips == (82, 0)


def test_K30_automatic_stops_as_soon_as_a_pair_has_66() -> None:
    tricks = [won("AH AD AC TH", S, S), won("9S 9H 9D 9C", S, S), won("QS QD JC JD", S, W)]
    state = midway(("TD", "KD", "KH", "KC"), tricks)
    state = play(state, "TD KD KH KC")
    assert state.result is None, "65"
    tricks[1] = won("9S 9H 9D JH", S, S)
    state = play(midway(("TD", "KD", "KH", "KC"), tricks), "TD KD KH KC")
    assert ended(state).pips == (67, 10)
    assert paid(state) == (0, 1, "has_trick", "K31")
    assert len(state.tricks) == 4


def test_K30_automatic_exactly_66() -> None:
    state = midway(("TH", "KH", "KD", "KC"), [won("AH AD AC AS", S, S)])
    assert pips_of(state.tricks, (), None)[0] == (44, 0)
    state = play(state, "TH KH KD KC")
    assert ended(state).pips == (66, 0)


def test_K30_only_what_has_been_won_counts() -> None:
    """The trick is complete before anything stops."""
    tricks = [won("AH AD AC AS", S, S)]
    state = play(midway(("TH", "KH", "KD", "KC"), tricks), "TH KH KD")
    assert state.result is None


def test_K30_show_pips_off_and_on() -> None:
    for value in ("off", "on"):
        state = midway(LAST, SIX, turn=W, show_pips=value)
        wanted = (62, 38) if value == "on" else None
        assert [KOMINEK.view(state, seat).pips for seat in range(4)] == [wanted] * 4
        state = play(state, "AS QS JS KS")
        assert [KOMINEK.view(state, seat).pips for seat in range(4)] == [(62, 58)] * 4


def test_K30_last_trick_is_a_switch_and_the_trick_is_in_every_view() -> None:
    for value in ("on", "off"):
        state = midway(LAST, SIX, turn=W, last_trick=value)
        for seat in range(4):
            seen = KOMINEK.view(state, seat)
            assert seen.options.last_trick == value
            assert seen.tricks[-1] == SIX[-1]


def test_K30_word_nothing_stops_by_itself() -> None:
    tricks = [won("AH AD AC AS", S, S), won("QS QD JC JD", S, W)]
    state = play(midway(("TH 9S", "KH 9H", "KD 9D", "KC 9C"), tricks, claim="word"), "TH KH KD KC")
    assert state.result is None
    assert pips_of(state.tricks, (), None)[0][0] == 66
    after, events = run(state, "S claim")
    assert events[0] == SixtySixSaid(S)
    assert paid(after) == (0, 1, "has_trick", "K31")
    assert ended(after).claimer == S


def test_K30_word_the_leader_of_any_trick_but_the_first() -> None:
    state = leading(options=no_redeal(claim="word"))
    assert why(state, "claim") == ("claim_lead", "K30")
    state = play(state, "9S")
    assert why(state, "claim") == ("claim_lead", "K30")
    state = play(state, "KS TS QS")
    assert state.turn == N
    assert why(state, "claim") is None
    state = play(state, "AH")
    assert why(state, "claim") == ("claim_lead", "K30")


@pytest.mark.parametrize(
    ("scale", "tricks", "points"),
    [
        ("printed", [won("9S 9H 9D 9C", S, S)], 1),
        ("classic", [won("9S 9H 9D 9C", S, S)], 2),
        ("classic", [won("AS AH TS 9C", S, S)], 2),  # 32
        ("classic", [won("AS AH AD 9C", S, S)], 1),  # 33
        ("printed", [won("AS AH AD 9C", S, S)], 1),
    ],
)
def test_K30_word_wrong_pays_the_opponents(scale: str, tricks: list[Trick], points: int) -> None:
    state = midway(("KD", "TD", "JD", "AC"), tricks, claim="word", loser_scale=scale)
    state, events = run(state, "S claim")
    assert paid(state) == (1, points, "wrong_claim", "K30")
    assert events[0] == SixtySixSaid(S)
    assert PointsUncovered(1, 0, points) in events
    assert state.eights == (0, points)


def test_K30_word_wrong_going_out_counts_the_marriage() -> None:
    for scale, tricks, points in (
        ("classic", [won("AS 9H 9D JC", S, S)], 1),  # 13 + 20
        ("classic", [won("TS 9H 9D JC", S, S)], 2),  # 12 + 20
    ):
        hands = ("KD QD", "TD 9C", "JD QC", "AD KC")
        state, events = run(midway(hands, tricks, claim="word", loser_scale=scale), "S out D")
        assert events[0] == MarriageAnnounced(S, Suit.DIAMONDS, 20, True, True)
        assert paid(state) == (1, points, "wrong_claim", "K30")


def test_K30_word_going_out_needs_what_a_marriage_needs() -> None:
    hands = ("KD QD KS", "TD 9C JS", "JD QC TS", "AD KC QS")
    state = midway(hands, [won("AS 9H 9D JC", S, S)], claim="word")
    assert [line for line in may(state) if line.startswith("out")] == ["out D"]
    assert why(state, "out S") == ("marriage_pair", "K28")
    assert why(state, "out H") == ("marriage_pair", "K28")
    state = midway((hands[0], "QH JH", *hands[2:]), [won("AS 9H 9D JC", W, W)], claim="word")
    assert why(state, "out D") == ("marriage_no_trick", "K28")
    queen = midway(("QD 9S", *hands[1:]), [won("AS 9H 9D JC", S, S)], claim="word")
    assert why(queen, "out D") == ("marriage_pair", "K28"), "a queen alone"


def test_K30_word_the_winner_of_the_sixth_trick_is_always_asked_once_more() -> None:
    state = play(midway(LAST, SIX, turn=W, claim="word"), "AS QS JS KS")
    assert (state.phase, state.turn) == (Phase.LAST_CLAIM, W)
    assert may(state) == ["claim", "silent"]
    assert why(state, "out S") == ("wrong_kind", "K24")
    wrong, _ = run(state, "W claim")
    assert paid(wrong) == (0, 1, "wrong_claim", "K30")
    silent, events = run(state, "W silent")
    assert paid(silent) == (1, 1, "last_trick", "K32")
    assert not any(isinstance(event, SixtySixSaid) for event in events)


def test_K30_word_right_even_if_the_other_pair_has_66_too() -> None:
    state = replace(
        midway(LAST, SIX, turn=W, claim="word"), marriages=((S, Suit.HEARTS), (W, Suit.CLUBS))
    )
    state = play(state, "AS QS JS KS")
    assert pips_of(state.tricks, state.marriages, state.trump)[0] == (102, 78)
    right, _ = run(state, "W claim")
    assert paid(right) == (1, 1, "has_trick", "K31")
    none, _ = run(state, "W silent")
    assert paid(none) == (1, 1, "last_trick", "K32"), "no claim: whatever the pips"


@pytest.mark.parametrize(
    ("pips", "tricks", "scale", "points", "reason"),
    [
        (0, 0, "printed", 3, Reason.NO_TRICK),
        (0, 0, "classic", 3, Reason.NO_TRICK),
        (0, 1, "printed", 1, Reason.HAS_TRICK),
        (0, 1, "classic", 2, Reason.UNDER_33),
        (32, 2, "printed", 1, Reason.HAS_TRICK),
        (32, 2, "classic", 2, Reason.UNDER_33),
        (33, 2, "printed", 1, Reason.HAS_TRICK),
        (33, 2, "classic", 1, Reason.FROM_33),
        (65, 3, "printed", 1, Reason.HAS_TRICK),
        (65, 3, "classic", 1, Reason.FROM_33),
    ],
)
def test_K31_pay(pips: int, tricks: int, scale: str, points: int, reason: Reason) -> None:
    assert ordinary_pay(0, pips, tricks, rules(loser_scale=scale)) == (points, reason)


def test_K31_marriages_count_towards_33() -> None:
    tricks = [won("AH AD AC AS", S, S), won("KS JD 9D 9C", S, W)]
    for married, points in (((), 2), (((W, Suit.HEARTS),), 1)):
        state = midway(("TH", "KH", "TD", "TC"), tricks, loser_scale="classic")
        state = play(replace(state, marriages=married), "TH KH TD TC")
        assert paid(state)[:2] == (0, points)


def test_facts_1_and_2_sum_of_pips_and_no_marriage_under_K32() -> None:
    whole = 0
    for seed in range(25):
        for turn in walk(KLIN, rules(match_coats="endless"), Dice(seed), 500):
            result = turn.after.result
            if result is None or turn.before.result is not None or sum(result.tricks) < 6:
                continue
            whole += 1
            assert sum(result.pips) == 120 + sum(result.marriage_pips)
            assert sum(result.marriage_pips) % 20 == 0
            if result.reason is Reason.LAST_TRICK:
                assert result.marriage_pips == (0, 0)
                assert all(55 <= pips <= 65 for pips in result.pips)
                assert result.scored_by == turn.after.tricks[-1].winner % 2
    assert whole > 50


def test_K32_with_claim_by_word_it_may_happen_at_any_pips() -> None:
    state = play(midway(LAST, (*SIX[:2], *SIX[3:]), turn=W, claim="word"), "AS QS JS KS")
    assert state.result is None, "five tricks only"
    tricks = [replace(trick, winner=N) for trick in SIX]
    state = play(midway(LAST, tricks, turn=E, claim="word"), "JS KS AS QS")
    state, _ = run(state, "W silent")
    assert ended(state).pips == (100, 20)
    assert paid(state) == (1, 1, "last_trick", "K32")
    assert ended(state).claimer is None
