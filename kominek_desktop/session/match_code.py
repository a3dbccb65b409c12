"""Short names of matches, to be written on paper."""

from __future__ import annotations

from collections.abc import Sequence

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Figures and letters of which none looks like another."""


def code_of(game: str, rules: str, lines: Sequence[str]) -> str:
    """Ten signs like ``K7-4F2A-19``: the game's initial, then what follows from the game, its
    rules and the lines of the record up to the first pack. Nothing can be found out from it."""
    # Loads a library of the system that nothing else needs.
    from hashlib import sha256

    number = int.from_bytes(sha256("\n".join((game, rules, *lines)).encode()).digest()[:5])
    signs = "".join(LETTERS[number >> 5 * place & 31] for place in range(7))
    return f"{game[:1].upper()}{signs[:1]}-{signs[1:5]}-{signs[5:]}"
