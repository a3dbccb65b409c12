"""The scene: shows any model of the table and travels from one to the next."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Signal, Slot
from PySide6.QtWidgets import QGraphicsScene

from kominek_desktop.gui.table import pack
from kominek_desktop.gui.table.driver import Driver, Ease, nothing
from kominek_desktop.gui.table.fixtures import Fixtures
from kominek_desktop.gui.table.host import PanelHost
from kominek_desktop.gui.table.items import FaceItem, PictureItem, Pose
from kominek_desktop.gui.table.layout import Side
from kominek_desktop.gui.table.markers import EightGroup
from kominek_desktop.gui.table.model import CoatKind, Frame, Marker, Motion, TableModel
from kominek_desktop.gui.table.passing import PIP_MS, Passing
from kominek_desktop.gui.table.plan import Attention, Key, Want, hand_keys, plan_cards, plan_hand
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.speech import Speech
from kominek_desktop.gui.table.splash import TWIN_MS, SplashGroup, splash_ms
from kominek_desktop.gui.table.style import Style
from kominek_desktop.gui.table.travel import (
    DROP_MS,
    LIFT_MS,
    NEXT_PACKET_MS,
    Cards,
    Voyage,
)

SHAKE_UNITS = 5.0
RETURN_MS = 160.0
GAP_MS = 60.0
Z_TABLE, Z_EIGHT = -1000.0, 10.0
ALARM_MS = 600.0


def _swing(t: float) -> float:
    """Three swings that die down."""
    return math.sin(6 * math.pi * t) * (1.0 - t) if t < 1.0 else 0.0


class TableScene(QGraphicsScene):
    """Items for one window size and look. Scene coordinates are logical pixels."""

    altered = Signal()  # another model is shown, or the player's attention moved

    def __init__(self, style: Style, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.driver = Driver(self)
        self.pace = Pace()
        self.style_ = style
        self.model = TableModel()
        self.attention = Attention()
        self.host = PanelHost(self, self.driver)
        self.fixtures = Fixtures(self)
        self.cards = Cards(self, self.driver)
        self.speech = Speech(self, self.driver)
        self.passing = Passing(self, self.driver)
        self._seen = False
        self._table = FaceItem()
        self._table.setZValue(Z_TABLE)
        self.addItem(self._table)
        self._eights: list[EightGroup] = []
        self._splash: SplashGroup | None = None
        self.host.placed.connect(self._on_placed)
        self.set_style(style)

    def set_style(self, style: Style) -> None:
        """Another size or look: lay out again and show the model."""
        self.style_ = style
        self.setSceneRect(0, 0, style.layout.width, style.layout.height)
        if self._seen:
            self._lay_table()
        self.passing.douse()
        self.show(self.model)
        self.speech.again(style, self.model, self.fixtures.plates, self.pace)

    def see(self) -> None:
        """Somebody looks; before that the table, the largest picture, is not painted."""
        if not self._seen:
            self._seen = True
            self._lay_table()

    def _lay_table(self) -> None:
        faces, layout, dpr = self.style_.faces, self.style_.layout, self.style_.dpr
        wide, high = max(1, round(layout.width)), max(1, round(layout.height))
        self._table.show_face(partial(faces.table, wide, high, layout.k, dpr))

    # Showing

    def show(self, model: TableModel) -> None:
        """Show a model at once. Alone sets final positions; showing it again changes nothing."""
        before = self.model
        self._set_model(model)
        style = self.style_
        self.driver.drop("eight", "splash")
        self._drop_passing()
        self.fixtures.show(style, model, self.attention)
        wants = plan_cards(style, model, self.attention, self.fixtures.plates)
        self.cards.show(style, wants)
        self._match_eights(model)
        for index, marker in enumerate(model.markers):
            self._eights[index].show(style, index, marker)
        self._settled(before)

    def amend(self, model: TableModel) -> None:
        """Other marks and words on the same cards: what moves goes on moving, what is said stays
        in the air. Where the cards differ too, the model is shown at once."""
        before, style = self.model, self.style_
        if model == before:
            return
        self._set_model(model)
        wants = plan_cards(style, model, self.attention, self.fixtures.plates)
        if before.markers != model.markers or set(wants) != set(self.cards.poses()):
            self.model = before
            self.show(model)
            return
        self.fixtures.show(style, model, self.attention, self._fading())
        wants = plan_cards(style, model, self.attention, self.fixtures.plates)
        self.cards.adjust(style, wants, 0.0 if self.pace.reduced else LIFT_MS * self.pace.factor)
        self._settled(before)

    def _settled(self, before: TableModel) -> None:
        """What follows when another model is shown, however it was come to."""
        self.host.place(self.style_, self.our_plate())
        self._shake_refused(before, self.model)
        self._flare(before)
        self.altered.emit()

    def begin(self, frame: Frame, following: Frame | None) -> float:
        """Set out for a frame's model; the milliseconds until the next frame may begin."""
        before, style = self.model, self.style_
        lifted = self.attention.cut
        if lifted is None and before.ribbon is not None:
            lifted = before.ribbon.open_at
        if frame.model.ribbon is None or frame.motion is Motion.CUT:
            self.attention = replace(self.attention, cut=None)
        self._set_model(frame.model)
        self._drop_passing()
        wait = self._pip_ms(before, frame)
        self.fixtures.show(style, frame.model, self.attention, self._fading(badge_wait=wait))
        wants = plan_cards(style, frame.model, self.attention, self.fixtures.plates)
        voyage = Voyage(style, self.pace, frame.motion, frame.actor, before, frame.model, lifted)
        length = self.cards.travel(voyage, wants)
        if frame.motion is Motion.DEAL and following and following.motion is Motion.DEAL:
            length = min(length, NEXT_PACKET_MS * self.pace.factor)
        length = max(length, self._run_eights(frame))
        if frame.say is not None:
            plates = self.fixtures.plates
            self.speech.say(style, frame.model, plates, frame.say, self.pace)
        if wait > 0:
            self._send_pip(frame)
        self._settled(before)
        return length

    def finish(self, bubbles: bool = True) -> None:
        """Bring all motion to its end, with ``bubbles`` also what is being said; choices that are
        not armed yet stay so."""
        self.driver.finish("arm", *(() if bubbles else ("say",)))

    @Slot()
    def _on_placed(self) -> None:
        self.fixtures.make_room(self.host.covered())

    def our_plate(self) -> QRectF:
        """The plate of the person, also where it is hidden."""
        return self.fixtures.plates.get(0) or self.style_.layout.plate(Side.SOUTH, 0)

    def _set_model(self, model: TableModel) -> None:
        self.model = model
        layout = self.style_.layout
        seats, eights = len(model.seats) or 4, bool(model.markers)
        if (layout.seats, layout.eights) != (seats, eights):
            self.style_ = replace(self.style_, layout=replace(layout, seats=seats, eights=eights))
        count = len(model.hand)
        attention = self.attention
        if attention.focus is not None and attention.focus >= count:
            attention = replace(attention, focus=count - 1 if count else None)
        if attention.hover is not None and attention.hover >= count:
            attention = replace(attention, hover=None)
        if model.ribbon is None:
            attention = replace(attention, cut=None)
        self.attention = attention

    def _shake_refused(self, before: TableModel, model: TableModel) -> None:
        already = {held.card for held in before.hand if held.refused}
        for key, held in zip(hand_keys(model), model.hand, strict=True):
            if not held.refused or held.card in already:
                continue
            if self.pace.reduced:
                self.attend(replace(self.attention, alarm=held.card))
                self.driver.run(("alarm",), ALARM_MS, nothing, done=self._end_alarm)
            elif self.pace.factor > 0:
                self.cards.shake(key, self.style_.u(SHAKE_UNITS), _swing)

    def _end_alarm(self) -> None:
        self.attend(replace(self.attention, alarm=None))

    def _flare(self, before: TableModel) -> None:
        """The flame of our plate flares up once when the turn comes to us."""
        ours = self.model.seats[0] if self.model.seats else None
        if ours is None or not ours.turn or self.model.plate_hidden:
            self.passing.douse()
            return
        had = before.seats[0].turn if before.seats else False
        if not had and self.pace.factor > 0 and not self.pace.reduced:
            self.passing.flare(self.style_, self.our_plate(), self.pace.factor)

    def _pip_ms(self, before: TableModel, frame: Frame) -> float:
        """How long a pip flies to the badge; 0 when no trump suit is named in words."""
        badge = frame.model.badge
        if badge is None or badge.suit is None or frame.say is None or self.pace.reduced:
            return 0.0
        known = before.badge is not None and before.badge.suit is badge.suit
        return 0.0 if known else PIP_MS * self.pace.factor

    def _send_pip(self, frame: Frame) -> None:
        badge, goal = frame.model.badge, self.fixtures.place("badge")
        if frame.say is None or badge is None or badge.suit is None or goal is None:
            return
        start = self.speech.places()[frame.say.seat].center()
        end = QPointF(goal.left() + self.style_.u(38), goal.center().y())
        self.passing.send_pip(self.style_, badge.suit, start, end, self.pace.factor)

    # Eights and coats

    def _match_eights(self, model: TableModel) -> None:
        while len(self._eights) > len(model.markers):
            for item in self._eights.pop().items():
                self.removeItem(item)
        while len(self._eights) < len(model.markers):
            group = EightGroup()
            for item in group.items():
                item.setZValue(Z_EIGHT)
                self.addItem(item)
            self._eights.append(group)

    def _run_eights(self, frame: Frame) -> float:
        style, factor = self.style_, self.pace.factor
        self._match_eights(frame.model)
        wait = 0.0
        if frame.splash is not None and factor > 0:
            wait = splash_ms(frame.splash.kind) * factor
            self.driver.drop("splash")
            self._splash = SplashGroup(self, style, frame.splash)
        length = wait
        for index, marker in enumerate(frame.model.markers):
            group = self._eights[index]
            if group.points < 0:
                group.show(style, index, marker)
                continue
            group.dress(style, index, marker)
            won = frame.splash is not None and frame.splash.marker == index
            if won and self._splash is not None:
                self._bring_coat(frame, group, index, marker, wait)
            else:
                group.set_coats(style, marker.coats)
            length = max(length, self._slide(group, index, marker, wait))
        return length

    def _bring_coat(
        self, frame: Frame, group: EightGroup, index: int, marker: Marker, wait: float
    ) -> None:
        style, splash = self.style_, self._splash
        if splash is None or frame.splash is None:
            return
        if len(group.coats) >= len(marker.coats):
            group.set_coats(style, marker.coats[:-1])
        if self.pace.reduced:
            splash.fade(self.driver, wait)
        else:
            place = max(0, len(marker.coats) - 1)
            target = group.coat_target(style, index, place, max(1, len(marker.coats)))
            factor = self.pace.factor
            lead = 0.0
            if frame.splash.kind is CoatKind.GARNITUR:
                lead = TWIN_MS
                slide = partial(group.slide_twin, style)
                self.driver.run(("splash", "twin"), lead * factor, slide, ease=Ease.InOutCubic)
            splash.run(self.driver, style, target, factor, lead)

        def arrived(_t: float) -> None:
            group.set_coats(style, marker.coats)

        self.driver.run(("splash", "end"), 0.0, arrived, delay=wait, done=self._end_splash)

    def _end_splash(self) -> None:
        if self._splash is not None:
            self._splash.remove()
            self._splash = None

    def _slide(self, group: EightGroup, index: int, marker: Marker, wait: float) -> float:
        factor = 0.0 if self.pace.reduced else self.pace.factor
        length = group.slide_ms(marker.uncovered) * factor
        if length > 0 or group.rests_at() != marker.uncovered:
            slide = partial(group.slide, self.style_, group.start(marker.uncovered))
            self.driver.run(("eight", index), length, slide, delay=wait)
            return wait + length
        return 0.0

    # Passing pictures

    def _fading(self, badge_wait: float = 0.0) -> Callable[[str, PictureItem], None] | None:
        """What lets the old pictures of the fixtures fade; that of the badge may wait."""
        factor = self.pace.factor
        if factor <= 0:
            return None

        def fade(name: str, item: PictureItem) -> None:
            self.passing.fade(item, factor, badge_wait if name == "badge" else 0.0)

        return fade

    def _drop_passing(self) -> None:
        self.passing.drop_ghosts()
        self.passing.drop_pip()
        self.driver.drop("splash")
        self._end_splash()

    # The player's attention

    def attend(self, attention: Attention) -> None:
        """Focus, hover, selection or the cut changed: lift, part and mark the cards."""
        if attention == self.attention:
            return
        before, self.attention = self.attention, attention
        rises = attention.focus is not None or attention.hover is not None
        length = (LIFT_MS if rises else DROP_MS) * self.pace.factor
        if self.pace.reduced:
            length = 0.0
        if attention.cut != before.cut and self.model.ribbon is not None:
            plates = self.fixtures.plates
            wants = plan_cards(self.style_, self.model, attention, plates)
            ribbon = {key: want for key, want in wants.items() if key[0] == "ribbon"}
            glide = 0.0 if self.pace.reduced else GAP_MS * self.pace.factor
            self.cards.adjust(self.style_, ribbon, glide)
            self.fixtures.show(self.style_, self.model, attention)
        self.cards.adjust(self.style_, self._hand(), length)
        self.altered.emit()

    def _hand(self) -> dict[Key, Want]:
        return plan_hand(self.style_, self.model, self.attention)

    def hand_at(self, point: QPointF) -> int | None:
        """The index of the hand card under a point: the visible strip of each."""
        keys = hand_keys(self.model)
        for index in range(len(keys) - 1, -1, -1):
            item = self.cards.item(keys[index])
            if item is not None and item.holds(point):
                return index
        return None

    def drag_hand(self, index: int, centre: QPointF) -> None:
        """Hold a hand card so that its centre is at a point."""
        key = hand_keys(self.model)[index]
        item = self.cards.item(key)
        if item is not None:
            self.driver.cancel(("card", key))
            item.setZValue(Z_EIGHT + 500)
            item.put(Pose(centre.x(), centre.y(), 0.0, self.style_.layout.card))

    def return_hand(self) -> None:
        """All cards of the hand go back to their places."""
        length = 0.0 if self.pace.reduced else RETURN_MS * self.pace.factor
        self.cards.adjust(self.style_, self._hand(), length)

    def drag_packet(self, shift: QPointF) -> None:
        """Hold the lifted packet away from its place in the ribbon."""
        ribbon, cut = self.model.ribbon, self.attention.cut
        if ribbon is None or cut is None:
            return
        spots = pack.ribbon(self.style_.layout, ribbon.cards, cut)
        for i in range(ribbon.cards - cut, ribbon.cards):
            item = self.cards.item(("ribbon", i))
            if item is not None:
                self.driver.cancel(("card", ("ribbon", i)))
                spot, wide = spots[i], self.style_.layout.trick_card
                item.put(Pose(spot.x + shift.x(), spot.y + shift.y(), 0.0, wide))

    def eight_areas(self) -> list[QRectF]:
        """The eights with their covers as they lie."""
        return [group.area(self.style_) for group in self._eights]

    def pile_seats(self) -> list[int]:
        """The seats beside whose plates a pile of taken tricks lies."""
        keys = (("pile", seat, 0) for seat in range(len(self.model.seats)))
        return [key[1] for key in keys if self.cards.item(key) is not None]

    def pile_area(self, seat: int) -> QRectF:
        """Where a pile lies."""
        layout = self.style_.layout
        spot = layout.pile(layout.side(seat), self.fixtures.plates[seat])
        half = 0.72 * layout.pile_card
        return QRectF(spot.x - half, spot.y - half, 2 * half, 2 * half)
