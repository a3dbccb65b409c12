"""Records that stop where a test wants to begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kominek_desktop import __version__
from kominek_desktop.ai.player import PLAIN, Job, choose
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.options import parse_options
from kominek_desktop.rules.record import format_header, format_moves

SEATS = ("person", PLAIN, PLAIN, PLAIN)


def record(wanted: Callable[[Any], bool], seed: int = 1, options: str = "", most: int = 40) -> str:
    """A match played by the plain player up to the first position of seat 0 that is wanted.

    Tries one seed after the other and raises LookupError when none has such a position."""
    game = find_game("kominek")
    rules = parse_options(game.switches, game.default_options, options)
    for number in range(seed, seed + most):
        dice = Dice(number)
        state = game.new_match(rules)
        lines = [format_header(game, rules, __version__, SEATS)]
        for _ in range(400):
            actor = game.actor(state)
            if actor is None:
                break
            if actor == 0 and wanted(state):
                return "".join(lines)
            if actor == CHANCE:
                move = game.chance(state, dice)
            else:
                view = game.view(state, actor)
                job = Job(game.id, view, game.view_moves(view), PLAIN, dice.below(1 << 30))
                move = choose(job).move
            lines.append(format_moves(game, (state,), (move,)))
            state = game.apply(state, move).state
    raise LookupError("no such position")


def empty(options: str = "") -> str:
    """A match in which nothing has happened yet."""
    game = find_game("kominek")
    rules = parse_options(game.switches, game.default_options, options)
    return format_header(game, rules, __version__, SEATS)
