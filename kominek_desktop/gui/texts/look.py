"""Words of the page on which a kept match is looked at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def reading() -> str:
    """Title while the match is being read."""
    return translate("Look", "Just a moment…")


def note(date: str, figure: str, result: str) -> str:
    """Beside the title: when the match was played, and how it ended."""
    if figure:
        return translate("Look", "{date} · {figure}, {result}").format(
            date=date, figure=figure, result=result
        )
    return translate("Look", "{date} · {result}").format(date=date, result=result)


def go_on() -> str:
    """Button: carry this match on."""
    return translate("Look", "&Continue")


def sheet() -> str:
    """Button: the score sheet of this match."""
    return translate("Look", "Score shee&t")


def all_cards() -> str:
    """A switch: the hands of all players as they were dealt."""
    return translate("Look", "All ca&rds")


def all_cards_about(over: bool, dealt: bool) -> str:
    """What the switch shows, or why it does not."""
    if not over:
        return translate("Look", "All hands can be seen when a deal is over.")
    if not dealt:
        return translate("Look", "No cards were dealt this time.")
    return translate("Look", "The hands of all players, as they were dealt.")


def hand(name: str, cards: str) -> str:
    """A hand, for the ear."""
    return translate("Look", "{name}: {cards}").format(name=name, cards=cards)


def act(key: str) -> str:
    """A button under the table."""
    match key:
        case "deal_before":
            return translate("Look", "Previous deal")
        case "back":
            return translate("Look", "One step back")
        case "play":
            return translate("Look", "Play on")
        case "pause":
            return translate("Look", "Stop")
        case "forward":
            return translate("Look", "One step on")
        case _:
            return translate("Look", "Next deal")


def tip(name: str, keys: str) -> str:
    """A button and its key."""
    return translate("Look", "{name} ({keys})").format(name=name, keys=keys)


def steps_name() -> str:
    """The buttons together, for the ear."""
    return translate("Look", "Steps")


def course_name() -> str:
    """The strip of deals, for the ear."""
    return translate("Look", "Course of the match")


def tricks_name() -> str:
    """The marks of the tricks, for the ear."""
    return translate("Look", "Tricks of this deal")


def course_about() -> str:
    """The keys of the page, for the ear."""
    return translate(
        "Look",
        "Left and Right go one step, Page Up and Page Down one deal, Home and End to the beginning "
        "and the end. Space plays on.",
    )


def where(deal: int, deals: int, trick: int, over: bool) -> str:
    """Where we are; ``trick`` is 0 before the first one."""
    if over:
        text = translate("Look", "deal {deal} of {deals}, the end")
    elif trick:
        text = translate("Look", "deal {deal} of {deals}, trick {trick}")
    else:
        text = translate("Look", "deal {deal} of {deals}, before play")
    return text.format(deal=deal, deals=deals, trick=trick)


def deal(number: int, result: str) -> str:
    """A deal of the strip, for the ear."""
    if result:
        return translate("Look", "Deal {number}: {result}").format(number=number, result=result)
    return translate("Look", "Deal {number}").format(number=number)


def trick(number: int, winner: str) -> str:
    """A trick of the strip, for the ear; ``winner`` is empty where the record ends before."""
    if winner:
        return translate("Look", "Trick {number}: {winner}").format(number=number, winner=winner)
    return translate("Look", "Trick {number}").format(number=number)


def here() -> str:
    """Said with the deal and the trick that are shown."""
    return translate("Look", "shown now")
