"""What there is on the table for somebody who does not see it, as plain frozen values.

A list for the hand and one for the trick, a group for the question, and one thing for each other
stop of Tab. Only what is seen is described: cards of others that lie face down are not there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAccessible

from kominek_desktop.gui.panels.model import Choice, Panel, ResultTable
from kominek_desktop.gui.panels.panel import PanelItem
from kominek_desktop.gui.table import ribbon, zones
from kominek_desktop.gui.table.access_words import plain, sentences
from kominek_desktop.gui.table.model import HandCard, Look, SeatModel
from kominek_desktop.gui.table.plan import hand_keys, hand_look
from kominek_desktop.gui.table.zones import HAND, PANEL, RIBBON, TRICK, Zone
from kominek_desktop.gui.texts import table_access as words
from kominek_desktop.gui.texts.cards import card_name

if TYPE_CHECKING:
    from kominek_desktop.gui.table.scene import TableScene

Role = QAccessible.Role
Key = tuple[Any, ...]
"""Names a thing for as long as it lies there."""
Place = tuple[Zone, int]
"""Where the keyboard's focus can be: a stop of Tab, and a place in it."""
NOTE: Key = ("note",)
LINK: Key = ("link",)


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table and its parts. ``place`` None: the keyboard does not come there.
    ``acts``: Enter does something there. ``amount`` is a value between two bounds."""

    key: Key
    role: Role
    name: str
    description: str = ""
    place: Place | None = None
    acts: bool = False
    off: bool = False
    selectable: bool = False
    selected: bool = False
    shortcut: str = ""
    amount: tuple[int, int, int] | None = None  # now, least, most
    parts: tuple[Thing, ...] = ()


def describe(scene: TableScene) -> tuple[Thing, ...]:
    """Everything on the table in the order of Tab; the remark comes behind the question."""
    found: list[Thing] = []
    for zone in zones.zones(scene):
        if zone == HAND:
            found.append(_hand(scene))
        elif zone == TRICK:
            found.append(_trick(scene))
        elif zone == PANEL and scene.host.panel is not None:
            found.append(_panel(scene.host.panel))
        elif zone == RIBBON:
            found.append(_ribbon(scene))
        else:
            found.append(_single(scene, zone))
    note = _note(scene)
    if note is not None:
        found.insert(1 if found and found[0].key == PANEL else 0, note)
    model = scene.model
    if model.ribbon is not None and not model.ribbon.interactive:
        found.insert(0, _ribbon(scene))
    return tuple(found)


def walk(
    things: tuple[Thing, ...], parent: Key | None = None
) -> Iterator[tuple[Thing, Key | None]]:
    """Every thing with the key of what it is a part of."""
    for thing in things:
        yield thing, parent
        yield from walk(thing.parts, thing.key)


# Cards


def _hand(scene: TableScene) -> Thing:
    model = scene.model
    parts = []
    for place, (key, held) in enumerate(zip(hand_keys(model), model.hand, strict=True)):
        name = card_name(held.card)
        parts.append(
            Thing(
                key,
                Role.Button,
                name,
                _about_card(held, name),
                (HAND, place),
                acts=True,
                selectable=_selectable(scene, held),
                selected=hand_look(held, scene.attention) is Look.SELECTED,
                shortcut=str(place + 1) if scene.host.panel is None else "",
            )
        )
    return Thing(HAND, Role.List, words.hand(), parts=tuple(parts))


def _about_card(held: HandCard, name: str) -> str:
    """Its place and whether it may be played; the name is said anyway."""
    told = plain(held.spoken).removeprefix(name).lstrip(" ,.")
    return ", ".join(text for text in (told, held.pill, held.hint and words.hinted()) if text)


def _selectable(scene: TableScene, held: HandCard) -> bool:
    panel = scene.host.panel
    select = panel.panel.select if panel is not None else None
    return select is not None and held.card in select.allowed


def _trick(scene: TableScene) -> Thing:
    model = scene.model
    parts = tuple(
        Thing(
            ("trick card", lying.seat, lying.card),
            Role.ListItem,
            zones.words(scene, TRICK, place),
            words.wins() if model.winning == lying.seat else "",
            (TRICK, place),
        )
        for place, lying in enumerate(model.trick)
    )
    return Thing(TRICK, Role.List, words.trick(), parts=parts)


# Plates and corners


def _single(scene: TableScene, zone: Zone) -> Thing:
    model = scene.model
    text = plain(zones.words(scene, zone))
    role, acts = Role.StaticText, False
    parts: tuple[Thing, ...] = ()
    match zone:
        case ("standing", _):
            role, acts = Role.Button, True
        case ("plate", seat):
            acts = seat in scene.pile_seats()
            role = Role.Button if acts else Role.StaticText
            parts = _laid(model.seats[seat], seat)
    return Thing(zone, role, text, place=(zone, 0), acts=acts, parts=parts)


def _laid(held: SeatModel, seat: int) -> tuple[Thing, ...]:
    return tuple(
        Thing(("laid", seat, place), Role.StaticText, card_name(card))
        for place, card in enumerate(held.laid)
    )


def _ribbon(scene: TableScene) -> Thing:
    spread = scene.model.ribbon
    assert spread is not None
    shown = tuple(
        Thing(("shown", place), Role.StaticText, card_name(card), spread.shown_caption)
        for place, card in enumerate(spread.shown)
    )
    title = ", ".join(text for text in (spread.title, spread.note) if text)
    if not spread.interactive:
        return Thing(RIBBON, Role.StaticText, title, spread.message, parts=shown)
    lifted = ribbon.FIRST if scene.attention.cut is None else scene.attention.cut
    told = (spread.message, spread.lifted_text.replace("{n}", str(lifted)), spread.keys)
    return Thing(
        RIBBON,
        Role.Slider,
        title,
        sentences(told),
        (RIBBON, 0),
        acts=True,
        amount=(lifted, 1, spread.cards - 1),
        parts=shown,
    )


# Panel and note


def _panel(item: PanelItem) -> Thing:
    panel = item.panel
    lines = tuple(
        Thing(("line", place), Role.StaticText, line)
        for place, line in enumerate(panel_lines(panel))
    )
    choices = tuple(_choice(item, place, choice) for place, choice in enumerate(item.choices()))
    return Thing(
        PANEL,
        Role.Grouping,
        plain(panel.title),
        sentences((panel.note, panel.explain)),
        parts=(*lines, *choices),
    )


def _choice(item: PanelItem, place: int, choice: Choice) -> Thing:
    off = not item.choice_enabled(place)
    told = [choice.second, choice.explain, choice.hint and words.hinted()]
    select = item.panel.select
    if off and choice.enabled and select is not None:
        told.append(select.counter.replace("{n}", str(len(item.selection()))))
    return Thing(
        ("choice", place),
        Role.Button,
        plain(choice.label),
        sentences(text for text in told if text),
        (PANEL, place),
        acts=True,
        off=off,
        shortcut=choice.key,
    )


def panel_lines(panel: Panel) -> list[str]:
    """Everything that a panel tells beside its title and its choices, line by line."""
    lines = [*(pill.text for pill in panel.pills), *panel.lines]
    if panel.table is not None:
        lines += result_lines(panel.table)
    if panel.coins is not None:
        lines.append(panel.coins.text)
    for shown in (*panel.cards, *(panel.coins.trick if panel.coins is not None else ())):
        if shown.card is not None:
            crown = words.wins() if shown.crown else ""
            told = (shown.caption, card_name(shown.card), crown)
            lines.append(", ".join(text for text in told if text))
    lines += [words.eight_change(one.caption, one.before, one.after) for one in panel.eights]
    return [plain(line) for line in (*lines, *panel.facts)]


def result_lines(table: ResultTable) -> list[str]:
    """The rows of a result, each figure behind the head of its column."""
    lines = []
    for row in table.rows:
        figures = (row.tricks, row.cards, row.marriages, row.total)
        told = (f"{head} {figure}" for head, figure in zip(table.heads, figures, strict=True))
        lines.append(f"{row.name}: {', '.join(told)}")
    return lines


def _note(scene: TableScene) -> Thing | None:
    if scene.host.note is None:
        return None
    note = scene.host.note.note
    link = Thing(LINK, Role.Link, note.link, acts=True, shortcut="F1")
    return Thing(
        NOTE,
        Role.AlertMessage,
        plain(note.title),
        sentences((*note.lines, note.foot)),
        parts=(link,) if note.link else (),
    )
