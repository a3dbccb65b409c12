"""Words of the rules book's page: head, contents, search, remarks, pictures read aloud."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.texts.cards import card_name, rank_letters, suit_name
from kominek_desktop.rules.cards import Card, Rank, Suit

translate = QCoreApplication.translate
_LOWEST_NAMED = Rank.NINE


def title(game: str) -> str:
    """The head of the page."""
    return translate("RulesPage", "Rules: {game}").format(game=game)


def window() -> str:
    """The window that shows nothing but the rules."""
    return translate("RulesPage", "Kominek: rules of the games")


def note(differences: int) -> str:
    """Beside the title, at the rules of one's own table."""
    if not differences:
        return translate("RulesPage", "your table’s rules, as printed")
    return translate(
        "RulesPage", "your table’s rules, %n difference(s) from the print", None, differences
    )


def contents() -> str:
    """The tree of chapters, for the ear."""
    return translate("RulesPage", "Contents")


def reading() -> str:
    """The text, for the ear."""
    return translate("RulesPage", "Text of the rules")


def find() -> str:
    """The button that opens the search."""
    return translate("RulesPage", "Search…")


def find_hint() -> str:
    """In the empty field of the search."""
    return translate("RulesPage", "search in all games")


def hits() -> str:
    """The list of what was found, for the ear."""
    return translate("RulesPage", "What was found")


def hits_count(count: int) -> str:
    """How much was found."""
    if not count:
        return translate("RulesPage", "Found nowhere.")
    return translate("RulesPage", "Found in %n place(s).", None, count)


def print_() -> str:
    """The button that prints."""
    return translate("RulesPage", "Print")


def print_title() -> str:
    """The window in which a printer is chosen."""
    return translate("RulesPage", "Print the rules")


def pdf() -> str:
    """The button that writes a PDF."""
    return translate("RulesPage", "PDF")


def pdf_told() -> str:
    """The same, in full."""
    return translate("RulesPage", "Save the rules as PDF")


def pdf_filter() -> str:
    """Which files are shown when the PDF is saved."""
    return translate("RulesPage", "PDF documents (*.pdf)")


def not_written(name: str) -> str:
    """A PDF could not be written."""
    return translate("RulesPage", "The file {name} could not be written.").format(name=name)


def back() -> str:
    """To the place that was read before."""
    return translate("RulesPage", "Previous place")


def forward() -> str:
    """To the place that was gone back from."""
    return translate("RulesPage", "Next place")


def why_title() -> str:
    """Over the remark that led here."""
    return translate("RulesPage", "Why you are here")


def to_table() -> str:
    """The button under that remark."""
    return translate("RulesPage", "Back to the table")


def legend() -> str:
    """What the diamond in the contents means."""
    return translate("RulesPage", "a rule other than in print. You can change it with a new match.")


def differs() -> str:
    """Said of a chapter with a diamond."""
    return translate("RulesPage", "other than in print")


def difference(name: str, value: str, printed: str) -> str:
    """Under a clause: what the table plays, and what the print says."""
    return translate("RulesPage", "{name}. At your table: {value}. In print: {printed}.").format(
        name=name, value=value, printed=printed
    )


def elsewhere() -> str:
    """Before what other tables do."""
    return translate("RulesPage", "At other tables:")


def reconstructed() -> str:
    """Over what the print does not say."""
    return translate("RulesPage", "Reconstructed")


def page_number(page: int, pages: int) -> str:
    """At the foot of a printed page."""
    return translate("RulesPage", "{page} of {pages}").format(page=page, pages=pages)


def eight_label(ours: bool, points: int) -> str:
    """Over an eight of a picture."""
    if ours:
        return translate("RulesPage", "We: {points}").format(points=points)
    return translate("RulesPage", "They: {points}").format(points=points)


def card_told(card: Card) -> str:
    """A card in words; the low ones that only some games have, by their figure."""
    if card.rank >= _LOWEST_NAMED:
        return card_name(card)
    figure = rank_letters()[card.rank]
    match card.suit:
        case Suit.SPADES:
            return translate("RulesPage", "{rank} of spades").format(rank=figure)
        case Suit.HEARTS:
            return translate("RulesPage", "{rank} of hearts").format(rank=figure)
        case Suit.DIAMONDS:
            return translate("RulesPage", "{rank} of diamonds").format(rank=figure)
        case Suit.CLUBS:
            return translate("RulesPage", "{rank} of clubs").format(rank=figure)


def sign_told(sign: Card | Suit) -> str:
    """A card or a suit within a line, in words."""
    return card_told(sign) if isinstance(sign, Card) else suit_name(sign)


def allowed(card: str) -> str:
    """A card of a picture that bears a tick."""
    return translate("RulesPage", "{card} (allowed)").format(card=card)


def not_allowed(card: str) -> str:
    """A card of a picture that is shaded."""
    return translate("RulesPage", "{card} (not allowed)").format(card=card)


def face_down() -> str:
    """A back in a picture."""
    return translate("RulesPage", "a card face down")


def cards_told(cards: tuple[str, ...]) -> str:
    """A picture of cards, read aloud."""
    return translate("RulesPage", "Picture: {cards}.").format(cards=", ".join(cards))


def groups_told(first: tuple[str, ...], then: tuple[str, ...]) -> str:
    """A picture of cards that lie and cards that follow, read aloud."""
    return translate("RulesPage", "Picture: first {cards}; then {others}.").format(
        cards=", ".join(first), others=", ".join(then)
    )


def ranks_told(cards: tuple[str, ...]) -> str:
    """A row of cards from high to low, read aloud."""
    return translate("RulesPage", "Picture, from high to low: {cards}.").format(
        cards=", ".join(cards)
    )


def value_told(card: str, worth: int) -> str:
    """A card and what it is worth, read aloud."""
    return translate("RulesPage", "{card}: {worth}").format(card=card, worth=worth)


def trick_told(cards: tuple[str, ...], winner: str) -> str:
    """A trick, read aloud; ``winner`` is the card that takes it."""
    return translate("RulesPage", "Picture of a trick: {cards}. It is taken by: {card}.").format(
        cards=", ".join(cards), card=winner
    )


def eights_told(ours: int, theirs: int, coats: int) -> str:
    """Both eights, read aloud."""
    if coats == 1:
        text = translate(
            "RulesPage",
            "Picture of the eights: uncovered we {ours}, they {theirs}, with a fur coat on theirs.",
        )
    elif coats:
        text = translate(
            "RulesPage",
            "Picture of the eights: uncovered we {ours}, they {theirs}, with a two-piece on "
            "theirs.",
        )
    else:
        text = translate("RulesPage", "Picture of the eights: uncovered we {ours}, they {theirs}.")
    return text.format(ours=ours, theirs=theirs)
