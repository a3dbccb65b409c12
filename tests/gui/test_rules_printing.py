"""The rules on paper: all pages, clauses whole, and no dialog that stops the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kominek_desktop.gui.rules.house import House
from kominek_desktop.gui.rules.look import Look
from kominek_desktop.gui.rules.paper import Paper
from kominek_desktop.gui.rules.printing import Group, a4_pdf, paginate, print_book
from kominek_desktop.gui.rules.shelf import load_shelf
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.gui.theme import DARK

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def paper(qtbot: QtBot) -> Paper:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    return Paper(page)


def plain_look() -> Look:
    return Look(DARK, rank_letters(), DeckChoice(), 1.0, 600.0, 1.0)


def piece(lines: int) -> QTextDocument:
    document = QTextDocument("\n".join("x" * lines))
    document.setDocumentMargin(0)
    return document


@pytest.mark.parametrize("game", ["kominek", "klin"])
def test_a_pdf_is_written_with_all_pages(tmp_path: Path, game: str) -> None:
    file = tmp_path / "rules.pdf"
    book = load_shelf("en").book(game)
    pages = print_book(a4_pdf(str(file)), book, House(), plain_look())
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == pages >= 1
    assert len(data) > 20_000


def test_a_pdf_that_is_asked_for_is_written(paper: Paper, tmp_path: Path) -> None:
    dialog = paper.ask_file(load_shelf("en").book("klin"), House(), plain_look())
    dialog.close()
    paper.write(str(tmp_path / "klin.pdf"))
    assert (tmp_path / "klin.pdf").stat().st_size > 20_000


def test_a_pdf_that_cannot_be_written_is_told(qtbot: QtBot, paper: Paper, tmp_path: Path) -> None:
    dialog = paper.ask_file(load_shelf("en").book("klin"), House(), plain_look())
    dialog.close()
    with qtbot.waitSignal(paper.trouble) as told:
        paper.write(str(tmp_path / "missing" / "rules.pdf"))
    assert "rules.pdf" in told.args[0]


def test_the_dialogs_do_not_stop_the_program(paper: Paper) -> None:
    book = load_shelf("en").book("klin")
    for dialog in (
        paper.ask_printer(book, House(), plain_look()),
        paper.ask_file(book, House(), plain_look()),
    ):
        assert dialog.isVisible()
        dialog.close()


def test_clauses_stay_whole_unless_no_page_can_hold_them() -> None:
    line = piece(1).size().height()
    whole = Group([piece(2), piece(2)])
    pages = paginate((Group([piece(3)]), whole), 5.5 * line)
    assert [len(page) for page in pages] == [1, 2]
    parted = Group([piece(3), piece(3), piece(3)])
    assert [len(page) for page in paginate((parted,), 6.5 * line)] == [2, 1]


def test_a_heading_is_never_the_last_on_its_page() -> None:
    line = piece(1).size().height()
    groups = (Group([piece(3)]), Group([piece(1)], keep=True), Group([piece(2)]))
    assert [len(page) for page in paginate(groups, 5.5 * line)] == [1, 2]
