"""Random play steered towards a special course of a deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kominek_desktop.rules.cards import Rank, Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import Event
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import Bid, Cut, Pass, Play, Redeal, SoloGame
from kominek_desktop.rules.games.kominek.state import STRENGTH, Phase, State
from kominek_desktop.rules.games.kominek.views import grounds_at
from kominek_desktop.rules.moves import Move

Legal = tuple[Move, ...]
Chooser = Callable[[State, Legal, Dice], Move]
Reports = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Played:
    """A match so far: the reports of its deals, all events of the last deal, its last state."""

    reports: Reports
    events: Sequence[Event]
    moves: Sequence[Move]
    state: State

    @property
    def last(self) -> Mapping[str, Any]:
        return self.reports[-1]

    def count(self, kind: str) -> int:
        return sum(type(event).__name__ == kind for event in self.events)


@dataclass(frozen=True, slots=True)
class Case:
    """``reached`` is asked after every deal; ``steer`` replaces the plain choice in a phase."""

    name: str
    reached: Callable[[Played], bool]
    steer: Mapping[Phase, Chooser] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    game: str = "kominek"


def cut(state: State, nine: bool, dice: Dice) -> Move:
    """A cut that brings a nine to the bottom, or one that does not."""
    places = [place for place in range(1, 24) if (state.pack[place - 1].rank is Rank.NINE) is nine]
    return Cut(dice.pick(places))


def no(state: State, legal: Legal, dice: Dice) -> Move:
    return legal[0]


def anything(state: State, legal: Legal, dice: Dice) -> Move:
    return dice.pick(legal)


def last(state: State, legal: Legal, dice: Dice) -> Move:
    return legal[-1]


def card(state: State, legal: Legal, dice: Dice) -> Move:
    """A random card, with its marriage where there is one; nothing is claimed."""
    plays = [move for move in legal if isinstance(move, Play)]
    return dice.pick([move for move in plays if move.marriage] or plays)


def strongest(state: State, legal: Legal, dice: Dice) -> Move:
    """The soloist plays his highest card of his longest suit, the others play at random."""
    if state.turn != state.soloist:
        return dice.pick(legal)
    hand = state.hands[state.turn]

    def worth(move: Move) -> tuple[int, int]:
        assert isinstance(move, Play)
        return STRENGTH[move.card.rank], sum(c.suit is move.card.suit for c in hand)

    return max(legal, key=worth)


def tops(state: State) -> int:
    """Cards of the seat on turn that nobody can beat when they are led in their order."""
    hand = state.hands[state.turn]
    ranks = [{STRENGTH[c.rank] for c in hand if c.suit is suit} for suit in Suit]
    return sum(
        next((5 - rank for rank in range(5, -1, -1) if rank not in held), 6) for held in ranks
    )


def bid(game: SoloGame, least: int) -> Chooser:
    """The game is named by a seat with so many sure tricks."""

    def choose(state: State, legal: Legal, dice: Dice) -> Move:
        return Bid(game) if Bid(game) in legal and tops(state) >= least else Pass()

    return choose


def claim(enough: bool, kinds: tuple[type[Move], ...]) -> Chooser:
    """„66” by word as soon as it is right, or at the first chance when it is wrong."""

    def choose(state: State, legal: Legal, dice: Dice) -> Move:
        for move in legal:
            if isinstance(move, kinds):
                after = find_game("kominek").apply(state, move).state
                if (after.result.reason.id != "wrong_claim") is enough:
                    return move
        return card(state, legal, dice) if state.phase is Phase.PLAY else legal[0]

    return choose


def cut_at_seven(state: State, legal: Legal, dice: Dice) -> Move:
    return cut(state, state.eights[state.dealer % 2] == 7, dice)


def ask(*grounds: str) -> Chooser:
    """A new deal is asked for on exactly these grounds."""

    def choose(state: State, legal: Legal, dice: Dice) -> Move:
        found = tuple(ground.value for ground in grounds_at(state, state.turn))
        return Redeal(found == grounds)

    return choose


PLAIN: dict[Phase, Chooser] = {
    Phase.CUTTER: anything,
    Phase.CUT: lambda state, legal, dice: cut(state, False, dice),
    Phase.TRUMP: anything,
    Phase.REDEAL: no,
    Phase.NINES: no,
    Phase.ANSWER: anything,
    Phase.LEAVE: anything,
    Phase.AUCTION: no,
    Phase.PLAY: card,
    Phase.SOLO: strongest,
    Phase.LAST_CLAIM: no,
}
BOLD: dict[Phase, Chooser] = {
    Phase.NINES: last,
    Phase.AUCTION: lambda state, legal, dice: dice.pick((legal[0], legal[0], dice.pick(legal))),
}
