"""The window as it is seen first: its place, its looks, the titles of its menus and the bare table.

It imports only what that takes. The match and everything that works at the table come one turn of
the event loop later, when the player sees a window already.
"""

from __future__ import annotations

from base64 import b64decode

from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QSizePolicy

from kominek_desktop.gui.language import Language
from kominek_desktop.gui.style import apply_style, theme_for
from kominek_desktop.gui.table.ground import Ground
from kominek_desktop.gui.texts import window as words
from kominek_desktop.session.settings import Settings


class Shell(QMainWindow):
    """A window without a match in it."""

    def __init__(self, settings: Settings, language: Language) -> None:
        super().__init__()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._app = app
        self._language = language
        self.settings = settings
        language.speak(settings.language)
        # To ask the system takes milliseconds, and comes when the window is furnished.
        seen = settings.seen_theme if settings.theme == "system" else ""
        theme = theme_for(seen or settings.theme)
        apply_style(app, theme, settings.text_scale)
        self.setWindowTitle(words.app_name())
        for title in (
            words.menu_game,
            words.menu_move,
            words.menu_view,
            words.menu_settings,
            words.menu_help,
        ):
            self.menuBar().addMenu(title())
        self._left, self._right = QLabel(), QLabel()
        self._left.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.statusBar().addWidget(self._left, 1)
        self.statusBar().addPermanentWidget(self._right)
        self.ground = Ground(theme)
        self.setCentralWidget(self.ground)
        self.setMinimumSize(640, 480)
        self._place()

    def _place(self) -> None:
        if self.settings.geometry and self.restoreGeometry(b64decode(self.settings.geometry)):
            return
        screen = self.screen().availableGeometry()
        width = max(800, min(1280, round(screen.width() * 0.9)))
        height = max(600, min(860, round(screen.height() * 0.9)))
        self.resize(min(width, screen.width()), min(height, screen.height()))
