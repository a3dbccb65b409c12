"""The veil over the table with holes for what a step is about, and the paper of its callout."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.lesson.placing import apart
from kominek_desktop.gui.panels.style import Style, faded
from kominek_desktop.gui.table.marks import paint_teeth

DARKNESS = 0.59
FADE_MS = 150
HOLE_RADIUS, PAPER_RADIUS, BORDER = 10.0, 12.0, 1.6
TAIL, TAIL_FOOT = 84.0, 46.0
TOOTH, PITCH = 5.0, 11.0


class Veil(QWidget):
    """Lies over the table and lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._style: Style | None = None
        self._holes: tuple[QRectF, ...] = ()
        self._paper = QRectF()
        self._strength = 0.0
        self._fading = QVariantAnimation(self)
        self._fading.setDuration(FADE_MS)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fading.valueChanged.connect(self._on_fade)
        self.hide()

    def holes(self) -> tuple[QRectF, ...]:
        """What is left free; the callout's tail points to the first."""
        return self._holes

    def paper(self) -> QRectF:
        """Where the callout stands."""
        return self._paper

    def spread(
        self, style: Style, holes: Sequence[QRectF], paper: QRectF, *, at_once: bool
    ) -> None:
        """Be there with these holes and this paper; a veil that comes anew darkens slowly unless
        ``at_once``."""
        self._style, self._holes, self._paper = style, tuple(holes), paper
        if self.isHidden():
            self._strength = 1.0 if at_once else 0.0
            self.show()
            if not at_once:
                self._fading.start()
        self.update()

    def lift(self) -> None:
        """Be gone, and with it the paper."""
        self._fading.stop()
        self.hide()

    @Slot(object)
    def _on_fade(self, value: float) -> None:
        self._strength = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darkness, frames of gold, then the paper with its tail."""
        style = self._style
        if style is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        free = QPainterPath()
        radius = style.u(HOLE_RADIUS)
        for hole in self._holes:
            rounded = QPainterPath()
            rounded.addRoundedRect(hole, radius, radius)
            free = free.united(rounded)
        dark = QPainterPath()
        dark.addRect(QRectF(self.rect()))
        painter.fillPath(
            dark.subtracted(free), faded(style.theme.focus_dark, DARKNESS * self._strength)
        )
        for colour, width in ((style.theme.gold_rim, 6.0), (style.theme.gold, 3.0)):
            painter.setPen(QPen(faded(colour, self._strength), style.stroke(width)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(free)
        if not self._paper.isEmpty():
            self._paint_paper(painter, style)

    def _paint_paper(self, painter: QPainter, style: Style) -> None:
        theme, paper, radius = style.theme, self._paper, style.u(PAPER_RADIUS)
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, down, alpha in ((2, 3, 0.4), (6, 6, 0.24), (12, 10, 0.13)):
            painter.setBrush(faded(theme.shadow, alpha * theme.shadow_strength))
            wide = style.u(grow)
            shadow = paper.adjusted(-wide, -wide, wide, wide).translated(0, style.u(down))
            painter.drawRoundedRect(shadow, radius + wide, radius + wide)
        shape = QPainterPath()
        shape.addRoundedRect(paper, radius, radius)
        if self._holes:
            shape = shape.united(_tail(paper, self._holes[0], style))
        painter.setPen(QPen(theme.bubble_border, style.stroke(BORDER)))
        painter.setBrush(theme.tile)
        painter.drawPath(shape)
        inset = style.u(14)
        colour = QColor(faded(theme.bubble_border, 0.45))
        left, right = paper.left() + inset, paper.right() - inset
        top = paper.top() + style.u(12)
        paint_teeth(painter, left, right, top, style.u(TOOTH), style.u(PITCH), colour)


def _tail(paper: QRectF, hole: QRectF, style: Style) -> QPainterPath:
    """A horn from the paper's edge towards the hole; none where they touch."""
    path = QPainterPath()
    across, down = apart(paper, hole)
    gap = math.hypot(across, down)
    if gap < style.u(10):
        return path
    foot, corner = style.u(TAIL_FOOT), style.u(PAPER_RADIUS)
    aim = QPointF(_between(paper.center().x(), hole), _between_down(paper.center().y(), hole))
    if across >= down:
        side = paper.left() if hole.center().x() < paper.center().x() else paper.right()
        low = paper.bottom() - corner - foot / 2
        root = QPointF(side, max(paper.top() + corner + foot / 2, min(low, aim.y())))
        along = QPointF(0, foot / 2)
    else:
        side = paper.top() if hole.center().y() < paper.center().y() else paper.bottom()
        far = paper.right() - corner - foot / 2
        root = QPointF(max(paper.left() + corner + foot / 2, min(far, aim.x())), side)
        along = QPointF(foot / 2, 0)
    way = aim - root
    length = math.hypot(way.x(), way.y())
    reach = max(0.0, min(style.u(TAIL), length - style.u(9)))
    tip = root + way * (reach / max(1.0, length))
    inside = QPointF(0, 0)
    towards = paper.center() - root
    if across >= down:
        inside = QPointF(math.copysign(2.0, towards.x()), 0)
    else:
        inside = QPointF(0, math.copysign(2.0, towards.y()))
    path.moveTo(root + along + inside)
    path.quadTo(root + along * 0.3, tip)
    path.quadTo(root - along * 0.3, root - along + inside)
    path.closeSubpath()
    return path


def _between(x: float, hole: QRectF) -> float:
    return max(hole.left(), min(hole.right(), x))


def _between_down(y: float, hole: QRectF) -> float:
    return max(hole.top(), min(hole.bottom(), y))
