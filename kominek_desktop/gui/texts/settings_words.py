"""Words of the settings: pages, labels, choices and the notes under them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Words:
    """A setting in words. ``choices`` are its values with their names, in order; ``note`` is
    the smaller line under it."""

    label: str
    choices: tuple[tuple[object, str], ...] = ()
    note: str = ""


def title() -> str:
    """Title of the window."""
    return translate("Settings", "Settings")


def navigation() -> str:
    """The list of pages, read aloud."""
    return translate("Settings", "Pages of the settings")


def restore() -> str:
    """Button: this page as the program comes."""
    return translate("Settings", "&Restore defaults")


def at_once() -> str:
    """Beside that button."""
    return translate("Settings", "Changes apply at once.")


def page_name(page: str) -> str:
    """The name of a page by its id; raises KeyError."""
    return {
        "game": translate("Settings", "Game"),
        "players": translate("Settings", "Opponents"),
        "table": translate("Settings", "Table and cards"),
        "motion": translate("Settings", "Animation and sound"),
        "access": translate("Settings", "Accessibility"),
        "language": translate("Settings", "Language"),
    }[page]


def setting(name: str) -> Words:
    """The words of a setting by the name of its field; raises KeyError."""
    return {**_game(), **_players(), **_table(), **_motion(), **_access()}[name]


def _game() -> dict[str, Words]:
    return {
        "auto_next_s": Words(
            translate("Settings", "&Next deal"),
            (
                (0, translate("Settings", "waits for me")),
                (3, translate("Settings", "after 3 s")),
                (8, translate("Settings", "after 8 s")),
            ),
        ),
        "cut_for_me": Words(
            translate("Settings", "Cut the cards &for me"),
            note=translate("Settings", "The place is drawn by lot."),
        ),
        "always_marry": Words(
            translate("Settings", "Always announce &marriages"),
            note=translate(
                "Settings",
                "Whoever leads a king or queen with the other one in hand announces at once.",
            ),
        ),
    }


def _players() -> dict[str, Words]:
    return {
        "partner_full": Words(
            translate("Settings", "The partner always plays at f&ull strength"),
            note=translate("Settings", "Only without this tick can the partner be made weaker."),
        ),
    }


def _table() -> dict[str, Words]:
    return {
        "theme": Words(
            translate("Settings", "&Look of the table"),
            (
                ("system", translate("Settings", "as in the system")),
                ("dark", translate("Settings", "evening")),
                ("light", translate("Settings", "morning")),
                ("contrast", translate("Settings", "high contrast")),
            ),
        ),
        "deck": Words(
            translate("Settings", "&Deck"),
            (
                ("standard", translate("Settings", "papercut")),
                ("large", translate("Settings", "large index")),
            ),
            translate(
                "Settings",
                "Large index: at 800 × 600 and wherever cards lie far away, letters and suits are "
                "easier to read.",
            ),
        ),
        "pips": Words(
            translate("Settings", "S&uit signs"),
            (
                ("closed", translate("Settings", "full")),
                ("open", translate("Settings", "told apart by shape")),
            ),
        ),
        "back": Words(
            translate("Settings", "&Backs"),
            (
                ("ember", translate("Settings", "red")),
                ("forest", translate("Settings", "green")),
                ("navy", translate("Settings", "blue")),
            ),
        ),
        "four_colour": Words(
            translate("Settings", "Colours of the &suits"),
            (
                (False, translate("Settings", "two")),
                (True, translate("Settings", "four")),
            ),
        ),
        "show_keys": Words(
            translate("Settings", "&Keys on the buttons"),
            (
                ("auto", translate("Settings", "when keys are used")),
                ("on", translate("Settings", "always")),
                ("off", translate("Settings", "never")),
            ),
        ),
    }


def _motion() -> dict[str, Words]:
    return {
        "pace": Words(
            translate("Settings", "&Pace"),
            (
                ("slow", translate("Settings", "calm")),
                ("normal", translate("Settings", "normal")),
                ("fast", translate("Settings", "brisk")),
                ("none", translate("Settings", "instant")),
            ),
        ),
        "trick_hold_ms": Words(translate("Settings", "Pause on a full &trick")),
        "thinking_ms": Words(translate("Settings", "&Opponents think at least")),
        "bubble_factor": Words(translate("Settings", "Speech &bubbles stay")),
        "sound": Words(
            translate("Settings", "&Sounds of the table"),
            note=translate("Settings", "Cards, points, fur coats, and a quiet sign on your turn."),
        ),
        "volume": Words(translate("Settings", "&Volume")),
    }


def _access() -> dict[str, Words]:
    return {
        "large_index": Words(
            translate("Settings", "Lar&ge index on the cards"),
            note=translate("Settings", "Recommended for a window of 800 × 600."),
        ),
        "open_pips": Words(
            translate("Settings", "Tell s&uits apart by shape"),
            note=translate(
                "Settings",
                "Diamonds are hollow, clubs have holes; best together with four colours.",
            ),
        ),
        "text_scale": Words(
            translate("Settings", "&Size of texts"),
            (
                (1.0, translate("Settings", "100%")),
                (1.15, translate("Settings", "115%")),
                (1.3, translate("Settings", "130%")),
            ),
        ),
        "reduced_motion": Words(
            translate("Settings", "&Less motion"),
            note=translate("Settings", "Cards fade in at their places instead of flying."),
        ),
        "double_click": Words(
            translate("Settings", "Play a card by a &double click"),
            note=translate("Settings", "A single click only shows the card."),
        ),
        "digit_acts": Words(
            translate("Settings", "A d&igit acts at once"),
            note=translate("Settings", "Otherwise it chooses, and the same key again acts."),
        ),
        "reader": Words(
            translate("Settings", "Screen reader sa&ys"),
            (
                ("short", translate("Settings", "little")),
                ("normal", translate("Settings", "as usual")),
                ("all", translate("Settings", "everything")),
            ),
            note=translate(
                "Settings",
                "Little: who played what. As usual: changes of the table too. Everything: "
                "explanations too. The whole situation is always a key away.",
            ),
        ),
    }


def own_times() -> str:
    """Beside the pace, when a time was changed by itself."""
    return translate("Settings", "own times")


def skip_note() -> str:
    """Under the times."""
    return translate(
        "Settings",
        "A click or Space finishes whatever is moving; the next click counts again after a "
        "quarter of a second.",
    )


def sound_head() -> str:
    """Over the sounds."""
    return translate("Settings", "Sound")


def no_sound() -> str:
    """Under the switch that cannot be used."""
    return translate("Settings", "Sound needs the library {name}, which is not installed.").format(
        name="miniaudio"
    )


def silent() -> str:
    """The volume at its lower end."""
    return translate("Settings", "silent")


def chosen_deck(name: str) -> str:
    """Under our own decks, while a foreign one is chosen."""
    return translate("Settings", "Chosen now: {name}, at the end of this page.").format(name=name)


def other_decks_head() -> str:
    """Over the decks of other programs."""
    return translate("Settings", "Other decks on this computer")


def other_decks_note() -> str:
    """Under that."""
    return translate(
        "Settings",
        "They bring their own letters, colours and back; a card they lack comes from papercut.",
    )


def seat_name(role: str) -> str:
    """The field for a name, read aloud."""
    return translate("Settings", "Name: {role}").format(role=role)


def level_of(role: str, name: str) -> str:
    """The choice of a player's level, read aloud."""
    return translate("Settings", "Level: {role}, {name}").format(role=role, name=name)


def names_head() -> str:
    """Over the names."""
    return translate("Settings", "Names")


def names_note() -> str:
    """Under the names."""
    return translate("Settings", "An empty field takes the name that belongs to the language.")


def play_head() -> str:
    """Over the note about the players."""
    return translate("Settings", "How they play")


def play_note() -> str:
    """How levels differ, and what the players see."""
    return translate(
        "Settings",
        "Levels differ by what a player remembers and notices, never by random mistakes. Nobody "
        "sees the cards of others: the pack is shuffled before the deal. Another level sits down "
        "with the next match.",
    )


def strength_head() -> str:
    """Over the measured strength."""
    return translate("Settings", "Lead over the level below, points per deal")


def strength_pair(level: str, below: str) -> str:
    """Under a measured lead; raises KeyError for two levels that are not neighbours."""
    return {
        ("regular", "beginner"): translate("Settings", "regular against beginner"),
        ("strong", "regular"): translate("Settings", "strong against regular"),
        ("top", "strong"): translate("Settings", "master against strong"),
    }[level, below]


def signed(value: float) -> str:
    """A number with two decimals and its sign, as the language writes it."""
    amount = QLocale().toString(abs(value), "f", 2)
    if round(value, 2) == 0:
        return amount
    return f"+{amount}" if value > 0 else f"\N{MINUS SIGN}{amount}"


def system_language() -> str:
    """Follow the system."""
    return translate("Settings", "The language of the &system")


def language_note() -> str:
    """Under the languages."""
    return translate(
        "Settings",
        "The language changes at once: menus, table, cards, rules, score sheet. The deal goes on; "
        "nothing has to be started again.",
    )
