"""A sheet as a PDF file, and on a printer."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from kominek_desktop.gui.sheet.model import Sheet
from kominek_desktop.gui.sheet.paper import Paper

PDF_DPI = 1200
_INCH = 96
_POINTS = 72


def usual_size() -> QPageSize.PageSizeId:
    """US Letter where the system's country measures in inches, else A4."""
    imperial = QLocale.MeasurementSystem.ImperialUSSystem
    if QLocale.system().measurementSystem() is imperial:
        return QPageSize.PageSizeId.Letter
    return QPageSize.PageSizeId.A4


def to_pdf(sheet: Sheet, size: QPageSize.PageSizeId | None = None) -> bytes:
    """The pages as a PDF document, by default in the size that is usual here."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_DPI)
    writer.setPageSize(QPageSize(usual_size() if size is None else size))
    writer.setPageMargins(QMarginsF())
    writer.setTitle(f"{sheet.title} {sheet.code}".strip())
    writer.setCreator("Kominek")
    paint_pages(sheet, writer)
    return bytes(buffer.data().data())


def paint_pages(sheet: Sheet, device: QPagedPaintDevice, first: int = 0, last: int = -1) -> bool:
    """Paints the pages from ``first`` to ``last``, counted from 0 (-1: to the last one), over the
    whole paper of a device without margins; False when the device does not take them."""
    full = device.pageLayout().fullRect(QPageLayout.Unit.Point)
    paper = Paper(sheet, QSizeF(full.width(), full.height()) * _INCH / _POINTS)
    last = paper.pages - 1 if last < 0 else min(last, paper.pages - 1)
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = device.logicalDpiX() / _INCH
    painter.scale(scale, scale)
    for page in range(first, last + 1):
        if page > first and not device.newPage():
            painter.end()
            return False
        paper.paint(painter, page)
    return painter.end()
