"""Which clause of Kominek fits what is on the table."""

from __future__ import annotations

from kominek_desktop.rules.games.kominek.legality import marriage_refusal
from kominek_desktop.rules.games.kominek.state import Phase, View

MATCH_END = "K36"
_CLAUSES = {
    Phase.LOT: "K5",
    Phase.PACK: "K6",
    Phase.CUTTER: "K6",
    Phase.CUT: "K6",
    Phase.TRUMP: "K8",
    Phase.REDEAL: "K12",
    Phase.NINES: "K14",
    Phase.ANSWER: "K15",
    Phase.LEAVE: "K16",
    Phase.AUCTION: "K18",
    Phase.SOLO: "K19",
    Phase.LAST_CLAIM: "K30",
    Phase.REST: "K37",
}


def place_for(view: View) -> str:
    """The clause that says what is to be done now, or why the deal ended as it did."""
    if view.phase is Phase.DONE:
        return MATCH_END
    if view.result is not None:
        return view.result.reason.clause
    if view.phase is Phase.PLAY:
        return _play(view)
    if view.phase is Phase.CUT and view.cut_nines:
        return "K7"
    if view.phase is Phase.WAIT:
        return _wait(view)
    return _CLAUSES[view.phase]


def _play(view: View) -> str:
    """Following, with its own clause where the table has a duty to beat; leading, with its own
    for a marriage in the hand, and for the word where the person may say it."""
    if view.trick:
        return "K25" if view.options.must_beat == "off" else "K26"
    if view.turn == view.seat:
        if any(marriage_refusal(view, card) is None for card in view.hand):
            return "K28"
        if view.options.claim == "word" and view.tricks:
            return "K30"
    return "K24"


def _wait(view: View) -> str:
    """Somebody is asked in secret; what about is known only when nines lie on the table."""
    return "K15" if view.laid else "K12"
