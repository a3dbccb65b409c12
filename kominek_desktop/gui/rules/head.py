"""The buttons in the head of the rules page, and what of them finds room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from kominek_desktop.gui.dialogs.controls import stroke
from kominek_desktop.gui.pages.page import Page
from kominek_desktop.gui.panels.keycap import keycap_size, keycap_text, paint_keycap
from kominek_desktop.gui.panels.style import Style
from kominek_desktop.gui.style import scale_in_force, theme_in_force

STEP = 36
SPARE = 12


class CapButton(QPushButton):
    """A button that shows its key on a cap as long as there is room."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._capped = bool(key)
        self._drawn: tuple[object, ...] = ()
        self.setAutoDefault(False)

    def set_words(self, text: str, told: str) -> None:
        """What stands on it, and what is read aloud."""
        self.setText(text)
        self.setAccessibleName(told)
        self.setToolTip(f"{told} ({keycap_text(self._key)})" if self._key else told)

    def set_capped(self, capped: bool) -> None:
        """Whether the key is shown."""
        self._capped = capped and bool(self._key)
        self.refresh_look()

    def refresh_look(self) -> None:
        """Draw the cap for the look in force."""
        style = Style(1.0, scale_in_force(), theme_in_force())
        dpr = self.devicePixelRatioF()
        wanted = (self._capped, style, dpr)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        if not self._capped:
            self.setIcon(QIcon())
            return
        wide, high = keycap_size(style, self._key)
        size = QSize(round(wide) + 4, round(high) + 4)
        pixmap = QPixmap(size * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(1, 1, wide, high)
        paint_keycap(painter, style, area, self._key, paper=False, ink=style.theme.text)
        painter.end()
        self.setIcon(QIcon(pixmap))
        self.setIconSize(size)


class StepButton(QAbstractButton):
    """A round arrow, -1 to the left or 1 to the right."""

    def __init__(self, way: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._way = way
        self.setFixedSize(STEP, STEP)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, told: str) -> None:
        """What is read aloud."""
        self.setAccessibleName(told)
        key = keycap_text("Alt+Left" if self._way < 0 else "Alt+Right")
        self.setToolTip(f"{told} ({key})")

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring and an arrow."""
        theme, on = theme_in_force(), self.isEnabled()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hot = on and self.underMouse()
        edge = theme.accent if hot else theme.control_border if on else theme.line
        painter.setPen(stroke(edge, 1.6))
        painter.setBrush(theme.selected if hot else theme.panel)
        painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        painter.setPen(stroke(theme.text if on else theme.control_border, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = QRectF(self.rect()).center()
        tip = middle + QPointF(7 * self._way, 0)
        painter.drawLine(middle - QPointF(7 * self._way, 0), tip)
        wing = -5 * self._way
        painter.drawPolyline(QPolygonF([tip + QPointF(wing, -5), tip, tip + QPointF(wing, 5)]))


def fit_head(
    page: Page,
    head: QWidget,
    words: tuple[str, str, str],
    caps: Sequence[CapButton],
    steps: Sequence[StepButton],
) -> None:
    """Show of title, short title, note, key caps and arrows what finds room; in that order the
    note goes first, then the caps, the long title, and at last the arrows, which have keys."""
    long, short, note = words
    room = head.width() - SPARE
    for title, beside, capped, stepped in (
        (long, note, True, True),
        (long, "", True, True),
        (long, "", False, True),
        (short, "", False, True),
        (short, "", False, False),
    ):
        for cap in caps:
            cap.set_capped(capped)
        for step in steps:
            step.setVisible(stepped)
        page.set_title(title, beside)
        if _need(head) <= room:
            break
    page.setAccessibleName(long)


def _need(head: QWidget) -> int:
    layout = head.layout()
    assert layout is not None
    layout.invalidate()
    return layout.sizeHint().width()
