"""The house rules of the table, as the book shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kominek_desktop.gui.games.presenter import find_face
from kominek_desktop.gui.rules.book import Book, Choice, Clause, Section, Variant
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.options import Switch


@dataclass(frozen=True, slots=True)
class Difference:
    """A switch that stands otherwise than the print, in words."""

    switch: str
    name: str
    value: str
    printed: str


@dataclass(frozen=True, slots=True)
class House:
    """The rules that are in force: those of the game at the table, else the printed ones."""

    game: str = ""
    options: Any = None

    def concerns(self, book: Book) -> bool:
        """Whether the rules of the table stand in this book: in the game's own, or, for a game
        that is played by another one's clauses, in that one's."""
        if not self._switches():
            return False
        return book.game == self.game or bool(self._standing_in(book))

    def shown(self, book: Book, choice: Choice) -> Variant:
        """The variant in force: the table's, else the first."""
        if any(switch.id == choice.switch for switch in self._standing_in(book)):
            value = getattr(self.options, choice.switch)
            for variant in choice.variants:
                if variant.value == value:
                    return variant
        return choice.variants[0]

    def others(self, book: Book, choice: Choice) -> tuple[Variant, ...]:
        """What other tables do, where a game cannot be played yet and so is not switched."""
        if any(game.id == book.game for game in GAMES):
            return ()
        return choice.variants[1:]

    def differences(self, book: Book, clause: Clause) -> tuple[Difference, ...]:
        """What stands otherwise than the print in a clause."""
        choices = {part.switch for part in clause.parts if isinstance(part, Choice)}
        return tuple(
            self._difference(switch)
            for switch in self._differing(book)
            if switch.clause in clause.ids or switch.id in choices
        )

    def differs(self, book: Book, section: Section) -> bool:
        """Whether anything in a section stands otherwise than the print."""
        return any(self.differences(book, clause) for clause in section.clauses)

    def count(self, book: Book) -> int:
        """How many switches stand otherwise than the print."""
        return len(self._differing(book))

    def _differing(self, book: Book) -> list[Switch]:
        switches = self._standing_in(book)
        return [one for one in switches if getattr(self.options, one.id) != one.default]

    def _standing_in(self, book: Book) -> list[Switch]:
        return [one for one in self._switches() if book.section_of(one.clause) is not None]

    def _switches(self) -> tuple[Switch, ...]:
        if self.options is None or all(game.id != self.game for game in GAMES):
            return ()
        return find_game(self.game).switches

    def _difference(self, switch: Switch) -> Difference:
        word = find_face(self.game).rule_words()[switch.id]
        values = dict(word.values)
        value = str(getattr(self.options, switch.id))
        return Difference(switch.id, word.name, values[value], values[switch.default])
