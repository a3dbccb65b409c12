"""The parts of a panel that only tell: calls, cards, coins, facts. Each returns its bottom."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kominek_desktop.gui.panels.drawing import (
    Drawing,
    box,
    draw_chevron,
    draw_picture,
    draw_sign,
)
from kominek_desktop.gui.panels.model import Coins, PanelCard, Pill
from kominek_desktop.gui.panels.style import BLACK, BOLD, Style, faded
from kominek_desktop.gui.panels.text import Align, elided, line_width, set_text
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces
from kominek_desktop.gui.table.marks import paint_crown
from kominek_desktop.gui.table.model import CoatKind

PILL_TEXT, CAPTION = 15, 15
PILL_HEIGHT, PILL_GAP, PILL_PADDING = 27, 17, 8
SIGN_PITCH, ORDER_GAP, SLOT_GAP = 200, 20, 12
SIGN_SIZE = 38
CORNER = 0.056  # of a card's width
PAIR_STEP, PAIR_TURN = 0.7, 4.5
ROUNDEL = 46
COAT_WIDTH, COAT_STEP, COAT_TURN = 128, 118, 6.0
COIN, COIN_GAP = 26, 8
COIN_CARD, COIN_PITCH = 54, 84


def lay_pills(
    drawing: Drawing, pills: tuple[Pill, ...], left: float, top: float, width: float
) -> float:
    """The calls of an auction in order, in two rows where they are too long for one."""
    style = drawing.style
    height = max(style.u(PILL_HEIGHT), 1.2 * style.px(PILL_TEXT) + style.u(6))
    gap, padding = style.u(PILL_GAP), 2 * style.u(PILL_PADDING)
    needed = max(line_width(pill.text, style.sans(PILL_TEXT, BOLD)) for pill in pills) + padding
    count = len(pills)
    wide = (width - (count - 1) * gap) / count
    if needed > wide:
        count = (count + 1) // 2
        wide = (width - (count - 1) * gap) / count
    for index, pill in enumerate(pills):
        row, column = divmod(index, count)
        y = top + row * (height + style.u(8))
        rect = QRectF(left + column * (wide + gap), y, wide, height)
        _pill(drawing, pill, rect)
        if index + 1 < len(pills) and column + 1 < count:
            _chevron(drawing, QPointF(rect.right() + gap / 2, rect.center().y()), 11)
    rows = (len(pills) + count - 1) // count
    return top + rows * height + (rows - 1) * style.u(8)


def _pill(drawing: Drawing, pill: Pill, rect: QRectF) -> None:
    style, theme = drawing.style, drawing.style.theme
    fill = theme.selected if pill.mine else theme.field
    edge, width = (theme.accent, 2.0) if pill.mine else (theme.line, 1.4)
    pen = QPen(edge, style.stroke(width))

    def step(painter: QPainter, ratio: float) -> None:
        box(painter, rect, rect.height() / 2, fill, pen)

    drawing.add(step)
    font = style.sans(PILL_TEXT, 500 if pill.faded else BOLD)
    text = elided(pill.text, font, rect.width() - style.u(PILL_PADDING))
    ink = theme.second if pill.faded else theme.text
    drawing.text(set_text(text, font), rect, ink, Align.CENTRE)


def _chevron(drawing: Drawing, centre: QPointF, size: float) -> None:
    style = drawing.style

    def step(painter: QPainter, ratio: float) -> None:
        draw_chevron(painter, centre, style.u(size), style.theme.second)

    drawing.add(step)


def cards_width(style: Style, count: int, card_width: float) -> float:
    """The width of a row of slots beside a text."""
    return style.u(count * card_width + (count - 1) * SLOT_GAP)


def lay_cards(
    drawing: Drawing,
    faces: Faces,
    cards: tuple[PanelCard, ...],
    card_width: float,
    area: QRectF,
    *,
    pitch: float | None = None,
) -> float:
    """A row of cards in the middle of ``area``'s width, from its top, with captions and marks."""
    style = drawing.style
    signs = any(card.sign for card in cards)
    crowns = any(card.crown for card in cards)
    width = style.u(card_width)
    if pitch is None:
        pitch = width + style.u(ORDER_GAP)
        if signs:
            pitch = max(pitch, min(style.u(SIGN_PITCH), area.width() / len(cards)))
    first = area.center().x() - (len(cards) - 1) * pitch / 2
    middle = (len(cards) - 1) / 2
    bottom = area.top() + width * CARD_RATIO
    for index, card in enumerate(cards):
        x = first + index * pitch
        rect = QRectF(x - width / 2, area.top(), width, width * CARD_RATIO)
        _card(drawing, faces, card, rect, signs and index == middle)
        if card.sign:
            toward = 0.5 if index < middle else -0.5
            _sign(drawing, QPointF(x + toward * pitch, rect.center().y()), card.sign == "=")
        if crowns and index + 1 < len(cards):
            _chevron(drawing, QPointF(x + pitch / 2, rect.center().y()), 11)
    if not any(card.caption for card in cards):
        return bottom
    return _captions(drawing, cards, first, pitch, bottom)


def _captions(
    drawing: Drawing, cards: tuple[PanelCard, ...], first: float, pitch: float, top: float
) -> float:
    style, theme = drawing.style, drawing.style.theme
    font = style.sans(CAPTION, BOLD)
    height = 1.2 * style.px(CAPTION)
    top += style.u(8)
    for index, card in enumerate(cards):
        text = elided(card.caption, font, pitch - style.u(4))
        place = QRectF(first + (index - 0.5) * pitch, top, pitch, height)
        ink = theme.accent if card.crown or card.sign == "=" else theme.text
        drawing.text(set_text(text, font), place, ink, Align.CENTRE)
    return top + height


def _card(drawing: Drawing, faces: Faces, card: PanelCard, rect: QRectF, ringed: bool) -> None:
    style, theme = drawing.style, drawing.style.theme
    radius = rect.width() * CORNER

    def step(painter: QPainter, ratio: float) -> None:
        if card.card is None:
            pen = QPen(theme.control_border, style.stroke(1.8))
            pen.setDashPattern([4, 3])
            box(painter, rect, radius, QColor(0, 0, 0, 0), pen)
            return
        draw_picture(painter, faces.card(card.card, rect.width(), ratio), rect)
        if not (ringed or card.crown):
            return
        grow = style.u(2.5)
        around = rect.adjusted(-grow, -grow, grow, grow)
        for colour, width in ((theme.gold_rim, 5.0), (theme.gold, 3.0)):
            painter.setPen(QPen(colour, style.stroke(width)))
            painter.drawRoundedRect(around, radius + grow, radius + grow)
        if card.crown:
            wide, high = style.u(28), style.u(18)
            at = QRectF(rect.center().x() - wide / 2, rect.top() - high * 0.85, wide, wide)
            paint_crown(painter, at.translated(0, -wide * 0.12))

    drawing.add(step)


def _sign(drawing: Drawing, centre: QPointF, equal: bool) -> None:
    style, theme = drawing.style, drawing.style.theme
    half = style.u(SIGN_SIZE) / 2
    rect = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
    fill = theme.accent if equal else theme.plate
    ink = theme.on_accent if equal else theme.text
    edge = theme.accent if equal else theme.control_border

    def step(painter: QPainter, ratio: float) -> None:
        box(painter, rect, half, fill, QPen(edge, style.stroke(1.8)))
        draw_sign(painter, rect, equal, ink)

    drawing.add(step)


def pair_size(style: Style, count: int, card_width: float) -> tuple[float, float]:
    """Width and height of cards that lie over one another, with room for their turn."""
    width = style.u(card_width)
    return width * (1 + PAIR_STEP * (count - 1)) + style.u(10), width * CARD_RATIO + style.u(16)


def lay_pair(
    drawing: Drawing,
    faces: Faces,
    cards: tuple[PanelCard, ...],
    card_width: float,
    *,
    roundel: str,
    area: QRectF,
) -> None:
    """Cards lying over one another in the middle of ``area``, with a value on their lower edge."""
    style, theme = drawing.style, drawing.style.theme
    width = style.u(card_width)
    height = width * CARD_RATIO
    middle = (len(cards) - 1) / 2

    def step(painter: QPainter, ratio: float) -> None:
        for index, card in enumerate(cards):
            shift = (index - middle) * PAIR_STEP * width
            centre = area.center() + QPointF(shift, 0)
            rect = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
            angle = (index - middle) * 2 * PAIR_TURN
            draw_picture(painter, faces.card(card.card, width, ratio), rect, angle)

    drawing.add(step)
    if roundel:
        font = style.sans(22, BLACK)
        size = max(style.u(ROUNDEL), line_width(roundel, font) + style.u(14))
        low = area.center().y() + height / 2 - size * 0.28
        disc = QRectF(area.center().x() - size / 2, low - size / 2, size, size)

        def badge(painter: QPainter, ratio: float) -> None:
            box(painter, disc, size / 2, theme.plate, QPen(theme.accent, style.stroke(2.2)))

        drawing.add(badge)
        drawing.text(set_text(roundel, font), disc, theme.text, Align.CENTRE)


def lay_coats(drawing: Drawing, faces: Faces, coats: tuple[CoatKind, ...], area: QRectF) -> float:
    """A fan of coats over the title."""
    style = drawing.style
    width = style.u(COAT_WIDTH)
    height = width * CARD_RATIO
    pitch = min(style.u(COAT_STEP), (area.width() - width) / max(1, len(coats) - 1))
    middle = (len(coats) - 1) / 2
    order = sorted(range(len(coats)), key=lambda index: -abs(index - middle))

    def step(painter: QPainter, ratio: float) -> None:
        for index in order:
            off = index - middle
            x = area.center().x() + off * pitch - width / 2
            rect = QRectF(x, area.top(), width, height)
            angle = off / max(1.0, middle) * COAT_TURN
            draw_picture(painter, faces.coat(coats[index], width, ratio), rect, angle)

    drawing.add(step)
    return area.top() + height


def lay_coins(drawing: Drawing, faces: Faces, coins: Coins, area: QRectF) -> float:
    """Tricks won as filled coins, what they mean, and at the right the trick that decided."""
    style, theme = drawing.style, drawing.style.theme
    size, gap = style.u(COIN), style.u(COIN_GAP)
    row = coins.count * (size + gap) - gap
    pitch = max(style.u(COIN_PITCH), _caption_width(style, coins.trick) + style.u(10))
    cards = len(coins.trick) * pitch
    beside = bool(coins.trick) and row + cards + style.u(24) <= area.width()
    spare = area.width() - (cards + style.u(24) if beside else 0.0)
    block = set_text(coins.text, style.sans(17), spare, style.sans(17, BOLD))
    height = size + style.u(8) + block.height
    bottom = area.top() + height
    if beside:
        place = QRectF(area.right() - cards, area.top(), cards, 0)
        low = lay_cards(drawing, faces, coins.trick, COIN_CARD, place, pitch=pitch)
        top = area.top() + max(0.0, (low - area.top() - height) / 2)
        bottom = max(bottom, low)
    else:
        top = area.top()
        if coins.trick:
            below = area.adjusted(0, height + style.u(24), 0, 0)
            pitch = min(pitch, area.width() / len(coins.trick))
            bottom = lay_cards(drawing, faces, coins.trick, COIN_CARD, below, pitch=pitch)
    _coins(drawing, coins, QRectF(area.left(), top, size, size), gap)
    text = QRectF(area.left(), top + size + style.u(8), spare, block.height)
    drawing.text(block, text, theme.text)
    return bottom


def _caption_width(style: Style, cards: tuple[PanelCard, ...]) -> float:
    font = style.sans(CAPTION, BOLD)
    return max((line_width(card.caption, font) for card in cards), default=0.0)


def _coins(drawing: Drawing, coins: Coins, first: QRectF, gap: float) -> None:
    style, theme = drawing.style, drawing.style.theme
    size = first.width()

    def step(painter: QPainter, ratio: float) -> None:
        for index in range(coins.count):
            disc = first.translated(index * (size + gap), 0)
            won = index < coins.won
            fill = theme.accent if won else theme.field
            edge = theme.accent if won else theme.control_border
            box(painter, disc, size / 2, fill, QPen(edge, style.stroke(1.8)))
            if won:
                inner = disc.adjusted(size * 0.2, size * 0.2, -size * 0.2, -size * 0.2)
                pen = QPen(faded(theme.on_accent, 0.55), style.stroke(1.4))
                box(painter, inner, size, QColor(0, 0, 0, 0), pen)

    drawing.add(step)


def lay_facts(
    drawing: Drawing, facts: tuple[str, ...], left: float, top: float, width: float
) -> float:
    """Facts side by side; the first of two lines is quiet, the second stands out."""
    style, theme = drawing.style, drawing.style.theme
    wide = width / len(facts)
    bottom = top
    for index, fact in enumerate(facts):
        head, _, value = fact.rpartition("\n")
        y = top
        for text, font, ink in (
            (head, style.sans(14), theme.second),
            (value, style.sans(16, BOLD), theme.text),
        ):
            if text:
                block = set_text(text, font, wide - style.u(14), style.sans(16, BOLD))
                place = QRectF(left + index * wide, y, wide, block.height)
                drawing.text(block, place, ink)
                y += block.height
        bottom = max(bottom, y)
    return bottom


def rule_pen(style: Style, colour: QColor) -> QPen:
    """The thin line of a table or bar."""
    return QPen(colour, style.stroke(1.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
