"""Where a sheet can go: to the printer, into a file, onto the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from kominek_desktop.gui.sheet.model import Sheet
from kominek_desktop.gui.sheet.plain import BYTE_ORDER_MARK, to_csv, to_text
from kominek_desktop.gui.sheet.printing import paint_pages, to_pdf
from kominek_desktop.gui.texts import sheet as words
from kominek_desktop.session.files import write_atomically


class SheetOutput(QObject):
    """Asks where to, without stopping the match, and does it. ``sheet`` gives the sheet of the
    moment, None while there is no match.

    ``message`` tells what was done; ``trouble`` what could not be, as a function that gives the
    words in the language in force.
    """

    message = Signal(str)
    trouble = Signal(object)

    def __init__(self, sheet: Callable[[], Sheet | None], window: QWidget) -> None:
        super().__init__(window)
        self._sheet = sheet
        self._window = window
        self._printer: QPrinter | None = None  # must live as long as its dialog

    @Slot()
    def ask_print(self) -> None:
        """Open the dialog of the printer."""
        if self._sheet() is None:
            return
        printer = self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setFullPage(True)
        dialog = QPrintDialog(printer, self._window)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, True)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self.print_to)
        QDialog.open(dialog)  # the class's own takes a slot by name

    @Slot(QPrinter)
    def print_to(self, printer: QPrinter) -> bool:
        """Print the pages that were chosen; a failure is told."""
        sheet = self._sheet()
        if sheet is None:
            return False
        printer.setFullPage(True)
        first, last = 0, -1
        if printer.printRange() is QPrinter.PrintRange.PageRange:
            first, last = printer.fromPage() - 1, printer.toPage() - 1
        done = paint_pages(sheet, printer, max(0, first), last)
        if done and printer.printerState() is not QPrinter.PrinterState.Error:
            self.message.emit(words.printed())
            return True
        self.trouble.emit(words.not_printed)
        return False

    @Slot()
    def ask_pdf(self) -> None:
        """Choose where the PDF is written."""
        self._ask(words.pdf_title(), words.pdf_filter(), "pdf", self.save_pdf)

    @Slot()
    def ask_csv(self) -> None:
        """Choose where the table is written."""
        self._ask(words.csv_title(), words.csv_filter(), "csv", self.save_csv)

    def _ask(self, title: str, kinds: str, suffix: str, slot: Callable[[str], object]) -> None:
        sheet = self._sheet()
        if sheet is None:
            return
        name = f"{words.file_name(sheet.title, sheet.code)}.{suffix}"
        dialog = QFileDialog(self._window, title, name, kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(slot)
        dialog.open()

    @Slot(str)
    def save_pdf(self, name: str) -> None:
        """Write the PDF; a failure is told with the name of the file."""
        sheet = self._sheet()
        if sheet is not None:
            self._write(Path(name), to_pdf(sheet))

    @Slot(str)
    def save_csv(self, name: str) -> None:
        """Write the table; a failure is told with the name of the file."""
        sheet = self._sheet()
        if sheet is not None:
            self._write(Path(name), (BYTE_ORDER_MARK + to_csv(sheet)).encode())

    def _write(self, path: Path, data: bytes) -> None:
        reason = write_atomically(path, data)
        if reason:
            self.trouble.emit(partial(words.not_written, path, reason))
        else:
            self.message.emit(words.saved(path))

    @Slot()
    def copy(self) -> None:
        """Put the sheet on the clipboard as text."""
        sheet = self._sheet()
        if sheet is not None:
            QGuiApplication.clipboard().setText(to_text(sheet))
            self.message.emit(words.copied())
