"""The parts of a result: the table with its bars, the eights, the course of a match."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from kominek_desktop.gui.panels.drawing import Drawing, box, draw_arrow, draw_picture
from kominek_desktop.gui.panels.model import EightChange, MatchBar, ResultRow, ResultTable
from kominek_desktop.gui.panels.parts import rule_pen
from kominek_desktop.gui.panels.style import BLACK, BOLD, Style
from kominek_desktop.gui.panels.text import Align, elided, line_width, set_text
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces
from kominek_desktop.gui.table.marks import paint_roundel
from kominek_desktop.gui.table.model import CoatKind

HEAD, NAME, FIGURE, TOTAL = 14, 17, 18, 20
ROW, ROUNDEL, SWATCH = 34, 28, 11
BAR_TOP, BAR_HEIGHT, BAR_LEAST = 120, 14, 90
COLUMN_LEAST, COLUMN_GAP, COLUMN_TIGHT = 62, 18, 8
STRIPED = 2  # the column whose points are striped in the bar
SOLID = 1
EIGHT_LONG, EIGHT_TEXT, EIGHT_PADDING = 60, 132, 12
EIGHT_FIRST, EIGHT_STEP, EIGHT_UNITS = 60, 37, 350
MATCH_HALF, MATCH_COAT, MATCH_MOST = 42, 16, 8


def lay_table(drawing: Drawing, table: ResultTable, area: QRectF) -> float:
    """Tricks, points in cards, in marriages and together, with a bar of 0 to 120."""
    style, theme = drawing.style, drawing.style.theme
    head = style.sans(HEAD)
    swatch = style.u(SWATCH)
    heads = [line_width(text, head) for text in table.heads]
    for column in (SOLID, STRIPED):
        heads[column] += swatch + style.u(4)
    name = max(line_width(row.name, style.sans(NAME, BOLD)) for row in table.rows)
    name = min(max(name + style.u(ROUNDEL + 24), style.u(82)), area.width() * 0.3)
    columns = _columns(style, heads, area.width() - name)
    top = area.top()
    height = 1.3 * style.px(HEAD)
    x = area.left() + name
    for index, width in enumerate(columns):
        place = QRectF(x, top, width, height)
        marked = index in (SOLID, STRIPED)
        if marked:
            left = place.center().x() - heads[index] / 2
            _swatch(drawing, QRectF(left, place.center().y() - swatch / 2, swatch, swatch), index)
            place = place.adjusted(swatch + style.u(4), 0, 0, 0)
        text = elided(table.heads[index], head, place.width())
        drawing.text(set_text(text, head), place, theme.second, Align.CENTRE)
        x += width
    bar_left = x + style.u(14)
    bar = QRectF(bar_left, top, area.right() - bar_left, height)
    for mark in table.marks:
        centre = bar.left() + bar.width() * mark / BAR_TOP
        place = QRectF(centre - style.u(24), top, style.u(48), height)
        drawing.text(set_text(str(mark), style.sans(HEAD, BOLD)), place, theme.second, Align.CENTRE)
    pitch = max(style.u(ROW), 1.35 * style.px(TOTAL))
    top += height + style.u(2)
    for row in table.rows:
        line = QRectF(area.left(), top, area.width(), pitch)
        _row(drawing, row, line, name, columns)
        _bar(drawing, row, QRectF(bar.left(), top, bar.width(), pitch), table.marks)
        top += pitch
    return top


def _columns(style: Style, heads: list[float], room: float) -> list[float]:
    for least, gap in ((COLUMN_LEAST, COLUMN_GAP), (0, COLUMN_GAP), (0, COLUMN_TIGHT)):
        widths = [max(style.u(least), head) + style.u(gap) for head in heads]
        if sum(widths) + style.u(BAR_LEAST + 14) <= room:
            return widths
    spare = (room - style.u(BAR_LEAST + 14)) / sum(widths)
    return [width * min(1.0, spare) for width in widths]


def _row(drawing: Drawing, row: ResultRow, line: QRectF, name: float, columns: list[float]) -> None:
    style, theme = drawing.style, drawing.style.theme
    size = style.u(ROUNDEL)
    disc = QRectF(line.left(), line.center().y() - size / 2, size, size)

    def step(painter: QPainter, ratio: float) -> None:
        paint_roundel(painter, disc, row.ours)

    drawing.add(step)
    font = style.sans(NAME, BOLD)
    left = disc.right() + style.u(8)
    place = QRectF(left, line.top(), line.left() + name - left, line.height())
    text = elided(row.name, font, place.width() - style.u(4))
    drawing.text(set_text(text, font), place, theme.text)
    x = line.left() + name
    figures = (row.tricks, row.cards, row.marriages, row.total)
    for index, (figure, width) in enumerate(zip(figures, columns, strict=True)):
        size = TOTAL if index == len(figures) - 1 else FIGURE
        place = QRectF(x, line.top(), width, line.height())
        drawing.text(set_text(figure, style.sans(size, BLACK)), place, theme.text, Align.CENTRE)
        x += width


def _swatch(drawing: Drawing, rect: QRectF, column: int) -> None:
    style = drawing.style

    def step(painter: QPainter, ratio: float) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(rect, style.u(2.5), style.u(2.5))
        _fill(painter, shape, rect, style=style, striped=column == STRIPED)

    drawing.add(step)


def _fill(
    painter: QPainter,
    shape: QPainterPath,
    rect: QRectF,
    *,
    style: Style,
    striped: bool,
) -> None:
    colour = style.theme.accent
    if not striped:
        painter.fillPath(shape, colour)
        return
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, style.theme.field)
    pitch, slant = max(4.0, style.u(6)), rect.height()
    painter.setPen(QPen(colour, pitch * 0.5))
    x = rect.left() - slant
    while x < rect.right() + slant:
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + slant, rect.top()))
        x += pitch
    painter.restore()


def _bar(drawing: Drawing, row: ResultRow, place: QRectF, marks: tuple[int, ...]) -> None:
    style, theme = drawing.style, drawing.style.theme
    height = max(8.0, style.u(BAR_HEIGHT))
    rect = QRectF(place.left(), place.center().y() - height / 2, place.width(), height)

    def at(points: int) -> float:
        return rect.left() + rect.width() * min(points, BAR_TOP) / BAR_TOP

    def step(painter: QPainter, ratio: float) -> None:
        box(painter, rect, height / 2, theme.field, rule_pen(style, theme.control_border))
        shape = QPainterPath()
        inner = rect.adjusted(1, 1, -1, -1)
        shape.addRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        share = (at(row.solid + row.striped) - inner.left()) * drawing.filled
        now = QRectF(inner.left(), inner.top(), share, inner.height())
        painter.setClipRect(now, Qt.ClipOperation.IntersectClip)
        solid = QRectF(inner.left(), inner.top(), at(row.solid) - inner.left(), inner.height())
        painter.fillRect(solid, theme.accent)
        if row.striped:
            right = at(row.solid + row.striped)
            part = QRectF(solid.right(), inner.top(), right - solid.right(), inner.height())
            striped = QPainterPath()
            striped.addRect(part)
            _fill(painter, striped, part, style=style, striped=True)
        painter.restore()
        painter.setPen(QPen(theme.text, style.stroke(2)))
        reach = style.u(5)
        for mark in marks:
            x = at(mark)
            top, bottom = rect.top() - reach, rect.bottom() + reach
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))

    drawing.add(step)


def lay_eights(
    drawing: Drawing, faces: Faces, eights: tuple[EightChange, ...], area: QRectF
) -> float:
    """Boxes side by side: an eight as it lies now, and what its count was and is."""
    style = drawing.style
    gap = style.u(15)
    wide = (area.width() - gap * (len(eights) - 1)) / len(eights)
    text = 1.3 * style.px(15) + 1.3 * style.px(TOTAL)
    height = max(style.u(74), text + style.u(14))
    for index, eight in enumerate(eights):
        rect = QRectF(area.left() + index * (wide + gap), area.top(), wide, height)
        _eight(drawing, faces, eight, rect)
    return area.top() + height


def _eight(drawing: Drawing, faces: Faces, eight: EightChange, rect: QRectF) -> None:
    style, theme = drawing.style, drawing.style.theme
    long = style.u(EIGHT_LONG)
    short = long / CARD_RATIO
    lower = QRectF(rect.left() + style.u(EIGHT_PADDING), rect.center().y() - short / 2, long, short)
    shift = EIGHT_FIRST + EIGHT_STEP * (eight.after - 0.5) if eight.after else 0.0
    upper = lower.translated(shift / EIGHT_UNITS * long, 0)

    def step(painter: QPainter, ratio: float) -> None:
        box(painter, rect, style.u(10), theme.field, rule_pen(style, theme.line))
        draw_picture(painter, faces.eight(eight.suit, long, ratio), lower)
        draw_picture(painter, faces.cover(long, ratio), upper)

    drawing.add(step)
    changed = eight.before != eight.after
    ink = theme.text if changed else theme.second
    font = style.sans(TOTAL, BLACK)
    left = rect.left() + style.u(EIGHT_TEXT)
    right = _plus(drawing, eight.plus, rect) if eight.plus else rect.right() - style.u(8)
    caption = set_text(eight.caption, style.sans(15), rect.right() - style.u(8) - left)
    figures = 1.3 * style.px(TOTAL)
    top = rect.center().y() - (caption.height + figures) / 2
    place = QRectF(left, top, right - left, caption.height)
    drawing.text(caption, place, theme.second)
    top += caption.height
    before = set_text(str(eight.before), font)
    place = QRectF(left, top, before.width, figures)
    drawing.text(before, place, ink)
    size = style.px(TOTAL)
    arrow = QRectF(place.right() + size * 0.3, top, size, size).translated(0, size * 0.17)

    def point(painter: QPainter, ratio: float) -> None:
        draw_arrow(painter, arrow, ink)

    drawing.add(point)
    after = set_text(str(eight.after), font)
    drawing.text(after, QRectF(arrow.right() + size * 0.3, top, after.width, figures), ink)


def _plus(drawing: Drawing, plus: str, rect: QRectF) -> float:
    style, theme = drawing.style, drawing.style.theme
    font = style.sans(16, BLACK)
    height = max(style.u(30), 1.3 * style.px(16))
    width = max(height, line_width(plus, font) + style.u(18))
    right, low = rect.right() - style.u(12), rect.bottom() - style.u(12)
    pill = QRectF(right - width, low - height, width, height)

    def step(painter: QPainter, ratio: float) -> None:
        box(painter, pill, height / 2, theme.accent, QPen(Qt.PenStyle.NoPen))

    drawing.add(step)
    drawing.text(set_text(plus, font), pill, theme.on_accent, Align.CENTRE)
    return pill.left() - style.u(6)


def lay_bars(drawing: Drawing, faces: Faces, bars: tuple[MatchBar, ...], area: QRectF) -> float:
    """A match deal by deal: ours up, theirs down, coats where they fell."""
    style, theme = drawing.style, drawing.style.theme
    half, coat = style.u(MATCH_HALF), style.u(MATCH_COAT)
    room = coat * CARD_RATIO + style.u(5)
    line = area.top() + room + half
    most = max(MATCH_MOST, *(abs(bar.points) for bar in bars))
    left = area.left() + style.u(38)
    pitch = (area.right() - left) / len(bars)
    wide = min(pitch * 0.8, style.u(31))
    size = style.u(26)

    def step(painter: QPainter, ratio: float) -> None:
        for ours, y in ((True, line - half * 0.58), (False, line + half * 0.58)):
            disc = QRectF(area.left(), y - size / 2, size, size)
            paint_roundel(painter, disc, ours)
        for index, bar in enumerate(bars):
            tall = half * abs(bar.points) / most
            x = left + index * pitch + (pitch - wide) / 2
            top = line - tall if bar.points > 0 else line
            rect = QRectF(x, top, wide, tall)
            painter.fillRect(rect, theme.accent if bar.points > 0 else theme.theirs)
            for number in range(abs(bar.coats)):
                centre = rect.center().x() + (number - (abs(bar.coats) - 1) / 2) * coat * 0.6
                y = top - room if bar.coats > 0 else rect.bottom() + style.u(5)
                place = QRectF(centre - coat / 2, y, coat, coat * CARD_RATIO)
                draw_picture(painter, faces.coat(CoatKind.FUTRO, coat, ratio), place)
        painter.setPen(rule_pen(style, theme.second))
        painter.drawLine(QPointF(left, line), QPointF(area.right(), line))

    drawing.add(step)
    return line + half + room
