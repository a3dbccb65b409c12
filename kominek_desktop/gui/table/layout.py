"""Where everything lies on the table: pure geometry for 2, 3 or 4 seats and any window.

Lengths inside are in virtual units (a window of 1280 x 800 has k = 1); everything handed out is in
logical pixels, that is, already multiplied by ``k``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF

from kominek_desktop.gui.table.scale import scale_for

INSET = 24.0
EIGHT = 150.0  # long side of an eight
EIGHT_HEIGHT = EIGHT * 250 / 350
EIGHT_SEVEN = 1.86  # room it needs with seven points uncovered, in long sides
ROUNDEL = 18.0  # radius of an eight's numeral, reaching past its cover
CAPTION = 28.0
SCORE_WIDTH = 288.0
LIFT = 14.0
PANEL_HALF = 332.0  # half of a question's panel, with a gap
NOTE_WIDTH, NOTE_GAP, NOTE_RIGHT = 296.0, 14.0, 218.0


class Side(Enum):
    """Where a seat is, seen by the person."""

    SOUTH = auto()
    WEST = auto()
    NORTH = auto()
    EAST = auto()


SIDES: dict[int, tuple[Side, ...]] = {
    1: (Side.SOUTH,),
    2: (Side.SOUTH, Side.NORTH),
    3: (Side.SOUTH, Side.WEST, Side.EAST),
    4: (Side.SOUTH, Side.WEST, Side.NORTH, Side.EAST),
}

_TRICK_ANGLE = {Side.WEST: -2.0, Side.NORTH: 1.5, Side.EAST: 2.0, Side.SOUTH: -1.0}
_BACK_ANGLE = {Side.WEST: 90.0, Side.NORTH: 180.0, Side.EAST: -90.0, Side.SOUTH: 0.0}


@dataclass(frozen=True, slots=True)
class Spot:
    """A card's centre in pixels and its turn in degrees."""

    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Layout:
    """The geometry of one window. ``width`` and ``height`` are logical pixels."""

    width: float
    height: float
    seats: int = 4
    eights: bool = True  # whether room is kept for the two eights
    text_scale: float = 1.0

    @property
    def k(self) -> float:
        """Pixels for one virtual unit."""
        return scale_for(self.width, self.height)

    @property
    def narrow(self) -> bool:
        """Windows near 4:3 have other rules for the hand and for our eight."""
        return self.width / max(1.0, self.height) < 1.5

    @property
    def small(self) -> bool:
        """Below this size plates are taller and the trump badge has two lines."""
        return self.k < 0.8

    @property
    def _w(self) -> float:
        return self.width / self.k

    @property
    def _h(self) -> float:
        return self.height / self.k

    @property
    def _card(self) -> float:
        return min(self._w / (10.6 if self.narrow else 11.4), self._h / 7.1)

    @property
    def _back(self) -> float:
        return min(0.66 * self._card, self._w / 17)

    @property
    def _trick(self) -> float:
        return 0.88 * self._card

    @property
    def _cy(self) -> float:
        return 0.455 * self._h

    @property
    def card(self) -> float:
        """Width of a card of the person's hand."""
        return self._card * self.k

    @property
    def trick_card(self) -> float:
        """Width of a card in the trick and of the ribbon."""
        return self._trick * self.k

    @property
    def back_card(self) -> float:
        """Width of an opponent's card."""
        return self._back * self.k

    @property
    def eight(self) -> float:
        """Long side of an eight."""
        return EIGHT * self.k

    @property
    def centre(self) -> QPointF:
        """Centre of the trick."""
        return QPointF(self.width / 2, self._cy * self.k)

    def text(self, size: float) -> float:
        """Pixel size of text that is ``size`` virtual units: before the player's own scale at
        least 12 pixels (fewer only in windows under 800 x 600)."""
        floor = 12.0 * min(1.0, self.k / 0.625)
        return max(size * self.k, floor) * self.text_scale

    def side(self, seat: int) -> Side:
        """The side of ``seat``, counted clockwise from the person."""
        sides = SIDES.get(self.seats, SIDES[4])
        return sides[seat % len(sides)]

    @property
    def plate_height(self) -> float:
        """Height of a seat plate; grows with its two lines of text."""
        base = (54.0 if self.small else 46.0) * self.k
        return max(base, 1.18 * (self.text(17) + self.text(14)) + 4 * self.k)

    # The person's hand

    def hand_step(self, count: int) -> float:
        """Distance of two neighbours' centres in a hand of ``count`` cards."""
        card = self._card
        if count < 2:
            return 0.82 * card * self.k
        room = self._w - 626 - 1.05 * card
        if self.eights and not self.narrow:
            # Seven uncovered points and the outer corners of a turned fan must still fit.
            left = 26 + EIGHT * EIGHT_SEVEN + ROUNDEL + 8
            right = SCORE_WIDTH + INSET + 8
            bulge = 1.4 * card * math.sin(math.radians(self._fan(count) * (count - 1) / 2))
            room = min(room, self._w - 2 * max(left, right) - card - bulge)
        return min(0.82 * card, room / (count - 1)) * self.k

    def _fan(self, count: int) -> float:
        most = 1.8 if self.narrow else 2.4
        return min(most, (10.0 if self.narrow else 12.0) / max(1, count - 1))

    def hand(self, count: int, focus: int | None = None) -> list[Spot]:
        """Centres at rest, left to right; the neighbours of ``focus`` part for it."""
        step = self.hand_step(count) / self.k
        fan = self._fan(count)
        middle = (count - 1) / 2
        x0 = self._w / 2 - (10 if self.narrow else 0)
        y0 = self._h - 28 - 0.7 * self._card
        drop = 1.3 if self.narrow else 1.7
        widest = 1.8 if self.narrow else 2.4
        spots = []
        for i in range(count):
            d = i - middle
            part = 0.0
            if focus is not None and i != focus:
                part = -0.03 * self._card if i < focus else 0.05 * self._card
            # A fan squeezed to smaller angles is a flatter arc.
            arc = drop * (d * fan / widest) ** 2
            spots.append(self._spot(x0 + d * step + part, y0 + arc, fan * d))
        return spots

    def _spot(self, x: float, y: float, angle: float = 0.0) -> Spot:
        return Spot(x * self.k, y * self.k, angle)

    # The other hands, the trick, cards on the table

    def backs(self, side: Side, count: int, crossed: bool = False) -> list[Spot]:
        """Centres of an opponent's cards; ``crossed`` for one who sits out."""
        back = self._back
        upright = side in (Side.WEST, Side.EAST)
        most = self._column[1] - back if upright else 0.24 * self._w
        step = min(0.4 * back, most / max(1, count - 1))
        fan = min(2.0, 10.0 / max(1, count - 1))
        base = _BACK_ANGLE[side]
        centre = self._back_centre(side)
        spots = []
        for i in range(count):
            d = i - (count - 1) / 2
            if crossed:
                spots.append(self._spot(centre.x() + 2.6 * d, centre.y() - 0.8 * d, base + 90))
            elif side in (Side.WEST, Side.EAST):
                turn = fan * d if side is Side.WEST else -fan * d
                spots.append(self._spot(centre.x(), centre.y() + step * d, base + turn))
            else:
                spots.append(self._spot(centre.x() + step * d, centre.y(), base - fan * d))
        return spots

    def _back_centre(self, side: Side) -> QPointF:
        reach = INSET + 0.7 * self._back
        if side is Side.WEST:
            return QPointF(reach, self._column[0])
        if side is Side.EAST:
            return QPointF(self._w - reach, self._column[0])
        if side is Side.NORTH:
            return QPointF(self._w / 2, reach)
        return QPointF(self._w / 2, self._h - 28 - 0.7 * self._card)

    def trick(self, side: Side) -> Spot:
        """Where the card of ``side`` lies in the trick."""
        dx = {Side.WEST: -1.08, Side.EAST: 1.08}.get(side, 0.0) * self._trick
        dy = {Side.NORTH: -0.78, Side.SOUTH: 0.78}.get(side, 0.0) * self._trick
        return self._spot(self._w / 2 + dx, self._cy + dy, _TRICK_ANGLE[side])

    def laid(self, side: Side, count: int) -> list[Spot]:
        """Cards face up before a player; ``back_card`` wide."""
        back = self._back
        step = min(0.9 * back, 3 * 0.9 * back / max(1, count - 1))
        if side in (Side.WEST, Side.EAST):
            # Clear of a panel in the middle, which may picture the same cards.
            room = self._w / 2 - PANEL_HALF - INSET - 1.4 * back - 20 - back
            step = min(step, max(0.3 * back, room / max(1, count - 1)))
        span = step * (count - 1)
        if side is Side.WEST:
            x = INSET + 1.4 * back + 20 + back / 2
            y = self._cy
        elif side is Side.EAST:
            x = self._w - INSET - 1.4 * back - 20 - back / 2 - span
            y = self._cy
        else:
            x = self._w / 2 - span / 2
            y = self.trick(side).y / self.k
        middle = (count - 1) / 2
        return [self._spot(x + step * i, y, 1.5 * (i - middle)) for i in range(count)]

    def home(self, side: Side) -> Spot:
        """Where packets leave a dealer and where taken tricks go."""
        centre = self._back_centre(side)
        return self._spot(centre.x(), centre.y(), _BACK_ANGLE[side])

    # Plates and what hangs on them

    def plate(self, side: Side, width: float) -> QRectF:
        """A seat plate of the given width in pixels."""
        high = self.plate_height
        inset = INSET * self.k
        if side is Side.SOUTH:
            top = (self._cy + 1.48 * self._trick + 10) * self.k
            # A long line grows to the left, so that the note still finds room at the right.
            most = self.width - (NOTE_RIGHT + NOTE_WIDTH + NOTE_GAP) * self.k
            return QRectF(min((self.width - width) / 2, most - width), top, width, high)
        if side is Side.NORTH:
            top = (INSET + 1.4 * self._back + 12) * self.k
            return QRectF((self.width - width) / 2, top, width, high)
        middle, tall = self._column
        top = (middle + tall / 2 + 8) * self.k
        left = inset if side is Side.WEST else self.width - inset - width
        return QRectF(left, top, width, high)

    @property
    def _column(self) -> tuple[float, float]:
        """Middle and height of West's and East's hands: six cards as they like to lie, but above
        the plates, which in narrow windows stand over our eight, and below the upper corners."""
        middle, tall = self._cy, 3.0 * self._back
        if not (self.narrow and self.eights):
            return middle, tall
        low = (self.marker(0).y() - self._caption - self.plate_height) / self.k - 10
        over = middle + tall / 2 - low
        if over <= 0:
            return middle, tall
        room = middle - tall / 2 - self._corners
        tall = max(1.6 * self._back, tall - max(0.0, over - max(0.0, room)))
        return low - tall / 2, tall

    @property
    def _corners(self) -> float:
        """Where the upper corners end: the trump badge and their eight."""
        return max(self.badge.bottom(), self.marker(1).y() + EIGHT_HEIGHT * self.k) / self.k + 12

    def pile(self, side: Side, plate: QRectF) -> Spot:
        """Centre of the pile of taken tricks beside a plate; cards are 34 units wide."""
        away = 38 * self.k
        x = plate.left() - away if side is Side.EAST else plate.right() + away
        return Spot(x, plate.center().y())

    @property
    def pile_card(self) -> float:
        """Width of a card of the taken piles."""
        return 34 * self.k

    def bubble(self, side: Side, size: QSizeF, plate: QRectF, hand_right: float) -> QRectF:
        """The body of a speech bubble; its tail is outside."""
        k = self.k
        w, h = size.width(), size.height()
        if side in (Side.WEST, Side.EAST):
            middle, tall = self._column
            bottom = max((middle - tall / 2 - 24) * k, self._corners * k + h)
            left = 28 * k if side is Side.WEST else self.width - 28 * k - w
            return QRectF(left, bottom - h, w, h)
        if side is Side.NORTH:
            limit = self.marker(1).x() - 16 * k if self.eights else self.width - 28 * k
            left = min(hand_right + 49 * k, limit - w)
            return QRectF(left, 70 * k, w, h)
        return QRectF(plate.right() + 20 * k, plate.center().y() - h / 2, w, h)

    def note(self, plate: QRectF, size: QSizeF, refusal: bool) -> QRectF:
        """The remark right of our plate."""
        k = self.k
        w, h = size.width(), size.height()
        left = min(plate.right() + NOTE_GAP * k, self.width - NOTE_RIGHT * k - w)
        below = ((92 if self.small else 50) if refusal else (80 if self.small else 40)) * k
        return QRectF(left, plate.top() + below - h, w, h)

    def progress(self, plate: QRectF, width: float) -> QRectF:
        """Left of our plate: the coins of a game of tricks, or the standing button."""
        high = min(self.plate_height, 54 * self.k)
        return QRectF(
            plate.left() - 24 * self.k - width, plate.center().y() - high / 2, width, high
        )

    # Corners

    @property
    def badge(self) -> QRectF:
        """The least room of the trump badge; it may grow to the right."""
        k = self.k
        return QRectF(INSET * k, INSET * k, 212 * k, 76 * k)

    def marker(self, index: int) -> QPointF:
        """Top left of an eight: ours (0) or theirs (1)."""
        k = self.k
        if index == 0:
            bottom = self._h - 26
            if self.narrow:
                bottom = self._h - 28 - 1.4 * self._card - 8
            return QPointF(26 * k, (bottom - EIGHT_HEIGHT) * k)
        return QPointF((self._w - 34 - EIGHT_SEVEN * EIGHT) * k, 58 * k)

    @property
    def _caption(self) -> float:
        """Room over an eight for its caption, in pixels."""
        return max(CAPTION * self.k, 12 * self.k + self.text(15))

    def marker_room(self, index: int) -> QRectF:
        """All that an eight needs with seven uncovered: roundel and caption included."""
        k = self.k
        at = self.marker(index)
        wide = (EIGHT * EIGHT_SEVEN + ROUNDEL - 2) * k
        return QRectF(at.x(), at.y() - self._caption, wide, EIGHT_HEIGHT * k + self._caption)

    def score(self, size: QSizeF) -> QRectF:
        """The score plate, bottom right."""
        edge = INSET * self.k
        return QRectF(
            self.width - edge - size.width(),
            self.height - edge - size.height(),
            size.width(),
            size.height(),
        )

    # Panel

    def panel(self, size: QSizeF, plate: QRectF, big: bool) -> QRectF:
        """Where a panel stands: over the trick, never over North's plate while it fits."""
        k = self.k
        w, h = size.width(), size.height()
        left = (self.width - w) / 2
        below = (6 if self.small else 56) if big else -20
        top = plate.top() + below * k - h
        least = self.plate(Side.NORTH, 0).bottom() + 10 * k
        cards = (INSET + 1.4 * self._back + 4) * k
        low = (self._h - 28 - 1.4 * self._card - (8 if big else 3 * LIFT + 10)) * k
        if self.narrow and self.eights and left + 2 * k < self.marker_room(0).right():
            low = min(low, self.marker_room(0).top() - 6 * k)
        if top < least and big:
            # A tall result goes down to our cards, or to our eight where it stands above them.
            top = max(top, min(least, low - h))
        elif top < least:
            # A tall question uses the strip over our plate, then North's place, then ours.
            top = min(least, plate.top() - 10 * k - h)
            top = top if top >= cards else min(least, low - h)
        if big and top < cards - 30 * k:
            top = max((self.height - h) / 2 - 4 * k, INSET * k)
        return QRectF(left, max(4 * k, top), w, h)
