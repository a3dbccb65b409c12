"""Small pictures of whole decks, made in the background, for a player to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces, margin
from kominek_desktop.gui.table.pictures import Pictures
from kominek_desktop.gui.theme import Theme
from kominek_desktop.rules.cards import Card, Rank, Suit

SHOWN: tuple[Card | None, ...] = (
    None,
    Card(Rank.ACE, Suit.SPADES),
    Card(Rank.QUEEN, Suit.HEARTS),
    Card(Rank.JACK, Suit.CLUBS),
    Card(Rank.TEN, Suit.DIAMONDS),
)
STEP = 0.62  # of a card's width from one card to the next


class Previews(QObject):
    """Makes previews while ``page`` is shown.

    ``made`` brings a choice and its picture, ``left_out`` a choice whose deck cannot be used.
    """

    made = Signal(object, QImage)
    left_out = Signal(object)

    def __init__(
        self, page: QWidget, letters: Mapping[Rank, str], theme: Theme, width: float
    ) -> None:
        """``width`` is that of one card in logical pixels."""
        super().__init__(page)
        self._page = page
        self._letters, self._theme, self._width = dict(letters), theme, width
        self._asked: dict[DeckChoice, Faces] = {}
        self._pictures = Pictures(self)
        self._pictures.sharper.connect(self._on_sharper)
        page.installEventFilter(self)

    def ask(self, choice: DeckChoice) -> None:
        """Have a deck's preview made, in the order in which they are asked for."""
        faces = Faces(self._letters, self._theme, choice, self._pictures)
        self._asked[choice] = faces
        faces.expect(SHOWN, self._width, self._page.devicePixelRatioF())
        if self._page.isVisible():
            self._pictures.start()

    def waits(self) -> bool:
        """Whether previews are still to come."""
        return bool(self._asked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt."""
        if event.type() is QEvent.Type.Show and self._asked:
            self._pictures.start()
        elif event.type() in (QEvent.Type.Hide, QEvent.Type.Close):
            self._pictures.stop()
        return False

    @Slot(object)
    def _on_sharper(self, _subjects: object) -> None:
        dpr = self._page.devicePixelRatioF()
        for choice, faces in list(self._asked.items()):
            if not all(faces.is_finished(card, self._width, dpr) for card in SHOWN):
                continue
            del self._asked[choice]
            foreign = faces.deck.foreign
            missing = bool(choice.folder) and foreign is None
            if missing or (foreign and not self._pictures.stock.usable(foreign.svg)):
                self.left_out.emit(choice)
            else:
                self.made.emit(choice, self._compose(faces, dpr))
        if not self._asked:
            self._pictures.stop()

    def _compose(self, faces: Faces, dpr: float) -> QImage:
        edge, step = margin(self._width), self._width * STEP
        wide = self._width + step * (len(SHOWN) - 1) + 2 * edge
        high = self._width * CARD_RATIO + 2 * edge
        size = round(wide * dpr), round(high * dpr)
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(dpr)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        for place, card in enumerate(SHOWN):
            painter.drawPixmap(QPointF(step * place, 0), faces.card(card, self._width, dpr))
        painter.end()
        return image
