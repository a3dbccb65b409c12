"""A new match: the game, its house rules, who plays and who deals first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from kominek_desktop.gui.dialogs.base import LiveDialog, Sentence, foot_row, frame, label, scrolled
from kominek_desktop.gui.dialogs.controls import Combo, Diamond, Item, Segments
from kominek_desktop.gui.dialogs.match_form import MatchForm
from kominek_desktop.gui.dialogs.rule_rows import RuleRows
from kominek_desktop.gui.dialogs.rules_choice import CUSTOM, OWN, NewMatch, RulesChoice
from kominek_desktop.gui.games.presenter import Face, find_face
from kominek_desktop.gui.style import rich, scale_in_force, set_role
from kominek_desktop.gui.texts import dialogs as texts
from kominek_desktop.gui.texts.rule_words import preset_name
from kominek_desktop.rules.games import find_game
from kominek_desktop.session.answers import LEVELS
from kominek_desktop.session.settings import Settings, with_text
from kominek_desktop.session.table import PERSON

SIZE = (980, 692)
NARROW = 900
"""Narrower windows have the presets in one line; larger texts make it so earlier."""


class NewMatchDialog(LiveDialog):
    """``accepted_match`` tells a :class:`NewMatch`, ``changed`` the settings that keep what was
    chosen; both come before the window closes. With ``current`` the dialog shows the rules of the
    match in hand, read-only, until the person asks for a new match with these rules."""

    accepted_match = Signal(object)
    changed = Signal(object)

    def __init__(
        self,
        settings: Settings,
        games: Sequence[str],
        players: Sequence[str] = LEVELS,
        *,
        game_id: str | None = None,
        current: Any = None,
        sitting: Sequence[str] = (),
        find: Callable[[str], Face] = find_face,
        parent: QWidget | None = None,
    ) -> None:
        """``games``: ids in menu order; the first one, the last played or ``game_id`` is shown.
        ``players``: the kinds of computer players to choose from. ``current``: the options of
        the match in hand, which is one of ``game_id``; ``sitting``: the kinds of its players,
        clockwise from the person. ``find`` gives the words of a game."""
        super().__init__(parent)
        self._settings = settings
        self._games = tuple(games)
        self._find = find
        self._read_only = current is not None
        last = settings.last_game if settings.last_game in self._games else self._games[0]
        self._choice = self._choice_of(game_id or last)
        if current is not None:
            self._choice.set_options(current)
        self.form = MatchForm(settings, tuple(players), tuple(sitting))
        self.rows = RuleRows()
        self._foot_mark = Diamond()
        self._foot_text = Sentence()
        self._foot_note = label("second", wrap=True)
        self.cancel_button = QPushButton()
        self.save_button = QPushButton()
        self.play_button = QPushButton()
        set_role(self.play_button, "primary")
        self._lay_out()
        self._connect()
        self.retranslate()
        self.resize(*SIZE)
        self._arrange()

    @property
    def choice(self) -> RulesChoice:
        """The rules as they stand."""
        return self._choice

    @property
    def length(self) -> Segments:
        """The length of the match."""
        return self.form.length

    @property
    def presets(self) -> Combo:
        """The presets in a narrow window."""
        return self.form.preset_combo

    def new_match(self) -> NewMatch:
        """The match that Play would begin."""
        game = self._choice.game
        dealer = self.form.dealer.value()
        return NewMatch(
            game.id,
            self._choice.options,
            (PERSON, *self._with_levels().players(len(game.seat_names))),
            dealer if isinstance(dealer, int) else None,
        )

    def retranslate(self) -> None:
        """Set every text anew."""
        title = texts.rules_of_match_title if self._read_only else texts.new_match_title
        self.setWindowTitle(title(self._choice.face.title()))
        games = [Item(game, self._find(game).title()) for game in self._games]
        self.form.retranslate(games)
        self.cancel_button.setText(texts.close() if self._read_only else texts.cancel())
        self.save_button.setText(texts.save_own())
        play = texts.with_these_rules() if self._read_only else texts.play()
        self.play_button.setText(play)
        self._foot_note.setText(texts.frozen_rules())
        self._refresh()

    def show_settings(self, settings: Settings) -> None:
        """Settings that were changed elsewhere; what has been chosen here stays."""
        self._settings = settings
        self.form.show_settings(settings)

    def refresh_look(self) -> None:
        """Measure again."""
        self.rows.fit()
        self.form.fit()
        self._foot_text.fit()
        self._arrange()

    def accept(self) -> None:
        """Play; from the view of a match in hand, first choose for the new one."""
        if self._read_only:
            self._read_only = False
            self.retranslate()
            self._order_tabs()
            self.play_button.setFocus()
            return
        match = self.new_match()
        settings = replace(
            self._with_levels(),
            last_game=match.game_id,
            rules=with_text(self._settings.rules, match.game_id, self._choice.rules_text()),
        )
        self._change(settings)
        self.accepted_match.emit(match)
        super().accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow window has its presets and the form above the rules."""
        super().resizeEvent(event)
        if self._is_narrow() != self.form.narrow:
            self._arrange()

    def _is_narrow(self) -> bool:
        return self.width() < NARROW * scale_in_force()

    def _with_levels(self) -> Settings:
        levels: dict[str, Any] = dict(self.form.chosen())
        return replace(self._settings, **levels)

    def _choice_of(self, game_id: str) -> RulesChoice:
        return RulesChoice(find_game(game_id), self._find(game_id), self._settings)

    def _lay_out(self) -> None:
        foot = frame("foot")
        row = foot_row(foot)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch(1)
        words.addWidget(self._foot_text)
        words.addWidget(self._foot_note)
        words.addStretch(1)
        row.addWidget(self._foot_mark)
        row.addLayout(words, 1)
        for button in (self.cancel_button, self.save_button, self.play_button):
            row.addWidget(button)
        self.form.place(scrolled(self.rows))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.form, 1)
        column.addWidget(foot)
        self.play_button.setDefault(True)

    def _connect(self) -> None:
        self.form.game.picked.connect(self._on_game)
        self.form.preset_picked.connect(self._on_preset)
        self.form.length.picked.connect(self._on_length)
        self.rows.picked.connect(self._on_rule)
        self.cancel_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(self._save_own)
        self.play_button.clicked.connect(self.accept)

    def _arrange(self) -> None:
        narrow = self._is_narrow()
        self.form.arrange(narrow)
        self.save_button.setVisible(not narrow and not self._read_only)
        self._refresh()
        self._order_tabs()

    def _order_tabs(self) -> None:
        order: list[QWidget] = [
            *self.form.tab_order(),
            *(row.combo for row in self.rows.rows.values()),
            self._foot_text,
            self.cancel_button,
            self.save_button,
            self.play_button,
        ]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _refresh(self) -> None:
        choice, face = self._choice, self._choice.face
        self.rows.show_choice(choice, self._read_only)
        length = choice.length()
        if length is not None:
            word = face.rule_words()[length.id]
            items = [Item(value, text) for value, text in word.values]
            self.form.show_length(word.name, items, getattr(choice.options, length.id))
        self.form.show_presets(self._preset_items(), choice.preset)
        self.form.show_seats(len(choice.game.seat_names))
        self.form.game.set_value(choice.game.id)
        self.form.set_read_only(self._read_only)
        found = choice.differences()
        parts = [(item.name, item.value, item.clause) for item in found]
        self._foot_text.set_text(rich(texts.different(parts)) if parts else texts.no_difference())
        self._foot_mark.set_on(bool(parts))
        self.save_button.setEnabled(choice.preset != OWN or choice.options != choice.own)
        self.save_button.setVisible(not self.form.narrow and not self._read_only)

    def _preset_items(self) -> list[tuple[str, str, str]]:
        name = self._choice.face.preset_name
        items = []
        for preset in self._choice.presets():
            count = self._choice.count(preset.options)
            second = texts.differences_count(count) if count else texts.as_printed()
            items.append((preset.id, name(preset.id), second))
        count = self._choice.count(self._choice.options)
        mine = self._choice.preset == CUSTOM and count
        second = texts.differences_count(count) if mine else texts.set_every_rule()
        items.append((CUSTOM, preset_name(CUSTOM), second))
        return items

    def _on_game(self, game_id: object) -> None:
        self._choice = self._choice_of(str(game_id))
        self.retranslate()
        self._order_tabs()

    def _on_preset(self, preset_id: str) -> None:
        if preset_id == MatchForm.SAVE:
            self._save_own()
        else:
            self._choice.choose_preset(preset_id)
            self._refresh()

    def _on_length(self, value: object) -> None:
        self._on_rule(self._choice.face.length_switch, str(value))

    def _on_rule(self, switch_id: str, value: str) -> None:
        self._choice.set_value(switch_id, value)
        self._refresh()

    def _save_own(self) -> None:
        text = self._choice.save_own()
        own = with_text(self._settings.own_rules, self._choice.game.id, text)
        self._change(replace(self._settings, own_rules=own))
        self._refresh()

    def _change(self, settings: Settings) -> None:
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)
