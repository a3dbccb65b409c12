"""Kominek's questions, results and notices as panels."""

from __future__ import annotations

from collections.abc import Callable

from kominek_desktop.gui.games.presenter import Act, Company
from kominek_desktop.gui.panels.model import (
    Choice,
    Panel,
    PanelCard,
    Picture,
    Pill,
    Select,
)
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.gui.texts import kominek_calls as call
from kominek_desktop.gui.texts import kominek_panels as ask
from kominek_desktop.gui.texts.cards import Case, card_name, rank_letters, suit_name
from kominek_desktop.rules.cards import Card, Rank, Suit
from kominek_desktop.rules.games.kominek.legality import highest_bid
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    Claim,
    Decline,
    GoOut,
    KeepNines,
    LayNines,
    LeaveNine,
    NameCutter,
    NameTrump,
    Pass,
    Pick,
    Play,
    Redeal,
    Silent,
    SoloGame,
)
from kominek_desktop.rules.games.kominek.state import (
    PIPS,
    SEATS,
    Ground,
    Phase,
    SideGame,
    View,
    sort_key,
)
from kominek_desktop.session.values import Turn

_COATS = {SoloGame.FUTRO: CoatKind.FUTRO, SoloGame.GARNITUR: CoatKind.GARNITUR}


def question(turn: Turn, company: Company) -> Panel | None:
    """The panel of the person's decision, when it is one that is taken in a panel."""
    view = turn.view
    assert isinstance(view, View)
    if not turn.moves:
        return None
    maker = _QUESTIONS.get(view.phase)
    return maker(view, company) if maker else None


def _cutter(view: View, company: Company) -> Panel:
    others = [(view.seat + place) % SEATS for place in range(1, SEATS)]
    return Panel(
        title=ask.cutter_title(),
        lines=(ask.cutter_line(),),
        buttons=tuple(
            Choice(company.names[seat], NameCutter(seat), key=str(place))
            for place, seat in enumerate(others, 1)
        ),
        spoken=ask.cutter_title(),
    )


def _trump(view: View, _: Company) -> Panel:
    letters = rank_letters()

    def held(suit: Suit) -> str:
        ranks = [letters[c.rank] for c in sorted(view.hand, key=sort_key) if c.suit is suit]
        return ask.trump_held(" ".join(ranks)) if ranks else ask.trump_none()

    return Panel(
        title=ask.trump_title(),
        note=ask.trump_note(),
        tiles=tuple(
            Choice(
                suit_name(suit),
                NameTrump(suit),
                key=str(place),
                second=held(suit),
                picture=Picture(suit=suit),
                explain=ask.trump_explain(),
            )
            for place, suit in enumerate(Suit, 1)
        ),
        explain=ask.trump_explain(),
        explain_lines=2,
        buttons=(Choice(ask.decline(), Decline(), key="0", explain=ask.decline_explain()),),
        spoken=ask.trump_title(),
    )


def _redeal(view: View, company: Company) -> Panel:
    pips = sum(PIPS[card.rank] for card in view.hand)
    own = next((card for card in view.hand if card.suit is view.trump), None)
    grounds = [ask.redeal_ground(ground, pips, own) for ground in view.grounds]
    consequence = ask.redeal_consequence(company.names[view.dealer], view.dealer == view.seat)
    if {Ground.NO_TRUMP, Ground.ONE_TRUMP, Ground.NINE_AND_JACK} & set(view.grounds):
        consequence = f"{consequence} {ask.redeal_partner()}"
    return Panel(
        title=ask.redeal_title(),
        lines=(*grounds, consequence),
        buttons=(
            Choice(ask.redeal_no(), Redeal(False), key="0"),
            Choice(ask.redeal_yes(), Redeal(True), key="1"),
        ),
        spoken=" ".join((ask.redeal_title(), *grounds)),
    )


def _nines(view: View, _: Company) -> Panel:
    nines = tuple(card for card in view.hand if card.rank is Rank.NINE)

    def lay(cards: tuple[Card, ...]) -> LayNines:
        return LayNines(tuple(sorted(cards, key=sort_key)))

    return Panel(
        title=ask.nines_title(),
        lines=(ask.nines_line(),),
        cards=(PanelCard(), PanelCard(), PanelCard()),
        buttons=(
            Choice(ask.nines_no(), KeepNines(), key="0"),
            Choice(ask.nines_yes(), lay, key="1", primary=True, needs_selection=True),
        ),
        select=Select(3, nines, nines if len(nines) == 3 else (), ask.nines_counter()),
        spoken=ask.nines_title(),
    )


def _answer(view: View, company: Company) -> Panel:
    suits = {card.suit for card in view.laid}
    cards = tuple(card for card in view.hand if card.suit in suits)
    assert view.nines_by is not None

    def pick(top: bool) -> Callable[[tuple[Card, ...]], Pick]:
        return lambda chosen: Pick(chosen[0], top)

    return Panel(
        title=ask.answer_title(),
        note=ask.answer_note(company.names[view.nines_by]),
        lines=(ask.answer_line(),),
        cards=tuple(map(PanelCard, view.laid)),
        card_width=61,
        buttons=(
            Choice(ask.top(), pick(True), key="1", needs_selection=True),
            Choice(ask.bottom(), pick(False), key="2", needs_selection=True),
        ),
        select=Select(1, cards, cards if len(cards) == 1 else ()),
        spoken=ask.answer_title(),
    )


def _leave(view: View, _: Company) -> Panel:
    return Panel(
        title=ask.leave_title(),
        explain=ask.leave_line(),
        explain_lines=2,
        tiles=tuple(
            Choice(
                suit_name(card.suit),
                LeaveNine(card),
                key=str(place),
                picture=Picture(card=card),
            )
            for place, card in enumerate(view.laid, 1)
        ),
        spoken=ask.leave_title(),
    )


def _auction(view: View, company: Company) -> Panel:
    low = highest_bid(view)
    passing = call.pass_explain() if low is None else call.pass_explain_called()
    tiles = []
    for place, game in enumerate(SoloGame, 1):
        on = low is None or game > low
        picture = (
            Picture(coat=_COATS[game])
            if game in _COATS
            else Picture(figure="5" if game is SoloGame.FIVE else "6")
        )
        partner = company.names[(view.seat + 2) % SEATS]
        tiles.append(
            Choice(
                call.game_name(game),
                Bid(game),
                key=str(place),
                second=call.game_pay(game) if on else call.already_called(),
                picture=picture,
                explain=call.game_explain(game, partner, view.options.failed_coat),
                enabled=on,
            )
        )
    return Panel(
        title=call.auction_title(),
        note=call.auction_note(view.options.futro_trumps) if low is None else "",
        pills=_pills(view, company),
        tiles=tuple(tiles),
        explain=passing,
        explain_lines=3,
        buttons=(Choice(call.pass_(), Pass(), key="0", explain=passing),),
        spoken=call.auction_title(),
    )


def _pills(view: View, company: Company) -> tuple[Pill, ...]:
    pills = []
    last = dict(view.calls)
    for place in range(1, SEATS + 1):
        seat = (view.dealer + place) % SEATS
        if seat == view.turn:
            pills.append(Pill(call.you() if seat == view.seat else company.names[seat], mine=True))
        elif seat in last:
            text = call.call_pill(company.names[seat], last[seat])
            pills.append(Pill(text, faded=last[seat] is None))
        elif seat == view.nines_by:
            pills.append(Pill(call.call_pill(company.names[seat], None), faded=True))
        else:
            pills.append(Pill(call.call_waiting(company.names[seat]), faded=True))
    return tuple(pills)


def wrong_price(view: View) -> str:
    """What a wrong 66 costs, as far as everybody can see: a count must not show through."""
    if not any(trick.winner % 2 == view.seat % 2 for trick in view.tricks):
        return "3"
    return "1" if view.options.loser_scale == "printed" else "1-2"


def claim(view: View) -> Panel:
    """The claim by word; after the sixth trick it is asked by itself (K30)."""
    last = view.phase is Phase.LAST_CLAIM
    no = Silent() if last else Act.CONTINUE
    return Panel(
        title=call.claim_title(),
        width=560,
        lines=(call.claim_line(wrong_price(view)),),
        buttons=(
            Choice(call.claim_last_no() if last else call.claim_no(), no, key="0"),
            Choice(call.claim_yes(), Claim(), key="1", primary=True),
        ),
        focus=0,
        cancel=None if last else Act.CONTINUE,
        spoken=call.claim_title(),
    )


def _last_claim(view: View, _: Company) -> Panel:
    return claim(view)


def marriage(view: View, card: Card) -> Panel:
    """King or queen is led while its mate is in hand, and the pair has a trick (K28)."""
    trump = card.suit is view.trump
    points = 40 if trump else 20
    automatic = view.options.claim == "automatic"
    buttons = [
        Choice(
            call.marriage_say(points),
            Play(card, True),
            key="1",
            primary=True,
            explain=call.marriage_explain(automatic),
        ),
        Choice(
            call.marriage_silent(),
            Play(card),
            key="2",
            explain=call.marriage_silent_explain(),
        ),
    ]
    if not automatic:
        buttons.append(
            Choice(
                call.marriage_out(points),
                GoOut(card.suit),
                key="3",
                explain=call.out_explain(wrong_price(view)),
            )
        )
    mate = Card(Rank.QUEEN if card.rank is Rank.KING else Rank.KING, card.suit)
    return Panel(
        title=call.marriage_title(card.suit, trump),
        width=620,
        cards=(PanelCard(card), PanelCard(mate)),
        card_width=76,
        beside=True,
        roundel=str(points),
        explain=call.marriage_explain(automatic),
        explain_lines=2,
        buttons=tuple(buttons),
        focus=0,
        cancel=Act.CONTINUE,
        spoken=call.marriage_title(card.suit, trump),
    )


def reveal(side: SideGame, us: int, company: Company) -> Panel:
    """Three nines are decided (K16)."""
    cards = []
    for place, pick in enumerate(side.picks):
        name = company.names[pick.seat]
        if pick.card is None:
            cards.append(PanelCard(None, ask.no_pick(name)))
        else:
            sign = "=" if pick.card.suit is side.left.suit else "≠"
            cards.append(PanelCard(pick.card, name, sign=sign))
        if place == 0:
            cards.append(PanelCard(side.left, company.names[side.holder]))
    return Panel(
        title=ask.reveal_title(side.pair == us),
        lines=(ask.reveal_line(side.hit),),
        cards=tuple(cards),
        card_width=70,
        buttons=(Choice(ask.continue_(), Act.CONTINUE, key="Space", primary=True),),
        spoken=f"{ask.reveal_title(side.pair == us)}. {ask.reveal_line(side.hit)}",
    )


def last_trick(view: View, company: Company) -> Panel | None:
    """The newest complete trick; None when there is none."""
    if not view.tricks:
        return None
    trick = view.tricks[-1]
    return Panel(
        title=ask.last_trick_title(),
        width=440,
        explain=ask.last_trick_note(),
        cards=tuple(
            PanelCard(card, company.names[seat], crown=seat == trick.winner)
            for seat, card in trick.cards
        ),
        cancel=Act.CONTINUE,
        spoken=", ".join(
            (
                ask.last_trick_title(),
                *(card_name(card, Case.NOMINATIVE) for _, card in trick.cards),
            )
        ),
    )


_QUESTIONS: dict[Phase, Callable[[View, Company], Panel]] = {
    Phase.CUTTER: _cutter,
    Phase.TRUMP: _trump,
    Phase.REDEAL: _redeal,
    Phase.NINES: _nines,
    Phase.ANSWER: _answer,
    Phase.LEAVE: _leave,
    Phase.AUCTION: _auction,
    Phase.LAST_CLAIM: _last_claim,
}
