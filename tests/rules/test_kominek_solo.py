"""K18 to K23: the auction and the solo games."""

from __future__ import annotations

from typing import Any

import pytest

from kominek_desktop.rules.games.kominek.events import (
    Called,
    CoatPut,
    EightsCovered,
    SoloBegan,
    TrickTaken,
)
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.state import Coat, Phase, Reason, State, View
from tests.rules.build import (
    KOMINEK,
    PLAIN,
    E,
    N,
    S,
    W,
    dealt,
    may,
    no_redeal,
    play,
    run,
    why,
)

FUTRO, GARNITUR = Coat.FUTRO, Coat.GARNITUR
STRONG = ("AS TS KS AH TH KH", "9S QS QH 9D QD KD", "AC AD TD TC KC JD", "JS 9H JH 9C QC JC")
"""S wins every trick with spades or hearts led."""
SWEEP = "AS QS JS TS 9S 9H KS 9D JH AH QH 9C TH QD QC KH KD JC"
"""S leads, W and E follow; all six tricks go to S."""
FIVE_ONLY = ("AS TS KS AH TH QC", "9S QS QH 9D QD KD", "AC AD TD TC KC JD", "JS 9H JH 9C KH JC")


def auction(script: str = "", hands: tuple[str, ...] = PLAIN, trump: str = "H", **m: Any) -> State:
    options = no_redeal(**m.pop("options", {}))
    state = dealt(hands, trump, options=options, **m)
    return run(state, script)[0] if script else state


def solo(game: str, hands: tuple[str, ...] = STRONG, trump: str = "H", **m: Any) -> State:
    rest = "" if game == "garnitur" else "; pass; pass; pass"
    return auction(f"S bid {game}{rest}", hands, trump, **m)


def see(state: State, seat: int) -> View:
    seen = KOMINEK.view(state, seat)
    assert isinstance(seen, View)
    return seen


def outcome(state: State) -> tuple[int | None, int, Coat | None, bool | None, str]:
    result = state.result
    assert result is not None
    return result.scored_by, result.points, result.coat, result.made, result.reason.clause


def test_K18_the_ladder() -> None:
    assert SoloGame.FIVE < SoloGame.SIX < SoloGame.FUTRO < SoloGame.GARNITUR
    state = auction()
    assert may(state) == ["bid five", "bid futro", "bid garnitur", "bid six", "pass"]
    assert may(run(state, "bid five")[0]) == ["bid futro", "bid garnitur", "bid six", "pass"]
    assert may(run(state, "bid six")[0]) == ["bid futro", "bid garnitur", "pass"]
    assert may(run(state, "bid futro")[0]) == ["bid garnitur", "pass"]
    for line in ("bid five", "bid six"):
        assert why(run(state, "bid six")[0], line) == ("bid_low", "K18")


@pytest.mark.parametrize("dealer", range(4))
def test_K18_from_forehand_clockwise(dealer: int) -> None:
    state = auction(dealer=dealer)
    order = []
    for _ in range(4):
        order.append(state.turn)
        state, events = run(state, "pass")
        assert events == (Called(order[-1], None),)
    assert order == [(dealer + place) % 4 for place in (1, 2, 3, 4)]
    assert (state.phase, state.turn) == (Phase.PLAY, order[0]), "all passed: ordinary play"
    assert state.soloist is None


def test_K18_one_who_passed_is_out() -> None:
    state = auction("S bid five; W pass; N pass; E bid six")
    assert state.turn == S
    state, events = run(state, "S bid futro")
    assert (state.turn, state.phase) == (E, Phase.AUCTION), "W and N are out"
    state, events = run(state, "E pass")
    assert events == (Called(E, None), SoloBegan(S, SoloGame.FUTRO))
    assert (state.phase, state.turn, state.soloist) == (Phase.SOLO, S, S)


def test_K18_a_partner_may_overcall() -> None:
    state = auction("S bid five; W pass; N bid six; E pass")
    assert state.turn == S
    state, _ = run(state, "S pass")
    assert (state.phase, state.soloist, state.game) == (Phase.SOLO, N, SoloGame.SIX)


def test_K18_ends_when_only_one_who_named_a_game_is_left() -> None:
    state = auction("S pass; W pass; N pass")
    assert state.phase is Phase.AUCTION
    state, _ = run(state, "E bid five")
    assert (state.phase, state.turn, state.soloist) == (Phase.SOLO, E, E)
    state = auction("S bid five; W bid six; N pass; E pass")
    assert (state.phase, state.turn) == (Phase.AUCTION, S)


@pytest.mark.parametrize("before", ["", "S pass;", "S bid five; W pass;", "S bid futro;"])
def test_K18_garnitur_ends_it_at_once(before: str) -> None:
    state, events = run(auction(), f"{before} bid garnitur")
    assert state.phase is Phase.SOLO
    assert state.game is SoloGame.GARNITUR
    assert isinstance(events[-1], SoloBegan)


def test_K19_the_soloist_leads_whoever_is_forehand() -> None:
    state = auction("S pass; W pass; N bid five; E pass")
    assert (state.phase, state.turn) == (Phase.SOLO, N)


def test_K19_three_cards_to_a_trick_the_partner_plays_none() -> None:
    state = solo("six")
    seats = []
    for card in ("AS", "QS", "JS"):
        seats.append(state.turn)
        state = play(state, card)
    assert seats == [S, W, E]
    assert (len(state.tricks), state.turn) == (1, S)
    assert len(state.hands[N]) == 6
    assert see(state, N).tricks == state.tricks
    assert see(state, W).sizes == (5, 5, 6, 5)
    assert set(see(state, N).hand) == set(state.hands[N])


@pytest.mark.parametrize("soloist", range(4))
def test_K19_the_order_skips_the_partner_wherever_the_soloist_sits(soloist: int) -> None:
    state = auction(dealer=(soloist - 1) % 4)
    state, _ = run(state, "bid garnitur")
    seats = []
    for _ in range(3):
        seats.append(state.turn)
        step = KOMINEK.apply(state, KOMINEK.legal_moves(state)[0])
        state = step.state
    assert seats == [soloist, (soloist + 1) % 4, (soloist + 3) % 4]


def test_K19_trump_has_no_meaning() -> None:
    hands = ("AS TS KS AC TC KC", "9D QD QH AH TH KH", "AD TD TS KD JD 9C", "JS 9H JH QC JC QS")
    hands = (hands[0], hands[1], "AD TD 9S KD JD 9C", hands[3])
    state = play(solo("six", hands), "AS")
    assert may(state) == sorted(f"play {card}" for card in "9D QD QH AH TH KH".split())
    state = play(state, "AH QS")
    assert state.tricks[0].winner == S, "a trump does not win"


def test_K19_follow_suit_but_no_duty_to_beat() -> None:
    for beat in ("off", "suit", "always"):
        state = play(solo("six", options={"must_beat": beat}), "KS")
        assert may(state) == ["play 9S", "play QS"]
        assert why(state, "play KD") == ("solo_follow", "K19")
    hands = ("KS 9H JD QC TH 9C", "TS 9S AD TC JH QD", "JS KD AH AC KC 9D", "QS TD KH QH AS JC")
    for beat in ("off", "suit", "always"):
        state = play(solo("six", hands, options={"must_beat": beat}), "KS")
        assert may(state) == ["play 9S", "play TS"]


def test_K19_marriages_and_pips_do_not_count() -> None:
    hands = ("AS KS QS AH TH KH", "9S TS QH 9D QD KD", "AC AD TD TC KC JD", "JS 9H JH 9C QC JC")
    state = play(solo("six", hands), "AS TS JS")
    assert why(state, "play KS marriage") == ("solo_marriage", "K19")
    assert not any("marriage" in line or "out" in line for line in may(state))
    state = play(solo("six"), SWEEP)
    result = state.result
    assert result is not None
    assert result.pips == (0, 0)
    state = solo("six", options={"claim": "word"})
    state = play(state, "AS QS JS")
    assert why(state, "claim") == ("wrong_kind", "K24")


def test_K20_five_needs_the_first_five_and_the_sixth_is_never_played() -> None:
    state = solo("five", FIVE_ONLY)
    state = play(state, "AS QS JS TS 9S 9H KS 9D JH AH QH KH")
    assert state.phase is Phase.SOLO
    state = play(state, "TH QD 9C")
    assert outcome(state) == (0, 5, None, True, "K21")
    assert len(state.tricks) == 5
    assert [len(hand) for hand in state.hands] == [1, 1, 6, 1]


@pytest.mark.parametrize("game", ["six", "futro", "garnitur"])
def test_K20_the_other_games_need_all_six(game: str) -> None:
    state = play(solo(game), SWEEP[: 15 * 3 - 1])
    assert state.phase is Phase.SOLO
    state = play(state, SWEEP[15 * 3 :])
    assert state.result is not None
    assert state.result.made is True
    five = "AS QS JS TS 9S 9H KS 9D JH AH QH KH TH QD 9C"
    state = play(solo(game, FIVE_ONLY), f"{five} QC KD JC")
    assert state.result is not None
    assert state.result.made is True
    hands = (*FIVE_ONLY[:2], "JC AD TD TC KC JD", "JS 9H JH 9C KH AC")
    state = play(solo(game, hands), f"{five} QC KD AC")
    assert state.result is not None
    assert state.result.made is False


@pytest.mark.parametrize("game", ["five", "six", "futro", "garnitur"])
def test_K20_the_first_trick_of_an_opponent_ends_it_at_once(game: str) -> None:
    state = play(solo(game, FIVE_ONLY), "QC KD JC")
    assert state.phase is Phase.SOLO, "nobody beats the queen"
    state, events = run(solo(game, PLAIN), "S play 9S; W play KS; E play QS")
    assert TrickTaken(W) in events
    assert state.phase in (Phase.REST, Phase.DONE)
    result = state.result
    assert result is not None
    assert (result.made, result.loser_trick) == (False, state.tricks[0])


@pytest.mark.parametrize(("game", "points"), [("five", 5), ("six", 6)])
def test_K21_points_to_the_soloist_or_to_the_opponents(game: str, points: int) -> None:
    made = play(solo(game), SWEEP if game == "six" else SWEEP[: 15 * 3 - 1])
    assert outcome(made) == (0, points, None, True, "K21")
    assert made.eights == (points, 0)
    lost = play(solo(game, PLAIN), "9S KS QS")
    assert outcome(lost) == (1, points, None, False, "K21")
    assert lost.eights == (0, points)


@pytest.mark.parametrize(("game", "coat"), [("futro", FUTRO), ("garnitur", GARNITUR)])
def test_K22_a_coat_on_the_opponents_and_the_points_stay(game: str, coat: Coat) -> None:
    state, events = run(solo(game, eights=(3, 6)), "; ".join(f"play {c}" for c in SWEEP.split()))
    assert outcome(state) == (0, 0, coat, True, "K22")
    assert state.worn == ((), (coat,))
    assert CoatPut(1, coat) in events
    assert state.eights == (3, 6)
    assert not any(isinstance(event, EightsCovered) for event in events)


@pytest.mark.parametrize(("game", "coat"), [("futro", FUTRO), ("garnitur", GARNITUR)])
def test_K22_failed_is_mirrored(game: str, coat: Coat) -> None:
    state = play(solo(game, PLAIN, eights=(3, 6)), "9S KS QS")
    assert outcome(state) == (1, 0, coat, False, "K22")
    assert state.worn == ((coat,), ())
    assert state.eights == (3, 6)


@pytest.mark.parametrize("failed", [False, True])
def test_K22_solo_coat_resets_on_covers_both_eights(failed: bool) -> None:
    options = {"solo_coat_resets": "on"}
    hands, script = (PLAIN, "9S KS QS") if failed else (STRONG, SWEEP)
    state = solo("futro", hands, options=options, eights=(3, 6))
    state, events = run(state, "; ".join(f"play {card}" for card in script.split()))
    assert state.eights == (0, 0)
    assert EightsCovered((0, 0)) in events


def test_K22_solo_coat_resets_does_not_touch_other_games() -> None:
    state = play(solo("six", eights=(1, 6), options={"solo_coat_resets": "on"}), SWEEP)
    assert state.eights == (7, 6)


@pytest.mark.parametrize("game", ["futro", "garnitur"])
def test_K22_failed_coat_six_points_as_from_six(game: str) -> None:
    state = play(solo(game, PLAIN, options={"failed_coat": "six"}, eights=(2, 5)), "9S KS QS")
    assert outcome(state) == (1, 6, None, False, "K22")
    assert state.eights == (0, 3), "the surplus is carried as from six (K34)"
    assert state.worn == ((FUTRO,), ())
    assert state.result is not None
    assert state.result.carried == 3


@pytest.mark.parametrize("game", ["futro", "garnitur"])
def test_K22_failed_coat_nothing(game: str) -> None:
    state = play(solo(game, PLAIN, options={"failed_coat": "nothing"}, eights=(2, 5)), "9S KS QS")
    assert outcome(state) == (None, 0, None, False, "K22")
    assert (state.eights, state.worn, state.phase) == ((2, 5), ((), ()), Phase.REST)


@pytest.mark.parametrize("value", ["mirror", "six", "nothing"])
def test_K22_failed_coat_changes_nothing_when_made(value: str) -> None:
    state = play(solo("futro", options={"failed_coat": value}), SWEEP)
    assert outcome(state) == (0, 0, FUTRO, True, "K22")
    assert state.result is not None
    assert state.result.reason is Reason.COAT_MADE


RUFF = ("AS TS KS AC TC KC", "9D QD QH AH TH KH", "AD TD 9S KD JD 9C", "JS 9H JH QC JC QS")
"""W is void in spades and holds trumps."""


@pytest.mark.parametrize("game", ["futro", "garnitur"])
def test_K23_futro_trumps_on_a_void_player_must_trump(game: str) -> None:
    options = {"futro_trumps": "on", "follow": "free", "must_beat": "always"}
    state = play(solo(game, RUFF, options=options), "AS")
    assert may(state) == sorted(f"play {card}" for card in "QH AH TH KH".split())
    assert why(state, "play 9D") == ("solo_trump", "K23")
    state = play(state, "QH")
    assert may(state) == ["play JS", "play QS"], "follow: neither free choice nor a duty to beat"
    assert why(state, "play 9H") == ("solo_follow", "K19")
    state = play(state, "JS")
    assert state.tricks[0].winner == W
    assert state.result is not None
    assert state.result.made is False


def test_K23_no_duty_to_over_trump_nor_to_beat_the_suit() -> None:
    hands = ("AS TS KS AC TC KC", "9D QD QH TD KD JD", "AD QC 9S JS QS 9C", "TH 9H JH JC AH KH")
    options = {"futro_trumps": "on", "must_beat": "always"}
    state = play(solo("futro", hands, options=options), "AS QH")
    assert may(state) == sorted(f"play {card}" for card in "TH 9H JH AH KH".split())


@pytest.mark.parametrize("game", ["five", "six"])
def test_K23_leaves_five_and_six_alone(game: str) -> None:
    state = play(solo(game, RUFF, options={"futro_trumps": "on"}), "AS QH JS")
    assert state.tricks[0].winner == S


def test_K23_off_trumps_do_not_count_in_futro() -> None:
    state = play(solo("futro", RUFF), "AS")
    assert len(may(state)) == 6
    assert play(state, "QH JS").tricks[0].winner == S
