"""Prints pictures of SVG beside the GUI thread.

Qt's binding keeps the interpreter's lock while a call into Qt lasts, so that a Python thread that
renders would hold up the window all the same. Here no Python runs beside the GUI thread: the
renderers live in a thread with Qt's own event loop, and loading and rendering are slots that this
loop calls. Paper and letters, which take next to nothing, are painted in the GUI thread before
and after.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Q_ARG, QMetaObject, QObject, QRectF, Qt, QThread, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPainter

from kominek_desktop.gui.table.carddecks import Contents, contents
from kominek_desktop.gui.table.deck import Source

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

BATCH, BATCH_PIXELS = 4, 600_000
"""The most that is printed between two looks of the GUI thread: pictures, and their pixels."""
KEPT_LOADED = 2  # foreign decks; one of them takes some ten megabytes

_QUEUED = Qt.ConnectionType.QueuedConnection


class Order(Protocol):
    """A picture to be printed. ``sources``: where it comes from, the best first."""

    @property
    def key(self) -> Hashable:
        """What tells it from other pictures."""

    @property
    def sources(self) -> tuple[Source, ...]:
        """The places to look for it, in order."""

    def sheet(self, source: Source, aspect: float) -> tuple[QImage, QRectF]:
        """What it is printed on, and where; ``aspect`` is width by height of a foreign card."""

    def finish(self, painter: QPainter, source: Source) -> None:
        """Paint what comes on top; the painter stands as it did when it was begun."""


@dataclass(slots=True)
class _Print:
    order: Order
    source: Source
    image: QImage
    area: QRectF
    painter: QPainter

    def end(self, whole: bool) -> None:
        if whole:
            self.order.finish(self.painter, self.source)
        self.painter.end()


def _begin(order: Order, source: Source, aspect: float) -> _Print:
    image, area = order.sheet(source, aspect)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return _Print(order, source, image, area, painter)


class _Unknown(Exception):
    """A file must be loaded before it can be said where a picture comes from."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.file = file


class Stock:
    """What the files of foreign decks were found to hold."""

    def __init__(self) -> None:
        self._known: dict[Path, Contents] = {}

    def note(self, file: Path, renderer: QSvgRenderer) -> None:
        """Look at a loaded file, once."""
        if file not in self._known:
            self._known[file] = contents(renderer, file)

    def usable(self, file: Path) -> bool | None:
        """Whether cards can be printed from a file; None while it has not been loaded."""
        known = self._known.get(file)
        return None if known is None else bool(known.elements)

    def choose(self, order: Order) -> tuple[Source, float] | None:
        """Where a picture comes from, and the aspect of the cards there; raises _Unknown."""
        for source in order.sources:
            if not source.element:
                return source, 0.0
            known = self._known.get(source.file)
            if known is None:
                raise _Unknown(source.file)
            if source.element in known.elements:
                return source, known.aspect
        return None


class Bench:
    """Prints at once, in the calling thread."""

    def __init__(self, stock: Stock) -> None:
        self._stock = stock
        self._loaded: dict[Path, QSvgRenderer] = {}

    def print(self, order: Order) -> QImage | None:
        """The finished picture; None when it is to be had nowhere."""
        try:
            chosen = self._stock.choose(order)
        except _Unknown as unknown:
            self._stock.note(unknown.file, self._renderer(unknown.file))
            return self.print(order)
        if chosen is None:
            return None
        source, aspect = chosen
        job = _begin(order, source, aspect)
        if source.element:
            self._renderer(source.file).render(job.painter, source.element, job.area)
        else:
            _new_renderer(source.file).render(job.painter, job.area)
        job.end(whole=True)
        return job.image

    def _renderer(self, file: Path) -> QSvgRenderer:
        if file not in self._loaded:
            self._loaded.clear()
            self._loaded[file] = _new_renderer(file)
        return self._loaded[file]


def _new_renderer(file: Path | None = None) -> QSvgRenderer:
    # Qt's SVG takes its time to load, and a window is to be seen before.
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer()
    renderer.setFramesPerSecond(0)
    if file is not None:
        renderer.load(str(file))
    return renderer


class _Line(QObject):
    """The thread and what lives in it. One batch is under way at a time; ``through`` tells when
    the thread is done with it."""

    through = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.busy = False
        self._thread = QThread(self)
        self._thread.setObjectName("pictures")
        self._bell = QTimer()
        self._bell.setSingleShot(True)
        self._bell.timeout.connect(self._on_bell, _QUEUED)
        self._bell.moveToThread(self._thread)
        self._sheets = self._move(_new_renderer())
        self._loaded: dict[Path, QSvgRenderer] = {}
        self._thread.start()

    def _move(self, renderer: QSvgRenderer) -> QSvgRenderer:
        renderer.moveToThread(self._thread)
        return renderer

    def loaded(self, file: Path) -> QSvgRenderer | None:
        """The renderer of a foreign deck; to be looked at while the line is not busy."""
        return self._loaded.get(file)

    def load(self, file: Path) -> None:
        """Load a foreign deck; the one loaded first goes when there are too many."""
        while len(self._loaded) >= KEPT_LOADED:
            self._loaded.pop(next(iter(self._loaded))).deleteLater()
        renderer = self._loaded[file] = self._move(_new_renderer())
        QMetaObject.invokeMethod(renderer, "load", _QUEUED, Q_ARG(str, str(file)))
        self._ring()

    def print(self, batch: list[_Print]) -> None:
        """Print pictures whose foreign decks are loaded."""
        for job in batch:
            painter, area = Q_ARG("QPainter*", job.painter), Q_ARG(QRectF, job.area)
            if job.source.element:
                renderer, name = self._loaded[job.source.file], Q_ARG(str, job.source.element)
                QMetaObject.invokeMethod(renderer, "render", _QUEUED, painter, name, area)
            else:
                renderer, file = self._sheets, Q_ARG(str, str(job.source.file))
                QMetaObject.invokeMethod(renderer, "load", _QUEUED, file)
                QMetaObject.invokeMethod(renderer, "render", _QUEUED, painter, area)
        self._ring()

    def _ring(self) -> None:
        self.busy = True
        QMetaObject.invokeMethod(self._bell, "start", _QUEUED)

    @Slot()
    def _on_bell(self) -> None:
        if self.busy:
            self.busy = False
            self.through.emit()

    def end(self) -> None:
        """Wait until the thread has ended. What it has not printed by then it never will: with the
        renderers go the calls that wait for them. The line is dead."""
        self.busy = False
        for thing in (*self._loaded.values(), self._sheets, self._bell):
            thing.deleteLater()
        self._thread.quit()
        self._thread.wait()


class Press(QObject):
    """Prints orders one after the other; ``printed`` brings a list of pairs, an order and its
    picture (None when it is to be had nowhere). Nothing is printed before :meth:`start`."""

    printed = Signal(object)

    def __init__(self, stock: Stock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stock = stock
        self._urgent: dict[Hashable, Order] = {}
        self._later: dict[Hashable, Order] = {}
        self._batch: list[_Print] = []
        self._loading: Path | None = None
        self._line: _Line | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._feed)

    def order(self, order: Order, urgent: bool = True) -> None:
        """Have a picture printed, unless it is waited for already. An urgent one goes before all
        that are not."""
        key = order.key
        if key in self._urgent or any(job.order.key == key for job in self._batch):
            return
        if urgent:
            self._later.pop(key, None)
            self._urgent[key] = order
        else:
            self._later.setdefault(key, order)
        self._soon.start(0)

    def forget(self) -> None:
        """Drop all orders that are not being printed now."""
        self._urgent.clear()
        self._later.clear()

    def waits(self) -> bool:
        """Whether anything is still to be printed."""
        return bool(self._urgent or self._later or self._batch)

    def start(self) -> None:
        """Begin, or go on."""
        if self._line is None:
            self._line = _Line(self)
            self._line.through.connect(self._on_through)
            self._soon.start(0)

    def stop(self) -> None:
        """Wait for the thread to end; what was not printed waits for :meth:`start`."""
        line, self._line = self._line, None
        self._soon.stop()
        if line is None:
            return
        line.end()
        line.deleteLater()
        self._loading = None
        back = {job.order.key: job.order for job in self._batch}
        for job in self._batch:
            job.end(whole=False)
        self._batch.clear()
        self._urgent = back | self._urgent

    @Slot()
    def _feed(self) -> None:
        line = self._line
        if line is None or line.busy:
            return
        nowhere: list[tuple[Order, QImage | None]] = []
        while (waiting := self._urgent or self._later) and not self._full():
            key, order = next(iter(waiting.items()))
            try:
                chosen = self._stock.choose(order)
                unknown = chosen[0].file if chosen is not None and chosen[0].element else None
            except _Unknown as lacking:
                chosen, unknown = None, lacking.file
            if unknown is not None and line.loaded(unknown) is None:
                if not self._batch:
                    self._loading = unknown
                    line.load(unknown)
                break
            del waiting[key]
            if chosen is None:
                nowhere.append((order, None))
            else:
                self._batch.append(_begin(order, *chosen))
        if self._batch:
            line.print(self._batch)
        if nowhere:
            self.printed.emit(nowhere)

    def _full(self) -> bool:
        pixels = sum(job.image.width() * job.image.height() for job in self._batch)
        return len(self._batch) >= BATCH or pixels >= BATCH_PIXELS

    @Slot()
    def _on_through(self) -> None:
        line, file = self._line, self._loading
        if line is None:
            return
        if file is not None:
            self._loading = None
            renderer = line.loaded(file)
            if renderer is not None:
                self._stock.note(file, renderer)
        done, self._batch = self._batch, []
        for job in done:
            job.end(whole=True)
        self._feed()
        if done:
            self.printed.emit([(job.order, job.image) for job in done])
