"""Controls that the style sheet alone cannot draw: marks, chevrons, segments, radio cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QWidget,
)

from kominek_desktop.gui.fonts import sans, serif
from kominek_desktop.gui.style import scale_in_force, set_role, theme_in_force
from kominek_desktop.gui.table.marks import paint_teeth

LINE_GAP = 3
EDIT_EDGE = 2


@dataclass(frozen=True, slots=True)
class Item:
    """One choice of a combo or of segments; ``spoken`` is read aloud in place of a short text."""

    value: object
    text: str
    spoken: str = ""


def stroke(colour: QColor, width: float) -> QPen:
    """A pen with round ends."""
    return QPen(
        colour,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


class Combo(QComboBox):
    """A combo box with a chevron; the wheel scrolls the page instead of changing a value."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(self._tell)

    def set_items(self, items: Iterable[Item]) -> None:
        """Replace the choices; the chosen value stays chosen when it is still there."""
        value = self.value()
        self.blockSignals(True)
        self.clear()
        for item in items:
            self.addItem(item.text, item.value)
        self.blockSignals(False)
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 24)
        self.set_value(value)

    def value(self) -> object:
        """The value of the chosen item."""
        return self.currentData()

    def set_value(self, value: object) -> None:
        """Choose without telling."""
        for index in range(self.count()):
            if self.itemData(index) == value:
                self.blockSignals(True)
                self.setCurrentIndex(index)
                self.blockSignals(False)
                self.update()
                return

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """A text that finds no room is cut with dots."""
        super().initStyleOption(option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room.width() - EDIT_EDGE
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The styled box, then the chevron, which only a box that can be opened has."""
        super().paintEvent(event)
        if not self.isEnabled():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(stroke(theme_in_force().second, 2.2))
        middle = QPointF(self.width() - 18.0, self.height() / 2)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            middle.setX(18.0)
        arms = [middle + QPointF(-5, -2.5), middle + QPointF(0, 2.5), middle + QPointF(5, -2.5)]
        painter.drawPolyline(QPolygonF(arms))

    def _tell(self, index: int) -> None:
        self.picked.emit(self.itemData(index))


class Tick(QCheckBox):
    """A check box with a drawn tick."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The styled box, then the tick."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(stroke(theme_in_force().on_accent, 2.6))
        middle = QRectF(box).center()
        arms = [middle + QPointF(-5, 0.5), middle + QPointF(-1.5, 4), middle + QPointF(5.5, -4)]
        painter.drawPolyline(QPolygonF(arms))


class Segments(QFrame):
    """Two to five short choices in a pill, one of them taken. One Tab stop; arrows move."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "pill")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._tell)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 2, 2, 2)
        self._row.setSpacing(2)

    def set_items(self, items: Iterable[Item]) -> None:
        """Replace the texts, and the choices where they are others; the taken one stays."""
        wanted = list(items)
        value = self.value()
        if [item.value for item in wanted] != self._values:
            for button in self._group.buttons():
                self._group.removeButton(button)
                button.deleteLater()
            for index in range(len(wanted)):
                button = QPushButton(self)
                button.setCheckable(True)
                button.setAutoDefault(False)
                set_role(button, "segment")
                self._group.addButton(button, index)
                self._row.addWidget(button)
            self._values = [item.value for item in wanted]
        for button, item in zip(self._group.buttons(), wanted, strict=True):
            button.setText(item.text)
            button.setAccessibleName(item.spoken or item.text)
        self._set_proxy()
        self.set_value(value)

    def value(self) -> object:
        """The value of the taken choice, None when none is."""
        index = self._group.checkedId()
        return self._values[index] if 0 <= index < len(self._values) else None

    def set_value(self, value: object) -> None:
        """Take a choice without telling; a value that is no choice takes none."""
        self._group.setExclusive(False)
        for index, button in enumerate(self._group.buttons()):
            button.setChecked(self._values[index] == value)
        self._group.setExclusive(True)
        self._set_proxy()

    def buttons(self) -> list[QAbstractButton]:
        """The choices in their order."""
        return self._group.buttons()

    def setAccessibleName(self, name: str) -> None:
        """The question that the choices answer; each of them carries it as description."""
        super().setAccessibleName(name)
        for button in self._group.buttons():
            button.setAccessibleDescription(name)

    def _set_proxy(self) -> None:
        target = self._group.checkedButton() or next(iter(self._group.buttons()), None)
        if target is not None:
            self.setFocusProxy(target)

    def _tell(self, index: int) -> None:
        self._set_proxy()
        self.picked.emit(self._values[index])


class RadioCard(QAbstractButton):
    """A choice with room: a radio sign, a name, a second line, and perhaps a picture."""

    def __init__(
        self, height: int = 66, large: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._height = height
        self._large = large
        self._second = ""
        self._picture: QPixmap | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, name: str, second: str) -> None:
        """The two lines."""
        self.setText(name)
        self._second = second
        self.setAccessibleName(name)
        self.setAccessibleDescription(second)
        self.updateGeometry()
        self.update()

    def set_picture(self, picture: QPixmap | None) -> None:
        """What stands at the right end."""
        self._picture = picture
        self.update()

    @property
    def second(self) -> str:
        """The second line."""
        return self._second

    def sizeHint(self) -> QSize:
        """As high as asked for, more with large texts."""
        scale = scale_in_force()
        width = 68 + max(
            QFontMetricsF(self._name_font()).horizontalAdvance(self.text()),
            QFontMetricsF(sans(self._second_px())).horizontalAdvance(self._second),
        )
        return QSize(round(width) + 12, round(self._height * max(1.0, scale)))

    def minimumSizeHint(self) -> QSize:
        """May be narrow: long texts are cut at the end."""
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Card, sign, texts, picture."""
        theme = theme_in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        width = 2.4 if on else 1.4
        box = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        edge = theme.accent if on else theme.control_border if self.underMouse() else theme.line
        painter.setPen(QPen(edge, width))
        painter.setBrush(theme.selected if on else theme.panel)
        painter.drawRoundedRect(box, 10, 10)
        self._paint_sign(painter, QPointF(22 + (6 if self._large else 0), self.height() / 2))
        left = 54 if self._large else 44
        right = self.width() - 10
        if self._picture is not None and self._has_room(left):
            ratio = self._picture.devicePixelRatio()
            size = self._picture.size() / ratio
            right -= size.width() + 20
            painter.drawPixmap(right + 10, (self.height() - size.height()) // 2, self._picture)
        self._paint_words(painter, QRect(left, 0, right - left, self.height()))

    def _has_room(self, left: int) -> bool:
        """Whether the name keeps its room beside the picture."""
        if self._picture is None:
            return False
        wide = self._picture.width() / self._picture.devicePixelRatio() + 30
        name = QFontMetricsF(self._name_font()).horizontalAdvance(self.text())
        return left + name + wide <= self.width()

    def _name_font(self) -> QFont:
        scale = scale_in_force()
        return serif(24 * scale) if self._large else sans(17 * scale, 700)

    def _second_px(self) -> float:
        return (15 if self._large else 14) * scale_in_force()

    def _paint_sign(self, painter: QPainter, middle: QPointF) -> None:
        theme = theme_in_force()
        painter.setPen(QPen(theme.control_border, 1.8))
        painter.setBrush(theme.field)
        painter.drawEllipse(middle, 10, 10)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawEllipse(middle, 5.5, 5.5)

    def _paint_words(self, painter: QPainter, area: QRect) -> None:
        theme = theme_in_force()
        name, second = self._name_font(), sans(self._second_px())
        name_metrics, second_metrics = QFontMetricsF(name), QFontMetricsF(second)
        total = name_metrics.height() + LINE_GAP + second_metrics.height()
        top = area.top() + (area.height() - total) / 2
        for font, metrics, text, colour in (
            (name, name_metrics, self.text(), theme.text),
            (second, second_metrics, self._second, theme.second),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
            painter.drawText(QPointF(area.left(), top + metrics.ascent()), shown)
            top += metrics.height() + LINE_GAP


class Teeth(QWidget):
    """The carved edge under a title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A line and a row of teeth hanging from it."""
        colour = QColor(theme_in_force().panel_border)
        painter = QPainter(self)
        painter.fillRect(QRectF(0, 0, self.width(), 1.6), colour)
        colour.setAlphaF(0.63)
        paint_teeth(painter, 0, self.width(), 1.6, 5, 11, colour)


class Diamond(QWidget):
    """The mark of a difference from the printed rules; keeps its place when there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(16, 16)
        self._on = False

    def set_on(self, on: bool) -> None:
        """Whether there is a difference."""
        if on != self._on:
            self._on = on
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The diamond."""
        if self._on:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme_in_force().accent)
            middle = QRectF(self.rect()).center()
            points = [QPointF(0, -6), QPointF(6, 0), QPointF(0, 6), QPointF(-6, 0)]
            painter.drawPolygon(QPolygonF([middle + point for point in points]))
