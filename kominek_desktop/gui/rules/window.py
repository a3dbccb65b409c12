"""A window with nothing but the rules book, for reading without a match."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QMainWindow

from kominek_desktop.gui.rules.page import RulesPage
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.texts import rules_page as words

SIZE = (1280, 800)
LEAST = (640, 480)


class RulesWindow(QMainWindow):
    """Shows the book of a game; Esc closes it."""

    def __init__(self, game: str, deck: DeckChoice) -> None:
        super().__init__()
        self.page = RulesPage()
        self.page.set_deck(deck)
        self.page.left.connect(self.close)
        self.page.trouble.connect(self._on_trouble)
        self.setCentralWidget(self.page)
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
