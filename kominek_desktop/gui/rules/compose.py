"""A whole book as one text document, for reading on the screen."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from PySide6.QtGui import QTextCursor, QTextDocument, QTextFrame, QTextFrameFormat, QTextLength

from kominek_desktop.gui.rules.book import Book, Choice, Clause, Part
from kominek_desktop.gui.rules.house import Difference, House
from kominek_desktop.gui.rules.inline import Words
from kominek_desktop.gui.rules.look import Look
from kominek_desktop.gui.rules.pictures import Artist
from kominek_desktop.gui.rules.shelf import Place
from kominek_desktop.gui.rules.typeset import Typesetter
from kominek_desktop.gui.texts import rules_page as words


class BoxKind(Enum):
    """What is painted behind a part of the text."""

    QUIET = auto()  # what is reconstructed
    WANTED = auto()  # the clause that the reader came for


@dataclass
class Composed:
    """The document, where its places begin, and what is painted behind it."""

    setter: Typesetter
    places: dict[Place, int] = field(default_factory=dict)
    boxes: list[tuple[QTextFrame, BoxKind]] = field(default_factory=list)
    tables: dict[Place, QTextFrame] = field(default_factory=dict)

    @property
    def document(self) -> QTextDocument:
        """The document."""
        return self.setter.document


def compose(book: Book, house: House, look: Look, document: QTextDocument) -> Composed:
    """Set the book into an empty document."""
    setter = Typesetter(document, look, Artist(look))
    page = Composed(setter)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    page.places[Place(book.game)] = setter.heading(cursor, 1, book.title)
    for line in book.spirit:
        setter.paragraph(cursor, line, look.theme.second)
    if book.reconstructed:
        page.boxes.append((_quiet_box(setter, cursor, book), BoxKind.QUIET))
    for number, section in enumerate(book.sections):
        if number:
            setter.teeth(cursor)
        start = setter.heading(cursor, 2, section.title)
        page.places[Place(book.game, section=section.id)] = start
        write_parts(setter, cursor, section.intro, book, house)
        if section.intro and section.clauses:
            setter.space(cursor)
        for clause in section.clauses:
            _clause(page, cursor, clause, book, house)
    cursor.endEditBlock()
    return page


def write_parts(
    setter: Typesetter,
    cursor: QTextCursor,
    parts: tuple[Part, ...],
    book: Book,
    house: House,
    differences: tuple[Difference, ...] = (),
) -> None:
    """Text with the variants in force; what differs from the print is said under its variant."""
    said = set()
    for part in parts:
        if not isinstance(part, Choice):
            setter.block(cursor, part)
            continue
        for block in house.shown(book, part).blocks:
            setter.block(cursor, block)
        for one in differences:
            if one.switch == part.switch:
                said.add(one.switch)
                setter.remark(cursor, words.difference(one.name, one.value, one.printed))
        others = house.others(book, part)
        if others:
            second = setter.look.theme.second
            setter.paragraph(cursor, (Words(words.elsewhere(), bold=True),), second)
            for variant in others:
                for block in variant.blocks:
                    setter.block(cursor, block, second)
    for one in differences:
        if one.switch not in said:
            setter.remark(cursor, words.difference(one.name, one.value, one.printed))


def _quiet_box(setter: Typesetter, cursor: QTextCursor, book: Book) -> QTextFrame:
    look = setter.look
    shape = QTextFrameFormat()
    shape.setPadding(look.u(12))
    shape.setTopMargin(look.u(8))
    shape.setBottomMargin(look.u(18))
    frame = cursor.insertFrame(shape)
    inside = frame.firstCursorPosition()
    setter.paragraph(inside, (Words(words.reconstructed(), bold=True),), None, 16)
    for line in book.reconstructed:
        setter.paragraph(inside, line, look.theme.second, 16)
    cursor.setPosition(frame.lastPosition() + 1)
    return frame


def _clause(page: Composed, cursor: QTextCursor, clause: Clause, book: Book, house: House) -> None:
    setter = page.setter
    widths = [
        QTextLength(QTextLength.Type.FixedLength, setter.look.ids),
        QTextLength(QTextLength.Type.VariableLength, 0),
    ]
    table = setter.columns(cursor, widths)
    at = table.cellAt(0, 0).firstCursorPosition()
    start = at.position()
    for one in clause.ids:
        setter.heading(at, 3, one)
        page.places[Place(book.game, one)] = start
        page.tables[Place(book.game, one)] = table
    inside = table.cellAt(0, 1).firstCursorPosition()
    write_parts(setter, inside, clause.parts, book, house, house.differences(book, clause))
    setter.pad(table)
    setter.leave(cursor, table)
