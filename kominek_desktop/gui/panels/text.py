"""Words set in lines: ``**bold**`` markup, wrapping, measuring and painting."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from kominek_desktop.gui.panels.style import PITCH

BREAK = re.compile(r"([ \n])")
UNBOUNDED = 1e6


class Align(Enum):
    """Where a line stands in its width."""

    LEFT = auto()
    CENTRE = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of one weight at their place in a line."""

    text: str
    bold: bool
    x: float


@dataclass(frozen=True, slots=True)
class Line:
    """Runs and the width they need."""

    runs: tuple[Run, ...]
    width: float


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Lines ready to paint; all measures in logical pixels."""

    lines: tuple[Line, ...]
    pitch: float
    plain: QFont
    strong: QFont

    @property
    def width(self) -> float:
        """What the longest line needs."""
        return max((line.width for line in self.lines), default=0.0)

    @property
    def height(self) -> float:
        """Lines times pitch."""
        return len(self.lines) * self.pitch

    def paint(
        self,
        painter: QPainter,
        place: QPointF,
        width: float,
        colours: tuple[QColor, QColor],
        align: Align = Align.LEFT,
    ) -> None:
        """Paint with the top left at ``place``; colours for plain and for bold words."""
        metrics = QFontMetricsF(self.plain)
        lead = (self.pitch - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()
        for index, line in enumerate(self.lines):
            spare = width - line.width
            left = place.x() + {Align.LEFT: 0.0, Align.CENTRE: spare / 2, Align.RIGHT: spare}[align]
            base = place.y() + index * self.pitch + lead
            for run in line.runs:
                painter.setFont(self.strong if run.bold else self.plain)
                painter.setPen(colours[run.bold])
                painter.drawText(QPointF(left + run.x, base), run.text)


Word = list[tuple[str, bool]]


def words(text: str) -> list[Word | None]:
    """Words as pieces of one weight; None is a forced line break."""
    found: list[Word | None] = []
    word: Word = []
    for index, part in enumerate(text.split("**")):
        for piece in BREAK.split(part):
            if piece not in (" ", "\n"):
                if piece:
                    word.append((piece, index % 2 == 1))
                continue
            if word:
                found.append(word)
                word = []
            if piece == "\n":
                found.append(None)
    if word:
        found.append(word)
    return found


def set_text(
    text: str,
    plain: QFont,
    width: float = UNBOUNDED,
    strong: QFont | None = None,
    pitch: float = PITCH,
) -> TextBlock:
    """Break ``text`` into lines no wider than ``width`` pixels; a word that is wider is split."""
    return _Setter(plain, strong or plain, width).block(text, pitch)


def line_width(text: str, font: QFont) -> float:
    """What one unmarked line needs."""
    return QFontMetricsF(font).horizontalAdvance(text)


def longest_word(text: str, plain: QFont, strong: QFont | None = None) -> float:
    """The width under which a word would have to be split."""
    setter = _Setter(plain, strong or plain, UNBOUNDED)
    return max((setter.word_width(word) for word in words(text) if word), default=0.0)


class _Setter:
    def __init__(self, plain: QFont, strong: QFont, width: float) -> None:
        self._fonts = (plain, strong)
        self._metrics = (QFontMetricsF(plain), QFontMetricsF(strong))
        self._space = self._metrics[0].horizontalAdvance(" ")
        self._width = width
        self._lines: list[Line] = []
        self._runs: list[Run] = []
        self._x = 0.0

    def word_width(self, word: Word) -> float:
        return sum(self._metrics[bold].horizontalAdvance(text) for text, bold in word)

    def block(self, text: str, pitch: float) -> TextBlock:
        for word in words(text):
            if word is None:
                self._end_line()
            else:
                self._add(word)
        if self._runs or not self._lines:
            self._end_line()
        height = float(round(pitch * self._fonts[0].pixelSize()))
        return TextBlock(tuple(self._lines), height, *self._fonts)

    def _add(self, word: Word) -> None:
        needed = self.word_width(word)
        if self._runs and self._x + self._space + needed > self._width:
            self._end_line()
        if self._runs:
            self._x += self._space
        for text, bold in word if needed <= self._width else self._letters(word):
            advance = self._metrics[bold].horizontalAdvance(text)
            if self._runs and self._x + advance > self._width:
                self._end_line()
            self._runs.append(Run(text, bold, self._x))
            self._x += advance

    def _letters(self, word: Word) -> Word:
        return [(letter, bold) for text, bold in word for letter in text]

    def _end_line(self) -> None:
        self._lines.append(Line(tuple(self._runs), self._x))
        self._runs = []
        self._x = 0.0


def elided(text: str, font: QFont, width: float) -> str:
    """The text itself, or shortened with an ellipsis where it does not fit."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
