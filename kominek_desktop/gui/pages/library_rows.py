"""The rows of the library: what is said of a match, and which rows are shown in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale

from kominek_desktop.gui.games.presenter import RuleWord, find_face
from kominek_desktop.gui.pages.library_tally import Tally, tally
from kominek_desktop.gui.texts import library as words
from kominek_desktop.gui.texts.cards import cards_list
from kominek_desktop.gui.texts.dialogs import differences_count, player_kind
from kominek_desktop.rules.cards import Card
from kominek_desktop.session.entries import Entry
from kominek_desktop.session.library import Lying

ORDERS = ("newest", "oldest", "longest", "best")
MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Row:
    """An entry in words. ``result`` and ``rules`` are two lines each; ``figure`` is the person's
    balance with its sign, empty when there is none; ``found_by`` is what a search looks at."""

    entry: Entry
    title: str
    date: str
    figure: str
    result: tuple[str, str]
    rules: tuple[str, str]
    spoken: str
    found_by: str

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the thumbnail."""
        return self.entry.summary.hand if self.entry.summary is not None else ()

    @property
    def open(self) -> bool:
        """Whether the match can be carried on."""
        return self.entry.summary is not None and not self.entry.summary.over


class RowMaker:
    """Makes rows in the language in force at its own making, each entry's only once."""

    def __init__(self) -> None:
        self._locale = QLocale()
        self._rows: dict[Path, Row] = {}
        self._rule_words: Callable[[str], dict[str, RuleWord]] = cache(_rule_words)

    def row(self, entry: Entry) -> Row:
        """The row of an entry."""
        row = self._rows.get(entry.path)
        if row is None or row.entry is not entry:
            row = self._rows[entry.path] = self._make(entry)
        return row

    def _make(self, entry: Entry) -> Row:
        short, long = self._dates(entry)
        date = words.on_the_table() if entry.lying is Lying.RUNNING else short
        if entry.lying is Lying.OPENED:
            date = words.own_file(short, entry.path.name)
        summary = entry.summary
        if summary is None:
            return self._damaged(entry, date, long)
        title = words.match_title(_title(summary.game), summary.deals)
        score = tally(summary)
        named, listed = self._rules(entry)
        result = (score.words, score.details)
        figure = _figure(score)
        said = [title, date, figure.replace(MINUS, "-"), *result, named, listed]
        if summary.hand:
            said.append(words.hand_row(cards_list(summary.hand)))
        kinds = {player_kind(kind) for kind in summary.seats}
        return Row(
            entry=entry,
            title=title,
            date=date,
            figure=figure,
            result=result,
            rules=(named, listed),
            spoken=_sentence(said),
            found_by=_folded([*said, figure, short, long, entry.path.name, *kinds]),
        )

    def _damaged(self, entry: Entry, date: str, long: str) -> Row:
        trouble = entry.trouble
        assert trouble is not None
        result = words.damaged(trouble), words.damage(trouble)
        said = [entry.path.name, date, *result]
        return Row(
            entry=entry,
            title=entry.path.name,
            date=date,
            figure="",
            result=result,
            rules=("", ""),
            spoken=_sentence(said),
            found_by=_folded([*said, long]),
        )

    def _dates(self, entry: Entry) -> tuple[str, str]:
        when = QDateTime.fromMSecsSinceEpoch(entry.stamp.time // 1_000_000)
        form = QLocale.FormatType
        long = self._locale.toString(when.date(), form.LongFormat)
        return self._locale.toString(when, form.ShortFormat), long

    def _rules(self, entry: Entry) -> tuple[str, str]:
        """The name or the number of the differences from print, and the differences."""
        summary = entry.summary
        assert summary is not None
        known = self._rule_words(summary.game)
        listed = []
        for switch, value in summary.differences:
            if switch in known:
                values = dict(known[switch].values)
                listed.append(words.rule(known[switch].name, values.get(value, value)))
        count = differences_count(len(summary.differences))
        named = _preset_name(summary.game, summary.preset) if summary.preset else count
        return named, ", ".join(listed)


def matching(entries: Iterable[Entry], maker: RowMaker, text: str, game: str) -> list[Entry]:
    """The entries whose rows hold every word of ``text``, of one game or of all (empty)."""
    if game:
        entries = [each for each in entries if each.summary and each.summary.game == game]
    wanted = text.casefold().split()
    if not wanted:
        return list(entries)
    return [each for each in entries if all(map(maker.row(each).found_by.__contains__, wanted))]


def ordered(entries: Iterable[Entry], order: str) -> list[Entry]:
    """Entries in one of ORDERS; those that are equal, and files that cannot be read, the newest
    first, and these last where time is not what counts."""
    newest = sorted(entries, key=lambda entry: (-entry.stamp.time, str(entry.path)))
    match order:
        case "oldest":
            return newest[::-1]
        case "longest":
            return sorted(newest, key=lambda entry: -_deals(entry))
        case "best":
            return sorted(newest, key=_best)
        case _:
            return newest


def _deals(entry: Entry) -> int:
    return entry.summary.deals if entry.summary is not None else -1


def _best(entry: Entry) -> tuple[bool, int, int]:
    """Finished matches before the others, then by place and balance."""
    summary = entry.summary
    if summary is None:
        return (True, 1, 0)
    return (summary.place is None, summary.place or 0, -(tally(summary).balance or 0))


def _figure(score: Tally) -> str:
    if score.balance is None:
        return ""
    if score.balance > 0:
        return f"+{score.balance}"
    return f"{MINUS}{-score.balance}" if score.balance else "0"


def _title(game: str) -> str:
    try:
        return find_face(game).title()
    except KeyError:
        return game


def _preset_name(game: str, preset: str) -> str:
    try:
        return find_face(game).preset_name(preset)
    except KeyError:
        return preset


def _rule_words(game: str) -> dict[str, RuleWord]:
    try:
        return find_face(game).rule_words()
    except KeyError:
        return {}


def _sentence(parts: Iterable[str]) -> str:
    return ", ".join(part.rstrip(".") for part in parts if part)


def _folded(parts: Iterable[str]) -> str:
    return "\n".join(parts).casefold()
