"""``kominek sheet``: the score sheet of a record as text, as a table or as PDF."""

from __future__ import annotations

import os
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kominek_desktop.cli import files
from kominek_desktop.cli.commands import SHEETS
from kominek_desktop.cli.faults import CommandFault
from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.sheet.making import make_sheet
from kominek_desktop.gui.sheet.plain import BYTE_ORDER_MARK, to_csv, to_text
from kominek_desktop.gui.texts.window import default_names
from kominek_desktop.session.files import write_atomically
from kominek_desktop.session.history import History
from kominek_desktop.session.table import PERSON

if TYPE_CHECKING:
    from kominek_desktop.gui.sheet.model import Sheet


def report(record: Path, lang: str, form: str, out: Path | None) -> None:
    """Prints the sheet of a record, or writes it to ``out``. ``form`` is one of SHEETS; empty:
    what the name of ``out`` says, else text. Raises CommandFault."""
    form = form or _form_of(out)
    if form == "pdf" and out is None:
        raise CommandFault("--format pdf needs --out")
    history = History.from_replay(files.read(record))
    application = _application(form)  # kept until all is written
    application.setApplicationName("kominek")
    language = Language()
    language.speak(lang)
    try:
        sheet = _sheet(history, date.fromtimestamp(record.stat().st_mtime))
        if out is None:
            sys.stdout.write(to_csv(sheet) if form == "csv" else to_text(sheet))
        else:
            _write(out, _data(sheet, form))
    finally:
        language.fall_silent()


def _form_of(out: Path | None) -> str:
    suffix = out.suffix.lower().removeprefix(".") if out is not None else ""
    return suffix if suffix in SHEETS else "text"


def _application(form: str) -> QCoreApplication:
    """Fonts and pictures need an application that could draw; no window opens."""
    found = QCoreApplication.instance()
    if found is not None:
        return found
    if form != "pdf":
        return QCoreApplication([])
    from PySide6.QtGui import QGuiApplication

    if sys.platform.startswith("linux"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QGuiApplication([])


def _sheet(history: History, day: date) -> Sheet:
    game, seats = history.game, history.seats
    seat = seats.index(PERSON) if PERSON in seats else 0
    view = game.view(history.state, seat)
    company = Company(default_names())
    return make_sheet(game.id, view, history.deal_results(), company, history.code, day)


def _data(sheet: Sheet, form: str) -> bytes:
    match form:
        case "pdf":
            from kominek_desktop.gui.fonts import load_fonts
            from kominek_desktop.gui.sheet.printing import to_pdf

            load_fonts()
            return to_pdf(sheet)
        case "csv":
            return (BYTE_ORDER_MARK + to_csv(sheet)).encode()
    return to_text(sheet).encode()


def _write(out: Path, data: bytes) -> None:
    reason = write_atomically(out, data)
    if reason:
        raise CommandFault(f"{out}: {reason}")
