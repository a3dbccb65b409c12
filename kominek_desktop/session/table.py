"""The session: the one writer of a match. Everybody else is told, asked, and told again."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from kominek_desktop.ai.player import TOP, Choice, Job
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.errors import IllegalMove
from kominek_desktop.rules.game import CHANCE, Event, GameDef
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.record import Replay
from kominek_desktop.session.autosave import Autosave
from kominek_desktop.session.history import History, fresh_seed, lots
from kominek_desktop.session.library import Library
from kominek_desktop.session.question import Question
from kominek_desktop.session.thinker import Thinker
from kominek_desktop.session.values import Cause, Trouble, Turn

PERSON = "person"
"""The kind of player at a person's seat; every other kind is a computer's."""

_log = logging.getLogger(__name__)


class TableSession(QObject):
    """One match at a time: its moves, whose turn it is, its file.

    ``turn_changed`` tells a :class:`Turn` whenever the person may know of something new;
    ``trouble`` tells a :class:`Trouble` with a file; ``hinted`` answers ``ask_hint`` with the
    turn's ticket and a :class:`Choice`. A computer's seat that is asked in secret
    answers without a turn, so that what the person is told, tickets included, does not depend on
    whether anybody was asked.
    """

    turn_changed = Signal(object)
    trouble = Signal(object)
    hinted = Signal(int, object)

    def __init__(
        self,
        games: Sequence[GameDef],
        thinker: Thinker | None = None,
        library: Library | None = None,
        *,
        seed: int | None = None,
        paced: bool = True,
        thinking_ms: int = 450,
        parent: QObject | None = None,
    ) -> None:
        """``paced``: a computer's move waits for ``settled``; otherwise it is played as soon as
        it is known. ``thinking_ms``: least time a computer seems to think. ``seed`` fixes packs,
        lots and the computers' chance; by default nobody can know them."""
        super().__init__(parent)
        self.paced = paced
        self.thinking_ms = thinking_ms
        self._games = {game.id: game for game in games}
        self._library = library or Library(games)
        self._thinker = thinker or Thinker(parent=self)
        # Both sources only ever go forward: a pack that was taken back never comes again, and
        # what a computer draws tells nothing about the packs.
        self._packs = Dice(fresh_seed() if seed is None else seed)
        self._seeds = Dice(fresh_seed() if seed is None else seed + (1 << 64))
        self._history: History | None = None
        self._person: int | None = None
        self._ticket = 0
        self._asked = 0
        self._question: Question | None = None
        self._advice = (0, 0)  # the thinker's ticket and the turn's
        self._turn: Turn | None = None
        self._persons_turn = False
        self._resting = self._rested = False
        self._paused = False
        self._cause = Cause.NEW
        self._events: list[Event] = []
        self._kept_text = ""  # what lies in a file of its own already
        self._autosave = Autosave(self._library, self)
        self._autosave.trouble.connect(self.trouble)
        # Queued, so that an answer never comes in the midst of a step.
        self._thinker.chosen.connect(self._on_chosen, Qt.ConnectionType.QueuedConnection)
        self._thinker.failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)

    @property
    def turn(self) -> Turn | None:
        """The turn told last."""
        return self._turn

    @property
    def game(self) -> GameDef | None:
        """The game on the table."""
        return self._history.game if self._history else None

    @property
    def options(self) -> Any:
        """The house rules of the match, None without one."""
        return self._history.game.options_of(self._history.state) if self._history else None

    @property
    def seats(self) -> tuple[str, ...]:
        """The kind of player at every seat."""
        return self._history.seats if self._history else ()

    @property
    def person(self) -> int | None:
        """The person's seat; None when only computers play and are watched from seat 0."""
        return self._person

    def new_match(
        self,
        game_id: str,
        options: Any,
        seats: Sequence[str],
        first_dealer: int | None = None,
    ) -> None:
        """Begins a match; the one before it is kept. ``seats`` names the kind of player at every
        seat, at most one of them PERSON. ``first_dealer`` decides the lot. Raises KeyError for
        an unknown game and ValueError for impossible seats or an impossible dealer."""
        game = self._games[game_id]
        if len(seats) != len(game.seat_names) or seats.count(PERSON) > 1:
            raise ValueError(f"not the seats of {game_id}: {seats}")
        if first_dealer is not None and not 0 <= first_dealer < len(seats):
            raise ValueError(f"no such seat: {first_dealer}")
        self._leave()
        self._sit_down(History(game, options, tuple(seats)), Cause.NEW)
        if first_dealer is not None:
            for lot in lots(game, options, first_dealer, self._packs):
                self._play(lot)
        self._advance()

    def resume(self) -> bool:
        """Goes on with the match that was being played when the program ended; False when there
        is none. Damaged files are told of."""
        replay = self._load()
        if replay is None:
            return False
        self._sit_down(History.from_replay(replay), Cause.OPENED)
        self._advance()
        return True

    def open_record(self, path: Path) -> bool:
        """Goes on with a record from its end. The match on the table is kept; when the record
        cannot be read, nothing changes and the trouble is told."""
        replay = self._library.open(path)
        if isinstance(replay, Trouble):
            self.trouble.emit(replay)
            return False
        self._leave()
        history = History.from_replay(replay)
        self._sit_down(history, Cause.OPENED)
        self._kept_text = history.text()
        self._autosave.save(self._kept_text, new_deal=True)
        self._advance()
        return True

    def save_as(self, path: Path) -> Path | None:
        """Writes the match to a file and returns its name, the suffix added when missing; None
        when there is no match or the file cannot be written (which is told)."""
        if self._history is None:
            return None
        text = self._history.text()
        saved = self._library.save_as(path, text)
        if isinstance(saved, Trouble):
            self.trouble.emit(saved)
            return None
        self._kept_text = text
        return saved

    def submit(self, ticket: int, move: Move) -> bool:
        """Plays the person's move; False when the ticket is old or the move is not allowed."""
        if self._history is None or ticket != self._ticket or not self._persons_turn:
            return False
        try:
            self._play(move)
        except IllegalMove as illegal:
            _log.warning("not allowed: %s", illegal)
            return False
        self._advance()
        return True

    def settled(self, ticket: int) -> None:
        """The table has caught up with a turn."""
        if self._question is not None and ticket == self._ticket:
            self._question.settled = True
            self._advance()

    def proceed(self, ticket: int) -> None:
        """Leaves the rest between two deals."""
        if self._resting and ticket == self._ticket:
            self._resting, self._rested = False, True
            self._advance()

    def ask_hint(self, ticket: int, player: str = TOP) -> bool:
        """Asks what ``player`` would do in the person's place; False when it is not his turn."""
        history = self._history
        if history is None or ticket != self._ticket or not self._persons_turn:
            return False
        assert self._person is not None
        view = history.game.view(history.state, self._person)
        moves = history.game.view_moves(view)
        self._asked += 1
        self._advice = (self._asked, ticket)
        job = Job(history.game.id, view, moves, player, self._seeds.below(1 << 64))
        self._thinker.ask(self._asked, job, 0)
        return True

    def undo(self) -> bool:
        """Goes back to the person's previous decision; those who think stop thinking."""
        if self._history is None or not self._history.can_undo(self._person):
            return False
        self._interrupt()
        self._history.undo(self._person)
        self._jump(self._history, Cause.UNDO, ())
        return True

    def redo(self) -> bool:
        """Repeats what was undone last, with the answers of the others."""
        if self._history is None or self._history.next_move is None:
            return False
        self._interrupt()
        self._jump(self._history, Cause.REDO, self._history.redo(self._person))
        return True

    def same_deal(self) -> bool:
        """Begins the present deal anew with the same cards; False before the first deal."""
        if self._history is None or not self._history.has_deal:
            return False
        self._interrupt()
        self._jump(self._history, Cause.SAME_DEAL, self._history.same_deal() or ())
        return True

    def pause(self, paused: bool) -> None:
        """While paused no computer's move is played."""
        self._paused = paused
        if not paused and self._question is not None:
            self._advance()

    def close(self) -> None:
        """Saves what could not be saved before, ends all thinking and the thinker."""
        self._interrupt()
        self._autosave.close()
        self._thinker.close()

    def _load(self) -> Replay | None:
        replay, troubles = self._library.load()
        for trouble in troubles:
            self.trouble.emit(trouble)
        return replay

    def _sit_down(self, history: History, cause: Cause) -> None:
        self._interrupt()
        self._history = history
        seats = history.seats
        self._person = seats.index(PERSON) if PERSON in seats else None
        self._cause = cause
        self._events.clear()
        self._kept_text = ""

    def _leave(self) -> None:
        """Keeps the match that is about to be replaced, also one that was not resumed."""
        history = self._history
        if history is None:
            replay = self._load()
            history = History.from_replay(replay) if replay else None
        if history is None or not history.has_decisions or history.text() == self._kept_text:
            return
        trouble = self._library.keep(history.text(), history.game.id)
        if trouble is not None:
            self.trouble.emit(trouble)

    def _jump(self, history: History, cause: Cause, events: Sequence[Event]) -> None:
        self._cause = cause
        self._events.clear()
        self._note(history, events)
        self._autosave.save(history.text())
        self._advance()

    def _interrupt(self) -> None:
        """What is being waited for is not wanted any more."""
        self._thinker.cancel()
        self._question = None
        self._persons_turn = self._resting = self._rested = False

    def _advance(self) -> None:
        """Plays what needs no waiting, then tells whose turn it is and asks him."""
        while (history := self._history) is not None:
            if self._question is not None:
                if not self._play_answer(self._question):
                    return
                continue
            game, state = history.game, history.state
            actor = game.actor(state)
            if actor is None:
                self._tell(over=True)
                return
            if game.between_deals(state) and history.has_deal and not self._rested:
                self._resting = True
                self._tell(waiting=True)
                return
            if actor == CHANCE:
                # A new draw even where a tail lies ready: playing on brings no known pack.
                self._play(game.chance(state, self._packs))
            elif actor == self._person:
                self._persons_turn = True
                self._tell(moves=game.view_moves(game.view(state, actor)))
                return
            elif not self._ask(history, actor):
                return

    def _ask(self, history: History, actor: int) -> bool:
        """Puts the question to a computer's seat, telling the turn before if it is public.
        False when whoever was told has moved the match elsewhere."""
        game = history.game
        view = game.view(history.state, actor)
        seed = self._seeds.below(1 << 64)
        job = Job(game.id, view, game.view_moves(view), history.seats[actor], seed)
        public = game.turn(self._watched(history)) is not None
        self._asked += 1
        # Those who answered before answer the same as long as the person plays the same.
        settled = not (public and self.paced)
        question = Question(self._asked, job, settled, history.next_move)
        self._question = question
        if public:
            self._tell()
        if self._question is not question:
            return False
        if question.answer is None:
            self._thinker.ask(question.ticket, job, self.thinking_ms if public else 0)
        return True

    def _play_answer(self, question: Question) -> bool:
        if question.answer is None or not question.settled or self._paused:
            return False
        self._question = None
        self._play(question.answer)
        return True

    def _play(self, move: Move) -> None:
        """One step: the only place where a match goes on."""
        history = self._history
        assert history is not None
        events = history.play(move)
        self._persons_turn = self._resting = self._rested = False
        self._note(history, events)
        self._autosave.save(history.text(), history.game.starts_deal(move))

    def _watched(self, history: History) -> Any:
        return history.game.view(history.state, self._person or 0)

    def _note(self, history: History, events: Sequence[Event]) -> None:
        redact, seat = history.game.redact, self._person or 0
        shown = (redact(event, seat) for event in events)
        self._events += [event for event in shown if event is not None]

    def _tell(
        self, moves: tuple[Move, ...] = (), waiting: bool = False, over: bool = False
    ) -> None:
        history = self._history
        assert history is not None
        view = self._watched(history)
        self._ticket += 1
        turn = Turn(
            ticket=self._ticket,
            view=view,
            events=tuple(self._events),
            moves=moves,
            actor=None if waiting or over else history.game.turn(view),
            waiting=waiting,
            over=over,
            can_undo=history.can_undo(self._person),
            can_redo=history.next_move is not None,
            cause=self._cause,
        )
        self._events.clear()
        self._cause = Cause.MOVE
        self._turn = turn
        self.turn_changed.emit(turn)

    @Slot(int, object)
    def _on_chosen(self, ticket: int, choice: Choice) -> None:
        if ticket == self._advice[0] and self._advice[1] == self._ticket:
            self.hinted.emit(self._ticket, choice)
        if self._question is not None and ticket == self._question.ticket:
            self._question.take(choice.move)
            self._advance()

    @Slot(int, str)
    def _on_failed(self, ticket: int, text: str) -> None:
        if self._question is not None and ticket == self._question.ticket:
            self._question.fall_back(text)
            self._advance()
