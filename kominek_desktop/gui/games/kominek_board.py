"""Kominek's view as a table at rest."""

from __future__ import annotations

from dataclasses import dataclass

from kominek_desktop.gui.games.kominek_refusals import why_not_card
from kominek_desktop.gui.games.presenter import Company
from kominek_desktop.gui.table.model import (
    Badge,
    CoatKind,
    HandCard,
    Look,
    Marker,
    Progress,
    Ribbon,
    Score,
    ScoreRow,
    SeatModel,
    Standing,
    TableModel,
    TrickCard,
)
from kominek_desktop.gui.texts import kominek_calls as call
from kominek_desktop.gui.texts import kominek_panels as ask
from kominek_desktop.gui.texts import kominek_results as tell
from kominek_desktop.gui.texts import kominek_table as words
from kominek_desktop.gui.texts.cards import suit_name
from kominek_desktop.rules.cards import Card, Rank, Suit
from kominek_desktop.rules.games.kominek.legality import (
    allowed,
    best_card,
    trump_in_force,
)
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.state import (
    PIPS,
    SEATS,
    Coat,
    Ground,
    Phase,
    View,
)
from kominek_desktop.session.values import Turn

OUR_SUIT, THEIR_SUIT = Suit.HEARTS, Suit.SPADES
_COATS = {Coat.FUTRO: CoatKind.FUTRO, Coat.GARNITUR: CoatKind.GARNITUR}


def coat_kind(coat: Coat) -> CoatKind:
    """The picture of a coat."""
    return _COATS[coat]


def pack_ribbon(view: View, company: Company, interactive: bool) -> Ribbon:
    """The pack spread for the cut."""
    nines = view.cut_nines
    return Ribbon(
        title=words.cut_title() if interactive else words.cut_other(company.names[view.cutter]),
        note=words.cut_try(len(nines) + 1) if view.options.nine_cut == "on" else "",
        instruction=words.cut_instruction() if interactive else "",
        keys=words.cut_keys() if interactive else "",
        lifted_text=words.cut_lifted(),
        interactive=interactive,
        shown=nines,
        shown_caption=words.cut_was(len(nines)) if nines else "",
        message=words.cut_nine_again() if nines else "",
    )


@dataclass(frozen=True, slots=True)
class Board:
    """One turn of Kominek being laid out."""

    turn: Turn
    company: Company
    thinking: bool = False

    @property
    def view(self) -> View:
        """The person's view."""
        view = self.turn.view
        assert isinstance(view, View)
        return view

    def table(self) -> TableModel:
        """Everything on the table."""
        view = self.view
        mine = bool(self.turn.moves)
        resting = view.phase in (Phase.REST, Phase.DONE)
        in_trick = view.phase in (Phase.PLAY, Phase.SOLO)
        winning = None
        if view.trick:
            force = trump_in_force(view.trump, view.game, view.options)
            winning = best_card(view.trick, force)[0]
        over = view.phase is Phase.DONE
        return TableModel(
            seats=tuple(self._seat(seat) for seat in range(SEATS)),
            hand=() if over else self._hand(),
            trick=tuple(TrickCard(seat, card) for seat, card in view.trick),
            winning=winning,
            place=mine and in_trick,
            badge=badge(view, self.company),
            markers=markers(view),
            score=None if over else score(view),
            progress=progress(view),
            ribbon=self._ribbon(),
            standing=self._standing(),
            plate_hidden=resting,
            status=self._status(),
            status_right=self._status_right(),
        )

    def _status_right(self) -> str:
        view = self.view
        deal = max(view.deal, 1)
        force = trump_in_force(view.trump, view.game, view.options)
        if view.game is not None and force is None:
            return ask.status_no_trump(deal)
        return ask.status_trump(deal, None if view.trump is None else suit_name(view.trump))

    def _status(self) -> str:
        view = self.view
        if view.phase in (Phase.REST, Phase.DONE):
            return ask.status_resting(view.phase is Phase.DONE)
        if view.phase in (Phase.PLAY, Phase.SOLO) and self.turn.moves and not view.trick:
            return ask.status_lead()
        name = "" if view.turn is None else self.company.names[view.turn]
        return ask.status(view.phase, name, bool(self.turn.moves))

    def _ribbon(self) -> Ribbon | None:
        view = self.view
        if view.phase is not Phase.CUT:
            return None
        interactive = bool(self.turn.moves) and not self.company.cut_for_me
        return pack_ribbon(view, self.company, interactive)

    def _standing(self) -> Standing | None:
        view = self.view
        if view.options.claim != "word" or view.phase not in (Phase.PLAY, Phase.LAST_CLAIM):
            return None
        lead = bool(self.turn.moves) and not view.trick and bool(view.tricks)
        return Standing(call.claim_button(), lead, call.claim_title())

    def _seat(self, seat: int) -> SeatModel:
        view = self.view
        laid = view.laid if view.nines_by == seat and view.side is None else ()
        acting = view.turn == seat
        taken = sum(trick.winner == seat for trick in view.tricks)
        return SeatModel(
            name=self.company.names[seat],
            line=self._line(seat, taken),
            ours=seat % 2 == view.seat % 2,
            dealer_mark=words.dealer_mark() if self._deals(seat) else "",
            turn=acting,
            thinking=acting and self.thinking and not self.turn.moves,
            cards=0 if view.phase is Phase.DONE else view.sizes[seat] - len(laid),
            laid=laid,
            sits_out=view.soloist is not None and view.soloist == (seat + 2) % SEATS,
            pile=0 if view.phase is Phase.DONE else taken,
        )

    def _deals(self, seat: int) -> bool:
        return self.view.phase is not Phase.LOT and self.view.dealer == seat

    def _line(self, seat: int, taken: int) -> str:
        view = self.view
        if seat == 0 and self.turn.moves:
            return self._my_turn()
        if self.thinking and view.turn == seat:
            return words.thinking()
        parts = []
        if seat == 2:
            parts.append(words.role_partner())
        if self._deals(seat):
            parts.append(words.role_deals())
        if view.soloist is not None and view.game is not None:
            parts = [self._solo_role(seat, view.soloist, view.game)]
        elif view.phase is Phase.AUCTION:
            last = dict(view.calls)
            if seat in last:
                game = last[seat]
                parts = [words.role_passed() if game is None else call.game_name(game)]
        elif view.phase is Phase.TRUMP and (view.dealer + 1) % SEATS == seat:
            parts.append(words.role_forehand())
        if taken:
            parts.append(words.tricks(taken))
        return " · ".join(parts)

    def _solo_role(self, seat: int, soloist: int, game: SoloGame) -> str:
        if seat == soloist:
            return words.role_plays(game)
        return words.role_sits_out() if (seat - soloist) % 2 == 0 else words.role_defends()

    def _my_turn(self) -> str:
        view = self.view
        match view.phase:
            case Phase.CUT:
                return words.turn_cut()
            case Phase.AUCTION:
                return words.turn_call()
            case Phase.PLAY | Phase.SOLO:
                return self._my_play()
        return words.turn_question()

    def _my_play(self) -> str:
        view = self.view
        if not view.trick:
            return words.turn_lead()
        led = view.trick[0][1].suit
        may = allowed(view.hand, view.trick, view.trump, view.options, view.game)
        if len(may) < len(view.hand) or all(card.suit is led for card in may):
            if all(card.suit is led for card in may):
                return words.turn_follow(led)
            if all(card.suit is view.trump for card in may):
                return words.turn_trump()
        return words.turn_play()

    def _hand(self) -> tuple[HandCard, ...]:
        view = self.view
        gone = view.laid if view.nines_by == 0 and view.side is None else ()
        cards = [card for card in view.hand if card not in gone]
        return tuple(
            HandCard(
                card,
                look=self._look(card),
                pill=self._pill(card),
                spoken=tell.hand_card_spoken(card, place, len(cards), self._why_not(card)),
            )
            for place, card in enumerate(cards, 1)
        )

    def _why_not(self, card: Card) -> str | None:
        """Empty: it may be taken; None: no card is asked for."""
        asked = (Phase.PLAY, Phase.SOLO, Phase.NINES, Phase.ANSWER)
        if self.turn.moves and self.view.phase in asked:
            return why_not_card(self.view, card, self.company)
        return None

    def _pill(self, card: Card) -> str:
        view = self.view
        if self.turn.moves and view.phase is Phase.REDEAL and Ground.LOW in view.grounds:
            return str(PIPS[card.rank])
        return ""

    def _look(self, card: Card) -> Look:
        view = self.view
        if not self.turn.moves:
            return Look.REST
        match view.phase:
            case Phase.PLAY | Phase.SOLO:
                may = allowed(view.hand, view.trick, view.trump, view.options, view.game)
                return Look.LEGAL if card in may else Look.ILLEGAL
            case Phase.NINES:
                return Look.LEGAL if card.rank is Rank.NINE else Look.ILLEGAL
            case Phase.ANSWER:
                suits = {nine.suit for nine in view.laid}
                return Look.LEGAL if card.suit in suits else Look.ILLEGAL
            case Phase.REDEAL:
                lifted = (Ground.FOUR_NINES in view.grounds and card.rank is Rank.NINE) or (
                    {Ground.ONE_TRUMP, Ground.NINE_AND_JACK} & set(view.grounds)
                    and card.suit is view.trump
                )
                return Look.LEGAL if lifted else Look.REST
        return Look.REST


def badge(view: View, company: Company) -> Badge:
    """The trump badge."""
    head = words.badge_head()
    if view.game is not None and view.soloist is not None:
        line = (
            words.badge_solo_you(view.game)
            if view.soloist == view.seat
            else words.badge_solo(view.game, company.names[view.soloist])
        )
        if trump_in_force(view.trump, view.game, view.options) is None:
            return Badge(head, words.badge_none(), line, crossed=True)
        assert view.trump is not None
        return Badge(head, suit_name(view.trump), line, view.trump)
    if view.trump is None:
        return Badge(head, "?", "—")
    return Badge(head, suit_name(view.trump), trump_line(view.namer, company), view.trump)


def trump_line(namer: int | None, company: Company) -> str:
    """Who named the trump suit; None: the sixth card did."""
    if namer is None:
        return words.badge_sixth()
    return words.badge_by_you() if namer == 0 else words.badge_by(company.names[namer])


def marker(ours: bool, uncovered: int, coats: tuple[CoatKind, ...]) -> Marker:
    """One eight."""
    count = sum(2 if coat is CoatKind.GARNITUR else 1 for coat in coats)
    return Marker(
        caption=words.eight_caption(ours, uncovered),
        uncovered=uncovered,
        suit=OUR_SUIT if ours else THEIR_SUIT,
        coats=coats,
        spoken=words.eight_spoken(ours, uncovered, count),
    )


def worn_kinds(view: View, pair: int) -> tuple[CoatKind, ...]:
    """The coats a pair wears, as pictures."""
    return tuple(map(coat_kind, view.worn[pair]))


def markers(view: View) -> tuple[Marker, ...]:
    """Our eight, then theirs."""
    us = view.seat % 2
    return tuple(
        marker(pair == us, view.eights[pair], worn_kinds(view, pair)) for pair in (us, 1 - us)
    )


def score_of(view: View, shown: tuple[Marker, ...]) -> Score:
    """The score plate that fits these eights."""
    goal = view.options.coats_to_win
    rows = tuple(
        ScoreRow(
            name=words.we() if place == 0 else words.they(),
            ours=place == 0,
            points=eight.uncovered,
            coats=_counted(eight.coats),
            coat_places=goal or 3,
        )
        for place, eight in enumerate(shown)
    )
    return Score(words.score_head(max(view.deal, 1), goal), words.score_note(), rows)


def _counted(coats: tuple[CoatKind, ...]) -> tuple[CoatKind, ...]:
    """A garnitur fills two places, as it counts two (K36)."""
    return tuple(coat for coat in coats for _ in range(2 if coat is CoatKind.GARNITUR else 1))


def score(view: View) -> Score:
    """The score plate."""
    return score_of(view, markers(view))


def progress(view: View) -> Progress | None:
    """The progress plate: of a solo game, or the running count where the table shows it."""
    if view.pips is not None and view.result is None:
        us = view.seat % 2
        return Progress(words.pips(view.pips[us], view.pips[1 - us]), 0, 0)
    if view.game is None or view.phase is not Phase.SOLO:
        return None
    count = 5 if view.game is SoloGame.FIVE else 6
    done = len(view.tricks)
    return Progress(words.progress(min(done + 1, count), count), done, count)
