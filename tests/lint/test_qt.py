"""The Qt binding itself: some of its releases may not be used."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QGraphicsRectItem


@pytest.mark.usefixtures("qapp")
def test_calls_without_a_result_lose_no_reference_of_none() -> None:
    item = QGraphicsRectItem(0, 0, 10, 10)
    before = sys.getrefcount(None)
    for place in range(20_000):
        item.setPos(place, place)
    # Other threads of the process may hold or drop a few at any moment.
    assert sys.getrefcount(None) > before - 100
