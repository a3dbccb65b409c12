"""The face of Klin: Kominek's presenter under its own name."""

from __future__ import annotations

from dataclasses import replace

from kominek_desktop.gui.games import kominek
from kominek_desktop.gui.texts import game_titles

FACE = replace(kominek.FACE, title=game_titles.klin, about=game_titles.klin_about)
