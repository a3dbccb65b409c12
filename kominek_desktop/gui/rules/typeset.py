"""Sets parts of the book into a text document: paragraphs, lists, tables, pictures."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from kominek_desktop.gui.fonts import sans, serif
from kominek_desktop.gui.rules.book import Block, Listing, Paragraph, Picture, Sum, Table
from kominek_desktop.gui.rules.figures import Figure
from kominek_desktop.gui.rules.inline import CardSign, Inline, Link, SuitSign, Words
from kominek_desktop.gui.rules.look import PITCH, TEXT, Look
from kominek_desktop.gui.rules.pictures import Artist
from kominek_desktop.gui.rules.search import plain_text
from kominek_desktop.gui.rules.told import sign_text, told

CLAUSE_SCHEME = "clause"
PICTURE_SCHEME = "picture"
UNSEEN_SPACING = 1.0  # percent: letters of one pixel take no room
BULLET = "\u2022"
ROOM = 15.0  # between two clauses, in units
TABLE_SIDE, TABLE_PAD = 6.0, 4.0
_FIXED = QTextBlockFormat.LineHeightTypes.FixedHeight.value
_MIDDLE = QTextCharFormat.VerticalAlignment.AlignMiddle
_HEADS = {1: 36.0, 2: 30.0, 3: 16.0}


class Typesetter:
    """Writes at the end of one document. Pictures are named in it and given by :meth:`picture`
    when they are painted."""

    def __init__(self, document: QTextDocument, look: Look, artist: Artist) -> None:
        self.document = document
        self.look = look
        self._artist = artist
        self._pictures: dict[str, object] = {}

    def picture(self, url: QUrl) -> object:
        """The image of a name in the document, None for an unknown one."""
        wanted = self._pictures.get(url.toString())
        match wanted:
            case None:
                return None
            case ("diamond", float() as side):
                return self._artist.diamond(side)
            case ("teeth", float() as width):
                return self._artist.teeth(width)
            case CardSign(sign) | SuitSign(sign):
                return self._artist.sign(sign)
        return self._artist.image(wanted)  # type: ignore[arg-type]

    def heading(self, cursor: QTextCursor, level: int, text: str, above: float = 0.0) -> int:
        """A heading; returns where it begins."""
        look = self.look
        size = look.px(_HEADS[level])
        font = sans(size, 700) if level == 3 else serif(size)
        colour = look.theme.accent if level == 3 else look.theme.text
        height = look.px(TEXT) * PITCH if level == 3 else size * 1.3
        block = self._block(height, above, 0.0 if level == 3 else look.u(6))
        block.setHeadingLevel(level)
        self._open(cursor, block, _chars(font, colour))
        start = cursor.position()
        cursor.insertText(text, _chars(font, colour))
        return start

    def block(self, cursor: QTextCursor, block: Block, colour: QColor | None = None) -> None:
        """Any block of a clause."""
        match block:
            case Paragraph(text):
                self.paragraph(cursor, text, colour)
            case Listing(entries):
                for entry in entries:
                    self.entry(cursor, entry, colour)
            case Picture(figure):
                self.figure(cursor, figure)
            case Table(rows):
                self._table(cursor, rows)
            case Sum(lines):
                self._sum(cursor, lines)

    def paragraph(
        self,
        cursor: QTextCursor,
        text: tuple[Inline, ...],
        colour: QColor | None = None,
        size: float = TEXT,
    ) -> None:
        """A paragraph."""
        height = self.look.px(size) * PITCH
        self._open(cursor, self._block(height, 0, self.look.u(7)), self._plain(size, colour))
        self.inline(cursor, text, colour, size)

    def entry(
        self, cursor: QTextCursor, text: tuple[Inline, ...], colour: QColor | None = None
    ) -> None:
        """An entry of a list."""
        indent = self.look.u(18)
        block = self._block(self.look.px(TEXT) * PITCH, 0, self.look.u(4))
        block.setLeftMargin(indent)
        block.setTextIndent(-indent)
        block.setTabPositions([QTextOption.Tab(indent, QTextOption.TabType.LeftTab)])
        self._open(cursor, block, self._plain(TEXT, colour))
        cursor.insertText(f"{BULLET}\t", self._plain(TEXT, self.look.theme.accent))
        self.inline(cursor, text, colour)

    def remark(self, cursor: QTextCursor, text: str) -> None:
        """An accent line with a diamond: other than in print."""
        look = self.look
        height = look.px(17) * PITCH
        block = self._block(height, look.u(1), look.u(7))
        indent = look.u(22)
        block.setLeftMargin(indent)
        block.setTextIndent(-indent)
        block.setTabPositions([QTextOption.Tab(indent, QTextOption.TabType.LeftTab)])
        chars = _chars(sans(look.px(17), 700), look.theme.accent)
        self._open(cursor, block, chars)
        side = look.px(12)
        self._image(cursor, f"diamond/{side}", ("diamond", side), QSizeF(side, side), _MIDDLE)
        cursor.insertText(f"\t{text}", chars)

    def figure(self, cursor: QTextCursor, figure: Figure) -> None:
        """A picture on a line of its own, followed by words that only the ear finds."""
        block = QTextBlockFormat()
        block.setTopMargin(self.look.u(2))
        block.setBottomMargin(self.look.u(8))
        self._open(cursor, block, self._unseen())
        name = f"figure/{len(self._pictures)}"
        self._image(cursor, name, figure, self._artist.size(figure))
        cursor.insertText(told(figure), self._unseen())

    def teeth(self, cursor: QTextCursor) -> None:
        """The carved line between two chapters."""
        block = QTextBlockFormat()
        block.setBottomMargin(self.look.u(10))
        self._open(cursor, block, self._unseen())
        width = self.look.column
        self._image(cursor, f"teeth/{width}", ("teeth", width), self._artist.teeth_size(width))

    def inline(
        self,
        cursor: QTextCursor,
        text: tuple[Inline, ...],
        colour: QColor | None = None,
        size: float = TEXT,
    ) -> None:
        """The parts of a line."""
        plain = self._plain(size, colour)
        for part in text:
            match part:
                case Words(words, bold, italic):
                    chars = plain
                    if bold or italic:
                        font = sans(self.look.px(size), 700 if bold else 500)
                        font.setItalic(italic)
                        chars = _chars(font, colour or self.look.theme.text)
                    cursor.insertText(words, chars)
                case Link(clause):
                    cursor.insertText(clause, self._link(clause, size))
                case CardSign(sign) | SuitSign(sign):
                    area = self._artist.sign_size(sign)
                    self._image(cursor, f"sign/{sign!s}/{type(sign).__name__}", part, area, _MIDDLE)
                    cursor.insertText(sign_text(part), self._unseen())

    def columns(self, cursor: QTextCursor, widths: list[QTextLength], rows: int = 1) -> QTextTable:
        """A table without lines, at the width of the text; :meth:`pad` it when it is filled."""
        shape = QTextTableFormat()
        shape.setBorder(0)
        shape.setCellPadding(0)
        shape.setCellSpacing(0)
        shape.setColumnWidthConstraints(widths)
        table = cursor.insertTable(rows, len(widths), shape)
        self._flatten(table)
        return table

    def space(self, cursor: QTextCursor) -> None:
        """Room between what was written last and a table; margins of blocks count for nothing
        there."""
        cursor.insertBlock(self._block(self.look.u(ROOM / 2), 0, 0), self._unseen())

    def pad(self, table: QTextTable, room: float = ROOM) -> None:
        """Room under the text of a table, in units. A cell's format is that of its first line, so
        this comes when all is written."""
        for row in range(table.rows()):
            for column in range(table.columns()):
                cell = table.cellAt(row, column)
                padded = QTextTableCellFormat(cell.format())
                padded.setBottomPadding(self.look.u(room))
                cell.setFormat(padded)

    def leave(self, cursor: QTextCursor, table: QTextTable) -> None:
        """Go on behind a table."""
        cursor.setPosition(table.lastPosition() + 1)
        self._thin(cursor)

    def _flatten(self, table: QTextTable) -> None:
        """The empty line that a table always has before it takes no room."""
        before = QTextCursor(self.document)
        before.setPosition(max(0, table.firstPosition() - 1))
        if not before.block().text() and before.blockFormat().lineHeightType() != _FIXED:
            self._thin(before)

    def _thin(self, cursor: QTextCursor) -> None:
        thin = QTextBlockFormat()
        thin.setLineHeight(1, _FIXED)
        cursor.setBlockFormat(thin)
        cursor.setBlockCharFormat(self._unseen())

    def _table(self, cursor: QTextCursor, rows: tuple[tuple[tuple[Inline, ...], ...], ...]) -> None:
        table = self._lined(cursor, rows)
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                at = table.cellAt(number, column).firstCursorPosition()
                self._cell(at, cell, head=number == 0, right=False)
        self.leave(cursor, table)

    def _sum(self, cursor: QTextCursor, lines: tuple[tuple[tuple[Inline, ...], str], ...]) -> None:
        table = self._lined(cursor, tuple((text, (Words(figure),)) for text, figure in lines))
        for number, (text, figure) in enumerate(lines):
            result = figure.startswith("=")
            left = table.cellAt(number, 0).firstCursorPosition()
            right = table.cellAt(number, 1).firstCursorPosition()
            self._cell(left, text, head=result, right=False)
            self._cell(right, (Words(figure),), head=result, right=True)
        self.leave(cursor, table)

    def _lined(
        self, cursor: QTextCursor, rows: tuple[tuple[tuple[Inline, ...], ...], ...]
    ) -> QTextTable:
        """A table with lines: as wide as its texts, else as the room."""
        look = self.look
        metrics = QFontMetricsF(sans(look.px(17), 700))
        beside = 2 * look.u(TABLE_SIDE + TABLE_PAD) + 4
        wide = [
            max(metrics.horizontalAdvance(plain_text(row[place], sign_text)) for row in rows)
            + beside
            for place in range(len(rows[0]))
        ]
        fixed = sum(wide) <= look.room
        kind = QTextLength.Type.FixedLength if fixed else QTextLength.Type.PercentageLength
        share = 1.0 if fixed else 100.0 / sum(wide)
        widths = [QTextLength(kind, one * share) for one in wide]
        shape = QTextTableFormat()
        shape.setBorder(1)
        shape.setBorderCollapse(True)
        shape.setBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
        shape.setBorderBrush(QBrush(look.theme.line))
        shape.setCellPadding(look.u(TABLE_PAD))
        shape.setCellSpacing(0)
        shape.setTopMargin(look.u(4))
        shape.setBottomMargin(look.u(10))
        shape.setColumnWidthConstraints(widths)
        table = cursor.insertTable(len(rows), len(widths), shape)
        self._flatten(table)
        return table

    def _cell(
        self, cursor: QTextCursor, text: tuple[Inline, ...], *, head: bool, right: bool
    ) -> None:
        block = self._block(self.look.px(17) * 1.3, 0, 0)
        block.setLeftMargin(self.look.u(TABLE_SIDE))
        block.setRightMargin(self.look.u(TABLE_SIDE))
        if right:
            block.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._open(cursor, block, self._plain(17, None))
        if head:
            text = tuple(
                Words(part.text, True, part.italic) if isinstance(part, Words) else part
                for part in text
            )
        self.inline(cursor, text, None, 17)

    def _open(self, cursor: QTextCursor, block: QTextBlockFormat, chars: QTextCharFormat) -> None:
        """A new block, unless the cursor stands in one that is empty."""
        if cursor.block().text():
            cursor.insertBlock(block, chars)
        else:
            cursor.setBlockFormat(block)
            cursor.setBlockCharFormat(chars)

    @staticmethod
    def _block(height: float, above: float, below: float) -> QTextBlockFormat:
        block = QTextBlockFormat()
        block.setLineHeight(height, _FIXED)
        block.setTopMargin(above)
        block.setBottomMargin(below)
        return block

    def _image(
        self,
        cursor: QTextCursor,
        name: str,
        what: object,
        size: QSizeF,
        align: QTextCharFormat.VerticalAlignment = QTextCharFormat.VerticalAlignment.AlignNormal,
    ) -> None:
        url = f"{PICTURE_SCHEME}:{name}"
        self._pictures[url] = what
        image = QTextImageFormat()
        image.setName(url)
        image.setWidth(size.width())
        image.setHeight(size.height())
        image.setVerticalAlignment(align)
        cursor.insertImage(image)

    def _plain(self, size: float, colour: QColor | None) -> QTextCharFormat:
        return _chars(sans(self.look.px(size)), colour or self.look.theme.text)

    def _link(self, clause: str, size: float) -> QTextCharFormat:
        chars = _chars(sans(self.look.px(size), 700), self.look.theme.accent)
        chars.setAnchor(True)
        chars.setAnchorHref(f"{CLAUSE_SCHEME}:{clause}")
        chars.setFontUnderline(True)
        return chars

    @staticmethod
    def _unseen() -> QTextCharFormat:
        font = sans(1)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, UNSEEN_SPACING)
        return _chars(font, QColor(0, 0, 0, 0))


def _chars(font: QFont, colour: QColor) -> QTextCharFormat:
    chars = QTextCharFormat()
    chars.setFont(font)
    chars.setForeground(colour)
    return chars
