"""The presenter of Kominek (and of Klin, which is Kominek without announcements)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kominek_desktop.gui.games.kominek_advice import advise
from kominek_desktop.gui.games.kominek_board import Board
from kominek_desktop.gui.games.kominek_outcome import deal_result, match_result
from kominek_desktop.gui.games.kominek_places import place_for
from kominek_desktop.gui.games.kominek_questions import (
    claim,
    last_trick,
    marriage,
    question,
    reveal,
)
from kominek_desktop.gui.games.kominek_refusals import refused, why_not_card
from kominek_desktop.gui.games.kominek_script import Teller
from kominek_desktop.gui.games.presenter import (
    Company,
    Face,
    Hint,
    Refused,
    Reply,
)
from kominek_desktop.gui.panels.model import Note, Panel
from kominek_desktop.gui.sheet.model import Sheet
from kominek_desktop.gui.table.model import Script, TableModel
from kominek_desktop.gui.texts import game_titles, rule_words
from kominek_desktop.gui.texts import kominek_panels as ask
from kominek_desktop.gui.texts import kominek_results as tell
from kominek_desktop.gui.texts.cards import card_name, suit_name
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games.kominek.events import NinesRevealed
from kominek_desktop.rules.games.kominek.legality import allowed, best_card, trump_in_force
from kominek_desktop.rules.games.kominek.moves import Claim, Cut, LayNines, Pick, Play
from kominek_desktop.rules.games.kominek.state import PIPS, Phase, View
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.answers import Choice
from kominek_desktop.session.values import Turn


def _view(turn: Turn) -> View:
    assert isinstance(turn.view, View)
    return turn.view


class KominekPresenter:
    """See :class:`Presenter`; without state, so that one serves all matches."""

    def table(self, turn: Turn, company: Company, thinking: bool = False) -> TableModel:
        """The table at rest."""
        return Board(turn, company, thinking).table()

    def script(self, shown: TableModel, turn: Turn, company: Company) -> Script:
        """The events of a turn as frames."""
        return Teller(shown, turn, company).script()

    def notice(self, turn: Turn, company: Company) -> Panel | None:
        """The reveal of three nines is read before play goes on (K16)."""
        for event in turn.events:
            if isinstance(event, NinesRevealed):
                return reveal(event.side, _view(turn).seat % 2, company)
        return None

    def panel(self, turn: Turn, company: Company) -> Panel | None:
        """The question of this turn, or the result to look at."""
        view = _view(turn)
        if turn.over:
            return match_result(view, company)
        if turn.waiting and view.result is not None:
            return deal_result(view, company)
        return question(turn, company)

    def card(self, turn: Turn, card: Card, company: Company) -> Reply:
        """A card is played; K or D with its mate asks about the marriage first (K28)."""
        view = _view(turn)
        if view.phase is Phase.NINES:
            return self.refusal(turn, LayNines((card,)), company)
        if view.phase is Phase.ANSWER:
            return self.refusal(turn, Pick(card, True), company)
        announced = Play(card, True)
        if announced in turn.moves:
            return announced if company.always_marry else marriage(view, card)
        return self.refusal(turn, Play(card), company) or Play(card)

    def cut(self, turn: Turn, place: int) -> Move | None:
        """The person cuts."""
        move = Cut(place)
        return move if move in turn.moves else None

    def standing(self, turn: Turn, company: Company) -> Reply:
        """„66”: asked first, because a wrong one costs the deal (K30)."""
        view = _view(turn)
        if Claim() in turn.moves:
            return claim(view)
        return self.refusal(turn, Claim(), company)

    def last_trick(self, turn: Turn, company: Company) -> Panel | Note:
        """The newest complete trick, when the table allows to look at it (K30)."""
        view = _view(turn)
        if view.options.last_trick == "off":
            return Note(ask.last_trick_title(), (ask.last_trick_off(),), clause="K30")
        found = last_trick(view, company)
        return found or Note(ask.last_trick_title(), (ask.last_trick_none(),))

    def automatic(self, turn: Turn, company: Company) -> Move | None:
        """The cut, when the player leaves it to the program."""
        view = _view(turn)
        if company.cut_for_me and turn.moves and view.phase is Phase.CUT:
            return turn.moves[(view.deal * 7 + len(view.cut_nines) * 5) % len(turn.moves)]
        return None

    def hint(self, turn: Turn, choice: Choice, company: Company) -> Hint:
        """What a player would do in the person's place, and why."""
        return advise(_view(turn), turn.moves, choice, company)

    def situation(self, turn: Turn, company: Company) -> str:
        """Everything that matters in one breath."""
        view = _view(turn)
        us = view.seat % 2
        taken = [0, 0]
        for trick in view.tricks:
            taken[trick.winner % 2] += 1
        trump = "?" if view.trump is None else suit_name(view.trump)
        told = tell.situation(view.deal, trump, taken[us], taken[1 - us], view.hand)
        return f"{told} {self.asked(turn, company)}".rstrip()

    def asked(self, turn: Turn, company: Company) -> str:
        """What lies on the table, and what the person may play."""
        view = _view(turn)
        if not turn.moves or view.phase not in (Phase.PLAY, Phase.SOLO):
            return ""
        if not view.trick:
            return tell.your_lead(view.hand)
        force = trump_in_force(view.trump, view.game, view.options)
        winner = company.names[best_card(view.trick, force)[0]]
        may = tuple(allowed(view.hand, view.trick, view.trump, view.options, view.game))
        return tell.your_turn(tuple(card for _, card in view.trick), winner, may)

    def worth(self, turn: Turn, card: Card, company: Company) -> Note:
        """The card's name and value (K3), and why it may not be played now."""
        view = _view(turn)
        lines = [tell.worth(PIPS[card.rank])]
        if turn.moves and view.phase in (Phase.PLAY, Phase.SOLO):
            lines.append(why_not_card(view, card, company))
        return Note(card_name(card), tuple(line for line in lines if line))

    def place(self, turn: Turn) -> str:
        """The clause that fits what is on the table."""
        return place_for(_view(turn))

    def refusal(self, turn: Turn, move: Move, company: Company) -> Refused | None:
        """Why the view refuses a move."""
        return refused(_view(turn), move, company)

    def sheet(self, view: Any, results: Sequence[Mapping[str, Any]], company: Company) -> Sheet:
        """The score sheet; most players never open it, so its maker is not there from the start."""
        from kominek_desktop.gui.games.kominek_sheet import match_sheet

        assert isinstance(view, View)
        return match_sheet(view, results, company)


PRESENTER = KominekPresenter()
FACE = Face(
    presenter=PRESENTER,
    title=game_titles.kominek,
    about=game_titles.kominek_about,
    rule_words=rule_words.kominek_rule_words,
    preset_name=rule_words.preset_name,
    length_switch="match_coats",
)
