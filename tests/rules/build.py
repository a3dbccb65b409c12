"""Positions of Kominek and Klin, written short: hands in the order S W N E, moves as in records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kominek_desktop.rules.cards import Card, parse_card, parse_suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.errors import Refusal
from kominek_desktop.rules.game import CHANCE, Event, GameDef
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import KeepNines, Pass, Redeal
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.state import Coat, Phase, State, Trick
from kominek_desktop.rules.moves import Move

KOMINEK, KLIN = find_game("kominek"), find_game("klin")
SEATS = "SWNE"
S, W, N, E = range(4)
NO_REDEAL = {f"redeal_{ground}": "off" for ground in "abcde"}
NO = (Redeal, KeepNines, Pass)
"""Of these kinds the first legal move says no."""
NO_COATS: tuple[tuple[Coat, ...], tuple[Coat, ...]] = ((), ())
PLAIN = ("AS KD QH JC 9S TH", "KS AD TC JH 9C QD", "TS JD AH QC 9H KC", "QS TD KH AC 9D JS")
"""A deal without any ground to deal again under trump hearts, marriages or three nines."""
NINES = ("9S 9H 9D AS KD QC", "TS AH JD KC QH JC", "KS TH AD 9C QS JH", "JS KH TD AC QD TC")
"""S holds three nines."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def rules(**values: str) -> Options:
    return Options(**values)


def no_redeal(**values: str) -> Options:
    return Options(**(NO_REDEAL | values))


def pack_of(hands: Sequence[str], dealer: int = E) -> tuple[Card, ...]:
    """The cut pack that deals these hands, each in the order in which its cards come."""
    order = [cards(hands[(dealer + 1 + place) % 4]) for place in range(4)]
    first = tuple(card for hand in order for card in hand[:3])
    return first + tuple(card for hand in order for card in hand[3:])


def before_cut(pack: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    """The pack that a cut of ``place`` cards turns into ``pack``."""
    return pack[-place:] + pack[:-place]


def run(state: State, script: str, game: GameDef = KOMINEK) -> tuple[State, tuple[Event, ...]]:
    """Play the lines of a record, separated by ``;``; a seat before a move must be on turn."""
    events: tuple[Event, ...] = ()
    for line in script.split(";"):
        seat, _, text = line.strip().partition(" ")
        if seat in SEATS:
            assert game.actor(state) == SEATS.index(seat), f"{line} but turn {game.actor(state)}"
        else:
            text = line.strip()
        step = game.apply(state, game.parse_move(text))
        state, events = step.state, events + step.events
    return state, events


def play(state: State, text: str) -> State:
    """Lead and follow with these cards, whoever is on turn."""
    return run(state, ";".join(f"play {card}" for card in text.split()))[0]


def told(state: State, script: str) -> tuple[Event, ...]:
    return run(state, script)[1]


def why(state: State, line: str) -> tuple[str, str] | None:
    """Why the rules refuse a move: id and clause; None when it is legal."""
    no: Refusal | None = KOMINEK.refusal(state, KOMINEK.parse_move(line))
    return None if no is None else (no.id, no.clause)


def may(state: State, game: GameDef = KOMINEK) -> list[str]:
    """The legal moves as text, sorted."""
    return sorted(map(game.format_move, game.legal_moves(state)))


def match_at(
    options: Options | None = None,
    dealer: int = E,
    eights: tuple[int, int] = (0, 0),
    worn: tuple[tuple[Coat, ...], tuple[Coat, ...]] = NO_COATS,
    game: GameDef = KOMINEK,
) -> State:
    """A match that waits for the pack of a deal, with this score."""
    state, _ = run(game.new_match(options or Options()), f"dealer {SEATS[dealer]}", game)
    return replace(state, eights=eights, eights_before=eights, worn=worn)


def cut(state: State, pack: tuple[Card, ...], game: GameDef = KOMINEK) -> State:
    """Deal ``pack`` as it lies after the cut."""
    texts = " ".join(map(str, before_cut(pack, 12)))
    return run(state, f"deal {texts}; cut 12", game)[0]


def dealt(hands: Sequence[str] = PLAIN, trump: str = "H", **match: Any) -> State:
    """The position after forehand's word about the trump (a suit or ``none``)."""
    state = match_at(**match)
    game = match.get("game", KOMINEK)
    return run(cut(state, pack_of(hands, state.dealer), game), f"trump {trump}", game)[0]


def quiet(state: State, game: GameDef = KOMINEK) -> State:
    """Everybody says no until somebody is on lead."""
    words = {Phase.REDEAL: "redeal no", Phase.NINES: "nines none", Phase.AUCTION: "pass"}
    while (word := words.get(state.phase)) is not None:
        state = run(state, word, game)[0]
    return state


def leading(hands: Sequence[str] = PLAIN, trump: str = "H", **match: Any) -> State:
    """Forehand is on lead to an ordinary deal."""
    return quiet(dealt(hands, trump, **match), match.get("game", KOMINEK))


def won(text: str, leader: int, winner: int) -> Trick:
    """A complete trick."""
    return Trick(
        tuple(((leader + place) % 4, card) for place, card in enumerate(cards(text))), winner
    )


def midway(
    hands: Sequence[str],
    tricks: Sequence[Trick],
    trump: str = "H",
    turn: int = S,
    **options: str,
) -> State:
    """The lead to a later trick of an ordinary deal, dealer E."""
    return State(
        Options(**options),
        True,
        phase=Phase.PLAY,
        turn=turn,
        dealer=E,
        deal=1,
        hands=tuple(map(cards, hands)),
        trump=parse_suit(trump),
        namer=S,
        asked=4,
        tricks=tuple(tricks),
    )


@dataclass(frozen=True, slots=True)
class Turn:
    """One move of a random match, with the positions around it."""

    before: Any
    actor: int
    move: Move
    after: Any
    events: tuple[Event, ...]


def random_options(game: GameDef, dice: Dice) -> Any:
    """Every switch as printed half of the time, else at random."""
    values = {
        switch.id: switch.default if dice.below(2) else dice.pick(switch.values)
        for switch in game.switches
    }
    return replace(game.default_options, **values)


def walk(game: GameDef, options: Any, dice: Dice, length: int) -> Iterator[Turn]:
    """Random play, up to ``length`` moves or the end of the match. Every other match is a shy
    one, in which most announcements and rights are left unused, so that cards are played."""
    state, shy = game.new_match(options), dice.below(2)
    for _ in range(length):
        actor = game.actor(state)
        if actor is None:
            return
        if actor == CHANCE:
            move = game.chance(state, dice)
        else:
            legal = game.legal_moves(state)
            quiet = shy and isinstance(legal[0], NO) and dice.below(8)
            move = legal[0] if quiet else dice.pick(legal)
        step = game.apply(state, move)
        yield Turn(state, actor, move, step.state, step.events)
        state = step.state
