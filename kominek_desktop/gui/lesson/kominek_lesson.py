"""The first deal of Kominek: a prepared pack, what the others play, and fourteen steps.

East deals and asks the person to cut; whatever the cut, the cards come as prepared. South names
hearts, and everybody passes. Then, with South 0, West 1, North 2 and East 3::

    S 9D  W TD  N JD  E KD      the ten beats the king
    W 9S  N AS  E 9C  S TS      card points on the partner's sure trick
    N QS  E JC  S JS  W JH      twenty; one card to follow with
    W AD  N QD  E KC  S 9H      no diamond: a trump
    S with the king and queen of hearts says forty, and has more than 66
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from kominek_desktop.gui.lesson.steps import Names, Step, Words
from kominek_desktop.gui.table.access_tree import Key
from kominek_desktop.gui.table.zones import HAND, PANEL, RIBBON
from kominek_desktop.gui.texts import kominek_lesson as words
from kominek_desktop.rules.cards import Card, Suit, parse_card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.game import Step as RuleStep
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import (
    Cut,
    Deal,
    DrawDealer,
    NameCutter,
    NameTrump,
    Pass,
    Play,
)
from kominek_desktop.rules.games.kominek.options import PRINTED, Options
from kominek_desktop.rules.games.kominek.state import Phase, State, View
from kominek_desktop.rules.moves import Move

SOUTH, WEST, NORTH, EAST = range(4)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


PREPARED = _cards("KH QH TS TD AD 9S AS KS QS KD 9C JC 9H JS 9D JH TH QC AH JD QD KC TC AC")
"""The pack from the top as it is dealt, after the cut."""

LINES: dict[int, tuple[Play, ...]] = {
    WEST: tuple(map(Play, _cards("TD 9S JH AD"))),
    NORTH: (
        Play(parse_card("JD")),
        Play(parse_card("AS")),
        Play(parse_card("QS"), True),
        Play(parse_card("QD")),
    ),
    EAST: tuple(map(Play, _cards("KD 9C JC KC"))),
}
"""What the others play, trick by trick."""

_SIX = 6


def _chance(state: State, _: Dice) -> Move:
    return DrawDealer(EAST) if state.phase is Phase.LOT else Deal(PREPARED)


def _apply(state: State, move: Move) -> RuleStep:
    """The rules' own step. Before a cut the pack is turned so that this very cut puts it right."""
    rules = find_game("kominek")
    if isinstance(move, Cut):
        turned = len(PREPARED) - move.place
        state = replace(state, pack=PREPARED[turned:] + PREPARED[:turned])
    return rules.apply(state, move)


def _play(step: str, card: str, *also: Key) -> Step:
    """A card of the hand is to be played."""
    wanted = parse_card(card)
    return Step(
        words=lambda names: words.play(step, wanted, names),
        shown=(("hand", wanted, 0), *also),
        wanted=lambda move: move == Play(wanted),
        focus=("hand", wanted, 0),
        declined=lambda: words.other_card(step, wanted),
    )


def _lying(seat: int, card: str) -> Key:
    return ("trick card", seat, parse_card(card))


def _read(maker: Callable[[Names], Words], *shown: Key) -> Step:
    return Step(words=maker, shown=shown)


_KING, _QUEEN = _cards("KH QH")
_FORTY = (Play(_KING, True), Play(_QUEEN, True))

STEPS: tuple[Step, ...] = (
    Step(
        words=words.cut,
        shown=(RIBBON,),
        wanted=lambda move: isinstance(move, Cut),
        focus=RIBBON,
    ),
    Step(
        words=words.trump,
        shown=(("choice", 1), ("hand", _KING, 0), ("hand", _QUEEN, 0)),
        wanted=lambda move: move == NameTrump(Suit.HEARTS),
        focus=("choice", 1),
        declined=words.other_trump,
    ),
    Step(
        words=words.auction,
        shown=(("choice", 4),),
        wanted=lambda move: move == Pass(),
        focus=("choice", 4),
        declined=words.other_call,
    ),
    _read(words.values, HAND),
    _play("rank", "9D"),
    _play("partner", "TS", _lying(NORTH, "AS")),
    _read(words.twenty, _lying(NORTH, "QS"), ("plate", NORTH)),
    _play("follow", "JS", _lying(NORTH, "QS")),
    _play("trump", "9H", _lying(WEST, "AD")),
    Step(
        words=words.forty,
        shown=(("hand", _KING, 0), ("hand", _QUEEN, 0)),
        wanted=lambda move: move in _FORTY,
        focus=("hand", _KING, 0),
        asked=words.forty_asked,
        declined=words.no_forty,
    ),
    _read(words.sixty_six, PANEL),
    _read(words.eight, ("eight", 0), ("eight", 1)),
    _read(words.nines),
    _read(words.solo),
)


class KominekLesson:
    """See :class:`Lesson`."""

    steps = STEPS

    def __init__(self) -> None:
        self.game: GameDef = replace(find_game("kominek"), chance=_chance, apply=_apply)
        self.options: Options = replace(PRINTED, cutter="named")

    def answer(self, view: View) -> Move:
        """What the seat of a view does; the person's own seat has no line."""
        if view.phase is Phase.CUTTER:
            return NameCutter(SOUTH)
        if view.phase is Phase.AUCTION:
            return Pass()
        return LINES[view.seat][_SIX - len(view.hand)]

    def title(self) -> str:
        """What the lesson is called."""
        return words.title()
