"""A player's hands for the real window: a decision becomes clicks, drags or keys."""

from __future__ import annotations

from kominek_desktop.gui.panels.model import Choice, Panel
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games.kominek.moves import Claim, Cut, LayNines, Pick, Play
from kominek_desktop.rules.moves import Move
from tests.xvfb.program import Program
from tests.xvfb.twin import Twin


class Hands:
    """Carries out moves in the window of ``program``, for the position that ``twin`` shows."""

    def __init__(self, program: Program, twin: Twin, with_keys: bool = False) -> None:
        self.program = program
        self.twin = twin
        self.with_keys = with_keys

    def look(self) -> None:
        """The twin takes over what the program saved."""
        _, _, wide, high = self.program.place
        self.twin.show(self.program.saved, wide, high)

    def carry_out(self, move: Move) -> None:
        """One decision, from its first act to its last."""
        match move:
            case Cut(place):
                self.cut(place)
            case Play(card, marriage):
                self._play(card, marriage)
            case Claim() if self.twin.panel() is None:
                self.press_standing()
                self._answer(move)
            case _:
                self._answer(move)

    def cut(self, lifted: int) -> None:
        """The pack is cut."""
        if self.with_keys:
            # Home lifts one card; every step to the left lifts one more.
            self.program.key("Home", *["Left"] * (lifted - 1), "space")
        else:
            self.program.click(*self.twin.cut(lifted))

    def touch(self, card: Card) -> None:
        """A card of the hand is chosen."""
        if self.with_keys:
            self.program.key(str(self.twin.cards().index(card) + 1), "space")
        else:
            self.program.click(*self.twin.card(card))

    def select(self, card: Card) -> None:
        """A card of the hand is selected for the open panel."""
        if self.with_keys:
            # Digits belong to the panel, so the hand is walked through.
            place = self.twin.cards().index(card)
            self.program.key("Down", "Home", *["Right"] * place, "space", "Up")
        else:
            self.program.click(*self.twin.card(card))

    def press_standing(self) -> None:
        """The standing button."""
        if self.with_keys:
            self.program.key("ctrl+6")
        else:
            self.program.click(*self.twin.standing())

    def choose(self, index: int) -> None:
        """A choice of the open panel."""
        panel = self.twin.panel()
        assert panel is not None
        key = panel.choices()[index].key
        if self.with_keys and key:
            # The first digit brings the focus to a tile, the second takes it.
            self.program.key(*(("space",) if key == "Space" else (key, key)))
        else:
            self.program.click(*self.twin.choice(index))

    def _play(self, card: Card, marriage: bool) -> None:
        reply = self.twin.reply(card)
        self.touch(card)
        if isinstance(reply, Panel):
            self.program.rest()
            self.twin.open(reply)
            self._answer(Play(card, marriage))

    def _answer(self, move: Move) -> None:
        panel = self.twin.panel()
        if panel is None:
            asked = self.twin.reply(None)
            assert isinstance(asked, Panel), f"nothing asks for {move}"
            self.program.rest()
            self.twin.open(asked)
            panel = self.twin.panel()
        assert panel is not None
        selected: tuple[Card, ...] = ()
        match move:
            case LayNines(cards):
                selected = cards
            case Pick(card, _):
                selected = (card,)
        for card in selected:
            if panel.panel.select is not None and card not in panel.panel.select.chosen:
                self.select(card)
                self.program.rest()
        for index, choice in enumerate(panel.choices()):
            if _value(choice, selected) == move:
                self.choose(index)
                return
        raise AssertionError(f"no choice of the panel means {move}")


def _value(choice: Choice, selected: tuple[Card, ...]) -> object:
    if callable(choice.value) and not isinstance(choice.value, Move):
        return choice.value(selected) if selected else None
    return choice.value
