"""The part of the new-match dialog beside the rules, in its wide and its narrow arrangement."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from kominek_desktop.gui.dialogs.base import frame, label, scrolled
from kominek_desktop.gui.dialogs.controls import Combo, Item, RadioCard, Segments
from kominek_desktop.gui.style import scale_in_force
from kominek_desktop.gui.texts import dialogs as texts
from kominek_desktop.gui.texts.window import default_names
from kominek_desktop.session.settings import Settings

SIDE = 228


class MatchForm(QWidget):
    """Game, presets, length, first dealer and players, with a place for the rules.

    ``preset_picked`` tells the id of a preset, or SAVE. What there is no choice of is not shown.
    """

    SAVE = "save"
    preset_picked = Signal(str)

    def __init__(
        self, settings: Settings, players: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.narrow = False
        self.game, self.dealer, self.partner, self.opponents = (Combo(self) for _ in range(4))
        self.preset_combo = Combo(self)
        self.length = Segments(self)
        self.cards: dict[str, RadioCard] = {}
        self._settings = settings
        self._players = players
        self._seats = 0
        self._read_only = False
        self._labels: dict[QWidget, QLabel] = {
            widget: label("label", parent=self)
            for widget in (
                self.game,
                self.preset_combo,
                self.length,
                self.dealer,
                self.partner,
                self.opponents,
            )
        }
        for widget, text in self._labels.items():
            text.setBuddy(widget)
        self._head = label("head", parent=self)
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._tell_card)
        self.preset_combo.picked.connect(self._tell_combo)
        self._stack = QWidget(self)
        self._stack_column = QVBoxLayout(self._stack)
        self._stack_column.setContentsMargins(0, 0, 0, 0)
        self._stack_column.setSpacing(10)
        self._side_page = QWidget()
        self._side_column = QVBoxLayout(self._side_page)
        self._side_column.setContentsMargins(0, 0, 10, 12)
        self._side_column.setSpacing(6)
        self._side = scrolled(self._side_page)
        self._strip = frame("strip")
        self._grid = QGridLayout(self._strip)
        self._grid.setContentsMargins(20, 10, 20, 10)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(8)
        self._top = QWidget()
        self._top_row = QHBoxLayout(self._top)
        self._top_row.setContentsMargins(0, 0, 12, 4)
        self._top_row.setSpacing(12)
        self._set_kinds()

    def place(self, rules: QWidget) -> None:
        """Put the rules into their place."""
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(self._top)
        right.addWidget(rules, 1)
        body = QHBoxLayout()
        body.setContentsMargins(24, 14, 12, 0)
        body.setSpacing(22)
        body.addWidget(self._side)
        body.addLayout(right, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._strip)
        column.addLayout(body, 1)

    def retranslate(self, games: Sequence[Item]) -> None:
        """Set every text that does not depend on the rules."""
        self._head.setText(texts.table_rules())
        for widget, text in (
            (self.game, texts.game_label()),
            (self.preset_combo, texts.rules_label()),
            (self.dealer, texts.first_dealer_label()),
            (self.partner, texts.partner_label()),
            (self.opponents, texts.opponents_label()),
        ):
            self._name(widget, text)
        self.game.set_items(games)
        self._set_kinds()
        self._seats = 0

    def show_length(self, name: str, items: Sequence[Item], value: object) -> None:
        """The length of a match."""
        self.length.set_items(items)
        self.length.set_value(value)
        self._name(self.length, name)

    def show_seats(self, seats: int) -> None:
        """The first dealer: by lot, or one of the seats."""
        if seats != self._seats:
            self._seats = seats
            names = self._names()
            self.dealer.set_items(
                [Item(None, texts.by_lot())]
                + [Item(seat, names[seat]) for seat in range(min(seats, len(names)))]
            )

    def show_presets(self, presets: Sequence[tuple[str, str, str]], chosen: str) -> None:
        """The presets: id, name, second line."""
        ids = [preset_id for preset_id, _, _ in presets]
        if ids != list(self.cards):
            self._build_cards(ids)
        for preset_id, name, second in presets:
            self.cards[preset_id].set_words(name, second)
            self.cards[preset_id].setChecked(preset_id == chosen)
        items = [
            Item(preset_id, texts.preset_with_count(name, second))
            for preset_id, name, second in presets
        ]
        if not self._read_only:
            items.append(Item(self.SAVE, texts.save_own().replace("&", "")))
        self.preset_combo.set_items(items)
        self.preset_combo.set_value(chosen)

    def set_read_only(self, read_only: bool) -> None:
        """Whether the match in hand is only shown."""
        self._read_only = read_only
        for widget in (self.game, self.preset_combo, self.length, *self.cards.values()):
            widget.setEnabled(not read_only)
        self._show_useful()

    def arrange(self, narrow: bool) -> None:
        """Everything at its place for this width."""
        self.narrow = narrow
        for layout in (self._side_column, self._grid, self._top_row):
            while item := layout.takeAt(0):
                widget = item.widget()
                if widget is not None:
                    widget.hide()
        if narrow:
            self._arrange_strip()
        else:
            self._arrange_side()
        self.fit()
        self._show_useful()

    def fit(self) -> None:
        """Take the room that the size of texts needs."""
        self._side.setFixedWidth(round((SIDE + 12) * scale_in_force()))

    def tab_order(self) -> list[QWidget]:
        """The controls in the order of Tab."""
        order: list[QWidget] = [self.game]
        order += [self.preset_combo] if self.narrow else list(self.cards.values())
        return [*order, *self.length.buttons(), self.dealer, self.partner, self.opponents]

    def _arrange_side(self) -> None:
        column = self._side_column
        column.addWidget(self._labels[self.game])
        column.addWidget(self.game)
        column.addSpacing(4)
        column.addWidget(self._head)
        column.addWidget(self._stack)
        column.addSpacing(8)
        for field in (self.length, self.dealer):
            column.addWidget(self._labels[field])
            column.addWidget(field)
            column.addSpacing(6)
        column.addStretch(1)
        for combo in (self.partner, self.opponents):
            self._top_row.addWidget(self._labels[combo])
            self._top_row.addWidget(combo, 1)

    def _arrange_strip(self) -> None:
        fields: list[QWidget] = [self.preset_combo, self.length]
        fields += [self.game] if self.game.count() > 1 and not self._read_only else []
        fields += [self.dealer]
        fields += [self.partner, self.opponents] if len(self._players) > 1 else []
        for index, widget in enumerate(fields):
            row, half = divmod(index, 2)
            self._grid.addWidget(self._labels[widget], row, 2 * half)
            self._grid.addWidget(widget, row, 2 * half + 1)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(3, 1)

    def _show_useful(self) -> None:
        kinds = len(self._players) > 1 and not self._read_only
        for widget, useful in (
            (self.game, self.game.count() > 1 and not self._read_only),
            (self.preset_combo, self.narrow),
            (self.length, True),
            (self.dealer, not self._read_only),
            (self.partner, kinds and self._seats % 2 == 0),
            (self.opponents, kinds),
        ):
            widget.setVisible(useful)
            self._labels[widget].setVisible(useful)
        self._head.setVisible(not self.narrow)
        self._stack.setVisible(not self.narrow)
        self._side.setVisible(not self.narrow)
        self._strip.setVisible(self.narrow)
        self._top.setVisible(not self.narrow and kinds)

    def _build_cards(self, ids: Sequence[str]) -> None:
        for card in self.cards.values():
            self._group.removeButton(card)
            card.hide()
            card.deleteLater()
        self.cards = {preset_id: RadioCard() for preset_id in ids}
        for card in self.cards.values():
            self._group.addButton(card)
            self._stack_column.addWidget(card)

    def _name(self, widget: QWidget, text: str) -> None:
        shown: QLabel = self._labels[widget]
        shown.setTextFormat(Qt.TextFormat.AutoText)
        shown.setText(text)
        widget.setAccessibleName(text.replace("&", ""))

    def _names(self) -> tuple[str, ...]:
        given = self._settings.names
        defaults = default_names()
        return tuple(
            (given[seat] if seat < len(given) else "") or name for seat, name in enumerate(defaults)
        )

    def _set_kinds(self) -> None:
        names = self._names()
        partner = [Item(kind, texts.named_kind(names[2], kind)) for kind in self._players]
        others = [Item(kind, texts.player_kind(kind)) for kind in self._players]
        first = self.partner.count() == 0
        self.partner.set_items(partner)
        self.opponents.set_items(others)
        if first:
            self.partner.set_value(self._settings.partner)
            self.opponents.set_value(self._settings.opponents)

    def _tell_card(self, card: RadioCard) -> None:
        for preset_id, shown in self.cards.items():
            if shown is card:
                self.preset_picked.emit(preset_id)
                return

    def _tell_combo(self, preset_id: object) -> None:
        self.preset_picked.emit(str(preset_id))
