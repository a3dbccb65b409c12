"""Between session and table: shows turns, opens questions, hands decisions back.

It holds no rule and no game: a presenter judges, the session decides, the table shows.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from kominek_desktop.gui import marking
from kominek_desktop.gui.games.presenter import Act, Company, Presenter, Refused, Reply, find_face
from kominek_desktop.gui.hinting import Hints
from kominek_desktop.gui.panels.model import Note, Panel
from kominek_desktop.gui.remarks import Remarks, single_shot
from kominek_desktop.gui.table.model import TableModel
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.texts import window as words
from kominek_desktop.gui.told import Decisions, Told
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.answers import Choice
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.values import Cause, Turn

THINKING_MS = 450
"""Shorter thinking is not shown."""
LONG_MS = 4000
"""After this long the status bar asks for patience."""


class TableController(QObject):
    """One table: its session, its view, and what is open on it.

    ``status`` tells the left and right words of the status bar; ``new_match_wanted`` asks for the
    dialog, ``sheet_wanted`` for the score sheet beside the table and ``print_wanted`` for it as it
    would be printed; ``shown`` brings the turn that the table begins to show.
    """

    status = Signal(str, str)
    message = Signal(str)
    new_match_wanted = Signal()
    clause_wanted = Signal(str)
    sheet_wanted = Signal()
    print_wanted = Signal()
    shown = Signal(object)

    def __init__(
        self, session: TableSession, table: TableView, company: Company, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.table = table
        self.company = company
        self.auto_next_ms = 0
        self.turn: Turn | None = None
        self.presenter: Presenter | None = None
        self.model = TableModel()
        self._noticed = True
        self.rested = False
        self.side_panel = False
        self._demo = False
        self._told = Told()
        self._decisions = Decisions()
        self._thinking = single_shot(self, THINKING_MS, self._show_thinking)
        self._long = single_shot(self, LONG_MS, self._show_long)
        self._remarks = Remarks(table, self)
        self._remarks.message.connect(self.message)
        self._remarks.expired.connect(self.close_note)
        self._hints = Hints(self, session, table, self._remarks)
        self._auto_next = single_shot(self, 1000, self._go_on)
        session.turn_changed.connect(self._on_turn)
        session.hinted.connect(self._on_hint)
        table.idle.connect(self._on_idle)
        table.card_chosen.connect(self._on_card)
        table.chosen.connect(self._on_chosen)
        table.cancelled.connect(self._on_cancelled)
        table.card_asked.connect(self._on_card_asked)
        table.note_dismissed.connect(self.close_note)
        table.cut_chosen.connect(self._on_cut)
        table.standing_pressed.connect(self.press_standing)
        table.pile_pressed.connect(self._on_pile)
        table.clause_asked.connect(self.clause_wanted)
        table.spoken.connect(self._on_spoken)

    @Slot(object)
    def _on_turn(self, turn: Turn) -> None:
        game = self.session.game
        assert game is not None
        self.presenter = find_face(game.id).presenter
        self.turn = turn
        self.rested = self.side_panel = False
        self._thinking.stop()
        self._long.stop()
        self._auto_next.stop()
        self._hints.forget()
        self.close_note()
        self.table.set_panel(None)
        self.table.set_input(False)
        resting = self.presenter.table(turn, self.company)
        if turn.cause in (Cause.MOVE, Cause.NEW):
            self._noticed = False
            before = resting if turn.cause is Cause.NEW else self.model
            script = self.presenter.script(before, turn, self.company)
            self._told.add(before, turn, script)
            self.model = script.final
            self.table.play(script)
        else:
            self._noticed = True
            self._decisions.follow(turn.cause)
            self.model = resting
            self.table.show_now(resting)
            self._on_idle()
        self.shown.emit(turn)

    def amend(self, model: TableModel) -> None:
        """Other marks or words on the same table; nothing that moves or speaks is interrupted."""
        self.model = model
        self.table.amend(model)

    @Slot()
    def _on_idle(self) -> None:
        turn, presenter = self.turn, self.presenter
        if turn is None or presenter is None or self.rested:
            return
        self.status.emit(self.model.status, self.model.status_right)
        if not self._noticed:
            self._noticed = True
            notice = presenter.notice(turn, self.company)
            if notice is not None:
                self.table.set_panel(notice)
                return
        self._rest(turn, presenter)

    def _rest(self, turn: Turn, presenter: Presenter) -> None:
        """The table has caught up: ask, or let the others go on."""
        self.rested = True
        move = presenter.automatic(turn, self.company)
        if move is not None:
            self.session.submit(turn.ticket, move)
            return
        panel = presenter.panel(turn, self.company)
        earlier = self._decisions.undone if turn.cause is Cause.UNDO else None
        if panel is not None:
            self.table.set_panel(panel if earlier is None else marking.focused(panel, earlier))
        if earlier is not None:
            self.table.show_focus()
        self.table.set_input(True)
        if turn.waiting and self.auto_next_ms:
            self._auto_next.start(self.auto_next_ms)
        if self._demo and (turn.moves or turn.waiting):
            self._demo_step(turn)
        elif not turn.moves and turn.actor is not None:
            self._thinking.start()
            self._long.start()
        if not self._demo:
            mine = bool(turn.moves)
            self.table.reader.say_turn(mine, presenter.asked(turn, self.company))
        self.session.settled(turn.ticket)

    @Slot()
    def _show_thinking(self) -> None:
        turn, presenter = self.turn, self.presenter
        if turn is not None and presenter is not None and self.rested and self.table.is_idle():
            self.amend(presenter.table(turn, self.company, thinking=True))

    @Slot()
    def _show_long(self) -> None:
        if self.rested and self.turn is not None and self.turn.actor is not None:
            self.status.emit(f"{self.model.status} {words.moment()}", self.model.status_right)

    def refresh(self, company: Company | None = None) -> None:
        """Lay everything out anew after a change of language, names or looks; the question stays
        open with its focus and selection."""
        if company is not None:
            self.company = company
        self.table.finish()
        turn, presenter = self.turn, self.presenter
        if turn is None or presenter is None:
            return
        self.close_note()
        panel = presenter.panel(turn, self.company) if self.rested else None
        self.amend(presenter.table(turn, self.company))
        if self.table.said():
            self.table.resay(self._told.translated(presenter, self.company))
        if panel is not None and not self.side_panel:
            self.table.set_panel(panel, restore=True)

    @Slot(object)
    def _on_card(self, card: Card) -> None:
        turn, presenter = self.turn, self.presenter
        if turn is None or presenter is None:
            return
        reply = presenter.card(turn, card, self.company)
        if isinstance(reply, Panel):
            self.amend(marking.picked(presenter.table(turn, self.company), card))
        self._take(reply)

    @Slot(int)
    def _on_cut(self, place: int) -> None:
        turn, presenter = self.turn, self.presenter
        if turn is not None and presenter is not None:
            self._take(presenter.cut(turn, place))

    @Slot()
    def press_standing(self) -> None:
        """The standing button, also by its key."""
        turn, presenter = self.turn, self.presenter
        if turn is not None and presenter is not None and self.rested:
            self._take(presenter.standing(turn, self.company))

    def _take(self, reply: Reply) -> None:
        turn = self.turn
        match reply:
            case Move():
                if turn is not None:
                    self._decisions.add(reply)
                    self.session.submit(turn.ticket, reply)
            case Panel():
                self._open_side(reply)
            case Refused(note, card):
                self._refuse(note, card)

    @Slot(str)
    def _on_spoken(self, text: str) -> None:
        self.status.emit(text, self.model.status_right)

    def _remark(self, note: Note, *, stays: bool = False) -> None:
        """A note of another kind takes the place of a hint, marks and all."""
        if self._hints.active:
            self.close_note()
        self._remarks.open(note, stays=stays)

    def _refuse(self, note: Note, card: Card | None) -> None:
        if self._hints.active:
            self.close_note()
        if card is not None:
            self.amend(marking.refused(self.model, card))
        self._remarks.open(note)

    @Slot(object)
    def _on_card_asked(self, card: Card) -> None:
        """What a card is worth and whether it may be played; nothing is played by asking."""
        turn, presenter = self.turn, self.presenter
        if turn is not None and presenter is not None and self.rested:
            self._remark(presenter.worth(turn, card, self.company))

    @Slot(object)
    def _on_chosen(self, value: object) -> None:
        turn = self.turn
        if turn is None:
            return
        match value:
            case Move():
                self.table.set_panel(None)
                self._decisions.add(value)
                if not self.session.submit(turn.ticket, value) and self.presenter is not None:
                    self._take(self.presenter.refusal(turn, value, self.company))
            case Act.CONTINUE:
                self._continue()
            case Act.NEXT_DEAL:
                self._go_on()
            case Act.REMATCH:
                self.rematch()
            case Act.OTHER_MATCH:
                self.new_match_wanted.emit()
                self.refresh()
            case Act.SHEET:
                self.sheet_wanted.emit()
                self.refresh()
            case Act.PRINT_SHEET:
                self.print_wanted.emit()
                self.refresh()

    @Slot(object)
    def _on_cancelled(self, value: object) -> None:
        if value is Act.CONTINUE:
            self._continue()

    def _continue(self) -> None:
        """Close what was shown; the question under it comes back."""
        self._hints.forget()
        self.reopen()

    def reopen(self) -> None:
        """The question of this turn alone, or the table when there is none."""
        turn, presenter = self.turn, self.presenter
        self.table.set_panel(None)
        if turn is None or presenter is None:
            return
        if not self.rested:
            self._rest(turn, presenter)
        else:
            self.side_panel = False
            self.amend(presenter.table(turn, self.company))
            panel = presenter.panel(turn, self.company)
            if panel is not None:
                self.table.set_panel(panel)

    @Slot()
    def _go_on(self) -> None:
        self._auto_next.stop()
        if self.turn is not None and self.turn.waiting:
            self.session.proceed(self.turn.ticket)

    def rematch(self) -> None:
        """Another match with the same rules and players."""
        game = self.session.game
        if game is not None:
            self.session.new_match(game.id, self.session.options, self.session.seats)

    def _open_side(self, panel: Panel) -> None:
        self.close_note()
        self.side_panel = True
        self.table.set_panel(panel)

    @Slot()
    def close_note(self) -> None:
        """Close a hint or a refusal; the card's mark goes with it."""
        self._remarks.close()
        self._hints.close()
        self.amend(marking.unmarked(self.model))
        if self.rested:
            self.status.emit(self.model.status, self.model.status_right)

    @Slot(int)
    def _on_pile(self, _seat: int) -> None:
        self.look_at_last_trick()

    @Slot()
    def look_at_last_trick(self) -> None:
        """Open the last trick, or close it again."""
        turn, presenter = self.turn, self.presenter
        if turn is None or presenter is None or not self.rested or not self.table.is_idle():
            return
        if self.side_panel:
            self._continue()
            return
        found = presenter.last_trick(turn, self.company)
        if isinstance(found, Panel):
            self._open_side(found)
        else:
            self._remark(found)

    @Slot()
    def situation(self) -> str:
        """The situation in words, read aloud and shown."""
        if self.turn is None or self.presenter is None:
            return ""
        text = self.presenter.situation(self.turn, self.company)
        self._remark(Note(words.situation_title(), (text,)), stays=True)
        return text

    @Slot()
    def repeat(self) -> None:
        """Say the last message again."""
        self._remarks.repeat()

    @Slot()
    def ask_hint(self) -> None:
        """First a hint, then what the other choices are worth, then closed again."""
        self._hints.press()

    @Slot(int, object)
    def _on_hint(self, ticket: int, choice: Choice) -> None:
        if self._demo and self.turn is not None and ticket == self.turn.ticket:
            self.session.submit(ticket, choice.move)

    @property
    def demo(self) -> bool:
        """The program plays for the person."""
        return self._demo

    def set_demo(self, on: bool) -> None:
        """Begin or end playing for the person."""
        self._demo = on
        if on and self.turn is not None and self.rested:
            self._demo_step(self.turn)

    def _demo_step(self, turn: Turn) -> None:
        if turn.moves:
            self.session.ask_hint(turn.ticket)
        elif turn.waiting:
            self._auto_next.start(max(self.auto_next_ms, 1500))

    def pause(self, on: bool) -> None:
        """Waiting and the others' moves stop; nothing is hidden."""
        self.session.pause(on)
        if on:
            self._auto_next.stop()
