"""The tiles of the welcome page: a game to choose, what is offered first, and the program's name.

Their shadows are painted by the page under them.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from kominek_desktop.gui.fonts import sans, serif
from kominek_desktop.gui.pages.welcome_pictures import Picture, paint_picture
from kominek_desktop.gui.pages.welcome_text import LEAST_PX, Block, block, paint_blocks, total
from kominek_desktop.gui.panels.keycap import keycap_size, paint_keycap
from kominek_desktop.gui.panels.style import Style
from kominek_desktop.gui.style import scale_in_force, set_role, theme_in_force
from kominek_desktop.gui.table.faces import Faces
from kominek_desktop.gui.table.hearth import hearth

RADIUS = 13.0
PAD, TEXT_PAD = 12.0, 8.0
NAME, WIDE_NAME, COMPANY, SPIRIT, MARK = 24, 34, 15, 14, 13
LINE_GAP = 4.0
LEAST_PICTURE = 34.0
LYING = 1.55  # a tile wider than this share of its height has its picture at the left
LEAST_LYING, LYING_SHARE = 340.0, 0.46
COMING_VEIL = 0.42
STRIP = 2.6
HEARTH_UNITS = 172.0
LARGE_BANNER, SMALL_HEARTH = 110.0, 72.0


@dataclass(frozen=True, slots=True)
class GameWords:
    """A game in words. ``coming`` stands on one that cannot be played yet, and is empty else;
    ``told`` is what choosing it does."""

    name: str
    company: str
    spirit: str
    coming: str = ""
    told: str = ""


class GameTile(QAbstractButton):
    """A game, or the first deal. ``chosen`` and ``hurried`` tell its id; ``hurried`` asks to begin
    at once, without the dialog."""

    chosen = Signal(str)
    hurried = Signal(str)

    def __init__(self, game: str, picture: Picture, key: str, parent: QWidget) -> None:
        """``key`` is the digit in its corner."""
        super().__init__(parent)
        self._game = game
        self._picture = picture
        self._key = key
        self._words = GameWords("", "", "")
        self._faces: Faces | None = None
        self._keys = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)

    def set_words(self, words: GameWords, keys: bool) -> None:
        """What stands on it; ``keys``: its digit is shown."""
        self._words, self._keys = words, keys
        told = ", ".join((words.company, words.spirit))
        parts = (words.coming, told, words.told)
        self.setAccessibleName(words.name)
        self.setAccessibleDescription(". ".join(part.rstrip(".") for part in parts if part) + ".")
        self.setToolTip(words.told)
        self.update()

    def set_faces(self, faces: Faces) -> None:
        """The pictures of cards to paint with."""
        self._faces = faces
        self.update()

    @Slot()
    def _on_clicked(self) -> None:
        self.chosen.emit(self._game)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """With Shift the match begins at once."""
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if shift and self.isDown() and self.rect().contains(event.position().toPoint()):
            self.setDown(False)
            self.hurried.emit(self._game)
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as Space does; with Shift the match begins at once."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.hurried.emit(self._game)
        else:
            self.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, picture, words, and the digit."""
        theme = theme_in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        active = self.underMouse() or self.hasFocus()
        paint_plate(painter, QRectF(self.rect()), active=active, down=self.isDown())
        words, blocks, picture, lying = self._layout()
        if self._faces is not None and picture.height() >= LEAST_PICTURE:
            paint_picture(painter, picture, self._picture, self._faces, self.devicePixelRatioF())
            if self._words.coming:
                veil = QColor(theme.selected if self.isDown() else theme.panel)
                veil.setAlphaF(COMING_VEIL)
                painter.fillRect(picture.adjusted(0, -4, 0, 4), veil)
        paint_blocks(painter, words, blocks, LINE_GAP, centred=not lying)
        style = Style(1.0, scale_in_force(), theme)
        if self._keys:
            wide, cap = keycap_size(style, self._key)
            at = QRectF(self.width() - wide - 8, 8, wide, cap)
            paint_keycap(painter, style, at, self._key, paper=False, ink=theme.text)
        if self._words.coming:
            self._paint_coming(painter)

    def _layout(self) -> tuple[QRectF, tuple[Block, ...], QRectF, bool]:
        """Where the words stand, in blocks; where the picture, which is empty where it finds no
        room; and whether it lies at the left."""
        room = QRectF(self.rect()).adjusted(PAD, PAD, -PAD, -PAD)
        words, picture = QRectF(room), QRectF(room)
        if room.width() > max(LYING * room.height(), LEAST_LYING * scale_in_force()):
            words.setLeft(room.left() + room.width() * LYING_SHARE + PAD)
            blocks = self._blocks(words.width(), room.height(), WIDE_NAME, alone=False)
            words.setTop(room.center().y() - total(blocks, LINE_GAP) / 2)
            picture.setRight(words.left() - 2 * PAD)
            return words, blocks, picture.adjusted(0, 4, 0, -4), True
        words.adjust(TEXT_PAD - PAD, 0, PAD - TEXT_PAD, 0)
        blocks = self._blocks(words.width(), room.height(), NAME, alone=False)
        picture.setBottom(room.bottom() - total(blocks, LINE_GAP) - 6)
        if picture.height() >= LEAST_PICTURE:
            words.setTop(picture.bottom() + 6)
            return words, blocks, picture, False
        words.setTop(self._signs_high())
        blocks = self._blocks(words.width(), words.height(), NAME, alone=True)
        words.setTop(words.center().y() - total(blocks, LINE_GAP) / 2)
        return words, blocks, QRectF(), False

    def _signs_high(self) -> float:
        """How far down the signs in the upper corners reach."""
        return 10 + QFontMetricsF(sans(MARK * scale_in_force(), 700)).height() + 4

    def _blocks(self, width: float, height: float, size: int, alone: bool) -> tuple[Block, ...]:
        """Name and the two lines under it; the last ones go where they find no room. ``alone``:
        there is no picture either, and the name becomes smaller for want of room."""
        theme, scale, words = theme_in_force(), scale_in_force(), self._words
        name = block(words.name, serif(size * scale), theme.text, width)
        while alone and name.height > height and name.font.pixelSize() > LEAST_PX:
            name = block(words.name, serif(name.font.pixelSize() - 1), theme.text, width)
        company = block(words.company, sans(COMPANY * scale), theme.text, width)
        spirit = block(words.spirit, sans(SPIRIT * scale), theme.second, width)
        every = (name, company, spirit)
        if size == WIDE_NAME:
            return every if total(every, LINE_GAP) <= height else every[:2]
        if len(spirit.lines) == 1 and total(every, LINE_GAP) + 2 * LEAST_PICTURE <= height:
            return every
        return every[:2] if total(every[:2], LINE_GAP) <= height else every[:1]

    def _paint_coming(self, painter: QPainter) -> None:
        theme = theme_in_force()
        font = sans(MARK * scale_in_force(), 700)
        metrics = QFontMetricsF(font)
        text = self._words.coming
        pill = QRectF(8, 8, metrics.horizontalAdvance(text) + 18, metrics.height() + 4)
        painter.setPen(QPen(theme.control_border, 1.2))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(font)
        painter.setPen(theme.text)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)


@dataclass(frozen=True, slots=True)
class Lead:
    """What is offered before all else; ``small`` is its picture where there is little room."""

    picture: Picture
    small: Picture
    title: str
    lines: tuple[str, ...]
    note: str
    button: str


class LeadTile(QWidget):
    """A tile with one primary button: go on with a match, or begin with the first deal."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lead: Lead | None = None
        self._faces: Faces | None = None
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)  # Enter presses it, though it stands in no dialog
        set_role(self.button, "primary")

    def set_lead(self, lead: Lead, faces: Faces) -> None:
        """What it offers."""
        self._lead, self._faces = lead, faces
        self.button.setText(lead.button)
        told = ", ".join(part for part in (lead.title, *lead.lines, lead.note) if part)
        self.button.setAccessibleName(lead.button)
        self.button.setAccessibleDescription(told)
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Put the button in its place."""
        size = self.button.sizeHint().boundedTo(QSize(max(80, self.width() // 2), 200))
        if self._is_strip():
            top = (self.height() - size.height()) // 2
        else:
            top = self.height() - size.height() - 14
        self.button.setGeometry(self.width() - size.width() - 14, top, size.width(), size.height())

    def _is_strip(self) -> bool:
        return self.width() > STRIP * self.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, picture and words."""
        lead, faces = self._lead, self._faces
        if lead is None or faces is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_plate(painter, QRectF(self.rect()), active=True)
        if self._is_strip():
            self._paint_strip(painter, lead, faces)
        else:
            self._paint_tall(painter, lead, faces)

    def _blocks(self, lead: Lead, width: float, note_width: float) -> tuple[Block, ...]:
        theme, scale = theme_in_force(), scale_in_force()
        title = serif((20 if self._is_strip() else 22) * scale)
        return (
            block(lead.title, title, theme.text, width),
            *(block(line, sans(COMPANY * scale), theme.text, width) for line in lead.lines),
            block(lead.note, sans(SPIRIT * scale), theme.second, note_width),
        )

    def _paint_strip(self, painter: QPainter, lead: Lead, faces: Faces) -> None:
        room = QRectF(self.rect()).adjusted(PAD, 8, -PAD, -8)
        right = self.button.x() - PAD
        wide = max(0.0, min(room.width() * 0.22, right - room.left() - 190 * scale_in_force()))
        words = QRectF(room.left() + wide + PAD * bool(wide), room.top(), 0, room.height())
        words.setRight(right)
        blocks = self._blocks(lead, words.width(), words.width())
        while len(blocks) > 2 and total(blocks, 0) > room.height():
            blocks = blocks[:-1]
        if wide >= LEAST_PICTURE:
            area = QRectF(room.left(), room.top(), wide, room.height())
            paint_picture(painter, area, lead.small, faces, self.devicePixelRatioF())
        words.setTop(room.center().y() - total(blocks, 0) / 2)
        paint_blocks(painter, words, blocks, 0, centred=False)

    def _paint_tall(self, painter: QPainter, lead: Lead, faces: Faces) -> None:
        room = QRectF(self.rect()).adjusted(22, 16, -22, -16)
        beside = self.button.x() - PAD - room.left()
        blocks = self._blocks(lead, room.width(), beside)
        head, note = blocks[:-1], blocks[-1]
        last = QPointF(room.left(), self.button.geometry().center().y() - note.height / 2)
        top = min(last.y(), self.button.y() - 2.0) - total(head, LINE_GAP)
        words = QRectF(room.left(), top, room.width(), 0)
        paint_blocks(painter, words, head, LINE_GAP, centred=False)
        paint_blocks(painter, QRectF(last, room.bottomRight()), (note,), 0, centred=False)
        picture = QRectF(room.left(), room.top(), room.width(), top - room.top() - 10)
        if picture.height() >= LEAST_PICTURE:
            paint_picture(painter, picture, lead.picture, faces, self.devicePixelRatioF())


class Banner(QWidget):
    """The hearth, the program's name, and a few words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = self._motto = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, name: str, motto: str) -> None:
        """The name and the words under it."""
        self._name, self._motto = name, motto
        self.setAccessibleName(f"{name}. {motto}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """On the bare wood."""
        theme, scale = theme_in_force(), scale_in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = self.height() < LARGE_BANNER * scale
        side = min(self.height(), (SMALL_HEARTH if small else LARGE_BANNER) * scale)
        painter.save()
        painter.translate(side / 2, self.height() / 2)
        painter.scale(side / HEARTH_UNITS, side / HEARTH_UNITS)
        hearth().paint(painter)
        painter.restore()
        left = side + 16
        room = QRectF(left, 0, self.width() - left, self.height())
        blocks: tuple[Block, ...] = (
            block(self._name, serif((34 if small else 50) * scale, 800), theme.text, room.width()),
            block(self._motto, sans(COMPANY * scale), theme.text, room.width()),
        )
        if total(blocks, 0) > room.height():
            blocks = blocks[:1]
        room.setTop(room.center().y() - total(blocks, 0) / 2)
        paint_blocks(painter, room, blocks, 0, centred=False)


def paint_plate(
    painter: QPainter, area: QRectF, *, active: bool = False, down: bool = False
) -> None:
    """The ground of a tile."""
    theme = theme_in_force()
    width = 2.6 if active else 1.6
    painter.setPen(QPen(theme.accent if active else theme.control_border, width))
    painter.setBrush(theme.selected if down else theme.panel)
    inset = width / 2
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)
