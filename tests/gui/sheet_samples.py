"""Sheets for tests: those of games that count in other ways than Kominek does."""

from __future__ import annotations

from kominek_desktop.gui.sheet.model import (
    NOTHING,
    Cell,
    Column,
    Kind,
    Line,
    Row,
    Sheet,
    Side,
    initials,
    signed,
)

PLAYERS = ("Ty", "Kazik", "Halina", "Zofia")


def columns_of(names: tuple[str, ...], kind: Kind) -> list[Column]:
    """A column for each player."""
    letters = initials(names)
    return [
        Column(kind, name, name, letter, name) for name, letter in zip(names, letters, strict=True)
    ]


def king() -> Sheet:
    """Twelve rounds, of which the first seven take and the last five give; each is named."""
    rounds = (
        *(("bez lew", (-80, -40, 0, -40)), ("bez kierów", (-60, 0, -100, 0))),
        *(("bez dam", (0, -120, -60, -60)), ("bez panów", (-60, -60, -60, -60))),
        *(("bez króla", (0, 0, -160, 0)), ("bez dwóch ostatnich", (0, -90, 0, -90))),
        ("rozbójnik", (-200, -310, -380, -250)),
        *(("odgrywka: pik", (75, 25, 100, 125)), ("odgrywka: kier", (50, 150, 75, 50))),
        *(("odgrywka: karo", (100, 100, 50, 75)), ("odgrywka: trefl", (25, 75, 125, 100))),
        ("odgrywka: bez atu", (325, 0, 0, 0)),
    )
    rows = tuple(
        Row(Line.DEAL, (Cell(str(number)), Cell(name), *(Cell(signed(each)) for each in figures)))
        for number, (name, figures) in enumerate(rounds, 1)
    )
    sums = [sum(figures[player] for _, figures in rounds) for player in range(4)]
    return Sheet(
        title="King",
        length="12 rozdań",
        rules="zwykłe",
        sides=tuple(
            Side(name, "", signed(each), name == "Ty")
            for name, each in zip(PLAYERS, sums, strict=True)
        ),
        columns=(
            Column(Kind.NUMBER, "nr", "rozdanie", "", "rozdanie"),
            Column(Kind.TEXT, "rozdanie na", "rodzaj", "rodzaj"),
            *columns_of(PLAYERS, Kind.FIGURE),
        ),
        rows=rows,
        totals=(NOTHING, Cell("razem"), *(Cell(signed(each)) for each in sums)),
    )


def thousand() -> Sheet:
    """Three players whose scores run up to a thousand; a band says who is on the barrel."""
    names = PLAYERS[:3]
    deals = (
        ("Kazik", 120, (35, 120, 20)),
        ("Halina", 150, (20, 65, -150)),
        ("Ty", 200, (200, 40, 60)),
        ("Ty", 300, (300, 15, 35)),
        ("Ty", 330, (330, 10, 20)),
    )
    rows, sums = [], [0, 0, 0]
    for number, (bidder, bid, gains) in enumerate(deals, 1):
        sums = [each + gain for each, gain in zip(sums, gains, strict=True)]
        cells = (
            *(Cell(str(number)), Cell(bidder, bidder[:1]), Cell(str(bid))),
            *(Cell(str(each).replace("-", "\N{MINUS SIGN}")) for each in sums),
        )
        rows.append(Row(Line.DEAL, cells))
    band = (NOTHING, Cell("Ty: na beczce"), *[NOTHING] * 4)
    rows.append(Row(Line.BAND, band))
    return Sheet(
        title="Tysiąc",
        length="do 1000",
        rules="zwykłe",
        sides=tuple(
            Side(name, "", str(each), name == "Ty") for name, each in zip(names, sums, strict=True)
        ),
        columns=(
            Column(Kind.NUMBER, "nr", "rozdanie", "", "rozdanie"),
            Column(Kind.NAME, "gra", "gra", "gra", "gra"),
            Column(Kind.FIGURE, "o ile", "o ile", "o ile", "o"),
            *columns_of(names, Kind.TOTAL),
        ),
        rows=tuple(rows),
    )


def ambigu() -> Sheet:
    """Chips that go from hand to hand, and those that lie in the pool."""
    names = PLAYERS[:3]
    hands = (("prima", (6, -3, -3), 0), ("ambigu", (-4, 12, -4), 0), ("pas", (-1, -1, -1), 3))
    stacks, rows = [40, 40, 40], []
    for number, (combination, moved, pool) in enumerate(hands, 1):
        stacks = [stack + each for stack, each in zip(stacks, moved, strict=True)]
        cells = (
            *(Cell(str(number)), Cell(combination), Cell(str(pool))),
            *(Cell(str(stack)) for stack in stacks),
        )
        rows.append(Row(Line.DEAL, cells))
    return Sheet(
        title="Prima",
        length="do końca żetonów",
        rules="zwykłe",
        sides=tuple(
            Side(name, "", str(stack), name == "Ty")
            for name, stack in zip(names, stacks, strict=True)
        ),
        columns=(
            Column(Kind.NUMBER, "nr", "rozdanie", "", "rozdanie"),
            Column(Kind.TEXT, "układ", "układ", "układ"),
            Column(Kind.CHIPS, "pula", "pula", "pula", "pula"),
            *columns_of(names, Kind.CHIPS),
        ),
        rows=tuple(rows),
    )


SAMPLES = {"king": king, "thousand": thousand, "ambigu": ambigu}
