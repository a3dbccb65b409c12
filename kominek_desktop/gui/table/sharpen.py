"""Brings the pictures of cards to a table: begins when the table has been painted first, and puts
what comes where its stand-in is, without moving anything."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QGraphicsView

from kominek_desktop.gui.panels.panel import PanelItem
from kominek_desktop.gui.table.deck import Subject
from kominek_desktop.gui.table.items import CardItem, FaceItem
from kominek_desktop.gui.table.pictures import Pictures
from kominek_desktop.gui.table.scene import TableScene


class Sharpener(QObject):
    """Serves the scene of one view while the view is shown."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self.pictures = Pictures(self)
        self.pictures.sharper.connect(self._on_sharper)
        # The first painting comes before: a picture that is late is better than a late window.
        self._begin = QTimer(self)
        self._begin.setSingleShot(True)
        self._begin.timeout.connect(self.pictures.start)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt."""
        kind = event.type()
        if kind is QEvent.Type.Paint:
            self._view.viewport().removeEventFilter(self)
            self._begin.start(0)
        elif kind is QEvent.Type.Show and watched is self._view:
            self._view.viewport().installEventFilter(self)
        elif kind in (QEvent.Type.Hide, QEvent.Type.Close) and watched is self._view:
            self._begin.stop()
            self.pictures.stop()
        return False

    @Slot(object)
    def _on_sharper(self, subjects: frozenset[Subject]) -> None:
        scene = self._view.scene()
        if isinstance(scene, TableScene):
            renew(scene, subjects)


def renew(scene: TableScene, subjects: frozenset[Subject]) -> None:
    """Take the pictures of these subjects anew wherever they are on a scene."""
    for item in scene.items():
        if isinstance(item, CardItem):
            item.renew(subjects)
        elif isinstance(item, FaceItem):
            item.renew()
        elif isinstance(item, PanelItem):
            item.update()
    if any(subject.kind == "coat" for subject in subjects):
        scene.fixtures.repaint("score")
        scene.fixtures.show(scene.style_, scene.model, scene.attention)
