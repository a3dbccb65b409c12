"""A deal to learn on: the real table with a prepared pack, a veil, and a callout that leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import (
    QEvent,
    QObject,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.appearance import company_for, pace_for, thinking_ms
from kominek_desktop.gui.controller import TableController
from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.lesson.callout import WIDTH, Callout, Content
from kominek_desktop.gui.lesson.placing import place
from kominek_desktop.gui.lesson.steps import Lesson, Step
from kominek_desktop.gui.lesson.table import LessonSession
from kominek_desktop.gui.lesson.veil import Veil
from kominek_desktop.gui.pages.page import Page
from kominek_desktop.gui.panels.style import Style
from kominek_desktop.gui.style import scale_in_force, theme_in_force
from kominek_desktop.gui.table.access_places import rect_of
from kominek_desktop.gui.table.access_tree import NOTE, Key
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.plan import hand_keys
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.table.zones import HAND, PANEL, RIBBON, TRICK
from kominek_desktop.gui.texts import lesson as words
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.settings import Settings
from kominek_desktop.session.table import PERSON

LEAST_SCALE, MOST_SCALE = 0.8, 1.6
EDGE, GAP, HOLE = 16.0, 46.0, 6.0
WIDTHS, READING = (1.0, 1.3, 0.82, 1.7), (1.3,)
_SPARED: tuple[Key, ...] = (PANEL, HAND, TRICK)


class LessonPage(Page):
    """``finished``: the person has come to the end and wants a real match. ``left`` (the Stop
    button and Esc): to go away; the lesson is taken up again where it stopped when the page opens
    next, and begins anew when it was at its end. ``clause_wanted``: a refusal's clause.

    Nothing is written to any file.
    """

    finished = Signal()
    clause_wanted = Signal(str)

    def __init__(
        self,
        lesson: Lesson,
        settings: Settings,
        deck: DeckChoice,
        parent: QWidget | None = None,
    ) -> None:
        """``deck``: the one that is shown at the person's own table."""
        super().__init__(parent)
        self.hide_head()
        self._lesson = lesson
        self._place = 0
        self._resting = self._done = False
        self._remark: Callable[[], str] | None = None
        self._look: object = None
        self._stands_for: object = None
        self._settings, self._deck = settings, deck
        self.table = TableView(self)
        self.body.addWidget(self.table, 1)
        self.session = LessonSession(lesson.game, lesson.answer, self._wants, self)
        self.controller = TableController(self.session, self.table, self._company(), self)
        self.veil = Veil(self)
        self.callout = Callout(self)
        self._wire()
        self.apply(settings, deck)

    def _wire(self) -> None:
        self.session.rested.connect(self._on_rested)
        self.session.accepted.connect(self._on_accepted)
        self.session.declined.connect(self._on_declined)
        self.controller.clause_wanted.connect(self.clause_wanted)
        self.controller.sheet_wanted.connect(self._on_declined)
        self.callout.stopped.connect(self.left)
        self.callout.turned_back.connect(self._go_back)
        self.callout.went_on.connect(self._go_on)
        scene = self.table.table()
        scene.altered.connect(self._follow)
        scene.host.placed.connect(self._follow)
        self.table.installEventFilter(self)
        self._settle = QTimer(self)  # several changes of one moment are followed once
        self._settle.setSingleShot(True)
        self._settle.setInterval(0)
        self._settle.timeout.connect(self._arrange)

    # ---- settings, language and looks --------------------------------------------------------

    def apply(self, settings: Settings, deck: DeckChoice) -> None:
        """Take over the person's settings and the deck that is shown."""
        self._settings, self._deck = settings, deck
        pace = pace_for(settings)
        self.table.set_pace(pace)
        self.table.set_keys("on" if settings.show_keys != "off" else "off", settings.digit_acts)
        self.table.reader.amount = settings.reader
        self.session.thinking_ms = thinking_ms(settings)
        self._dress()
        self._refresh_table()

    def _company(self) -> Company:
        """The person's own company; what he leaves to the program elsewhere is done here."""
        return replace(company_for(self._settings), always_marry=False, cut_for_me=False)

    def _dress(self) -> None:
        theme, letters, scale = theme_in_force(), rank_letters(), scale_in_force()
        look = theme.id, letters, self._deck, scale
        if look != self._look:
            self._look = look
            self.table.set_appearance(theme, letters, self._deck, scale)

    def _refresh_table(self) -> None:
        self.controller.refresh(self._company())
        self._follow()

    def retranslate(self) -> None:
        """Everything in the new language; the step stays."""
        super().retranslate()
        self.set_title(self._lesson.title())
        self._dress()
        self._refresh_table()

    def refresh_look(self) -> None:
        """Another theme or size of texts."""
        self._dress()
        self._follow()

    # ---- coming and going --------------------------------------------------------------------

    def restart(self) -> None:
        """From the first step."""
        self._place, self._remark, self._done = 0, None, False
        seats = (PERSON, *("script" for _ in self._lesson.game.seat_names[1:]))
        self._leave_step()
        self.table.expect(self._lesson.game.pack)
        self.session.new_match(self._lesson.game.id, self._lesson.options, seats)

    def opened(self) -> None:
        """Go on where it stopped, or begin."""
        self.controller.pause(False)
        if self._done or self.session.turn is None:
            self.restart()
        elif self._resting:
            self._show_step()

    def enter(self) -> None:
        """The callout and the table show their own focus."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.opened()

    def first_focus(self) -> QWidget:
        """What there is to do: on the table, or the button that leads on."""
        return self.table if self.step.wanted else self.callout.onward

    def hideEvent(self, event: QHideEvent) -> None:
        """The others wait while nobody watches."""
        super().hideEvent(event)
        self.controller.pause(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc leaves wherever the focus is; the veil goes along with the table."""
        if watched is self.table:
            if event.type() is QEvent.Type.Resize:
                self._follow()
            elif isinstance(event, QKeyEvent) and _is_escape(event):
                self.left.emit()
                return True
        return super().eventFilter(watched, event)

    # ---- steps -------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """The step in force, whether or not the table has caught up with it."""
        return self._lesson.steps[self._place]

    @property
    def number(self) -> int:
        """Its number, from 1."""
        return self._place + 1

    @property
    def resting(self) -> bool:
        """Whether the step is shown and waits for the person."""
        return self._resting

    def _wants(self, move: Move) -> bool:
        wanted = self.step.wanted
        return self._resting and wanted is not None and wanted(move)

    @Slot()
    def _on_rested(self) -> None:
        self._resting = True
        if self.isVisible():
            self._show_step()

    @Slot()
    def _on_accepted(self) -> None:
        self._remark = None
        self._place += 1
        self._leave_step()  # the next turn may be told of much later

    def _leave_step(self) -> None:
        self._resting = False
        self.veil.lift()
        self.callout.hide()

    @Slot()
    def _on_declined(self) -> None:
        if not self._resting:
            return
        step = self.step
        self._remark = words.read_first if step.wanted is None else step.declined
        if self.table.panel_item() is None:
            self.controller.reopen()
        if self._remark is not None:
            self.table.reader.say(self._remark(), urgent=True)
        self._arrange()
        self._take_focus()

    @Slot()
    def _go_on(self) -> None:
        if self._place + 1 < len(self._lesson.steps):
            self._place += 1
            self._remark = None
            self._show_step()
        else:
            self._done = True
            self.finished.emit()

    @Slot()
    def _go_back(self) -> None:
        """To the step before; what was done there is undone."""
        if not self._place:
            return
        before = self._lesson.steps[self._place - 1]
        self._remark = None
        if before.wanted is None:
            self._place -= 1
            self._show_step()
        elif self.session.turn is not None and self.session.turn.can_undo:
            self._place -= 1
            self._leave_step()
            self.session.undo()
        else:
            self.restart()  # a cut cannot be taken back

    def _show_step(self) -> None:
        self._done = self._place + 1 == len(self._lesson.steps)
        if self.step.wanted is not None:
            self._take_focus()  # a card that rises for it moves its hole
        self._arrange()
        if self.step.wanted is None:
            self._take_focus()
        content = self.callout.content()
        if content is not None:
            self.table.reader.say(content.spoken(), urgent=True)

    def _take_focus(self) -> None:
        if self.step.wanted is None:
            self.callout.onward.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        key, keys = self.step.focus, self.table.keys
        if self.controller.side_panel:
            keys.go(PANEL, 0)
        elif key == RIBBON:
            keys.go(RIBBON)
        elif key[0] == "choice":
            keys.go(PANEL, key[1])
        else:
            held = hand_keys(self.table.model())
            if key in held:
                keys.go(HAND, held.index(key))

    # ---- the callout and its place -----------------------------------------------------------

    @Slot()
    def _follow(self) -> None:
        """Something may lie elsewhere now."""
        if self._resting and not self.callout.isHidden():
            self._settle.start()

    def _content(self) -> Content:
        step, count = self.step, len(self._lesson.steps)
        last = self._place + 1 == count
        asked = step.asked if self.controller.side_panel else None
        onward = "" if step.wanted is not None else words.next_()
        return Content(
            number=self.number,
            count=count,
            step=words.step(self.number, count),
            words=(asked or step.words)(self.controller.company.names),
            remark=self._remark() if self._remark is not None else "",
            stop=words.close() if last else words.stop(),
            stop_about="" if last else words.stop_about(),
            back=words.back() if self._place else "",
            onward=words.play_match() if last else onward,
        )

    def _shown(self) -> tuple[Key, ...]:
        return (PANEL,) if self.controller.side_panel else self.step.shown

    @Slot()
    def _arrange(self) -> None:
        """Say what is to be said, beside what it is about."""
        if not self._resting:
            return
        scene, area = self.table.table(), QRectF(self.table.geometry())
        k = scene.style_.layout.k
        theme, scale = theme_in_force(), scale_in_force()
        style = Style(max(LEAST_SCALE, min(MOST_SCALE, k)), scale, theme)
        content = self._content()
        self.callout.say(style, content)
        edge = EDGE * k
        room = area.adjusted(edge, edge, -edge, -edge)
        origin = area.topLeft()
        holes = [self._hole(key).translated(origin) for key in self._shown()]
        note = self._hole(NOTE).translated(origin) if scene.host.note is not None else QRectF()
        holes = [hole for hole in (*holes, note) if not hole.isEmpty()]
        stands_for = content, room, style.k, style.text_scale
        paper = self.veil.paper()
        if stands_for != self._stands_for or any(paper.intersects(hole) for hole in holes):
            self._stands_for = stands_for
            spared = [rect_of(scene, key).translated(origin) for key in _SPARED if holes]
            sizes = self._sizes(style, room, WIDTHS if holes else READING)
            paper = place(room, sizes, holes, spared, GAP * style.k)
        self.veil.setGeometry(self.rect())
        pace = pace_for(self._settings)
        at_once = pace.reduced or pace.factor <= 0
        self.veil.spread(style, holes, paper, at_once=at_once)
        self.veil.raise_()
        self.callout.setGeometry(paper.toRect())
        self.callout.show()
        self.callout.raise_()

    def _sizes(self, style: Style, room: QRectF, shares: tuple[float, ...]) -> list[QSizeF]:
        usual = style.u(WIDTH) * (1 + 0.7 * (style.text_scale - 1))
        least = self.callout.least_width()
        widths = [min(room.width(), max(least, usual * share)) for share in shares]
        return [QSizeF(wide, self.callout.height_for(wide)) for wide in widths]

    def _hole(self, key: Key) -> QRectF:
        """Where a thing lies with a little room; a card of the hand ends at its neighbour."""
        scene = self.table.table()
        rect = rect_of(scene, key)
        if rect.isEmpty():
            return rect
        panel = scene.host.panel
        if panel is not None and key[0] in (PANEL[0], "choice"):  # where it will be when it is in
            rect.translate(scene.host.covered().topLeft() - panel.pos())
        grow = HOLE * scene.style_.layout.k
        if key == RIBBON:  # with the mark above the cut and the count below
            rect = rect.adjusted(0, -2 * grow, 0, 7 * grow)
        keys = hand_keys(scene.model)
        covered = key in keys and key != keys[-1]
        return rect.adjusted(-grow, -grow, 0 if covered else grow, grow)


def _is_escape(event: QKeyEvent) -> bool:
    return event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape
