"""Makes the records that the pictures are taken from: ``python -m tests.pictures.make_records``.

Every record is a match that has come so far as ``Stage`` says, and then a deal in which the person
stands before the wanted decision. A record is made once and then stands.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kominek_desktop.rules.cards import Rank
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.games.kominek.moves import Bid, LayNines, SoloGame
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.state import Phase, State, coats_of
from kominek_desktop.rules.games.kominek.views import grounds_at
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.record import Record, format_record
from tests.golden.steering import PLAIN, Chooser, Legal, bid, card, cut, strongest

FOLDER = Path(__file__).parent / "records"
ME = 0
MATCHES, DEALS = 24, 1000
Test = Callable[[State], bool]


@dataclass(frozen=True, slots=True)
class Stage:
    """How a match stands before the last deal: points and coats of both pairs."""

    eights: tuple[int, int] = (3, 5)
    coats: tuple[int, int] = (0, 1)

    def allows(self, state: State) -> bool:
        """Whether the match may still come to stand so."""
        worn = coats_of(state.worn)
        if worn == self.coats:
            return all(a <= b for a, b in zip(state.eights, self.eights, strict=True))
        return all(a <= b for a, b in zip(worn, self.coats, strict=True)) and state.winner is None

    def reached(self, state: State) -> bool:
        return (state.eights, coats_of(state.worn)) == (self.eights, self.coats)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A scene: ``shows`` is asked of every state, the first that shows it ends the record."""

    name: str
    shows: Test
    steer: Mapping[Phase, Chooser] = field(default_factory=dict)
    stage: Stage = Stage()
    options: Mapping[str, str] = field(default_factory=dict)


def mine(state: State, phase: Phase) -> bool:
    return state.phase is phase and state.turn == ME


def asked(phase: Phase) -> Test:
    return lambda state: mine(state, phase)


def nine_first(state: State, legal: Legal, dice: Dice) -> Move:
    return cut(state, not state.cut_nines, dice)


def lay(seat: int) -> Chooser:
    def choose(state: State, legal: Legal, dice: Dice) -> Move:
        laying = [move for move in legal if isinstance(move, LayNines)]
        return laying[0] if laying and state.turn == seat else legal[0]

    return choose


def bids(*wanted: tuple[int, SoloGame]) -> Chooser:
    """These seats name these games, whatever they hold."""

    def choose(state: State, legal: Legal, dice: Dice) -> Move:
        for seat, game in wanted:
            if state.turn == seat and Bid(game) in legal:
                return Bid(game)
        return next(move for move in legal if not isinstance(move, Bid))

    return choose


def last_to_call(state: State) -> bool:
    named = any(game is not None for _, game in state.calls)
    return mine(state, Phase.AUCTION) and len(state.calls) >= 3 and named


def legal_count(state: State) -> int:
    moves = find_game("kominek").legal_moves(state)
    return len({move.card for move in moves if hasattr(move, "card")})


def in_play(state: State) -> bool:
    """Three cards lie, with a court card among them; some of our five may not be played."""
    if not (mine(state, Phase.PLAY) and len(state.tricks) == 1 and len(state.trick) == 3):
        return False
    led = state.trick[0][1].suit
    courts = {card.rank for _, card in state.trick} & {Rank.KING, Rank.QUEEN, Rank.JACK}
    return led is not state.trump and len(courts) >= 2 and 2 <= legal_count(state) <= 3


def married(state: State) -> bool:
    """The person leads, with a trick, king and queen of trumps."""
    if not (mine(state, Phase.PLAY) and not state.trick and len(state.hands[ME]) >= 4):
        return False
    ranks = {c.rank for c in state.hands[ME] if c.suit is state.trump}
    return {Rank.KING, Rank.QUEEN} <= ranks and any(t.winner % 2 == 0 for t in state.tricks)


def rests(state: State) -> bool:
    return state.phase is Phase.REST and state.result is not None


def ordinary(state: State) -> bool:
    """A deal won with a marriage against a pair that has tricks and no coat."""
    result = state.result
    if not rests(state) or result is None or result.soloist is not None:
        return False
    return result.reason.id == "has_trick" and result.scored_by == 0 and result.marriage_pips[0] > 0


def solo_lost(state: State) -> bool:
    result = state.result
    if not rests(state) or result is None or result.soloist != ME or result.made:
        return False
    return result.game is SoloGame.FIVE and sum(result.tricks) >= 3


def solo_going(state: State) -> bool:
    return mine(state, Phase.SOLO) and len(state.tricks) == 2 and not state.trick


def solo_watched(state: State) -> bool:
    """The partner plays alone; the person's cards lie aside."""
    return state.phase is Phase.SOLO and state.soloist == 2 and len(state.tricks) == 2


SAY = {"claim": "word"}
WANTED = (
    Wanted(
        "cut",
        lambda s: mine(s, Phase.CUT) and len(s.cut_nines) == 1,
        {Phase.CUT: nine_first},
    ),
    Wanted("trump", asked(Phase.TRUMP)),
    Wanted("redeal", lambda s: mine(s, Phase.REDEAL) and bool(grounds_at(s, ME))),
    Wanted("nines", asked(Phase.NINES)),
    Wanted("answer", asked(Phase.ANSWER), {Phase.NINES: lay(3)}),
    Wanted("leave", asked(Phase.LEAVE), {Phase.NINES: lay(ME)}),
    Wanted(
        "auction",
        last_to_call,
        {Phase.AUCTION: bids((2, SoloGame.FIVE), (3, SoloGame.FIVE), (1, SoloGame.FIVE))},
    ),
    Wanted("trick", in_play),
    Wanted("full", in_play, stage=Stage((7, 7), (1, 1))),
    Wanted("solo", solo_going, {Phase.AUCTION: bid(SoloGame.SIX, 3)}),
    Wanted("aside", solo_watched, {Phase.AUCTION: bids((2, SoloGame.SIX)), Phase.SOLO: strongest}),
    Wanted("marriage", married),
    Wanted("claim", asked(Phase.LAST_CLAIM), {Phase.PLAY: card}, options=SAY),
    Wanted("standing", married, options=SAY),
    Wanted("result", ordinary),
    Wanted("lost", solo_lost, {Phase.AUCTION: bids((ME, SoloGame.FIVE))}),
    Wanted("won", lambda s: s.winner == 0, stage=Stage((7, 5), (1, 2))),
)


def choose(wanted: Wanted, state: State, legal: Legal, dice: Dice) -> Move:
    return (wanted.steer.get(state.phase) or PLAIN[state.phase])(state, legal, dice)


def step(wanted: Wanted, state: State, dice: Dice) -> tuple[Move, State]:
    game = find_game("kominek")
    if game.actor(state) == CHANCE:
        move = game.chance(state, dice)
    else:
        move = choose(wanted, state, game.legal_moves(state), dice)
    return move, game.apply(state, move).state


def one_deal(wanted: Wanted, start: State, seed: int, stop: Test) -> tuple[list[Move], State]:
    """The moves from ``start`` to the end of its deal, or to where ``stop`` says yes."""
    state, dice, moves = start, Dice(seed), list[Move]()
    while state.winner is None:
        move, state = step(wanted, state, dice)
        moves.append(move)
        if stop(state) or state.phase in {Phase.REST, Phase.DONE}:
            break
    return moves, state


def until(wanted: Wanted, seed: int) -> tuple[list[Move], State]:
    """A match that has come to the stage."""
    plain = Wanted("plain", lambda state: False)
    state: State = find_game("kominek").new_match(Options(**wanted.options))
    so_far: list[Move] = []
    while not wanted.stage.reached(state):
        seed += 1
        moves, after = one_deal(plain, state, seed, plain.shows)
        if wanted.stage.allows(after):
            state = after
            so_far += moves
    return so_far, state


def find(wanted: Wanted) -> tuple[Move, ...]:
    """A short match that shows the scene. Who deals depends on how the match went before."""
    matches = [until(wanted, 1000 * match) for match in range(MATCHES)]
    for before, state in sorted(matches, key=lambda match: len(match[0])):
        for seed in range(DEALS):
            moves, after = one_deal(wanted, state, seed, wanted.shows)
            if wanted.shows(after):
                return (*before, *moves)
    raise SystemExit(f"{wanted.name}: not found")


def make(wanted: Wanted) -> int:
    """Write a record; the number of its moves."""
    players = ("person", "plain", "plain", "plain")
    moves = find(wanted)
    record = Record("kominek", Options(**wanted.options), "0.1.0", players, moves)
    (FOLDER / f"{wanted.name}.kominek").write_text(format_record(record, GAMES), "utf-8")
    return len(moves)


def main(names: Sequence[str]) -> None:
    for wanted in WANTED:
        if wanted.name in names or not names:
            print(f"{wanted.name}: {make(wanted)} moves", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
