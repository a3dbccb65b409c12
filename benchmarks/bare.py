"""The least program with a window: what the real one is compared with.

With KOMINEK_EXIT_AFTER_PAINT set it prints ``painted`` when its window was drawn first, and ends.
"""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow


class Label(QLabel):
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if "KOMINEK_EXIT_AFTER_PAINT" in os.environ:
            QTimer.singleShot(0, self.tell)

    def tell(self) -> None:
        print("painted", flush=True)
        QApplication.quit()


def main() -> int:
    app = QApplication(sys.argv)
    window = QMainWindow()
    window.setCentralWidget(Label("Hello"))
    window.resize(1280, 800)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
