"""What the new-match dialog decides, without widgets: presets, differences, the chosen match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from kominek_desktop.gui.games.presenter import Face
from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.options import (
    BadOption,
    Preset,
    Switch,
    differences,
    format_options,
    parse_options,
)
from kominek_desktop.session.settings import Settings

OWN, CUSTOM = "own", "custom"


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to begin. ``players`` names the kind of player at every seat, as the session takes
    it; ``first_dealer`` is a seat, None for the lot."""

    game_id: str
    options: Any
    players: tuple[str, ...]
    first_dealer: int | None


@dataclass(frozen=True, slots=True)
class Difference:
    """A switch that stands otherwise than printed, in words."""

    name: str
    value: str
    clause: str


class RulesChoice:
    """The house rules of one game while they are being chosen.

    The length of the match is a switch too, but no part of a preset of the game: the printed
    rules do not name one.
    """

    def __init__(self, game: GameDef, face: Face, settings: Settings) -> None:
        self.game = game
        self.face = face
        self.own: Any = self._read(settings.own_rules)
        self.options: Any = self._read(settings.rules) or game.default_options
        self.preset = self._find_preset()

    def presets(self) -> tuple[Preset, ...]:
        """The game's presets, then the person's own one when there is one."""
        own = (Preset(OWN, self.own),) if self.own is not None else ()
        return (*self.game.presets, *own)

    def preset_ids(self) -> tuple[str, ...]:
        """The ids of all presets, last that of rules that are none."""
        return (*(preset.id for preset in self.presets()), CUSTOM)

    def choose_preset(self, preset_id: str) -> None:
        """Take over a preset. The length stays but with the person's own preset, which has one."""
        for preset in self.presets():
            if preset.id == preset_id:
                options = preset.options if preset_id == OWN else self._keep_length(preset.options)
                self.options = options
        self.preset = preset_id

    def set_value(self, switch_id: str, value: str) -> None:
        """Set one switch; any but the length makes the rules custom ones."""
        if getattr(self.options, switch_id) != value:
            self.options = replace(self.options, **{switch_id: value})
            if switch_id != self.face.length_switch:
                self.preset = CUSTOM

    def set_options(self, options: Any) -> None:
        """Take over rules as they are."""
        self.options = options
        self.preset = self._find_preset()

    def save_own(self) -> str:
        """Make these rules the person's own preset; its text for the settings."""
        self.own = self.options
        self.preset = OWN
        return format_options(self.game.switches, self.options)

    def rules_text(self) -> str:
        """The chosen rules as the settings keep them."""
        return format_options(self.game.switches, self.options)

    def switches(self) -> tuple[Switch, ...]:
        """The switches shown as rows: all but the length."""
        return tuple(s for s in self.game.switches if s.id != self.face.length_switch)

    def length(self) -> Switch | None:
        """The switch that says how long a match is."""
        found = [s for s in self.game.switches if s.id == self.face.length_switch]
        return found[0] if found else None

    def count(self, options: Any) -> int:
        """How many rows of ``options`` stand otherwise than printed."""
        return len(differences(self.switches(), options))

    def differences(self) -> tuple[Difference, ...]:
        """What stands otherwise than printed, in the order in which it is shown."""
        words = self.face.rule_words()
        other = {switch.id: switch for switch in differences(self.switches(), self.options)}
        found = []
        for key, word in words.items():
            if key in other:
                value = dict(word.values)[getattr(self.options, key)]
                found.append(Difference(word.name, value, other[key].clause))
        return tuple(found)

    def _keep_length(self, options: Any) -> Any:
        length = self.length()
        if length is None:
            return options
        return replace(options, **{length.id: getattr(self.options, length.id)})

    def _find_preset(self) -> str:
        plain = self._keep_length
        for preset in self.presets():
            if plain(preset.options) == self.options:
                return preset.id
        return CUSTOM

    def _read(self, texts: Mapping[str, str]) -> Any:
        """Rules of an older version, or edited by hand, may not be readable: they are not used."""
        text = texts.get(self.game.id)
        if text is None:
            return None
        try:
            return parse_options(self.game.switches, self.game.default_options, text)
        except BadOption:
            return None
