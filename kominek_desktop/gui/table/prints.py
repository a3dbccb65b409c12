"""What our cards are printed on and what is printed over them: shadow, paper, index letters; and
the plain card that is seen until its picture is there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from kominek_desktop.gui.table.deck import Deck, DeckChoice, Source, Subject
from kominek_desktop.gui.table.index import LARGE_FORM, STANDARD_FORM, paint_index
from kominek_desktop.gui.table.marks import paint_card_shadow
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.table.outlines import PAPER
from kominek_desktop.gui.table.pips import paint_pip, suit_colour
from kominek_desktop.gui.theme import Theme
from kominek_desktop.rules.cards import Card, Suit

SHORT, LONG = 250.0, 350.0
RADIUS, BORDER, EDGE = 14.0, 1.5, 9.0
PLAIN_PIP = 96.0
KEPT_BASES = 16
SAME_ASPECT = 0.06
"""A foreign card whose form differs by no more than this share fills the place of one of ours."""
FIELDS = {"ember": QColor("#8A211C"), "forest": QColor("#1E4B3C"), "navy": QColor("#24375F")}
CLOTHS = {CoatKind.FUTRO: QColor("#B3261F"), CoatKind.GARNITUR: QColor("#2E3F62")}


@dataclass(frozen=True, slots=True)
class Format:
    """A picture's size: the card's width and the margin for its shadow in logical pixels."""

    width: float
    margin: int
    dpr: float
    landscape: bool

    @property
    def card(self) -> QRectF:
        """The card in device pixels; whole ones, so that its edges stay sharp."""
        units = (LONG, SHORT) if self.landscape else (SHORT, LONG)
        edge = round(self.margin * self.dpr)
        wide = max(1, round(self.width * self.dpr))
        high = max(1, round(self.width * units[1] / units[0] * self.dpr))
        return QRectF(edge, edge, wide, high)

    def image_size(self) -> tuple[int, int]:
        """The whole picture with its margins in device pixels."""
        card, edges = self.card, 2 * round(self.margin * self.dpr)
        return round(card.width()) + edges, round(card.height()) + edges

    def fitted(self, aspect: float) -> QRectF:
        """Where a card of another form (width by height) lies in the place of ours."""
        card = self.card
        if not aspect or abs(aspect * card.height() / card.width() - 1) <= SAME_ASPECT:
            return card
        wide = min(card.width(), round(card.height() * aspect))
        high = min(card.height(), round(card.width() / aspect))
        spare = card.width() - wide, card.height() - high
        return QRectF(card.x() + spare[0] // 2, card.y() + spare[1] // 2, wide, high)


class Look(NamedTuple):
    """What one set of pictures has in common: deck, theme and index letters."""

    deck: DeckChoice
    theme: str
    letters: tuple[str, ...]


class Key(NamedTuple):
    """What tells one picture from all others."""

    subject: Subject
    look: Look
    format: Format


@dataclass(frozen=True, eq=False)
class Print:
    """One picture: an order for the press. ``letters`` is the index of a card."""

    key: Key
    theme: Theme
    deck: Deck
    letters: str

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """See the press."""
        return self.deck.sources(self.key.subject)

    def sheet(self, source: Source | None, aspect: float) -> tuple[QImage, QRectF]:
        """The shadow, and paper unless the picture brings its own."""
        area = self.key.format.fitted(aspect)
        paper = source is None or source.paper
        # The copy is made when it is painted on.
        return QImage(_base(self.key.format, area, self.theme, paper)), area

    def finish(self, painter: QPainter, source: Source | None) -> None:
        """The index letters on paper of ours."""
        card, deck = self.key.subject.of, self.deck.choice
        if not isinstance(card, Card) or not (source is None or source.paper):
            return
        self._to_units(painter)
        form = LARGE_FORM if deck.large else STANDARD_FORM
        ink = suit_colour(card.suit, deck.four_colour)
        paint_index(painter, self.letters, card.suit, ink, form, deck.pips == "open")

    def plain(self) -> QImage:
        """The card without its picture: what is known at a glance, painted in no time."""
        image, _ = self.sheet(None, 0.0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._to_units(painter)
        whole = (LONG, SHORT) if self.key.subject.landscape else (SHORT, LONG)
        field = QRectF(EDGE, EDGE, whole[0] - 2 * EDGE, whole[1] - 2 * EDGE)
        painter.setPen(Qt.PenStyle.NoPen)
        match self.key.subject.of:
            case Card() as card:
                pip = QRectF(0, 0, PLAIN_PIP, PLAIN_PIP)
                pip.moveCenter(field.center())
                paint_pip(painter, card.suit, pip, None, self.deck.choice.four_colour)
                painter.resetTransform()
                self.finish(painter, None)
            case Suit() as suit:
                for number in range(8):
                    pip = QRectF(44 + 37 * number, 72 if number % 2 else 146, 32, 32)
                    paint_pip(painter, suit, pip)
            case CoatKind() as coat:
                painter.setBrush(CLOTHS[coat])
                painter.drawRoundedRect(field.adjusted(45, 60, -45, -40), 30, 30)
            case _:
                covers = self.key.subject.kind == "cover"
                painter.setBrush(FIELDS["forest" if covers else self.deck.choice.back])
                painter.drawRoundedRect(field, 8, 8)
        painter.end()
        return image

    def _to_units(self, painter: QPainter) -> None:
        card = self.key.format.card
        painter.translate(card.topLeft())
        units = (LONG, SHORT) if self.key.subject.landscape else (SHORT, LONG)
        painter.scale(card.width() / units[0], card.height() / units[1])


_bases: dict[tuple[object, ...], QImage] = {}


def _base(format_: Format, rect: QRectF, theme: Theme, paper: bool) -> QImage:
    """Shadow and paper, the same for a whole pack; not to be painted on."""
    key = (format_, rect.x(), rect.y(), rect.width(), rect.height(), theme.id, paper)
    image = _bases.pop(key, None)
    if image is None:
        image = _paint_base(format_, rect, theme, paper)
        if len(_bases) >= KEPT_BASES:
            del _bases[next(iter(_bases))]
    _bases[key] = image
    return image


def _paint_base(format_: Format, rect: QRectF, theme: Theme, paper: bool) -> QImage:
    dpr = format_.dpr
    image = QImage(*format_.image_size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = min(rect.width(), rect.height()) / SHORT
    radius = RADIUS * unit
    painter.save()
    painter.scale(dpr, dpr)
    area = QRectF(rect.topLeft() / dpr, rect.size() / dpr)
    paint_card_shadow(painter, area, radius / dpr, theme)
    painter.restore()
    if paper:
        line = max(1.0, BORDER * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        inner = rect.adjusted(line, line, -line, -line)
        for area, colour, corner in (
            (rect, theme.card_border, radius),
            (inner, PAPER, radius - line),
        ):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(area, corner, corner)
    painter.end()
    return image
