"""What the person is told comes at the same times, whatever others are asked in secret."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from kominek_desktop.ai.player import Choice
from kominek_desktop.rules.cards import format_cards, parse_card
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import GAMES, kominek
from kominek_desktop.rules.games.kominek.state import Phase
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.history import History
from kominek_desktop.session.values import Trouble, TroubleKind, Turn
from kominek_desktop.session.veil import LENGTH_MS, PATIENCE_MS
from tests.session import toy
from tests.session.tables import Clock, Table, turn_events

THINKING_MS = 450
HANDS = {
    "ordinary": "AH KH TH AS KS QD",
    "low": "9H JH QH JS QS JD",
    "three nines": "9H 9S 9D AH AS KD",
}
SECRET = (Phase.REDEAL, Phase.NINES, Phase.ANSWER)
TEXT = kominek.GAME.format_move


@dataclass(frozen=True)
class Manner:
    """How secret questions are answered: after so many milliseconds or never, well or not."""

    after_ms: int | None
    fails: bool = False


MANNERS = {
    "at once": Manner(0),
    "slowly": Manner(40),
    "late": Manner(PATIENCE_MS + 20),
    "never": Manner(None),
    "failing": Manner(0, fails=True),
    "failing slowly": Manner(90, fails=True),
}


class Evening:
    """A table at which computers answer secret questions in one manner and public ones after the
    least time; the person answers at once, with the first of his moves that begins with one of
    the ``texts``."""

    def __init__(self, home: Path, manner: Manner, texts: tuple[str, ...]) -> None:
        self.table = Table(home, kominek.GAME, seed=1)
        self.table.thinker.afterwards = turn_events
        self.clock: Clock = self.table.clock
        self.manner, self.texts = manner, texts
        self.secrets = 0
        self.told: list[tuple[int, Turn]] = []
        self.saves: list[int] = []
        self._heard = 0
        self._reply = self.clock.timer(self.table.session, self._answer)
        self.table.session.turn_changed.connect(self._on_turn)
        autosave = self.table.library.autosave

        def save(text: str, new_deal: bool = False) -> Trouble | None:
            self.saves.append(self.clock.now)
            return autosave(text, new_deal)

        self.table.library.autosave = save  # type: ignore[method-assign]

    def _on_turn(self, turn: Turn) -> None:
        self.told.append((self.clock.now, turn))

    def listen(self) -> bool:
        """Hears a question that was put; False when there is none."""
        thinker = self.table.thinker
        if thinker.open is None or thinker.open[0] == self._heard:
            return False
        self._heard, job = thinker.open
        delay: int | None = THINKING_MS
        if job.view.phase in SECRET:
            self.secrets += 1
            delay = self.manner.after_ms
        if delay is not None:
            self._reply.start(delay)
        return True

    def _answer(self) -> None:
        thinker = self.table.thinker
        if thinker.open is None:
            return
        (ticket, job), thinker.open = thinker.open, None
        if job.view.phase in SECRET and self.manner.fails:
            thinker.failed.emit(ticket, "broken")
        else:
            thinker.chosen.emit(ticket, Choice(chosen(job.moves, ("redeal no", "nines none"))))
        turn_events()

    def go_on(self) -> bool:
        """Time passes until something happens."""
        self.table.session.settled(self.table.last.ticket)
        turn = self.table.last
        mine = turn.moves and self.table.session.submit(turn.ticket, chosen(turn.moves, self.texts))
        return self.listen() or bool(mine) or self.clock.step()

    def until_public(self) -> None:
        """Until all secret questions of the deal are behind."""
        while not self.told or self.told[-1][1].view.phase not in (Phase.AUCTION, Phase.LEAVE):
            assert self.go_on()
        self.table.session.close()


def chosen(moves: tuple[Move, ...], texts: tuple[str, ...]) -> Move:
    return next((m for text in texts for m in moves if TEXT(m).startswith(text)), moves[0])


def record(home: Path, hand: str, number: int, dealer: str) -> Path:
    """A match of which only the lot and the pack have come; the person's hand is fixed once the
    pack is cut at its first card, the others' cards are by chance."""
    mine = [parse_card(text) for text in HANDS[hand].split()]
    rest = Dice(number).shuffle([card for card in kominek.GAME.pack if card not in mine])
    first = 3 * ((-"SWNE".index(dealer) - 1) % 4)
    cut = [*rest[:first], *mine[:3], *rest[first:9]]
    cut += [*rest[9 : 9 + first], *mine[3:], *rest[9 + first :]]
    home.mkdir(parents=True)
    path = home / "start.kominek"
    path.write_text(
        "format: kominek-record 1\ngame: kominek\noptions: nine_cut=off\nversion: 0\n"
        "seats: person plain plain plain\n\n"
        f"dealer {dealer}\ndeal {format_cards([cut[-1], *cut[:-1]])}\n"
    )
    return path


def evenings(
    home: Path, hand: str, dealer: str, manner: Manner, texts: tuple[str, ...]
) -> Iterator[Evening]:
    for number in range(16):
        place = home / f"{dealer}{number}"
        evening = Evening(place / "home", manner, texts)
        assert evening.table.session.open_record(record(place, hand, number, dealer))
        evening.until_public()
        yield evening


def due(told: list[tuple[int, Turn]]) -> list[int]:
    """When each turn is to be told, by what the person knows alone."""
    times = [0]
    for _, turn in told[:-1]:
        wait = 0 if turn.moves else THINKING_MS
        veiled = turn.view.phase in (Phase.TRUMP, *SECRET)
        times.append(times[-1] + wait + LENGTH_MS * veiled)
    return times


@pytest.mark.parametrize("manner", MANNERS.values(), ids=MANNERS)
@pytest.mark.parametrize("hand", HANDS)
def test_turns_come_when_the_person_can_tell_whatever_rights_others_have(
    qapp: object, tmp_path: Path, hand: str, manner: Manner
) -> None:
    """K12, K14, K15, K38: with the person as forehand and as dealer, his own questions among
    those of the others, and with nines that he lays."""
    texts = ("trump H", "redeal no", "nines 9")
    alike = defaultdict(set)
    for dealer in ("E", "S"):
        for evening in evenings(tmp_path, hand, dealer, manner, texts):
            assert [at for at, _ in evening.told] == due(evening.told)
            key = repr([turn for _, turn in evening.told])
            alike[key].add((evening.secrets, tuple(evening.saves)))
    counts = [{secrets for secrets, _ in worlds} for worlds in alike.values()]
    if manner == MANNERS["at once"]:  # who is asked next is the same in all of its worlds
        assert max(map(len, counts)) > 1, "no two worlds differ in secret questions alone"
    for worlds in alike.values():
        assert len({saves for _, saves in worlds}) == 1


def test_a_match_opened_amid_secret_questions_goes_on_like_one_without(
    qapp: object, tmp_path: Path
) -> None:
    """A record may end behind any secret answer, or where none was asked (K12, K14)."""
    texts = ("trump H",)
    for evening in evenings(tmp_path, "ordinary", "E", MANNERS["at once"], texts):
        if evening.secrets >= 2:
            break
    lines = evening.table.current.read_text().splitlines(keepends=True)
    named = next(i for i, line in enumerate(lines) if line.startswith("S trump"))
    assert len(lines) - named > 2
    for end in range(named + 1, len(lines) + 1):
        cut = tmp_path / f"{end}.kominek"
        cut.write_text("".join(lines[:end]))
        later = Evening(tmp_path / str(end), MANNERS["at once"], texts)
        assert later.table.session.open_record(cut)
        assert later.told == []
        while not later.told:
            assert later.listen() or later.clock.step()
        assert later.told[0][0] == LENGTH_MS
        later.table.session.close()


def asked_table(home: Path) -> Table:
    """A toy table at which another seat is being asked in secret."""
    table = Table(home, seed=1)
    for _ in range(40):
        table.new(dealer=1)
        table.session.submit(table.last.ticket, table.last.moves[0])
        if table.thinker.open is not None:
            return table
        table.lift()
    raise AssertionError("nobody was asked")


def test_nothing_is_told_and_nothing_saved_behind_the_veil(qapp: object, tmp_path: Path) -> None:
    table = asked_table(tmp_path)
    table.thinker.afterwards = turn_events
    told, saved = len(table.turns), table.moves()
    table.thinker.answer()
    assert (len(table.turns), table.moves()) == (told, saved)
    table.lift()
    assert len(table.turns) == told + 1
    assert len(table.moves()) == len(saved) + 1
    table.session.close()


def test_a_pause_neither_holds_nor_shows_a_secret_answer(qapp: object, tmp_path: Path) -> None:
    table = asked_table(tmp_path)
    told = len(table.turns)
    table.session.pause(True)
    table.thinker.answer()
    assert table.clock.now == LENGTH_MS
    assert len(table.turns) == told + 1
    table.session.close()


def test_undo_behind_the_veil_takes_it_away_and_drops_the_answer(
    qapp: object, tmp_path: Path
) -> None:
    """And what is repeated is veiled again, since more may be asked."""
    found = (
        (table, number)
        for number in range(60)
        for table in [Table(tmp_path / str(number), kominek.GAME, seed=1)]
        if table.session.open_record(record(tmp_path / f"r{number}", "ordinary", number, "E"))
        and named(table)
    )
    table, _ = next(found)
    assert table.thinker.open is not None
    ticket, job = table.thinker.open
    told = len(table.turns)
    assert table.session.undo()
    assert len(table.turns) == told + 1
    assert table.last.view.phase is Phase.TRUMP
    assert not table.clock.step()
    table.thinker.chosen.emit(ticket, Choice(job.moves[0]))
    turn_events()
    assert len(table.turns) == told + 1
    assert table.session.redo()
    assert len(table.turns) == told + 1
    table.lift()
    while table.thinker.answer():
        table.lift()
    assert table.clock.now == LENGTH_MS
    assert len(table.turns) == told + 2
    table.session.close()


def named(table: Table) -> bool:
    """The person has named a trump and somebody else is asked in secret."""
    while not table.last.moves:
        table.session.settled(table.last.ticket)
        assert table.thinker.answer()
    table.session.submit(table.last.ticket, chosen(table.last.moves, ("trump H",)))
    return table.thinker.open is not None


def test_a_full_disk_is_told_of_when_the_veil_is_lifted(qapp: object, tmp_path: Path) -> None:
    table = asked_table(tmp_path)
    trouble = Trouble(TroubleKind.UNWRITABLE, tmp_path)
    table.library.autosave = lambda text, new_deal=False: trouble  # type: ignore[method-assign]
    table.thinker.afterwards = turn_events
    table.thinker.answer()
    assert table.troubles == []
    table.lift()
    assert table.troubles == [trouble]
    table.session.close()


def test_where_nobody_watches_there_is_no_veil(qapp: object, tmp_path: Path) -> None:
    table = Table(tmp_path, seed=1, paced=False)
    table.session.new_match("liking", toy.Options("1"), ("random",) * 3)
    while table.thinker.answer():
        pass
    assert table.last.over
    assert table.clock.now == 0
    table.session.close()


def test_a_child_is_made_ready_while_the_person_thinks(qapp: object, tmp_path: Path) -> None:
    table = Table(tmp_path, seed=1)
    table.new(dealer=1)
    table.session.settled(table.last.ticket - 1)
    assert table.thinker.warmed == 0
    table.session.settled(table.last.ticket)
    assert table.thinker.warmed == 1
    table.session.close()


@pytest.mark.parametrize("game", [toy.GAME, *GAMES], ids=lambda game: game.id)
def test_a_move_veils_whenever_a_secret_question_may_follow(game: GameDef) -> None:
    """And every answer to such a question does."""
    dice = Dice(3)
    hidden = 0
    seats = len(game.seat_names)
    for _ in range(150):
        history = History(game, game.default_options, ("random",) * seats)
        for _ in range(30):
            actor = game.actor(history.state)
            if actor is None:
                break
            secret = actor != CHANCE and any(
                game.turn(game.view(history.state, seat)) is None for seat in range(seats)
            )
            hidden += secret
            assert history.veiled or not secret
            move = (
                game.chance(history.state, dice)
                if actor == CHANCE
                else dice.pick(game.legal_moves(history.state))
            )
            assert game.veils(move) or not secret
            history.play(move)
    assert hidden > 20
