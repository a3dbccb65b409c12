"""Texts that are drawn, made ready for the ear."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from kominek_desktop.gui.panels.model import Note, Panel

Amount = Literal["short", "normal", "all"]
"""How much is said: who played what; changes of the table as well; explanations as well."""
ENDS = (".", "!", "?", ":", "…")


def plain(text: str) -> str:
    """Without marks of bold type, and with commas for the dots between parts of a line."""
    return text.replace("**", "").replace(" · ", ", ")


def sentences(texts: Iterable[str]) -> str:
    """One text after the other, each a sentence; none twice."""
    told: list[str] = []
    for text in map(plain, texts):
        if text and not any(text in other for other in told):
            told.append(text if text.endswith(ENDS) else f"{text}.")
    return " ".join(told)


def panel_words(panel: Panel, amount: Amount) -> str:
    """What is said when a panel opens."""
    said = panel.spoken or panel.title
    if said.startswith(f"{panel.title} "):
        said = f"{panel.title}. {said[len(panel.title) + 1 :]}"
    told = [said]
    if amount != "short":
        told += panel.lines
        told.append(", ".join(c.label for c in (*panel.tiles, *panel.buttons) if c.enabled))
    if amount == "all":
        told += [panel.note, *panel.facts, panel.explain]
    return sentences(told)


def note_words(note: Note, amount: Amount) -> str:
    """What is said when a remark opens."""
    return sentences((note.title, *note.lines, note.foot if amount == "all" else "", note.link))
