"""What a hint says: the rule behind it, equal cards, chances, and words for everything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.player import Job, choose
from kominek_desktop.gui import marking
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.games.estimates import as_good
from kominek_desktop.gui.games.kominek_advice import advise
from kominek_desktop.gui.games.kominek_questions import question
from kominek_desktop.gui.games.presenter import Hint, Weight
from kominek_desktop.gui.hinting import shortened
from kominek_desktop.gui.panels.model import Choice as PanelChoice
from kominek_desktop.gui.panels.model import Note, Panel
from kominek_desktop.gui.panels.style import Style
from kominek_desktop.gui.snapshot import turn_of
from kominek_desktop.gui.table.model import HandCard, TableModel
from kominek_desktop.gui.texts.kominek_reasons import KNOWN, reason
from kominek_desktop.gui.theme import DARK
from kominek_desktop.rules.cards import Card, Suit, parse_card
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    GoOut,
    LayNines,
    NameCutter,
    Pass,
    Pick,
    Play,
    SoloGame,
)
from kominek_desktop.rules.games.kominek.state import Phase, Trick, View
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.answers import Choice, Estimate, Insight
from tests.gui.test_kominek_presenter import COMPANY, turns
from tests.pictures.scenes import RECORDS

pytestmark = pytest.mark.usefixtures("qapp")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


@pytest.fixture(scope="module")
def position() -> View:
    """The person is on lead for the first trick, hearts are trumps; the tests change the cards."""
    _, turn = turn_of(RECORDS / "trick.kominek", None)
    view = turn.view
    assert isinstance(view, View)
    options = GAMES[0].default_options
    return replace(view, options=options, trump=Suit.HEARTS, trick=(), tricks=(), marriages=())


def table(view: View, hand: str, trick: str = "", before: int = 0) -> View:
    """The view with these cards; ``before`` seats have played to the trick, partner included
    when there are two of them."""
    lying = tuple(enumerate(cards(trick), 4 - before)) if trick else ()
    return replace(view, hand=cards(hand), trick=lying)


def why(view: View, rule: str, move: Move, insight: Insight | None = None) -> str:
    """The sentence after the one that says what to do."""
    hint = advise(view, (move,), Choice(move, rule, insight), COMPANY)
    return hint.note.lines[1] if len(hint.note.lines) > 1 else ""


def estimates(*rows: tuple[str, float, float, float]) -> tuple[Estimate, ...]:
    return tuple(
        Estimate(Play(parse_card(card)), value, error, chance)
        for card, value, error, chance in rows
    )


# Words


def test_every_rule_of_a_player_has_words_and_nothing_else_has() -> None:
    assert {*Reason, "only"} == KNOWN
    assert all(reason(rule, "Halina") for rule in KNOWN)
    assert reason("", "Halina") == ""


def test_rules_about_the_partner_name_him() -> None:
    named = {rule for rule in KNOWN if "Halina" in reason(rule, "Halina")}
    assert named == {"give", "partner_ruffs", "partner_sure", "partner_unsure", "partners_suit"}


# Equal cards


@pytest.mark.parametrize(
    ("best", "other", "equal"),
    [
        ((1.0, 0.3, 0.8), (0.05, 0.4, 0.8), True),
        ((1.0, 0.3, 0.8), (-0.01, 0.4, 0.8), False),
        ((0.0, 0.3, 0.8), (1.0, 0.4, 0.8), True),
        ((0.5, 0.0, 0.8), (0.5, 0.0, 0.8), True),
        ((0.5, 0.0, 0.8), (0.49, 0.0, 0.8), False),
        ((0.5, 0.3, 0.81), (0.4, 0.3, 0.72), True),
        ((0.5, 0.3, 0.81), (0.4, 0.3, 0.6), False),
    ],
)
def test_equal_is_what_two_standard_errors_and_the_chances_allow(
    best: tuple[float, float, float], other: tuple[float, float, float], equal: bool
) -> None:
    assert as_good(Estimate(Pass(), *best), Estimate(Pass(), *other)) is equal


def test_one_equal_card_is_named_some_are_listed_and_all_are_all(position: View) -> None:
    view = table(position, "KH QH 9C")
    near, far = ("KH", 0.98, 0.05, 0.8), ("9C", -1.0, 0.05, 0.2)
    best = ("QH", 1.0, 0.05, 0.81)

    def told(*rows: tuple[str, float, float, float]) -> tuple[str, ...]:
        choice = Choice(Play(parse_card("QH")), "third_high", Insight(estimates(*rows), 200))
        return advise(view, (), choice, COMPANY).note.lines[2:]

    assert told(best, near, far) == ("The king of hearts is as good.",)
    assert told(best, far) == ()
    assert told(best, near, ("9C", 0.97, 0.05, 0.79)) == ("All are equal.",)
    rows = (best, near, ("9C", 0.97, 0.05, 0.79), ("AS", -1.0, 0.05, 0.1))
    assert told(*rows) == ("As good: king of hearts, nine of clubs.",)


def test_what_would_change_the_choice_comes_last(position: View) -> None:
    view = table(position, "QH 9C")
    rows = estimates(("QH", 1.0, 0.05, 0.8), ("9C", -1.0, 0.05, 0.2))
    insight = Insight(rows, 200, turning=(parse_card("AH"), 3))
    hint = advise(view, (), Choice(rows[0].move, "third_high", insight), COMPANY)
    assert (
        hint.note.lines[-1] == "If Zofia holds the ace of hearts, play the nine of clubs instead."
    )


# Rules that must show on the table


@pytest.mark.parametrize(
    ("hand", "trick", "before", "rule", "card", "said"),
    [
        ("AC 9D", "", 0, "master", "AC", "It is now the highest card of its suit."),
        ("KC 9D", "", 0, "master", "KC", ""),
        ("AH 9D", "", 0, "draw_trumps", "AH", "It draws the others’ trumps."),
        ("AH 9D", "", 0, "draw_trumps", "9D", ""),
        ("9C 9D", "", 0, "force_trump", "9C", ""),
        ("TC 9D", "", 0, "lead_low", "TC", ""),
        ("9C KC AD", "", 0, "long_suit", "9C", "It is your longest suit."),
        ("9C KC AD", "", 0, "long_suit", "AD", ""),
        ("9C KC AD", "", 0, "partners_suit", "9C", ""),
        ("AC 9C", "TC QC KC", 3, "last_seat", "AC", "You play last: win as cheaply as you can."),
        ("AC TC", "KC QC JC", 3, "last_seat", "AC", "You play last: the card points are safe."),
        ("9H TH", "KC QC JC", 3, "ruff", "9H", "You are void: the cheapest trump that wins."),
        ("9H TH", "KC QC JC", 3, "ruff", "TH", "You play last: the card points are safe."),
        ("9C KC", "AC", 1, "their_trick", "9C", "Throw a card without points on their trick."),
        (
            "JC KC",
            "AC",
            1,
            "their_trick",
            "JC",
            "It is their trick: as few card points as you can.",
        ),
        ("JC KC", "AC", 1, "give", "JC", "It is their trick: as few card points as you can."),
        ("JC KC", "AC", 1, "first_trick", "JC", ""),
        ("9C KC", "AC JC", 2, "partner_sure", "9C", ""),
        (
            *("9C KC", "AC JC", 2, "partner_sure", "KC"),
            "Halina is sure to take this trick: give it card points.",
        ),
    ],
)
def test_a_rule_is_named_only_where_it_shows(
    position: View, hand: str, trick: str, before: int, rule: str, card: str, said: str
) -> None:
    view = table(position, hand, trick, before)
    move = Play(parse_card(card))
    assert why(view, rule, move) == said
    if not said:
        insight = Insight(estimates((card, 1.0, 0.1, 0.6)), 200)
        assert why(view, rule, move, insight) == "It comes out best over many possible layouts."


def test_an_opponent_known_to_be_void_must_trump_and_the_partners_suit_is_known(
    position: View,
) -> None:
    lying = tuple(zip((2, 3, 0, 1), cards("TC AC JC 9H"), strict=True))
    view = replace(table(position, "9C 9D"), tricks=(Trick(lying, 1),))
    assert why(view, "force_trump", Play(parse_card("9C"))) == (
        "An opponent must spend a trump on it."
    )
    assert why(view, "partners_suit", Play(parse_card("9C"))) == "Halina leads this suit too."
    assert why(view, "force_trump", Play(parse_card("9D"))) == ""


def test_the_only_sensible_card_is_not_told_as_the_only_one(position: View) -> None:
    both = table(position, "9C AC", "TC JC", 2)
    assert why(both, "only_card", Play(parse_card("9C"))) == (
        "Any other card beats your partner for nothing."
    )
    one = table(position, "9C AD", "TC JC", 2)
    assert why(one, "only_card", Play(parse_card("9C"))) == "There is no other card to play."


# Chances


def test_every_legal_card_is_weighed_the_best_first(position: View) -> None:
    view = table(position, "AC 9C KC 9D", "TC JC", 2)
    rows = estimates(("KC", 1.0, 0.1, 0.806), ("9C", 0.9, 0.1, 0.79))
    hint = advise(view, (), Choice(rows[0].move, "give", Insight(rows, 150)), COMPANY)
    assert [(str(weight.of), weight.text, weight.share) for weight in hint.weights] == [
        ("KC", "81%", 0.806),
        ("9C", "≈ 79%", 0.79),
        ("AC", "–", 0.0),
    ]
    assert hint.foot.split("\n") == [
        "chance to win the deal",
        "≈ nearly equal",
        "– beats your partner for nothing",
    ]
    assert hint.told == "Best card: king of clubs, chance 81%."


def test_a_better_chance_than_the_advised_cards_is_explained(position: View) -> None:
    rows = estimates(("AC", 2.0, 0.1, 0.92), ("9C", 1.1, 0.1, 1.0))
    choice = Choice(rows[0].move, "master", Insight(rows, 150))
    foot = advise(table(position, "AC 9C"), (), choice, COMPANY).foot
    assert foot.split("\n") == ["chance to win the deal", "flame: more points on average"]


@pytest.mark.parametrize(
    ("soloist", "meaning"), [(0, "chance to make the game"), (1, "chance to defeat the game")]
)
def test_in_a_solo_game_the_bars_are_the_chance_that_it_goes_our_way(
    position: View, soloist: int, meaning: str
) -> None:
    view = replace(table(position, "AC 9C"), phase=Phase.SOLO, game=SoloGame.FIVE, soloist=soloist)
    rows = estimates(("9C", 0.6, 0.1, 0.8), ("AC", 0.58, 0.1, 0.79))
    hint = advise(view, (), Choice(rows[1].move, "keep_guard", Insight(rows, 100)), COMPANY)
    assert hint.foot.split("\n")[0] == meaning
    assert [str(weight.of) for weight in hint.weights] == ["AC", "9C"]
    assert hint.weights[0].text == "79%"


@pytest.mark.parametrize(
    ("game", "futro_trumps", "done"),
    [
        (SoloGame.FUTRO, "on", "Trump with the"),
        (SoloGame.FUTRO, "off", "Throw the"),
        (SoloGame.SIX, "on", "Throw the"),
    ],
)
def test_k23_a_trump_is_no_discard_where_trumps_count(
    position: View, game: SoloGame, futro_trumps: str, done: str
) -> None:
    options = replace(position.options, futro_trumps=futro_trumps)
    view = replace(table(position, "9H AC", "AS", before=1), phase=Phase.SOLO, game=game)
    view = replace(view, options=options, soloist=3)
    move = Play(parse_card("9H"))
    hint = advise(view, (move,), Choice(move, "keep_guard"), COMPANY)
    assert hint.note.lines[0] == f"**{done} nine of hearts.**"


def test_k23_the_auction_tells_whether_trumps_count(position: View) -> None:
    _, turn = turn_of(RECORDS / "trick.kominek", None)
    notes = []
    for value in ("off", "on"):
        options = replace(position.options, futro_trumps=value)
        view = replace(position, phase=Phase.AUCTION, options=options)
        panel = question(replace(turn, view=view, moves=(Pass(),)), COMPANY)
        assert panel is not None
        notes.append(panel.note)
    assert notes == [
        "no trumps, marriages or card points in these",
        "no marriages or card points in these; trumps for coats only",
    ]


def test_in_the_auction_tiles_tell_how_often_a_game_is_made(position: View) -> None:
    view = replace(position, phase=Phase.AUCTION)
    passed = Estimate(Pass(), 0.5, 0.0, 0.5)
    bids = (
        Estimate(Bid(SoloGame.FIVE), 0.4, 0.03, 0.512),
        Estimate(Bid(SoloGame.SIX), 0.2, 0.02, 0.1),
    )
    choice = Choice(Pass(), "few_winners", Insight((passed, *bids), 200))
    hint = advise(view, (), choice, COMPANY)
    assert hint.weights == (
        Weight(Bid(SoloGame.FIVE), "chance 51%"),
        Weight(Bid(SoloGame.SIX), "chance 10%"),
    )
    assert hint.told == "Likeliest game: five, chance 51%."
    assert len(hint.note.lines) == 2, "nothing of equal cards"


def test_without_insight_there_is_nothing_to_weigh(position: View) -> None:
    move = Play(parse_card("AC"))
    hint = advise(table(position, "AC 9C"), (), Choice(move, "master"), COMPANY)
    assert (hint.weights, hint.foot, hint.told) == ((), "", "")
    assert hint.cards == cards("AC")


@pytest.mark.parametrize(
    ("move", "ringed"),
    [
        (Pick(parse_card("TD"), True), "TD"),
        (LayNines(cards("9S 9H 9D")), "9S 9H 9D"),
        (GoOut(Suit.CLUBS), "KC QC"),
        (Pass(), ""),
    ],
)
def test_the_cards_a_move_means_are_ringed(position: View, move: Move, ringed: str) -> None:
    assert advise(position, (), Choice(move), COMPANY).cards == cards(ringed)


def test_whoever_is_to_cut_is_named(position: View) -> None:
    choice = Choice(NameCutter(3), "any_cut")
    lines = advise(position, (), choice, COMPANY).note.lines
    assert lines == ("**Let Zofia cut.**", "It makes no difference.")


@pytest.mark.parametrize("seed", range(3))
def test_the_strongest_player_can_be_asked_at_any_turn_of_a_match(seed: int) -> None:
    asked = 0
    for _, turn in turns(GAMES[0], seed, deals=12):
        if turn.moves:
            asked += 1
            choice = choose(Job("kominek", turn.view, turn.moves, "strong", seed))
            hint = advise(turn.view, turn.moves, choice, COMPANY)
            assert all(line.strip("*") for line in hint.note.lines)
            assert len(hint.note.lines) >= 2
            if hint.weights and isinstance(choice.move, Play):
                may = {move.card for move in turn.moves if isinstance(move, Play)}
                assert {weight.of for weight in hint.weights} == may
                assert hint.weights[0].of == choice.move.card
    assert asked > 10


# Marks


def test_weighing_and_unmarking_leave_values_of_other_kinds_alone() -> None:
    hand = tuple(
        HandCard(card, pill=pill) for card, pill in zip(cards("AC 9C"), ("11", ""), strict=True)
    )
    plain = TableModel(hand=hand)
    marked = marking.weighed(marking.hinted(plain, cards("9C")), (Weight(parse_card("9C"), "–"),))
    assert [(held.pill, held.bar, held.hint) for held in marked.hand] == [
        ("11", None, False),
        ("–", 0.0, True),
    ]
    assert marking.unmarked(marked) == plain


def test_a_panel_marks_the_choice_and_weighs_only_when_asked() -> None:
    panel = Panel("?", tiles=(PanelChoice("a", 1, second="x"), PanelChoice("b", 2, second="y")))
    hint = Hint(Note("", ("**Do.**", "Why.")), value=2, weights=(Weight(1, "9%"),), foot="Foot.")
    once = marking.recommended(panel, hint, weigh=False)
    assert [(tile.hint, tile.second) for tile in once.tiles] == [(False, "x"), (True, "y")]
    assert once.explain == "**Do.** Why."
    twice = marking.recommended(panel, hint, weigh=True)
    assert [(tile.hint, tile.second) for tile in twice.tiles] == [(False, "9%"), (True, "y")]
    assert twice.explain == "**Do.** Why. Foot."


def test_a_choice_made_with_selected_cards_is_recommended_too() -> None:
    nines = cards("9S 9H 9D")
    panel = Panel("?", buttons=(PanelChoice("no", 0), PanelChoice("yes", LayNines)))
    hint = Hint(Note("", ()), nines, LayNines(nines))
    marked = marking.recommended(panel, hint, weigh=False)
    assert [button.hint for button in marked.buttons] == [False, True]


# Room


@pytest.mark.parametrize(("k", "scale"), [(1.0, 1.0), (0.625, 1.0), (2.0, 1.3)])
def test_a_note_has_four_lines_at_most_and_always_what_and_why(k: float, scale: float) -> None:
    load_fonts()
    style = Style(k, scale, DARK)
    what = ("**Lead the queen of hearts.**", "Only one card still out could beat it.")
    more = (
        "The king of hearts is as good.",
        "If Halina holds the ace of hearts, play another. " * 3,
    )
    assert shortened(Note("", what), style).lines == what
    kept = shortened(Note("", (*what, *more)), style).lines
    assert kept[:2] == what
    assert more[1] not in kept
    endless = (what[0], "Because of this and that and something else as well. " * 9, more[0])
    assert shortened(Note("", endless), style).lines == endless[:2]
