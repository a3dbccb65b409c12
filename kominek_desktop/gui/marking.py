"""Marks that acts of the person put on cards of the hand and on choices of a panel."""

from __future__ import annotations

from dataclasses import replace

from kominek_desktop.gui.games.presenter import Hint, Weight
from kominek_desktop.gui.panels.model import Choice, Panel
from kominek_desktop.gui.table.model import Look, TableModel
from kominek_desktop.rules.cards import Card


def refused(model: TableModel, card: Card) -> TableModel:
    """This card alone wears the mark of a refusal."""
    hand = tuple(replace(held, refused=held.card == card) for held in model.hand)
    return replace(model, hand=hand)


def hinted(model: TableModel, cards: tuple[Card, ...]) -> TableModel:
    """These cards alone are recommended."""
    hand = tuple(replace(held, hint=held.card in cards) for held in model.hand)
    return replace(model, hand=hand)


def weighed(model: TableModel, weights: tuple[Weight, ...]) -> TableModel:
    """Cards that were weighed say so on a pill."""
    found = {weight.of: weight for weight in weights}
    hand = tuple(
        replace(held, pill=found[held.card].text, bar=found[held.card].share)
        if held.card in found
        else held
        for held in model.hand
    )
    return replace(model, hand=hand)


def unmarked(model: TableModel) -> TableModel:
    """No card is refused, recommended or weighed."""
    hand = tuple(
        replace(
            held,
            refused=False,
            hint=False,
            pill=held.pill if held.bar is None else "",
            bar=None,
        )
        for held in model.hand
    )
    return replace(model, hand=hand)


def picked(model: TableModel, card: Card) -> TableModel:
    """The card that a question is about stands selected."""
    hand = tuple(
        replace(held, look=Look.SELECTED) if held.card == card else held for held in model.hand
    )
    return replace(model, hand=hand)


def recommended(panel: Panel, hint: Hint, *, weigh: bool) -> Panel:
    """The choice a hint means is recommended, and the panel says why; with ``weigh`` tiles tell
    what they are worth."""
    texts = [(weight.of, weight.text) for weight in hint.weights if weigh]

    def mark(choice: Choice) -> Choice:
        value = choice.value(hint.cards) if callable(choice.value) else choice.value
        second = next((text for of, text in texts if of == value), choice.second)
        return replace(choice, hint=value == hint.value, second=second)

    lines = (*hint.note.lines, hint.foot if weigh else "")
    return replace(
        explained(panel, " ".join(line for line in lines if line)),
        tiles=tuple(map(mark, panel.tiles)),
        buttons=tuple(map(mark, panel.buttons)),
    )


def explained(panel: Panel, text: str) -> Panel:
    """The panel says this while none of its choices is explained."""
    return replace(panel, explain=text, explain_lines=max(2, panel.explain_lines))


def focused(panel: Panel, value: object) -> Panel:
    """The choice with this value has the focus first; nothing changes when there is none."""
    for index, choice in enumerate((*panel.tiles, *panel.buttons)):
        if choice.value == value:
            return replace(panel, focus=index)
    return panel
