"""Speed of the exact solver: whole deals and three-trick endings in a second.

``python benchmarks/solver.py [--deals N] [--endings N] [--runs N] [--seed N] [--json]``. Deals have
the trump that forehand names on three cards; endings are reached by chance from whole deals, under
the printed rules. Times are processor time on one core, the best of several runs.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence

from kominek_desktop.ai.kominek_calls import trump_score
from kominek_desktop.ai.kominek_cards import ENOUGH
from kominek_desktop.ai.kominek_playout import PRINTED, PlayRules, Position, legal_cards, so_far
from kominek_desktop.ai.kominek_seen import CARDS
from kominek_desktop.ai.kominek_solver import best_cards, solo_made, value
from kominek_desktop.ai.kominek_tables import QUEENS, SUIT_MASKS, SUIT_OF
from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.chance import Dice

CLASSIC = PlayRules(classic=True)


def deals(count: int, seed: int) -> list[Position]:
    """First leads of forehand, who named the trump on his first three cards."""
    dice = Dice(seed)
    found = []
    for _ in range(count):
        pack = dice.shuffle(range(24))
        hands = [sum(1 << card for card in pack[6 * seat : 6 * seat + 6]) for seat in range(4)]
        three = tuple(CARDS[card] for card in pack[:3])
        suit = max(Suit, key=lambda each: (trump_score(three, each), -each))
        found.append(Position(hands, SUIT_MASKS[suit], 0))
    return found


def endings(count: int, seed: int) -> list[Position]:
    """Leads with three cards in each hand, reached by chance, marriages announced."""
    dice = Dice(seed)
    found: list[Position] = []
    while len(found) < count:
        position = deals(1, dice.below(1 << 40))[0]
        if play_three_tricks(position, dice):
            found.append(position)
    return found


def play_three_tricks(at: Position, dice: Dice) -> bool:
    """Whether the deal goes on after them."""
    trump = at.trump
    while sum(at.tricks) < 3:
        hand, pair = at.hands[at.turn], at.turn & 1
        legal = hand
        if at.trick:
            best, _, _ = so_far(at.trick, 0, trump)
            legal = legal_cards(hand, SUIT_OF[at.trick[0]], best, trump, PRINTED)
        card = dice.pick([each for each in range(24) if legal >> each & 1])
        pairs = hand & hand >> 1 & QUEENS
        if not at.trick and at.tricks[pair] and (pairs | pairs << 1) >> card & 1:
            at.pips[pair] += 40 if trump >> card & 1 else 20
        at.hands[at.turn] ^= 1 << card
        at.trick.append(card)
        at.turn = (at.turn + 1) & 3
        if len(at.trick) == 4:
            _, at.turn, heap = so_far(at.trick, at.turn, trump)
            at.pips[at.turn & 1] += heap
            at.tricks[at.turn & 1] += 1
            at.trick.clear()
        if max(at.pips) >= ENOUGH:
            return False
    return True


def speed(questions: Sequence[Position], ask: Callable[[Position], object], runs: int) -> float:
    """Answers in a second of processor time, the best run."""
    best = float("inf")
    for _ in range(runs):
        started = time.process_time()
        for position in questions:
            ask(position)
        best = min(best, time.process_time() - started)
    return len(questions) / best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--endings", type=int, default=4000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    whole = deals(given.deals, given.seed)
    three = endings(given.endings, given.seed)
    facts = {
        "deals_per_second": speed(whole, value, given.runs),
        "deals_per_second_classic": speed(whole, lambda each: value(each, CLASSIC), given.runs),
        "three_tricks_per_second": speed(three, value, given.runs),
        "three_tricks_per_second_classic": speed(
            three, lambda each: value(each, CLASSIC), given.runs
        ),
        "first_leads_by_card_per_second": speed(whole, best_cards, given.runs),
        "solo_games_per_second": speed(whole, lambda each: solo_made(each.hands, 0, 6), given.runs),
    }
    rounded = {name: round(figure, 1) for name, figure in facts.items()}
    if given.json:
        print(json.dumps(rounded, indent=2))
    else:
        for name, figure in rounded.items():
            print(f"{name}: {figure}")


if __name__ == "__main__":
    main()
