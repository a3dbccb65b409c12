"""Words of the dialogs: new match, settings, about, shortcuts, the bar of messages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from kominek_desktop.session.settings import partner_seat

translate = QCoreApplication.translate

LANGUAGES = (
    ("pl", "Polski", "oczka, wziątki, atu", "AKDW"),
    ("ru", "Русский", "очки, взятки, козыри", "ТКДВ"),
    ("en", "English", "card points, tricks, trumps", "AKQJ"),
)
"""Each language in itself: code, name, three words of the game, letters of A K Q J. Never
translated."""


def player_kind(kind: str) -> str:
    """A kind of computer player; an unknown one is shown by its id."""
    match kind:
        case "beginner":
            return translate("Players", "beginner")
        case "regular" | "rules":
            return translate("Players", "regular")
        case "strong":
            return translate("Players", "strong")
        case "top":
            return translate("Players", "master")
        case "plain":
            return translate("Players", "simple play")
        case "random":
            return translate("Players", "any card at random")
        case _:
            return kind


def named_kind(name: str, kind: str) -> str:
    """A player with its kind."""
    return translate("Players", "{name} · {kind}").format(name=name, kind=player_kind(kind))


def seat_role(seat: int, seats: int = 4) -> str:
    """What a seat is to the person, who has seat 0."""
    if seat == 0:
        return translate("Players", "your own seat")
    if seat == partner_seat(seats):
        return translate("Players", "partner")
    if 2 * seat == seats:
        return translate("Players", "opponent")
    if 2 * seat < seats:
        return translate("Players", "opponent on the left")
    return translate("Players", "opponent on the right")


# --- new match ---------------------------------------------------------------------------------


def new_match_title(game: str) -> str:
    """Title of the window."""
    return translate("NewMatch", "New match: {game}").format(game=game)


def rules_of_match_title(game: str) -> str:
    """Title while the rules of the match in hand are only shown."""
    return translate("NewMatch", "Rules of this match: {game}").format(game=game)


def table_rules() -> str:
    """Over the presets."""
    return translate("NewMatch", "Table rules")


def game_label() -> str:
    """Before the choice of the game."""
    return translate("NewMatch", "&Game")


def rules_label() -> str:
    """Before the presets in a narrow window."""
    return translate("NewMatch", "R&ules")


def first_dealer_label() -> str:
    """Before the first dealer."""
    return translate("NewMatch", "First &dealer")


def by_lot() -> str:
    """The first dealer is drawn."""
    return translate("NewMatch", "by lot")


def partner_label(full: bool) -> str:
    """Over the partner; ``full`` when the level is fixed at the highest one."""
    if full:
        return translate("NewMatch", "Partner · full strength")
    return translate("NewMatch", "Pa&rtner")


def partner_full_hint() -> str:
    """Why the partner's level cannot be chosen here."""
    return translate(
        "NewMatch", "The partner always plays at full strength; see Opponents in the settings."
    )


def opponent_label(seat: int, seats: int) -> str:
    """Over an opponent."""
    if 2 * seat == seats:
        return translate("NewMatch", "Oppo&nent")
    if 2 * seat < seats:
        return translate("NewMatch", "Opponent on the l&eft")
    return translate("NewMatch", "Opponent o&n the right")


def as_printed() -> str:
    """Second line of the printed rules."""
    return translate("NewMatch", "the publisher’s text")


def set_every_rule() -> str:
    """Second line of custom rules while they are as printed."""
    return translate("NewMatch", "set every rule")


def differences_count(count: int) -> str:
    """Second line of a preset."""
    return translate("NewMatch", "%n difference(s) from print", "", count)


def preset_with_count(name: str, second: str) -> str:
    """A preset in one line, for a narrow window."""
    return translate("NewMatch", "{name} · {differences}").format(name=name, differences=second)


def printed_value(value: str) -> str:
    """Beside a rule that stands otherwise."""
    return translate("NewMatch", "print: {value}").format(value=value)


def rule_clause(clause: str) -> str:
    """Hint over the name of a rule."""
    return translate("NewMatch", "Rule {clause}").format(clause=clause)


def reset_rule(value: str) -> str:
    """The context menu of a rule."""
    return translate("NewMatch", "Back to print: {value}").format(value=value)


def no_difference() -> str:
    """Foot while all rules are the printed ones."""
    return translate("NewMatch", "Everything as printed.")


def different(parts: Sequence[tuple[str, str, str]]) -> str:
    """Foot: all differences as one sentence of rich text. Parts: name, value, clause."""
    item = translate("NewMatch", "<b>{name}</b> {value} ({clause})")
    shown = [
        item.format(name=_continued(name), value=value, clause=clause)
        for name, value, clause in parts
    ]
    return translate("NewMatch", "Different from print: {list}.").format(list=", ".join(shown))


def _continued(name: str) -> str:
    """A name in the midst of a sentence."""
    return name[:1].lower() + name[1:]


def frozen_rules() -> str:
    """Second line of the foot."""
    return translate("NewMatch", "Rules cannot be changed during a match.")


def save_own() -> str:
    """Button: keep these rules as the person's own preset."""
    return translate("NewMatch", "Save as &our table")


def play() -> str:
    """The primary button."""
    return translate("NewMatch", "&Play")


def with_these_rules() -> str:
    """Button of the view during a match."""
    return translate("NewMatch", "New &match with these rules")


# --- buttons and short words ---------------------------------------------------------------------


def cancel() -> str:
    """Leave without doing anything."""
    return translate("Dialogs", "&Cancel")


def close() -> str:
    """Leave."""
    return translate("Dialogs", "&Close")


def dismiss() -> str:
    """Close a message."""
    return translate("Dialogs", "Close this message")


def milliseconds(value: int) -> str:
    """A short time."""
    return translate("Dialogs", "{n} ms").format(n=QLocale().toString(value))


def percent(value: int) -> str:
    """A part or a size."""
    return translate("Dialogs", "{n}%").format(n=value)


# --- about and shortcuts -------------------------------------------------------------------------


def about_title() -> str:
    """Title of the window."""
    return translate("About", "About Kominek")


def about_version(version: str) -> str:
    """Under the name."""
    return translate("About", "Version {version}").format(version=version)


def about_what() -> str:
    """What the program is."""
    return translate(
        "About",
        "Traditional Polish and Russian card games against thinking opponents. "
        "They never see your cards.",
    )


def about_rules() -> str:
    """Where the rules come from."""
    return translate(
        "About",
        "Rules of Kominek: after the leaflet of Wydawnictwo Karuzela. What the leaflet leaves "
        "open is settled and marked in the rules; every such place can be set for your table.",
    )


def about_licence() -> str:
    """The licences."""
    return translate(
        "About",
        "The program is free under the MIT licence. The typefaces Alegreya and Alegreya Sans are "
        "free under the SIL Open Font License 1.1. Cards and pictures were drawn for this program. "
        "Built with Qt.",
    )


def shortcuts_title() -> str:
    """Title of the window."""
    return translate("Shortcuts", "Keyboard shortcuts")


def shortcuts_columns() -> tuple[str, str]:
    """Heads of the list."""
    return translate("Shortcuts", "Action"), translate("Shortcuts", "Keys")


def shortcuts_filter() -> str:
    """In the empty search field."""
    return translate("Shortcuts", "Search")
