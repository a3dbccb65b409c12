"""What the lesson says: step, heading, sentences, what to do, dots and buttons. Its paper is
painted by the veil under it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from kominek_desktop.gui.lesson.steps import Words
from kominek_desktop.gui.panels.keycap import keycap_text
from kominek_desktop.gui.panels.style import BLACK, BOLD, Style
from kominek_desktop.gui.style import rich
from kominek_desktop.gui.theme import LIGHT, Theme

WIDTH = 372.0
PADDING, TOP, BOTTOM, SPACING = 24.0, 27.0, 20.0, 8.0
STEP, HEADING, TEXT, ACT, BUTTON = 15.0, 27.0, 18.0, 16.0, 16.0
DOT, DOT_STEP = 9.0, 15.0
HIGH = 36.0


@dataclass(frozen=True, slots=True)
class Content:
    """All that is said. ``remark`` answers a move that was not the right one; ``onward`` is the
    button that leads on, empty where only the act does."""

    number: int
    count: int
    step: str
    words: Words
    remark: str
    stop: str
    stop_about: str
    back: str
    onward: str

    def spoken(self) -> str:
        """The whole for the ear."""
        key = keycap_text(self.words.key) if self.words.key else ""
        act = f"{self.words.act} {key}." if self.words.act else ""
        text = self.words.text.replace("<b>", "").replace("</b>", "")
        return " ".join(part for part in (f"{self.step}.", self.words.title, text, act) if part)


class Dots(QWidget):
    """One dot a step, filled as far as the lesson has come."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style: Style | None = None
        self._number, self._count = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, style: Style, number: int, count: int) -> None:
        """Fill ``number`` of ``count``."""
        self._style, self._number, self._count = style, number, count
        self.setFixedHeight(round(style.u(DOT) + 4))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Filled ones, then rings."""
        style = self._style
        if style is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = ink(style.theme)
        half = style.u(DOT) / 2 - 1
        pitch = min(style.u(DOT_STEP), (self.width() - 2 * half - 2) / max(1, self._count - 1))
        painter.setPen(QPen(colour, style.stroke(1.6)))
        for place in range(self._count):
            filled = place < self._number
            painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(half + 1.5 + pitch * place, self.height() / 2), half, half)


class Callout(QWidget):
    """The buttons tell ``stopped``, ``turned_back`` and ``went_on``."""

    stopped = Signal()
    turned_back = Signal()
    went_on = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._step, self._title = QLabel(), QLabel()
        self._text, self._act, self._remark = QLabel(), QLabel(), QLabel()
        self._dots = Dots()
        self._stop, self._back, self.onward = QPushButton(), QPushButton(), QPushButton()
        self._box = QVBoxLayout(self)
        self._row = QHBoxLayout()
        for shown in (self._step, self._title, self._text, self._remark, self._act):
            shown.setWordWrap(True)
            shown.setTextFormat(Qt.TextFormat.RichText)
            self._box.addWidget(shown)
        self._box.addWidget(self._dots)
        for button, signal in (
            (self._stop, self.stopped),
            (self._back, self.turned_back),
            (self.onward, self.went_on),
        ):
            button.setAutoDefault(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(signal)
            self._row.addWidget(button)
        self._row.insertStretch(1)
        self._box.addLayout(self._row)
        self._content: Content | None = None
        self._look: tuple[float, float, str] | None = None
        self.hide()

    def content(self) -> Content | None:
        """What is said now."""
        return self._content

    def say(self, style: Style, content: Content) -> None:
        """Say it, in these sizes and colours."""
        look = style.k, style.text_scale, style.theme.id
        if (content, look) == (self._content, self._look):
            return
        if look != self._look:
            self._dress(style)
        self._content, self._look = content, look
        words = content.words
        self._step.setText(content.step)
        self._title.setText(words.title)
        self._text.setText(rich(words.text))
        self._act.setText(_with_cap(words, style.theme))
        self._act.setVisible(bool(words.act))
        self._remark.setText(content.remark)
        self._remark.setVisible(bool(content.remark))
        self._dots.show_step(style, content.number, content.count)
        self._dots.setAccessibleName(content.step)
        self._stop.setText(content.stop)
        self._stop.setAccessibleDescription(content.stop_about)
        self._stop.setToolTip(content.stop_about)
        self._back.setText(content.back)
        self._back.setVisible(bool(content.back))
        self.onward.setText(content.onward)
        self.onward.setVisible(bool(content.onward))
        self.setAccessibleName(f"{content.step}: {words.title}")
        self.setAccessibleDescription(content.spoken())

    def height_for(self, width: float) -> float:
        """How high it is with that width."""
        self._measure_anew()
        return float(self._box.totalHeightForWidth(round(width)))

    def least_width(self) -> float:
        """What the buttons need."""
        self._measure_anew()
        return float(self._box.totalMinimumSize().width())

    def _measure_anew(self) -> None:
        """Other words are not waited for until the next turn of the event loop."""
        self._row.invalidate()
        self._box.invalidate()

    def _dress(self, style: Style) -> None:
        side = round(style.u(PADDING))
        self._box.setContentsMargins(side, round(style.u(TOP)), side, round(style.u(BOTTOM)))
        self._box.setSpacing(round(style.u(SPACING)))
        self._row.setContentsMargins(0, round(style.u(SPACING)), 0, 0)
        self._row.setSpacing(round(style.u(8)))
        theme = style.theme
        for shown, font, colour in (
            (self._step, style.sans(STEP, BOLD), ink(theme)),
            (self._title, style.serif(HEADING), theme.tile_ink),
            (self._text, style.sans(TEXT), theme.tile_ink),
            (self._act, style.sans(ACT, BOLD), theme.tile_second),
            (self._remark, style.sans(ACT, BOLD), ink(theme)),
        ):
            shown.setStyleSheet(f"QLabel {{ color: {colour.name()}; background: transparent; }}")
            shown.setFont(font)
        high = max(24, round(max(style.u(HIGH), style.px(BUTTON) * 1.9)))
        for button in (self._stop, self._back, self.onward):
            button.setStyleSheet(_button_sheet(style, high, primary=button is self.onward))
            button.setMinimumSize(QSize(0, high))


def ink(theme: Theme) -> QColor:
    """The accent on paper, which is light in every theme."""
    return theme.tile_ink if theme.id == "contrast" else LIGHT.accent


def _with_cap(words: Words, theme: Theme) -> str:
    """What to do, and the key after it as a small cap."""
    if not words.key:
        return words.act
    cap = keycap_text(words.key).replace(" ", "&nbsp;")
    return (
        f"{words.act} <span style='background-color:{theme.tile_second.name()};"
        f" color:{theme.tile.name()}; font-weight:{BLACK}'>&nbsp;{cap}&nbsp;</span>"
    )


def _button_sheet(style: Style, high: int, *, primary: bool) -> str:
    theme = style.theme
    accent = ink(theme)
    fill, text, edge = theme.tile, theme.tile_ink, theme.tile_second
    if primary:
        fill, text, edge = accent, theme.tile, accent
    font = style.sans(BUTTON, BOLD)
    families = ", ".join(f'"{name}"' for name in font.families())
    return (
        f"QPushButton {{ font-family: {families}; font-weight: 700;"
        f" font-size: {font.pixelSize()}px; background: {fill.name()}; color: {text.name()};"
        f" border: 2px solid {edge.name()}; border-radius: {high // 2}px;"
        f" min-height: {high - 4}px; max-height: {high - 4}px;"
        f" padding: 0 {round(style.u(14))}px; }}"
        f"QPushButton:hover {{ border-color: {theme.tile_ink.name()}; }}"
        f"QPushButton:focus {{ border: 4px double {theme.tile_ink.name()};"
        f" min-height: {high - 8}px; max-height: {high - 8}px; }}"
        f"QPushButton:pressed {{ border-style: inset; }}"
    )
