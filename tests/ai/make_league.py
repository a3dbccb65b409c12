"""The league of choices: ``python -m tests.ai.make_league [--positions]``.

``league.json`` holds fixed positions as records and what every player chooses in them, so that a
change of style between two releases is seen. Renewing keeps the positions and prints which choices
have changed; it refuses when ``plain`` has, the yardstick of all others. ``--positions`` draws
other positions first.

Beside each choice stands what it loses by a slow reference, in points (in the auction in chances of
the match): the level ``top`` with ten times its worlds, which flatters those who think as it does.
Where that says nothing of a move, as of a trump, the loss is null.

The players' caps in seconds are lifted, so that a slow machine chooses the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from kominek_desktop import __version__
from kominek_desktop.ai.kominek_levels import LEVELS, Level, decide_at
from kominek_desktop.ai.kominek_seen import as_set
from kominek_desktop.ai.kominek_solo import sure_winners
from kominek_desktop.ai.levels import LEVELS as LEVEL_NAMES
from kominek_desktop.ai.player import PLAIN, RULES, Choice, Job, choose
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.games.kominek.moves import Bid, Claim, LayNines, Play, Redeal
from kominek_desktop.rules.games.kominek.state import Phase, State, View, pips_of
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.record import format_header, format_moves, read_record
from tests.ai.kominek_positions import random_options

FILE = Path(__file__).with_name("league.json")
PLAYERS = (PLAIN, RULES, *LEVEL_NAMES)
SCALES = ("printed", "classic")
QUOTAS = {
    "lead": 15,
    "follow": 15,
    "ruff": 4,
    "discard": 9,
    "solo_lead": 3,
    "solo_follow": 6,
    "auction": 7,
    "trump": 4,
    "redeal": 3,
    "nines": 2,
    "answer": 2,
    "leave": 2,
    "claim": 3,
}
"""How many positions of each kind there are under each scale."""
PER_MATCH = 4
LONGEST = 150
HURRY_FREE = 3600.0
PATIENCE = 10

_KINDS = {
    Phase.TRUMP: "trump",
    Phase.REDEAL: "redeal",
    Phase.NINES: "nines",
    Phase.ANSWER: "answer",
    Phase.LEAVE: "leave",
    Phase.LAST_CLAIM: "claim",
}


@dataclass(frozen=True, slots=True)
class Position:
    """A question of the league, with the truth. ``seed`` is that of the players' chance."""

    game: GameDef
    state: State
    view: View
    moves: tuple[Move, ...]
    seed: int


def positions(league: dict[str, Any]) -> Iterator[Position]:
    """The questions of the file, in its order."""
    replays = [read_record("\n".join(lines) + "\n", GAMES) for lines in league["records"]]
    for seed, entry in enumerate(league["positions"]):
        replayed = replays[entry["record"]]
        game, state = replayed.game, replayed.states[entry["moves"]]
        view = game.view(state, state.turn)
        yield Position(game, state, view, game.view_moves(view), seed)


def answer(position: Position, player: str) -> str:
    """What a player chooses, as text."""
    return position.game.format_move(_choose(position, player, LEVELS.get(player)).move)


def _choose(position: Position, player: str, level: Level | None, patience: int = 1) -> Choice:
    """``patience``: times the usual number of worlds."""
    if level is None:
        game_id = position.game.id
        return choose(Job(game_id, position.view, position.moves, player, position.seed))
    if (budget := level.budget) is not None:
        budget = replace(budget, worlds=patience * budget.worlds, seconds=HURRY_FREE)
        level = replace(level, budget=budget)
    return decide_at(level, position.view, position.moves, Dice(position.seed))


def losses(position: Position, choices: dict[str, str]) -> dict[str, float | None]:
    """By player, what his choice is worth less than the best one."""
    top = LEVEL_NAMES[-1]
    insight = _choose(position, top, LEVELS[top], PATIENCE).insight
    worth = {}
    if insight is not None:
        text = position.game.format_move
        worth = {text(each.move): each.value for each in insight.estimates}
    best = max(worth.values(), default=0.0)
    return {
        player: round(best - worth[move], 3) if move in worth else None
        for player, move in choices.items()
    }


def kind_of(state: State, view: View, moves: tuple[Move, ...]) -> str | None:
    """What is asked; None when it is not worth asking."""
    kind = _KINDS.get(state.phase)
    match state.phase:
        case Phase.AUCTION if sure_winners(as_set(view.hand)) > 1:
            kind = "auction"
        case Phase.SOLO:
            kind = "solo_follow" if view.trick else "solo_lead"
        case Phase.PLAY:
            pips = pips_of(state.tricks, state.marriages, state.trump)[0][state.turn % 2]
            kind = "claim" if Claim() in moves and pips > 50 else _kind_of_card(view, moves)
    return kind if len(moves) > 1 else None


def _kind_of_card(view: View, moves: tuple[Move, ...]) -> str:
    if not view.trick:
        return "lead"
    suits = {move.card.suit for move in moves if isinstance(move, Play)}
    if view.trick[0][1].suit in suits:
        return "follow"
    return "ruff" if suits == {view.trump} else "discard"


def draw() -> dict[str, Any]:
    """A league without choices."""
    records: list[list[str]] = []
    found: list[dict[str, Any]] = []
    left = Counter({(scale, kind): count for scale in SCALES for kind, count in QUOTAS.items()})
    seed = 0
    while left.total():
        seed += 1
        lines, asked = _match(seed, SCALES[seed % 2], left)
        if asked:
            found += [{"record": len(records), **each} for each in asked]
            records.append(lines)
    return {"records": records, "positions": found}


def _match(
    seed: int, scale: str, left: Counter[tuple[str, str]]
) -> tuple[list[str], list[dict[str, Any]]]:
    """The start of a match, up to the last position that is taken from it."""
    dice = Dice(seed)
    game = find_game(("kominek", "kominek", "klin")[seed % 3])
    options = random_options(game, dice) if dice.below(3) == 0 else game.default_options
    options = replace(options, loser_scale=scale)
    state: State = game.new_match(options)
    states, moves = [state], list[Move]()
    asked: list[dict[str, Any]] = []
    while len(moves) < LONGEST and len(asked) < PER_MATCH:
        if (actor := game.actor(state)) is None:
            break
        if actor == CHANCE:
            move = game.chance(state, dice)
        else:
            view = game.view(state, actor)
            legal = game.view_moves(view)
            kind = kind_of(state, view, legal)
            if kind and left[scale, kind] and (QUOTAS[kind] < 4 or dice.below(3) == 0):
                left[scale, kind] -= 1
                asked.append({"moves": len(moves), "kind": kind})
            move = _play_on(game, view, legal, dice)
        moves.append(move)
        state = game.apply(state, move).state
        states.append(state)
    if not asked:
        return [], []
    end = asked[-1]["moves"]
    text = format_header(game, options, __version__, (PLAIN,) * len(game.seat_names))
    text += format_moves(game, states[: end + 1], moves[:end])
    return text.splitlines(), asked


def _play_on(game: GameDef, view: View, legal: tuple[Move, ...], dice: Dice) -> Move:
    """Plainly for the most part, with more games and nines than anybody would name."""
    if Redeal(False) in legal:
        return Redeal(False)
    wild: Move | None = None
    if dice.below(2) == 0:
        wild = next((move for move in legal if isinstance(move, LayNines)), None)
    if dice.below(8) == 0:
        wild = next((move for move in legal if isinstance(move, Bid)), None)
    if wild is not None:
        return wild
    if dice.below(4) == 0:
        return dice.pick(legal)
    return choose(Job(game.id, view, legal, PLAIN, dice.below(1 << 20))).move


def renew(league: dict[str, Any]) -> list[str]:
    """Writes all choices and losses into the league; says what has changed."""
    changed = []
    for number, (entry, position) in enumerate(
        zip(league["positions"], positions(league), strict=True)
    ):
        before, old_losses = entry.get("choices", {}), entry.get("losses", {})
        choices = {player: answer(position, player) for player in PLAYERS}
        lost = losses(position, choices)
        entry |= {"choices": choices, "losses": lost}
        changed += [
            f"{number} {entry['kind']}: {player} {before[player]} ({old_losses[player]}) -> "
            f"{move} ({lost[player]})"
            for player, move in choices.items()
            if before.get(player, move) != move
        ]
    return changed


def write(league: dict[str, Any]) -> None:
    """One line for each record's line and for each position."""
    records = ",\n".join(json.dumps(lines, indent=1) for lines in league["records"])
    rows = ",\n".join(json.dumps(entry) for entry in league["positions"])
    FILE.write_text(f'{{"records": [\n{records}\n],\n"positions": [\n{rows}\n]}}\n', "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Renews the league of choices.")
    parser.add_argument("--positions", action="store_true", help="draw the positions anew")
    league = draw() if parser.parse_args().positions else json.loads(FILE.read_text("utf-8"))
    changed = renew(league)
    if moved := [line for line in changed if f": {PLAIN} " in line]:
        sys.exit("\n".join([*moved, f"{PLAIN} has to choose as it always did: nothing is written"]))
    write(league)
    print(*changed, sep="\n", end="\n" if changed else "")
    print(f"{len(league['positions'])} positions, {len(changed)} choices changed")
    for player in PLAYERS:
        lost = [each["losses"][player] for each in league["positions"]]
        told = [loss for loss in lost if loss is not None]
        print(f"{player} loses {sum(told) / len(told):.4f} on the mean of {len(told)}")


if __name__ == "__main__":
    main()
