"""Secrecy in every game: a seat learns nothing from its view and its events that it must not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, Event, GameDef
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.games.kominek.events import DealEnded
from kominek_desktop.rules.games.kominek.moves import Cut, Deal, KeepNines, Redeal
from kominek_desktop.rules.games.kominek.state import SECRET, Phase, State
from tests.rules.build import Turn, before_cut, random_options, walk

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
SEATS = range(4)
REVEALING = {Phase.CUT, Phase.TRUMP, Phase.LEAVE}
"""Here a move brings hidden cards to light: the bottom card, the next packet, the picks."""


def told(game: GameDef, events: tuple[Event, ...], seat: int) -> str:
    """What a seat hears; the pack that may be looked at when a deal is over is left out."""
    seen = [game.redact(event, seat) for event in events]
    return repr(
        [
            replace(event, result=replace(event.result, pack=()))
            if isinstance(event, DealEnded)
            else event
            for event in seen
            if event is not None
        ]
    )


def sampled(game: GameDef, seed: int, stride: int) -> list[Turn]:
    dice = Dice(1000 + seed)
    return list(walk(game, random_options(game, dice), dice, 150))[seed % stride :: stride]


@games
def test_a_sampled_world_has_the_same_view(game: GameDef) -> None:
    for seed in range(16):
        for number, turn in enumerate(sampled(game, seed, 4)):
            for seat in SEATS:
                seen = game.view(turn.before, seat)
                world = game.sample(seen, Dice(number))
                assert repr(game.view(world, seat)) == repr(seen)
                assert game.view(world, seat) == seen
                held = [card for hand in world.hands for card in hand]
                assert len(set(held)) == len(held)
                assert sorted(world.pack) in ([], sorted(game.pack))


@games
def test_the_same_move_in_a_sampled_world_tells_the_seat_the_same(game: GameDef) -> None:
    compared = 0
    for seed in range(16):
        for number, turn in enumerate(sampled(game, 50 + seed, 4)):
            if turn.before.phase in REVEALING or turn.actor == CHANCE:
                continue
            if turn.move == Redeal(True):
                continue  # the ground is told to all, and it lies in the hidden cards
            for seat in SEATS:
                world = game.sample(game.view(turn.before, seat), Dice(number))
                if world.turn == turn.actor and game.refusal(world, turn.move) is None:
                    events = game.apply(world, turn.move).events
                    assert told(game, events, seat) == told(game, turn.events, seat)
                    compared += 1
    assert compared > 500


@games
def test_play_goes_on_from_a_sampled_world(game: GameDef) -> None:
    for seed in range(6):
        for number, turn in enumerate(sampled(game, 100 + seed, 12)):
            dice = Dice(number)
            world = game.sample(game.view(turn.before, number % 4), dice)
            for _ in range(80):
                actor = game.actor(world)
                if actor is None:
                    break
                move = (
                    game.chance(world, dice)
                    if actor == CHANCE
                    else dice.pick(game.legal_moves(world))
                )
                world = game.apply(world, move).state


def decline(game: GameDef, state: State, asked: list[Any]) -> State:
    """Every secret question answered with no; keeps the views of all seats at each of them."""
    while state.phase in (Phase.REDEAL, Phase.NINES):
        asked.append([repr(game.view(state, seat)) for seat in SEATS])
        move = Redeal(False) if state.phase is Phase.REDEAL else KeepNines()
        step = game.apply(state, move)
        assert step.events == () or state.phase is Phase.NINES
        state = step.state
    return state


def other_pack(pack: tuple[Any, ...], kept: set[int], dice: Dice) -> tuple[Any, ...]:
    """The same pack with the cards permuted but for those at the kept places: all of them, or
    only a few, after which more moves are legal in both."""
    places = [place for place in range(len(pack)) if place not in kept]
    if dice.below(3):
        places = list(dice.shuffle(places)[: 2 + dice.below(3)])
    cards = dice.shuffle([pack[place] for place in places])
    mixed = list(pack)
    for place, card in zip(places, cards, strict=True):
        mixed[place] = card
    return tuple(mixed)


@games
@pytest.mark.parametrize("seat", SEATS)
def test_cards_hidden_at_the_deal_change_nothing_for_a_seat(game: GameDef, seat: int) -> None:
    """The same public moves over other hidden cards, as far as the rules allow them. Both deals
    are followed move by move; where another seat is asked in secret the seat sees one same view,
    whoever it is and whatever it is asked."""
    compared = questions = 0
    for seed in range(150):
        dice = Dice(7000 + seed)
        options = replace(random_options(game, dice), nine_cut="off", cutter="right")
        base = game.apply(game.new_match(options), game.parse_move("dealer E")).state
        pack = dice.shuffle(game.pack)
        first = 3 * seat
        kept = {*range(first, first + 3), *range(first + 12, first + 15), 14}
        one, two = (
            game.apply(game.apply(base, Deal(before_cut(cards, 12))).state, Cut(12)).state
            for cards in (pack, other_pack(pack, kept, dice))
        )
        move = dice.pick(game.legal_moves(one))
        one, two = game.apply(one, move).state, game.apply(two, move).state
        mine: list[list[str]] = []
        his: list[list[str]] = []
        one, two = decline(game, one, mine), decline(game, two, his)
        views = [each[seat] for each in mine], [each[seat] for each in his]
        asked = [[v for v in side if "Phase.WAIT" not in v] for side in views]
        if asked[0] != asked[1]:
            continue  # the seat itself was asked in one of them, and so knows more
        if not asked[0]:
            waits = {view for side in views for view in side}
            assert len(waits) <= 1
            questions += len(waits)
        while True:
            assert repr(game.view(one, seat)) == repr(game.view(two, seat))
            legal = [m for m in game.legal_moves(one) if game.refusal(two, m) is None]
            if one.turn != two.turn or not legal or one.phase in SECRET:
                break
            move = dice.pick(legal)
            step, other = game.apply(one, move), game.apply(two, move)
            assert told(game, step.events, seat) == told(game, other.events, seat)
            one, two = step.state, other.state
            compared += 1
            if one.result is not None:
                break
    assert compared > 400
    assert questions > 5


@games
def test_who_is_to_act_is_public_but_for_secret_questions(game: GameDef) -> None:
    for seed in range(12):
        for turn in sampled(game, 200 + seed, 1):
            state = turn.before
            for seat in SEATS:
                seen = game.view(state, seat)
                if turn.actor == CHANCE:
                    assert game.turn(seen) is None
                elif state.phase in SECRET and seat != turn.actor:
                    assert game.turn(seen) is None
                    assert seen.phase is Phase.WAIT
                else:
                    assert game.turn(seen) == turn.actor
                    assert seen.phase is state.phase
