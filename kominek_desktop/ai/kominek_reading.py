"""Reading the others: how likely a world is, given what they played and named.

In the world in question each past choice of another seat has a chance under the list of a good
player. An opponent may as well be one who plays as ``plain`` does, so half of his weight is the
chance of that.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import exp

from kominek_desktop.ai import kominek_rules_weights as weighing
from kominek_desktop.ai.kominek_calls import trump_score
from kominek_desktop.ai.kominek_keys import LOSING, UNIT, read_add, read_lead
from kominek_desktop.ai.kominek_memory import Memory, Played
from kominek_desktop.ai.kominek_playout import PlayRules, legal_cards
from kominek_desktop.ai.kominek_rollout import MATES, OTHERS, named_by, plain_add, plain_lead_of
from kominek_desktop.ai.kominek_rules import play_list
from kominek_desktop.ai.kominek_rules_weights import Weights
from kominek_desktop.ai.kominek_scores import Add, Lead, args
from kominek_desktop.ai.kominek_seen import CARDS, suit_set
from kominek_desktop.ai.kominek_tables import SHIFTS, SUIT_MASKS, VALUES
from kominek_desktop.ai.kominek_terms import lead_share, score
from kominek_desktop.ai.kominek_worlds import World
from kominek_desktop.rules.cards import Suit

SLIP = 0.03
"""How much of a good player's choices follow no list at all, evenly over his legal cards."""
HABIT = 0.5
"""How much of a good player's choices are the rule list's own card: he plays it whenever nothing
is clearly better, which the fitted chances alone do not know."""
SLIP_PLAIN = 0.1
NAMED_BY_CHANCE = 0.4
"""Added to the 20 triples of six cards, since a trump may be named against the formula."""

LOW = 13
"""A hand worth less is a ground for a new deal."""
UNASKED = 0.2
"""How likely a seat with a ground for a new deal lets it pass (K11, K12)."""

Chances = tuple[float, float, float, dict[int, tuple[int, float]]]
"""Of one suit: the sums of the exponentials of cards that win safely, win so far, lose; then by
strength what becomes of each card and its exponential."""


class Reader:
    """Softmax chances of the reading list with one column of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._leads: dict[int, dict[int, float]] = {}
        self._adds: dict[int, Chances] = {}

    def lead_chance(self, lead: Lead, card: int) -> float:
        """The chance of this lead."""
        total = mine = 0.0
        for shift, key in lead.suits():
            chances = self._leads.get(key)
            if chances is None:
                chances = {c: exp(value / UNIT) for c, value in read_lead(key, self.weights)}
                self._leads[key] = chances
            total += sum(chances.values())
            if 63 << shift >> card & 1:
                mine = chances[card - shift]
        return mine / total

    def add_chance(self, add: Add, card: int) -> float:
        """The chance of this card in a trick."""
        total = mine = 0.0
        for shift, key in add.suits():
            chances = self._adds.get(key)
            if chances is None:
                chances = self._adds[key] = self._learn(key)
            safe, unsafe, losing, cards = chances
            factors = (1.0, 1.0, 1.0)
            if safe or unsafe:
                flat = score(iter(add.bonus()), self.weights)
                following = score(iter(add.lead_next(shift)), self.weights)
                factors = (exp(flat + following), exp(flat + lead_share(2) * following), 1.0)
            total += safe * factors[0] + unsafe * factors[1] + losing
            if 63 << shift >> card & 1:
                fate, chance = cards[card - shift]
                mine = chance * factors[fate]
        return mine / total

    def _learn(self, key: int) -> Chances:
        sums = [0.0, 0.0, 0.0]
        cards = {}
        for card, fate, value in read_add(key, self.weights):
            chance = exp(value / UNIT)
            sums[fate] += chance
            cards[card] = fate, chance
        return sums[0], sums[1], sums[LOSING], cards


@cache
def reader(classic: bool) -> Reader:
    """The reader under a pay scale."""
    return Reader(weighing.READ_CLASSIC if classic else weighing.READ_PRINTED)


class Reading:
    """The weights of worlds for one seat at one moment."""

    def __init__(self, memory: Memory, rules: PlayRules) -> None:
        self.memory = memory
        self.rules = rules
        self.reader = reader(rules.classic)
        self.policy = play_list(rules.classic)
        view = memory.view
        options = view.options
        self._trump = suit_set(view.trump)
        asked = {0: options.redeal_c, 1: options.redeal_d}
        self._too_few = {count for count, switch in asked.items() if switch == "on"}
        self._low = options.redeal_a == "on"
        self._known: dict[tuple[int, int], float] = {}
        self._plays = {
            seat: [play for play in memory.played if play.seat == seat]
            for seat in OTHERS[memory.seat]
        }
        self._gone = [0, 0, 0, 0]
        for seat, plays in self._plays.items():
            self._gone[seat] = plays[0].later if plays else 0

    def weigh(self, world: World) -> float:
        """How likely the world is, up to a constant factor; always above zero."""
        weight = 1.0
        for seat in OTHERS[self.memory.seat]:
            key = seat, world[seat]
            chance = self._known.get(key)
            if chance is None:
                chance = self._known[key] = self._seat_weight(seat, world[seat])
            weight *= chance
        return weight * self._unasked(world) if self._too_few else weight

    def _unasked(self, world: World) -> float:
        """Whether the opponents would have asked for a new deal for want of trumps."""
        left, _, right = OTHERS[self.memory.seat]
        both = sum(
            ((world[seat] | self._gone[seat]) & self._trump).bit_count() for seat in (left, right)
        )
        return UNASKED if both in self._too_few else 1.0

    def _seat_weight(self, seat: int, held: int) -> float:
        plays = self._plays[seat]
        dealt = held | self._gone[seat]
        weight = UNASKED if self._low and pips_in(dealt) < LOW else 1.0
        view = self.memory.view
        if seat == view.namer and view.trump is not None:
            weight *= (triples_naming(dealt, view.trump) + NAMED_BY_CHANCE) / 20
        if seat == view.dealer and view.options.nine_cut == "on":
            # His last card lay at the bottom of the pack, so it is no nine (K6).
            weight *= 1 - (dealt & _NINES).bit_count() / 6
        opponent = (seat ^ self.memory.seat) & 1
        good = plain = 1.0
        for play in plays:
            hand = held | play.later
            legal = self._legal(play, hand)
            count = legal.bit_count()
            if count < 2:
                continue
            good *= (1 - SLIP) * self._chance(play, hand, legal) + SLIP / count
            if opponent:
                same = self._plain_card(play, hand, legal) == play.card
                plain *= 1 - SLIP_PLAIN if same else SLIP_PLAIN / (count - 1)
        return weight * ((good + plain) / 2 if opponent else good)

    def _legal(self, play: Played, hand: int) -> int:
        if not play.place:
            return hand
        trump = self.memory.table.trump
        return legal_cards(hand, play.led, play.best, trump, self.rules)

    def _chance(self, play: Played, hand: int, legal: int) -> float:
        pair = play.seat & 1
        left, partner, right = OTHERS[play.seat]
        bars = play.bars
        trump = self.memory.table.trump
        if play.place:
            add = Add(
                hand,
                legal,
                play.live ^ hand,
                trump,
                play.led,
                play.best,
                0 if (play.winner ^ play.seat) & 1 else 1,
                play.place,
                play.heap,
                play.pips[pair],
                play.pips[1 - pair],
                play.tricks[pair],
                bars[left],
                bars[partner],
                bars[right],
            )
            usual = self.policy.follow(*args(add)) == play.card
            return (HABIT if usual else 0.0) + (1 - HABIT) * self.reader.add_chance(add, play.card)
        won = 1 if play.tricks[pair] else 0
        mate = MATES[play.card]
        if won and mate >= 0 and hand >> mate & 1 and not play.announced:
            return 0.0  # whoever holds both announces them
        lead = Lead(
            hand,
            play.live ^ hand,
            trump,
            bars[left],
            bars[partner],
            bars[right],
            won,
            play.pips[pair],
            named_by(self.memory.table.namer, play.seat),
            play.led_by[partner],
            play.led_by[left] | play.led_by[right],
        )
        usual = self.policy.lead(*args(lead)) == play.card
        return (HABIT if usual else 0.0) + (1 - HABIT) * self.reader.lead_chance(lead, play.card)

    def _plain_card(self, play: Played, hand: int, legal: int) -> int:
        pair = play.seat & 1
        left, _, right = OTHERS[play.seat]
        bars = play.bars
        trump = self.memory.table.trump
        if not play.place:
            won = 1 if play.tricks[pair] else 0
            return plain_lead_of(
                hand, play.live, trump, bars[left], bars[right], won, play.pips[pair]
            )
        return plain_add(
            hand,
            legal,
            play.live,
            trump,
            play.best,
            not (play.winner ^ play.seat) & 1,
            play.place,
            play.pips[pair] + play.heap,
            bars[left],
            bars[right],
        )


def pips_in(cards: int) -> int:
    """What a set of cards is worth (K3)."""
    return sum(
        (cards & _OF_STRENGTH[strength]).bit_count() * VALUES[strength] for strength in range(1, 6)
    )


_OF_STRENGTH = tuple(sum(1 << strength + shift for shift in SHIFTS) for strength in range(6))
_NINES = sum(mask & -mask for mask in SUIT_MASKS)


@cache
def _named_on(triple: int) -> Suit:
    """The trump that the formula names on these three cards."""
    cards = tuple(CARDS[card] for card in range(24) if triple >> card & 1)
    return max(Suit, key=lambda each: (trump_score(cards, each), -each))


def triples_naming(dealt: int, trump: Suit) -> int:
    """On how many of the 20 triples of six cards the formula names this trump."""
    cards = [1 << card for card in range(24) if dealt >> card & 1]
    return sum(_named_on(a | b | c) is trump for a, b, c in combinations(cards, 3))
