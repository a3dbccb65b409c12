"""The course of a match in a strip: a chip for every deal, and a mark for every trick of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.pages.look_marks import Mark
from kominek_desktop.gui.sheet.coats import paint_coat
from kominek_desktop.gui.style import scale_in_force, set_role, theme_in_force
from kominek_desktop.gui.table.faces import CARD_RATIO
from kominek_desktop.gui.table.marks import paint_roundel
from kominek_desktop.gui.texts import look as words

HIGH = 42
BAR = 14  # of the scroll bar, with the room above it
PAD, GAP = 10, 6
NUMBER, FIGURE = 15, 16
COAT = 17
TRICK_WIDTH, SIGN = 30, 17


def _high() -> int:
    return round(HIGH * max(1.0, scale_in_force()))


class Stop(QAbstractButton):
    """A place in the strip. It is reached by the keys of the page, so that the way with Tab stays
    short; a reader finds and presses it like any button."""

    def __init__(self, number: int, parent: QWidget) -> None:
        """``number`` counts from 1."""
        super().__init__(parent)
        self.number = number
        self._here = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def here(self) -> bool:
        """Whether this is the one that is shown."""
        return self._here

    def set_here(self, on: bool) -> None:
        """Mark it as the one that is shown, or not. (A button that can be checked would be
        switched by a reader instead of pressed.)"""
        self._here = on
        self.setAccessibleDescription(words.here() if on else "")
        self.update()

    def _paint_box(self, painter: QPainter) -> None:
        theme = theme_in_force()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        here = self._here
        wide = 2.4 if here else 1.4
        edge = theme.accent if here else theme.control_border if self.underMouse() else theme.line
        painter.setPen(QPen(edge, wide))
        painter.setBrush(theme.selected if here else theme.panel)
        box = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        painter.drawRoundedRect(box, 9, 9)


Place = TypeVar("Place", bound=Stop)


class DealChip(Stop):
    """A deal: its number, and what it brought."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(number, parent)
        self._mark = Mark()

    def set_mark(self, mark: Mark) -> None:
        """What the deal brought, empty while it is not over."""
        self._mark = mark
        name = words.deal(self.number, mark.spoken)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as what stands on it."""
        scale = scale_in_force()
        number, figure = (
            QFontMetricsF(sans(NUMBER * scale)),
            QFontMetricsF(sans(FIGURE * scale, 800)),
        )
        wide = 2 * PAD + number.horizontalAdvance(str(self.number))
        if self._mark.figure:
            wide += GAP + figure.horizontalAdvance(self._mark.figure)
        wide += len(self._mark.coats) * (COAT * max(1.0, scale) + 3)
        return QSize(max(_high(), round(wide)), _high())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Number, figure, coats."""
        theme, scale, mark = theme_in_force(), scale_in_force(), self._mark
        painter = QPainter(self)
        self._paint_box(painter)
        left = float(PAD)
        if not mark.figure:
            wide = QFontMetricsF(sans(NUMBER * scale)).horizontalAdvance(str(self.number))
            left = (self.width() - wide) / 2
        left = self._write(painter, left, NUMBER * scale, 500, str(self.number), theme.second)
        ink = theme.cost if mark.loss else theme.text
        left = self._write(painter, left + GAP, FIGURE * scale, 800, mark.figure, ink)
        wide = COAT * max(1.0, scale)
        for kind in mark.coats:
            top = (self.height() - wide * CARD_RATIO) / 2
            paint_coat(painter, kind, QRectF(left + 3, top, wide, wide * CARD_RATIO))
            left += wide + 3

    def _write(
        self, painter: QPainter, left: float, px: float, weight: int, text: str, ink: QColor
    ) -> float:
        """Returns where the text ends."""
        font = sans(px, weight)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(left, (self.height() + metrics.capHeight()) / 2), text)
        return left + metrics.horizontalAdvance(text)


class TrickMark(Stop):
    """A trick: its number over the sign of the pair that took it."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(number, parent)
        self._ours: bool | None = None

    def set_winner(self, ours: bool | None, name: str) -> None:
        """Who took it; None and an empty name where the record ends before."""
        self._ours = ours
        told = words.trick(self.number, name)
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def sizeHint(self) -> QSize:
        """Narrow."""
        return QSize(round(TRICK_WIDTH * max(1.0, scale_in_force())), _high())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Number and sign."""
        theme, scale = theme_in_force(), scale_in_force()
        painter = QPainter(self)
        self._paint_box(painter)
        font = sans(13 * scale, 700)
        metrics = QFontMetricsF(font)
        size = SIGN * max(1.0, scale)
        top = (self.height() - metrics.capHeight() - 4 - size) / 2
        painter.setFont(font)
        painter.setPen(theme.text)
        text = str(self.number)
        left = (self.width() - metrics.horizontalAdvance(text)) / 2
        painter.drawText(QPointF(left, top + metrics.capHeight()), text)
        sign = QRectF((self.width() - size) / 2, top + metrics.capHeight() + 4, size, size)
        if self._ours is not None:
            paint_roundel(painter, sign, self._ours)
        else:
            painter.setPen(QPen(theme.control_border, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(sign.adjusted(1, 1, -1, -1))


class TrickRow(QWidget):
    """The tricks of the deal that is shown. ``wanted`` tells the number of one."""

    wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marks: list[TrickMark] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)

    def show_tricks(self, tricks: Sequence[tuple[bool | None, str]]) -> None:
        """Whether we took each, and who."""
        _fit_number(self.marks, len(tricks), self._make)
        for mark, (ours, name) in zip(self.marks, tricks, strict=True):
            mark.set_winner(ours, name)

    def set_here(self, number: int) -> None:
        """The trick that is played, 0 for none."""
        for mark in self.marks:
            mark.set_here(mark.number == number)

    def _make(self, number: int) -> TrickMark:
        mark = TrickMark(number, self)
        mark.clicked.connect(self._press)
        self._row.addWidget(mark)
        mark.show()
        return mark

    @Slot()
    def _press(self) -> None:
        mark = self.sender()
        if isinstance(mark, TrickMark):
            self.wanted.emit(mark.number)


class DealStrip(QScrollArea):
    """The deals of a match; the wheel moves the strip. ``wanted`` tells the number of one."""

    wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[DealChip] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        self._page = QWidget()
        set_role(self._page, "page")
        self._row = QHBoxLayout(self._page)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._row.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setWidgetResizable(True)
        self.setWidget(self._page)
        self._page.setAutoFillBackground(False)
        self.refresh_look()

    def show_deals(self, marks: Sequence[Mark]) -> None:
        """What each deal brought."""
        _fit_number(self.chips, len(marks), self._make)
        for chip, mark in zip(self.chips, marks, strict=True):
            chip.set_mark(mark)
        self.refresh_look()

    def set_here(self, number: int) -> None:
        """The deal that is shown; it is scrolled to."""
        for chip in self.chips:
            chip.set_here(chip.number == number)
            if chip.number == number:
                self._row.activate()
                self.ensureWidgetVisible(chip, 60, 0)

    def refresh_look(self) -> None:
        """Another size of texts."""
        for chip in self.chips:
            chip.updateGeometry()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The bar takes its room only where there is something to scroll."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        need = sum(chip.sizeHint().width() + GAP for chip in self.chips) - GAP
        high = _high() + (BAR if need > self.viewport().width() else 0)
        if high != self.height():
            self.setFixedHeight(high)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Either direction of the wheel moves along the strip."""
        turned = event.angleDelta()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - (turned.x() or turned.y()))
        event.accept()

    def _make(self, number: int) -> DealChip:
        chip = DealChip(number, self._page)
        chip.clicked.connect(self._press)
        self._row.addWidget(chip)
        chip.show()
        return chip

    @Slot()
    def _press(self) -> None:
        chip = self.sender()
        if isinstance(chip, DealChip):
            self.wanted.emit(chip.number)


def _fit_number(there: list[Place], count: int, make: Callable[[int], Place]) -> None:
    """So many of them, new ones made by their number."""
    while len(there) > count:
        gone = there.pop()
        gone.hide()
        gone.deleteLater()
    while len(there) < count:
        there.append(make(len(there) + 1))
