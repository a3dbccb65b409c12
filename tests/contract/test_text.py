"""Text forms and random play, by Hypothesis."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kominek_desktop.rules.cards import (
    Card,
    Rank,
    Suit,
    format_card,
    format_suit,
    parse_card,
    parse_suit,
)
from kominek_desktop.rules.errors import IllegalMove
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    Claim,
    Cut,
    Deal,
    Decline,
    DrawDealer,
    GoOut,
    KeepNines,
    LayNines,
    LeaveNine,
    NameCutter,
    NameTrump,
    Pass,
    Pick,
    Play,
    Redeal,
    Silent,
    SoloGame,
)
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.options import BadOption, Switch, format_options, parse_options
from kominek_desktop.rules.record import Record, format_record, read_record

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
CARDS = st.builds(Card, st.sampled_from(Rank), st.sampled_from(Suit))
SEATS = st.integers(0, 3)
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(DrawDealer, SEATS),
    st.builds(Deal, st.lists(CARDS, min_size=1, max_size=30).map(tuple)),
    st.builds(NameCutter, SEATS),
    st.builds(Cut, st.integers(0, 99)),
    st.builds(NameTrump, st.sampled_from(Suit)),
    st.builds(Redeal, st.booleans()),
    st.builds(LayNines, st.lists(CARDS, min_size=1, max_size=5).map(tuple)),
    st.builds(Pick, CARDS, st.booleans()),
    st.builds(LeaveNine, CARDS),
    st.builds(Bid, st.sampled_from(SoloGame)),
    st.builds(Play, CARDS, st.booleans()),
    st.builds(GoOut, st.sampled_from(Suit)),
    st.sampled_from([Decline(), KeepNines(), Pass(), Claim(), Silent()]),
)
WORDS = st.sampled_from(
    "play deal dealer cutter cut trump nines none pick leave bid out pass claim silent redeal yes "
    "no top bottom marriage five six futro garnitur "
    "AS KH 9D TC 2S S H W N 0 1 12 012 -1 \u0663".split()
)


def options_of(game: GameDef, data: st.DataObject) -> Any:
    values = {switch.id: data.draw(st.sampled_from(switch.values)) for switch in game.switches}
    return replace(game.default_options, **values)


@given(CARDS)
def test_cards_and_their_text(card: Card) -> None:
    assert parse_card(format_card(card)) == card
    assert parse_suit(format_suit(card.suit)) == card.suit


@given(st.text(max_size=3))
def test_a_card_is_read_only_as_it_is_written(text: str) -> None:
    try:
        card = parse_card(text)
    except ValueError:
        return
    assert format_card(card) == text


@games
@given(move=MOVES)
def test_every_move_and_its_text(game: GameDef, move: Move) -> None:
    assert game.parse_move(game.format_move(move)) == move


@games
@given(words=st.lists(WORDS, max_size=4), text=st.text(max_size=12), spaced=st.booleans())
def test_a_move_is_read_only_as_it_is_written(
    game: GameDef, words: list[str], text: str, spaced: bool
) -> None:
    for line in (" ".join(words), text, "  ".join(words) if spaced else " ".join(words) + " "):
        try:
            move = game.parse_move(line)
        except ValueError:
            continue
        assert game.format_move(move) == line


@games
@pytest.mark.parametrize(
    "text", ["", "deal", "nines", "deal ", "cut 05", "cut +5", "trump X", "PASS"]
)
def test_texts_that_are_no_moves(game: GameDef, text: str) -> None:
    with pytest.raises(ValueError):
        game.parse_move(text)


@games
@given(data=st.data())
def test_options_in_any_order_and_in_part(game: GameDef, data: st.DataObject) -> None:
    options = options_of(game, data)
    parts = format_options(game.switches, options).split(" ")
    mixed = data.draw(st.permutations(parts))
    for glue in (" ", ",", ", "):
        assert parse_options(game.switches, game.default_options, glue.join(mixed)) == options
    some: list[Switch] = data.draw(st.lists(st.sampled_from(game.switches), unique=True))
    text = format_options(some, options)
    chosen = {switch.id: getattr(options, switch.id) for switch in some}
    wanted = replace(game.default_options, **chosen)
    assert parse_options(game.switches, game.default_options, text) == wanted


@games
@given(text=st.text(max_size=20))
def test_other_options_are_refused_with_their_place(game: GameDef, text: str) -> None:
    try:
        parse_options(game.switches, game.default_options, text)
    except BadOption as error:
        assert text[error.column - 1 :].startswith(error.text)


@games
@given(data=st.data())
def test_random_play_keeps_the_laws(game: GameDef, data: st.DataObject) -> None:
    """Drawn moves under drawn house rules: what is legal applies, and the record reads back."""
    options = options_of(game, data)
    state = game.new_match(options)
    moves: list[Move] = []
    for _ in range(data.draw(st.integers(1, 60))):
        actor = game.actor(state)
        if actor is None:
            break
        if actor == CHANCE:
            kind = DrawDealer(data.draw(SEATS)) if not moves else None
            move: Move = kind or Deal(tuple(data.draw(st.permutations(game.pack))))
        else:
            move = data.draw(st.sampled_from(game.legal_moves(state)))
        strange = data.draw(MOVES)
        if (refusal := game.refusal(state, strange)) is not None:
            with pytest.raises(IllegalMove) as caught:
                game.apply(state, strange)
            assert caught.value.refusal is refusal
        elif actor != CHANCE:
            assert strange in game.legal_moves(state)
        state = game.apply(state, move).state
        moves.append(move)
    record = Record(game.id, options, "0.1.0", ("person", "plain", "plain", "plain"), tuple(moves))
    text = format_record(record, GAMES)
    replayed = read_record(text, GAMES)
    assert replayed.states[-1] == state
    assert replayed.record == record
