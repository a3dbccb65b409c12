"""Walks through a match on a table: forwards as it was played, anywhere else at once."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot

from kominek_desktop.gui.games.presenter import Company, find_face
from kominek_desktop.gui.panels.model import Panel
from kominek_desktop.gui.table.model import Pause, Script, TableModel
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.session.looking import Course

REST_MS = 700
"""Between two steps while the match plays on by itself."""
LEAST_REST_MS = 350
LEAST_K = 0.6
"""On a smaller table there is no room for the figures of a result."""


@dataclass(frozen=True, slots=True)
class Point:
    """A stop, or with ``full`` the full trick that lies on the table on the way to the next."""

    stop: int = 0
    full: bool = False


class Walk(QObject):
    """``moved`` tells that another point has been set out for, ``played`` whether the match plays
    on by itself now. The table is only shown on; what is done on it is not listened to."""

    moved = Signal()
    played = Signal(bool)

    def __init__(self, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._course: Course | None = None
        self._company = Company(())
        self._pace = Pace()
        self.point = Point()
        self._playing = False
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._play_step)
        self._fit = QTimer(self)  # the table lays itself out first
        self._fit.setSingleShot(True)
        self._fit.setInterval(0)
        self._fit.timeout.connect(self._show_result)
        table.installEventFilter(self)
        table.set_input(False)
        table.idle.connect(self._on_idle)

    @property
    def course(self) -> Course | None:
        """The match that is walked through."""
        return self._course

    @property
    def playing(self) -> bool:
        """Whether the match plays on by itself."""
        return self._playing

    @property
    def deal(self) -> int:
        """The place of the deal that is shown."""
        return self._course.deal_at(self.point.stop) if self._course is not None else 0

    @property
    def at_start(self) -> bool:
        """Whether no step leads back."""
        return self._course is None or self.point == Point()

    @property
    def at_end(self) -> bool:
        """Whether no step leads on."""
        return self._course is None or self.point.stop == self._course.last

    def set_course(self, course: Course | None, company: Company) -> None:
        """Another match, from its beginning."""
        self.stop()
        self._course, self._company = course, company
        self.point = Point()
        if course is None:
            self._table.set_panel(None)
            self._table.show_now(TableModel())
        else:
            self._table.expect(course.game.pack)
            self.go(0)

    def set_company(self, company: Company) -> None:
        """The same point with other names, or in another language."""
        self._company = company
        self._table.finish()
        if self._course is not None:
            self._table.amend(self._resting())
            self._show_result()

    def set_pace(self, pace: Pace) -> None:
        """How fast steps are; without any motion when there is to be less of it."""
        self._pace = replace(pace, factor=0.0) if pace.reduced else pace
        self._table.set_pace(self._pace)

    # ---- steps -------------------------------------------------------------------------------

    def forward(self) -> bool:
        """One step on; False at the end. A motion that still runs is finished."""
        self._table.finish()
        if self._course is None or self.at_end:
            return False
        if self._table.said() and not self._playing:
            self._table.show_now(self._resting())  # what was said before is over
        self._table.set_panel(None)
        script, cut = self._script(), self._cut()
        if self.point.full or cut is None:
            frames = script.frames[cut + 1 :] if cut is not None else script.frames
            self.point = Point(self.point.stop + 1)
            self._table.play(replace(script, frames=frames))
        else:
            self.point = Point(self.point.stop, full=True)
            self._table.play(Script(script.frames[:cut], script.frames[cut].model))
        self.moved.emit()
        return True

    def back(self) -> bool:
        """One step back, at once; False at the beginning."""
        if self.at_start:
            return False
        stop = self.point.stop if self.point.full else self.point.stop - 1
        full = not self.point.full
        self.point = Point(stop)
        if full and self._cut() is not None:
            self.point = Point(stop, full=True)
        self._show()
        return True

    def go(self, stop: int) -> None:
        """To a stop, at once."""
        self.point = Point(stop)
        self._show()

    def _show(self) -> None:
        self._table.set_panel(None)
        self._table.show_now(self._resting())
        self._show_result()
        self.moved.emit()

    def _script(self) -> Script:
        """What happens between this stop and the next."""
        assert self._course is not None
        presenter = find_face(self._course.game.id).presenter
        shown = presenter.table(self._course.turn(self.point.stop), self._company)
        return presenter.script(shown, self._course.turn(self.point.stop + 1), self._company)

    def _cut(self) -> int | None:
        """The frame on the way to the next stop in which a full trick lies open."""
        pauses = [frame.pause for frame in self._script().frames]
        return pauses.index(Pause.TRICK) if Pause.TRICK in pauses else None

    def _resting(self) -> TableModel:
        """What lies on the table at the point."""
        assert self._course is not None
        cut = self._cut() if self.point.full else None
        if cut is not None:
            return self._script().frames[cut].model
        presenter = find_face(self._course.game.id).presenter
        return presenter.table(self._course.turn(self.point.stop), self._company)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another size of the table may have room for more."""
        if event.type() is QEvent.Type.Resize and self._table.panel_item() is not None:
            self._fit.start()
        return super().eventFilter(watched, event)

    @Slot()
    def _show_result(self) -> None:
        """The result of a deal that is over, without its buttons."""
        panel = self._result()
        if panel is not None:
            told = replace(panel, buttons=(), tiles=(), focus=None, cancel=None)
            if self._table.table().style_.layout.k < LEAST_K:
                told = replace(told, table=None, eights=())  # its sentence says as much
            self._table.set_panel(told, restore=self._table.panel_item() is not None)

    def _result(self) -> Panel | None:
        if self._course is None or self.point.full:
            return None
        turn = self._course.turn(self.point.stop)
        if not turn.waiting and not turn.over:
            return None
        return find_face(self._course.game.id).presenter.panel(turn, self._company)

    # ---- by itself ---------------------------------------------------------------------------

    def play(self) -> None:
        """Go on by itself to the end of the deal; from there, to the end of the next."""
        if not self._playing and not self.at_end:
            self._playing = True
            self.played.emit(True)
            self._play_step()

    def stop(self) -> None:
        """No longer by itself; a motion that runs goes on."""
        self._next.stop()
        if self._playing:
            self._playing = False
            self.played.emit(False)

    @Slot()
    def _play_step(self) -> None:
        if not self.forward():
            self.stop()

    @Slot()
    def _on_idle(self) -> None:
        self._show_result()
        if self._playing and self._course is not None:
            stop = self.point.stop
            if not self.point.full and stop == self._course.deals[self.deal].last:
                self.stop()
            else:
                self._next.start(max(LEAST_REST_MS, round(REST_MS * self._pace.factor)))
