"""Sheets of any game on paper, as PDF, as table and as text."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QRect, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.sheet import plain
from kominek_desktop.gui.sheet.model import NOTHING, Cell, Kind, Line, Row, Sheet, initials, signed
from kominek_desktop.gui.sheet.output import SheetOutput
from kominek_desktop.gui.sheet.paper import A4, LETTER, MARGIN, Paper
from kominek_desktop.gui.sheet.printing import to_pdf
from tests.gui.sheet_samples import SAMPLES, king
from tests.gui.test_kominek_sheet import record, sheet_of

pytestmark = pytest.mark.usefixtures("fonts")
WHITE = Qt.GlobalColor.white


@pytest.fixture
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture
def polish() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("pl_PL"))
    yield
    QLocale.setDefault(before)


def drawn(sheet: Sheet, page: int = 0, size: QSizeF = A4) -> QImage:
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
    image.fill(WHITE)
    painter = QPainter(image)
    Paper(sheet, size).paint(painter, page)
    painter.end()
    return image


def greys(image: QImage, area: QRect) -> set[int]:
    """The shades of an area, 255 for white."""
    part = image.copy(area & image.rect()).convertToFormat(QImage.Format.Format_Grayscale8)
    wide = part.width()
    lines: list[Any] = [part.constScanLine(y) for y in range(part.height())]
    return {shade for line in lines for shade in bytes(line)[:wide]}


def is_white(image: QImage, area: QRect) -> bool:
    return greys(image, area) == {255}


def has_ink(image: QImage, area: QRect) -> bool:
    """Whether letters stand there; the lines of the table are paler."""
    return min(greys(image, area)) < 90


def long_sheet(lines: int) -> Sheet:
    sheet = sheet_of(record("carried_over"))
    return replace(sheet, rows=tuple(sheet.rows[0] for _ in range(lines)))


@pytest.mark.parametrize("name", SAMPLES)
def test_other_games_fit_the_model_and_are_drawn(name: str) -> None:
    sheet = SAMPLES[name]()
    assert all(len(row.cells) == len(sheet.columns) for row in sheet.rows)
    image = drawn(sheet)
    lines = len(sheet.rows) + bool(sheet.totals)
    for number in range(lines):
        assert has_ink(image, QRect(60, 274 + 30 * number, 670, 20))
    assert not has_ink(image, QRect(60, 274 + 30 * lines, 670, 60))


def test_king_has_twelve_rounds_four_players_and_sums_with_signs() -> None:
    sheet = king()
    assert len(sheet.rows) == 12
    sums = [0, 0, 0, 0]
    for row in sheet.rows:
        for player, cell in enumerate(row.cells[2:]):
            sums[player] += int(cell.text.replace("\N{MINUS SIGN}", "-"))
    assert [cell.text for cell in sheet.totals[2:]] == [signed(each) for each in sums]
    assert {cell.text[0] for row in sheet.rows for cell in row.cells[2:]} == set("+\N{MINUS SIGN}0")


def test_a_page_has_24_lines_on_a4_and_keeps_its_margins() -> None:
    assert Paper(long_sheet(24)).pages == 1
    assert Paper(long_sheet(25)).pages == 2
    assert Paper(long_sheet(49)).pages == 3
    for page in range(3):
        image = drawn(long_sheet(49), page)
        edge = int(MARGIN) - 4
        assert is_white(image, QRect(0, 0, edge, 1123))
        assert is_white(image, QRect(794 - edge, 0, edge, 1123))
        assert is_white(image, QRect(0, 0, 794, edge))
        assert is_white(image, QRect(0, 1123 - edge, 794, edge))
        assert not is_white(image, QRect(60, 280, 670, 28))


def test_us_letter_has_fewer_lines() -> None:
    assert Paper(long_sheet(21), LETTER).pages == 1
    assert Paper(long_sheet(22), LETTER).pages == 2


def test_a_band_is_not_torn_from_its_line() -> None:
    sheet = long_sheet(24)
    band = Row(Line.BAND, sheet.rows[0].cells)
    torn = replace(sheet, rows=(*sheet.rows, band))
    paper = Paper(torn)
    assert paper.pages == 2
    last = drawn(torn, 1)
    assert has_ink(last, QRect(60, 274 + 30, 670, 20))
    assert not has_ink(last, QRect(60, 274 + 60, 670, 20))


def test_only_hearts_diamonds_and_pictures_are_coloured() -> None:
    image = drawn(sheet_of(record("redeal_a")))
    # The hearth above and the coats are pictures; below them stand figures and suits.
    for y in range(272, 1000):
        for x in range(240, 737):
            colour = image.pixelColor(x, y)
            assert colour.hsvSaturation() < 200 or colour.value() < 60, (x, y, colour.name())


def test_long_names_and_all_house_rules_stay_on_the_paper() -> None:
    sheet = sheet_of(record("worked_match"))
    name = "Wilhelmina Maria von und zu Hohenstaufen"
    named = (Kind.NAME, Kind.SUIT, Kind.TEXT)
    cells = [
        replace(cell, text=name, short=name) if column.kind in named else cell
        for cell, column in zip(sheet.rows[0].cells, sheet.columns, strict=True)
    ]
    sides = tuple(replace(side, name=name, players=f"{name} i {name}") for side in sheet.sides)
    rules = ", ".join(f"K{number} something else than in print" for number in range(1, 19))
    row = Row(Line.DEAL, tuple(cells))
    wide = replace(sheet, rows=(row,) * 3, sides=sides, rules=rules, foot=" ".join([name] * 4))
    image = drawn(wide)
    edge = int(MARGIN) - 4
    assert is_white(image, QRect(794 - edge, 0, edge, 1123))
    assert is_white(image, QRect(0, 0, edge, 1123))


@pytest.mark.parametrize(
    ("size", "box"),
    [(QPageSize.PageSizeId.A4, (595, 842)), (QPageSize.PageSizeId.Letter, (612, 792))],
)
def test_a_pdf_has_the_pages_of_the_paper_and_its_letters(
    size: QPageSize.PageSizeId, box: tuple[int, int]
) -> None:
    data = to_pdf(replace(long_sheet(49), code="K7-4F2A-19"), size)
    assert data.startswith(b"%PDF")
    boxes = re.findall(rb"/MediaBox \[0 0 (\d+)[^ ]* (\d+)", data)
    assert [(int(wide), int(high)) for wide, high in boxes][:1] == [box]
    assert re.search(rb"/Count 3\b", data)
    assert b"FontFile2" in data


def rows_of(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text), delimiter=plain.separator()))


def test_a_table_has_a_cell_for_every_figure() -> None:
    sheet = sheet_of(record("nobody_at_66"))
    heads, *lines = rows_of(plain.to_csv(sheet))
    assert all(len(line) == len(heads) for line in lines)
    assert len(lines) == len(sheet.rows)
    pips = [heads.index("card points: We"), heads.index("card points: They")]
    assert [lines[-1][place] for place in pips] == list(sheet.rows[-1].cells[4].figures)
    assert not any(":" in cell for line in lines for cell in line[4:])


@pytest.mark.usefixtures("polish")
def test_polish_spreadsheets_get_semicolons() -> None:
    text = plain.to_csv(sheet_of(record("worked_match")))
    assert text.splitlines()[0].startswith("deal;dealer;")
    assert text.endswith("\r\n")


def test_minus_signs_are_figures_in_a_table_and_names_no_formulas() -> None:
    sheet = king()
    cells = (Cell("1"), Cell("=HYPERLINK(1)"), *sheet.rows[0].cells[2:])
    text = plain.to_csv(replace(sheet, rows=(Row(Line.DEAL, cells),)))
    line = rows_of(text)[1]
    assert line[1] == "'=HYPERLINK(1)"
    assert line[2] == "-80"


def test_text_stands_in_columns() -> None:
    sheet = sheet_of(record("worked_match"))
    lines = plain.to_text(sheet).splitlines()
    rule = next(number for number, line in enumerate(lines) if line.startswith("---"))
    head, body = lines[rule - 1], lines[rule + 1 : rule + 1 + len(sheet.rows)]
    at = head.index("game and result")
    for row, line in zip(sheet.rows, body, strict=True):
        assert line[at:].startswith(row.cells[3].text)
        assert line.endswith(row.cells[-1].text)
    assert "♥ You" in body[0]


def test_a_line_is_read_as_one_sentence() -> None:
    sheet = sheet_of(record("worked_match"))
    said = plain.spoken(sheet.rows[0].cells, sheet)
    assert said == (
        "deal 1, dealt by: Sophie, trumps hearts (You), five, You: made, tricks 5 to 0, "
        "points: We 5, total: We 5, total: They 0"
    )


def test_initials_grow_until_they_differ() -> None:
    assert initials(("Ty", "Kazik", "Kamila", "Zofia")) == ("Ty", "Kaz", "Kam", "Z")
    assert initials(("Anna", "Anna")) == ("A", "A")


# --- where it can go -----------------------------------------------------------------------------


class Desk:
    """An output, what it told, and its window."""

    def __init__(self, qtbot: QtBot, sheet: Sheet | None) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.sheet = sheet
        self.output = SheetOutput(lambda: self.sheet, self.window)
        self.messages: list[str] = []
        self.troubles: list[str] = []
        self.output.message.connect(self.messages.append)
        self.output.trouble.connect(lambda words: self.troubles.append(words()))


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(
        qtbot, replace(sheet_of(record("worked_match")), title="Kominek", code="K7-4F2A-19")
    )


def test_files_are_written_and_told_of(desk: Desk, tmp_path: Path) -> None:
    desk.output.save_pdf(str(tmp_path / "sheet.pdf"))
    desk.output.save_csv(str(tmp_path / "sheet.csv"))
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    table = (tmp_path / "sheet.csv").read_bytes().decode("utf-8")
    assert table.startswith(plain.BYTE_ORDER_MARK + "deal")
    assert desk.messages == ["Score sheet saved: sheet.pdf", "Score sheet saved: sheet.csv"]
    assert desk.troubles == []


@pytest.mark.parametrize("act", ["save_pdf", "save_csv"])
def test_a_file_that_cannot_be_written_is_named_and_nothing_is_lost(
    desk: Desk, tmp_path: Path, act: str
) -> None:
    in_the_way = tmp_path / "sheet"
    in_the_way.mkdir()
    getattr(desk.output, act)(str(in_the_way))
    assert len(desk.troubles) == 1
    assert str(in_the_way) in desk.troubles[0]
    assert desk.messages == []
    assert list(tmp_path.iterdir()) == [in_the_way]


def test_copying_puts_the_text_on_the_clipboard(desk: Desk) -> None:
    desk.output.copy()
    assert desk.sheet is not None
    assert QGuiApplication.clipboard().text() == plain.to_text(desk.sheet)
    assert desk.messages == ["The score sheet is copied as text."]


def test_file_dialogs_do_not_block_and_offer_the_name_of_the_match(
    desk: Desk, tmp_path: Path
) -> None:
    desk.window.show()
    desk.output.ask_pdf()
    dialog = desk.window.findChild(QFileDialog)
    assert dialog.isVisible()
    assert Path(dialog.selectedFiles()[0]).name == "Kominek score K7-4F2A-19.pdf"
    dialog.fileSelected.emit(str(tmp_path / "a.pdf"))
    dialog.reject()
    assert (tmp_path / "a.pdf").exists()


def test_the_dialog_of_the_printer_does_not_block_and_prints(desk: Desk, tmp_path: Path) -> None:
    desk.window.show()
    desk.output.ask_print()
    dialog = desk.window.findChild(QPrintDialog)
    assert dialog.isVisible()
    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.accepted.emit(printer)
    dialog.reject()
    assert desk.messages == ["The score sheet is being printed."]
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


def test_printing_sends_the_chosen_pages(desk: Desk, tmp_path: Path) -> None:
    desk.sheet = long_sheet(49)
    counts = {}
    for name, chosen in (("all", None), ("two", (2, 3))):
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / f"{name}.pdf"))
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        if chosen is not None:
            printer.setPrintRange(QPrinter.PrintRange.PageRange)
            printer.setFromTo(*chosen)
        assert desk.output.print_to(printer)
        found = re.search(rb"/Count (\d+)", (tmp_path / f"{name}.pdf").read_bytes())
        assert found is not None
        counts[name] = int(found[1])
    assert counts == {"all": 3, "two": 2}
    assert desk.messages == ["The score sheet is being printed."] * 2


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_does_not_take_the_sheet_is_told_of(desk: Desk, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "no" / "folder.pdf"))
    assert not desk.output.print_to(printer)
    assert desk.troubles == [
        "The printer does not take the score sheet. Choose another one, or save as PDF."
    ]


def test_without_a_match_nothing_is_asked_or_written(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, None)
    desk.output.ask_pdf()
    desk.output.ask_csv()
    desk.output.ask_print()
    desk.output.save_pdf(str(tmp_path / "sheet.pdf"))
    assert desk.window.findChildren(QWidget) == []
    assert list(tmp_path.iterdir()) == []


def test_kinds_of_columns_are_all_in_use() -> None:
    sheets = [sheet_of(record("worked_match")), *(make() for make in SAMPLES.values())]
    assert {column.kind for sheet in sheets for column in sheet.columns} == set(Kind)
    assert NOTHING.empty
