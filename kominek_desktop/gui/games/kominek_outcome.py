"""Kominek's results as panels: of a deal, and of the match."""

from __future__ import annotations

from kominek_desktop.gui.games.kominek_board import OUR_SUIT, THEIR_SUIT, coat_kind
from kominek_desktop.gui.games.presenter import Act, Company
from kominek_desktop.gui.panels.model import (
    Choice,
    Coins,
    EightChange,
    MatchBar,
    Panel,
    PanelCard,
    ResultRow,
    ResultTable,
)
from kominek_desktop.gui.texts import kominek_results as tell
from kominek_desktop.gui.texts import kominek_table as words
from kominek_desktop.gui.texts import sheet as sheet_words
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.state import (
    DealResult,
    Reason,
    View,
    coats_of,
)


def deal_result(view: View, company: Company) -> Panel:
    """The result of a deal that rests to be looked at."""
    result = view.result
    assert result is not None
    us = view.seat % 2
    ours = None if result.scored_by is None else result.scored_by == us
    loser = result.loser_trick
    name = company.names[loser.winner] if loser is not None else ""
    lines = tell.result_lines(result, us, name)
    return Panel(
        title=tell.result_title(ours),
        note=tell.result_note(sum(result.tricks), result.deal),
        big=True,
        lines=lines,
        table=None if _no_table(result) else _table(result, us),
        coins=None if result.game is None else _coins(result, company),
        eights=_eights(result, us),
        buttons=(
            Choice(sheet_words.title(), Act.SHEET, key="F8"),
            Choice(tell.next_deal(), Act.NEXT_DEAL, key="Space", primary=True),
        ),
        spoken=" ".join((tell.result_title(ours), *(line.replace("**", "") for line in lines))),
    )


def _no_table(result: DealResult) -> bool:
    return result.game is not None or result.reason in (Reason.NINE_CUT, Reason.NINES)


def _table(result: DealResult, us: int) -> ResultTable:
    rows = []
    for pair in (us, 1 - us):
        married = result.marriage_pips[pair]
        cards = result.pips[pair] - married
        rows.append(
            ResultRow(
                name=words.we() if pair == us else words.they(),
                ours=pair == us,
                tricks=str(result.tricks[pair]),
                cards=str(cards),
                marriages=str(married) if married else "—",
                total=str(result.pips[pair]),
                solid=cards,
                striped=married,
            )
        )
    return ResultTable(tell.heads(), tuple(rows))


def _coins(result: DealResult, company: Company) -> Coins:
    count = 5 if result.game is SoloGame.FIVE else 6
    assert result.soloist is not None
    won = result.tricks[result.soloist % 2]
    trick: tuple[PanelCard, ...] = ()
    if result.loser_trick is not None:
        trick = tuple(
            PanelCard(card, company.names[seat], crown=seat == result.loser_trick.winner)
            for seat, card in result.loser_trick.cards
        )
    return Coins(won, count, tell.solo_tricks(won, count), trick)


def _eights(result: DealResult, us: int) -> tuple[EightChange, ...]:
    changes = []
    for pair in (us, 1 - us):
        scored = result.scored_by == pair and result.points
        side = 3 if result.side is not None and result.side.pair == pair else 0
        gain = (result.points if scored else 0) + (0 if result.reason is Reason.NINES else side)
        changes.append(
            EightChange(
                tell.your_eight() if pair == us else tell.their_eight(),
                result.eights_before[pair],
                result.eights[pair],
                OUR_SUIT if pair == us else THEIR_SUIT,
                f"+{gain}" if gain else "",
            )
        )
    return tuple(changes)


def _bars(view: View) -> tuple[MatchBar, ...]:
    """The match deal by deal: ours up, theirs down, coats where they fell."""
    us = view.seat % 2
    points: dict[int, int] = {}
    coats: dict[int, int] = {}
    for line in view.scores:
        sign = 1 if line.pair == us else -1
        points[line.deal] = points.get(line.deal, 0) + sign * line.points
        coats[line.deal] = coats.get(line.deal, 0) + sign * line.coats
    return tuple(MatchBar(points[deal], coats[deal]) for deal in sorted(points))


def match_result(view: View, company: Company) -> Panel:
    """The end of a match: the verdict, the coats, and what now."""
    us = view.seat % 2
    won = view.winner == us
    loser = 1 - us if won else us
    worn = coats_of(view.worn)
    assert view.result is not None
    deal = deal_result(view, company)
    return Panel(
        title=tell.match_title(won),
        width=640,
        big=True,
        coats=tuple(map(coat_kind, view.worn[loser])),
        lines=(tell.match_line(worn[1 - us], worn[us], view.deal), *deal.lines),
        bars=_bars(view),
        buttons=(
            Choice(sheet_words.print_sheet(), Act.PRINT_SHEET),
            Choice(tell.game_menu(), Act.OTHER_MATCH, key="0"),
            Choice(tell.rematch(), Act.REMATCH, key="Space", primary=True),
        ),
        spoken=tell.match_title(won),
    )
