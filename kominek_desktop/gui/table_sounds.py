"""Lets the table be heard, for whoever has switched sound on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.table.model import Frame, TableModel
from kominek_desktop.gui.table.view import TableView

if TYPE_CHECKING:
    from kominek_desktop.gui.sound import Sounds

SAMPLE_MS = 150
"""The volume must have rested for so long before a card is heard in it."""


class TableSounds(QObject):
    """Plays what the frames of a table bring, until ``window`` is closed.

    Nothing that makes sounds is imported or loaded before sound is on and the table has been
    painted once.
    """

    def __init__(self, table: TableView, window: QWidget) -> None:
        super().__init__(window)
        self._table, self._window = table, window
        self._sounds: Sounds | None = None
        self._wanted: tuple[bool, int] | None = None
        self._factor = 1.0
        self._painted = self._closed = False
        self._before = TableModel()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._switch)
        self._sample = QTimer(self)
        self._sample.setSingleShot(True)
        self._sample.setInterval(SAMPLE_MS)
        self._sample.timeout.connect(self._play_sample)
        table.viewport().installEventFilter(self)
        window.installEventFilter(self)

    def apply(self, on: bool, volume: int, factor: float) -> None:
        """Sound on or off, its volume from 0 to 100, and the factor of the lengths of motions.
        When the person changes the first two, a card is heard."""
        self._factor = factor
        wanted = on, volume
        if wanted == self._wanted:
            return
        first, self._wanted = self._wanted is None, wanted
        if self._painted:
            self._switch()
        if not first and on:
            self._sample.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt."""
        if event.type() is QEvent.Type.Paint and watched is not self._window:
            watched.removeEventFilter(self)
            self._painted = True
            self._soon.start(0)
        elif event.type() is QEvent.Type.Close and watched is self._window:
            self._close()
        return False

    @Slot()
    def _switch(self) -> None:
        on, volume = self._wanted or (False, 0)
        if on and self._sounds is None and not self._closed:
            from kominek_desktop.gui.sound import Sounds, can_sound

            if not can_sound():
                return
            self._sounds = Sounds(self)
            self._before = self._table.model()
            self._table.begun.connect(self._on_begun)
            self._table.idle.connect(self._on_idle)
        if self._sounds is not None:
            self._sounds.set_on(on, volume)

    @Slot(object)
    def _on_begun(self, frame: Frame) -> None:
        from kominek_desktop.gui.sound import sound_of

        if self._sounds is not None:
            for cue in sound_of(frame, self._factor):
                self._sounds.play(cue.name, cue.delay_ms)

    @Slot()
    def _on_idle(self) -> None:
        from kominek_desktop.gui.sound import SoundName, turn_comes

        before, self._before = self._before, self._table.model()
        if self._sounds is not None and turn_comes(before, self._before):
            self._sounds.play(SoundName.TURN)

    @Slot()
    def _play_sample(self) -> None:
        from kominek_desktop.gui.sound import SoundName

        if self._sounds is not None:
            self._sounds.play(SoundName.CARD)

    def _close(self) -> None:
        self._closed = True
        sounds, self._sounds = self._sounds, None
        self._soon.stop()
        self._sample.stop()
        if sounds is not None:
            sounds.close()
