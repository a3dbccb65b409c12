"""K38 and fact 9: what a seat sees."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kominek_desktop.rules.cards import Card, Rank, Suit, format_cards, make_pack
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.sampling import barred, held_by
from kominek_desktop.rules.games.kominek.state import Phase, State, View
from tests.rules.build import (
    KLIN,
    KOMINEK,
    NINES,
    PLAIN,
    E,
    N,
    S,
    W,
    cards,
    cut,
    dealt,
    leading,
    match_at,
    midway,
    no_redeal,
    pack_of,
    play,
    rules,
    run,
    won,
)

PACK = make_pack(Rank.NINE)


def see(state: State, seat: int) -> View:
    seen = KOMINEK.view(state, seat)
    assert isinstance(seen, View)
    return seen


def test_K38_a_view_has_no_field_for_hidden_cards() -> None:
    names = {field.name for field in fields(View)}
    assert not names & {"hands", "pack", "picks", "asked", "state"}


@pytest.mark.parametrize("seat", range(4))
def test_K38_own_cards_only(seat: int) -> None:
    seen = see(leading(), seat)
    assert set(seen.hand) == set(cards(PLAIN[seat]))
    text = repr(seen)
    for other in range(4):
        if other != seat:
            assert not any(repr(card) in text for card in cards(PLAIN[other]))


def test_K38_trump_shown_card_nines_calls_tricks_eights_coats_are_for_all() -> None:
    state = dealt(PLAIN, "none", eights=(3, 4))
    for seat in range(4):
        seen = see(state, seat)
        assert (seen.trump, seen.shown, seen.eights) == (Suit.HEARTS, cards("TH")[0], (3, 4))
    state = play(run(state, "S bid five; W pass; N pass; E pass")[0], "9S KS")
    for seat in range(4):
        seen = see(state, seat)
        assert seen.calls == state.calls
        assert seen.trick == state.trick
        assert (seen.soloist, seen.turn) == (S, E)


def test_K38_the_whole_pack_when_a_deal_is_over() -> None:
    state = leading()
    while state.result is None:
        assert all(see(state, seat).result is None for seat in range(4))
        state = KOMINEK.apply(state, KOMINEK.legal_moves(state)[0]).state
    for seat in range(4):
        result = see(state, seat).result
        assert result is not None
        assert sorted(result.pack) == sorted(PACK)


def test_K38_waiting_looks_alike_whoever_is_asked_and_for_whatever() -> None:
    """K12, K14 and K15 from the seats that are not asked; W keeps his cards throughout."""
    low = ("9S 9C JH JS QC QH", "AS KD QD AC TH TS", "KS TD AH KC QS 9H", "TC AD KH 9D JD JC")
    no_trump = ("AS KD QC JC TS 9S", "KS AH TH JH KH 9H", "AD JD AC QD KC 9C", "QS TD QH TC 9D JS")
    states = [dealt(low), dealt(low, "none")]
    assert states[0].phase is Phase.REDEAL
    first = dealt(no_trump)
    second = run(first, "S redeal no")[0]
    assert (first.turn, second.turn) == (S, N)
    assert see(first, W) == see(second, W)
    assert see(first, E) == see(second, E)
    nines = dealt(NINES, options=no_redeal())
    assert nines.phase is Phase.NINES
    for seat in (W, N, E):
        seen = see(nines, seat)
        assert (seen.phase, seen.turn) == (Phase.WAIT, None)


def test_K38_asked_for_a_redeal_or_for_three_nines_looks_alike() -> None:
    """One hand of W, one trump; in one deal S is asked about a low hand, in the other N holds
    three nines."""
    w = "AS KD QD AC TH KH"
    low = ("9S 9C JH JS QC QH", w, "KS TD AH KC QS 9H", "TC AD TS 9D JD JC")
    three = ("TC TD JH AD QC KC", w, "9S 9C 9D KS AH 9H", "JS JC QH QS JD TS")
    options = rules(redeal_b="off", redeal_c="off", redeal_d="off", redeal_e="off")
    one, other = dealt(low, options=options), dealt(three, options=options)
    while other.phase is Phase.REDEAL:
        other, _ = run(other, "redeal no")
    assert (one.phase, other.phase) == (Phase.REDEAL, Phase.NINES)
    assert repr(see(one, W)) == repr(see(other, W))


def test_fact_9_hidden_cards_change_nothing_for_a_seat() -> None:
    """The same public play with the hands of N and E laid out otherwise."""
    other = (*PLAIN[:2], "TS JD AH QC 9H AC", "QS TD KH KC 9D JS")
    script = "play 9S; play KS; play TS; play QS; play AH; play KH"
    one, said = run(leading(PLAIN), script)
    two, heard = run(leading(other), script)
    for seat in (S, W):
        assert repr(see(one, seat)) == repr(see(two, seat))
        told = [KOMINEK.redact(event, seat) for event in said]
        assert repr(told) == repr([KOMINEK.redact(event, seat) for event in heard])


@pytest.mark.parametrize("seat", range(4))
def test_K38_first_three_cards_only_while_trump_is_named(seat: int) -> None:
    state = cut(match_at(), pack_of(PLAIN))
    assert set(see(state, seat).hand) == set(cards(PLAIN[seat])[:3])
    for seed in range(20):
        world = KOMINEK.sample(see(state, seat), Dice(seed))
        assert see(world, seat) == see(state, seat)
        assert sorted(world.pack) == sorted(PACK)


def test_K38_sampling_keeps_what_is_known_of_other_hands() -> None:
    state = dealt(NINES, "none", options=no_redeal())
    state, _ = run(state, "S nines 9S 9H 9D; W pick TS top; E pick KH top; S leave 9S")
    known = held_by(see(state, N))
    assert known == dict.fromkeys(cards("9S 9H 9D QC"), S) | {
        cards("TS")[0]: W,
        cards("KH")[0]: E,
    }
    for seed in range(30):
        world = KOMINEK.sample(see(state, N), Dice(seed))
        for card, seat in known.items():
            assert card in world.hands[seat]


def test_K28_K38_sampling_keeps_the_other_half_of_a_marriage() -> None:
    hands = ("KD QD 9S", "AS TD JS", "KS JD QC", "AD AC TC")
    state, _ = run(midway(hands, [won("AH 9H 9D 9C", S, S)]), "S play KD marriage")
    assert held_by(see(state, W)) == {cards("QD")[0]: S}


def test_K25_K38_sampling_knows_what_a_play_rules_out() -> None:
    state = leading(options=rules(must_beat="suit"))
    state = play(state, "9S KS TS QS AH KH TH JH")
    out = barred(see(state, S))
    assert cards("AS")[0] in out[E], "he had to beat the ten"
    state = play(leading(), "KD AD")
    assert barred(see(state, S))[W] == frozenset(), "no duty to beat"
    state = play(leading(trump="C"), "QH JH AH KH")
    assert not any(card.suit is not Suit.HEARTS for card in barred(see(state, S))[W])


def test_K38_sampling_a_klin_view_never_asks_for_three_nines() -> None:
    """W has no right of his own; somebody else is asked about a redeal."""
    low = ("9S 9C JH JS QC 9H", "AS KD QD AC TH TS", "KS TD AH KC QS QH", "TC AD KH 9D JD JC")
    state = dealt(low, game=KLIN)
    assert (state.phase, state.turn) == (Phase.REDEAL, S)
    seen = KLIN.view(state, W)
    phases = {KLIN.sample(seen, Dice(seed)).phase for seed in range(200)}
    assert phases == {Phase.REDEAL}


def test_K6_K38_a_nine_shown_at_the_cut_stays_known() -> None:
    nine = cards("9S")[0]
    rest = tuple(card for card in PACK if card != nine)
    pack: tuple[Card, ...] = (*rest[:4], nine, *rest[4:])
    state, _ = run(match_at(), f"deal {format_cards(pack)}; cut 5")
    for seat in range(4):
        seen = see(state, seat)
        assert seen.cut_nines == (nine,)
        assert seen.hand == ()
        world = KOMINEK.sample(seen, Dice(seat))
        assert world.pack[-1] == nine


@pytest.mark.parametrize(("value", "nines"), [("on", False), ("off", True)])
def test_K6_K38_no_sampled_world_ends_with_a_nine_that_the_cut_would_have_shown(
    value: str, nines: bool
) -> None:
    state = leading(options=no_redeal(nine_cut=value))
    bottoms = {KOMINEK.sample(see(state, W), Dice(seed)).pack[-1].rank for seed in range(60)}
    assert (Rank.NINE in bottoms) is nines
