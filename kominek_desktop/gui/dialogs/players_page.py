"""The page of the players: a level for every seat, what levels are worth, the names."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from kominek_desktop.gui.appearance import company_for
from kominek_desktop.gui.dialogs.base import frame, label, rule_line
from kominek_desktop.gui.dialogs.controls import Combo, Item, Segments
from kominek_desktop.gui.dialogs.setting_pages import SettingsPage
from kominek_desktop.gui.dialogs.setting_rows import SettingRow, TickRow
from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.strength import OVER_THE_NEXT
from kominek_desktop.gui.style import scale_in_force, set_role, theme_in_force
from kominek_desktop.gui.table.marks import paint_roundel
from kominek_desktop.gui.texts import dialogs as dialog_texts
from kominek_desktop.gui.texts import settings_words as texts
from kominek_desktop.gui.texts.window import default_names
from kominek_desktop.session.settings import Settings

PLACES = {"partner": 2, "left": 1, "right": 3}
"""The fields of the levels, in the order of the page, and their seats at a table of four."""
OURS = frozenset({0, 2})
ROUNDEL, SMALL_ROUNDEL = 46, 40
LEAST_NAME = 120
GAP, EDGE = 12, 15
COMBO = 150
FIGURE = 22


class Roundel(QWidget):
    """The sign of a seat's pair."""

    def __init__(self, ours: bool, size: int) -> None:
        super().__init__()
        self.setFixedSize(size, size)
        self._ours = ours

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_roundel(painter, QRectF(self.rect()), self._ours)


class LevelCard(SettingRow):
    """A player with name and role, and the levels to choose from as segments; where these find no
    room, as a combo. The partner's choice is closed while he plays at full strength."""

    def __init__(self, name: str, levels: tuple[str, ...]) -> None:
        super().__init__(name)
        self._seat = PLACES[name]
        self._levels = levels
        self._settings = Settings()
        self.segments, self.combo = Segments(), Combo()
        self.player, self.role = label("strong"), label("second", wrap=True)
        card = frame("card")
        words = QVBoxLayout()
        words.setSpacing(1)
        for line in (self.player, self.role):
            line.setMinimumWidth(1)
            words.addWidget(line)
        row = QHBoxLayout(card)
        row.setContentsMargins(EDGE, 9, EDGE, 9)
        row.setSpacing(GAP)
        row.addWidget(Roundel(self._seat in OURS, ROUNDEL))
        row.addLayout(words, 1)
        row.addWidget(self.segments)
        row.addWidget(self.combo)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 3, 0, 3)
        whole.addWidget(card)
        for control in (self.segments, self.combo):
            control.picked.connect(self._tell)

    def retranslate(self) -> None:
        """Set every text anew."""
        items = [Item(level, dialog_texts.player_kind(level)) for level in self._levels]
        self.role.setText(dialog_texts.seat_role(self._seat))
        self.segments.set_items(items)
        self.combo.set_items(items)
        self.show_settings(self._settings)
        self.fit()

    def show_settings(self, settings: Settings) -> None:
        """Name and level."""
        self._settings = settings
        name = company_for(settings).names[self._seat]
        self.player.setText(name)
        closed = self.name == "partner" and settings.partner_full
        level = settings.partner_level() if closed else getattr(settings, self.name)
        asked = texts.level_of(dialog_texts.seat_role(self._seat), name)
        for control in (self.segments, self.combo):
            control.set_value(level)
            control.setEnabled(not closed)
            control.setAccessibleName(asked)

    def fit(self) -> None:
        """Segments while the name keeps its room beside them."""
        others = ROUNDEL + LEAST_NAME * scale_in_force() + 3 * GAP + 2 * EDGE
        roomy = others + self.segments.sizeHint().width() <= self.width()
        self.segments.setVisible(roomy)
        self.combo.setFixedWidth(round(COMBO * scale_in_force()))
        self.combo.setVisible(not roomy)

    def _tell(self, level: object) -> None:
        self.edited.emit(self.name, level)


class Figure(QLabel):
    """A number in the accent colour that is seen first."""

    def sizeHint(self) -> QSize:
        """As large as its font."""
        metrics = QFontMetricsF(self._font())
        return QSize(ceil(metrics.horizontalAdvance(self.text())), ceil(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The number."""
        painter = QPainter(self)
        painter.setFont(self._font())
        painter.setPen(theme_in_force().accent)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, self.text())

    def _font(self) -> QFont:
        return sans(FIGURE * scale_in_force(), 800)


class Strength(QFrame):
    """What each level is worth over the one below, as measured."""

    def __init__(self) -> None:
        super().__init__()
        set_role(self, "card")
        self._head = label("strong", wrap=True)
        self.figures = [Figure() for _ in OVER_THE_NEXT]
        self._pairs = [label("second", wrap=True) for _ in OVER_THE_NEXT]
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(2)
        for place, (figure, pair) in enumerate(zip(self.figures, self._pairs, strict=True)):
            self._grid.addWidget(figure, 0, place)
            self._grid.addWidget(pair, 1, place, Qt.AlignmentFlag.AlignTop)
            self._grid.setColumnStretch(place, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 11)
        column.setSpacing(6)
        column.addWidget(self._head)
        column.addLayout(self._grid)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._head.setText(texts.strength_head())
        for place, (level, below, lead) in enumerate(OVER_THE_NEXT):
            words = texts.strength_pair(level, below)
            self.figures[place].setText(texts.signed(lead))
            self.figures[place].setAccessibleName(f"{texts.signed(lead)}, {words}")
            self._pairs[place].setText(words)


class PlayersPage(SettingsPage):
    """Levels and names of the seats."""

    fields = ("names", *PLACES, "partner_full")

    def __init__(self, levels: tuple[str, ...]) -> None:
        """``levels``: the kinds of players to choose from, the lowest first."""
        super().__init__("players")
        self.names = [QLineEdit() for _ in range(4)]
        self._roles = [label("second", wrap=True) for _ in self.names]
        self._heads: list[QLabel] = [label("head"), label("head")]
        self._notes: list[QLabel] = [label("label", wrap=True), label("second", wrap=True)]
        self.strength = Strength()
        for name in PLACES:
            self.add(LevelCard(name, levels))
        self.add(TickRow("partner_full"))
        self.column.addSpacing(8)
        parts: list[QWidget] = [self._heads[0], self._notes[0], self.strength]
        parts += [self._heads[1], self._names_card(), self._notes[1]]
        for place, widget in enumerate(parts):
            self.column.addWidget(widget)
            self.column.addSpacing(10 if place == 2 else 4)
        self.column.addStretch(1)

    def retranslate(self) -> None:
        """Set every text anew."""
        super().retranslate()
        defaults = default_names()
        for seat, field in enumerate(self.names):
            role = dialog_texts.seat_role(seat)
            self._roles[seat].setText(role)
            field.setPlaceholderText(defaults[seat])
            field.setAccessibleName(texts.seat_name(role))
        self._heads[0].setText(texts.play_head())
        self._heads[1].setText(texts.names_head())
        self._notes[0].setText(texts.play_note())
        self._notes[1].setText(texts.names_note())
        self.strength.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """A field that holds the same name already keeps its cursor."""
        super().show_settings(settings)
        for seat, field in enumerate(self.names):
            name = settings.names[seat] if seat < len(settings.names) else ""
            if field.text().strip() != name:
                field.setText(name)

    def _names_card(self) -> QWidget:
        card = frame("card")
        grid = QGridLayout(card)
        grid.setContentsMargins(16, 10, 16, 10)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(2, 5)
        for seat, field in enumerate(self.names):
            field.setMaxLength(24)
            field.textEdited.connect(self._tell_names)
            if seat:
                grid.addWidget(rule_line(), 2 * seat - 1, 0, 1, 3)
            grid.addWidget(Roundel(seat in OURS, SMALL_ROUNDEL), 2 * seat, 0)
            grid.addWidget(self._roles[seat], 2 * seat, 1)
            grid.addWidget(field, 2 * seat, 2)
        return card

    def _tell_names(self) -> None:
        self.edited.emit({"names": tuple(field.text().strip() for field in self.names)})
