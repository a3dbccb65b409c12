"""A window with nothing but the rules book, for reading without a match."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from kominek_desktop.gui.rules.page import RulesPage
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.texts import rules_page as words

SIZE = (1280, 800)
LEAST = (640, 480)
QUIT = "Ctrl+Q"
"""Spelt out, since Qt has no key for leaving a program on Windows."""


class RulesWindow(QMainWindow):
    """Shows the book of a game; Esc closes it, and so do the keys that leave a program or close a
    window."""

    def __init__(self, game: str, deck: DeckChoice) -> None:
        super().__init__()
        self.page = RulesPage()
        self.page.set_deck(deck)
        self.page.left.connect(self.close)
        self.page.trouble.connect(self._on_trouble)
        self.setCentralWidget(self.page)
        leave = QAction(self)
        leave.setShortcuts(
            [QKeySequence(QUIT), *QKeySequence.keyBindings(QKeySequence.StandardKey.Close)]
        )
        leave.triggered.connect(self.close)
        self.addAction(leave)
        self.setMinimumSize(*LEAST)
        self.resize(*SIZE)
        self.page.show_game(game)
        self._retitle()
        self.page.enter()

    def changeEvent(self, event: QEvent) -> None:
        """The title follows the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retitle()

    def _retitle(self) -> None:
        self.setWindowTitle(words.window())

    def _on_trouble(self, text: str) -> None:
        self.statusBar().showMessage(text)
