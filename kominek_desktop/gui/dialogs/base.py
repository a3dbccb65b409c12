"""What all dialogs share: live language and theme, the ring of focus, a least size."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QScrollArea, QWidget

from kominek_desktop.gui.dialogs.focus_ring import FocusRing
from kominek_desktop.gui.live import Follower
from kominek_desktop.gui.style import set_role

MINIMUM = (720, 520)


class LiveDialog(QDialog):
    """A window that never stops the program: show it with ``open`` or ``show``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.setMinimumSize(*MINIMUM)
        self._ring = FocusRing(self)
        self._follower = Follower(self, self)

    def retranslate(self) -> None:
        """Set every text anew; called when the language changes."""

    def refresh_look(self) -> None:
        """Draw anew what was drawn for a theme or a size of texts; called when these change."""

    def focus_ring(self) -> FocusRing:
        """The ring round the focused control."""
        return self._ring


def label(role: str, wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """An empty label with a role of the style sheet."""
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    set_role(made, role)
    return made


def frame(role: str, parent: QWidget | None = None) -> QFrame:
    """An empty frame with a role of the style sheet."""
    made = QFrame(parent)
    set_role(made, role)
    return made


def rule_line(parent: QWidget | None = None) -> QFrame:
    """A thin line between rows."""
    line = frame("rule", parent)
    line.setFixedHeight(1)
    return line


def scrolled(page: QWidget) -> QScrollArea:
    """A page in a scroll area that scrolls up and down only."""
    set_role(page, "page")
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    area.viewport().setAutoFillBackground(False)
    page.setAutoFillBackground(False)
    return area


def foot_row(foot: QFrame) -> QHBoxLayout:
    """The layout of a dialog's foot."""
    row = QHBoxLayout(foot)
    row.setContentsMargins(24, 12, 24, 12)
    row.setSpacing(10)
    return row


class Sentence(QScrollArea):
    """Rich text that takes the lines it needs up to a few, and scrolls beyond them."""

    LINES = 3

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label("row", wrap=True)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._label)
        self.viewport().setAutoFillBackground(False)
        self._label.setAutoFillBackground(False)

    def text(self) -> str:
        """What is said."""
        return self._label.text()

    def set_text(self, text: str) -> None:
        """Say something; the whole of it is a tool tip too."""
        if text != self._label.text():
            self._label.setText(text)
            self._label.setToolTip(text)
            self.fit()

    def fit(self) -> None:
        """Take the height that the text needs at this width."""
        line = self._label.fontMetrics().lineSpacing()
        need = self._label.heightForWidth(self.viewport().width())
        self.setFixedHeight(max(line, min(need, self.LINES * line + 2)))
        many = need > self.LINES * line + 2
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if many else Qt.FocusPolicy.NoFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit into the new width."""
        super().resizeEvent(event)
        self.fit()
