"""What a second start of the program shows while the first does not answer."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QMessageBox

from kominek_desktop.gui.texts import faults as words
from kominek_desktop.gui.texts import window as window_words
from kominek_desktop.session.instance import Claim, Instance

LOOK_MS = 200


class Waiting(QMessageBox):
    """Is closed by the player, or by itself when the claim of ``instance`` has come to something;
    ``claim`` tells what."""

    def __init__(self, instance: Instance) -> None:
        super().__init__(QMessageBox.Icon.Information, window_words.app_name(), words.no_answer())
        self.claim = Claim.UNANSWERED
        self._instance = instance
        self.setInformativeText(words.no_answer_more())
        self.addButton(words.stop_waiting(), QMessageBox.ButtonRole.RejectRole)
        self.finished.connect(self._on_finished)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_MS)

    @Slot()
    def _look(self) -> None:
        self.claim = self._instance.again()
        if self.claim is not Claim.UNANSWERED:
            self.done(0)

    @Slot()
    def _on_finished(self) -> None:
        self._timer.stop()
        self._instance.withdraw()
