"""Draws the program's icon in every form that systems want, from ``assets/icons/kominek.svg``.

Usage: ``make_icons.py OUTDIR`` writes ``kominek-16.png`` to ``kominek-512.png``, ``kominek.ico``
for Windows with ``wizard.bmp`` for its installer, and ``kominek.icns`` for macOS. The containers of
the two systems are written here, since no program that makes them is at hand on every system.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parent.parent / "assets" / "icons" / "kominek.svg"

PNG_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
ICNS_SIZES = {
    "ic11": 32,  # 16 points on a dense screen, and so on
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
"""The kinds of picture in the file of macOS, with their sizes in pixels."""

MAC_MARGIN = 100 / 1024
"""Icons of macOS leave this share of their side free at each edge."""

WIZARD_SIZE = (328, 628)
"""Twice the picture of the installer, for dense screens; it is made to fit."""

_WIZARD_GROUND = "#3A2114"
_ICO_PNG = 256  # larger pictures are compressed; smaller ones stay readable for old programs


def draw(size: int, margin: float = 0.0) -> QImage:
    """The icon as a square of ``size`` pixels, with ``margin`` of the side free at each edge."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    free = size * margin
    QSvgRenderer(str(SOURCE)).render(painter, QRectF(free, free, size - 2 * free, size - 2 * free))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def png(image: QImage) -> bytes:
    """The picture as the bytes of a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(data.data())


def _bitmap(image: QImage) -> bytes:
    """A picture as it lies in an .ico: header, colours from the lowest row up, then one bit for
    each pixel that is not seen."""
    side = image.width()
    header = struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, 0, 0, 0, 0, 0)
    colours = bytes(image.constBits())  # rows of 32 bits a pixel have no filling bytes
    rows = [colours[4 * side * y : 4 * side * (y + 1)] for y in reversed(range(side))]
    across = (side + 31) // 32 * 4
    mask = b"".join(
        sum((row[4 * x + 3] == 0) << (8 * across - 1 - x) for x in range(side)).to_bytes(across)
        for row in rows
    )
    return header + b"".join(rows) + mask


def ico() -> bytes:
    """The icon file of Windows."""
    entries: list[bytes] = []
    pictures: list[bytes] = []
    place = 6 + 16 * len(ICO_SIZES)
    for size in ICO_SIZES:
        image = draw(size)
        data = png(image) if size >= _ICO_PNG else _bitmap(image)
        side = size % 256  # 0 stands for 256
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), place))
        pictures.append(data)
        place += len(data)
    return struct.pack("<HHH", 0, 1, len(ICO_SIZES)) + b"".join(entries) + b"".join(pictures)


def icns() -> bytes:
    """The icon file of macOS."""
    parts = [
        (kind.encode("ascii"), png(draw(size, MAC_MARGIN))) for kind, size in ICNS_SIZES.items()
    ]
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def wizard() -> QImage:
    """What stands at the left of the installer's first and last page."""
    width, height = WIZARD_SIZE
    image = QImage(width, height, QImage.Format.Format_RGB888)
    image.fill(QColor(_WIZARD_GROUND))
    icon = draw(width * 3 // 4)
    painter = QPainter(image)
    painter.drawImage((width - icon.width()) // 2, (height - icon.height()) // 2, icon)
    painter.end()
    return image


def main() -> int:
    """Write all files into the folder that the command line names."""
    if len(sys.argv) != 2:
        print("make_icons.py OUTDIR", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (out / f"kominek-{size}.png").write_bytes(png(draw(size)))
    (out / "kominek.ico").write_bytes(ico())
    wizard().save(str(out / "wizard.bmp"))
    (out / "kominek.icns").write_bytes(icns())
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
