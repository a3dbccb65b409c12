"""The games, in menu order."""

from __future__ import annotations

from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.games import klin, kominek

GAMES: tuple[GameDef, ...] = (kominek.GAME, klin.GAME)


def find_game(game_id: str) -> GameDef:
    """The game of that id; raises KeyError."""
    for game in GAMES:
        if game.id == game_id:
            return game
    raise KeyError(game_id)
