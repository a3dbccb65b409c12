"""What a screen reader is told: the table as a tree when it asks, and words when something happens.

Importing this costs next to nothing; the tree is built when an assistive program asks for it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface

from kominek_desktop.gui.table.access_words import Amount, note_words, panel_words, plain, sentences
from kominek_desktop.gui.table.model import Frame, Motion

if TYPE_CHECKING:
    from kominek_desktop.gui.panels.model import Note, Panel
    from kominek_desktop.gui.table.access_tracker import Tracker
    from kominek_desktop.gui.table.view import TableView

Politeness = QAccessible.AnnouncementPoliteness


class Weight(IntEnum):
    """How little a person must want to hear to hear this."""

    ACT = 0  # who played and said what, and every answer to the person
    CHANGE = 1  # what becomes of the table
    MORE = 2  # what could be known from elsewhere


_MOST: dict[Amount, Weight] = {"short": Weight.ACT, "normal": Weight.CHANGE, "all": Weight.MORE}


class Reader(QObject):
    """Speaks for one table. ``amount`` is how much the person wants to hear."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.amount: Amount = "normal"
        self.tracker: Tracker | None = None
        _install()

    def begin(self) -> Tracker:
        """Describe the table from now on; an assistive program asks for it."""
        if self.tracker is None:
            from kominek_desktop.gui.table.access_tracker import Tracker

            self.tracker = Tracker(self._view)
        return self.tracker

    def follow(self) -> None:
        """Something may have changed on the table, or the focus moved."""
        if self.tracker is not None:
            self.tracker.follow()

    # Words

    def say(self, text: str, weight: Weight = Weight.ACT, *, urgent: bool = False) -> None:
        """Say something, if the person wants to hear as much; ``urgent`` interrupts."""
        if not text or weight > _MOST[self.amount] or not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(self._view, plain(text))
        event.setPoliteness(Politeness.Assertive if urgent else Politeness.Polite)
        QAccessible.updateAccessibility(event)

    def say_frame(self, frame: Frame) -> None:
        """What a step of the presentation tells."""
        act = frame.motion is Motion.PLAY or frame.say is not None
        self.say(frame.spoken, Weight.ACT if act else Weight.CHANGE)

    def say_panel(self, panel: Panel) -> None:
        """A panel opens: a question interrupts, a result waits."""
        self.say(panel_words(panel, self.amount), urgent=not panel.big)

    def say_note(self, note: Note) -> None:
        """A remark opens: a refusal interrupts."""
        self.say(note_words(note, self.amount), urgent=note.refusal)

    def say_turn(self, mine: bool, asked: str) -> None:
        """The table rests, and somebody has to act; ``asked`` is what the person is asked when
        that is ``mine`` and no panel says it."""
        model = self._view.model()
        if not mine:
            self.say(model.status, Weight.MORE)
        elif model.ribbon is not None and model.ribbon.interactive:
            self.say(sentences((model.ribbon.title, model.ribbon.keys)), urgent=True)
        elif self._view.panel_item() is None:
            self.say(model.status if self.amount == "short" else asked or model.status, urgent=True)

    def say_now(self, first: str, asked: str) -> None:
        """Something about the whole program (its language), then what is asked now."""
        panel = self._view.panel_item()
        now = panel_words(panel.panel, self.amount) if panel is not None else asked
        self.say(sentences((first, now or self._view.model().status)), urgent=True)


_installed = False


def _install() -> None:
    global _installed  # noqa: PLW0603  # Qt keeps every factory for ever
    if not _installed:
        _installed = True
        QAccessible.installFactory(_make)


def _make(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Qt's factory: it comes for every object with the name of each of its classes."""
    if name == "TableView":
        reader = getattr(thing, "reader", None)
        return reader.begin().make(None) if isinstance(reader, Reader) else None
    if name == "TableNode":
        tracker: Tracker = thing.tracker  # type: ignore[attr-defined]
        return tracker.make(thing)  # type: ignore[arg-type]
    return None
