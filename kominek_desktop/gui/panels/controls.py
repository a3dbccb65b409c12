"""Buttons, tiles and keycaps: their measures and how they look in every state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from kominek_desktop.gui.panels.drawing import box, draw_picture
from kominek_desktop.gui.panels.keycap import keycap_size, paint_keycap
from kominek_desktop.gui.panels.model import Choice
from kominek_desktop.gui.panels.style import BOLD, MEDIUM, OFF_ALPHA, Style, faded
from kominek_desktop.gui.panels.text import (
    Align,
    TextBlock,
    line_width,
    longest_word,
    set_text,
)
from kominek_desktop.gui.panels.tiles import (
    CARD_LIFT,
    paint_face,
    picture_reach,
    tile_picture_height,
)
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces
from kominek_desktop.gui.table.marks import paint_card_shadow, paint_flame

BUTTON_HEIGHT = 48
BUTTON_TEXT = 18
CAP_GAP, CAP_INSET = 8, 7
TILE_LABEL, TILE_SECOND = 20, 14
TILE_RADIUS, TILE_FOOT = 10, 5
CARD_TILE = 97
OFF_SHADE = 0.33
DOT = " · "
SECOND_EDGE = 4


class Shape(Enum):
    """What a choice looks like."""

    BUTTON = auto()
    TILE = auto()
    CARD = auto()


@dataclass(slots=True)
class Control:
    """A choice at its place in the panel.

    ``keycap`` is False where it found no room; ``broken`` = second line on two lines.
    """

    choice: Choice
    shape: Shape
    rect: QRectF
    keycap: bool = True
    broken: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """What the person's hand does to a control at this moment."""

    off: bool = False
    focused: bool = False
    hovered: bool = False
    pressed: bool = False


def button_width(style: Style, choice: Choice, padding: float, keycap: bool) -> float:
    """What the label, its keycap and ``padding`` virtual units on each side need."""
    width = line_width(choice.label, style.sans(BUTTON_TEXT, BOLD)) + 2 * style.u(padding)
    if keycap and choice.key:
        width += keycap_size(style, choice.key)[0] + style.u(CAP_GAP)
    return width


def button_height(style: Style) -> float:
    """48 units, more where the type needs it."""
    return max(style.u(BUTTON_HEIGHT), 1.3 * style.px(BUTTON_TEXT) + style.u(12))


def keycap_fits(style: Style, choice: Choice, width: float) -> bool:
    """Whether a tile's keycap stands clear of its picture."""
    cap = keycap_size(style, choice.key)[0] + style.u(CAP_INSET)
    return width / 2 - cap >= picture_reach(style, choice)


def second_fits(style: Style, choice: Choice, width: float) -> bool:
    """Whether a tile's second line stands on one line."""
    font = style.sans(TILE_SECOND, MEDIUM if choice.enabled else BOLD)
    return line_width(choice.second, font) <= width - style.u(SECOND_EDGE)


def second_line(style: Style, choice: Choice, width: float, off: bool, broken: bool) -> TextBlock:
    """A tile's second line, broken at its dot where the tiles are too narrow for one line."""
    font = style.sans(TILE_SECOND, BOLD if off else MEDIUM)
    text = choice.second.replace(DOT, "\n") if broken else choice.second
    return set_text(text, font, width - style.u(SECOND_EDGE), pitch=1.25)


def tile_min_width(style: Style, choice: Choice) -> float:
    """The width under which a tile's words would be split."""
    if is_card(choice):
        return style.u(CARD_TILE)
    parts = choice.second.replace(DOT, "\n").split("\n")
    second = max(longest_word(part, style.sans(TILE_SECOND, BOLD)) for part in parts)
    label = line_width(choice.label, style.serif(TILE_LABEL))
    return max(label, second) + style.u(12)


def is_card(choice: Choice) -> bool:
    """Whether the tile is a playing card itself."""
    return choice.picture is not None and choice.picture.card is not None


def tile_height(style: Style, choice: Choice, width: float, broken: bool) -> float:
    """The height a tile of this width needs, with its second line broken or not."""
    if is_card(choice):
        return width * CARD_RATIO
    height = tile_picture_height(style, choice) + 1.2 * style.px(TILE_LABEL)
    if choice.second:
        height += second_line(style, choice, width, True, broken).height
    return height + style.u(TILE_FOOT)


class ControlPainter:
    """Paints controls with one style and one set of card pictures."""

    def __init__(self, style: Style, faces: Faces) -> None:
        """Both stay the same for the life of a panel."""
        self._style = style
        self._theme = style.theme
        self._faces = faces

    def paint(
        self, painter: QPainter, ratio: float, control: Control, state: State, keycaps: bool
    ) -> list[QRectF]:
        """Paint one control; tells where its texts lie."""
        rect = self._moved(control, state)
        keycap = keycaps and control.keycap and bool(control.choice.key)
        if control.shape is Shape.BUTTON:
            texts = self._button(painter, rect, control.choice, state, keycap)
            radius = rect.height() / 2
        elif control.shape is Shape.TILE:
            texts = self._tile(painter, ratio, rect, control, state)
            radius = self._style.u(TILE_RADIUS)
        else:
            self._card(painter, ratio, rect, control.choice, state)
            texts, radius = [], rect.width() * 0.056
        self._rings(painter, rect, radius, control, state)
        if keycap and control.shape is not Shape.BUTTON and not state.off:
            self._tile_keycap(painter, rect, control)
        return texts

    def _moved(self, control: Control, state: State) -> QRectF:
        rise = 0.0
        if state.pressed:
            rise = -2
        elif control.shape is not Shape.BUTTON and state.hovered and not state.off:
            rise = 6
        elif control.shape is Shape.CARD and state.focused:
            rise = CARD_LIFT
        return control.rect.translated(0, -self._style.u(rise))

    def _button(
        self, painter: QPainter, rect: QRectF, choice: Choice, state: State, keycap: bool
    ) -> list[QRectF]:
        style, theme = self._style, self._theme
        primary = choice.primary and not state.off
        ink = theme.on_accent if primary else theme.text
        if state.off:
            ink = faded(theme.second, OFF_ALPHA)
        edge = theme.accent if primary else theme.line if state.off else theme.control_border
        fill = theme.accent if primary else theme.plate
        box(painter, rect, rect.height() / 2, fill, QPen(edge, style.stroke(1.8)))
        if state.hovered and not state.off:
            inner = rect.adjusted(*_inset(style.u(4)))
            pen = QPen(ink if primary else edge, style.stroke(1.6))
            box(painter, inner, inner.height() / 2, QColor(0, 0, 0, 0), pen)
        cap, gap = (keycap_size(style, choice.key), style.u(CAP_GAP)) if keycap else ((0, 0), 0)
        spare = rect.width() - style.u(16) - cap[0] - gap
        block = set_text(choice.label, style.sans(BUTTON_TEXT, BOLD), spare)
        left = rect.center().x() - (cap[0] + gap + block.width) / 2
        if keycap:
            place = QRectF(left, rect.center().y() - cap[1] / 2, *cap)
            paint_keycap(painter, style, place, choice.key, paper=primary, ink=ink)
        top = rect.center().y() - block.height / 2
        corner = QPointF(left + cap[0] + gap, top)
        block.paint(painter, corner, block.width, (ink, ink), Align.CENTRE)
        return [QRectF(corner.x(), corner.y(), block.width, block.height)]

    def _tile(
        self, painter: QPainter, ratio: float, rect: QRectF, control: Control, state: State
    ) -> list[QRectF]:
        style, theme, choice = self._style, self._theme, control.choice
        radius = style.u(TILE_RADIUS)
        if not (state.off or state.pressed):
            paint_card_shadow(painter, rect, radius, theme, 6.0 if state.hovered else 0.0)
        box(painter, rect, radius, theme.tile, QPen(theme.tile_border, style.stroke(1.5)))
        paint_face(painter, ratio, rect, choice, style=style, faces=self._faces)
        if state.off:
            shade = faded(theme.shade, OFF_SHADE)
            box(painter, rect, radius, shade, QPen(Qt.PenStyle.NoPen))
        label = set_text(choice.label, style.serif(TILE_LABEL), rect.width(), pitch=1.2)
        second = second_line(style, choice, rect.width(), state.off, control.broken)
        top = rect.top() + tile_picture_height(style, choice)
        ink = theme.tile_ink
        label.paint(painter, QPointF(rect.left(), top), rect.width(), (ink, ink), Align.CENTRE)
        texts = [_centred(rect, top, label)]
        if choice.second:
            top += label.height
            tone = ink if state.off else theme.tile_second
            place = QPointF(rect.left(), top)
            second.paint(painter, place, rect.width(), (tone, tone), Align.CENTRE)
            texts.append(_centred(rect, top, second))
        return texts

    def _card(
        self, painter: QPainter, ratio: float, rect: QRectF, choice: Choice, state: State
    ) -> None:
        if choice.picture is None:
            return
        picture = self._faces.card(choice.picture.card, rect.width(), ratio)
        draw_picture(painter, picture, rect)
        if state.off:
            shade = faded(self._theme.shade, OFF_SHADE)
            box(painter, rect, rect.width() * 0.056, shade, QPen(Qt.PenStyle.NoPen))

    def _tile_keycap(self, painter: QPainter, rect: QRectF, control: Control) -> None:
        width, height = keycap_size(self._style, control.choice.key)
        inset = self._style.u(CAP_INSET)
        left, top = rect.right() - inset - width, rect.top() + inset
        if control.shape is Shape.CARD:
            left, top = rect.right() - width / 2, rect.top() - height * 0.6
        place = QRectF(left, top, width, height)
        ink = self._theme.tile_ink
        paint_keycap(painter, self._style, place, control.choice.key, paper=True, ink=ink)

    def _rings(
        self, painter: QPainter, rect: QRectF, radius: float, control: Control, state: State
    ) -> None:
        theme, style = self._theme, self._style
        if control.choice.hint and not state.off:
            rim, line = (theme.gold_rim, 6.0), (theme.gold, 4.0)
            self._ring(painter, rect, radius, 2, rim=rim, line=line, dashed=True)
            size = style.u(26)
            badge = QRectF(rect.left() - size * 0.3, rect.top() - size * 0.5, size, size)
            painter.setPen(QPen(theme.gold, style.stroke(1.6)))
            painter.setBrush(theme.gold_rim)
            painter.drawEllipse(badge)
            paint_flame(painter, badge.adjusted(*_inset(size * 0.18)))
        elif state.hovered and not state.off and control.shape is not Shape.BUTTON:
            rim, line = (theme.gold_rim, 5.0), (theme.gold, 2.6)
            self._ring(painter, rect, radius, 1.5, rim=rim, line=line)
        if state.focused:
            rim, line = (theme.focus_dark, 7.0), (theme.focus_cream, 3.4)
            self._ring(painter, rect, radius, 5, rim=rim, line=line)
            if control.shape is not Shape.BUTTON:
                self._triangle(painter, rect)

    def _ring(
        self,
        painter: QPainter,
        rect: QRectF,
        radius: float,
        outside: float,
        *,
        rim: tuple[QColor, float],
        line: tuple[QColor, float],
        dashed: bool = False,
    ) -> None:
        grow = self._style.u(outside)
        around = rect.adjusted(*_inset(-grow))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (rim, line):
            pen = QPen(colour, self._style.stroke(width))
            if dashed and width == line[1]:
                pen.setDashPattern([2.2, 1.6])
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawRoundedRect(around, radius + grow, radius + grow)

    def _triangle(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self._style, self._theme
        tip = QPointF(rect.center().x(), rect.top() - style.u(6))
        half, high = style.u(10), style.u(11)
        shape = QPolygonF([tip, tip + QPointF(-half, -high), tip + QPointF(half, -high)])
        painter.setPen(QPen(theme.focus_dark, style.stroke(2)))
        painter.setBrush(theme.focus_cream)
        painter.drawPolygon(shape)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _inset(amount: float) -> tuple[float, float, float, float]:
    return amount, amount, -amount, -amount


def _centred(rect: QRectF, top: float, block: TextBlock) -> QRectF:
    return QRectF(rect.center().x() - block.width / 2, top, block.width, block.height)
