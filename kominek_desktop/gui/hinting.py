"""A hint in three steps: what to do and why, then what every choice is worth, then closed."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, Slot

from kominek_desktop.gui import marking
from kominek_desktop.gui.games.presenter import Company, Hint, Presenter
from kominek_desktop.gui.panels import note as notes
from kominek_desktop.gui.panels.model import Note, Panel
from kominek_desktop.gui.panels.style import Style
from kominek_desktop.gui.panels.text import set_text
from kominek_desktop.gui.remarks import Remarks, single_shot
from kominek_desktop.gui.table.model import TableModel
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.texts import hint_words, window
from kominek_desktop.session.answers import Choice
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.values import Turn

SLOW_MS = 300
"""After this long the note says that the hint is still being thought about."""
MOST_LINES = 4
ALWAYS = 2
"""What to do and why are told however long they are."""


class Desk(Protocol):
    """The table a hint is given at."""

    turn: Turn | None
    presenter: Presenter | None
    company: Company
    model: TableModel
    rested: bool
    side_panel: bool

    def amend(self, model: TableModel) -> None:
        """Other marks or words on the same table."""

    def reopen(self) -> None:
        """The question of this turn alone, or the table when there is none."""

    def close_note(self) -> None:
        """Close the hint or any other note."""


class Hints(QObject):
    """The hint of one table; a child of its desk."""

    def __init__(
        self, desk: Desk, session: TableSession, table: TableView, remarks: Remarks
    ) -> None:
        super().__init__(remarks)
        self._desk = desk
        self._session = session
        self._table = table
        self._remarks = remarks
        self._presses = 0
        self._ticket = 0
        self._hint: Hint | None = None
        self._panel: Panel | None = None  # the open one as it was before it was marked
        self._slow = single_shot(self, SLOW_MS, self._show_thinking)
        session.hinted.connect(self._on_hint)

    @property
    def active(self) -> bool:
        """Whether a hint is shown or thought about."""
        return self._presses > 0

    def press(self) -> None:
        """The next step. Whoever presses twice before the answer is there gets both at once."""
        hint = self._hint
        if not self._presses:
            self._ask()
        elif self._presses > 1 or (hint is not None and not hint.weights):
            self._desk.close_note()
        else:
            self._presses = 2
            if hint is not None:
                self._show(hint)

    def forget(self) -> None:
        """Nothing is shown or wanted any more; panel and note are somebody else's business."""
        self._slow.stop()
        self._presses = 0
        self._hint = self._panel = None

    def close(self) -> None:
        """The same, and a panel that was marked is as before."""
        panel = self._panel
        self.forget()
        if panel is not None:
            self._table.set_panel(panel, restore=True)

    def _ask(self) -> None:
        turn = self._desk.turn
        if turn is None or not self._desk.rested or not self._session.ask_hint(turn.ticket):
            self._remarks.open(Note(window.hint_title(), (window.hint_not_now(),)))
            return
        self._presses = 1
        self._ticket = turn.ticket
        self._slow.start()

    @Slot()
    def _show_thinking(self) -> None:
        panel = self._plain_panel()
        if panel is not None:
            self._table.set_panel(marking.explained(panel, hint_words.thinking()), restore=True)
            self._remarks.say(hint_words.thinking())
        else:
            self._remarks.open(Note(window.hint_title(), (hint_words.thinking(),)), stays=True)

    @Slot(int, object)
    def _on_hint(self, ticket: int, choice: Choice) -> None:
        turn, presenter = self._desk.turn, self._desk.presenter
        if not self._presses or turn is None or presenter is None:
            return
        if ticket == self._ticket == turn.ticket:
            self._slow.stop()
            self._hint = presenter.hint(turn, choice, self._desk.company)
            self._show(self._hint)

    def _show(self, hint: Hint) -> None:
        """As much of the hint as was asked for, in the open panel or else in a note: beside a
        panel there is no room for one."""
        desk, weigh = self._desk, self._presses > 1 and bool(hint.weights)
        panel = self._plain_panel()
        if panel is not None and desk.side_panel and not _offers(panel, hint):
            desk.reopen()
            self._panel = None
            panel = self._plain_panel()
        model = marking.hinted(desk.model, hint.cards)
        desk.amend(marking.weighed(model, hint.weights) if weigh else model)
        if panel is not None:
            marked = marking.recommended(panel, hint, weigh=weigh)
            self._table.set_panel(marked, restore=True)
            self._remarks.say(hint.told if weigh else marked.explain.replace("**", ""))
        elif weigh:
            self._table.set_note(self._short(replace(hint.note, foot=hint.foot)))
            self._remarks.say(hint.told)
        else:
            self._remarks.open(self._short(hint.note), stays=True)

    def _plain_panel(self) -> Panel | None:
        """The open panel without marks."""
        item = self._table.panel_item()
        if self._panel is None and item is not None:
            self._panel = item.panel
        return self._panel

    def _short(self, note: Note) -> Note:
        style = self._table.table().style_
        return shortened(note, Style(style.layout.k, style.layout.text_scale, style.theme))


def _offers(panel: Panel, hint: Hint) -> bool:
    return any(choice.value == hint.value for choice in (*panel.tiles, *panel.buttons))


def shortened(note: Note, style: Style) -> Note:
    """A hint's note without the last sentences that would make it longer than four lines."""
    width = style.u(notes.WIDTH - 2 * notes.PADDING)
    lines = note.lines

    def count() -> int:
        return len(set_text(" ".join(lines).replace("**", ""), style.sans(notes.BODY), width).lines)

    while len(lines) > ALWAYS and count() > MOST_LINES:
        lines = lines[:-1]
    return replace(note, lines=lines)
