"""The pages of the settings."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kominek_desktop.gui.dialogs.base import frame, label
from kominek_desktop.gui.dialogs.controls import Teeth
from kominek_desktop.gui.dialogs.setting_rows import (
    ChoiceRow,
    SettingRow,
    SliderRow,
    TickRow,
)
from kominek_desktop.gui.sound import can_sound
from kominek_desktop.gui.texts import dialogs as dialog_texts
from kominek_desktop.gui.texts import settings_words as texts
from kominek_desktop.session.settings import Settings

THINKING_STEP, HOLD_STEP, BUBBLE_STEP, VOLUME_STEP = 50, 100, 0.05, 5
PACE_TIMES = {
    "slow": (700, 1400, 1.5),
    "normal": (450, 900, 1.0),
    "fast": (250, 500, 0.75),
    "none": (0, 500, 0.75),
}
"""What a pace sets: thinking and full trick in milliseconds, the factor of the bubbles."""


class SettingsPage(QWidget):
    """A page: a title and rows. ``edited`` tells new values by the names of their fields.

    ``fields`` are what "restore defaults" puts back.
    """

    edited = Signal(object)
    fields: tuple[str, ...] = ()

    def __init__(self, page: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.rows: list[SettingRow] = []
        self._title = label("title")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(28, 18, 28, 18)
        self.column.setSpacing(4)
        self.column.addWidget(self._title)
        self.column.addWidget(Teeth())
        self.column.addSpacing(8)

    def add(self, row: SettingRow, column: QVBoxLayout | None = None) -> None:
        """Put a row at the end of the page, or of ``column``."""
        self.rows.append(row)
        (column or self.column).addWidget(row)
        row.edited.connect(self._tell)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._title.setText(texts.page_name(self.page))
        for row in self.rows:
            row.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Show the values in force without telling them."""
        for row in self.rows:
            row.show_settings(settings)

    def refresh_look(self) -> None:
        """Measure and draw anew for another theme or size of texts."""
        for row in self.rows:
            row.fit()

    def edit(self, name: str, value: object) -> Mapping[str, object]:
        """The fields that change together with one."""
        return {name: value}

    def restored(self, settings: Settings) -> Mapping[str, object]:
        """What "restore defaults" changes in these settings."""
        fresh = Settings()
        return {name: getattr(fresh, name) for name in self.fields}

    def _tell(self, name: str, value: object) -> None:
        self.edited.emit(dict(self.edit(name, value)))


class GamePage(SettingsPage):
    """What the program does for the person between and during deals."""

    fields = ("auto_next_s", "cut_for_me", "always_marry")

    def __init__(self) -> None:
        super().__init__("game")
        self.add(ChoiceRow("auto_next_s"))
        self.add(TickRow("cut_for_me"))
        self.add(TickRow("always_marry"))
        self.column.addStretch(1)


class MotionPage(SettingsPage):
    """The pace sets three times; each of them can be changed by itself. Under them the sound."""

    fields = ("pace", "thinking_ms", "trick_hold_ms", "bubble_factor", "sound", "volume")

    def __init__(self) -> None:
        super().__init__("motion")
        self._own = label("accent")
        self.add(ChoiceRow("pace", self._own))
        card = frame("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(0, 4, 0, 4)
        inside.setSpacing(0)
        self.column.addWidget(card)
        self.add(SliderRow("trick_hold_ms", 30, HOLD_STEP, _hold), inside)
        self.add(SliderRow("thinking_ms", 40, THINKING_STEP, _thinking), inside)
        self.add(SliderRow("bubble_factor", 40, BUBBLE_STEP, _bubble, least=10), inside)
        self._note = label("second", wrap=True)
        self.column.addSpacing(6)
        self.column.addWidget(self._note)
        self.column.addSpacing(12)
        self._head = label("head")
        self.column.addWidget(self._head)
        self._can_sound = can_sound()
        self._sound = TickRow("sound")
        self._volume = SliderRow("volume", 100 // VOLUME_STEP, VOLUME_STEP, _volume, inset=0)
        self.add(self._sound)
        self.add(self._volume)
        self.column.addStretch(1)

    def retranslate(self) -> None:
        """Set every text anew."""
        super().retranslate()
        self._own.setText(texts.own_times())
        self._note.setText(texts.skip_note())
        self._head.setText(texts.sound_head())
        self._sound.refuse("" if self._can_sound else texts.no_sound())

    def show_settings(self, settings: Settings) -> None:
        """Times that are not those of the pace are called the person's own."""
        super().show_settings(settings)
        times = (settings.thinking_ms, settings.trick_hold_ms, settings.bubble_factor)
        self._own.setVisible(times != PACE_TIMES[settings.pace])
        self._volume.setEnabled(settings.sound and self._can_sound)

    def edit(self, name: str, value: object) -> Mapping[str, object]:
        """A pace brings its times along."""
        if name == "pace":
            thinking, hold, bubbles = PACE_TIMES[str(value)]
            return {
                "pace": value,
                "thinking_ms": thinking,
                "trick_hold_ms": hold,
                "bubble_factor": bubbles,
            }
        if name == "bubble_factor" and isinstance(value, float):
            return {name: round(value, 2)}
        return {name: value}


class AccessPage(SettingsPage):
    """Cards and texts that are easier to read, less motion, other ways to play a card."""

    fields = ("text_scale", "reduced_motion", "double_click", "digit_acts", "reader")

    def __init__(self) -> None:
        super().__init__("access")
        self.add(ChoiceRow("reader"))
        self._note = label("second", wrap=True)
        self.column.addWidget(self._note)
        self.column.addSpacing(6)
        self.add(TickRow("deck", "large_index", "standard", "large"))
        self.add(TickRow("pips", "open_pips", "closed", "open"))
        self.add(ChoiceRow("text_scale"))
        self.add(TickRow("reduced_motion"))
        self.add(TickRow("double_click"))
        self.add(TickRow("digit_acts"))
        self.column.addStretch(1)

    def retranslate(self) -> None:
        """Set every text anew."""
        super().retranslate()
        self._note.setText(texts.setting("reader").note)

    def restored(self, settings: Settings) -> Mapping[str, object]:
        """The cards too, but a foreign deck stays."""
        fresh = Settings()
        deck = fresh.deck if settings.deck == "large" else settings.deck
        return {**super().restored(settings), "deck": deck, "pips": fresh.pips}


def _hold(steps: int) -> str:
    return dialog_texts.milliseconds(steps * HOLD_STEP)


def _thinking(steps: int) -> str:
    return dialog_texts.milliseconds(steps * THINKING_STEP)


def _volume(steps: int) -> str:
    return dialog_texts.percent(steps * VOLUME_STEP) if steps else texts.silent()


def _bubble(steps: int) -> str:
    return dialog_texts.percent(round(steps * BUBBLE_STEP * 100))
