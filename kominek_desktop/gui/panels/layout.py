"""Where everything of a panel lies: one pass from the title down to the buttons."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from kominek_desktop.gui.panels.controls import Control
from kominek_desktop.gui.panels.drawing import Drawing
from kominek_desktop.gui.panels.foot import (
    BOTTOM_BESIDE,
    Explain,
    foot_min_width,
    lay_foot,
    lay_stack,
    lay_tiles,
    lay_under,
    stack_height,
    stack_min_width,
    tiles_min_width,
)
from kominek_desktop.gui.panels.model import Panel, PanelCard
from kominek_desktop.gui.panels.parts import (
    SLOT_GAP,
    cards_width,
    lay_cards,
    lay_coats,
    lay_coins,
    lay_facts,
    lay_pair,
    lay_pills,
    pair_size,
)
from kominek_desktop.gui.panels.result import lay_bars, lay_eights, lay_table
from kominek_desktop.gui.panels.style import BOLD, Style, faded
from kominek_desktop.gui.panels.text import Align, TextBlock, line_width, set_text
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.table.marks import paint_teeth
from kominek_desktop.rules.cards import Card

WIDEST = 760
PADDING = 24
NARROW_K, LARGE_TEXT = 0.8, 1.15  # a result takes the whole width beyond these
LARGE_TYPE = 1.4  # every panel is wider where type is that much larger than drawn
TITLE, TITLE_CARDS, TITLE_RESULT, VERDICT = 24, 22, 26, 46
TEETH_INSET, TEETH_HEIGHT, TEETH_PITCH, TEETH_ALPHA = 16, 5, 11, 0.63
NOTE = 15
BESIDE_GAP = 19


@dataclass(slots=True)
class Layout:
    """A panel laid out. ``controls`` stand in the order of focus: tiles, then buttons."""

    size: QSizeF
    drawing: Drawing
    controls: list[Control] = field(default_factory=list)
    explain: Explain | None = None


def lay_out(panel: Panel, style: Style, faces: Faces, selection: tuple[Card, ...] = ()) -> Layout:
    """Lay a panel out, growing its height to its content and its width where words need it."""
    return _Flow(panel, style, faces, selection).layout()


def filled_slots(panel: Panel, selection: tuple[Card, ...]) -> tuple[PanelCard, ...]:
    """The pictured cards, with the selection standing in the empty places."""
    if panel.select is None:
        return panel.cards
    waiting = [card for card in panel.select.allowed if card in selection]
    result = []
    for card in panel.cards:
        fills = card.card is None and bool(waiting)
        result.append(replace(card, card=waiting.pop(0)) if fills else card)
    return tuple(result)


class _Flow:
    def __init__(
        self, panel: Panel, style: Style, faces: Faces, selection: tuple[Card, ...]
    ) -> None:
        self._panel = panel
        self._style = style
        self._faces = faces
        self._selection = selection
        self._cards = filled_slots(panel, selection)
        self._drawing = Drawing(style)
        self._controls: list[Control] = []
        self._explain: Explain | None = None
        self._match = bool(panel.coats)
        self._first = True
        padding = style.u(PADDING)
        width = self._width()
        self._area = QRectF(padding, 0, width - 2 * padding, 0)

    def layout(self) -> Layout:
        if self._match:
            self._verdict()
        else:
            self._title()
        self._tell()
        self._ask()
        size = QSizeF(self._area.width() + 2 * self._style.u(PADDING), self._y)
        return Layout(size, self._drawing, self._controls, self._explain)

    def _width(self) -> float:
        panel, style = self._panel, self._style
        width = style.u(panel.width)
        if style.px(16) > LARGE_TYPE * style.u(16):
            width *= WIDEST / 640
        if panel.table and (style.k < NARROW_K or style.text_scale > LARGE_TEXT):
            width = max(width, style.u(WIDEST))
        inner = max(
            line_width(panel.title, self._title_font()),
            tiles_min_width(style, panel.tiles),
            foot_min_width(style, panel),
        )
        if panel.beside:
            pair = pair_size(style, len(panel.cards), panel.card_width)[0]
            inner = max(inner, pair + style.u(BESIDE_GAP) + stack_min_width(style, panel.buttons))
        if self._text_beside():
            slots = cards_width(style, len(panel.cards), panel.card_width)
            inner = max(inner, slots + style.u(26 + 220))
        most = max(style.u(panel.width), style.u(WIDEST))
        return min(most, max(width, float(int(inner + 2 * style.u(PADDING)) + 1)))

    def _text_beside(self) -> bool:
        panel = self._panel
        return bool(panel.select and panel.cards and panel.lines)

    def _title_font(self) -> QFont:
        return self._style.serif(self._title_size(), 800 if self._match else BOLD)

    def _title_size(self) -> int:
        if self._match:
            return VERDICT
        if self._panel.big:
            return TITLE_RESULT
        return TITLE_CARDS if self._panel.beside else TITLE

    def _from(self, top: float) -> QRectF:
        return QRectF(self._area.left(), top, self._area.width(), 0)

    def _gap(self, first: float, later: float) -> float:
        gap = first if self._first else later
        self._first = False
        return self._y + self._style.u(gap)

    def _teeth(self, y: float, inset: float, line: bool) -> None:
        style, theme = self._style, self._style.theme
        left = style.u(inset)
        right = self._area.width() + 2 * style.u(PADDING) - left
        colour = faded(theme.panel_border, TEETH_ALPHA)
        height, pitch = max(4.0, style.u(TEETH_HEIGHT)), max(8.0, style.u(TEETH_PITCH))

        def step(painter: QPainter, ratio: float) -> None:
            if line:
                painter.setPen(QPen(colour, style.stroke(1.6)))
                painter.drawLine(QPointF(left, y), QPointF(right, y))
            paint_teeth(painter, left, right, y, height, pitch, colour)

        self._drawing.add(step)

    def _title(self) -> None:
        panel, style, theme = self._panel, self._style, self._style.theme
        block = set_text(panel.title, self._title_font(), self._area.width(), pitch=1.25)
        top = style.u(10) + 1
        place = QRectF(self._area.left(), top, self._area.width(), block.height)
        self._drawing.text(block, place, theme.text)
        self._y = block.height + style.u(20)
        note = set_text(panel.note, style.sans(NOTE), strong=style.sans(NOTE, BOLD))
        if panel.note and block.width + style.u(24) + note.width <= self._area.width():
            self._drawing.text(note, place, theme.second, Align.RIGHT, theme.accent)
        self._teeth(self._y, TEETH_INSET, True)

    def _verdict(self) -> None:
        panel, style, theme = self._panel, self._style, self._style.theme
        self._teeth(style.u(12), 20, False)
        self._y = style.u(38)
        area = QRectF(self._area.left(), self._y, self._area.width(), 0)
        self._y = lay_coats(self._drawing, self._faces, panel.coats, area) + style.u(14)
        title = set_text(panel.title, self._title_font(), self._area.width(), pitch=1.2)
        self._centred(title, theme.text)
        if panel.note:
            note = set_text(panel.note, style.sans(18), self._area.width())
            self._centred(note, theme.second)
        self._y += style.u(4)

    def _centred(self, block: TextBlock, colour: QColor) -> None:
        place = QRectF(self._area.left(), self._y, self._area.width(), block.height)
        self._drawing.text(block, place, colour, Align.CENTRE)
        self._y += block.height

    def _tell(self) -> None:
        panel, drawing = self._panel, self._drawing
        if panel.pills:
            top = self._gap(15, 15)
            self._y = lay_pills(drawing, panel.pills, self._area.left(), top, self._area.width())
        if panel.lines and not self._text_beside():
            self._lines()
        if panel.table:
            self._y = lay_table(drawing, panel.table, self._from(self._gap(18, 10)))
        if panel.coins:
            self._y = lay_coins(drawing, self._faces, panel.coins, self._from(self._gap(20, 16)))
        if panel.cards and not panel.beside:
            self._picture()
        if panel.eights:
            self._y = lay_eights(drawing, self._faces, panel.eights, self._from(self._gap(22, 14)))
        if panel.bars:
            self._y = lay_bars(drawing, self._faces, panel.bars, self._from(self._gap(22, 10)))
        if panel.facts:
            left, width = self._area.left(), self._area.width()
            self._y = lay_facts(drawing, panel.facts, left, self._gap(22, 16), width)

    def _lines(self) -> None:
        panel, style, theme = self._panel, self._style, self._style.theme
        sizes = [16] * len(panel.lines)
        sizes[0] = 19 if panel.big else 20 if len(panel.lines) > 1 else 17
        for index, (text, size) in enumerate(zip(panel.lines, sizes, strict=True)):
            strong = style.sans(size, BOLD)
            block = set_text(text, style.sans(size), self._area.width(), strong)
            top = self._gap(16 if panel.big else 22, 8)
            place = QRectF(self._area.left(), top, self._area.width(), block.height)
            align = Align.CENTRE if self._match else Align.LEFT
            ink = theme.second if index else theme.text
            self._drawing.text(block, place, ink, align, theme.text)
            self._y = top + block.height

    def _picture(self) -> None:
        panel, style = self._panel, self._style
        top = self._gap(24, 20)
        if not self._text_beside():
            area = self._from(top)
            if panel.roundel:
                size = pair_size(style, len(self._cards), panel.card_width)
                area.setHeight(size[1])
                self._pair(area)
                self._y = area.bottom() + style.u(8)
            else:
                self._y = lay_cards(self._drawing, self._faces, self._cards, panel.card_width, area)
            self._counter(area)
            return
        width = cards_width(style, len(self._cards), panel.card_width)
        area = QRectF(self._area.left() + style.u(4), top, width, 0)
        pitch = style.u(panel.card_width + SLOT_GAP)
        self._y = lay_cards(
            self._drawing, self._faces, self._cards, panel.card_width, area, pitch=pitch
        )
        self._counter(area)
        left = area.right() + style.u(22)
        spare = self._area.right() - left
        text = "\n".join(panel.lines)
        block = set_text(text, style.sans(16), spare, style.sans(16, BOLD))
        place = QRectF(left, top - style.u(2), spare, block.height)
        theme = style.theme
        self._drawing.text(block, place, theme.second, Align.LEFT, theme.text)
        self._y = max(self._y, place.bottom())

    def _pair(self, area: QRectF) -> None:
        panel, width = self._panel, self._panel.card_width
        lay_pair(self._drawing, self._faces, self._cards, width, roundel=panel.roundel, area=area)

    def _counter(self, area: QRectF) -> None:
        select, style = self._panel.select, self._style
        if select is None or not select.counter:
            return
        text = select.counter.replace("{n}", str(len(self._selection)))
        block = set_text(text, style.sans(15, BOLD))
        left = max(self._area.left(), area.center().x() - block.width / 2)
        place = QRectF(left, self._y + style.u(6), block.width, block.height)
        self._drawing.text(block, place, style.theme.accent)
        self._y = place.bottom()

    def _ask(self) -> None:
        panel, style = self._panel, self._style
        if panel.beside:
            self._beside()
            return
        if panel.tiles:
            top = self._gap(22, 23)
            self._y = lay_tiles(style, panel.tiles, self._from(top), self._controls)
        area = self._from(self._y)
        self._y, self._explain = lay_foot(style, panel, area, self._controls)

    def _beside(self) -> None:
        panel, style = self._panel, self._style
        size = pair_size(style, len(self._cards), panel.card_width)
        top = self._gap(22, 16)
        height = max(size[1], stack_height(style, panel.buttons))
        area = QRectF(self._area.left(), top, size[0], height)
        self._pair(area)
        left = area.right() + style.u(BESIDE_GAP)
        stack = QRectF(left, top, self._area.right() - left, height)
        lay_stack(style, panel.buttons, stack, self._controls)
        self._y, self._explain = lay_under(style, panel, self._from(top + height), BOTTOM_BESIDE)
