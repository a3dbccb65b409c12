"""Kominek's events as frames of the table: what is seen of each, one after another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kominek_desktop.gui.games.kominek_board import (
    Board,
    coat_kind,
    marker,
    pack_ribbon,
    score_of,
    trump_line,
)
from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.table.model import (
    Badge,
    Frame,
    HandCard,
    Motion,
    Pause,
    Say,
    Script,
    SeatModel,
    Splash,
    TableModel,
    TrickCard,
)
from kominek_desktop.gui.texts import kominek_panels as ask
from kominek_desktop.gui.texts import kominek_results as tell
from kominek_desktop.gui.texts import kominek_table as words
from kominek_desktop.gui.texts.cards import suit_name
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.game import Event
from kominek_desktop.rules.games.kominek import events as ev
from kominek_desktop.rules.games.kominek.legality import best_card, trump_in_force
from kominek_desktop.rules.games.kominek.play import marriage_cards
from kominek_desktop.rules.games.kominek.state import SEATS, View, sort_key
from kominek_desktop.session.values import Turn

_OTHER_CUT = 16
"""Where the ribbon opens when somebody else cuts: his own number of cards is nobody's business."""


class Teller:
    """Carries a table model through the events of one turn."""

    def __init__(self, shown: TableModel, turn: Turn, company: Company) -> None:
        view = turn.view
        assert isinstance(view, View)
        self.view = view
        self.company = company
        self.model = shown
        self.frames: list[Frame] = []
        self.turn = turn

    def script(self) -> Script:
        """All frames, and the table at rest."""
        for event in self.turn.events:
            teller = _TELLERS.get(type(event))
            if teller is not None:
                teller(self, event)
        return Script(tuple(self.frames), Board(self.turn, self.company).table())

    def _show(self, model: TableModel, motion: Motion = Motion.NONE, **more: Any) -> None:
        self.model = model
        self.frames.append(Frame(model, motion, **more))

    def _say(self, seat: int, text: str, model: TableModel | None = None) -> None:
        spoken = tell.says(self.company.names[seat], text)
        self._show(model or self.model, say=Say(seat, text), pause=Pause.BUBBLE, spoken=spoken)

    def _seat(self, seat: int, **changes: Any) -> TableModel:
        seats = list(self.model.seats)
        seats[seat] = replace(seats[seat], **changes)
        return replace(self.model, seats=tuple(seats))

    def _cleared(self, dealer: int) -> TableModel:
        seats = tuple(
            SeatModel(
                name=self.company.names[seat],
                line=words.role_deals() if seat == dealer else "",
                ours=seat % 2 == self.view.seat % 2,
                dealer_mark=words.dealer_mark() if seat == dealer else "",
            )
            for seat in range(SEATS)
        )
        return replace(
            self.model,
            seats=seats,
            hand=(),
            trick=(),
            winning=None,
            place=False,
            badge=Badge(words.badge_head(), "?", "—"),
            progress=None,
            standing=None,
            ribbon=None,
            plate_hidden=False,
        )

    def dealer_drawn(self, event: ev.DealerDrawn) -> None:
        """The lot is shown by the dealer's mark."""
        self._show(self._cleared(event.seat), pause=Pause.SHORT)

    def pack_shuffled(self, event: ev.PackShuffled) -> None:
        """Everything goes back to the dealer."""
        model = self._cleared(event.dealer)
        score = model.score and score_of(self.view, model.markers)
        self._show(replace(model, score=score), Motion.COLLECT, actor=event.dealer)

    def cutter_named(self, event: ev.CutterNamed) -> None:
        """Nothing moves; the plate of the cutter says it in the next model."""

    def pack_cut(self, event: ev.PackCut) -> None:
        """The packets cross; a nine is shown."""
        view = replace(self.view, cutter=event.seat, cut_nines=self._nines())
        ribbon = replace(
            pack_ribbon(view, self.company, False),
            open_at=event.place or _OTHER_CUT,
            message="",
        )
        self._show(replace(self.model, ribbon=ribbon), Motion.CUT, actor=event.seat)
        if event.nine is None:
            return
        nines = (*self._nines(), event.nine)
        third = len(nines) == 3
        ribbon = replace(
            ribbon,
            open_at=None,
            shown=nines,
            shown_caption=words.cut_was(len(nines)),
            message=words.cut_nine_third() if third else words.cut_nine_again(),
        )
        self._show(
            replace(self.model, ribbon=ribbon),
            Motion.FLIP,
            pause=Pause.SHOWN,
            spoken=ribbon.message,
        )

    def _nines(self) -> tuple[Card, ...]:
        return self.model.ribbon.shown if self.model.ribbon is not None else ()

    def packet_dealt(self, event: ev.PacketDealt) -> None:
        """Three cards fly."""
        model = replace(self.model, ribbon=None)
        if event.seat == self.view.seat:
            cards = sorted((*(c.card for c in model.hand), *event.cards), key=sort_key)
            model = replace(model, hand=tuple(map(HandCard, cards)))
        else:
            seats = list(model.seats)
            held = seats[event.seat].cards + event.count
            seats[event.seat] = replace(seats[event.seat], cards=held)
            model = replace(model, seats=tuple(seats))
        self._show(model, Motion.DEAL, actor=event.seat)

    def trump_named(self, event: ev.TrumpNamed) -> None:
        """The word, then the badge."""
        if event.suit is None:
            self._say(event.seat, words.say_decline())
            return
        badge = Badge(
            words.badge_head(),
            suit_name(event.suit),
            trump_line(event.seat, self.company),
            event.suit,
        )
        self._say(event.seat, words.say_trump(event.suit), replace(self.model, badge=badge))

    def trump_shown(self, event: ev.TrumpShown) -> None:
        """The sixth card lies open for a while."""
        name = suit_name(event.card.suit)
        badge = Badge(words.badge_head(), name, words.badge_sixth(), event.card.suit)
        before = self.model
        shown = self._with_laid(event.seat, (event.card,))
        self._show(
            replace(shown, badge=badge),
            Motion.FLIP,
            actor=event.seat,
            pause=Pause.SHOWN,
            spoken=tell.played(self.company.names[event.seat], event.card),
        )
        self._show(replace(before, badge=badge), Motion.SETTLE)

    def _with_laid(self, seat: int, cards: tuple[Card, ...]) -> TableModel:
        if seat == self.view.seat:
            hand = tuple(c for c in self.model.hand if c.card not in cards)
            return replace(self._seat(seat, laid=cards), hand=hand)
        return self._seat(seat, laid=cards, cards=self.model.seats[seat].cards - len(cards))

    def redeal_asked(self, event: ev.RedealAsked) -> None:
        """Asker and ground are told to all."""
        text = ask.redeal_told(self.company.names[event.seat], event.grounds)
        self.model = replace(self.model, status=text)
        self._say(event.seat, words.say_redeal())

    def nines_laid(self, event: ev.NinesLaid) -> None:
        """Three nines lie open."""
        self._say(event.seat, words.say_nines(), self._with_laid(event.seat, event.cards))

    def nines_revealed(self, event: ev.NinesRevealed) -> None:
        """The two nines go back; words and picks are shown."""
        side = event.side
        self._show(self._with_back(side.holder, side.left), Motion.SETTLE)
        for pick in side.picks:
            if pick.card is not None:
                model = self._with_laid(pick.seat, (pick.card,))
                self._say(pick.seat, words.say_place(pick.top), model)

    def _with_back(self, holder: int, left: Card) -> TableModel:
        back = tuple(card for card in self.model.seats[holder].laid if card != left)
        if holder == self.view.seat:
            cards = sorted((*(c.card for c in self.model.hand), *back), key=sort_key)
            return replace(self._seat(holder, laid=(left,)), hand=tuple(map(HandCard, cards)))
        held = self.model.seats[holder].cards + len(back)
        return self._seat(holder, laid=(left,), cards=held)

    def called(self, event: ev.Called) -> None:
        """A call is said."""
        self._say(event.seat, words.say_call(event.game))

    def solo_began(self, event: ev.SoloBegan) -> None:
        """The partner lays his cards aside; the final model shows the rest."""
        partner = (event.seat + 2) % SEATS
        self._show(self._seat(partner, sits_out=True, line=words.role_sits_out()), Motion.SETTLE)

    def marriage(self, event: ev.MarriageAnnounced) -> None:
        """Forty or twenty; when it ends the deal, king and queen are shown."""
        model = None
        if event.ends:
            model = self._with_laid(event.seat, marriage_cards(event.suit))
        out = event.ends and event.by_word
        self._say(event.seat, words.say_marriage(event.points, out), model)

    def card_played(self, event: ev.CardPlayed) -> None:
        """A card flies to the trick."""
        model = self.model
        if event.seat == self.view.seat:
            hand = tuple(HandCard(c.card) for c in model.hand if c.card != event.card)
            model = replace(model, hand=hand)
        else:
            model = self._seat(event.seat, cards=model.seats[event.seat].cards - 1)
        trick = (*model.trick, TrickCard(event.seat, event.card))
        model = replace(
            model,
            trick=trick,
            winning=self._winning(trick),
            place=False,
            seats=_no_turn(model, self.view.seat),
        )
        self._show(
            model,
            Motion.PLAY,
            actor=event.seat,
            spoken=tell.played(self.company.names[event.seat], event.card),
        )

    def _winning(self, trick: tuple[TrickCard, ...]) -> int:
        force = trump_in_force(self.view.trump, self.view.game, self.view.options)
        return best_card(tuple((c.seat, c.card) for c in trick), force)[0]

    def trick_taken(self, event: ev.TrickTaken) -> None:
        """The full trick lies for a while, then goes to its winner."""
        self._show(self.model, pause=Pause.TRICK)
        pile = self.model.seats[event.seat].pile + 1
        model = replace(self._seat(event.seat, pile=pile), trick=(), winning=None)
        us = self.view.seat % 2
        counts = [0, 0]
        for seat, place in enumerate(model.seats):
            counts[seat % 2] += place.pile
        self._show(
            model,
            Motion.GATHER,
            actor=event.seat,
            spoken=tell.taken(self.company.names[event.seat], counts[us], counts[1 - us]),
        )

    def sixty_six(self, event: ev.SixtySixSaid) -> None:
        """66 by word."""
        self._say(event.seat, words.say_sixty_six())

    def _eight(self, pair: int) -> int:
        return 0 if pair == self.view.seat % 2 else 1

    def _with_marker(self, place: int, uncovered: int, coat: Any = None) -> TableModel:
        shown = list(self.model.markers)
        coats = shown[place].coats + ((coat,) if coat is not None else ())
        shown[place] = marker(place == 0, uncovered, coats)
        return replace(self.model, markers=tuple(shown), score=score_of(self.view, tuple(shown)))

    def points(self, event: ev.PointsUncovered) -> None:
        """One point after another."""
        place = self._eight(event.pair)
        for uncovered in range(event.before + 1, event.after + 1):
            self._show(self._with_marker(place, uncovered), Motion.UNCOVER, actor=place)

    def coat_put(self, event: ev.CoatPut) -> None:
        """A coat appears in the middle and travels to its eight."""
        place = self._eight(event.pair)
        ours = place == 0
        kind = coat_kind(event.coat)
        sentence = self._coat_sentence(ours)
        title = words.splash(event.coat, ours)
        self._show(
            self._with_marker(place, self.model.markers[place].uncovered, kind),
            Motion.COAT,
            actor=place,
            splash=Splash(kind, place, title, sentence),
            spoken=f"{title} {sentence}",
        )

    def _coat_sentence(self, ours: bool) -> str:
        result = next((e.result for e in self.turn.events if isinstance(e, ev.DealEnded)), None)
        if result is None or result.coat is None:
            return words.splash_eighth(ours_uncovered=not ours)
        if self.view.options.solo_coat_resets == "on":
            return words.splash_solo_reset(bool(result.made))
        return words.splash_solo(bool(result.made))

    def covered(self, event: ev.EightsCovered) -> None:
        """Both eights are covered again; a carried surplus is uncovered at once."""
        us = self.view.seat % 2
        for pair in (us, 1 - us):
            self.model = self._with_marker(self._eight(pair), 0)
        self._show(self.model, Motion.COVER)
        for pair in (us, 1 - us):
            place = self._eight(pair)
            for uncovered in range(1, event.eights[pair] + 1):
                self._show(self._with_marker(place, uncovered), Motion.UNCOVER, actor=place)


def _no_turn(model: TableModel, me: int) -> tuple[SeatModel, ...]:
    """Nobody's turn; what our plate asked for is done."""
    return tuple(
        replace(seat, turn=False, thinking=False, line="" if place == me else seat.line)
        for place, seat in enumerate(model.seats)
    )


_TELLERS: dict[type[Event], Callable[[Teller, Any], None]] = {
    ev.DealerDrawn: Teller.dealer_drawn,
    ev.PackShuffled: Teller.pack_shuffled,
    ev.CutterNamed: Teller.cutter_named,
    ev.PackCut: Teller.pack_cut,
    ev.PacketDealt: Teller.packet_dealt,
    ev.TrumpNamed: Teller.trump_named,
    ev.TrumpShown: Teller.trump_shown,
    ev.RedealAsked: Teller.redeal_asked,
    ev.NinesLaid: Teller.nines_laid,
    ev.NinesRevealed: Teller.nines_revealed,
    ev.Called: Teller.called,
    ev.SoloBegan: Teller.solo_began,
    ev.MarriageAnnounced: Teller.marriage,
    ev.CardPlayed: Teller.card_played,
    ev.TrickTaken: Teller.trick_taken,
    ev.SixtySixSaid: Teller.sixty_six,
    ev.PointsUncovered: Teller.points,
    ev.CoatPut: Teller.coat_put,
    ev.EightsCovered: Teller.covered,
}
