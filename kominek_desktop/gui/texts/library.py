"""Words of the library: the page, its rows, its messages."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.texts.window import record_fault
from kominek_desktop.session.entries import TOO_LARGE
from kominek_desktop.session.values import Trouble, TroubleKind

translate = QCoreApplication.translate


def title() -> str:
    """Title of the page."""
    return translate("Library", "Library")


def reading(count: int) -> str:
    """Beside the title while files are read."""
    return translate("Library", "%n match(es) still to be read", None, count)


def shown_kind() -> str:
    """The question that the segments answer."""
    return translate("Library", "What is shown")


def kind(key: str) -> str:
    """A segment: all matches, or those that are marked."""
    if key == "favourites":
        return translate("Library", "Favourites")
    return translate("Library", "Matches")


def open_file() -> str:
    """Button in the head."""
    return translate("Library", "Open a file…")


def search_hint() -> str:
    """In the empty search field, where there is room."""
    return translate("Library", "Search: game, result, table rule, date…")


def search_name() -> str:
    """The search field."""
    return translate("Library", "Search")


def order_name() -> str:
    """The choice of an order."""
    return translate("Library", "Order")


def order(key: str) -> str:
    """An order of the matches."""
    match key:
        case "oldest":
            return translate("Library", "oldest first")
        case "longest":
            return translate("Library", "longest first")
        case "best":
            return translate("Library", "best result first")
        case _:
            return translate("Library", "newest first")


def game_name() -> str:
    """The choice of a game."""
    return translate("Library", "Game")


def all_games() -> str:
    """No game in particular."""
    return translate("Library", "all games")


def column(key: str) -> str:
    """Head of a column."""
    match key:
        case "hand":
            return translate("Library", "Your last hand")
        case "result":
            return translate("Library", "Result")
        case "rules":
            return translate("Library", "Table rules")
        case _:
            return translate("Library", "Match")


def list_name() -> str:
    """The list, for the ear."""
    return translate("Library", "Matches kept")


def list_help() -> str:
    """The keys of the list, for the ear."""
    return translate(
        "Library",
        "Enter opens a match, Ctrl+B marks it as a favourite, Delete throws it away, "
        "the menu key shows what else can be done.",
    )


# --- rows ----------------------------------------------------------------------------------------


def match_title(game: str, deals: int) -> str:
    """A match by its game and length; ``deals`` are those played to the end."""
    if not deals:
        return translate("Library", "{game}, first deal").format(game=game)
    return translate("Library", "{game}, %n deal(s)", None, deals).format(game=game)


def on_the_table() -> str:
    """In place of the date of the match that is being played."""
    return translate("Library", "on the table now")


def own_file(date: str, name: str) -> str:
    """Date and name of a file that the person keeps."""
    return translate("Library", "{date} · {name}").format(date=date, name=name)


def won() -> str:
    """A finished match."""
    return translate("Library", "won")


def lost() -> str:
    """A finished match."""
    return translate("Library", "lost")


def finished() -> str:
    """A match in which nobody is the person."""
    return translate("Library", "finished, computers only")


def unfinished() -> str:
    """A match that can be carried on."""
    return translate("Library", "unfinished")


def rule(name: str, value: str) -> str:
    """A table rule that stands otherwise than in print."""
    return translate("Library", "{name}: {value}").format(name=name, value=value)


def damaged(trouble: Trouble) -> str:
    """What is wrong with a file, in a few words."""
    if trouble.kind is TroubleKind.BAD_RECORD:
        return translate("Library", "damaged in line {line}").format(line=trouble.line)
    return translate("Library", "cannot be read")


def damage(trouble: Trouble) -> str:
    """The reason."""
    if trouble.kind is TroubleKind.BAD_RECORD:
        return record_fault(trouble.detail)
    if trouble.detail == TOO_LARGE:
        return translate("Library", "The file is too large for a match.")
    return trouble.detail


def favourite_row() -> str:
    """Said with a row that is marked."""
    return translate("Library", "favourite")


def hand_row(cards: str) -> str:
    """Said with a row: the person's last hand."""
    return translate("Library", "last hand: {cards}").format(cards=cards)


# --- what can be done ----------------------------------------------------------------------------


def act(key: str) -> str:
    """A button or an entry of the menu."""
    match key:
        case "look":
            return translate("Library", "&Look at it")
        case "continue":
            return translate("Library", "&Continue")
        case "table":
            return translate("Library", "&Back to the table")
        case "mark":
            return translate("Library", "Mark as a &favourite")
        case "unmark":
            return translate("Library", "No longer a &favourite")
        case "export":
            return translate("Library", "&Save a copy…")
        case "sheet":
            return translate("Library", "Score s&heet…")
        case "folder":
            return translate("Library", "Show in the f&older")
        case "forget":
            return translate("Library", "Take &off the list")
        case _:
            return translate("Library", "&Delete")


def export_title() -> str:
    """Title of the dialog of files."""
    return translate("Library", "Save a copy of the match")


def exported(name: str) -> str:
    """A copy was written."""
    return translate("Library", "Saved: {name}").format(name=name)


def deleted(title: str) -> str:
    """A match lies in the trash."""
    return translate(
        "Library", "Deleted: {title}. The file is kept for thirty more days, then it is gone."
    ).format(title=title)


def forgotten(title: str) -> str:
    """A file of the person's own is no longer listed."""
    return translate("Library", "No longer listed: {title}. The file stays where it is.").format(
        title=title
    )


def undo() -> str:
    """Button of such a message."""
    return translate("Library", "Undo")


def not_moved(trouble: Trouble) -> str:
    """A file could not be moved, copied or brought back."""
    return translate("Library", "{name}: {reason}. Nothing was changed.").format(
        name=trouble.path.name, reason=trouble.detail
    )


def no_folder(path: str) -> str:
    """The folder could not be shown."""
    return translate("Library", "The folder cannot be shown: {path}").format(path=path)


# --- nothing to show -----------------------------------------------------------------------------


def nothing(key: str) -> str:
    """A sentence in place of the rows."""
    match key:
        case "reading":
            return translate("Library", "Just a moment, the matches are being read.")
        case "favourites":
            return translate(
                "Library",
                "No favourites yet. The diamond at the end of a row, or Ctrl+B, marks one.",
            )
        case "found":
            return translate("Library", "No match fits. Try fewer words.")
        case _:
            return translate(
                "Library",
                "Nothing here yet. Every match you leave or finish finds its place here by itself.",
            )
