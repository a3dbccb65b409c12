"""What assistive programs are told of the table, and that nothing hidden is among it."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.games.kominek import PRESENTER
from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.panels.model import Note
from kominek_desktop.gui.table import access_tracker
from kominek_desktop.gui.table.access_words import Amount
from kominek_desktop.gui.table.model import Frame, Motion, Say
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.texts.cards import card_name
from kominek_desktop.rules.cards import Rank, make_pack, parse_card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games.kominek import GAME
from kominek_desktop.rules.games.kominek.moves import Pass
from kominek_desktop.rules.games.kominek.state import Phase, State, View
from kominek_desktop.session.values import Cause, Turn
from tests.gui.accessible import (
    Found,
    Text,
    everything,
    named,
    read,
    tree,
)
from tests.gui.table_samples import (
    Key,
    hand,
    make_view,
    question,
    table,
)

COMPANY = Company(("You", "Leon", "Zoe", "Max"))
REFUSAL = Note("Not this one", ("Follow **suit**.",), link="Rule K25", refusal=True, clause="K25")


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    one = make_view(qtbot)
    one.setFocus()
    return one


@pytest.fixture
def events(client: None, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The events of the tree: what kind, and the name of what it is about."""
    found: list[tuple[str, str]] = []

    def keep(event: QAccessibleEvent) -> None:
        about = event.accessibleInterface()
        found.append((event.type().name, about.text(Text.Name)))
        QAccessible.updateAccessibility(event)

    monkeypatch.setattr(access_tracker, "tell", keep)
    return found


# Events


def test_the_focus_of_the_keys_is_told(view: TableView, events: list[tuple[str, str]]) -> None:
    tree(view)
    for key in (Key.Key_Tab, Key.Key_Right, Key.Key_Tab):
        QTest.keyClick(view, key)
        QApplication.processEvents()
    view.set_panel(question())
    QTest.keyClick(view, Key.Key_0)
    QApplication.processEvents()
    told = [name for kind, name in events if kind == "Focus"]
    assert told == ["ace of hearts", "king of hearts", "West: ten of spades", "No"]


def test_what_comes_goes_and_changes_is_told(
    view: TableView, events: list[tuple[str, str]]
) -> None:
    tree(view)
    view.reader.follow()
    QApplication.processEvents()
    events.clear()
    after = replace(table("AH KH QH TD JS", "LLLLL"), trick=table().trick[:1], winning=1)
    seats = (replace(after.seats[0], line="0 tricks"), *after.seats[1:])
    view.show_now(replace(after, seats=seats))
    QApplication.processEvents()
    assert set(events) == {
        ("ObjectDestroyed", ""),
        ("NameChanged", "You, 0 tricks"),
        ("DescriptionChanged", "West: ten of spades"),
    }
    events.clear()
    view.show_now(table())
    QApplication.processEvents()
    made = {name for kind, name in events if kind == "ObjectCreated"}
    assert made == {"king of spades", "North: ace of spades"}


def test_an_object_that_is_gone_answers_nothing(view: TableView, client: None) -> None:
    king = named(view, "king of spades")
    view.show_now(table("AH", "L"))
    assert (king.text(Text.Name), king.childCount(), king.rect()) == ("", 0, QRect())
    assert "invalid" in read(king).states
    view.reader.tracker.act(("hand", parse_card("KS"), 0), "Press")
    view.keys.act(("hand", 0), 5)
    QApplication.processEvents()


def test_making_and_dropping_while_somebody_reads(view: TableView, client: None) -> None:
    pack = [str(card) for card in make_pack(Rank.NINE)]
    dice = Dice(5)
    for turn in range(60):
        held = " ".join(dict.fromkeys(dice.pick(pack) for _ in range(1 + dice.below(8))))
        view.show_now(replace(table(), hand=hand(held, "L" * 13)))
        view.set_panel(question() if turn % 3 else None)
        view.set_note(REFUSAL if turn % 4 else None)
        kept = everything(view)
        view.reader.say(f"turn {turn}")
        QTest.keyClick(view, Key.Key_Tab)
        if turn % 5 == 0:
            QApplication.processEvents()
        view.show_now(table("AH", "L"))
        assert all(isinstance(one.childCount(), int) for one in kept)
        if turn % 7 == 0:
            QApplication.processEvents()
            gc.collect()
    tracker = view.reader.tracker
    QApplication.processEvents()
    assert len(tracker._nodes) < 60
    assert len(tracker._interfaces) < 60


# Words


def test_acts_of_others_wait_and_refusals_interrupt(
    view: TableView, told: list[tuple[str, bool]]
) -> None:
    frame = Frame(table(), Motion.PLAY, 1, spoken="West: ten · of spades.")
    view.reader.say_frame(frame)
    view.reader.say_note(REFUSAL)
    view.set_panel(question())
    view.set_panel(replace(question(), big=True, title="You win", spoken="You win It is over."))
    view.set_panel(question(), restore=True)
    assert told == [
        ("West: ten, of spades.", False),
        ("Not this one. Follow suit. Rule K25.", True),
        ("Question. No, Yes.", True),
        ("You win. It is over. No, Yes.", False),
    ]


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        ("short", ["W: A.", "Forty.", "Yours"]),
        ("normal", ["W: A.", "Trick.", "Forty.", "Your turn. On the table: ..."]),
        ("all", ["W: A.", "Trick.", "Forty.", "East thinks", "Your turn. On the table: ..."]),
    ],
)
def test_how_much_is_said(
    view: TableView, told: list[tuple[str, bool]], amount: Amount, said: list[str]
) -> None:
    view.reader.amount = amount
    view.reader.say_frame(Frame(table(), Motion.PLAY, spoken="W: A."))
    view.reader.say_frame(Frame(table(), Motion.GATHER, spoken="Trick."))
    view.reader.say_frame(Frame(table(), say=Say(1, "Forty"), spoken="Forty."))
    view.show_now(replace(table(), status="East thinks"))
    view.reader.say_turn(False, "")
    view.show_now(replace(table(), status="Yours"))
    view.reader.say_turn(True, "Your turn. On the table: ...")
    assert [text for text, _ in told] == said
    assert told[-1][1]


def test_a_panel_says_more_the_more_is_wanted(
    view: TableView, told: list[tuple[str, bool]]
) -> None:
    panel = replace(question(), lines=("One **line**.",), explain="It costs 3.", spoken="Well?")
    amounts: tuple[Amount, ...] = ("short", "normal", "all")
    for amount in amounts:
        view.reader.amount = amount
        view.set_panel(panel)
    assert [text for text, _ in told] == [
        "Well?",
        "Well? One line. No, Yes.",
        "Well? One line. No, Yes. It costs 3.",
    ]


def test_nothing_is_said_or_made_without_a_client(view: TableView) -> None:
    assert view.reader.tracker is None
    view.reader.say("hello")
    view.set_panel(question())
    QTest.keyClick(view, Key.Key_Tab)
    QApplication.processEvents()
    assert view.reader.tracker is None


def test_the_tree_is_not_even_imported_without_a_client() -> None:
    code = (
        "import sys; from kominek_desktop.gui.table import view; "
        "print([name for name in sys.modules if 'access_t' in name or 'access_n' in name])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "['kominek_desktop.gui.texts.table_access']" or (
        told.stdout.strip() == "[]"
    )


def test_right_to_the_point(view: TableView, told: list[tuple[str, bool]]) -> None:
    """Enter where nothing can be done says what is there once more."""
    named(view, "West, deals").actionInterface().doAction("SetFocus")
    QApplication.processEvents()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert told == [("West, deals", False)]


# What may be known


def turn_of(state: State) -> Turn:
    view = GAME.view(state, 0)
    moves = GAME.view_moves(view) if GAME.actor(state) == 0 else ()
    return Turn(
        ticket=0,
        view=view,
        events=(),
        moves=moves,
        actor=GAME.turn(view),
        waiting=False,
        over=False,
        can_undo=False,
        can_redo=False,
        cause=Cause.OPENED,
    )


def positions(wanted: Callable[[State], bool], count: int) -> Iterator[State]:
    """Positions of matches that dice play."""
    dice = Dice(8)
    for number in range(40):
        state: State = GAME.new_match(GAME.default_options)
        for _ in range(60):
            actor = GAME.actor(state)
            if actor is None:
                break
            if actor != CHANCE and wanted(state):
                yield state
                count -= 1
                if not count:
                    return
            legal = GAME.legal_moves(state) if actor != CHANCE else ()
            if number % 2 and Pass() in legal:
                legal = (Pass(),)  # or hardly any deal would be an ordinary one
            move = GAME.chance(state, dice) if actor == CHANCE else dice.pick(legal)
            state = GAME.apply(state, move).state


def shown(view: TableView, state: State) -> list[Found]:
    turn = turn_of(state)
    view.show_now(PRESENTER.table(turn, COMPANY))
    view.set_panel(PRESENTER.panel(turn, COMPANY))
    return tree(view)


def test_worlds_that_differ_in_hidden_cards_look_the_same(view: TableView) -> None:
    phases = {Phase.TRUMP, Phase.AUCTION, Phase.PLAY, Phase.SOLO}
    seen: set[Phase] = set()
    for state in positions(lambda s: s.phase in phases and all(s.hands), 250):
        other = replace(state, hands=(state.hands[0], *reversed(state.hands[1:])))
        if tuple(map(len, other.hands)) != tuple(map(len, state.hands)):
            continue
        if state.phase in seen and len(seen) < len(phases):
            continue  # that phase is seen; on to the others
        seen.add(state.phase)
        assert shown(view, state) == shown(view, other)
    assert seen == phases


def test_no_card_is_named_that_lies_face_down(view: TableView) -> None:
    count = 0
    for state in positions(lambda s: s.phase is Phase.PLAY, 12):
        view_of = GAME.view(state, 0)
        assert isinstance(view_of, View)
        open_cards = {*view_of.hand, *view_of.laid, *(card for _, card in view_of.trick)}
        words = " ".join(str(found) for found in shown(view, state))
        for card in {card for seat in state.hands[1:] for card in seat} - open_cards:
            assert card_name(card) not in words
            count += 1
    assert count > 50
