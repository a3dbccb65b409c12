"""The exact solver against minimax through the moves of the game itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from kominek_desktop.ai.kominek_playout import PlayRules, Position
from kominek_desktop.ai.kominek_seen import CARDS, NUMBERS, as_set, suit_set
from kominek_desktop.ai.kominek_solver import best_cards, solo_made, value
from kominek_desktop.ai.kominek_tables import SUIT_MASKS
from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.legality import trump_in_force
from kominek_desktop.rules.games.kominek.moves import Play, SoloGame
from kominek_desktop.rules.games.kominek.options import PRINTED
from kominek_desktop.rules.games.kominek.state import PACK, Phase, State, pips_of

KLIN, KOMINEK = find_game("klin"), find_game("kominek")
SWITCHES = {"follow", "must_beat", "loser_scale", "futro_trumps"}

Known = dict[tuple[object, ...], int]


def start(dice: Dice, game: SoloGame | None = None) -> State:
    """The first lead of a random deal under random switches of the play."""
    drawn = {s.id: dice.pick(s.values) for s in KOMINEK.switches if s.id in SWITCHES}
    pack = dice.shuffle(PACK)
    turn = dice.below(4)
    return State(
        replace(PRINTED, **drawn),
        game is not None,
        phase=Phase.PLAY if game is None else Phase.SOLO,
        dealer=(turn - 1) % 4,
        turn=turn,
        trump=dice.pick(tuple(Suit)),
        hands=tuple(pack[6 * seat : 6 * seat + 6] for seat in range(4)),
        pack=pack,
        soloist=None if game is None else turn,
        game=game,
    )


def positions(count: int, cards: range, seed: int) -> Iterator[State]:
    """Positions of ordinary play with so many cards in the fullest hand, reached at random."""
    dice = Dice(seed)
    found = 0
    while found < count:
        state = start(dice)
        wanted = dice.pick(cards)
        played = 24 - 4 * wanted + dice.below(4)
        while state.phase is Phase.PLAY and played:
            state = KLIN.apply(state, dice.pick(KLIN.legal_moves(state))).state
            played -= 1
        if state.phase is Phase.PLAY:
            found += 1
            yield state


def points(state: State) -> int:
    """What a finished deal paid to seats 0 and 2."""
    assert state.result is not None
    return state.result.points if state.result.scored_by == 0 else -state.result.points


def minimax(state: State, known: Known) -> int:
    """The worth of a position by trying every move; positions alike at the start of a trick are
    tried once."""
    if state.result is not None:
        return points(state)
    key: tuple[object, ...] = ()
    if not state.trick:
        won = tuple(any(t.winner % 2 == pair for t in state.tricks) for pair in (0, 1))
        pips = pips_of(state.tricks, state.marriages, state.trump)[0]
        key = (*map(as_set, state.hands), state.turn, pips, won)
        if key in known:
            return known[key]
    best = max if state.turn % 2 == 0 else min
    found = best(minimax(KLIN.apply(state, m).state, known) for m in KLIN.legal_moves(state))
    if key:
        known[key] = found
    return found


def rules_of(state: State) -> PlayRules:
    options = state.options
    return PlayRules(
        options.follow == "free",
        options.must_beat != "off",
        options.must_beat == "always",
        options.loser_scale == "classic",
    )


def position_of(state: State) -> Position:
    won = [sum(trick.winner % 2 == pair for trick in state.tricks) for pair in (0, 1)]
    return Position(
        [as_set(hand) for hand in state.hands],
        suit_set(state.trump),
        state.turn,
        [NUMBERS[card] for _, card in state.trick],
        list(pips_of(state.tricks, state.marriages, state.trump)[0]),
        won,
    )


def test_the_value_is_that_of_minimax() -> None:
    """Both pay scales, all switches of the play, the start and the midst of tricks."""
    seen = set()
    for state in positions(500, range(2, 4), 31):
        wanted = minimax(state, {})
        assert value(position_of(state), rules_of(state)) == wanted, state
        seen.add(wanted)
    assert seen == {-3, -2, -1, 1, 2, 3}


def test_every_card_is_worth_what_minimax_says() -> None:
    for state in positions(60, range(2, 4), 33):
        known: Known = {}
        wanted: dict[int, list[int]] = {}
        for move in KLIN.legal_moves(state):
            assert isinstance(move, Play)
            worth = minimax(KLIN.apply(state, move).state, known)
            wanted.setdefault(NUMBERS[move.card], []).append(worth)
        best = max if state.turn % 2 == 0 else min
        found = best_cards(position_of(state), rules_of(state))
        assert found == {card: best(worths) for card, worths in wanted.items()}, state
        assert list(found) == sorted(found)


def test_whole_deals_are_worth_their_best_card_and_leave_the_position() -> None:
    for state in positions(40, range(5, 7), 34):
        position, rules = position_of(state), rules_of(state)
        before = repr(position)
        worth = value(position, rules)
        best = max if state.turn % 2 == 0 else min
        assert worth == best(best_cards(position, rules).values())
        assert worth == value(position, rules)
        assert repr(position) == before
        # The same deal with the pairs in each other's places is worth the opposite.
        turned = Position(
            position.hands[-1:] + position.hands[:-1],
            position.trump,
            (position.turn + 1) % 4,
            position.trick,
            position.pips[::-1],
            position.tricks[::-1],
        )
        assert value(turned, rules) == -worth


def test_best_play_on_both_sides_pays_the_value() -> None:
    for first in positions(15, range(6, 7), 35):
        state = first
        rules = rules_of(state)
        worth = value(position_of(state), rules)
        while state.phase is Phase.PLAY:
            found = best_cards(position_of(state), rules)
            best = max if state.turn % 2 == 0 else min
            card = CARDS[best(found, key=lambda each: found[each])]
            moves = KLIN.legal_moves(state)
            marriage = Play(card, True)
            state = KLIN.apply(state, marriage if marriage in moves else Play(card)).state
        assert points(state) == worth


def solo_minimax(state: State, known: dict[tuple[object, ...], bool]) -> bool:
    if state.result is not None:
        return bool(state.result.made)
    key = (*map(as_set, state.hands), state.turn, state.trick)
    if key not in known:
        best = any if state.turn == state.soloist else all
        moves = KOMINEK.legal_moves(state)
        known[key] = best(solo_minimax(KOMINEK.apply(state, m).state, known) for m in moves)
    return known[key]


def strong_hands(hands: tuple[tuple[int, ...], ...], first: int, dice: Dice) -> list[list[int]]:
    """Deals in which the soloist may win: he exchanges low cards for high ones."""
    changed = [list(hand) for hand in hands]
    for _ in range(4 + dice.below(8)):
        other = dice.pick([seat for seat in range(4) if seat != first])
        low = min(changed[first], key=lambda card: card % 6)
        high = max(changed[other], key=lambda card: card % 6)
        if high % 6 > low % 6:
            changed[first][changed[first].index(low)] = high
            changed[other][changed[other].index(high)] = low
    return changed


@pytest.mark.parametrize("trumps", ["off", "on"])
@pytest.mark.parametrize("game", [SoloGame.FIVE, SoloGame.SIX, SoloGame.GARNITUR])
def test_a_solo_game_is_made_when_minimax_makes_it(game: SoloGame, trumps: str) -> None:
    dice = Dice(36 + game)
    made = 0
    for _ in range(30):
        state = start(dice, game)
        first = state.turn
        numbers = tuple(tuple(NUMBERS[card] for card in hand) for hand in state.hands)
        hands = strong_hands(numbers, first, dice)
        state = replace(
            state,
            options=replace(state.options, futro_trumps=trumps),
            hands=tuple(tuple(CARDS[card] for card in hand) for hand in hands),
        )
        force = suit_set(trump_in_force(state.trump, game, state.options))
        for _ in range(1 + dice.below(8)):
            tricks = (5 if game is SoloGame.FIVE else 6) - len(state.tricks)
            found = solo_made(
                [as_set(hand) for hand in state.hands],
                first,
                tricks,
                force,
                [NUMBERS[card] for _, card in state.trick],
            )
            if len(state.hands[first]) <= 4:
                assert found == solo_minimax(state, {}), state
                made += found
            moves = KOMINEK.legal_moves(state)
            high = max(moves, key=lambda move: NUMBERS[move.card] % 6)  # type: ignore[attr-defined]
            state = KOMINEK.apply(state, high if dice.below(4) else dice.pick(moves)).state
            if state.result is not None:
                break
    assert made > 3


def test_whole_solo_games() -> None:
    spades, hearts = SUIT_MASKS[0], SUIT_MASKS[1]
    rest = [SUIT_MASKS[2], SUIT_MASKS[3]]
    assert solo_made([spades, hearts, *rest], 0, 6)
    assert not solo_made([spades, hearts, *rest], 0, 6, trump=hearts)
    # A partner who holds the only stopper plays no card.
    assert solo_made([spades ^ 1 << 5 | 1 << 11, rest[0], 1 << 5 | hearts ^ 1 << 11, rest[1]], 0, 6)
    # With ace and king of a suit the ten behind them falls alone, but not when it is guarded.
    ace, ten, king, low = 1 << 5, 1 << 4, 1 << 3, 1
    own = ace | king | 1 << 2 | 1 << 1 | 1 << 11 | 1 << 17
    left = hearts ^ 1 << 11 | low
    right = SUIT_MASKS[2] ^ 1 << 17 | ten
    assert solo_made([own, left, rest[1], right], 0, 6)
    assert not solo_made(
        [own, left ^ low ^ 1 << 6 | ten | low, rest[1], right ^ ten | 1 << 6], 0, 6
    )
