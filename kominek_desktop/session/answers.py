"""Who plays and what players answer, for the window, which does not know the players themselves."""

from __future__ import annotations

from kominek_desktop.ai.levels import LEVELS, TOP
from kominek_desktop.ai.player import Choice, Estimate, Insight

__all__ = ["LEVELS", "TOP", "Choice", "Estimate", "Insight"]
