"""Makes the pages and the panel that come over and beside the table, and connects what they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.appearance import deck_for
from kominek_desktop.gui.controller import TableController
from kominek_desktop.gui.dialog_desk import DialogDesk
from kominek_desktop.gui.pages.desk import Maker
from kominek_desktop.gui.record_files import RecordFiles
from kominek_desktop.gui.window_pages import HANDBOOK, LESSON, LIBRARY, WindowPages
from kominek_desktop.session.library import Library
from kominek_desktop.session.settings import Settings

if TYPE_CHECKING:
    from kominek_desktop.gui.lesson.page import LessonPage
    from kominek_desktop.gui.pages.library import LibraryPage
    from kominek_desktop.gui.pages.page import Page
    from kominek_desktop.gui.sheet.keeper import SheetKeeper
    from kominek_desktop.gui.sheet.panel import SheetPanel

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
        self._sheet: SheetPanel | None = None
        self._keeper: SheetKeeper | None = None

    def makers(self) -> dict[str, Maker]:
        """The pages beside the welcome page, by the ids under which they are opened."""
        return {
            LIBRARY: self._make_library,
            HANDBOOK: self._make_handbook,
            LESSON: self._make_lesson,
        }

    def apply(self, settings: Settings) -> None:
        """Pass on what these settings say."""
        self._settings = settings
        deck = deck_for(settings)
        if self._lesson is not None:
            self._lesson.apply(settings, deck)
        if self._list is not None:
            self._list.set_deck(deck)
        if self._keeper is not None:
            self._keeper.refresh()

    def _make_library(self) -> Page:
        from kominek_desktop.gui.pages.library import LibraryPage
        from kominek_desktop.session.catalogue import Catalogue

        self._list = page = LibraryPage(Catalogue(self._library, parent=self))
        page.set_deck(deck_for(self._settings))
        page.continue_wanted.connect(self._open)
        page.look_wanted.connect(self._open)
        page.open_file_wanted.connect(self._files.ask_open)
        page.table_wanted.connect(self._ways.resume)
        return page

    @Slot(object)
    def _open(self, path: object) -> None:
        self._files.open(str(path))

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

    def sheet(self) -> QWidget:
        """The score sheet of the match on the table."""
        if self._sheet is None:
            self._sheet = self._make_sheet()
        return self._sheet

    def _make_sheet(self) -> SheetPanel:
        from kominek_desktop.gui.sheet.keeper import SheetKeeper
        from kominek_desktop.gui.sheet.output import SheetOutput
        from kominek_desktop.gui.sheet.panel import SheetPanel

        self._keeper = keeper = SheetKeeper(self._controller, self)
        panel = SheetPanel()
        output = SheetOutput(keeper.sheet, self._window)
        output.message.connect(self.message)
        output.trouble.connect(self.said)
        panel.print_wanted.connect(output.ask_print)
        panel.pdf_wanted.connect(output.ask_pdf)
        panel.csv_wanted.connect(output.ask_csv)
        panel.copy_wanted.connect(output.copy)
        panel.left.connect(self.side_left)
        panel.follow(keeper)
        return panel
