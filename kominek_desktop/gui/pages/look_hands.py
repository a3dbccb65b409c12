"""All hands of a deal as they were dealt, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.style import scale_in_force, theme_in_force
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces, margin
from kominek_desktop.gui.table.pictures import Pictures
from kominek_desktop.gui.texts import look as words
from kominek_desktop.gui.texts.cards import cards_list, rank_letters
from kominek_desktop.rules.cards import Card

CARD, LEAST_CARD = 38.0, 22.0
STEP = 0.66  # of a card's width from one card to the next
NAME = 15
GAP = 5
BETWEEN = 20


class HandView(QWidget):
    """A player's name over his cards; all that is painted is in the accessible name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = ""
        self._cards: tuple[Card, ...] = ()
        self._faces: Faces | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_hand(self, name: str, cards: tuple[Card, ...]) -> None:
        """Whose cards, and which."""
        self._name, self._cards = name, cards
        self.setAccessibleName(words.hand(name, cards_list(cards)))
        self.updateGeometry()
        self.update()

    def set_faces(self, faces: Faces) -> None:
        """The pictures of cards to paint with."""
        self._faces = faces
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Name and cards; narrower ones have smaller cards."""
        wide = CARD * (1 + STEP * max(0, len(self._cards) - 1))
        return QSize(round(wide) + 4, round(self._line() + GAP + CARD * CARD_RATIO) + 4)

    def minimumSizeHint(self) -> QSize:
        """The smallest cards that can be told apart."""
        wide = LEAST_CARD * (1 + STEP * max(0, len(self._cards) - 1))
        return QSize(round(wide) + 4, self.sizeHint().height())

    def _line(self) -> float:
        return QFontMetricsF(sans(NAME * scale_in_force(), 700)).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The name, then the cards from left to right."""
        painter = QPainter(self)
        font = sans(NAME * scale_in_force(), 700)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme_in_force().text)
        name = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(QPointF(0, metrics.ascent()), name)
        if self._faces is None or not self._cards:
            return
        room = (self.width() - 4) / (1 + STEP * (len(self._cards) - 1))
        card = float(int(min(CARD, room)))
        edge, top = margin(card), self._line() + GAP
        for place, each in enumerate(self._cards):
            at = QPointF(round(2 + place * STEP * card) - edge, round(top) - edge)
            painter.drawPixmap(at, self._faces.card(each, card, self.devicePixelRatioF()))


class HandsRow(QWidget):
    """The hands of all seats, clockwise from the person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hands: list[HandView] = []
        self._deck = DeckChoice()
        self._pictures = Pictures(self)
        self._pictures.sharper.connect(self._on_sharper)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(BETWEEN)

    def set_deck(self, deck: DeckChoice) -> None:
        """The deck that is shown."""
        if deck != self._deck:
            self._deck = deck
            self.refresh_look()

    def show_hands(self, names: Sequence[str], hands: Sequence[tuple[Card, ...]]) -> None:
        """The cards of every player."""
        while len(self.hands) < len(hands):
            self.hands.append(HandView(self))
            self._row.addWidget(self.hands[-1])
            self.refresh_look()
        for place, view in enumerate(self.hands):
            view.setVisible(place < len(hands))
            if place < len(hands):
                view.set_hand(names[place], hands[place])

    def refresh_look(self) -> None:
        """Draw anew what was drawn for a theme, a language or a size of texts."""
        self._pictures.forget_wants()
        faces = Faces(rank_letters(), theme_in_force(), self._deck, self._pictures)
        for view in self.hands:
            view.set_faces(faces)

    def showEvent(self, event: QShowEvent) -> None:
        """Pictures are made while they are looked at."""
        super().showEvent(event)
        self._pictures.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """No thread is left."""
        super().hideEvent(event)
        self._pictures.stop()

    @Slot(object)
    def _on_sharper(self, _subjects: object) -> None:
        for view in self.hands:
            view.update()
