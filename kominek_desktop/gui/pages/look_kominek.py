"""What a deal of Kominek or Klin brought: points on the eights, and coats (K31 to K36)."""

from __future__ import annotations

from kominek_desktop.gui.games.kominek_board import coat_kind
from kominek_desktop.gui.pages.look_marks import Mark
from kominek_desktop.gui.sheet.model import signed
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.texts import kominek_look as words
from kominek_desktop.rules.games.kominek.state import Coat, View


def mark(view: View) -> Mark:
    """All pays of the deal together, a side game's too; ours count up, theirs down."""
    us = view.seat % 2
    lines = [line for line in view.scores if line.deal == view.deal]
    points = sum(line.points if line.pair == us else -line.points for line in lines)
    put = [sum(line.coats for line in lines if line.pair == pair) for pair in (us, 1 - us)]
    balance = points or put[0] - put[1]
    told = [words.points(points)] if points else []
    told += [words.coats(ours=not pair, count=count) for pair, count in enumerate(put) if count]
    return Mark(
        figure=signed(balance) if points or not any(put) else signed(balance).rstrip("0123456789"),
        loss=balance < 0,
        coats=(*_last(view.worn[1 - us], put[0]), *_last(view.worn[us], put[1])),
        spoken=", ".join(told) or words.nothing(),
    )


def _last(worn: tuple[Coat, ...], count: int) -> tuple[CoatKind, ...]:
    """The coats that were put on a pair last, a garnitur counting two (K36)."""
    found: list[Coat] = []
    for coat in reversed(worn):
        if sum(each.value for each in found) >= count:
            break
        found.insert(0, coat)
    return tuple(map(coat_kind, found))
