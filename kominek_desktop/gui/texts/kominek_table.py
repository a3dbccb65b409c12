"""Words on the table of Kominek: plates, badge, eights, bubbles, cut."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.state import Coat

translate = QCoreApplication.translate


def dealer_mark() -> str:
    """The letter on the dealer's chip."""
    return translate("Plate", "D", "one letter: deals")


def role_partner() -> str:
    """Second line of our partner's plate."""
    return translate("Plate", "partner")


def role_deals() -> str:
    """Second line of the dealer's plate."""
    return translate("Plate", "deals")


def role_forehand() -> str:
    """Second line of forehand's plate."""
    return translate("Plate", "forehand")


def role_sits_out() -> str:
    """Second line of a soloist's partner."""
    return translate("Plate", "sits out")


def role_defends() -> str:
    """Second line of a soloist's opponents."""
    return translate("Plate", "defends")


def role_passed() -> str:
    """Second line of a player who has passed in the auction."""
    return translate("Plate", "pass")


def role_plays(game: SoloGame) -> str:
    """Second line of the soloist."""
    match game:
        case SoloGame.FIVE:
            return translate("Plate", "plays five")
        case SoloGame.SIX:
            return translate("Plate", "plays six")
        case SoloGame.FUTRO:
            return translate("Plate", "plays the fur coat")
        case SoloGame.GARNITUR:
            return translate("Plate", "plays the two-piece")


def tricks(count: int) -> str:
    """Tricks taken by a player."""
    return translate("Plate", "%n trick(s)", None, count)


def turn_lead() -> str:
    """Our plate when we lead."""
    return translate("Plate", "your lead")


def turn_play() -> str:
    """Our plate when we add a card."""
    return translate("Plate", "your turn")


def turn_call() -> str:
    """Our plate in the auction."""
    return translate("Plate", "your call")


def turn_question() -> str:
    """Our plate when only we are asked."""
    return translate("Plate", "question for you")


def turn_cut() -> str:
    """Our plate when we cut."""
    return translate("Plate", "you cut")


def turn_follow(suit: Suit) -> str:
    """Our plate when we hold the suit led."""
    match suit:
        case Suit.SPADES:
            return translate("Plate", "your turn · follow with a spade")
        case Suit.HEARTS:
            return translate("Plate", "your turn · follow with a heart")
        case Suit.DIAMONDS:
            return translate("Plate", "your turn · follow with a diamond")
        case Suit.CLUBS:
            return translate("Plate", "your turn · follow with a club")


def turn_trump() -> str:
    """Our plate when we must trump."""
    return translate("Plate", "your turn · trump")


def thinking() -> str:
    """A player thinks."""
    return translate("Plate", "thinking…")


def badge_head() -> str:
    """The one word in capitals."""
    return translate("Badge", "TRUMPS")


def badge_none() -> str:
    """Title of the badge in a game without trumps."""
    return translate("Badge", "no trumps")


def badge_by(name: str) -> str:
    """Who named the trump suit."""
    return translate("Badge", "named by {name}").format(name=name)


def badge_by_you() -> str:
    """You named the trump suit."""
    return translate("Badge", "named by you")


def badge_sixth() -> str:
    """The sixth card fixed the trump suit."""
    return translate("Badge", "sixth card")


def badge_solo(game: SoloGame, name: str) -> str:
    """Who plays a solo game."""
    match game:
        case SoloGame.FIVE:
            return translate("Badge", "five, {name}").format(name=name)
        case SoloGame.SIX:
            return translate("Badge", "six, {name}").format(name=name)
        case SoloGame.FUTRO:
            return translate("Badge", "fur coat, {name}").format(name=name)
        case SoloGame.GARNITUR:
            return translate("Badge", "two-piece, {name}").format(name=name)


def badge_solo_you(game: SoloGame) -> str:
    """You play a solo game."""
    match game:
        case SoloGame.FIVE:
            return translate("Badge", "five, you play")
        case SoloGame.SIX:
            return translate("Badge", "six, you play")
        case SoloGame.FUTRO:
            return translate("Badge", "fur coat, you play")
        case SoloGame.GARNITUR:
            return translate("Badge", "two-piece, you play")


def pips(ours: int, theirs: int) -> str:
    """The running count, shown only at tables that allow it (K30)."""
    return translate("Plate", "Card points {ours} : {theirs}").format(ours=ours, theirs=theirs)


def we() -> str:
    """Our pair."""
    return translate("Pair", "We")


def they() -> str:
    """The other pair."""
    return translate("Pair", "They")


def eight_caption(ours: bool, uncovered: int) -> str:
    """Over an eight."""
    if ours:
        return translate("Eight", "We: {n} of 8 uncovered").format(n=uncovered)
    return translate("Eight", "They: {n} of 8 uncovered").format(n=uncovered)


def eight_spoken(ours: bool, uncovered: int, coats: int) -> str:
    """An eight, for the screen reader."""
    text = (
        translate("Eight", "Our eight: {n} of 8 uncovered, %n fur coat(s).", None, coats)
        if ours
        else translate("Eight", "Their eight: {n} of 8 uncovered, %n fur coat(s).", None, coats)
    )
    return text.format(n=uncovered)


def score_head(deal: int, coats: int | None) -> str:
    """Head of the score plate."""
    if coats is None:
        return translate("Score", "Deal {deal} · endless").format(deal=deal)
    return translate("Score", "Deal {deal} · to %n fur coat(s)", None, coats).format(deal=deal)


def score_note() -> str:
    """Over the places of the coats."""
    return translate("Score", "wearing")


def progress(trick: int, count: int) -> str:
    """Solo progress plate."""
    return translate("Plate", "Trick {n} of {count}").format(n=trick, count=count)


def say_trump(suit: Suit) -> str:
    """Forehand names the trump suit."""
    match suit:
        case Suit.SPADES:
            return translate("Bubble", "Spades are trumps!")
        case Suit.HEARTS:
            return translate("Bubble", "Hearts are trumps!")
        case Suit.DIAMONDS:
            return translate("Bubble", "Diamonds are trumps!")
        case Suit.CLUBS:
            return translate("Bubble", "Clubs are trumps!")


def say_decline() -> str:
    """Forehand declines."""
    return translate("Bubble", "I decline.")


def say_redeal() -> str:
    """A new deal is asked for."""
    return translate("Bubble", "Deal again!")


def say_nines() -> str:
    """Three nines are announced."""
    return translate("Bubble", "On three nines!")


def say_place(top: bool) -> str:
    """Górna or dolna."""
    return translate("Bubble", "Top!") if top else translate("Bubble", "Bottom!")


def say_call(game: SoloGame | None) -> str:
    """A call of the auction."""
    match game:
        case None:
            return translate("Bubble", "Pass.")
        case SoloGame.FIVE:
            return translate("Bubble", "I go for five!")
        case SoloGame.SIX:
            return translate("Bubble", "I go for six!")
        case SoloGame.FUTRO:
            return translate("Bubble", "I go for the fur coat!")
        case SoloGame.GARNITUR:
            return translate("Bubble", "I go for the two-piece!")


def say_marriage(points: int, out: bool) -> str:
    """Forty or twenty, perhaps going out."""
    if out:
        if points == 40:
            return translate("Bubble", "Forty, and out!")
        return translate("Bubble", "Twenty, and out!")
    return translate("Bubble", "Forty!") if points == 40 else translate("Bubble", "Twenty!")


def say_sixty_six() -> str:
    """66 by word."""
    return translate("Bubble", "Sixty-six!")


def splash(coat: Coat, ours: bool) -> str:
    """Over a coat in the middle; ``ours``: we wear it."""
    if coat is Coat.FUTRO:
        if ours:
            return translate("Splash", "A fur coat on us")
        return translate("Splash", "A fur coat on them!")
    if ours:
        return translate("Splash", "A two-piece on us")
    return translate("Splash", "A two-piece on them!")


def splash_eighth(ours_uncovered: bool) -> str:
    """Under a coat that a full eight brought."""
    if ours_uncovered:
        return translate(
            "Splash",
            "You uncover the eighth point. Both eights are covered and a new game begins.",
        )
    return translate(
        "Splash",
        "They uncover the eighth point. Both eights are covered and a new game begins.",
    )


def splash_solo(made: bool) -> str:
    """Under a coat that a solo game brought."""
    if made:
        return translate("Splash", "All six tricks are taken. The uncovered points stay.")
    return translate("Splash", "The game failed: the coat goes the other way.")


def splash_solo_reset(made: bool) -> str:
    """The same when the table rule covers both eights."""
    if made:
        return translate("Splash", "All six tricks are taken. Both eights are covered.")
    return translate("Splash", "The game failed. Both eights are covered.")


def cut_title() -> str:
    """Over the ribbon."""
    return translate("Cut", "Cut the cards")


def cut_other(name: str) -> str:
    """Somebody else cuts."""
    return translate("Cut", "Cut: {name}").format(name=name)


def cut_try(number: int) -> str:
    """Which try it is."""
    return translate("Cut", "try {n} of 3").format(n=number)


def cut_lifted() -> str:
    """Template: how many cards are lifted; keeps ``{n}``."""
    return translate("Cut", "you lift {n} of 24")


def cut_instruction() -> str:
    """How to cut with the mouse."""
    return translate("Cut", "Click where you want to cut, or pull the upper part of the pack away.")


def cut_keys() -> str:
    """How to cut with keys."""
    return translate("Cut", "← → one card, Home End ends, Space cut")


def cut_nine_again() -> str:
    """A nine came to the bottom."""
    return translate(
        "Cut",
        "A nine at the bottom: cut again. A third in a row gives the dealing pair 1 point (K7).",
    )


def cut_nine_third() -> str:
    """The third nine."""
    return translate(
        "Cut",
        "Three nines in a row. The dealing pair uncovers 1 point; the next player deals.",
    )


def cut_was(count: int) -> str:
    """Caption of the nines shown."""
    if count == 1:
        return translate("Cut", "was at the bottom")
    return translate("Cut", "were at the bottom")
