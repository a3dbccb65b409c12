"""The list of all actions and their keys, to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kominek_desktop.gui.dialogs.base import LiveDialog, foot_row, frame
from kominek_desktop.gui.style import set_role
from kominek_desktop.gui.texts import dialogs as texts

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
Shortcut = tuple[str, Sequence[QKeySequence]]


class ShortcutsDialog(LiveDialog):
    """Actions in the order given, with a search field above them."""

    def __init__(
        self, actions: Callable[[], Sequence[Shortcut]], parent: QWidget | None = None
    ) -> None:
        """``actions`` gives the texts of the actions in the language in force, with their keys;
        actions without keys are left out."""
        super().__init__(parent)
        self._actions = actions
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAlternatingRowColors(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.header().setStretchLastSection(False)
        self.close_button = QPushButton()
        set_role(self.close_button, "primary")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self.search.textChanged.connect(self._filter)
        body = QVBoxLayout()
        body.setContentsMargins(24, 18, 24, 14)
        body.setSpacing(10)
        body.addWidget(self.search)
        body.addWidget(self.list, 1)
        foot = frame("foot")
        row = foot_row(foot)
        row.addStretch(1)
        row.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(body, 1)
        whole.addWidget(foot)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(texts.shortcuts_title())
        self.search.setPlaceholderText(texts.shortcuts_filter())
        self.search.setAccessibleName(texts.shortcuts_filter())
        self.list.setHeaderLabels(list(texts.shortcuts_columns()))
        self.list.setAccessibleName(texts.shortcuts_title())
        self.close_button.setText(texts.close())
        self.list.clear()
        for text, keys in self._actions():
            shown = shown_keys(keys)
            if shown:
                item = QTreeWidgetItem([text.replace("&", ""), shown])
                item.setTextAlignment(1, RIGHT)
                self.list.addTopLevelItem(item)
        self._filter(self.search.text())

    def _filter(self, wanted: str) -> None:
        wanted = wanted.casefold().strip()
        for index in range(self.list.topLevelItemCount()):
            item = self.list.topLevelItem(index)
            if item is not None:
                found = any(wanted in item.text(column).casefold() for column in (0, 1))
                item.setHidden(not found)


def shown_keys(keys: Sequence[QKeySequence]) -> str:
    """All keys of an action as the system writes them."""
    texts_of = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys]
    return ", ".join(text for text in texts_of if text)
