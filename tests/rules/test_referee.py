"""The engine against the referee, which was written from the rules alone: whole matches under
random house rules, agreed on at every decision."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import GAMES
from kominek_desktop.rules.options import format_options, parse_options
from kominek_desktop.rules.record import BadRecord, Record, format_record, read_record
from tests.rules import referee
from tests.rules.referee import Foul, judge

GOLDEN = Path(__file__).parents[1] / "golden"
MATCHES = 4000 if os.environ.get("KOMINEK_HYPOTHESIS") == "thorough" else 160
DEALS = 9
"""The most deals that one match is followed for; house rules go on for ever otherwise."""
KEYS = (
    "dealer trump namer game soloist made pips tricks nines scored_by points clause coat carried"
    " eights coats"
).split()
SUITS = referee.SUITS
RANKS = referee.STRENGTH
CARDS = sorted(referee.PACK)

ATTEMPTS = [
    *(f"play {card}{end}" for card in CARDS for end in ("", " marriage")),
    *(f"pick {card} {where}" for card in CARDS for where in ("top", "bottom")),
    *(f"leave {card}" for card in CARDS),
    *(f"{word} {suit}" for suit in SUITS for word in ("out", "trump")),
    *(f"cutter {seat}" for seat in referee.SEATS),
    *(f"cut {place}" for place in range(26)),
    *(f"bid {game}" for game in referee.LADDER),
    *(f"nines {' '.join(three)}" for three in combinations(("9S", "9H", "9D", "9C"), 3)),
    *"claim,silent,pass,nines none,nines KS QS JS,trump none,redeal yes,redeal no".split(","),
]
"""Moves that somebody may try, whether or not they make sense."""

COURSES = """
nine at cut 1; nine at cut 2; nine at cut 3; no card to pick; overcalled by the partner
overcalled by a foe; 3 nines kept; 4 nines kept; 3 nines laid, 0 hits; 3 nines laid, 1 hits
3 nines laid, 2 hits; 4 nines laid, 0 hits; 4 nines laid, 1 hits; 4 nines laid, 2 hits
redeal a yes; redeal b yes; redeal c yes; redeal d yes; redeal e yes
redeal a no; redeal b no; redeal c no; redeal d no; redeal e no
five made; six made; futro made; garnitur made
five failed; six failed; futro failed; garnitur failed; eights reset by a solo coat
right in tricks, automatic: 1; right in tricks, automatic: 2; right in tricks, automatic: 3
right out, automatic: 1; right out, automatic: 3
right claim: 1; right claim: 3; wrong claim: 1; wrong claim: 2
right out: 1; right out: 3; wrong out: 1
right claim after the last trick: 1; right claim after the last trick: 2
right claim after the last trick: 3; wrong claim after the last trick: 1
right claim after the last trick, both at 66: 1; nobody at 66; nobody said 66
eight by K7, 0 over, 0 kept; eight by K16, 2 over, 0 kept; eight by K16, 2 over, 2 kept
eight by K21, 5 over, 5 kept; eight by K22, 4 over, 4 kept; eight by K31, 2 over, 0 kept
eight by K31, 2 over, 2 kept; eight by K32, 0 over, 0 kept
match over by K16; match over by K21; match over by K22; match over by K31
"""
"""What the matches below must have brought about, in the referee's words."""


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
        kind = dice.pick(
            ("fair", "strong", "strong", "nines", "nines", "low", "trumps", "even", "wed")
        )
        self.kind = kind
        getattr(self, kind)()
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
            hand.pop(self.dice.below(len(hand)))

    def nines(self) -> None:
        """Three or four nines in one hand; at times the others can pick nothing."""
        hand = self.hands[self.soloist]
        hand += self.dice.shuffle(["9" + suit for suit in SUITS])[: 3 + self.dice.below(2)]
        if self.dice.below(6) == 0:
            last = next((suit for suit in SUITS if "9" + suit not in hand), SUITS[0])
            whole = [rank + last for rank in RANKS if rank + last not in hand]
            self.hands[(self.soloist + 1) % 4] += whole

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

    def wed(self) -> None:
        """A marriage in every hand, so that both pairs may come to 66."""
        for seat, suit in enumerate(self.dice.shuffle(SUITS)):
            self.hands[seat] += ["K" + suit, "Q" + suit]

    def other(self, pair: int) -> int:
        """A seat of the pair with room."""
        return self.dice.pick([seat for seat in (pair, pair + 2) if len(self.hands[seat]) < 6])

    def fill(self) -> None:
        used = {card for hand in self.hands.values() for card in hand}
        rest = [*self.dice.shuffle([card for card in CARDS if card not in used])]
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

    def __init__(self, game: GameDef, seed: int, deals: int = DEALS) -> None:
        self.game = game
        self.limit = deals
        self.dice = Dice(seed)
        chosen = (f"{s.id}={self.choice_of(s.values)}" for s in game.switches)
        self.options = parse_options(game.switches, game.default_options, " ".join(chosen))
        self.bold = self.dice.below(2)
        self.state = game.new_match(self.options)
        self.moves: list[Any] = []
        self.told: list[tuple[str, set[str], list[int], list[int]]] = []
        self.tried: list[tuple[int, str, bool]] = []
        self.deals: list[dict[str, Any]] = []
        self.dealer = 0
        self.pack: list[str] = []
        self.steering: Steering

    def choice_of(self, values: tuple[str, ...]) -> str:
        """The printed value half of the time."""
        return values[0] if self.dice.below(2) else self.dice.pick(values)

    def run(self) -> None:
        while self.look() is not None and len(self.deals) < self.limit:
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
            if actor != CHANCE:
                self.attempt(legal)
        return actor

    def attempt(self, legal: set[str]) -> None:
        """Asks the engine about two moves of any kind, one of them of the kind that is awaited."""
        kind = min(legal).split(" ")[0]
        for texts in (ATTEMPTS, [text for text in ATTEMPTS if text.startswith(kind)]):
            text = self.dice.pick(texts)
            allowed = self.game.refusal(self.state, self.game.parse_move(text)) is None
            self.tried.append((len(self.told) - 1, text, allowed))

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
    for number, text, allowed in driver.tried:
        assert allowed == (text in seen.decisions[number].legal), f"{at}: {text} at {number}"
    facts = [{key: deal[key] for key in KEYS} for deal in driver.deals]
    assert facts == [{key: deal[key] for key in KEYS} for deal in seen.deals], at
    match = game.match_report(driver.state)
    assert (match["eights"], match["coats"]) == (seen.eights, seen.coats), at
    assert match["over"] == seen.over == (driver.game.actor(driver.state) is None), at
    return seen


# The tests.


def test_engine_and_referee_agree_on_whole_matches() -> None:
    courses: Counter[str] = Counter()
    for game in GAMES:
        for seed in range(MATCHES if game.id == "kominek" else MATCHES * 3 // 4):
            courses += compare(game, seed).courses
    wanted = {course.strip() for course in COURSES.replace("\n", ";").split(";")} - {""}
    assert wanted - set(courses) == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_engine_and_referee_refuse_the_same_altered_records(game: GameDef) -> None:
    dice = Dice(66)
    refused = 0
    for seed in range(60):
        driver = Driver(game, 10_000 + seed, deals=2)
        driver.run()
        lines = driver.record().splitlines()
        first = lines.index("") + 1
        place = first + 2 + dice.below(len(lines) - first - 2)
        seat, _, move = lines[place].partition(" ")
        kin = [text for text in ATTEMPTS if text[:3] == move[:3]]
        lines[place] = f"{dice.pick((seat, seat, *referee.SEATS))} {dice.pick((*kin, move))}"
        text = "\n".join(lines) + "\n"
        foul = is_refused(judge, text)
        assert foul == is_refused(lambda altered: read_record(altered, GAMES), text), text
        refused += foul
    assert 20 < refused < 60


def is_refused(read: Callable[[str], object], text: str) -> bool:
    try:
        read(text)
    except (Foul, BadRecord):
        return True
    return False


@pytest.mark.parametrize("name", [file.stem for file in sorted(GOLDEN.glob("*.kominek"))])
def test_referee_reports_the_golden_records(name: str) -> None:
    facts = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    seen = judge((GOLDEN / f"{name}.kominek").read_text("utf-8"))
    assert [{key: deal[key] for key in KEYS} for deal in seen.deals] == [
        {key: deal[key] for key in KEYS} for deal in facts["deals"]
    ]
    match = facts["match"]
    assert (seen.eights, seen.coats, seen.over) == (match["eights"], match["coats"], match["over"])


@pytest.mark.parametrize(
    ("hand", "table", "follow", "allowed"),
    [
        ("AS 9S JH", "KS", "strict", ("AS 9S", "AS", "AS")),
        ("AS 9S JH", "KS 9H", "strict", ("AS 9S", "AS 9S", "AS 9S")),
        ("9H AH AD", "KS QH", "strict", ("9H AH", "9H AH", "AH")),
        ("9H AD TC", "KS QH", "strict", ("9H", "9H", "9H")),
        ("AS 9S JH", "KS", "free", ("AS 9S JH", "AS JH", "AS JH")),
    ],
)
def test_referee_knows_the_legal_cards_of_the_rules(
    hand: str, table: str, follow: str, allowed: tuple[str, str, str]
) -> None:
    for beat, cards in zip(("off", "suit", "always"), allowed, strict=True):
        found = referee.may_play(hand.split(), table.split(), "H", follow, beat)
        assert found == cards.split()
