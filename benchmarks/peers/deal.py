"""A deal of ordinary play for searches that are not ours: cards are whole numbers 0 to 23.

It knows nothing of the library that searches. Cards are numbered as in ``kominek_seen``; a card of
a marriage that may be announced is always announced, as all our players do.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kominek_desktop.ai.kominek_memory import remember
from kominek_desktop.ai.kominek_playout import PlayRules, legal_cards, so_far
from kominek_desktop.ai.kominek_rollout import Table
from kominek_desktop.ai.kominek_search import after_card, play_rules
from kominek_desktop.ai.kominek_seen import CARDS
from kominek_desktop.ai.kominek_tables import SUIT_OF
from kominek_desktop.ai.kominek_worlds import World, Worlds, worlds_of
from kominek_desktop.cli.kominek_arena import DESK, position_of
from kominek_desktop.cli.selfplay import find_options
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE, GameDef
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.rules.games.kominek.state import NOBODY, Phase, State
from kominek_desktop.rules.moves import Move

_PLAIN, _ANNOUNCED = ord("a"), ord("A")
_SET_CARDS = tuple(tuple(c for c in range(6) if part >> c & 1) for part in range(64))


@dataclass(slots=True)
class Deal:
    """A deal at some point of its play. ``apply`` changes it.

    ``table`` is what lies open to who sees all, or the points of seats 0 and 2 when the deal is
    over; it is replaced by each play and never changed, so that copies may share it. ``line``:
    all plays since the first, a letter each, capitals with a marriage; ``opening`` what else is
    known to all. ``origin`` is the rules' state after the first ``past`` plays of the line.
    """

    game: GameDef
    origin: State
    past: int
    rules: PlayRules
    table: Table | int
    opening: str
    line: str

    def copy(self) -> Deal:
        """The same deal; plays in one are not seen in the other."""
        return Deal(
            self.game, self.origin, self.past, self.rules, self.table, self.opening, self.line
        )

    def __deepcopy__(self, memo: object) -> Deal:
        return self.copy()

    @property
    def turn(self) -> int:
        """The seat to play, NOBODY when the deal is over."""
        return NOBODY if isinstance(self.table, int) else self.table.turn

    @property
    def points(self) -> int:
        """Points for the pair of seats 0 and 2, negative when the others win; 0 in play."""
        return self.table if isinstance(self.table, int) else 0

    def legal(self) -> list[int]:
        """The cards that may be played, in rising order (K25, K26); none when the deal is over."""
        table = self.table
        if isinstance(table, int):
            return []
        cards = table.hands[table.turn]
        if trick := table.trick:
            best = so_far(trick, 0, table.trump)[0]
            cards = legal_cards(cards, SUIT_OF[trick[0]], best, table.trump, self.rules)
        found: list[int] = []
        for shift in (0, 6, 12, 18):
            found += [card + shift for card in _SET_CARDS[cards >> shift & 63]]
        return found

    def apply(self, card: int) -> None:
        """Plays a legal card of the seat whose turn it is. Raises ValueError after the end."""
        table = self.table
        if isinstance(table, int):
            raise ValueError("the deal is over")
        after = after_card(table, card, self.rules)
        # A lead brings pips, or ends the deal, by a marriage alone.
        pair = table.turn & 1
        announced = not table.trick and (
            isinstance(after, int) or after.pips[pair] > table.pips[pair]
        )
        if isinstance(after, Table):
            after.hands[table.turn] ^= 1 << card
        self.line += chr((_ANNOUNCED if announced else _PLAIN) + card)
        self.table = after

    def known_to(self, seat: int) -> str:
        """All that a seat knows, as a text: the same for two deals that it cannot tell apart."""
        own = 0 if isinstance(self.table, int) else self.table.hands[seat]
        return f"{self.known_to_all()}|{seat}|{own:06x}"

    def known_to_all(self) -> str:
        """All that has been open since the cards were dealt, as a text."""
        return f"{self.opening}|{self.line}"

    def move(self, card: int) -> Move:
        """The move of the rules for a card to be played now."""
        announced = chr(_ANNOUNCED + card)
        after = self.copy()
        after.apply(card)
        return Play(CARDS[card], after.line[-1] == announced)

    def state(self) -> State:
        """The rules' state, reached by the moves of the line."""
        state = self.origin
        for letter in self.line[self.past :]:
            code = ord(letter)
            announced = code < _PLAIN
            card = CARDS[code - (_ANNOUNCED if announced else _PLAIN)]
            state = self.game.apply(state, Play(card, announced)).state
        return state

    def worlds(self, seat: int) -> Worlds:
        """All layouts of the hidden cards that ``seat`` cannot rule out, in play."""
        return worlds_of(remember(self.game.view(self.state(), seat)))

    def laid(self, world: World) -> Deal:
        """The same plays with these cards in hand now, while the deal is in play."""
        assert isinstance(self.table, Table)
        table = self.table.copy()
        table.hands[:] = world
        hands = tuple(
            tuple(card for number, card in enumerate(CARDS) if held >> number & 1) for held in world
        )
        # The pack stays as it was: once cards are played no rule looks at it but those of redeals.
        origin = replace(self.state(), hands=hands)
        return Deal(self.game, origin, len(self.line), self.rules, table, self.opening, self.line)

    def redrawn(self, seat: int, dice: Dice) -> Deal:
        """A deal in play that ``seat`` cannot tell from this one, drawn evenly from all such."""
        return self.laid(self.worlds(seat).draw(1, dice)[0])


def deal_at(game: GameDef, state: State) -> Deal:
    """The deal of a state in ordinary play, redeals being off. Raises ValueError for a state that
    is not in play, and when 66 must be said, since then a deal does not end by itself (K30)."""
    if state.phase is not Phase.PLAY or state.options.claim != "automatic":
        raise ValueError("no deal in play that ends by itself")
    at = position_of(state)
    table = Table(at.hands, at.trump, at.turn, at.trick, at.pips, at.tricks)
    line = "".join(
        chr((_ANNOUNCED if play.announced else _PLAIN) + play.card)
        for play in remember(game.view(state, state.turn)).played
    )
    shown = "" if state.shown is None else str(state.shown)
    opening = f"{state.dealer}{state.namer}{state.trump}{shown}"
    return Deal(game, state, len(line), play_rules(state.options), table, opening, line)


def dealt(options: str, seed: int) -> Deal:
    """A random deal when its first card is to be led, under house rules written as on the command
    line; the trump is named by the formula of the arena. Raises CommandFault."""
    game = find_game("kominek")
    dice = Dice(seed)
    state = game.new_match(DESK.options(find_options(game, options, seed)(0)))
    while state.phase is not Phase.PLAY:
        if state.turn == CHANCE:
            move = game.chance(state, dice)
        else:
            view = game.view(state, state.turn)
            given = DESK.given(view, game.view_moves(view), dice, True)
            assert given is not None
            move = given
        state = game.apply(state, move).state
    return deal_at(game, state)
