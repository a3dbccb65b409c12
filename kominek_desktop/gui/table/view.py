"""The table as a widget: plays scripts, hosts the panel and the note, takes all input."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QElapsedTimer, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from kominek_desktop.gui.panels.model import Note, Panel
from kominek_desktop.gui.panels.panel import PanelItem
from kominek_desktop.gui.table.access import Reader
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.table.keys import Keys
from kominek_desktop.gui.table.layout import Layout
from kominek_desktop.gui.table.model import Frame, HandCard, Say, Script, TableModel
from kominek_desktop.gui.table.pointer import Pointer
from kominek_desktop.gui.table.queue import Pace, Queue
from kominek_desktop.gui.table.scene import TableScene
from kominek_desktop.gui.table.sharpen import Sharpener
from kominek_desktop.gui.table.still import paint_still
from kominek_desktop.gui.table.style import Style
from kominek_desktop.gui.theme import DARK, Theme
from kominek_desktop.rules.cards import RANK_LETTERS, Card, Rank

LEAST = QSize(320, 240)
CAPS_MS = 30_000
"""Keys are pictured until the mouse alone has been used for so long."""
LETTERS = {rank: RANK_LETTERS[rank - 2].replace("T", "10") for rank in Rank}


class TableView(QGraphicsView):
    """Scene coordinates are logical pixels of the viewport.

    A card is chosen by click, by drop on the table's middle and by key alike; whether it may be
    played is the listener's business. ``cut_chosen`` gives the number of cards lifted from the
    top of the pack. ``arm_ms`` is the time after the last motion until input is taken.
    """

    card_chosen = Signal(object)
    chosen = Signal(object)
    cancelled = Signal(object)
    cut_chosen = Signal(int)
    standing_pressed = Signal()
    pile_pressed = Signal(int)
    clause_asked = Signal(str)
    idle = Signal()
    begun = Signal(object)  # the Frame that the table sets out for
    spoken = Signal(str)  # what a frame says, for the status bar and the screen reader
    card_asked = Signal(object)  # Card: what is it worth, and why may it not be played
    note_dismissed = Signal()  # the person closes the note
    focused = Signal(object)  # the HandCard that has the keyboard focus, or None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reader = Reader(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(LEAST)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._theme = DARK
        self._text_scale = 1.0
        self._pack: tuple[Card, ...] = ()
        self._pictures = Sharpener(self).pictures
        self._faces = Faces(LETTERS, DARK, None, self._pictures)
        self._input = True
        self._show_keys = "on"
        self._caps_timer = QTimer(self)
        self._caps_timer.setSingleShot(True)
        self._caps_timer.setInterval(CAPS_MS)
        self._caps_timer.timeout.connect(self._hide_caps)
        self._since = QElapsedTimer()
        self._since.start()
        self._scene = TableScene(self._make_style(), self)
        self._queue = Queue(self._scene, self._scene.driver, self)
        self._queue.emptied.connect(self._on_emptied)
        self._queue.begun.connect(self.begun)
        self._queue.spoken.connect(self._on_spoken)
        self._scene.altered.connect(self.reader.follow)
        host = self._scene.host
        host.chosen.connect(self.chosen)
        host.cancelled.connect(self.cancelled)
        host.clause_asked.connect(self.clause_asked)
        host.selection_changed.connect(self._on_selection)
        self.setScene(self._scene)
        self.keys = Keys(self)
        self._pointer = Pointer(self)
        self.arm_ms = host.arm_ms

    # Appearance

    def set_appearance(
        self, theme: Theme, letters: Mapping[Rank, str], deck: DeckChoice, text_scale: float
    ) -> None:
        """Another theme, language of the index letters, deck or text size."""
        self._theme, self._text_scale = theme, text_scale
        self._faces = Faces(letters, theme, deck, self._pictures)
        self._restyle()

    def set_pace(self, pace: Pace) -> None:
        """How fast everything moves from now on."""
        self._scene.pace = pace

    def set_keys(self, show: str, digit_acts: bool) -> None:
        """When keycaps are pictured (``on``, ``off``, or ``auto``: while keys are used), and
        whether a digit acts at once."""
        self._show_keys = show
        self._scene.host.show_caps(show == "on" or (show == "auto" and self.keys.shown))
        self._scene.host.digit_acts = digit_acts

    def _make_style(
        self, size: QSize | None = None, dpr: float | None = None, faces: Faces | None = None
    ) -> Style:
        size = size if size is not None else self.viewport().size()
        layout = Layout(max(1, size.width()), max(1, size.height()), text_scale=self._text_scale)
        dpr = dpr if dpr is not None else self.devicePixelRatioF()
        faces = faces or self._faces
        return Style(self._theme, faces, layout, dpr, faces.four_colour)

    def _restyle(self) -> None:
        """Finish what runs and lay everything out again; focus, selection and what is being said
        stay."""
        self._queue.finish()
        self._scene.finish(bubbles=False)
        self._pictures.forget_wants()
        self._scene.set_style(self._make_style())
        self._expect()
        host, style = self._scene.host, self._scene.style_
        if host.panel is not None:
            panel, state, armed = host.panel.panel, host.panel.state(), host.panel.armed
            host.set_panel(style, panel, state=state, factor=0.0)
            if armed and host.panel is not None:
                host.panel.arm()
        if host.note is not None:
            host.set_note(style, host.note.note, factor=0.0)
        self.keys.refresh()

    def expect(self, pack: tuple[Card, ...]) -> None:
        """Have the pictures of these cards at hand before one of them is played."""
        if pack != self._pack:
            self._pack = pack
            self._expect()

    def _expect(self) -> None:
        style = self._scene.style_
        for width in (style.layout.trick_card, style.layout.card):
            style.faces.expect(self._pack, width, style.dpr)

    # Playing

    def play(self, script: Script) -> None:
        """Append a script's frames; its final model is shown at the end, then ``idle`` follows."""
        self._pointer.release()
        self._queue.play(script)

    def show_now(self, model: TableModel) -> None:
        """Drop everything that runs and show a model at once."""
        self._queue.drop()
        self._pointer.release()
        self._scene.speech.clear()
        self._scene.show(model)
        self._scene.finish()
        self._scene.show(model)
        self._since.restart()
        self.keys.refresh()

    def amend(self, model: TableModel) -> None:
        """Other marks and words on the same cards (a hint, a refusal, dots of thinking): nothing
        is interrupted. While a script is played its own final model counts, and this one not."""
        if not self._queue.running():
            self._scene.amend(model)
            self.keys.refresh()

    def said(self) -> tuple[Say, ...]:
        """What is being said in bubbles."""
        return self._scene.speech.in_the_air()

    def resay(self, words: Mapping[Say, str]) -> None:
        """Let bubbles in the air say the same in another language."""
        scene = self._scene
        scene.speech.again(scene.style_, scene.model, scene.fixtures.plates, scene.pace, words)

    def finish(self) -> bool:
        """Finish everything that runs; True when something was running."""
        if not self._queue.running():
            return False
        self._queue.finish()
        self._scene.finish()
        return True

    def is_idle(self) -> bool:
        """Whether the queue is empty."""
        return not self._queue.running()

    def is_armed(self) -> bool:
        """Whether input chooses: nothing moves, the panel is in, and the wait is over."""
        panel = self._scene.host.panel
        if self._queue.running() or (panel is not None and not panel.armed):
            return False
        return self._since.elapsed() >= self.arm_ms

    def takes_cards(self) -> bool:
        """Whether hand cards answer now."""
        panel = self._scene.host.panel
        selecting = panel is not None and panel.panel.select is not None
        return (self._input or selecting) and self.is_armed()

    def model(self) -> TableModel:
        """The model that is shown or travelled to."""
        return self._scene.model

    def table(self) -> TableScene:
        """The scene, for the input helpers and tests."""
        return self._scene

    def focus_card(self) -> HandCard | None:
        """The hand card with the keyboard focus; its ``spoken`` is what a reader says."""
        index = self._scene.attention.focus
        return self._scene.model.hand[index] if index is not None else None

    def _on_emptied(self) -> None:
        self._since.restart()
        self.keys.refresh()
        self.idle.emit()

    def _on_spoken(self, frame: Frame) -> None:
        self.reader.say_frame(frame)
        self.spoken.emit(frame.spoken)

    def announce(self, text: str) -> None:
        """Let a screen reader say something."""
        self.reader.say(text)

    # Panel and note

    def set_panel(self, panel: Panel | None, restore: bool = False) -> None:
        """Open a panel or close it; ``restore`` keeps focus and selection of the one before."""
        host, pace = self._scene.host, self._scene.pace
        host.arm_ms = self.arm_ms
        state = host.panel.state() if restore and host.panel is not None else None
        style = self._scene.style_
        host.set_panel(style, panel, state=state, factor=pace.factor, rise=not pace.reduced)
        self._since.restart()
        self.keys.panel_changed()
        self._on_selection(host.selection())
        self.reader.follow()
        if panel is not None and not restore:
            self.reader.say_panel(panel)

    def set_note(self, note: Note | None) -> None:
        """Show a note right of our plate or close it; the same note again pulses once."""
        host, pace = self._scene.host, self._scene.pace
        if note is not None and host.note is not None and host.note.note == note:
            host.pulse_note(pace.factor, reduced=pace.reduced)
        else:
            host.set_note(self._scene.style_, note, factor=pace.factor)
        self.reader.follow()

    def show_focus(self) -> None:
        """Show the ring of the keyboard on the open panel."""
        self.keys.show_on_panel()

    def set_input(self, on: bool) -> None:
        """Whether hand cards answer."""
        self._input = on
        if not on:
            self._pointer.release()

    def panel_item(self) -> PanelItem | None:
        """The open panel."""
        return self._scene.host.panel

    def keys_at_work(self) -> bool:
        """Whether the keyboard was used last, so that the pointer's hovering is no wish."""
        return self.keys.shown

    def keys_used(self) -> None:
        """A key went down: from now on the keys are pictured, if the player wants them."""
        self._caps_timer.stop()
        if self._show_keys == "auto":
            self._scene.host.show_caps(True)

    def _hide_caps(self) -> None:
        if self._show_keys == "auto":
            self._scene.host.show_caps(False)

    def choose_card(self, index: int) -> None:
        """What click, drop and key do with a hand card: select for the panel, or choose."""
        card: Card = self._scene.model.hand[index].card
        panel = self._scene.host.panel
        select = panel.panel.select if panel is not None else None
        if panel is not None and select is not None and card in select.allowed:
            panel.toggle(card)
        else:
            self.card_chosen.emit(card)

    def _on_selection(self, cards: object) -> None:
        panel = self._scene.host.panel
        selecting = panel is not None and panel.panel.select is not None
        selected = tuple(cards) if selecting and isinstance(cards, tuple) else ()
        self.keys.attend(selecting=selecting, selected=selected)
        self.reader.follow()

    # Rendering

    def render_to(self, width: int, height: int, scale: float) -> QImage:
        """What the table shows now, at rest, for any size in logical pixels."""
        style = self._make_style(QSize(width, height), scale, self._faces.finished())
        return paint_still(self._scene, style)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again."""
        super().resizeEvent(event)
        self._restyle()

    def event(self, event: QEvent) -> bool:
        """Another screen may have another pixel ratio."""
        if event.type() == QEvent.Type.Show:
            self._scene.see()
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._restyle()
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            note = self._scene.host.note
            if event.key() == Qt.Key.Key_F1 and note is not None and note.note.link:
                event.accept()  # the clause, not the handbook
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the table; all others go on to the window."""
        if not self.keys.press(event):
            event.ignore()
        self.reader.follow()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks through the zones of the table before it leaves."""
        return self.keys.step_zone(forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Who comes with Tab sees at once where he is."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.keys.step_zone(event.reason() is Qt.FocusReason.TabFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring is shown only while the table has the keyboard."""
        self.keys.leave()
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on something."""
        self.keys.mouse_used()
        if not self._caps_timer.isActive():
            self._caps_timer.start()
        if not self._pointer.press(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two; alone it is a click like any other."""
        if not self._pointer.press(event, double=True):
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover or drag."""
        if not self._pointer.move(event):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End of a click or of a drag."""
        if not self._pointer.lift(event):
            super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._pointer.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel does nothing on a table."""
        event.accept()
