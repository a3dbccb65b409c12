"""The score sheet as a page: what would be printed, of the match on the table or of a kept one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.pages.page import Page
from kominek_desktop.gui.rules.head import CapButton, fit_head
from kominek_desktop.gui.rules.keys import CTRL, PageKeys
from kominek_desktop.gui.sheet.keeper import SheetKeeper
from kominek_desktop.gui.sheet.making import make_sheet
from kominek_desktop.gui.sheet.model import Sheet
from kominek_desktop.gui.sheet.preview import PaperView
from kominek_desktop.gui.texts import look as look_words
from kominek_desktop.gui.texts import sheet as words
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.history import History
from kominek_desktop.session.looking import SEAT, Course, CourseReader
from kominek_desktop.session.values import Trouble, TroubleKind


@dataclass(frozen=True, slots=True)
class _Kept:
    """A match that was read, and the day on which it was played last."""

    history: History
    day: date


class SheetPage(Page):
    """Shows the pages of one sheet. Buttons and keys only ask: connect the first four signals to
    a :class:`SheetOutput` over :meth:`sheet`. ``trouble`` tells a :class:`Trouble` with a file
    that cannot be read; the page has asked to go back by then."""

    print_wanted = Signal()
    pdf_wanted = Signal()
    csv_wanted = Signal()
    copy_wanted = Signal()
    trouble = Signal(object)

    def __init__(self, company: Company, parent: QWidget | None = None) -> None:
        """``company``: who sits at the table, in the language in force."""
        super().__init__(parent)
        self._company = company
        self._keeper: SheetKeeper | None = None
        self._path: Path | None = None
        self._kept: _Kept | None = None
        self._sheet: Sheet | None = None
        self.view = PaperView()
        self.reader = CourseReader(GAMES, self)
        self.print_button, self.copy_button = CapButton("Ctrl+P"), CapButton("Ctrl+C")
        self.pdf_button, self.csv_button = CapButton(""), CapButton("")
        self._buttons = (self.print_button, self.pdf_button, self.csv_button, self.copy_button)
        self._wire()
        self.body.addWidget(self.view, 1)

    def _wire(self) -> None:
        self.head.setMinimumWidth(1)  # what finds no room goes; the window may be any width
        wanted = (self.print_wanted, self.pdf_wanted, self.csv_wanted, self.copy_wanted)
        for button, signal in zip(self._buttons, wanted, strict=True):
            button.clicked.connect(signal)
            self.add_action(button)
        self.reader.came.connect(self._on_course)
        self.reader.trouble.connect(self._on_trouble)
        self.view.zoom_wanted.connect(self.view.zoom_by)
        keys = PageKeys(
            self,
            {
                (CTRL, Qt.Key.Key_Plus): partial(self.view.zoom_by, 1),
                (CTRL, Qt.Key.Key_Minus): partial(self.view.zoom_by, -1),
                (CTRL, Qt.Key.Key_0): partial(self.view.zoom_by, 0),
                (CTRL, Qt.Key.Key_P): self.print_button.click,
                (CTRL, Qt.Key.Key_C): self.copy_button.click,
            },
        )
        keys.watch(self.view, self.back, *self._buttons)

    # ---- what is shown -----------------------------------------------------------------------

    def follow(self, keeper: SheetKeeper) -> None:
        """Whose sheet that of the match on the table is."""
        self._keeper = keeper
        keeper.changed.connect(self._on_changed)

    def show_running(self) -> None:
        """Show the match on the table."""
        self._begin(None)

    def show_match(self, path: Path) -> None:
        """Read a match and show it; the file stays as it is."""
        self._begin(path)
        self.reader.read(path)

    def _begin(self, path: Path | None) -> None:
        self.reader.rest()
        self._path, self._kept = path, None
        self._show()
        self.view.to_top()

    def sheet(self) -> Sheet | None:
        """What is shown, None while it is being read and while there is no match."""
        return self._sheet

    def apply(self, company: Company) -> None:
        """Other names, or the same in another language."""
        self._company = company
        self._show()

    @Slot()
    def _on_changed(self) -> None:
        if self._path is None and self.isVisible():
            self._show()

    @Slot(object)
    def _on_course(self, course: Course) -> None:
        assert self._path is not None
        try:
            day = date.fromtimestamp(self._path.stat().st_mtime)
        except OSError as error:  # it was there a moment ago
            self._on_trouble(Trouble(TroubleKind.UNREADABLE, self._path, detail=str(error)))
            return
        self._kept = _Kept(History.from_replay(course.replay), day)
        self._show()
        self.view.to_top()

    @Slot(object)
    def _on_trouble(self, trouble: Trouble) -> None:
        self._path = None
        self.left.emit()
        self.trouble.emit(trouble)

    def _made(self) -> Sheet | None:
        if self._path is None:
            return self._keeper.sheet() if self._keeper is not None else None
        if self._kept is None:
            return None
        history = self._kept.history
        view = history.game.view(history.state, SEAT)
        results, company = history.deal_results(), self._company
        return make_sheet(history.game.id, view, results, company, history.code, self._kept.day)

    def _show(self) -> None:
        self._sheet = sheet = self._made()
        self.view.show_sheet(sheet, look_words.reading() if self._path is not None else "")
        for button in self._buttons:
            button.setEnabled(sheet is not None)
        self._fit()

    def _fit(self) -> None:
        """Match and date stand beside the title where there is room; they are always told to the
        ear."""
        sheet, title = self._sheet, words.title()
        note = "" if sheet is None else words.match_note(sheet.title, sheet.date)
        self.setAccessibleDescription(note)
        fit_head(self, self.head, (title, title, note), self._buttons, ())

    # ---- the page ----------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        """The pages: arrows go through them at once."""
        return self.view

    def opened(self) -> None:
        """A match that was not read to its end before the page was left is read now; that on the
        table may have gone on."""
        if self._path is None:
            self._show()
        elif self._kept is None and not self.reader.busy:
            self.reader.read(self._path)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is read while nobody looks."""
        super().hideEvent(event)
        self.reader.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What finds no room in the head goes."""
        super().resizeEvent(event)
        self._fit()

    def retranslate(self) -> None:
        """Set every text anew, those of the sheet too; the place stays."""
        super().retranslate()
        for button, text, told in (
            (self.print_button, words.print_button(), words.print_help()),
            (self.pdf_button, words.pdf_button(), words.pdf_help()),
            (self.csv_button, words.csv_button(), words.csv_help()),
            (self.copy_button, words.copy_button(), words.copy_help()),
        ):
            button.set_words(text, told)
        self.view.setAccessibleName(words.pages_name())
        self.view.setAccessibleDescription(words.pages_help())
        self._show()

    def refresh_look(self) -> None:
        """Another theme or size of texts."""
        self.view.refresh_look()
        self._fit()
