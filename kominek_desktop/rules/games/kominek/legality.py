"""Which moves a seat may make. Everything here is judged from the view of the seat to act, so
that legality cannot depend on what that seat does not know."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from kominek_desktop.rules.cards import Card, Rank, Suit
from kominek_desktop.rules.errors import Refusal
from kominek_desktop.rules.games.kominek.moves import (
    Bid,
    Claim,
    Cut,
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
from kominek_desktop.rules.games.kominek.options import Options
from kominek_desktop.rules.games.kominek.state import (
    PACK,
    SEATS,
    STRENGTH,
    Phase,
    View,
    sort_key,
)
from kominek_desktop.rules.moves import Move

Table = tuple[tuple[int, Card], ...]


class No(Refusal):
    """Why a move of Kominek is refused."""

    NOT_YOUR_TURN = ("not_your_turn", "K24")
    WRONG_KIND = ("wrong_kind", "K24")
    NOT_HELD = ("not_held", "K8")
    BAD_PACK = ("bad_pack", "K2")
    BAD_SEAT = ("bad_seat", "K1")
    CUTTER = ("cutter", "K6")
    CUT_PLACE = ("cut_place", "K6")
    NINES = ("nines", "K14")
    PICK_SUIT = ("pick_suit", "K15")
    LEAVE = ("leave", "K16")
    BID_LOW = ("bid_low", "K18")
    FOLLOW = ("follow", "K25")
    TRUMP = ("trump", "K25")
    BEAT = ("beat", "K26")
    OVERTRUMP = ("overtrump", "K26")
    SOLO_FOLLOW = ("solo_follow", "K19")
    SOLO_TRUMP = ("solo_trump", "K23")
    SOLO_MARRIAGE = ("solo_marriage", "K19")
    MARRIAGE_LEAD = ("marriage_lead", "K28")
    MARRIAGE_NO_TRICK = ("marriage_no_trick", "K28")
    MARRIAGE_PAIR = ("marriage_pair", "K28")
    OUT_AUTOMATIC = ("out_automatic", "K29")
    CLAIM_AUTOMATIC = ("claim_automatic", "K30")
    CLAIM_LEAD = ("claim_lead", "K30")


def best_card(table: Table, trump: Suit | None) -> tuple[int, Card]:
    """Who wins the cards on the table so far (K27); ``table`` must not be empty."""
    best = table[0]
    for play in table[1:]:
        card, top = play[1], best[1]
        if (
            STRENGTH[card.rank] > STRENGTH[top.rank]
            if card.suit is top.suit
            else card.suit is trump
        ):
            best = play
    return best


def trump_in_force(trump: Suit | None, game: SoloGame | None, options: Options) -> Suit | None:
    """The suit that trumps: none in solo games (K19), unless K23 says so."""
    if game is None or (game >= SoloGame.FUTRO and options.futro_trumps == "on"):
        return trump
    return None


def _higher(cards: list[Card], table: Table, suit: Suit) -> list[Card]:
    top = max((STRENGTH[card.rank] for _, card in table if card.suit is suit), default=-1)
    return [card for card in cards if STRENGTH[card.rank] > top]


def allowed(
    hand: Iterable[Card],
    table: Table,
    trump: Suit | None,
    options: Options,
    game: SoloGame | None = None,
) -> list[Card]:
    """The cards of ``hand`` that may be played to ``table`` (K25, K26; in solo games K19, K23)."""
    cards = list(hand)
    if not table:
        return cards
    force = trump_in_force(trump, game, options)
    led = table[0][1].suit
    follow = [card for card in cards if card.suit is led]
    trumps = [card for card in cards if card.suit is force and led is not force]
    if game is not None:
        return follow or trumps or cards
    if options.must_beat != "off":
        ruffed = led is not force and any(card.suit is force for _, card in table)
        if not ruffed:
            follow = _higher(follow, table, led) or follow
    if options.must_beat == "always" and force is not None:
        trumps = _higher(trumps, table, force) or trumps
    if options.follow == "free":
        return [card for card in cards if card in follow or card in trumps] or cards
    return follow or trumps or cards


def _hand_moves(view: View) -> list[Move]:
    """Cards that may be played now, each also with its marriage where it has one."""
    moves: list[Move] = []
    for card in sorted(
        allowed(view.hand, view.trick, view.trump, view.options, view.game), key=sort_key
    ):
        moves.append(Play(card))
        if marriage_refusal(view, card) is None:
            moves.append(Play(card, True))
    return moves


def marriage_refusal(view: View, card: Card) -> No | None:
    """Why no marriage can be announced with the lead of ``card`` (K28), or None."""
    if view.game is not None:
        return No.SOLO_MARRIAGE
    if view.trick:
        return No.MARRIAGE_LEAD
    mate = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}.get(card.rank)
    if mate is None or Card(mate, card.suit) not in view.hand:
        return No.MARRIAGE_PAIR
    if not any(trick.winner % 2 == view.seat % 2 for trick in view.tricks):
        return No.MARRIAGE_NO_TRICK
    return None


def highest_bid(view: View) -> SoloGame | None:
    """The highest game named so far."""
    return max((game for _, game in view.calls if game is not None), default=None)


def moves_of(view: View) -> tuple[Move, ...]:
    """All legal moves of the seat of ``view`` in a fixed order; empty when it is not to act."""
    if view.turn != view.seat:
        return ()
    match view.phase:
        case Phase.CUTTER:
            return tuple(NameCutter(seat) for seat in range(SEATS) if seat != view.seat)
        case Phase.CUT:
            return tuple(map(Cut, range(1, len(PACK))))
        case Phase.TRUMP:
            return (*map(NameTrump, Suit), Decline())
        case Phase.REDEAL:
            return Redeal(False), Redeal(True)
        case Phase.NINES:
            nines = sorted((c for c in view.hand if c.rank is Rank.NINE), key=sort_key)
            return KeepNines(), *(LayNines(three) for three in combinations(nines, 3))
        case Phase.ANSWER:
            suits = {card.suit for card in view.laid}
            cards = sorted((c for c in view.hand if c.suit in suits), key=sort_key)
            return tuple(Pick(card, top) for card in cards for top in (True, False))
        case Phase.LEAVE:
            return tuple(map(LeaveNine, view.laid))
        case Phase.AUCTION:
            low = highest_bid(view)
            games = (game for game in SoloGame if low is None or game > low)
            return Pass(), *map(Bid, games)
        case Phase.PLAY:
            moves = _hand_moves(view)
            if view.options.claim == "word" and not view.trick and view.tricks:
                for suit in Suit:
                    if marriage_refusal(view, Card(Rank.KING, suit)) is None and _pair(view, suit):
                        moves.append(GoOut(suit))
                moves.append(Claim())
            return tuple(moves)
        case Phase.SOLO:
            return tuple(_hand_moves(view))
        case Phase.LAST_CLAIM:
            return Silent(), Claim()
    return ()


def _pair(view: View, suit: Suit) -> bool:
    return Card(Rank.KING, suit) in view.hand and Card(Rank.QUEEN, suit) in view.hand


_KINDS: dict[Phase, tuple[type[Move], ...]] = {
    Phase.CUTTER: (NameCutter,),
    Phase.CUT: (Cut,),
    Phase.TRUMP: (NameTrump, Decline),
    Phase.REDEAL: (Redeal,),
    Phase.NINES: (LayNines, KeepNines),
    Phase.ANSWER: (Pick,),
    Phase.LEAVE: (LeaveNine,),
    Phase.AUCTION: (Bid, Pass),
    Phase.PLAY: (Play, GoOut, Claim),
    Phase.SOLO: (Play,),
    Phase.LAST_CLAIM: (Claim, Silent),
}


def refusal_of(view: View, move: Move) -> No | None:
    """Why ``move`` is refused to the seat of ``view``, with its clause; None when it is legal."""
    if view.turn != view.seat:
        return No.NOT_YOUR_TURN
    if not isinstance(move, _KINDS.get(view.phase, ())):
        return No.WRONG_KIND
    if move in moves_of(view):
        return None
    match move:
        case NameCutter():
            return No.CUTTER
        case Cut():
            return No.CUT_PLACE
        case LayNines():
            return No.NINES
        case Pick(card):
            return No.NOT_HELD if card not in view.hand else No.PICK_SUIT
        case LeaveNine():
            return No.LEAVE
        case Bid():
            return No.BID_LOW
        case Play():
            return _play_refusal(view, move)
        case GoOut(suit):
            if view.options.claim != "word":
                return No.OUT_AUTOMATIC
            return marriage_refusal(view, Card(Rank.KING, suit)) or No.MARRIAGE_PAIR
        case Claim():
            return No.CLAIM_AUTOMATIC if view.options.claim != "word" else No.CLAIM_LEAD
    return No.WRONG_KIND


def _play_refusal(view: View, move: Play) -> No | None:
    card = move.card
    if card not in view.hand:
        return No.NOT_HELD
    may = allowed(view.hand, view.trick, view.trump, view.options, view.game)
    if card in may:
        return marriage_refusal(view, card)
    led = view.trick[0][1].suit
    force = trump_in_force(view.trump, view.game, view.options)
    if view.game is not None:
        return No.SOLO_FOLLOW if any(c.suit is led for c in view.hand) else No.SOLO_TRUMP
    if card.suit is led:
        return No.BEAT
    if any(other.suit is led for other in view.hand):
        if view.options.follow == "free" and card.suit is force:
            return No.OVERTRUMP
        return No.FOLLOW
    return No.OVERTRUMP if card.suit is force else No.TRUMP
