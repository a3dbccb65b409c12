"""What the player ``plain`` must never do, and what it always does, on made-up positions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kominek_desktop.ai.kominek import decide
from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.player import Choice
from kominek_desktop.rules.cards import Card, Suit, parse_card, parse_suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.legality import best_card, moves_of, trump_in_force
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    Claim,
    GoOut,
    KeepNines,
    LayNines,
    LeaveNine,
    NameTrump,
    Pass,
    Pick,
    Play,
    Redeal,
    Silent,
    SoloGame,
)
from kominek_desktop.rules.games.kominek.options import PRINTED, Options
from kominek_desktop.rules.games.kominek.state import Ground, Phase, State, Trick, View
from kominek_desktop.rules.games.kominek.views import view as view_of
from kominek_desktop.rules.moves import Move


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def plays(text: str, leader: int) -> tuple[tuple[int, Card], ...]:
    return tuple(((leader + place) % 4, card) for place, card in enumerate(cards(text)))


def seen(
    hand: str,
    trump: str = "H",
    *,
    trick: str = "",
    tricks: tuple[str, ...] = (),
    leader: int = 0,
    marriages: tuple[tuple[int, Suit], ...] = (),
    options: Options = PRINTED,
    phase: Phase = Phase.PLAY,
    game: SoloGame | None = None,
    soloist: int | None = None,
) -> View:
    """The view of seat 0, who is to move. ``leader`` led the first of ``tricks``, each written in
    order of play; the seat that led ``trick`` is counted back from seat 0."""
    suit = parse_suit(trump)
    force = trump_in_force(suit, game, options)
    done = []
    for text in tricks:
        table = plays(text, leader)
        leader = best_card(table, force)[0]
        done.append(Trick(table, leader))
    table = plays(trick, -len(trick.split()) % 4)
    if game is not None:
        # Three cards to a trick: the soloist's partner plays none.
        table = tuple((soloist or 0, card) for _, card in table[:1]) + table[1:]
    state = State(
        options,
        True,
        phase=phase,
        turn=0,
        dealer=3,
        hands=(cards(hand), (), (), ()),
        trump=suit,
        namer=0,
        trick=table,
        tricks=tuple(done),
        marriages=marriages,
        game=game,
        soloist=soloist,
    )
    return view_of(state, 0)


def choice(view: View, seed: int = 1) -> Choice:
    moves = moves_of(view)
    chosen = decide(view, moves, "plain", Dice(seed))
    assert chosen.move in moves
    assert chosen.reason in set(Reason)
    return chosen


def card(view: View) -> str:
    move = choice(view).move
    assert isinstance(move, Play)
    return str(move.card)


def reason(view: View) -> Reason:
    return Reason(choice(view).reason)


# The partner's trick


def test_it_throws_the_ten_on_the_partners_sure_trick() -> None:
    view = seen("TS 9S AD KC", trick="AS JS")
    assert card(view) == "TS"
    assert reason(view) is Reason.PARTNER_SURE


def test_it_throws_the_ace_on_the_partners_sure_trick() -> None:
    view = seen("AS 9S AD KC", trick="QS TH JS")
    assert card(view) == "AS"
    assert reason(view) is Reason.PARTNER_SURE


def test_it_discards_a_ten_rather_than_an_ace_and_keeps_a_pair() -> None:
    assert card(seen("AD TC KD QD", trick="9S AS JS")) == "TC"
    assert card(seen("KD QD JC", trick="9S AS JS")) == "JC"


def test_it_does_not_overtake_the_partners_sure_trick() -> None:
    # The ace is in hand, so that the partner's king cannot be beaten by anybody else.
    view = seen("AS TS JS", trick="KS 9S", tricks=("QS 9D 9C JD",))
    assert card(seen("AS QS", trick="9S TS JS")) == "QS"
    assert card(view) == "JS"


def test_it_does_not_trump_the_partners_winner() -> None:
    free = replace(PRINTED, follow="free")
    view = seen("9H JH JS AD", trick="9S AS QS", options=free)
    assert card(view) == "JS"
    assert card(seen("9H AH", trick="9S AS QS")) == "9H"


def test_it_gives_no_pips_while_the_partner_may_be_beaten() -> None:
    view = seen("TS 9S AD", trick="QS JS")
    assert card(view) == "9S"
    assert reason(view) is Reason.PARTNER_UNSURE


def test_it_takes_over_with_a_master_when_the_partner_may_be_beaten() -> None:
    view = seen("AS 9S 9D", trick="QS JS")
    assert card(view) == "AS"
    assert reason(view) is Reason.MASTER


# The opponents' trick


def test_it_throws_nothing_on_the_opponents_trick() -> None:
    view = seen("TS KS QS JS", trick="AS 9S 9D")
    assert card(view) == "JS"
    assert reason(view) is Reason.THEIR_TRICK


def test_it_does_not_waste_a_master() -> None:
    # No spade and no trump: the low club goes, not the ace of diamonds nor a guard of the ten.
    assert card(seen("AD TD 9D JC", trick="AS 9S QS")) in ("9D", "JC")
    assert card(seen("AD QC", trick="AS 9S QS")) == "QC"


def test_it_keeps_king_and_queen_together_and_the_ten_guarded() -> None:
    assert card(seen("KD QD KC", trick="AS 9S JS")) == "KC"
    assert card(seen("TD JD QC", trick="AS 9S JS")) == "QC"


def test_last_seat_wins_cheaply() -> None:
    view = seen("AS TS QS 9D", trick="JS 9S KD")
    assert card(view) == "QS"
    assert reason(view) is Reason.LAST_SEAT


def test_last_seat_ruffs_cheaply() -> None:
    view = seen("AH JH 9H 9D", trick="AS 9S TS")
    assert card(view) == "9H"
    assert reason(view) is Reason.RUFF


def test_second_seat_plays_low_without_a_master() -> None:
    assert card(seen("TS JS 9D", trick="QS")) == "JS"


def test_the_only_legal_card_needs_no_other_reason() -> None:
    assert reason(seen("JS AD TC", trick="AS QS 9S")) is Reason.ONLY_CARD


@pytest.mark.parametrize("must_beat", ["suit", "always"])
def test_a_duty_to_beat_leaves_the_cheapest_that_beats(must_beat: str) -> None:
    options = replace(PRINTED, must_beat=must_beat)
    assert card(seen("AS TS 9S", trick="KS QS JS", options=options)) == "TS"


# On lead


def test_it_cashes_trump_masters_first() -> None:
    view = seen("AH AS 9D")
    assert card(view) == "AH"
    assert reason(view) is Reason.MASTER


def test_it_cashes_a_ten_when_the_ace_is_gone() -> None:
    view = seen("TS 9D QC", tricks=("AS JS 9S QD",))
    assert reason(view) is Reason.MASTER
    assert card(view) == "TS"


def test_it_announces_a_marriage_once_the_pair_has_a_trick() -> None:
    view = seen("KD QD 9C", tricks=("AS JS 9S QS",))
    assert choice(view) == Choice(Play(parse_card("KD"), True), Reason.MARRIAGE.value)


def test_it_keeps_the_pair_while_the_pair_has_no_trick() -> None:
    view = seen("KD QD JD 9C JC")
    assert card(view) in ("9C", "JD", "JC")


def test_it_leads_low_and_no_bare_ten() -> None:
    view = seen("TS QD 9C")
    assert card(view) == "9C"
    assert reason(view) is Reason.LEAD_LOW


@pytest.mark.parametrize(
    ("trump", "tricks"), [("D", ("AC TC KC QC",)), ("H", ("AC TC KC QC", "AS TS KS QS"))]
)
def test_it_cashes_the_marriage_that_ends_the_deal(trump: str, tricks: tuple[str, ...]) -> None:
    view = seen("KD QD AH", trump, tricks=tricks)
    assert choice(view) == Choice(Play(parse_card("KD"), True), Reason.ENDS_DEAL.value)


def test_it_takes_the_card_that_ends_the_deal() -> None:
    # 52 in tricks and 5 on the table: the ten brings 66, the cheaper king would not.
    tricks = ("AC TC KC QC", "AS TS 9S QS")
    view = seen("TD KD", tricks=tricks, trick="QD 9D JD")
    assert card(view) == "TD"
    assert reason(view) is Reason.ENDS_DEAL
    assert card(seen("TD KD", tricks=tricks[:1], trick="QD 9D JD")) == "KD"


# Sixty-six by word

WORD = replace(PRINTED, claim="word")


def test_it_claims_exactly_when_its_memory_says_66() -> None:
    rich = seen("9D", tricks=("AC TC KC QC", "AS TS KS QS", "AD TD KD JD"), options=WORD)
    assert choice(rich).move == Claim()
    poor = seen("9D", tricks=("AC TC KC QC", "AS TS KS QS"), options=WORD)
    assert choice(poor).move == Play(parse_card("9D"))


def test_it_goes_out_on_a_marriage_by_word() -> None:
    view = seen("KD QD 9H", "D", tricks=("AC TC KC QC",), options=WORD)
    assert choice(view) == Choice(GoOut(Suit.DIAMONDS), Reason.ENDS_DEAL.value)


def test_the_last_trick_is_claimed_only_with_66() -> None:
    rich = seen("", tricks=("AC TC KC QC", "AS TS KS QS", "AD TD KD JD"), options=WORD)
    poor = seen("", tricks=("AC TC KC QC",), options=WORD)
    assert choice(replace(rich, phase=Phase.LAST_CLAIM)).move == Claim()
    assert choice(replace(poor, phase=Phase.LAST_CLAIM)).move == Silent()


# Solo games


def test_the_soloist_cashes_from_the_top() -> None:
    view = seen("AS TS KS AD TD 9C", phase=Phase.SOLO, game=SoloGame.FIVE, soloist=0)
    assert card(view) == "AS"


def test_trumps_come_first_where_they_count() -> None:
    options = replace(PRINTED, futro_trumps="on")
    view = seen(
        "AS TS KS QS AH TH", phase=Phase.SOLO, game=SoloGame.FUTRO, soloist=0, options=options
    )
    assert card(view) == "AH"


def test_a_defender_takes_the_first_trick_he_can() -> None:
    view = seen("AS TS 9D", trick="KS", phase=Phase.SOLO, game=SoloGame.FIVE, soloist=3)
    assert card(view) == "TS"
    assert reason(view) is Reason.DEFEAT


def test_a_defender_keeps_the_guard() -> None:
    # The ten of diamonds with one small card stops that suit after the ace; clubs stop nothing.
    view = seen("TD 9D QC", trick="AS", phase=Phase.SOLO, game=SoloGame.SIX, soloist=3)
    assert card(view) == "QC"
    assert reason(view) is Reason.KEEP_GUARD


# Before the play


def named(hand: str) -> Move:
    return choice(seen(hand, phase=Phase.TRUMP)).move


def test_trump_is_the_suit_with_the_highest_score() -> None:
    assert named("AS KD QD") == NameTrump(Suit.DIAMONDS)
    assert named("AS TS KD") == NameTrump(Suit.SPADES)
    assert named("9S 9H AD") == NameTrump(Suit.DIAMONDS)


def redeal(hand: str, dealer: int, *grounds: Ground) -> Move:
    view = replace(seen(hand, phase=Phase.REDEAL), grounds=grounds, dealer=dealer)
    return choice(view).move


def test_a_new_deal_is_asked_for_on_every_ground() -> None:
    poor = "9S JS 9H JD 9C QC"
    for ground in Ground:
        for dealer in range(4):
            assert redeal(poor, dealer, ground) == Redeal(True)


def test_forehands_partner_keeps_a_poor_hand_with_trumps_enough() -> None:
    assert redeal("9H JH QH 9S 9C JC", 1, Ground.LOW) == Redeal(False)
    assert redeal("KH QH 9D 9S 9C JC", 1, Ground.LOW, Ground.FOUR_NINES) == Redeal(False)
    assert redeal("KH QH 9D 9S 9C JC", 1, Ground.ONE_TRUMP) == Redeal(True)
    assert redeal("9H JH QH 9S 9C JC", 0, Ground.LOW) == Redeal(True)
    assert redeal("9H JH QH 9S 9C JC", 3, Ground.LOW) == Redeal(True)


def test_nines_are_laid_only_from_three_cards_of_a_suit() -> None:
    assert choice(seen("9S 9H 9D AS TS KC", phase=Phase.NINES)).move == LayNines(cards("9S 9H 9D"))
    assert choice(seen("9S 9H 9D AS TH KC", phase=Phase.NINES)).move == KeepNines()
    four = seen("9S AS TS 9H 9D 9C", phase=Phase.NINES)
    move = choice(four).move
    assert isinstance(move, LayNines)
    assert parse_card("9S") in move.cards


def test_the_nine_of_the_longest_shown_suit_is_left() -> None:
    view = replace(seen("9S 9H 9D AD TD KC", phase=Phase.LEAVE), laid=cards("9S 9H 9D"), nines_by=0)
    assert choice(view).move == LeaveNine(parse_card("9D"))


def test_every_suit_is_picked_equally_often() -> None:
    view = replace(
        seen("AS TS KS AH TH AC", phase=Phase.ANSWER), laid=cards("9S 9H 9D"), nines_by=1
    )
    picked = [choice(view, seed).move for seed in range(400)]
    spades = sum(isinstance(m, Pick) and m.card.suit is Suit.SPADES for m in picked)
    assert 150 < spades < 250


def call(hand: str, *calls: tuple[int, SoloGame | None], options: Options = PRINTED) -> Move:
    view = seen(hand, "D", phase=Phase.AUCTION, options=options)
    return choice(replace(view, calls=calls)).move


def test_games_are_named_by_sure_winners() -> None:
    assert call("AS TS KS QS JS 9S") == Bid(SoloGame.GARNITUR)
    assert call("AS TS KS AH TH 9C") == Bid(SoloGame.FIVE)
    assert call("AS TS KS QH TH 9C") == Pass()


def test_a_side_suit_is_not_sure_where_trumps_count() -> None:
    counts = replace(PRINTED, futro_trumps="on")
    assert call("AS TS KS AH TH AC", options=counts) == Bid(SoloGame.SIX)
    assert call("AD TD KD QD AH TH", options=counts) == Bid(SoloGame.GARNITUR)


def test_a_partners_game_is_overcalled_only_with_certainty() -> None:
    assert call("AS TS KS AH TH 9C", (2, SoloGame.FIVE)) == Pass()
    assert call("AS TS KS AH TH 9C", (3, SoloGame.FIVE)) == Pass()
    assert call("AS TS KS AH TH AC", (2, SoloGame.FIVE)) == Bid(SoloGame.GARNITUR)


def test_any_other_player_is_unknown() -> None:
    view = seen("AS TS KS")
    with pytest.raises(ValueError, match="nobody"):
        decide(view, moves_of(view), "nobody", Dice(1))
