"""The clause that fits what is on the table, and the command that opens the book."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kominek_desktop.cli.commands import run
from kominek_desktop.cli.faults import CommandFault
from kominek_desktop.gui.games.kominek_places import place_for
from kominek_desktop.gui.games.presenter import find_face
from kominek_desktop.gui.rules.shelf import load_shelf
from kominek_desktop.rules.cards import Card, Suit, parse_card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.options import PRINTED
from kominek_desktop.rules.games.kominek.state import Phase, Trick, View
from kominek_desktop.session.values import Cause, Turn


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(one) for one in text.split())


def view(phase: Phase, **known: Any) -> View:
    """What seat 0, forehand, sees at its turn in the first deal."""
    game = find_game("kominek")
    made = game.view(game.new_match(known.pop("options", PRINTED)), 0)
    assert isinstance(made, View)
    hand = known.pop("hand", cards("AS KH QH JD 9C TD"))
    return replace(made, phase=phase, turn=known.pop("turn", 0), deal=1, hand=hand, **known)


TRICK = Trick(tuple(zip(range(4), cards("AC KC TC JC"), strict=True)), 0)
LED = ((3, parse_card("AC")),)


@pytest.mark.parametrize(
    ("phase", "clause"),
    [
        (Phase.CUTTER, "K6"),
        (Phase.CUT, "K6"),
        (Phase.TRUMP, "K8"),
        (Phase.REDEAL, "K12"),
        (Phase.NINES, "K14"),
        (Phase.ANSWER, "K15"),
        (Phase.LEAVE, "K16"),
        (Phase.AUCTION, "K18"),
        (Phase.SOLO, "K19"),
        (Phase.LAST_CLAIM, "K30"),
        (Phase.WAIT, "K12"),
        (Phase.DONE, "K36"),
    ],
)
def test_each_question_has_its_clause(phase: Phase, clause: str) -> None:
    assert place_for(view(phase)) == clause


def test_a_cut_that_is_repeated_has_the_clause_of_the_nine() -> None:
    assert place_for(view(Phase.CUT, cut_nines=cards("9S"))) == "K7"


def test_waiting_for_answers_to_laid_nines_has_their_clause() -> None:
    assert place_for(view(Phase.WAIT, turn=None, laid=cards("9S 9H 9C"))) == "K15"


def test_leading_has_its_clause_and_that_of_a_marriage_when_one_may_be_announced() -> None:
    assert place_for(view(Phase.PLAY, trump=Suit.SPADES)) == "K24"
    assert place_for(view(Phase.PLAY, trump=Suit.SPADES, tricks=(TRICK,))) == "K28"
    theirs = replace(TRICK, winner=1)
    assert place_for(view(Phase.PLAY, trump=Suit.SPADES, tricks=(theirs,))) == "K24"
    others = view(Phase.PLAY, trump=Suit.SPADES, tricks=(TRICK,), turn=1)
    assert place_for(others) == "K24"


def test_a_lead_where_66_may_be_said_has_its_clause() -> None:
    word = replace(PRINTED, claim="word")
    plain = cards("AS JD 9C TD")
    assert place_for(view(Phase.PLAY, options=word, hand=plain, tricks=(TRICK,))) == "K30"
    assert place_for(view(Phase.PLAY, options=word, hand=plain)) == "K24"


def test_following_has_its_clause_and_that_of_the_duty_to_beat_where_there_is_one() -> None:
    assert place_for(view(Phase.PLAY, trump=Suit.SPADES, trick=LED)) == "K25"
    beat = replace(PRINTED, must_beat="suit")
    assert place_for(view(Phase.PLAY, options=beat, trump=Suit.SPADES, trick=LED)) == "K26"
    solo = view(Phase.SOLO, game=SoloGame.FIVE, soloist=0, trick=LED)
    assert place_for(solo) == "K19"


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_view_of_a_match_has_a_clause_that_is_in_the_books(game: str) -> None:
    rules, dice = find_game(game), Dice(7)
    presenter, shelf = find_face(game).presenter, load_shelf("en")
    state = rules.new_match(rules.default_options)
    results = set()
    for _ in range(900):
        actor = rules.actor(state)
        if actor is None:
            break
        known = rules.view(state, 0)
        turn = Turn(0, known, (), (), actor, False, False, False, False, Cause.MOVE)
        clause = presenter.place(turn)
        assert shelf.place_of(clause) is not None
        if known.result is not None:
            assert clause == known.result.reason.clause
            results.add(clause)
        move = rules.chance(state, dice) if actor == CHANCE else dice.pick(rules.legal_moves(state))
        state = rules.apply(state, move).state
    assert results


def test_the_command_refuses_a_game_without_a_book() -> None:
    with pytest.raises(CommandFault, match="whist"):
        run(["rules", "whist"])


def test_the_command_opens_the_book_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, str]] = []

    def rules(game: str, lang: str) -> int:
        opened.append((game, lang))
        return 0

    monkeypatch.setattr("kominek_desktop.app.rules", rules)
    assert run(["rules"]) == 0
    assert run(["rules", "king", "--lang", "ru"]) == 0
    assert opened == [("kominek", ""), ("king", "ru")]
