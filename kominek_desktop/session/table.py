"""The session: the one writer of a match. Everybody else is told, asked, and told again."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeGuard

from PySide6.QtCore import QObject, Qt, Signal, Slot

from kominek_desktop.ai.levels import TOP
from kominek_desktop.ai.player import Choice
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.errors import IllegalMove
from kominek_desktop.rules.game import CHANCE, Event, GameDef
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.history import History, fresh_seed, lots
from kominek_desktop.session.library import Library
from kominek_desktop.session.question import Question, Questions
from kominek_desktop.session.shelf import Shelf
from kominek_desktop.session.telling import Telling
from kominek_desktop.session.thinker import Thinker
from kominek_desktop.session.values import Cause, Turn
from kominek_desktop.session.veil import Veil

PERSON = "person"
"""The kind of player at a person's seat; every other kind is a computer's."""

_log = logging.getLogger(__name__)


class TableSession(QObject):
    """One match at a time: its moves, whose turn it is, its file.

    ``turn_changed`` tells a :class:`Turn` whenever the person may know of something new;
    ``trouble`` tells a :class:`Trouble` with a file; ``hinted`` answers ``ask_hint`` with the
    turn's ticket and a :class:`Choice`. A computer's seat that is asked in secret answers
    without a turn and behind a :class:`Veil`, so that neither what the person is told, tickets
    included, nor when he is told of it depends on whether anybody was asked.
    """

    turn_changed = Signal(object)
    trouble = Signal(object)
    hinted = Signal(int, object)

    def __init__(
        self,
        games: Sequence[GameDef],
        thinker: Thinker | None = None,
        library: Library | None = None,
        veil: Veil | None = None,
        *,
        seed: int | None = None,
        paced: bool = True,
        thinking_ms: int = 450,
        parent: QObject | None = None,
    ) -> None:
        """``paced``: a computer's move waits for ``settled``, and secret questions are veiled;
        otherwise, when nobody watches, all is played as soon as it is known. ``thinking_ms``:
        least time a computer seems to think. ``seed`` fixes packs, lots and the computers'
        chance; by default nobody can know them."""
        super().__init__(parent)
        self.paced = paced
        self.thinking_ms = thinking_ms
        self._games = {game.id: game for game in games}
        self._thinker = thinker or Thinker(parent=self)
        self._veil = veil or Veil(self)
        # Both sources only ever go forward: a pack that was taken back never comes again, and
        # what a computer draws tells nothing about the packs.
        self._packs = Dice(fresh_seed() if seed is None else seed)
        self._questions = Questions(Dice(fresh_seed() if seed is None else seed + (1 << 64)))
        self._history: History | None = None
        self._telling = Telling()
        self._question: Question | None = None
        self._advice: Question | None = None
        self._persons_turn = False
        self._resting = self._rested = False
        self._paused = False
        self._dealt = False  # a pack came that is not saved yet
        self._shelf = Shelf(library or Library(games), self)
        self._shelf.trouble.connect(self.trouble)
        # Queued, so that an answer never comes in the midst of a step.
        self._thinker.chosen.connect(self._on_chosen, Qt.ConnectionType.QueuedConnection)
        self._thinker.failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)
        self._veil.late.connect(self._on_late)
        self._veil.lifted.connect(self._on_lifted)

    @property
    def turn(self) -> Turn | None:
        """The turn told last."""
        return self._telling.last

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
        return self._telling.person

    @property
    def match_code(self) -> str:
        """See :meth:`History.code`; empty without a match."""
        return self._history.code if self._history else ""

    def deal_results(self) -> tuple[dict[str, Any], ...]:
        """The game's reports of the deals of the match that have ended, as its record has them."""
        return self._history.deal_results() if self._history else ()

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
        self._shelf.leave(self._history)
        self._sit_down(History(game, options, tuple(seats)), Cause.NEW)
        if first_dealer is not None:
            for lot in lots(game, options, first_dealer, self._packs):
                self._play(lot)
        self._advance()

    def resume(self) -> bool:
        """Goes on with the match that was being played when the program ended; False when there
        is none. Damaged files are told of."""
        replay = self._shelf.load()
        if replay is None:
            return False
        self._sit_down(History.from_replay(replay), Cause.OPENED)
        self._carry_on()
        return True

    def open_record(self, path: Path) -> bool:
        """Goes on with a record from its end. The match on the table is kept; when the record
        cannot be read, nothing changes and the trouble is told."""
        replay = self._shelf.open(path)
        if replay is None:
            return False
        self._shelf.leave(self._history)
        history = History.from_replay(replay)
        self._sit_down(history, Cause.OPENED)
        self._shelf.begin(history)
        self._shelf.save(history, new_deal=True)
        self._carry_on()
        return True

    def save_as(self, path: Path) -> Path | None:
        """Writes the match to a file and returns its name, the suffix added when missing; None
        when there is no match or the file cannot be written (which is told)."""
        return self._shelf.save_as(path, self._history) if self._history else None

    def submit(self, ticket: int, move: Move) -> bool:
        """Plays the person's move; False when the ticket is old or the move is not allowed."""
        if self._history is None or ticket != self._telling.ticket or not self._persons_turn:
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
        if ticket != self._telling.ticket:
            return
        self._thinker.warm_up()  # a child at its start would be late with secret answers
        if self._question is not None:
            self._question.settled = True
            self._advance()

    def proceed(self, ticket: int) -> None:
        """Leaves the rest between two deals."""
        if self._resting and ticket == self._telling.ticket:
            self._resting, self._rested = False, True
            self._advance()

    def ask_hint(self, ticket: int, player: str = TOP) -> bool:
        """Asks what ``player`` would do in the person's place; False when it is not his turn."""
        history = self._history
        if history is None or ticket != self._telling.ticket or not self._persons_turn:
            return False
        seat = self.person
        assert seat is not None
        advice = self._advice = self._questions.put(history, seat, player)
        self._thinker.ask(advice.ticket, advice.job, 0)
        return True

    def undo(self) -> bool:
        """Goes back to the person's previous decision; those who think stop thinking."""
        if self._history is None or not self._history.can_undo(self.person):
            return False
        self._interrupt()
        self._history.undo(self.person)
        self._jump(self._history, Cause.UNDO, ())
        return True

    def redo(self) -> bool:
        """Repeats what was undone last, with the answers of the others."""
        if self._history is None or self._history.next_move is None:
            return False
        self._interrupt()
        self._jump(self._history, Cause.REDO, self._history.redo(self.person))
        return True

    def same_deal(self) -> bool:
        """Begins the present deal anew with the same cards; False before the first deal."""
        if self._history is None or not self._history.has_deal:
            return False
        self._interrupt()
        self._jump(self._history, Cause.SAME_DEAL, self._history.same_deal() or ())
        return True

    def pause(self, paused: bool) -> None:
        """While paused no computer's move is played, except behind the veil: a pause that waited
        for secret answers would show that there are some."""
        self._paused = paused
        if not paused and self._question is not None:
            self._advance()

    def close(self) -> None:
        """Saves what could not be saved before, ends all thinking and the thinker."""
        self._interrupt()
        self._shelf.close()
        self._thinker.close()

    def _sit_down(self, history: History, cause: Cause) -> None:
        self._interrupt()
        self._history = history
        seats = history.seats
        self._telling.person = seats.index(PERSON) if PERSON in seats else None
        self._telling.jump(cause)
        self._shelf.begin()

    def _jump(self, history: History, cause: Cause, events: Sequence[Event]) -> None:
        self._telling.jump(cause)
        self._telling.note(history, events)
        self._shelf.save(history)
        self._carry_on()

    def _interrupt(self) -> None:
        """What is being waited for is not wanted any more."""
        self._thinker.cancel()
        self._veil.lift()
        self._question = self._advice = None
        self._persons_turn = self._resting = self._rested = self._dealt = False

    def _carry_on(self) -> None:
        """Goes on after a jump. Where moves are left to be repeated, the place is a decision of
        the person, before which nobody is asked."""
        history = self._history
        if history is not None and self.paced and history.veiled and history.next_move is None:
            self._veil.lower()
        self._advance()

    def _advance(self) -> None:
        """Plays what needs no waiting, then tells whose turn it is and asks him."""
        while (history := self._history) is not None:
            if self._question is not None:
                if not self._play_answer(self._question):
                    return
                continue
            game, state = history.game, history.state
            actor = game.actor(state)
            rest = game.between_deals(state) and history.has_deal and not self._rested
            if actor == CHANCE and not rest:
                # A new draw even where a tail lies ready: playing on brings no known pack.
                self._play(game.chance(state, self._packs))
            elif self._is_secret(actor, history):
                self._ask(history, actor, secret=True)
            elif self._veil.is_down:
                return  # it is told when the veil is lifted
            elif actor is None:
                self._tell(over=True)
                return
            elif rest:
                self._resting = True
                self._tell(waiting=True)
                return
            elif actor == self.person:
                self._persons_turn = True
                self._tell(moves=game.view_moves(game.view(state, actor)))
                return
            elif not self._ask(history, actor):
                return

    def _is_secret(self, actor: int | None, history: History) -> TypeGuard[int]:
        if actor is None or actor == CHANCE:
            return False
        return history.game.turn(self._telling.view(history)) is None

    def _ask(self, history: History, actor: int, secret: bool = False) -> bool:
        """Puts the question to a computer's seat, telling the turn before unless it is a secret.
        False when whoever was told has moved the match elsewhere."""
        question = self._questions.put(history, actor, history.seats[actor])
        question.secret = secret
        question.settled = secret or not self.paced
        # Those who answered before answer the same as long as the person plays the same.
        question.answer = history.next_move
        self._question = question
        if not secret:
            self._tell()
        if self._question is not question:
            return False
        if question.answer is not None:
            return True
        if self._veil.is_late:
            question.answer = question.choice("the time for secret answers is over").move
        else:
            least = 0 if secret else self.thinking_ms
            self._thinker.ask(question.ticket, question.job, least)
        return True

    def _play_answer(self, question: Question) -> bool:
        held = self._paused and not question.secret
        if question.answer is None or not question.settled or held:
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
        self._advice = None
        self._telling.note(history, events)
        self._dealt |= history.game.starts_deal(move)
        if not self._veil.is_down:
            self._save(history)
        if self.paced and history.game.veils(move):
            self._veil.lower()

    def _save(self, history: History) -> None:
        dealt, self._dealt = self._dealt, False
        self._shelf.save(history, dealt)

    def _tell(
        self, moves: tuple[Move, ...] = (), waiting: bool = False, over: bool = False
    ) -> None:
        history = self._history
        assert history is not None
        self.turn_changed.emit(self._telling.turn(history, moves, waiting, over))

    @Slot(int, object)
    def _on_chosen(self, ticket: int, choice: Choice) -> None:
        self._take(ticket, choice)

    @Slot(int, str)
    def _on_failed(self, ticket: int, text: str) -> None:
        self._take(ticket, text)

    def _take(self, ticket: int, outcome: Choice | str) -> None:
        """An answer, or why there is none; one that nobody waits for is dropped."""
        advice, question = self._advice, self._question
        if advice is not None and ticket == advice.ticket:
            self._advice = None
            self.hinted.emit(self._telling.ticket, advice.choice(outcome))
        elif question is not None and ticket == question.ticket:
            question.answer = question.choice(outcome).move
            self._advance()

    @Slot()
    def _on_late(self) -> None:
        if self._question is not None:
            self._thinker.cancel()
            self._take(self._question.ticket, "no answer in the time for secret answers")

    @Slot()
    def _on_lifted(self) -> None:
        # Saved once and now, whether or not anything was played: a disk at fault is told of then.
        if self._history is not None:
            self._save(self._history)
            self._advance()
