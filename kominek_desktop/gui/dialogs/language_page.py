"""The languages, each written in itself with its index letters on four cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup

from kominek_desktop.gui.dialogs.base import label
from kominek_desktop.gui.dialogs.controls import RadioCard, Tick
from kominek_desktop.gui.dialogs.setting_pages import SettingsPage
from kominek_desktop.gui.style import theme_in_force
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.faces import CARD_RATIO, Faces, margin
from kominek_desktop.gui.texts import settings_words as texts
from kominek_desktop.gui.texts.dialogs import LANGUAGES
from kominek_desktop.rules.cards import Card, Rank, Suit
from kominek_desktop.session.settings import Settings

CARD_HEIGHT = 92
SHOWN = (
    Card(Rank.ACE, Suit.SPADES),
    Card(Rank.KING, Suit.HEARTS),
    Card(Rank.QUEEN, Suit.DIAMONDS),
    Card(Rank.JACK, Suit.CLUBS),
)
FACE = 46.0
STEP, TILT = 36.0, 5.0


class LanguagePage(SettingsPage):
    """One language, or that of the system."""

    fields = ("language",)

    def __init__(self) -> None:
        super().__init__("language")
        self.cards: dict[str, RadioCard] = {}
        self._four = False
        self._shown: tuple[str, bool, float] | None = None
        self._group = QButtonGroup(self)
        self.column.setSpacing(12)
        for code, name, words, _ in LANGUAGES:
            card = RadioCard(CARD_HEIGHT, large=True)
            card.set_words(name, words)
            self._group.addButton(card)
            self.column.addWidget(card)
            self.cards[code] = card
        self.system = Tick()
        self._note = label("second", wrap=True)
        self.column.addWidget(self.system)
        self.column.addWidget(self._note)
        self.column.addStretch(1)
        self._group.buttonClicked.connect(self._tell_card)
        self.system.clicked.connect(self._tell_system)

    def retranslate(self) -> None:
        """Set every text anew but the languages' own."""
        super().retranslate()
        self.system.setText(texts.system_language())
        self._note.setText(texts.language_note())

    def show_settings(self, settings: Settings) -> None:
        """Take the language's card, none for the system's language."""
        super().show_settings(settings)
        self._four = settings.four_colour
        self._group.setExclusive(False)
        for code, card in self.cards.items():
            card.setChecked(code == settings.language)
        self._group.setExclusive(True)
        self.system.setChecked(settings.language == "")
        self._draw()

    def refresh_look(self) -> None:
        """The cards of the theme in force."""
        super().refresh_look()
        self._draw()
        for card in self.cards.values():
            card.updateGeometry()

    def _draw(self) -> None:
        key = (theme_in_force().id, self._four, self.devicePixelRatioF())
        if key == self._shown:
            return
        self._shown = key
        for code, _, _, letters in LANGUAGES:
            ranks = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
            deck = DeckChoice(colours="four" if self._four else "two")
            faces = Faces(dict(zip(ranks, letters, strict=True)), theme_in_force(), deck)
            self.cards[code].set_picture(_fan(faces, key[2]))

    def _tell_card(self, card: RadioCard) -> None:
        for code, shown in self.cards.items():
            if shown is card:
                self.edited.emit({"language": code})
                return

    def _tell_system(self, on: bool) -> None:
        if on:
            self.edited.emit({"language": ""})
        else:  # only a language takes the system's place
            self.system.setChecked(True)


def _fan(faces: Faces, dpr: float) -> QPixmap:
    """The four cards, a little turned."""
    edge = margin(FACE)
    high = FACE * CARD_RATIO
    size = QSizeF(FACE + 3 * STEP + 2 * edge + 12, high + 2 * edge + 12)
    picture = QPixmap((size * dpr).toSize())
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for index, card in enumerate(SHOWN):
        face = faces.card(card, FACE, dpr)
        turn = index - 1.5
        painter.save()
        painter.translate(
            QPointF(size.width() / 2 + turn * STEP, size.height() / 2 + abs(turn) * 2)
        )
        painter.rotate(turn * TILT)
        area = QRectF(-FACE / 2 - edge, -high / 2 - edge, FACE + 2 * edge, high + 2 * edge)
        painter.drawPixmap(area, face, QRectF(face.rect()))
        painter.restore()
    painter.end()
    return picture
