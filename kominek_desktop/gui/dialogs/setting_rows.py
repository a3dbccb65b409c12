"""Rows of a page of settings; each shows one field of the settings and tells a new value."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from kominek_desktop.gui.dialogs.base import label
from kominek_desktop.gui.dialogs.controls import Combo, Item, Segments, Tick
from kominek_desktop.gui.style import scale_in_force
from kominek_desktop.gui.texts.settings_words import Words, setting
from kominek_desktop.session.settings import Settings

LABEL_WIDTH = 190
LABEL_PART = 0.42
LEAST_WIDTH = 240
GAP = 12
LEAST_COMBO = 140
SLIDER_WIDTH = 250


def plain(text: str) -> str:
    """A text without the marks of its mnemonic."""
    return text.replace("&", "")


def label_width(width: int) -> int:
    """How wide the labels of a page are when its rows are ``width`` wide."""
    return min(round(LABEL_WIDTH * scale_in_force()), round(width * LABEL_PART))


class SettingRow(QWidget):
    """``edited`` tells the name of the field and its new value."""

    edited = Signal(str, object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name

    def retranslate(self) -> None:
        """Set every text anew."""

    def show_settings(self, settings: Settings) -> None:
        """Show the value in force without telling it."""

    def fit(self) -> None:
        """Take the room that the size of texts needs, within the width there is."""

    def minimumSizeHint(self) -> QSize:
        """Rows fit themselves into any width."""
        return QSize(LEAST_WIDTH, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit into the new width."""
        super().resizeEvent(event)
        self.fit()


class ChoiceRow(SettingRow):
    """A label and segments; where these find no room, a combo with the same choices.

    ``extra`` stands at their right.
    """

    def __init__(
        self, name: str, extra: QWidget | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(name, parent)
        self.segments = Segments()
        self.combo = Combo()
        self._extra = QWidget(self) if extra is not None else None
        self._label = label("row", wrap=True)
        self._label.setTextFormat(Qt.TextFormat.AutoText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(GAP)
        row.addWidget(self._label)
        row.addWidget(self.segments)
        row.addWidget(self.combo, 1)
        if self._extra is not None and extra is not None:
            beside = QHBoxLayout(self._extra)
            beside.setContentsMargins(0, 0, 0, 0)
            beside.addWidget(extra)
            row.addWidget(self._extra)
        row.addStretch(0)
        self.segments.picked.connect(self._tell)
        self.combo.picked.connect(self._tell)

    def words(self) -> Words:
        """The label and the choices."""
        return setting(self.name)

    def retranslate(self) -> None:
        """Set every text anew."""
        words = self.words()
        items = [Item(value, text) for value, text in words.choices]
        self._label.setText(words.label)
        for control in (self.segments, self.combo):
            control.set_items(items)
            control.setAccessibleName(plain(words.label))
        self.fit()

    def show_settings(self, settings: Settings) -> None:
        """Take the choice of the value; none of the segments for a value that is no choice."""
        value = getattr(settings, self.name)
        self.segments.set_value(value)
        self.combo.set_value(value)

    def fit(self) -> None:
        """All labels of a page are equally wide."""
        wide = label_width(self.width())
        self._label.setFixedWidth(wide)
        extra = self._extra.sizeHint().width() + GAP if self._extra is not None else 0
        roomy = wide + self.segments.sizeHint().width() + 2 * GAP + extra <= self.width()
        self.segments.setVisible(roomy)
        self.combo.setVisible(not roomy)
        if self._extra is not None:
            small = wide + LEAST_COMBO + 2 * GAP + extra
            self._extra.setVisible(roomy or small <= self.width())
        self._label.setBuddy(self.segments if roomy else self.combo)

    def _tell(self, value: object) -> None:
        self.edited.emit(self.name, value)


class TickRow(SettingRow):
    """A check box with a note under it.

    ``off`` and ``on`` are the values of the field; with any other value there is no tick.
    ``words`` names the words, by default those of the field.
    """

    def __init__(
        self,
        name: str,
        words: str = "",
        off: object = False,
        on: object = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(name, parent)
        self._words = words or name
        self._off, self._on = off, on
        self._refusal = ""
        self.tick = Tick()
        self._note = label("second", wrap=True)
        self._note.setContentsMargins(32, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(0)
        column.addWidget(self.tick)
        column.addWidget(self._note)
        self.tick.clicked.connect(self._tell)

    def retranslate(self) -> None:
        """Set every text anew."""
        words = setting(self._words)
        note = self._refusal or words.note
        self.tick.setText(words.label)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.tick.setAccessibleDescription(note)

    def refuse(self, reason: str) -> None:
        """Cannot be ticked, and why; an empty reason lifts that."""
        self._refusal = reason
        self.tick.setEnabled(not reason)
        self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Tick or not."""
        ticked = getattr(settings, self.name) == self._on
        self.tick.setChecked(ticked and not self._refusal)

    def _tell(self, on: bool) -> None:
        self.edited.emit(self.name, self._on if on else self._off)


class SliderRow(SettingRow):
    """A label, a slider, and its value in words. Values are the slider's steps times ``unit``."""

    def __init__(
        self,
        name: str,
        most: int,
        unit: int | float,
        text: Callable[[int], str],
        *,
        least: int = 0,
        inset: int = 16,
        parent: QWidget | None = None,
    ) -> None:
        """``least`` and ``most`` count steps; ``text`` words a number of steps. ``inset`` is the
        room at both sides, in logical pixels."""
        super().__init__(name, parent)
        self._unit = unit
        self._text = text
        self._label = label("row", wrap=True)
        self._label.setTextFormat(Qt.TextFormat.AutoText)
        self._value = label("strong")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(least, most)
        self.slider.setPageStep(4)
        self._label.setBuddy(self.slider)
        row = QHBoxLayout(self)
        self._inset = inset
        row.setContentsMargins(inset, 7, inset, 7)
        row.setSpacing(12)
        row.addWidget(self._label)
        row.addWidget(self.slider, 1)
        row.addWidget(self._value)
        row.addStretch(0)
        self.slider.setMinimumWidth(80)
        self.slider.setMaximumWidth(SLIDER_WIDTH)
        self.slider.valueChanged.connect(self._tell)

    def retranslate(self) -> None:
        """Set every text anew."""
        words = setting(self.name)
        self._label.setText(words.label)
        self.slider.setAccessibleName(plain(words.label))
        self._show_value()

    def show_settings(self, settings: Settings) -> None:
        """The nearest step; a value beyond the slider stays as it is until the slider moves."""
        self.slider.blockSignals(True)
        self.slider.setValue(round(getattr(settings, self.name) / self._unit))
        self.slider.blockSignals(False)
        self._show_value()

    def fit(self) -> None:
        """All labels of a page are equally wide."""
        self._label.setFixedWidth(max(60, label_width(self.width()) - self._inset))

    def _show_value(self) -> None:
        text = self._text(self.slider.value())
        self._value.setText(text)
        self.slider.setAccessibleDescription(text)

    def _tell(self, steps: int) -> None:
        self._show_value()
        self.edited.emit(self.name, steps * self._unit)
