"""``kominek selfplay``: whole matches between the program's own players, without a window."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kominek_desktop import __version__
from kominek_desktop.cli import files
from kominek_desktop.cli.faults import CommandFault
from kominek_desktop.cli.tables import format_mapping
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef, Outcome
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.options import BadOption, parse_options
from kominek_desktop.rules.record import format_header, format_moves

RANDOM = "random"
"""The options text that asks for other house rules in every match."""

_CARDS, _THOUGHTS, _HOUSE_RULES = range(3)

Decide = Callable[[Any, tuple[Move, ...], str, int], Move]
"""Chooses from a view, the moves it allows, the player's name and a seed."""


@dataclass(frozen=True, slots=True)
class Order:
    """What was asked for on the command line; ``players`` and ``options`` as written there."""

    game: str
    deals: int
    seed: int
    players: str
    options: str


@dataclass(frozen=True, slots=True)
class Match:
    """A match that was played: its record, the reports of its finished deals and of how it stood
    at last, and its outcome (None when the deals asked for were played before its end)."""

    text: str
    reports: tuple[dict[str, Any], ...]
    standing: dict[str, Any]
    outcome: Outcome | None


def report(order: Order, *, as_json: bool, record: Path | None) -> None:
    """Plays and prints the counts; raises CommandFault.

    The record of the last match is printed below them, and the counts are then comments, so
    that all of it can be read back as a record; with ``record`` all matches are written to
    files instead, the second to ``name-2.suffix`` and so on.
    """
    from kominek_desktop.ai.player import Job, choose, players
    from kominek_desktop.rules.games import GAMES, find_game

    try:
        game = find_game(order.game)
    except KeyError as error:
        known = ", ".join(each.id for each in GAMES)
        raise CommandFault(
            f"--game: there is no game {order.game!r} (there are {known})"
        ) from error
    seats = find_players(game, order.players, players())
    draw = find_options(game, order.options, order.seed)

    def decide(view: Any, moves: tuple[Move, ...], player: str, seed: int) -> Move:
        return choose(Job(game.id, view, moves, player, seed)).move

    started = time.perf_counter()
    played = []
    written = []
    last = ""
    for match in play(game, draw, seats, decide, deals=order.deals, seed=order.seed):
        played.append(match)
        last = match.text
        if record is not None:
            written.append(files.numbered(record, len(played)))
            files.write(written[-1], last)
    seconds = time.perf_counter() - started
    facts = {
        "game": game.id,
        "options": order.options,
        "players": list(seats),
        "seed": order.seed,
        **count(game, played),
        "seconds": round(seconds, 3),
        "deals_per_second": round(order.deals / seconds, 2),
    }
    if as_json:
        kept = {"record": last} if record is None else {"records": [str(each) for each in written]}
        print(json.dumps({**facts, **kept}, indent=2))
    elif record is None:
        print("".join(f"# {line}\n" for line in format_mapping(facts).splitlines()))
        print(last, end="")
    else:
        print(format_mapping(facts), end="")
        print(*(f"wrote {each}" for each in written), sep="\n")


def find_players(game: GameDef, text: str, known: Sequence[str]) -> tuple[str, ...]:
    """The player of every seat; one name is meant for all, no name is the first player there is.
    Raises CommandFault."""
    names = tuple(name.strip() for name in text.split(",")) if text else (known[0],)
    for name in names:
        if name not in known:
            there = ", ".join(known)
            raise CommandFault(f"--players: there is no player {name!r} (there are {there})")
    seats = len(game.seat_names)
    if len(names) not in (1, seats):
        raise CommandFault(f"--players: {len(names)} names, but the game has {seats} seats")
    return names if len(names) == seats else names * seats


def find_options(game: GameDef, text: str, seed: int) -> Callable[[int], Any]:
    """A function from the number of a match to its options; raises CommandFault."""

    def drawn(match: int) -> Any:
        dice = _dice(seed, _HOUSE_RULES, match)
        values = {switch.id: dice.pick(switch.values) for switch in game.switches}
        return type(game.default_options)(**values)

    if text == RANDOM:
        return drawn
    try:
        options = parse_options(game.switches, game.default_options, text)
    except BadOption as error:
        raise CommandFault(
            f"--options, column {error.column}: the game has no option {error.text!r}, "
            "or it is named twice"
        ) from error
    return lambda _match: options


def play(
    game: GameDef,
    options: Callable[[int], Any],
    seats: Sequence[str],
    decide: Decide,
    *,
    deals: int,
    seed: int,
) -> Iterator[Match]:
    """Plays match after match until ``deals`` deals have ended.

    The same seed gives the same matches, and gives deal number n the same packs whoever plays
    and whatever was played before, so that players can be compared.
    """
    match = ended = 0
    while ended < deals:
        played = _play_match(
            game, options(match), seats, decide, deals=range(ended, deals), seed=seed
        )
        ended += len(played.reports)
        match += 1
        yield played


def _play_match(
    game: GameDef, options: Any, seats: Sequence[str], decide: Decide, *, deals: range, seed: int
) -> Match:
    """One match, at most as long as the numbers of its deals reach."""
    state = game.new_match(options)
    lines = [format_header(game, options, __version__, seats)]
    reports: list[dict[str, Any]] = []
    cards, thoughts = _deal_dice(seed, deals.start)
    while len(reports) < len(deals) and (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            move = game.chance(state, cards)
        else:
            view = game.view(state, actor)
            move = decide(view, game.view_moves(view), seats[actor], thoughts.below(1 << 32))
        lines.append(format_moves(game, (state,), (move,)))
        step = game.apply(state, move)
        state = step.state
        for told in map(game.deal_report, step.events):
            if told is not None:
                reports.append(told)
                cards, thoughts = _deal_dice(seed, deals.start + len(reports))
    return Match("".join(lines), tuple(reports), game.match_report(state), game.outcome(state))


def count(game: GameDef, played: Sequence[Match]) -> dict[str, Any]:
    """Deals, finished matches, and points and won matches by side.

    The sides are the ``pairs`` of the match report, else the seats. Points are what reports, or
    mappings inside them, call ``points``: a list with one number a side, or one number for the
    side ``scored_by``.
    """
    sides = tuple(played[0].standing.get("pairs", game.seat_names))
    points = [0] * len(sides)
    reports = [each for match in played for each in match.reports]
    for each in reports:
        for part in (each, *(value for value in each.values() if isinstance(value, dict))):
            paid = part.get("points")
            if isinstance(paid, list):
                points = [old + new for old, new in zip(points, paid, strict=True)]
            elif paid and part["scored_by"] is not None:
                points[part["scored_by"]] += paid
    outcomes = [match.outcome for match in played if match.outcome is not None]
    # Partners share a place, so the first seat of a side tells it.
    won = [sum(each.places[first] == 1 for each in outcomes) for first in range(len(sides))]
    return {
        "deals": len(reports),
        "matches": len(outcomes),
        "points": dict(zip(sides, points, strict=True)),
        "won": dict(zip(sides, won, strict=True)),
    }


def _deal_dice(seed: int, deal: int) -> tuple[Dice, Dice]:
    return _dice(seed, _CARDS, deal), _dice(seed, _THOUGHTS, deal)


def _dice(seed: int, purpose: int, number: int) -> Dice:
    return Dice((seed << 64) + (number << 2) + purpose)
