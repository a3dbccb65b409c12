"""The house rules as rows: the value in force, and how it differs from print."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from kominek_desktop.gui.dialogs.base import frame, label, rule_line
from kominek_desktop.gui.dialogs.controls import Combo, Diamond, Item
from kominek_desktop.gui.dialogs.rules_choice import RulesChoice
from kominek_desktop.gui.games.presenter import RuleWord
from kominek_desktop.gui.style import scale_in_force, set_role
from kominek_desktop.gui.texts import dialogs as texts
from kominek_desktop.rules.options import Switch

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ROW = 44
COMBO = 246
COMBO_PART, PRINTED_PART = 0.45, 0.25
LEAST_WIDTH = 300


class RuleRow(QWidget):
    """One switch. ``picked`` tells its id and the new value."""

    picked = Signal(str, str)

    def __init__(self, switch: Switch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switch = switch
        self.combo = Combo()
        self.combo.picked.connect(self._tell)
        self._diamond = Diamond()
        self._name = label("row", wrap=True)
        self._printed = label("accent", wrap=True)
        self._printed.setAlignment(RIGHT)
        self._printed_word = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 3, 12, 3)
        row.setSpacing(8)
        row.addWidget(self._diamond)
        row.addWidget(self._name, 1)
        row.addWidget(self._printed)
        row.addWidget(self.combo)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._show_menu)

    def show_word(self, word: RuleWord) -> None:
        """The words of the language in force."""
        values = dict(word.values)
        self._printed_word = values[self.switch.default]
        self._name.setText(word.name)
        self._name.setToolTip(texts.rule_clause(self.switch.clause))
        self._printed.setText(texts.printed_value(self._printed_word))
        self.combo.set_items(Item(value, text) for value, text in word.values)
        self.combo.setAccessibleName(word.name)
        self.fit()

    def fit(self) -> None:
        """Take the room that the size of texts needs."""
        scale = scale_in_force()
        self.combo.setFixedWidth(min(round(COMBO * scale), round(self.width() * COMBO_PART)))
        self._printed.ensurePolished()
        need = self._printed.fontMetrics().horizontalAdvance(self._printed.text()) + 6
        self._printed.setFixedWidth(min(need, max(60, round(self.width() * PRINTED_PART))))
        self.setMinimumHeight(round(ROW * scale))

    def minimumSizeHint(self) -> QSize:
        """Rows fit themselves into any width."""
        return QSize(LEAST_WIDTH, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit into the new width."""
        super().resizeEvent(event)
        self.fit()

    def show_value(self, value: str, read_only: bool) -> None:
        """The value in force."""
        other = value != self.switch.default
        self.combo.set_value(value)
        self.combo.setEnabled(not read_only)
        self.combo.setAccessibleDescription(self._printed.text() if other else "")
        self._diamond.set_on(other)
        self._printed.setVisible(other)
        set_role(self._name, "strong" if other else "row")

    def differs(self) -> bool:
        """Whether the row is marked as a difference."""
        return self.combo.value() != self.switch.default

    def _tell(self, value: object) -> None:
        self.picked.emit(self.switch.id, str(value))

    def _show_menu(self, place: QPoint) -> None:
        if not self.combo.isEnabled():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        action = menu.addAction(texts.reset_rule(self._printed_word))
        action.setEnabled(self.differs())
        action.triggered.connect(self._reset)
        menu.popup(self.mapToGlobal(place))

    def _reset(self) -> None:
        self._tell(self.switch.default)


class RuleRows(QWidget):
    """All rows in their groups. ``picked`` tells a switch's id and its new value."""

    picked = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: dict[str, RuleRow] = {}
        self._heads: list[tuple[str, QWidget]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 8, 16)
        self._column.setSpacing(6)

    def show_choice(self, choice: RulesChoice, read_only: bool) -> None:
        """Rows for the switches of a game, with the values in force. Rows are made anew only for
        a game with other switches."""
        switches = {switch.id: switch for switch in choice.switches()}
        words = {key: word for key, word in choice.face.rule_words().items() if key in switches}
        if set(self.rows) != set(words):
            self._build(switches, words)
        for key, head in self._heads:
            head.setProperty("text", words[key].group)
        for key, row in self.rows.items():
            row.show_word(words[key])
            row.show_value(getattr(choice.options, key), read_only)

    def fit(self) -> None:
        """Take the room that the size of texts needs."""
        for row in self.rows.values():
            row.fit()

    def _build(self, switches: dict[str, Switch], words: dict[str, RuleWord]) -> None:
        while item := self._column.takeAt(0):
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.rows, self._heads = {}, []
        cards: dict[str, QVBoxLayout] = {}
        for key, word in words.items():
            if word.group not in cards:
                cards[word.group] = self._add_group(key)
            elif cards[word.group].count():
                cards[word.group].addWidget(rule_line())
            row = RuleRow(switches[key])
            row.picked.connect(self.picked)
            cards[word.group].addWidget(row)
            self.rows[key] = row
        self._column.addStretch(1)

    def _add_group(self, key: str) -> QVBoxLayout:
        head = label("head")
        self._heads.append((key, head))
        card: QFrame = frame("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(2, 3, 2, 3)
        inside.setSpacing(0)
        if self._column.count():
            self._column.addSpacing(8)
        self._column.addWidget(head)
        self._column.addWidget(card)
        return inside
