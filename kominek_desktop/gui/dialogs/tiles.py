"""Choices that are shown as the things themselves: pictures to pick from, in rows that wrap."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kominek_desktop.gui.dialogs.base import label
from kominek_desktop.gui.dialogs.setting_rows import GAP, SettingRow, label_width, plain
from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.style import scale_in_force, theme_in_force
from kominek_desktop.gui.table.marks import paint_tick
from kominek_desktop.gui.texts.settings_words import setting
from kominek_desktop.session.settings import Settings

EDGE, NAME_GAP, BETWEEN = 8, 2, 10
NAME_PX = 15
DISC, MARK_GAP = 17.0, 6.0


class PictureTile(QAbstractButton):
    """A picture that can be taken, with its name under it unless ``named`` is False.

    A name that finds no room is cut at its end, and is a tool tip as well; a tile that ``grows``
    becomes as wide as its name.
    """

    def __init__(self, width: int, height: int, named: bool = True, grows: bool = False) -> None:
        """``width`` and ``height`` of the picture, in logical pixels."""
        super().__init__()
        self._room = QSize(width, height)
        self._named, self._grows = named, grows
        self._picture: QPixmap | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_name(self, name: str) -> None:
        """The words under the picture."""
        self.setText(name.replace("&", "&&"))
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def set_picture(self, picture: QPixmap) -> None:
        """What is chosen."""
        self._picture = picture
        self.update()

    @property
    def picture(self) -> QPixmap | None:
        """The picture, once there is one."""
        return self._picture

    def sizeHint(self) -> QSize:
        """Picture and name."""
        wide, high = self._room.width(), self._room.height()
        metrics = QFontMetricsF(_name_font())
        if self._named:
            high += NAME_GAP + round(metrics.height())
        if self._grows:
            name = metrics.horizontalAdvance(self.accessibleName())
            wide = max(wide, ceil(name + DISC + MARK_GAP))
        return QSize(wide + 2 * EDGE, high + 2 * EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame, picture, name, and the sign of the taken one."""
        theme = theme_in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        on = self.isChecked()
        width = 2.4 if on else 1.4
        box = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        edge = theme.accent if on else theme.control_border if self.underMouse() else theme.line
        painter.setPen(QPen(edge, width))
        painter.setBrush(theme.selected if on else theme.panel)
        painter.drawRoundedRect(box, 10, 10)
        self._paint_picture(painter)
        if self._named:
            self._paint_name(painter)
        elif on:
            paint_tick(painter, QRectF(self.width() - DISC - 2, 2, DISC, DISC))

    def _paint_picture(self, painter: QPainter) -> None:
        if self._picture is None:
            return
        size = self._picture.size() / self._picture.devicePixelRatio()
        most = self.width() - 2
        wide, high = float(size.width()), float(size.height())
        if wide > most:
            wide, high = most, high * most / wide
        middle = EDGE + self._room.height() / 2
        area = QRectF((self.width() - wide) / 2, middle - high / 2, wide, high)
        if wide == size.width():
            area.moveTo(round(area.x()), round(area.y()))  # unscaled pictures stay sharp
        painter.drawPixmap(area, self._picture, QRectF(self._picture.rect()))

    def _paint_name(self, painter: QPainter) -> None:
        """The name in the middle; that of the taken tile after a tick."""
        font = _name_font()
        metrics = QFontMetricsF(font)
        mark = DISC + MARK_GAP if self.isChecked() else 0.0
        room = self.width() - 2 * EDGE - mark
        shown = metrics.elidedText(self.accessibleName(), Qt.TextElideMode.ElideRight, room)
        left = (self.width() - mark - metrics.horizontalAdvance(shown)) / 2
        line = self.height() - EDGE - metrics.descent()
        if mark:
            middle = line - metrics.capHeight() / 2
            paint_tick(painter, QRectF(left, middle - DISC / 2, DISC, DISC))
        painter.setFont(font)
        painter.setPen(theme_in_force().text)
        painter.drawText(QPointF(left + mark, line), shown)


class Flow(QWidget):
    """Tiles side by side, in as many lines as they need at the width there is."""

    def __init__(self, tiles: Iterable[PictureTile] = ()) -> None:
        super().__init__()
        self.tiles: list[PictureTile] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for tile in tiles:
            self.add(tile)

    def add(self, tile: PictureTile) -> None:
        """One more at the end."""
        tile.setParent(self)
        tile.show()
        self.tiles.append(tile)
        self.fit()

    def remove(self, tile: PictureTile) -> None:
        """Take a tile out for good."""
        self.tiles.remove(tile)
        tile.hide()
        tile.deleteLater()
        self.fit()

    def one_line(self) -> int:
        """The width of all tiles in one line."""
        return sum(tile.sizeHint().width() + BETWEEN for tile in self.tiles) - BETWEEN

    def fit(self) -> None:
        """Put every tile in its place, and be as high as that takes."""
        x = y = high = 0
        for tile in self.tiles:
            size = tile.sizeHint().boundedTo(QSize(max(60, self.width()), 10_000))
            if x and x + size.width() > self.width():
                x, y, high = 0, y + high + BETWEEN, 0
            tile.setGeometry(x, y, size.width(), size.height())
            x += size.width() + BETWEEN
            high = max(high, size.height())
        self.setFixedHeight(max(1, y + high))

    def minimumSizeHint(self) -> QSize:
        """As narrow as may be."""
        return QSize(60, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit into the new width."""
        super().resizeEvent(event)
        self.fit()


class TilesRow(SettingRow):
    """A label and a tile for each value; where they find no room in one line, under the label."""

    def __init__(self, name: str, tiles: Mapping[object, PictureTile]) -> None:
        super().__init__(name)
        self.tiles = dict(tiles)
        self.flow = Flow(self.tiles.values())
        self.group = QButtonGroup(self)
        for tile in self.tiles.values():
            self.group.addButton(tile)
        self._label = label("row", wrap=True)
        self._label.setTextFormat(Qt.TextFormat.AutoText)
        self._note = label("second", wrap=True)
        self._note.hide()
        beside = QVBoxLayout()
        beside.setSpacing(4)
        beside.addWidget(self.flow)
        beside.addWidget(self._note)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 4, 0, 4)
        self._box.setSpacing(GAP)
        self._box.addWidget(self._label)
        self._box.addLayout(beside, 1)
        self.group.buttonClicked.connect(self._tell)

    def retranslate(self) -> None:
        """Set every text anew."""
        words = setting(self.name)
        self._label.setText(words.label)
        for value, name in words.choices:
            self.tiles[value].set_name(name)
        for tile in self.tiles.values():
            tile.setAccessibleDescription(plain(words.label))
        self.set_note(words.note)
        self.fit()

    def set_note(self, text: str) -> None:
        """The smaller line under the tiles."""
        self._note.setText(text)
        self._note.setVisible(bool(text))

    def show_settings(self, settings: Settings) -> None:
        """Take the tile of the value."""
        self.take(getattr(settings, self.name))

    def add(self, value: object, tile: PictureTile) -> None:
        """One more choice, whose tile stands elsewhere and has a name already."""
        self.tiles[value] = tile
        self.group.addButton(tile)

    def drop(self, value: object) -> None:
        """A choice that stands elsewhere is there no more."""
        self.group.removeButton(self.tiles.pop(value))

    def take(self, value: object) -> None:
        """Take a tile without telling; none for a value that has none."""
        self.group.setExclusive(False)
        for other, tile in self.tiles.items():
            tile.setChecked(other == value)
        self.group.setExclusive(True)
        taken = self.tiles.get(value) or next(iter(self.tiles.values()))
        self._label.setBuddy(taken)

    def fit(self) -> None:
        """All labels of a page are equally wide."""
        wide = label_width(self.width())
        beside = wide + GAP + self.flow.one_line() <= self.width()
        ways = QBoxLayout.Direction
        self._box.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._box.setSpacing(GAP if beside else 4)
        self._label.setFixedWidth(wide if beside else max(wide, self.width()))
        for tile in self.tiles.values():
            tile.updateGeometry()
        self.flow.fit()

    def _tell(self, tile: PictureTile) -> None:
        for value, other in self.tiles.items():
            if other is tile:
                self.edited.emit(self.name, value)
                return


def _name_font() -> QFont:
    return sans(NAME_PX * scale_in_force(), 700)
