"""Qt's own dialogs speak the player's language too: our catalogue fills the gaps of Qt's."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTabWidget,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.language import Language
from kominek_desktop.gui.texts import qt_dialogs

DECLARED = (
    qt_dialogs.file_dialog,
    qt_dialogs.kinds_of_files,
    qt_dialogs.print_dialog,
    qt_dialogs.printer_properties,
    qt_dialogs.print_job,
    qt_dialogs.printer_password,
)
NO_WORDS = frozenset({"lookInCombo", "fileTypeCombo", "printers", "pageSizeCombo"})
"""Lists of folders, printers, paper sizes, and of what the program itself names."""
EVERYWHERE = frozenset({"OK", "Didot (DD)", "Pica (P\u0338)"})
"""Said alike in every language."""
FOLDER = "sub"
FILE = "a.kominek"

unix_only = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="the system's own dialog is opened there"
)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """The words of the code are back afterwards."""
    before = QLocale()
    language = Language()
    yield language
    language.fall_silent()
    QLocale.setDefault(before)


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A folder with a folder and a file."""
    folder = tmp_path / "records"
    (folder / FOLDER).mkdir(parents=True)
    (folder / FILE).write_text("")
    return folder


def words_in(dialog: QWidget) -> Iterator[str]:
    """What can be read in a dialog or in a tool tip of it, always in the same order."""
    yield dialog.windowTitle()
    for widget in dialog.findChildren(QWidget):
        yield widget.toolTip()
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QTabWidget):
            yield from (widget.tabText(place) for place in range(widget.count()))
        elif isinstance(widget, QComboBox) and widget.objectName() not in NO_WORDS:
            yield from (widget.itemText(place) for place in range(widget.count()))
    yield from (action.text() for action in dialog.findChildren(QAction))


def shown_in_list(dialog: QFileDialog) -> Iterator[str]:
    """The heads of the columns of a list of files, and the kinds of the files."""
    tree = dialog.findChild(QTreeView, "treeView")
    assert tree is not None
    model, root = tree.model(), tree.rootIndex()
    for column in range(model.columnCount(root)):
        yield str(model.headerData(column, Qt.Orientation.Horizontal))
    rows = [model.index(row, 0, root) for row in range(model.rowCount(root))]
    yield from (str(row.siblingAtColumn(2).data()) for row in rows if row.data() == FOLDER)


def file_dialog(bot: QtBot, folder: Path, mode: QFileDialog.AcceptMode) -> QFileDialog:
    dialog = QFileDialog(None, "", str(folder))
    bot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(mode)
    if mode is QFileDialog.AcceptMode.AcceptOpen:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()
    tree = dialog.findChild(QTreeView, "treeView")
    assert tree is not None
    bot.waitUntil(lambda: tree.model().rowCount(tree.rootIndex()) == 2)
    return dialog


class Closer(QObject):
    """Closes the dialog that a modal loop of Qt's waits for, and keeps its words."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self._owner: QWidget | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    def during(self, call: Callable[[], object], owner: QWidget) -> list[str]:
        """The words of the dialog that ``call`` opens over ``owner``."""
        self._owner = owner
        self._timer.start(10)
        call()
        self._timer.stop()
        return self.words

    @Slot()
    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog is not self._owner:
            self.words = list(words_in(dialog))
            if isinstance(dialog, QMessageBox):
                self.words.append(dialog.text())
            dialog.reject()


def in_file_dialogs(bot: QtBot, folder: Path) -> list[str]:
    """All that can be read in the choice of a file to open and to save, and in their questions."""
    found: list[str] = []
    for mode, name in (
        (QFileDialog.AcceptMode.AcceptOpen, "missing.kominek"),
        (QFileDialog.AcceptMode.AcceptSave, FILE),
    ):
        dialog = file_dialog(bot, folder, mode)
        found += [*words_in(dialog), *shown_in_list(dialog)]
        field = dialog.findChild(QLineEdit, "fileNameEdit")
        assert field is not None
        field.setText(name)
        asked = Closer().during(dialog.accept, dialog)
        assert any(name in words for words in asked)
        found += asked
        dialog.close()
    return found


def in_print_dialogs(bot: QtBot, folder: Path) -> list[str]:
    """All that can be read in the print dialog, its options and the properties of a printer."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, True)
    QDialog.open(dialog)
    printers = dialog.findChild(QComboBox, "printers")
    more = dialog.findChild(QPushButton, "properties")
    assert printers is not None and more is not None
    printers.setCurrentIndex(printers.count() - 1)  # into a file: the one that is everywhere
    found = list(words_in(dialog))
    properties = Closer().during(more.click, dialog)
    assert len(properties) > 50
    dialog.close()
    dialog.deleteLater()
    return found + properties


Read = Callable[[QtBot, Path], list[str]]


@pytest.mark.parametrize("code", ["pl", "ru"])
@pytest.mark.parametrize("read", [in_file_dialogs, pytest.param(in_print_dialogs, marks=unix_only)])
def test_nothing_in_the_dialogs_of_qt_is_left_in_english(
    qtbot: QtBot, language: Language, records: Path, read: Read, code: str
) -> None:
    language.speak("en")
    english = read(qtbot, records)
    language.speak(code)
    spoken = read(qtbot, records)
    assert len(spoken) == len(english)
    left = {
        words
        for words, source in zip(spoken, english, strict=True)
        if words == source and words not in EVERYWHERE and re.search(r"[A-Za-z]{3}", words)
    }
    assert left == set()


def accelerators(dialog: QWidget) -> list[str]:
    marked = [
        widget.text()
        for widget in dialog.findChildren(QWidget)
        if isinstance(widget, QLabel | QAbstractButton) and not widget.isHidden()
    ]
    return [found[1].lower() for text in marked if (found := re.search(r"&(\w)", text))]


@pytest.mark.parametrize("mode", QFileDialog.AcceptMode)
@pytest.mark.parametrize("code", ["pl", "ru"])
def test_no_two_labels_of_the_choice_of_a_file_share_an_accelerator(
    qtbot: QtBot, language: Language, records: Path, code: str, mode: QFileDialog.AcceptMode
) -> None:
    language.speak(code)
    dialog = file_dialog(qtbot, records, mode)
    letters = accelerators(dialog)
    dialog.close()
    assert len(letters) >= 4
    assert sorted(set(letters)) == sorted(letters)


@pytest.mark.parametrize("code", ["pl", "ru"])
@pytest.mark.parametrize("declared", DECLARED)
def test_every_text_that_is_declared_is_spoken(
    language: Language, declared: Callable[[], tuple[str, ...]], code: str
) -> None:
    language.speak("en")
    english = declared()
    language.speak(code)
    assert [words for words in declared() if words in english] == []


def test_all_declarations_are_looked_at() -> None:
    functions = {
        thing
        for thing in vars(qt_dialogs).values()
        if inspect.isfunction(thing) and thing.__module__ == qt_dialogs.__name__
    }
    assert functions == set(DECLARED)
