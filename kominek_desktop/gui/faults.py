"""Tells above the table that something went wrong in the program, and where the report lies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from kominek_desktop.gui.dialogs.message_bar import Message, MessageBar
from kominek_desktop.gui.texts import faults as words
from kominek_desktop.session.reports import Filed


@dataclass(frozen=True, slots=True)
class _Shows:
    """The tag of a message whose button shows a folder."""

    folder: Path


class FaultTeller(QObject):
    """Speaks through a message bar; the match goes on meanwhile."""

    def __init__(self, messages: MessageBar) -> None:
        super().__init__(messages)
        self._messages = messages
        messages.acted.connect(self._on_acted)

    @Slot(object)
    def tell(self, filed: Filed) -> None:
        """Say it, unless the bar says the same already."""
        if filed.report is None:
            without = words.ended_badly_without_report if filed.earlier else words.without_report
            message = Message(without)
        else:
            text = words.ended_badly if filed.earlier else words.went_wrong
            message = Message(text, words.open_folder, _Shows(filed.report.parent))
        self._messages.show_message(message)

    @Slot(object)
    def _on_acted(self, tag: object) -> None:
        if isinstance(tag, _Shows):
            folder = str(tag.folder)
            if not QDesktopServices.openUrl(QUrl.fromLocalFile(folder)):
                self._messages.show_message(Message(partial(words.no_folder, folder)))
