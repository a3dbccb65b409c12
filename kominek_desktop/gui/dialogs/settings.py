"""The settings, page by page. Every change holds at once and is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from kominek_desktop.gui.dialogs.base import LiveDialog, foot_row, frame, label, scrolled
from kominek_desktop.gui.dialogs.language_page import LanguagePage
from kominek_desktop.gui.dialogs.page_icons import ICON, page_icon
from kominek_desktop.gui.dialogs.players_page import PlayersPage
from kominek_desktop.gui.dialogs.setting_pages import (
    AccessPage,
    GamePage,
    MotionPage,
    SettingsPage,
)
from kominek_desktop.gui.dialogs.table_page import TablePage
from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.style import TEXT, scale_in_force, set_role
from kominek_desktop.gui.texts import dialogs as dialog_texts
from kominek_desktop.gui.texts import settings_words as texts
from kominek_desktop.session.answers import LEVELS
from kominek_desktop.session.settings import Settings, SettingsFile

SIZE = (940, 660)
NAVIGATION, ROW, BESIDE = 232, 48, 72
SAVE_MS = 300


class SettingsDialog(LiveDialog):
    """``changed`` tells the new settings with every change, and they are written to the store soon
    after; ``trouble`` tells a :class:`Trouble` when they cannot be written."""

    changed = Signal(object)
    trouble = Signal(object)

    def __init__(
        self,
        store: SettingsFile,
        settings: Settings,
        players: Sequence[str] = LEVELS,
        parent: QWidget | None = None,
    ) -> None:
        """``players``: the kinds of computer players to choose from, the lowest first."""
        super().__init__(parent)
        self._store = store
        self._settings = settings
        self.pages: list[SettingsPage] = [
            GamePage(),
            PlayersPage(tuple(players)),
            TablePage(),
            MotionPage(),
            AccessPage(),
            LanguagePage(),
        ]
        self.navigation = QListWidget()
        self.restore_button = QPushButton()
        self.close_button = QPushButton()
        self._stack = QStackedWidget()
        self._note: QLabel = label("second", wrap=True)
        self._save_timer = QTimer(self)
        self._save_timer.setSingleShot(True)
        self._save_timer.setInterval(SAVE_MS)
        self._save_timer.timeout.connect(self._save)
        self._lay_out()
        self.retranslate()
        self.resize(*SIZE)
        self.navigation.setCurrentRow(0)
        self.navigation.setFocus()

    @property
    def settings(self) -> Settings:
        """The settings as they stand."""
        return self._settings

    def show_settings(self, settings: Settings) -> None:
        """Settings that were changed elsewhere; tells nothing."""
        self._settings = settings
        for page in self.pages:
            page.show_settings(settings)

    def open_page(self, name: str) -> None:
        """Turn to a page by its id; an unknown one changes nothing."""
        for row, page in enumerate(self.pages):
            if page.page == name:
                self.navigation.setCurrentRow(row)

    def restore_page(self) -> None:
        """The page in view as the program comes."""
        page = self.pages[self.navigation.currentRow()]
        self._on_edited(dict(page.restored(self._settings)))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(texts.title())
        self.navigation.setAccessibleName(texts.navigation())
        self.restore_button.setText(texts.restore())
        self.close_button.setText(dialog_texts.close())
        self._note.setText(texts.at_once())
        for row, page in enumerate(self.pages):
            page.retranslate()
            self.navigation.item(row).setText(texts.page_name(page.page))
        self.show_settings(self._settings)
        self.refresh_look()

    def refresh_look(self) -> None:
        """Icons and measures of the theme and the size of texts in force."""
        scale = scale_in_force()
        metrics = QFontMetricsF(sans(TEXT * scale))
        names = (texts.page_name(page.page) for page in self.pages)
        widest = max(metrics.horizontalAdvance(name) for name in names)
        width = max(NAVIGATION, round(widest) + ICON + BESIDE)
        self.navigation.setFixedWidth(width)
        for row, page in enumerate(self.pages):
            item = self.navigation.item(row)
            item.setIcon(page_icon(page.page, self.devicePixelRatioF()))
            item.setSizeHint(QSize(width - 20, round(ROW * scale) + 4))
            page.refresh_look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button and nothing else: there is no answer to give."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
            return
        super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """What was changed last is written before the window goes."""
        self._flush()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The same for the window's own button."""
        self._flush()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        set_role(self.navigation, "navigation")
        self.navigation.setIconSize(QSize(ICON, ICON))
        self.navigation.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.navigation.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        for page in self.pages:
            self.navigation.addItem(QListWidgetItem())
            area: QScrollArea = scrolled(page)
            self._stack.addWidget(area)
            page.edited.connect(self._on_edited)
        self.navigation.currentRowChanged.connect(self._stack.setCurrentIndex)
        set_role(self.close_button, "primary")
        foot = frame("foot")
        row = foot_row(foot)
        row.setContentsMargins(20, 10, 20, 10)
        row.addWidget(self.restore_button)
        row.addWidget(self._note, 1)
        row.addWidget(self.close_button)
        for button in (self.restore_button, self.close_button):
            button.setAutoDefault(False)
        self.restore_button.clicked.connect(self.restore_page)
        self.close_button.clicked.connect(self.accept)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.navigation)
        body.addWidget(self._stack, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(body, 1)
        column.addWidget(foot)

    def _on_edited(self, values: dict[str, Any]) -> None:
        settings = replace(self._settings, **values)
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)
            self._save_timer.start()
        # The one who was told may have set settings of his own meanwhile.
        self.show_settings(self._settings)

    def _flush(self) -> None:
        if self._save_timer.isActive():
            self._save_timer.stop()
            self._save()

    def _save(self) -> None:
        trouble = self._store.save(self._settings)
        if trouble is not None:
            self.trouble.emit(trouble)
