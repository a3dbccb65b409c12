"""The pictures of cards that there are by now, and those that are being made."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap

from kominek_desktop.gui.table.deck import Subject
from kominek_desktop.gui.table.prints import Key, Print
from kominek_desktop.gui.table.raster import Bench, Press, Stock

KEPT_BYTES = 96 * 1024 * 1024
SMOOTH_PIXELS = 250_000
"""Larger ones are scaled roughly until they come: that is to cost nothing."""
REST_MS = 120
"""A table whose size has not changed for so long is painted; until then it is stretched."""
TELL_MS = 12
"""Pictures that come within so short a time are told of together."""


class Ground(NamedTuple):
    """What tells one bare table from another: theme, size and scale of the layout's units."""

    theme: str
    width: int
    height: int
    k: float
    dpr: float


class Pictures(QObject):
    """Keeps the pictures used last, up to ``kept_bytes``.

    ``sharper`` tells, with a set of subjects, that pictures have come in place of what
    :meth:`stand_in` gave. Orders are carried out between :meth:`start` and :meth:`stop`.
    """

    sharper = Signal(object)

    def __init__(self, parent: QObject | None = None, kept_bytes: int = KEPT_BYTES) -> None:
        super().__init__(parent)
        self._most = kept_bytes
        self._bytes = 0
        self._kept: dict[Key, QPixmap] = {}
        self._of: dict[Subject, dict[Key, None]] = {}
        self._stand_ins: dict[Key, QPixmap] = {}
        self._news: set[Subject] = set()
        self._ground: tuple[Ground, QPixmap] | None = None
        self._ground_due: Ground | None = None
        self.stock = Stock()
        self._bench = Bench(self.stock)
        self._press = Press(self.stock, self)
        self._press.printed.connect(self._on_printed)
        self._tell = QTimer(self)
        self._tell.setSingleShot(True)
        self._tell.setInterval(TELL_MS)
        self._tell.timeout.connect(self._on_tell)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._on_tell)

    def find(self, key: Key) -> QPixmap | None:
        """The picture itself, when it is there."""
        pixmap = self._kept.pop(key, None)
        if pixmap is not None:
            self._kept[key] = pixmap  # the last place: the least used ones are dropped first
        return pixmap

    def make(self, order: Print) -> QPixmap:
        """Make a picture at once."""
        return self._keep(order, self._bench.print(order))

    def want(self, order: Print, urgent: bool = True) -> None:
        """Have a picture made as soon as may be; one that is not urgent after all others."""
        self._press.order(order, urgent)

    def forget_wants(self) -> None:
        """Nothing that was wanted is needed any more: another look or size."""
        self._press.forget()
        self._stand_ins.clear()

    def stand_in(self, order: Print) -> QPixmap:
        """The best there is at once: the picture in another size or look, or a plain card."""
        key = order.key
        pixmap = self._stand_ins.get(key)
        if pixmap is None:
            nearest = self._nearest(key)
            image = self._scaled(nearest, key) if nearest is not None else order.plain()
            pixmap = self._stand_ins[key] = _pixmap(image, key)
        return pixmap

    def ground(self, key: Ground, paint: Callable[[QPainter], None], at_once: bool) -> QPixmap:
        """The bare table, painted by ``paint`` in logical pixels; only the last one is kept. While
        its size changes again and again, it is the last one stretched."""
        last = self._ground
        if last is not None and last[0] == key:
            return last[1]
        pixmap = QPixmap(round(key.width * key.dpr), round(key.height * key.dpr))
        rests = at_once or (key == self._ground_due and not self._rest.isActive())
        if last is not None and last[0].theme == key.theme and not rests:
            self._ground_due = key
            self._rest.start()
            painter = QPainter(pixmap)
            painter.drawPixmap(pixmap.rect(), last[1])
            painter.end()
            pixmap.setDevicePixelRatio(key.dpr)
            return pixmap
        pixmap.setDevicePixelRatio(key.dpr)
        painter = QPainter(pixmap)
        paint(painter)
        painter.end()
        self._ground = key, pixmap
        return pixmap

    def forget_ground(self) -> None:
        """Keep the bare table no longer: of all pictures it takes the most memory."""
        self._ground = None

    def waits(self) -> bool:
        """Whether pictures are still to come."""
        return self._press.waits() or self._tell.isActive() or self._rest.isActive()

    def start(self) -> None:
        """Begin to make what is wanted."""
        self._press.start()

    def stop(self) -> None:
        """Wait for the thread to end; what is wanted waits for :meth:`start`."""
        self._press.stop()

    def _nearest(self, key: Key) -> Key | None:
        def distance(other: Key) -> tuple[bool, float]:
            sizes = other.format.card.width(), key.format.card.width()
            return other.look != key.look, max(sizes) / min(sizes)

        return min(self._of.get(key.subject, ()), key=distance, default=None)

    def _scaled(self, source: Key, key: Key) -> QImage:
        """A picture of another size, its card where the card of this one is to be."""
        card, other = key.format.card, source.format.card
        size = key.format.image_size()
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        pixmap = QPixmap(self._kept[source])
        pixmap.setDevicePixelRatio(1)
        scale = card.width() / other.width()
        painter = QPainter(image)
        smooth = size[0] * size[1] < SMOOTH_PIXELS
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        painter.translate(card.x() - other.x() * scale, card.y() - other.y() * scale)
        painter.scale(scale, scale)
        painter.drawPixmap(QRectF(pixmap.rect()), pixmap, QRectF(pixmap.rect()))
        painter.end()
        return image

    def _keep(self, order: Print, image: QImage | None) -> QPixmap:
        key = order.key
        # Without a picture anywhere the plain card stays.
        pixmap = _pixmap(image if image is not None else order.plain(), key)
        self._stand_ins.pop(key, None)
        old = self._kept.pop(key, None)
        self._bytes += _size(pixmap) - (_size(old) if old is not None else 0)
        while self._kept and self._bytes > self._most:
            dropped = next(iter(self._kept))
            self._bytes -= _size(self._kept.pop(dropped))
            del self._of[dropped.subject][dropped]
        self._kept[key] = pixmap
        self._of.setdefault(key.subject, {})[key] = None
        return pixmap

    @Slot(object)
    def _on_printed(self, done: list[tuple[Print, QImage | None]]) -> None:
        for order, image in done:
            self._keep(order, image)
            self._news.add(order.key.subject)
        if not self._tell.isActive():
            self._tell.start()

    @Slot()
    def _on_tell(self) -> None:
        news, self._news = frozenset(self._news), set()
        self.sharper.emit(news)


def _pixmap(image: QImage, key: Key) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(key.format.dpr)
    return pixmap


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
