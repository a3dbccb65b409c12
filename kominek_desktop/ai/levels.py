"""The names of the levels of play, which settings and menus need before anybody plays."""

from __future__ import annotations

TOP = "top"
LEVELS = ("beginner", "regular", "strong", TOP)
"""Levels of play, by what they know, the lowest first."""
