"""The pictures of the rules book, drawn with our own cards for a theme, a language and a size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QPolygonF

from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.rules.figures import (
    Cards,
    Eights,
    Figure,
    Mark,
    Ranks,
    Shown,
    TrickPicture,
    Values,
)
from kominek_desktop.gui.rules.look import Look
from kominek_desktop.gui.table import marks
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces, margin
from kominek_desktop.gui.table.markers import COAT_WIDTH, coat_place, cover_offset
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.table.pips import paint_pip
from kominek_desktop.gui.texts import rules_page as words
from kominek_desktop.rules.cards import Card, Suit

CARD, SMALL, EIGHT = 60.0, 50.0, 132.0  # widths in units
GAP, ARROW, LIFT, BADGE = 3.0, 52.0, 9.0, 11.0
EDGE = 5.0  # round everything, for shadows and badges
LABEL = 16.0
SIGN, SIGN_ROOM = 20.0, 1.36  # the room under a sign brings it up to the middle of the letters
TEETH_ABOVE = 14.0
TRICK_PLACES = {"W": (-0.82, 0.0), "N": (0.0, -0.46), "E": (0.82, 0.0), "S": (0.0, 0.46)}
EIGHT_SUITS = (Suit.HEARTS, Suit.SPADES)  # the two that the pack keeps for counting
SHADE = 0.33


@dataclass(frozen=True, slots=True)
class _Plan:
    """A picture in units: its size and how it is painted, given logical pixels for a unit."""

    size: QSizeF
    paint: Callable[[QPainter, float], None]


class Artist:
    """Draws figures and signs; each picture once."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._faces = Faces(look.letters, look.theme, look.deck)
        self._images: dict[object, QImage] = {}

    def size(self, figure: Figure) -> QSizeF:
        """Logical pixels of a picture; as wide as there is room at the most."""
        plan = self._plan(figure)
        return plan.size * self._unit(plan)

    def image(self, figure: Figure) -> QImage:
        """A picture in device pixels."""
        plan = self._plan(figure)
        unit = self._unit(plan)
        return self._kept(figure, plan.size * unit, lambda painter: plan.paint(painter, unit))

    def sign_size(self, sign: Card | Suit) -> QSizeF:
        """Logical pixels of a card or suit within a line."""
        high = self._look.px(SIGN)
        letter = 0.0
        if isinstance(sign, Card):
            metrics = QFontMetricsF(sans(self._look.px(17), 700))
            letter = metrics.horizontalAdvance(self._letter(sign)) + 0.12 * high
        return QSizeF(letter + high, high * SIGN_ROOM)

    def sign(self, sign: Card | Suit) -> QImage:
        """A card or suit within a line: a slip of paper with letter and sign."""
        size = self.sign_size(sign)

        def paint(painter: QPainter) -> None:
            theme, high = self._look.theme, size.height() / SIGN_ROOM
            painter.setPen(QPen(theme.tile_border, 1.0))
            painter.setBrush(theme.tile)
            area = QRectF(0, 0, size.width(), high).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(area, 0.2 * high, 0.2 * high)
            suit = sign if isinstance(sign, Suit) else sign.suit
            pip = 0.66 * high
            left = size.width() - pip - 0.17 * high
            four = self._look.deck.four_colour
            box = QRectF(left, (high - pip) / 2, pip, pip)
            paint_pip(painter, suit, box, None, four)
            if isinstance(sign, Card):
                painter.setFont(sans(self._look.px(17), 700))
                painter.setPen(theme.tile_ink)
                where = QRectF(0.22 * high, 0, left, high)
                flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(where, flags, self._letter(sign))

        return self._kept(sign, size, paint)

    def diamond(self, side: float) -> QImage:
        """The mark of a difference from the print."""

        def paint(painter: QPainter) -> None:
            paint_diamond(painter, QRectF(0, 0, side, side), self._look.theme.accent)

        return self._kept(("diamond", side), QSizeF(side, side), paint)

    def teeth_size(self, width: float) -> QSizeF:
        """Logical pixels of the carved line, with room over it."""
        return QSizeF(width, self._look.u(TEETH_ABOVE) + 8)

    def teeth(self, width: float) -> QImage:
        """The carved line between two chapters."""
        theme, top = self._look.theme, self._look.u(TEETH_ABOVE)

        def paint(painter: QPainter) -> None:
            colour = QColor(theme.panel_border)
            painter.fillRect(QRectF(0, top, width, 1.6), colour)
            colour.setAlphaF(0.63)
            marks.paint_teeth(painter, 0, width, top + 1.6, 5, 12, colour)

        return self._kept(("teeth", width), self.teeth_size(width), paint)

    def _letter(self, card: Card) -> str:
        return self._look.letters.get(card.rank, str(int(card.rank)))

    def _kept(self, key: object, size: QSizeF, paint: Callable[[QPainter], None]) -> QImage:
        if key not in self._images:
            dpr = self._look.dpr
            pixels = (size * dpr).toSize()
            image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(dpr)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            paint(painter)
            painter.end()
            self._images[key] = image
        return self._images[key]

    def _unit(self, plan: _Plan) -> float:
        return min(self._look.scale, self._look.room / plan.size.width())

    def _plan(self, figure: Figure) -> _Plan:
        match figure:
            case Cards(groups):
                return self._plan_cards(groups)
            case Ranks(cards):
                return self._plan_row(cards, ())
            case Values(pairs):
                cards = tuple(card for card, _ in pairs)
                return self._plan_row(cards, tuple(str(worth) for _, worth in pairs))
            case TrickPicture():
                return self._plan_trick(figure)
            case Eights():
                return self._plan_eights(figure)

    def _plan_cards(self, groups: tuple[tuple[Shown, ...], ...]) -> _Plan:
        high, top = CARD * CARD_RATIO, LIFT + BADGE + 1
        places: list[tuple[float, Shown]] = []
        arrows: list[float] = []
        x = EDGE
        for number, group in enumerate(groups):
            if number:
                arrows.append(x + ARROW / 2 - GAP)
                x += ARROW - GAP
            for shown in group:
                places.append((x, shown))
                x += CARD + GAP
        lifted = any(shown.mark in (Mark.TICKED, Mark.REFUSED) for _, shown in places)
        top = top if lifted else EDGE

        def paint(painter: QPainter, unit: float) -> None:
            for left, shown in places:
                rise = LIFT if shown.mark is Mark.TICKED else 0.0
                self._card(painter, shown, QPointF(left, top - rise), CARD, unit)
            for middle in arrows:
                self._arrow(painter, QPointF(middle, top + high / 2) * unit, unit)

        return _Plan(QSizeF(x - GAP + EDGE, top + high + EDGE), paint)

    def _plan_row(self, cards: tuple[Card, ...], labels: tuple[str, ...]) -> _Plan:
        high = SMALL * CARD_RATIO
        below = 1.5 * LABEL if labels else 0.0
        step = SMALL + 2 * GAP
        width = 2 * EDGE + step * len(cards) - 2 * GAP

        def paint(painter: QPainter, unit: float) -> None:
            for place, card in enumerate(cards):
                at = QPointF(EDGE + step * place, EDGE)
                self._card(painter, Shown(card), at, SMALL, unit)
            for place, label in enumerate(labels):
                box = QRectF(EDGE + step * place, EDGE + high, SMALL, below + 4)
                self._label(painter, _scaled(box, unit), label, unit)

        return _Plan(QSizeF(width, high + below + 2 * EDGE), paint)

    def _plan_trick(self, figure: TrickPicture) -> _Plan:
        high = CARD * CARD_RATIO
        wide, tall = CARD * 2.64 + 4 * EDGE, high * 1.92 + 4 * EDGE
        middle = QPointF(wide / 2, tall / 2)

        def paint(painter: QPainter, unit: float) -> None:
            theme = self._look.theme
            painter.setPen(QPen(theme.line, 1.4))
            painter.setBrush(theme.field)
            area = QRectF(0, 0, wide, tall).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(_scaled(area, unit), 12 * unit, 12 * unit)
            for seat, card in figure.plays:
                dx, dy = TRICK_PLACES[seat]
                corner = middle + QPointF(dx * CARD - CARD / 2, dy * high - high / 2)
                self._card(painter, Shown(card), corner, CARD, unit)
                if seat == figure.winner:
                    self._crown(painter, QRectF(corner, QSizeF(CARD, high)), unit)

        return _Plan(QSizeF(wide, tall), paint)

    def _plan_eights(self, figure: Eights) -> _Plan:
        high = EIGHT / CARD_RATIO
        label = 1.5 * LABEL
        offsets = [cover_offset(points) for points in (figure.ours, figure.theirs)]
        width = 2 * EDGE + 28 + EIGHT * (2 + sum(offsets))

        def paint(painter: QPainter, unit: float) -> None:
            left = EDGE
            for index, points in enumerate((figure.ours, figure.theirs)):
                box = _scaled(QRectF(left, 0, EIGHT, label), unit)
                self._label(painter, box, words.eight_label(index == 0, points), unit)
                coats = figure.coats if index else 0
                at = QPointF(left, label + EDGE / 2)
                self._eight(painter, at, EIGHT_SUITS[index], offsets[index], coats, unit)
                left += EIGHT * (1 + offsets[index]) + 28

        return _Plan(QSizeF(width, label + high + 2 * EDGE), paint)

    def _eight(
        self, painter: QPainter, at: QPointF, suit: Suit, offset: float, coats: int, unit: float
    ) -> None:
        wide, dpr = EIGHT * unit, self._look.dpr
        edge = QPointF(margin(wide), margin(wide))
        cover = QPointF(at.x() + offset * EIGHT, at.y())
        middle = QPointF(cover.x() + EIGHT / 2, cover.y() + EIGHT / CARD_RATIO / 2)
        kind = CoatKind.FUTRO if coats == 1 else CoatKind.GARNITUR
        if coats > 1:
            below = QPointF(cover.x() + 0.32 * EIGHT, cover.y() + EIGHT * 0.52)
            self._coat(painter, kind, below, -8.0, unit)
        painter.drawPixmap(at * unit - edge, self._faces.eight(suit, wide, dpr))
        painter.drawPixmap(cover * unit - edge, self._faces.cover(wide, dpr))
        if coats:
            dx, turn = coat_place(0, 1)
            self._coat(painter, kind, middle + QPointF(dx, 0), turn, unit)

    def _coat(
        self, painter: QPainter, kind: CoatKind, at: QPointF, turn: float, unit: float
    ) -> None:
        wide = COAT_WIDTH * EIGHT * unit
        edge = margin(wide)
        painter.save()
        painter.translate(at * unit)
        painter.rotate(turn)
        corner = QPointF(-wide / 2 - edge, -wide * CARD_RATIO / 2 - edge)
        painter.drawPixmap(corner, self._faces.coat(kind, wide, self._look.dpr))
        painter.restore()

    def _card(
        self, painter: QPainter, shown: Shown, at: QPointF, width: float, unit: float
    ) -> None:
        wide = width * unit
        edge = QPointF(margin(wide), margin(wide))
        painter.drawPixmap(at * unit - edge, self._faces.card(shown.card, wide, self._look.dpr))
        area = _scaled(QRectF(at, QSizeF(width, width * CARD_RATIO)), unit)
        if shown.mark is Mark.SHADED:
            colour = QColor(self._look.theme.shade)
            colour.setAlphaF(SHADE)
            path = QPainterPath()
            path.addRoundedRect(area, 0.056 * wide, 0.056 * wide)
            painter.fillPath(path, colour)
        if shown.mark in (Mark.TICKED, Mark.REFUSED):
            side = 2 * BADGE * unit
            badge = QRectF(0, 0, side, side)
            badge.moveCenter(QPointF(area.center().x(), area.top()))
            paint = marks.paint_tick if shown.mark is Mark.TICKED else marks.paint_bar_disc
            paint(painter, badge)

    def _crown(self, painter: QPainter, card: QRectF, unit: float) -> None:
        theme, area = self._look.theme, _scaled(card, unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.gold_rim, 4.0), (theme.gold, 2.4)):
            painter.setPen(QPen(colour, width * unit))
            painter.drawRoundedRect(area, 4 * unit, 4 * unit)
        crown = QRectF(0, 0, 26 * unit, 18 * unit)
        crown.moveCenter(QPointF(area.center().x(), area.top()))
        marks.paint_crown(painter, crown)

    def _arrow(self, painter: QPainter, middle: QPointF, unit: float) -> None:
        pen = QPen(self._look.theme.second, 2.2 * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        tip = middle + QPointF(10, 0) * unit
        painter.drawLine(middle - QPointF(10, 0) * unit, tip)
        wings = [tip + QPointF(-6, -5) * unit, tip, tip + QPointF(-6, 5) * unit]
        painter.drawPolyline(QPolygonF(wings))

    def _label(self, painter: QPainter, area: QRectF, text: str, unit: float) -> None:
        painter.setFont(sans(max(12.0, LABEL * unit), 800))
        painter.setPen(self._look.theme.text)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def paint_diamond(painter: QPainter, area: QRectF, colour: QColor) -> None:
    """The mark of a difference from the print."""
    middle, half = area.center(), min(area.width(), area.height()) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    corners = [QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]
    painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))


def _scaled(area: QRectF, unit: float) -> QRectF:
    return QRectF(area.topLeft() * unit, area.size() * unit)
