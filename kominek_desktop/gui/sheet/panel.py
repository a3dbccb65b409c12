"""The score sheet beside the table: a sheet of paper in every theme, filled in as play goes on."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from kominek_desktop.gui.dialogs.base import label
from kominek_desktop.gui.live import Follower
from kominek_desktop.gui.sheet.inks import Inks, inks_of, style_of
from kominek_desktop.gui.sheet.keeper import SheetKeeper
from kominek_desktop.gui.sheet.lines import Heads, LineList
from kominek_desktop.gui.sheet.model import Sheet
from kominek_desktop.gui.sheet.tallies import Tallies, Worn
from kominek_desktop.gui.style import scale_in_force, set_role, theme_in_force
from kominek_desktop.gui.table.marks import paint_teeth
from kominek_desktop.gui.texts import sheet as words

WIDTH = 336
EDGE, INSET = 8, 18
LOW = 660
"""Below this height at the usual size of texts the coats stand in one row."""


class SheetPanel(QWidget):
    """Shows one sheet. Buttons, menu and Ctrl+C only ask: connect the four signals to a
    :class:`SheetOutput`. Esc tells ``left``."""

    print_wanted = Signal()
    pdf_wanted = Signal()
    csv_wanted = Signal()
    copy_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper: SheetKeeper | None = None
        self._sheet: Sheet | None = None
        self._inks: Inks = inks_of(theme_in_force())
        self.setAutoFillBackground(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._title, self._length = label("paper-title"), label("paper-second")
        self._legend = label("paper-second", wrap=True)
        self._tallies, self._worn = Tallies(), Worn()
        self.lines = LineList()
        self._heads = Heads(self.lines)
        self.lines.copy_wanted.connect(self.copy_wanted)
        self.lines.menu_wanted.connect(self._open_menu)
        self.print_button, self.pdf_button, self.csv_button = (QPushButton() for _ in range(3))
        self._arrange()
        self._follower = Follower(self, self)
        self.refresh_look()
        self.retranslate()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._length, 0, Qt.AlignmentFlag.AlignBottom)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button, wanted in (
            (self.print_button, self.print_wanted),
            (self.pdf_button, self.pdf_wanted),
            (self.csv_button, self.csv_wanted),
        ):
            set_role(button, "paper")
            button.clicked.connect(wanted)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE + INSET, EDGE + 22, EDGE + INSET, EDGE + 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._tallies)
        column.addSpacing(2)
        rows = QVBoxLayout()
        rows.setSpacing(0)
        rows.addWidget(self._heads)
        rows.addWidget(self.lines, 1)
        column.addLayout(rows, 1)
        column.addWidget(self._legend)
        column.addWidget(self._worn)
        column.addSpacing(4)
        column.addLayout(buttons)

    def follow(self, keeper: SheetKeeper) -> None:
        """Show the keeper's sheet, whenever it can be seen."""
        self._keeper = keeper
        keeper.changed.connect(self._on_changed)
        self._on_changed()

    def sheet(self) -> Sheet | None:
        """What is shown."""
        return self._sheet

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Show a sheet; a new line comes into view."""
        if sheet == self._sheet:
            return
        self._sheet = sheet
        self._length.setText(sheet.length if sheet is not None else "")
        self._legend.setText(sheet.legend if sheet is not None else "")
        self._tallies.show_sheet(sheet)
        self._worn.show_sheet(sheet)
        self.lines.show_sheet(sheet)
        self._heads.update()

    def first_focus(self) -> QWidget:
        """What has the focus when the panel opens by a key."""
        return self.lines

    def retranslate(self) -> None:
        """Set every text of the panel's own anew; the sheet's words come with the sheet."""
        self.setAccessibleName(words.title())
        self.setWindowTitle(words.title())
        self._title.setText(words.title())
        for button, text, told in (
            (self.print_button, words.print_button(), words.print_help()),
            (self.pdf_button, words.pdf_button(), words.pdf_help()),
            (self.csv_button, words.csv_button(), words.csv_help()),
        ):
            button.setText(text)
            button.setToolTip(told)
            button.setAccessibleName(text)
            button.setAccessibleDescription(told)
        self.lines.retranslate()

    def refresh_look(self) -> None:
        """Colours and sizes of the theme and the size of texts in force."""
        self._inks = inks_of(theme_in_force())
        scale = scale_in_force()
        style = style_of(self._inks, scale)
        if self.styleSheet() != style:
            self.setStyleSheet(style)
        self.setFixedWidth(self.sizeHint().width())
        for part in (self._tallies, self._worn, self.lines, self._heads):
            part.dress(self._inks, scale)

    def sizeHint(self) -> QSize:
        """As wide as the words need, up to a third more than usual."""
        wide = WIDTH * min(4 / 3, max(1.0, scale_in_force()))
        return QSize(round(wide), 770)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper with its carved edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks = self._inks
        paper = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        painter.setPen(QPen(inks.border, 1.5))
        painter.setBrush(inks.paper)
        painter.drawRoundedRect(paper, 10, 10)
        left, right = paper.left() + 12, paper.right() - 12
        paint_teeth(painter, left, right, paper.top() + 10, 5, 11, inks.border)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the coats make room for the lines."""
        super().resizeEvent(event)
        self._worn.set_compact(self.height() < LOW * max(1.0, scale_in_force()))

    def showEvent(self, event: QShowEvent) -> None:
        """Bring everything up to date."""
        super().showEvent(event)
        self._on_changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies from anywhere in the panel, Esc goes back to the table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The same acts as the buttons, and copying."""
        self._open_menu(event.globalPos())

    @Slot()
    def _on_changed(self) -> None:
        if self._keeper is not None and self.isVisible():
            self.show_sheet(self._keeper.sheet())

    @Slot(QPoint)
    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, wanted in (
            (words.copy_action(), self.copy_wanted),
            (words.print_action(), self.print_wanted),
            (words.pdf_action(), self.pdf_wanted),
            (words.csv_action(), self.csv_wanted),
        ):
            action = QAction(text, menu)
            action.triggered.connect(wanted)
            menu.addAction(action)
        menu.popup(at)
