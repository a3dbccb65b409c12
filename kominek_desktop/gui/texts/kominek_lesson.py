"""What the first deal of Kominek says, step by step."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.lesson.steps import Names, Words
from kominek_desktop.gui.texts.cards import Case, card_name
from kominek_desktop.rules.cards import Card

translate = QCoreApplication.translate

_ENTER = "Enter"


def title() -> str:
    """What the lesson is called."""
    return translate("Lesson", "First deal")


def _named(text: str, names: Names) -> str:
    _, west, north, east = map(escape, names)
    return text.format(west=west, north=north, east=east)


def cut(names: Names) -> Words:
    """The person cuts (K6)."""
    text = translate(
        "Lesson",
        "Before every deal somebody cuts the pack, usually the dealer’s right neighbour. Today"
        " {east} deals and asks you to cut. The pack is prepared for this lesson, so cut wherever"
        " you like.",
    )
    act = translate("Lesson", "Click anywhere in the pack or press")
    return Words(translate("Lesson", "Cut the pack"), _named(text, names), act, "Space")


def trump(_: Names) -> Words:
    """Three cards, and the trump suit (K8)."""
    text = translate(
        "Lesson",
        "You see only three of your six cards and already name <b>trumps</b>, the suit that beats"
        " all others. A king and queen of one suit are worth extra, and you hold both in hearts.",
    )
    act = translate("Lesson", "Choose hearts or press")
    return Words(translate("Lesson", "Three cards and trumps"), text, act, _ENTER)


def other_trump() -> str:
    """Another suit was named, or none."""
    return translate("Lesson", "The rules allow that, but in this lesson choose hearts.")


def auction(_: Names) -> Words:
    """Nobody plays a solo game (K18)."""
    text = translate(
        "Lesson",
        "Now everybody has six cards and may announce a game of one against two. That takes very"
        " strong cards; the last step tells about it. Today you play the ordinary way, pair"
        " against pair.",
    )
    act = translate("Lesson", "Say pass or press")
    return Words(translate("Lesson", "Pass for now"), text, act, _ENTER)


def other_call() -> str:
    """A solo game was named."""
    return translate("Lesson", "The rules allow that, but not with these cards. Pass this time.")


def values(names: Names) -> Words:
    """What cards are worth, and what it is about (K3, K30)."""
    text = translate(
        "Lesson",
        "An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2, a nine 0. You and {north}"
        " are one pair, {west} and {east} the other. The pair that is first to take <b>66 card"
        " points</b> wins the deal.",
    )
    return Words(translate("Lesson", "What the cards are worth"), _named(text, names))


def play(step: str, card: Card, names: Names) -> Words:
    """A card is to be played; ``step`` is rank, partner, follow or trump."""
    act = translate("Lesson", "Click the {card} or press").format(
        card=card_name(card, Case.ACCUSATIVE)
    )
    heading, text = {
        "rank": _rank,
        "partner": _partner,
        "follow": _follow,
        "trump": _trump_it,
    }[step]()
    return Words(heading, _named(text, names), act, _ENTER)


def _rank() -> tuple[str, str]:
    """K2."""
    return translate("Lesson", "The ten beats the king"), translate(
        "Lesson",
        "In every suit, from the top: ace, ten, king, queen, jack, nine. The <b>ten</b> stands"
        " right after the ace! You lead first. A nine costs nothing: start with it and see how"
        " the ten takes the king.",
    )


def _partner() -> tuple[str, str]:
    """K25, K27."""
    return translate("Lesson", "A trick for your pair"), translate(
        "Lesson",
        "Spades were led, so whoever has a spade must play one: both of yours are raised. {north}"
        " is taking this trick with the ace, and you play last. Add the <b>ten</b>, and its 10"
        " card points are yours.",
    )


def twenty(names: Names) -> Words:
    """A plain marriage (K28)."""
    text = translate(
        "Lesson",
        "{north} leads the queen of spades and says “Twenty!” A king and queen of one suit are a"
        " <b>marriage</b>: 20 card points at once, even if the trick is lost. You announce it when"
        " you lead, once your pair has a trick.",
    )
    return Words(translate("Lesson", "Twenty!"), _named(text, names))


def _follow() -> tuple[str, str]:
    """K25."""
    return translate("Lesson", "Follow suit"), translate(
        "Lesson",
        "You have just one spade left, so you may play only the <b>jack of spades</b>. Raised"
        " cards are the ones you may play. Try another if you like: the table will say why not.",
    )


def _trump_it() -> tuple[str, str]:
    """K25."""
    return translate("Lesson", "No card of the suit? Trump!"), translate(
        "Lesson",
        "{west} leads the ace of diamonds, and you have no diamond left. Then you must play a"
        " <b>trump</b>. Even the smallest one beats an ace. Keep the king and queen: you will need"
        " them at once.",
    )


def other_card(step: str, card: Card) -> str:
    """A card that may be played, but is not the lesson's."""
    if step == "trump":
        return translate("Lesson", "The rules allow that, but keep the king and queen for now.")
    return translate("Lesson", "The rules allow that, but this time play the {card}.").format(
        card=card_name(card, Case.ACCUSATIVE)
    )


def forty(_: Names) -> Words:
    """A marriage in trumps (K28)."""
    text = translate(
        "Lesson",
        "It is your lead, your pair has tricks, and you hold the king and queen of trumps."
        " A marriage in trumps is worth <b>40</b>. Lead one of the two and say so when the table"
        " asks.",
    )
    act = translate("Lesson", "Click the king or the queen, or press")
    return Words(translate("Lesson", "Forty!"), text, act, _ENTER)


def forty_asked(names: Names) -> Words:
    """The table asks about the marriage."""
    first = forty(names)
    act = translate("Lesson", "Choose “Forty” or press")
    return Words(first.title, first.text, act, _ENTER)


def no_forty() -> str:
    """King or queen without the marriage."""
    return translate("Lesson", "Without the marriage 40 card points are lost. Say “Forty”.")


def sixty_six(_: Names) -> Words:
    """The deal is over, and what it pays (K30, K31)."""
    text = translate(
        "Lesson",
        "Your tricks brought 39, the marriages 20 and 40: <b>99</b>, and 66 is enough. So the deal"
        " ends at once. The opponents have tricks, therefore you uncover 1 point; without a single"
        " trick it would be 3.",
    )
    return Words(translate("Lesson", "Sixty-six"), text)


def eight(_: Names) -> Words:
    """The eight and the coats (K4, K33, K36)."""
    text = translate(
        "Lesson",
        "Each pair has an eight, and every point uncovers one more of its signs. Uncover all"
        " <b>eight</b>, and the opponents wear a fur coat; then both eights are covered again."
        " Three fur coats win the match.",
    )
    return Words(translate("Lesson", "The eight"), text)


def nines(_: Names) -> Words:
    """Na trzy 9 (K14 to K17)."""
    text = translate(
        "Lesson",
        "Whoever has <b>three nines</b> may lay them down before the first lead. Each opponent"
        " secretly picks a card of one of those suits, and then one nine stays. If they have hit"
        " its suit, 3 points are theirs; if not, yours. Then the deal goes on.",
    )
    return Words(translate("Lesson", "On three nines"), text)


def solo(_: Names) -> Words:
    """The solo games (K18 to K22)."""
    text = translate(
        "Lesson",
        "<b>Five</b>: take the first five tricks for 5 points. <b>Six</b>: all six for 6."
        " <b>Fur coat</b> and <b>two-piece</b>: all six for one or two fur coats. No trumps and no"
        " card points; your partner sits out. Lose a trick, and the pay goes to the opponents.",
    )
    return Words(translate("Lesson", "One against two"), text)
