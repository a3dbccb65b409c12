"""The welcome page: the match to go on with, the games, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kominek_desktop import __version__
from kominek_desktop.gui.dialogs.base import label
from kominek_desktop.gui.dialogs.controls import Combo, Item
from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.language import LANGUAGES
from kominek_desktop.gui.pages.page import Page
from kominek_desktop.gui.pages.welcome_match import lead_of, lesson_lead
from kominek_desktop.gui.pages.welcome_pictures import LESSON, Hearth, Picture, fan
from kominek_desktop.gui.pages.welcome_plan import Plan, plan
from kominek_desktop.gui.pages.welcome_steps import Way, arrive, step
from kominek_desktop.gui.pages.welcome_tiles import RADIUS, Banner, GameTile, GameWords, LeadTile
from kominek_desktop.gui.style import scale_in_force, theme_in_force
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.table.marks import paint_soft_shadow
from kominek_desktop.gui.table.pictures import Pictures
from kominek_desktop.gui.table.scale import scale_for
from kominek_desktop.gui.texts import welcome as words
from kominek_desktop.gui.texts import window as window_words
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.session.summary import Summary

GAME_PICTURES: dict[str, Picture] = {
    "kominek": Hearth(),
    "klin": fan("TC", "AC"),
    "klaberjass": fan("9H", "JH"),
    "gag": fan("KH"),
    "thousand": fan("KS", "QS"),
    "king": fan("KS", "KD", "KC"),
    "ambigu": fan("6S", "5H", "7D", "AC"),
}
"""The seven games in their order."""

LIBRARY, HANDBOOK, LESSON_PAGE = "library", "handbook", "lesson"
"""Pages that this one leads to."""

_KEYS = {way.value: way for way in Way}
FORGET_MS = 1000
"""The wood is kept so long after it was painted last: while the pointer moves over the page."""
_DIGITS = (Qt.Key.Key_1, Qt.Key.Key_9)


@dataclass(frozen=True, slots=True)
class WelcomeState:
    """What the page shows. ``match``: the one to go on with; without it and with ``begins``, the
    first deal is offered in its place. ``playable``: ids of games. ``keys``: digits are shown;
    ``digit_acts``: they act at once."""

    match: Summary | None = None
    company: Company = field(default_factory=lambda: Company(window_words.default_names()))
    begins: bool = False
    playable: frozenset[str] = frozenset()
    language: str = ""
    keys: bool = True
    digit_acts: bool = False
    deck: DeckChoice = field(default_factory=DeckChoice)


class _Board(QWidget):
    """The table's wood with everything on it."""

    def __init__(self, parent: QWidget, pictures: Pictures) -> None:
        super().__init__(parent)
        self.faces = Faces(rank_letters(), theme_in_force(), None, pictures)
        self.raised: tuple[QRect, ...] = ()
        self._forget = QTimer(self)
        self._forget.setSingleShot(True)
        self._forget.setInterval(FORGET_MS)
        self._forget.timeout.connect(pictures.forget_ground)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood, and the shadows of what lies on it."""
        painter = QPainter(self)
        wide, high = self.width(), self.height()
        ground = self.faces.table(wide, high, scale_for(wide, high), self.devicePixelRatioF())
        painter.drawPixmap(QPoint(0, 0), ground)
        self._forget.start()
        for place in self.raised:
            paint_soft_shadow(painter, QRectF(place), RADIUS, theme_in_force())


class WelcomePage(Page):
    """Tells what is wanted; the window does it. Games are told by their ids, pages by theirs."""

    resume_wanted = Signal()
    match_wanted = Signal(str)  # with the dialog
    quick_match_wanted = Signal(str)  # with the last rules, at once
    rules_wanted = Signal(str)  # the rules of a game that cannot be played yet
    page_wanted = Signal(str)
    settings_wanted = Signal()
    language_chosen = Signal(str)

    def __init__(self, ask: Callable[[], WelcomeState], parent: QWidget | None = None) -> None:
        """``ask`` is called whenever the page may have changed."""
        super().__init__(parent)
        self.hide_head()
        self._ask = ask
        self._state = WelcomeState()
        self._anchor = QPoint()
        self._pictures = Pictures(self)
        self._pictures.sharper.connect(self._on_sharper)
        self._board = board = _Board(self, self._pictures)
        self.body.addWidget(board)
        self._banner = Banner(board)
        self._lead_head, self._games_head = (
            label("title", parent=board),
            label("title", parent=board),
        )
        self.lead = LeadTile(board)
        self.lead.button.clicked.connect(self._on_lead)
        pictures = {**GAME_PICTURES, LESSON_PAGE: LESSON}
        self.tiles = {
            game: GameTile(game, picture, str(number), board)
            for number, (game, picture) in enumerate(pictures.items(), 1)
        }
        for tile in self.tiles.values():
            tile.chosen.connect(self._choose)
            tile.hurried.connect(self._begin)
        self.buttons = {key: QPushButton(board) for key in (LIBRARY, HANDBOOK, "settings")}
        for button in self.buttons.values():
            button.setAutoDefault(True)  # Enter presses it, though it stands in no dialog
        self.buttons[LIBRARY].clicked.connect(self._on_library)
        self.buttons[HANDBOOK].clicked.connect(self._on_handbook)
        self.buttons["settings"].clicked.connect(self.settings_wanted)
        self.languages = Combo(board)
        self.languages.picked.connect(self._on_language)
        self._version = label("row", parent=board)
        for stop in (self.lead.button, *self.tiles.values(), *self.buttons.values()):
            stop.installEventFilter(self)

    # ---- what is shown -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Ask anew what there is, and show it."""
        self._state = state = self._ask()
        self.set_title(words.title())
        self._banner.set_words(window_words.app_name(), words.motto())
        self._games_head.setText(words.games_head())
        self._version.setText(words.version(__version__))
        texts = words.library(), words.rules(), words.settings()
        for button, text in zip(self.buttons.values(), texts, strict=True):
            button.setText(text)
        choices = [Item(code, window_words.language_name(code)) for code in ("", *LANGUAGES)]
        self.languages.set_items(choices)
        self.languages.set_value(state.language)
        self.languages.setAccessibleName(words.language())
        self._dress()
        self._show_lead()
        for game, tile in self.tiles.items():
            tile.set_words(self._words_of(game), state.keys)
        self._arrange()

    def retranslate(self) -> None:
        """Set every text anew."""
        super().retranslate()
        self.refresh()

    def refresh_look(self) -> None:
        """Other colours, other measures."""
        self._dress()
        self._show_lead()
        self._arrange()

    def opened(self) -> None:
        """What can be gone on with may be another by now."""
        self.refresh()

    def first_focus(self) -> QWidget:
        """Go on with the match or begin with the first deal; else the first game."""
        return self.lead.button if self._has_lead() else next(iter(self.tiles.values()))

    def _dress(self) -> None:
        theme, letters = theme_in_force(), rank_letters()
        faces = self._board.faces
        if (faces.theme, faces.letters, faces.deck.choice) != (theme, letters, self._state.deck):
            self._pictures.forget_wants()
            self._board.faces = faces = Faces(letters, theme, self._state.deck, self._pictures)
        for tile in self.tiles.values():
            tile.set_faces(faces)
        self._board.update()

    def _show_lead(self) -> None:
        match, faces = self._state.match, self._board.faces
        if match is not None:
            self._lead_head.setText(words.go_on_head())
            self.lead.set_lead(lead_of(match, self._state.company, datetime.now()), faces)
        else:
            self._lead_head.setText(words.lesson_head())
            self.lead.set_lead(lesson_lead(), faces)

    def _has_lead(self) -> bool:
        return self._state.match is not None or self._state.begins

    def _words_of(self, game: str) -> GameWords:
        if game == LESSON_PAGE:
            return GameWords(words.lesson(), words.lesson_how(), words.lesson_length())
        texts = words.game_name(game), words.game_company(game), words.game_spirit(game)
        if game in self._state.playable:
            return GameWords(*texts, told=words.quick_told())
        return GameWords(*texts, coming=words.coming(), told=words.coming_told())

    # ---- where it is shown -------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As the window comes."""
        return QSize(1280, 740)

    def minimumSizeHint(self) -> QSize:
        """Tiles can be small."""
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """The pictures are made while the page can be seen."""
        super().showEvent(event)
        self._pictures.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """No thread is left behind."""
        self._pictures.stop()
        super().hideEvent(event)

    @Slot(object)
    def _on_sharper(self, _subjects: object) -> None:
        self._board.update()

    def shown_tiles(self) -> list[GameTile]:
        """The tiles in the order of their digits."""
        in_lead = self._state.begins and self._state.match is None
        return [tile for game, tile in self.tiles.items() if game != LESSON_PAGE or not in_lead]

    def _arrange(self) -> None:
        buttons = list(self.buttons.values())
        tiles = self.shown_tiles()
        wide = tuple(button.sizeHint().width() for button in buttons)
        size, scale = self.size(), scale_in_force()
        self.plan: Plan = plan(
            size.width(), size.height(), scale, len(tiles), wide, self._has_lead()
        )
        places: list[tuple[QWidget, QRect]] = [
            (self._banner, self.plan.banner),
            (self._lead_head, self.plan.lead_head),
            (self.lead, self.plan.lead),
            (self._games_head, self.plan.games_head),
            (self.languages, self.plan.language),
            (self._version, self.plan.version),
            *zip(tiles, self.plan.tiles, strict=True),
            *zip(buttons, self.plan.buttons, strict=True),
        ]
        for widget, place in places:
            widget.setVisible(not place.isEmpty())
            widget.setGeometry(place)
        self.tiles[LESSON_PAGE].setVisible(self.tiles[LESSON_PAGE] in tiles)
        self.lead.arrange()
        self._board.raised = (self.plan.lead, *self.plan.tiles)
        if self.plan.lead.isEmpty():
            self._board.raised = self.plan.tiles
        self._board.update()

    # ---- what is wanted ----------------------------------------------------------------------

    @Slot()
    def _on_lead(self) -> None:
        if self._state.match is not None:
            self.resume_wanted.emit()
        else:
            self.page_wanted.emit(LESSON_PAGE)

    @Slot()
    def _on_library(self) -> None:
        self.page_wanted.emit(LIBRARY)

    @Slot()
    def _on_handbook(self) -> None:
        self.page_wanted.emit(HANDBOOK)

    @Slot(object)
    def _on_language(self, code: str) -> None:
        self.language_chosen.emit(code)

    @Slot(str)
    def _choose(self, game: str) -> None:
        if game == LESSON_PAGE:
            self.page_wanted.emit(game)
        elif game in self._state.playable:
            self.match_wanted.emit(game)
        else:
            self.rules_wanted.emit(game)

    @Slot(str)
    def _begin(self, game: str) -> None:
        if game in self._state.playable:
            self.quick_match_wanted.emit(game)
        else:
            self._choose(game)

    # ---- keys --------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go to the nearest thing that way."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            way = _KEYS.get(Qt.Key(event.key()))
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.KeypadModifier,
            )
            if way is not None and plain and isinstance(watched, QWidget):
                self._go(watched, way)
                return True
        return super().eventFilter(watched, event)

    def _go(self, widget: QWidget, way: Way) -> None:
        stops = [
            stop
            for stop in (
                self.lead.button,
                *self.shown_tiles(),
                *self.buttons.values(),
                self.languages,
            )
            if stop.isVisible() and stop.isEnabled()
        ]
        places = [self._place_of(stop) for stop in stops]
        here = stops.index(widget)
        if not places[here].contains(self._anchor):
            self._anchor = places[here].center()
        there = step(places, here, way, self._anchor)
        if there is not None:
            self._anchor = arrive(places[there], way, self._anchor)
            self.go_to(stops[there])

    def _place_of(self, stop: QWidget) -> QRect:
        return self.lead.geometry() if stop is self.lead.button else stop.geometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit goes to its tile; the same one again, or at once if so set, presses it."""
        first, last = _DIGITS
        tiles = self.shown_tiles()
        number = event.key() - first
        wants = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
        if not first <= event.key() <= last or event.modifiers() & wants or number >= len(tiles):
            super().keyPressEvent(event)
            return
        tile = tiles[number]
        again = self.ringed() is tile or self._state.digit_acts
        self.go_to(tile)
        if again:
            tile.click()
