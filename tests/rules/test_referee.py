"""The engine against the referee, which was written from the rules alone: whole matches under
random house rules, agreed on at every decision."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.options import format_options, parse_options
from kominek_desktop.rules.record import Record, format_record
from tests.rules import referee
from tests.rules.referee import Foul, judge

GOLDEN = Path(__file__).parents[1] / "golden"
MATCHES = 2000 if os.environ.get("KOMINEK_HYPOTHESIS") == "thorough" else 70
DEALS = 9
KEYS = (
    "dealer trump namer game soloist made pips tricks nines scored_by points clause coat carried"
    " eights coats"
).split()
SUITS = referee.SUITS
RANKS = referee.STRENGTH


# Packs that bring about what a fair shuffle seldom brings.


class Steering:
    """What one deal is made for: the pack from the top after the cut, who is to announce what,
    and how often."""

    def __init__(self, dice: Dice, dealer: int) -> None:
        self.dice = dice
        self.trump = dice.pick((*SUITS, "none"))
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(4)}
        self.soloist = dice.below(4)
        self.nine_bottoms = dice.below(12) == 0
        self.place = 1 + dice.below(23)
        kind = dice.pick(("fair", "strong", "strong", "nines", "nines", "low", "trumps", "even"))
        self.kind = kind
        make = getattr(self, kind)
        make()
        self.fill()
        self.pack = self.lay_out(dealer)

    def fair(self) -> None:
        """Any hands."""

    def strong(self) -> None:
        """One seat holds the top of its suits, whole or nearly."""
        hand = self.hands[self.soloist]
        for suit in self.dice.shuffle(SUITS):
            for rank in RANKS[::-1][: 1 + self.dice.below(4)]:
                if len(hand) < 6:
                    hand.append(rank + suit)
        if self.dice.below(3) == 0:
            hand.pop(self.dice.below(6))

    def nines(self) -> None:
        """Three or four nines in one hand; at times the others can pick nothing."""
        hand = self.hands[self.soloist]
        hand += self.dice.shuffle(["9" + suit for suit in SUITS])[: 3 + self.dice.below(2)]
        if self.dice.below(6) == 0:
            last = next((suit for suit in SUITS if "9" + suit not in hand), SUITS[0])
            self.hands[(self.soloist + 1) % 4] += [rank + last for rank in RANKS if rank != "9"]

    def low(self) -> None:
        """One seat below 13."""
        poor = [rank + suit for rank in "9JQK" for suit in SUITS]
        hand = [*self.dice.shuffle(poor)[:6]]
        while referee.worth(hand) > 13:
            hand = [*self.dice.shuffle(poor)[:6]]
        self.hands[self.dice.below(4)] += hand

    def trumps(self) -> None:
        """One pair has no trump, one, or nine and jack in two hands."""
        self.trump = self.dice.pick(SUITS)
        pair, held = self.dice.below(2), self.dice.pick(("", "9", "J", "A", "9J"))
        for rank in RANKS:
            seat = pair + 2 * self.dice.below(2) if rank in held else self.other(1 - pair)
            self.hands[seat].append(rank + self.trump)
        if held == "9J" and self.dice.below(3):
            both = [rank + self.trump for rank in "9J"]
            for seat, card in zip((pair, pair + 2), both, strict=True):
                self.hands[seat] = [card]

    def even(self) -> None:
        """No marriage in one hand, so that nobody may come to 66."""
        for suit in SUITS:
            seat = self.dice.below(4)
            self.hands[seat].append("K" + suit)
            self.hands[(seat + 1) % 4].append("Q" + suit)

    def other(self, pair: int) -> int:
        """A seat of the pair with room."""
        return self.dice.pick([seat for seat in (pair, pair + 2) if len(self.hands[seat]) < 6])

    def fill(self) -> None:
        used = {card for hand in self.hands.values() for card in hand}
        rest = [*self.dice.shuffle(sorted(referee.PACK - used))]
        for hand in self.hands.values():
            while len(hand) < 6:
                hand.append(rest.pop())

    def lay_out(self, dealer: int) -> list[str]:
        order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
        hands = [self.dice.shuffle(self.hands[seat]) for seat in order]
        return [card for half in (0, 3) for hand in hands for card in hand[half : half + 3]]


# Play.


class Driver:
    """Plays one match of random house rules through the engine and keeps what the engine says."""

    def __init__(self, game: GameDef, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)
        chosen = (f"{s.id}={self.choice_of(s.values)}" for s in game.switches)
        self.options = parse_options(game.switches, game.default_options, " ".join(chosen))
        self.bold = self.dice.below(2)
        self.state = game.new_match(self.options)
        self.moves: list[Any] = []
        self.told: list[tuple[str, set[str], list[int], list[int]]] = []
        self.deals: list[dict[str, Any]] = []
        self.dealer = 0
        self.pack: list[str] = []
        self.steering: Steering

    def choice_of(self, values: tuple[str, ...]) -> str:
        """The printed value half of the time."""
        return values[0] if self.dice.below(2) else self.dice.pick(values)

    def run(self) -> None:
        while self.look() is not None and len(self.deals) < DEALS:
            actor = self.game.actor(self.state)
            move = self.game.parse_move(self.by_chance() if actor == CHANCE else self.by_seat())
            before = len(self.deals)
            step = self.game.apply(self.state, move)
            self.moves.append(move)
            self.state = step.state
            reports = (self.game.deal_report(event) for event in step.events)
            self.deals += [report for report in reports if report is not None]
            if len(self.deals) > before:
                self.dealer = (self.dealer + 1) % 4

    def look(self) -> int | None:
        """Writes down who is to act and what he may do."""
        actor = self.game.actor(self.state)
        match = self.game.match_report(self.state)
        legal = {self.game.format_move(move) for move in self.game.legal_moves(self.state)}
        if actor is not None:
            name = referee.CHANCE if actor == CHANCE else self.game.seat_names[actor]
            self.told.append((name, legal, match["eights"], match["coats"]))
        return actor

    def by_chance(self) -> str:
        if not self.moves:
            self.dealer = self.dice.below(4)
            return f"dealer {referee.SEATS[self.dealer]}"
        self.steering = Steering(self.dice, self.dealer)
        top = 24 - self.steering.place
        self.pack = self.steering.pack[top:] + self.steering.pack[:top]
        return f"deal {' '.join(self.pack)}"

    def by_seat(self) -> str:
        """A random move, drawn more or less towards what the deal was made for."""
        name, legal, _, _ = self.told[-1]
        moves = sorted(legal)
        words = {move.split(" ")[0] for move in moves}
        dice, steering = self.dice, self.steering
        wanted: list[str] = []
        if "cut" in words:
            return self.cut()
        if "trump" in words and dice.below(4):
            wanted = [f"trump {steering.trump}"]
        elif "redeal" in words:
            wanted = ["redeal yes" if dice.below(4) == 0 else "redeal no"]
        elif "nines" in words and dice.below(3):
            wanted = [move for move in moves if move != "nines none"]
        elif "pass" in words:
            at_home = steering.kind == "strong" and referee.SEATS[steering.soloist] == name
            bid = dice.below(10) < (9 if at_home else (4, 1)[self.bold])
            wanted = [move for move in moves if (move != "pass") == bid]
        elif "play" in words:
            wanted = self.sensible(moves)
        return dice.pick([move for move in wanted if move in legal] or moves)

    def cut(self) -> str:
        place = self.steering.place
        nines = [n for n in range(1, 24) if self.pack[n - 1][0] == "9"]
        if self.steering.nine_bottoms and nines:
            place = self.dice.pick(nines)
        elif self.dice.below(20) == 0:
            place = 1 + self.dice.below(23)
        self.pack = self.pack[place:] + self.pack[:place]
        self.steering.place = 1 + self.dice.below(23)
        return f"cut {place}"

    def sensible(self, moves: list[str]) -> list[str]:
        """High cards first, so that announced games are made; marriages and "66" mostly."""
        said = [move for move in moves if move == "claim" or move.startswith("out")]
        if said and self.dice.below(12) == 0:
            return said
        outs = [move for move in said if move != "claim"]
        if outs and self.dice.below(3) == 0:
            return outs
        marriages = [move for move in moves if move.endswith("marriage")]
        if marriages and self.dice.below(4):
            return marriages
        cards = [move for move in moves if move.startswith("play")]
        if self.dice.below(4) == 0:
            return cards
        top = max(RANKS.index(move[5]) for move in cards)
        return [move for move in cards if RANKS.index(move[5]) == top]

    def record(self) -> str:
        seats = ("plain",) * len(self.game.seat_names)
        text = Record(self.game.id, self.options, "0", seats, tuple(self.moves))
        return format_record(text, GAMES)


def compare(game: GameDef, seed: int) -> referee.Verdict:
    """Plays a match and lets the referee follow its record."""
    driver = Driver(game, seed)
    driver.run()
    seen = judge(driver.record())
    at = f"{game.id} {seed} {format_options(game.switches, driver.options)}"
    for number, (ours, theirs) in enumerate(zip(driver.told, seen.decisions, strict=True)):
        assert ours == tuple(asdict(theirs).values()), f"{at}: decision {number}"
    facts = [{key: deal[key] for key in KEYS} for deal in driver.deals]
    assert facts == [{key: deal[key] for key in KEYS} for deal in seen.deals], at
    match = game.match_report(driver.state)
    assert (match["eights"], match["coats"], match["over"]) == (
        seen.eights,
        seen.coats,
        seen.over,
    ), at
    return seen
