"""The page on which the rules are read: contents, text, and why the reader is here."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QLocale, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from kominek_desktop.gui.dialogs.base import frame, label
from kominek_desktop.gui.dialogs.controls import Diamond
from kominek_desktop.gui.language import LANGUAGES
from kominek_desktop.gui.pages.page import Page
from kominek_desktop.gui.rules.contents import Contents
from kominek_desktop.gui.rules.finder import Finder
from kominek_desktop.gui.rules.head import CapButton, StepButton, fit_head
from kominek_desktop.gui.rules.history import History
from kominek_desktop.gui.rules.house import House
from kominek_desktop.gui.rules.keys import ALT, CTRL, PageKeys
from kominek_desktop.gui.rules.look import Look
from kominek_desktop.gui.rules.paper import Paper
from kominek_desktop.gui.rules.reading import Reading
from kominek_desktop.gui.rules.shelf import GAMES, Place, Shelf, load_shelf
from kominek_desktop.gui.rules.why import Why
from kominek_desktop.gui.style import scale_in_force, theme_in_force
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.texts import rules_page as words
from kominek_desktop.gui.texts.cards import rank_letters

CONTENTS = 292
ZOOMS = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
LEAST_TEXT = 480  # with less room for the text the right column is hidden


class RulesPage(Page):
    """The rules of all games. ``trouble`` brings a sentence about a file that could not be
    written."""

    trouble = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house = House()
        self._deck = DeckChoice()
        self._history = History()
        self._zoom = ZOOMS.index(1.0)
        self._shelf: Shelf = load_shelf(self._language())
        self._shown: Place | None = None
        self._here: Place | None = None
        self.contents = Contents()
        self.finder = Finder()
        self.reading = Reading()
        self.why = Why()
        self.paper = Paper(self)
        self._legend = label("second", wrap=True)
        self._make_head()
        self._make_body()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._set_again)
        self.contents.chosen.connect(self.go)
        self.finder.chosen.connect(self.go)
        self.finder.left.connect(self.close_search)
        self.reading.clause_wanted.connect(self._on_link)
        self.reading.moved.connect(self._follow_view)
        self.reading.column_changed.connect(self._again.start)
        self.reading.zoom_wanted.connect(self.zoom_by)
        self.why.left.connect(self.left)
        self.paper.trouble.connect(self.trouble)
        self._make_keys()
        self.retranslate()

    # What the program asks of the page

    def set_table(self, game_id: str | None, options: Any = None) -> None:
        """The game and the house rules at the table; None when no match is on."""
        house = House(game_id or "", options if game_id else None)
        if house != self._house:
            self._house = house
            self._set_again()

    def set_deck(self, deck: DeckChoice) -> None:
        """The cards with which the pictures are drawn."""
        if deck != self._deck:
            self._deck = deck
            self._set_again()

    def show_clause(self, game_id: str, clause: str, why: str = "") -> None:
        """Open the book at a clause, which is marked; ``why`` is the remark that led here."""
        self.why.set_why(why)
        self._fit()
        self.go(Place(game_id, clause))

    def show_game(self, game_id: str) -> None:
        """Open the book of a game at its beginning."""
        self.why.set_why("")
        self._fit()
        self.go(Place(game_id))

    @property
    def place(self) -> Place | None:
        """What was gone to last."""
        return self._history.here

    @property
    def zoom(self) -> float:
        """How much larger than usual the text is."""
        return ZOOMS[self._zoom]

    # Going about

    @Slot(object)
    def go(self, place: Place) -> None:
        """Read on at a place; it can be gone back from."""
        found = self._shelf.valid(place)
        if found is not None:
            self._history.go(found)
            self._show(found)

    @Slot()
    def go_back(self) -> None:
        """The place before."""
        place = self._history.back()
        if place is not None:
            self._show(place)

    @Slot()
    def go_forward(self) -> None:
        """The place that was gone back from."""
        place = self._history.forward()
        if place is not None:
            self._show(place)

    @Slot(int)
    def zoom_by(self, step: int) -> None:
        """Larger or smaller by a step, 0 for the usual size; the place stays."""
        wanted = self._zoom + step if step else ZOOMS.index(1.0)
        wanted = max(0, min(len(ZOOMS) - 1, wanted))
        if wanted != self._zoom:
            self._zoom = wanted
            self._set_again()

    @Slot()
    def open_search(self) -> None:
        """Show the field of the search in place of the contents."""
        self._side.setCurrentWidget(self.finder)
        self.finder.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.finder.field.selectAll()

    @Slot()
    def close_search(self) -> None:
        """Show the contents again."""
        self._side.setCurrentWidget(self._contents_side)
        self.contents.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def print_(self) -> None:
        """Ask for a printer and print the book that is read."""
        if self._shown is not None:
            self.paper.ask_printer(self._shelf.book(self._shown.game), self._house, self._look())

    @Slot()
    def save_pdf(self) -> None:
        """Ask for a file and write the book that is read as PDF."""
        if self._shown is not None:
            self.paper.ask_file(self._shelf.book(self._shown.game), self._house, self._look())

    # What pages do

    def opened(self) -> None:
        """Where it was left; at first the game on the table."""
        self._fit()
        if self._history.here is None:
            self.show_game(self._house.game or GAMES[0])

    def first_focus(self) -> QWidget:
        """The text: arrows scroll it at once."""
        return self.reading

    def hideEvent(self, event: QHideEvent) -> None:
        """The remark that led here is done with when the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.why.set_why("")

    def retranslate(self) -> None:
        """Set every text anew, the books too; the clause in view stays."""
        super().retranslate()
        self._find.set_words(words.find(), words.find())
        self._print.set_words(words.print_(), words.print_title())
        self._pdf.set_words(words.pdf(), words.pdf_told())
        self._back.set_words(words.back())
        self._forward.set_words(words.forward())
        self.contents.setAccessibleName(words.contents())
        self.reading.setAccessibleName(words.reading())
        self._legend.setText(words.legend())
        self.why.retranslate()
        self._shelf = load_shelf(self._language())
        self._set_again()
        self.finder.retranslate()

    def refresh_look(self) -> None:
        """Draw anew for a theme or a size of texts."""
        scale = max(1.0, scale_in_force())
        self._side.setFixedWidth(min(round(CONTENTS * scale), max(CONTENTS, self.width() // 3)))
        self.contents.refresh_look()
        self.finder.refresh_look()
        self.why.refresh_look()
        theme = theme_in_force()
        self.reading.setStyleSheet(
            f"QTextBrowser {{ background: {theme.page.name()}; border: none; border-radius: 0; }}"
        )
        self._fit()
        self._set_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What finds no room goes."""
        super().resizeEvent(event)
        self._fit()

    # Inside

    def _make_head(self) -> None:
        self.head.setMinimumWidth(1)  # what finds no room goes; the window may be any width
        self._back = StepButton(-1)
        self._forward = StepButton(1)
        self._find = CapButton("Ctrl+F")
        self._print = CapButton("Ctrl+P")
        self._pdf = CapButton("")
        self._back.clicked.connect(self.go_back)
        self._forward.clicked.connect(self.go_forward)
        self._find.clicked.connect(self.open_search)
        self._print.clicked.connect(self.print_)
        self._pdf.clicked.connect(self.save_pdf)
        for button in (self._back, self._forward, self._find, self._print, self._pdf):
            self.add_action(button)

    def _make_body(self) -> None:
        self._side = QStackedWidget()
        self._contents_side = QWidget()
        column = QVBoxLayout(self._contents_side)
        column.setContentsMargins(0, 10, 0, 14)
        column.setSpacing(8)
        column.addWidget(self.contents, 1)
        self._legend_row = QWidget()
        legend = QHBoxLayout(self._legend_row)
        legend.setContentsMargins(22, 0, 16, 0)
        legend.setSpacing(6)
        mark = Diamond()
        mark.set_on(True)
        legend.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        legend.addWidget(self._legend, 1)
        column.addWidget(self._legend_row)
        self._side.addWidget(self._contents_side)
        self._side.addWidget(self.finder)
        self._side.setFixedWidth(CONTENTS)
        panel = frame("page-head")
        inside = QHBoxLayout(panel)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._side)
        edge = frame("rule")
        edge.setFixedWidth(2)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(panel)
        row.addWidget(edge)
        row.addWidget(self.reading, 1)
        self.body.addLayout(row)

    def _show(self, place: Place) -> None:
        if self._shown is None or self._shown.game != place.game:
            self.contents.open_only(place.game)
            self._set_book(place.game)
        self._shown = place
        self.reading.show_place(place, bool(place.clause))
        self._say_where()
        self._follow_view()

    def _set_book(self, game: str) -> None:
        book = self._shelf.book(game)
        self.reading.set_book(book, self._house, self._look())
        self.finder.set_books(self._shelf, self._house, game)

    @Slot()
    def _set_again(self) -> None:
        """The same text for another language, look, width or table; the clause in view stays."""
        self.contents.show_shelf(self._shelf, self._house)
        shown = self._shown
        self._legend_row.setVisible(any(self._house.count(book) for book in self._shelf.books))
        if shown is None:
            return
        here = self._here or shown  # not asked now: the lines may have been broken anew already
        wanted = bool(shown.clause)
        self._set_book(shown.game)
        self.reading.show_place(shown, wanted)
        if here != shown:
            self.reading.scroll_to(here)
        self._say_where()
        self._follow_view()

    def _say_where(self) -> None:
        assert self._shown is not None
        book = self._shelf.book(self._shown.game)
        note = words.note(self._house.count(book)) if self._house.concerns(book) else ""
        self._head_words = (words.title(book.title), book.title, note)
        self._back.setEnabled(self._history.can_back)
        self._forward.setEnabled(self._history.can_forward)
        self._fit()

    @Slot()
    def _follow_view(self) -> None:
        self._here = here = self.reading.place_in_view()
        if here is None:
            return
        if here.clause:
            section = self._shelf.book(here.game).section_of(here.clause)
            here = Place(here.game, section=section.id if section is not None else "")
        self.contents.mark(here)

    @Slot(str)
    def _on_link(self, clause: str) -> None:
        place = self._shelf.place_of(clause, self._shown.game if self._shown is not None else "")
        if place is not None:
            self.go(place)

    def _fit(self) -> None:
        roomy = self.width() - self._side.width() - self.why.wide >= LEAST_TEXT * scale_in_force()
        shown = roomy and bool(self.why.why)
        self.reading.set_aside(self.why, self.why.wide if shown else 0)
        if self._shown is not None:
            steps = (self._back, self._forward)
            caps = (self._find, self._print, self._pdf)
            fit_head(self, self.head, self._head_words, caps, steps)

    def _look(self) -> Look:
        scale = scale_in_force() * self.zoom
        return Look(
            theme=theme_in_force(),
            letters=rank_letters(),
            deck=self._deck,
            scale=scale,
            column=self.reading.column(scale),
            dpr=self.devicePixelRatioF(),
        )

    def _make_keys(self) -> None:
        keys = PageKeys(
            self,
            {
                (ALT, Qt.Key.Key_Left): self.go_back,
                (ALT, Qt.Key.Key_Right): self.go_forward,
                (CTRL, Qt.Key.Key_Plus): partial(self.zoom_by, 1),
                (CTRL, Qt.Key.Key_Minus): partial(self.zoom_by, -1),
                (CTRL, Qt.Key.Key_0): partial(self.zoom_by, 0),
                (CTRL, Qt.Key.Key_F): self.open_search,
                (CTRL, Qt.Key.Key_P): self.print_,
            },
        )
        keys.watch(self, self.contents, self.finder.field, self.finder.list, self.reading)

    @staticmethod
    def _language() -> str:
        code = QLocale().name().split("_")[0]
        return code if code in LANGUAGES else "en"
