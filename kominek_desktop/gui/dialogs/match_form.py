"""The part of the new-match dialog beside the rules, in its wide and its narrow arrangement."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from kominek_desktop.gui.appearance import company_for
from kominek_desktop.gui.dialogs.base import frame, label, scrolled
from kominek_desktop.gui.dialogs.controls import Combo, Item, RadioCard, Segments
from kominek_desktop.gui.style import scale_in_force
from kominek_desktop.gui.texts import dialogs as texts
from kominek_desktop.session.answers import TOP
from kominek_desktop.session.settings import Settings, partner_seat

SIDE = 228


class Field(QWidget):
    """A control under its label; ``setVisible`` shows or hides both."""

    def __init__(self, control: QWidget) -> None:
        super().__init__()
        self.control = control
        self.label: QLabel = label("label")
        self.label.setTextFormat(Qt.TextFormat.AutoText)
        self.label.setBuddy(control)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.label)
        column.addWidget(control)

    def name(self, text: str) -> None:
        """What the control is for, with the mark of its mnemonic."""
        self.label.setText(text)
        self.control.setAccessibleName(text.replace("&", ""))


class MatchForm(QWidget):
    """Game, presets, length, first dealer and players, with a place for the rules.

    ``preset_picked`` tells the id of a preset, or SAVE. What there is no choice of is not shown.
    ``levels`` are the combos of the players by the field of the settings that keeps the choice.
    """

    SAVE = "save"
    preset_picked = Signal(str)

    def __init__(
        self,
        settings: Settings,
        players: tuple[str, ...],
        sitting: tuple[str, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        """``players``: the kinds to choose from. ``sitting``: the kinds by seat in the match that
        is shown read-only."""
        super().__init__(parent)
        self.narrow = False
        self.game, self.dealer, self.preset_combo = Combo(), Combo(), Combo()
        self.levels = {name: Combo() for name in ("partner", "left", "right")}
        self.length = Segments()
        self.cards: dict[str, RadioCard] = {}
        self._settings = settings
        self._players = players
        self._sitting = sitting
        self._seats = 0
        self._read_only = False
        self._game, self._preset, self._length, self._dealer = (
            Field(control) for control in (self.game, self.preset_combo, self.length, self.dealer)
        )
        self._levels = {name: Field(combo) for name, combo in self.levels.items()}
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
        strip = QVBoxLayout(self._strip)
        strip.setContentsMargins(20, 8, 20, 10)
        strip.setSpacing(6)
        self._strip_row, self._strip_levels = QHBoxLayout(), QHBoxLayout()
        for row in (self._strip_row, self._strip_levels):
            row.setSpacing(12)
            strip.addLayout(row)
        self._top = QWidget()
        self._top_row = QHBoxLayout(self._top)
        self._top_row.setContentsMargins(0, 0, 12, 4)
        self._top_row.setSpacing(12)

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
        for field, text in (
            (self._game, texts.game_label()),
            (self._preset, texts.rules_label()),
            (self._dealer, texts.first_dealer_label()),
        ):
            field.name(text)
        self.game.set_items(games)
        self._seats = 0

    def show_length(self, name: str, items: Sequence[Item], value: object) -> None:
        """The length of a match."""
        self.length.set_items(items)
        self.length.set_value(value)
        self._length.name(name)

    def show_seats(self, seats: int) -> None:
        """The first dealer: by lot, or one of the seats. The players by their places."""
        if seats != self._seats:
            self._seats = seats
            names = company_for(self._settings).names[:seats]
            self.dealer.set_items(
                [Item(None, texts.by_lot())] + [Item(seat, name) for seat, name in enumerate(names)]
            )
            self._show_levels()

    def show_settings(self, settings: Settings) -> None:
        """Settings that were changed elsewhere; a choice that is still open here stays."""
        self._settings = settings
        seats, self._seats = self._seats, 0
        self.show_seats(seats)

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
        if read_only != self._read_only:
            self._read_only = read_only
            self._show_levels()
        for widget in (self.game, self.preset_combo, self.length, *self.cards.values()):
            widget.setEnabled(not read_only)
        self._show_useful()

    def chosen(self) -> dict[str, str]:
        """The chosen levels by the fields of the settings; those that are not to be chosen here
        are left out."""
        return {
            name: str(combo.value())
            for name, combo in self.levels.items()
            if self._seat_of(name) is not None and combo.isEnabled()
        }

    def arrange(self, narrow: bool) -> None:
        """Everything at its place for this width."""
        self.narrow = narrow
        for layout in (self._side_column, self._strip_row, self._strip_levels, self._top_row):
            while item := layout.takeAt(0):
                widget = item.widget()
                if widget is not None:
                    widget.hide()
        if narrow:
            for field, stretch in (
                (self._game, 2),
                (self._preset, 3),
                (self._length, 0),
                (self._dealer, 2),
            ):
                self._strip_row.addWidget(field, stretch)
        else:
            self._arrange_side()
        for field in self._levels.values():
            (self._strip_levels if narrow else self._top_row).addWidget(field, 1)
        self.fit()
        self._show_useful()

    def fit(self) -> None:
        """Take the room that the size of texts needs."""
        self._side.setFixedWidth(round((SIDE + 12) * scale_in_force()))

    def tab_order(self) -> list[QWidget]:
        """The controls in the order of Tab."""
        order: list[QWidget] = [self.game]
        order += [self.preset_combo] if self.narrow else list(self.cards.values())
        return [*order, *self.length.buttons(), self.dealer, *self.levels.values()]

    def _arrange_side(self) -> None:
        column = self._side_column
        column.addWidget(self._game)
        column.addSpacing(4)
        column.addWidget(self._head)
        column.addWidget(self._stack)
        column.addSpacing(8)
        for field in (self._length, self._dealer):
            column.addWidget(field)
            column.addSpacing(6)
        column.addStretch(1)

    def _show_useful(self) -> None:
        kinds = len(self._players) > 1 and (not self._read_only or bool(self._sitting))
        for field, useful in (
            (self._game, self.game.count() > 1 and not self._read_only),
            (self._preset, self.narrow),
            (self._length, True),
            (self._dealer, not self._read_only),
            *(
                (field, kinds and self._seat_of(name) is not None)
                for name, field in self._levels.items()
            ),
        ):
            field.setVisible(useful)
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

    def _seat_of(self, name: str) -> int | None:
        """The seat of a player of this match; None where there is no such player."""
        match name:
            case "partner":
                return partner_seat(self._seats)
            case "left":
                return 1 if self._seats > 1 else None
            case _:
                return self._seats - 1 if self._seats > 2 else None

    def _show_levels(self) -> None:
        """Who plays, with the level that is chosen, or that is fixed or shown only."""
        names = company_for(self._settings).names
        for name, combo in self.levels.items():
            seat = self._seat_of(name)
            if seat is None:
                continue
            full = name == "partner" and self._settings.partner_full and not self._read_only
            if name == "partner":
                text = texts.partner_label(full)
            else:
                text = texts.opponent_label(seat, self._seats)
            self._levels[name].name(text)
            if self._read_only:
                kinds = self._sitting[seat : seat + 1]
            else:
                kinds = (TOP,) if full else self._players
            before = str(combo.value()) if combo.isEnabled() and combo.count() else ""
            combo.set_items([Item(kind, texts.named_kind(names[seat], kind)) for kind in kinds])
            if before not in kinds and not full and not self._read_only:
                combo.set_value(getattr(self._settings, name))
            combo.setEnabled(not full and not self._read_only)
            combo.setToolTip(texts.partner_full_hint() if full else "")

    def _tell_card(self, card: RadioCard) -> None:
        for preset_id, shown in self.cards.items():
            if shown is card:
                self.preset_picked.emit(preset_id)
                return

    def _tell_combo(self, preset_id: object) -> None:
        self.preset_picked.emit(str(preset_id))
