"""Pay: what uncovers points and puts coats (K7, K16, K21, K22, K31 to K36)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kominek_desktop.rules.game import Event
from kominek_desktop.rules.games.kominek.events import (
    CoatPut,
    DealEnded,
    EightsCovered,
    MatchEnded,
    PointsUncovered,
)
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.state import (
    NOBODY,
    Coat,
    DealResult,
    Phase,
    Reason,
    ScoreLine,
    State,
    Trick,
    coats_of,
    pips_of,
)

FULL = 8
"""Points of an eight (K4)."""


@dataclass(frozen=True, slots=True)
class Pay:
    """What a deal pays: points to a pair, or a coat put by that pair, and why."""

    pair: int | None
    points: int
    reason: Reason
    coat: Coat | None = None
    solo_points: bool = False  # surplus is carried even under ``carry: solo`` (K34)


def ordinary_pay(
    winner: int, loser_pips: int, loser_tricks: int, options: Options
) -> tuple[int, Reason]:
    """Points of a pair that has 66, by what the losers have (K31)."""
    if loser_tricks == 0:
        return 3, Reason.NO_TRICK
    if options.loser_scale == "classic":
        return (2, Reason.UNDER_33) if loser_pips < 33 else (1, Reason.FROM_33)
    return 1, Reason.HAS_TRICK


def solo_pay(soloist: int, game: SoloGame, made: bool, options: Options) -> Pay:
    """Pay of an announced game (K21, K22)."""
    pair = (soloist + (not made)) % 2
    if game < SoloGame.FUTRO:
        points = 5 if game is SoloGame.FIVE else 6
        return Pay(pair, points, Reason.SOLO_MADE if made else Reason.SOLO_FAILED, None, True)
    coat = Coat.FUTRO if game is SoloGame.FUTRO else Coat.GARNITUR
    if made:
        return Pay(pair, 0, Reason.COAT_MADE, coat)
    match options.failed_coat:
        case "six":
            return Pay(pair, 6, Reason.COAT_FAILED, None, True)
        case "nothing":
            return Pay(None, 0, Reason.COAT_FAILED)
    return Pay(pair, 0, Reason.COAT_FAILED, coat)


def _put(
    worn: tuple[tuple[Coat, ...], tuple[Coat, ...]], pair: int, coat: Coat
) -> tuple[tuple[Coat, ...], tuple[Coat, ...]]:
    first, second = worn
    return ((*first, coat), second) if pair == 0 else (first, (*second, coat))


def _winner(state: State) -> int | None:
    goal = state.options.coats_to_win
    if goal is not None:
        for wearer, coats in enumerate(coats_of(state.worn)):
            if coats >= goal:
                return 1 - wearer
    return None


def settle(state: State, pay: Pay) -> tuple[State, tuple[Event, ...], int]:
    """The state with the pay entered on eights and coats, what the table sees of it, and the
    surplus carried (K33, K34). ``winner`` is set when the match is over by it (K36)."""
    if pay.pair is None:
        return state, (), 0
    events: list[Event] = []
    carried = 0
    worn_before = sum(coats_of(state.worn))
    eights = list(state.eights)
    if pay.points:
        before = eights[pay.pair]
        after = before + pay.points
        events.append(PointsUncovered(pay.pair, before, min(after, FULL)))
        eights[pay.pair] = after
        if after >= FULL:
            keeps = pay.solo_points or state.options.carry == "all"
            carried = after - FULL if keeps else 0
            eights = [0, 0]
            eights[pay.pair] = carried
            state = replace(state, worn=_put(state.worn, 1 - pay.pair, Coat.FUTRO))
            events += (
                CoatPut(1 - pay.pair, Coat.FUTRO),
                EightsCovered((eights[0], eights[1])),
            )
    elif pay.coat is not None:
        state = replace(state, worn=_put(state.worn, 1 - pay.pair, pay.coat))
        events.append(CoatPut(1 - pay.pair, pay.coat))
        if state.options.solo_coat_resets == "on":
            eights = [0, 0]
            events.append(EightsCovered((0, 0)))
    put = sum(coats_of(state.worn)) - worn_before
    line = ScoreLine(state.deal, pay.pair, pay.points, put)
    state = replace(state, eights=(eights[0], eights[1]), scores=(*state.scores, line))
    return replace(state, winner=_winner(state)), tuple(events), carried


def finish(
    state: State,
    pay: Pay,
    *,
    claimer: int | None = None,
    made: bool | None = None,
    settled: tuple[State, tuple[Event, ...], int] | None = None,
) -> tuple[State, tuple[Event, ...]]:
    """End the deal with ``pay`` (already ``settled`` for three nines that end the match)."""
    paid, events, carried = settled or settle(state, pay)
    solo = state.game is not None
    pips, married = pips_of(state.tricks, state.marriages, state.trump)
    taken = [0, 0]
    for trick in state.tricks:
        taken[trick.winner % 2] += 1
    result = DealResult(
        deal=state.deal,
        dealer=state.dealer,
        trump=state.trump,
        namer=state.namer,
        soloist=state.soloist,
        game=state.game,
        made=made,
        reason=pay.reason,
        pips=(0, 0) if solo else pips,
        marriage_pips=married,
        tricks=(taken[0], taken[1]),
        scored_by=pay.pair,
        points=pay.points,
        coat=pay.coat,
        eights_before=state.eights_before,
        eights=paid.eights,
        coats=coats_of(paid.worn),
        carried=carried,
        claimer=claimer,
        side=state.side,
        pack=state.pack,
        loser_trick=_losing_trick(state, made),
    )
    over = paid.winner is not None
    paid = replace(
        paid,
        phase=Phase.DONE if over else Phase.REST,
        turn=NOBODY if over else -1,
        result=result,
    )
    ending: tuple[Event, ...] = (DealEnded(result),)
    if paid.winner is not None:
        ending += (MatchEnded(paid.winner),)
    return paid, events + ending


def _losing_trick(state: State, made: bool | None) -> Trick | None:
    return state.tricks[-1] if made is False else None
