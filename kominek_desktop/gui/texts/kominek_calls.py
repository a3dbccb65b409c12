"""Words of Kominek's announcements: auction, marriage, sixty-six."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.rules.cards import Suit
from kominek_desktop.rules.games.kominek.moves import SoloGame

translate = QCoreApplication.translate


def auction_title() -> str:
    """Title of the auction."""
    return translate("Auction", "Auction of solo games")


def auction_note(futro_trumps: str) -> str:
    """Right of the title while nothing is named, with the value of that switch."""
    if futro_trumps == "on":
        return translate("Auction", "no marriages or card points in these; trumps for coats only")
    return translate("Auction", "no trumps, marriages or card points in these")


def you() -> str:
    """Your own place in the row of calls."""
    return translate("Auction", "You")


def call_pill(name: str, game: SoloGame | None) -> str:
    """A call in the row."""
    if game is None:
        return translate("Auction", "{name}: pass").format(name=name)
    return translate("Auction", "{name}: {game}").format(name=name, game=game_name(game))


def call_waiting(name: str) -> str:
    """Somebody who has not spoken yet."""
    return translate("Auction", "{name} …").format(name=name)


def game_name(game: SoloGame) -> str:
    """The name of a solo game on its tile."""
    match game:
        case SoloGame.FIVE:
            return translate("Auction", "five")
        case SoloGame.SIX:
            return translate("Auction", "six")
        case SoloGame.FUTRO:
            return translate("Auction", "fur coat")
        case SoloGame.GARNITUR:
            return translate("Auction", "two-piece")


def game_pay(game: SoloGame) -> str:
    """Second line of a game's tile."""
    match game:
        case SoloGame.FIVE:
            return translate("Auction", "5 tricks · 5 pts")
        case SoloGame.SIX:
            return translate("Auction", "6 tricks · 6 pts")
        case SoloGame.FUTRO:
            return translate("Auction", "6 tricks · 1 card")
        case SoloGame.GARNITUR:
            return translate("Auction", "6 tricks · 2 cards")


def already_called() -> str:
    """Why a tile is off."""
    return translate("Auction", "already called")


def pass_() -> str:
    """The refusing answer."""
    return translate("Auction", "Pass")


def pass_explain() -> str:
    """What passing means."""
    return translate("Auction", "If nobody names a game, it is ordinary play to 66.")


def pass_explain_called() -> str:
    """What passing means once a game has been named."""
    return translate("Auction", "Whoever passes is out of this auction.")


def game_explain(game: SoloGame, partner: str, failed_coat: str) -> str:
    """What a game asks and pays; ``failed_coat`` is the value of that switch."""
    match game:
        case SoloGame.FIVE:
            return translate(
                "Auction",
                "You must win the **first five** tricks; the sixth card is not played. You lead; "
                "{name} lays the cards aside. Made: you uncover **5**. Failed: they uncover **5**.",
            ).format(name=partner)
        case SoloGame.SIX:
            return translate(
                "Auction",
                "You must win **all six** tricks. You lead; {name} lays the cards aside. Made: "
                "you uncover **6**. Failed: they uncover **6**.",
            ).format(name=partner)
        case SoloGame.FUTRO:
            made = translate("Auction", "**All six** tricks. Made: a fur coat on them.")
        case SoloGame.GARNITUR:
            made = translate(
                "Auction",
                "**All six** tricks. Made: two cards on them, one on the eight and one under it.",
            )
    return f"{made} {_coat_failed(game, failed_coat)}"


def _coat_failed(game: SoloGame, failed_coat: str) -> str:
    match failed_coat:
        case "six":
            return translate("Auction", "Failed: they uncover 6.")
        case "nothing":
            return translate("Auction", "Failed: nothing.")
    if game is SoloGame.FUTRO:
        return translate("Auction", "Failed: a fur coat on you.")
    return translate("Auction", "Failed: both on you.")


def marriage_title(suit: Suit, trump: bool) -> str:
    """Which marriage lies in your hand."""
    if trump:
        match suit:
            case Suit.SPADES:
                return translate("Marriage", "Queen and king of spades: trump marriage")
            case Suit.HEARTS:
                return translate("Marriage", "Queen and king of hearts: trump marriage")
            case Suit.DIAMONDS:
                return translate("Marriage", "Queen and king of diamonds: trump marriage")
            case Suit.CLUBS:
                return translate("Marriage", "Queen and king of clubs: trump marriage")
    match suit:
        case Suit.SPADES:
            return translate("Marriage", "Queen and king of spades: plain marriage")
        case Suit.HEARTS:
            return translate("Marriage", "Queen and king of hearts: plain marriage")
        case Suit.DIAMONDS:
            return translate("Marriage", "Queen and king of diamonds: plain marriage")
        case Suit.CLUBS:
            return translate("Marriage", "Queen and king of clubs: plain marriage")


def marriage_say(points: int) -> str:
    """Lead and announce."""
    if points == 40:
        return translate("Marriage", "Lead and say “Forty”")
    return translate("Marriage", "Lead and say “Twenty”")


def marriage_silent() -> str:
    """Lead without announcing."""
    return translate("Marriage", "Lead, no marriage")


def marriage_out(points: int) -> str:
    """Announce and go out."""
    if points == 40:
        return translate("Marriage", "“Forty” and go out")
    return translate("Marriage", "“Twenty” and go out")


def marriage_explain(automatic: bool) -> str:
    """Under the answer that announces."""
    if automatic:
        return translate(
            "Marriage", "If the marriage brings you to 66, the deal ends at once (K30)."
        )
    return translate("Marriage", "The other card of the two is then known to be yours (K28).")


def marriage_silent_explain() -> str:
    """Under the answer that does not announce."""
    return translate("Marriage", "The card is led like any other; nothing is counted.")


def out_explain(price: str) -> str:
    """Under the answer that goes out; ``price`` from :func:`wrong_price`."""
    match price:
        case "1":
            return translate(
                "Marriage",
                "Ends the deal without a lead. If you are short of 66, they uncover 1 point "
                "(K29, K30).",
            )
        case "3":
            return translate(
                "Marriage",
                "Ends the deal without a lead. If you are short of 66, they uncover 3 points "
                "(K29, K30).",
            )
    return translate(
        "Marriage",
        "Ends the deal without a lead. If you are short of 66, they uncover 1 or 2 points "
        "(K29, K30).",
    )


def claim_title() -> str:
    """The claim by word."""
    return translate("Claim", "Say “sixty-six”?")


def claim_line(price: str) -> str:
    """What it costs when it is wrong, without telling the count."""
    match price:
        case "1":
            return translate(
                "Claim",
                "With 66 card points you win the deal at once. If you are short, the deal ends "
                "and they uncover 1 point, because you have a trick.",
            )
        case "3":
            return translate(
                "Claim",
                "With 66 card points you win the deal at once. If you are short, the deal ends "
                "and they uncover 3 points, because you have no trick.",
            )
    return translate(
        "Claim",
        "With 66 card points you win the deal at once. If you are short, the deal ends and "
        "they uncover 1 or 2 points.",
    )


def claim_yes() -> str:
    """The primary answer."""
    return translate("Claim", "Sixty-six!")


def claim_no() -> str:
    """The refusing answer."""
    return translate("Claim", "Not yet")


def claim_last_no() -> str:
    """The refusing answer after the sixth trick."""
    return translate("Claim", "I do not say it")


def claim_button() -> str:
    """The standing button."""
    return translate("Claim", "“66”")
