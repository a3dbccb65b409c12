"""L1 to L3: Klin is Kominek without its announcements."""

from __future__ import annotations

from pathlib import Path

import pytest

from kominek_desktop.rules.cards import format_cards
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import GAMES, klin
from kominek_desktop.rules.games.kominek.events import CoatPut, EightsCovered, PointsUncovered
from kominek_desktop.rules.games.kominek.options import ANNOUNCEMENT_SWITCHES
from kominek_desktop.rules.games.kominek.state import Coat, Phase
from kominek_desktop.rules.options import BadOption, format_options, parse_options
from tests.rules.build import (
    KLIN,
    KOMINEK,
    NINES,
    PLAIN,
    dealt,
    leading,
    match_at,
    no_redeal,
    rules,
    run,
    walk,
)
from tests.rules.test_kominek_deal import nines_at

ANNOUNCING = ("bid", "pass", "nines", "pick", "leave")


def test_L1_no_three_nines_and_no_auction() -> None:
    state = dealt(NINES, game=KLIN, options=no_redeal())
    assert (state.phase, state.turn) == (Phase.PLAY, 0)
    state = dealt(PLAIN, game=KLIN)
    assert (state.phase, state.turn) == (Phase.PLAY, 0)
    for line in ("bid five", "pass", "nines none", "nines 9S 9H 9D", "leave 9S"):
        no = KLIN.refusal(state, KLIN.parse_move(line))
        assert no is not None


def test_L1_no_announcement_is_ever_offered() -> None:
    for seed in range(8):
        for turn in walk(KLIN, rules(match_coats="1"), Dice(seed), 600):
            assert not KLIN.format_move(turn.move).startswith(ANNOUNCING)
            assert turn.before.phase not in (
                Phase.NINES,
                Phase.ANSWER,
                Phase.LEAVE,
                Phase.AUCTION,
                Phase.SOLO,
            )
            assert Coat.GARNITUR not in (*turn.after.worn[0], *turn.after.worn[1])


def test_L1_the_same_switches_but_three() -> None:
    assert {s.id for s in KOMINEK.switches} - {s.id for s in KLIN.switches} == {
        "solo_coat_resets",
        "failed_coat",
        "futro_trumps",
    }
    assert {s.id for s in KLIN.switches} < {s.id for s in KOMINEK.switches}
    for switch in ANNOUNCEMENT_SWITCHES:
        assert switch not in format_options(KLIN.switches, KLIN.default_options)
        with pytest.raises(BadOption):
            parse_options(KLIN.switches, KLIN.default_options, f"{switch}=on")


def test_L1_everything_else_is_the_same() -> None:
    """The same pack and cards give the same deal; in Kominek nobody announces anything."""
    one, other = leading(game=KLIN), leading(game=KOMINEK)
    while one.result is None:
        move = KLIN.legal_moves(one)[0]
        assert KLIN.legal_moves(one) == KOMINEK.legal_moves(other)
        mine, his = KLIN.apply(one, move), KOMINEK.apply(other, move)
        assert mine.events == his.events
        one, other = mine.state, his.state
    assert one.eights == other.eights


def test_L1_K35_for_K7() -> None:
    pack = nines_at(4, 9, 14, 23)
    state = match_at(eights=(2, 7), game=KLIN)
    state, events = run(state, f"deal {format_cards(pack)}; cut 5; cut 5; cut 5", KLIN)
    assert events[-4:-1] == (
        PointsUncovered(1, 7, 8),
        CoatPut(0, Coat.FUTRO),
        EightsCovered((0, 0)),
    )


def test_L1_redeals_go_on_to_play() -> None:
    hands = ("AS KD QC JC TS 9S", "KS AH TH JH KH 9H", "AD JD AC QD KC 9C", "QS TD QH TC 9D JS")
    state = dealt(hands, game=KLIN)
    assert state.phase is Phase.REDEAL
    state, _ = run(state, "S redeal no; N redeal no", KLIN)
    assert (state.phase, state.turn) == (Phase.PLAY, 0)


def test_L3_the_same_engine() -> None:
    assert [game.id for game in GAMES] == ["kominek", "klin"]
    assert KLIN.apply is KOMINEK.apply
    assert KLIN.view is KOMINEK.view
    assert KLIN.parse_move is KOMINEK.parse_move
    source = Path(klin.__file__).read_text("utf-8")
    assert len(source.splitlines()) < 20
