"""K24 to K28: leading, following, beating, trumping, marriages; facts 7 and 10."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kominek_desktop.rules.cards import Card, Rank, Suit, format_cards, make_pack, parse_card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.events import MarriageAnnounced, TrickTaken
from kominek_desktop.rules.games.kominek.legality import allowed, best_card
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.games.kominek.state import PIPS, STRENGTH, Phase, State, pips_of
from tests.rules.build import (
    KOMINEK,
    E,
    N,
    S,
    W,
    cards,
    leading,
    may,
    midway,
    no_redeal,
    play,
    random_options,
    rules,
    run,
    walk,
    why,
    won,
)

PACK = make_pack(Rank.NINE)
FIRST = won("9S 9H 9D 9C", S, S)
LOST = won("9S 9H 9D 9C", W, W)


def legal(hand: str, table: str, **options: str) -> str:
    """Trump hearts; the table as led from seat 0."""
    laid = tuple(enumerate(cards(table)))
    kept = allowed(cards(hand), laid, Suit.HEARTS, rules(**options))
    assert set(kept) <= set(cards(hand))
    return format_cards(card for card in cards(hand) if card in kept)


def test_K24_forehand_leads_and_the_winner_of_a_trick_leads_next() -> None:
    for dealer in range(4):
        state = leading(dealer=dealer, options=no_redeal())
        assert (state.phase, state.turn) == (Phase.PLAY, (dealer + 1) % 4)
    state, events = run(leading(), "S play 9S; W play KS; N play TS; E play QS")
    assert events[-1] == TrickTaken(N)
    assert state.turn == N
    state, events = run(state, "N play AH; E play KH; S play TH; W play JH")
    assert state.turn == N


@pytest.mark.parametrize(
    ("hand", "table", "off", "suit", "always"),
    [
        ("AS 9S JH", "KS", "AS 9S", "AS", "AS"),
        ("AS 9S JH", "KS 9H", "AS 9S", "AS 9S", "AS 9S"),
        ("9H AH AD", "KS QH", "9H AH", "9H AH", "AH"),
        ("9H AD TC", "KS QH", "9H", "9H", "9H"),
    ],
)
def test_K26_fact_10_legal_cards(hand: str, table: str, off: str, suit: str, always: str) -> None:
    assert legal(hand, table) == off
    assert legal(hand, table, must_beat="suit") == suit
    assert legal(hand, table, must_beat="always") == always


def test_K25_follow_free_fact_10_with_every_duty_to_beat() -> None:
    free = [
        legal("AS 9S JH", "KS", follow="free", must_beat=beat) for beat in ("off", "suit", "always")
    ]
    assert free == ["AS 9S JH", "AS JH", "AS JH"]


def test_K25_strict_follow_then_trump_then_any() -> None:
    assert legal("AS 9S JH TD", "KS") == "AS 9S"
    assert legal("AD 9C JH QH", "KS") == "JH QH"
    assert legal("AD 9C JD QC", "KS") == "AD 9C JD QC"
    assert legal("AD 9C JD QC", "KH") == "AD 9C JD QC"
    assert legal("AD 9H JH", "KH") == "9H JH"
    assert legal("AD 9H JH", "") == "AD 9H JH"


def test_K25_follow_free_chooses_between_suit_and_trump() -> None:
    free = {"follow": "free"}
    assert legal("AS 9S JH TD", "KS", **free) == "AS 9S JH"
    assert legal("AS 9S AD TD", "KS", **free) == "AS 9S"
    assert legal("AD 9C JH QH", "KS", **free) == "JH QH"
    assert legal("AD 9C JD QC", "KS", **free) == "AD 9C JD QC"
    assert legal("AD 9H JH TS", "KH", **free) == "9H JH"


def test_K25_follow_free_K26_limits_each_group_by_itself() -> None:
    assert legal("AS 9S JH 9H", "KS QH", follow="free", must_beat="always") == "AS 9S JH 9H"
    assert legal("AS 9S AH 9H", "KS QH", follow="free", must_beat="always") == "AS 9S AH"
    assert legal("AS 9S AH 9H", "KS QH", follow="free", must_beat="suit") == "AS 9S AH 9H"
    assert legal("JS 9S AH 9H", "KS", follow="free", must_beat="suit") == "JS 9S AH 9H"


def test_K26_off_no_duty_to_beat_nor_to_over_trump() -> None:
    assert legal("AS 9S", "KS") == "AS 9S"
    assert legal("AH 9H", "KS QH") == "AH 9H"


def test_K26_must_beat_suit() -> None:
    beat = {"must_beat": "suit"}
    assert legal("AS 9S TS", "KS", **beat) == "AS TS"
    assert legal("AS 9S QS", "KS TS", **beat) == "AS"
    assert legal("QS 9S", "KS TS", **beat) == "QS 9S", "who cannot beat plays any of the suit"
    assert legal("AH 9H", "KH", **beat) == "AH", "a trump lead is a suit as well"
    assert legal("AS 9S", "KS AD", **beat) == "AS", "a discard does not count"
    assert legal("AS 9S", "KS 9H QS", **beat) == "AS 9S", "a trump lies on the lead"
    assert legal("AH 9H", "KS QH", **beat) == "AH 9H"


def test_K26_must_beat_always() -> None:
    beat = {"must_beat": "always"}
    assert legal("AS 9S TS", "KS", **beat) == "AS TS"
    assert legal("AH 9H QH", "KS QD JH", **beat) == "AH QH"
    assert legal("9H TD", "KS QH", **beat) == "9H", "he must trump though he cannot over-trump"
    assert legal("AH 9H", "KS", **beat) == "AH 9H"
    assert legal("AS 9S", "KS 9H", **beat) == "AS 9S"


def test_K26_the_partners_card_is_beaten_too() -> None:
    state = leading(options=no_redeal(must_beat="suit"), trump="C")
    state = play(state, "9S KS")
    assert may(state) == ["play TS"], "over an opponent"
    state = play(leading(options=no_redeal(must_beat="suit"), trump="C"), "QH JH")
    assert (state.turn, may(state)) == (N, ["play AH"]), "over the partner's queen"


def following(hand: str, table: str, **options: str) -> State:
    laid = cards(table)
    others = ["KD", "KD", "KD", "KD"]
    others[len(laid)] = hand
    state = midway(others, [FIRST], turn=len(laid), **options)
    return replace(state, trick=tuple(enumerate(laid)))


@pytest.mark.parametrize(
    ("hand", "table", "card", "options", "reason"),
    [
        ("AS 9S JH", "KS", "JH", {}, ("follow", "K25")),
        ("AH AD", "KS", "AD", {}, ("trump", "K25")),
        ("AS 9S", "KS", "9S", {"must_beat": "suit"}, ("beat", "K26")),
        ("AH 9H", "KS QH", "9H", {"must_beat": "always"}, ("overtrump", "K26")),
        (
            "AS AH 9H",
            "KS QH",
            "9H",
            {"must_beat": "always", "follow": "free"},
            ("overtrump", "K26"),
        ),
        ("AS TD JH", "KS", "TD", {"follow": "free"}, ("follow", "K25")),
        ("AS JH", "KS", "TC", {}, ("not_held", "K8")),
    ],
)
def test_K25_K26_refusals_name_their_clause(
    hand: str, table: str, card: str, options: dict[str, str], reason: tuple[str, str]
) -> None:
    assert why(following(hand, table, **options), f"play {card}") == reason


def naive(
    hand: tuple[Card, ...], table: tuple[Card, ...], trump: Suit, follow: str, beat: str
) -> set[Card]:
    """K25 and K26 written a second time, as plainly as can be."""
    led = table[0].suit
    in_suit = {card for card in hand if card.suit == led}
    trumps = {card for card in hand if card.suit == trump and trump != led}
    ruffed = trump != led and any(card.suit == trump for card in table)
    if beat in ("suit", "always") and not ruffed:
        top = max(STRENGTH[card.rank] for card in table if card.suit == led)
        in_suit = {card for card in in_suit if STRENGTH[card.rank] > top} or in_suit
    if beat == "always" and ruffed:
        top = max(STRENGTH[card.rank] for card in table if card.suit == trump)
        trumps = {card for card in trumps if STRENGTH[card.rank] > top} or trumps
    if follow == "free":
        return in_suit | trumps or set(hand)
    return in_suit or trumps or set(hand)


@pytest.mark.parametrize("beat", ["off", "suit", "always"])
@pytest.mark.parametrize("follow", ["strict", "free"])
def test_K25_K26_against_a_second_writing(follow: str, beat: str) -> None:
    dice = Dice(25)
    options = rules(follow=follow, must_beat=beat)
    for _ in range(1500):
        pack = dice.shuffle(PACK)
        table, rest = pack[: 1 + dice.below(3)], pack[3:]
        hand, trump = rest[: 1 + dice.below(6)], dice.pick(list(Suit))
        laid = tuple(enumerate(table))
        assert set(allowed(hand, laid, trump, options)) == naive(hand, table, trump, follow, beat)


def test_K27_the_highest_trump_else_the_highest_of_the_suit_led() -> None:
    def best(text: str) -> str:
        return str(best_card(tuple(enumerate(cards(text))), Suit.HEARTS)[1])

    assert best("KS AD TS QS") == "TS"
    assert best("KS AD 9H AS") == "9H"
    assert best("KS QH 9H TH") == "TH"
    assert best("9H AS AD AC") == "9H"
    assert best("9S AD AC TD") == "9S"


def test_K27_the_trick_goes_to_the_winning_seat() -> None:
    state, events = run(leading(trump="H"), "play 9S; play KS; play TS; play QS")
    assert events[-1] == TrickTaken(N)
    assert state.tricks[0].winner == N
    assert [seat for seat, _ in state.tricks[0].cards] == [S, W, N, E]


HANDS = ("KD QD KH QH 9S", "AS TD QS TH JS", "KS TS JD JH QC", "AD AC KC AH TC")


def test_K28_no_marriage_without_a_trick_of_the_pair() -> None:
    state = midway(HANDS, [LOST])
    assert why(state, "play KD marriage") == ("marriage_no_trick", "K28")
    state = midway(HANDS, [won("9S 9H 9D 9C", N, N)])
    assert why(state, "play KD marriage") is None, "the partner's trick will do"


def test_K28_fact_7_a_first_lead_never_carries_a_marriage() -> None:
    hands = ("KD QD KH QH 9S TS", "AS KS AH TH AD TD", "QS JS JH 9H JD 9D", "AC TC KC QC 9C JC")
    state = leading(hands, options=no_redeal())
    assert why(state, "play KD marriage") == ("marriage_no_trick", "K28")
    assert not any("marriage" in line for line in may(state))


def test_K28_only_on_lead_with_both_cards_and_one_of_the_two_is_led() -> None:
    state = midway(HANDS, [FIRST])
    assert {line for line in may(state) if "marriage" in line} == {
        f"play {card} marriage" for card in ("KD", "QD", "KH", "QH")
    }
    assert why(state, "play 9S marriage") == ("marriage_pair", "K28")
    state = midway(("KD QH 9D", *HANDS[1:]), [FIRST])
    assert why(state, "play KD marriage") == ("marriage_pair", "K28")
    state = play(midway(("9S", "KS QS", "AS", "TS"), [LOST]), "9S")
    assert why(state, "play KS marriage") == ("marriage_lead", "K28")


@pytest.mark.parametrize(("card", "worth"), [("KH", 40), ("QH", 40), ("KD", 20), ("QD", 20)])
def test_K28_40_in_trumps_20_otherwise_counted_at_once(card: str, worth: int) -> None:
    state, events = run(midway(HANDS, [FIRST]), f"S play {card} marriage")
    assert events[0] == MarriageAnnounced(S, parse_card(card).suit, worth, False, False)
    assert pips_of(state.tricks, state.marriages, state.trump) == ((worth, 0), (worth, 0))
    assert all(KOMINEK.view(state, seat).marriages == state.marriages for seat in range(4))
    assert (state.trick, len(state.hands[S])) == (((S, parse_card(card)),), 4)


def test_K28_stands_though_the_trick_is_lost() -> None:
    state, _ = run(midway(HANDS, [FIRST]), "S play KD marriage; play TD; play JD; play AD")
    assert state.tricks[-1].winner == E
    assert pips_of(state.tricks, state.marriages, state.trump)[0] == (20, 27)


def test_K28_one_per_lead_but_another_at_the_next() -> None:
    hands = ("KD QD KH QH", "JD TS TC JS", "9D 9S 9C QC", "JC QS JH KC")
    state, _ = run(midway(hands, [FIRST]), "S play KD marriage; play JD; play 9D; play JH")
    assert state.turn == E
    state, _ = run(
        midway((*hands[:3], "JC QS KS KC"), [FIRST]),
        "S play KD marriage; play JD; play 9D; play JC",
    )
    assert state.turn == S
    assert why(state, "play QD marriage") == ("marriage_pair", "K28"), "announced before"
    state, _ = run(state, "S play KH")
    assert state.marriages == ((S, Suit.DIAMONDS),), "he may lead it without a word"


def test_K28_the_other_card_is_known_to_be_his() -> None:
    state, _ = run(midway(HANDS, [FIRST]), "S play KD marriage")
    assert all((S, Suit.DIAMONDS) in KOMINEK.view(state, seat).marriages for seat in range(4))


def test_fact_7_a_trick_holds_at_most_44() -> None:
    assert sum(sorted((PIPS[card.rank] for card in PACK), reverse=True)[:4]) == 44


def test_fact_7_only_the_trump_marriage_ends_a_deal_after_one_trick() -> None:
    found = 0
    for seed in range(40):
        dice = Dice(seed)
        for turn in walk(KOMINEK, random_options(KOMINEK, dice), dice, 400):
            result = turn.after.result
            if result is None or turn.before.result is not None or result.game is not None:
                continue
            if sum(result.tricks) == 1 and result.claimer is None:
                assert isinstance(turn.move, Play)
                assert max(result.marriage_pips) == 40
                assert sum(PIPS[c.rank] for _, c in turn.after.tricks[0].cards) >= 26
                found += 1
    for pips, ends in (("AS TS KS JS", True), ("AS TS KS 9S", False)):
        state, events = run(midway(HANDS, [won(pips, S, S)]), "S play KH marriage")
        assert events[0] == MarriageAnnounced(S, Suit.HEARTS, 40, ends, False)
        assert (state.result is not None) is ends
        state, _ = run(midway(HANDS, [won("AS AD AC AH", S, S)]), "S play KD marriage")
        assert state.result is None, "44 + 20"
