"""Where the program keeps its files.

``KOMINEK_HOME`` in the environment names one folder for everything, for portable use and for
tests; without it the system's own places for settings, state and documents are taken.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

HOME_VARIABLE = "KOMINEK_HOME"

_NAME = "kominek"


@dataclass(frozen=True, slots=True)
class Places:
    """Folders, which need not exist yet: ``config`` for settings, ``state`` for the running
    match, ``matches`` for whole matches kept."""

    config: Path
    state: Path
    matches: Path


def find_places() -> Places:
    """The folders of this user; raises nothing and creates nothing."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        root = Path(home).expanduser().absolute()
        return Places(root, root / "state", root / "matches")
    from platformdirs import user_config_path, user_data_path, user_state_path

    return Places(
        user_config_path(_NAME, appauthor=False),
        user_state_path(_NAME, appauthor=False),
        user_data_path(_NAME, appauthor=False) / "matches",
    )
