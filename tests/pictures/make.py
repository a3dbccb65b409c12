"""Draws the golden pictures anew: ``python -m tests.pictures.make [NAME ...]``.

Look at them before they are committed: what is wrong in them is wrong for good.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from kominek_desktop.gui.language import Language
from tests.pictures.compare import reduced
from tests.pictures.scenes import GOLDEN, draw

FOLDER = Path(__file__).parent / "golden"


def main(names: Sequence[str]) -> None:
    """Draw the named pictures, or all."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    app = QApplication(["kominek-tests"])
    language = Language()
    for name, (scene, dress) in GOLDEN.items():
        if name in names or not names:
            reduced(draw(scene, dress, language)).save(str(FOLDER / f"{name}.png"), quality=0)
    app.quit()


if __name__ == "__main__":
    main(sys.argv[1:])
