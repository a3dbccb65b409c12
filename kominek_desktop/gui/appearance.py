"""From settings to looks: theme, pace, names and letters in force."""

from __future__ import annotations

from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.system_wishes import wants_calm
from kominek_desktop.gui.table.deck import Colours, DeckChoice
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.texts import window as words
from kominek_desktop.session.settings import Settings

_FACTORS = {"slow": 1.5, "normal": 1.0, "fast": 0.55, "none": 0.0}


def pace_for(settings: Settings) -> Pace:
    """How fast the table moves."""
    factor = _FACTORS[settings.pace]
    return Pace(
        factor=factor,
        trick_hold=round(settings.trick_hold_ms * factor),
        bubble_factor=settings.bubble_factor * factor,
        double_click=settings.double_click,
        reduced=settings.reduced_motion or wants_calm(),
    )


def deck_for(settings: Settings) -> DeckChoice:
    """The chosen deck, whether or not it is there."""
    colours: Colours = "four" if settings.four_colour else "two"
    return DeckChoice(settings.deck, colours, settings.pips, settings.back)


def thinking_ms(settings: Settings) -> int:
    """The least time a computer seems to think."""
    return round(settings.thinking_ms * _FACTORS[settings.pace])


def company_for(settings: Settings) -> Company:
    """Who sits at the table, in the language in force."""
    names = tuple(
        own or usual for own, usual in zip(settings.names, words.default_names(), strict=True)
    )
    return Company(names, settings.always_marry, settings.cut_for_me)
