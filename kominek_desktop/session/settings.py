"""What a person can set, and its file."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from kominek_desktop.ai.levels import LEVELS, TOP
from kominek_desktop.session.files import put_aside, write_atomically
from kominek_desktop.session.places import find_places
from kominek_desktop.session.values import Trouble, TroubleKind

VERSION = 1
FILE = "settings.json"
FORMER_KIND = "plain"
"""The only computer player of files from before the levels: nobody has chosen it."""

Language = Literal["", "pl", "ru", "en"]
ThemeChoice = Literal["system", "dark", "light", "contrast"]
PaceChoice = Literal["slow", "normal", "fast", "none"]
KeysChoice = Literal["auto", "on", "off"]
ReaderChoice = Literal["short", "normal", "all"]
PipsChoice = Literal["closed", "open"]
BackChoice = Literal["ember", "forest", "navy"]

_log = logging.getLogger(__name__)
_Check = Callable[[Any], bool]


def _one_of(*values: str) -> dict[str, _Check]:
    return {"check": lambda value: isinstance(value, str) and value in values}


def _between(low: float, high: float) -> dict[str, _Check]:
    def check(value: Any) -> bool:
        return isinstance(value, int | float) and type(value) is not bool and low <= value <= high

    return {"check": check}


def _whole(low: int, high: int) -> dict[str, _Check]:
    return {"check": lambda value: type(value) is int and low <= value <= high}


def _is_texts(value: Any) -> bool:
    return isinstance(value, Mapping) and all(isinstance(text, str) for text in value.values())


def _is_names(value: Any) -> bool:
    """One for every seat of the largest table."""
    if not isinstance(value, list | tuple) or len(value) != 4:
        return False
    return all(isinstance(name, str) for name in value)


def _is_deck(value: Any) -> bool:
    """One of ours, or the folder of a foreign one, there or not."""
    if not isinstance(value, str):
        return False
    return value in ("standard", "large") or (value.startswith("kde:") and value != "kde:")


_FLAG: dict[str, _Check] = {"check": lambda value: type(value) is bool}
_TEXT: dict[str, _Check] = {"check": lambda value: isinstance(value, str)}
_TEXTS: dict[str, _Check] = {"check": _is_texts}
_LEVEL = _one_of(*LEVELS)


def _no_texts() -> Mapping[str, str]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; change them with ``dataclasses.replace``.

    ``language`` and ``names``: empty means the system's language and the language's own names;
    ``names`` stand in seat order. Times are in milliseconds, ``auto_next_s`` in seconds (0: the
    next deal waits for the person). ``bubble_factor`` and ``text_scale`` multiply. ``rules`` and
    ``own_rules`` hold option texts by game id: those of the last match, and the person's own
    preset. ``deck`` is ``standard``, ``large`` or ``kde:`` and the folder's name of a foreign deck,
    which may be gone by now. ``volume`` goes from 0 to 100. ``left``, ``partner`` and ``right`` are
    levels of the computer players by their place at the table (files of older versions have one
    ``opponents`` for both sides); while ``partner_full``, the partner plays the highest level
    whatever ``partner`` says. ``lesson_offered``: the first deal to learn on has been offered and
    the person has gone on. ``geometry`` is the window's own saved form in base 64. ``seen_theme``
    is the theme that was on the screen last, which ``system`` begins with.
    """

    language: Language = field(default="", metadata=_one_of("", "pl", "ru", "en"))
    theme: ThemeChoice = field(
        default="system", metadata=_one_of("system", "dark", "light", "contrast")
    )
    pace: PaceChoice = field(default="normal", metadata=_one_of("slow", "normal", "fast", "none"))
    thinking_ms: int = field(default=450, metadata=_whole(0, 10_000))
    trick_hold_ms: int = field(default=900, metadata=_whole(0, 30_000))
    bubble_factor: float = field(default=1.0, metadata=_between(0.25, 4.0))
    double_click: bool = field(default=False, metadata=_FLAG)
    digit_acts: bool = field(default=False, metadata=_FLAG)
    auto_next_s: int = field(default=0, metadata=_whole(0, 600))
    cut_for_me: bool = field(default=False, metadata=_FLAG)
    always_marry: bool = field(default=False, metadata=_FLAG)
    show_keys: KeysChoice = field(default="auto", metadata=_one_of("auto", "on", "off"))
    text_scale: float = field(default=1.0, metadata=_between(1.0, 1.3))
    reduced_motion: bool = field(default=False, metadata=_FLAG)
    reader: ReaderChoice = field(default="normal", metadata=_one_of("short", "normal", "all"))
    deck: str = field(default="standard", metadata={"check": _is_deck})
    four_colour: bool = field(default=False, metadata=_FLAG)
    pips: PipsChoice = field(default="closed", metadata=_one_of("closed", "open"))
    back: BackChoice = field(default="ember", metadata=_one_of("ember", "forest", "navy"))
    sound: bool = field(default=False, metadata=_FLAG)
    volume: int = field(default=40, metadata=_whole(0, 100))
    names: tuple[str, ...] = field(default=("", "", "", ""), metadata={"check": _is_names})
    left: str = field(default="regular", metadata=_LEVEL)
    partner: str = field(default=TOP, metadata=_LEVEL)
    right: str = field(default="regular", metadata=_LEVEL)
    partner_full: bool = field(default=True, metadata=_FLAG)
    rules: Mapping[str, str] = field(default_factory=_no_texts, metadata=_TEXTS)
    own_rules: Mapping[str, str] = field(default_factory=_no_texts, metadata=_TEXTS)
    last_game: str = field(default="", metadata=_TEXT)
    lesson_offered: bool = field(default=False, metadata=_FLAG)
    geometry: str = field(default="", metadata=_TEXT)
    seen_theme: str = field(default="", metadata=_one_of("", "dark", "light", "contrast"))

    def partner_level(self) -> str:
        """The level at which the partner plays."""
        return TOP if self.partner_full else self.partner

    def players(self, seats: int) -> tuple[str, ...]:
        """Kinds of the computer players of a match for ``seats``, clockwise from the seat after
        the person's."""
        kinds = [self.left if 2 * seat <= seats else self.right for seat in range(1, seats)]
        partner = partner_seat(seats)
        if partner is not None:
            kinds[partner - 1] = self.partner_level()
        return tuple(kinds)


def partner_seat(seats: int) -> int | None:
    """The seat of the person's partner, None in games without pairs. Four play in pairs."""
    return 2 if seats == 4 else None


def with_text(texts: Mapping[str, str], key: str, text: str) -> Mapping[str, str]:
    """A copy with one text set, for ``rules`` and ``own_rules``."""
    return MappingProxyType({**texts, key: text})


class SettingsFile:
    """Settings as JSON. Keys that this version does not know are carried along."""

    def __init__(self, path: Path | None = None) -> None:
        """``path`` is the file, by default the one in the user's place for settings."""
        self._path = path or find_places().config / FILE
        self._unknown: dict[str, Any] = {}

    def load(self) -> tuple[Settings, Trouble | None]:
        """The settings; those of the program when there is no file. A damaged file is put aside.
        A single value that makes no sense counts as not set."""
        try:
            data = json.loads(self._path.read_bytes())
            if not isinstance(data, dict):
                raise ValueError("not an object")
        except FileNotFoundError:
            return Settings(), None
        except json.JSONDecodeError as error:
            return Settings(), self._damaged(error.msg, error.lineno, error.colno)
        except (OSError, ValueError, RecursionError) as error:
            return Settings(), self._damaged(str(error))
        _take_former(data)
        known: dict[str, Any] = {}
        for item in fields(Settings):
            if item.name in data:
                value = data.pop(item.name)
                if item.metadata["check"](value):
                    known[item.name] = _frozen(value)
                else:
                    _log.warning("%s: %s cannot be %r", self._path, item.name, value)
        data.pop("version", None)
        self._unknown = data
        return Settings(**known), None

    def save(self, settings: Settings) -> Trouble | None:
        """Writes the settings as a whole, or leaves the old file and says why."""
        known = {item.name: getattr(settings, item.name) for item in fields(Settings)}
        data = {"version": VERSION, **known, **self._unknown}
        text = json.dumps(data, indent=1, default=dict) + "\n"
        error = write_atomically(self._path, text.encode())
        return Trouble(TroubleKind.UNWRITABLE, self._path, detail=error) if error else None

    def _damaged(self, detail: str, line: int = 0, column: int = 0) -> Trouble:
        aside = put_aside(self._path)
        return Trouble(TroubleKind.DAMAGED_SETTINGS, aside, line, column, detail)


def _take_former(data: dict[str, Any]) -> None:
    """Files from before the levels have one kind for both opponents."""
    both = data.pop("opponents", FORMER_KIND)
    for side in ("left", "right"):
        data.setdefault(side, both)
    for place in ("left", "partner", "right"):
        if data.get(place) == FORMER_KIND:
            del data[place]


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return MappingProxyType(value)
    return tuple(value) if isinstance(value, list) else value
