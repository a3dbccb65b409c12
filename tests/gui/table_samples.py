"""Models and helpers of the table tests."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.panels.model import Choice, Panel, Select
from kominek_desktop.gui.table.items import Pose
from kominek_desktop.gui.table.model import (
    Badge,
    CoatKind,
    Frame,
    HandCard,
    Look,
    Marker,
    Motion,
    Pause,
    Ribbon,
    Say,
    Score,
    ScoreRow,
    Script,
    SeatModel,
    TableModel,
    TrickCard,
)
from kominek_desktop.gui.table.plan import hand_keys
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.rules.cards import Card, Suit, parse_card

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
FAST = Pace(factor=0.3, trick_hold=30, bubble_factor=0.02)
STILL = Pace(factor=0.0)
SLOW = Pace(factor=20.0)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(one) for one in text.split())


def hand(text: str, looks: str = "") -> tuple[HandCard, ...]:
    kinds = {"L": Look.LEGAL, "I": Look.ILLEGAL, "S": Look.SELECTED}
    return tuple(
        HandCard(card, kinds.get(looks[i : i + 1], Look.REST), spoken=str(card))
        for i, card in enumerate(cards(text))
    )


def table(hand_text: str = "AH KH QH TD KS JS", looks: str = "IIIILL") -> TableModel:
    return TableModel(
        seats=(
            SeatModel("You", "your turn", ours=True, turn=True, pile=1),
            SeatModel("West", "deals", dealer_mark="D", cards=5),
            SeatModel("North", "partner", ours=True, cards=5),
            SeatModel("East", "1 trick", cards=5, pile=2),
        ),
        hand=hand(hand_text, looks),
        trick=(TrickCard(1, parse_card("TS")), TrickCard(2, parse_card("AS"))),
        winning=2,
        place=True,
        badge=Badge("TRUMPS", "hearts", "named by East", Suit.HEARTS),
        markers=(
            Marker("We: 3 of 8", 3, Suit.HEARTS, spoken="ours"),
            Marker("They: 5 of 8", 5, Suit.SPADES, (CoatKind.FUTRO,)),
        ),
        score=Score(
            "Deal 7",
            "wearing",
            (ScoreRow("We", True, 3, (), 3), ScoreRow("They", False, 5, (CoatKind.FUTRO,), 3)),
        ),
    )


def played(model: TableModel, card: str) -> TableModel:
    """The person's card moves from the hand to the trick."""
    one = parse_card(card)
    rest = tuple(replace(h, look=Look.REST) for h in model.hand if h.card != one)
    return replace(model, hand=rest, trick=(*model.trick, TrickCard(0, one)), place=False)


def whole_trick() -> Script:
    """We play, East plays, West takes the trick and leads."""
    one = played(table(), "KS")
    east = list(one.seats)
    east[3] = replace(east[3], cards=4)
    two = replace(one, seats=tuple(east), trick=(*one.trick, TrickCard(3, parse_card("9S"))))
    west = list(two.seats)
    west[1] = replace(west[1], pile=1)
    three = replace(two, seats=tuple(west), trick=(), winning=None)
    return Script(
        (
            Frame(one, Motion.PLAY, 0, spoken="You: king of spades."),
            Frame(two, Motion.PLAY, 3, say=Say(3, "Forty!"), pause=Pause.TRICK),
            Frame(three, Motion.GATHER, 1, pause=Pause.SHORT),
        ),
        three,
    )


def cutting() -> TableModel:
    ribbon = Ribbon("Cut", "1 of 3", "Click.", "Keys", "you lift {n}", interactive=True)
    seats = tuple(replace(seat, cards=0, pile=0) for seat in table().seats)
    return replace(table(), seats=seats, hand=(), trick=(), place=False, ribbon=ribbon)


def question(select: Select | None = None) -> Panel:
    buttons = (Choice("No", "no", key="0"), Choice("Yes", "yes", key="1", primary=True))
    return Panel("Question", buttons=buttons, select=select, cancel="back")


def make_view(qtbot: QtBot) -> TableView:
    """A shown table that moves nothing and takes input at once."""
    one = TableView()
    qtbot.addWidget(one)
    one.resize(1280, 800)
    one.arm_ms = 0
    one.set_pace(STILL)
    one.show()
    one.show_now(table())
    return one


def places(view: TableView) -> dict[tuple[object, ...], Pose]:
    return view.table().cards.poses()


def card_point(view: TableView, index: int) -> QPoint:
    """A point on the visible strip of a hand card."""
    key = hand_keys(view.model())[index]
    item = view.table().cards.item(key)
    assert item is not None
    strip = item.mapToScene(QPointF(-view.table().style_.layout.card * 0.4, 0))
    return view.mapFromScene(strip)


def click(view: TableView, at: QPoint) -> None:
    QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)


def drag(view: TableView, start: QPoint, end: QPoint) -> None:
    port, none = view.viewport(), Qt.KeyboardModifier.NoModifier
    QTest.mousePress(port, LEFT, none, start)
    for step in range(1, 6):
        QTest.mouseMove(port, start + (end - start) * step / 5)
    QTest.mouseRelease(port, LEFT, none, end)


def heard(signal: object, into: list[object]) -> None:
    signal.connect(into.append)  # type: ignore[attr-defined]
