"""Opening and saving records from the menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from kominek_desktop.gui.texts import window as words
from kominek_desktop.session.library import Library
from kominek_desktop.session.table import TableSession


class RecordFiles(QObject):
    """Asks for files and hands them to the session; ``message`` tells what was done."""

    message = Signal(str)

    def __init__(self, session: TableSession, library: Library, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._library = library
        self._window = window

    @Slot()
    def ask_open(self) -> None:
        """Choose a record to go on with."""
        dialog = self._dialog(words.open_title(), self.open)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    @Slot()
    def ask_save(self) -> None:
        """Choose where the match is written."""
        dialog = self._dialog(words.save_title(), self.save)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.open()

    def _dialog(self, title: str, slot: Callable[[str], None]) -> QFileDialog:
        dialog = QFileDialog(self._window, title, "", words.file_filter())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(slot)
        return dialog

    @Slot(str)
    def open(self, name: str) -> None:
        """Go on with a record."""
        path = Path(name)
        if self._session.open_record(path):
            self.message.emit(words.opened(path.name))

    @Slot(str)
    def save(self, name: str) -> None:
        """Write the match."""
        saved = self._session.save_as(Path(name))
        if saved is not None:
            self.message.emit(words.saved(saved.name))

    def fill_recent(self, menu: QMenu) -> None:
        """List the files of late in a menu."""
        menu.clear()
        for path in self._library.recent():
            action = menu.addAction(path.name)
            action.setData(str(path))
            action.setStatusTip(str(path))
        menu.setDisabled(False)

    @Slot(object)
    def open_listed(self, action: QAction) -> None:
        """Open what was chosen in the menu of recent files."""
        self.open(action.data())
