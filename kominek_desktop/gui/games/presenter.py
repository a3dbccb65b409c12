"""What the window asks of a game's presenter, and where the presenters are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from importlib import import_module
from typing import Any, Protocol, cast

from kominek_desktop.gui.panels.model import Note, Panel
from kominek_desktop.gui.sheet.model import Sheet
from kominek_desktop.gui.table.model import Script, TableModel
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.answers import Choice
from kominek_desktop.session.values import Turn


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, and what the player leaves to the program.

    ``names``: one per seat, clockwise from the person, in the player's language."""

    names: tuple[str, ...]
    always_marry: bool = False
    cut_for_me: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """An act that is not allowed: the note that says why, and the card it was about."""

    note: Note
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Weight:
    """What thinking ahead says of one card of the hand or one choice of the panel: ``of`` it the
    ``text``, and the length of a card's bar from 0 to 1."""

    of: Any
    text: str
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do now, and the cards of the hand and the panel choice it means.

    The note's lines are what to do and why; later ones may be left out for want of room, the
    last first. ``weights`` are shown when more is asked for, with ``foot`` to say what they mean
    and ``told`` for the ear; there are none where nothing was weighed.
    """

    note: Note
    cards: tuple[Card, ...] = ()
    value: Any = None
    weights: tuple[Weight, ...] = ()
    foot: str = ""
    told: str = ""


class Act(Enum):
    """Answers of panels that are no moves."""

    CONTINUE = auto()  # close what was shown
    NEXT_DEAL = auto()
    REMATCH = auto()
    OTHER_MATCH = auto()
    SHEET = auto()  # beside the table
    PRINT_SHEET = auto()  # as it would be printed


Reply = Move | Panel | Refused | None


@dataclass(frozen=True, slots=True)
class RuleWord:
    """A house rule in words: its name, and a name for each of its values."""

    name: str
    values: tuple[tuple[str, str], ...]
    group: str


class Presenter(Protocol):
    """One game's face. Everything is judged from turns, which hold only what the person knows."""

    def table(self, turn: Turn, company: Company, thinking: bool = False) -> TableModel:
        """The table at rest."""

    def script(self, shown: TableModel, turn: Turn, company: Company) -> Script:
        """The events of a turn as frames, starting from what is shown."""

    def notice(self, turn: Turn, company: Company) -> Panel | None:
        """What must be read before the turn goes on; its only answer carries no move."""

    def panel(self, turn: Turn, company: Company) -> Panel | None:
        """The question of this turn, or the result to look at."""

    def card(self, turn: Turn, card: Card, company: Company) -> Reply:
        """The person chose a card of the hand."""

    def cut(self, turn: Turn, place: int) -> Move | None:
        """The person cut the pack."""

    def standing(self, turn: Turn, company: Company) -> Reply:
        """The person pressed the standing button."""

    def last_trick(self, turn: Turn, company: Company) -> Panel | Note:
        """The last trick, or why it is not to be seen."""

    def automatic(self, turn: Turn, company: Company) -> Move | None:
        """A move the player leaves to the program, or the only one there is to make unasked."""

    def hint(self, turn: Turn, choice: Choice, company: Company) -> Hint:
        """What a player would do in the person's place, and why, in words."""

    def situation(self, turn: Turn, company: Company) -> str:
        """The situation read aloud on demand."""

    def asked(self, turn: Turn, company: Company) -> str:
        """What the person is to do with his cards now, read aloud; empty where a panel asks."""

    def worth(self, turn: Turn, card: Card, company: Company) -> Note:
        """What a card of the hand is worth, and why it may not be played now."""

    def place(self, turn: Turn) -> str:
        """The clause of the rules that fits what is on the table."""

    def refusal(self, turn: Turn, move: Move, company: Company) -> Refused | None:
        """Why the view refuses a move, in words; None when it is allowed."""

    def sheet(self, view: Any, results: Sequence[Mapping[str, Any]], company: Company) -> Sheet:
        """The score sheet, from the reports of the deals that have ended and from the view; its
        title, date and code are empty."""


@dataclass(frozen=True, slots=True)
class Face:
    """The presenter of a game and the words that are needed outside a match."""

    presenter: Presenter
    title: Callable[[], str]
    about: Callable[[], str]
    rule_words: Callable[[], dict[str, RuleWord]]
    preset_name: Callable[[str], str]
    length_switch: str  # the switch that says how long a match is


_FACES = {
    "kominek": "kominek_desktop.gui.games.kominek",
    "klin": "kominek_desktop.gui.games.klin",
}


def find_face(game_id: str) -> Face:
    """The face of a game; raises KeyError."""
    return cast("Face", import_module(_FACES[game_id]).FACE)
