"""Hints of Kominek: a player's choice in words, and what thinking ahead says of the others.

A rule is named only where it shows on the table: players weigh rules against each other, and the
one that decides may be a rule that another card would have broken.
"""

from __future__ import annotations

from collections.abc import Callable

from kominek_desktop.gui.games.estimates import as_good
from kominek_desktop.gui.games.presenter import Company, Hint, Weight
from kominek_desktop.gui.panels.model import Note
from kominek_desktop.gui.texts import hint_words, window
from kominek_desktop.gui.texts import kominek_advice as tell
from kominek_desktop.gui.texts.kominek_hints import act
from kominek_desktop.gui.texts.kominek_reasons import reason
from kominek_desktop.rules.cards import Card, Suit
from kominek_desktop.rules.games.kominek.legality import allowed, best_card, trump_in_force
from kominek_desktop.rules.games.kominek.moves import Bid, GoOut, LayNines, Pick, Play
from kominek_desktop.rules.games.kominek.play import marriage_cards
from kominek_desktop.rules.games.kominek.state import PIPS, SEATS, STRENGTH, Phase, View
from kominek_desktop.rules.moves import Move
from kominek_desktop.session.answers import Choice, Estimate

CHEAP = 4
"""The most card points of a card that is still told as a cheap one: a king's."""


def advise(view: View, moves: tuple[Move, ...], choice: Choice, company: Company) -> Hint:
    """The choice as a hint; ``moves`` are all that the person may do."""
    move = choice.move
    lines = [f"**{act(move, view, company.names)}**", _why(view, moves, choice, company)]
    weights: tuple[Weight, ...] = ()
    foot = told = ""
    if choice.insight is not None and view.phase is Phase.AUCTION:
        weights, told = _weigh_games(choice.insight.estimates)
        foot = tell.tiles_mean() if weights else ""
    elif choice.insight is not None:
        first, others = _split(choice.insight.estimates, move)
        equal = tuple(_card(each.move) for each in others if as_good(first, each))
        lines.append(_equal(equal, len(others)))
        if choice.insight.turning is not None and others:
            held, seat = choice.insight.turning
            lines.append(tell.turning(company.names[seat], held, _card(others[0].move)))
        weights, foot = _weigh_cards(view, first, others, equal)
        told = tell.told_card(_card(move), first.chance)
    note = Note(window.hint_title(), tuple(line for line in lines if line))
    return Hint(note, _cards(move), move, weights, foot, told)


def _cards(move: Move) -> tuple[Card, ...]:
    match move:
        case Play(card) | Pick(card):
            return (card,)
        case LayNines(cards):
            return cards
        case GoOut(suit):
            return marriage_cards(suit)
    return ()


def _card(move: Move) -> Card:
    assert isinstance(move, Play)
    return move.card


def _split(estimates: tuple[Estimate, ...], move: Move) -> tuple[Estimate, list[Estimate]]:
    """That of the move, and the others, better ones first."""
    first = next(each for each in estimates if each.move == move)
    return first, [each for each in estimates if each is not first]


def _equal(equal: tuple[Card, ...], others: int) -> str:
    if not equal:
        return ""
    return tell.all_equal() if 1 < len(equal) == others else tell.equal(equal)


def _weigh_cards(
    view: View, first: Estimate, others: list[Estimate], equal: tuple[Card, ...]
) -> tuple[tuple[Weight, ...], str]:
    """Every card that may be played, the best first, and what is to be read on them."""
    weights = []
    for each in (first, *others):
        card = _card(each.move)
        text = hint_words.percent(each.chance, card in equal)
        weights.append(Weight(card, text, each.chance))
    foot = [_meaning(view)]
    if equal:
        foot.append(hint_words.nearly_equal())
    if any(each.chance > first.chance and _card(each.move) not in equal for each in others):
        foot.append(tell.flame_counts_points())
    looked_at = {weight.of for weight in weights}
    left = [card for card in _may(view) if card not in looked_at]
    if left:
        weights += [Weight(card, hint_words.unweighed()) for card in left]
        foot.append(tell.beats_partner())
    return tuple(weights), "\n".join(foot)


def _meaning(view: View) -> str:
    if view.phase is Phase.SOLO:
        return tell.game_chance(view.soloist == view.seat)
    return tell.deal_chance()


def _weigh_games(estimates: tuple[Estimate, ...]) -> tuple[tuple[Weight, ...], str]:
    """How often each game is made; what passing is worth is of another kind."""
    bids = [(each.move, each.chance) for each in estimates if isinstance(each.move, Bid)]
    if not bids:
        return (), ""
    best, chance = max(bids, key=lambda bid: bid[1])
    weights = tuple(Weight(move, tell.tile_chance(chance)) for move, chance in bids)
    return weights, tell.told_game(best.game, chance)


# The rule behind it


def _why(view: View, moves: tuple[Move, ...], choice: Choice, company: Company) -> str:
    move, rule = choice.move, choice.reason
    partner = company.names[(view.seat + SEATS // 2) % SEATS]
    if isinstance(move, Play) and view.phase is Phase.PLAY:
        if rule == "only_card" and len(_may(view)) > 1:
            return tell.others_beat_partner()
        fits = _FITS.get(rule)
        if fits is not None and not fits(view, move.card):
            return _instead(view, rule, move.card) or (
                reason("searched", partner) if choice.insight is not None else ""
            )
    return reason(rule, partner)


def _instead(view: View, rule: str, card: Card) -> str:
    """Near to the rule, where its own words would say too much."""
    if rule in ("last_seat", "ruff") and len(view.trick) == SEATS - 1 and _takes(view, card):
        return tell.last_and_safe()
    if rule in ("their_trick", "give") and PIPS[card.rank] <= CHEAP and _theirs(view, card):
        return tell.few_points()
    return ""


def _may(view: View) -> list[Card]:
    return list(allowed(view.hand, view.trick, view.trump, view.options, view.game))


def _takes(view: View, card: Card) -> bool:
    """Whether a card is the best of the trick so far."""
    force = trump_in_force(view.trump, view.game, view.options)
    return best_card((*view.trick, (view.seat, card)), force)[0] == view.seat


def _theirs(view: View, card: Card) -> bool:
    """Whether an opponent's card is the best of the trick after this one."""
    force = trump_in_force(view.trump, view.game, view.options)
    return best_card((*view.trick, (view.seat, card)), force)[0] % 2 != view.seat % 2


def _cheapest(view: View, card: Card) -> bool:
    """Whether no other card takes the trick for fewer card points."""
    winners = [PIPS[each.rank] for each in _may(view) if _takes(view, each)]
    return _takes(view, card) and PIPS[card.rank] == min(winners)


def _highest(view: View, card: Card) -> bool:
    """Whether all higher cards of the suit are in hand or gone."""
    gone = {*view.hand, *(each for _, each in view.trick)}
    gone |= {each for trick in view.tricks for _, each in trick.cards}
    return all(
        Card(rank, card.suit) in gone for rank in STRENGTH if STRENGTH[rank] > STRENGTH[card.rank]
    )


def _void(view: View, suit: Suit) -> bool:
    """Whether an opponent has shown that he is out of a suit."""
    return any(
        cards[0][1].suit is suit and card.suit is not suit and seat % 2 != view.seat % 2
        for cards in (*(trick.cards for trick in view.tricks), view.trick)
        for seat, card in cards
    )


def _partner_led(view: View, suit: Suit) -> bool:
    return any(
        trick.cards[0][1].suit is suit and trick.cards[0][0] == (view.seat + 2) % SEATS
        for trick in view.tricks
    )


def _longest(view: View, suit: Suit) -> bool:
    count = [each.suit for each in view.hand].count
    return count(suit) == max(map(count, Suit))


_FITS: dict[str, Callable[[View, Card], bool]] = {
    "master": _highest,
    "lead_low": lambda view, card: PIPS[card.rank] <= CHEAP,
    "draw_trumps": lambda view, card: card.suit is view.trump,
    "keep_trumps": lambda view, card: card.suit is not view.trump,
    "force_trump": lambda view, card: _void(view, card.suit),
    "long_suit": lambda view, card: _longest(view, card.suit),
    "partners_suit": lambda view, card: _partner_led(view, card.suit),
    "take": _takes,
    "take_pips": _takes,
    "first_trick": _takes,
    "lead_next": _takes,
    "give": lambda view, card: PIPS[card.rank] > CHEAP or not _theirs(view, card),
    "partner_sure": lambda view, card: PIPS[card.rank] > 0,
    "last_seat": _cheapest,
    "ruff": lambda view, card: card.suit is view.trump and _cheapest(view, card),
    "their_trick": lambda view, card: PIPS[card.rank] == 0,
}
