"""A random state that fits a view: hidden cards are laid out anew under all that is known."""

from __future__ import annotations

from dataclasses import replace

from kominek_desktop.rules.cards import Card, Rank, Suit
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.game import CHANCE
from kominek_desktop.rules.games.kominek.legality import Table, allowed, trump_in_force
from kominek_desktop.rules.games.kominek.play import marriage_cards
from kominek_desktop.rules.games.kominek.state import (
    NOBODY,
    PACK,
    SEATS,
    Ground,
    Phase,
    Picked,
    State,
    View,
    dealt_to,
)
from kominek_desktop.rules.games.kominek.views import grounds_at, view

TRIES = 20_000
_NO_CARDS = frozenset({Phase.LOT, Phase.PACK})
_SUITS = {suit: frozenset(card for card in PACK if card.suit is suit) for suit in Suit}
_UNDEALT = frozenset({Phase.CUTTER, Phase.CUT})


def sample(seen: View, dice: Dice) -> State:
    """A state whose view for ``seen.seat`` is ``seen``. Raises RuntimeError when none is found."""
    for _ in range(TRIES):
        state = _draw(seen, dice)
        if state is not None and view(state, seen.seat) == seen:
            return state
    raise RuntimeError("no position fits this view")


def held_by(seen: View) -> dict[Card, int]:
    """Cards still in another seat's hand that everybody, or this seat, knows to be there:
    shown nines, the sixth card, picks, and the other half of an announced marriage (K38)."""
    known = _known_dealt(seen)
    for card in _played_by(seen):
        known.pop(card, None)
    return {card: seat for card, seat in known.items() if seat != seen.seat}


def barred(seen: View) -> tuple[frozenset[Card], ...]:
    """Per seat the cards it cannot have been dealt, given its plays and answers so far."""
    out: list[set[Card]] = [set() for _ in range(SEATS)]
    gone: set[Card] = set()
    for cards in (*(trick.cards for trick in seen.tricks), seen.trick):
        for place, (seat, card) in enumerate(cards):
            if place:
                out[seat].update(_denied(card, cards[:place], seen) - gone)
            gone.add(card)
    if seen.side is not None:
        suits = {card.suit for card in seen.laid}
        for pick in seen.side.picks:
            if pick.card is None:
                out[pick.seat].update(card for card in PACK if card.suit in suits)
    if Ground.NO_TRUMP in seen.grounds:
        out[(seen.seat + 2) % SEATS].update(card for card in PACK if card.suit is seen.trump)
    return tuple(map(frozenset, out))


def _denied(card: Card, table: Table, seen: View) -> frozenset[Card]:
    """The cards beside which ``card`` could not have been played to ``table``."""
    options, game = seen.options, seen.game
    if options.must_beat != "off" and game is None:
        return frozenset(
            other
            for other in PACK
            if other != card
            and card not in allowed((card, other), table, seen.trump, options, game)
        )
    # Without a duty to beat only suits matter, which is much quicker to see.
    led = table[0][1].suit
    force = trump_in_force(seen.trump, game, options)
    if card.suit is led:
        return frozenset()
    if card.suit is not force:
        return _SUITS[led] if force is None else _SUITS[led] | _SUITS[force]
    free = options.follow == "free" and game is None
    return frozenset() if free else _SUITS[led]


def _played_by(seen: View) -> dict[Card, int]:
    played = {card: seat for trick in seen.tricks for seat, card in trick.cards}
    played.update({card: seat for seat, card in seen.trick})
    return played


def _known_dealt(seen: View) -> dict[Card, int]:
    known = _played_by(seen)
    known.update({card: seen.seat for card in seen.hand})
    if seen.shown is not None:
        known[seen.shown] = (seen.dealer + 1) % SEATS
    if seen.nines_by is not None:
        known.update({card: seen.nines_by for card in seen.laid})
    if seen.side is not None:
        known.update({p.card: p.seat for p in seen.side.picks if p.card is not None})
    for seat, suit in seen.marriages:
        known.update({card: seat for card in marriage_cards(suit)})
    return known


def _draw(seen: View, dice: Dice) -> State | None:
    if seen.phase in _NO_CARDS:
        return _state(seen, (), seen.phase, CHANCE)
    if seen.phase in _UNDEALT:
        pack = list(dice.shuffle(PACK))
        if seen.cut_nines:
            last = seen.cut_nines[-1]
            pack.remove(last)
            pack.append(last)
        return _state(seen, tuple(pack), seen.phase, seen.turn)
    if seen.result is not None:
        over = seen.phase is Phase.DONE
        return _state(seen, seen.result.pack, seen.phase, NOBODY if over else CHANCE)
    hands = _hands(seen, dice)
    dealt = None if hands is None else _pack(seen, hands, dice)
    if dealt is None:
        return None
    state = _state(seen, dealt, seen.phase, seen.turn)
    if seen.phase is Phase.REDEAL:
        return replace(state, asked=(seen.seat - seen.dealer - 1) % SEATS)
    if seen.laid and seen.side is None:
        return _answering(seen, state, dice)
    return _asking(seen, state, dice) if seen.phase is Phase.WAIT else state


def _hands(seen: View, dice: Dice) -> list[list[Card]] | None:
    """Cards dealt to each seat: six, or the first three while trump is being named. A card that
    only one seat may hold is laid first, so that tight positions are found quickly."""
    size = 3 if seen.phase is Phase.TRUMP else 6
    bars = barred(seen)
    hands: list[list[Card]] = [[] for _ in range(SEATS)]
    for card, seat in _known_dealt(seen).items():
        hands[seat].append(card)
    if size == 3:
        return hands
    placed = {card for hand in hands for card in hand}
    free = dice.shuffle([card for card in PACK if card not in placed])
    places = {c: [s for s in range(SEATS) if c not in bars[s] and s != seen.seat] for c in free}
    for card in sorted(free, key=lambda c: len(places[c])):
        weights = [seat for seat in places[card] for _ in range(size - len(hands[seat]))]
        if not weights:
            return None
        hands[dice.pick(weights)].append(card)
    return hands


def _pack(seen: View, hands: list[list[Card]], dice: Dice) -> tuple[Card, ...] | None:
    """A cut pack that deals these hands: the shown card is the fifteenth, and no nine lies at
    the bottom when the cut would have shown it (K6)."""
    forehand = (seen.dealer + 1) % SEATS
    placed = {card for hand in hands for card in hand}
    rest = list(dice.shuffle([card for card in PACK if card not in placed]))
    pack: list[Card] = [PACK[0]] * len(PACK)
    for seat in range(SEATS):
        cards = list(dice.shuffle(hands[seat]))
        while len(cards) < 6:
            cards.append(rest.pop())
        if seat == forehand and seen.shown is not None:
            cards.remove(seen.shown)
            cards.append(seen.shown)
        first = 3 * ((seat - forehand) % SEATS)
        pack[first : first + 3] = cards[:3]
        pack[first + 12 : first + 15] = cards[3:]
    bottom_nine = pack[-1].rank is Rank.NINE and seen.options.nine_cut == "on"
    return None if bottom_nine else tuple(pack)


def _asking(seen: View, state: State, dice: Dice) -> State | None:
    """Somebody else is asked in secret about a redeal or about three nines (K12, K14)."""
    options = []
    for place in range(SEATS):
        seat = (seen.dealer + 1 + place) % SEATS
        if seat != seen.seat and grounds_at(state, seat):
            options.append(replace(state, phase=Phase.REDEAL, turn=seat, asked=place))
    for seat, hand in enumerate(state.hands if seen.announcements else ()):
        if seat != seen.seat and sum(card.rank is Rank.NINE for card in hand) >= 3:
            options.append(replace(state, phase=Phase.NINES, turn=seat))
    return dice.pick(options) if options else None


def _answering(seen: View, state: State, dice: Dice) -> State | None:
    """Three nines lie on the table; answers of others are unknown (K15)."""
    assert seen.nines_by is not None
    suits = {card.suit for card in seen.laid}
    picks: list[Picked] = []
    options = []
    for place in (1, 3):
        seat = (seen.nines_by + place) % SEATS
        cards = [card for card in state.hands[seat] if card.suit in suits]
        if cards:
            options.append(replace(state, phase=Phase.ANSWER, turn=seat, picks=tuple(picks)))
        if seat == seen.seat and seen.my_pick is not None:
            picks.append(seen.my_pick)
        elif cards:
            picks.append(Picked(seat, dice.pick(cards), bool(dice.below(2))))
        else:
            picks.append(Picked(seat, None, False))
    options.append(replace(state, phase=Phase.LEAVE, turn=seen.nines_by, picks=tuple(picks)))
    fitting = [option for option in options if view(option, seen.seat) == seen]
    return dice.pick(fitting) if fitting else None


def _state(seen: View, pack: tuple[Card, ...], phase: Phase, turn: int | None) -> State:
    hands: tuple[tuple[Card, ...], ...] = ((),) * SEATS
    if any(seen.sizes):
        gone = _played_by(seen)
        dealt = [dealt_to(pack, seen.dealer, seat) for seat in range(SEATS)]
        if seen.phase is Phase.TRUMP:
            dealt = [cards[:3] for cards in dealt]
        hands = tuple(tuple(card for card in cards if card not in gone) for cards in dealt)
    return State(
        options=seen.options,
        announcements=seen.announcements,
        phase=phase,
        turn=CHANCE if turn is None else turn,
        dealer=seen.dealer,
        deal=seen.deal,
        eights=seen.eights,
        worn=seen.worn,
        pack=pack,
        cutter=seen.cutter,
        cut_nines=seen.cut_nines,
        hands=hands,
        trump=seen.trump,
        namer=seen.namer,
        shown=seen.shown,
        asked=0 if seen.trump is None else SEATS,
        nines_by=seen.nines_by,
        laid=seen.laid,
        picks=seen.side.picks if seen.side else (),
        side=seen.side,
        calls=seen.calls,
        soloist=seen.soloist,
        game=seen.game,
        trick=seen.trick,
        tricks=seen.tricks,
        marriages=seen.marriages,
        eights_before=seen.eights_before,
        scores=seen.scores,
        result=seen.result,
        winner=seen.winner,
    )
