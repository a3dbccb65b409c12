"""What goes through the pipes between the program and its thinking child.

A frame is its length, four bytes with the highest first, and a pickle. Pickle is safe here and
only here: both ends are the same program, the pipes are private to the two, and nothing that a
person or another program wrote ever enters them. Files are never pickles; they are records.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import IO, Any

from kominek_desktop.ai.player import Choice

_SIZE_BYTES = 4


@dataclass(frozen=True, slots=True)
class Answer:
    """What the child says to one job: a choice, or the text of the error that prevented it."""

    choice: Choice | None
    error: str = ""


def write_frame(stream: IO[bytes], value: Any) -> None:
    """Writes one frame and flushes; raises OSError when the other end is gone."""
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    stream.write(len(body).to_bytes(_SIZE_BYTES, "big") + body)
    stream.flush()


def read_frame(stream: IO[bytes]) -> Any:
    """Reads one frame; raises EOFError when the stream ends, in the midst of a frame too."""
    size = int.from_bytes(_read_exactly(stream, _SIZE_BYTES), "big")
    return pickle.loads(_read_exactly(stream, size))


def _read_exactly(stream: IO[bytes], size: int) -> bytes:
    data = stream.read(size)
    if len(data) < size:
        raise EOFError(f"{size} bytes expected, {len(data)} came")
    return data
