"""Words of Kominek's questions before the auction, of the last trick and the status bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.texts.cards import Case, card_name
from kominek_desktop.rules.cards import Card
from kominek_desktop.rules.games.kominek.state import Ground, Phase

translate = QCoreApplication.translate


def cutter_title() -> str:
    """The dealer names who cuts."""
    return translate("Cut", "Who cuts the cards?")


def cutter_line() -> str:
    """The table rule behind the question."""
    return translate("Cut", "Table rule: the dealer names any other player (K6).")


def trump_title() -> str:
    """Title of the trump question."""
    return translate("Trump", "Name trumps")


def trump_note() -> str:
    """Right of the title."""
    return translate("Trump", "you are forehand · you see three cards")


def trump_held(letters: str) -> str:
    """Second line of a suit's tile: what is held of it."""
    return translate("Trump", "you hold {cards}").format(cards=letters)


def trump_none() -> str:
    """Second line of a suit's tile: nothing held."""
    return translate("Trump", "none held")


def trump_explain() -> str:
    """Explanation of a suit's tile."""
    return translate("Trump", "Any suit may be named, held or not (K8).")


def decline() -> str:
    """The refusing answer."""
    return translate("Trump", "I decline")


def decline_explain() -> str:
    """What declining means."""
    return translate("Trump", "Your sixth card, shown to all, then fixes the trump suit (K9).")


def redeal_title() -> str:
    """Title of the redeal question."""
    return translate("Redeal", "Ask for a redeal?")


def redeal_ground(ground: Ground, pips: int, own: Card | None) -> str:
    """The ground in one sentence; ``own`` is the one trump when it is in your hand."""
    match ground:
        case Ground.LOW:
            return translate(
                "Redeal", "Your cards are worth %n card point(s), fewer than 13.", None, pips
            )
        case Ground.FOUR_NINES:
            return translate("Redeal", "You hold four nines.")
        case Ground.NO_TRUMP:
            return translate("Redeal", "Your pair holds no trump.")
        case Ground.ONE_TRUMP:
            if own is None:
                return translate("Redeal", "Your pair holds just one trump.")
            return translate("Redeal", "Your pair holds just one trump, your {card}.").format(
                card=card_name(own, Case.ACCUSATIVE)
            )
        case Ground.NINE_AND_JACK:
            return translate(
                "Redeal", "Your pair’s only trumps are the nine and the jack, one each."
            )


def redeal_consequence(dealer: str, you_deal: bool) -> str:
    """What follows from either answer."""
    if you_deal:
        return translate(
            "Redeal",
            "Nobody can refuse. You deal again after a new cut. If you do not use it, the "
            "opponents will not know.",
        )
    return translate(
        "Redeal",
        "Nobody can refuse. {name} deals again after a new cut. If you do not use it, the "
        "opponents will not know.",
    ).format(name=dealer)


def redeal_partner() -> str:
    """The partner may be asked too."""
    return translate("Redeal", "Your partner may be asked too.")


def redeal_no() -> str:
    """The refusing answer."""
    return translate("Redeal", "No, I play")


def redeal_yes() -> str:
    """The other answer."""
    return translate("Redeal", "Yes, deal again")


def redeal_told(name: str, grounds: tuple[Ground, ...]) -> str:
    """Asker and ground, told to all (K12)."""
    match grounds[0]:
        case Ground.LOW:
            return translate("Redeal", "Redeal ({name}): fewer than 13.").format(name=name)
        case Ground.FOUR_NINES:
            return translate("Redeal", "Redeal ({name}): four nines.").format(name=name)
        case Ground.NO_TRUMP:
            return translate("Redeal", "Redeal ({name}): the pair has no trump.").format(name=name)
        case Ground.ONE_TRUMP:
            return translate("Redeal", "Redeal ({name}): the pair has one trump.").format(name=name)
        case Ground.NINE_AND_JACK:
            return translate("Redeal", "Redeal ({name}): only the nine and jack of trumps.").format(
                name=name
            )


def nines_title() -> str:
    """The holder of three nines is asked."""
    return translate("Nines", "Play on three nines?")


def nines_line() -> str:
    """How the side game goes."""
    return translate(
        "Nines",
        "Choose three nines to lay down. Each opponent secretly picks a card of one of their "
        "suits. Then you leave one nine: if its suit is hit they uncover 3 points, if not, "
        "you do.",
    )


def nines_no() -> str:
    """The refusing answer."""
    return translate("Nines", "I do not")


def nines_yes() -> str:
    """The primary answer."""
    return translate("Nines", "Lay three nines")


def nines_counter() -> str:
    """Template of the counter; keeps ``{n}``."""
    return translate("Nines", "{n} of 3 selected")


def answer_title() -> str:
    """An opponent answers."""
    return translate("Nines", "Pick a card")


def answer_note(name: str) -> str:
    """Who plays on three nines."""
    return translate("Nines", "{name} plays on three nines").format(name=name)


def answer_line() -> str:
    """What the answer means."""
    return translate(
        "Nines",
        "A card of the suit of one of the nines. Your partner does not see it, and you "
        "do not see your partner’s. “Top” or “bottom” changes nothing: it is a war of nerves.",
    )


def top() -> str:
    """The word górna."""
    return translate("Nines", "top")


def bottom() -> str:
    """The word dolna."""
    return translate("Nines", "bottom")


def leave_title() -> str:
    """Which nine stays."""
    return translate("Nines", "Which nine stays?")


def leave_line() -> str:
    """What it decides."""
    return translate(
        "Nines",
        "Two nines go back to your hand. You win 3 points if neither opponent has picked a "
        "card of the suit that stays.",
    )


def reveal_title(ours: bool) -> str:
    """Who uncovers 3."""
    if ours:
        return translate("Nines", "You uncover 3")
    return translate("Nines", "They uncover 3")


def reveal_line(hit: bool) -> str:
    """Hit or miss in words."""
    if hit:
        return translate("Nines", "Hit: a picked card has the suit of the nine that stays.")
    return translate("Nines", "Miss: no picked card has the suit of the nine that stays.")


def no_pick(name: str) -> str:
    """Under the place of an opponent without a card of a shown suit."""
    return translate("Nines", "{name}: none").format(name=name)


def continue_() -> str:
    """Close what was shown."""
    return translate("Panel", "Continue")


def last_trick_title() -> str:
    """The last trick, looked at again."""
    return translate("LastTrick", "Last trick")


def last_trick_note() -> str:
    """How long it may be seen."""
    return translate("LastTrick", "Seen until the next trick is complete")


def last_trick_none() -> str:
    """Nothing to look at yet."""
    return translate("LastTrick", "No trick to look at yet.")


def last_trick_off() -> str:
    """The table rule forbids it."""
    return translate("LastTrick", "Table rule: taken tricks are not looked at (K30).")


def status_lead() -> str:
    """The left half of the status bar: you lead."""
    return translate("Status", "Your lead.")


def status(phase: Phase, name: str, mine: bool) -> str:
    """The left half of the status bar: whose turn, and what is asked."""
    if mine:
        match phase:
            case Phase.CUT:
                return translate("Status", "You cut the cards.")
            case Phase.CUTTER:
                return translate("Status", "Name who cuts.")
            case Phase.TRUMP:
                return translate("Status", "Name trumps or decline.")
            case Phase.REDEAL:
                return translate("Status", "You may ask for a redeal.")
            case Phase.NINES:
                return translate("Status", "You may play on three nines.")
            case Phase.ANSWER:
                return translate("Status", "Pick a card of a shown suit.")
            case Phase.LEAVE:
                return translate("Status", "Choose the nine that stays.")
            case Phase.AUCTION:
                return translate("Status", "Call a game or pass.")
            case Phase.LAST_CLAIM:
                return translate("Status", "You may say sixty-six.")
        return translate("Status", "Your turn.")
    match phase:
        case Phase.CUT | Phase.CUTTER:
            return translate("Status", "{name} cuts.").format(name=name)
        case Phase.TRUMP:
            return translate("Status", "{name} names trumps.").format(name=name)
        case Phase.AUCTION:
            return translate("Status", "{name} calls.").format(name=name)
        case Phase.WAIT:
            return translate("Status", "The deal is not ready yet.")
    return translate("Status", "{name} to play.").format(name=name)


def status_resting(over: bool) -> str:
    """The left half of the status bar between deals."""
    if over:
        return translate("Status", "The match is over.")
    return translate("Status", "The deal is over.")


def status_trump(deal: int, suit: str | None) -> str:
    """The right half of the status bar."""
    if suit is None:
        return translate("Status", "Deal {deal}").format(deal=deal)
    return translate("Status", "Deal {deal} · trumps {suit}").format(deal=deal, suit=suit)


def status_no_trump(deal: int) -> str:
    """The right half of the status bar in a game without trumps."""
    return translate("Status", "Deal {deal} · no trumps").format(deal=deal)
