"""The judgement of Kominek and of Klin: who of the players decides, and the player ``plain``.

``plain``, a list of simple rules, is the fixed yardstick of all other players, so its choices stay
as they are.
"""

from __future__ import annotations

from kominek_desktop.ai import kominek_calls as calls
from kominek_desktop.ai.kominek_cards import ENOUGH, follow, lead
from kominek_desktop.ai.kominek_levels import LEVELS, decide_at
from kominek_desktop.ai.kominek_reasons import REASONS, Reason
from kominek_desktop.ai.kominek_seen import CARDS, Seen, as_set, suit_set
from kominek_desktop.ai.kominek_solo import solo_follow, solo_lead
from kominek_desktop.ai.player import PLAIN, Choice
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.legality import trump_in_force
from kominek_desktop.rules.games.kominek.moves import Claim, GoOut, Play, Silent
from kominek_desktop.rules.games.kominek.state import SEATS, Phase, View
from kominek_desktop.rules.moves import Move


def decide(view: View, moves: tuple[Move, ...], player: str, dice: Dice) -> Choice:
    """What ``player`` does with this view; ``moves`` are all legal moves, at least one.

    Raises ValueError for an unknown player and for a phase in which no seat decides.
    """
    if player in LEVELS:
        return decide_at(LEVELS[player], view, moves, dice)
    if player != PLAIN:
        raise ValueError(f"no such player: {player!r}")
    move, reason = _answer(view, moves, dice)
    return Choice(move, reason.value)


def _answer(view: View, moves: tuple[Move, ...], dice: Dice) -> tuple[Move, Reason]:
    match view.phase:
        case Phase.PLAY:
            return _play(view, moves)
        case Phase.SOLO:
            return _play_solo(view, moves)
        case Phase.LAST_CLAIM:
            return _last_claim(view)
        case Phase.AUCTION:
            return calls.call(view, moves)
        case Phase.TRUMP:
            return calls.name_trump(view)
        case Phase.REDEAL:
            return calls.ask_redeal(view)
        case Phase.NINES:
            return calls.lay_nines(view)
        case Phase.ANSWER:
            return calls.pick(view, moves, dice)
        case Phase.LEAVE:
            return calls.leave_nine(view, dice)
        case Phase.CUT | Phase.CUTTER:
            return dice.pick(moves), Reason.ANY_CUT
    raise ValueError(f"nobody decides in {view.phase}")


def _last_claim(view: View) -> tuple[Move, Reason]:
    if Seen(view).pips >= ENOUGH:
        return Claim(), Reason.HAS_66
    return Silent(), Reason.NOT_66


def _play(view: View, moves: tuple[Move, ...]) -> tuple[Move, Reason]:
    seen = Seen(view)
    trump = suit_set(view.trump)
    left, right = (seen.seat + 1) % SEATS, (seen.seat + 3) % SEATS
    if view.trick:
        legal = as_set(move.card for move in moves if isinstance(move, Play))
        best, winner, heap = seen.so_far(trump)
        after = 3 - len(view.trick)
        code = follow(
            seen.hand,
            legal,
            seen.out,
            trump,
            best,
            winner % 2 == seen.seat % 2,
            after,
            seen.pips + heap,
            seen.bars[left if after == 1 else right],
        )
        return Play(CARDS[code & 31]), REASONS[code >> 5]
    if seen.pips >= ENOUGH and Claim() in moves:
        return Claim(), Reason.HAS_66
    ruffs = seen.ruffs(left, trump) | seen.ruffs(right, trump)
    code = lead(seen.hand, seen.out, trump, int(seen.won), seen.pips, ruffs)
    card, reason = CARDS[code & 31], REASONS[code >> 5]
    if reason is Reason.ENDS_DEAL and (out := GoOut(card.suit)) in moves:
        return out, reason
    announced = Play(card, True)
    return (announced if announced in moves else Play(card)), reason


def _play_solo(view: View, moves: tuple[Move, ...]) -> tuple[Move, Reason]:
    seen = Seen(view)
    trump = suit_set(trump_in_force(view.trump, view.game, view.options))
    soloist = view.soloist
    if view.trick:
        legal = as_set(move.card for move in moves if isinstance(move, Play))
        best, winner, _ = seen.so_far(trump)
        may_hold = seen.may_hold(view.trick[0][0])
        code = solo_follow(seen.hand, legal, may_hold, trump, best, winner == soloist)
    else:
        code = solo_lead(seen.hand, seen.out, trump)
    return Play(CARDS[code & 31]), REASONS[code >> 5]
