"""Kominek's card play as a game of OpenSpiel, and OpenSpiel's information set Monte Carlo tree
search as a player of the arena. The only module that imports the library."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import (
    ISMCTSBot,
    ISMCTSFinalPolicyType,
    ISMCTSNode,
)
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from benchmarks.peers.deal import Deal, deal_at, dealt
from kominek_desktop.ai.kominek_seen import NUMBERS
from kominek_desktop.ai.player import Job
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games import find_game
from kominek_desktop.rules.games.kominek.moves import Play, format_move
from kominek_desktop.rules.games.kominek.state import NOBODY
from kominek_desktop.rules.moves import Move

SEATS = 4
MOST = 3.0
"""The most points that a deal pays (K31)."""
_FINE = 1 << 53

_TYPE = pyspiel.GameType(
    short_name="kominek_card_play",
    long_name="Kominek, the play of one deal",
    # The cards of a game are dealt by its seed, before it begins.
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"seed": 0, "options": ""},
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=24,
    max_chance_outcomes=0,
    num_players=SEATS,
    min_utility=-MOST,
    max_utility=MOST,
    utility_sum=0.0,
    max_game_length=24,
)


class CardPlay(pyspiel.Game):
    """One deal, its cards given by the parameter ``seed``, under the house rules ``options``,
    written as on the command line."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})
        chosen = self.get_parameters()
        self._dealt = dealt(chosen["options"], chosen["seed"])

    def new_initial_state(self) -> CardPlayState:
        """The deal when the first card is to be led."""
        return CardPlayState(self, self._dealt.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat knows, as a text."""
        return Observer()


class CardPlayState(pyspiel.State):
    """A deal at some point of its play; an action is the number of a card."""

    def __init__(self, game: CardPlay, deal: Deal) -> None:
        super().__init__(game)
        self.deal = deal

    def current_player(self) -> int:
        """The seat whose turn it is."""
        turn = self.deal.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn == NOBODY else turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.deal.legal() if player == self.deal.turn else []

    def _apply_action(self, action: int) -> None:
        self.deal.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return format_move(self.deal.move(int(action)))

    def is_terminal(self) -> bool:
        """The deal is over."""
        return self.deal.turn == NOBODY

    def returns(self) -> list[float]:
        """Points of the deal by seat, those of the others negative."""
        points = float(self.deal.points)
        return [points, -points, points, -points]

    def information_state_string(self, player: int | None = None) -> str:
        """What ``player`` knows; of the seat whose turn it is when none is given."""
        return self.deal.known_to(self.deal.turn if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """What has been open to all, the same for every player."""
        return self.deal.known_to_all()

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> CardPlayState:
        """A random state that ``player`` cannot tell from this one."""
        dice = Dice(int(probability_sampler() * _FINE))
        return CardPlayState(self.get_game(), self.deal.redrawn(player, dice))

    def __str__(self) -> str:
        return self.deal.known_to(self.deal.turn)


class Observer:
    """What a seat knows, for algorithms that ask an observer."""

    tensor = None

    def set_from(self, state: CardPlayState, player: int) -> None:
        """Nothing is kept: there is no tensor."""

    def string_from(self, state: CardPlayState, player: int) -> str:
        """The information state."""
        return state.information_state_string(player)


pyspiel.register_game(_TYPE, CardPlay)


class _Search(ISMCTSBot):
    """The library's search, which makes the same choices in less time: a node is not copied with
    all it holds at every step."""

    def filter_illegals(self, node: ISMCTSNode, legal_actions: list[int]) -> ISMCTSNode:
        """The node with the children that are legal in this world."""
        kept = ISMCTSNode()
        kept.child_info = {a: c for a, c in node.child_info.items() if a in legal_actions}
        kept.total_visits = node.total_visits - sum(
            child.visits for a, child in node.child_info.items() if a not in legal_actions
        )
        return kept


@dataclass(frozen=True, slots=True)
class Peer:
    """OpenSpiel's search at a seat: its random rollouts, one for each of the ``simulations``.

    With ``public`` a node of the tree is what all have seen, so that it is met again in other
    worlds and the tree grows deep; without it a node is all that the seat on turn knows, and few
    nodes of other seats are ever met twice. ``uct_c`` weighs what was tried seldom.
    """

    simulations: int
    uct_c: float = 3.0
    public: bool = True

    def __call__(self, job: Job) -> Move:
        """The card for a view of card play. Raises ValueError when there is no card to play."""
        cards = {NUMBERS[move.card]: move for move in job.moves if isinstance(move, Play)}
        if len(cards) == 1:
            return next(iter(cards.values()))
        dice = Dice(job.seed)
        rules = find_game(job.game)
        # Of the hidden cards it knows what we know: the root is a world drawn for the view.
        deal = deal_at(rules, rules.sample(job.view, dice))
        game = pyspiel.load_game(_TYPE.short_name)
        chance = np.random.RandomState(job.seed)
        bot = _Search(
            game,
            RandomRolloutEvaluator(1, chance),
            self.uct_c,
            self.simulations,
            random_state=chance,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            use_observation_string=self.public,
            allow_inconsistent_action_sets=True,
        )
        worlds = deal.worlds(deal.turn)

        def redraw(_state: CardPlayState, _player: int) -> CardPlayState:
            return CardPlayState(game, deal.laid(worlds.draw(1, dice)[0]))

        # Left alone, the library would draw worlds by the time of day.
        bot.set_resampler(redraw)
        # Of a card of a marriage the announced play comes last, and it is the one.
        return cards[int(bot.step(CardPlayState(game, deal)))]
