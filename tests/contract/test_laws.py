"""Laws of every game: random matches with random house rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.errors import IllegalMove
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.options import format_options, parse_options
from kominek_desktop.rules.record import Record, format_record, read_record, replay
from tests.rules.build import Turn, random_options, walk

SEEDS = range(24)
LENGTH = 240
"""Moves of a match: some eight deals."""

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@cache
def matches(game_id: str) -> tuple[tuple[Turn, ...], ...]:
    game = next(each for each in GAMES if each.id == game_id)
    found = []
    for seed in SEEDS:
        dice = Dice(seed)
        found.append(tuple(walk(game, random_options(game, dice), dice, LENGTH)))
    return tuple(found)


def turns(game: GameDef, stride: int = 1) -> Iterator[Turn]:
    for number, match in enumerate(matches(game.id)):
        yield from match[number % stride :: stride]


@cache
def moves_seen(game_id: str) -> tuple[Move, ...]:
    """Every decision made anywhere, each once, in the order of its text."""
    game = next(each for each in GAMES if each.id == game_id)
    decisions = {turn.move for turn in turns(game) if turn.actor != CHANCE}
    return tuple(sorted(decisions, key=game.format_move))


def mutated(move: Any, dice: Dice, pool: tuple[Any, ...]) -> Move:
    """The move with one of its fields taken from another move of its kind."""
    names = [field.name for field in dataclasses.fields(move)]
    alike = [other for other in pool if type(other) is type(move)]
    if not names or not alike:
        return dice.pick(pool)  # type: ignore[no-any-return]
    name = dice.pick(names)
    value = getattr(dice.pick(alike), name)
    return dataclasses.replace(move, **{name: value})  # type: ignore[no-any-return]


def cards_of(value: Any) -> Iterator[Any]:
    """All values inside dataclasses, tuples and mappings."""
    yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from cards_of(getattr(value, field.name))
    elif isinstance(value, (tuple, list, frozenset, set)):
        for each in value:
            yield from cards_of(each)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from cards_of(key)
            yield from cards_of(each)


@games
def test_random_play_reaches_the_ends_of_deals_and_matches(game: GameDef) -> None:
    ended = [match for match in matches(game.id) if game.actor(match[-1].after) is None]
    reports = [r for turn in turns(game) for e in turn.events if (r := game.deal_report(e))]
    assert ended
    assert len(reports) > len(SEEDS)
    for match in ended:
        assert game.outcome(match[-1].after) is not None
        assert game.match_report(match[-1].after)["over"]
        assert game.legal_moves(match[-1].after) == ()
        assert game.between_deals(match[-1].after)


@games
def test_there_is_an_outcome_only_at_the_end(game: GameDef) -> None:
    for turn in turns(game):
        over = game.actor(turn.after) is None
        outcome = game.outcome(turn.after)
        assert (outcome is not None) is over
        if outcome is not None:
            assert len(outcome.places) == len(game.seat_names)
            assert min(outcome.places) == 1


@games
def test_a_seat_on_turn_has_moves_and_chance_has_none(game: GameDef) -> None:
    for turn in turns(game):
        legal = game.legal_moves(turn.before)
        assert bool(legal) is (turn.actor != CHANCE)
        assert len(set(legal)) == len(legal)
        if turn.actor != CHANCE:
            seen = game.view(turn.before, turn.actor)
            assert game.view_moves(seen) == legal
            assert game.turn(seen) == turn.actor


@games
def test_refusal_is_none_exactly_for_legal_moves(game: GameDef) -> None:
    """All moves made anywhere, and changed ones, at a sample of positions of every kind."""
    pool, dice = moves_seen(game.id), Dice(3)
    few = tuple(dice.pick(pool) for _ in range(60))
    for turn in turns(game, 23):
        if turn.actor == CHANCE:
            tried: tuple[Move, ...] = few
        else:
            tried = (*pool, *(mutated(dice.pick(pool), dice, pool) for _ in range(20)))
        legal = set(game.legal_moves(turn.before))
        seen = None if turn.actor == CHANCE else game.view(turn.before, turn.actor)
        for move in tried:
            refusal = game.refusal(turn.before, move)
            assert (refusal is None) is (move in legal), game.format_move(move)
            if refusal is not None:
                assert refusal.clause[0] in "KL"
                assert refusal.id
            if seen is not None and move in few:
                assert game.view_refusal(seen, move) == refusal


@games
def test_legal_moves_apply_and_all_others_are_refused_with_the_position(game: GameDef) -> None:
    pool, dice = moves_seen(game.id), Dice(4)
    for turn in turns(game, 5):
        for move in game.legal_moves(turn.before):
            assert game.refusal(turn.before, move) is None
            step = game.apply(turn.before, move)
            assert step == game.apply(turn.before, move)
        move = dice.pick(pool)
        refusal = game.refusal(turn.before, move)
        if refusal is not None:
            with pytest.raises(IllegalMove) as caught:
                game.apply(turn.before, move)
            assert caught.value.refusal is refusal
            assert caught.value.move is move
            assert caught.value.state is turn.before


@games
def test_a_seat_that_is_not_on_turn_has_no_moves(game: GameDef) -> None:
    for turn in turns(game, 5):
        for seat in range(len(game.seat_names)):
            if seat != turn.actor:
                seen = game.view(turn.before, seat)
                assert game.view_moves(seen) == ()
                assert game.view_refusal(seen, turn.move) is not None


@games
def test_states_are_values(game: GameDef) -> None:
    for turn in turns(game, 9):
        before = repr(turn.before)
        assert game.apply(turn.before, turn.move).state == turn.after
        assert repr(turn.before) == before
        assert hash(turn.before) == hash(dataclasses.replace(turn.before))


@games
def test_the_events_of_a_move_are_for_the_seats_to_see(game: GameDef) -> None:
    for turn in turns(game):
        for event in turn.events:
            assert dataclasses.is_dataclass(event)
            for seat in range(len(game.seat_names)):
                assert isinstance(game.redact(event, seat), (type(event), type(None)))


@games
def test_cards_are_conserved(game: GameDef) -> None:
    pack = sorted(game.pack)
    for turn in turns(game):
        state = turn.after
        assert sorted(state.pack) == pack or not state.pack
        held = [card for hand in state.hands for card in hand]
        played = [card for trick in state.tricks for _, card in trick.cards]
        played += [card for _, card in state.trick]
        if state.trump is not None:
            assert sorted(held + played) == pack
        assert len(set(held + played)) == len(held + played)


@games
def test_a_move_and_its_text_are_each_others_inverse(game: GameDef) -> None:
    seen = {turn.move for turn in turns(game)}
    for turn in turns(game, 7):
        seen |= set(game.legal_moves(turn.before))
    for move in seen:
        text = game.format_move(move)
        assert text == text.strip()
        assert "\n" not in text
        assert game.parse_move(text) == move
    assert len({game.format_move(move) for move in seen}) == len(seen)


@games
def test_options_and_their_text_are_each_others_inverse(game: GameDef) -> None:
    dice = Dice(5)
    for _ in range(100):
        options = random_options(game, dice)
        text = format_options(game.switches, options)
        assert parse_options(game.switches, game.default_options, text) == options
    assert parse_options(game.switches, game.default_options, "") == game.default_options
    for switch in game.switches:
        assert getattr(game.default_options, switch.id) == switch.default
    for preset in game.presets:
        text = format_options(game.switches, preset.options)
        assert parse_options(game.switches, game.default_options, text) == preset.options


@games
def test_a_record_replays_to_equal_states(game: GameDef) -> None:
    for match in matches(game.id)[::3]:
        options = game.options_of(match[0].before)
        record = Record(game.id, options, "0", ("plain",) * 4, tuple(t.move for t in match))
        text = format_record(record, GAMES)
        replayed = read_record(text, GAMES)
        assert replayed.states == (*(turn.before for turn in match), match[-1].after)
        assert replayed.events == tuple(turn.events for turn in match)
        assert replayed == replay(record, GAMES)
        assert format_record(replayed.record, GAMES) == text


@games
def test_chance_is_drawn_from_the_seed_alone(game: GameDef) -> None:
    draws = 0
    for turn in turns(game):
        if turn.actor == CHANCE:
            one, other = (game.chance(turn.before, Dice(11)) for _ in range(2))
            assert one == other
            assert game.refusal(turn.before, one) is None
            draws += 1
            assert not game.undoable(turn.move)
    assert draws


def uncover(pair: int, points: int, keeps: bool, eights: list[int], coats: list[int]) -> None:
    eights[pair] += points
    if eights[pair] >= 8:
        surplus = eights[pair] - 8 if keeps else 0
        eights[:] = [0, 0]
        eights[pair] = surplus
        coats[1 - pair] += 1


@games
def test_scores_follow_from_the_reports_of_the_deals(game: GameDef) -> None:
    for match in matches(game.id):
        carry = game.options_of(match[0].before).carry
        resets = game.options_of(match[0].before).solo_coat_resets
        eights, coats = [0, 0], [0, 0]

        for turn in match:
            for event in turn.events:
                report = game.deal_report(event)
                if report is None:
                    continue
                nines = report["nines"]
                if nines is not None and report["reason"] != "nines":
                    uncover(nines["scored_by"], nines["points"], carry == "all", eights, coats)
                pair = report["scored_by"]
                if report["coat"] is not None:
                    coats[1 - pair] += {"futro": 1, "garnitur": 2}[report["coat"]]
                    if resets == "on":
                        eights[:] = [0, 0]
                elif pair is not None:
                    solo = report["game"] not in ("ordinary", "none")
                    uncover(pair, report["points"], solo or carry == "all", eights, coats)
                assert (report["eights"], report["coats"]) == (eights, coats)
                standing = game.match_report(turn.after)
                assert (standing["eights"], standing["coats"]) == (eights, coats)


@games
def test_nothing_in_a_view_or_an_event_holds_a_state(game: GameDef) -> None:
    state_type = type(game.new_match(game.default_options))
    for turn in turns(game, 31):
        for seat in range(len(game.seat_names)):
            seen = game.view(turn.before, seat)
            told = [game.redact(event, seat) for event in turn.events]
            assert not any(isinstance(value, state_type) for value in cards_of((seen, told)))
            assert not any(
                callable(value) and not isinstance(value, type) for value in cards_of((seen, told))
            )
