"""Where the reader has been."""

from __future__ import annotations

from kominek_desktop.gui.rules.shelf import Place


class History:
    """The places in the order in which they were read, with the one that is read now."""

    def __init__(self) -> None:
        self._places: list[Place] = []
        self._at = -1

    @property
    def here(self) -> Place | None:
        """The place that is read now; None before the first."""
        return self._places[self._at] if self._at >= 0 else None

    @property
    def can_back(self) -> bool:
        """Whether there is a place before this one."""
        return self._at > 0

    @property
    def can_forward(self) -> bool:
        """Whether there is a place that was gone back from."""
        return self._at + 1 < len(self._places)

    def go(self, place: Place) -> None:
        """Read on elsewhere; what was gone back from is forgotten. The same place counts once."""
        if place != self.here:
            del self._places[self._at + 1 :]
            self._places.append(place)
            self._at += 1

    def back(self) -> Place | None:
        """The place before, None when this is the first."""
        return self._step(-1) if self.can_back else None

    def forward(self) -> Place | None:
        """The place that was gone back from, None when there is none."""
        return self._step(1) if self.can_forward else None

    def _step(self, step: int) -> Place:
        self._at += step
        return self._places[self._at]
