"""The book on paper: dark on white, pages numbered, no clause parted from its id."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QMarginsF, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QTextCursor,
    QTextDocument,
    QTextLength,
)
from PySide6.QtPrintSupport import QPrinter

from kominek_desktop.gui.fonts import sans
from kominek_desktop.gui.rules.book import Book, Choice, Listing, Part
from kominek_desktop.gui.rules.compose import write_parts
from kominek_desktop.gui.rules.house import Difference, House
from kominek_desktop.gui.rules.look import Look
from kominek_desktop.gui.rules.pictures import Artist
from kominek_desktop.gui.rules.typeset import ROOM, Typesetter
from kominek_desktop.gui.texts import rules_page as words
from kominek_desktop.gui.theme import LIGHT

DOTS = 96.0  # logical pixels for an inch of paper
SCALE = 0.8  # 18 units are about 11 points
SHARP = 3.0  # device pixels of the pictures for a logical one
MARGIN_MM = 20.0
FOOT = 28.0
BETWEEN = 5.0  # room between two pieces of a clause, in units
FOOT_TEXT = 12.0
WHITE = QColor("#FFFFFF")
PAPER = replace(LIGHT, id="print", page=WHITE, panel=WHITE, field=WHITE, tile=WHITE)


class _Sheet(QTextDocument):
    """A document that knows its pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.setDocumentMargin(0)
        self.setUndoRedoEnabled(False)
        self.setUseDesignMetrics(True)
        self.setter: Typesetter | None = None

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """See Qt."""
        found = self.setter.picture(QUrl(name)) if self.setter is not None else None
        return found if found is not None else super().loadResource(kind, name)


@dataclass
class Group:
    """Pieces that stay on one page if a page can hold them; with ``keep`` also together with the
    piece that follows."""

    pieces: list[QTextDocument] = field(default_factory=list)
    keep: bool = False

    @property
    def height(self) -> float:
        """The height of all pieces."""
        return sum(piece.size().height() for piece in self.pieces)


def print_book(printer: QPrinter, book: Book, house: House, look: Look) -> int:
    """Print; ``look`` gives letters and deck. The number of pages, 0 when the printer or the
    file cannot be written."""
    paper = printer.pageLayout()
    paper.setUnits(QPageLayout.Unit.Millimeter)
    paper.setMargins(QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM))
    printer.setPageLayout(paper)
    unit = printer.resolution() / DOTS
    area = QRectF(printer.pageLayout().paintRectPixels(printer.resolution()))
    width, height = area.width() / unit, area.height() / unit
    setting = replace(look, theme=PAPER, scale=SCALE, column=width, dpr=SHARP)
    pages = paginate(tuple(_groups(book, house, setting)), height - FOOT)
    painter = QPainter()
    if not painter.begin(printer):
        return 0
    painter.scale(unit, unit)
    for number, page in enumerate(pages, 1):
        if number > 1:
            printer.newPage()
        y = 0.0
        for piece in page:
            _paint(painter, piece, y)
            y += piece.size().height()
        _foot(painter, QRectF(0, height - FOOT, width, FOOT), book.title, number, len(pages))
    painter.end()
    return len(pages)


def a4_pdf(file: str) -> QPrinter:
    """A printer that writes a PDF with A4 pages."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(file)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    return printer


def paginate(groups: tuple[Group, ...], height: float) -> list[list[QTextDocument]]:
    """The pieces of each page. A group that fits on no page is parted between its pieces."""
    pages: list[list[QTextDocument]] = [[]]
    used = 0.0
    for place, group in enumerate(groups):
        need = group.height
        if group.keep and place + 1 < len(groups):
            after = groups[place + 1]
            need += after.height if after.height <= height - group.height else 0.0
        if used + need > height and pages[-1] and need <= height:
            pages.append([])
            used = 0.0
        for piece in group.pieces:
            tall = piece.size().height()
            if used + tall > height and pages[-1]:
                pages.append([])
                used = 0.0
            pages[-1].append(piece)
            used += tall
    return pages


def _groups(book: Book, house: House, look: Look) -> Iterator[Group]:
    artist = Artist(look)
    head = _sheet(look, artist)
    setter, cursor = _setter(head)
    setter.heading(cursor, 1, book.title)
    for line in book.spirit:
        setter.paragraph(cursor, line, look.theme.second)
    for line in book.reconstructed:
        setter.paragraph(cursor, line, look.theme.second, 16)
    yield Group([head])
    for number, section in enumerate(book.sections):
        title = _sheet(look, artist)
        setter, cursor = _setter(title)
        if number:
            setter.teeth(cursor)
        setter.heading(cursor, 2, section.title)
        intro = [_part(look, artist, "", part, book, house) for part in _split(section.intro)]
        together = len(intro) if section.clauses else 1
        yield Group([title, *intro[:together]], keep=True)
        for piece in intro[together:]:
            yield Group([piece])
        for clause in section.clauses:
            group = Group()
            ids = "\n".join(clause.ids)
            differences = house.differences(book, clause)
            parts = list(_split(clause.parts))
            for place, part in enumerate(parts):
                last = place + 1 == len(parts)
                mine = _differences_of(part, parts, differences, last)
                group.pieces.append(_part(look, artist, ids, part, book, house, mine, last))
                ids = ""
            yield group


def _split(parts: tuple[Part, ...]) -> Iterator[Part]:
    """Lists entry by entry, so that a long one can go over a page."""
    for part in parts:
        if isinstance(part, Listing):
            for entry in part.entries:
                yield Listing((entry,))
        else:
            yield part


def _differences_of(
    part: Part, parts: list[Part], differences: tuple[Difference, ...], last: bool
) -> tuple[Difference, ...]:
    """What is said under this part: of its own switch, and under the last of those without."""
    here = {one.switch for one in parts if isinstance(one, Choice)}
    own = part.switch if isinstance(part, Choice) else ""
    return tuple(
        one for one in differences if one.switch == own or (last and one.switch not in here)
    )


def _part(
    look: Look,
    artist: Artist,
    ids: str,
    part: Part,
    book: Book,
    house: House,
    differences: tuple[Difference, ...] = (),
    last: bool = False,
) -> QTextDocument:
    sheet = _sheet(look, artist)
    setter, cursor = _setter(sheet)
    widths = [
        QTextLength(QTextLength.Type.FixedLength, look.ids),
        QTextLength(QTextLength.Type.VariableLength, 0),
    ]
    table = setter.columns(cursor, widths)
    at = table.cellAt(0, 0).firstCursorPosition()
    for one in ids.split():
        setter.heading(at, 3, one)
    inside = table.cellAt(0, 1).firstCursorPosition()
    write_parts(setter, inside, (part,), book, house, differences)
    setter.pad(table, ROOM if last else BETWEEN)
    setter.leave(cursor, table)
    sheet.setTextWidth(look.column)
    return sheet


def _sheet(look: Look, artist: Artist) -> _Sheet:
    sheet = _Sheet()
    sheet.setter = Typesetter(sheet, look, artist)
    sheet.setTextWidth(look.column)
    return sheet


def _setter(sheet: _Sheet) -> tuple[Typesetter, QTextCursor]:
    assert sheet.setter is not None
    return sheet.setter, QTextCursor(sheet)


def _paint(painter: QPainter, piece: QTextDocument, y: float) -> None:
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, PAPER.text)
    context.palette = palette
    painter.save()
    painter.translate(0, y)
    piece.documentLayout().draw(painter, context)
    painter.restore()


def _foot(painter: QPainter, area: QRectF, title: str, page: int, pages: int) -> None:
    painter.setFont(sans(FOOT_TEXT))
    painter.setPen(PAPER.second)
    low = Qt.AlignmentFlag.AlignBottom
    painter.drawText(area, low | Qt.AlignmentFlag.AlignLeft, words.title(title))
    number = words.page_number(page, pages)
    painter.drawText(area, low | Qt.AlignmentFlag.AlignRight, number)
