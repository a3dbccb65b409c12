"""The score sheet of Kominek and Klin says what the record says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kominek_desktop.gui.games.kominek_sheet import match_sheet
from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.sheet.model import Cell, Kind, Line, Row, Sheet
from kominek_desktop.gui.texts import kominek_sheet as words
from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.options import SWITCHES, Options
from kominek_desktop.rules.games.kominek.state import Coat, Reason, coats_of
from kominek_desktop.rules.options import parse_options
from kominek_desktop.rules.record import read_record
from kominek_desktop.session.history import History

GOLDEN = Path(__file__).parent.parent / "golden"
COMPANY = Company(("You", "Charlie", "Helen", "Sophie"))
KOMINEK = find_game("kominek")
LOST = re.compile(r", (\d+) point\(s\) lost$")
TRUMP, GAME, PIPS, TRICKS = 2, 3, 4, 5
PLUS, TOTALS = slice(6, 8), slice(8, 10)

Report = Mapping[str, Any]


def record(name: str) -> History:
    data = (GOLDEN / f"{name}.kominek").read_bytes()
    return History.from_replay(read_record(data, (KOMINEK, find_game("klin"))))


def sheet_of(history: History, seat: int = 0) -> Sheet:
    view = history.game.view(history.state, seat)
    return match_sheet(view, history.deal_results(), COMPANY)


def number(cell: Cell) -> int:
    """A total may be the eight and what is carried, as in 8+1."""
    return sum(map(int, cell.text.split("+"))) if cell.text else 0


@dataclass
class Sums:
    """What adding up the lines of a sheet gives, pair by pair as the columns stand."""

    eights: list[int]
    coats: list[int]
    plus: list[int]
    deals: int = 0


def add_up(rows: Sequence[Row]) -> Iterator[Sums]:
    """Adds line by line, and fails where a line does not follow from the one above. Gives the
    sums before each new deal and at the end."""
    sums = Sums([0, 0], [0, 0], [0, 0])
    for row in rows:
        if row.line in (Line.DEAL, Line.CURRENT) and row.cells[0].text != "1":
            yield sums
        sums.deals += row.line is Line.DEAL
        text = row.cells[GAME].text
        if row.line is Line.BAND:
            wearer = 0 if " on us" in text else 1
            sums.coats[wearer] += 2 if text.startswith("TWO") else 1
            if "covered" in text:
                sums.eights = [each - 8 if each >= 8 else 0 for each in sums.eights]
        elif any(cell.text for cell in row.cells[TOTALS]):
            gains = [number(cell) for cell in row.cells[PLUS]]
            lost = LOST.search(text)
            for pair, gain in enumerate(gains):
                sums.plus[pair] += gain
                sums.eights[pair] += gain - (int(lost[1]) if lost and gain else 0)
        if any(cell.text for cell in row.cells[TOTALS]):
            assert [number(cell) for cell in row.cells[TOTALS]] == sums.eights, text
    yield sums


def paid(reports: Sequence[Report]) -> list[int]:
    points = [0, 0]
    for report in reports:
        if report["scored_by"] is not None:
            points[report["scored_by"]] += report["points"]
        nines = report["nines"]
        if nines is not None and "scored_by" in nines:
            points[nines["scored_by"]] += nines["points"]
    return points


def check(sheet: Sheet, reports: Sequence[Report], us: int = 0) -> None:
    """The sheet's sums are the record's, deal by deal."""
    sides = (us, 1 - us)
    closed = [row for row in sheet.rows if row.line is Line.DEAL]
    assert [int(row.cells[0].text) for row in closed] == [each["deal"] for each in reports]
    sums = None
    for report, sums in zip(reports, add_up(sheet.rows), strict=False):
        assert sums.eights == [report["eights"][pair] for pair in sides]
        assert sums.coats == [report["coats"][pair] for pair in sides]
    if sums is not None and not any(row.line is Line.CURRENT for row in sheet.rows):
        assert sums.plus == [paid(reports)[pair] for pair in sides]


@pytest.mark.parametrize("name", sorted(file.stem for file in GOLDEN.glob("*.kominek")))
@pytest.mark.parametrize("seat", [0, 1])
def test_sums_are_those_of_every_golden_record(name: str, seat: int) -> None:
    history = record(name)
    results = history.deal_results()
    check(sheet_of(history, seat), results, seat)


def options(game: GameDef, dice: Dice) -> Any:
    text = " ".join(f"{switch.id}={dice.pick(switch.values)}" for switch in game.switches)
    return parse_options(game.switches, game.default_options, text)


@pytest.mark.parametrize("seed", range(24))
def test_sums_are_the_records_under_any_house_rules(seed: int) -> None:
    """At every moment of matches of random moves, for K7, K16, K21, K22 and K31 to K35."""
    dice = Dice(seed)
    game = find_game(("kominek", "klin")[seed % 4 == 3])
    history = History(game, options(game, dice), ("random",) * 4)
    for _ in range(400):
        actor = game.actor(history.state)
        if actor is None:
            break
        if actor == CHANCE:
            check(sheet_of(history), history.deal_results())
            history.play(game.chance(history.state, dice))
        else:
            history.play(dice.pick(game.legal_moves(history.state)))
        view = game.view(history.state, 0)
        sheet = match_sheet(view, history.deal_results(), COMPANY)
        assert [side.total for side in sheet.sides] == [str(each) for each in view.eights]
        last = [row for row in sheet.rows if any(cell.text for cell in row.cells[TOTALS])]
        if last:
            assert [number(cell) for cell in last[-1].cells[TOTALS]] == list(view.eights)
        assert [len(side.coats) for side in sheet.sides] == list(coats_of(view.worn))
    assert history.deal_results()


def lines(history: History) -> list[tuple[Line, str, str, str]]:
    found = []
    for row in sheet_of(history).rows:
        totals = ":".join(cell.text for cell in row.cells[TOTALS])
        found.append((row.line, row.cells[0].text, row.cells[GAME].text, totals))
    return found


def test_a_carried_surplus_stands_beside_the_full_eight_k34() -> None:
    assert lines(record("carried_over"))[1:] == [
        (Line.DEAL, "2", "six, You: failed", "0:8+4"),
        (Line.BAND, "", "FUR COAT on us, eights covered", "0:4"),
    ]


def test_a_surplus_that_is_lost_is_told_k34() -> None:
    """Three nines at six points complete the eight before play (K35)."""
    assert lines(record("eight_by_nines"))[1:] == [
        (Line.DEAL, "2", "three nines, You: lost, 1 point(s) lost", "0:8"),
        (Line.BAND, "", "FUR COAT on us, eights covered", "0:0"),
        (Line.EXTRA, "", "six, Charlie: failed", "6:0"),
    ]


def test_three_nines_that_end_the_match_are_the_deals_only_line_k35() -> None:
    assert lines(record("match_by_nines"))[1:] == [
        (Line.DEAL, "2", "three nines, Charlie: won", "0:8"),
        (Line.BAND, "", "FUR COAT on us, eights covered", "0:0"),
    ]


def test_a_nine_cut_three_times_is_a_deal_without_trumps_pips_and_tricks_k7() -> None:
    row = sheet_of(record("match_by_cut")).rows[-2]
    assert row.cells[GAME].text == "three nines at the bottom"
    assert all(row.cells[place].empty for place in (TRUMP, PIPS, TRICKS))


def test_a_redeal_is_no_line_k10() -> None:
    for ground in "abcde":
        sheet = sheet_of(record(f"redeal_{ground}"))
        numbers = [row.cells[0].text for row in sheet.rows if row.cells[0].text]
        assert numbers == [str(number + 1) for number in range(len(numbers))]


def test_a_coat_game_has_no_points_and_leaves_the_eights_k22() -> None:
    deal, band = sheet_of(record("futro_made")).rows[-2:]
    assert deal.cells[GAME].text.endswith(": made")
    assert not any(cell.text for cell in deal.cells[PLUS])
    assert band.line is Line.BAND
    assert band.cells[GAME].text.endswith("eights stay")
    assert band.cells[TOTALS] == deal.cells[TOTALS]


def test_a_garnitur_fills_two_places_and_counts_two_k36() -> None:
    history = record("garnitur_made")
    sheet = sheet_of(history)
    garnitur = [row for row in sheet.rows if "TWO-PIECE" in row.cells[GAME].text]
    assert len(garnitur) == 1
    assert sorted(len(side.coats) for side in sheet.sides) == [0, 2]


def test_a_failed_coat_that_costs_nothing_scores_for_nobody_k22() -> None:
    row = sheet_of(record("failed_coat_nothing")).rows[-1]
    assert row.line is Line.DEAL
    assert row.cells[GAME].text.endswith(": failed")
    assert not any(cell.text for cell in row.cells[PLUS])


def test_solo_games_know_no_pips_and_ordinary_ones_do_k19() -> None:
    sheet = sheet_of(record("worked_match"))
    assert [row.cells[PIPS].figures for row in sheet.rows] == [(), (), ()]
    assert sheet.rows[0].cells[TRICKS].figures == ("5", "0")
    ordinary = sheet_of(record("nobody_at_66")).rows[-1]
    assert ordinary.cells[GAME].text == "last trick"
    assert sum(map(int, ordinary.cells[TRICKS].figures)) == 6


def test_who_named_the_trumps_stands_beside_them() -> None:
    cell = sheet_of(record("worked_match")).rows[0].cells[TRUMP]
    assert (cell.suit, cell.text) == (Suit.HEARTS, "You")


def test_the_deal_that_is_played_stands_last_with_what_is_known_of_it() -> None:
    history = record("nines_won")
    seen = set()
    while history.undo(0) or history.undo(1) or history.undo(2) or history.undo(3):
        rows = sheet_of(history).rows
        results = history.deal_results()
        if rows and len(results) < history.state.deal:
            assert rows[-1].line in (Line.CURRENT, Line.BAND, Line.EXTRA)
            current = [row for row in rows if row.line is Line.CURRENT]
            assert [row.cells[0].text for row in current] == [str(history.state.deal)]
            seen.add(current[0].cells[GAME].text)
    assert any(text.startswith("three nines") for text in seen)
    assert "" in seen


def test_before_the_first_pack_there_is_no_line() -> None:
    history = History(KOMINEK, Options(), ("person", "rules", "rules", "rules"))
    sheet = sheet_of(history)
    assert sheet.rows == ()
    assert [side.total for side in sheet.sides] == ["0", "0"]


def test_the_foot_tells_coats_and_the_winner() -> None:
    assert sheet_of(record("match_of_three_futra")).foot == (
        "After 4 deal(s): We 0, They 0. They wear 3 fur coat(s), we none. The match is ours."
    )


def test_house_rules_are_named_by_their_clauses() -> None:
    view = KOMINEK.view(KOMINEK.new_match(Options()), 0)
    assert match_sheet(view, (), COMPANY).rules == "as printed"
    other = Options(must_beat="suit", loser_scale="classic", redeal_a="off", redeal_c="off")
    view = KOMINEK.view(KOMINEK.new_match(other), 0)
    told = match_sheet(view, (), COMPANY).rules
    assert told == "our table (K13 without a, c, K26 in suit, K31 3-2-1)"


def test_every_house_rule_has_its_words() -> None:
    for switch in SWITCHES:
        for value in switch.values[1:]:
            if not switch.id.startswith("redeal_"):
                assert words.house_rule(switch.id, value).startswith(switch.clause + " ")


def test_every_reason_has_its_words_and_every_coat_its_band() -> None:
    plain = [r for r in Reason if r.clause in ("K7", "K30", "K31", "K32")]
    texts = {words.ordinary(reason.id) for reason in plain}
    assert len(texts) == len(plain)
    bands = {
        words.band(coat is Coat.GARNITUR, ours, covered)
        for coat in Coat
        for ours in (True, False)
        for covered in (True, False)
    }
    assert len(bands) == 8


def test_columns_of_the_panel_are_those_of_the_board() -> None:
    columns = sheet_of(record("worked_match")).columns
    kinds = [column.kind for column in columns if column.short is not None]
    assert kinds == [Kind.NUMBER, Kind.NAME, Kind.TEXT, *[Kind.FIGURE] * 2, *[Kind.TOTAL] * 2]
