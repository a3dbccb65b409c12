"""The house rules of Kominek. Every field holds the id of one value of its switch."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kominek_desktop.rules.options import Preset, Switch

SWITCHES = (
    Switch("cutter", "K6", ("right", "named")),
    Switch("nine_cut", "K7", ("on", "off")),
    Switch("redeal_a", "K13", ("on", "off")),
    Switch("redeal_b", "K13", ("on", "off")),
    Switch("redeal_c", "K13", ("on", "off")),
    Switch("redeal_d", "K13", ("on", "off")),
    Switch("redeal_e", "K13", ("on", "off")),
    Switch("follow", "K25", ("strict", "free")),
    Switch("must_beat", "K26", ("off", "suit", "always")),
    Switch("claim", "K30", ("automatic", "word")),
    Switch("last_trick", "K30", ("on", "off")),
    Switch("show_pips", "K30", ("off", "on")),
    Switch("loser_scale", "K31", ("printed", "classic")),
    Switch("solo_coat_resets", "K22", ("off", "on")),
    Switch("failed_coat", "K22", ("mirror", "six", "nothing")),
    Switch("futro_trumps", "K23", ("off", "on")),
    Switch("carry", "K34", ("solo", "all")),
    Switch("match_coats", "K36", ("3", "1", "5", "endless")),
)

ANNOUNCEMENT_SWITCHES = frozenset({"solo_coat_resets", "failed_coat", "futro_trumps"})
"""Switches that only a game with announcements has (L1)."""


@dataclass(frozen=True, slots=True)
class Options:
    """One choice per switch; the defaults are the printed rules."""

    cutter: str = "right"
    nine_cut: str = "on"
    redeal_a: str = "on"
    redeal_b: str = "on"
    redeal_c: str = "on"
    redeal_d: str = "on"
    redeal_e: str = "on"
    follow: str = "strict"
    must_beat: str = "off"
    claim: str = "automatic"
    last_trick: str = "on"
    show_pips: str = "off"
    loser_scale: str = "printed"
    solo_coat_resets: str = "off"
    failed_coat: str = "mirror"
    futro_trumps: str = "off"
    carry: str = "solo"
    match_coats: str = "3"

    @property
    def coats_to_win(self) -> int | None:
        """Coats that end the match (K36); None when it never ends by itself."""
        return None if self.match_coats == "endless" else int(self.match_coats)


PRINTED = Options()
PRESETS = (
    Preset("printed", PRINTED),
    Preset("classic", replace(PRINTED, loser_scale="classic")),
)
