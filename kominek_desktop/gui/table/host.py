"""The panel and the note in the scene: they come, stand in their places, arm, and go."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from kominek_desktop.gui.panels.model import Note, Panel
from kominek_desktop.gui.panels.note import NoteItem
from kominek_desktop.gui.panels.panel import PanelItem
from kominek_desktop.gui.table.driver import Driver, Ease, nothing
from kominek_desktop.gui.table.style import Style
from kominek_desktop.rules.cards import Card

Z_PANEL, Z_NOTE = 700.0, 710.0
IN_MS, OUT_MS, RISE = 120.0, 90.0, 8.0
ARM_MS = 250
FILL_MS = 300.0
PULSE, PULSE_MS = 0.05, 300.0


class PanelHost(QObject):
    """Holds at most one panel and one note, and passes their answers on."""

    chosen = Signal(object)
    cancelled = Signal(object)
    selection_changed = Signal(object)  # tuple of cards
    clause_asked = Signal(str)
    placed = Signal()  # a panel has come, gone or moved

    def __init__(self, scene: QGraphicsScene, driver: Driver) -> None:
        super().__init__(scene)
        self._scene = scene
        self._driver = driver
        self._style: Style | None = None
        self._plate = QRectF()
        self.panel: PanelItem | None = None
        self.note: NoteItem | None = None
        self.arm_ms = ARM_MS
        self.show_keycaps = True
        self.digit_acts = False
        self._going: list[QGraphicsObject] = []

    def set_panel(
        self,
        style: Style,
        panel: Panel | None,
        *,
        state: object = None,
        factor: float = 1.0,
        rise: bool = True,
    ) -> None:
        """Open a panel, or close with None. ``state`` is what :meth:`PanelItem.state` gave; with
        ``factor`` 0 the panel is there at once."""
        old, self.panel = self.panel, None
        self._driver.drop("panel", "arm")
        if old is not None:
            self._send_away(old, factor)
        if panel is None:
            self.placed.emit()
            return
        item = PanelItem(panel, style.layout.k, style.theme, style.faces, style.layout.text_scale)
        item.show_keycaps = self.show_keycaps
        item.digit_acts = self.digit_acts
        if state is not None:
            item.restore(state)
        item.setZValue(Z_PANEL)
        item.chosen.connect(self.chosen)
        item.cancelled.connect(self.cancelled)
        item.selection_changed.connect(self.selection_changed)
        self._scene.addItem(item)
        self.panel = item
        self._style = style
        self.place(style, self._plate)
        self._bring(item, "panel", factor, rise)

    def show_caps(self, on: bool) -> None:
        """Picture the keys, or stop picturing them, on what is open and what will be."""
        self.show_keycaps = on
        for item in (self.panel, self.note):
            if item is not None and item.show_keycaps != on:
                item.show_keycaps = on

    def pulse_note(self, factor: float, *, reduced: bool) -> None:
        """The same remark once more: it swells once (without motion it dims once) in place."""
        note = self.note
        if note is None:
            return
        item, size = note, note.size()
        item.setTransformOriginPoint(size.width() / 2, size.height() / 2)

        def swelling(t: float) -> None:
            wave = math.sin(math.pi * t)
            item.setScale(1.0 if reduced else 1.0 + PULSE * wave)
            item.setOpacity(1.0 - 0.5 * wave if reduced else 1.0)

        self._driver.run(("note",), PULSE_MS * factor, swelling)

    def set_note(self, style: Style, note: Note | None, *, factor: float = 1.0) -> None:
        """Show a note, or close with None."""
        old, self.note = self.note, None
        self._driver.drop("note")
        if old is not None:
            self._send_away(old, factor)
        if note is None:
            return
        item = NoteItem(note, style.layout.k, style.theme, style.layout.text_scale)
        item.show_keycaps = self.show_keycaps
        item.setZValue(Z_NOTE)
        item.clause_asked.connect(self.clause_asked)
        self._scene.addItem(item)
        self.note = item
        self.place(style, self._plate)
        self._bring(item, "note", factor, rise=True)

    def place(self, style: Style, plate: QRectF) -> None:
        """Stand where the layout wants it, beside or over our plate."""
        self._style, self._plate = style, plate
        panel, note = self.panel, self.note
        if panel is not None and not self._driver.has(("panel",)):
            panel.setPos(self._panel_at(style, panel))
        if note is not None:
            rect = style.layout.note(plate, note.size(), note.note.refusal)
            note.setPos(style.snap(rect.topLeft()))
        self.placed.emit()

    def covered(self) -> QRectF:
        """What the panel covers, or will when it is in; empty without one."""
        if self.panel is None or self._style is None:
            return QRectF()
        return QRectF(self._panel_at(self._style, self.panel), self.panel.size())

    def selection(self) -> tuple[Card, ...]:
        """The cards selected for the open panel."""
        return self.panel.selection() if self.panel is not None else ()

    def at(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the panel or the note."""
        items = [item for item in (self.panel, self.note) if item is not None]
        return any(item.contains(item.mapFromScene(point)) for item in items)

    def _panel_at(self, style: Style, panel: PanelItem) -> QPointF:
        rect = style.layout.panel(panel.size(), self._plate, panel.panel.big)
        return style.snap(rect.topLeft())

    def _bring(self, item: QGraphicsObject, group: str, factor: float, rise: bool) -> None:
        up = RISE * self._style.layout.k if self._style is not None and rise else 0.0
        rest = item.pos()
        if group == "note":
            up = 0.0

        def coming(t: float) -> None:
            item.setOpacity(t)
            item.setPos(rest + QPointF(0.0, up * (1.0 - t)))

        if group == "panel":
            coming(0.0 if factor > 0 else 1.0)
            self._driver.run((group,), IN_MS * factor, coming, done=self._arm_later)
            if rise and factor > 0 and isinstance(item, PanelItem) and item.panel.table is not None:
                item.fill(0.0)
                length, wait = FILL_MS * factor, IN_MS * factor
                key = ("panel", "bars")
                self._driver.run(key, length, item.fill, delay=wait, ease=Ease.OutCubic)
        else:
            self._driver.run((group,), IN_MS * factor, coming)

    def _arm_later(self) -> None:
        if self.panel is not None and self._style is not None:
            self.panel.setPos(self._panel_at(self._style, self.panel))
        self._driver.run(("arm",), 0.0, nothing, delay=self.arm_ms, done=self._arm)

    def _arm(self) -> None:
        if self.panel is not None:
            self.panel.arm()

    def _send_away(self, item: QGraphicsObject, factor: float) -> None:
        item.setEnabled(False)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setAcceptHoverEvents(False)
        self._going.append(item)
        start = item.opacity()

        def gone() -> None:
            if item in self._going:
                self._going.remove(item)
                self._scene.removeItem(item)
                item.deleteLater()

        self._driver.run(
            ("away", id(item)),
            OUT_MS * factor,
            lambda t: item.setOpacity(start * (1.0 - t)),
            done=gone,
        )
