"""Makes the pages and the panel that come over and beside the table, and connects what they ask."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.appearance import company_for, deck_for
from kominek_desktop.gui.controller import TableController
from kominek_desktop.gui.dialog_desk import DialogDesk
from kominek_desktop.gui.pages.desk import Maker
from kominek_desktop.gui.record_files import RecordFiles
from kominek_desktop.gui.window_pages import (
    HANDBOOK,
    LESSON,
    LIBRARY,
    LOOK,
    SHEET,
    WindowPages,
)
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Settings

if TYPE_CHECKING:
    from kominek_desktop.gui.lesson.page import LessonPage
    from kominek_desktop.gui.pages.library import LibraryPage
    from kominek_desktop.gui.pages.look import LookPage
    from kominek_desktop.gui.pages.page import Page
    from kominek_desktop.gui.sheet.keeper import SheetKeeper
    from kominek_desktop.gui.sheet.model import Sheet
    from kominek_desktop.gui.sheet.page import SheetPage
    from kominek_desktop.gui.sheet.panel import SheetPanel
    from kominek_desktop.session.catalogue import Catalogue

LESSON_GAME = "kominek"


class PageMakers(QObject):
    """Each page is made when it is wanted first, and so are the modules it needs.

    ``message`` tells what was done; ``said`` what could not be, as a function that gives the words
    in the language in force; ``side_left``: the panel is to be put away.
    """

    message = Signal(str)
    said = Signal(object)
    side_left = Signal()

    def __init__(
        self,
        ways: WindowPages,
        dialogs: DialogDesk,
        files: RecordFiles,
        library: Library,
        controller: TableController,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._ways, self._dialogs, self._files = ways, dialogs, files
        self._library, self._controller, self._window = library, controller, window
        self._settings = Settings()
        self._lesson: LessonPage | None = None
        self._list: LibraryPage | None = None
        self._look: LookPage | None = None
        self._sheet_page: SheetPage | None = None
        self._sheet: SheetPanel | None = None
        self._keeper: SheetKeeper | None = None
        self._catalogue: Catalogue | None = None

    def makers(self) -> dict[str, Maker]:
        """The pages beside the welcome page, by the ids under which they are opened."""
        return {
            LIBRARY: self._make_library,
            HANDBOOK: self._make_handbook,
            LESSON: self._make_lesson,
            LOOK: self._make_look,
            SHEET: self._make_sheet_page,
        }

    def apply(self, settings: Settings) -> None:
        """Pass on what these settings say."""
        self._settings = settings
        deck = deck_for(settings)
        if self._lesson is not None:
            self._lesson.apply(settings, deck)
        if self._list is not None:
            self._list.set_deck(deck)
        if self._look is not None:
            self._look.apply(settings, deck)
        if self._sheet_page is not None:
            self._sheet_page.apply(company_for(settings))
        if self._keeper is not None:
            self._keeper.refresh()

    def _make_library(self) -> Page:
        from kominek_desktop.gui.pages.library import LibraryPage
        from kominek_desktop.session.catalogue import Catalogue

        self._catalogue = Catalogue(self._library, parent=self)
        self._list = page = LibraryPage(self._catalogue)
        page.set_deck(deck_for(self._settings))
        page.continue_wanted.connect(self._open)
        page.look_wanted.connect(self._look_at)
        page.sheet_wanted.connect(self._show_sheet_of)
        page.open_file_wanted.connect(self._files.ask_open)
        page.table_wanted.connect(self._ways.resume)
        return page

    @Slot(object)
    def _open(self, path: object) -> None:
        self._files.open(str(path))

    def _make_look(self) -> Page:
        from kominek_desktop.gui.pages.look import LookPage

        self._look = page = LookPage(self._settings, deck_for(self._settings))
        page.continue_wanted.connect(self._open)
        page.sheet_wanted.connect(self._show_sheet_of)
        page.trouble.connect(self._ways.trouble)
        return page

    @Slot(object)
    def _look_at(self, path: Path) -> None:
        self._ways.desk.page(LOOK)
        assert self._look is not None
        self._look.show_match(path)
        self._ways.desk.show(LOOK)

    def _make_handbook(self) -> Page:
        from kominek_desktop.gui.rules.page import RulesPage

        page = RulesPage()
        page.trouble.connect(self._say)
        return page

    @Slot(str)
    def _say(self, sentence: str) -> None:
        def words() -> str:
            return sentence

        self.said.emit(words)

    def _make_lesson(self) -> Page:
        from kominek_desktop.gui.lesson.kominek_lesson import KominekLesson
        from kominek_desktop.gui.lesson.page import LessonPage

        settings = self._settings
        self._lesson = page = LessonPage(KominekLesson(), settings, deck_for(settings))
        page.finished.connect(self._on_lesson_over)
        page.clause_wanted.connect(self._on_lesson_clause)
        return page

    @Slot()
    def _on_lesson_over(self) -> None:
        self._dialogs.new_match_of(LESSON_GAME)

    @Slot(str)
    def _on_lesson_clause(self, clause: str) -> None:
        self._ways.show_clause(clause, "", LESSON_GAME)

    # ---- the score sheet ---------------------------------------------------------------------

    @Slot()
    def show_sheet_page(self) -> None:
        """The sheet of the match on the table, as it would be printed."""
        self._opened_sheet().show_running()
        self._ways.desk.show(SHEET)

    @Slot(object)
    def _show_sheet_of(self, path: Path) -> None:
        self._opened_sheet().show_match(path)
        self._ways.desk.show(SHEET)

    def _opened_sheet(self) -> SheetPage:
        self._ways.desk.page(SHEET)
        assert self._sheet_page is not None
        return self._sheet_page

    def _make_sheet_page(self) -> Page:
        from kominek_desktop.gui.sheet.page import SheetPage

        self._sheet_page = page = SheetPage(company_for(self._settings))
        self._put_out(page, page.sheet)
        page.trouble.connect(self._ways.trouble)
        page.follow(self._kept_sheet())
        return page

    def sheet(self) -> QWidget:
        """The score sheet of the match on the table, to stand beside it."""
        if self._sheet is None:
            self._sheet = self._make_sheet()
        return self._sheet

    def _make_sheet(self) -> SheetPanel:
        from kominek_desktop.gui.sheet.panel import SheetPanel

        keeper, panel = self._kept_sheet(), SheetPanel(self._window)
        self._put_out(panel, keeper.sheet)
        panel.left.connect(self.side_left)
        panel.follow(keeper)
        return panel

    def _kept_sheet(self) -> SheetKeeper:
        from kominek_desktop.gui.sheet.keeper import SheetKeeper

        if self._keeper is None:
            self._keeper = SheetKeeper(self._controller, self)
        return self._keeper

    def _put_out(self, asker: SheetPage | SheetPanel, sheet: Callable[[], Sheet | None]) -> None:
        """Carry out what page or panel asks to be done with its sheet."""
        from kominek_desktop.gui.sheet.output import SheetOutput

        output = SheetOutput(sheet, self._window)
        output.message.connect(self.message)
        output.trouble.connect(self.said)
        asker.print_wanted.connect(output.ask_print)
        asker.pdf_wanted.connect(output.ask_pdf)
        asker.csv_wanted.connect(output.ask_csv)
        asker.copy_wanted.connect(output.copy)

    # ---- the end -----------------------------------------------------------------------------

    def rest(self) -> None:
        """Stop reading matches; no thread is left."""
        if self._catalogue is not None:
            self._catalogue.rest()
        for page in (self._look, self._sheet_page):
            if page is not None:
                page.reader.rest()
