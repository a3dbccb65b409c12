"""Words of Kominek's refusals, results, match end and what is read aloud."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.texts.cards import Case, card_name, cards_list
from kominek_desktop.gui.texts.kominek_calls import game_name
from kominek_desktop.rules.cards import Card, Suit
from kominek_desktop.rules.games.kominek.legality import No
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.state import Coat, DealResult, Reason

translate = QCoreApplication.translate


def refusal_title(card: bool) -> str:
    """Title of a refusal: a card, or anything else."""
    return translate("Refusal", "Not that card") if card else translate("Refusal", "Not allowed")


def clause_link(clause: str) -> str:
    """The link to the rule."""
    return translate("Refusal", "Rule {clause}").format(clause=clause)


def must_follow_one(suit: Suit, card: Card) -> str:
    """One card of the suit led is held."""
    name = card_name(card, Case.ACCUSATIVE)
    match suit:
        case Suit.SPADES:
            return translate(
                "Refusal",
                "Spades were led and you have a spade: play the **{card}**. You may trump only "
                "when you have no spade.",
            ).format(card=name)
        case Suit.HEARTS:
            return translate(
                "Refusal",
                "Hearts were led and you have a heart: play the **{card}**. You may trump only "
                "when you have no heart.",
            ).format(card=name)
        case Suit.DIAMONDS:
            return translate(
                "Refusal",
                "Diamonds were led and you have a diamond: play the **{card}**. You may trump "
                "only when you have no diamond.",
            ).format(card=name)
        case Suit.CLUBS:
            return translate(
                "Refusal",
                "Clubs were led and you have a club: play the **{card}**. You may trump only "
                "when you have no club.",
            ).format(card=name)


def must_follow(suit: Suit, count: int) -> str:
    """Several cards of the suit led are held."""
    match suit:
        case Suit.SPADES:
            return translate(
                "Refusal", "Spades were led: play one of your %n spade(s).", None, count
            )
        case Suit.HEARTS:
            return translate(
                "Refusal", "Hearts were led: play one of your %n heart(s).", None, count
            )
        case Suit.DIAMONDS:
            return translate(
                "Refusal", "Diamonds were led: play one of your %n diamond(s).", None, count
            )
        case Suit.CLUBS:
            return translate("Refusal", "Clubs were led: play one of your %n club(s).", None, count)


def must_trump(led: Suit) -> str:
    """Void in the suit led, and trumps are held."""
    match led:
        case Suit.SPADES:
            return translate("Refusal", "You have no spade, so you must trump.")
        case Suit.HEARTS:
            return translate("Refusal", "You have no heart, so you must trump.")
        case Suit.DIAMONDS:
            return translate("Refusal", "You have no diamond, so you must trump.")
        case Suit.CLUBS:
            return translate("Refusal", "You have no club, so you must trump.")


def must_beat(lying: Card, held: Card) -> str:
    """The table rule to beat in suit."""
    return translate("Refusal", "Table rule: beat the {card}. You have the {held}.").format(
        card=card_name(lying, Case.ACCUSATIVE), held=card_name(held, Case.ACCUSATIVE)
    )


def refusal(no: No, name: str, bid: SoloGame | None) -> str:
    """Every other reason in one sentence."""
    match no:
        case No.NOT_YOUR_TURN:
            return translate("Refusal", "It is the turn of {name}.").format(name=name)
        case No.OVERTRUMP:
            return translate("Refusal", "Table rule: over-trump.")
        case No.MARRIAGE_NO_TRICK:
            return translate("Refusal", "A marriage needs a trick taken by your pair.")
        case No.MARRIAGE_LEAD:
            return translate("Refusal", "A marriage is announced on your own lead.")
        case No.MARRIAGE_PAIR:
            return translate("Refusal", "A marriage needs king and queen of one suit.")
        case No.SOLO_MARRIAGE:
            return translate("Refusal", "Marriages do not count in solo games.")
        case No.SOLO_FOLLOW:
            return translate("Refusal", "Follow suit: in solo games too, suit comes first.")
        case No.SOLO_TRUMP:
            return translate("Refusal", "Table rule: in this solo game a void player must trump.")
        case No.PICK_SUIT:
            return translate("Refusal", "Pick a card in the suit of a shown nine.")
        case No.BID_LOW:
            if bid is None:
                return translate("Refusal", "Call a game or pass.")
            return translate("Refusal", "“{game}” is already called. Go higher or pass.").format(
                game=game_name(bid)
            )
        case No.OUT_AUTOMATIC | No.CLAIM_AUTOMATIC:
            return translate("Refusal", "At this table 66 is counted by itself.")
        case No.CLAIM_LEAD:
            return translate("Refusal", "“66” is said by the player on lead, not before trick two.")
    return translate("Refusal", "That cannot be done now.")


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


def _uncovers(ours: bool, points: int) -> str:
    if ours:
        return translate("Result", "You uncover **%n point(s)**.", None, points)
    return translate("Result", "They uncover **%n point(s)**.", None, points)


def _nine_cut(result: DealResult, us: int) -> str:
    why = translate("Result", "A nine lay at the bottom three times.")
    return f"{why} {_uncovers(result.scored_by == us, 1)}"


def _ordinary_line(result: DealResult, us: int) -> str:
    ours = result.scored_by == us
    mine, theirs = result.pips[us], result.pips[1 - us]
    count = translate("Result", "You have %n card point(s), they have {n}.", None, mine)
    match result.reason:
        case Reason.NO_TRICK if ours:
            why = translate("Result", "They took no trick.")
        case Reason.NO_TRICK:
            why = translate("Result", "You took no trick.")
        case Reason.HAS_TRICK if ours:
            why = translate("Result", "They took a trick.")
        case Reason.HAS_TRICK:
            why = translate("Result", "You took a trick.")
        case Reason.UNDER_33 if ours:
            why = translate("Result", "They have fewer than 33.")
        case Reason.UNDER_33:
            why = translate("Result", "You have fewer than 33.")
        case Reason.FROM_33 if ours:
            why = translate("Result", "They have 33 or more.")
        case Reason.FROM_33:
            why = translate("Result", "You have 33 or more.")
        case Reason.WRONG_CLAIM if ours:
            why = translate("Result", "They said sixty-six too early.")
        case Reason.WRONG_CLAIM:
            why = translate("Result", "Sixty-six was said too early.")
        case _ if ours:
            why = translate("Result", "The last trick is yours, and that decides.")
        case _:
            why = translate("Result", "The last trick is theirs, and that decides.")
    return f"{count.format(n=theirs)} {why} {_uncovers(ours, result.points)}"


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


def hand_card_spoken(card: Card, place: int, count: int, reason: str) -> str:
    """A card of the hand; ``reason`` empty = it may be played."""
    name = card_name(card)
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
