"""A table at rest as one picture, in any size and look."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.scene import TableScene
from kominek_desktop.gui.table.style import Style


def paint_still(shown: TableScene, style: Style) -> QImage:
    """What a scene shows, laid out and painted in another style; the scene is left as it is."""
    scene = TableScene(style)
    scene.pace = Pace(factor=0.0)
    scene.attention = shown.attention
    scene.see()
    scene.show(shown.model)
    host = shown.host
    if host.panel is not None:
        state = host.panel.state()
        scene.host.set_panel(scene.style_, host.panel.panel, state=state, factor=0.0)
    if host.note is not None:
        scene.host.set_note(scene.style_, host.note.note, factor=0.0)
    shown.speech.copy_to(scene.speech, scene.style_, scene.model, scene.fixtures.plates)
    width, height, dpr = style.layout.width, style.layout.height, style.dpr
    size = round(width * dpr), round(height * dpr)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    rect = QRectF(0, 0, width, height)
    scene.render(painter, rect, rect)
    painter.end()
    scene.driver.drop("arm", "say")
    scene.deleteLater()
    return image
