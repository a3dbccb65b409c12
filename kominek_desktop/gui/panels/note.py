"""The remark right of our plate: a hint with its flame, or a refusal with its clause."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from kominek_desktop.gui.panels.drawing import Drawing, box
from kominek_desktop.gui.panels.keycap import keycap_size, paint_keycap
from kominek_desktop.gui.panels.model import Note
from kominek_desktop.gui.panels.style import BOLD, Style, device_ratio
from kominek_desktop.gui.panels.text import Align, TextBlock, longest_word, set_text
from kominek_desktop.gui.table.marks import paint_flame, paint_soft_shadow
from kominek_desktop.gui.theme import Theme

WIDTH, PADDING, TOP, BOTTOM, RADIUS = 296, 21, 10, 12, 12
TITLE, BODY, FOOT, LINK = 19, 16, 14, 15
FLAME, BAR, BAR_LEFT, BAR_INSET = 20, 5, 6, 14
SHADOW_REACH = 26.0
LINK_REACH = 6.0  # logical pixels around the link that still press it
CLAUSE_KEY = "F1"


class NoteItem(QGraphicsObject):
    """A note in the scene; (0, 0) is its top left and ``size()`` its extent in logical pixels."""

    clause_asked = Signal(str)

    def __init__(
        self,
        note: Note,
        k: float,
        theme: Theme,
        text_scale: float = 1.0,
        parent: QGraphicsItem | None = None,
    ) -> None:
        """``k`` is logical pixels for a virtual unit; ``text_scale`` multiplies the type."""
        super().__init__(parent)
        self._note = note
        self._style = Style(k, text_scale, theme)
        self._keycaps = True
        self._drawing = Drawing(self._style)
        self._link = QRectF()
        self._size = self._lay_out()
        self.setAcceptHoverEvents(bool(note.link))
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def note(self) -> Note:
        """The value shown."""
        return self._note

    @property
    def show_keycaps(self) -> bool:
        """Whether the link shows its key."""
        return self._keycaps

    @show_keycaps.setter
    def show_keycaps(self, on: bool) -> None:
        self._keycaps = on
        self.update()

    def size(self) -> QSizeF:
        """The final size in logical pixels, without the shadow."""
        return self._size

    def link_rect(self) -> QRectF:
        """Where the clause link lies; empty without one."""
        return QRectF(self._link)

    def text_rects(self) -> list[QRectF]:
        """Where every text lies, in the item's coordinates."""
        return list(self._drawing.texts)

    def ask_clause(self) -> None:
        """Ask for the clause, as a click on the link does; nothing without a clause."""
        if self._note.link:
            self.clause_asked.emit(self._note.clause or self._note.link)

    def boundingRect(self) -> QRectF:
        """The note and the reach of its shadow."""
        reach = SHADOW_REACH
        return QRectF(QPointF(0, 0), self._size).adjusted(-reach, -reach, reach, reach)

    def shape(self) -> QPainterPath:
        """The note without its shadow."""
        path = QPainterPath()
        path.addRect(QRectF(QPointF(0, 0), self._size))
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the plate with its mark and words."""
        style, theme = self._style, self._style.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(QPointF(0, 0), self._size)
        radius = style.u(RADIUS)
        paint_soft_shadow(painter, rect, radius, theme)
        box(painter, rect, radius, theme.plate, QPen(theme.accent, style.stroke(2)))
        if self._note.refusal:
            inset, wide = style.u(BAR_INSET), max(3.0, style.u(BAR))
            high = rect.height() - 2 * inset
            painter.fillRect(QRectF(style.u(BAR_LEFT), inset, wide, high), theme.cost)
        else:
            painter.save()
            paint_flame(painter, self._flame_rect())
            painter.restore()
        self._drawing.paint(painter, device_ratio(painter))
        if self._note.link:
            self._paint_link(painter, rect)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show over the link that it can be pressed."""
        over = self._link_reach().contains(event.pos())
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take clicks on the link; others go through to the table."""
        if self._note.link and self._link_reach().contains(event.pos()):
            event.accept()
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Ask for the clause when the pointer is still on the link."""
        if self._link_reach().contains(event.pos()):
            self.ask_clause()

    def _link_reach(self) -> QRectF:
        return self._link.adjusted(-LINK_REACH, -LINK_REACH, LINK_REACH, LINK_REACH)

    def _flame_rect(self) -> QRectF:
        style = self._style
        size = max(style.u(FLAME), style.px(TITLE))
        middle = style.u(TOP) + 0.62 * style.px(TITLE)
        return QRectF(style.u(PADDING) - size * 0.1, middle - size / 2, size, size)

    def _lay_out(self) -> QSizeF:
        note, style, theme = self._note, self._style, self._style.theme
        plain, strong = style.sans(BODY), style.sans(BODY, BOLD)
        left = style.u(PADDING)
        need = max((longest_word(line, plain, strong) for line in note.lines), default=0.0)
        width = max(style.u(WIDTH), need + 2 * left)
        inner = width - 2 * left
        y = style.u(TOP)
        lead = 0.0 if note.refusal else self._flame_rect().width() + style.u(4)
        title = set_text(note.title, style.serif(TITLE), inner - lead, pitch=1.25)
        y = self._put(title, QRectF(left + lead, y, inner - lead, 0)) + style.u(4)
        if note.refusal:
            text = "\n".join(note.lines)
            accent = theme.text
        else:
            act, *reasons = note.lines or ("",)
            rest = " ".join(reason.replace("**", "") for reason in reasons)
            text = f"**{act.replace('**', '')}** {rest}"
            accent, strong = theme.accent, plain
        body = set_text(text, plain, inner, strong)
        place = QRectF(left, y, inner, body.height)
        self._drawing.text(body, place, theme.text, Align.LEFT, accent)
        y = place.bottom()
        if note.foot:
            foot = set_text(note.foot, style.sans(FOOT), inner, style.sans(FOOT, BOLD))
            place = QRectF(left, y + style.u(8), inner, foot.height)
            self._drawing.text(foot, place, theme.second)
            y = place.bottom()
        if note.link:
            cap = keycap_size(style, CLAUSE_KEY)
            link = set_text(note.link, style.sans(LINK), inner - cap[0] - style.u(8))
            high = max(link.height, cap[1])
            place = QRectF(left, y + style.u(5), link.width, high)
            self._drawing.text(link, place, theme.accent)
            self._link = QRectF(left, place.center().y() - link.height / 2, link.width, link.height)
            y = place.bottom()
        return QSizeF(width, y + style.u(BOTTOM))

    def _put(self, block: TextBlock, place: QRectF) -> float:
        place.setHeight(block.height)
        self._drawing.text(block, place, self._style.theme.text)
        return place.bottom()

    def _paint_link(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self._style, self._style.theme
        painter.setPen(QPen(theme.accent, style.stroke(1.2)))
        low = self._link.bottom() - 1
        painter.drawLine(QPointF(self._link.left(), low), QPointF(self._link.right(), low))
        if self._keycaps:
            width, height = keycap_size(style, CLAUSE_KEY)
            left = rect.right() - style.u(PADDING) - width
            place = QRectF(left, self._link.center().y() - height / 2, width, height)
            paint_keycap(painter, style, place, CLAUSE_KEY, paper=False, ink=theme.text)
