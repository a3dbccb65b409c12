"""The presenter of Kominek and Klin over whole random matches, from what seat 0 may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from kominek_desktop.gui.games.presenter import Company, find_face
from kominek_desktop.gui.panels.model import Panel
from kominek_desktop.gui.table.model import Look, Script, TableModel
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, Event, GameDef
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.games.kominek.events import MarriageAnnounced
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.games.kominek.play import marriage_cards
from kominek_desktop.rules.games.kominek.state import Phase, State
from kominek_desktop.session.values import Cause, Turn

COMPANY = Company(("You", "Kazik", "Halina", "Zofia"))
pytestmark = pytest.mark.usefixtures("qapp")


def random_options(game: GameDef, dice: Dice) -> Any:
    """One value of every switch."""
    values = {switch.id: dice.pick(switch.values) for switch in game.switches}
    return type(game.default_options)(**values)


def turns(game: GameDef, seed: int, deals: int = 12) -> Iterator[tuple[State, Turn]]:
    """The turns a session would tell seat 0 in a random match, with the truth beside them."""
    dice = Dice(seed)
    state = game.new_match(random_options(game, dice))
    events: list[Event] = []
    cause = Cause.NEW
    done = 0
    while done < deals:
        actor = game.actor(state)
        view = game.view(state, 0)
        waiting = actor is not None and game.between_deals(state) and view.deal > 0
        if waiting or actor is None or (actor != CHANCE and game.turn(view) is not None):
            moves = game.view_moves(view) if actor == 0 else ()
            public = None if waiting or actor is None else game.turn(view)
            yield (
                state,
                Turn(
                    ticket=done,
                    view=view,
                    events=tuple(events),
                    moves=moves,
                    actor=public,
                    waiting=waiting,
                    over=actor is None,
                    can_undo=False,
                    can_redo=False,
                    cause=cause,
                ),
            )
            events, cause = [], Cause.MOVE
            done += waiting
        if actor is None:
            return
        move = game.chance(state, dice) if actor == CHANCE else dice.pick(game.legal_moves(state))
        step = game.apply(state, move)
        seen = (game.redact(event, 0) for event in step.events)
        events += [event for event in seen if event is not None]
        state = step.state


def cards_in(value: object) -> set[Card]:
    """Every card that a model mentions."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple):
        return set().union(*map(cards_in, value)) if value else set()
    if is_dataclass(value) and not isinstance(value, type):
        return set().union(*(cards_in(getattr(value, f.name)) for f in fields(value)))
    return set()


def known_to_seat_0(state: State, turn: Turn) -> set[Card]:
    """The cards that K38 lets seat 0 see now, told from the truth."""
    view = turn.view
    known = set(state.hands[0]) | set(state.cut_nines) | set(state.laid)
    known |= {card for _, card in state.trick}
    known |= {card for trick in state.tricks for _, card in trick.cards}
    known |= cards_in(turn.events)
    if state.shown is not None:
        known.add(state.shown)
    if state.side is not None:
        known |= {pick.card for pick in state.side.picks if pick.card is not None}
    for event in turn.events:
        if isinstance(event, MarriageAnnounced):
            known |= set(marriage_cards(event.suit))
    if view.result is not None:
        known |= set(view.result.pack)
    return known


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_turn_of_a_match_can_be_shown(game: GameDef, seed: int) -> None:
    presenter = find_face(game.id).presenter
    shown: TableModel | None = None
    before: set[Card] = set()
    for state, turn in turns(game, seed):
        table = presenter.table(turn, COMPANY)
        if turn.cause is Cause.NEW:
            shown = table
        assert shown is not None
        script = presenter.script(shown, turn, COMPANY)
        assert isinstance(script, Script)
        assert script.final == table
        panel = presenter.panel(turn, COMPANY)
        notice = presenter.notice(turn, COMPANY)
        seen = cards_in(table) | cards_in(script) | cards_in(panel) | cards_in(notice)
        # Frames set out from what lay on the table in the turn before.
        known = known_to_seat_0(state, turn)
        assert seen <= known | before
        before = known
        assert presenter.situation(turn, COMPANY)
        shown = script.final


@pytest.mark.parametrize("seed", range(6))
def test_every_decision_can_be_taken_through_what_is_shown(seed: int) -> None:
    """Each legal move is reachable by a card, a panel's choice, the ribbon or the button."""
    game = GAMES[0]
    presenter = find_face(game.id).presenter
    for _, turn in turns(game, seed + 100):
        if not turn.moves:
            continue
        reachable = set(reachable_moves(presenter, turn))
        assert set(turn.moves) <= reachable | unreached_nines(turn)


def unreached_nines(turn: Turn) -> set[Any]:
    """Selections are tried in the panel's own tests."""
    return set(turn.moves) if turn.view.phase in (Phase.NINES, Phase.ANSWER) else set()


def reachable_moves(presenter: Any, turn: Turn) -> Iterator[Any]:
    panels = [presenter.panel(turn, COMPANY), presenter.standing(turn, COMPANY)]
    if turn.view.phase is Phase.CUT:
        yield from (presenter.cut(turn, place) for place in range(1, 24))
    if turn.view.phase in (Phase.PLAY, Phase.SOLO):
        for card in turn.view.hand:
            reply = presenter.card(turn, card, COMPANY)
            if isinstance(reply, Panel):
                panels.append(reply)
            elif isinstance(reply, Play):
                yield reply
    for panel in panels:
        if isinstance(panel, Panel):
            yield from (choice.value for choice in (*panel.tiles, *panel.buttons))


@pytest.mark.parametrize("seed", range(4))
def test_an_illegal_card_is_shaded_and_refused_with_its_clause(seed: int) -> None:
    game = GAMES[0]
    presenter = find_face(game.id).presenter
    shaded = 0
    for _, turn in turns(game, seed + 40, deals=20):
        if turn.view.phase not in (Phase.PLAY, Phase.SOLO) or not turn.moves:
            continue
        legal = {move.card for move in turn.moves if isinstance(move, Play)}
        for held in presenter.table(turn, COMPANY).hand:
            assert (held.look is Look.LEGAL) == (held.card in legal)
            reply = presenter.card(turn, held.card, COMPANY)
            if held.card in legal:
                assert isinstance(reply, Play | Panel)
            else:
                shaded += 1
                assert reply.note.clause in ("K19", "K23", "K25", "K26")
                assert reply.note.refusal
                assert reply.note.lines[0]
                assert reply.card == held.card
    assert shaded > 10


def test_the_table_says_the_same_whether_or_not_a_right_was_left_unused() -> None:
    """What South sees does not depend on a question that was put to somebody else (K12)."""
    game = GAMES[0]
    presenter = find_face(game.id).presenter
    compared = 0
    for seed in range(60):
        dice = Dice(seed)
        state = game.new_match(game.default_options)
        while (actor := game.actor(state)) is not None:
            if state.phase in (Phase.REDEAL, Phase.NINES) and actor != 0:
                secret = game.view(state, 0)
                assert game.turn(secret) is None
                after = game.apply(state, game.legal_moves(state)[0])
                assert all(game.redact(event, 0) is None for event in after.events)
                compared += 1
                state = after.state
                continue
            if state.phase is Phase.PLAY:
                break
            moves = game.legal_moves(state)
            move = game.chance(state, dice) if actor == CHANCE else moves[0]
            state = game.apply(state, move).state
    assert compared > 5
    assert presenter is find_face("kominek").presenter
