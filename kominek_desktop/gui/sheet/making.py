"""The sheet of a match on the table, with its name, day and code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from PySide6.QtCore import QDate, QLocale

from kominek_desktop.gui.games.presenter import Company, find_face
from kominek_desktop.gui.sheet.model import Sheet


def make_sheet(
    game_id: str,
    view: Any,
    results: Sequence[Mapping[str, Any]],
    company: Company,
    code: str = "",
    day: date | None = None,
) -> Sheet:
    """The sheet in the language in force. ``view`` and ``results`` must be of the same moment of
    one match; ``day`` is when it was played, unknown by default."""
    face = find_face(game_id)
    sheet = face.presenter.sheet(view, results, company)
    told = ""
    if day is not None:
        told = QLocale().toString(QDate(day.year, day.month, day.day), "d MMMM yyyy")
    return replace(sheet, title=face.title(), date=told, code=code)
