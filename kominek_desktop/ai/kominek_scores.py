"""The rule list taken apart: which remembered suits a choice is made of, the score of every
card, and the rule that says most for the chosen one.

:class:`~kominek_desktop.ai.kominek_rules.RuleList` comes to the same choices faster.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from operator import attrgetter

from kominek_desktop.ai.kominek_keys import (
    NO_NEEDS,
    NOTHING_WINS,
    pack_add,
    pack_lead,
    pack_needs,
    threat_to,
    unpack_add,
    unpack_lead,
)
from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.kominek_rules import DISCARD_FLAGS, ENOUGH, can_beat, sensible
from kominek_desktop.ai.kominek_rules_weights import RULE_OF, Weights
from kominek_desktop.ai.kominek_tables import ABOVE, PIPS, QUEENS, SHIFTS
from kominek_desktop.ai.kominek_terms import (
    BEATABLE,
    DISCARD,
    FEW,
    FOURTH,
    MANY,
    NEXT_HOLDS,
    NEXT_TRUMPS,
    NEXT_VOID,
    OPPONENT_LED,
    OPPONENT_RUFFS,
    OWN_TRUMPS,
    PARTNER_LED,
    PARTNER_RUFFS,
    RUFF,
    THIRD,
    THREAT,
    TRUMP,
    TRUMP_SUIT,
    TRUMPS_OUT,
    Amount,
    bonus_terms,
    lead_share,
    lead_terms,
    score,
    threat,
    trick_terms,
    wins,
)

Suits = list[tuple[int, int]]
"""Remembered suits: where each begins, and its key."""


@dataclass(frozen=True, slots=True)
class Lead:
    """What a lead depends on; the fields are the arguments of ``RuleList.lead``."""

    hand: int
    unseen: int
    trump: int
    left: int
    partner: int
    right: int
    won: int
    pips: int
    named: int
    partner_led: int
    opponents_led: int

    def suits(self) -> Suits:
        """The suits in hand."""
        left, right = self.unseen & ~self.left, self.unseen & ~self.right
        partner = self.unseen & ~self.partner
        base = self.won | (FEW if self.hand.bit_count() <= 3 else 0)
        side = base | (OWN_TRUMPS if self.hand & self.trump else 0)
        side |= TRUMPS_OUT if (left | right) & self.trump else 0
        found = []
        for shift in SHIFTS:
            suit = 63 << shift
            if not self.hand & suit:
                continue
            flags = base | TRUMP | self.named
            if not self.trump & suit:
                flags = side
                if any(who & self.trump and not who & suit for who in (left, right)):
                    flags |= OPPONENT_RUFFS
                if partner & self.trump and not partner & suit:
                    flags |= PARTNER_RUFFS
                flags |= PARTNER_LED if self.partner_led & suit else 0
                flags |= OPPONENT_LED if self.opponents_led & suit else 0
            own, out, unseen = (
                cards >> shift & 63 for cards in (self.hand, left | right, self.unseen)
            )
            found.append((shift, pack_lead(own, out, unseen ^ out, flags)))
        return found

    def amounts(self) -> Iterator[tuple[int, list[Amount]]]:
        """Each card with its terms."""
        for shift, key in self.suits():
            own, *rest = unpack_lead(key)
            for card in range(6):
                if own >> card & 1:
                    yield card + shift, list(lead_terms(card, own, *rest))


@dataclass(frozen=True, slots=True)
class Add:
    """What a card added to a trick depends on; the arguments of ``RuleList.follow``."""

    hand: int
    legal: int
    unseen: int
    trump: int
    led: int
    best: int
    ours: int
    place: int
    heap: int
    mine: int
    theirs: int
    tricks: int
    left: int
    partner: int
    right: int

    @property
    def out(self) -> int:
        """The cards that opponents can hold."""
        return self.unseen & ~(self.left & self.right)

    def _flags(self, ahead: int) -> int:
        flags = self.ours | (MANY if self.hand.bit_count() > 2 else 0)
        if self.place == 3:
            return flags | FOURTH
        flags |= NEXT_TRUMPS if ahead & self.trump else 0
        if not ahead & self.led:
            flags |= NEXT_VOID
        elif ahead & self.led & self.partner & self.right:
            flags |= NEXT_HOLDS
        if self.place == 2:
            flags |= THIRD
            if self.ours:
                shift = self.best // 6 * 6
                flags |= threat_to(self.best, shift, self.led, self.trump, ahead, flags) * THREAT
        else:
            sure = self.unseen & self.left & self.right
            held = self.unseen & ~self.partner
            if can_beat(held, self.best, self.led, self.trump, sure):
                flags |= BEATABLE
        return flags

    def fair(self) -> int:
        """The sensible cards without those that would take the partner's sure trick over for
        nothing: not for 66, nor to lead a marriage or a sure card next."""
        legal = sensible(self.legal, self.led, self.ours)
        ahead = 0 if self.place == 3 else self.unseen & ~self.left
        if not self.ours or self._flags(ahead) // THREAT:
            return legal
        over = ABOVE[self.best] | (0 if self.trump >> self.best & 1 else self.trump)
        left = legal
        for card in range(24):
            if (legal & over) >> card & 1 and self.mine + self.heap + PIPS[card] < ENOUGH:
                rest = replace(self, hand=self.hand ^ 1 << card)
                if not rest.lead_next(24):
                    left ^= 1 << card
        return left or legal

    def suits(self) -> Suits:
        """The suits of the sensible cards."""
        ahead = 0 if self.place == 3 else self.unseen & ~self.left
        flags = self._flags(ahead)
        gain, cost = self.mine + self.heap, self.theirs + self.heap
        close = gain > 54 or cost > 54 or 21 < gain < 33
        needs = pack_needs(gain, cost) if close else NO_NEEDS
        legal = sensible(self.legal, self.led, self.ours)
        may_win = legal & (self.led | self.trump)
        found = []
        for shift in SHIFTS:
            suit = 63 << shift
            part = legal & suit
            if not part:
                continue
            own, out = self.hand >> shift & 63, self.out >> shift & 63
            held = ahead >> shift & 63
            beat = self.best - shift + 1 if suit >> self.best & 1 else NOTHING_WINS
            if suit == self.led:
                kind = flags | (TRUMP_SUIT if suit == self.trump else 0)
            elif suit == self.trump:
                kind = flags | RUFF
                beat = beat if suit >> self.best & 1 else 0
            elif may_win:
                continue  # no rule lets a card be thrown beside one that follows or trumps
            else:
                kind, held = flags & DISCARD_FLAGS | DISCARD, 0
            found.append((shift, pack_add(own, part >> shift, out, held, beat, kind, needs)))
        return found

    def bonus(self) -> list[Amount]:
        """The terms that all winning cards share."""
        stop = self.theirs + self.heap >= 50
        return list(bonus_terms(bool(self.ours), self.heap, not self.tricks, stop, self.place == 1))

    def lead_next(self, shift: int) -> list[Amount]:
        """What being on lead next is worth for the suits other than the one at ``shift``, all of
        them when it is 24, when the threat is 0 or 1."""
        rest = self.hand & ~(63 << shift)
        found: list[Amount] = []
        pairs = rest & rest >> 1 & QUEENS
        if pairs & self.trump:
            found.append(("lead_trump_pair", 0, 1))
        if pairs & ~self.trump:
            found.append(("lead_side_pair", 0, 1))
        for other in SHIFTS:
            own, out = rest >> other & 63, self.out >> other & 63
            if masters := (own >> out.bit_length()).bit_count():
                found.append(("lead_masters", 0, 0.5 * masters))
        return found

    def amounts(self) -> Iterator[tuple[int, list[Amount]]]:
        """Each sensible card with its terms."""
        for shift, key in self.suits():
            own, part, out, held, beat, flags, needs = unpack_add(key)
            for card in range(6):
                if not part >> card & 1:
                    continue
                found = list(trick_terms(card, own, out, held, beat, flags, needs))
                if wins(card, beat, flags):
                    share = lead_share(threat(card, held, flags))
                    found += self.bonus()
                    found += [(t, c, f * share) for t, c, f in self.lead_next(shift)]
                yield card + shift, found


_LEAD_ARGS = attrgetter(*(field.name for field in fields(Lead)))
_ADD_ARGS = attrgetter(*(field.name for field in fields(Add)))


def args(question: Lead | Add) -> tuple[int, ...]:
    """The arguments that the rule list takes."""
    found: tuple[int, ...]
    found = (_LEAD_ARGS if isinstance(question, Lead) else _ADD_ARGS)(question)
    return found


def scores(question: Lead | Add, weights: Weights) -> dict[int, float]:
    """The score of every card that may be played."""
    return {card: score(iter(amounts), weights) for card, amounts in question.amounts()}


def reason_for(question: Lead | Add, weights: Weights, chosen: int) -> Reason:
    """The rule that speaks most for the chosen card against the best of the others."""
    sums: dict[int, dict[Reason, float]] = {}
    for card, amounts in question.amounts():
        rules = sums.setdefault(card, {})
        for term, case, factor in amounts:
            rule = RULE_OF[term]
            rules[rule] = rules.get(rule, 0) + weights[term][case] * factor
    mine = sums.pop(chosen)
    if not sums:
        return Reason.ONLY_CARD
    rival = max(sums, key=lambda card: sum(sums[card].values()))
    other = sums[rival]
    rule = max((*mine, *other), key=lambda each: mine.get(each, 0) - other.get(each, 0))
    return _said(question, rule, chosen, rival) if isinstance(question, Add) else rule


def _said(question: Add, rule: Reason, chosen: int, rival: int) -> Reason:
    """The rule in the words that fit the trick."""
    over = ABOVE[question.best]
    if not question.trump >> question.best & 1:
        over |= question.trump
    if rule is Reason.GIVE and question.ours:
        if PIPS[chosen] < PIPS[rival]:
            return Reason.PARTNER_UNSURE
        return Reason.GIVE if question.place == 2 else Reason.PARTNER_SURE
    if rule in (Reason.TAKE, Reason.TAKE_PIPS):
        if not over >> chosen & 1:
            return Reason.PARTNER_UNSURE if question.ours else Reason.THEIR_TRICK
        if question.place == 3:
            return Reason.LAST_SEAT if question.led >> chosen & 1 else Reason.RUFF
    return rule
