"""Marks that acts of the person put on cards of the hand and on choices of a panel."""

from __future__ import annotations

from dataclasses import replace

from kominek_desktop.gui.panels.model import Choice, Note, Panel
from kominek_desktop.gui.table.model import Look, TableModel
from kominek_desktop.rules.cards import Card


def refused(model: TableModel, card: Card) -> TableModel:
    """This card alone wears the mark of a refusal."""
    hand = tuple(replace(held, refused=held.card == card) for held in model.hand)
    return replace(model, hand=hand)


def hinted(model: TableModel, card: Card) -> TableModel:
    """This card alone is recommended."""
    hand = tuple(replace(held, hint=held.card == card) for held in model.hand)
    return replace(model, hand=hand)


def unmarked(model: TableModel) -> TableModel:
    """No card is refused or recommended."""
    hand = tuple(replace(held, refused=False, hint=False) for held in model.hand)
    return replace(model, hand=hand)


def picked(model: TableModel, card: Card) -> TableModel:
    """The card that a question is about stands selected."""
    hand = tuple(
        replace(held, look=Look.SELECTED) if held.card == card else held for held in model.hand
    )
    return replace(model, hand=hand)


def recommended(panel: Panel, value: object, note: Note) -> Panel:
    """The choice with this value is recommended, and the panel says why."""

    def mark(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return tuple(replace(choice, hint=choice.value == value) for choice in choices)

    return replace(
        panel,
        tiles=mark(panel.tiles),
        buttons=mark(panel.buttons),
        explain=" ".join(note.lines),
        explain_lines=max(2, panel.explain_lines),
    )


def focused(panel: Panel, value: object) -> Panel:
    """The choice with this value has the focus first; nothing changes when there is none."""
    for index, choice in enumerate((*panel.tiles, *panel.buttons)):
        if choice.value == value:
            return replace(panel, focus=index)
    return panel
