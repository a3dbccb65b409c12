"""The special courses of a deal or a match that have a golden record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kominek_desktop.rules.cards import Rank
from kominek_desktop.rules.games.kominek.moves import Claim, GoOut, Play, SoloGame
from kominek_desktop.rules.games.kominek.state import Phase, dealt_to
from kominek_desktop.rules.moves import Move
from tests.golden.steering import (
    BOLD,
    Case,
    Played,
    anything,
    ask,
    bid,
    claim,
    cut,
    cut_at_seven,
    last,
)


def asked(ground: str) -> Callable[[Played], bool]:
    def reached(played: Played) -> bool:
        asks = [e for e in played.events if type(e).__name__ == "RedealAsked"]
        return [[g.value for g in e.grounds] for e in asks] == [[ground]]  # type: ignore[attr-defined]

    return reached


def solo(game: str, made: bool) -> Callable[[Played], bool]:
    return lambda played: (played.last["game"], played.last["made"]) == (game, made)


def clause(name: str, *kinds: type[Move], **more: Any) -> Callable[[Played], bool]:
    """The deal was paid by this clause, after these moves, with these entries of its report."""

    def reached(played: Played) -> bool:
        entries = {key: played.last[key] for key in more}
        done = all(any(isinstance(move, kind) for move in played.moves) for kind in kinds)
        return played.last["clause"] == name and entries == more and done

    return reached


def nines(hit: bool) -> Callable[[Played], bool]:
    return lambda played: played.last["nines"] is not None and played.last["nines"]["hit"] is hit


def overcalled(played: Played) -> bool:
    """Both partners named a game."""
    calls = [(seat, game) for seat, game in played.state.calls if game is not None]
    return len(calls) == 2 and calls[0][0] == (calls[1][0] + 2) % 4


def completed(kind: str, over: bool) -> Callable[[Played], bool]:
    """An eight was completed at the cut or by three nines, and the match is over by it or not."""

    def reached(played: Played) -> bool:
        names = [type(event).__name__ for event in played.events]
        if kind not in names or "CoatPut" not in names:
            return False
        at = (
            names.index(kind)
            if kind == "NinesRevealed"
            else len(names) - 1 - names[::-1].index(kind)
        )
        return names[at + 2 : at + 3] == ["CoatPut"] and (played.state.winner is not None) is over

    return reached


def over(*kinds: str) -> Callable[[Played], bool]:
    """The match is over, with exactly these coats on the losers."""

    def reached(played: Played) -> bool:
        if played.state.winner is None:
            return False
        worn = played.state.worn[1 - played.state.winner]
        return tuple(coat.name.lower() for coat in worn) == kinds

    return reached


def ends(played: Played) -> bool:
    return played.state.winner is not None


WORD = {"claim": "word"}
CLAIMING = {Phase.PLAY: claim(True, (Claim,)), Phase.LAST_CLAIM: claim(True, (Claim,))}
CASES = (
    Case("three_nine_cuts", clause("K7"), {Phase.CUT: lambda s, m, d: cut(s, True, d)}),
    *(Case(f"redeal_{g}", asked(g), {Phase.REDEAL: ask(g)}) for g in "abcde"),
    Case("nines_lost", nines(True), BOLD),
    Case("nines_won", nines(False), BOLD),
    Case(
        "nines_of_four",
        lambda p: (
            "nines" in str(p.last)
            and p.last["nines"] is not None
            and sum(c.rank is Rank.NINE for c in _hand(p)) == 4
        ),
        {Phase.NINES: last},
    ),
    *(Case(f"{g.id}_made", solo(g.id, True), {Phase.AUCTION: bid(g, 3)}) for g in SoloGame),
    *(Case(f"{g.id}_failed", solo(g.id, False), {Phase.AUCTION: bid(g, 2)}) for g in SoloGame),
    Case("partner_overcalls", overcalled, {Phase.AUCTION: anything}),
    Case(
        "out_automatic",
        lambda p: (
            p.last["clause"] == "K31"
            and p.count("CardPlayed") % 4 == 0
            and isinstance(p.moves[-1], Play)
            and p.moves[-1].marriage
        ),
    ),
    Case("out_by_word", clause("K31", GoOut), {Phase.PLAY: claim(True, (GoOut,))}, WORD),
    Case("wrong_out_by_word", clause("K30", GoOut), {Phase.PLAY: claim(False, (GoOut,))}, WORD),
    Case("wrong_claim", clause("K30", Claim), {Phase.PLAY: claim(False, (Claim,))}, WORD),
    Case("right_claim", clause("K31", Claim), CLAIMING, WORD),
    Case(
        "right_claim_after_the_last_trick",
        lambda p: p.last["clause"] == "K31" and sum(p.last["tricks"]) == 6,
        {Phase.LAST_CLAIM: claim(True, (Claim,))},
        WORD,
    ),
    Case(
        "silent_with_66",
        lambda p: p.last["clause"] == "K32" and max(p.last["pips"]) >= 66,
        {},
        WORD,
    ),
    Case("nobody_at_66", clause("K32")),
    Case("without_a_trick", clause("K31", reason="no_trick")),
    Case("classic_under_33", clause("K31", reason="under_33"), {}, {"loser_scale": "classic"}),
    Case("classic_from_33", clause("K31", reason="from_33"), {}, {"loser_scale": "classic"}),
    Case("eight_by_cut", completed("PackCut", False), BOLD | {Phase.CUT: cut_at_seven}),
    Case("eight_by_nines", completed("NinesRevealed", False), BOLD),
    Case(
        "match_by_cut",
        completed("PackCut", True),
        BOLD | {Phase.CUT: cut_at_seven},
        {"match_coats": "1"},
    ),
    Case("match_by_nines", completed("NinesRevealed", True), BOLD, {"match_coats": "1"}),
    Case("carried_over", lambda p: p.last["carried"] > 0, {Phase.AUCTION: bid(SoloGame.SIX, 2)}),
    Case(
        "carried_from_an_ordinary_deal",
        lambda p: p.last["carried"] > 0 and p.last["game"] == "ordinary",
        BOLD,
        {"carry": "all"},
    ),
    Case(
        "match_of_three_futra",
        over("futro", "futro", "futro"),
        {Phase.AUCTION: bid(SoloGame.SIX, 2)},
    ),
    Case("match_garnitur_counts_two", over("futro", "garnitur"), BOLD),
    Case(
        "match_of_one_coat",
        over("futro"),
        {Phase.AUCTION: bid(SoloGame.SIX, 2)},
        {"match_coats": "1"},
    ),
    Case("match_of_five_coats", ends, BOLD, {"match_coats": "5"}),
    Case(
        "failed_coat_six",
        solo("futro", False),
        {Phase.AUCTION: bid(SoloGame.FUTRO, 2)},
        {"failed_coat": "six"},
    ),
    Case(
        "failed_coat_nothing",
        solo("garnitur", False),
        {Phase.AUCTION: bid(SoloGame.GARNITUR, 2)},
        {"failed_coat": "nothing"},
    ),
    Case(
        "solo_coat_resets",
        lambda p: (
            p.last["coat"] is not None and len(p.reports) > 3 and max(p.reports[-2]["eights"]) > 3
        ),
        BOLD,
        {"solo_coat_resets": "on"},
    ),
    Case(
        "futro_trumps",
        lambda p: solo("futro", False)(p) and _ruffed(p),
        {Phase.AUCTION: bid(SoloGame.FUTRO, 2)},
        {"futro_trumps": "on"},
    ),
    Case("must_beat_suit", lambda p: len(p.reports) == 4, {}, {"must_beat": "suit"}),
    Case("must_beat_always", lambda p: len(p.reports) == 4, {}, {"must_beat": "always"}),
    Case("free_follow", lambda p: len(p.reports) == 4, {}, {"follow": "free"}),
    Case(
        "free_follow_and_beat",
        lambda p: len(p.reports) == 4,
        {},
        {"follow": "free", "must_beat": "always"},
    ),
    Case("cutter_named", lambda p: len(p.reports) == 3, BOLD, {"cutter": "named"}),
    Case("klin_match", ends, {Phase.REDEAL: anything}, {"match_coats": "1"}, "klin"),
)


def _hand(played: Played) -> tuple[Any, ...]:
    holder = played.state.nines_by
    assert holder is not None
    return dealt_to(played.state.pack, played.state.dealer, holder)


def _ruffed(played: Played) -> bool:
    trick = played.state.tricks[-1].cards
    return any(c.suit is played.state.trump is not trick[0][1].suit for _, c in trick)
