"""The levels of Kominek and Klin: the same judgement with more or less knowledge, never with
blunders thrown in.

``beginner`` knows a short list of rules, remembers the last trick and counts the aces and tens of
those before; ``regular`` knows the whole rule list, remembers everything and names games by a
table; ``strong`` thinks ahead in worlds that fit what he has seen; ``top`` also reads what the
others' plays say of their cards. ``rules`` is ``regular`` by the name under which it is measured.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kominek_desktop.ai import kominek_beginner as beginner
from kominek_desktop.ai import kominek_calls as calls
from kominek_desktop.ai.kominek_bids import call_by_worth
from kominek_desktop.ai.kominek_count import call_by_count
from kominek_desktop.ai.kominek_equity import worth_of_points
from kominek_desktop.ai.kominek_insight import insight_of, insight_of_solo
from kominek_desktop.ai.kominek_memory import Memory, remember
from kominek_desktop.ai.kominek_playout import so_far
from kominek_desktop.ai.kominek_reasons import REASONS, Reason
from kominek_desktop.ai.kominek_rules import ENOUGH, ending_marriage, play_list
from kominek_desktop.ai.kominek_scores import Add, reason_for
from kominek_desktop.ai.kominek_search import Budget, list_card, play_rules, question_of, think
from kominek_desktop.ai.kominek_seen import CARDS, as_set
from kominek_desktop.ai.kominek_solo import solo_follow, solo_lead
from kominek_desktop.ai.kominek_solo_search import think_solo
from kominek_desktop.ai.kominek_worlds import NoWorld
from kominek_desktop.ai.player import Choice
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.moves import Claim, GoOut, Play, Silent, SoloGame
from kominek_desktop.rules.games.kominek.play import TRICKS
from kominek_desktop.rules.games.kominek.state import Phase, View
from kominek_desktop.rules.moves import Move

NEAR = 0.03
"""The usual card of an announced game is played when it is no further behind the best."""


@dataclass(frozen=True, slots=True)
class Level:
    """What a level knows: little, when it is a ``novice``; ``budget`` is None when it does not
    think ahead."""

    novice: bool = False
    budget: Budget | None = None


LEVELS: dict[str, Level] = {
    "beginner": Level(novice=True),
    "regular": Level(),
    "strong": Level(budget=Budget(60, reads=False)),
    "top": Level(budget=Budget(200, reads=True)),
    "rules": Level(),
}


def decide_at(level: Level, view: View, moves: tuple[Move, ...], dice: Dice) -> Choice:
    """What a seat of this level does. Raises ValueError when no seat decides in this phase."""
    match view.phase:
        case Phase.PLAY:
            return _play(level, view, moves, dice)
        case Phase.SOLO:
            return _play_solo(level, view, moves, dice)
        case Phase.LAST_CLAIM:
            memory = remember(view, level.novice)
            if memory.table.pips[view.seat % 2] >= ENOUGH:
                return _said(Claim(), Reason.HAS_66)
            return _said(Silent(), Reason.NOT_66)
        case Phase.AUCTION:
            return _call(level, view, moves, dice)
        case Phase.TRUMP:
            return _said(*(beginner.name_longest if level.novice else calls.name_trump)(view))
        case Phase.REDEAL:
            return _said(*(beginner.always_redeal() if level.novice else calls.ask_redeal(view)))
        case Phase.NINES:
            return _said(*(beginner.lay_eagerly if level.novice else calls.lay_nines)(view))
        case Phase.ANSWER:
            return _said(*calls.pick(view, moves, dice))
        case Phase.LEAVE:
            return _said(*calls.leave_nine(view, dice))
        case Phase.CUT | Phase.CUTTER:
            return _said(dice.pick(moves), Reason.ANY_CUT)
    raise ValueError(f"nobody decides in {view.phase}")


def _said(move: Move, reason: Reason) -> Choice:
    return Choice(move, reason.value)


def _call(level: Level, view: View, moves: tuple[Move, ...], dice: Dice) -> Choice:
    if level.budget is not None:
        try:
            return call_by_worth(view, moves, level.budget, dice)
        except NoWorld:
            pass  # the quick count needs no world
    return _said(*(calls.call if level.novice else call_by_count)(view, moves))


def _play(level: Level, view: View, moves: tuple[Move, ...], dice: Dice) -> Choice:
    memory = remember(view, level.novice)
    table = memory.table
    pair = view.seat % 2
    if not table.trick:
        if table.pips[pair] >= ENOUGH and Claim() in moves:
            return _said(Claim(), Reason.HAS_66)
        if table.tricks[pair]:
            king = ending_marriage(memory.hand, table.trump, table.pips[pair])
            if king >= 0:
                out = GoOut(CARDS[king].suit)
                move = out if out in moves else _play_of(king, moves)
                return _said(move, Reason.ENDS_DEAL)
    legal = as_set(move.card for move in moves if isinstance(move, Play))
    if not legal & legal - 1:
        return _said(_play_of(legal.bit_length() - 1, moves), Reason.ONLY_CARD)
    rules = play_rules(view.options)
    policy = beginner.short_list() if level.novice else play_list(rules.classic)
    question = question_of(memory, legal)
    if isinstance(question, Add):
        legal = question.fair()
        question = replace(question, legal=legal)
    if level.budget is not None and legal & legal - 1:
        try:
            result = think(memory, legal, rules, level.budget, dice, worth=worth_of_points(view))
        except NoWorld:
            pass  # the list needs no world
        else:
            reason = Reason.SEARCHED
            if result.card == result.by_list:
                reason = reason_for(question, policy.weights, result.card)
            played = {card: _play_of(card, moves) for card in range(24) if legal >> card & 1}
            insight = insight_of(memory, result, played)
            return Choice(played[result.card], reason.value, insight)
    card = list_card(question, policy)
    return _said(_play_of(card, moves), reason_for(question, policy.weights, card))


def _play_of(card: int, moves: tuple[Move, ...]) -> Move:
    """A marriage is always announced."""
    announced = Play(CARDS[card], True)
    return announced if announced in moves else Play(CARDS[card])


def _play_solo(level: Level, view: View, moves: tuple[Move, ...], dice: Dice) -> Choice:
    memory = remember(view, level.novice)
    legal = as_set(move.card for move in moves if isinstance(move, Play))
    usual, reason = _usual_solo(memory, legal)
    if level.budget is None or not legal & legal - 1:
        return _said(Play(CARDS[usual]), reason)
    tricks = (TRICKS - 1 if view.game is SoloGame.FIVE else TRICKS) - len(view.tricks)
    try:
        result = think_solo(memory, legal, tricks, level.budget.worlds, dice, level.budget.seconds)
    except NoWorld:
        return _said(Play(CARDS[usual]), reason)
    sign = 1 if view.seat == view.soloist else -1
    best = max(result.made, key=lambda card: (sign * result.made[card], -card))
    if sign * (result.made[best] - result.made[usual]) <= NEAR:
        best = usual
    else:
        reason = Reason.SEARCHED
    if result.certain and result.made[best] == (1 if sign > 0 else 0):
        reason = Reason.PROVED
    return Choice(Play(CARDS[best]), reason.value, insight_of_solo(result, sign))


def _usual_solo(memory: Memory, legal: int) -> tuple[int, Reason]:
    """The card of the plain rules for announced games."""
    view, table = memory.view, memory.table
    soloist = view.soloist
    assert soloist is not None
    if not table.trick:
        out = memory.unseen & ~(table.bars[(soloist + 1) % 4] & table.bars[(soloist + 3) % 4])
        code = solo_lead(memory.hand, out, table.trump)
    else:
        best = so_far(table.trick, 0, table.trump)[0]
        may_hold = memory.unseen & ~table.bars[soloist]
        code = solo_follow(memory.hand, legal, may_hold, table.trump, best, best == table.trick[0])
    return code & 31, REASONS[code >> 5]
