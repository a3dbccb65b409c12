"""Laws of the player ``plain`` over random matches and positions, with random house rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from kominek_desktop.ai.kominek import decide
from kominek_desktop.ai.kominek_playout import PLAIN, PlayRules, Position, legal_cards, play_out
from kominek_desktop.ai.kominek_reasons import Reason
from kominek_desktop.ai.kominek_seen import CARDS, NUMBERS, Seen, as_set
from kominek_desktop.ai.kominek_solo import play_solo, sure_winners
from kominek_desktop.ai.kominek_tables import SUIT_MASKS
from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import GAMES, find_game
from kominek_desktop.rules.games.kominek.legality import allowed, best_card
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.games.kominek.options import PRINTED
from kominek_desktop.rules.games.kominek.play import start_auction
from kominek_desktop.rules.games.kominek.state import PACK, Phase, State
from tests.ai.kominek_positions import questions

IDS = [game.id for game in GAMES if game.id in ("kominek", "klin")]


@pytest.mark.parametrize("game_id", IDS)
def test_every_choice_is_legal_has_a_reason_and_repeats(game_id: str) -> None:
    game = find_game(game_id)
    phases = set()
    for seen, _ in questions(game, 11, 3500):
        legal = game.view_moves(seen)
        chosen = decide(seen, legal, "plain", Dice(5))
        assert chosen.move in legal
        assert Reason(chosen.reason)
        assert chosen == decide(seen, legal, "plain", Dice(5))
        phases.add(seen.phase)
    wanted = {Phase.CUT, Phase.CUTTER, Phase.TRUMP, Phase.REDEAL, Phase.PLAY, Phase.LAST_CLAIM}
    if game_id == "kominek":
        wanted |= {Phase.NINES, Phase.ANSWER, Phase.LEAVE, Phase.AUCTION, Phase.SOLO}
    assert phases == wanted


@pytest.mark.parametrize("game_id", IDS)
def test_hidden_cards_do_not_change_the_choice(game_id: str) -> None:
    game = find_game(game_id)
    for count, (seen, _) in enumerate(questions(game, 12, 1500)):
        if count % 3 == 0:
            other = game.view(game.sample(seen, Dice(count)), seen.seat)
            legal = game.view_moves(seen)
            assert decide(other, legal, "plain", Dice(9)) == decide(seen, legal, "plain", Dice(9))


def test_nothing_is_taken_for_impossible_that_is_true() -> None:
    game = find_game("kominek")
    for seen, state in questions(game, 13, 2500):
        if seen.phase in (Phase.PLAY, Phase.SOLO):
            known = Seen(seen)
            for seat in {0, 1, 2, 3} - {seen.seat}:
                held = as_set(state.hands[seat])
                assert held & ~known.may_hold(seat) == 0
                if (seat - seen.seat) % 2:
                    assert held & ~known.out == 0


def test_a_marriage_is_announced_whenever_its_card_is_led() -> None:
    """A lead of K or D with its mate in hand is announced whenever it may be."""
    game = find_game("klin")
    for seen, _ in questions(game, 14, 2000):
        if seen.phase is Phase.PLAY and not seen.trick:
            legal = game.view_moves(seen)
            move = decide(seen, legal, "plain", Dice(1)).move
            if isinstance(move, Play):
                assert move.marriage == (Play(move.card, True) in legal)


@pytest.mark.parametrize("follow", ["strict", "free"])
@pytest.mark.parametrize("must_beat", ["off", "suit", "always"])
def test_the_fast_rules_allow_what_the_rules_allow(follow: str, must_beat: str) -> None:
    dice = Dice(15)
    options = replace(PRINTED, follow=follow, must_beat=must_beat)
    fast = PlayRules(follow == "free", must_beat != "off", must_beat == "always")
    for _ in range(800):
        pack = dice.shuffle(PACK)
        on_table = 1 + dice.below(3)
        table = tuple(enumerate(pack[:on_table]))
        hand = pack[on_table : on_table + 1 + dice.below(6)]
        trump = dice.pick(tuple(Suit))
        best = NUMBERS[best_card(table, trump)[1]]
        led = SUIT_MASKS[table[0][1].suit]
        legal = legal_cards(as_set(hand), led, best, SUIT_MASKS[trump], fast)
        assert legal == as_set(allowed(hand, table, trump, options))


def deals(count: int, seed: int) -> Iterator[tuple[tuple[int, ...], Suit]]:
    dice = Dice(seed)
    for _ in range(count):
        pack = dice.shuffle(range(24))
        hands = tuple(sum(1 << card for card in pack[6 * s : 6 * s + 6]) for s in range(4))
        yield hands, dice.pick(tuple(Suit))


@pytest.mark.parametrize("scale", ["printed", "classic"])
@pytest.mark.parametrize("follow", ["strict", "free"])
@pytest.mark.parametrize("must_beat", ["off", "always"])
def test_a_deal_in_thought_ends_as_the_same_deal_at_the_table(
    scale: str, follow: str, must_beat: str
) -> None:
    """From the lead and from the midst of a trick, with the very same play."""
    game = find_game("klin")
    options = replace(PRINTED, loser_scale=scale, follow=follow, must_beat=must_beat)
    rules = PlayRules(
        follow == "free", must_beat != "off", must_beat == "always", scale == "classic"
    )
    same = 0
    for hands, trump in deals(60, 16):
        state = State(
            options,
            False,
            dealer=3,
            turn=0,
            trump=trump,
            hands=tuple(tuple(c for c in CARDS if h >> NUMBERS[c] & 1) for h in hands),
            pack=PACK,
        )
        state = start_auction(state, ())[0]
        state = replace(state, phase=Phase.PLAY, turn=0)
        thought = play_out(Position(list(hands), SUIT_MASKS[trump], 0), rules)
        while state.phase is Phase.PLAY:
            seen = game.view(state, state.turn)
            move = decide(seen, game.view_moves(seen), "plain", Dice(1)).move
            state = game.apply(state, move).state
        assert state.result is not None
        pair, points = state.result.scored_by, state.result.points
        same += thought == (points if pair == 0 else -points)
    # At the table a seat also knows the mate of an announced card and what a duty to beat tells.
    assert same >= 54


def test_a_playout_may_begin_in_the_midst_of_a_trick() -> None:
    for hands, trump in deals(30, 17):
        first = play_out(Position(list(hands), SUIT_MASKS[trump], 0))
        for card in range(24):
            if hands[0] >> card & 1:
                rest = [hands[0] ^ 1 << card, *hands[1:]]
                result = play_out(Position(rest, SUIT_MASKS[trump], 1, [card]))
                assert result in (-3, -1, 1, 3)
        assert first in (-3, -1, 1, 3)


def test_sure_winners_win() -> None:
    found = 0
    for hands, _ in deals(6000, 18):
        if sure_winners(hands[0]) >= 5:
            found += 1
            assert play_solo(list(hands), 0, 0, 5)
    assert found > 30


def test_sure_winners_win_against_trumps_too() -> None:
    dice = Dice(19)
    found = 0
    while found < 30:
        # Hands rich in high cards, since few others are sure against trumps.
        high = dice.shuffle([5, 4, 3, 2, 11, 10, 17, 23])[:6]
        hand = sum(1 << card for card in high)
        if sure_winners(hand, SUIT_MASKS[0]) < 6:
            continue
        found += 1
        rest = dice.shuffle([card for card in range(24) if not hand >> card & 1])
        others = [sum(1 << card for card in rest[6 * s : 6 * s + 6]) for s in range(3)]
        assert play_solo([hand, *others], 0, SUIT_MASKS[0], 6)


def test_plain_beats_chance() -> None:
    """Duplicate deals in thought: each is played twice with the pairs swapped."""
    dice = Dice(20)

    def random_lead(hand: int, *_: int) -> int:
        return dice.pick([card for card in range(24) if hand >> card & 1])

    def random_follow(_: int, legal: int, *__: int) -> int:
        return dice.pick([card for card in range(24) if legal >> card & 1])

    chance = (random_lead, random_follow)
    total = 0
    for hands, trump in deals(1500, 21):
        suit = SUIT_MASKS[trump]
        total += play_out(Position(list(hands), suit, 0), policies=(PLAIN, chance) * 2)
        total -= play_out(Position(list(hands), suit, 0), policies=(chance, PLAIN) * 2)
    assert total / 3000 > 0.5
