"""The face of Klin: Kominek's presenter under its own name."""

from __future__ import annotations

from dataclasses import replace

from kominek_desktop.gui.games import kominek
from kominek_desktop.gui.texts import rule_words

FACE = replace(kominek.FACE, title=rule_words.klin_title, players=rule_words.klin_players)
