"""The same window in the process of the test, never on the screen: it tells where things lie."""

from __future__ import annotations

import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.games.presenter import Presenter, find_face
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.panels.model import Panel
from kominek_desktop.gui.panels.panel import PanelItem
from kominek_desktop.gui.snapshot import turn_of
from kominek_desktop.gui.table import pack
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games import GAMES
from kominek_desktop.session.library import Library
from kominek_desktop.session.places import Places
from kominek_desktop.session.settings import Language as LanguageChoice
from kominek_desktop.session.settings import Settings, SettingsFile
from kominek_desktop.session.table import TableSession
from kominek_desktop.session.thinker import Thinker
from kominek_desktop.session.values import Turn

Point = tuple[float, float]


class Twin:
    """Shows a record as the program would, in a window of the same size, and gives points of that
    window. A context manager: it must be closed."""

    def __init__(self, language: LanguageChoice) -> None:
        load_fonts()
        self._language = Language()
        self._folder = tempfile.TemporaryDirectory()
        root = Path(self._folder.name)
        places = Places(root, root, root)
        settings = Settings(language=language, theme="dark", pace="none", reduced_motion=True)
        self._session = TableSession(GAMES, Thinker(), Library(GAMES, places))
        self.window = MainWindow(
            self._session,
            Library(GAMES, places),
            settings,
            SettingsFile(root / "settings.json"),
            self._language,
        )
        self.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.window.show()
        self.turn: Turn | None = None
        self._presenter: Presenter | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()
        self._language.speak("en")
        self._folder.cleanup()

    def show(self, record: Path, width: int, height: int) -> Turn:
        """The end of a record, in a window of that size."""
        self.window.resize(width, height)
        QApplication.processEvents()
        game, turn = turn_of(record, None)
        self.turn, self._presenter = turn, find_face(game.id).presenter
        table = self.window.table
        table.show_now(self._presenter.table(turn, self.window.controller.company))
        self.open(self._presenter.panel(turn, self.window.controller.company))
        return turn

    def open(self, panel: Panel | None) -> None:
        """Another question than the one that belongs to the record."""
        self.window.table.set_panel(panel)
        QApplication.processEvents()

    def reply(self, card: Card | None) -> Any:
        """What the program answers to the choice of a card; to the standing button for None."""
        assert self.turn is not None and self._presenter is not None
        company = self.window.controller.company
        if card is None:
            return self._presenter.standing(self.turn, company)
        return self._presenter.card(self.turn, card, company)

    def panel(self) -> PanelItem | None:
        """The open panel."""
        return self.window.table.panel_item()

    def cards(self) -> list[Card]:
        """The hand, left to right."""
        return [held.card for held in self.window.table.model().hand]

    # Points of the window

    def _at(self, scene: QPointF) -> Point:
        table = self.window.table
        point = table.viewport().mapTo(self.window, table.mapFromScene(scene))
        return point.x(), point.y()

    def middle(self) -> Point:
        """Where a card is dropped to be played."""
        return self._at(self.window.table.table().style_.layout.centre)

    def card(self, card: Card) -> Point:
        """A spot that belongs to a card of the hand alone."""
        table = self.window.table
        index = self.cards().index(card)
        size = table.viewport().size()
        spots = [
            (x, y)
            for y in range(size.height() // 2, size.height() - 10, 6)
            for x in range(10, size.width() - 10, 6)
            if table.table().hand_at(table.mapToScene(QPoint(x, y))) == index
        ]
        return self._at(QPointF(*spots[len(spots) // 2]))

    def choice(self, index: int) -> Point:
        """A tile or button of the open panel."""
        panel = self.panel()
        assert panel is not None
        return self._at(panel.mapRectToScene(panel.choice_rect(index)).center())

    def standing(self) -> Point:
        """The standing button."""
        place = self.window.table.table().fixtures.place("standing")
        assert place is not None
        return self._at(place.center())

    def cut(self, lifted: int) -> Point:
        """Where a click on the spread pack lifts so many cards."""
        table = self.window.table
        layout = table.table().style_.layout
        ribbon = table.model().ribbon
        assert ribbon is not None
        x = pack.gap_at(layout, ribbon.cards, lifted)
        return self._at(QPointF(x, layout.centre.y()))
