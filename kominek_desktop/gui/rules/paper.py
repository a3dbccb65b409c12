"""Asks for a printer or a file, without stopping the program, and prints."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QWidget

from kominek_desktop.gui.rules.book import Book
from kominek_desktop.gui.rules.house import House
from kominek_desktop.gui.rules.look import Look
from kominek_desktop.gui.rules.printing import a4_pdf, print_book
from kominek_desktop.gui.texts import rules_page as words

SUFFIX = "pdf"


class Paper(QObject):
    """``trouble`` brings a sentence about a file that could not be written."""

    trouble = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._wanted: tuple[Book, House, Look] | None = None
        self._printer: QPrinter | None = None

    def ask_printer(self, book: Book, house: House, look: Look) -> QPrintDialog:
        """Open the choice of a printer; the book is printed when one is chosen."""
        self._wanted = (book, house, look)
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self._printer.setDocName(words.title(book.title))
        dialog = QPrintDialog(self._printer, self._page)
        dialog.setWindowTitle(words.print_title())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self._on_printer)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()
        return dialog

    def ask_file(self, book: Book, house: House, look: Look) -> QFileDialog:
        """Open the choice of a file; the book is written when one is chosen."""
        self._wanted = (book, house, look)
        dialog = QFileDialog(self._page, words.pdf_told(), "", words.pdf_filter())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(f"{book.title}.{SUFFIX}")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.write)
        dialog.open()
        return dialog

    @Slot(str)
    def write(self, name: str) -> None:
        """Write the PDF that was asked for."""
        if self._wanted is None:
            return
        if not _writable(name) or not print_book(a4_pdf(name), *self._wanted):
            self.trouble.emit(words.not_written(Path(name).name))

    @Slot()
    def _on_printer(self) -> None:
        printer, self._printer = self._printer, None
        if printer is not None and self._wanted is not None:
            name = printer.outputFileName() or printer.printerName()
            if not print_book(printer, *self._wanted):
                self.trouble.emit(words.not_written(Path(name).name))


def _writable(name: str) -> bool:
    """Whether there can be a file of that name; Qt would complain only on the console."""
    try:
        with open(name, "ab"):
            return True
    except OSError:
        return False
