"""Figures of the player ``plain``: speed, strength over random play, and how often it is right.

``python benchmarks/plain.py [--deals N] [--seed N] [--json]``. Strength is in points per deal
over duplicate deals: the same cards twice with the pairs swapped, value (a - b) / 2, with the
half-width of its 95 % interval.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from kominek_desktop.ai.kominek import decide
from kominek_desktop.ai.kominek_calls import trump_score
from kominek_desktop.ai.kominek_playout import (
    PLAIN,
    PlayRules,
    Policy,
    Position,
    play_out,
)
from kominek_desktop.ai.kominek_seen import NUMBERS
from kominek_desktop.ai.kominek_solo import play_solo, sure_winners
from kominek_desktop.ai.kominek_tables import SUIT_MASKS
from kominek_desktop.rules.cards import Card, Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.klin import GAME
from kominek_desktop.rules.games.kominek.moves import Cut, Redeal
from kominek_desktop.rules.games.kominek.options import PRINTED
from kominek_desktop.rules.games.kominek.state import PACK, Phase, State, dealt_to

DEALER = 3  # so that seat 0 is forehand


def packs(count: int, seed: int) -> Iterator[tuple[Card, ...]]:
    dice = Dice(seed)
    for _ in range(count):
        yield dice.shuffle(PACK)


def hands_of(pack: tuple[Card, ...]) -> tuple[list[int], int]:
    """The four hands and the trump that forehand names on his first three cards."""
    hands = [sum(1 << NUMBERS[card] for card in dealt_to(pack, DEALER, seat)) for seat in range(4)]
    suit = max(Suit, key=lambda each: (trump_score(pack[:3], each), -each))
    return hands, SUIT_MASKS[suit]


def mean(values: list[float]) -> tuple[float, float]:
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / len(values)
    return round(middle, 4), round(1.96 * math.sqrt(spread / len(values)), 4)


def random_policy(dice: Dice) -> Policy:
    def any_of(cards: int) -> int:
        return dice.pick([card for card in range(24) if cards >> card & 1])

    return (lambda hand, *_: any_of(hand)), (lambda _, legal, *__: any_of(legal))


def playout_speed(count: int, seed: int) -> float:
    """Whole deals played out in a second, all seats plain."""
    dealt = [hands_of(pack) for pack in packs(count, seed)]
    started = time.perf_counter()
    for hands, trump in dealt:
        play_out(Position(hands, trump, 0))
    return count / (time.perf_counter() - started)


def duel_in_thought(count: int, seed: int, rules: PlayRules) -> tuple[float, float]:
    chance = random_policy(Dice(seed + 1))
    values: list[float] = []
    for pack in packs(count, seed):
        hands, trump = hands_of(pack)
        first = play_out(Position(hands[:], trump, 0), rules, (PLAIN, chance) * 2)
        second = play_out(Position(hands[:], trump, 0), rules, (chance, PLAIN) * 2)
        values.append((first - second) / 2)
    return mean(values)


def duel_at_table(count: int, seed: int, scale: str) -> tuple[float, float, float]:
    """The same through views and the rules of Klin, and microseconds of one plain choice."""
    dice = Dice(seed + 2)
    options = replace(PRINTED, loser_scale=scale, nine_cut="off")
    clock = [0.0, 0.0]

    def plain(seen: Any, moves: tuple[Any, ...]) -> Any:
        started = time.perf_counter()
        move = decide(seen, moves, "plain", dice).move
        clock[0] += time.perf_counter() - started
        clock[1] += 1
        return move

    def chance(_: Any, moves: tuple[Any, ...]) -> Any:
        return dice.pick(moves)

    values: list[float] = []
    for pack in packs(count, seed):
        first = table(pack, options, (plain, chance))
        second = table(pack, options, (chance, plain))
        values.append((first - second) / 2)
    return *mean(values), round(1e6 * clock[0] / clock[1], 1)


def table(pack: tuple[Card, ...], options: Any, pairs: tuple[Callable[..., Any], ...]) -> int:
    """Points of seats 0 and 2 in one deal; everybody names trump plainly, nobody redeals."""
    state = State(options, False, phase=Phase.CUT, turn=2, dealer=DEALER, deal=1, pack=pack)
    state = GAME.apply(state, Cut(1)).state
    while state.result is None:
        seen = GAME.view(state, state.turn)
        moves = GAME.view_moves(seen)
        if state.phase is Phase.TRUMP:
            move = decide(seen, moves, "plain", Dice(0)).move
        elif state.phase is Phase.REDEAL:
            move = Redeal(False)
        else:
            move = pairs[state.turn % 2](seen, moves)
        state = GAME.apply(state, move).state
    points: int = state.result.points
    return points if state.result.scored_by == 0 else -points


def solo_success(count: int, seed: int) -> dict[str, dict[str, float]]:
    """By sure winners of a hand: its share, and how often five and six tricks are made."""
    found: dict[int, list[int]] = {}
    for pack in packs(count, seed):
        hands, _ = hands_of(pack)
        row = found.setdefault(sure_winners(hands[0]), [0, 0, 0])
        row[0] += 1
        row[1] += play_solo(hands[:], 0, 0, 5)
        row[2] += play_solo(hands[:], 0, 0, 6)
    return {
        str(winners): {
            "share": round(row[0] / count, 5),
            "five": round(row[1] / row[0], 3),
            "six": round(row[2] / row[0], 3),
        }
        for winners, row in sorted(found.items())
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=2000, help="duplicate deals at the table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    many = 10 * given.deals
    printed = duel_at_table(given.deals, given.seed, "printed")
    classic = duel_at_table(given.deals, given.seed, "classic")
    facts = {
        "playouts_per_second": round(playout_speed(many, given.seed)),
        "over_random_in_thought_printed": duel_in_thought(many, given.seed, PlayRules()),
        "over_random_in_thought_classic": duel_in_thought(
            many, given.seed, PlayRules(classic=True)
        ),
        "over_random_at_table_printed": printed[:2],
        "over_random_at_table_classic": classic[:2],
        "microseconds_per_choice_from_a_view": printed[2],
        "solo": solo_success(many, given.seed),
    }
    if given.json:
        print(json.dumps(facts, indent=2))
    else:
        for name, value in facts.items():
            print(f"{name}: {value}")


if __name__ == "__main__":
    main()
