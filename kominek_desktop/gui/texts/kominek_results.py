"""Words of Kominek's results, match end and what is read aloud."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.texts.cards import Case, card_name, cards_list
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.state import Coat, DealResult, Reason

translate = QCoreApplication.translate


def result_title(ours: bool | None) -> str:
    """Who won the deal."""
    match ours:
        case True:
            return translate("Result", "You win the deal")
        case False:
            return translate("Result", "You lose the deal")
    return translate("Result", "Nobody scores")


def result_note(tricks: int, deal: int) -> str:
    """After which trick, and which deal."""
    return translate("Result", "after trick {trick} · deal {deal}").format(trick=tricks, deal=deal)


def result_lines(result: DealResult, us: int, name: str) -> tuple[str, ...]:
    """Why the points were scored, in one or two sentences; ``us`` is our pair, ``name`` the
    player who took the trick that lost a solo game."""
    lines = []
    match result.reason:
        case Reason.SOLO_MADE | Reason.SOLO_FAILED | Reason.COAT_MADE | Reason.COAT_FAILED:
            lines.append(_solo_line(result, us, name))
        case Reason.NINE_CUT:
            lines.append(_nine_cut(result, us))
        case Reason.NINES:
            lines.append(translate("Result", "The three nines end the match."))
        case _:
            lines.append(_ordinary_line(result, us))
    if result.side is not None and result.reason is not Reason.NINES:
        lines.append(
            translate("Result", "Before that, the three nines: you uncover 3.")
            if result.side.pair == us
            else translate("Result", "Before that, the three nines: they uncover 3.")
        )
    if result.carried:
        lines.append(
            translate(
                "Result",
                "The surplus of %n goes to the next eight of that pair.",
                None,
                result.carried,
            )
        )
    return tuple(lines)


def _nine_cut(result: DealResult, us: int) -> str:
    if result.scored_by == us:
        return translate(
            "Result",
            "A nine lay at the bottom three times, so you uncover **%n point(s)**.",
            None,
            result.points,
        )
    return translate(
        "Result",
        "A nine lay at the bottom three times, so they uncover **%n point(s)**.",
        None,
        result.points,
    )


def _ordinary_line(result: DealResult, us: int) -> str:
    mine, theirs = result.pips[us], result.pips[1 - us]
    count = translate("Result", "You have %n card point(s), they have {n}.", None, mine)
    ours = result.scored_by == us
    why = _we_score(result) if ours else _they_score(result)
    return f"{count.format(n=theirs)} {why}"


def _we_score(result: DealResult) -> str:
    n = result.points
    match result.reason:
        case Reason.NO_TRICK:
            return translate(
                "Result", "They took no trick, so you uncover **%n point(s)**.", None, n
            )
        case Reason.HAS_TRICK:
            return translate(
                "Result", "They took a trick, so you uncover **%n point(s)**.", None, n
            )
        case Reason.UNDER_33:
            return translate(
                "Result", "They have fewer than 33, so you uncover **%n point(s)**.", None, n
            )
        case Reason.FROM_33:
            return translate(
                "Result", "They have 33 or more, so you uncover **%n point(s)**.", None, n
            )
        case Reason.WRONG_CLAIM:
            return translate(
                "Result",
                "They said sixty-six too early, so you uncover **%n point(s)**.",
                None,
                n,
            )
    return translate("Result", "The last trick is yours, so you uncover **%n point(s)**.", None, n)


def _they_score(result: DealResult) -> str:
    n = result.points
    match result.reason:
        case Reason.NO_TRICK:
            return translate(
                "Result", "You took no trick, so they uncover **%n point(s)**.", None, n
            )
        case Reason.HAS_TRICK:
            return translate(
                "Result", "You took a trick, so they uncover **%n point(s)**.", None, n
            )
        case Reason.UNDER_33:
            return translate(
                "Result", "You have fewer than 33, so they uncover **%n point(s)**.", None, n
            )
        case Reason.FROM_33:
            return translate(
                "Result", "You have 33 or more, so they uncover **%n point(s)**.", None, n
            )
        case Reason.WRONG_CLAIM:
            return translate(
                "Result",
                "Sixty-six was said too early, so they uncover **%n point(s)**.",
                None,
                n,
            )
    return translate(
        "Result", "The last trick is theirs, so they uncover **%n point(s)**.", None, n
    )


def _uncovers(ours: bool, points: int) -> str:
    if ours:
        return translate("Result", "You uncover **%n point(s)**.", None, points)
    return translate("Result", "They uncover **%n point(s)**.", None, points)


def _solo_line(result: DealResult, us: int, name: str) -> str:
    assert result.game is not None
    if result.made:
        match result.game:
            case SoloGame.FIVE:
                what = translate("Result", "Five made.")
            case SoloGame.SIX:
                what = translate("Result", "Six made.")
            case SoloGame.FUTRO:
                what = translate("Result", "The fur coat made.")
            case SoloGame.GARNITUR:
                what = translate("Result", "The two-piece made.")
    else:
        match result.game:
            case SoloGame.FIVE:
                what = translate("Result", "Five failed (trick: {name}).")
            case SoloGame.SIX:
                what = translate("Result", "Six failed (trick: {name}).")
            case SoloGame.FUTRO:
                what = translate("Result", "The fur coat failed (trick: {name}).")
            case SoloGame.GARNITUR:
                what = translate("Result", "The two-piece failed (trick: {name}).")
        what = what.format(name=name)
    if result.scored_by is None:
        nothing = translate("Result", "Nothing is paid.")
        return f"{what} {nothing}"
    if result.points:
        return f"{what} {_uncovers(result.scored_by == us, result.points)}"
    return f"{what} {coat_on(result.coat, result.scored_by != us)}"


def coat_on(coat: Coat | None, us: bool) -> str:
    """Who gets a coat, as a sentence."""
    if coat is Coat.GARNITUR:
        if us:
            return translate("Result", "A two-piece on you.")
        return translate("Result", "A two-piece on them.")
    if us:
        return translate("Result", "A fur coat on you.")
    return translate("Result", "A fur coat on them.")


def heads() -> tuple[str, str, str, str]:
    """Columns of the result table."""
    return (
        translate("Result", "tricks"),
        translate("Result", "in cards"),
        translate("Result", "marriages"),
        translate("Result", "total"),
    )


def your_eight() -> str:
    """Caption of our eight in the result."""
    return translate("Result", "Your eight")


def their_eight() -> str:
    """Caption of their eight in the result."""
    return translate("Result", "Their eight")


def next_deal() -> str:
    """The primary button of a result."""
    return translate("Result", "Next deal")


def solo_tricks(won: int, count: int) -> str:
    """Under the coins of a solo game."""
    return translate("Result", "{won} of %n trick(s)", None, count).format(won=won)


def match_title(won: bool) -> str:
    """The verdict of a match."""
    return (
        translate("Match", "You win the match") if won else translate("Match", "They win the match")
    )


def match_line(ours: int, theirs: int, deals: int) -> str:
    """Coats put on each other and deals played."""
    put = translate("Match", "Fur coats {ours} : {theirs}.").format(ours=ours, theirs=theirs)
    count = translate("Match", "%n deal(s) played.", None, deals)
    return f"{put} {count}"


def rematch() -> str:
    """The primary button of a match's end."""
    return translate("Match", "Rematch")


def game_menu() -> str:
    """The other button of a match's end."""
    return translate("Match", "New match…")


def worth(pips: int) -> str:
    """The value of a card (K3)."""
    return translate("Reader", "Worth %n card point(s).", None, pips)


def hand_card_spoken(card: Card, place: int, count: int, reason: str | None) -> str:
    """A card of the hand; ``reason`` empty = it may be played, None = nothing is asked."""
    name = card_name(card)
    if reason is None:
        return translate("Reader", "{card}, {i} of {n}.").format(card=name, i=place, n=count)
    if reason:
        return translate("Reader", "{card}, {i} of {n}, not allowed: {reason}").format(
            card=name, i=place, n=count, reason=reason
        )
    return translate("Reader", "{card}, {i} of {n}, allowed.").format(card=name, i=place, n=count)


def played(name: str, card: Card) -> str:
    """A card was played."""
    return translate("Reader", "{name}: {card}.").format(name=name, card=card_name(card))


def taken(name: str, ours: int, theirs: int) -> str:
    """A trick was taken."""
    return translate("Reader", "Trick: {name}. You {a}, they {b}.").format(
        name=name, a=ours, b=theirs
    )


def says(name: str, words: str) -> str:
    """An announcement."""
    return translate("Reader", "{name}: {words}").format(name=name, words=words)


def your_lead(cards: tuple[Card, ...]) -> str:
    """Our lead."""
    return translate("Reader", "Your lead. You hold %n card(s): {cards}.", None, len(cards)).format(
        cards=cards_list(cards)
    )


def your_turn(lying: tuple[Card, ...], winner: str, may: tuple[Card, ...]) -> str:
    """Our turn in a trick."""
    return translate(
        "Reader",
        "Your turn. On the table: {lying}. {name} is winning. You may play: {cards}.",
    ).format(lying=cards_list(lying), name=winner, cards=cards_list(may, Case.ACCUSATIVE))


def situation(deal: int, trump: str, ours: int, theirs: int, hand: tuple[Card, ...]) -> str:
    """The whole situation on demand."""
    return translate(
        "Reader", "Deal {d}. Trumps {suit}. Tricks: you {a}, they {b}. Your hand: {cards}."
    ).format(d=deal, suit=trump, a=ours, b=theirs, cards=cards_list(hand))
