"""Why a move of Kominek is refused, in words."""

from __future__ import annotations

from kominek_desktop.gui.games.presenter import Company, Refused
from kominek_desktop.gui.panels.model import Note
from kominek_desktop.gui.texts import kominek_panels as ask
from kominek_desktop.gui.texts import kominek_refusals as tell
from kominek_desktop.rules.cards import Card, Rank
from kominek_desktop.rules.games.kominek.legality import (
    No,
    allowed,
    best_card,
    highest_bid,
    refusal_of,
)
from kominek_desktop.rules.games.kominek.moves import LayNines, Pick, Play
from kominek_desktop.rules.games.kominek.state import Phase, View
from kominek_desktop.rules.moves import Move


def sentence(view: View, no: No, company: Company) -> str:
    """One sentence for a reason, naming the card that must be played when there is only one."""
    may = allowed(view.hand, view.trick, view.trump, view.options, view.game)
    if view.trick:
        led = view.trick[0][1].suit
        if no is No.FOLLOW:
            suited = [card for card in may if card.suit is led] or may
            if len(suited) == 1:
                return tell.must_follow_one(led, suited[0])
            return tell.must_follow(led, len(suited))
        if no is No.TRUMP:
            return tell.must_trump(led)
        if no is No.BEAT and may:
            suited_table = tuple(play for play in view.trick if play[1].suit is led)
            return tell.must_beat(best_card(suited_table, None)[1], may[0])
    if no is No.NOT_YOUR_TURN and view.turn is None:
        return ask.status(Phase.WAIT, "", False)
    name = company.names[view.turn] if view.turn is not None else ""
    return tell.refusal(no, name, highest_bid(view))


def why_not_card(view: View, card: Card, company: Company) -> str:
    """Why a card may not be played now; empty when it may."""
    asked: dict[Phase, Move] = {
        Phase.NINES: LayNines((card,)),
        Phase.ANSWER: Pick(card, True),
    }
    if view.phase is Phase.NINES and card.rank is Rank.NINE:
        return ""  # one of the three that are laid together
    no = refusal_of(view, asked.get(view.phase, Play(card)))
    return "" if no is None else sentence(view, no, company)


def refused(view: View, move: Move, company: Company) -> Refused | None:
    """The note for a refused move; None when it is allowed."""
    no = refusal_of(view, move)
    if no is None:
        return None
    card = move.card if isinstance(move, Play | Pick) else None
    if card is not None and no is No.WRONG_KIND and view.phase is Phase.WAIT:
        no = No.NOT_YOUR_TURN
    note = Note(
        title=tell.refusal_title(card is not None),
        lines=(sentence(view, no, company),),
        link=tell.clause_link(no.clause),
        refusal=True,
        clause=no.clause,
    )
    return Refused(note, card)
