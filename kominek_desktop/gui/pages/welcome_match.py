"""What the welcome page offers before all else, in words and pictures."""

from __future__ import annotations

from datetime import datetime

from kominek_desktop.gui.games.presenter import Company, find_face
from kominek_desktop.gui.pages.welcome_pictures import LESSON, Eights
from kominek_desktop.gui.pages.welcome_tiles import Lead
from kominek_desktop.gui.table.model import CoatKind, ScoreRow, TableModel
from kominek_desktop.gui.texts import welcome as words
from kominek_desktop.session.summary import Summary
from kominek_desktop.session.values import Cause, Turn


def lead_of(match: Summary, company: Company, now: datetime) -> Lead:
    """A match to go on with, as its table shows it."""
    face = find_face(match.game_id)
    table = face.presenter.table(_turn_of(match), company)
    when = words.moment(match.played, now) if match.played is not None else ""
    return Lead(
        picture=Eights(table.markers),
        small=Eights(table.markers[:1]),
        title=words.match_line(face.title(), max(match.view.deal, 1)),
        lines=(_score(table),),
        note=" · ".join(part for part in (when, _turn_line(match, company)) if part),
        button=words.go_on(),
    )


def lesson_lead() -> Lead:
    """The first deal, to begin with."""
    return Lead(
        picture=LESSON,
        small=LESSON,
        title=words.lesson(),
        lines=(words.lesson_how(),),
        note=words.lesson_length(),
        button=words.begin_lesson(),
    )


def _turn_of(match: Summary) -> Turn:
    return Turn(
        ticket=0,
        view=match.view,
        events=(),
        moves=match.moves,
        actor=match.actor,
        waiting=match.waiting,
        over=match.over,
        can_undo=False,
        can_redo=False,
        cause=Cause.OPENED,
    )


def _score(table: TableModel) -> str:
    if table.score is None:
        return ""
    rows = table.score.rows
    points = [words.side_line(row.name, row.points) for row in rows]
    return " · ".join(part for part in (*points, *map(_worn, rows)) if part)


def _worn(row: ScoreRow) -> str:
    coats = row.coats.count(CoatKind.FUTRO)
    return words.worn(row.ours, coats, row.coats.count(CoatKind.GARNITUR))


def _turn_line(match: Summary, company: Company) -> str:
    if match.waiting:
        return words.between_deals()
    if match.moves:
        return words.your_turn()
    return words.turn_of(company.names[match.actor]) if match.actor is not None else ""
