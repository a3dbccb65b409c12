"""Which page is in front of the table, and the way back through those that were."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    # The table comes without any page; what pages are made of is loaded with the first one.
    from kominek_desktop.gui.pages.page import Page

Maker = Callable[[], "Page"]


class PageDesk(QObject):
    """Pages by id, each made when it is wanted first. The table is what lies under all of them.

    ``changed`` tells the id of the page that is in front now, empty for the table. With a ``home``
    no way back leads further than to that page, for as long as the table is empty.
    """

    changed = Signal(str)

    def __init__(self, stack: QStackedWidget, table: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._stack = stack
        self._table = table
        self._makers: dict[str, Maker] = {}
        self._pages: dict[str, Page] = {}
        self._way: list[str] = []
        self.home = ""

    def offer(self, key: str, maker: Maker) -> None:
        """A page that can be opened as ``key``."""
        self._makers[key] = maker

    @property
    def current(self) -> str:
        """The id of the page in front, empty for the table."""
        return self._way[-1] if self._way else ""

    def page(self, key: str) -> Page:
        """The page ``key``, made now if it was not. Raises KeyError."""
        if key not in self._pages:
            page = self._makers[key]()
            page.left.connect(self.back)
            page.retranslate()
            self._stack.addWidget(page)
            self._pages[key] = page
        return self._pages[key]

    def show(self, key: str) -> Page:
        """Bring a page to the front; one that is on the way already is gone back to."""
        page = self.page(key)
        if key in self._way:
            del self._way[self._way.index(key) + 1 :]
        else:
            self._way.append(key)
        self._bring()
        return page

    @Slot()
    def back(self) -> None:
        """The page before, or the table; nothing on the page ``home``."""
        if not self._way or self._way == [self.home]:
            return
        self._way.pop()
        if self.home and not self._way:
            self.page(self.home)
            self._way.append(self.home)
        self._bring()

    @property
    def front(self) -> QWidget:
        """The page in front, or the table."""
        return self._pages[self._way[-1]] if self._way else self._table

    def take_focus(self) -> None:
        """The keyboard goes to what is in front."""
        if self._way:
            self._pages[self._way[-1]].first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._table.setFocus()

    @Slot()
    def show_table(self) -> None:
        """The table, and no page is on the way back any more."""
        self._way.clear()
        self._bring()

    def _bring(self) -> None:
        if self._way:
            page = self._pages[self._way[-1]]
            self._stack.setCurrentWidget(page)
            page.enter()
        else:
            self._stack.setCurrentWidget(self._table)
            self._table.setFocus()
        self.changed.emit(self.current)
