"""Thinking ahead: sampled worlds played out by the rule list, every legal card in each of them.

The rule list plays all seats; in half of the cases the opponents play as ``plain`` does, since
taking weak opponents for strong ones costs what better play brings. With few tricks left the exact
worth of the open cards counts for half. A card that is far behind is dropped on the way, and the
list's own card is played when it is as good as the best.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from time import monotonic

from kominek_desktop.ai.kominek_equity import MOST
from kominek_desktop.ai.kominek_memory import Memory
from kominek_desktop.ai.kominek_playout import PlayRules, Position, so_far
from kominek_desktop.ai.kominek_reading import Reading
from kominek_desktop.ai.kominek_rollout import (
    MATES,
    OTHERS,
    Players,
    Table,
    named_by,
    pay,
    roll_out,
)
from kominek_desktop.ai.kominek_rules import ENOUGH, RuleList, play_list
from kominek_desktop.ai.kominek_sample import Sample, take_sample
from kominek_desktop.ai.kominek_scores import Add, Lead, args
from kominek_desktop.ai.kominek_solver import value as open_value
from kominek_desktop.ai.kominek_tables import SUIT_OF
from kominek_desktop.ai.kominek_worlds import World, worlds_of
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.options import Options

CONVENTION = 0.03
"""The list's card is played when it is no further behind than this, in points."""
BLOCK = 16
"""After so many worlds cards that are far behind are dropped."""
BEHIND = 2.0
"""How many standard errors are far."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a player thinks: worlds for a decision, whether plays are read, with how many
    tricks left open cards are solved, and a cap in seconds after which it takes what it knows."""

    worlds: int
    reads: bool
    exact: int = 3
    seconds: float = 0.4


@dataclass(frozen=True, slots=True)
class Found:
    """What a card is worth: points of the own pair, standard error, chance to win the deal.

    ``points`` in each world that was looked at, in the order of the sample.
    """

    card: int
    value: float
    error: float
    chance: float
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The chosen card, all cards with the best first, and the worlds behind it."""

    card: int
    by_list: int
    cards: tuple[Found, ...]
    sample: Sample


def play_rules(options: Options) -> PlayRules:
    """The switches of ordinary play."""
    return PlayRules(
        options.follow == "free",
        options.must_beat != "off",
        options.must_beat == "always",
        options.loser_scale == "classic",
    )


def question_of(memory: Memory, legal: int) -> Lead | Add:
    """What the rule list is asked when the seat is to play one of the ``legal`` cards."""
    table, seat = memory.table, memory.seat
    pair = seat & 1
    left, partner, right = OTHERS[seat]
    bars = table.bars
    if table.trick:
        best, winner, heap = so_far(table.trick, (seat - len(table.trick)) & 3, table.trump)
        return Add(
            memory.hand,
            legal,
            memory.unseen,
            table.trump,
            SUIT_OF[table.trick[0]],
            best,
            0 if (winner ^ seat) & 1 else 1,
            len(table.trick),
            heap,
            table.pips[pair],
            table.pips[1 - pair],
            table.tricks[pair],
            bars[left],
            bars[partner],
            bars[right],
        )
    return Lead(
        memory.hand,
        memory.unseen,
        table.trump,
        bars[left],
        bars[partner],
        bars[right],
        1 if table.tricks[pair] else 0,
        table.pips[pair],
        named_by(table.namer, seat),
        table.led[partner],
        table.led[left] | table.led[right],
    )


def list_card(question: Lead | Add, rules: RuleList) -> int:
    """The card of the rule list."""
    if isinstance(question, Lead):
        return rules.lead(*args(question))
    return rules.follow(*args(question))


def think(
    memory: Memory,
    legal: int,
    rules: PlayRules,
    budget: Budget,
    dice: Dice,
    clock: Callable[[], float] = monotonic,
    worth: tuple[float, ...] | None = None,
) -> Result:
    """The best of the ``legal`` cards, of which there are two at least. Raises NoWorld.

    ``worth``: what -3 to 3 points are worth to the own pair, in this order, when that is not
    their number.
    """
    started = clock()
    policy = play_list(rules.classic)
    by_list = list_card(question_of(memory, legal), policy)
    weigh = Reading(memory, rules).weigh if budget.reads else None
    sample = take_sample(worlds_of(memory), budget.worlds, dice, weigh)
    exact = len(memory.view.hand) <= budget.exact
    race = _Race(memory, legal, rules, policy, exact, worth)
    both = sample.certain and 2 * len(sample.worlds) <= budget.worlds
    for index, (world, weight) in enumerate(sample.worlds):
        race.run(world, weight, index & 1, both or weight >= 2)
        if index % BLOCK == BLOCK - 1:
            if not sample.certain:
                race.drop()
            if len(race.alive) == 1 or clock() - started > budget.seconds:
                break
    cards = race.found()
    values = {found.card: found.value for found in cards if found.card in race.alive}
    card = cards[0].card
    if values.get(by_list, -9.0) >= cards[0].value - CONVENTION:
        card = by_list
    return Result(card, by_list, cards, sample)


class _Race:
    """All cards in the same worlds."""

    def __init__(
        self,
        memory: Memory,
        legal: int,
        rules: PlayRules,
        policy: RuleList,
        exact: bool,
        worth: tuple[float, ...] | None,
    ) -> None:
        self.seat = memory.seat
        self.rules = rules
        self.exact = exact
        self.worth = worth
        self.alive = [card for card in range(24) if legal >> card & 1]
        self.starts = {card: after_card(memory.table, card, rules) for card in self.alive}
        self.points: dict[int, list[float]] = {card: [] for card in self.alive}
        self.wins = dict.fromkeys(self.alive, 0.0)
        self.weights: list[float] = []
        mixed: list[RuleList | None] = [policy] * 4
        for opponent in (OTHERS[self.seat][0], OTHERS[self.seat][2]):
            mixed[opponent] = None
        self.players: tuple[Players, Players] = (
            (policy, policy, policy, policy),
            (mixed[0], mixed[1], mixed[2], mixed[3]),
        )

    def run(self, world: World, weight: float, variant: int, both: bool) -> None:
        """Play every card that is still in the race in this world."""
        self.weights.append(weight)
        for card in self.alive:
            if both:
                points = (self._play(world, card, 0) + self._play(world, card, 1)) / 2
            else:
                points = self._play(world, card, variant)
            if self.exact:
                points = (points + self._solve(world, card)) / 2
            self.points[card].append(points)
            self.wins[card] += weight if points > 0 else 0.0 if points < 0 else weight / 2

    def _play(self, world: World, card: int, variant: int) -> float:
        start = self.starts[card]
        if isinstance(start, int):
            points = start
        else:
            table = start.copy()
            table.hands[:] = world
            table.hands[self.seat] ^= 1 << card
            points = roll_out(table, self.rules, self.players[variant])
        return self._own(points)

    def _solve(self, world: World, card: int) -> float:
        start = self.starts[card]
        if isinstance(start, int):
            points = start
        else:
            hands = [*world]
            hands[self.seat] ^= 1 << card
            points = open_value(
                Position(
                    hands,
                    start.trump,
                    start.turn,
                    start.trick[:],
                    start.pips[:],
                    start.tricks[:],
                ),
                self.rules,
            )
        return self._own(points)

    def _own(self, points: int) -> float:
        """What the points of seats 0 and 2 are worth to the own pair."""
        if self.seat & 1:
            points = -points
        return points if self.worth is None else self.worth[points + MOST]

    def drop(self) -> None:
        """Take cards out that are far behind the best."""
        best = max(self.alive, key=self._mean)
        kept = []
        for card in self.alive:
            gaps = [a - b for a, b in zip(self.points[best], self.points[card], strict=True)]
            gap, error = _mean_and_error(gaps, self.weights)
            if gap <= BEHIND * error:
                kept.append(card)
        self.alive = kept

    def _mean(self, card: int) -> float:
        points = self.points[card]
        total = sum(p * w for p, w in zip(points, self.weights, strict=False))
        return total / sum(self.weights[: len(points)])

    def found(self) -> tuple[Found, ...]:
        """Every card, those that stayed in the race first, the best of them at the front."""
        cards = []
        for card, points in self.points.items():
            weights = self.weights[: len(points)]
            mean, error = _mean_and_error(points, weights)
            chance = self.wins[card] / sum(weights)
            cards.append(Found(card, mean, error, chance, tuple(points)))
        cards.sort(key=lambda found: (found.card not in self.alive, -found.value, found.card))
        return tuple(cards)


def _mean_and_error(values: list[float], weights: list[float]) -> tuple[float, float]:
    """Of the weighted values; a little doubt is added, so that few equal values prove nothing."""
    total = sum(weights)
    mean = sum(v * w for v, w in zip(values, weights, strict=True)) / total
    spread = sum((w * (v - mean)) ** 2 for v, w in zip(values, weights, strict=True)) + 0.5
    return mean, sqrt(spread) / total


def after_card(table: Table, card: int, rules: PlayRules) -> Table | int:
    """The table after the seat to play has played ``card``, announced with its mate in hand when
    it may be; the points of seats 0 and 2 when the deal is over by it.

    Only the own hand of ``table`` is used, and all hands are left to be filled in.
    """
    after = table.copy()
    seat, trump = table.turn, table.trump
    pair = seat & 1
    hand = table.hands[seat]
    if not table.trick:
        mate = MATES[card]
        if table.tricks[pair] and mate >= 0 and hand >> mate & 1:
            after.pips[pair] += 40 if trump >> card & 1 else 20
            if after.pips[pair] >= ENOUGH:
                return pay(pair, after.pips, after.tricks, rules)
            for other in OTHERS[seat]:
                after.bars[other] |= 1 << mate
        after.led[seat] |= SUIT_OF[card]
    else:
        led = SUIT_OF[table.trick[0]]
        if not led >> card & 1:
            if not trump >> card & 1:
                after.bars[seat] |= led | trump
            elif not rules.free:
                after.bars[seat] |= led
    after.trick.append(card)
    after.turn = (seat + 1) & 3
    if len(after.trick) < 4:
        return after
    _, winner, heap = so_far(after.trick, (seat + 1) & 3, trump)
    pair = winner & 1
    after.pips[pair] += heap
    after.tricks[pair] += 1
    after.trick = []
    after.turn = winner
    if after.pips[pair] >= ENOUGH:
        return pay(pair, after.pips, after.tricks, rules)
    return after if hand & hand - 1 else 1 - 2 * pair
