"""Our rules as OpenSpiel's search sees them (``benchmarks/peers``).

The deal that is searched needs no OpenSpiel and is always tested. The tests of the game and the
player that stand on the library are there only where it can be imported (extra ``peers``).
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from importlib.util import find_spec

import pytest

from benchmarks.peers.deal import Deal, deal_at, dealt
from kominek_desktop.ai.kominek_seen import NUMBERS
from kominek_desktop.cli.arena import Order, interval, play
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.games.kominek.state import NOBODY, Phase, State
from tests.rules.build import KOMINEK, match_at, no_redeal

HOUSE_RULES = (
    "",
    "loser_scale=classic",
    "follow=free",
    "must_beat=suit",
    "must_beat=always",
    "follow=free,must_beat=always,loser_scale=classic,show_pips=on",
)


def some_way(deal: Deal, dice: Dice, plays: int) -> None:
    """Random cards; the deal may be over sooner."""
    for _ in range(plays):
        if deal.turn != NOBODY:
            deal.apply(dice.pick(deal.legal()))


@pytest.mark.parametrize("options", HOUSE_RULES)
def test_turns_legal_cards_and_points_are_those_of_the_rules(options: str) -> None:
    ends, married = set(), 0
    for seed in range(60):
        dice = Dice(seed)
        deal = dealt(options, seed)
        state: State = deal.origin
        while state.phase is Phase.PLAY:
            moves = KOMINEK.legal_moves(state)
            cards = {NUMBERS[move.card] for move in moves if isinstance(move, Play)}
            assert deal.turn == state.turn
            assert deal.legal() == sorted(cards)
            card = dice.pick(deal.legal())
            move = deal.move(card)
            assert isinstance(move, Play)
            assert move in moves
            assert move.marriage == (Play(move.card, True) in moves)
            married += move.marriage
            deal.apply(card)
            state = KOMINEK.apply(state, move).state
            assert deal.state() == state
        assert deal.turn == NOBODY
        assert deal.legal() == []
        assert state.result is not None
        paid = state.result.points
        assert deal.points == (paid if state.result.scored_by == 0 else -paid)
        ends.add((paid, state.result.reason))
    assert married
    assert len(ends) >= (4 if "classic" in options else 3)


def test_the_trump_is_named_and_no_card_is_played_at_the_start() -> None:
    first = dealt("", 7)
    assert first.origin.trump is not None
    assert len(first.legal()) == 6
    assert first.line == ""
    assert dealt("", 7).origin == first.origin != dealt("", 8).origin


@pytest.mark.parametrize("options", ["", "follow=free", "must_beat=always"])
def test_a_deal_drawn_anew_is_one_that_the_seat_cannot_tell_from_it(options: str) -> None:
    dice = Dice(3)
    changed = 0
    for seed in range(80):
        deal = dealt(options, seed)
        some_way(deal, dice, seed % 20)
        if deal.turn == NOBODY:
            continue
        seat = dice.below(4)
        truth = deal.state()
        other = deal.redrawn(seat, dice)
        assert other.known_to(seat) == deal.known_to(seat)
        assert KOMINEK.view(other.state(), seat) == KOMINEK.view(truth, seat)
        assert (other.turn, other.points) == (deal.turn, 0)
        # Whoever can tell the two apart has another text, and nobody else.
        for seen_by in range(4):
            same = KOMINEK.view(other.state(), seen_by) == KOMINEK.view(truth, seen_by)
            assert (other.known_to(seen_by) == deal.known_to(seen_by)) == same
            changed += not same
        assert other.known_to_all() == deal.known_to_all()
        some_way(other, dice, 24)
        assert other.turn == NOBODY
        assert other.state().result is not None
    assert changed > 80


def test_deals_are_drawn_evenly_from_all_that_are_possible() -> None:
    dice = Dice(8)
    deal = dealt("", 4)
    while deal.worlds(deal.turn).total > 30:
        deal.apply(dice.pick(deal.legal()))
    seat = deal.turn
    every = [deal.laid(world).known_to((seat + 1) % 4) for world in deal.worlds(seat).every()]
    drawn = Counter(deal.redrawn(seat, dice).known_to((seat + 1) % 4) for _ in range(600))
    assert len(every) > 4
    for text, count in Counter(every).items():
        share = 600 * count / len(every)
        assert abs(drawn.pop(text) - share) < 5 * share**0.5
    assert not drawn


def test_what_is_played_is_known_to_all() -> None:
    """Also whether a marriage was announced with a card (K28)."""
    dice = Dice(5)
    views: dict[str, object] = {}
    for seed in range(25):
        deal = dealt("", seed)
        while deal.turn != NOBODY:
            seat = dice.below(4)
            view = KOMINEK.view(deal.state(), seat)
            assert views.setdefault(deal.known_to(seat), view) == view
            deal.apply(dice.pick(deal.legal()))
    lines = {text.split("|")[1] for text in views}
    assert any(line != line.lower() for line in lines)


def test_a_deal_taken_up_in_the_middle_is_the_deal_that_was_played() -> None:
    dice = Dice(11)
    announced = 0
    for seed in range(80):
        deal = dealt("", seed)
        some_way(deal, dice, seed % 22)
        if deal.turn == NOBODY:
            continue
        taken = deal_at(KOMINEK, deal.state())
        assert taken.table == deal_table(deal)
        assert (taken.line, taken.opening) == (deal.line, deal.opening)
        assert taken.legal() == deal.legal()
        announced += taken.line != taken.line.lower()
    assert announced


def deal_table(deal: Deal) -> object:
    """The open cards without what no rule asks for: bars and suits led."""
    assert not isinstance(deal.table, int)
    table = deal.table.copy()
    table.bars, table.led = [0] * 4, [0] * 4
    return table


def test_copies_go_their_own_ways() -> None:
    deal = dealt("", 2)
    some_way(deal, Dice(2), 5)
    told = [deal.known_to(seat) for seat in range(4)]
    legal = deal.legal()
    for other in (deal.copy(), deepcopy(deal)):
        some_way(other, Dice(3), 24)
        assert other.turn == NOBODY
        assert other.origin is deal.origin
        assert [deal.known_to(seat) for seat in range(4)] == told
        assert deal.legal() == legal
    over = deal.copy()
    some_way(over, Dice(3), 24)
    with pytest.raises(ValueError, match="over"):
        over.apply(0)


def test_deals_without_an_end_of_their_own_are_refused() -> None:
    """K30: with ``claim=word`` 66 must be said, which the search knows nothing of."""
    with pytest.raises(ValueError, match="ends by itself"):
        dealt("claim=word", 1)
    with pytest.raises(ValueError, match="ends by itself"):
        deal_at(KOMINEK, match_at(no_redeal(), dealer=0))


if find_spec("pyspiel") is not None:
    import pyspiel

    from benchmarks.peers.ismcts import CardPlayState, Peer
    from kominek_desktop.ai.player import Job

    def test_the_library_plays_a_whole_deal() -> None:
        for seed in range(10):
            game = pyspiel.load_game("kominek_card_play", {"seed": seed, "options": ""})
            state = game.new_initial_state()
            dice = Dice(seed)
            while not state.is_terminal():
                player = state.current_player()
                assert state.legal_actions() == dealt_like(state).legal()
                twin = state.resample_from_infostate(player, lambda: 0.25)
                known = state.information_state_string(player)
                assert twin.information_state_string(player) == known
                kept = state.clone()
                state.apply_action(dice.pick(state.legal_actions()))
                assert kept.information_state_string(player) == known
            assert sum(state.returns()) == 0
            assert state.returns()[0] == dealt_like(state).points != 0

    def dealt_like(state: CardPlayState) -> Deal:
        """The same plays in a deal of our own."""
        deal = dealt("", state.get_game().get_parameters()["seed"])
        for action in state.history():
            deal.apply(action)
        return deal

    def test_the_peer_answers_the_same_question_alike() -> None:
        for seed in range(6):
            deal = dealt("", seed)
            some_way(deal, Dice(seed), 3 * seed)
            view = KOMINEK.view(deal.state(), deal.turn)
            moves = KOMINEK.view_moves(view)
            job = Job("kominek", view, moves, "ismcts", seed)
            peer = Peer(40)
            move = peer(job)
            assert move in moves
            assert peer(job) == move
            assert isinstance(move, Play)
            assert move.marriage == (Play(move.card, True) in moves)

    def test_the_peer_beats_chance() -> None:
        asked = Order("ismcts", "random", deals=14, seed=2, card_play=True)
        mean, half_width = interval(play(asked, {"ismcts": Peer(40)}).values)
        assert half_width is not None
        assert mean - half_width > 0
