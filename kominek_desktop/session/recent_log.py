"""The last lines of the log, for a report of a fault if there is one."""

from __future__ import annotations

import logging
from collections import deque
from pathlib import Path

LOG_LINES = 200


class RecentLog(logging.Handler):
    """The last lines of the log."""

    def __init__(self) -> None:
        super().__init__()
        form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
        self.setFormatter(logging.Formatter(form))
        self._lines: deque[str] = deque(maxlen=LOG_LINES)

    def emit(self, record: logging.LogRecord) -> None:
        """See logging."""
        if isinstance(record.args, tuple) and any(isinstance(arg, Path) for arg in record.args):
            record = logging.makeLogRecord(record.__dict__)
            # Between quotes it is seen later where the name ends.
            record.args = tuple(map(_quoted, record.args or ()))
        try:
            self._lines.extend(self.format(record).splitlines())
        except Exception:
            self.handleError(record)

    def lines(self) -> list[str]:
        """What was logged, the last line last; absolute paths that were told as such stand between
        quotes."""
        return list(self._lines)


def _quoted(value: object) -> object:
    if not isinstance(value, Path):
        return value
    return repr(str(value)) if value.is_absolute() else "<file>"
