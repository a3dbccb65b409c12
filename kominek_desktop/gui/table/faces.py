"""Pictures of cards and of the table, for one language, theme and deck."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from kominek_desktop.gui.table.backdrop import paint_table
from kominek_desktop.gui.table.deck import Deck, DeckChoice, Subject
from kominek_desktop.gui.table.marks import shadow_scale
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.table.pictures import Ground, Pictures
from kominek_desktop.gui.table.prints import Format, Key, Look, Print
from kominek_desktop.gui.theme import Theme
from kominek_desktop.rules.cards import Card, Rank, Suit

CARD_RATIO = 1.4
SHADOW_REACH = 12.0  # how far the shadow looks out under a card 112 wide


def margin(width: float) -> int:
    """Logical pixels around every picture that is ``width`` wide, for its shadow."""
    return math.ceil(SHADOW_REACH * shadow_scale(width))


class Faces:
    """All pictures for one language, theme and deck.

    Widths are logical pixels of the card alone; a picture is larger by ``margin(width)`` on every
    side. With ``pictures`` no call waits: it gives the best that is there and orders the rest,
    which ``pictures.sharper`` tells of. Without, every call gives the finished picture. The same
    call returns the same object while it is among the recently used ones.
    """

    def __init__(
        self,
        letters: Mapping[Rank, str],
        theme: Theme,
        deck: DeckChoice | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        """``letters`` are the index letters of the court and the ace; other ranks show figures."""
        self.letters: dict[Rank, str] = dict(letters)
        self.theme = theme
        self.deck = Deck(deck or DeckChoice())
        self._pictures = pictures or Pictures()
        self._waits = pictures is None
        self._look = Look(self.deck.choice, theme.id, tuple(self._letter(rank) for rank in Rank))

    @property
    def four_colour(self) -> bool:
        """Whether each suit has its own colour."""
        return self.deck.choice.four_colour

    def finished(self) -> Faces:
        """The same look and the same store, but every call waits for the finished picture."""
        faces = Faces(self.letters, self.theme, self.deck.choice, self._pictures)
        faces._waits = True
        return faces

    def card(self, card: Card | None, width: float, dpr: float) -> QPixmap:
        """A card face up, or the back for None."""
        return self._picture(Subject("card", card), width, dpr)

    def eight(self, suit: Suit, width: float, dpr: float) -> QPixmap:
        """The eight that counts points, landscape; ``width`` is its long side."""
        return self._picture(Subject("eight", suit), width, dpr)

    def cover(self, width: float, dpr: float) -> QPixmap:
        """The hearth card that covers an eight, landscape; ``width`` is its long side."""
        return self._picture(Subject("cover", None), width, dpr)

    def coat(self, kind: CoatKind, width: float, dpr: float) -> QPixmap:
        """A coat card, upright."""
        return self._picture(Subject("coat", kind), width, dpr)

    def is_finished(self, card: Card | None, width: float, dpr: float) -> bool:
        """Whether the picture of a card is there."""
        return self._pictures.find(self._order(Subject("card", card), width, dpr).key) is not None

    def expect(self, cards: Iterable[Card | None], width: float, dpr: float) -> None:
        """Have these cards made before they are asked for, after all that is asked for now."""
        for card in cards:
            order = self._order(Subject("card", card), width, dpr)
            if not self._waits and self._pictures.find(order.key) is None:
                self._pictures.want(order, urgent=False)

    def table(self, width: int, height: int, k: float, dpr: float) -> QPixmap:
        """The empty table; ``k`` is the scale of the layout's units. Only the last one is kept."""

        def paint(painter: QPainter) -> None:
            paint_table(painter, QRectF(0, 0, width, height), k, dpr, self.theme)

        key = Ground(self.theme.id, width, height, k, dpr)
        return self._pictures.ground(key, paint, self._waits)

    def _letter(self, rank: Rank) -> str:
        return self.letters.get(rank, str(int(rank)))

    def _order(self, subject: Subject, width: float, dpr: float) -> Print:
        format_ = Format(width, margin(width), dpr, subject.landscape)
        letters = self._letter(subject.of.rank) if isinstance(subject.of, Card) else ""
        return Print(Key(subject, self._look, format_), self.theme, self.deck, letters)

    def _picture(self, subject: Subject, width: float, dpr: float) -> QPixmap:
        order = self._order(subject, width, dpr)
        pixmap = self._pictures.find(order.key)
        if pixmap is None:
            if self._waits:
                return self._pictures.make(order)
            self._pictures.want(order)
            pixmap = self._pictures.stand_in(order)
        return pixmap
