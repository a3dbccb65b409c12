"""Build hook: puts the assets and the built translations into the wheel, inside the package."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LANGUAGES = ("en", "pl", "ru")


class WheelData(BuildHookInterface):
    """Adds data to a standard wheel; an editable install reads the data from the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Fill the wheel's list of files; fails when the translations are not built yet."""
        if version == "editable":
            return
        root = Path(self.root)
        include = build_data["force_include"]
        include[str(root / "assets")] = "kominek_desktop/assets"
        for language in LANGUAGES:
            file = root / "translations" / f"kominek_{language}.qm"
            if not file.is_file():
                raise FileNotFoundError(f"{file}: `make setup` builds it")
            include[str(file)] = f"kominek_desktop/translations/{file.name}"
