"""Painters of the plates in the corners and beside ours."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from kominek_desktop.gui.table import marks
from kominek_desktop.gui.table.items import CORNER
from kominek_desktop.gui.table.layout import SCORE_WIDTH
from kominek_desktop.gui.table.model import Badge, Progress, Score, ScoreRow, Standing
from kominek_desktop.gui.table.style import Picture, Style, text_width

LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
CENTRE = int(Qt.AlignmentFlag.AlignCenter)


def plate(painter: QPainter, style: Style, rect: QRectF, radius: float, colour: QColor) -> None:
    """A plate: fill and one border line."""
    painter.setPen(QPen(colour, style.hair(1.8)))
    painter.setBrush(style.theme.plate)
    painter.drawRoundedRect(rect, radius, radius)


def write(
    painter: QPainter,
    style: Style,
    at: QPointF,
    text: str,
    *,
    size: float,
    weight: int,
    second: bool,
) -> None:
    """One line in the sans face whose capitals stand around ``at``'s height."""
    font = style.sans(size, weight)
    painter.setFont(font)
    painter.setPen(style.theme.second if second else style.theme.text)
    painter.drawText(QPointF(at.x(), at.y() + QFontMetricsF(font).capHeight() / 2), text)


# Trump badge


def _small_lines(badge: Badge) -> tuple[str, str]:
    """The words of a small badge; while nothing is named, one line."""
    if badge.suit is not None:
        return f"{badge.head.capitalize()}: {badge.title}", badge.line
    if badge.crossed:
        return badge.title, badge.line
    return f"{badge.head.capitalize()}: {badge.line}", ""


def badge_size(style: Style, badge: Badge) -> QSizeF:
    """The badge grows to the right with its text."""
    base = style.layout.badge
    if style.layout.small:
        title = text_width(style.sans(20, 700), _small_lines(badge)[0])
    else:
        title = max(
            text_width(style.serif(22), badge.title), text_width(style.sans(14, 700), badge.head)
        )
    widest = max(title, text_width(style.sans(14), badge.line))
    high = base.height()
    if not style.layout.small:
        lines = style.layout.text(22) + 2 * style.layout.text(14)
        high = max(high, lines * 1.12 + style.u(14))
    return QSizeF(max(base.width(), style.u(78) + widest + style.u(16)), high)


def paint_badge(style: Style, badge: Badge, size: QSizeF) -> Picture:
    """Top left: the trump's pip on a paper tile, and the words."""
    u, theme = style.u, style.theme
    rect = QRectF(0, 0, size.width(), size.height())

    def paint(painter: QPainter) -> None:
        plate(painter, style, rect, u(13), theme.plate_border)
        tile = QRectF(u(10), (rect.height() - u(56)) / 2, u(56), u(56))
        painter.setPen(QPen(theme.tile_border, style.hair(1)))
        painter.setBrush(theme.tile)
        painter.drawRoundedRect(tile, u(7), u(7))
        inner = tile.adjusted(u(6), u(6), -u(6), -u(6))
        if badge.crossed:
            marks.paint_crossed_pip(painter, inner, theme)
        elif badge.suit is not None:
            colour = marks.suit_colour(badge.suit, style.four_colour)
            marks.paint_pip(painter, badge.suit, inner, colour, style.four_colour)
        else:
            painter.setFont(style.serif(38))
            painter.setPen(theme.tile_ink)
            painter.drawText(tile, CENTRE, "?")
        left, middle = u(78), rect.center().y()
        if style.layout.small:
            title, line = _small_lines(badge)
            apart = max(u(25), style.layout.text(20) * 1.2) / 2 if line else 0.0
            at = QPointF(left, middle - apart)
            write(painter, style, at, title, size=20, weight=700, second=False)
            at = QPointF(left, middle + apart)
            write(painter, style, at, line, size=14, weight=500, second=True)
            return
        spread = max(u(20), style.layout.text(22) * 0.93)
        write(
            painter,
            style,
            QPointF(left, middle - spread),
            badge.head,
            size=14,
            weight=700,
            second=True,
        )
        font = style.serif(22)
        painter.setFont(font)
        painter.setPen(theme.text)
        base = middle + QFontMetricsF(font).capHeight() / 2
        painter.drawText(QPointF(left, base), badge.title)
        write(
            painter,
            style,
            QPointF(left, middle + spread),
            badge.line,
            size=14,
            weight=500,
            second=True,
        )

    return style.picture(rect.adjusted(-u(2), -u(2), u(2), u(2)), paint)


# Score plate


def score_size(style: Style, score: Score) -> QSizeF:
    """Head and one row for each pair or player."""
    u = style.u
    head = text_width(style.sans(14), score.head) + text_width(style.sans(14), score.note) + u(44)
    name = max((text_width(style.sans(17, 700), row.name) for row in score.rows), default=0.0)
    grown = max(0.0, name - u(46))
    return QSizeF(max(u(SCORE_WIDTH) + grown, head), u(42 + 46 * len(score.rows)))


def paint_score(style: Style, score: Score, size: QSizeF) -> Picture:
    """Bottom right: dots, figures and the coats that are worn."""
    u, theme = style.u, style.theme
    rect = QRectF(0, 0, size.width(), size.height())

    def paint(painter: QPainter) -> None:
        plate(painter, style, rect, u(14), theme.plate_border)
        write(painter, style, QPointF(u(14), u(18)), score.head, size=14, weight=500, second=True)
        note = text_width(style.sans(14), score.note)
        write(
            painter,
            style,
            QPointF(rect.right() - u(14) - note, u(18)),
            score.note,
            size=14,
            weight=500,
            second=True,
        )
        for index, row in enumerate(score.rows):
            top = u(37 + 46 * index)
            painter.setPen(QPen(theme.line, style.hair(1)))
            painter.drawLine(QPointF(u(12), top), QPointF(rect.right() - u(12), top))
            _score_row(painter, style, row, QRectF(0, top, rect.width(), u(46)))

    return style.picture(rect.adjusted(-u(2), -u(2), u(2), u(2)), paint)


def _score_row(painter: QPainter, style: Style, row: ScoreRow, rect: QRectF) -> None:
    u, theme = style.u, style.theme
    middle = rect.center().y()
    marks.paint_roundel(painter, QRectF(u(14), middle - u(14), u(28), u(28)), row.ours)
    write(painter, style, QPointF(u(49), middle), row.name, size=17, weight=700, second=False)
    coats_left = rect.right() - (u(92) if row.coat_places else u(14))
    figure = style.sans(20, 800)
    painter.setFont(figure)
    painter.setPen(theme.text)
    box = QRectF(coats_left - u(50), middle - u(20), u(40 if row.coat_places else 50), u(40))
    painter.drawText(box, RIGHT, str(row.points))
    for i in range(8):
        centre = QPointF(coats_left - u(88) + (i % 4) * u(14), middle - u(7.5) + (i // 4) * u(15))
        painter.setPen(QPen(theme.accent, style.hair(1.6)))
        painter.setBrush(theme.accent if i < row.points else QColor(0, 0, 0, 0))
        painter.drawEllipse(centre, u(5), u(5))
    places = max(row.coat_places, len(row.coats))
    if not row.coat_places:
        return
    step = min(u(26), u(52) / max(1, places - 1))
    first = rect.right() - u(14) - u(23) - step * (places - 1)
    for i in range(places):
        at = QRectF(first + i * step, middle - u(16), u(23), u(32))
        if i < len(row.coats):
            pixmap = style.faces.coat(row.coats[i], at.width(), style.dpr)
            logical = pixmap.deviceIndependentSize()
            corner = at.center() - QPointF(logical.width() / 2, logical.height() / 2)
            painter.drawPixmap(corner, pixmap)
        else:
            dashed(painter, style, at, u(4), 1.2)


def dashed(painter: QPainter, style: Style, rect: QRectF, radius: float, line: float) -> None:
    """An empty place."""
    pen = QPen(style.theme.second, style.hair(line))
    pen.setDashPattern([4.5, 3.2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


# Beside our plate


def progress_width(style: Style, progress: Progress) -> float:
    """The plate of a game of tricks."""
    u = style.u
    coins = u(28) * progress.count + u(30)
    return max(u(196), coins, progress_least(style, progress))


def progress_least(style: Style, progress: Progress) -> float:
    """The least width, with the coins close together."""
    coins = style.u(20) * progress.count + style.u(34)
    return max(coins, text_width(style.sans(14), progress.text) + style.u(34))


def paint_progress(style: Style, progress: Progress, size: QSizeF) -> Picture:
    """Words and one coin for each trick."""
    u, theme = style.u, style.theme
    rect = QRectF(0, 0, size.width(), size.height())

    def paint(painter: QPainter) -> None:
        plate(painter, style, rect, rect.height() / 2, theme.plate_border)
        middle = rect.center().y()
        apart = max(u(10), style.layout.text(14) * 0.62) if progress.count else 0.0
        write(
            painter,
            style,
            QPointF(u(17), middle - apart),
            progress.text,
            size=14,
            weight=500,
            second=True,
        )
        pitch = min(u(28), (rect.width() - u(50)) / max(1, progress.count - 1))
        for i in range(progress.count):
            centre = QPointF(u(26) + pitch * i, middle + apart)
            won = i < progress.done
            painter.setPen(QPen(theme.accent, style.hair(1.8)))
            painter.setBrush(theme.accent if won else QColor(0, 0, 0, 0))
            painter.drawEllipse(centre, u(7.5), u(7.5))
            if won:
                pen = QPen(theme.on_accent, style.hair(2), c=Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawPolyline(
                    [
                        centre + QPointF(-u(3.4), u(0.2)),
                        centre + QPointF(-u(0.9), u(2.8)),
                        centre + QPointF(u(3.6), -u(2.6)),
                    ]
                )

    return style.picture(rect.adjusted(-u(2), -u(2), u(2), u(2)), paint)


def standing_width(style: Style, standing: Standing) -> float:
    """The standing button."""
    return max(style.u(84), text_width(style.serif(20), standing.text) + style.u(36))


def paint_standing(style: Style, standing: Standing, size: QSizeF) -> Picture:
    """A pill, bright or dim."""
    u, theme = style.u, style.theme
    rect = QRectF(0, 0, size.width(), size.height())

    def paint(painter: QPainter) -> None:
        colour = theme.accent if standing.bright else theme.line
        plate(painter, style, rect, rect.height() / 2, colour)
        painter.setFont(style.serif(20))
        painter.setPen(theme.text if standing.bright else theme.second)
        painter.drawText(rect, CENTRE, standing.text)

    return style.picture(rect.adjusted(-u(2), -u(2), u(2), u(2)), paint)


# Small things on the wood


def paint_caption(style: Style, text: str, size: float, *, bold: bool, middle: bool) -> Picture:
    """Words straight on the wood: origin at their baseline, at the left end or the middle."""
    font = style.sans(size, 700 if bold else 500)
    metrics = QFontMetricsF(font)
    wide = metrics.horizontalAdvance(text)
    left = -wide / 2 if middle else 0.0
    room = QRectF(left - 2, -metrics.ascent(), wide + 4, metrics.height())

    def paint(painter: QPainter) -> None:
        painter.setFont(font)
        painter.setPen(style.theme.text)
        painter.drawText(QPointF(left, 0), text)

    return style.picture(room, paint)


def paint_numeral(style: Style, value: int) -> Picture:
    """The roundel on an eight's cover, around the origin."""
    u, theme = style.u, style.theme

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(theme.turn_ring, style.hair(2)))
        painter.setBrush(theme.plate)
        painter.drawEllipse(QPointF(0, 0), u(18), u(18))
        painter.setFont(style.sans(20, 800))
        painter.setPen(theme.text)
        painter.drawText(QRectF(-u(20), -u(20.5), u(40), u(40)), CENTRE, str(value))

    return style.picture(QRectF(-u(20), -u(20), u(40), u(40)), paint)


def paint_place(style: Style, width: float, height: float) -> Picture:
    """The dashed outline where our card goes, around the origin."""
    rect = QRectF(-width / 2, -height / 2, width, height)

    def paint(painter: QPainter) -> None:
        painter.setOpacity(0.8)
        dashed(painter, style, rect, width * CORNER, 1.8)

    return style.picture(rect.adjusted(-2, -2, 2, 2), paint)


def paint_focus_frame(style: Style, size: QSizeF, radius: float) -> Picture:
    """The keyboard ring around a plate, an eight or a pile; origin at the top left."""
    u, theme = style.u, style.theme
    rect = QRectF(0, 0, size.width(), size.height()).adjusted(-u(5), -u(5), u(5), u(5))

    def paint(painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.focus_dark, 7.0), (theme.focus_cream, 3.4)):
            painter.setPen(QPen(colour, u(width)))
            painter.drawRoundedRect(rect, radius + u(5), radius + u(5))

    return style.picture(rect.adjusted(-u(4), -u(4), u(4), u(4)), paint)
