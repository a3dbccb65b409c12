"""A kept match to look at: the real table, read-only, and the course of the match under it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kominek_desktop.gui.appearance import company_for, pace_for
from kominek_desktop.gui.dialogs.base import frame, label
from kominek_desktop.gui.dialogs.controls import Tick
from kominek_desktop.gui.pages.library_rows import Row, RowMaker
from kominek_desktop.gui.pages.look_controls import Steps
from kominek_desktop.gui.pages.look_hands import HandsRow
from kominek_desktop.gui.pages.look_marks import Mark, mark_of
from kominek_desktop.gui.pages.look_strip import DealStrip, TrickRow
from kominek_desktop.gui.pages.look_walk import Walk
from kominek_desktop.gui.pages.page import Page
from kominek_desktop.gui.style import scale_in_force, theme_in_force
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.texts import look as words
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.entries import Entry, Stamp, summarise
from kominek_desktop.session.library import Lying
from kominek_desktop.session.looking import Course, CourseReader, DealSpan
from kominek_desktop.session.settings import Settings
from kominek_desktop.session.values import Trouble, TroubleKind

SIDE = 24
_KEYS = {
    "Left": "back",
    "Right": "forward",
    "PgUp": "deal_before",
    "PgDown": "deal_after",
    "Home": "start",
    "End": "end",
}


class LookPage(Page):
    """Shows a match from the first seat, as much of it as was to be seen from there.

    ``continue_wanted`` and ``sheet_wanted`` tell the file of a match that is to be carried on, or
    whose score sheet is wanted. ``trouble`` tells a :class:`Trouble` with a file that cannot be
    read; the page has asked to go back by then.
    """

    continue_wanted = Signal(object)
    sheet_wanted = Signal(object)
    trouble = Signal(object)

    def __init__(self, settings: Settings, deck: DeckChoice, parent: QWidget | None = None) -> None:
        """``deck``: the one that is shown at the person's own table."""
        super().__init__(parent)
        self._settings, self._deck = settings, deck
        self._path: Path | None = None
        self._entry: Entry | None = None
        self._told: Row | None = None
        self._look: object = None
        self.table = TableView(self)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.set_keys("off", digit_acts=False)
        self.reader = CourseReader(GAMES, self)
        self.walk = Walk(self.table, self)
        self.go_on, self.sheet = QPushButton(), QPushButton()
        self.steps, self.where = Steps(), label("head", wrap=True)
        self.all_cards = Tick()
        self._note.setMinimumWidth(1)  # it goes before the window has to be wider
        self.hands, self.deals, self.tricks = HandsRow(), DealStrip(), TrickRow()
        self._build()
        self._wire()
        self.apply(settings, deck)
        self._show_course()

    def _build(self) -> None:
        for button in (self.sheet, self.go_on):
            button.setAutoDefault(False)
            self.add_action(button)
        foot = frame("foot")
        column = QVBoxLayout(foot)
        column.setContentsMargins(SIDE, 10, SIDE, 10)
        column.setSpacing(10)
        column.addWidget(self.hands)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.steps)
        row.addWidget(self.where, 1)
        row.addWidget(self.all_cards)
        column.addLayout(row)
        course = QHBoxLayout()
        course.setSpacing(16)
        course.addWidget(self.deals, 1)
        course.addWidget(self.tricks, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(course)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(foot)

    def _wire(self) -> None:
        self.reader.came.connect(self._on_course)
        self.reader.trouble.connect(self._on_trouble)
        self.walk.moved.connect(self._on_moved)
        self.walk.played.connect(self.steps.buttons["play"].set_running)
        self.go_on.clicked.connect(self._on_go_on)
        self.sheet.clicked.connect(self._on_sheet)
        self.steps.wanted.connect(self.step)
        self.all_cards.toggled.connect(self._show_hands)
        self.deals.wanted.connect(self._go_to_deal)
        self.tricks.wanted.connect(self._go_to_trick)
        for keys in _KEYS:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._on_key)

    # ---- the match ---------------------------------------------------------------------------

    def show_match(self, path: Path) -> None:
        """Read a match and show it from its beginning; the file stays as it is."""
        self._path, self._entry = path, None
        self.walk.set_course(None, company_for(self._settings))
        self._show_course()
        self.reader.read(path)

    @Slot(object)
    def _on_course(self, course: Course) -> None:
        assert self._path is not None
        try:
            status = self._path.stat()
            stamp = Stamp(status.st_mtime_ns, status.st_size)
        except OSError as error:  # it was there a moment ago
            self._on_trouble(Trouble(TroubleKind.UNREADABLE, self._path, detail=str(error)))
            return
        self._entry = Entry(self._path, Lying.KEPT, stamp, summarise(course.replay))
        self.walk.set_course(course, company_for(self._settings))
        self._show_course()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _on_trouble(self, trouble: Trouble) -> None:
        self._path = None
        self.left.emit()
        self.trouble.emit(trouble)

    def _show_course(self) -> None:
        """Everything that is said of the whole match."""
        entry, course = self._entry, self.walk.course
        self._told = RowMaker().row(entry) if entry is not None else None
        row = self._told
        if row is None:
            self.set_title(words.reading() if self._path is not None else "")
        else:
            self.set_title(row.title)
        self.go_on.setVisible(row is not None and row.open)
        self.sheet.setVisible(row is not None)
        marks = [] if course is None else [self._mark(course, deal) for deal in course.deals]
        self.deals.show_deals(marks)
        self._fit_note()
        self._on_moved()

    def _fit_note(self) -> None:
        """Date and result stand beside the title where there is room for both; they are always
        told to the ear."""
        row = self._told
        if row is None:
            return
        note = words.note(row.date, row.figure, row.result[0])
        self.setAccessibleDescription(note)
        self.set_title(row.title, note)
        if self.head.sizeHint().width() > self.width():
            self.set_title(row.title)

    @staticmethod
    def _mark(course: Course, deal: DealSpan) -> Mark:
        return mark_of(course.game.id, course.turn(deal.last).view) if deal.over else Mark()

    # ---- where we are ------------------------------------------------------------------------

    @Slot()
    def _on_moved(self) -> None:
        walk, course = self.walk, self.walk.course
        self.steps.set_ends(walk.at_start, walk.at_end)
        self.where.setVisible(course is not None)
        self.tricks.setVisible(course is not None)
        if course is None:
            self._show_hands()
            return
        deal = course.deals[walk.deal]
        seats = self.table.model().seats
        winners = (seats[each.winner] if each.winner is not None else None for each in deal.tricks)
        self.tricks.show_tricks(
            [(None, "") if seat is None else (seat.ours, seat.name) for seat in winners]
        )
        over = deal.over and walk.point.stop == deal.last
        trick = 0 if over else deal.trick_at(walk.point.stop)
        self.where.setText(words.where(walk.deal + 1, len(course.deals), trick, over))
        self.where.setAccessibleName(self.where.text())
        self.tricks.set_here(trick)
        self.deals.set_here(walk.deal + 1)
        self._show_hands()

    @Slot()
    def _show_hands(self) -> None:
        course = self.walk.course
        hands = course.hands(self.walk.deal) if course is not None else ()
        self.all_cards.setEnabled(bool(hands))
        over = course is not None and course.deals[self.walk.deal].over
        about = words.all_cards_about(over, bool(hands))
        self.all_cards.setToolTip(about)
        self.all_cards.setAccessibleDescription(about)
        shown = bool(hands) and self.all_cards.isChecked()
        if shown:
            self.hands.show_hands(company_for(self._settings).names, hands)
        self.hands.setVisible(shown)

    # ---- steps -------------------------------------------------------------------------------

    @Slot(str)
    def step(self, kind: str) -> None:
        """What a button or a key is for: ``back``, ``forward``, ``deal_before``, ``deal_after``,
        ``start``, ``end``, or ``play``, which also stops."""
        walk, course = self.walk, self.walk.course
        playing = walk.playing
        walk.stop()
        if course is None:
            return
        deal = walk.deal
        match kind:
            case "play" if not playing:
                walk.play()
            case "forward":
                walk.forward()
            case "back" if walk.back():
                self._tell()
            case "deal_before" if not walk.at_start:
                self._go(course.deals[max(0, deal - 1)].first)
            case "deal_after" if not walk.at_end:
                later = deal + 1 < len(course.deals)
                self._go(course.deals[deal + 1].first if later else course.last)
            case "start":
                self._go(0)
            case "end":
                self._go(course.last)

    @Slot()
    def _on_key(self) -> None:
        shortcut = self.sender()
        if isinstance(shortcut, QShortcut):
            self.step(_KEYS[shortcut.key().toString(QKeySequence.SequenceFormat.PortableText)])

    @Slot(int)
    def _go_to_deal(self, number: int) -> None:
        course = self.walk.course
        if course is not None:
            self._go(course.deals[number - 1].first)

    @Slot(int)
    def _go_to_trick(self, number: int) -> None:
        course = self.walk.course
        if course is not None:
            self._go(course.deals[self.walk.deal].tricks[number - 1].first)

    def _go(self, stop: int) -> None:
        self.walk.stop()
        self.walk.go(stop)
        self._tell()

    def _tell(self) -> None:
        """Where a step at once has led, for the ear; what is played tells of itself."""
        self.table.announce(self.where.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays on wherever no button takes it."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.step("play")
        else:
            super().keyPressEvent(event)

    # ---- the page ----------------------------------------------------------------------------

    def apply(self, settings: Settings, deck: DeckChoice) -> None:
        """Take over the person's settings and the deck that is shown."""
        self._settings, self._deck = settings, deck
        self.walk.set_pace(pace_for(settings))
        self.table.reader.amount = settings.reader
        self.hands.set_deck(deck)
        self._dress()
        self._rename()

    def _dress(self) -> None:
        theme, letters, scale = theme_in_force(), rank_letters(), scale_in_force()
        look = theme.id, letters, self._deck, scale
        if look != self._look:
            self._look = look
            self.table.set_appearance(theme, letters, self._deck, scale)

    def _rename(self) -> None:
        self.walk.set_company(company_for(self._settings))
        self._show_course()

    def first_focus(self) -> QWidget:
        """What plays on, or leads back where that is the end."""
        button = self.steps.buttons["play"]
        return button if button.isEnabled() else self.back

    def opened(self) -> None:
        """A match that was not read to its end before the page was left is read now."""
        if self._path is not None and self._entry is None and not self.reader.busy:
            self.reader.read(self._path)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The note of the head may find room."""
        super().resizeEvent(event)
        self._fit_note()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on while nobody looks."""
        super().hideEvent(event)
        self.reader.rest()
        self.walk.stop()
        self.table.finish()

    @Slot()
    def _on_go_on(self) -> None:
        self.continue_wanted.emit(self._path)

    @Slot()
    def _on_sheet(self) -> None:
        self.sheet_wanted.emit(self._path)

    def retranslate(self) -> None:
        """Set every text anew; the place in the match stays."""
        super().retranslate()
        for button, text in (
            (self.go_on, words.go_on()),
            (self.sheet, words.sheet()),
            (self.all_cards, words.all_cards()),
        ):
            button.setText(text)
            button.setAccessibleName(text.replace("&", ""))
        self.steps.retranslate()
        self.deals.setAccessibleName(words.course_name())
        self.deals.setAccessibleDescription(words.course_about())
        self.tricks.setAccessibleName(words.tricks_name())
        self._dress()
        self.hands.refresh_look()
        self._rename()

    def refresh_look(self) -> None:
        """Another theme or size of texts."""
        self._dress()
        self.hands.refresh_look()
        self.deals.refresh_look()
        self._fit_note()
        self._on_moved()
