"""What the program is, whose rules it plays, under which licences."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kominek_desktop import __version__
from kominek_desktop.gui.dialogs.base import LiveDialog, foot_row, frame, label, scrolled
from kominek_desktop.gui.dialogs.controls import Teeth
from kominek_desktop.gui.style import set_role
from kominek_desktop.gui.table.hearth import hearth
from kominek_desktop.gui.texts import dialogs as texts

NAME = "Kominek"
PICTURE = 150


class Hearth(QWidget):
    """The fireplace that gave the game its name."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(QSize(PICTURE, PICTURE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The fireplace."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(self.rect()).center())
        painter.scale(PICTURE / 172, PICTURE / 172)
        hearth().paint(painter)


class AboutDialog(LiveDialog):
    """Texts to read, and Close."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = label("title")
        self._name.setText(NAME)
        self._version = label("second")
        self._paragraphs = [label("row", wrap=True) for _ in range(3)]
        self.close_button = QPushButton()
        set_role(self.close_button, "primary")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        page = QWidget()
        body = QHBoxLayout(page)
        body.setContentsMargins(28, 24, 28, 18)
        body.setSpacing(28)
        body.addWidget(Hearth(), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self._name)
        column.addWidget(self._version)
        column.addWidget(Teeth())
        for paragraph in self._paragraphs:
            paragraph.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addSpacing(8)
            column.addWidget(paragraph)
        column.addStretch(1)
        body.addLayout(column, 1)
        foot = frame("foot")
        row = foot_row(foot)
        row.addStretch(1)
        row.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(scrolled(page), 1)
        whole.addWidget(foot)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(texts.about_title())
        self._version.setText(texts.about_version(__version__))
        words = (texts.about_what(), texts.about_rules(), texts.about_licence())
        for paragraph, text in zip(self._paragraphs, words, strict=True):
            paragraph.setText(text)
        self.close_button.setText(texts.close())
