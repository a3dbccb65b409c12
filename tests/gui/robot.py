"""A player's hand for tests: it sees only what the window shows and uses mouse or keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from kominek_desktop.gui.games.presenter import Act
from kominek_desktop.gui.main_window import MainWindow
from kominek_desktop.gui.table.model import Look
from kominek_desktop.rules.chance import Dice

ASIDE = (Act.SHEET, Act.PRINT_SHEET)
"""What leads away from the table and leaves the question open."""
LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


class Robot:
    """Acts in a window as a person would; ``dice`` choose among what may be chosen."""

    def __init__(self, window: MainWindow, dice: Dice, with_keys: bool = False) -> None:
        self.window = window
        self.table = window.table
        self.dice = dice
        self.with_keys = with_keys
        self.acts = 0

    def ready(self) -> bool:
        """Something is asked of the person, and the table listens."""
        model = self.table.model()
        ribbon = model.ribbon is not None and model.ribbon.interactive
        cards = any(held.look is Look.LEGAL for held in model.hand)
        return self.table.is_armed() and (self.table.panel_item() is not None or ribbon or cards)

    def act(self) -> str:
        """One decision, by what lies on the table; tells which kind."""
        self.acts += 1
        panel = self.table.panel_item()
        ribbon = self.table.model().ribbon
        if panel is not None:
            if panel.panel.select is not None:
                self._select()
            return self._choose()
        if ribbon is not None and ribbon.interactive:
            return self._cut()
        return self._play()

    def _at(self, rect: QRectF) -> QPoint:
        return self.table.mapFromScene(rect.center())

    def click(self, point: QPoint) -> None:
        """A left click on the table."""
        QTest.mouseClick(self.table.viewport(), LEFT, NO_KEY, point)

    def key(self, key: Qt.Key) -> None:
        """A key pressed on the table."""
        QTest.keyClick(self.table, key)

    def _choose(self) -> str:
        panel = self.table.panel_item()
        assert panel is not None
        usable = [
            index
            for index, choice in enumerate(panel.choices())
            if panel.choice_enabled(index)
            and (choice.key != "0" or len(panel.choices()) < 3)
            and choice.value not in ASIDE
        ]
        if not usable:
            usable = [i for i, _ in enumerate(panel.choices()) if panel.choice_enabled(i)]
        refusing = [i for i, choice in enumerate(panel.choices()) if choice.key == "0"]
        index = self.dice.pick(usable)
        if refusing and panel.choice_enabled(refusing[0]) and self.dice.below(4):
            index = refusing[0]
        if self.with_keys:
            name = panel.choices()[index].key
            if name == "Space":
                self.key(Qt.Key.Key_Space)
            elif name.isdigit():
                digit = Qt.Key(Qt.Key.Key_0 + int(name))
                self.key(digit)
                self.key(digit)
        else:
            self.click(self._at(panel.mapRectToScene(panel.choice_rect(index))))
        return "panel"

    def _select(self) -> None:
        panel = self.table.panel_item()
        assert panel is not None
        select = panel.panel.select
        assert select is not None
        for place, held in enumerate(self.table.model().hand):
            if len(panel.selection()) == select.count:
                return
            if held.card in select.allowed and held.card not in panel.selection():
                self._touch_card(place)

    def _cut(self) -> str:
        if self.with_keys:
            self.key(Qt.Key.Key_Home)
            for _ in range(self.dice.below(22)):
                self.key(Qt.Key.Key_Left)
            self.key(Qt.Key.Key_Space)
        else:
            middle = self.table.viewport().rect().center()
            self.click(middle + QPoint(self.dice.below(120) - 60, -60))
        return "cut"

    def _play(self) -> str:
        hand = self.table.model().hand
        legal = [place for place, held in enumerate(hand) if held.look is Look.LEGAL]
        self._touch_card(self.dice.pick(legal))
        return "card"

    def card_point(self, place: int) -> QPoint:
        """A spot of the table that belongs to the card at ``place`` of the hand."""
        scene = self.table.table()
        size = self.table.viewport().size()
        for y in range(size.height() - 20, size.height() // 2, -8):
            for x in range(20, size.width() - 20, 8):
                if scene.hand_at(self.table.mapToScene(QPoint(x, y))) == place:
                    return QPoint(x + 6, y - 12)
        raise AssertionError(f"no spot for card {place}")

    def _touch_card(self, place: int) -> None:
        if self.with_keys:
            digit = Qt.Key(Qt.Key.Key_1 + place)
            self.key(digit)
            self.key(Qt.Key.Key_Space)
        else:
            self.click(self.card_point(place))


def play_until(
    robot: Robot, done: Callable[[], bool], most: int = 4000, patience_ms: int = 8000
) -> None:
    """Act whenever asked, until ``done``; fails when nothing moves for ``patience_ms``."""
    waited = 0
    while not done():
        if robot.ready():
            waited = 0
            robot.act()
            assert robot.acts < most, "the match does not end"
        QTest.qWait(1)
        waited += 1
        assert waited < patience_ms, f"nothing moves: {robot.window.controller.turn}"
