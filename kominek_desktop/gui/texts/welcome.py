"""Words of the welcome page: the games in a few words each, and the match that is going on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from kominek_desktop.gui.texts import game_titles

translate = QCoreApplication.translate


def title() -> str:
    """The page, as a screen reader calls it."""
    return translate("Welcome", "Welcome page")


def motto() -> str:
    """Under the program's name."""
    return translate("Welcome", "Seven card games by the fireside")


def go_on_head() -> str:
    """Over the match that is going on."""
    return translate("Welcome", "Continue")


def go_on() -> str:
    """Button: go on with that match."""
    return translate("Welcome", "Play on")


def games_head() -> str:
    """Over the games."""
    return translate("Welcome", "New match")


def match_line(game: str, deal: int) -> str:
    """The game and the deal that it has come to."""
    return translate("Welcome", "{game} · deal {n}").format(game=game, n=deal)


def side_line(name: str, points: int) -> str:
    """A pair or a player and what it has."""
    return translate("Welcome", "{name} {n}").format(name=name, n=points)


def worn(ours: bool, coats: int, two_pieces: int) -> str:
    """What a pair wears; empty when it is nothing."""
    what = []
    if coats:
        what.append(translate("Welcome", "%n fur coat(s)", None, coats))
    if two_pieces:
        what.append(translate("Welcome", "%n two-piece(s)", None, two_pieces))
    if not what:
        return ""
    if ours:
        return translate("Welcome", "we wear {what}").format(what=", ".join(what))
    return translate("Welcome", "they wear {what}").format(what=", ".join(what))


def your_turn() -> str:
    """The match waits for the person."""
    return translate("Welcome", "your turn")


def turn_of(name: str) -> str:
    """The match waits for another player."""
    return translate("Welcome", "{name} to play").format(name=name)


def between_deals() -> str:
    """The match rests after a deal."""
    return translate("Welcome", "a deal has just ended")


def moment(when: datetime, now: datetime) -> str:
    """When a match was played last, in the language's form."""
    locale = QLocale()
    clock = locale.toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
    if when.date() == now.date():
        return translate("Welcome", "today, {time}").format(time=clock)
    if when.date() == now.date() - timedelta(days=1):
        return translate("Welcome", "yesterday, {time}").format(time=clock)
    date = locale.toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)
    return translate("Welcome", "{date}, {time}").format(date=date, time=clock)


def lesson_head() -> str:
    """Over the first deal where it is offered at the first start."""
    return translate("Welcome", "Begin here")


def lesson() -> str:
    """The deal to learn on."""
    return translate("Welcome", "First deal")


def lesson_how() -> str:
    """What it is."""
    return translate("Welcome", "learning step by step")


def lesson_length() -> str:
    """How long it takes."""
    return translate("Welcome", "12 minutes, with hints")


def begin_lesson() -> str:
    """Button."""
    return translate("Welcome", "Show me")


def library() -> str:
    """Button."""
    return translate("Welcome", "Library")


def rules() -> str:
    """Button."""
    return translate("Welcome", "Rules")


def settings() -> str:
    """Button."""
    return translate("Welcome", "Settings")


def language() -> str:
    """The box of languages, read aloud."""
    return translate("Welcome", "Language")


def version(number: str) -> str:
    """The program and its version."""
    return translate("Welcome", "Kominek {version}").format(version=number)


def coming() -> str:
    """On a game that cannot be played yet."""
    return translate("Welcome", "coming")


def coming_told() -> str:
    """The same, as a tool tip and read aloud."""
    return translate("Welcome", "It cannot be played yet, but its rules can be read.")


def quick_told() -> str:
    """How to begin without being asked, as a tool tip and read aloud."""
    return translate("Welcome", "Enter chooses the rules, Shift+Enter begins at once.")


def game_name(game: str) -> str:
    """The name of one of the seven games by its id; raises KeyError."""
    return _NAMES[game]()


def game_company(game: str) -> str:
    """How many play it, and with which pack; raises KeyError."""
    return _COMPANY[game]()


def game_spirit(game: str) -> str:
    """What it is about, in a few words; raises KeyError."""
    return _SPIRIT[game]()


_NAMES: dict[str, Callable[[], str]] = {
    "kominek": game_titles.kominek,
    "klin": game_titles.klin,
    "klaberjass": lambda: translate("Game", "Five hundred and one"),
    "gag": lambda: translate("Game", "Gong"),
    "thousand": lambda: translate("Game", "Thousand"),
    "king": lambda: translate("Game", "King"),
    "ambigu": lambda: translate("Game", "Ambigu"),
}
_COMPANY: dict[str, Callable[[], str]] = {
    "kominek": lambda: translate("Welcome", "4 players in pairs · 24 cards"),
    "klin": lambda: translate("Welcome", "4 players in pairs · 24 cards"),
    "klaberjass": lambda: translate("Welcome", "2 players · 32 cards"),
    "gag": lambda: translate("Welcome", "4 players · 32 cards"),
    "thousand": lambda: translate("Welcome", "3 or 4 players · 24 cards"),
    "king": lambda: translate("Welcome", "4 players · 32 cards"),
    "ambigu": lambda: translate("Welcome", "2–6 players · 40 cards"),
}
_SPIRIT: dict[str, Callable[[], str]] = {
    "kominek": lambda: translate("Welcome", "66, fur coats and called games; about 40 minutes"),
    "klin": lambda: translate("Welcome", "Kominek without calls"),
    "klaberjass": lambda: translate("Welcome", "fifties and twenties"),
    "gag": lambda: translate("Welcome", "do not take the king of hearts"),
    "thousand": lambda: translate("Welcome", "auction and marriages"),
    "king": lambda: translate("Welcome", "twelve rounds"),
    "ambigu": lambda: translate("Welcome", "hands and stakes in counters"),
}
