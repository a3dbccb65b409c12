"""Pages over the table: which one is in front, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from kominek_desktop.gui.pages.desk import PageDesk
from kominek_desktop.gui.pages.page import Page
from kominek_desktop.gui.side_panel import DOCKED_FROM, WIDE, SidePanel


class Window(QMainWindow):
    """A table with pages a, b and c over it, and room beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.table = QPushButton("table")
        place = QWidget()
        row = QHBoxLayout(place)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        place.setFocusProxy(self.table)
        stack = QStackedWidget()
        stack.addWidget(place)
        self.setCentralWidget(stack)
        self.side = SidePanel(self, row)
        self.desk = PageDesk(stack, place, self)
        self.made: list[str] = []
        self.fronts: list[str] = []
        self.desk.changed.connect(self.fronts.append)
        for key in "abc":
            self.desk.offer(key, partial(self.make, key))

    def make(self, key: str) -> Page:
        self.made.append(key)
        page = Page()
        page.set_title(key)
        return page


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = Window()
    window.resize(1200, 500)
    window.show()
    QTest.qWaitForWindowExposed(window)
    window.activateWindow()
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.processEvents()


def escape() -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, Qt.Key.Key_Escape)


def test_the_way_back_goes_through_the_pages_to_the_table(window: Window) -> None:
    window.desk.show("a")
    window.desk.show("b")
    escape()
    assert window.desk.current == "a"
    escape()
    assert window.desk.current == ""
    assert QApplication.focusWidget() is window.table
    assert window.fronts == ["a", "b", "a", ""]


def test_a_page_on_the_way_is_gone_back_to(window: Window) -> None:
    for key in ("a", "b", "c", "a"):
        window.desk.show(key)
    window.desk.back()
    assert window.desk.current == ""
    assert window.made == ["a", "b", "c"]


def test_without_a_match_the_way_back_ends_at_home(window: Window) -> None:
    window.desk.home = "a"
    window.desk.show("b")
    escape()
    assert window.desk.current == "a"
    escape()
    assert window.desk.current == "a"
    assert window.fronts == ["b", "a"]
    window.desk.show_table()
    assert window.desk.current == ""


def test_front_and_focus_are_what_is_seen(window: Window) -> None:
    assert window.desk.front.focusProxy() is window.table
    page = window.desk.show("a")
    assert window.desk.front is page
    window.table.setFocus()
    window.desk.take_focus()
    assert page.first_focus().hasFocus()
    window.desk.show_table()
    assert window.table.hasFocus()


def test_a_page_that_nobody_offers_cannot_be_opened(window: Window) -> None:
    with pytest.raises(KeyError):
        window.desk.show("z")


def test_a_side_panel_takes_its_width_from_the_table(window: Window) -> None:
    panel = QWidget()
    before = window.table.width()
    window.side.show(panel)
    QCoreApplication.processEvents()
    assert (panel.width(), panel.isWindow()) == (WIDE, False)
    assert window.table.width() == before - WIDE
    window.side.show(None)
    QCoreApplication.processEvents()
    assert not panel.isVisible()
    assert window.table.width() == before


def test_beside_a_narrow_window_the_panel_is_a_window(window: Window) -> None:
    panel = QWidget()
    window.side.show(panel)
    window.resize(DOCKED_FROM - 1, 500)
    QCoreApplication.processEvents()
    assert panel.isWindow() and panel.isVisible()
    assert window.table.width() == DOCKED_FROM - 1
    window.resize(DOCKED_FROM, 500)
    QCoreApplication.processEvents()
    assert not panel.isWindow() and panel.isVisible()
    assert window.table.width() == DOCKED_FROM - WIDE


def test_closing_the_panels_window_is_told(window: Window) -> None:
    told: list[bool] = []
    window.side.closed.connect(lambda: told.append(True))
    window.resize(900, 500)
    panel = QWidget()
    window.side.show(panel)
    panel.close()
    assert told == [True]
    assert window.side.widget is None
    window.side.show(panel)
    assert panel.isVisible()
    window.side.show(None)
    assert told == [True]
