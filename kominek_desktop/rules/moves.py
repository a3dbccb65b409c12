"""The base of every move. A move is a frozen value; games define their own kinds."""

from __future__ import annotations


class Move:
    """A decision of a seat, or of chance."""

    __slots__ = ()
