"""Cards on their way: from where they are on the screen to where a model wants them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtWidgets import QGraphicsScene

from kominek_desktop.gui.table.driver import Driver, Ease
from kominek_desktop.gui.table.items import CardItem, Pose
from kominek_desktop.gui.table.model import Motion, TableModel
from kominek_desktop.gui.table.plan import Key, Want
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.style import Style

SETTLE_MS = 160.0
FADE_MS = 120.0
LIFT_MS, DROP_MS = 90.0, 120.0
NEXT_PACKET_MS = 140.0
APART_MS = 40.0
SHAKE_MS = 220.0
FADE_TAIL = 0.75  # a gathered card begins to fade here
CROSS_MS, TURN_MS = 260.0, 180.0
LENGTH_MS = {
    Motion.NONE: 0.0,
    Motion.SETTLE: SETTLE_MS,
    Motion.DEAL: 240.0,
    Motion.PLAY: 220.0,
    Motion.GATHER: 320.0,
    Motion.COLLECT: 320.0,
    Motion.CUT: CROSS_MS + TURN_MS,
    Motion.FLIP: TURN_MS,
    Motion.UNCOVER: SETTLE_MS,
    Motion.COVER: SETTLE_MS,
    Motion.COAT: SETTLE_MS,
}
EASE = {
    Motion.GATHER: Ease.InOutCubic,
    Motion.COLLECT: Ease.InOutCubic,
    Motion.CUT: Ease.InOutCubic,
}


@dataclass(frozen=True, slots=True)
class Voyage:
    """What one transition needs to know."""

    style: Style
    pace: Pace
    motion: Motion
    actor: int | None
    before: TableModel
    after: TableModel
    lifted: int | None = None  # cards of the ribbon that go under


class Cards:
    """All card items of a scene, by key."""

    def __init__(self, scene: QGraphicsScene, driver: Driver) -> None:
        self._scene = scene
        self._driver = driver
        self._items: dict[Key, CardItem] = {}
        self._aims: dict[Key, Pose] = {}
        self._leaving: list[CardItem] = []

    def item(self, key: Key) -> CardItem | None:
        """The item of a card."""
        return self._items.get(key)

    def poses(self) -> dict[Key, Pose]:
        """How all cards lie now."""
        return {key: item.pose for key, item in self._items.items()}

    def show(self, style: Style, wants: dict[Key, Want]) -> None:
        """Everything exactly as wanted, at once."""
        self._driver.drop("card", "leave", "shake")
        self._aims.clear()
        for item in self._leaving:
            self._scene.removeItem(item)
        self._leaving.clear()
        for key in [key for key in self._items if key not in wants]:
            self._scene.removeItem(self._items.pop(key))
        for key, want in wants.items():
            item = self._items.get(key) or self._add(key)
            self._dress(style, item, want)
            item.put(want.pose)

    def adjust(self, style: Style, wants: dict[Key, Want], length: float) -> None:
        """Move cards that are there already; for focus, hover and selection."""
        for key, want in wants.items():
            item = self._items.get(key)
            if item is not None:
                self._dress(style, item, want)
                self._aim(key, item, want.pose, length, Ease.OutQuad)

    def shake(self, key: Key, swing: float, offsets: Callable[[float], float]) -> None:
        """Swing a card sideways about where it is to lie."""
        item = self._items.get(key)
        if item is None:
            return
        card = item
        rest = self._aims.get(key, card.pose)

        def swinging(t: float) -> None:
            card.put(replace(rest, x=rest.x + swing * offsets(t)))

        self._driver.cancel(("card", key))
        self._driver.run(("shake", key), SHAKE_MS, swinging)

    def travel(self, voyage: Voyage, wants: dict[Key, Want]) -> float:
        """Set out for the wanted places; returns the length in ms."""
        if voyage.motion is Motion.CUT:
            self._relabel(voyage)
        if voyage.motion is Motion.NONE:
            self.show(voyage.style, wants)
            return 0.0
        length = LENGTH_MS[voyage.motion] * voyage.pace.factor
        spare = {key: item for key, item in self._items.items() if key not in wants}
        for key, want in wants.items():
            item = self._items.get(key)
            if item is None:
                start = self._origin(voyage, key, want, spare)
                item = self._add(key)
                self._dress(voyage.style, item, want)
                self._enter(voyage, key, item, start, want=want, length=length)
            else:
                self._dress(voyage.style, item, want)
                if voyage.pace.reduced:
                    self._driver.cancel(("card", key))
                    item.put(want.pose)
                else:
                    ease = EASE.get(voyage.motion, Ease.OutCubic)
                    slow = CROSS_MS if voyage.motion is Motion.CUT else SETTLE_MS
                    self._aim(key, item, want.pose, slow * voyage.pace.factor, ease)
        return self._leave(voyage, spare, length)

    # Inside

    def _add(self, key: Key) -> CardItem:
        item = self._items[key] = CardItem()
        self._scene.addItem(item)
        return item

    @staticmethod
    def _dress(style: Style, item: CardItem, want: Want) -> None:
        item.dress(style, want.card, want.pose.width, want.marks)
        if item.zValue() != want.z:
            item.setZValue(want.z)

    def _aim(self, key: Key, item: CardItem, pose: Pose, length: float, ease: Ease) -> None:
        track = ("card", key)
        if self._aims.get(key) == pose and self._driver.has(track):
            return
        self._aims[key] = pose
        self._driver.cancel(("shake", key))
        if item.pose == pose:
            self._driver.cancel(track)
            return
        start = item.pose
        self._driver.run(track, length, lambda t: item.put(start.toward(pose, t)), ease=ease)

    def _enter(
        self, voyage: Voyage, key: Key, item: CardItem, start: Pose, *, want: Want, length: float
    ) -> None:
        if voyage.pace.reduced:
            item.put(want.pose.faded())
            self._aim(key, item, want.pose, FADE_MS * voyage.pace.factor, Ease.Linear)
            return
        item.put(start)
        if voyage.motion is Motion.CUT:
            self._aims[key] = want.pose
            self._driver.run(
                ("card", key),
                TURN_MS * voyage.pace.factor,
                lambda t: item.put(start.toward(want.pose, t)),
                delay=CROSS_MS * voyage.pace.factor,
                ease=Ease.OutQuad,
            )
            return
        self._aim(key, item, want.pose, length, Ease.OutCubic)

    def _origin(self, voyage: Voyage, key: Key, want: Want, spare: dict[Key, CardItem]) -> Pose:
        layout = voyage.style.layout
        kind = key[0]
        seat = 0
        if kind == "trick":
            seat = next(t.seat for t in voyage.after.trick if t.card == want.card)
        elif kind in ("back", "laid"):
            seat = key[1]
        if kind in ("trick", "laid", "hand"):
            source = self._source(spare, seat, key)
            if source is not None:
                return replace(source.pose, face=1.0 if source.card is not None else 0.0)
        if kind == "shown":
            bottom = self._items.get(("ribbon", 0))
            if bottom is not None:
                return replace(bottom.pose, face=0.0)
        if kind in ("hand", "back") and voyage.motion in (Motion.DEAL, Motion.COLLECT):
            dealer = next((i for i, s in enumerate(voyage.after.seats) if s.dealer_mark), 0)
            home = Pose.at(layout.home(layout.side(dealer)), layout.back_card, 0.0)
            return home
        if voyage.motion is Motion.FLIP or kind == "laid":
            return replace(want.pose, face=0.0)
        return want.pose.faded()

    def _source(self, spare: dict[Key, CardItem], seat: int, key: Key) -> CardItem | None:
        """The card that disappears where the new one comes from; taken off the scene."""
        card = key[-2]
        wanted: list[Key] = [k for k in spare if k[0] in ("hand", "laid") and k[-2] == card]
        if not wanted:
            wanted = sorted(k for k in spare if k[0] == "back" and k[1] == seat)[-1:]
        if not wanted:
            return None
        item = spare.pop(wanted[0])
        self._forget(wanted[0])
        return item

    def _forget(self, key: Key) -> None:
        self._driver.cancel(("card", key))
        self._driver.cancel(("shake", key))
        self._aims.pop(key, None)
        self._scene.removeItem(self._items.pop(key))

    def _leave(self, voyage: Voyage, spare: dict[Key, CardItem], length: float) -> float:
        factor = voyage.pace.factor
        moving = 0
        for key, item in spare.items():
            end = self._exit(voyage, key, item)
            if end is None or factor <= 0:
                self._forget(key)
                continue
            self._driver.cancel(("card", key))
            self._driver.cancel(("shake", key))
            self._aims.pop(key, None)
            del self._items[key]
            self._leaving.append(item)
            delay = 0.0
            if voyage.motion is Motion.GATHER and not voyage.pace.reduced:
                delay = APART_MS * moving * factor
                moving += 1
            self._go(item, end, length if not voyage.pace.reduced else FADE_MS * factor, delay)
        return length + APART_MS * max(0, moving - 1) * factor

    def _go(self, item: CardItem, end: Pose, length: float, delay: float) -> None:
        start = item.pose
        stays = start.x == end.x and start.y == end.y

        def going(t: float) -> None:
            tail = 1.0 - t if stays else min(1.0, (1.0 - t) / (1.0 - FADE_TAIL))
            item.put(start.toward(end, t).faded(start.opacity * max(0.0, tail)))

        def gone() -> None:
            if item in self._leaving:
                self._leaving.remove(item)
                self._scene.removeItem(item)

        self._driver.run(
            ("leave", id(item)), length, going, delay=delay, ease=Ease.InOutCubic, done=gone
        )

    def _exit(self, voyage: Voyage, key: Key, item: CardItem) -> Pose | None:
        """Where a card that is no longer wanted goes; None = it is just gone."""
        layout = voyage.style.layout
        gathered = voyage.motion is Motion.GATHER and key[0] == "trick"
        if (gathered or voyage.motion is Motion.COLLECT) and voyage.pace.reduced:
            return item.pose
        if gathered:
            home = layout.home(layout.side(voyage.actor or 0))
            return Pose(home.x, home.y, item.pose.angle, item.pose.width * 0.6)
        if voyage.motion is Motion.COLLECT:
            dealer = next((i for i, s in enumerate(voyage.after.seats) if s.dealer_mark), 0)
            face = 0.0 if item.card is not None else item.pose.face
            return Pose.at(layout.home(layout.side(dealer)), layout.back_card, face)
        if key[0] in ("trick", "laid", "shown"):
            return item.pose
        return None

    def _relabel(self, voyage: Voyage) -> None:
        """The lifted packet goes under: its items are now the lowest of the ribbon."""
        ribbon = voyage.before.ribbon
        if ribbon is None:
            return
        n = ribbon.cards
        lower = n - (voyage.lifted if voyage.lifted is not None else n // 2)
        moved: dict[Key, CardItem] = {}
        for i in range(n):
            item = self._items.pop(("ribbon", i), None)
            self._driver.cancel(("card", ("ribbon", i)))
            self._aims.pop(("ribbon", i), None)
            if item is not None:
                moved["ribbon", (i - lower) % n] = item
        self._items.update(moved)
