"""The page of the table and the cards: every choice is shown as the thing itself."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import get_args

from PySide6.QtCore import QLocale, QRectF, Qt, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.appearance import deck_for
from kominek_desktop.gui.dialogs.base import label
from kominek_desktop.gui.dialogs.setting_pages import SettingsPage
from kominek_desktop.gui.dialogs.setting_rows import ChoiceRow
from kominek_desktop.gui.dialogs.tiles import Flow, PictureTile, TilesRow
from kominek_desktop.gui.style import theme_in_force
from kominek_desktop.gui.table.carddecks import CardDeck, find_decks
from kominek_desktop.gui.table.deck import FOREIGN, LARGE, STANDARD, Back, DeckChoice
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.table.index import CLUB_HOLE, CLUB_LOBES, DIAMOND_HOLE
from kominek_desktop.gui.table.outlines import PAPER, disc, placed
from kominek_desktop.gui.table.pips import PIP_BOX, paint_pip, pip_outline
from kominek_desktop.gui.table.previews import Previews
from kominek_desktop.gui.texts import settings_words as texts
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.rules.cards import Suit
from kominek_desktop.session.settings import Settings

CARD, DECK_SIZE = 50.0, (180, 76)
BACK, BACK_SIZE = 42.0, (44, 60)
SCRAP, SCRAP_GAP, SIGN = 30, 5, 20.0
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
SIGNS_SIZE = (len(SUITS) * (SCRAP + SCRAP_GAP) - SCRAP_GAP, SCRAP)


class TablePage(SettingsPage):
    """The look of the table and the cards. Foreign decks are looked for when it is first seen."""

    fields = ("theme", "deck", "four_colour", "pips", "back", "show_keys")

    def __init__(self) -> None:
        super().__init__("table")
        self.decks = TilesRow("deck", {kind: PictureTile(*DECK_SIZE) for kind in (STANDARD, LARGE)})
        self._colours = TilesRow(
            "four_colour", {four: PictureTile(*SIGNS_SIZE, grows=True) for four in (False, True)}
        )
        self._signs = TilesRow(
            "pips", {pips: PictureTile(*SIGNS_SIZE, grows=True) for pips in ("closed", "open")}
        )
        self._backs = TilesRow(
            "back", {back: PictureTile(*BACK_SIZE, named=False) for back in get_args(Back)}
        )
        self._head = label("head")
        self._note = label("second", wrap=True)
        self.others = Flow()
        self._found: tuple[CardDeck, ...] | None = None
        self._settings = Settings()
        self._holder: QWidget | None = None
        self._previews: Previews | None = None
        self._asked: dict[str, DeckChoice] = {}
        self._drawn: dict[str, Hashable] = {}
        self._lay_out()

    def retranslate(self) -> None:
        """Set every text anew; foreign decks have names in many languages."""
        super().retranslate()
        self._head.setText(texts.other_decks_head())
        self._note.setText(texts.other_decks_note())
        for deck in self._found or ():
            tile = self.decks.tiles.get(FOREIGN + deck.folder)
            if tile is not None:
                tile.set_name(deck.name(QLocale().name()))
        self._say_chosen()
        self._draw()

    def show_settings(self, settings: Settings) -> None:
        """Where the chosen deck is not there, ours is in force."""
        super().show_settings(settings)
        self._settings = settings
        if settings.deck not in self.decks.tiles:
            self.decks.take(STANDARD)
        self._say_chosen()
        self._draw()

    def refresh_look(self) -> None:
        """The pictures of the theme in force."""
        super().refresh_look()
        self.others.fit()
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """What takes time is made when the page is seen."""
        super().showEvent(event)
        if self._found is None:
            self._found = find_decks()
            for deck in self._found:
                self._add_other(deck)
            self._show_others()
            self.show_settings(self._settings)
        self._draw()

    def _lay_out(self) -> None:
        self.add(ChoiceRow("theme"))
        for row in (self.decks, self._colours, self._signs, self._backs):
            self.add(row)
        self.add(ChoiceRow("show_keys"))
        self.column.addSpacing(10)
        for widget in (self._head, self._note, self.others):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self._show_others()

    def _say_chosen(self) -> None:
        """A foreign deck stands far below: its name is told beside ours."""
        tile = self.decks.tiles.get(self._settings.deck)
        foreign = tile is not None and tile in self.others.tiles
        chosen = tile.accessibleName() if tile is not None and foreign else ""
        self.decks.set_note(texts.chosen_deck(chosen) if chosen else texts.setting("deck").note)

    def _add_other(self, deck: CardDeck) -> None:
        tile = PictureTile(*DECK_SIZE)
        tile.set_name(deck.name(QLocale().name()))
        tile.setAccessibleDescription(texts.other_decks_head())
        self.others.add(tile)
        self.decks.add(FOREIGN + deck.folder, tile)

    def _show_others(self) -> None:
        for widget in (self._head, self._note, self.others):
            widget.setVisible(bool(self.others.tiles))

    def _draw(self) -> None:
        """Make anew what the settings, the language or the look have changed."""
        if not self.isVisible() or self._found is None:
            return
        self._order_decks()
        theme, dpr, now = theme_in_force(), self.devicePixelRatioF(), self._settings
        if self._is_new("colours", (theme.id, dpr, now.pips)):
            for four, tile in self._colours.tiles.items():
                tile.set_picture(_signs(bool(four), now.pips == "open", dpr))
        if self._is_new("signs", (theme.id, dpr, now.four_colour)):
            for pips, tile in self._signs.tiles.items():
                tile.set_picture(_signs(now.four_colour, pips == "open", dpr))
        if self._is_new("backs", (theme.id, dpr)):
            for back in get_args(Back):
                picture = Faces({}, theme, DeckChoice(back=back)).card(None, BACK, dpr)
                self._backs.tiles[back].set_picture(picture)

    def _is_new(self, what: str, look: Hashable) -> bool:
        if self._drawn.get(what) == look:
            return False
        self._drawn[what] = look
        return True

    def _order_decks(self) -> None:
        theme, letters = theme_in_force(), rank_letters()
        look = theme.id, tuple(letters.items()), self.devicePixelRatioF()
        if self._is_new("decks", look) or self._previews is None:
            if self._holder is not None:
                self._holder.hide()  # ends the work for the look before
                self._holder.deleteLater()
            self._holder = QWidget(self)
            self._holder.setFixedSize(0, 0)
            self._holder.show()
            self._previews = Previews(self._holder, letters, theme, CARD)
            self._previews.made.connect(self._on_made)
            self._previews.left_out.connect(self._on_left_out)
            self._asked.clear()
        ours = deck_for(self._settings)
        for kind in list(self.decks.tiles):
            foreign = str(kind).startswith(FOREIGN)
            choice = DeckChoice(str(kind)) if foreign else replace(ours, kind=str(kind))
            if self._asked.get(choice.kind) != choice:
                self._asked[choice.kind] = choice
                self._previews.ask(choice)

    @Slot(object, QImage)
    def _on_made(self, choice: DeckChoice, image: QImage) -> None:
        tile = self.decks.tiles.get(choice.kind)
        if tile is not None and self._asked.get(choice.kind) == choice:
            tile.set_picture(QPixmap.fromImage(image))

    @Slot(object)
    def _on_left_out(self, choice: DeckChoice) -> None:
        """A deck that cannot be used is no choice; the log says why."""
        tile = self.decks.tiles.get(choice.kind)
        if tile is None or tile not in self.others.tiles:
            return
        self.decks.drop(choice.kind)
        self.others.remove(tile)
        self._show_others()
        self.show_settings(self._settings)


def _signs(four: bool, holes: bool, dpr: float) -> QPixmap:
    """The four suits on scraps of paper."""
    picture = QPixmap(round(SIGNS_SIZE[0] * dpr), round(SIGNS_SIZE[1] * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme_in_force().card_border)
    painter.setBrush(PAPER)
    for place, suit in enumerate(SUITS):
        scrap = QRectF(place * (SCRAP + SCRAP_GAP), 0, SCRAP, SCRAP).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(scrap, 5, 5)
        sign = QRectF(0, 0, SIGN, SIGN)
        sign.moveCenter(scrap.center())
        paint_pip(painter, suit, sign, None, four)
        if holes:
            _paint_holes(painter, suit, sign)
    painter.end()
    return picture


def _paint_holes(painter: QPainter, suit: Suit, sign: QRectF) -> None:
    """What opens diamonds and clubs."""
    painter.save()
    painter.translate(sign.center())
    painter.scale(sign.width() / PIP_BOX, sign.height() / PIP_BOX)
    if suit is Suit.DIAMONDS:
        painter.fillPath(placed(pip_outline(suit), 0, 0, 0, DIAMOND_HOLE), PAPER)
    elif suit is Suit.CLUBS:
        for x, y in CLUB_LOBES:
            painter.fillPath(disc(x, y, CLUB_HOLE), PAPER)
    painter.restore()
