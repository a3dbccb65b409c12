"""Makes the golden records: ``python -m tests.golden.make_golden [NAME ...]``.

Every case names a special course of a deal or a match, house rules, a way to steer random play
towards it, and how to know it. The first seed whose record shows it is written, with the reports
of its deals beside it. A record is made once and then stands: make one again only when the rules
it shows have changed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kominek_desktop.rules.cards import Rank
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, Event
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    Claim,
    Cut,
    GoOut,
    KeepNines,
    Pass,
    Play,
    Redeal,
    SoloGame,
)
from kominek_desktop.rules.games.kominek.state import STRENGTH, Phase, State
from kominek_desktop.rules.games.kominek.views import grounds_at
from kominek_desktop.rules.moves import Move
from kominek_desktop.rules.record import Record, Replay, format_record, read_record

FOLDER = Path(__file__).parent
SEEDS = 60_000
LONGEST = 420

Legal = tuple[Move, ...]
Chooser = Callable[[State, Legal, Dice], Move]
Reports = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Played:
    """A match so far: the reports of its deals, all events of the last deal, its last state."""

    reports: Reports
    events: Sequence[Event]
    moves: Sequence[Move]
    state: State

    @property
    def last(self) -> Mapping[str, Any]:
        return self.reports[-1]

    def count(self, kind: str) -> int:
        return sum(type(event).__name__ == kind for event in self.events)


@dataclass(frozen=True, slots=True)
class Case:
    """``reached`` is asked after every deal; ``steer`` replaces the plain choice in a phase."""

    name: str
    reached: Callable[[Played], bool]
    steer: Mapping[Phase, Chooser] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    game: str = "kominek"


def cut(state: State, nine: bool, dice: Dice) -> Move:
    """A cut that brings a nine to the bottom, or one that does not."""
    places = [place for place in range(1, 24) if (state.pack[place - 1].rank is Rank.NINE) is nine]
    return Cut(dice.pick(places))


def no(state: State, legal: Legal, dice: Dice) -> Move:
    return legal[0]


def anything(state: State, legal: Legal, dice: Dice) -> Move:
    return dice.pick(legal)


def last(state: State, legal: Legal, dice: Dice) -> Move:
    return legal[-1]


def card(state: State, legal: Legal, dice: Dice) -> Move:
    """A random card, with its marriage where there is one; nothing is claimed."""
    plays = [move for move in legal if isinstance(move, Play)]
    return dice.pick([move for move in plays if move.marriage] or plays)


def strongest(state: State, legal: Legal, dice: Dice) -> Move:
    """The soloist plays his highest card of his longest suit, the others play at random."""
    if state.turn != state.soloist:
        return dice.pick(legal)
    hand = state.hands[state.turn]

    def worth(move: Move) -> tuple[int, int]:
        assert isinstance(move, Play)
        return STRENGTH[move.card.rank], sum(c.suit is move.card.suit for c in hand)

    return max(legal, key=worth)


def tops(state: State) -> int:
    """Cards of the seat on turn that nobody can beat when they are led in their order."""
    ranks = [{STRENGTH[c.rank] for c in state.hands[state.turn] if c.suit is s} for s in range(4)]
    return sum(
        next((5 - rank for rank in range(5, -1, -1) if rank not in held), 6) for held in ranks
    )


def bid(game: SoloGame, least: int) -> Chooser:
    """The game is named by a seat with so many sure tricks."""

    def choose(state: State, legal: Legal, dice: Dice) -> Move:
        return Bid(game) if Bid(game) in legal and tops(state) >= least else Pass()

    return choose


def claim(enough: bool, kinds: tuple[type[Move], ...]) -> Chooser:
    """„66” by word as soon as it is right, or at the first chance when it is wrong."""

    def choose(state: State, legal: Legal, dice: Dice) -> Move:
        for move in legal:
            if isinstance(move, kinds):
                after = find_game("kominek").apply(state, move).state
                if (after.result.reason.id != "wrong_claim") is enough:
                    return move
        return card(state, legal, dice) if state.phase is Phase.PLAY else legal[0]

    return choose


def cut_at_seven(state: State, legal: Legal, dice: Dice) -> Move:
    return cut(state, state.eights[state.dealer % 2] == 7, dice)


def ask(*grounds: str) -> Chooser:
    """A new deal is asked for on exactly these grounds."""

    def choose(state: State, legal: Legal, dice: Dice) -> Move:
        found = tuple(ground.value for ground in grounds_at(state, state.turn))
        return Redeal(found == grounds)

    return choose


PLAIN: Mapping[Phase, Chooser] = {
    Phase.CUTTER: anything,
    Phase.CUT: lambda state, legal, dice: cut(state, False, dice),
    Phase.TRUMP: anything,
    Phase.REDEAL: no,
    Phase.NINES: no,
    Phase.ANSWER: anything,
    Phase.LEAVE: anything,
    Phase.AUCTION: no,
    Phase.PLAY: card,
    Phase.SOLO: strongest,
    Phase.LAST_CLAIM: no,
}
BOLD: Mapping[Phase, Chooser] = {
    Phase.NINES: last,
    Phase.AUCTION: lambda state, legal, dice: dice.pick((legal[0], legal[0], dice.pick(legal))),
}


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
        at = names.index(kind) if kind == "NinesRevealed" else len(names) - 1 - names[::-1].index(kind)
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
OUT = (Play, GoOut)
CASES = (
    Case("three_nine_cuts", clause("K7"), {Phase.CUT: lambda s, m, d: cut(s, True, d)}),
    *(Case(f"redeal_{g}", asked(g), {Phase.REDEAL: ask(g)}) for g in "abcde"),
    Case("nines_lost", nines(True), BOLD),
    Case("nines_won", nines(False), BOLD),
    Case("nines_of_four", lambda p: "nines" in str(p.last) and p.last["nines"] is not None
         and sum(c.rank is Rank.NINE for c in _hand(p)) == 4, {Phase.NINES: last}),
    *(Case(f"{g.id}_made", solo(g.id, True), {Phase.AUCTION: bid(g, 3)}) for g in SoloGame),
    *(Case(f"{g.id}_failed", solo(g.id, False), {Phase.AUCTION: bid(g, 2)}) for g in SoloGame),
    Case("partner_overcalls", overcalled, {Phase.AUCTION: anything}),
    Case("out_automatic", lambda p: p.last["clause"] == "K31" and p.count("CardPlayed") % 4 == 0
         and isinstance(p.moves[-1], Play) and p.moves[-1].marriage),
    Case("out_by_word", clause("K31", GoOut), {Phase.PLAY: claim(True, (GoOut,))}, WORD),
    Case("wrong_out_by_word", clause("K30", GoOut), {Phase.PLAY: claim(False, (GoOut,))}, WORD),
    Case("wrong_claim", clause("K30", Claim), {Phase.PLAY: claim(False, (Claim,))}, WORD),
    Case("right_claim", clause("K31", Claim), CLAIMING, WORD),
    Case("right_claim_after_the_last_trick",
         lambda p: p.last["clause"] == "K31" and sum(p.last["tricks"]) == 6,
         {Phase.LAST_CLAIM: claim(True, (Claim,))}, WORD),
    Case("silent_with_66", lambda p: p.last["clause"] == "K32" and max(p.last["pips"]) >= 66,
         {}, WORD),
    Case("nobody_at_66", clause("K32")),
    Case("without_a_trick", clause("K31", reason="no_trick")),
    Case("classic_under_33", clause("K31", reason="under_33"), {}, {"loser_scale": "classic"}),
    Case("classic_from_33", clause("K31", reason="from_33"), {}, {"loser_scale": "classic"}),
    Case("eight_by_cut", completed("PackCut", False), BOLD | {Phase.CUT: cut_at_seven}),
    Case("eight_by_nines", completed("NinesRevealed", False), BOLD),
    Case("match_by_cut", completed("PackCut", True), BOLD | {Phase.CUT: cut_at_seven},
         {"match_coats": "1"}),
    Case("match_by_nines", completed("NinesRevealed", True), BOLD, {"match_coats": "1"}),
    Case("carried_over", lambda p: p.last["carried"] > 0, {Phase.AUCTION: bid(SoloGame.SIX, 2)}),
    Case("carried_from_an_ordinary_deal",
         lambda p: p.last["carried"] > 0 and p.last["game"] == "ordinary", BOLD, {"carry": "all"}),
    Case("match_of_three_futra", over("futro", "futro", "futro"),
         {Phase.AUCTION: bid(SoloGame.SIX, 2)}),
    Case("match_garnitur_counts_two", over("futro", "garnitur"), BOLD),
    Case("match_of_one_coat", over("futro"), {Phase.AUCTION: bid(SoloGame.SIX, 2)},
         {"match_coats": "1"}),
    Case("match_of_five_coats", ends, BOLD, {"match_coats": "5"}),
    Case("failed_coat_six", solo("futro", False), {Phase.AUCTION: bid(SoloGame.FUTRO, 2)},
         {"failed_coat": "six"}),
    Case("failed_coat_nothing", solo("garnitur", False), {Phase.AUCTION: bid(SoloGame.GARNITUR, 2)},
         {"failed_coat": "nothing"}),
    Case("solo_coat_resets",
         lambda p: p.last["coat"] is not None and len(p.reports) > 3 and max(p.reports[-2]["eights"]) > 3,
         BOLD, {"solo_coat_resets": "on"}),
    Case("futro_trumps", lambda p: solo("futro", False)(p) and _ruffed(p),
         {Phase.AUCTION: bid(SoloGame.FUTRO, 2)}, {"futro_trumps": "on"}),
    Case("must_beat_suit", lambda p: len(p.reports) == 4, {}, {"must_beat": "suit"}),
    Case("must_beat_always", lambda p: len(p.reports) == 4, {}, {"must_beat": "always"}),
    Case("free_follow", lambda p: len(p.reports) == 4, {}, {"follow": "free"}),
    Case("free_follow_and_beat", lambda p: len(p.reports) == 4, {},
         {"follow": "free", "must_beat": "always"}),
    Case("cutter_named", lambda p: len(p.reports) == 3, BOLD, {"cutter": "named"}),
    Case("klin_match", ends, {Phase.REDEAL: anything}, {"match_coats": "1"}, "klin"),
)


def _hand(played: Played) -> tuple[Any, ...]:
    holder = played.state.nines_by
    assert holder is not None
    from kominek_desktop.rules.games.kominek.state import dealt_to

    return dealt_to(played.state.pack, played.state.dealer, holder)


def _ruffed(played: Played) -> bool:
    trick = played.state.tricks[-1].cards
    return any(c.suit is played.state.trump is not trick[0][1].suit for _, c in trick)


def choose(case: Case, state: State, legal: Legal, dice: Dice) -> Move:
    return (case.steer.get(state.phase) or PLAIN[state.phase])(state, legal, dice)


def attempt(case: Case, seed: int) -> tuple[Move, ...] | None:
    """The moves of the match of this seed up to the deal that shows the case."""
    game, dice = find_game(case.game), Dice(seed)
    state: State = game.new_match(type(game.default_options)(**case.options))
    moves: list[Move] = []
    reports: list[Mapping[str, Any]] = []
    events: list[Event] = []
    while len(moves) < LONGEST and (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            if state.phase is not Phase.PACK:
                events = []
            move = game.chance(state, dice)
        else:
            move = choose(case, state, game.legal_moves(state), dice)
        step = game.apply(state, move)
        state = step.state
        moves.append(move)
        events += step.events
        found = [report for event in step.events if (report := game.deal_report(event))]
        reports += found
        if found and case.reached(Played(reports, events, moves, state)):
            return tuple(moves)
    return None


def report(replayed: Replay) -> dict[str, Any]:
    """What ``replay`` reports of a record: its deals and how the match stands."""
    reports = (replayed.game.deal_report(event) for news in replayed.events for event in news)
    return {
        "deals": [each for each in reports if each is not None],
        "match": replayed.game.match_report(replayed.states[-1]),
    }


def make(case: Case) -> int:
    """Write the record and the report of a case; the seed that was taken."""
    game = find_game(case.game)
    for seed in range(SEEDS):
        moves = attempt(case, seed)
        if moves is not None:
            options = type(game.default_options)(**case.options)
            text = format_record(Record(case.game, options, "0.1.0", ("plain",) * 4, moves), GAMES)
            (FOLDER / f"{case.name}.kominek").write_text(text, "utf-8")
            write_report(case.name)
            return seed
    raise LookupError(case.name)


def write_report(name: str) -> None:
    text = (FOLDER / f"{name}.kominek").read_text("utf-8")
    facts = json.dumps(report(read_record(text, GAMES)), indent=1)
    (FOLDER / f"{name}.json").write_text(facts + "\n", "utf-8")


def main(names: Sequence[str]) -> None:
    for case in CASES:
        if case.name in names or not names:
            print(f"{case.name}: seed {make(case)}", flush=True)
    if "worked_match" in names or not names:
        write_report("worked_match")


if __name__ == "__main__":
    main(sys.argv[1:])
