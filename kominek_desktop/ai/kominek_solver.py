"""The exact worth of a deal of Kominek when all cards are open: thought, not truth.

The worth is one of a few pays, so it is found by yes-or-no questions ("do seats 0 and 2 get at
least 1?"), each a race of the two pairs for pips. More pips are never worse, which saves most of
the search and loses nothing:

* an answer says by how many pips the score could shift without changing it (its *slack*), so
  that what was found for a set of cards serves many scores;
* two cards of a hand with no other's card between them differ by their pips only, so the second
  is not tried when the slack of the first covers that difference;
* a marriage that may be announced is announced (K28).

Plain Python on small ints, fit to be compiled as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from kominek_desktop.ai.kominek_playout import PRINTED, PlayRules, Position, legal_cards, so_far
from kominek_desktop.ai.kominek_steps import (
    BEATS,
    DOWN,
    FAR,
    INDEX,
    SHIFT,
    UP,
    all_steps,
    lead_steps,
)
from kominek_desktop.ai.kominek_tables import ABOVE, PIPS, QUEENS, SUIT_MASKS, SUIT_OF
from kominek_desktop.ai.solver import Sweep

_ENOUGH = 66
_THIRD = 33
_NEVER = FAR
"""A goal that no pair reaches."""

_FIRST_WON = 1 << 16
_SECOND_WON = 1 << 17
_TWENTY = 1 << 18
"""A score is one int: the pips of pair 0, those of pair 1 from bit 8, whether each has a trick
from bit 16, and the marriages announced in the search, in twenties, from bit 18."""

_AFTER = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))

Moment = tuple[int, int, int, int, int, int, int, int]
"""The cards still in hands, the seat to play, how many have to play to this trick (4: a lead),
then the set of the suit led, the card that wins so far, its seat and the pips on the table (all 0
before a lead), and the score."""


def _marriages(hand: int) -> int:
    """The kings and queens of one suit in a hand."""
    queens = hand & hand >> 1 & QUEENS
    return queens | queens << 1


def _with_trick(score: int, winner: int, heap: int) -> int:
    """The score after a trick."""
    return score + (heap << 8) | _SECOND_WON if winner & 1 else score + heap | _FIRST_WON


class OpenDeal:
    """A deal with open cards, and what has been found out about it so far.

    All moments asked about must come from one deal by play, else what is remembered does not fit.
    """

    def __init__(self, hands: Sequence[int], trump: int, rules: PlayRules) -> None:
        self.hands = list(hands)
        self.trump = trump
        self.rules = rules
        self.special = rules.free or rules.beat_suit or rules.beat_trump
        self.beats = BEATS[trump]
        self.answers: list[dict[int, int]] = [{} for _ in range(7)]
        self.known = self.answers[0]
        self.first_goal = self.second_goal = _ENOUGH
        self.first_trick_ends = False
        self.second_trick_ends = False
        self.at_end = 0

    def pay(self, moment: Moment) -> int:
        """The points of pair 0 from this moment on."""
        classic = self.rules.classic
        score = moment[7]
        if self._reaches(1, moment):
            if classic and not self._reaches(2, moment):
                return 1
            if score & _SECOND_WON or not self._reaches(3, moment):
                return 2 if classic else 1
            return 3
        if classic and self._reaches(-1, moment):
            return -1
        if score & _FIRST_WON or self._reaches(-2, moment):
            return -2 if classic else -1
        return -3

    def pay_after(self, card: int, moment: Moment) -> int:
        """The same when ``card`` is played at this moment."""
        live, seat, left, led, best, winner, heap, score = moment
        bit = 1 << card
        if left == 4:
            won = score >> 16 + (seat & 1) & 1
            if won and bit & _marriages(self.hands[seat] & live):
                score += self._announced(bit, seat)
                if self._has_enough(seat, score):
                    return self._paid(seat, score)
            led, best, winner = SUIT_OF[card], card, seat
        elif self.beats[best] & bit:
            best, winner = card, seat
        live ^= bit
        heap += PIPS[card]
        if left > 1:
            return self.pay((live, (seat + 1) & 3, left - 1, led, best, winner, heap, score))
        score = _with_trick(score, winner, heap)
        if self._has_enough(winner, score):
            return self._paid(winner, score)
        if not live:
            return -1 if winner & 1 else 1
        return self.pay((live, winner, 4, 0, 0, 0, 0, score))

    def _has_enough(self, seat: int, score: int) -> bool:
        return score >> 8 * (seat & 1) & 255 >= _ENOUGH

    def _paid(self, seat: int, score: int) -> int:
        """The pay by K31 when the pair of ``seat`` has 66."""
        loser = 1 - (seat & 1)
        points = 1
        if not score & (_SECOND_WON if loser else _FIRST_WON):
            points = 3
        elif self.rules.classic and score >> 8 * loser & 255 < _THIRD:
            points = 2
        return points if loser else -points

    def _announced(self, bit: int, seat: int) -> int:
        """What a marriage adds to the score."""
        twenties = 2 if bit & self.trump else 1
        return twenties * (_TWENTY + (20 << 8 if seat & 1 else 20))

    def _reaches(self, points: int, moment: Moment) -> bool:
        """Whether pair 0 gets at least ``points``: the pair that is first at its goal (pips, or
        any trick) decides, and ``at_end`` when none is: 0 is the last trick, 1 yes, -1 no."""
        live, seat, left, led, best, winner, heap, score = moment
        self.known = self.answers[points + 3]
        self.first_goal = _THIRD if points == -1 else _ENOUGH if points > 0 else _NEVER
        self.second_goal = _THIRD if points == 2 else _ENOUGH if points < 2 else _NEVER
        self.first_trick_ends = points == -2
        self.second_trick_ends = points == 3
        self.at_end = 0 if points == 1 else 1 if points < 0 else -1
        if score & 255 >= self.first_goal:
            return True
        if score >> 8 & 255 >= self.second_goal:
            return False
        if left == 4:
            return self._lead(live, seat, score) > 0
        return self._follow(live, seat, left, led, best, winner, heap, score) > 0

    def _lead(self, live: int, seat: int, score: int) -> int:
        """The answer at the start of a trick: 1 + slack for yes, -1 - slack for no."""
        hands = self.hands
        hand = hands[seat] & live
        if not hand & (hand - 1):
            return self._last_trick(live, seat, score)
        first = score & 255
        key = live | seat << 24 | score >> 16 << 26
        # The least pips of pair 0 for which it is known to be yes, and one more than the most
        # for which it is known to be no.
        entry = self.known.get(key, FAR << 8)
        if first >= entry >> 8:
            return first + 1 - (entry >> 8)
        if first < entry & 255:
            return first - (entry & 255)
        mine = not seat & 1
        after = (seat + 1) & 3
        left = hands[after] & live
        right = hands[(seat + 3) & 3] & live
        marriages = _marriages(hand) if score >> 16 + (seat & 1) & 1 else 0
        least = FAR
        slack = answer = 0
        for bit, card, pips, gap in lead_steps(
            hand, live ^ hand, left, right, self.trump, marriages
        ):
            if gap < slack:
                slack -= gap
                least = slack if slack < least else least
                continue
            if bit & marriages:
                added = score + self._announced(bit, seat)
                answer = self._reached(added, mine)
                if not answer:
                    answer = self._follow(
                        live ^ bit, after, 3, SUIT_OF[card], card, seat, pips, added
                    )
            else:
                answer = self._follow(live ^ bit, after, 3, SUIT_OF[card], card, seat, pips, score)
            if mine == (answer > 0):
                least = answer if mine else -answer
                break
            slack = -answer if mine else answer
            least = slack if slack < least else least
        if answer > 0:
            self.known[key] = max(first + 1 - least, 0) << 8 | entry & 255
            return least
        self.known[key] = entry >> 8 << 8 | min(first + least, 254)
        return -least

    def _last_trick(self, live: int, seat: int, score: int) -> int:
        """The answer when everybody has one card, the leader ``seat``."""
        hands = self.hands
        beats = self.beats
        card = (hands[seat] & live).bit_length() - 1
        heap = PIPS[card]
        over = beats[card]
        winner = seat
        for other in _AFTER[seat]:
            bit = hands[other] & live
            card = bit.bit_length() - 1
            heap += PIPS[card]
            if bit & over:
                over = beats[card]
                winner = other
        return self._trick(0, winner, heap, score)

    def _follow(  # noqa: PLR0912, PLR0915 - one function, for speed
        self,
        live: int,
        seat: int,
        left: int,
        led: int,
        best: int,
        winner: int,
        heap: int,
        score: int,
    ) -> int:
        """The answer in the midst of a trick."""
        trump = self.trump
        hands = self.hands
        beats = self.beats
        while True:
            hand = hands[seat] & live
            if self.special:
                legal = legal_cards(hand, led, best, trump, self.rules)
            else:
                legal = hand & led or hand & trump or hand
            over = beats[best]
            if legal & (legal - 1):
                break
            card = legal.bit_length() - 1
            if over & legal:
                best = card
                winner = seat
            heap += PIPS[card]
            live ^= legal
            left -= 1
            if not left:
                return self._trick(live, winner, heap, score)
            seat = (seat + 1) & 3
        mine = not seat & 1
        ours = not (winner ^ seat) & 1
        others = live ^ hand | 1 << best
        win = legal & over
        lose = legal ^ win
        give = DOWN if ours and left < 3 else UP
        size = legal.bit_length()
        shift = SHIFT[size]
        if legal >> shift << shift == legal:
            index = INDEX[size] | (others >> shift & 63)
            winning = DOWN[index | win >> shift << 6]
            losing = give[index | lose >> shift << 6]
        else:
            winning = all_steps(win, others, DOWN)
            losing = all_steps(lose, others, give)
        steps = losing + winning if ours else winning + losing
        least = FAR
        if left == 1:
            for bit, _, pips, gap in steps:
                if gap != FAR:
                    # Whose trick it is, is settled: of like cards the first gives or saves most.
                    continue
                taker = seat if bit & over else winner
                answer = self._trick(live ^ bit, taker, heap + pips, score)
                if mine == (answer > 0):
                    return answer
                slack = -answer if mine else answer
                least = slack if slack < least else least
            return -least if mine else least
        after = (seat + 1) & 3
        slack = 0
        for bit, card, pips, gap in steps:
            if gap < slack:
                slack -= gap
                least = slack if slack < least else least
                continue
            if bit & over:
                answer = self._follow(
                    live ^ bit, after, left - 1, led, card, seat, heap + pips, score
                )
            else:
                answer = self._follow(
                    live ^ bit, after, left - 1, led, best, winner, heap + pips, score
                )
            if mine == (answer > 0):
                return answer
            slack = -answer if mine else answer
            least = slack if slack < least else least
        return -least if mine else least

    def _trick(self, live: int, winner: int, heap: int, score: int) -> int:
        """The answer when a trick is complete and ``live`` is left."""
        mine = not winner & 1
        if mine:
            score = score + heap | _FIRST_WON
            if score & 255 >= self.first_goal or self.first_trick_ends:
                return self._reached(score, True)
        else:
            score = score + (heap << 8) | _SECOND_WON
            if score >> 8 & 255 >= self.second_goal or self.second_trick_ends:
                return self._reached(score, False)
        if live:
            return self._lead(live, winner, score)
        if self.at_end > 0 or (mine and not self.at_end):
            return self.second_goal - (score >> 8 & 255)
        return (score & 255) - self.first_goal

    def _reached(self, score: int, mine: bool) -> int:
        """The answer when the pair that has just scored is at its goal, else 0.

        The slack ends where the other pair would have been there first.
        """
        first = score & 255
        second = score >> 8 & 255
        if mine:
            if self.first_trick_ends:
                return self.second_goal - second
            if first < self.first_goal:
                return 0
            return 1 + min(first - self.first_goal, self.second_goal - 1 - second)
        if self.second_trick_ends:
            return first - self.first_goal
        if second < self.second_goal:
            return 0
        return -1 - min(second - self.second_goal, self.first_goal - 1 - first)


def value(position: Position, rules: PlayRules = PRINTED) -> int:
    """The points of the deal for seats 0 and 2 when all see all cards and play their best,
    negative when the others win them (K30 to K32, the deal ends by itself at 66).

    The position may be in the midst of a trick, but not over; it stays as it is.
    """
    return OpenDeal(position.hands, position.trump, rules).pay(_moment(position))


def best_cards(position: Position, rules: PlayRules = PRINTED) -> dict[int, int]:
    """The :func:`value` after each legal card of the seat to play, by card in rising order. A
    marriage that may be announced with a lead is announced."""
    deal = OpenDeal(position.hands, position.trump, rules)
    moment = _moment(position)
    legal = position.hands[position.turn]
    if position.trick:
        legal = legal_cards(legal, moment[3], moment[4], position.trump, rules)
    return {card: deal.pay_after(card, moment) for card in range(24) if legal >> card & 1}


def solo_made(
    hands: Sequence[int],
    soloist: int,
    tricks: int,
    trump: int = 0,
    table: Sequence[int] = (),
) -> bool:
    """Whether the soloist wins the next ``tricks`` tricks when both opponents see all cards too
    and all play their best (K19, K20).

    ``hands`` by seat, the partner's does not count; ``table``: the cards of the trick that has
    begun, which is one of ``tricks``. ``trump``: the set of trumps where they count (K23), else 0.
    """
    players = [hands[soloist], hands[(soloist + 1) & 3], hands[(soloist + 3) & 3]]
    live = players[0] | players[1] | players[2]
    sweep = Sweep(SUIT_MASKS, ABOVE, players, trump)
    if not table:
        return sweep.leads(live, tricks)
    if any(BEATS[trump][table[0]] >> card & 1 for card in table[1:]):
        return False
    return sweep.follows(live, SUIT_OF[table[0]], table[0], len(table), tricks)


def _moment(position: Position) -> Moment:
    hands, trick, turn = position.hands, position.trick, position.turn
    live = hands[0] | hands[1] | hands[2] | hands[3]
    score = position.pips[0] | position.pips[1] << 8
    if position.tricks[0]:
        score |= _FIRST_WON
    if position.tricks[1]:
        score |= _SECOND_WON
    if not trick:
        return live, turn, 4, 0, 0, 0, 0, score
    best, winner, heap = so_far(trick, (turn - len(trick)) & 3, position.trump)
    return live, turn, 4 - len(trick), SUIT_OF[trick[0]], best, winner, heap, score
