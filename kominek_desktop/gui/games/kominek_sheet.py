"""The score sheet of Kominek and Klin, from the reports of the deals.

A side game and a coat have lines of their own, so that every column adds up: what stands on an
eight is what stood there, and what the line brings, less what the line says is lost (K34).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from kominek_desktop.gui.games.kominek_board import coat_kind
from kominek_desktop.gui.games.presenter import Company
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
)
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.texts import kominek_sheet as words
from kominek_desktop.gui.texts.kominek_table import they, we
from kominek_desktop.rules.cards import Suit, parse_suit
from kominek_desktop.rules.games.kominek.moves import SEAT_NAMES
from kominek_desktop.rules.games.kominek.options import PRESETS, SWITCHES, Options
from kominek_desktop.rules.games.kominek.scoring import FULL
from kominek_desktop.rules.games.kominek.state import Coat, Phase, View, coats_of
from kominek_desktop.rules.options import differences

NINES_POINTS = 3
"""What three nines pay (K16)."""

_Taken = tuple[tuple[int, ...], tuple[int, ...]]
_NO_HEAD = (NOTHING, NOTHING, NOTHING)


def match_sheet(view: View, results: Sequence[Mapping[str, Any]], company: Company) -> Sheet:
    """The sheet of the match as far as ``results`` go, with what the deal that is being played
    has brought so far."""
    us = view.seat % 2
    book = _Book(us, company, view.options)
    for report in results:
        book.enter(report)
    if view.phase not in (Phase.LOT, Phase.REST, Phase.DONE):
        book.open(view)
    worn = coats_of(view.worn)
    ending = words.wearing(worn[us], worn[1 - us])
    if view.winner is not None:
        ending += " " + words.ended(view.winner == us)
    return Sheet(
        title="",
        length=words.length(view.options.coats_to_win),
        rules=_rules(view.options),
        sides=tuple(_side(view, pair, company) for pair in (us, 1 - us)),
        columns=_columns(),
        rows=tuple(book.rows),
        foot=words.standing(len(results), (book.eights[us], book.eights[1 - us])) + " " + ending,
        legend=words.legend(),
        worn=words.worn(),
    )


def _columns() -> tuple[Column, ...]:
    columns = [
        Column(Kind.NUMBER, words.deal_head(), words.deal_name(), "", words.deal_name()),
        Column(
            Kind.NAME,
            words.dealer_head(),
            words.dealer_head(),
            words.dealer_initial(),
            words.dealer_said(),
        ),
        Column(Kind.SUIT, words.trump_head(), words.trump_name(), None, words.trump_head()),
        Column(Kind.TEXT, words.game_head(), words.game_head(), words.game_short()),
        Column(Kind.AGAINST, words.pips_head(), words.pips_head(), None, words.pips_head()),
        Column(Kind.AGAINST, words.tricks_head(), words.tricks_head(), None, words.tricks_head()),
    ]
    names = (we(), they())
    for name in names:
        said = words.plus_name(name)
        columns.append(Column(Kind.FIGURE, words.plus(name), said, name, said))
    for name in names:
        said = words.total_name(name)
        columns.append(Column(Kind.TOTAL, name, said, words.total_short(name), said))
    return tuple(columns)


def _side(view: View, pair: int, company: Company) -> Side:
    ours = pair == view.seat % 2
    return Side(
        name=we() if ours else they(),
        players=words.both(company.names[pair], company.names[pair + 2]),
        total=str(view.eights[pair]),
        ours=ours,
        uncovered=view.eights[pair],
        dots=FULL,
        coats=tuple(coat_kind(coat) for coat in view.worn[pair] for _ in range(coat.value)),
        coat_places=view.options.coats_to_win,
    )


def _rules(options: Options) -> str:
    preset = next((preset.id for preset in PRESETS if preset.options == options), "")
    changed = differences(SWITCHES, options)
    grounds = [switch.id[-1] for switch in changed if switch.id.startswith("redeal_")]
    told = [words.no_redeal(", ".join(grounds))] if grounds else []
    told += [
        words.house_rule(switch.id, getattr(options, switch.id))
        for switch in changed
        if not switch.id.startswith("redeal_")
    ]
    return words.rules(preset, ", ".join(told))


class _Book:
    """Writes one deal after the other and keeps count of both eights."""

    def __init__(self, us: int, company: Company, options: Options) -> None:
        self.rows: list[Row] = []
        self.eights = [0, 0]
        self._sides = us, 1 - us
        self._names = company.names
        self._initials = initials(company.names)
        self._options = options
        self._head = _NO_HEAD  # what the next line begins with

    def enter(self, report: Mapping[str, Any]) -> None:
        """A deal that has ended."""
        first = len(self.rows)
        trump = None if report["trump"] is None else parse_suit(report["trump"])
        self._begin(report["deal"], _seat(report["dealer"]), trump, _seat(report["namer"]))
        nines, pair, points = report["nines"], report["scored_by"], report["points"]
        ends = report["reason"] == "nines"  # then three nines are the deal's own pay
        if nines is not None:
            winner = pair if ends else nines["scored_by"]
            self._side_game(winner, _seat(nines["holder"]), nines["hit"])
        if not ends:
            self._line(_what(report, self._names), pair, points, report["carried"], _taken(report))
        if report["coat"] is not None:
            covered = self._options.solo_coat_resets == "on"
            if covered:
                self.eights = [0, 0]
            self._band(Coat[report["coat"].upper()], 1 - pair, covered)
        self.rows[first] = replace(self.rows[first], line=Line.DEAL)

    def open(self, view: View) -> None:
        """The deal that is being played: its head, and three nines that are settled already."""
        first = len(self.rows)
        self._begin(view.deal, view.dealer, view.trump, view.namer)
        if view.side is not None:
            self._side_game(view.side.pair, view.side.holder, view.side.hit)
        else:
            totals = (NOTHING, NOTHING)
            self._add(Line.CURRENT, NOTHING, ((), ()), (NOTHING, NOTHING), totals)
        self.rows[first] = replace(self.rows[first], line=Line.CURRENT)

    def _begin(self, deal: int, dealer: int | None, trump: Suit | None, namer: int | None) -> None:
        assert dealer is not None
        named = "" if namer is None else self._names[namer]
        self._head = (
            Cell(str(deal)),
            Cell(self._names[dealer], self._initials[dealer]),
            NOTHING if trump is None else Cell(named, suit=trump),
        )

    def _side_game(self, pair: int, holder: int | None, hit: bool) -> None:
        """Three nines; what goes beyond the eight is carried only where all is (K34)."""
        assert holder is not None
        name = self._names[holder]
        full = words.nines(name, not hit)
        surplus = max(0, self.eights[pair] + NINES_POINTS - FULL)
        carried = surplus if self._options.carry == "all" else 0
        game = Cell(full, full if hit else words.nines_short(name))
        self._line(game, pair, NINES_POINTS, carried, ((), ()))

    def _line(self, game: Cell, pair: int | None, points: int, carried: int, taken: _Taken) -> None:
        """A line of points, and a band under it when an eight is complete (K33)."""
        gains, extra, complete = ["", ""], ["", ""], False
        if pair is not None and points:
            gains[pair] = str(points)
            after = self.eights[pair] + points
            complete = after >= FULL
            self.eights[pair] = min(after, FULL)
            if carried:
                extra[pair] = f"+{carried}"
            if lost := after - self.eights[pair] - carried:
                told = words.with_loss(game.text, lost), words.with_loss(game.short, lost)
                game = Cell(*told)
        plus = tuple(Cell(gains[side]) for side in self._sides)
        totals = tuple(Cell(f"{self.eights[side]}{extra[side]}") for side in self._sides)
        self._add(Line.EXTRA, game, taken, plus, totals)
        if complete and pair is not None:
            self.eights = [0, 0]
            self.eights[pair] = carried
            self._band(Coat.FUTRO, 1 - pair, True)

    def _band(self, coat: Coat, wearer: int, covered: bool) -> None:
        """A coat was put on; the eights stand as after it."""
        garnitur, ours = coat is Coat.GARNITUR, wearer == self._sides[0]
        game = Cell(words.band(garnitur, ours, covered), words.band_short(garnitur, ours))
        totals = tuple(Cell(str(self.eights[side])) for side in self._sides)
        self._add(Line.BAND, game, ((), ()), (NOTHING, NOTHING), totals, coat_kind(coat))

    def _add(
        self,
        line: Line,
        game: Cell,
        taken: _Taken,
        plus: tuple[Cell, ...],
        totals: tuple[Cell, ...],
        coat: CoatKind | None = None,
    ) -> None:
        against = (
            Cell(figures=tuple(str(figures[side]) for side in self._sides if figures))
            for figures in taken
        )
        self.rows.append(Row(line, (*self._head, game, *against, *plus, *totals), coat))
        self._head = _NO_HEAD


def _seat(name: str | None) -> int | None:
    return None if name is None else SEAT_NAMES.index(name)


def _taken(report: Mapping[str, Any]) -> _Taken:
    """Pips and tricks of both pairs as far as they count: solo games know no pips (K19)."""
    pips = tuple(report["pips"]) if report["game"] == "ordinary" else ()
    return pips, () if report["game"] == "none" else tuple(report["tricks"])


def _what(report: Mapping[str, Any], names: Sequence[str]) -> Cell:
    """The game and its result; the panel sees by the points that a solo game was made."""
    soloist = _seat(report["soloist"])
    if soloist is None:
        text = words.ordinary(report["reason"])
        return Cell(text, text)
    game, name = report["game"], names[soloist]
    text = words.solo(game, name, report["made"])
    return Cell(text, words.solo_short(game, name) if report["made"] else text)
