"""Small pictures in the list of settings pages."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from kominek_desktop.gui.dialogs.controls import stroke
from kominek_desktop.gui.fonts import serif
from kominek_desktop.gui.style import theme_in_force
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces, margin
from kominek_desktop.gui.table.hearth import hearth
from kominek_desktop.gui.table.marks import paint_flame, paint_roundel
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.rules.cards import Card, Rank, Suit

ICON = 30


def page_icon(page: str, dpr: float) -> QIcon:
    """The icon of a page by its id, in the theme in force; empty for an unknown page."""
    picture = QPixmap(round(ICON * dpr), round(ICON * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    area = QRectF(0, 0, ICON, ICON)
    match page:
        case "game":
            painter.translate(area.center())
            painter.scale(ICON / 176, ICON / 176)
            hearth().paint(painter)
        case "players":
            paint_roundel(painter, area.adjusted(1, 1, -1, -1), ours=False)
        case "table":
            _paint_card(painter, dpr)
        case "motion":
            paint_flame(painter, area)
        case "access":
            _paint_figure(painter)
        case "language":
            painter.setPen(theme_in_force().text)
            painter.setFont(serif(20, 800))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "Aя")
    painter.end()
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


def _paint_card(painter: QPainter, dpr: float) -> None:
    width = 19.0
    faces = Faces(rank_letters(), theme_in_force())
    face = faces.card(Card(Rank.KING, Suit.HEARTS), width, dpr)
    edge = margin(width)
    painter.translate(ICON / 2, ICON / 2)
    painter.rotate(-5)
    painter.drawPixmap(QPointF(-width / 2 - edge, -width * CARD_RATIO / 2 - edge), face)


def _paint_figure(painter: QPainter) -> None:
    """A person in a circle."""
    text = theme_in_force().text
    painter.setPen(stroke(text, 2.2))
    painter.drawEllipse(QPointF(15, 15), 13, 13)
    painter.drawLine(QPointF(8.5, 12), QPointF(21.5, 12))
    painter.drawLine(QPointF(15, 12), QPointF(15, 17))
    painter.drawLine(QPointF(15, 17), QPointF(11, 23))
    painter.drawLine(QPointF(15, 17), QPointF(19, 23))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(text)
    painter.drawEllipse(QPointF(15, 7.8), 2.4, 2.4)
