"""Words of the main window: menus, messages, names at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.session.values import Trouble, TroubleKind

translate = QCoreApplication.translate


def default_names() -> tuple[str, ...]:
    """Names at the table, clockwise from the person."""
    return (
        translate("Names", "You"),
        translate("Names", "Charlie"),
        translate("Names", "Helen"),
        translate("Names", "Sophie"),
    )


def app_name() -> str:
    """The program's name."""
    return translate("Window", "Kominek")


def window_title(game: str, deal: int) -> str:
    """Title of the window during a match."""
    return translate("Window", "{game} – deal {n}").format(game=game, n=deal)


def resumed() -> str:
    """After the start: the match goes on where it was."""
    return translate("Window", "The match goes on where you left it.")


def opened(name: str) -> str:
    """A record was opened."""
    return translate("Window", "Opened: {name}").format(name=name)


def saved(name: str) -> str:
    """A record was saved."""
    return translate("Window", "Saved: {name}").format(name=name)


def undone() -> str:
    """A decision was taken back."""
    return translate("Window", "Undone.")


def redone() -> str:
    """A decision was repeated."""
    return translate("Window", "Redone.")


def same_deal() -> str:
    """The same cards again."""
    return translate("Window", "The same cards again.")


def paused() -> str:
    """The match is paused."""
    return translate("Window", "Paused. Press P or click to go on.")


def demo() -> str:
    """The program plays for the person."""
    return translate("Window", "The program plays for you. Any key or click stops it.")


def moment() -> str:
    """Somebody thinks for long."""
    return translate("Window", "just a moment")


def situation_title() -> str:
    """Title of the note that tells the situation."""
    return translate("Window", "The situation")


def hint_title() -> str:
    """Title of the note when there is no hint."""
    return translate("Hint", "Hint")


def hint_not_now() -> str:
    """There is nothing to advise."""
    return translate("Hint", "There is nothing to decide now.")


def menu_bar_hidden() -> str:
    """How to get the menu bar back."""
    return translate("Window", "The menu bar is hidden. Ctrl+M brings it back.")


def file_filter() -> str:
    """Filter of the file dialogs."""
    return translate("Window", "Kominek records (*.kominek)")


def open_title() -> str:
    """Title of the open dialog."""
    return translate("Window", "Open a match")


def save_title() -> str:
    """Title of the save dialog."""
    return translate("Window", "Save the match")


def trouble(found: Trouble) -> str:
    """A file could not be used: what, where, and what was done about it."""
    name = found.path.name
    match found.kind:
        case TroubleKind.DAMAGED_SAVE if found.line:
            return translate(
                "Trouble",
                "The saved match was damaged in line {line}. It is kept as {path}; the last good "
                "copy is used.",
            ).format(line=found.line, path=found.path)
        case TroubleKind.DAMAGED_SAVE:
            return translate(
                "Trouble",
                "The saved match was damaged. It is kept as {path}; the last good copy is used.",
            ).format(path=found.path)
        case TroubleKind.DAMAGED_SETTINGS:
            return translate(
                "Trouble",
                "The settings were damaged in line {line}. They are kept as {path}; the usual "
                "ones are used.",
            ).format(line=found.line, path=found.path)
        case TroubleKind.BAD_RECORD:
            return translate(
                "Trouble", "{name}, line {line}, column {column}: {reason} Nothing was changed."
            ).format(
                name=name, line=found.line, column=found.column, reason=record_fault(found.detail)
            )
        case TroubleKind.UNREADABLE:
            return translate("Trouble", "{path} cannot be read: {reason}").format(
                path=found.path, reason=found.detail
            )
        case TroubleKind.UNWRITABLE:
            return translate(
                "Trouble",
                "{path} cannot be written: {reason}. Play goes on; saving is tried again.",
            ).format(path=found.path, reason=found.detail)


def record_fault(fault: str) -> str:
    """What is wrong with a line of a record; ``fault`` is the id of a ``RecordFault``."""
    match fault:
        case "not_text" | "not_a_record":
            return translate("Trouble", "This is not a record of a match.")
        case "unknown_format":
            return translate("Trouble", "The record is of a later version.")
        case "bad_header":
            return translate("Trouble", "A line of the head cannot be read.")
        case "truncated":
            return translate("Trouble", "The record ends too early.")
        case "unknown_game":
            return translate("Trouble", "The game is not known.")
        case "bad_option":
            return translate("Trouble", "A table rule is not known.")
        case "bad_seats":
            return translate("Trouble", "The players are not right.")
        case "bad_move":
            return translate("Trouble", "The move cannot be read.")
        case "wrong_seat":
            return translate("Trouble", "Another player is to act.")
        case "illegal_move":
            return translate("Trouble", "The rules do not allow the move.")
        case "match_over":
            return translate("Trouble", "The match was over before.")
    return translate("Trouble", "The line cannot be read.")


def menu_game() -> str:
    """Menu."""
    return translate("Menu", "&Game")


def menu_move() -> str:
    """Menu."""
    return translate("Menu", "&Move")


def menu_view() -> str:
    """Menu."""
    return translate("Menu", "&View")


def menu_settings() -> str:
    """Menu."""
    return translate("Menu", "&Settings")


def menu_help() -> str:
    """Menu."""
    return translate("Menu", "&Help")


def menu_recent() -> str:
    """Submenu."""
    return translate("Menu", "Open &recent")


def menu_language() -> str:
    """Submenu."""
    return translate("Menu", "&Language")


def menu_theme() -> str:
    """Submenu."""
    return translate("Menu", "&Theme")


def menu_pace() -> str:
    """Submenu."""
    return translate("Menu", "S&peed")


def language_name(code: str) -> str:
    """Each language is named in itself; empty is the system's."""
    match code:
        case "pl":
            return "Polski"
        case "ru":
            return "Русский"
        case "en":
            return "English"
    return translate("Menu", "As the system")


def theme_name(code: str) -> str:
    """A theme."""
    match code:
        case "dark":
            return translate("Menu", "Evening")
        case "light":
            return translate("Menu", "Morning")
        case "contrast":
            return translate("Menu", "High contrast")
    return translate("Menu", "As the system")


def pace_name(code: str) -> str:
    """A speed."""
    match code:
        case "slow":
            return translate("Menu", "Slow")
        case "fast":
            return translate("Menu", "Fast")
        case "none":
            return translate("Menu", "No animation")
    return translate("Menu", "Normal")


def action(key: str) -> str:
    """The text of an action, by its id."""
    return _ACTIONS[key]()


_ACTIONS = {
    "welcome": lambda: translate("Menu", "&Welcome page"),
    "library": lambda: translate("Menu", "&Library…"),
    "new": lambda: translate("Menu", "&New match…"),
    "again": lambda: translate("Menu", "Same deal &again"),
    "open": lambda: translate("Menu", "&Open…"),
    "save": lambda: translate("Menu", "&Save as…"),
    "print": lambda: translate("Menu", "&Print score sheet…"),
    "quit": lambda: translate("Menu", "&Quit"),
    "undo": lambda: translate("Menu", "&Undo"),
    "redo": lambda: translate("Menu", "&Redo"),
    "hint": lambda: translate("Menu", "&Hint"),
    "last": lambda: translate("Menu", "&Last trick"),
    "situation": lambda: translate("Menu", "Read the s&ituation"),
    "demo": lambda: translate("Menu", "&Demo"),
    "pause": lambda: translate("Menu", "&Pause"),
    "repeat": lambda: translate("Menu", "Repeat the &message"),
    "claim": lambda: translate("Menu", "Say “6&6”"),
    "sheet": lambda: translate("Menu", "S&core sheet"),
    "full": lambda: translate("Menu", "&Full screen"),
    "status": lambda: translate("Menu", "&Status bar"),
    "menubar": lambda: translate("Menu", "&Menu bar"),
    "bigger": lambda: translate("Menu", "&Larger text"),
    "smaller": lambda: translate("Menu", "Smalle&r text"),
    "normal": lambda: translate("Menu", "&Normal text"),
    "settings": lambda: translate("Menu", "&Settings…"),
    "rules": lambda: translate("Menu", "&Table rules…"),
    "handbook": lambda: translate("Menu", "&Handbook"),
    "place": lambda: translate("Menu", "&Rules of this table"),
    "lesson": lambda: translate("Menu", "&First deal"),
    "shortcuts": lambda: translate("Menu", "&Shortcuts…"),
    "about": lambda: translate("Menu", "&About Kominek…"),
}
