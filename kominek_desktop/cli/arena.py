"""``kominek arena``: two players against each other over duplicate deals.

Every deal is played at two tables with the same lots, packs and cuts, the sides changed over at the
second. What ``a`` gains on ``b`` in it is half of the difference of the two tables, so that good
cards count for nobody.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import repeat
from typing import Any

from kominek_desktop.ai.player import PLAIN, Job, choose, load_judgements, players
from kominek_desktop.cli.faults import CommandFault
from kominek_desktop.cli.selfplay import find_options
from kominek_desktop.cli.tables import format_mapping
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.moves import Move

CHEATER = "cheater"
"""The player who sees all cards; he sits at no other table than this."""

TABLES: dict[str, str] = {
    "kominek": "kominek_desktop.cli.kominek_arena",
    "klin": "kominek_desktop.cli.kominek_arena",
}
"""The modules with each game's :class:`Desk`, as ``DESK``."""

Deciders = Mapping[str, Callable[[Job], Move]]
"""Players that are not the program's own, by name; picklable when there are several processes."""

_CARDS, _THOUGHTS = range(2)
_NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Desk:
    """What the arena must be told of a game of two sides.

    ``side``: 0 or 1, by seat. ``options``: the house rules that are played when card play alone
    is to be measured. ``given``: the move that is made for every player alike, drawn with the dice
    of the cards, or None when the player decides; the flag says that only card play is measured.
    ``points``: what the report of a deal gives to side 0, less what it gives to side 1.
    ``cheat``: the move of who knows the state, given his usual move.
    """

    side: Callable[[int], int]
    options: Callable[[Any], Any]
    given: Callable[[Any, tuple[Move, ...], Dice, bool], Move | None]
    points: Callable[[dict[str, Any]], int]
    cheat: Callable[[Any, tuple[Move, ...], Move], Move]


@dataclass(frozen=True, slots=True)
class Order:
    """What was asked for on the command line; ``options`` as written there."""

    a: str
    b: str
    game: str = "kominek"
    deals: int = 100
    seed: int = 0
    options: str = ""
    card_play: bool = False
    jobs: int = 1


@dataclass(slots=True)
class Clock:
    """Processor time of one player's decisions, forced ones apart, in seconds."""

    decisions: int = 0
    total: float = 0.0
    worst: float = 0.0

    def add(self, seconds: float) -> None:
        """Counts one decision."""
        self.decisions += 1
        self.total += seconds
        self.worst = max(self.worst, seconds)

    def merge(self, other: Clock) -> None:
        """Counts all of the other's decisions."""
        self.decisions += other.decisions
        self.total += other.total
        self.worst = max(self.worst, other.worst)


@dataclass(slots=True)
class Tally:
    """What ``a`` gained on ``b`` in each deal, in points, and the clocks of the two."""

    values: list[float] = field(default_factory=list)
    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))


def report(order: Order, *, as_json: bool) -> None:
    """Plays and prints the result; raises CommandFault."""
    facts = gather(order, play(order))
    print(json.dumps(facts, indent=2) if as_json else format_mapping(facts), end="")
    if as_json:
        print()


def gather(order: Order, tally: Tally) -> dict[str, Any]:
    """The JSON-ready report. ``mean`` is in points per deal for ``a``, ``half_width`` that of its
    95 % interval (None for a single deal)."""
    mean, half_width = interval(tally.values)
    sides = [
        (
            round(1000 * clock.total / clock.decisions, 4) if clock.decisions else 0.0,
            round(1000 * clock.worst, 4),
        )
        for clock in tally.clocks
    ]
    return {
        "a": order.a,
        "b": order.b,
        "deals": len(tally.values),
        "mean": round(mean, 4),
        "half_width": None if half_width is None else round(half_width, 4),
        "ms_per_decision": {"a": sides[0][0], "b": sides[1][0]},
        "worst_ms": {"a": sides[0][1], "b": sides[1][1]},
        "game": order.game,
        "options": order.options,
        "card_play": order.card_play,
        "seed": order.seed,
    }


def interval(values: Sequence[float]) -> tuple[float, float | None]:
    """The mean and the half-width of its 95 % interval."""
    count = len(values)
    mean = math.fsum(values) / count
    if count < 2:
        return mean, None
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, _NORMAL_95 * math.sqrt(variance / count)


def play(order: Order, deciders: Deciders | None = None) -> Tally:
    """Plays all deals, in so many processes as ordered, always with the same result; raises
    CommandFault."""
    guests = deciders or {}
    _check(order, guests)
    jobs = min(order.jobs, order.deals)
    if jobs == 1:
        return play_some(order, guests, range(order.deals))
    tally = Tally()
    # Each process takes every n-th deal; their values are put back into the order of the deals.
    values = [0.0] * order.deals
    shares = [range(first, order.deals, jobs) for first in range(jobs)]
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        parts = pool.map(play_some, repeat(order, jobs), repeat(guests, jobs), shares)
        for share, part in zip(shares, parts, strict=True):
            for clock, other in zip(tally.clocks, part.clocks, strict=True):
                clock.merge(other)
            values[share.start :: jobs] = part.values
    tally.values = values
    return tally


def play_some(order: Order, deciders: Deciders, numbers: Iterable[int]) -> Tally:
    """Plays the deals of these numbers; the same number is always the same deal."""
    load_judgements()
    game, desk = find_game(order.game), _desk(order.game)
    draw = find_options(game, order.options, order.seed)
    tally = Tally()
    for number in numbers:
        options = desk.options(draw(number)) if order.card_play else draw(number)
        first, second = (
            _play_deal(game, desk, options, order, deciders, number, tally.clocks, swapped)
            for swapped in (0, 1)
        )
        tally.values.append((first - second) / 2)
    return tally


def _play_deal(
    game: GameDef,
    desk: Desk,
    options: Any,
    order: Order,
    deciders: Deciders,
    number: int,
    clocks: tuple[Clock, Clock],
    swapped: int,
) -> int:
    """One deal at one table: what side 0 gets less what side 1 gets. With ``swapped`` 1 side 0 is
    ``b``. Thoughts have the same dice at both tables, so that a player is its own equal."""
    cards = Dice((order.seed << 64) + (number << 2) + _CARDS)
    thoughts = Dice((order.seed << 64) + (number << 2) + _THOUGHTS)
    names = (order.a, order.b)
    state = game.new_match(options)
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            move = game.chance(state, cards)
        else:
            view = game.view(state, actor)
            moves = game.view_moves(view)
            seed = thoughts.below(1 << 32)
            given = desk.given(view, moves, cards, order.card_play)
            if given is not None:
                move = given
            else:
                who = desk.side(actor) ^ swapped
                started = time.process_time()
                asked = Job(game.id, view, moves, names[who], seed)
                move = _decide(desk, state, asked, deciders)
                if len(moves) > 1:
                    clocks[who].add(time.process_time() - started)
        step = game.apply(state, move)
        state = step.state
        for told in map(game.deal_report, step.events):
            if told is not None:
                return desk.points(told)
    return 0


def _decide(desk: Desk, state: Any, job: Job, deciders: Deciders) -> Move:
    if decide := deciders.get(job.player):
        return decide(job)
    if job.player != CHEATER:
        return choose(job).move
    usual = choose(replace(job, player=PLAIN)).move
    return desk.cheat(state, job.moves, usual)


def _check(order: Order, deciders: Deciders) -> None:
    known = (*players(), CHEATER, *deciders)
    for name in (order.a, order.b):
        if name not in known:
            raise CommandFault(f"there is no player {name!r} (there are {', '.join(known)})")
    if order.game not in TABLES:
        known = tuple(TABLES)
        raise CommandFault(
            f"--game: there is no arena for {order.game!r} (there is for {', '.join(known)})"
        )
    find_options(find_game(order.game), order.options, order.seed)


def _desk(game_id: str) -> Desk:
    desk: Desk = import_module(TABLES[game_id]).DESK
    return desk
