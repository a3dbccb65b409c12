"""What all pages share: a head with the way back, a title and actions, and room for the rest.

A page stands in the main window in place of the table and never stops the match.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kominek_desktop.gui.dialogs.base import frame, label
from kominek_desktop.gui.dialogs.controls import stroke
from kominek_desktop.gui.dialogs.focus_ring import FocusRing
from kominek_desktop.gui.live import Follower
from kominek_desktop.gui.style import theme_in_force
from kominek_desktop.gui.table.marks import paint_teeth
from kominek_desktop.gui.texts import pages as words

HEAD = 63
BACK = 40
PITCH = 12
TOOTH = 6


class BackButton(QAbstractButton):
    """The round way back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(QSize(BACK, BACK))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring and an arrow head."""
        theme = theme_in_force()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(stroke(theme.accent if self.underMouse() else theme.control_border, 1.8))
        painter.setBrush(theme.field if self.isDown() else theme.panel)
        painter.drawEllipse(ring)
        middle = ring.center()
        painter.setPen(stroke(theme.text, 2.4))
        points = [QPointF(3, -7), QPointF(-4, 0), QPointF(3, 7)]
        painter.drawPolyline(QPolygonF([middle + point for point in points]))


class WideTeeth(QWidget):
    """The carved edge under the head of a page, over its whole width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(TOOTH + 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A line and a row of teeth hanging from it."""
        colour = QColor(theme_in_force().panel_border)
        colour.setAlphaF(0.63)
        painter = QPainter(self)
        painter.fillRect(QRectF(0, 0, self.width(), 1.6), colour)
        paint_teeth(painter, 0, self.width(), 1.6, TOOTH, PITCH, colour)


class _PageRing(FocusRing):
    """The ring of one page; what else stands in the window has its own marks."""

    def __init__(self, page: QWidget, window: QWidget) -> None:
        super().__init__(window)
        self._page = page

    def follow(self, new: QWidget | None) -> None:
        """The focus went to ``new``."""
        super().follow(new if new is not None and self._page.isAncestorOf(new) else None)


class Page(QWidget):
    """Head and body. Put widgets into ``body``; buttons on the right of the head go in by
    :meth:`add_action`. ``left`` asks to go back to what was shown before; Esc does the same."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.head: QFrame = frame("page-head")
        self.back = BackButton()
        self.back.clicked.connect(self.left)
        self._title = label("page-title")
        self._note = label("second")
        row = QHBoxLayout(self.head)
        row.setContentsMargins(24, 0, 24, 0)
        row.setSpacing(16)
        row.addWidget(self.back)
        row.addWidget(self._title)
        row.addWidget(self._note)
        row.addStretch(1)
        self._row = row
        self.head.setMinimumHeight(HEAD)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.head)
        self._edge = WideTeeth()
        outer.addWidget(self._edge)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(0)
        outer.addLayout(self.body, 1)
        self._ring: FocusRing | None = None
        self._follower = Follower(self, self)

    def hide_head(self) -> None:
        """A page that is its own beginning needs no way back."""
        self.head.hide()
        self._edge.hide()

    def set_title(self, title: str, note: str = "") -> None:
        """The title, and a short remark beside it."""
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.setAccessibleName(title)

    def title(self) -> str:
        """What the head says."""
        return self._title.text()

    def add_head(self, widget: QWidget) -> None:
        """A control beside the title."""
        self._row.insertWidget(self._row.count() - 1, widget)

    def add_action(self, widget: QWidget) -> None:
        """A button at the right of the head."""
        self._row.addWidget(widget)

    def opened(self) -> None:
        """The page has come to the front; called each time."""

    def first_focus(self) -> QWidget:
        """What has the focus when the page opens."""
        return self.back

    def retranslate(self) -> None:
        """Set every text anew; called when the language changes. Extend it."""
        self.back.setAccessibleName(words.back())
        self.back.setToolTip(words.back())

    def refresh_look(self) -> None:
        """Draw anew what was drawn for a theme or a size of texts; called when these change."""

    def enter(self) -> None:
        """Bring everything up to date and take the focus; the page is in its window now."""
        if self._ring is None:
            self._ring = _PageRing(self, self.window())
        self.opened()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def go_to(self, widget: QWidget) -> None:
        """Give the focus to a widget because a key says so; the ring shows it."""
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self._ring is not None:
            self._ring.follow(widget)

    def ringed(self) -> QWidget | None:
        """What the ring shows."""
        return self._ring.target() if self._ring is not None else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
