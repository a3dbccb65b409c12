"""Klin: Kominek without its announcements (L1 to L3)."""

from __future__ import annotations

from kominek_desktop.rules.games.kominek import make_game

GAME = make_game("klin", announcements=False)
